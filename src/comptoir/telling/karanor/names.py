"""The things of a content pack in one language: names, and so many of them."""

from __future__ import annotations

import re

from comptoir.karanor.pack import Delivery, NamedPiece, OriginCity, Pack, Territory, Text
from comptoir.words import Words


def entry_name(words: Words, pack: Pack, entry: str) -> str:
    """The name of whatever the pack calls so; a delivery and a city tile go by their city."""
    piece = pack.pieces[entry]
    if isinstance(piece, Delivery | OriginCity):
        piece = pack.territories[piece.city]
    assert isinstance(piece, NamedPiece)
    return place_name(words, piece) if isinstance(piece, Territory) else piece.name.in_(words.lang)


def place_name(words: Words, place: Territory) -> str:
    """As it stands in a sentence. The pack writes its cities in capitals, and so they are drawn."""
    return calm(place.name.in_(words.lang))


def entry_text(words: Words, pack: Pack, entry: str) -> str:
    """The story on a card or tile; empty if it has none."""
    text: Text | None = getattr(pack.pieces[entry], "text", None)
    return text.in_(words.lang) if text else ""


def calm(name: str) -> str:
    """As a name stands in a sentence or on a tile, where the pack writes it in capitals."""
    if name != name.upper():
        return name
    parts = re.split(r"([\s’-]+)", name.lower())
    after = [*parts[1:], ""]
    return "".join(
        part if at and (part in _SMALL or after[at] == "’") else part[:1].upper() + part[1:]
        for at, part in enumerate(parts)
    )


_SMALL = ("de", "du", "la", "le", "of", "the")


def times(words: Words, name: str, count: int) -> str:
    """A name, and how often if that is more than once."""
    return name if count == 1 else words.say("karanor-times", name=name, count=count)
