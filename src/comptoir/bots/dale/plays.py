"""When a technique is worth playing: a plain weight for each, times what the moment makes of it."""

from __future__ import annotations

from collections.abc import Callable

from comptoir.bots.dale.worth import Worth
from comptoir.dale.catalogue import IS_TECHNIQUE, ROWS

Condition = Callable[[Worth, int], float]


def always(_worth: Worth, _card: int) -> float:
    return 1.0


def with_junk(worth: Worth, _card: int) -> float:
    """There is junk in hand to be rid of, and enough in deck and discard to draw instead."""
    sight = worth.sight
    if not any([sight.is_junk(each) for each in sight.hand]):
        return 0.0
    return min(1.0, (sight.deck_count + len(sight.discard)) / 5)


def with_a_bad_hand(worth: Worth, card: int) -> float:
    """Nothing in hand to be lost."""
    others = [each for each in worth.sight.hand if each != card]
    return 1.0 - max([worth.keep(each) for each in others], default=1.0)


def with_a_hand(worth: Worth, _card: int) -> float:
    return min(1.0, 0.3 * (len(worth.sight.hand) - 1))


def with_a_good_discard(worth: Worth, _card: int) -> float:
    """The top of my discard is worth having in hand."""
    top = worth.sight.discard[-1:]
    return max(0.0, worth.of_mine(top[0])) if top else 0.0


def with_a_bad_market(worth: Worth, _card: int) -> float:
    return 1.0 - worth.best(worth.sight.on_market)


def market(worth: Worth, _card: int) -> float:
    """A card of the market for free."""
    return worth.best(worth.sight.on_market)


def market_swap(worth: Worth, card: int) -> float:
    return market(worth, card) - worth.of_mine(card)


def stall_swap(worth: Worth, card: int) -> float:
    sight = worth.sight
    theirs = [each for at in sight.opponents() for stack in sight.stalls[at] for each in stack]
    return worth.best(theirs) - worth.of_mine(card)


def others_discard(worth: Worth, _card: int) -> float:
    sight = worth.sight
    return worth.best([sight.discards[at][-1] for at in sight.opponents() if sight.discards[at]])


def early(worth: Worth, _card: int) -> float:
    """A single card can still be my next stack."""
    return float(1 < worth.sight.number <= 5)


def with_a_weak_card(worth: Worth, _card: int) -> float:
    """My discard holds a card that is worth less than one off the market deck would be."""
    folk = [worth.of_mine(each) for each in worth.sight.discard if not worth.sight.is_junk(each)]
    return 1.0 - min(folk, default=1.0)


PLAYS: dict[str, tuple[float, Condition]] = {
    "swift_broker": (0.5, with_a_bad_hand),
    "shattered_relic": (0.9, with_junk),
    "spyglass": (0.8, always),
    "flashy_show": (0.6, with_a_hand),
    "favourite_toy": (0.5, with_a_good_discard),
    "loyal_partner": (0.5, with_a_bad_market),
    "prepaid_good": (1.0, market),
    "special_offer": (1.5, always),
    "wily_fellow": (0.2, with_a_good_discard),
    "nuisance": (0.5, always),
    "rotten_food": (0.9, with_junk),
    "dirty_exchange": (1.0, with_junk),
    "sabotage": (0.7, always),
    "treasure_hunter": (1.0, others_discard),
    "acorn": (0.5, stall_swap),
    "new_season": (0.7, with_a_weak_card),
    "whirligig": (0.4, with_a_bad_hand),
    "charm": (0.8, early),
    "gamble": (0.4, with_a_bad_hand),
    "blindfold": (0.5, with_a_hand),
    "gift_voucher": (0.5, market_swap),
}
STEADY = frozenset({
    "shattered_relic", "spyglass", "favourite_toy", "nuisance", "rotten_food", "dirty_exchange", "sabotage",
})  # fmt: skip
"""Techniques that leave a stack in hand alone, so that they can be played before it is built."""

assert set(PLAYS) == {row.name for face, row in enumerate(ROWS) if IS_TECHNIQUE[face]}
