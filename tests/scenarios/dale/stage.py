"""A stage for scenarios: given a table, when a player does this, then the table is so.

Zones are written as words, top card last; a word is a card's name or any part of it that names no other
card. The market is written from the right (slot 0 first), ``-`` for an empty slot. Seat 0 is "I".

    game = given(hand="spyglass", deck="junk relic cookies toy")
    game.play("spyglass").take("relic").put_back("toy", "cookies")
    game.then(hand="relic", deck="junk toy cookies", discard="spyglass", actions=1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from comptoir.core import DONE, NO, PASS, YES, Decision, Match, Option, Plain, Refused
from comptoir.dale.board import DISCARD_SLOT, EMPTY
from comptoir.dale.catalogue import FACES
from comptoir.dale.editions import CLASSIC
from comptoir.dale.events import Discarded, Tossed
from comptoir.dale.guises import Use, uses
from comptoir.dale.payment import payments, with_worths
from comptoir.dale.stacks import stacks
from comptoir.dale.table import DaleTable
from tests.scenarios.dale.setting import Zones, face_named, set_table

FORCED = ("pay", "build", "purchase_rearranged", "choose_slot")
"""Asked even where there is one answer, so that being asked tells nothing."""


def given(**zones: Any) -> Stage:
    """A table with these cards and no others; ``them`` are the zones of the other seats.

    ``roll`` makes the first roll show that: a number of the ocelot die, or a set and what its die shows.
    ``actions=2`` keeps the turn open after an action, so that clean-up does not blur what an effect did. In a
    team game (``teams=True``) there are four seats; seats 0 and 1 name the stalls of the two teams.
    """
    return Stage(set_table(**zones))


@contextmanager
def refused(code: str, stage: Stage) -> Iterator[None]:
    """What is done inside is refused with that code and changes nothing."""
    before = stage.match.hash
    with pytest.raises(Refused) as refusal:
        yield
    assert refusal.value.code == code
    assert stage.match.hash == before


def is_idle_step(decision: Decision) -> bool:
    """Is it one of the questions of clean-up that most games ask in vain? See test_clean_up_steps."""
    step = dict(decision.args).get("step")
    return step in ("before_fill", "after_market") and decision.options == (DONE,)


class Stage:
    """A match with gestures. Gestures answer for whichever seat is asked."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def table(self) -> DaleTable:
        table: DaleTable = self.match.table
        return table

    @property
    def asked(self) -> Decision:
        """The one decision to be made now."""
        assert len(self.match.decisions) == 1, self.match.decisions
        return self.match.decisions[0]

    def asked_of(self, seat: int) -> Decision:
        """What a seat is to decide now, maybe together with others."""
        decision = self.match.decision_of(seat)
        assert decision is not None, f"seat {seat} is not asked: {self.match.decisions}"
        return decision

    # -- the four actions and abilities -------------------------------------------------------------

    def play(self, card: str) -> Stage:
        """Play a technique, or ``"reflection as spyglass"``."""
        return self._act("play", card)

    def use(self, card: str) -> Stage:
        """Use a once-per-turn ability, in the action phase or in clean-up."""
        return self._act("use", card)

    def react(self, seat: int, card: str) -> Stage:
        """A seat reacts with a card of its hand: ``react(1, "reflection as binoculars")``."""
        option = self._action("react", card, self.asked_of(seat))
        assert option is not None, f"no {card} among {self.asked_of(seat).options}"
        self.match.answer(seat, option)
        return self.go_on()

    def pass_by(self, *seats: int) -> Stage:
        """These seats do not react; without a seat, everybody who is asked, as often as they are."""
        for seat in seats:
            self.match.answer(seat, PASS)
        while not seats and self.match.decisions and self.match.decisions[0].prompt == "react":
            self.match.answer(self.match.decisions[0].seat, PASS)
        return self.go_on()

    def copy(self, card: str) -> Stage:
        """In clean-up: ``copy("reflection as cookies")``."""
        return self._act("copy", card)

    def purchase(self, card: str, *payment: str) -> Stage:
        """Buy a card of the market (``discard`` for the top of the market discard) with these cards."""
        slot = self.slot_of(card)
        if self.asked.options and ("purchase", slot) in self.asked.options:
            self._expect_payment(slot, payment)
        return self.answer(("purchase", slot)).pay(*payment)

    def build(self, *cards: str) -> Stage:
        """The stall action with these cards of the hand and the discard."""
        assert self.can_build(*cards), f"{cards} is not an allowed stack"
        self.answer(("build",))
        return self.pick("build", *cards) if self._is_asked("build") else self

    def inventory(self, *cards: str) -> Stage:
        self.answer(("inventory",))
        return self.pick("discard", *cards) if self._is_asked("discard") else self

    # -- picks in the middle of an effect -----------------------------------------------------------

    def pay(self, *cards: str) -> Stage:
        return self.pick("pay", *cards) if self._is_asked("pay") else self

    def put_back(self, *cards: str) -> Stage:
        return self.pick("put_back", *cards)

    def take(self, *cards: str) -> Stage:
        return self.pick("take", *cards)

    def toss(self, *cards: str) -> Stage:
        return self.pick("toss", *cards)

    def give(self, *cards: str) -> Stage:
        return self.pick("give", *cards)

    def pick(self, prompt: str, *cards: str) -> Stage:
        """Pick cards by name, one after the other as one run; the prompt must start with this word."""
        decision = self.asked
        assert decision.prompt.startswith(prompt), f"asked to {decision.prompt}, not to {prompt}"
        if decision.run is None:
            assert len(cards) == 1, f"{decision.prompt} takes one card"
            return self.answer(self.option(cards[0]))
        picked: list[Option] = []
        for word in cards:
            picked.append(self.option(word, but=picked))
        self.match.answer_run(decision.seat, tuple(picked))
        return self.go_on()

    def choose(self, seat: int) -> Stage:
        """Choose a player."""
        return self.answer(("seat", seat))

    def name(self, value: int) -> Stage:
        """Name a value."""
        return self.answer(("value", value))

    def yes(self) -> Stage:
        return self.answer(YES)

    def no(self) -> Stage:
        return self.answer(NO)

    def done(self) -> Stage:
        return self.answer(DONE)

    def answer(self, pick: object) -> Stage:
        """Answer, and go on as a client does where how to pay or build has only one answer."""
        self.match.answer(self.asked.seat, pick)
        while (forced := self._forced()) and len(self.match.decisions) == 1:
            for each in forced:
                self.match.answer(self.asked.seat, each)
        return self.go_on()

    def go_on(self) -> Stage:
        """As a terminal does: nothing to use before the hand is filled, or after the market was."""
        while len(self.match.decisions) == 1 and is_idle_step(self.asked):
            self.match.answer(self.asked.seat, DONE)
        return self

    def _forced(self) -> list[Option]:
        """The picks of a run that begins now, if it can only go one way."""
        trial, picks = self.match.clone(), list[Option]()
        while trial.decisions and (decision := trial.decisions[0]).prompt in FORCED:
            is_new = decision.run is None or not decision.run.picked
            if is_new == bool(picks):
                break  # another question, or the middle of a run
            if len(decision.options) > 1 or decision.options[0] == DONE:
                return []
            picks.append(decision.options[0])
            trial.answer(decision.seat, decision.options[0])
        return picks

    # -- questions ------------------------------------------------------------------------------------

    def can(self, verb: str, card: str = "") -> bool:
        """Is this action offered: ``can("play", "acorn")``, ``can("purchase", "toy")``, ``can("build")``?"""
        if verb == "purchase":
            return ("purchase", self.slot_of(card)) in self.asked.options
        if not card:
            return (verb,) in self.asked.options
        return self._action(verb, card) is not None

    def can_pay(self, card: str, *payment: str) -> bool:
        """Is this a legal payment for a card of the market?"""
        return _same_words(self._payments(self.slot_of(card)), payment, self._spell)

    def can_build(self, *cards: str) -> bool:
        """Is this an allowed next stack?"""
        at = self.asked.seat
        family = [tuple(use.option for use in one) for one in stacks(self.table, at, self._uses())]
        return _same_words(family, cards, self._spell)

    def price(self, card: str) -> int:
        return self.table.price(self.slot_of(card))

    def slot_of(self, card: str) -> int:
        if card == "discard":
            return DISCARD_SLOT
        faces = [EMPTY if each == EMPTY else self.table.faces[each] for each in self.table.market]
        return faces.index(face_named(card))

    def card(self, word: str, zone: Sequence[int]) -> int:
        """The first token of that face in a zone."""
        return next(card for card in zone if self.table.faces[card] == face_named(word))

    def view(self, seat: int) -> dict[str, Plain]:
        return self.match.plain(seat)

    def offered(self) -> set[str]:
        """The options of the decision, spelt as words."""
        return {self._spell(option) for option in self.asked.options}

    def option(self, word: str, but: Sequence[Option] = ()) -> Option:
        """The option that a word means in the present decision, leaving out those picked before."""
        used = [each if isinstance(each, int) else each[1] for each in but]
        for option in self.asked.options:
            card = option if isinstance(option, int) else option[-1] if len(option) == 1 else option[1]
            if card not in used and self._spell(option) == _full(word):
                return option
        at = self.asked.seat
        cards = [*self.table.hands[at], *self.table.discards[at]]
        cards += [card for hand in self.table.hands for card in hand] + [
            *self.table.aside,
            *self.table.market,
        ]
        cards += [card for zone in (*self.table.discards, self.table.market_discard) for card in zone]
        for card in cards:  # not offered: name it all the same, so that the engine can refuse it
            if card != EMPTY and card not in but and self._spell(card) == _full(word):
                return card
        raise AssertionError(f"no {word!r} among {sorted(self.offered())}")

    # -- then -----------------------------------------------------------------------------------------

    def then(
        self,
        *,
        them: Zones | Sequence[Zones] = (),
        market: str | None = None,
        market_deck: str | None = None,
        market_discard: str | None = None,
        junk_reserve: int | None = None,
        actions: int | None = None,
        active: int | None = None,
        winner: int | None = None,
        **mine: Any,
    ) -> Stage:
        """Compare what is named, and always that no card was lost. Hands in any order, piles in theirs."""
        table = self.table
        others = [them] if isinstance(them, Mapping) else list(them)
        for at, zones in enumerate([mine, *others]):
            for name, wanted in zones.items():
                assert self._zone(at, name) == self._wanted(name, wanted), f"{name} of seat {at}"
        piles = {"market_deck": market_deck, "market_discard": market_discard, "market": market}
        for name, words in piles.items():
            if words is not None:
                assert self._words(getattr(table, name)) == self._spelt(words), name
        for name, number in {"actions": actions, "active": active, "winner": winner}.items():
            assert number is None or getattr(table, name) == number, f"{name} is {getattr(table, name)}"
        assert junk_reserve is None or len(table.junk_reserve) == junk_reserve, len(table.junk_reserve)
        cards = [card for card in table.market if card != EMPTY]
        for zones_of in (table.hands, table.decks, table.discards, table.schedules):
            cards += [card for zone in zones_of for card in zone]
        cards += [card for one in table.stalls for stack in one for card in stack]
        cards += [card for stored in table.stored.values() for card in stored]
        cards += [*table.market_deck, *table.market_discard, *table.junk_reserve, *table.aside]
        assert sorted(cards) == list(range(len(table.faces))), "a card was lost"
        return self

    def _zone(self, at: int, name: str) -> object:
        table = self.table
        if name == "hand":
            return sorted(self._words(table.hands[at]))
        if name == "stall":
            return [sorted(self._words(stack)) for stack in table.stall(at)]
        if name == "stored":
            return sorted(
                self._words([each for card in table.schedules[at] for each in table.stored.get(card, ())])
            )
        zones = {"deck": table.decks, "discard": table.discards, "schedule": table.schedules}
        return self._words(zones[name][at])

    def _wanted(self, name: str, words: Any) -> object:
        if name == "stall":
            return [sorted(self._spelt(stack)) for stack in words]
        return sorted(self._spelt(words)) if name in ("hand", "stored") else self._spelt(words)

    # -- spelling -------------------------------------------------------------------------------------

    def _words(self, cards: Sequence[int]) -> list[str]:
        return ["-" if card == EMPTY else FACES[self.table.faces[card]] for card in cards]

    def _spelt(self, words: str) -> list[str]:
        return [word if word == "-" else FACES[face_named(word)] for word in words.split()]

    def _spell(self, option: Option) -> str:
        if isinstance(option, int):
            return FACES[self.table.faces[option]]
        if option[0] == "as":
            return f"{FACES[self.table.faces[int(option[1])]]} as {option[2]}"
        if option[0] == "worth":
            copied = f" as {option[3]}" if len(option) > 3 else ""
            return f"{FACES[self.table.faces[int(option[1])]]}{copied} worth {option[2]}"
        return " ".join(str(part) for part in option)

    def _uses(self) -> list[Use]:
        at = self.asked.seat
        return uses(self.table, at, self.table.hands[at])

    def _act(self, verb: str, card: str) -> Stage:
        option = self._action(verb, card)
        if option is None:
            word, _, guise = card.partition(" as ")
            token = self.card(word, self.table.hands[self.asked.seat])
            return self.answer((verb, token, FACES[face_named(guise)]) if guise else (verb, token))
        return self.answer(option)

    def _action(self, verb: str, card: str, decision: Decision | None = None) -> Option | None:
        word, _, guise = card.partition(" as ")
        for option in (decision or self.asked).options:
            if isinstance(option, tuple) and option[0] == verb and len(option) == (3 if guise else 2):
                named = self.table.faces[int(option[1])] == face_named(word)
                if named and (not guise or option[2] == FACES[face_named(guise)]):
                    return option
        return None

    def _is_asked(self, prompt: str) -> bool:
        return bool(self.match.decisions) and self.match.decisions[0].prompt == prompt

    def _expect_payment(self, slot: int, payment: Sequence[str]) -> None:
        family = self._payments(slot)
        assert _same_words(family, payment, self._spell), f"{payment} does not pay for slot {slot}"

    def _payments(self, slot: int) -> list[tuple[Option, ...]]:
        """The payments allowed for a slot; for the market discard, those with a card that opens it."""
        choices = with_worths(self.table, self._uses())
        must = None
        if slot == DISCARD_SLOT:
            must = [
                use.option for use in choices if (rule := CLASSIC.payments[use.face]) and rule.opens_discard
            ]
        return payments(self.table, choices, self.table.price(slot), must)


def _same_words(
    family: Sequence[Sequence[Option]], words: Sequence[str], spell: Callable[[Option], str]
) -> bool:
    wanted = sorted(_full(word) for word in words)
    return any(sorted(spell(option) for option in one) == wanted for one in family)


def _full(word: str) -> str:
    rest, _, worth = word.partition(" worth ")
    card, _, guise = rest.partition(" as ")
    name = FACES[face_named(card)]
    named = f"{name} as {FACES[face_named(guise)]}" if guise else name
    return f"{named} worth {worth}" if worth else named


__all__ = ["Discarded", "Stage", "Tossed", "face_named", "given", "refused"]
