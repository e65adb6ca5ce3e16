"""A bot that weighs goals by what they are worth for each action, and takes the next step to the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from comptoir.bots.bot import Glance, Look, Remark
from comptoir.bots.karanor import motives
from comptoir.bots.karanor.acting import END, WORK, free_pick, next_pick
from comptoir.bots.karanor.answering import ANSWERS, anything
from comptoir.bots.karanor.bargaining import Bargainer
from comptoir.bots.karanor.haggling import Haggler, Talks, Trader
from comptoir.bots.karanor.planning import Plan, Planner
from comptoir.bots.karanor.potential import KeenPotential
from comptoir.bots.karanor.scheming import best_play
from comptoir.bots.karanor.worth import Worth
from comptoir.core import Dice, Motive, Option
from comptoir.core.compiler import mypyc_attr
from comptoir.karanor.bargains import OFFER
from comptoir.karanor.board import EMPTY, Offer

STEADY = 1.15
"""How much better another goal must be before I turn to it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Plays for the best goal; trades and plays cards unasked when that pays."""

    __slots__ = (
        "_countered", "_offered", "_plan", "_talks", "_thought", "_to_offer", "_turn", "_victim", "_way",
        "dice", "motive", "remark",
    )  # fmt: skip

    most_offers: ClassVar[int] = 3
    """Offers made in a turn, and open at any time."""
    steady: ClassVar[float] = STEADY

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.motive: Motive | None = None
        """Why it picked what it picked last, for those who ask."""
        self.remark: Remark | None = None
        self._plan: Plan | None = None
        self._turn = 0
        self._victim = EMPTY
        self._way: list[tuple[frozenset[Option], Option]] = []
        """The rest of the move: the ways I expect to find, and the one to take."""
        self._to_offer = 0
        """Offers that I may still make in this turn."""
        self._offered: dict[int, int] = {}
        """The turn of my own in which I first saw each standing offer of mine."""
        self._talks = Talks()
        self._countered: set[int] = set()
        self._thought: tuple[tuple[Option, ...], bool] = (), True
        """The cards I could have played when I last thought about it, and whether trade was open."""

    # -- asked ------------------------------------------------------------------------------------------

    def choose(self, look: Look) -> Option:
        decision = look.decision
        if len(decision.options) == 1:
            self.motive = None
            return decision.options[0]
        if decision.prompt == "action" and self._way:
            step = self._walk(decision.options)
            if step is not None:
                return step
        planner = self._planner(look)
        if decision.prompt == "action":
            pick = self._act(planner, decision.options)
            self._note(planner, pick)
            return pick
        answer = ANSWERS.get(decision.prompt, anything)(planner, decision)
        self.motive = motives.of_answer(decision, answer)
        return answer

    def _planner(self, glance: Glance) -> Planner:
        """Plans as one who spends what there is."""
        view, seat = glance.view, glance.seat
        return Planner(Worth(view, seat, view.gold[seat]), self._victim)

    def _walk(self, options: tuple[Option, ...]) -> Option | None:
        """The next step of a move that goes on, without another look: if the ways from here are those that
        lead from where I expected to be, I am there."""
        expected, step = self._way.pop(0)
        ways = {each for each in options if isinstance(each, tuple) and each[0] == "step"}
        if step in ways and expected <= ways:
            return step
        self._way.clear()
        return None

    def _note(self, planner: Planner, pick: Option) -> None:
        """Remember the rest of a move, and whom a card is played on."""
        assert isinstance(pick, tuple)
        self._way.clear()
        if pick[0] == "step" and self._plan is not None:
            self._way = planner.rest_of_move(("step", str(pick[1])), self._plan.stop)
        elif pick[0] == "card":
            self._victim = int(pick[2])

    def _act(self, planner: Planner, options: tuple[Option, ...]) -> Option:
        if planner.board.turn != self._turn:
            self._turn, self._to_offer = planner.board.turn, self.most_offers
        plans = self._plans(planner, options)
        free = free_pick(planner, plans, options)
        if free is not None:
            self.motive = motives.of_free(free)
            return free
        best = max([plan.rate for plan in plans], default=0.0)
        if not planner.board.actions:  # the steps that are left lead to the best goal, or nowhere
            plans = plans[:1]
        for plan in plans:
            pick = next_pick(planner, plan, options)
            if pick is not None:
                self._plan = plan
                self.motive = motives.of_plan(planner, plan, pick, is_best=plan.rate >= best)
                return pick
        self.motive = motives.LAST_WORK if WORK in options else motives.NOTHING_TO_DO
        return WORK if WORK in options else END

    def _plans(self, planner: Planner, options: tuple[Option, ...]) -> list[Plan]:
        """What I could go for, what I do go for first."""
        return self._steadied(planner.plans())

    def _steadied(self, plans: list[Plan]) -> list[Plan]:
        """The goal I am on the way to comes first, unless another is so much better: who turns round for
        every trifle walks in circles."""
        for plan in plans:
            is_mine = self._plan is not None and plan.goal.option == self._plan.goal.option
            if is_mine and plan.rate * self.steady >= plans[0].rate:
                return [plan, *[each for each in plans if each is not plan]]
        return plans

    # -- unasked ----------------------------------------------------------------------------------------

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        """Answers to offers, offers of its own, cards on others' turns; mostly nothing, and at once."""
        self.remark = None
        options = glance.interruptions
        if not options or (options == (OFFER,) and not self._to_offer):
            return ()
        named: dict[str, list[Option]] = {}
        for each in options:
            assert isinstance(each, tuple)
            named.setdefault(str(each[0]), []).append(each)
        cards, may_offer = tuple(named.get("card", ())), "offer" in named
        is_news = cards and (cards, may_offer) != self._thought
        self._thought = cards, may_offer
        is_about_offers = len(named) > may_offer + bool(cards) or (may_offer and self._to_offer)
        if not is_news and not is_about_offers:
            return ()
        planner = Planner(Worth(glance.view, glance.seat))
        if is_news:
            play = best_play(planner, (), cards)
            if play is not None:
                self._victim = int(play[2])  # type: ignore[index]  # a card is played as a tuple
                return (play,)
        bargainer = self._bargainer(planner)
        picks = self._answer(bargainer, named)
        if not picks and self._to_offer and may_offer:
            picks = self._propose(bargainer, glance)
        return picks

    def _bargainer(self, planner: Planner) -> Bargainer:
        return Trader(KeenPotential(planner.worth), self._plan, self._talks)

    def _answer(self, bargainer: Bargainer, named: dict[str, list[Option]]) -> tuple[Option, ...]:
        """What stands of mine is withdrawn when I do not like it any more, or before I agree to something
        that does not go with it."""
        board, mine = bargainer.board, bargainer.own_offers()
        for offer in mine:
            made = self._offered.setdefault(offer.number, self._turn)
            if made != self._turn or not bargainer.still_likes(offer):
                return (("withdraw", offer.number),)
        for offer in board.offers:
            number = offer.number
            if ("accept", number) not in named.get("accept", ()):
                continue
            self._talks.listen(board, offer)
            if self._waits_for(number, mine):
                continue
            may_counter = (
                number not in self._countered and "counter" in named and len(mine) < self.most_offers
            )
            picks = bargainer.answer(offer, may_counter=may_counter)
            if picks == (("accept", number),):
                if not bargainer.fits([(each.give, each.get) for each in mine], (offer.get, offer.give)):
                    return (("withdraw", mine[0].number),)
                self._way.clear()  # what I get may change where I go
            elif len(picks) > 1:
                self._countered.add(number)
            else:
                self.remark = Remark(bargainer.why_not(offer), offer.maker, f"offer:{number}")
            return picks
        return ()

    def _waits_for(self, number: int, mine: Sequence[Offer]) -> bool:
        """Have I made a counter-offer to this one that still stands?"""
        return any([each.counters == number for each in mine])

    def _propose(self, bargainer: Bargainer, glance: Glance) -> tuple[Option, ...]:
        """The most promising offer that goes with those that stand."""
        mine = [(each.give, each.get) for each in bargainer.own_offers()]
        if len(mine) < self.most_offers:
            assert isinstance(bargainer, Trader)
            self._to_offer -= 1
            for proposal in Haggler(bargainer).proposals(self._planner(glance).plans()):
                if bargainer.fits([*mine, (proposal.give, proposal.get)]):
                    self._talks.note(bargainer.board, proposal)
                    return proposal.run(bargainer.board)
        self._to_offer = 0
        return ()
