"""What a terminal draws a table from: the scene that every door is given, and the view behind it."""

from __future__ import annotations

from typing import Any, NamedTuple

from comptoir.cli.terminal.answering import as_it_is
from comptoir.core import Match
from comptoir.karanor.board import Offer
from comptoir.karanor.pack import Pack
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.scene import scene
from comptoir.telling.karanor.shapes import KaranorScene, MerchantScene


class Outlook(NamedTuple):
    """The table as one observer sees it."""

    scene: KaranorScene
    view: KaranorView

    @property
    def pack(self) -> Pack:
        return self.view.pack

    @property
    def observer(self) -> int:
        return self.view.observer

    @property
    def seats(self) -> list[MerchantScene]:
        return self.scene.merchants

    @property
    def me(self) -> MerchantScene:
        """The observer's own place; a spectator has none."""
        return self.seats[self.observer]

    @property
    def is_spectator(self) -> bool:
        return self.observer >= len(self.seats)

    @property
    def fare(self) -> int:
        """What a crossing costs the observer."""
        return self.pack.numbers.sea_cost if self.is_spectator else self.me.stats["sea_cost"]

    def offers_to(self, seat: int) -> list[Offer]:
        """What this merchant could accept."""
        return [offer for offer in self.view.offers if seat in offer.to]


def look(match: Match[Any], observer: int) -> Outlook:
    """The table now, as that observer sees it."""
    view: KaranorView = match.view(observer)
    return Outlook(scene(view, as_it_is), view)
