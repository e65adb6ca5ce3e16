"""What lies on the table of La Vallée des Marchands, and what can be worked out from it.

Zones are tuples of tokens, top card last; the rest are ints. A table and a view are both boards, so what a
card counts, what a slot costs and whose stall it is are written once for those who play and those who look.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from comptoir.core import Cards
from comptoir.core.compiler import trait
from comptoir.dale.cardbook import Cardbook, Presence
from comptoir.dale.options import Rules
from comptoir.dale.sentences import Lasting

SLOTS: Final = 5
EMPTY: Final = -1
"""An empty slot of the market."""
BARE: Final[Cards] = (EMPTY,) * SLOTS
"""A market without a card, as it is for most of a game between players who do not know what they do."""
DISCARD_SLOT: Final = 5
"""The top of the market discard, where a slot could stand in a purchase."""
ALL_CARDS: Final = -1
"""A modifier's aim when it holds for every card its owner uses."""

ACTION: Final = 0
CLEAN_UP: Final = 1
START: Final = 2
PHASES: Final = ("action", "clean_up", "start")

ADD: Final = 0
BECOME: Final = 1
MULTIPLY: Final = 2


class Place(NamedTuple):
    """Where a card lies: the zone, whose it is (-1: nobody's), and which stack or slot."""

    zone: str
    owner: int = -1
    number: int = 0


ZONES: Final = (
    "actions", "active", "aside", "begun", "bonuses", "book", "decks", "declined", "discards", "extras",
    "guises", "hand_bonus", "hands", "junk_reserve", "market", "market_deck", "market_discard",
    "modifiers", "phase", "present", "rules", "schedules", "stalls",
    "stored", "turn", "used", "winner",
)  # fmt: skip
"""The slots of tables and views: all that is named below but the faces, which both have."""


