"""What kind of thing a question is about: it has a word on the button and a sentence for everybody else."""

from __future__ import annotations

CHOOSE = "choose"
"""The deed of every question that has no other."""

_DEEDS = {
    "act": ("action",),
    "pay": ("pay",),
    "buy": ("purchase_rearranged", "purchase_free"),
    "arrange": ("choose_slot", "rearrange"),
    "build": ("build", "fetch"),
    "complete": ("complete",),
    "discard": (
        "discard",
        "discard_in_order",
        "discard_one",
        "discard_some",
        "discard_from_deck",
    ),
    "toss": (
        "toss",
        "toss_in_order",
        "toss_junk",
        "toss_from_discard",
        "toss_from_deck",
        "toss_from_market",
        "toss_to_purchase",
        "may_toss",
    ),
    "take": (
        "take",
        "take_from_market",
        "take_from_deck",
        "take_some_from_deck",
        "take_from_discard",
        "take_junk",
        "may_take",
        "choose_from_deck",
    ),
    "put": (
        "put_back",
        "put_on_other_deck",
        "put_into_deck",
        "put_on_deck_of",
        "put_on_own_deck_from_hand",
        "put_from_discard",
    ),
    "give": ("give",),
    "share": ("give_to",),
    "secret": ("choose_secretly",),
    "swap": (
        "swap_with_stall",
        "swap_with_market",
        "swap_away",
        "swap_with_discard",
        "swap_with_deck",
        "swap_with_hand",
        "swap_with_market_discard",
    ),
    "store": ("store", "store_from_deck"),
    "show": ("show",),
    "name": ("guess_value", "set_value", "name_value", "name_set", "name_card"),
    "player": ("choose_deck", "choose_hand", "choose_discard", "choose_victims", "choose_guesser"),
    "react": ("react",),
    "resolve": ("resolve",),
    "end": ("clean_up",),
}

_DEED_OF = {prompt: deed for deed, prompts in _DEEDS.items() for prompt in prompts}

ASKING = {
    "purchase_rearranged": "calculations",
    "choose_slot": "calculations",
    "rearrange": "calculations",
    "keep_payment": "glue",
    "toss_to_purchase": "royal_privilege",
    "purchase_free": "royal_privilege",
}
"""The cards behind questions that the rules ask in their name."""


def deed_of(prompt: str) -> str:
    return _DEED_OF.get(prompt, CHOOSE)


def prompts_of(*deeds: str) -> frozenset[str]:
    """The questions in which one of these is done."""
    return frozenset([prompt for deed in deeds for prompt in _DEEDS[deed]])
