"""Being refused: with a code, its details, and words in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from comptoir.core import Refused
from comptoir.karanor.game import GAME
from comptoir.telling.karanor.errors import sentence
from comptoir.words import LANGUAGES, words
from tests.scenarios.karanor.stage import Stage, given


def told(refusal: Refused, lang: str = "en") -> str:
    return sentence(words(lang), refusal, GAME.pack).replace("\u00a0", " ")


def refuse(game: Stage, pick: object, code: str, **details: object) -> str:
    """The pick is refused like that; what a person reads then, in English. It can be said in French, too."""
    game.refuses(pick, code, **details)
    refusal = game.refusal(pick)
    for lang in LANGUAGES:
        said = told(refusal, lang)
        ids = re.findall(r"\b\w+_\w+\b", said)
        assert not ids, said
    return told(refusal)


def changed(table: str, name: str, **fields: Callable[[Any], object]) -> tuple[Any, ...]:
    """A table of the pack in which one entry is another."""
    entries = getattr(GAME.pack, table)
    return tuple(
        [
            replace(each, **{field: make(each) for field, make in fields.items()})
            if each.id == name
            else each
            for each in entries
        ]
    )


def market(**table: Any) -> Stage:
    """A table of two, one of whom is at the market."""
    return given(**table).answer(("market",))
