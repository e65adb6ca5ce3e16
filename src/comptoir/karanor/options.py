"""How a game of Marchands de Karanor is set up: players, who begins, and the switches of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields
from typing import Any

from comptoir.core import BadOptions, within
from comptoir.karanor.pack import Pack

LONGEST = 1000
"""Rounds after which a game is called off: nothing in the rules makes merchants earn prestige. People never
get near this."""
TWO = 2
"""Players for whom there is a market tile."""
AT_RANDOM = -1
"""Chance says who begins."""

SWITCHES: Mapping[str, tuple[object, ...]] = {
    "market": (True, False),
    "histories": ("dealt", "chosen"),
    "curse_bound": (False, True),
}
"""The choices the sources leave open; the default stands first. See docs/rulings."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of one game, complete and checked. Shared by all copies of its table."""

    players: int
    pack: str
    """The digest of the content pack."""
    first: int = AT_RANDOM
    market: bool = True
    """With two players only: the market tile."""
    histories: str = "dealt"
    """``chosen``: of two."""
    curse_bound: bool = False
    """May curses not be traded away?"""
    round_limit: int = LONGEST

    @property
    def departures(self) -> tuple[tuple[str, object], ...]:
        """What is not as usual; an option added later does not change what older games say here."""
        return tuple(
            [
                (field.name, getattr(self, field.name))
                for field in fields(self)
                if field.default is MISSING or getattr(self, field.name) != field.default
            ]
        )

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Rules:
        """The inverse of ``plain``: complete and checked already."""
        return cls(**plain)


def check(wishes: Mapping[str, object], pack: Pack) -> Rules:
    """Complete options for what people asked for. Raises ``BadOptions``."""
    known = [field.name for field in fields(Rules)]
    for name in wishes:
        if name not in known:
            raise BadOptions("unknown_option", option=str(name), allowed=", ".join(known))
    least, most = pack.numbers.players_min, pack.numbers.players_max
    players = _number(wishes, "players", min(least + 1, most), least, most)
    digest = wishes.get("pack", pack.digest)
    if digest != pack.digest:
        raise BadOptions("other_pack", wanted=str(digest), pack=pack.id, digest=pack.digest)
    for name, allowed in SWITCHES.items():
        value = wishes.get(name, allowed[0])
        if not any(value == each and type(value) is type(each) for each in allowed):
            choices = ", ".join(str(each).lower() for each in allowed)
            raise BadOptions("bad_option", option=name, value=str(value), allowed=choices)
    histories = str(wishes.get("histories", "dealt"))
    if histories == "chosen" and 2 * players > len(pack.histories):
        raise BadOptions("too_few_histories", players=players, most=len(pack.histories) // 2)
    return Rules(
        players=players,
        pack=pack.digest,
        first=_number(wishes, "first", AT_RANDOM, AT_RANDOM, players - 1),
        market=players == TWO and wishes.get("market", True) is True,
        histories=histories,
        curse_bound=wishes.get("curse_bound", False) is True,
        round_limit=_number(wishes, "round_limit", LONGEST, 1, LONGEST),
    )


def _number(wishes: Mapping[str, object], name: str, default: int, least: int, most: int) -> int:
    return within(name, wishes.get(name, default), least, most)
