"""Refusals in words: what is wrong, and the rule behind it, in the names of the pack."""

from __future__ import annotations

from collections.abc import Callable

from comptoir.core import ComptoirError
from comptoir.karanor.pack import Delivery, Holding, OriginCity, Pack
from comptoir.karanor.pack.vocabulary import HOLDINGS
from comptoir.telling.karanor.describing import entry_name
from comptoir.telling.karanor.phrases import describe_holding
from comptoir.words import Spoken, Words, shortened

_OURS = ("allowed", "reason")
"""Details we wrote ourselves, to be said in full."""


def sentence(words: Words, error: ComptoirError, pack: Pack) -> str:
    """The error as a person at the table should read it."""
    facts: dict[str, Spoken] = {}
    for name, value in error.details.items():
        if isinstance(value, int):
            facts[name] = value
        else:
            said = DETAILS.get(name, _as_it_is)(words, pack, str(value))
            facts[name] = said if name in _OURS else shortened(said)
    if "reason" in facts and isinstance(error.__cause__, ComptoirError):
        facts["reason"] = sentence(words, error.__cause__, pack)
    return words.say(f"error-{error.code.replace('_', '-')}", **facts)


def _as_it_is(_words: Words, _pack: Pack, value: str) -> str:
    return value


def _card(words: Words, pack: Pack, value: str) -> str:
    """A card or tile by its name."""
    return entry_name(words, pack, pack.cards[pack.face[value]]) if value in pack.face else value


def _place(words: Words, pack: Pack, value: str) -> str:
    return next((each.name.in_(words.lang) for each in pack.territories if each.id == value), value)


def _resource(words: Words, pack: Pack, value: str) -> str:
    return next((each.name.in_(words.lang).lower() for each in pack.resources if each.id == value), value)


def _tile(words: Words, pack: Pack, value: str) -> str:
    """An associate or an insignia by its name."""
    tiles = [(each.id, each.name) for each in pack.associates]
    tiles += [(each.id, each.name) for each in pack.insignia]
    return next((name.in_(words.lang) for id_, name in tiles if id_ == value), value)


def _thing(words: Words, pack: Pack, value: str) -> str:
    """Anything that can be part of a trade."""
    if value == "gold":
        return words.say("error-thing-gold")
    if value in pack.face and not isinstance(pack.cards[pack.face[value]], Delivery | OriginCity):
        return _card(words, pack, value)
    return _resource(words, pack, _tile(words, pack, value))


def _missing(words: Words, pack: Pack, value: str) -> str:
    """“3 gold, 1 fruit”: a list of numbers and things."""
    return words.all_of([_amount(words, pack, part) for part in value.split(", ")])


def _amount(words: Words, pack: Pack, part: str) -> str:
    number, _, what = part.partition(" ")
    count = int(number)
    if what == "any":
        return words.say("describe-any-goods", count=count)
    if what == "actions":
        return words.say("describe-actions", count=count)
    if what in HOLDINGS:
        return describe_holding(words, pack, Holding(what, 0, count))
    kind = "resource" if any(each.id == what for each in pack.resources) else "insignia"
    which = pack.index("resources" if kind == "resource" else "insignia", what)
    return describe_holding(words, pack, Holding(kind, which, count))


DETAILS: dict[str, Callable[[Words, Pack, str], str]] = {
    "card": _card,
    "place": _place,
    "here": _place,
    "resource": _resource,
    "associate": _tile,
    "tile": _tile,
    "what": _thing,
    "missing": _missing,
}
"""How details of an error are said that name something of the pack."""
