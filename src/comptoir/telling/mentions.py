"""Card names inside sentences: marked while a sentence is put together, taken apart when it is finished.

The marks are private-use characters, which no font shows and no person types; whatever a person has written
is said without them, so nobody can make a sentence mention a card.
"""

from __future__ import annotations

import re

from comptoir.telling.shown import Mention, Text
from comptoir.words import CARD_BEGINS, CARD_ENDS, NAME_BEGINS

_MENTION = re.compile(f"{CARD_BEGINS}([a-z0-9_]*){NAME_BEGINS}([^{CARD_ENDS}]*){CARD_ENDS}")
_PRIVATE = re.compile("[\ue000-\uf8ff]")


def mark(face: str, name: str) -> str:
    """The name of a card, to stand in a sentence that will be taken apart."""
    return f"{CARD_BEGINS}{face}{NAME_BEGINS}{name}{CARD_ENDS}"


def unmarked(written: str) -> str:
    """What somebody has written, unable to mark anything."""
    return _PRIVATE.sub("", written)


def pieces(sentence: str) -> Text:
    """A finished sentence as texts and mentions."""
    if CARD_BEGINS not in sentence:
        return [sentence] if sentence else []
    found: Text = []
    start = 0
    for mention in _MENTION.finditer(sentence):
        if mention.start() > start:
            found.append(sentence[start : mention.start()])
        found.append(Mention(mention[1], mention[2]))
        start = mention.end()
    if start < len(sentence):
        found.append(sentence[start:])
    return found
