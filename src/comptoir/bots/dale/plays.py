"""When a technique is worth playing: a plain weight for each, times what the moment makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from comptoir.bots.dale.opinions import OPINIONS
from comptoir.bots.dale.worth import JUNK_WORTH, Worth

Condition = Callable[[Worth, int], float]
UNSEEN = 0.7
"""What a card off the market deck is worth, unseen."""


def always(_worth: Worth, _card: int) -> float:
    return 1.0


# -- the hand ---------------------------------------------------------------------------------------------


def _others(worth: Worth, card: int) -> list[int]:
    return [each for each in worth.hand if each != card]


def _folk(worth: Worth, cards: Iterable[int]) -> list[int]:
    return [each for each in cards if not worth.is_junk(each)]


def with_junk(worth: Worth, _card: int) -> float:
    """There is junk in hand to be rid of, and enough in deck and discard to draw instead."""
    return min(1.0, worth.to_draw / 5) if worth.junk(worth.hand) else 0.0


def with_a_bad_hand(worth: Worth, card: int) -> float:
    """Nothing in hand to be lost."""
    return 1.0 - max([worth.keep(each) for each in _others(worth, card)], default=1.0)


def with_a_hand(worth: Worth, _card: int) -> float:
    return min(1.0, 0.3 * (len(worth.hand) - 1))


def with_a_weak_hand(worth: Worth, card: int) -> float:
    """A card in hand that another would replace well."""
    return 1.0 - worth.least_kept(_others(worth, card))


def richer(worth: Worth, card: int) -> float:
    """What I could buy if the dearest card left in hand counted twice."""
    rest = tuple(_others(worth, card))
    more = max([worth.value(each) for each in rest], default=0)
    return worth.best_purchase(rest, more) - worth.best_purchase(rest)


def something_to_store(worth: Worth, card: int) -> float:
    """Cards that are worth keeping for the next turn, when the hand is filled beside them."""
    return min(1.0, sum([0.3 + worth.keep(each) for each in _folk(worth, _others(worth, card))]))


# -- my deck and discard ----------------------------------------------------------------------------------


def with_a_deck(worth: Worth, _card: int) -> float:
    """There is a deck to look through."""
    return min(1.0, len(worth.deck) / 4)


def with_something_to_draw(worth: Worth, _card: int) -> float:
    return float(worth.to_draw > 0)


def with_a_deck_for_the_hand(worth: Worth, card: int) -> float:
    return with_a_deck(worth, card) * with_a_weak_hand(worth, card)


def with_a_good_discard(worth: Worth, _card: int) -> float:
    """The top of my discard is worth having in hand."""
    top = worth.discard[-1:]
    return max(0.0, worth.of_mine(top[0])) if top else 0.0


def anything_discarded(worth: Worth, _card: int) -> float:
    """The best card of my discard; there will be one."""
    return max(0.4, worth.best_draw(worth.discard))


def with_a_discard_to_draw(worth: Worth, _card: int) -> float:
    """My discard holds more good cards than junk."""
    worths = [worth.of_mine(each) for each in worth.discard]
    return max(0.0, min(1.0, sum(worths) / 3))


def with_junk_to_fetch(worth: Worth, _card: int) -> float:
    """Junk that pays now, or that can be thrown away next turn."""
    return min(1.0, (worth.junk(worth.discard) + worth.junk(worth.hand)) / 3)


def with_a_weak_card(worth: Worth, _card: int) -> float:
    """My discard holds a card that is worth less than one off the market deck would be."""
    folk = [worth.of_mine(each) for each in _folk(worth, worth.discard)]
    return 1.0 - min(folk, default=1.0)


# -- the market -------------------------------------------------------------------------------------------


def with_a_bad_market(worth: Worth, card: int) -> float:
    """Nothing that I could buy is worth having."""
    return 1.0 - worth.best_purchase(tuple(_others(worth, card)))


def market(worth: Worth, _card: int) -> float:
    """A card of the market for free."""
    return worth.best(worth.board.market_cards)


def market_swap(worth: Worth, card: int) -> float:
    return market(worth, card) - worth.of_mine(card)


def for_a_new_card(worth: Worth, card: int) -> float:
    """This card is gone for good, for one off the market deck."""
    return UNSEEN + 0.2 - worth.of_mine(card)


def upgrade(worth: Worth, card: int) -> float:
    """The worst card in hand for one off the market deck."""
    least = min([worth.of_mine(each) for each in _others(worth, card)], default=0.0)
    return UNSEEN - least


def toss_one(worth: Worth, card: int) -> float:
    """Junk thrown away, or an animalfolk card for one off the market deck."""
    others = _others(worth, card)
    gains = [-JUNK_WORTH if worth.is_junk(each) else UNSEEN - worth.of_mine(each) for each in others]
    return max(gains, default=0.0)


def replace(worth: Worth, card: int) -> float:
    """A card of the hand for one of about the same value in the market."""
    return max([replacement(worth, each) for each in _folk(worth, _others(worth, card))], default=0.0)


def replacement(worth: Worth, card: int) -> float:
    """What is won when this card is thrown away for the best one of about its value in the market."""
    value = worth.value(card)
    fitting = [each for each in worth.board.market_cards if abs(worth.value_of(each) - value) <= 1]
    return worth.best(fitting) - worth.of_mine(card)


def fashion(worth: Worth, card: int) -> float:
    """A card of the hand for the top of the market discard, or for one more to be thrown there."""
    least = min([worth.of_mine(each) for each in _folk(worth, _others(worth, card))], default=UNSEEN)
    return max(0.5 * UNSEEN, worth.best(worth.board.market_discard[-1:])) - least


# -- the others -------------------------------------------------------------------------------------------


def stall_swap(worth: Worth, card: int) -> float:
    theirs = [each for at in worth.opponents for stack in worth.board.stall(at) for each in stack]
    return worth.best(theirs) - worth.of_mine(card)


def own_stall_swap(worth: Worth, card: int) -> float:
    return worth.best([each for stack in worth.board.stall(worth.seat) for each in stack]) - worth.of_mine(
        card
    )


def any_stall_swap(worth: Worth, card: int) -> float:
    return max(stall_swap(worth, card), own_stall_swap(worth, card))


def matching_swap(worth: Worth, card: int) -> float:
    return max([match_in_stall(worth, each) for each in _folk(worth, _others(worth, card))], default=0.0)


def match_in_stall(worth: Worth, card: int) -> float:
    """What is won when this card changes places with an equal one of an opponent's stall."""
    value = worth.value(card)
    theirs = [each for at in worth.opponents for stack in worth.board.stall(at) for each in stack]
    equal = [worth.of(each) for each in theirs if worth.value_of(each) == value]
    return max(equal) - worth.of_mine(card) if equal else 0.0


def others_discard(worth: Worth, _card: int) -> float:
    return worth.best([worth.board.discards[at][-1] for at in worth.opponents if worth.board.discards[at]])


def discard_swap(worth: Worth, card: int) -> float:
    return others_discard(worth, card) - worth.of_mine(card)


def late(worth: Worth, _card: int) -> float:
    """The more, the closer an opponent is to winning."""
    return max([len(worth.board.stall(at)) for at in worth.opponents]) / worth.last_number


def against_hands(worth: Worth, _card: int) -> float:
    return float(any([len(worth.board.hands[at]) for at in worth.opponents]))


def early(worth: Worth, _card: int) -> float:
    """A single card can still be my next stack."""
    return float(1 < worth.number <= 5)


PLAYS: dict[str, tuple[float, Condition]] = {
    name: (opinion.play, globals()[opinion.when]) for name, opinion in OPINIONS.items() if opinion.when
}
STRANGE = (0.4, always)
"""A technique that nobody here has heard of."""
