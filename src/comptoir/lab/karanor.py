"""Marchands de Karanor in the lab."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from comptoir.core import Dice, Event, Match, Shown, registry
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY
from comptoir.karanor.game import Karanor
from comptoir.karanor.pack import Pack, PackShelf, read_pack
from comptoir.karanor.view import KaranorView
from comptoir.lab.setups import AnyMatch, Ending, Rung, Seats, Setup, Trading
from comptoir.native import Build

_USUAL_PLAYERS, _BENCH_PLAYERS, _FIRST_PLAYERS = 3, 4, 4


@dataclass(frozen=True, slots=True)
class KaranorSetup(Setup):
    """Games with our content pack or another one; who begins is drawn by lot unless it is said."""

    game: ClassVar[str] = "karanor"
    sampled_games: ClassVar[int] = 8  # twenty times as long as those of Dale
    targets: ClassVar[Mapping[Build, Mapping[str, float]]] = MappingProxyType(
        {
            "plain": {"real_decisions_per_kyard": 16.0, "clone_us": 6.0},
            "compiled": {"real_decisions_per_kyard": 40.0, "clone_us": 6.0},
        }
    )

    training: ClassVar[str] = "comptoir.lab.karanor_training:KaranorTrainer"
    tally: ClassVar[str] = "comptoir.lab.karanor_rows:KaranorTally"
    factors: ClassVar[Sequence[str]] = ("pack", "first", "rules")
    pack: Path | None = None
    first: int | None = None
    market: bool = True
    """With two players: the market tile."""
    quests: str = "secret"
    """Who knows those that are drawn."""
    beside: Path | None = None
    """A pack that is played with without being the usual one: games with others go on beside it."""
    balanced: bool = False
    """Does every seat begin equally often, over all deals, where nobody is said to?"""
    wishes: tuple[tuple[str, object], ...] = ()
    """Other options: switches of the rules, and an installed pack by its name."""

    def prepare(self) -> None:
        """Raises ``BadPack`` with all that is wrong with the pack."""
        if self.pack is not None:
            registry.use(_played_with(self.pack))
        if self.beside is not None:
            _lay_beside(self.beside)

    @property
    def seats(self) -> Seats:
        numbers = pack_in_use().numbers
        return Seats(numbers.players_min, numbers.players_max, _USUAL_PLAYERS)

    def options(self, players: int, dice: Dice) -> dict[str, object]:
        first = dice.spawn("first").below(players) if self.first is None else self.first
        others: dict[str, object] = {} if self.market else {"market": False}
        if self.beside is not None:
            others["pack"] = _read(self.beside).digest
        return {"players": players, "first": first, "quests": self.quests, **others, **dict(self.wishes)}

    def for_deal(self, players: int, number: int, seed: int) -> KaranorSetup:
        return replace(self, first=number % players) if self.balanced and self.first is None else self

    def content(self, options: Mapping[str, Any]) -> str:
        game = registry.rules(self.game)
        assert isinstance(game, Karanor)
        return game.shelf.find(options["pack"]).id

    def with_levels(self, levels: Mapping[str, Any], rules: Mapping[str, object]) -> KaranorSetup:
        """A pack that is not installed is one in a folder."""
        pack = levels.get("pack", "")
        is_folder = bool(pack) and Path(str(pack)).is_dir()
        named = {"pack": pack} if pack and not is_folder else {}
        return replace(
            self,
            first=levels.get("first"),
            beside=Path(pack).absolute() if is_folder else None,
            balanced=True,
            wishes=tuple({**rules, **named}.items()),
        )

    def rungs(self) -> Sequence[Rung]:
        """One seat against two neighbours, and against three who never change: there is somebody to trade
        with."""
        return [
            Rung("neighbours", self, _USUAL_PLAYERS),
            Rung("lowest", self, _USUAL_PLAYERS),
            Rung("first", self, _FIRST_PLAYERS),
        ]

    def ending(self, match: AnyMatch) -> Ending:
        """A game is as long as its rounds. One that had to be called off is a fault: merchants should win."""
        view: KaranorView = match.view(match.table.spectator)
        called_off = match.is_over and view.trigger == EMPTY
        wrong = f"called off in round {view.round}" if called_off else ""
        return Ending(view.round, called_off, first=view.first, trading=_trading(match), wrong=wrong)

    def sample(self, number: int) -> AnyMatch:
        """Four players."""
        dice = Dice.seeded(f"bench/{number}")
        return Match(registry.rules(self.game), self.options(_BENCH_PLAYERS, dice), dice.key)


_read = cache(read_pack)


@cache
def _played_with(pack: Path) -> Karanor:
    return Karanor(PackShelf.of(_read(pack)))


def _lay_beside(folder: Path) -> None:
    """Lay a pack on the shelf, unless it lies there."""
    game, pack = registry.rules(KaranorSetup.game), _read(folder)
    assert isinstance(game, Karanor)
    if pack.digest not in [each.digest for each in game.shelf.packs.values()]:
        registry.use(Karanor(game.shelf._replace(packs={**game.shelf.packs, str(folder): pack})))


def pack_in_use() -> Pack:
    """The pack that the game of this name is usually played with."""
    game = registry.rules(KaranorSetup.game)
    assert isinstance(game, Karanor)
    return game.pack


def pack_of(match: AnyMatch) -> Pack:
    """The pack that a match is played with."""
    pack = match.table.pack
    assert isinstance(pack, Pack)
    return pack


def _trading(match: AnyMatch) -> Trading:
    seen = Counter([type(event) for event in match.events or ()])
    return Trading(seen[events.Offered], seen[events.Traded], tuple(match.table.gold))


# -- what came up in a game ---------------------------------------------------------------------------------


class Uses(NamedTuple):
    """How often each entry of the pack came up, by its id."""

    drawn: Counter[str]
    """Drawn, dealt, turned up or taken."""
    used: Counter[str]
    """Built, completed, played, delivered, entered, gained: whatever it is there for."""


_DRAWN: Mapping[type[Event], Sequence[str]] = {
    events.Drafted: ("cards",),
    events.DiscardedCommerce: ("cards",),
    events.TookCommerce: ("card", "filled"),
    events.DrewQuest: ("card",),
    events.GotSequel: ("card",),
    events.DrewBlackMarket: ("card",),
    events.DrewArtefacts: ("cards",),
    events.OpenedDelivery: ("card",),
    events.Recruited: ("associate",),
}
"""What is drawn, and the fields that say it."""
_USED: Mapping[type[Event], Sequence[str]] = {
    events.Built: ("card",),
    events.CompletedQuest: ("card",),
    events.ChoseAtOnce: ("card",),
    events.Played: ("card",),
    events.Delivered: ("card",),
    events.CollectedIncome: ("associates",),
    events.SetOut: ("history", "city", "goods"),
    events.Moved: ("target",),
    events.Placed: ("target",),
    events.Harvested: ("resource",),
    events.VisitedMarket: ("bought",),
    events.Gained: ("goods", "insignia"),
}
_WHEN_ACTIVATED = ("activate", "targeted")
"""Artefacts with these triggers have to be used; all others do their work while they lie there."""


def uses(match: AnyMatch) -> Uses:
    """What came up in a game, as its story tells."""
    pack = pack_of(match)
    drawn, used = Counter[str](), Counter[str]()
    dormant = {each.id for each in pack.artefacts if each.trigger in _WHEN_ACTIVATED}
    for event in match.events or ():
        for fields, counts in ((_DRAWN, drawn), (_USED, used)):
            for field in fields.get(type(event), ()):
                counts.update(_names(pack, field, getattr(event, field)))
        if isinstance(event, events.SetOut):
            used.update([tile.id for tile in pack.origin_cities if tile.city == event.city])
        elif isinstance(event, events.ChoseArtefact):
            used.update([name for name in _names(pack, "card", event.kept) if name not in dormant])
        elif isinstance(event, events.Activated):
            used.update([name for name in _names(pack, "card", event.card) if name in dormant])
    for place in pack.territories:
        if place.island >= 0:
            used[pack.islands[place.island].id] += used[place.id]
    # What is never drawn is simply there; and what was used must have been drawn before.
    for name, times in used.items():
        drawn[name] = max(drawn[name], times)
    return Uses(+drawn, +used)


def _names(pack: Pack, field: str, value: Any) -> list[str]:
    """The entries that a field of an event is about."""
    match field:
        case "associate" | "associates":
            return [pack.associates[each].id for each in ([value] if field == "associate" else value)]
        case "city" | "target":
            return [pack.territories[value].id]
        case "resource":
            return [pack.resources[value].id]
        case "goods" | "bought":
            return [each.id for each, count in zip(pack.resources, value, strict=True) if count]
        case "insignia":
            return [each.id for each, count in zip(pack.insignia, value, strict=True) if count > 0]
    return [pack.faces[card.face] for card in ([value] if isinstance(value, Shown) else value)]
