"""What lies on the table of Marchands de Karanor, and what can be worked out from it.

Zones are tuples of tokens, top card last; the rest are ints. Sets of territories, associates and the like are
masks. What belongs to a merchant is found by the seat. A table and a view are both boards, so whatever can be
worked out is written once for those who play and those who look.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from comptoir.core import Cards
from comptoir.core.compiler import trait
from comptoir.karanor.options import Rules
from comptoir.karanor.pack import Forbid, Goods, Modify, Pack

EMPTY: Final = -1
"""No card, no seat."""

DRAFT: Final = 0
HISTORIES: Final = 1
TURN: Final = 2
OVER: Final = 3
PHASES: Final = ("draft", "histories", "turn", "over")

MOVE_STEPS: Final = 0
SEA_COST: Final = 1
HARVEST_YIELD: Final = 2
WORK_YIELD: Final = 3
BUILD_GOLD: Final = 4
VILLA_GOLD: Final = 5
THEFT_SHIELD: Final = 6
QUEST_LIMIT: Final = 7
ACTIONS: Final = 8
"""The places of a merchant's numbers in the vocabulary."""

_ROUNDS: Final = [[(*range(at + 1, seats), *range(at + 1)) for at in range(seats)] for seats in range(7)]
"""All seats clockwise, each one the last once; by how many there are."""
_RIVALS: Final = [[seats[:-1] for seats in rounds] for rounds in _ROUNDS]


class Bundle(NamedTuple):
    """What one side of a trade hands over."""

    gold: int
    goods: Goods
    associates: tuple[int, ...] = ()
    insignia: tuple[int, ...] = ()
    """How many of each kind; nothing at all is an empty tuple."""
    artefacts: tuple[int, ...] = ()
    """Their faces: a tile that was discarded since may be any other by now."""
    promoted: tuple[int, ...] = ()
    """Those of the associates that are named with their gold up."""
    used: tuple[int, ...] = ()
    """Those of the artefacts that are named with a mark on them."""

    def __repr__(self) -> str:
        """What is named since version 2 is left out where there is none, so that older hashes stay."""
        count = len(self) if self.promoted or self.used else len(self) - 2
        named = [f"{name}={value!r}" for name, value in zip(self._fields[:count], self, strict=False)]
        return f"Bundle({', '.join(named)})"


class Offer(NamedTuple):
    """A standing offer; it reserves nothing."""

    number: int
    maker: int
    to: tuple[int, ...]
    give: Bundle
    get: Bundle
    counters: int
    """The number of the offer it answers, or 0."""


class Fallen(NamedTuple):
    """An offer that has ended, and why."""

    offer: Offer
    reason: str
    """``accepted``, ``declined``, or as in ``events.WithdrewOffer``."""
    seat: int
    """Who accepted, declined, lacks something or has triggered the end; EMPTY where nobody has."""
    what: str
    """The tile that has changed, by its name in the pack."""


class Lasting(NamedTuple):
    """What a card does to a seat until the end of a turn: one of the two is given."""

    seat: int
    modify: Modify | None
    forbid: Forbid | None
    last_turn: int


class Opening(NamedTuple):
    """A window that is open, for all to see: what happened, who did it, where, and the card, if one did."""

    kind: str
    actor: int
    place: int
    card: int


ZONES: Final = (
    "actions", "active", "artefact_deck", "artefact_discard", "artefacts", "aside", "associates",
    "black_deck", "black_discard", "black_hands", "built", "commerce_deck", "commerce_discard",
    "commerces", "deliveries", "delivery_deck", "delivery_discard", "fallen", "first", "forbidden",
    "free_associates", "gold", "goods", "histories", "income", "inhabitants", "insignia",
    "insignia_supply", "lasting", "market", "offers", "openings", "origins", "pack", "packs", "pawns",
    "phase", "prestige", "promoted", "quest_deck", "quest_discard", "quests", "reserve", "row", "rules",
    "sequels", "shops", "sites", "spent", "stats", "steps", "trigger", "turn", "used", "villas",
)  # fmt: skip
"""The slots of tables and views: all that is named below but the faces, which both have."""
LYING: Final = (
    "commerce_deck", "commerce_discard", "quest_deck", "quest_discard", "black_deck", "black_discard",
    "artefact_deck", "artefact_discard", "delivery_deck", "delivery_discard", "row", "sequels", "deliveries",
    "aside",
)  # fmt: skip
"""Cards in an order everybody can follow."""
ROWS: Final = ("artefacts", "built", "origins")
"""The same before each merchant."""
HELD: Final = ("packs", "commerces", "quests", "black_hands", "histories")
"""Cards each merchant holds without an order."""


