"""Errors in words: what is wrong, what is allowed, what to do."""

from __future__ import annotations

from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.exceptions import RepeatArgumentError

from comptoir.core import ComptoirError
from comptoir.words import Spoken, Words, shortened

_CLOSE = 0.7
"""How alike two names must be for one to be offered instead of the other."""
_OURS = ("allowed", "reason")
"""Details we wrote ourselves, to be said in full."""


def sentence(words: Words, error: ComptoirError) -> str:
    """The error as a person should read it."""
    facts: dict[str, Spoken] = {}
    for name, value in error.details.items():
        if isinstance(value, int):
            facts[name] = value
        else:
            facts[name] = str(value) if name in _OURS else shortened(str(value))
    if "card" in facts:
        facts["card"] = words.say(card_key(str(facts["card"])))
    if "reason" in facts and isinstance(error.__cause__, ComptoirError):
        facts["reason"] = sentence(words, error.__cause__)
    return words.say(f"error-{error.code.replace('_', '-')}", **facts)


def card_key(face: str) -> str:
    return f"card-{face.replace('_', '-')}"


def usage(words: Words, error: CycloptsError) -> str:
    """A command line that cannot be read, as a person should read it."""
    if isinstance(error, UnknownOptionError):
        given = (error.token.keyword or error.token.value).partition("=")[0]
        names = {name for each in error.argument_collection if each.parse for name in each.names}
        allowed = sorted(name for name in names if name.startswith("-"))
        return _unknown(words, "usage-unknown-option", given, allowed)
    if isinstance(error, UnknownCommandError) and error.unused_tokens and error.app is not None:
        commands = [name for name in error.app if not name.startswith("-")]
        return _unknown(words, "usage-unknown-command", error.unused_tokens[0], commands)
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return words.say("usage-too-many", given=shortened(" ".join(error.unused_tokens)))
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        name = error.keyword or error.argument.name
        if not name.startswith("-"):
            return words.say("usage-missing-file")  # the only argument that has to be there
        return words.say("usage-missing", option=name)
    if isinstance(error, RepeatArgumentError):
        return words.say("usage-repeated", option=shortened(error.token.keyword or error.token.value))
    if isinstance(error, CoercionError) and error.token is not None and error.target_type is int:
        name = error.token.keyword or (error.argument.name if error.argument else "")
        return words.say("usage-not-a-number", option=name, given=shortened(error.token.value))
    return words.say("usage-other", message=shortened(str(error)))


def _unknown(words: Words, key: str, given: str, allowed: list[str]) -> str:
    close = get_close_matches(given, allowed, n=1, cutoff=_CLOSE)
    text = words.say(key, given=shortened(given), allowed=", ".join(allowed))
    return f"{text} {words.say('usage-close', close=close[0])}" if close else text
