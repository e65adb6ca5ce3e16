"""Why the greedy bot picks what it picks: what weighed most in the score of that option, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from comptoir.bots.dale.acting import use
from comptoir.bots.dale.case import Case
from comptoir.bots.dale.opinions import OPINIONS
from comptoir.bots.dale.parting import OFF_THE_MARKET_DECK
from comptoir.bots.dale.paying import best_rearranged_card
from comptoir.bots.dale.plays import PLAYS, STRANGE
from comptoir.bots.dale.teamwork import CERTAIN, chance, request
from comptoir.bots.dale.worth import Worth
from comptoir.core import DONE, PASS, Motive, Option
from comptoir.dale.board import DISCARD_SLOT

Explain: TypeAlias = Callable[[Case], Motive | None]

INVENTORY = ("inventory",)


def motive_of(case: Case, weighed: Sequence[tuple[float, Option]]) -> Motive | None:
    """Why the option of a case was picked among all that was weighed; None where nothing was to be chosen."""
    if len(weighed) < 2:
        return None
    if len({score for score, _ in weighed}) == 1:
        return Motive("all_alike")
    explain = MOTIVES.get(case.decision.prompt)
    return explain(case) if explain is not None else None


def merit_of(case: Case, *, is_best: bool) -> Motive:
    """What speaks for an action that was tried in imagined worlds.

    Where the greedy bot's reasons do not hold, that is what trying it has shown.
    """
    if case.option == INVENTORY and not is_best:
        return Motive("new_cards")
    motive = _action(case) if _is_reasonable(case) else None
    return motive or Motive("foresight" if is_best else "next_best")


def _is_reasonable(case: Case) -> bool:
    """Is it so what the words of this action say? Who only takes what looks good need not ask."""
    worth, option = case.worth, case.option
    match option[0]:
        case "play":
            moment = PLAYS.get(worth.name(case.face), STRANGE)[1]
            return moment(worth, int(option[1])) > 0.0
        case "use":
            return use(case) > 0.0
        case "purchase":
            return worth.of(_purchased(case)) > 0.0
    return True


# -- actions ----------------------------------------------------------------------------------------------


def _action(case: Case) -> Motive | None:
    worth, option = case.worth, case.option
    match option[0]:
        case "build":
            return _build(case)
        case "purchase":
            return _gets(worth, _purchased(case))
        case "rearrange":
            card = best_rearranged_card(worth)
            return None if card is None else _gets(worth, card)
        case "play":
            return _play(case)
        case "use":
            return _named(case, USES)
    return Motive("inventory")


def _purchased(case: Case) -> int:
    board, slot = case.board, int(case.option[1])
    return board.market_discard[-1] if slot == DISCARD_SLOT else board.market[slot]


def _build(case: Case) -> Motive:
    """The stack I miss least, and the best card that is left of my hand; or what the mate is to complete."""
    worth = case.worth
    if not worth.stack and worth.mate >= 0:
        parts = request(worth, case.memory)
        is_sure = bool(parts) and chance(worth, parts) == CERTAIN
        return Motive("ask_mate_sure" if is_sure else "ask_mate", (("number", worth.number),))
    if worth.number >= worth.last_number:
        return Motive("wins", (("number", worth.number),))
    stacked = [use.card for use in worth.stack]
    left = [card for card in worth.hand if card not in stacked and worth.of_mine(card) > 0.0]
    if not stacked or not left:
        return Motive("build", (("number", worth.number),))
    best = max(left, key=worth.of_mine)
    return Motive("build_leaves", (("number", worth.number), ("card", best), ("value", worth.value_of(best))))


def _play(case: Case) -> Motive:
    """What the moment makes of a technique, and what can still be done after it."""
    worth = case.worth
    if case.is_strange:
        return Motive("strange")
    is_left = (
        int(case.option[1]) not in [each.card for each in worth.stack] and worth.opinion(case.face).steady
    )
    can_build = ("build",) in case.decision.options and bool(worth.stack) and is_left
    then = "build" if can_build else "bonus" if worth.book.bonus[case.face] else "end"
    when = OPINIONS[worth.name(case.face)].when or "always"
    return Motive(f"play_{when}", (("then", then), ("number", worth.number)))


USES = {
    "bold_haggler": "use_value",
    "barometer": "use_value",
    "market_discovery": "use_dig",
    "good_old_times": "use_dig",
    "bargain_seeker": "use_bargain",
    "wise_spy": "use_draw",
    "slice_of_life": "use_draw",
    "tactical_measurement": "use_draw",
    "calendar": "use_discard",
    "refreshing_drink": "use_refresh",
    "barricade": "use_barricade",
}
"""Why abilities are used, on one's turn and at its end."""


