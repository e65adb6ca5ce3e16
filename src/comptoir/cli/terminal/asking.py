"""One question to one person: shown, answered by number or name, taken back, explained."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, islice, product
from typing import TYPE_CHECKING, TypeAlias

from comptoir.cli.terminal import board, commands
from comptoir.cli.terminal.menu import Item, find, menu, plain
from comptoir.cli.terminal.screen import PROMPT, REFUSAL
from comptoir.core import DONE, PASS, Decision, Option, Refused, ScriptFailed
from comptoir.telling.collecting import Picked, Selection, collect, select
from comptoir.telling.dale.questions import Standing, better_words, goes_back, question
from comptoir.telling.dale.wording import are_alike, by_value, token_of, used_face, value_of, word
from comptoir.words import Spoken, in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.session import Session

ORDERS = ("discard_in_order", "put_back", "toss_in_order", "rearrange")
"""Runs in which everything is picked and only the order is chosen."""
COUNTED = ("discard_some", "toss_from_market")
"""Runs in order of a fixed number of cards."""
MOST_READINGS = 500
"""So many readings of an ambiguous line are tried, not more."""


Piece: TypeAlias = tuple[str, list[Item]]
"""A piece of a line, and what it may mean."""


class Asking:
    """A decision of a person, until it is answered or taken back."""

    def __init__(self, session: Session, seat: int) -> None:
        decision = session.match.decision_of(seat)
        assert decision is not None
        self.session = session
        self.seat = seat
        self.decision: Decision = decision
        self.teller = session.teller(seat)
        self.sight = session.sight(seat)
        self.collection = collect(session.match, seat)
        self.items: list[Item] = []

    def ask(self) -> None:
        """Show the question and read lines until one of them has moved the game."""
        self.show()
        while not self._hear(self.session.screen.read()):
            pass

    # -- showing --------------------------------------------------------------------------------------

    def show(self) -> None:
        """The table, where an action is to be chosen; then the question and its options."""
        session = self.session
        now = (self.seat, self.sight.turn)
        is_new = session.board_of is None
        if session.board_of != now:
            session.board_of = now
            # In the middle of somebody else's turn the hand is enough, unless nobody has seen the table yet.
            if self.sight.active != self.seat and (self.decision.prompt == "react" or not is_new):
                session.show_rows(board.hand(self.teller, self.sight))
            else:
                self.show_table()
        elif self.decision.prompt == "action":
            session.show_rows(board.market(self.teller, self.sight))
            session.show_rows(board.hand(self.teller, self.sight))
        self.show_options()

    def show_table(self) -> None:
        self.session.show_rows(board.board(self.teller, self.sight))

    def show_options(self) -> None:
        """The question, with the running total, and what can be picked."""
        screen, collection = self.session.screen, self.collection
        # Cards that nothing can be added to may still wait for a word: that the teammate is to be asked.
        options: Sequence[Option] = (collection.offered or (DONE,)) if collection else self.decision.options
        if self.decision.run is not None and self.decision.prompt not in ORDERS:
            options = by_value(self.sight, options)
        is_run = self.decision.run is not None
        standing = self._standing._replace(helps=self.asks_for_help)
        self.items = menu(self.teller, self.sight, options, is_run=is_run, better=better_words(standing))
        screen.line()
        screen.line(question(standing), style=PROMPT)
        if self.picked:
            names = [self._name(option) for option in self.picked]
            screen.line(self.teller.say("picked-so-far", cards=self.words_of_order(names)))
        for item in self.items:
            screen.line(self.teller.say("option-line", number=item.number, text=item.text), hang=6)
        if self.decision.prompt in ORDERS:
            screen.line(self.teller.say("any-order-hint"))
        if goes_back(self.decision) or self.picked:
            screen.line(self.teller.say("back-hint"))

    def words_of_order(self, names: list[str]) -> str:
        """Picks in order are a row; picks without one are counted."""
        is_ordered = self.decision.run is not None and self.decision.run.ordered
        if not is_ordered:
            return self.teller.named(names)
        return ", ".join(self.teller.named(same) for _, same in groupby(names))

    @property
    def _standing(self) -> Standing:
        return Standing(
            self.session.match,
            self.decision,
            self.teller,
            self.sight,
            picked=len(self.picked),
            total=self.total,
            size=self._size,
            forced=self.session.is_forced,
        )

    @property
    def _size(self) -> int:
        """How many cards are to be picked in all, at most."""
        if isinstance(self.collection, Selection):
            return self.collection.most
        if self.decision.prompt in COUNTED and not self.picked:
            return select(self.session.match, self.seat).most
        return 0

    @property
    def asks_for_help(self) -> bool:
        """Would the cards selected for a stack be laid out for the teammate to complete?"""
        if not self.teller.teams or self.decision.prompt != "build" or not self.picked:
            return False
        if self.collection is None:
            return self._standing.lays_out
        if not self.collection.could_end:
            return False
        trial = self.session.match.clone()
        trial.answer_run(self.seat, self.collection.selected)
        asked = trial.decision_of(self.teller.mate(self.seat))
        return asked is not None and asked.prompt == "complete"

    @property
    def total(self) -> int:
        """What counts so far: picks sent, picks collected, and what a teammate has laid out."""
        collected = self.collection.selected if self.collection else ()
        if isinstance(self.collection, Selection):
            return 0
        return int(dict(self.decision.args).get("total", 0)) + sum(
            value_of(self.sight, option) for option in collected
        )

    @property
    def picked(self) -> Picked:
        """What the run holds so far, sent or only collected."""
        sent = self.decision.run.picked if self.decision.run else ()
        return sent + self.collection.selected if self.collection else sent

    def _name(self, option: Option) -> str:
        token = token_of(option)
        if token is None:
            return self.teller.called(int(option[1]))  # type: ignore[index]  # only cards and seats are run for
        if isinstance(option, tuple) and option[0] == "worth":
            return word(self.teller, self.sight, option)
        card = self.sight.card(token)
        assert card is not None
        return self.teller.used_as(card.face, used_face(self.sight, option))

    # -- hearing --------------------------------------------------------------------------------------

    def _hear(self, line: str) -> bool:
        """Do what a line says; has the game moved?"""
        text = line.strip()
        if not text:
            return self._end_run_or_repeat()
        command = commands.read(text)
        if command is not None:
            return commands.obey(self, *command)
        if self.decision.prompt in ORDERS and plain(text) in in_any_language("any-words"):
            return self._apply(self.decision.options, is_whole=True)
        if DONE in self._options and plain(text) in in_any_language("done-words"):
            return self._apply((DONE,))
        for option, said in ((("yes",), "yes-words"), (("no",), "no-words")):
            if option in self._options and plain(text) in in_any_language(said):
                return self._apply((option,))
        picks = self._read(text)
        return bool(picks) and self._apply(picks, is_whole=len(picks) > 1)

    @property
    def _options(self) -> Picked:
        return tuple(item.option for item in self.items)

    def _end_run_or_repeat(self) -> bool:
        for end in (DONE, PASS):
            if end in self._options:
                return self._apply((end,))
        self.show_options()
        return False

    def _read(self, text: str) -> Picked:
        """The options a line names, one or several; none if it cannot be understood, which is said."""
        found = find(self.items, text)
        if len(found) == 1:
            return (found[0].option,)
        parts = [part for part in text.split(",") if part.strip()] if "," in text else None
        pieces = self._parts(parts) if parts else self._segments(text.split())
        if not pieces:
            return self._complain(text, found)
        picks = self._fitting(pieces)
        if picks is not None:
            return picks
        said, unclear = next((said, items) for said, items in pieces if len(items) > 1)
        return self._complain(said, unclear)

    def _fitting(self, pieces: Sequence[Piece]) -> Picked | None:
        """The reading of a line that makes the run legal, best one that ends it; None if none does."""
        readings = [
            tuple(item.option for item in reading)
            for reading in islice(product(*(items for _, items in pieces)), MOST_READINGS)
        ]
        if len(readings) == 1:
            return readings[0]
        if self.decision.run is None:
            return None
        if self.collection is None:
            return next((reading for reading in readings if self._is_legal(reading)), None)
        before = self.collection.selected
        fitting = [reading for reading in readings if self.collection.accepts(reading)]
        ending = [each for each in fitting if self.collection.would_end((*before, *each))]
        return next(iter(ending or fitting), None)

    def _is_legal(self, picks: Picked) -> bool:
        """Would the run be over with these picks?"""
        try:
            self.session.match.clone().answer_run(self.seat, picks)
        except Refused:
            return False
        return True

    def _parts(self, parts: list[str]) -> list[Piece]:
        pieces: list[Piece] = []
        for part in parts:
            found = find(self.items, part, _settled(pieces))
            more = [(part, found)] if found else self._segments(part.split(), _settled(pieces))
            if not more:
                return []
            pieces += more
        return pieces

    def _segments(self, words: list[str], taken: Picked = ()) -> list[Piece]:
        """Cut a line without commas into names and numbers, the longest name first; nothing if it fails.

        A piece that means one thing goes before one that may mean several.
        """
        pieces: list[Piece] = []
        at = 0
        while at < len(words):
            readings = [
                (end, " ".join(words[at:end]), found)
                for end in range(len(words), at, -1)
                if (found := find(self.items, " ".join(words[at:end]), taken + _settled(pieces)))
            ]
            if not readings:
                return []
            at, said, found = next((each for each in readings if len(each[2]) == 1), readings[0])
            pieces.append((said, found))
        return pieces

    def _complain(self, text: str, found: list[Item]) -> Picked:
        screen, say = self.session.screen, self.teller.say
        if len(found) > 1:
            screen.line(say("input-ambiguous", text=shortened(text)), style=REFUSAL)
            for item in found:
                screen.line(say("option-line", number=item.number, text=item.text), hang=6)
            return ()
        numbers = [item.number for item in self.items]
        args: dict[str, Spoken] = {"text": shortened(text), "least": min(numbers), "most": max(numbers)}
        screen.line(say("input-unknown", **args), style=REFUSAL)
        return ()

    # -- picking --------------------------------------------------------------------------------------

    def _apply(self, picks: Picked, *, is_whole: bool = False) -> bool:
        """Pick; a refusal is said and leaves everything as it is. Has the game moved?"""
        if len(picks) > 1 and self.decision.run is None:
            self.session.refuse(Refused("one_at_a_time"))
            return False
        if self.collection:
            return self._collect(picks, is_whole=is_whole)
        return self._send(picks)

    def _collect(self, picks: Picked, *, is_whole: bool) -> bool:
        collection = self.collection
        assert collection is not None
        if picks == (DONE,):
            return self._send(collection.selected, is_run=True)
        if not collection.accepts(picks):
            self.session.refuse(self.refusal_of_all((*collection.selected, *picks)))
            return False
        collection.selected += picks
        while self._is_forced:
            collection.selected += collection.offered[:1]
        is_over = collection.is_complete or (is_whole and collection.could_end)
        if is_over and not self.asks_for_help:
            return self._send(collection.selected, is_run=True)
        self.show_options()
        return False

    @property
    def _is_forced(self) -> bool:
        """Is there only one way to go on with what is collected?"""
        collection = self.collection
        if collection is None or collection.could_end or not collection.offered:
            return False
        return len(collection.offered) == 1 or are_alike(self.teller, self.sight, collection.offered)

    def refusal(self, pick: object) -> Refused:
        """Why a pick is not possible, as the rules say it."""
        match = self.session.match
        error = match.game.refusal(match.table, self.decision, pick)
        assert isinstance(error, Refused)
        return error

    def refusal_of_all(self, picks: Picked) -> Refused:
        """Why these do not go together."""
        match = self.session.match
        return match.game.run_refusal(match.table, self.decision, picks) or self.refusal(picks[-1])

    def _send(self, picks: Picked, *, is_run: bool = False) -> bool:
        session, match = self.session, self.session.match
        session.begin_step(self.seat)
        try:
            if len(picks) == 1 and not is_run:
                match.answer(self.seat, picks[0])
            else:
                self._send_run(picks)
        except (Refused, ScriptFailed) as error:
            session.drop_step()
            session.refuse(error)
            return False
        return True

    def _send_run(self, picks: Picked) -> None:
        """A whole run, or as much of one as was given; all of it or nothing."""
        match = self.session.match
        try:
            match.answer_run(self.seat, picks)
        except Refused as error:
            trial = match.clone()
            try:
                for pick in picks:
                    trial.answer(self.seat, pick)
            except Refused:
                raise error from None
            for pick in picks:
                match.answer(self.seat, pick)

    def take_back(self) -> bool:
        """Undo: first what was only collected, then what was done. Has the game moved?"""
        if self.collection and self.collection.selected:
            self.collection.selected = self.collection.selected[:-1]
            self.show_options()
            return False
        try:
            self.session.take_back(self.seat)
        except Refused as error:
            self.session.refuse(error)
            return False
        self.session.screen.line(self.teller.say("taken-back"))
        return True


def _settled(pieces: Sequence[Piece]) -> Picked:
    """The options of the pieces that can mean one thing only."""
    return tuple(items[0].option for _, items in pieces if len(items) == 1)
