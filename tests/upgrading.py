"""The next version of each game, as an upgrade would bring it: one change more, pinned by a switch.

From the next version on the first seat holds one card, or one piece of gold, more. Nothing else could show
sooner whether a game of today is played by the rules it began with: every hash and every option would differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from unittest.mock import patch

from comptoir.core import Dice, registry
from comptoir.core.switches import switch
from comptoir.dale import game as dale
from comptoir.dale import options as dale_options
from comptoir.dale.table import DaleTable
from comptoir.karanor import game as karanor
from comptoir.karanor import options as karanor_options
from comptoir.karanor.table import KaranorTable

NEXT_DALE, NEXT_KARANOR = dale_options.VERSION + 1, karanor_options.VERSION + 1


@dataclass(frozen=True, slots=True)
class NextDaleRules(dale_options.Rules):
    head_start: bool = switch(True, False, since=NEXT_DALE, kept=False)


@dataclass(frozen=True, slots=True)
class NextKaranorRules(karanor_options.Rules):
    head_start: bool = switch(True, False, since=NEXT_KARANOR, kept=False)


class NextDale(dale.Dale):
    rules_version = NEXT_DALE

    def set_up(self, options: Mapping[str, object], dice: Dice) -> DaleTable:
        table = super().set_up(options, dice)
        if NextDaleRules.of(options).head_start:
            table.draw(0, 1)
        return table


class NextKaranor(karanor.Karanor):
    rules_version = NEXT_KARANOR

    def set_up(self, options: Mapping[str, object], dice: Dice) -> KaranorTable:
        table = super().set_up(options, dice)
        table.gold[0] += NextKaranorRules.of(options).head_start
        return table


@contextmanager
def upgraded(*, kept: bool = True) -> Iterator[None]:
    """Meanwhile both games are those of the next version; ``kept``: do they keep those of today?"""
    today = (dale_options.OLDEST, karanor_options.OLDEST)
    oldest = today if kept else (NEXT_DALE, NEXT_KARANOR)
    instead = {"dale": NextDale(dale.GAME.books), "karanor": NextKaranor(karanor.GAME.shelf)}
    with ExitStack() as stack:
        for module in ("options", "game"):
            stack.enter_context(patch(f"comptoir.dale.{module}.Rules", NextDaleRules))
            stack.enter_context(patch(f"comptoir.karanor.{module}.Rules", NextKaranorRules))
        for game, version in zip((NextDale, NextKaranor), oldest, strict=True):
            stack.enter_context(patch.object(game, "oldest_rules", version))
        stack.enter_context(patch.dict(registry._instead, instead))
        yield
