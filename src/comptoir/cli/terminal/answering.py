"""One question to one person: shown, answered by number or name, taken back, explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, islice, product
from typing import TYPE_CHECKING, Any, TypeAlias

from comptoir.cli.terminal import commands
from comptoir.cli.terminal.menu import Choosable, find, numbered, plain
from comptoir.cli.terminal.screen import PROMPT, REFUSAL
from comptoir.core import DONE, PASS, Match, Option, Refused
from comptoir.telling.collecting import Selection
from comptoir.telling.shown import Mention, Question, Text, spelt
from comptoir.telling.telling import Wish
from comptoir.words import Spoken, in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.session import Session

MOST_READINGS = 500
"""So many readings of an ambiguous line are tried, not more."""

Picked: TypeAlias = tuple[Option, ...]
Named: TypeAlias = tuple[str, list[Choosable]]
"""Words of a line, and what they may mean."""


class Answering:
    """A person who is asked something, until it is answered or taken back."""

    def __init__(self, session: Session, seat: int) -> None:
        match = session.match
        self.session = session
        self.seat = seat
        self.view: Any = match.view(seat)
        self.offer = session.telling.offer(match, seat)
        self.selection = Selection(self.offer) if self.offer.is_run else None
        """What a run is collected in before it is sent; None if it is no run, or has to be sent as it is."""
        self.question = self._ask_about(self.offer.options)
        """The question with all that could be picked in its course."""
        self.items: list[Choosable] = []
        """What can be picked now."""

    def ask(self) -> None:
        """Show the question and read lines until one of them has moved the game."""
        self.session.parlour.show_before(self)
        self.show_options()
        while not self._hear(self.session.screen.read()):
            pass

    # -- what is asked ----------------------------------------------------------------------------------

    def _ask_about(self, options: Sequence[Option]) -> Question:
        """The question as it stands with what is collected, with these options for items."""
        session, offer = self.session, self.offer._replace(options=tuple(options), most=())
        reader, at = session.reader_at(self.seat), len(session.match.picks)
        return session.telling.question(self.view, offer, reader, as_it_is, None, at, self.selected)

    @property
    def selected(self) -> Picked:
        """What is collected and not sent yet."""
        return tuple(self.offer.picks(self.selection.items)) if self.selection else ()

    @property
    def is_run(self) -> bool:
        return self.offer.choice is not None

    @property
    def is_about_order(self) -> bool:
        """Is everything picked, and only the order chosen?"""
        choice = self.offer.choice
        if choice is None or not self.offer.is_run:
            return False
        return choice.ordered and choice.least == choice.most == len(self.offer.options)

    @property
    def _options(self) -> Sequence[Option]:
        """What can be picked now; what is complete may still wait for a word."""
        if self.selection is None:
            return self.offer.options
        offered: Picked = tuple([self.offer.options[item] for item in self.selection.offered])
        return (*offered, DONE) if self.selection.could_end else offered

    # -- showing --------------------------------------------------------------------------------------

    def show_options(self) -> None:
        """The question, what is picked so far, and what can be picked, which is then in ``items``."""
        screen, say = self.session.screen, self.session.words.say
        options = self._options
        if self.is_run and not self.is_about_order:
            options = self.session.parlour.arrange(self.view, options)
        question = self._ask_about(options)
        self.items = self.number(options, question)
        screen.line()
        screen.line(spelt(question.text), style=PROMPT)
        picked = self._picked_so_far()
        if picked:
            screen.line(say("picked-so-far", cards=picked))
        self.show_items()
        if self.is_about_order and len(options) > 1:
            screen.line(say("any-order-hint"))
        if self.is_only_to_confirm:
            screen.line(say("confirm-hint"))
        can_go_back = question.can_cancel or (self.is_run and self.selection is None)
        if picked or (can_go_back and self.session.can_take_back(self.seat)):
            screen.line(say("back-hint"))

    def number(self, options: Sequence[Option], question: Question) -> list[Choosable]:
        """The options as lines of a menu."""
        return numbered(options, question.items, is_run=self.is_run)

    def _picked_so_far(self) -> str:
        """Picks in order are a row; picks without one are counted."""
        choice, parlour = self.question.choice, self.session.parlour
        if choice is None:
            return ""
        texts = [parlour.name_of(card) for card in choice.picked]
        if self.selection:
            texts += [_name_in(self.question.items[item].text) for item in self.selection.items]
        if not choice.ordered:
            return self._counted(texts)
        return ", ".join([self._counted(list(same)) for _, same in groupby(texts)])

    def _counted(self, texts: Sequence[str]) -> str:
        say = self.session.words.say
        return self.session.words.all_of(
            [text if n == 1 else say("card-times", card=text, count=n) for text, n in Counter(texts).items()]
        )

    def show_items(self) -> None:
        """What can be picked, with its numbers."""
        for item in self.items:
            self.show_item(item)

    def show_item(self, item: Choosable) -> None:
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
            return self._apply(self._shown, is_whole=True)
        if self.selection and plain(text) in in_any_language("all-words"):
            return self._apply(self._everything, is_whole=True)
        if DONE in self._shown and plain(text) in in_any_language("done-words"):
            return self._apply((DONE,))
        for option, said in ((("yes",), "yes-words"), (("no",), "no-words")):
            if option in self._shown and plain(text) in in_any_language(said):
                return self._apply((option,))
        picks = self.read_picks(text)
        return bool(picks) and self._apply(picks, is_whole=len(picks) > 1)

    @property
    def _shown(self) -> Picked:
        return tuple(item.option for item in self.items)

    @property
    def _everything(self) -> Picked:
        """All that is offered and not collected yet, as often as it can be picked."""
        assert self.selection is not None
        most = self.offer.most or (1,) * len(self.offer.options)
        left = Counter(dict(enumerate(most))) - Counter(self.selection.items)
        return tuple([self.offer.options[item] for item in left.elements()])

    def _end_run_or_repeat(self) -> bool:
        for end in (DONE, PASS):
            if end in self._shown:
                return self._apply((end,))
        if self.is_only_to_confirm:
            return self._apply(self._shown)
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

    def _fitting(self, pieces: Sequence[Named]) -> Picked | None:
        """The reading of a line that makes the run legal, best one that ends it; None if none does."""
        readings = [
            tuple(item.option for item in reading)
            for reading in islice(product(*(items for _, items in pieces)), MOST_READINGS)
        ]
        if len(readings) == 1:
            return readings[0]
        if not self.is_run:
            return None
        if self.selection is None:
            return next((reading for reading in readings if self._is_legal(reading)), None)
        fitting = [reading for reading in readings if self._accepts(reading)]
        before = self.selection.items
        ending = [each for each in fitting if self.selection.would_end((*before, *self._places(each)))]
        # What would still be open is not guessed.
        return ending[0] if ending else fitting[0] if len(fitting) == 1 else None

    def _places(self, picks: Picked) -> list[int]:
        """The items behind options, by their numbers."""
        return [self.offer.options.index(pick) for pick in picks]

    def _accepts(self, picks: Picked) -> bool:
        """Can what is collected grow by these?"""
        assert self.selection is not None
        is_there = all([pick in self.offer.options for pick in picks])
        return is_there and self.selection.accepts(self._places(picks))

    def _is_legal(self, picks: Picked) -> bool:
        """Would the run be over with these picks?"""
        try:
            self.session.match.clone().answer_run(self.seat, picks)
        except Refused:
            return False
        return True

    def _parts(self, parts: list[str]) -> list[Named]:
        pieces: list[Named] = []
        for part in parts:
            found = find(self.items, part, _settled(pieces))
            more = [(part, found)] if found else self._segments(part.split(), _settled(pieces))
            if not more:
                return []
            pieces += more
        return pieces

    def _segments(self, words: list[str], taken: Picked = ()) -> list[Named]:
        """Cut a line without commas into names and numbers, the longest name first; nothing if it fails.

        A piece that means one thing goes before one that may mean several.
        """
        pieces: list[Named] = []
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

    def complain(self, text: str, found: list[Choosable]) -> Picked:
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

    def why_not(self, wish: Wish) -> str:
        """Why that cannot be done, as everybody is told it."""
        session, match, offer = self.session, self.session.match, self.offer
        tokens = {} if wish.card is None else {wish.card: wish.card}
        if tokens and self.selected:
            match = self._with_selected()
            offer = session.telling.offer(match, self.seat)
        return spelt(session.telling.why_not(match, offer, wish, session.reader_at(self.seat), tokens))

    def _with_selected(self) -> Match:
        """The match as it would be with what is collected, where the engine takes that in the same order."""
        trial = self.session.match.clone()
        try:
            for pick in self.selected:
                trial.answer(self.seat, pick)
        except Refused:
            return self.session.match
        return trial if trial.decision_of(self.seat) else self.session.match

    # -- picking --------------------------------------------------------------------------------------

    def _apply(self, picks: Picked, *, is_whole: bool = False) -> bool:
        """Pick; a refusal is said and leaves everything as it is. Has the game moved?"""
        if len(picks) > 1 and not self.is_run:
            self.session.refuse(Refused("one_at_a_time"))
            return False
        if self.selection:
            return self._collect(picks, is_whole=is_whole)
        return self._send(picks)

    def _collect(self, picks: Picked, *, is_whole: bool) -> bool:
        selection = self.selection
        assert selection is not None
        if picks == (DONE,):
            return self._send(self.selected)
        if not self._accepts(picks):
            self._say_why_not(picks)
            return False
        selection.items += tuple(self._places(picks))
        is_strange = self._add_forced() and self.is_costly
        is_over = not is_strange and (selection.is_complete or (is_whole and selection.could_end))
        if is_over and not self.session.parlour.waits_for_a_word(self.view, self.selected):
            return self._send(self.selected)
        self.show_options()
        return False

    def _say_why_not(self, picks: Picked) -> None:
        """Why what is collected cannot grow by these."""
        match, selection = self.session.match, self.selection
        decision = match.decision_of(self.seat)
        strange = [each for each in picks if each not in self.offer.options]
        assert selection is not None
        assert decision is not None
        if strange:
            self.session.refuse(match.game.refusal(match.table, decision, strange[0]))
        else:
            why = self.why_not(Wish(items=[*selection.items, *self._places(picks)]))
            self.session.screen.line(why, style=REFUSAL)

    def _add_forced(self) -> bool:
        """Collect what has to follow in any case; was there something of another name?"""
        assert self.selection is not None
        before = self.selection.items
        while self._is_forced:
            self.selection.items += tuple(self.selection.offered[:1])
        named = {_name_in(self.question.items[item].text) for item in before}
        added = self.selection.items[len(before) :]
        return any(_name_in(self.question.items[item].text) not in named for item in added)

    @property
    def _is_forced(self) -> bool:
        """Is there only one way to go on with what is collected?"""
        selection = self.selection
        if selection is None or selection.could_end or not selection.offered:
            return False
        return len({spelt(self.question.items[item].text) for item in selection.offered}) == 1

    @property
    def is_costly(self) -> bool:
        """Does the person give something away here?"""
        return self.question.prompt in self.session.parlour.costly

    @property
    def is_only_to_confirm(self) -> bool:
        """Is nothing left to choose, but something to lose?"""
        return self.is_costly and len(self.items) == 1

    def _send(self, picks: Picked) -> bool:
        match, seat = self.session.match, self.seat
        if self.offer.is_run:
            return self.session.attempt(seat, lambda: match.answer_run(seat, picks))
        if len(picks) == 1:
            return self.session.attempt(seat, lambda: match.answer(seat, picks[0]))
        return self.session.attempt(seat, lambda: self._send_run(picks))

    def _send_run(self, picks: Picked) -> None:
        """As much of a run as was given, where it is not collected; all of it or nothing."""
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
        if self.selection and self.selection.items:
            self.selection.items = self.selection.items[:-1]
            self.show_options()
            return False
        try:
            self.session.take_back(self.seat)
        except Refused as error:
            self.session.refuse(error)
            return False
        self.session.tell("taken-back")
        return True

    def obey(self, command: str, rest: str) -> bool:
        """Do what one of the game's own commands says; has the game moved?"""
        self.session.parlour.obey(command, rest, self.seat)
        return False


def as_it_is(token: int) -> int:
    """Nobody sees a number of a card here: each is its own."""
    return token


def _name_in(text: Text) -> str:
    """The card an item names, without what it counts or where it lies; the whole text if it names none."""
    named = [at for at, piece in enumerate(text) if isinstance(piece, Mention)]
    return spelt(text[: named[-1] + 1] if named else text)


def _settled(pieces: Sequence[Named]) -> Picked:
    """The options of the pieces that can mean one thing only."""
    return tuple(items[0].option for _, items in pieces if len(items) == 1)
