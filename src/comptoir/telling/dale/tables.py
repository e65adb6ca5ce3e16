"""How a table is set up: what a person asked for, as the options of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import BadOptions, Dice
from comptoir.dale import GAME
from comptoir.dale.options import HIGHEST, LOWEST, RANDOM, Limits, Span, choose_sets, default_players

DEFAULT_SETS = "beginner"


def options(wishes: Mapping[str, Any], dice: Dice) -> Mapping[str, object]:
    """Complete options of a game. Raises ``BadOptions``."""
    wanted = dict(wishes)
    limits = read_limits(wanted.pop("limits", None) or {})
    teams = wanted.get("teams", False) is True
    players = wanted.setdefault("players", default_players(teams=teams))
    # Whoever filters wants a draw, and need not say so.
    wish = wanted.pop("sets", None) or (RANDOM if limits.given() else DEFAULT_SETS)
    if not isinstance(wish, str) and not _are_names(wish):
        raise BadOptions("unknown_set", set=str(wish), allowed=RANDOM)
    if not wanted.get("lesson"):  # which brings its own
        wanted["sets"] = choose_sets(wish, players, dice.spawn("sets"), teams=teams, limits=limits)
    return GAME.options(wanted)


def _are_names(wish: object) -> bool:
    return isinstance(wish, Sequence) and all(isinstance(each, str) for each in wish)


def read_limits(spans: object) -> Limits:
    """The limits on what sets may be rated: for each rating its least and its most. Raises ``BadOptions``."""
    found = {}
    for name, span in spans.items() if isinstance(spans, Mapping) else [("limits", spans)]:
        if name not in Limits._fields:
            raise BadOptions("unknown_option", option=str(name), allowed=", ".join(Limits._fields))
        match span:
            case [int(least), int(most)] if LOWEST <= least <= most <= HIGHEST:
                found[name] = Span(least, most)
            case _:
                raise BadOptions("rating_range", option=name, value=str(span), least=LOWEST, most=HIGHEST)
    return Limits(**found)
