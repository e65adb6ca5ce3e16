"""How much a card is worth to a seat, from what that seat sees.

Two questions, one reckoning. *Worth*: how much would this card help the stacks still to be built, if I
owned it? *Keep*: how much does it help while it stays in my hand? Both add up, over the next stacks, how
well the card fits them together with its mates of the same set.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from comptoir.bots.dale.sight import Sight
from comptoir.bots.dale.stacking import Part, Parts, full_stacks, hand_parts
from comptoir.core import Cards
from comptoir.dale.cardbook import AFTER_PAYMENT, PAYMENTS
from comptoir.dale.catalogue import FACE, FACES, JUNK, SET, VALUE

NEAR = (1.0, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15, 0.1)
"""How much a stack counts in worth, by how far off it is."""
AT_HAND = (1.0, 0.3, 0.1)
"""The same for keep: a hand is for the next stack or two."""
EXACT, COMPLETED, BEGUN = 1.0, 0.9, 0.45
"""A card that is the stack; one that completes it with its mates; one that is part of it."""
COVERED = 0.4
"""What is left of the wish for a stack that can be built without this card."""
AFTER_THREAT = 0.7
"""The wish for a stack as it will be needed once a threat has passed."""
JUNK_WORTH = -0.5
LOSS = 0.6
"""How much of what a card is worth in hand is lost when it is played or paid: it comes back later."""
CYCLED = 0.15
"""What it is worth to get junk out of the hand."""
EXTRA_CARD = 0.25
"""What it is worth that a payment brings a further card."""

LIKING = {
    "cookies": 0.3, "shattered_relic": 0.5, "spyglass": 0.3, "flashy_show": 0.2,
    "prepaid_good": 0.3, "essential_purchase": 0.4, "special_offer": 0.2,
    "nuisance": 0.2, "rotten_food": 0.5, "dirty_exchange": 0.6, "sabotage": 0.4,
    "empty_chest": 0.4, "nostalgic_item": 0.4, "accordion": 0.4, "winter_is_coming": 0.4,
    "charm": 0.2,
    "good_old_times": 0.2, "trendsetting": 0.4, "seeing_doubles": 0.4,
    "calculations": 0.1, "safety_precaution": 0.2, "magnet": 0.4, "dangerous_test": 0.4, "glue": 0.5,
    "steady_achiever": 0.1, "shopping_journey": 0.3, "housecleaning": 0.3, "siesta": 0.3,
    "lunch_break": 0.5, "ironing": 0.2,
    "scary_gunfight": 0.2, "night_shift": 0.3, "ruthless_competition": 0.5, "nasty_threat": 0.4,
    "lost_shipments": 0.4,
    "charity": 0.3, "tasters": 0.2, "cheer": 0.1,
    "swank": 0.4, "natural_survivor": 0.4, "sofa": 0.2, "risky_business": 0.1,
    "ancient_knowledge": 0.2, "quality_inspection": 0.4, "binoculars": 0.3, "balancing": 0.2,
    "extra_remarks": 0.2,
    "rigorous_chronicler": 0.1, "refreshing_drink": 0.3, "duplicate_entry": 0.4,
    "cultural_preservation": 0.5, "slice_of_life": 0.5,
    "delightful_surprise": 0.2, "fortunate_upgrade": 0.3, "replacement": 0.2, "fashion_hint": 0.2,
    "royal_privilege": 0.3,
    "bribe": 0.2, "burglary": 0.2, "grasp": 0.2, "periscope": 0.1, "sudden_nap": 0.4,
    "bargain_seeker": 0.2, "delicacy": 0.3, "umbrella": 0.3, "velocipede": 0.2, "matching_colours": 0.1,
    "barometer": 0.2, "bad_omen": 0.3, "festival": 0.2, "celestial_guidance": 0.4, "calendar": 0.1,
    "barricade": 0.2, "wheelbarrow": 0.3, "vigilance": 0.4, "supply_depot": 0.2,
    "tactical_measurement": 0.4,
}  # fmt: skip
"""What some cards do beside filling stacks."""
_LIKING = tuple([LIKING.get(name, 0.0) for name in FACES])


Goals = list[tuple[int, float]]
"""Totals of stacks to come, each with how much it counts."""


IN_STALL = {"sofa": 1.0, "winter_is_coming": 0.5}
"""What some cards do when they are part of a stack, which makes up for losing them."""


class Worth:
    """The reckoning for one sight. Totals that mates can reach are bit sets: bit ``n`` is set for ``n``."""

    __slots__ = ("_at_hand", "_held", "_keeps", "_near", "_owned", "_stack", "_worths", "notes", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._owned = _by_set(sight, (*sight.hand, *sight.discard))
        self._held = _by_set(sight, sight.hand)
        self._keeps: dict[int, float] = {}
        self._worths: dict[int, float] = {JUNK: JUNK_WORTH}
        self._stack: Parts | None = None
        self.notes: dict[object, Any] = {}
        """What was found out already about this sight."""
        self._near = _goals(sight, NEAR)
        self._at_hand = _goals(sight, AT_HAND)
        if sight.needed != sight.number:  # a threat that ends before long
            self._at_hand.append((sight.number, AFTER_THREAT))

    def of_face(self, face: int) -> float:
        """What one more card with this face would be worth."""
        if face not in self._worths:
            self._worths[face] = _LIKING[face] + self._fit(VALUE[face], SET[face], self._owned, self._near)
        return self._worths[face]

    def of(self, card: int) -> float:
        return self.of_face(self.sight.faces[card])

    def of_mine(self, card: int) -> float:
        """What a card I own already is worth: it is not its own mate."""
        face = self.sight.faces[card]
        if face == JUNK:
            return JUNK_WORTH
        owned = self._without(card, self._owned)
        return _LIKING[face] + self._fit(VALUE[face], SET[face], owned, self._near)

    def keep(self, card: int) -> float:
        """What it is worth to hold this card of my hand."""
        if card not in self._keeps:
            face = self.sight.faces[card]
            held = self._without(card, self._held)
            fit = 0.0 if face == JUNK else self._fit(VALUE[face], SET[face], held, self._at_hand)
            self._keeps[card] = fit
        return self._keeps[card]

    def draw(self, card: int) -> float:
        """What it would be worth to have this card of mine, which is elsewhere now, in my hand."""
        face = self.sight.faces[card]
        if face == JUNK:
            return JUNK_WORTH
        return self._fit(VALUE[face], SET[face], self._held, self._at_hand) + _LIKING[face]

    def gain(self, card: int) -> float:
        """What it would be worth to get somebody else's card into my hand."""
        return self.of(card) + 0.5 * self.draw(card)

    def best(self, cards: Iterable[int]) -> float:
        return max([self.of(card) for card in cards], default=0.0)

    def best_draw(self, cards: Iterable[int]) -> float:
        return max([self.draw(card) for card in cards], default=0.0)

    def least_kept(self, cards: Iterable[int]) -> float:
        """How much the card that is easiest to part with is worth in hand."""
        return min([self.keep(card) for card in cards], default=1.0)

    # -- stacks ---------------------------------------------------------------------------------------

    @property
    def stack(self) -> Parts:
        """The next stack that I can build of my own cards and miss least; nothing if there is none."""
        if self._stack is None:
            self._stack = self.best_stack(hand_parts(self.sight))
        return self._stack

    def best_stack(self, parts: Sequence[Part], laid: Parts = ()) -> Parts:
        """The stack of these parts, with the cards laid already, that I miss least."""
        return min(full_stacks(self.sight, parts, laid), key=self._lost_in, default=())

    def _lost_in(self, stack: Parts) -> float:
        return sum([self.of_mine(each.card) - IN_STALL.get(FACES[each.face], 0.0) for each in stack])

    # -- purchases ------------------------------------------------------------------------------------

    def purchase(self, slot: int, hand: Cards) -> float:
        """What it is worth to buy from that slot (5 is the top of the market discard) with that hand."""
        sight = self.sight
        card = sight.market[slot] if slot < len(sight.market) else sight.market_discard[-1]
        price = sight.prices[slot] if slot < len(sight.market) else VALUE[sight.faces[card]]
        return self.of(card) - self.cost(price or 0, hand)

    def best_purchase(self, hand: Cards, more: int = 0) -> float:
        """The best that such a hand and that much more could buy in the market; 0 if it can buy nothing."""
        purse = more + sum([self.pays(card) for card in hand])
        prices = enumerate(self.sight.prices)
        can_pay = [(slot, price) for slot, price in prices if price is not None and price <= purse]
        market = self.sight.market
        found = [self.of(market[slot]) - self.cost(price - more, hand) for slot, price in can_pay]
        return max(found, default=0.0)

    def pays(self, card: int) -> int:
        """The most this card of my hand can pay."""
        rule = PAYMENTS[self.sight.faces[card]]
        base = rule.worth[-1] if rule is not None and rule.worth else None
        return self.sight.value(card, base=base)

    def spend(self, card: int) -> float:
        """What is lost by paying with this card of my hand."""
        face = self.sight.faces[card]
        if face == JUNK:
            return -CYCLED
        rule = PAYMENTS[face]
        if rule is not None and rule.may_stay:
            return -CYCLED
        extras = (AFTER_PAYMENT[face] is not None) + (rule.hand_size if rule else 0)
        return LOSS * self.keep(card) - EXTRA_CARD * extras

    def cost(self, price: int, hand: Cards) -> float:
        """What paying that much loses, if the least useful cards pay."""
        cost, paid = 0.0, 0
        for card in sorted(hand, key=self.spend):
            if paid >= price:
                break
            paid += self.pays(card)
            cost += self.spend(card)
        return cost

    # -- fitting --------------------------------------------------------------------------------------

    def _without(self, card: int, values: dict[int, list[int]]) -> dict[int, list[int]]:
        face = self.sight.faces[card]
        mates = values.get(SET[face], [])
        if VALUE[face] not in mates:
            return values
        rest = mates[:]
        rest.remove(VALUE[face])
        return {**values, SET[face]: rest}

    def _fit(self, value: int, set: int, owned: dict[int, list[int]], goals: Goals) -> float:
        totals = {each: _totals(values) for each, values in owned.items()}
        mine = totals.get(set, 1)
        every = 0
        for bits in totals.values():
            every |= bits
        fit = 0.0
        for number, weight in goals:
            if value > number:
                continue
            rest = number - value
            if not rest:
                part = EXACT
            elif mine >> rest & 1:
                part = COMPLETED
            else:
                reached = (mine & (1 << rest) - 1).bit_length() - 1
                part = BEGUN * (value + reached) / number
            fit += weight * part * (COVERED if every >> number & 1 else 1.0)
        return fit


def _goals(sight: Sight, weights: tuple[float, ...]) -> Goals:
    """The stacks to come; the first one as it has to be built now."""
    numbers = range(sight.number + 1, sight.last_number + 1)
    return list(zip([sight.needed, *numbers], weights, strict=False))


def _by_set(sight: Sight, cards: Cards) -> dict[int, list[int]]:
    values: dict[int, list[int]] = {}
    for card in cards:
        face = sight.faces[card]
        if face != JUNK:
            values.setdefault(SET[face], []).append(VALUE[face])
    return values


def _totals(values: list[int]) -> int:
    bits = 1
    for value in values:
        bits |= bits << value
    return bits


assert set(LIKING) <= set(FACE)
