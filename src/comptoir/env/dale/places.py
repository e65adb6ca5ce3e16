"""What a seat of La Vallée des Marchands sees, as an array: counts of faces by where they lie, and the rest
as it is. Seats come in their order from the observer on."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from comptoir.core import Decision, Option
from comptoir.core.decision import Args
from comptoir.dale.board import EMPTY, PHASES, SLOTS
from comptoir.dale.catalogue import FACE, FACES, SET_NAMES
from comptoir.dale.view import DaleView
from comptoir.env.chart import Names

PROMPTS: Final = (
    "action", "build", "choose_deck", "choose_direction", "choose_discard", "choose_from_deck",
    "choose_guesser", "choose_hand", "choose_secretly", "choose_slot", "choose_victims", "clean_up",
    "complete", "discard", "discard_from_deck", "discard_in_order", "discard_one", "discard_some", "fetch",
    "give", "give_to", "guess_value", "how_many", "keep_payment", "may_take", "may_toss", "name_card",
    "name_set", "name_value", "pay", "purchase_free", "purchase_rearranged", "put_back",
    "put_from_discard", "put_into_deck", "put_on_deck_of", "put_on_other_deck", "put_on_own_deck",
    "put_on_own_deck_from_hand", "react", "rearrange", "resolve", "roll_again", "set_value", "show",
    "store", "store_from_deck", "swap_away", "swap_with_deck", "swap_with_discard", "swap_with_hand",
    "swap_with_market", "swap_with_market_discard", "swap_with_stall", "take", "take_from_deck",
    "take_from_discard", "take_from_market", "take_junk", "take_some_from_deck", "toss",
    "toss_from_deck", "toss_from_discard", "toss_from_market", "toss_in_order", "toss_junk",
    "toss_market_deck", "toss_stored", "toss_to_purchase",
)  # fmt: skip
"""Every question our cards ask; one of a guest's cards that is not among them has no place of its own."""
AMOUNTS: Final = ("actions", "price", "total", "number", "needed")
BY_NAME: Final = {
    "occasion": ("purchased", "entered", "shuffled", "built", "resolved"),
    "step": ("before_fill", "after_fill", "after_market"),
    "sign": ("planet",),
}
"""What a question may say besides: amounts, seats, cards, and one of a few words."""
COUNTS: Final = (
    "turn", "actions", "bonuses", "extras", "hand_bonus", "stacks_to_win", "teams", "junk_reserve",
    "market_deck", "market_discard",
)  # fmt: skip
OF_A_SEAT: Final = ("hand", "deck", "discard", "stored", "stacks")


