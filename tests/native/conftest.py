"""What compares the two builds runs where the compiled one is asked for; all else here is about either."""

from __future__ import annotations

from pathlib import Path

from comptoir import native

COMPARED = "test_same.py"

collect_ignore = [
    each.name
    for each in Path(__file__).parent.glob("test_*.py")
    if (each.name == COMPARED) != native.is_demanded()
]
