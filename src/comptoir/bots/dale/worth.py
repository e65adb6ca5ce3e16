"""How much a card is worth to a seat, from what that seat sees.

Two questions, one reckoning. *Worth*: how much would this card help the stacks still to be built, if I
owned it? *Keep*: how much does it help while it stays in my hand? Both add up, over the next stacks, how
well the card fits them together with its mates of the same set.
"""

from __future__ import annotations

from collections.abc import Iterable

from comptoir.bots.dale.sight import Sight
from comptoir.core import Cards
from comptoir.dale.catalogue import FACE, FACES, JUNK, SET, VALUE

NEAR = (1.0, 0.7, 0.5, 0.35, 0.25, 0.2, 0.15, 0.1)
"""How much a stack counts in worth, by how far off it is."""
AT_HAND = (1.0, 0.3, 0.1)
"""The same for keep: a hand is for the next stack or two."""
EXACT, COMPLETED, BEGUN = 1.0, 0.9, 0.45
"""A card that is the stack; one that completes it with its mates; one that is part of it."""
COVERED = 0.4
"""What is left of the wish for a stack that can be built without this card."""
JUNK_WORTH = -0.5
LOSS = 0.6
"""How much of what a card is worth in hand is lost when it is played or paid: it comes back later."""
CYCLED = 0.15
"""What it is worth to get junk out of the hand."""

LIKING = {
    "cookies": 0.3,
    "shattered_relic": 0.5,
    "spyglass": 0.3,
    "flashy_show": 0.2,
    "prepaid_good": 0.3,
    "essential_purchase": 0.4,
    "special_offer": 0.2,
    "nuisance": 0.2,
    "rotten_food": 0.5,
    "dirty_exchange": 0.6,
    "sabotage": 0.4,
    "empty_chest": 0.4,
    "nostalgic_item": 0.4,
    "accordion": 0.4,
    "winter_is_coming": 0.4,
    "charm": 0.2,
    "good_old_times": 0.2,
    "trendsetting": 0.4,
    "seeing_doubles": 0.4,
}
"""What some cards do beside filling stacks."""
_LIKING = tuple([LIKING.get(name, 0.0) for name in FACES])


class Worth:
    """The reckoning for one sight. Totals that mates can reach are bit sets: bit ``n`` is set for ``n``."""

    __slots__ = ("_held", "_keeps", "_owned", "_worths", "sight")

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._owned = _by_set(sight, (*sight.hand, *sight.discard))
        self._held = _by_set(sight, sight.hand)
        self._keeps: dict[int, float] = {}
        self._worths: dict[int, float] = {JUNK: JUNK_WORTH}

    def of_face(self, face: int) -> float:
        """What one more card with this face would be worth."""
        if face not in self._worths:
            self._worths[face] = _LIKING[face] + self._fit(VALUE[face], SET[face], self._owned, NEAR)
        return self._worths[face]

    def of(self, card: int) -> float:
        return self.of_face(self.sight.faces[card])

    def of_mine(self, card: int) -> float:
        """What a card I own already is worth: it is not its own mate."""
        face = self.sight.faces[card]
        if face == JUNK:
            return JUNK_WORTH
        owned = self._without(card, self._owned)
        return _LIKING[face] + self._fit(VALUE[face], SET[face], owned, NEAR)

    def keep(self, card: int) -> float:
        """What it is worth to hold this card of my hand."""
        if card not in self._keeps:
            face = self.sight.faces[card]
            held = self._without(card, self._held)
            fit = 0.0 if face == JUNK else self._fit(VALUE[face], SET[face], held, AT_HAND)
            self._keeps[card] = fit
        return self._keeps[card]

    def best(self, cards: Iterable[int]) -> float:
        return max([self.of(card) for card in cards], default=0.0)

    def purchase(self, slot: int, hand: Cards) -> float:
        """What it is worth to buy from that slot (5 is the top of the market discard) with that hand."""
        sight = self.sight
        card = sight.market[slot] if slot < len(sight.market) else sight.market_discard[-1]
        price = sight.prices[slot] if slot < len(sight.market) else VALUE[sight.faces[card]]
        return self.of(card) - self._cost(price or 0, hand)

    def best_purchase(self, hand: Cards) -> float:
        """The best that such a hand could buy in the market; 0 when it can buy nothing."""
        purse = sum([self.sight.value(card) for card in hand])
        prices = enumerate(self.sight.prices)
        can_pay = [slot for slot, price in prices if price is not None and price <= purse]
        return max([self.purchase(slot, hand) for slot in can_pay], default=0.0)

    def _cost(self, price: int, hand: Cards) -> float:
        """What paying that much loses, if the least useful cards pay."""
        sight, cost, paid = self.sight, 0.0, 0
        for card in sorted(hand, key=self.keep):
            if paid >= price:
                break
            paid += sight.value(card)
            cost += LOSS * self.keep(card) - (CYCLED if sight.is_junk(card) else 0.0)
        return cost

    def _without(self, card: int, values: dict[int, list[int]]) -> dict[int, list[int]]:
        face = self.sight.faces[card]
        mates = values.get(SET[face], [])
        if VALUE[face] not in mates:
            return values
        rest = mates[:]
        rest.remove(VALUE[face])
        return {**values, SET[face]: rest}

    def _fit(self, value: int, set: int, owned: dict[int, list[int]], weights: tuple[float, ...]) -> float:
        totals = {each: _totals(values) for each, values in owned.items()}
        mine = totals.get(set, 1)
        every = 0
        for bits in totals.values():
            every |= bits
        fit = 0.0
        for number, weight in enumerate(weights, self.sight.number):
            if number > self.sight.last_number:
                break
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
