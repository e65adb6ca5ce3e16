"""The source tree, where there is one: tests, documents and stored games are counted there."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import comptoir


@cache
def source_tree() -> Path | None:
    """The root of the project when it runs from its source tree."""
    root = Path(comptoir.__file__).resolve().parents[2]
    return root if (root / "tests" / "scenarios").is_dir() and (root / "docs" / "rulings").is_dir() else None
