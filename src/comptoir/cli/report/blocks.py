"""What a page is made of, whatever it is written in."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Heading(NamedTuple):
    text: str
    level: int = 2


class Paragraph(NamedTuple):
    text: str


class Items(NamedTuple):
    """Sentences, one below the other."""

    texts: tuple[str, ...]


class Warned(NamedTuple):
    """A paragraph nobody should miss."""

    text: str


class Cell(NamedTuple):
    """A figure, and how sure it is."""

    text: str
    note: str = ""


class Sheet(NamedTuple):
    """A table; its first columns are words, the others figures."""

    titles: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    words_first: int
    shown: tuple[tuple[Cell, ...], ...] | None = None
    """Those for a page that is read from its beginning to its end, where all of them are too many."""


class Picture(NamedTuple):
    name: str
    svg: str
    caption: str


Block: TypeAlias = Heading | Paragraph | Items | Warned | Sheet | Picture
