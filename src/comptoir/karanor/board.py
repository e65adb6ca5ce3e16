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
    """What is printed on each card or tile, by its token: its place in ``pack.faces``. 255 where that is not
    known."""
    rules: Rules
    """The options of this game, complete: players, and the switches of the rules."""
    pack: Pack
    """What the game is played with: territories, resources, cards, and the numbers of the rules."""
    # cards and tiles
    commerce_deck: Cards
    """What the row is filled from."""
    commerce_discard: Cards
    """Commerce cards that were discarded."""
    row: Cards
    """The commerce cards that lie open."""
    quest_deck: Cards
    """What inhabitants tell of."""
    quest_discard: Cards
    """Quests that were discarded, completed or given up."""
    sequels: Cards
    """The face-up library."""
    black_deck: Cards
    """The black market."""
    black_discard: Cards
    """Black-market cards that were played."""
    artefact_deck: Cards
    """Artefacts to be drawn."""
    artefact_discard: Cards
    """Artefacts that were not kept, or given up."""
    delivery_deck: Cards
    """Deliveries to come."""
    deliveries: Cards
    """The open one, if there is one left."""
    delivery_discard: Cards
    """Those that were made."""
    aside: Cards
    """Cards looked at while an effect resolves."""
    packs: list[Cards]
    """What each seat chooses from in the draft, or of which histories."""
    commerces: list[Cards]
    """The hand of commerce cards of each seat."""
    quests: list[Cards]
    """The quests that each seat has to complete."""
    black_hands: list[Cards]
    """The black-market cards in the hand of each seat."""
    artefacts: list[Cards]
    """The tiles of each seat; they lie open."""
    built: list[Cards]
    """The commerce cards that each seat has built."""
    histories: list[Cards]
    """The history of each seat; secret until all set out."""
    origins: list[Cards]
    """The city tile that each seat began with."""
    used: Cards
    """Artefacts used this turn; the mark belongs to the tile."""
    spent: Cards
    """Artefacts used for good."""
    # goods, gold and tiles without faces
    reserve: Goods
    """What is left of each resource."""
    market: Goods
    """The market tile of two players; empty without one."""
    goods: list[Goods]
    """Of each seat: how many of each of ``pack.resources``."""
    gold: list[int]
    """Of each seat."""
    income: list[int]
    """Of each seat: the gold that comes in at the end of its turns."""
    prestige: list[int]
    """Of each seat."""
    insignia: list[tuple[int, ...]]
    """Of each seat: how many of each of ``pack.insignia``."""
    insignia_supply: tuple[int, ...]
    """How many of each kind are left to be had."""
    associates: list[tuple[int, ...]]
    """Of each seat, in the order they came: their places in ``pack.associates``."""
    free_associates: tuple[int, ...]
    """Those that nobody has recruited."""
    promoted: int
    """A mask of associates."""
    # the map
    pawns: list[int]
    """Where each merchant is: a place in ``pack.territories``."""
    shops: list[int]
    """A mask of cities for each seat."""
    sites: list[tuple[int, ...]]
    """Where each seat built its cards, one for one; the shop it began with has none."""
    villas: list[int]
    """A mask of territories for each seat."""
    inhabitants: int
    """A mask of territories: where somebody still has a quest to tell of."""
    # the turn
    phase: int
    """``DRAFT``, ``HISTORIES``, ``TURN`` or ``OVER``: 0 to 3; ``PHASES`` has their names."""
    first: int
    """The seat that begins."""
    active: int
    """The seat whose turn it is."""
    turn: int
    """Its number, from 1; 0 before the first."""
    actions: int
    """How many are left to the active merchant."""
    steps: int
    """Steps taken of the move action that goes on; 0 if none does."""
    trigger: int
    """Who has triggered the end, or EMPTY."""
    lasting: tuple[Lasting, ...]
    """What cards do to merchants until the end of a turn."""
    stats: list[tuple[int, ...]]
    """The numbers of each merchant, worked out anew whenever tiles or lasting effects change: ``MOVE_STEPS``,
    ``SEA_COST`` and so on are their places, and those in ``vocabulary.STATS``."""
    forbidden: list[int]
    """Masks of actions by their places in ``vocabulary.ACTIONS``, likewise."""
    offers: tuple[Offer, ...]
    """Those that stand, in the order they were made."""
    fallen: tuple[Fallen, ...]
    """The last offers that have ended, the newest last; none before version 2."""
    openings: tuple[Opening, ...]
    """The windows that are open, the innermost last."""

    # -- who ----------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """Its number, from 1: everybody has one turn in each."""
        return (self.turn - 1) // self.rules.players + 1

    @property
    def end_prestige(self) -> int:
        """The prestige that triggers the end, with so many players."""
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
        """What these are called in the pack."""
        return [self.pack.associates[each].id for each in which]

    def place_names(self, mask: int) -> list[str]:
        """What the territories of a mask are called in the pack."""
        return [each.id for at, each in enumerate(self.pack.territories) if mask >> at & 1]
