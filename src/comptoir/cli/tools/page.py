"""Figures as a page among the documents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from comptoir.cli.tools.tree import source_tree
from comptoir.core import BadOptions


def folder_for(wish: Path | None) -> Path:
    """Where to write, which is better known before than after. Raises ``BadOptions``."""
    root = source_tree()
    folder = wish or (root / "docs" if root else Path())
    if not folder.is_dir():
        raise BadOptions("no_folder", folder=str(folder))
    return folder


def table(titles: Sequence[str], rows: Sequence[Sequence[str]], words_first: int) -> Iterator[str]:
    """A table of Markdown; numbers stand on the right."""
    yield _row(titles)
    yield _row(["---" if at < words_first else "---:" for at in range(len(titles))])
    yield from [_row(row) for row in rows]


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
