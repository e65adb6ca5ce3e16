"""The chart of La Vallée des Marchands."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar

from comptoir.core import Decision, Dice, Option
from comptoir.dale.options import RANDOM, Rules, choose_sets, default_players
from comptoir.dale.view import DaleView
from comptoir.env.chart import AnyMatch, Chart
from comptoir.env.dale.actions import Actions
from comptoir.env.dale.places import Places
from comptoir.env.memory import Memory


class DaleChart(Chart):
    """Two to four seats, or two teams of two."""

    game: ClassVar[str] = "dale"

    def __init__(self, players: int) -> None:
        self._actions, self._places = _actions(), Places(players)
        self.named = self._actions.names, self._places.names
        self.actions, self.places = [tuple(names.all) for names in self.named]
        self.more = self._actions.more
        self.numbers = self._actions.numbers  # type: ignore[method-assign]  # one call less for each step
        self.look = self._places.look  # type: ignore[method-assign]  # and another

    @classmethod
    def of(cls, options: Mapping[str, object]) -> DaleChart:
        return _chart(Rules.of(options).players)

    @classmethod
    def options(cls, wishes: Mapping[str, object], dice: Dice) -> Mapping[str, object]:
        """Sets as people wish for them: names, a mix, or ``random``, which is drawn anew for each game."""
        given = dict(wishes)
        teams, sets = bool(given.get("teams", False)), given.pop("sets", RANDOM)
        players = given.setdefault("players", default_players(teams=teams))
        given["sets"] = choose_sets(sets, players, dice.spawn("sets"), teams=teams)  # type: ignore[arg-type]
        return super().options(given, dice)

    def numbers(self, view: DaleView, options: Sequence[Option]) -> dict[int, Option]:
        return self._actions.numbers(view, options)

    def look(self, view: DaleView, decision: Decision | None, memory: Memory | None = None) -> array[float]:
        return self._places.look(view, decision, memory)

    def is_called_off(self, match: AnyMatch) -> bool:
        return bool(match.table.winner < 0)

    def sides(self, options: Mapping[str, object]) -> int:
        return Rules.of(options).sides


@cache
def _actions() -> Actions:
    return Actions()


@cache
def _chart(players: int) -> DaleChart:
    return DaleChart(players)
