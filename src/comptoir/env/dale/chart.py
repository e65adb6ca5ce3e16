"""The chart of La Vallée des Marchands."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from comptoir.core import Decision, Dice, Option
from comptoir.dale.options import RANDOM, Rules, choose_sets, default_players
from comptoir.dale.view import DaleView
from comptoir.env.chart import AnyMatch, Chart
from comptoir.env.dale.actions import Actions
from comptoir.env.dale.places import Places


class DaleChart(Chart):
    """Two to four seats, or two teams of two."""

    game: ClassVar[str] = "dale"

    def __init__(self, players: int) -> None:
        self._actions, self._places = _actions(), Places(players)
        self.named = self._actions.names, self._places.names
        self.actions, self.places = [tuple(names.all) for names in self.named]
        self.number = self._actions.number  # type: ignore[method-assign]  # one call less for each option
        self.blank = self._places.blank

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

    def number(self, view: DaleView, option: Option) -> int:
        return self._actions.number(view, option)

    def look(self, view: DaleView, decision: Decision | None) -> array[float]:
        return self._places.look(view, decision)

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
