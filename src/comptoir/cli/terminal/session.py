"""A game at one keyboard: bots answer at once, people are asked in turn and told what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import join
from typing import NamedTuple

from comptoir.bots import Bot, Look, let_interrupt
from comptoir.cli.command import command
from comptoir.cli.terminal import parlour
from comptoir.cli.terminal.answering import as_it_is
from comptoir.cli.terminal.commands import after_the_end
from comptoir.cli.terminal.rows import Row
from comptoir.cli.terminal.saves import Saves
from comptoir.cli.terminal.screen import HEADING, PROMPT, QUIET, REFUSAL, EndOfInput, Leave, Screen
from comptoir.cli.terms import NO_TERMS, Terms
from comptoir.core import ComptoirError, Decision, Match, Refused, ScriptFailed, archive
from comptoir.core.log import Answer
from comptoir.telling import telling
from comptoir.telling.shown import Item, Line, Part, spelt
from comptoir.telling.telling import Reader
from comptoir.words import Spoken, Words

LOST = 1
"""The exit code when a game could not be kept."""
MOST_UNASKED = 12
"""So often bots may interrupt between two answers: they could go on haggling for ever."""
NOTHING = -1
"""How much of the story was told to somebody who has not even heard that the game began."""


class Chair(NamedTuple):
    """Who sits at a seat: a bot, or a person if there is none."""

    name: str
    bot: Bot | None


class Step(NamedTuple):
    """Something a person did: which seat, and how many picks there were before."""

    seat: int
    picks: int


class Session:
    """One game, from the welcome to the last line."""

    def __init__(
        self,
        match: Match,
        chairs: Sequence[Chair],
        words: Words,
        screen: Screen,
        deal: str | None = None,
        seating: Sequence[str] = (),
        terms: Terms = NO_TERMS,
    ) -> None:
        self.match = match
        self.deal = deal
        """The command that deals the same game again."""
        self.seating = seating
        """Options that seat the same players at the saved game."""
        self.terms = terms
        """What was said on the command line."""
        self.chairs = chairs
        self.words = words
        self.screen = screen
        self.saves = Saves()
        self.people = [seat for seat, chair in enumerate(chairs) if chair.bot is None]
        self.goes_on = False
        """Do people want another game after this one?"""
        self.steps: list[Step] = []
        self.board_of: tuple[int, int] | None = None
        """The seat and turn the whole table was last shown for."""
        heard = len(match.events or ()) if match.picks else NOTHING
        self._told = dict.fromkeys((*range(len(chairs)), match.table.spectator), heard)
        self._at_keyboard: int | None = None
        self._unasked = 0
        """How often bots have interrupted since the last answer, or since a person did something."""
        self.telling = telling.find(match.game.name)
        self.parlour = parlour.find(match.game.name)(self)
        screen.paint(self.parlour.paints())

    # -- the loop -------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end, or until nobody types any more; the exit code."""
        try:
            for text in self.parlour.warnings():
                self.screen.line(text, style=QUIET)
            while not self.match.is_over:
                self._go_on()
            self._finish()
        except Leave:
            self.tell("bye")
        except EndOfInput:
            self.tell("end-of-input")
            return 0 if self._rescue() else LOST
        except KeyboardInterrupt:
            self.screen.line()
            self._rescue()
            self.tell("bye")
            raise
        except BaseException:
            # Whatever it is (a bug in a rule, a full disk), nobody's game is lost to it.
            with suppress(OSError):
                self._rescue()
            raise
        return 0

    def _go_on(self) -> None:
        if self._let_bots_interrupt() or self.parlour.pause():
            return
        decision = self._next()
        chair = self.chairs[decision.seat]
        self._unasked = 0
        if chair.bot is not None:
            self.match.answer(decision.seat, chair.bot.choose(Look(self.match, decision.seat)))
            self._tell_the_public()
        elif self.parlour.is_picked_alone(decision):
            self.match.answer(decision.seat, self.parlour.pick_alone(decision))
        else:
            self.take_the_keyboard(decision.seat)
            self.news(decision.seat)
            self.parlour.ask(decision.seat)

    def _let_bots_interrupt(self) -> bool:
        """Bots may act unasked; has one of them?"""
        if self._unasked >= MOST_UNASKED:
            return False
        bots = {seat: chair.bot for seat, chair in enumerate(self.chairs) if chair.bot is not None}
        if not let_interrupt(self.match, bots):
            return False
        self._unasked += 1
        self._tell_the_public()
        return True

    def _tell_the_public(self) -> None:
        """Where nobody plays, somebody watches."""
        if not self.people:
            self.news(self.match.table.spectator)

    def _next(self) -> Decision:
        """Of several decisions those come first that keep nobody waiting: the bots', then those with nothing
        to choose; then that of the person who is at the keyboard already."""
        decisions = self.match.decisions
        for decision in decisions:
            if self.chairs[decision.seat].bot:
                return decision
        for decision in decisions:
            if self.parlour.is_picked_alone(decision):
                return decision
        return next((each for each in decisions if each.seat == self._at_keyboard), decisions[0])

    # -- telling --------------------------------------------------------------------------------------

    @property
    def reader(self) -> int:
        """Who reads what is meant for nobody in particular: the only person, else the public."""
        return self.people[0] if len(self.people) == 1 else self.match.table.spectator

    def reader_at(self, observer: int) -> Reader:
        """Somebody who reads at this keyboard."""
        names = tuple([chair.name for chair in self.chairs])
        return Reader(self.words, names, observer, self.match.options)

    def log(self, observer: int, since: int = NOTHING) -> list[Line]:
        """What happened, from an observer's side; with the opening before all."""
        start = max(since, 0)
        opening = self.parlour.lines(self.telling.opening(self.match), observer) if since == NOTHING else []
        return opening + self.parlour.lines(self.parlour.heard(observer, start), observer, start)

    def news(self, observer: int) -> None:
        """Tell what an observer has not been told yet."""
        lines = self.log(observer, self._told[observer])
        self._told[observer] = len(self.match.events or ())
        self.show_log(lines)

    def show_log(self, lines: Sequence[Line]) -> None:
        for line in lines:
            if line.heading:
                self.screen.line()
            self.screen.line(spelt(line.text), style=HEADING if line.heading else "", hang=2)

    def show_rows(self, rows: Sequence[Row]) -> None:
        for row in rows:
            if row.is_heading:
                self.screen.line()
            self.screen.line(row.text, style=HEADING if row.is_heading else "", hang=row.hang)

    def tell(self, key: str, *, style: str = "", **facts: Spoken) -> None:
        """Say a sentence to whoever is at the keyboard."""
        self.screen.line(self.words.say(key, **facts), style=style)

    def refuse(self, error: ComptoirError) -> None:
        self.screen.line(self.parlour.sentence(error), style=REFUSAL)

    # -- several people at one keyboard ---------------------------------------------------------------

    def take_the_keyboard(self, seat: int) -> None:
        """Before another person's screen the last one's is put out of sight."""
        if self._at_keyboard == seat or len(self.people) < 2:
            self._at_keyboard = seat
            return
        self.leave_the_keyboard()
        self._at_keyboard = seat
        self.screen.line()
        self.tell("pass-keyboard", name=self.chairs[seat].name, style=PROMPT)
        self.screen.read()
        self.board_of = None

    def is_private(self, seat: int) -> bool:
        """Does nobody but this person see the screen?"""
        return self.people == [seat] or self._at_keyboard == seat

    def leave_the_keyboard(self) -> None:
        """Put out of sight what only one of several people may see; from then on everybody may look."""
        before, self._at_keyboard = self._at_keyboard, None
        if before is None or len(self.people) < 2:
            return
        self.news(before)
        self.screen.line()
        self.tell("hide-screen", style=PROMPT)
        self.screen.read()
        self.screen.clear()

    # -- taking back, saving --------------------------------------------------------------------------

    def attempt(self, seat: int, do: Callable[[], object]) -> bool:
        """Let a person do something; a refusal is said and leaves everything as it is. Is it done?"""
        self.steps.append(Step(seat, len(self.match.picks)))
        self._unasked = 0
        try:
            do()
        except (Refused, ScriptFailed) as error:
            self.steps.pop()
            self.refuse(error)
            return False
        return True

    def act(self, seat: int, key: str, parts: Sequence[Part] = ()) -> bool:
        """Let a person do something unasked, with all that is chosen in its form; is it done?"""
        return self.attempt(seat, lambda: self.telling.act(self.match, seat, key, parts))

    def unasked(self, seat: int) -> list[Item]:
        """What a person may do without being asked."""
        return self.telling.unasked(self.match, self.reader_at(seat), as_it_is)

    def take_back(self, seat: int) -> None:
        """Undo a person's last step, with all that followed from it by itself. Raises ``Refused``."""
        for _ in range(self._picks_to_undo(seat)):
            self.match.undo()
        if self.steps:
            self.steps.pop()
        length = len(self.match.events or ())
        for observer, told in self._told.items():
            self._told[observer] = min(told, length)

    def can_take_back(self, seat: int) -> bool:
        """Could a person go back one step now?"""
        try:
            return self._picks_to_undo(seat) > 0
        except Refused:
            return False

    def _picks_to_undo(self, seat: int) -> int:
        """How many picks a person's last step was, tried on a copy. Raises ``Refused``."""
        step = self.steps[-1] if self.steps else None
        if step is not None and step.seat != seat:
            raise Refused("nothing_to_undo")
        if step is not None and self._was_interrupted(step):
            raise Refused("somebody_acted")
        trial = self.match.clone()
        count = 0
        while count == 0 or not self._stands_at(trial, step, seat):
            trial.undo()
            count += 1
        return count

    def _was_interrupted(self, step: Step) -> bool:
        """Has somebody else acted unasked since? What was agreed with others is not taken back alone."""
        return any(
            isinstance(pick, Answer) and pick.interrupts and pick.seat != step.seat
            for pick in self.match.picks[step.picks :]
        )

    def _stands_at(self, trial: Match, step: Step | None, seat: int) -> bool:
        """Is this where the step began? In a loaded game: where that person last had a choice?"""
        if step is not None:
            return len(trial.picks) <= step.picks
        decision = trial.decision_of(seat)
        return decision is not None and len(decision.options) > 1

    def dump(self) -> bytes:
        """The game as it is written to a file."""
        return archive.dump(self.match)

    def save(self, wish: str = "") -> bool:
        """Keep the game in a file and say how to go on with it, or say why not; is it kept?"""
        try:
            file = self.saves.keep(self.dump(), wish)
        except ComptoirError as error:
            self.refuse(error)
            return False
        self._say_where(file)
        return True

    def _say_where(self, file: Path) -> None:
        # A name that looks like an option would be taken for one.
        name = f"./{file}" if str(file).startswith("-") else str(file)
        self.tell("saved", file=name)
        if self.match.is_over:
            self.tell("saved-replay")
            names = ",".join([chair.name for chair in self.chairs])
            self.screen.verbatim(f"  {command('replay')} {join([name, '--names', names])}")
        else:
            self.tell("saved-go-on")
            self.screen.verbatim(
                f"  {command('play', self.match.game.name)} {join(['--load', name, *self.seating])}"
            )

    def _rescue(self) -> bool:
        """Save a game in which a person has moved, nobody being there to choose where; is nothing lost?"""
        if not self.steps or self.match.is_over or self.save():
            return True
        try:
            self._say_where(self.saves.keep_elsewhere(self.dump()))
        except ComptoirError:
            self.tell("not-saved", style=REFUSAL)
            return False
        return True

    # -- the end --------------------------------------------------------------------------------------

    def _finish(self) -> None:
        reader = self.reader if self._at_keyboard is None else self._at_keyboard
        self.news(reader)
        reader = self.reader
        self.screen.line()
        self.parlour.finish(reader)
        self.screen.line()
        self.say_deal()
        if self.people:
            after_the_end(self)

    def say_deal(self) -> None:
        """How to play the same deal again, where that is known."""
        if self.deal is not None:
            self.tell("deal-again")
            self.screen.verbatim(f"  {self.deal}")
