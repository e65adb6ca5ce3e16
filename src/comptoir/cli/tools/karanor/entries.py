"""The entries of a content pack, kind by kind."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.cli.tools.naming import find_named
from comptoir.karanor.pack import Pack, Piece, Text
from comptoir.telling.karanor.naming import entry_name
from comptoir.words import LANGUAGES, Words, words

KINDS = (
    "commerces", "quests", "sequels", "deliveries", "black_market", "artefacts", "insignia", "associates",
    "histories", "origin_cities", "territories", "islands", "resources",
)  # fmt: skip
"""The tables of a pack, in the order they are listed: what merchants strive for first."""


def entries(pack: Pack, kind: str) -> tuple[Piece, ...]:
    """All entries of a kind."""
    found: tuple[Piece, ...] = getattr(pack, kind)
    return found


def find(reader: Words, pack: Pack, wish: str) -> tuple[str, Piece]:
    """The entry of that id or name, in any language, with its kind. Raises ``BadOptions``."""
    found = []
    for kind in KINDS:
        for entry in entries(pack, kind):
            names = [entry_name(each, pack, entry.id) for each in (reader, *map(words, LANGUAGES))]
            # What goes by the name of its city must not stand in the way of the city itself.
            found.append(((kind, entry), [*names, entry.id] if hasattr(entry, "name") else [entry.id]))
    return find_named("karanor", wish, found)


def texts_of(entry: Piece) -> Iterator[Text]:
    """Everything that is written on it: its name, its text."""
    for field in ("name", "text"):
        text = getattr(entry, field, None)
        if text is not None:
            yield text
