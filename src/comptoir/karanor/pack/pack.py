"""A content pack as the rules use it: typed, checked, every name an index."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from comptoir.core import Option
from comptoir.karanor.pack.pieces import (
    NONE,
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
from comptoir.karanor.pack.vocabulary import ACTIONS, IN_HAND

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


@dataclass
class Pack:
    """Everything a game is played with. Shared by all tables that use it, and written by nobody.

    What follows from the rest is worked out when a pack is made: the rules look it up all the time.
    """

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

    cards: tuple[Card, ...] = field(init=False)
    """By face: commerces, quests, sequels, black market, artefacts, deliveries, histories, cities."""
    pieces: dict[str, Piece] = field(init=False)
    """Everything there is, by its id."""
    faces: tuple[str, ...] = field(init=False)
    """The name of each face."""
    face: dict[str, int] = field(init=False)
    """The face of each name."""
    artefact_of: dict[int, Artefact] = field(init=False)
    """Artefacts by face; and so on for what else has one."""
    quest_of: dict[int, Quest] = field(init=False)
    """Sequels too."""
    black_of: dict[int, BlackMarket] = field(init=False)
    black_by_trigger: dict[str, list[int]] = field(init=False)
    """The faces of the black-market cards of each trigger."""
    commerce_of: dict[int, Commerce] = field(init=False)
    delivery_of: dict[int, Delivery] = field(init=False)
    first_sequel: int = field(init=False)
    """The face of the first sequel."""
    tokens: tuple[Option, ...] = field(init=False)
    """The option to take or pay a token of each resource."""
    recruits: tuple[Option, ...] = field(init=False)
    """The option to recruit each associate, and to promote it."""
    promotions: tuple[Option, ...] = field(init=False)
    common: tuple[int, ...] = field(init=False)
    """The resources but the diamond."""
    cities: int = field(init=False)
    """The mask of all cities."""
    neighbours: tuple[tuple[tuple[int, bool], ...], ...] = field(init=False)
    """Where one step leads from each territory, and whether it is by sea."""
    around: tuple[int, ...] = field(init=False)
    """The mask of each territory and its neighbours, by land and by sea."""
    steps: tuple[dict[tuple[str | int, ...], tuple[int, bool]], ...] = field(init=False)
    """From each territory, by the option that names a step: where it leads, and whether it is by sea."""
    all_steps: tuple[tuple[Option, ...], ...] = field(init=False)
    """The same options alone."""
    land_steps: tuple[tuple[Option, ...], ...] = field(init=False)
    """Without those by sea."""
    harvests: tuple[int, ...] = field(init=False)
    """The resource of each territory, or NONE."""
    villa_places: int = field(init=False)
    """The mask of territories with a villa."""
    elsewhere: tuple[int, ...] = field(init=False)
    """The mask of actions that each territory never allows, so that nobody has to ask there."""

    def __post_init__(self) -> None:
        self._sort_cards()
        self._chart()

    def _sort_cards(self) -> None:
        self.cards = (
            *self.commerces, *self.quests, *self.sequels, *self.black_market, *self.artefacts,
            *self.deliveries, *self.histories, *self.origin_cities,
        )  # fmt: skip
        places: tuple[Piece, ...] = (*self.resources, *self.islands, *self.territories)
        self.pieces = {each.id: each for each in (*places, *self.associates, *self.insignia, *self.cards)}
        self.faces = tuple([card.id for card in self.cards])
        self.face = {name: face for face, name in enumerate(self.faces)}
        self.artefact_of = self._by_face(Artefact)
        self.quest_of = self._by_face(Quest)
        self.black_of = self._by_face(BlackMarket)
        self.black_by_trigger = {trigger: [] for trigger in IN_HAND}
        for face, black in self.black_of.items():
            if black.trigger in IN_HAND:  # one that is not is a fault of the pack
                self.black_by_trigger[black.trigger].append(face)
        self.commerce_of = self._by_face(Commerce)
        self.delivery_of = self._by_face(Delivery)
        self.first_sequel = len(self.commerces) + len(self.quests)
        self.tokens = tuple([("goods", each.id) for each in self.resources])
        self.recruits = tuple([("recruit", each.id) for each in self.associates])
        self.promotions = tuple([("promote", each.id) for each in self.associates])
        self.common = tuple([at for at, each in enumerate(self.resources) if each.is_common])

    def _by_face(self, kind: type[C]) -> dict[int, C]:
        return {face: card for face, card in enumerate(self.cards) if isinstance(card, kind)}

    def _chart(self) -> None:
        places, names = self.territories, [each.id for each in self.territories]
        self.cities = sum([1 << at for at, each in enumerate(places) if each.is_city])
        self.villa_places = sum([1 << at for at, each in enumerate(places) if each.villa])
        self.harvests = tuple([each.resource for each in places])
        self.elsewhere = tuple([_never_allowed(each) for each in places])
        self.neighbours = tuple(
            [(*[(to, False) for to in each.land], *[(to, True) for to in each.sea]) for each in places]
        )
        self.around = tuple(
            [1 << at | sum([1 << to for to, _ in steps]) for at, steps in enumerate(self.neighbours)]
        )
        self.steps = tuple([{("step", names[to]): (to, sea) for to, sea in each} for each in self.neighbours])
        self.all_steps = tuple([tuple(each) for each in self.steps])
        self.land_steps = tuple(
            [tuple([step for step, (_, sea) in each.items() if not sea]) for each in self.steps]
        )

    def __hash__(self) -> int:
        return hash(self.digest)  # the whole of it takes long

    def index(self, table: str, name: str) -> int:
        """The place of an entry in a table of the pack: ``index("territories", "kien")``."""
        return [each.id for each in getattr(self, table)].index(name)


def _never_allowed(place: Territory) -> int:
    never = {
        "harvest": place.resource == NONE,
        "build": not place.is_city,
        "interact": not place.inhabitant,
        "deliver": not place.is_city,
        "villa": not place.villa,
    }
    return sum([1 << ACTIONS.index(action) for action, is_so in never.items() if is_so])
