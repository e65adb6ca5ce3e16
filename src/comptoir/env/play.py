"""One game as learners play it: who is to choose, among which numbers, and what became of it.

Decisions without a choice are answered at once, and so are those of seats that bots play. What a seat may do
unasked it is asked for at quiet points, in turn from whoever has the open question on, with nothing among the
answers; when somebody has interrupted, all are asked again, a few times in a row at most.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from comptoir.bots import Bot, Look
from comptoir.bots.bot import let_interrupt
from comptoir.core import Decision, Dice, Option, Refused, load, registry
from comptoir.env.chart import MORE, NOTHING, UNASKED, AnyMatch, Chart, chart_of
from comptoir.env.memory import Memory

NOBODY: Final = -1
MOST_INTERRUPTIONS: Final = 6
"""In a row, at one quiet point: an offer can be countered and accepted, and then the game goes on."""


class Play:
    """A match, and who is to choose in it."""

    __slots__ = (
        "_in_a_row", "_memories", "_spelt", "_view", "_waiting", "bots", "chart", "is_unasked", "limit",
        "match", "options", "seat", "steps", "unasked",
    )  # fmt: skip

    def __init__(
        self,
        chart: Chart,
        match: AnyMatch,
        *,
        unasked: bool = True,
        limit: int = 0,
        bots: Mapping[int, Bot] | None = None,
        begins: bool = True,
    ) -> None:
        """One that does not begin is given its state by who makes it."""
        self.chart, self.match, self.limit = chart, match, limit
        self.unasked = unasked and chart.has_unasked
        self.bots: Mapping[int, Bot] = bots or {}
        self.steps = 0
        self.seat = NOBODY
        """Who is to choose; nobody when it is over."""
        self.options: dict[int, Option] = {}
        """What can be chosen, by its number."""
        self.is_unasked = False
        """Is it asked what it would do unasked?"""
        self._waiting: list[int] | None = None
        """Who is still to be asked at this quiet point; None before anybody was."""
        self._in_a_row = 0
        self._view: Any = None
        self._spelt: tuple[int, ...] = ()
        """What was picked of an amount that one number does not name."""
        self._memories: dict[int, Memory] = {}
        """What each seat saw last."""
        if begins:
            self._go_on()

    @property
    def is_over(self) -> bool:
        return self.seat == NOBODY

    @property
    def is_truncated(self) -> bool:
        """Has it ended by a limit, its own or ours?"""
        return self.is_over and (not self.match.is_over or self.chart.is_called_off(self.match))

    def rewards(self) -> list[float]:
        """What it brings each seat: nothing before its end, and nothing if a limit ended it."""
        if not self.is_over or self.is_truncated:
            return [0.0] * self.match.game.seats(self.match.table)
        return self.chart.rewards(self.match)

    def observation(self, seat: int) -> array[float]:
        """What a seat sees now, and its question, if it has one."""
        memory = self._memories.get(seat)
        if memory is None:
            memory = self._memories[seat] = Memory()
        if seat != self.seat:
            return self.chart.look(self.match.view(seat), None, memory)
        return self.chart.look(self._view, self._question(), memory)

    def _question(self) -> Decision:
        """What the seat whose turn it is is asked."""
        if self.is_unasked:
            return _unasked(self.seat)
        asked: Decision = self._view.decision
        return asked._replace(args=(*asked.args, (MORE, len(self._spelt)))) if self._spelt else asked

    def choose(self, number: int) -> None:
        """The seat whose turn it is picks an action. Anything else is refused and changes nothing."""
        option = self.options.get(number)
        if option is None:
            raise self.refusal(number)
        self.steps += 1
        if number in self.chart.more:
            self._spelt += (number,)
        elif not self.is_unasked:
            self._answer(self.seat, option)
        elif option != NOTHING:
            self.match.interrupt(self.seat, option)
            self._was_interrupted(self.seat)
        self._go_on()

    def give_up(self) -> None:
        """Nobody chooses any more."""
        self.seat, self.options = NOBODY, {}

    def refusal(self, number: object) -> Refused:
        actions = self.chart.actions
        if self.is_over:
            return Refused("game_over", seat=NOBODY)
        if not isinstance(number, int) or not 0 <= number < len(actions):
            return Refused("no_such_action", given=str(number), most=len(actions) - 1)
        return Refused("illegal_action", given=number, action=actions[number], allowed=len(self.options))

    # -- who comes next -----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Up to the next real choice of somebody who is no bot."""
        self.seat, self.options = NOBODY, {}
        while not self.match.is_over and not (self.limit and self.steps >= self.limit):
            if self.unasked and self.match.is_quiet and self._ask_unasked():
                return
            decision = self.match.decisions[0]
            bot = self.bots.get(decision.seat)
            if bot is not None:
                self._answer(decision.seat, _pick(bot, self.match, decision))
            elif len(decision.options) == 1:
                self._answer(decision.seat, decision.options[0])
            elif self._offer(decision.seat, decision.options, is_unasked=False):
                return

    def _offer(self, seat: int, options: tuple[Option, ...], *, is_unasked: bool) -> bool:
        """Is it for this seat to choose? Where all options have one number, there is nothing to choose."""
        view, spelt, chart = self.match.view(seat), self._spelt, self.chart
        numbers = (
            chart.amounts(view, options, spelt[0], len(spelt)) if spelt else chart.numbers(view, options)
        )
        if len(numbers) == 1:
            ((number, option),) = numbers.items()
            if number in chart.more:
                self._spelt += (number,)
            else:
                self._answer(seat, option)
            return False
        self.seat, self.options, self.is_unasked, self._view = seat, numbers, is_unasked, view
        return True

    def _answer(self, seat: int, option: Option) -> None:
        if self.match.is_between_actions:
            self._waiting, self._in_a_row = None, 0
        self._spelt = ()
        self.match.answer(seat, option)

    def _ask_unasked(self) -> bool:
        """Is somebody to be asked what it would do unasked? Bots just do it."""
        match = self.match
        if self._waiting is None:
            self._waiting = self._around(match.decisions[0].seat)
        while self._waiting and match.is_quiet:
            seat = self._waiting.pop(0)
            bot = self.bots.get(seat)
            if bot is None:
                options = match.interruptions(seat)
                if options:
                    return self._offer(seat, (*options, NOTHING), is_unasked=True)
            elif let_interrupt(match, {seat: bot}):
                self._was_interrupted(seat)
        return False

    def _was_interrupted(self, by: int) -> None:
        self._in_a_row += 1
        self._waiting = self._around(by + 1) if self._in_a_row < MOST_INTERRUPTIONS else []

    def _around(self, first: int) -> list[int]:
        seats = self.match.game.seats(self.match.table)
        return [(first + step) % seats for step in range(seats)]

    # -- copies -------------------------------------------------------------------------------------------

    def clone(self) -> Play:
        """An independent copy, its story with it. For games without bots, which remember things."""
        match = self.match.clone(with_events=True)
        twin = Play(self.chart, match, unasked=self.unasked, limit=self.limit, bots=self.bots, begins=False)
        twin.steps, twin.seat, twin.is_unasked = self.steps, self.seat, self.is_unasked
        twin.options, twin._view, twin._in_a_row = self.options, self._view, self._in_a_row
        twin._spelt = self._spelt
        twin._waiting = None if self._waiting is None else self._waiting.copy()
        return twin

    def __deepcopy__(self, memory: object) -> Play:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """To another process it goes as a saved game; one that is imagined cannot go anywhere."""
        left = (
            self.unasked,
            self.limit,
            self.steps,
            self.seat,
            self.is_unasked,
            self._waiting,
            self._in_a_row,
            self._spelt,
        )
        return _arrived, (self.match.save(), *left)

    def imagine(self, seat: int, dice: Dice) -> Play:
        """A copy in another world that looks the same to a seat: what it cannot know is dealt anew."""
        twin = self.clone()
        twin.match = self.match.imagine(seat, dice)
        if seat != self.seat:
            twin._waiting, twin._spelt = None, ()  # others may be asked otherwise there
            twin._go_on()
        return twin


@cache
def _unasked(seat: int) -> Decision:
    """The question what a seat would do unasked."""
    return Decision(seat, UNASKED, ())


def _arrived(
    save: Mapping[str, Any],
    unasked: bool,
    limit: int,
    steps: int,
    seat: int,
    is_unasked: bool,
    waiting: list[int] | None,
    in_a_row: int,
    spelt: tuple[int, ...],
) -> Play:
    """A game that comes from another process."""
    match = load(registry.rules(str(save["game"])), save)
    chart = chart_of(match.game.name, match.options)
    play = Play(chart, match, unasked=unasked, limit=limit, begins=False)
    play.steps, play._waiting, play._in_a_row, play._spelt = steps, waiting, in_a_row, spelt
    decision = match.decision_of(seat)
    if is_unasked and seat != NOBODY:
        play._offer(seat, (*match.interruptions(seat), NOTHING), is_unasked=True)
    elif decision is not None:
        play._offer(seat, decision.options, is_unasked=False)
    return play


def _pick(bot: Bot, match: AnyMatch, decision: Decision) -> Option:
    return decision.options[0] if len(decision.options) == 1 else bot.choose(Look(match, decision.seat))
