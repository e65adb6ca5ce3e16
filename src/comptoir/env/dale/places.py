"""What a seat of La Vallée des Marchands sees, as an array: counts of faces by where they lie, and the rest
as it is. Seats come in their order from the observer on."""

from __future__ import annotations

from array import array
from typing import Any, Final, NamedTuple

from comptoir.core import NO_CARD, Cards, Decision, Option
from comptoir.core.decision import Args
from comptoir.dale.board import EMPTY, PHASES, SLOTS
from comptoir.dale.catalogue import FACE, FACES, SET_NAMES
from comptoir.dale.view import DaleView
from comptoir.env.chart import HIGHEST, MORE, Names
from comptoir.env.memory import Memory

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
AMOUNTS: Final = ("actions", "price", "total", "number", "needed", MORE)
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
KINDS: Final = len(FACES)
_NONE: Final = array("f", bytes(4 * KINDS))
_NO_TOP: Final = array("f", bytes(8 * KINDS))


class Zone(NamedTuple):
    """Cards that are counted by face: where they begin, and where it stands how many there are (-1: nowhere).
    Behind a pile whose order matters follows its top card."""

    start: int
    amount: int
    has_top: bool = False


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
        market_deck, market_discard, _, aside = [
            names.block(zone, FACES) for zone in ("market_deck", "market_discard", "market_top", "aside")
        ]
        self.used, self.changed, self.guises = [
            names.block(what, FACES) for what in ("used", "changed", "guise")
        ]
        amounts = [names.block(f"{step} count", OF_A_SEAT) for step in steps]
        self.zones: list[Zone] = []
        """What lies in one of them is counted again only when it has changed."""
        self.schedules: list[int] = []
        for step, start in zip(steps, amounts, strict=True):
            self._name_seat(step, start)
        nobodys = self.counts + COUNTS.index("market_deck")
        self.zones += [
            Zone(market_deck, nobodys),
            Zone(market_discard, nobodys + 1, has_top=True),
            Zone(aside, -1),
        ]
        self._name_question(steps)
        self.blank = array("f", bytes(4 * len(names)))

    def _name_seat(self, step: str, amounts: int) -> None:
        hand, deck, _, discard, _, stall, schedule, stored = [
            self.names.block(f"{step} {zone}", FACES)
            for zone in ("hand", "deck", "deck_top", "discard", "discard_top", "stall", "schedule", "stored")
        ]
        self.zones += [
            Zone(hand, amounts),
            Zone(deck, amounts + 1, has_top=True),
            Zone(discard, amounts + 2, has_top=True),
            Zone(stall, amounts + OF_A_SEAT.index("stacks")),
            Zone(schedule, -1),
            Zone(stored, amounts + OF_A_SEAT.index("stored")),
        ]
        self.schedules.append(schedule)

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

    def look(self, view: DaleView, decision: Decision | None, memory: Memory | None = None) -> array[float]:
        known = memory or Memory()
        if not known.holds(view.faces):  # a part for each zone, one for the turn and one for the market
            known.parts, known.row = [None] * (len(self.zones) + 2), self.blank[:]
        self._look_at_zones(known.row, view, known.parts)
        self._look_at_market(known.row, view, known.parts)
        self._look_at_turn(known.row, view, known.parts)
        row = known.row[:]
        if view.used or view.modifiers or view.guises:
            self._look_at_marks(row, view)
        if decision is not None:
            self._look_at_question(row, view, decision)
        return row

    def _look_at_zones(self, row: array[float], view: DaleView, parts: list[Any]) -> None:
        place, faces = 0, view.faces
        for step in range(self.players):
            at = (view.observer + step) % self.players
            self._look_at_zone(row, faces, parts, place, view.hands[at])
            self._look_at_zone(row, faces, parts, place + 1, view.decks[at])
            self._look_at_zone(row, faces, parts, place + 2, view.discards[at])
            self._look_at_zone(row, faces, parts, place + 3, view.stall(at))
            self._look_at_zone(row, faces, parts, place + 4, view.schedules[at])
            self._look_at_zone(row, faces, parts, place + 5, _stored(view, at) if view.stored else ())
            place += 6
        for cards in (view.market_deck, view.market_discard, view.aside):
            self._look_at_zone(row, faces, parts, place, cards)
            place += 1

    def _look_at_zone(
        self, row: array[float], faces: bytes, parts: list[Any], place: int, cards: Cards | tuple[Cards, ...]
    ) -> None:
        """Count what lies there, if that has changed; in a stall it lies in stacks."""
        if cards == parts[place]:
            return
        parts[place] = cards
        start, amount, has_top = self.zones[place]
        row[start : start + (2 * KINDS if has_top else KINDS)] = _NO_TOP if has_top else _NONE
        if amount >= 0:
            row[amount] = len(cards)
        for each in cards:
            if isinstance(each, int):
                if each >= 0:
                    row[start + faces[each]] += 1
            else:
                _count(row, start, each, faces)
        top = cards[-1] if has_top and cards else NO_CARD
        if isinstance(top, int) and top >= 0:
            row[start + KINDS + faces[top]] = 1

    def _look_at_market(self, row: array[float], view: DaleView, parts: list[Any]) -> None:
        market = (view.market, view.surcharge(view.active))
        if market == parts[-1]:
            return
        parts[-1] = market
        row[self.prices : self.market + SLOTS * KINDS] = self.blank[: SLOTS + SLOTS * KINDS]
        for slot, card in enumerate(view.market):
            if card != EMPTY:
                row[self.prices + slot] = view.price(slot)
                row[self.market + slot * KINDS + view.faces[card]] = 1

    def _look_at_turn(self, row: array[float], view: DaleView, parts: list[Any]) -> None:
        rules, players, counts = view.rules, self.players, 8
        turn = [
            view.turn, view.actions, view.bonuses, view.extras, view.hand_bonus, rules.stacks_to_win,
            int(rules.teams), len(view.junk_reserve), view.phase, (view.active - view.observer) % players,
        ]  # fmt: skip
        before: list[int] | None = parts[-2]
        if turn == before:
            return
        parts[-2] = turn
        if before is None:
            before = [0] * len(turn)
            row[self.first + (rules.first - view.observer) % players] = 1
            for name in rules.sets:
                row[self.sets + SET_NAMES.index(name)] = 1
        for place in range(counts):
            if turn[place] != before[place]:
                row[self.counts + place] = turn[place]
        row[self.phase + before[counts]] = row[self.active + before[counts + 1]] = 0
        row[self.phase + turn[counts]] = row[self.active + turn[counts + 1]] = 1

    def _look_at_marks(self, row: array[float], view: DaleView) -> None:
        """Cards of the own hand whose ability is spent or whose value has changed; guises on the table, which
        in a schedule are what a card is."""
        faces, at = view.faces, view.observer
        for card in view.hands[at]:
            face = faces[card]
            row[self.used + face] += card in view.used
            change = view.value_at(at, card, face) - view.book.values[face]
            row[self.changed + face] = min(row[self.changed + face] + change, HIGHEST)
        for card, guise in view.guises.items():
            row[self.guises + guise] += 1
            for step, schedule in enumerate(self.schedules):
                if card in view.schedules[(at + step) % self.players]:
                    row[schedule + faces[card]] -= 1
                    row[schedule + guise] += 1

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
            told = self.told.get(name)
            if told is not None:
                row[told] = min(float(value), HIGHEST)
            elif name in self.about_seat:
                row[self.about_seat[name] + (int(value) - view.observer) % self.players] = 1
            elif name in self.about_card:
                face = FACE[value] if isinstance(value, str) else view.faces[value]
                row[self.about_card[name] + face] = 1
            elif (name, value) in self.said:
                row[self.said[name, str(value)]] = 1


def _count(row: array[float], start: int, cards: tuple[int, ...], faces: bytes) -> None:
    """Count the known ones by face."""
    for card in cards:
        if card >= 0:
            row[start + faces[card]] += 1


def _stored(view: DaleView, at: int) -> Cards:
    """What lies face down under the schedule of a seat."""
    return tuple([card for under in view.schedules[at] for card in view.stored.get(under, ())])


def _card_in(pick: Option) -> int:
    """The card that was picked, if one was."""
    if isinstance(pick, int):
        return pick
    return pick[1] if len(pick) > 1 and isinstance(pick[1], int) and pick[0] in ("as", "worth") else -1
