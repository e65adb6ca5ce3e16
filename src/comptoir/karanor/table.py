"""The table of Marchands de Karanor: the board, what nobody may see of it, and how cards come into play."""

from __future__ import annotations

from typing import ClassVar, Final

from comptoir.core import Cards, Dice, Table
from comptoir.core.table import World
from comptoir.karanor import events
from comptoir.karanor.board import (
    BUILD_GOLD,
    EMPTY,
    HELD,
    LYING,
    MOVE_STEPS,
    QUEST_LIMIT,
    ROWS,
    ZONES,
    Bundle,
    Fallen,
    KaranorBoard,
    Lasting,
    Offer,
    Opening,
)
from comptoir.karanor.pack import Effect, Forbid, Modify
from comptoir.karanor.pack.vocabulary import STATS

PILES: Final = {
    "commerce": ("commerce_deck", "commerce_discard"),
    "quest": ("quest_deck", "quest_discard"),
    "artefact": ("artefact_deck", "artefact_discard"),
    "black_market": ("black_deck", "black_discard"),
}
"""The decks that are formed anew when they are empty, with what they are formed of."""


class KaranorTable(Table, KaranorBoard):
    """Everything that is on the table between two actions, and the moves that change it."""

    zones: ClassVar[tuple[str, ...]] = (*ZONES, "box", "has_risen", "offer_count", "reached")
    __slots__ = zones
    shared: ClassVar[tuple[str, ...]] = ("pack", "rules")
    pieces: ClassVar[tuple[type, ...]] = (Bundle, Fallen, Forbid, Lasting, Modify, Offer, Opening)
    piles: ClassVar[tuple[str, ...]] = (*LYING, *ROWS)
    held: ClassVar[tuple[str, ...]] = HELD
    rest: ClassVar[str] = "box"
    unshown: ClassVar[tuple[str, ...]] = ("has_risen", "offer_count", "reached")

    box: Cards
    """Out of the game."""
    has_risen: bool
    """Has somebody's prestige risen since thresholds were last tested?"""
    offer_count: int
    reached: list[int]
    """A mask of the thresholds of prestige each seat has been at."""

    def clone(self) -> KaranorTable:
        twin = KaranorTable()
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
        twin.packs = self.packs  # laid anew, never written into; and so on for histories and origins
        twin.commerces = self.commerces.copy()
        twin.quests = self.quests.copy()
        twin.black_hands = self.black_hands.copy()
        twin.artefacts = self.artefacts.copy()
        twin.built = self.built.copy()
        twin.histories = self.histories
        twin.origins = self.origins
        self._copy_rest_onto(twin)
        return twin

    def _copy_rest_onto(self, twin: KaranorTable) -> None:
        twin.used = self.used
        twin.spent = self.spent
        twin.reserve = self.reserve
        twin.market = self.market
        twin.goods = self.goods.copy()
        twin.gold = self.gold.copy()
        twin.income = self.income.copy()
        twin.prestige = self.prestige.copy()
        twin.has_risen = self.has_risen
        twin.reached = self.reached.copy()
        twin.insignia = self.insignia.copy()
        twin.insignia_supply = self.insignia_supply
        twin.associates = self.associates.copy()
        twin.free_associates = self.free_associates
        twin.promoted = self.promoted
        twin.pawns = self.pawns.copy()
        twin.shops = self.shops.copy()
        twin.sites = self.sites.copy()
        twin.villas = self.villas.copy()
        twin.inhabitants = self.inhabitants
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.actions = self.actions
        twin.steps = self.steps
        twin.trigger = self.trigger
        twin.lasting = self.lasting
        twin.stats = self.stats.copy()
        twin.forbidden = self.forbidden.copy()
        twin.offers = self.offers
        twin.fallen = self.fallen
        twin.offer_count = self.offer_count
        twin.openings = self.openings

    def state(self) -> tuple[object, ...]:
        """No rule asks which shop stands where: ``sites`` are told and not hashed, and old hashes stay."""
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
            *((self.fallen,) if self.fallen else ()),  # none before version 2, whose hashes stay
        )  # fmt: skip

    def imagine(self, observer: int, dice: Dice) -> World:
        """As everybody knows, no quest in a hand has an immediate choice: such ones are over when drawn."""
        world, quests = super().imagine(observer, dice), self.pack.quest_of
        held = [card for hand in self.quests for card in hand if not self.known[card] >> observer & 1]
        impossible = [card for card in held if quests[world.faces[card]].immediate]
        if not impossible:
            return world
        faces, chance, pools = bytearray(world.faces), world.dice.spawn("quests"), self.pools_of[observer]
        for card in impossible:
            others = [
                each
                for each in self.quest_deck
                if pools[each] == pools[card]
                and not quests[faces[each]].immediate
                and not self.knows(observer, each)
            ]
            other = others[chance.below(len(others))]
            faces[card], faces[other] = faces[other], faces[card]
        return world._replace(faces=bytes(faces))

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

    def fill_row(self) -> Cards:
        """Turn up commerce cards until the row is full; those that came."""
        lay = len(self.row)
        while len(self.row) < self.pack.numbers.commerce_row:
            card = self.draw("commerce")
            if card == EMPTY:
                break
            self.known[card] = self.public
            self.row += (card,)
        return self.row[lay:]

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
