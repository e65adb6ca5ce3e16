"""Errors in words: what is wrong, what is allowed, what to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from comptoir.core import ComptoirError
from comptoir.dale.catalogue import FACE, SET_NAMES
from comptoir.telling.dale.teller import card_key
from comptoir.words import Spoken, Words, shortened

_OURS = ("allowed", "reason")
"""Details we wrote ourselves, to be said in full."""

Detail: TypeAlias = Callable[[Words, str, str, str], str]
"""How a detail of an error is said: given the words, the code of the error, the detail's name and value."""
CardName: TypeAlias = Callable[[int], str]


def named_sets(words: Words, _: str, name: str, value: str) -> str:
    """The names of sets as people read them; all else as it is."""
    if name in ("set", "sets", "allowed"):
        parts = value.split(", ")
        return ", ".join([words.say(f"set-{part}.short") if part in SET_NAMES else part for part in parts])
    return value


def sentence(
    words: Words,
    error: ComptoirError,
    detail: Detail = named_sets,
    card: CardName | None = None,
    keys: tuple[str, ...] = ("error-",),
) -> str:
    """The error as a person should read it; of the keys that start so, the first that has words for it."""
    facts: dict[str, Spoken] = {}
    for name, value in error.details.items():
        if isinstance(value, int):
            facts[name] = value
        else:
            said = detail(words, error.code, name, str(value))
            facts[name] = said if name in _OURS else shortened(said)
    if "card" in facts:
        name = str(facts["card"])
        facts["card"] = card(FACE[name]) if card else words.say(card_key(name))
    if "reason" in facts and isinstance(error.__cause__, ComptoirError):
        facts["reason"] = sentence(words, error.__cause__, detail, card, keys)
    close = facts.pop("close", "")
    code = error.code.replace("_", "-")
    key = next((start for start in keys[:-1] if words.knows(f"{start}{code}")), keys[-1])
    text = words.say(f"{key}{code}", **facts)
    return f"{text} {words.say('usage-close', close=close)}" if close else text