class Places:
    """Where everything stands in the array of a table with so many seats."""

    def __init__(self, players: int) -> None:
        names = self.names = Names()
        steps = [f"+{step}" for step in range(players)]
        self.players = players
        self.counts = names.block("count", COUNTS)
        self.phase = names.block("phase", PHASES)
        self.sets = names.block("set", SET_NAMES)
        self.active = names.block("active", steps)
        self.first = names.block("first", steps)
        self.prices = names.block("price", range(SLOTS))
        self.market = names.block("market", range(SLOTS), FACES)
        self.market_deck, self.market_discard, self.market_top, self.aside = [
            names.block(zone, FACES) for zone in ("market_deck", "market_discard", "market_top", "aside")
        ]
        self.used, self.changed, self.guises = [
            names.block(what, FACES) for what in ("used", "changed", "guise")
        ]
        self.amounts = {step: names.block(f"{step} count", OF_A_SEAT) for step in steps}
        zones = ("hand", "deck", "deck_top", "discard", "discard_top", "stall", "schedule", "stored")
        self.seats = [
            (self.amounts[step], *[names.block(f"{step} {zone}", FACES) for zone in zones]) for step in steps
        ]
        self._name_question(steps)
        self.blank = array("f", bytes(4 * len(names)))

    def _name_question(self, steps: list[str]) -> None:
        names = self.names
        self.prompts = {prompt: names.block(f"asked {prompt}", within="asked") for prompt in PROMPTS}
        self.source = names.block("asked by", FACES)
        self.picked = names.block("picked", FACES)
        self.run = names.block("run", ("picks", "ordered"))
        self.told = {each: names.block(f"told {each}", within="told") for each in AMOUNTS}
        self.said = {
            (kind, word): names.block(f"told {kind}", [word], within=f"told {kind}")
            for kind, words in BY_NAME.items()
            for word in words
        }
        self.about_seat = {each: names.block(f"told {each}", steps) for each in ("by", "to")}
        self.about_card = {each: names.block(f"told {each}", FACES) for each in ("card", "given")}

    # -- the table ----------------------------------------------------------------------------------------

    def look(self, view: DaleView, decision: Decision | None) -> array[float]:
        row, players, at = self.blank[:], self.players, view.observer
        for step, starts in enumerate(self.seats):
            self._look_at_seat(row, view, (at + step) % players, starts)
        faces = view.faces
        for slot, card in enumerate(view.market):
            if card != EMPTY:
                row[self.market + slot * len(FACES) + faces[card]] = 1
                row[self.prices + slot] = view.price(slot)
        _count(row, self.market_deck, view.market_deck, faces)
        if view.market_discard:
            _count(row, self.market_discard, view.market_discard, faces)
            _mark_top(row, self.market_top, view.market_discard, faces)
        _count(row, self.aside, view.aside, faces)
        self._look_at_turn(row, view)
        if view.used or view.modifiers or view.guises:
            self._look_at_marks(row, view)
        if decision is not None:
            self._look_at_question(row, view, decision)
        return row

    def _look_at_seat(self, row: array[float], view: DaleView, at: int, starts: tuple[int, ...]) -> None:
        faces = view.faces
        amounts, hand, deck, deck_top, discard, discard_top, stall, schedule, stored = starts
        own, pile, thrown, stacks = view.hands[at], view.decks[at], view.discards[at], view.stall(at)
        row[amounts], row[amounts + 1], row[amounts + 2] = len(own), len(pile), len(thrown)
        row[amounts + 4] = len(stacks)
        _count(row, hand, own, faces)
        if pile:
            _count(row, deck, pile, faces)
            _mark_top(row, deck_top, pile, faces)
        if thrown:
            _count(row, discard, thrown, faces)
            _mark_top(row, discard_top, thrown, faces)
        for stack in stacks:
            _count(row, stall, stack, faces)
        for card in view.schedules[at]:
            row[schedule + view.shown(card)] += 1
            under = view.stored.get(card, ())
            if under:
                row[amounts + 3] += len(under)
                _count(row, stored, under, faces)

    def _look_at_turn(self, row: array[float], view: DaleView) -> None:
        rules, at, players = view.rules, view.observer, self.players
        counts = (
            view.turn, view.actions, view.bonuses, view.extras, view.hand_bonus, rules.stacks_to_win,
            rules.teams, len(view.junk_reserve), len(view.market_deck), len(view.market_discard),
        )  # fmt: skip
        row[self.counts : self.counts + len(counts)] = array("f", counts)
        row[self.phase + view.phase] = 1
        row[self.active + (view.active - at) % players] = 1
        row[self.first + (rules.first - at) % players] = 1
        for number in _numbers_of(rules.sets):
            row[self.sets + number] = 1

    def _look_at_marks(self, row: array[float], view: DaleView) -> None:
        """Cards of the own hand whose ability is spent or whose value has changed; guises on the table."""
        faces, at = view.faces, view.observer
        for card in view.hands[at]:
            face = faces[card]
            row[self.used + face] += card in view.used
            row[self.changed + face] += view.value_at(at, card, face) - view.book.values[face]
        for guise in view.guises.values():
            row[self.guises + guise] += 1

    # -- the question -------------------------------------------------------------------------------------

    def _look_at_question(self, row: array[float], view: DaleView, decision: Decision) -> None:
        faces = view.faces
        prompt = self.prompts.get(decision.prompt)
        if prompt is not None:
            row[prompt] = 1
        if decision.source >= 0:
            row[self.source + faces[decision.source]] = 1
        if decision.run is not None:
            row[self.run], row[self.run + 1] = len(decision.run.picked), decision.run.ordered
            for pick in decision.run.picked:
                card = _card_in(pick)
                if card >= 0:
                    row[self.picked + faces[card]] += 1
        if decision.args:
            self._hear(row, view, decision.args)

    def _hear(self, row: array[float], view: DaleView, args: Args) -> None:
        for name, value in args:
            if name in self.told:
                row[self.told[name]] = float(value)
            elif name in self.about_seat:
                row[self.about_seat[name] + (int(value) - view.observer) % self.players] = 1
            elif name in self.about_card:
                face = FACE[value] if isinstance(value, str) else view.faces[value]
                row[self.about_card[name] + face] = 1
            elif (name, value) in self.said:
                row[self.said[name, str(value)]] = 1


@cache
def _numbers_of(sets: tuple[str, ...]) -> tuple[int, ...]:
    return tuple([SET_NAMES.index(name) for name in sets])


def _count(row: array[float], start: int, cards: tuple[int, ...], faces: bytes) -> None:
    """Count the known ones by face."""
    for card in cards:
        if card >= 0:
            row[start + faces[card]] += 1


def _mark_top(row: array[float], start: int, pile: tuple[int, ...], faces: bytes) -> None:
    """The card on top, if it is known."""
    if pile[-1] >= 0:
        row[start + faces[pile[-1]]] = 1


def _card_in(pick: Option) -> int:
    """The card that was picked, if one was."""
    if isinstance(pick, int):
        return pick
    return pick[1] if len(pick) > 1 and isinstance(pick[1], int) and pick[0] in ("as", "worth") else -1
