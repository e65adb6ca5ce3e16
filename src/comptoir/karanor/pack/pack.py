"""A content pack as the rules use it: typed, checked, every name an index."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from comptoir.karanor.pack.pieces import (
    Artefact,
    Associate,
    BlackMarket,
    Card,
    Commerce,
    Delivery,
    History,
    Insignia,
    Island,
    OriginCity,
    Piece,
    Quest,
    Resource,
    Territory,
)

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Market:
    """The market tile for two players."""

    start_each: int
    capacity: int
    buy_price: int
    sell_price: int
    buy_price_when_full: int
    sell_price_when_empty: int
    max_units: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules."""

    players_min: int
    players_max: int
    actions_per_turn: int
    move_steps: int
    move_steps_floor: int
    sea_cost: int
    harvest_yield: int
    work_yield: int
    villa_gold: int
    villa_prestige: int
    recruit_gold: int
    quest_limit: int
    commerce_hand: int
    commerce_row: int
    draft_deal: int
    deliveries_extra: int
    artefact_draw: int
    black_market_at_prestige: tuple[int, ...]
    four_plus_min_players: int
    end_prestige: tuple[int, ...]
    """By the number of players, from ``players_min`` on."""
    market: Market


@dataclass(frozen=True)
class Pack:
    """Everything a game is played with. Shared by all tables that use it."""

    id: str
    version: str
    digest: str
    """Tells packs apart: of everything that the rules read."""
    numbers: Numbers
    resources: tuple[Resource, ...]
    islands: tuple[Island, ...]
    territories: tuple[Territory, ...]
    origin_cities: tuple[OriginCity, ...]
    histories: tuple[History, ...]
    associates: tuple[Associate, ...]
    insignia: tuple[Insignia, ...]
    artefacts: tuple[Artefact, ...]
    commerces: tuple[Commerce, ...]
    deliveries: tuple[Delivery, ...]
    quests: tuple[Quest, ...]
    sequels: tuple[Quest, ...]
    black_market: tuple[BlackMarket, ...]

    def __hash__(self) -> int:
        return hash(self.digest)  # the whole of it takes long

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """By face: commerces, quests, sequels, black market, artefacts, deliveries, histories, cities."""
        return (
            *self.commerces, *self.quests, *self.sequels, *self.black_market, *self.artefacts,
            *self.deliveries, *self.histories, *self.origin_cities,
        )  # fmt: skip

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        """Everything there is, by its id."""
        places: tuple[Piece, ...] = (*self.resources, *self.islands, *self.territories)
        return {each.id: each for each in (*places, *self.associates, *self.insignia, *self.cards)}

    @cached_property
    def faces(self) -> tuple[str, ...]:
        """The name of each face."""
        return tuple([card.id for card in self.cards])

    @cached_property
    def face(self) -> dict[str, int]:
        """The face of each name."""
        return {name: face for face, name in enumerate(self.faces)}

    @cached_property
    def artefact_of(self) -> dict[int, Artefact]:
        """Artefacts by face; and so on for what else has one."""
        return self._by_face(Artefact)

    @cached_property
    def quest_of(self) -> dict[int, Quest]:
        """Sequels too."""
        return self._by_face(Quest)

    @cached_property
    def black_of(self) -> dict[int, BlackMarket]:
        return self._by_face(BlackMarket)

    @cached_property
    def commerce_of(self) -> dict[int, Commerce]:
        return self._by_face(Commerce)

    @cached_property
    def delivery_of(self) -> dict[int, Delivery]:
        return self._by_face(Delivery)

    def _by_face(self, kind: type[C]) -> dict[int, C]:
        return {face: card for face, card in enumerate(self.cards) if isinstance(card, kind)}

    @cached_property
    def first_sequel(self) -> int:
        """The face of the first sequel."""
        return len(self.commerces) + len(self.quests)

    @cached_property
    def common(self) -> tuple[int, ...]:
        """The resources but the diamond."""
        return tuple([at for at, each in enumerate(self.resources) if each.is_common])

    @cached_property
    def cities(self) -> int:
        """The mask of all cities."""
        return sum([1 << at for at, each in enumerate(self.territories) if each.is_city])

    @cached_property
    def neighbours(self) -> tuple[tuple[tuple[int, bool], ...], ...]:
        """Where one step leads from each territory, and whether it is by sea."""
        return tuple(
            [
                (*[(to, False) for to in each.land], *[(to, True) for to in each.sea])
                for each in self.territories
            ]
        )

    @cached_property
    def around(self) -> tuple[int, ...]:
        """The mask of each territory and its neighbours, by land and by sea."""
        return tuple(
            [1 << at | sum([1 << to for to, _ in steps]) for at, steps in enumerate(self.neighbours)]
        )

    @cached_property
    def steps(self) -> tuple[dict[tuple[str, str], tuple[int, bool]], ...]:
        """From each territory, by the option that names a step: where it leads, and whether it is by sea."""
        names = [each.id for each in self.territories]
        return tuple([{("step", names[to]): (to, sea) for to, sea in each} for each in self.neighbours])

    @cached_property
    def harvests(self) -> tuple[int, ...]:
        """The resource of each territory, or NONE."""
        return tuple([each.resource for each in self.territories])

    @cached_property
    def villa_places(self) -> int:
        """The mask of territories with a villa."""
        return sum([1 << at for at, each in enumerate(self.territories) if each.villa])

    def index(self, table: str, name: str) -> int:
        """The place of an entry in a table of the pack: ``index("territories", "kien")``."""
        return [each.id for each in getattr(self, table)].index(name)
