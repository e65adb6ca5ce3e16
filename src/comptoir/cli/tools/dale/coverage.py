"""How complete each card is: what can be seen of it in the code, the tests and the documents.

Tests and rulings are looked up in the source tree. Where there is none (an installed package, somebody else's
set), the answer is None: unknown, which is not the same as missing.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

from comptoir.cli.tools.tree import source_tree
from comptoir.dale.cardbook import book_of
from comptoir.dale.catalogue import FACE, FACES, FIRST_GUEST
from comptoir.dale.guests import OURS
from comptoir.dale.printed import Row
from comptoir.telling.dale.teller import card_key
from comptoir.words import LANGUAGES, words

_TEST = re.compile(r"^def test_(\w+)\(", re.MULTILINE)
_HEADING = re.compile(r"^##+ (.+?) \(\d\)", re.MULTILINE)


class Coverage(NamedTuple):
    """One card. ``scenarios`` is a number of tests; None means that there is no source tree to look in."""

    script: bool
    scenarios: int | None
    texts: tuple[str, ...]
    """The languages in which it has a name and a text."""
    rulings: bool | None

    @property
    def is_complete(self) -> bool:
        return self.script and bool(self.scenarios) and self.texts == LANGUAGES and bool(self.rulings)


def coverage(row: Row) -> Coverage:
    """What there is of a card."""
    tree = source_tree() if FACE[row.name] < FIRST_GUEST and not row.edition else None
    key = card_key(row.key)
    texts = tuple([lang for lang in LANGUAGES if words(lang).knows(key) and words(lang).knows(f"{key}.text")])
    return Coverage(
        script=book_of(row.edition or OURS).has_sentence(FACE[row.name]),
        scenarios=None if tree is None else _scenarios(tree)[row.name],
        texts=texts,
        rulings=None if tree is None else _english(key) in _rulings(tree, row.set),
    )


@cache
def _scenarios(tree: Path) -> Counter[str]:
    """How many scenario tests are named after each card: ``test_<card>_…``."""
    found: Counter[str] = Counter()
    by_length = sorted(FACES, key=len, reverse=True)
    for file in sorted((tree / "tests" / "scenarios").rglob("test_*.py")):
        for test in _TEST.findall(file.read_text(encoding="utf-8")):
            card = next((name for name in by_length if test == name or test.startswith(f"{name}_")), None)
            if card:
                found[card] += 1
    return found


@cache
def _rulings(tree: Path, set_name: str) -> frozenset[str]:
    """The cards that have a heading in the rulings of their set."""
    page = tree / "docs" / "rulings" / f"{set_name}.md"
    return frozenset(_HEADING.findall(page.read_text(encoding="utf-8"))) if page.is_file() else frozenset()


def _english(key: str) -> str:
    return words("en").say(key) if words("en").knows(key) else ""
