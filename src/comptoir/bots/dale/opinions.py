"""What the greedy bot thinks of each card of ours: a row of ``opinions.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import NamedTuple

STRANGE_LIKING = 0.25
"""How much a card is liked that nobody here has heard of, unless one starts with it."""


class Opinion(NamedTuple):
    """On one card."""

    like: float = 0.0
    stall: float = 0.0
    play: float = 0.0
    when: str = ""
    steady: bool = False


_SETS = tomllib.loads((files("comptoir.bots.dale") / "opinions.toml").read_text("utf-8"))
OPINIONS = {name: Opinion(**row) for cards in _SETS.values() for name, row in cards.items()}
NO_OPINION = Opinion()
