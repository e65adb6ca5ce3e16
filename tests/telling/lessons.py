"""A learner at the table of a lesson, who does as the guide says or goes their own way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from comptoir.bots import Look
from comptoir.bots.bot import Interrupter, let_interrupt
from comptoir.bots.registry import TUTOR, make_bot
from comptoir.core import Dice, Match, registry
from comptoir.telling.shown import Coaching
from comptoir.telling.telling import Menu, find

LEARNER = 0
MOST_PICKS = 3000


class Lesson:
    """One lesson, played without a server."""

    def __init__(self, game: str, key: bytes = bytes(32), lesson: str = "first") -> None:
        self.telling = find(game)
        options = self.telling.options({"lesson": lesson, "players": 2}, Dice.seeded(0))
        self.match: Match = Match(registry.rules(game), options, key)
        self.said: list[str] = []
        self._tutor = make_bot(game, TUTOR, Dice.seeded(1))
        self._friend = make_bot(game, "greedy", Dice.seeded(2))

    @property
    def offer(self) -> Menu:
        return self.telling.offer(self.match, LEARNER)

    @property
    def coaching(self) -> Coaching:
        found = self.telling.coaching(self.match.view(LEARNER), self.offer)
        assert found is not None
        return found

    def let_others_play(self) -> None:
        """The tutor plays until the learner is asked, or all is over."""
        while not self.match.is_over:
            if isinstance(self._tutor, Interrupter) and let_interrupt(self.match, {1: self._tutor}):
                continue
            seat = self.match.decisions[0].seat
            if seat == LEARNER:
                return
            self.match.answer(seat, self._tutor.choose(Look(self.match, seat)))

    def do(self, items: list[int]) -> None:
        offer = self.offer
        picks = offer.picks(items)
        if offer.is_run:
            self.match.answer_run(LEARNER, picks)
        else:
            self.match.answer(LEARNER, picks[0])

    def ask_a_bot(self) -> None:
        self.match.answer(LEARNER, self._friend.choose(Look(self.match, LEARNER)))

    def play(self, strays: Callable[[], bool] = lambda: False, chance: Random | None = None) -> None:
        """To the end: as the guide says, on one's own where it says nothing, anyhow where one strays."""
        for _ in range(MOST_PICKS):
            self.let_others_play()
            if self.match.is_over:
                return
            coaching = self.coaching
            if not self.said or self.said[-1] != coaching.name:
                self.said.append(coaching.name)
            decision = self.match.decision_of(LEARNER)
            assert decision is not None
            if strays():
                assert chance is not None
                self.match.answer(LEARNER, chance.choice(decision.options))
            elif coaching.items:
                self.do(coaching.items)
            elif coaching.unasked:
                self.telling.act(self.match, LEARNER, coaching.unasked, [])
            else:
                self.ask_a_bot()
        raise AssertionError("the lesson does not end")