@trait
class KaranorBoard:
    """Everything that lies open or closed on the table."""

    __slots__ = ()

    faces: bytes
    rules: Rules
    pack: Pack
    # cards and tiles
    commerce_deck: Cards
    commerce_discard: Cards
    row: Cards
    quest_deck: Cards
    quest_discard: Cards
    sequels: Cards
    """The face-up library."""
    black_deck: Cards
    black_discard: Cards
    artefact_deck: Cards
    artefact_discard: Cards
    delivery_deck: Cards
    deliveries: Cards
    """The open one, if there is one left."""
    delivery_discard: Cards
    aside: Cards
    """Cards looked at while an effect resolves."""
    packs: list[Cards]
    """What each seat chooses from in the draft, or of which histories."""
    commerces: list[Cards]
    quests: list[Cards]
    black_hands: list[Cards]
    artefacts: list[Cards]
    built: list[Cards]
    histories: list[Cards]
    origins: list[Cards]
    used: Cards
    """Artefacts used this turn; the mark belongs to the tile."""
    spent: Cards
    """Artefacts used for good."""
    # goods, gold and tiles without faces
    reserve: Goods
    market: Goods
    """The market tile of two players; empty without one."""
    goods: list[Goods]
    gold: list[int]
    income: list[int]
    prestige: list[int]
    insignia: list[tuple[int, ...]]
    insignia_supply: tuple[int, ...]
    associates: list[tuple[int, ...]]
    """In the order they came."""
    free_associates: tuple[int, ...]
    promoted: int
    """A mask of associates."""
    # the map
    pawns: list[int]
    shops: list[int]
    """A mask of cities for each seat."""
    sites: list[tuple[int, ...]]
    """Where each seat built its cards, one for one; the shop it began with has none."""
    villas: list[int]
    inhabitants: int
    # the turn
    phase: int
    first: int
    active: int
    turn: int
    actions: int
    steps: int
    """Steps taken of the move action that goes on; 0 if none does."""
    trigger: int
    """Who has triggered the end, or EMPTY."""
    lasting: tuple[Lasting, ...]
    stats: list[tuple[int, ...]]
    """The numbers of each merchant, worked out anew whenever tiles or lasting effects change."""
    forbidden: list[int]
    """Masks of actions, likewise."""
    offers: tuple[Offer, ...]
    fallen: tuple[Fallen, ...]
    """The last offers that have ended, the newest last; none before version 2."""
    openings: tuple[Opening, ...]

    # -- who ----------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        return (self.turn - 1) // self.rules.players + 1

    @property
    def end_prestige(self) -> int:
        numbers = self.pack.numbers
        return numbers.end_prestige[self.rules.players - numbers.players_min]

    @property
    def winners(self) -> tuple[int, ...]:
        """Most prestige, then most gold; whoever is still equal shares the victory."""
        if self.phase != OVER:
            return ()
        scores = list(zip(self.prestige, self.gold, strict=True))
        best = max(scores)
        return tuple([seat for seat, score in enumerate(scores) if score == best])

    def rivals(self, at: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return _RIVALS[len(self.pawns)][at]

    def clockwise_to(self, at: int) -> tuple[int, ...]:
        """All seats, that one last."""
        return _ROUNDS[len(self.pawns)][at]

    # -- what is left, what comes in --------------------------------------------------------------------

    def steps_left(self, at: int) -> int:
        """Of the move that goes on; 0 if none does, or it is somebody else's."""
        if at != self.active or not self.steps:
            return 0
        return max(self.stats[at][MOVE_STEPS] - self.steps, 0)

    def wages(self, at: int) -> int:
        """The gold that a merchant's promoted associates bring in an income phase."""
        gold = 0
        for each in self.associates[at]:
            if self.promoted >> each & 1:
                gold += self.pack.associates[each].gold
        return gold

    def belongings(self, at: int) -> Bundle:
        """All that a merchant could trade with."""
        tiles = self.associates[at], self.insignia[at], self.artefact_faces(at)
        return Bundle(self.gold[at], self.goods[at], *tiles)

    def artefact_faces(self, at: int) -> tuple[int, ...]:
        """What is printed on a merchant's tiles, which lie open."""
        return tuple([self.faces[card] for card in self.artefacts[at]])

    # -- by the names of the pack, for whoever reads -----------------------------------------------------

    def goods_by_name(self, goods: Goods) -> dict[str, int]:
        """Only what there is of."""
        return {each.id: count for each, count in zip(self.pack.resources, goods, strict=True) if count}

    def insignia_by_name(self, counts: tuple[int, ...]) -> dict[str, int]:
        """The same; nothing at all may be an empty tuple."""
        return {each.id: count for each, count in zip(self.pack.insignia, counts, strict=False) if count}

    def associate_names(self, which: tuple[int, ...]) -> list[str]:
        return [self.pack.associates[each].id for each in which]

    def place_names(self, mask: int) -> list[str]:
        return [each.id for at, each in enumerate(self.pack.territories) if mask >> at & 1]
