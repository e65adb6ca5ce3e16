"""Errors in words: what is wrong, what is allowed, what to do."""

from __future__ import annotations

from collections.abc import Sequence
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
from comptoir.dale.catalogue import SET_NAMES
from comptoir.dale.options import HIGHEST, LOWEST, Span
from comptoir.telling.dale import errors
from comptoir.words import Words, shortened

_CLOSE = 0.7
"""How alike two names must be for one to be offered instead of the other."""
_OPTIONS_OF_THE_RULES = ("players",)
"""Options of the rules that the command line calls by the same name."""
_ALL = str(Span(LOWEST, HIGHEST))


def sentence(words: Words, error: ComptoirError) -> str:
    """The error as somebody at a command line should read it; a bad content pack takes several lines."""
    if error.code == "bad_pack":
        return "\n".join(_about_pack(words, error))
    return errors.sentence(words, error, _as_typed)


def _about_pack(words: Words, error: ComptoirError) -> list[str]:
    """Everything that is wrong with a pack, each thing in a line of its own."""
    from comptoir.karanor.pack import BadPack
    from comptoir.telling.karanor.packs import problem_lines, summary

    assert isinstance(error, BadPack)
    return [summary(words, error), *problem_lines(words, error)]


def set_as_typed(words: Words, name: str) -> str:
    """A set as its reader would type it: no space, so that it needs no quotes."""
    return "_".join(words.say(f"set-{name}.short").lower().split())


def _as_typed(words: Words, code: str, name: str, value: str) -> str:
    """A detail the rules tell in names of the code, as it would be typed on a command line."""
    parts = value.split(", ")
    match code, name:
        case ("too_few_sets", "allowed"):
            return words.one_of([_looser(words, part) for part in parts])
        case ("filters_without_random", "filters"):
            return ", ".join([f"--{part}" for part in parts])
        case (_, "set" | "sets" | "allowed"):
            return ", ".join([set_as_typed(words, part) if part in SET_NAMES else part for part in parts])
        case ("out_of_range", "option") if value in _OPTIONS_OF_THE_RULES:
            return f"--{value}"
    return value


def _looser(words: Words, filter_and_span: str) -> str:
    """A filter that lets in more, or none at all when it would let in everything."""
    name, _, span = filter_and_span.partition(" ")
    if span == _ALL:
        return words.say("filter-left-out", option=f"--{name}")
    return words.say("filter-loosened", option=f"--{name} {span}")


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
            return words.say("usage-missing-argument", name=words.say(f"help-name-{name.lower()}"))
        return words.say("usage-missing", option=name)
    if isinstance(error, RepeatArgumentError):
        return words.say("usage-repeated", option=shortened(error.token.keyword or error.token.value))
    if isinstance(error, CoercionError) and error.token is not None and error.target_type in (int, float):
        name = error.token.keyword or (error.argument.name if error.argument else "")
        key = "usage-not-whole" if error.target_type is int else "usage-not-a-number"
        return words.say(key, option=name, given=shortened(error.token.value))
    return words.say("usage-other", message=shortened(str(error)))


def _unknown(words: Words, key: str, given: str, allowed: list[str]) -> str:
    close = closest(given, allowed)
    text = words.say(key, given=shortened(given), allowed=", ".join(allowed))
    return f"{text} {words.say('usage-close', close=close)}" if close else text


def closest(given: str, allowed: Sequence[str]) -> str:
    """What was probably meant by something that is not allowed; nothing if that is anybody's guess."""
    return next(iter(get_close_matches(given, allowed, n=1, cutoff=_CLOSE)), "")
