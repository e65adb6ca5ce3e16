"""How a seat thinks of what it is asked: what it makes of the board, and what it remembers of its turn.

The same at a table and in an imagined world: a mind is told the board, be it a view or a table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from comptoir.bots.dale import parting, teamwork
from comptoir.bots.dale.case import Case
from comptoir.bots.dale.memory import Memory, is_play
from comptoir.bots.dale.scores import SCORES
from comptoir.bots.dale.worth import Worth
from comptoir.core import Decision, Option
from comptoir.dale.board import DaleBoard

BETWEEN_ACTIONS = ("action", "clean_up")
OF_THE_RULES = frozenset({"action", "clean_up", "resolve", "react", "build", "complete", "pay"})
"""What the rules ask, whichever card is in it."""
MOST_PLAYS = 12
"""Techniques and abilities in one turn; more would be going round in circles."""

Ranked = list[tuple[float, Option]]


class Mind:
    """One seat's."""

    __slots__ = ("_last", "memory", "thirst", "worth")

    def __init__(self, thirst: float = 0.0) -> None:
        self.thirst = thirst
        """How much more than its worth a card is bought for, for each point of its value."""
        self.memory = Memory()
        self._last: Decision | None = None
        self.worth: Worth | None = None

    def copy(self) -> Mind:
        """A mind that goes on alone from here."""
        twin = Mind(self.thirst)
        twin.memory = self.memory.copy()
        return twin

    def reckon(self, board: Callable[[], DaleBoard], decision: Decision) -> Worth:
        """What it makes of the board. Nothing moves within a run, so there the last reckoning holds."""
        last, self._last = self._last, decision
        if self.worth is not None and last is not None and _goes_on(last, decision):
            return self.worth
        now = board()
        if now.turn != self.memory.turn:
            self.memory = Memory(now.turn)
        self.worth = Worth(now, decision.seat, self.thirst)
        if decision.prompt in BETWEEN_ACTIONS:
            self.memory.judge_last_play(self.worth)
        return self.worth

    def rank(self, worth: Worth, decision: Decision) -> Ranked:
        """The options that come into question, each with how good it looks; nothing is remembered of it."""
        options, memory = decision.options, self.memory
        if memory.plays >= MOST_PLAYS:
            options = tuple([each for each in options if not is_play(each)]) or options
        if memory.idle and decision.prompt in BETWEEN_ACTIONS:
            options = tuple([each for each in options if not memory.is_idle(worth, each)]) or options
        score = SCORES.get(decision.prompt, parting.anything)
        if decision.prompt not in OF_THE_RULES and _is_strange(worth, decision):
            score = partial(parting.for_a_stranger, score)
        return [(score(Case(worth, decision, option, memory)), option) for option in options]

    def remember(self, worth: Worth, pick: Option) -> None:
        """That is what it has picked."""
        memory = self.memory
        if is_play(pick):
            memory.note_play(worth, pick)
        elif pick == ("build",):
            parts = () if worth.stack else teamwork.request(worth, memory)
            memory.laid = tuple([each.option for each in parts])
            memory.note_request(worth, parts)
        elif isinstance(pick, tuple) and pick[0] == "seat":
            memory.chosen = int(pick[1])

    def break_off(self) -> None:
        """Somebody else has answered: the last reckoning holds no longer."""
        self._last = None

    def answer(self, board: Callable[[], DaleBoard], decision: Decision) -> Option:
        """What looks best, the first of equals: for worlds that are only imagined."""
        if len(decision.options) == 1:
            return decision.options[0]
        worth = self.reckon(board, decision)
        ranked = self.rank(worth, decision)
        best, pick = ranked[0]
        for score, option in ranked:
            if score > best:
                best, pick = score, option
        self.remember(worth, pick)
        return pick


def _is_strange(worth: Worth, decision: Decision) -> bool:
    """Does a card ask that nobody here has heard of?"""
    source = decision.source
    return worth.knows(source) and worth.book.strange[worth.board.shown(source)]


def _goes_on(last: Decision, decision: Decision) -> bool:
    """Is this the next pick of the same run?"""
    if decision.run is None or last.run is None or decision.prompt != last.prompt:
        return False
    return bool(decision.run.picked) and decision.run.picked[:-1] == last.run.picked