@trait
class DaleBoard:
    """Everything that lies open or closed on the table."""

    __slots__ = ()

    faces: bytes
    """What is printed on each card, by its token: the number of a face. 255 where that is not known."""
    rules: Rules
    """The options of this game, complete: players, sets, and the switches of the rules."""
    book: Cardbook
    """What is printed on the cards and what they do, in the edition that is played."""
    present: Presence
    """What the sets of this game make possible, whoever holds which card."""
    decks: list[Cards]
    """Of each seat, face down."""
    hands: list[Cards]
    """Of each seat, without an order."""
    discards: list[Cards]
    """Of each seat."""
    stalls: list[tuple[Cards, ...]]
    """One for each player, or one for each team: see ``stall``."""
    schedules: list[Cards]
    """Of each seat: techniques that are resolving, or wait for its next turn."""
    begun: Cards
    """Cards of the active player's schedule whose effect began with this turn and ends with it."""
    stored: dict[int, Cards]
    """Cards that lie face down under a card of a schedule. Nobody writes into it, nor into the guises: copies
    have them in common until one of them has others."""
    market: Cards
    """Slot 0 is the rightmost and has no surcharge."""
    market_deck: Cards
    """What the market is filled from."""
    market_discard: Cards
    """Animalfolk cards that were thrown away."""
    junk_reserve: Cards
    """Junk that nobody has."""
    aside: Cards
    """Cards lifted off a pile while an effect looks at them."""
    modifiers: tuple[tuple[int, int, int], ...]
    """This turn's value changes in order of play: operation (0 ``ADD``, 1 ``BECOME``, 2 ``MULTIPLY``), the
    card or -1 for all, amount."""
    guises: dict[int, int]
    """The face a chameleon has taken on: for the turn, or for as long as the copied effect lasts."""
    used: Cards
    """Cards whose once-per-turn ability was used; a card that leaves the hand forgets it."""
    active: int
    """The seat whose turn it is."""
    actions: int
    """How many are left to the active player."""
    bonuses: int
    """How many bonus actions were earned this turn."""
    extras: int
    """Bonus actions earned and abilities used this turn."""
    hand_bonus: int
    """How much larger the active player's hand size is this turn."""
    declined: tuple[tuple[int, ...], ...]
    """The layouts the teammate would not complete in this action, as ``stacks.layout`` writes them."""
    turn: int
    """Its number, from 1."""
    phase: int
    """``ACTION``, ``CLEAN_UP`` or ``START``: 0, 1 or 2; ``PHASES`` has their names."""
    winner: int
    """Who has built the last stack, or -1."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: the side that built the last stack, or the leaders when the turn limit was reached."""
        seats = range(self.rules.players)
        if self.winner >= 0:
            return tuple([seat for seat in seats if self.is_one_side(seat, self.winner)])
        if self.turn <= self.rules.turn_limit:
            return ()
        most = max([len(stall) for stall in self.stalls])
        return tuple([seat for seat in seats if len(self.stall(seat)) == most])

    # -- sides --------------------------------------------------------------------------------------

    def stall(self, at: int) -> tuple[Cards, ...]:
        """The stall a seat builds in: its own, or its team's. Teammates sit opposite each other."""
        return self.stalls[at % len(self.stalls)]

    def is_one_side(self, at: int, other: int) -> bool:
        """Is it the same seat, or its teammate?"""
        sides = len(self.stalls)
        return at % sides == other % sides

    def mate_of(self, at: int) -> int:
        """The seat of the teammate; -1 where nobody has one."""
        return (at + 2) % self.rules.players if self.rules.teams else -1

    def next_stack(self, at: int) -> int:
        """The number of a seat's next stack."""
        return len(self.stall(at)) + 1

    # -- cards --------------------------------------------------------------------------------------

    def faces_of(self, cards: Iterable[int]) -> list[int]:
        """What is printed on these."""
        return [self.faces[card] for card in cards]

    def shown(self, card: int) -> int:
        """The face of a card in a schedule or a stall: its guise, while that lasts."""
        return self.guises.get(card, self.faces[card])

    def place_of(self, card: int) -> Place | None:
        """Where a card lies; a team's stall is told of at the first of its seats."""
        if card < 0:
            return None  # one that cannot be told from others
        for slot, each in enumerate(self.market):
            if each == card:
                return Place("market", -1, slot)
        owned = {"hand": self.hands, "deck": self.decks, "discard": self.discards, "schedule": self.schedules}
        for zone, piles in owned.items():
            for at, pile in enumerate(piles):
                if card in pile:
                    return Place(zone, at)
                if zone == "schedule" and any([card in self.stored.get(under, ()) for under in pile]):
                    return Place("stored", at)
        for at, stall in enumerate(self.stalls):
            for number, stack in enumerate(stall, 1):
                if card in stack:
                    return Place("stall", at, number)
        common = {
            "aside": self.aside,
            "market_deck": self.market_deck,
            "market_discard": self.market_discard,
        }
        return next((Place(zone) for zone, pile in common.items() if card in pile), None)

    # -- values -------------------------------------------------------------------------------------

    def value(self, card: int, face: int, base: int | None = None) -> int:
        """What a card of the active player counts with this face; ``base`` stands for a declared value."""
        value = self.book.values[face] if base is None else base
        for operation, aim, amount in self.modifiers:
            if aim in (ALL_CARDS, card):
                value = (value + amount, amount, value * amount)[operation]
        return value

    def value_at(self, at: int, card: int, face: int, base: int | None = None) -> int:
        """The same for a card of any seat: what changes values this turn holds for the active player only."""
        if at == self.active:
            return self.value(card, face, base)
        return self.book.values[face] if base is None else base

    def price(self, slot: int) -> int:
        """What the card in a slot, or the top of the market discard, costs the active player."""
        if slot == DISCARD_SLOT:
            return self.book.values[self.faces[self.market_discard[-1]]]
        return self.price_in(slot, self.market[slot])

    def price_in(self, slot: int, card: int) -> int:
        """What a card would cost the active player if it lay in that slot."""
        return self.book.values[self.faces[card]] + slot + self.surcharge(self.active)

    def lasting(self, at: int) -> list[tuple[int, Lasting]]:
        """Cards in the opponents' schedules, and what they do to a seat until their owners' next turns."""
        found: list[tuple[int, Lasting]] = []
        if self.present.lasting:
            rules = self.book.lasting
            for owner, schedule in enumerate(self.schedules):
                if schedule and not self.is_one_side(owner, at):
                    for card in schedule:
                        rule = rules[self.shown(card)]
                        if rule is not None:
                            found.append((card, rule))
        return found

    def surcharge(self, at: int) -> int:
        """How much more than usual the market costs a seat."""
        more = 0
        for _, rule in self.lasting(at):
            more += rule.price
        return more

    def larger_hand(self, at: int) -> int:
        """How many cards more than usual a hand is filled up to, not counting those for the cards in it."""
        more = self.hand_bonus if at == self.active else 0
        if self.present.stall_sizes:
            sizes, faces, guises = self.book.stall_hand_sizes, self.faces, self.guises
            for stack in self.stall(at):
                for card in stack:
                    more += sizes[guises.get(card, faces[card]) if guises else faces[card]]
        return more

    @property
    def market_cards(self) -> Cards:
        """The cards of the market from the right, without its gaps."""
        return () if self.market == BARE else tuple([card for card in self.market if card != EMPTY])

    @property
    def gives_junk(self) -> bool:
        """Does junk stand in now for a card that cannot be drawn?"""
        fallback = self.rules.junk_fallback
        return fallback == "any_draw" or (fallback == "phase" and self.phase == CLEAN_UP)

    def can_draw(self, at: int) -> bool:
        """Is there anything a player could draw off the own deck?"""
        return bool(self.decks[at] or self.discards[at] or self.gives_junk)
