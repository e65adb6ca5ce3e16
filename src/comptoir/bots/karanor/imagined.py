"""A look at an imagined world, where all is known."""

from __future__ import annotations

from comptoir.bots.bot import Look
from comptoir.karanor.board import KaranorBoard


class Imagined(Look):
    """A look at a world of one's own making: its table is the board."""

    __slots__ = ()

    @property
    def view(self) -> KaranorBoard:
        board: KaranorBoard = self._match.table
        return board
