"""How complete each entry of a content pack is: texts, and what became of it in the games of the archive.

The archive is looked up in the source tree. Where there is none (an installed package), or none of its games
was played with this pack, the answer is None: unknown, which is not the same as missing.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

from comptoir.cli.tools.tree import source_tree
from comptoir.core import archive
from comptoir.karanor.pack import Pack, Piece, Text
from comptoir.lab.karanor import Uses, uses
from comptoir.words import LANGUAGES


class Coverage(NamedTuple):
    """One entry. ``drawn`` and ``used`` count how often it came up; None means that nobody knows."""

    drawn: int | None
    used: int | None
    texts: tuple[str, ...]
    """The languages in which all that it says is written."""

    @property
    def is_complete(self) -> bool:
        return bool(self.drawn) and bool(self.used) and self.texts == LANGUAGES


def coverage(pack: Pack, entry: Piece) -> Coverage:
    """What there is of an entry."""
    tree = source_tree()
    found = None if tree is None else _uses_in_archive(tree, pack.digest)
    written: list[Text | None] = [getattr(entry, field, None) for field in ("name", "text")]
    texts = tuple([lang for lang in LANGUAGES if all(each.in_(lang).strip() for each in written if each)])
    if found is None:
        return Coverage(None, None, texts)
    return Coverage(found.drawn[entry.id], found.used[entry.id], texts)


@cache
def _uses_in_archive(tree: Path, digest: str) -> Uses | None:
    """What came up in the stored games that were played with this pack; None if there are none."""
    games = 0
    drawn, used = Counter[str](), Counter[str]()
    for file in sorted((tree / "tests" / "archive").glob("karanor-*.json")):
        data = file.read_bytes()
        if archive.parse(data)["options"].get("pack") == digest:
            found = uses(archive.load(data))
            drawn.update(found.drawn)
            used.update(found.used)
            games += 1
    return Uses(drawn, used) if games else None
