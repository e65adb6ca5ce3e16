"""The chart of Marchands de Karanor."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar

from comptoir.core import Decision, Option, registry
from comptoir.env.chart import AnyMatch, Chart
from comptoir.env.karanor.actions import Actions
from comptoir.env.karanor.places import Places
from comptoir.env.memory import Memory
from comptoir.karanor.board import EMPTY
from comptoir.karanor.game import Karanor
from comptoir.karanor.pack import Pack
from comptoir.karanor.view import KaranorView


class KaranorChart(Chart):
    """Two to six merchants, with any content pack."""

    game: ClassVar[str] = "karanor"
    has_unasked: ClassVar[bool] = True

    def __init__(self, pack: Pack, players: int) -> None:
        self._actions, self._places = _actions(pack), Places(pack, players)
        self.named = self._actions.names, self._places.names
        self.actions, self.places = [tuple(names.all) for names in self.named]
        self.more = self._actions.more
        self.numbers = self._actions.numbers  # type: ignore[method-assign]  # one call less for each step
        self.look = self._places.look  # type: ignore[method-assign]  # and another

    @classmethod
    def of(cls, options: Mapping[str, object]) -> KaranorChart:
        game = registry.rules(cls.game)
        assert isinstance(game, Karanor)
        return _chart(game.shelf.find(str(options["pack"])), int(str(options["players"])))

    def numbers(self, view: KaranorView, options: Sequence[Option]) -> dict[int, Option]:
        return self._actions.numbers(view, options)

    def look(
        self, view: KaranorView, decision: Decision | None, memory: Memory | None = None
    ) -> array[float]:
        return self._places.look(view, decision, memory)

    def is_called_off(self, match: AnyMatch) -> bool:
        return bool(match.table.trigger == EMPTY)


@cache
def _actions(pack: Pack) -> Actions:
    return Actions(pack)


@cache
def _chart(pack: Pack, players: int) -> KaranorChart:
    return KaranorChart(pack, players)
