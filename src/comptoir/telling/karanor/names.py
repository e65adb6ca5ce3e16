"""The things of a content pack in one language: names, and so many of them."""

from __future__ import annotations

from comptoir.karanor.pack import Delivery, NamedPiece, OriginCity, Pack, Text
from comptoir.words import Words


def entry_name(words: Words, pack: Pack, entry: str) -> str:
    """The name of whatever the pack calls so; a delivery and a city tile go by their city."""
    piece = pack.pieces[entry]
    if isinstance(piece, Delivery | OriginCity):
        piece = pack.territories[piece.city]
    assert isinstance(piece, NamedPiece)
    return piece.name.in_(words.lang)


def entry_text(words: Words, pack: Pack, entry: str) -> str:
    """The story on a card or tile; empty if it has none."""
    text: Text | None = getattr(pack.pieces[entry], "text", None)
    return text.in_(words.lang) if text else ""


def times(words: Words, name: str, count: int) -> str:
    """A name, and how often if that is more than once."""
    return name if count == 1 else words.say("karanor-times", name=name, count=count)
