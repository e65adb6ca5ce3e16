"""One question to one person: shown, answered by number or name, taken back, explained."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import islice, product
from typing import TYPE_CHECKING, TypeAlias

from comptoir.cli.terminal import commands
from comptoir.cli.terminal.menu import Item, find, plain
from comptoir.cli.terminal.screen import REFUSAL
from comptoir.core import DONE, PASS, Decision, Option, Refused, ScriptFailed
from comptoir.telling.collecting import Collection, Picked, collect
from comptoir.words import Spoken, in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.session import Session

MOST_READINGS = 500
"""So many readings of an ambiguous line are tried, not more."""


Piece: TypeAlias = tuple[str, list[Item]]
"""A piece of a line, and what it may mean."""


class Asking(ABC):
    """A decision of a person, until it is answered or taken back; what is shown of it is the game's."""

    def __init__(self, session: Session, seat: int) -> None:
        decision = session.match.decision_of(seat)
        assert decision is not None
        self.session = session
        self.seat = seat
        self.decision: Decision = decision
        self.collection = self.begin_collection()
        self.items: list[Item] = []

    def ask(self) -> None:
        """Show the question and read lines until one of them has moved the game."""
        self.show()
        while not self._hear(self.session.screen.read()):
            pass

    # -- what a game brings -----------------------------------------------------------------------------

    @abstractmethod
    def show(self) -> None:
        """What a person needs to see before deciding, then the question and its options."""

    @abstractmethod
    def show_table(self) -> None:
        """The whole table."""

    @abstractmethod
    def show_options(self) -> None:
        """The question and what can be picked, which is then in ``items``."""

    @abstractmethod
    def explain(self, query: str) -> None:
        """Answer a question of the person: about playing if it is empty, else about anything with a name."""

    @abstractmethod
    def are_alike(self, options: Sequence[Option]) -> bool:
        """Is there nothing to choose, because all options read the same?"""

    def begin_collection(self) -> Collection | None:
        """What a run is collected in before it is sent; None if it is no run, or has to be sent as it is."""
        return collect(self.decision)

    @property
    def is_about_order(self) -> bool:
        """Is everything picked, and only the order chosen?"""
        return False

    @property
    def waits_for_a_word(self) -> bool:
        """Does a selection that is complete wait until the person says so?"""
        return False

    def obey(self, command: str, rest: str) -> bool:
        """Do what one of the game's own commands says; has the game moved?"""
        self.session.parlour.obey(command, rest, self.seat)
        return False

    @property
    def picked(self) -> Picked:
        """What the run holds so far, sent or only collected."""
        sent = self.decision.run.picked if self.decision.run else ()
        return sent + self.collection.selected if self.collection else sent

    def show_items(self) -> None:
        """What can be picked, with its numbers."""
        for item in self.items:
            self.show_item(item)

    def show_item(self, item: Item) -> None:
        text = self.session.words.say("option-line", number=item.number, text=item.text)
        self.session.screen.line(text, hang=6)

    # -- hearing --------------------------------------------------------------------------------------

    def _hear(self, line: str) -> bool:
        """Do what a line says; has the game moved?"""
        text = line.strip()
        if not text:
            return self._end_run_or_repeat()
        command = commands.read_in(self.session.parlour, text)
        if command is not None:
            return commands.obey(self, *command)
        if self.is_about_order and plain(text) in in_any_language("any-words"):
            return self._apply(self.decision.options, is_whole=True)
        if DONE in self._options and plain(text) in in_any_language("done-words"):
            return self._apply((DONE,))
        for option, said in ((("yes",), "yes-words"), (("no",), "no-words")):
            if option in self._options and plain(text) in in_any_language(said):
                return self._apply((option,))
        picks = self.read_picks(text)
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

    def read_picks(self, text: str) -> Picked:
        """The options a line names, one or several; none if it cannot be understood, which is said."""
        found = find(self.items, text)
        if len(found) == 1:
            return (found[0].option,)
        parts = [part for part in text.split(",") if part.strip()] if "," in text else None
        pieces = self._parts(parts) if parts else self._segments(text.split())
        if not pieces:
            return self.complain(text, found)
        picks = self._fitting(pieces)
        if picks is not None:
            return picks
        said, unclear = next((said, items) for said, items in pieces if len(items) > 1)
        return self.complain(said, unclear)

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

    def complain(self, text: str, found: list[Item]) -> Picked:
        screen, say = self.session.screen, self.session.words.say
        if len(found) > 1:
            screen.line(say("input-ambiguous", text=shortened(text)), style=REFUSAL)
            for item in found:
                self.show_item(item)
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
        if is_over and not self.waits_for_a_word:
            return self._send(collection.selected, is_run=True)
        self.show_options()
        return False

    @property
    def _is_forced(self) -> bool:
        """Is there only one way to go on with what is collected?"""
        collection = self.collection
        if collection is None or collection.could_end or not collection.offered:
            return False
        return len(collection.offered) == 1 or self.are_alike(collection.offered)

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
        self.session.screen.line(self.session.words.say("taken-back"))
        return True


def _settled(pieces: Sequence[Piece]) -> Picked:
    """The options of the pieces that can mean one thing only."""
    return tuple(items[0].option for _, items in pieces if len(items) == 1)
