"""A match out of the plain data it was saved as."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.core.checkpoint import Checkpoint
from comptoir.core.dice import Dice
from comptoir.core.game import Game, T
from comptoir.core.match import Match


def begin(game: Game[T], save: Mapping[str, Any], dice: Dice | None = None) -> Match:
    """The match that ``save`` was taken of, before its first pick, by the rules it was begun with."""
    start = Checkpoint(**save["start"]) if "start" in save else None
    return Match(game, save["options"], bytes.fromhex(save["key"]), dice, rules=save["rules"], start=start)


def go_on(game: Game[T], save: Mapping[str, Any], start: Checkpoint, rules: int | None = None) -> Match:
    """The same game from a checkpoint on, by today's rules if none are named.

    Raises ``ComptoirError`` if that cannot be.
    """
    rules = game.rules_version if rules is None else rules
    return begin(game, {**save, "rules": rules, "start": start._asdict()})


def load(game: Game[T], save: Mapping[str, Any]) -> Match:
    """The match that ``save`` was taken of. Raises ``Refused`` where a pick was not possible."""
    match = begin(game, save)
    for pick in save["picks"]:
        match.replay(pick)
    return match
