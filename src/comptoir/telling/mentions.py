"""Card names inside sentences: a client can show the card itself."""

from __future__ import annotations

from comptoir.telling.shown import Mention, Text
from comptoir.words.phrases import Phrase, pieces_of


def mention(face: str, name: str) -> Phrase:
    """The name of a card, to stand in a sentence."""
    return Phrase.naming(name, Mention(face, name))


def pieces(sentence: str) -> Text:
    """A finished sentence as texts and mentions."""
    return [piece if isinstance(piece, Mention) else str(piece) for piece in pieces_of(sentence)]
