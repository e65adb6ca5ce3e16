"""Payments: which cards to pay with, and what to buy when the market can be rearranged."""

from __future__ import annotations

from comptoir.bots.dale.case import LAST_RESORT, Case, card_of
from comptoir.bots.dale.worth import CYCLED, Worth
from comptoir.core import DONE, YES, Option
from comptoir.dale.guises import Use, by_option, uses
from comptoir.dale.payment import with_worths

PLANNED = 10.0
MOST_COINS = 12
"""With more ways to pay than that, the least useful card pays first and that is all."""


def pay(case: Case) -> float:
    """The cards of the cheapest payment, the least useful first; more than needed only to be rid of it."""
    worth, option = case.worth, case.option
    if option == DONE:
        return -CYCLED
    score = -worth.keep(card_of(option)) if card_of(option) in worth.hand else 0.0
    picked = case.decision.run.picked if case.decision.run else ()
    if picked not in worth.notes:
        worth.notes[picked] = _cheapest(case)
    return score + PLANNED if option in worth.notes[picked] else score


def _cheapest(case: Case) -> tuple[Option, ...]:
    """The rest of the payment that loses least; nothing when the price is reached, or too hard to tell."""
    worth, decision = case.worth, case.decision
    due = case.arg("price") - case.arg("total")
    coins = by_option(with_worths(worth.board, uses(worth.board, worth.seat, worth.hand)))
    offered = [coins[option] for option in decision.options if option != DONE]
    if due <= 0 or len(offered) > MOST_COINS:
        return ()
    picked = [coins[option] for option in decision.run.picked] if decision.run else []
    lifts = any([_lifts(worth, coin) for coin in picked])
    least = min([coin.value for coin in picked], default=1 << 8)
    best: tuple[float, tuple[Option, ...]] = (-LAST_RESORT, ())
    ways: list[tuple[tuple[Use, ...], int, float]] = [((), 0, 0.0)]
    for coin in sorted(offered, key=lambda each: -each.value):
        loss = worth.spend(coin.card)
        for chosen, paid, cost in ways[:]:
            if any([each.card == coin.card for each in chosen]):
                continue
            now, total, lost = (*chosen, coin), paid + coin.value, cost + loss
            if total < due:
                ways.append((now, total, lost))
            elif lifts or any([_lifts(worth, each) for each in now]) or total - due < min(least, coin.value):
                best = min(best, (lost, tuple([each.option for each in now])), key=lambda way: way[0])
    return best[1]


def _lifts(worth: Worth, coin: Use) -> bool:
    rule = worth.book.payments[coin.face]
    return rule is not None and rule.lifts_overpay


def keep_payment(case: Case) -> float:
    """A card that has paid and may stay pays again."""
    return float(case.option == YES)


# -- one more card for a card thrown away -----------------------------------------------------------------


def toss_to_purchase(case: Case) -> float:
    """Only a card that is worth less than what the market has for it."""
    worth, option = case.worth, case.option
    return 0.0 if option == DONE else worth.best(worth.board.market_cards) - worth.of_mine(option) - CYCLED


# -- a market that is rearranged --------------------------------------------------------------------------


def best_rearranged(worth: Worth) -> float:
    """The best purchase when any card of the market may lie in the cheapest slot."""
    card = best_rearranged_card(worth)
    return LAST_RESORT if card is None else _rearranged(worth, card)


def best_rearranged_card(worth: Worth) -> int | None:
    return max(worth.board.market_cards, key=lambda card: _rearranged(worth, card), default=None)


def _rearranged(worth: Worth, card: int) -> float:
    price = worth.value_of(card) + worth.board.surcharge(worth.seat)
    if price > sum([worth.pays(each) for each in worth.hand]):
        return LAST_RESORT
    return worth.of(card) - worth.cost(price, worth.hand)


def purchase_rearranged(case: Case) -> float:
    return _rearranged(case.worth, case.option)


def choose_slot(case: Case) -> float:
    """Where it is cheapest."""
    return -float(case.option[1])


def rearrange(case: Case) -> float:
    """What I would like to buy next lies where it is dear to those who play before me."""
    return -case.worth.of(case.option)