def _clean_up(case: Case) -> Motive | None:
    if case.option[0] == "done":
        return Motive("nothing_more")
    return None if case.option[0] == "copy" else _named(case, USES)


REACTIONS = {
    "ancient_knowledge": "react_deck",
    "quality_inspection": "react_junk",
    "binoculars": "react_weak",
    "balancing": "react_discard",
    "extra_remarks": "react_discard",
}


def _react(case: Case) -> Motive | None:
    return Motive("react_pass") if case.option == PASS else _named(case, REACTIONS)


def _named(case: Case, keys: Mapping[str, str]) -> Motive | None:
    key = "strange" if case.is_strange else keys.get(case.worth.name(case.face))
    return Motive(key) if key else None


# -- cards ------------------------------------------------------------------------------------------------


def _gets(worth: Worth, card: int, *, at_hand: bool = False) -> Motive:
    fit = worth.best_fit(card, at_hand=at_hand)
    return Motive(f"gets_{fit.how}", (("number", fit.number),))


def _gain(case: Case, *, at_hand: bool = False) -> Motive | None:
    """A card that becomes mine; or one of mine that I want in hand now."""
    worth, card = case.worth, case.option
    if not isinstance(card, int) or not worth.knows(card):
        return Motive("nothing_better") if card == DONE else None
    return Motive("least_bad") if worth.is_junk(card) else _gets(worth, card, at_hand=at_hand)


_fetch = partial(_gain, at_hand=True)


def _take(case: Case) -> Motive | None:
    return _gain(case, at_hand=case.source not in OFF_THE_MARKET_DECK)


def _toss(case: Case) -> Motive | None:
    """My own worst card, or the best of somebody else's; or what wins most."""
    if case.option in case.board.aside:
        return Motive("best_of_theirs")
    return Motive("best_trade") if case.source in ("replacement", "swank") else WEAK(case)


def _stack(case: Case) -> Motive | None:
    return None if case.option == DONE else _build(case)


def _pay(case: Case) -> Motive | None:
    return Motive("pay_enough" if case.option == DONE else "pay")


def _seat(case: Case) -> Motive | None:
    """Who has more stacks than any other opponent, where that is who was chosen."""
    board, option = case.board, case.option
    if not isinstance(option, tuple) or option[0] != "seat":
        return None
    at = int(option[1])
    rest = [len(board.stall(each)) for each in case.worth.opponents if each != at]
    return Motive("leader", (("seat", at),)) if rest and len(board.stall(at)) > max(rest) else None


def _said(key: str, done: str = "") -> Explain:
    """Always the same, but for who stops here."""

    def explain(case: Case) -> Motive | None:
        told = done if case.option == DONE else key
        return Motive(told) if told else None

    return explain


LEAST_NEEDED = _said("least_needed", "rest_kept")
WEAK = _said("weak", "nothing_weak")

MOTIVES: dict[str, Explain] = {
    "action": _action,
    "clean_up": _clean_up,
    "resolve": _said("order"),
    "react": _react,
    "build": _stack,
    "complete": _said("complete"),
    "pay": _pay,
    "toss_to_purchase": WEAK,
    "purchase_free": _gain,
    "purchase_rearranged": _gain,
    "choose_slot": _said("cheapest"),
    "rearrange": _said("dear_for_others"),
    "discard": LEAST_NEEDED,
    "discard_one": LEAST_NEEDED,
    "discard_some": LEAST_NEEDED,
    "put_into_deck": LEAST_NEEDED,
    "discard_in_order": _said("worst_on_top"),
    "toss_in_order": _said("worst_on_top"),
    "toss": _toss,
    "toss_junk": _said("junk_away"),
    "toss_from_discard": WEAK,
    "toss_from_deck": WEAK,
    "toss_from_market": _said("not_for_me"),
    "may_toss": WEAK,
    "give": WEAK,
    "choose_secretly": WEAK,
    "put_on_other_deck": WEAK,
    "swap_with_market_discard": WEAK,
    "show": _said("pays_anyway"),
    "put_back": _said("best_on_top"),
    "store": _said("for_next_turn", "nothing_better"),
    "take": _take,
    "take_from_market": _gain,
    "take_from_deck": _fetch,
    "take_some_from_deck": _fetch,
    "take_from_discard": _fetch,
    "may_take": _fetch,
    "store_from_deck": _fetch,
    "put_from_discard": _fetch,
    "swap_with_stall": _gain,
    "swap_with_market": _gain,
    "swap_with_discard": _fetch,
    "choose_hand": _seat,
    "choose_victims": _seat,
    "choose_deck": _seat,
    "guess_value": _said("likeliest"),
    "name_value": _said("likeliest"),
    "name_card": _said("likeliest"),
    "set_value": _said("highest"),
    "name_set": _said("own_set"),
}
"""How the pick of each prompt is explained; of any other nothing is said."""
