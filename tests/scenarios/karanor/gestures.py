"""What a merchant does: one gesture for each action and for each question in the middle of one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Self

from comptoir.core import PASS, Decision, Match, Option
from comptoir.karanor.board import EMPTY
from tests.scenarios.karanor.setting import ASSOCIATES, PACK, amounts, associate_named, face_named


class Gestures(ABC):
    """Gestures of one merchant. All return the stage, so that they can follow each other."""

    match: Match

    @property
    @abstractmethod
    def me(self) -> int: ...

    @property
    @abstractmethod
    def asked(self) -> Decision: ...

    @abstractmethod
    def seat(self, seat: int) -> Self: ...

    @abstractmethod
    def answer(self, pick: object) -> Self: ...

    @abstractmethod
    def answer_run(self, picks: Sequence[Option]) -> Self: ...

    @abstractmethod
    def interrupt(self, pick: object) -> Self: ...

    @abstractmethod
    def settled(self) -> Self: ...

    @abstractmethod
    def spelt(self, pick: object) -> Any: ...

    # -- actions --------------------------------------------------------------------------------------

    def move(self, *places: str) -> Self:
        """Step by step through these territories."""
        for place in places:
            self.answer(("step", place))
        return self

    def harvest(self, times: int = 1) -> Self:
        return self._again(("harvest",), times)

    def work(self, times: int = 1) -> Self:
        return self._again(("work",), times)

    def build(self, card: str, *, bonus: bool = False, take: str = "") -> Self:
        """Build, and take this card of the row, or the top of the ``deck``, if one is named."""
        self.answer(("build", card, int(bonus)))
        return self.take(take) if take else self

    def interact(self) -> Self:
        return self.answer(("interact",))

    def complete(self, quest: str, option: int = 0, *, on: int = EMPTY) -> Self:
        """Complete a quest: which of its choices, and the rival it names."""
        return self.answer(("quest", quest, option, on))

    def deliver(self) -> Self:
        return self.answer(("deliver",))

    def recruit(self, associate: str) -> Self:
        return self.answer(("recruit", ASSOCIATES[associate_named(associate)]))

    def buy_villa(self) -> Self:
        return self.answer(("villa",))

    def market(self, *units: str) -> Self:
        """One visit: ``market("sell wine", "buy wood")``; all of it, or nothing."""
        picks: list[Option] = [tuple(unit.split()) for unit in units]
        trial = self.match.clone()
        trial.answer(self.me, ("market",))
        trial.answer_run(self.me, picks)
        return self.answer(("market",)).answer_run(picks)

    def promote(self, associate: str) -> Self:
        return self.answer(("promote", ASSOCIATES[associate_named(associate)]))

    def end_turn(self) -> Self:
        return self.answer(("end",))

    def end_turns_until(self, seat: int) -> Self:
        """Turns end, with nothing done in them, until it is that seat's turn."""
        self.seat(self.match.table.active).end_turn()
        while self.match.table.active != seat:
            self.seat(self.match.table.active).end_turn()
        return self

    def _again(self, option: Option, times: int) -> Self:
        for _ in range(times):
            self.answer(option)
        return self

    # -- cards and windows ----------------------------------------------------------------------------

    def plays(self, card: str, *, on: int = EMPTY) -> Self:
        """A black-market card: as an answer in a window, on one's own turn, or on somebody else's."""
        return self._answers_or_interrupts(("card", card, on))

    def activates(self, card: str, *, on: int = EMPTY) -> Self:
        """An artefact: on one's own turn, or as an answer in a window."""
        return self._answers_or_interrupts(("activate", card, on))

    def _answers_or_interrupts(self, option: Option) -> Self:
        if self.match.decision_of(self.me) is None:
            return self.interrupt(option)
        return self.answer(option)

    def passes(self) -> Self:
        """Nothing to answer in this window."""
        assert self.asked.prompt == "window", self.asked
        return self.answer(PASS)

    def all_pass(self) -> Self:
        """Everybody passes, in every window that opens."""
        while self.match.decisions and self.match.decisions[0].prompt == "window":
            self.match.answer(self.match.decisions[0].seat, PASS)
        return self.settled()

    # -- choices in the middle of something -----------------------------------------------------------

    def keep(self, card: str) -> Self:
        """In the draft, among histories, or of two artefacts."""
        return self._choose(("draft", "history", "keep_artefact"), card)

    def take(self, card: str) -> Self:
        """The new commerce: one of the row, or the top of the ``deck`` unseen."""
        return self._choose(("take_commerce",), ("deck",) if card == "deck" else card)

    def discard(self, quest: str) -> Self:
        return self._choose(("discard_quest",), quest)

    def give_up(self, card: str) -> Self:
        """An artefact or a quest, as a price."""
        return self._choose(("give_up_artefact", "give_up_quest"), card)

    def choose(self, option: int, *, on: int = EMPTY) -> Self:
        """The immediate choice of a quest."""
        return self._choose(("immediate",), ("option", option, on))

    def associate(self, name: str) -> Self:
        """Of those who are free, of a rival's, or of one's own to be given up."""
        prompts = ("choose_associate", "steal_associate", "give_up_associate")
        return self._choose(prompts, ("associate", ASSOCIATES[associate_named(name)]))

    def go_to(self, place: str) -> Self:
        return self._choose(("choose_destination",), ("place", place))

    def goods(self, words: str) -> Self:
        """The tokens paid, gained, sold, stolen or handed over: ``goods("2 wine wood")``."""
        prompt = self.asked.prompt
        assert prompt in ("pay_goods", "gain_goods", "sell_goods", "steal_goods", "hand_over"), prompt
        return self.answer_run(
            [("goods", name) for name, count in amounts(words).items() for _ in range(count)]
        )

    def _choose(self, prompts: Sequence[str], pick: object) -> Self:
        assert self.asked.prompt in prompts, f"asked for {self.asked.prompt}, not {prompts}"
        return self.answer(pick)

    # -- negotiation ----------------------------------------------------------------------------------

    def offers(self, seat: int, *, to: int | Sequence[int], give: str = "", get: str = "") -> Self:
        """An offer: ``offers(0, to=1, give="1 wine", get="2 gold")``; tiles by their names."""
        addressed = [to] if isinstance(to, int) else to
        parts: list[Option] = [("to", each) for each in addressed]
        self.match.interrupt_run(seat, ("offer",), [*parts, *_parts("give", give), *_parts("get", get)])
        return self.settled()

    def counters(self, seat: int, number: int, *, give: str = "", get: str = "") -> Self:
        parts = [*_parts("give", give), *_parts("get", get)]
        self.match.interrupt_run(seat, ("counter", number), parts)
        return self.settled()

    def accepts(self, seat: int, number: int) -> Self:
        self.seat(seat).interrupt(("accept", number))
        return self

    def declines(self, seat: int, number: int) -> Self:
        self.seat(seat).interrupt(("decline", number))
        return self

    def withdraws(self, seat: int, number: int) -> Self:
        self.seat(seat).interrupt(("withdraw", number))
        return self


def _parts(side: str, words: str) -> list[Option]:
    """One side of an offer, part by part. Associates and artefacts have no number."""
    parts: list[Option] = []
    for name, count in amounts(words).items():
        if name in ASSOCIATES or (name in PACK.face and face_named(name) in PACK.artefact_of):
            parts.append((side, name))
        else:
            parts.append((side, name, count))
    return parts
