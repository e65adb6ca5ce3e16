"""What to do: actions, abilities, clean-up, and the order of what waits at the start of a turn."""

from __future__ import annotations

from comptoir.bots.dale.case import LAST_RESORT, Case
from comptoir.bots.dale.paying import best_rearranged
from comptoir.bots.dale.plays import PLAYS, STRANGE, UNSEEN
from comptoir.bots.dale.teamwork import request
from comptoir.bots.dale.worth import LOSS, Worth
from comptoir.core import Cards
from comptoir.dale.clean_up import AFTER_MARKET

BUILD, ASK, FIRST, INVENTORY = 10.0, 9.0, 5.0, 0.1
"""Building comes before all else, then asking the teammate for help; what gives a bonus action comes before
what ends the turn."""


def action(case: Case) -> float:
    worth, decision, option, memory = case
    is_offered = ("build",) in decision.options
    stack = tuple([use.card for use in worth.stack]) if is_offered else ()
    can_build = is_offered and (bool(stack) or worth.mate < 0)
    match option[0]:
        case "build":
            if can_build:
                return BUILD
            return ASK if request(worth, memory) else LAST_RESORT
        case "purchase":
            return worth.purchase(option[1], worth.hand)
        case "rearrange":
            return best_rearranged(worth)
        case "play":
            return _play_before_building(case, stack) if can_build else _play(case)
        case "use":
            return _use_before_building(case, stack) if can_build else use(case)
    return INVENTORY


def _play(case: Case) -> float:
    """What playing a technique gains, less the card and less what it could have bought."""
    worth, card, face = case.worth, int(case.option[1]), case.face
    gain = _gain(worth, card, face)
    if not worth.book.bonus[face]:
        return gain
    hand = worth.hand
    rest = tuple([each for each in hand if each != card])
    gain -= max(0.0, worth.best_purchase(hand) - worth.best_purchase(rest))
    return FIRST + gain if gain > 0.0 else 0.0


def _gain(worth: Worth, card: int, face: int) -> float:
    weight, moment = PLAYS.get(worth.name(face), STRANGE)
    return weight * moment(worth, card) - LOSS * worth.keep(card)


def _play_before_building(case: Case, stack: Cards) -> float:
    """Only what leaves the stack in hand alone, and not when it wins the game."""
    worth, card, face = case.worth, int(case.option[1]), case.face
    is_steady = worth.opinion(face).steady
    if not stack or card in stack or not is_steady or worth.number >= worth.last_number:
        return 0.0
    gain = _gain(worth, card, face)
    return BUILD + gain if gain > 0.0 else 0.0


# -- abilities --------------------------------------------------------------------------------------------


def use(case: Case) -> float:
    """What an ability is good for now, beside the actions; 0 for nothing."""
    worth = case.worth
    match worth.name(case.face):
        case "bold_haggler" | "barometer":
            return FIRST  # more value always helps a purchase
        case "market_discovery" | "good_old_times":
            return FIRST * (
                worth.best(worth.board.market_discard[-1:]) < worth.best(worth.board.market_cards)
            )
        case "bargain_seeker":
            return FIRST * (worth.best(worth.board.market_cards[:1]) < 0.8 * UNSEEN)
        case "wise_spy":
            return FIRST * (worth.to_draw > 1)
        case "slice_of_life" | "tactical_measurement":
            return FIRST * (worth.to_draw > 0)
        case "calendar":
            return FIRST * (worth.best_draw(worth.discard[-1:]) > 0.5)
    return FIRST * case.is_strange


def _use_before_building(case: Case, stack: Cards) -> float:
    """What may better the rest of the hand, when the stack does not need the card."""
    worth = case.worth
    is_safe = worth.opinion(case.face).steady and len(worth.hand) > len(stack)
    return BUILD + 1.0 if is_safe and stack and worth.number < worth.last_number and use(case) else 0.0


def clean_up(case: Case) -> float:
    """A larger or better hand helps; digging in the market now would only help the next player."""
    option, worth = case.option, case.worth
    if option[0] == "copy":
        return 1.0
    if option[0] == "done":
        return 0.5
    match worth.name(case.face):
        case "refreshing_drink":
            is_filled_again = ("step", AFTER_MARKET) not in case.decision.args
            return float(is_filled_again and worth.to_draw > 0 and worth.least_kept(worth.hand) < 0.1)
        case "slice_of_life" | "tactical_measurement":
            return float(worth.to_draw > 0)
        case "barricade":
            return 1.0
        case "calendar":
            return float(use(case) > 0.0)
    return float(case.is_strange)


# -- the start of a turn ----------------------------------------------------------------------------------

ORDER = (
    "clever_guardian", "vigilance", "supply_depot", "wheelbarrow", "steady_achiever", "lunch_break",
    "shopping_journey", "siesta", "ironing", "housecleaning",
)  # fmt: skip
"""Cards come before the choice which of them to throw away."""


def resolve(case: Case) -> float:
    name = case.worth.name(case.board.shown(case.option))
    return -float(ORDER.index(name)) if name in ORDER else 0.0
