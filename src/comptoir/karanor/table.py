"""The table of Marchands de Karanor: zones are tuples of tokens, top card last; the rest are ints.

Sets of territories, associates and the like are masks. What belongs to a merchant is found by the seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from comptoir.core import Cards, Dice, Event, Table
from comptoir.core.table import World
from comptoir.karanor import events
from comptoir.karanor.options import Rules
from comptoir.karanor.pack import Effect, Forbid, Goods, Modify, Pack
from comptoir.karanor.pack.vocabulary import STATS

EMPTY: Final = -1
"""No card, no seat."""

DRAFT, HISTORIES, TURN, OVER = 0, 1, 2, 3
PHASES = ("draft", "histories", "turn", "over")
PILES = {
    "commerce": ("commerce_deck", "commerce_discard"),
    "quest": ("quest_deck", "quest_discard"),
    "artefact": ("artefact_deck", "artefact_discard"),
    "black_market": ("black_deck", "black_discard"),
}
"""The decks that are formed anew when they are empty, with what they are formed of."""

(
    MOVE_STEPS, SEA_COST, HARVEST_YIELD, WORK_YIELD, BUILD_GOLD, VILLA_GOLD, THEFT_SHIELD, QUEST_LIMIT,
    ACTIONS,
) = range(len(STATS))  # fmt: skip


class Bundle(NamedTuple):
    """What one side of a trade hands over."""

    gold: int
    goods: Goods
    associates: tuple[int, ...] = ()
    insignia: tuple[int, ...] = ()
    """How many of each kind; nothing at all is an empty tuple."""
    artefacts: tuple[int, ...] = ()
    """Their faces: a tile that was discarded since may be any other by now."""


class Offer(NamedTuple):
    """A standing offer; it reserves nothing."""

    number: int
    maker: int
    to: tuple[int, ...]
    give: Bundle
    get: Bundle
    counters: int
    """The number of the offer it answers, or 0."""


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


class KaranorTable(Table):
    """Everything that is on the table between two actions."""

    __slots__ = (
        "actions", "active", "artefact_deck", "artefact_discard", "artefacts", "aside", "associates",
        "black_deck", "black_discard", "black_hands", "box", "built", "commerce_deck", "commerce_discard",
        "commerces", "deliveries", "delivery_deck", "delivery_discard", "first", "forbidden",
        "free_associates", "gold", "goods", "has_risen", "histories", "income", "inhabitants", "insignia",
        "insignia_supply", "lasting", "market", "offer_count", "offers", "openings", "origins", "pack",
        "packs", "pawns", "phase", "prestige", "promoted", "quest_deck", "quest_discard", "quests",
        "reached", "reserve", "row", "rules", "sequels", "shops", "spent", "stats", "steps", "trigger",
        "turn", "used", "villas",
    )  # fmt: skip

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
    box: Cards
    """Out of the game."""
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
    has_risen: bool
    """Has somebody's prestige risen since thresholds were last tested?"""
    reached: list[int]
    """A mask of the thresholds of prestige each seat has been at."""
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
    offer_count: int
    openings: tuple[Opening, ...]

    def clone(self) -> KaranorTable:
        twin = KaranorTable.__new__(KaranorTable)
        self._copy_onto(twin)
        twin.rules = self.rules
        twin.pack = self.pack
        twin.commerce_deck = self.commerce_deck
        twin.commerce_discard = self.commerce_discard
        twin.row = self.row
        twin.quest_deck = self.quest_deck
        twin.quest_discard = self.quest_discard
        twin.sequels = self.sequels
        twin.black_deck = self.black_deck
        twin.black_discard = self.black_discard
        twin.artefact_deck = self.artefact_deck
        twin.artefact_discard = self.artefact_discard
        twin.delivery_deck = self.delivery_deck
        twin.deliveries = self.deliveries
        twin.delivery_discard = self.delivery_discard
        twin.box = self.box
        twin.aside = self.aside
        twin.packs = self.packs[:]
        twin.commerces = self.commerces[:]
        twin.quests = self.quests[:]
        twin.black_hands = self.black_hands[:]
        twin.artefacts = self.artefacts[:]
        twin.built = self.built[:]
        twin.histories = self.histories[:]
        twin.origins = self.origins[:]
        self._copy_rest_onto(twin)
        return twin

    def _copy_rest_onto(self, twin: KaranorTable) -> None:
        twin.used = self.used
        twin.spent = self.spent
        twin.reserve = self.reserve
        twin.market = self.market
        twin.goods = self.goods[:]
        twin.gold = self.gold[:]
        twin.income = self.income[:]
        twin.prestige = self.prestige[:]
        twin.has_risen = self.has_risen
        twin.reached = self.reached[:]
        twin.insignia = self.insignia[:]
        twin.insignia_supply = self.insignia_supply
        twin.associates = self.associates[:]
        twin.free_associates = self.free_associates
        twin.promoted = self.promoted
        twin.pawns = self.pawns[:]
        twin.shops = self.shops[:]
        twin.villas = self.villas[:]
        twin.inhabitants = self.inhabitants
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.actions = self.actions
        twin.steps = self.steps
        twin.trigger = self.trigger
        twin.lasting = self.lasting
        twin.stats = self.stats[:]
        twin.forbidden = self.forbidden[:]
        twin.offers = self.offers
        twin.offer_count = self.offer_count
        twin.openings = self.openings

    def state(self) -> tuple[object, ...]:
        return (
            *super().state(), self.rules.departures, self.commerce_deck, self.commerce_discard, self.row,
            self.quest_deck, self.quest_discard, self.sequels, self.black_deck, self.black_discard,
            self.artefact_deck, self.artefact_discard, self.delivery_deck, self.deliveries,
            self.delivery_discard, self.box, self.aside, self.packs, self.commerces, self.quests,
            self.black_hands, self.artefacts, self.built, self.histories, self.origins, self.used,
            self.spent, self.reserve, self.market, self.goods, self.gold, self.income, self.prestige,
            self.has_risen, self.reached, self.insignia, self.insignia_supply, self.associates,
            self.free_associates, self.promoted, self.pawns, self.shops, self.villas, self.inhabitants,
            self.phase, self.first, self.active, self.turn, self.actions, self.steps, self.trigger,
            self.lasting, self.offers, self.offer_count, self.openings,
        )  # fmt: skip

    def imagine(self, observer: int, dice: Dice) -> World:
        """As everybody knows, no quest in a hand has an immediate choice: such ones are over when drawn."""
        world = super().imagine(observer, dice)
        faces, quests = bytearray(world.faces), self.pack.quest_of
        chance = world.dice.spawn("quests")
        for card in [card for hand in self.quests for card in hand]:
            if quests[faces[card]].immediate and not self.knows(observer, card):
                others = [
                    each
                    for each in self.quest_deck
                    if self.pools[each] == self.pools[card]
                    and not quests[faces[each]].immediate
                    and not self.knows(observer, each)
                ]
                other = others[chance.below(len(others))]
                faces[card], faces[other] = faces[other], faces[card]
        return world._replace(faces=bytes(faces))

    def tell(self, event: Event) -> None:
        """Write an event, when somebody listens. Hot verbs look at ``journal`` before they make one."""
        if self.journal is not None:
            self.journal.append(event)

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

    def rivals(self, at: int) -> list[int]:
        """The other seats, clockwise."""
        players = self.rules.players
        return [(at + step) % players for step in range(1, players)]

    def goods_by_name(self, goods: Goods) -> dict[str, int]:
        """For events and views: only what there is of."""
        return {each.id: count for each, count in zip(self.pack.resources, goods, strict=True) if count}

    # -- piles --------------------------------------------------------------------------------------

    def draw(self, pile: str) -> int:
        """The top of a deck, which is formed anew from its discards when it is empty; or EMPTY."""
        deck_name, discard_name = PILES[pile]
        deck: Cards = getattr(self, deck_name)
        if not deck:
            deck = getattr(self, discard_name)
            if not deck:
                return EMPTY
            self.shuffle(deck)
            setattr(self, discard_name, ())
            self.tell(events.Shuffled(pile))
        setattr(self, deck_name, deck[:-1])
        return deck[-1]

    def fill_row(self) -> None:
        """Turn up commerce cards until the row is full."""
        while len(self.row) < self.pack.numbers.commerce_row:
            card = self.draw("commerce")
            if card == EMPTY:
                return
            self.known[card] = self.public
            self.row += (card,)
            if self.journal is not None:
                self.journal.append(events.FilledRow(self.show(card)))

    def open_delivery(self) -> None:
        """Turn up the next delivery, if there is one."""
        if self.delivery_deck:
            card = self.delivery_deck[-1]
            self.delivery_deck, self.deliveries = self.delivery_deck[:-1], (card,)
            self.known[card] = self.public
            self.tell(events.OpenedDelivery(self.show(card)))

    # -- the numbers of a merchant --------------------------------------------------------------------

    def reckon(self, at: int) -> None:
        """Work out a merchant's numbers and what is forbidden, from tiles and lasting effects."""
        numbers = self.pack.numbers
        stats = [
            numbers.move_steps, numbers.sea_cost, numbers.harvest_yield, numbers.work_yield, 0,
            numbers.villa_gold, 0, numbers.quest_limit, numbers.actions_per_turn,
        ]  # fmt: skip
        forbidden = 0
        for effect, times in self._owned(at):
            if effect.kind == "modify":
                stats[effect.value.stat] += effect.value.add * times
            elif effect.kind == "forbid":
                forbidden |= 1 << effect.value.action
        for lasting in self.lasting:
            if lasting.seat == at and lasting.modify is not None:
                stats[lasting.modify.stat] += lasting.modify.add
            elif lasting.seat == at and lasting.forbid is not None:
                forbidden |= 1 << lasting.forbid.action
        floors = [0] * len(STATS)
        floors[MOVE_STEPS], floors[QUEST_LIMIT] = numbers.move_steps_floor, 1
        floors[BUILD_GOLD] = stats[BUILD_GOLD]  # taken off each price, which does not fall below 0 itself
        self.stats[at] = tuple([max(stat, floor) for stat, floor in zip(stats, floors, strict=True)])
        self.forbidden[at] = forbidden

    def _owned(self, at: int) -> list[tuple[Effect, int]]:
        """The effects of tiles that hold while they lie before a merchant, and how many times."""
        found = [
            (effect, count)
            for tile, count in zip(self.pack.insignia, self.insignia[at], strict=True)
            if count
            for effect in tile.effects
        ]
        for card in self.artefacts[at]:
            artefact = self.pack.artefact_of[self.faces[card]]
            if artefact.trigger == "own":
                found += [(effect, 1) for effect in artefact.rule.effects]
        return found
