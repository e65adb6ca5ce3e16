"""A match out of the plain data it was saved as."""

from __future__ import annotations

from collections.abc import Mapping

from comptoir.core.game import Game, T
from comptoir.core.match import Match


def load(game: Game[T], save: Mapping[str, object]) -> Match[T]:
    """The match that ``save`` was taken of. Raises ``Refused`` where a pick was not possible."""
    options, picks = save["options"], save["picks"]
    assert isinstance(options, Mapping)
    assert isinstance(picks, list)
    match = Match(game, options, bytes.fromhex(str(save["key"])))
    for pick in picks:
        match.replay(pick)
    return match
