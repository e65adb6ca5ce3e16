"""The things of a content pack in one language: names, and so many of them."""

from __future__ import annotations

from functools import cache

from comptoir.karanor.pack import Delivery, OriginCity, Pack, Text
from comptoir.words import Words


def entry_name(words: Words, pack: Pack, entry: str) -> str:
    """The name of whatever the pack calls so; a delivery and a city tile go by their city."""
    return _names(Same(pack))[entry].in_(words.lang)


def entry_text(words: Words, pack: Pack, entry: str) -> str:
    """The story on a card or tile; empty if it has none."""
    found = _texts(Same(pack)).get(entry)
    return found.in_(words.lang) if found else ""


def times(words: Words, name: str, count: int) -> str:
    """A name, and how often if that is more than once."""
    return name if count == 1 else words.say("karanor-times", name=name, count=count)


class Same:
    """A pack as the key of what was looked up in it: itself, as what it holds takes long to compare."""

    __slots__ = ("pack",)

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.pack is self.pack

    def __hash__(self) -> int:
        return id(self.pack)


@cache
def _names(same: Same) -> dict[str, Text]:
    pack = same.pack
    found = {each.id: each.name for each in pack.resources}
    for entries in (pack.islands, pack.territories, pack.associates, pack.insignia):
        found |= {each.id: each.name for each in entries}
    for card in pack.cards:
        if isinstance(card, Delivery | OriginCity):
            found[card.id] = pack.territories[card.city].name
        else:
            found[card.id] = card.name
    return found


@cache
def _texts(same: Same) -> dict[str, Text]:
    pack = same.pack
    found = {card.id: card.text for card in pack.cards if not isinstance(card, OriginCity)}
    found |= {each.id: each.text for each in pack.territories}
    found |= {each.id: each.text for each in pack.associates}
    return found | {each.id: each.text for each in pack.insignia}
