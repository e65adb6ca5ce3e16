"""How the figures of a bench are called, and what we want of them."""

from __future__ import annotations

from comptoir.cli.tools.output import decimal
from comptoir.lab.setups import Setup
from comptoir.words import Words


def label(words: Words, setup: Setup, name: str) -> str:
    """What a figure is called."""
    return words.say(f"bench-{name.replace('_', '-')}", game=setup.game)


def wanted(words: Words, name: str, target: float) -> str:
    """What we want of it."""
    shown = decimal(words, target, 0 if target == round(target) else 1)
    return words.say("bench-at-least" if name.endswith("per_kyard") else "bench-at-most", target=shown)
