"""Where stored games lie: ``games/<game>/<version of its rules>``. Nobody changes a file there, ever."""

from __future__ import annotations

from pathlib import Path

from comptoir.core import registry

GAMES = Path(__file__).parent / "games"
NAMES = ("dale", "karanor")


def shelf(game: str, rules: int | None = None) -> Path:
    """The folder of a version, today's if none is named."""
    return GAMES / game / str(registry.rules(game).rules_version if rules is None else rules)


def stored(game: str, rules: int | None = None) -> list[Path]:
    """All files of a game, or those of one version."""
    return sorted((GAMES / game).glob(f"{'*' if rules is None else rules}/*.json"))


def kept_versions(game: str) -> range:
    """The versions whose games go on as they began."""
    rules = registry.rules(game)
    return range(rules.oldest_rules, rules.rules_version + 1)
