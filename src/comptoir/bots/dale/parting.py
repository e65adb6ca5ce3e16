"""Cards to part with, and cards to get."""

from __future__ import annotations

from comptoir.bots.dale.case import LAST_RESORT, Case, Score
from comptoir.bots.dale.plays import UNSEEN, match_in_stall, replacement
from comptoir.bots.dale.worth import JUNK_WORTH
from comptoir.core import DONE, YES
from comptoir.dale.board import ACTION

WORTH_KEEPING = 0.3
"""A card below this is discarded in an inventory."""
WORTH_OWNING = 0.1
"""A card below this is better thrown away for good."""
WORTH_TAKING = 0.15
FULL_HAND = 5
OFF_THE_MARKET_DECK = frozenset({"special_offer", "delightful_surprise"})


# -- to part with -----------------------------------------------------------------------------------------


def discard(case: Case) -> float:
    """Away with what does not help; of a full hand at least one card, or nothing would ever change."""
    worth, decision, option = case.worth, case.decision, case.option
    if option != DONE:
        return -worth.keep(option)
    is_stuck = len(worth.hand) >= FULL_HAND and decision.run is not None and not decision.run.picked
    return LAST_RESORT if is_stuck else -WORTH_KEEPING


def discard_one(case: Case) -> float:
    """What helps least in hand, and of equal ones the worst."""
    return -case.worth.keep(case.option) - 0.01 * case.worth.of_mine(case.option)


def toss(case: Case) -> float:
    """My own worst card, or the best of somebody else's; where another card comes for it, what wins most."""
    worth, card = case.worth, case.option
    if card in worth.board.aside:
        return worth.of(card)
    if case.source == "replacement":
        return replacement(worth, card)
    if case.source == "swank":
        return -JUNK_WORTH if worth.is_junk(card) else UNSEEN - worth.of_mine(card)
    return worst(case)


def worst(case: Case) -> float:
    return -case.worth.of_mine(case.option) - case.worth.keep(case.option)


def may_toss(case: Case) -> float:
    """Junk, and what is hardly better; nothing else."""
    return 0.0 if case.option == DONE else WORTH_OWNING - case.worth.of_mine(case.option)


def toss_stored(case: Case) -> float:
    """Throw away what is stored if it is junk."""
    worth = case.worth
    stored = worth.board.stored.get(case.decision.source, ())
    is_bad = all([worth.of_mine(card) < WORTH_OWNING for card in stored])
    return float((case.option == YES) == is_bad)


def discard_from_deck(case: Case) -> float:
    """Junk, so that it is not drawn before the deck is formed anew."""
    return 0.0 if case.option == DONE else -WORTH_TAKING - case.worth.draw(case.option)


def toss_from_market(case: Case) -> float:
    """What I would not buy."""
    return -case.worth.of(case.option)


def swap_away(case: Case) -> float:
    """The card I would miss least, or that brings most."""
    worth, card = case.worth, case.option
    return match_in_stall(worth, card) if case.source == "matching_colours" else -worth.keep(card)


def swap_with_market_discard(case: Case) -> float:
    """My worst card for a better one."""
    worth, option = case.worth, case.option
    if option == DONE:
        return 0.0
    return worth.best(worth.board.market_discard[-1:]) - worth.of_mine(option) - 0.5 * worth.keep(option)


def toss_market_deck(case: Case) -> float:
    """One more card for the market discard, unless its top is good already."""
    worth = case.worth
    is_bad = worth.best(worth.board.market_discard[-1:]) < UNSEEN
    return float((case.option == YES) == is_bad)


def how_many(case: Case) -> float:
    """As many cards off the top of my discard as are good to draw again."""
    worth, count = case.worth, int(case.option[1])
    cards = worth.discard[-count:] if count else ()
    return sum([worth.of_mine(card) - WORTH_KEEPING for card in cards])


# -- to put somewhere -------------------------------------------------------------------------------------


def best_last(case: Case) -> float:
    """The last one put on my deck is the first one I draw."""
    return -case.worth.draw(case.option)


def worst_last(case: Case) -> float:
    """Others may copy or take what lies on top."""
    return case.worth.of(case.option)


def store(case: Case) -> float:
    """What is worth having next turn and not needed now."""
    worth, option = case.worth, case.option
    if option == DONE:
        return WORTH_KEEPING
    is_needed = option in [use.card for use in worth.stack]
    return worth.keep(option) - 2.0 * is_needed


def put_on_own_deck(case: Case) -> float:
    """The played card itself, when I want it back at once."""
    worth, source = case.worth, case.decision.source
    is_wanted = worth.knows(source) and worth.draw(source) > WORTH_KEEPING
    return float((case.option == YES) == is_wanted)


def put_on_own_deck_from_hand(case: Case) -> float:
    """While I act, what I want back when the hand is filled but do not need now; afterwards the worst."""
    worth, card = case.worth, case.option
    if worth.board.phase != ACTION:
        return -worth.keep(card)
    return worth.keep(card) - 2.0 * (card in [use.card for use in worth.stack])


# -- to get -----------------------------------------------------------------------------------------------


def take(case: Case) -> float:
    """The most useful one, mine already or not."""
    worth, card = case.worth, case.option
    return worth.gain(card) if case.source in OFF_THE_MARKET_DECK else fetch(case)


def fetch(case: Case) -> float:
    """A card of mine that I want in hand now."""
    return case.worth.draw(case.option) + 0.1 * case.worth.of_mine(case.option)


def may_fetch(case: Case) -> float:
    return WORTH_TAKING if case.option == DONE else fetch(case)


def gain(case: Case) -> float:
    """A card that becomes mine."""
    return case.worth.gain(case.option)


def may_swap(case: Case) -> float:
    """A card that is better than the one I give for it."""
    worth, source = case.worth, case.decision.source
    if case.option == DONE:
        return worth.of_mine(source) if worth.knows(source) else 0.0
    return worth.of(case.option)


def choose_from_deck(case: Case) -> float:
    """One card to take, and junk to discard with it."""
    worth, decision, option = case.worth, case.decision, case.option
    has_one = decision.run is not None and bool(decision.run.picked)
    if option == DONE:
        return 0.0 if has_one else WORTH_TAKING
    return -WORTH_TAKING - worth.draw(option) if has_one else fetch(case)


def take_junk(case: Case) -> float:
    """Junk that pays: all of it where there is something to buy; else one piece, to be thrown away later."""
    worth, decision = case.worth, case.decision
    if case.option == DONE:
        return 0.5
    picked = len(decision.run.picked) if decision.run is not None else 0
    is_enough = case.source == "housecleaning" and picked and worth.best(worth.board.market_cards) < UNSEEN
    return 0.0 if is_enough else 1.0


def toss_junk(case: Case) -> float:
    return 0.0 if case.option == DONE else 1.0


def for_a_stranger(score: Score, case: Case) -> float:
    """A card nobody here has heard of asks in words of ours, but maybe where nothing needs to be chosen."""
    return 0.0 if case.option == DONE else score(case)


def anything(_: Case) -> float:
    return 0.0


def show(case: Case) -> float:
    """A card that counts much and is not needed for a stack: it will pay."""
    return case.worth.value(case.option) - 4.0 * case.worth.keep(case.option)
