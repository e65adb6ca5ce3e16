"""The table of La Vallée des Marchands: zones are tuples of tokens, top card last; the rest are ints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from comptoir.core import Cards, Dice, Event, Table, without
from comptoir.dale import events
from comptoir.dale.cardbook import (
    ENTERED,
    LASTING,
    SHUFFLED,
    Lasting,
    Occasion,
    Presence,
    Trigger,
    presence,
)
from comptoir.dale.catalogue import COPIES, FACE, JUNK, VALUE, rows_of
from comptoir.dale.options import Rules

HAND_SIZE: Final = 5
SLOTS: Final = 5
EMPTY: Final = -1
"""An empty slot of the market."""
DISCARD_SLOT: Final = 5
"""The top of the market discard, where a slot could stand in a purchase."""
STARTING_DECK: Final = 10
JUNK_IN_BOX: Final = 20
MOST_EXTRAS: Final = 200
"""Bonus actions and uses of abilities in one turn after which there are no more: some never end."""
ALL_CARDS: Final = -1
"""A modifier's aim when it holds for every card its owner uses."""

ACTION, CLEAN_UP, START = 0, 1, 2
PHASES = ("action", "clean_up", "start")

ADD, BECOME, MULTIPLY = 0, 1, 2


class DaleTable(Table):
    """Everything that is on the table between two actions."""

    __slots__ = (
        "actions", "active", "aside", "decks", "discards", "extras", "guises", "hand_bonus", "hands",
        "has_asked_for_help", "junk_reserve", "market", "market_deck", "market_discard", "modifiers", "phase",
        "present", "rules", "schedules", "stalls", "stored", "triggers", "turn", "used", "winner",
    )  # fmt: skip

    rules: Rules
    present: Presence
    decks: list[Cards]
    hands: list[Cards]
    discards: list[Cards]
    stalls: list[tuple[Cards, ...]]
    """One for each player, or one for each team: see ``stall``."""
    schedules: list[Cards]
    stored: dict[int, Cards]
    """Cards that lie face down under a card of a schedule."""
    market: Cards
    """Slot 0 is the rightmost and has no surcharge."""
    market_deck: Cards
    market_discard: Cards
    junk_reserve: Cards
    aside: Cards
    """Cards lifted off a pile while an effect looks at them."""
    modifiers: tuple[tuple[int, int, int], ...]
    """This turn's value changes in order of play: operation, card or all, amount."""
    guises: dict[int, int]
    """The face a chameleon has taken on: for the turn, or for as long as the copied effect lasts."""
    used: Cards
    """Cards whose once-per-turn ability was used; a card that leaves the hand forgets it."""
    active: int
    actions: int
    extras: int
    """Bonus actions earned and abilities used this turn."""
    hand_bonus: int
    """How much larger the active player's hand size is this turn."""
    has_asked_for_help: bool
    """The teammate was asked to complete a stack in this action, and declined."""
    triggers: tuple[Trigger, ...]
    """What has happened since anyone could last react to it."""
    turn: int
    phase: int
    winner: int

    def clone(self) -> DaleTable:
        twin = DaleTable.__new__(DaleTable)
        self._copy_onto(twin)
        twin.rules = self.rules
        twin.present = self.present
        twin.decks = self.decks[:]
        twin.hands = self.hands[:]
        twin.discards = self.discards[:]
        twin.stalls = self.stalls[:]
        twin.schedules = self.schedules[:]
        twin.stored = self.stored.copy()
        twin.market = self.market
        twin.market_deck = self.market_deck
        twin.market_discard = self.market_discard
        twin.junk_reserve = self.junk_reserve
        twin.aside = self.aside
        twin.modifiers = self.modifiers
        twin.guises = self.guises.copy()
        twin.used = self.used
        twin.active = self.active
        twin.actions = self.actions
        twin.extras = self.extras
        twin.hand_bonus = self.hand_bonus
        twin.has_asked_for_help = self.has_asked_for_help
        twin.triggers = self.triggers
        twin.turn = self.turn
        twin.phase = self.phase
        twin.winner = self.winner
        return twin

    def state(self) -> tuple[object, ...]:
        return (
            *super().state(), self.rules.departures, self.decks, self.hands, self.discards, self.stalls,
            self.schedules, self.market, self.market_deck, self.market_discard, self.junk_reserve, self.aside,
            self.modifiers, sorted(self.guises.items()), sorted(self.stored.items()), self.used, self.active,
            self.actions, self.extras, self.hand_bonus, self.has_asked_for_help, self.triggers, self.turn,
            self.phase, self.winner,
        )  # fmt: skip

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

    def tell(self, event: Event) -> None:
        """Write an event, when somebody listens. Hot verbs look at ``journal`` before they make one."""
        if self.journal is not None:
            self.journal.append(event)

    # -- values -------------------------------------------------------------------------------------

    def value(self, card: int, face: int, base: int | None = None) -> int:
        """What a card of the active player counts with this face; ``base`` stands for a declared value."""
        value = VALUE[face] if base is None else base
        for operation, aim, amount in self.modifiers:
            if aim in (ALL_CARDS, card):
                value = (value + amount, amount, value * amount)[operation]
        return value

    def price(self, slot: int) -> int:
        """What the card in a slot, or the top of the market discard, costs the active player."""
        if slot == DISCARD_SLOT:
            return VALUE[self.faces[self.market_discard[-1]]]
        return VALUE[self.faces[self.market[slot]]] + slot + self.surcharge(self.active)

    def lasting(self, at: int) -> Iterator[Lasting]:
        """What cards in the opponents' schedules do to a seat until their owners' next turns."""
        if self.present.lasting:
            for owner, schedule in enumerate(self.schedules):
                if schedule and not self.is_one_side(owner, at):
                    for card in schedule:
                        rule = LASTING[self.shown(card)]
                        if rule is not None:
                            yield rule

    def surcharge(self, at: int) -> int:
        """How much more than usual the market costs a seat."""
        return sum([rule.price for rule in self.lasting(at)]) if self.present.lasting else 0

    def shown(self, card: int) -> int:
        """The face of a card in a schedule or a stall: its guise, while that lasts."""
        return self.guises.get(card, self.faces[card])

    # -- what others may react to -------------------------------------------------------------------

    def trigger(self, occasion: Occasion, at: int, *, card: int = EMPTY, face: int = EMPTY) -> None:
        """Something happened that cards of this game may react to."""
        if occasion in self.present.occasions:
            self.triggers += (Trigger(occasion, at, card, face),)

    @property
    def market_cards(self) -> Cards:
        """The cards of the market from the right, without its gaps."""
        return tuple([card for card in self.market if card != EMPTY])

    # -- zones --------------------------------------------------------------------------------------

    def enter_hand(self, at: int, card: int) -> None:
        """Put a card into a hand, from wherever it was taken."""
        self.hands[at] += (card,)
        self.known[card] |= 1 << at
        if self.present.entering:
            self.triggers += (Trigger(ENTERED, at, card, EMPTY),)

    def leave_hand(self, at: int, card: int) -> None:
        """Take a card out of a hand; what was attached to it there ends."""
        self.hands[at] = without(self.hands[at], card)
        if self.used or self.guises or self.modifiers:
            self.forget(card)

    def forget(self, card: int) -> None:
        """End what holds for one card only while it is in a hand."""
        if card in self.used:
            self.used = without(self.used, card)
        if self.guises:
            self.guises.pop(card, None)
        if self.modifiers:
            self.modifiers = tuple([each for each in self.modifiers if each[1] != card])

    def marked(self) -> set[int]:
        """Cards for which something holds this turn: a guise, a value, a used ability."""
        return {*self.used, *self.guises, *[aim for _, aim, _ in self.modifiers]}

    def stand_ins(self, at: int, cards: Cards) -> Cards:
        """The cards that really leave a hand, or are shown, when these do: of equal ones, those known best.

        Otherwise keeping a card the others know, while an equal one leaves, would tell them that there is
        a second. Whoever knew any of them takes it for the one that went.
        """
        hand = self.hands[at]
        if self.swift or len({self.known[card] for card in hand}) == 1:
            return cards
        # A card that has just come in may still react to that, so it is not like an equal one.
        marked = self.marked() | {trigger.card for trigger in self.triggers}
        chosen, held = list(cards), list(hand)
        for place, card in enumerate(cards):
            equal = [
                each
                for each in hand
                if self.faces[each] == self.faces[card] and each not in chosen and each not in marked
            ]
            if not equal or card in marked:
                continue
            best = max(equal, key=lambda each: self.known[each].bit_count())
            if self.known[best].bit_count() > self.known[card].bit_count():
                # They change places, so that the hand looks the same to its owner.
                here, there = held.index(card), held.index(best)
                held[here], held[there] = best, card
                chosen[place] = best
                equal[equal.index(best)] = card
            self._take_for(chosen[place], equal)
        self.hands[at] = tuple(held)
        return tuple(chosen)

    def _take_for(self, card: int, equal: list[int]) -> None:
        """Observers who know one of these equal cards, but not this one, take it for the one they know."""
        for observer in range(self.spectator + 1):
            bit = 1 << observer
            known = next((each for each in equal if self.known[each] & bit), None)
            if known is not None and not self.known[card] & bit:
                self.obscure((card, known), self.public & ~bit)
                self.known[card] |= bit

    def draw_market(self) -> int:
        """The top of the market deck, or EMPTY; an empty deck is formed anew from the market discard."""
        if not self.market_deck:
            if not self.market_discard:
                return EMPTY
            self.shuffle(self.market_discard)
            self.market_deck, self.market_discard = self.market_discard, ()
            if self.journal is not None:
                self.journal.append(events.Shuffled(events.MARKET, True))
        card = self.market_deck[-1]
        self.market_deck = self.market_deck[:-1]
        return card

    def lift(self, at: int) -> int:
        """The top of a player's deck, or EMPTY; an empty deck is formed anew from the discard."""
        deck = self.decks[at]
        if not deck:
            deck = self.discards[at]
            if not deck:
                return EMPTY
            self.shuffle(deck)
            self.discards[at] = ()
            self.trigger(SHUFFLED, at)
            if self.journal is not None:
                self.journal.append(events.Shuffled(at, True))
        self.decks[at] = deck[:-1]
        return deck[-1]

    def shuffle_deck(self, at: int) -> None:
        """A player shuffles the own deck."""
        if self.decks[at]:
            self.shuffle(self.decks[at])
            self.trigger(SHUFFLED, at)
            self.tell(events.Shuffled(at, False))

    def take_junk(self) -> int:
        """A junk card of the reserve, which never runs out."""
        if not self.junk_reserve:
            self.junk_reserve = self.deal([JUNK], known=self.public)
        card = self.junk_reserve[-1]
        self.junk_reserve = self.junk_reserve[:-1]
        return card

    def toss_card(self, card: int) -> None:
        """Throw away: the printed face decides, not what a chameleon copies."""
        self.known[card] = self.public
        if self.faces[card] == JUNK:
            self.junk_reserve += (card,)
        else:
            self.market_discard += (card,)

    def empty_slot(self, card: int) -> int:
        """Take a card out of the market; its slot stays empty."""
        slot = self.market.index(card)
        self.market = (*self.market[:slot], EMPTY, *self.market[slot + 1 :])
        return slot

    def fill_market(self, *, slides: bool) -> None:
        """Fill the empty slots from the right, after sliding the cards there if asked to."""
        if EMPTY not in self.market:
            return
        row = list(self.market)
        if slides:
            while EMPTY in row:
                row.remove(EMPTY)
            row += [EMPTY] * (SLOTS - len(row))
        filled = []
        for slot in range(row.index(EMPTY), SLOTS):
            if row[slot] == EMPTY:
                card = self.draw_market()
                if card == EMPTY:
                    break
                self.known[card] = self.public
                row[slot] = card
                filled.append(slot)
        self.market = tuple(row)
        if filled and self.journal is not None:
            cards = [row[slot] for slot in filled]
            self.journal.append(events.FilledMarket(tuple(filled), self.show_all(cards)))


def set_up(rules: Rules, dice: Dice) -> DaleTable:
    """The table before the first turn."""
    table = DaleTable(rules.players + 1, dice)
    table.rules, table.present = rules, presence(rules.sets)
    seats = range(rules.players)
    starters = [FACE[rows_of(name)[0].name] for name in rules.sets]
    starters += [JUNK] * (STARTING_DECK - len(starters))
    table.decks = [table.deal(starters) for _ in seats]
    wares = [
        FACE[row.name] for name in rules.sets for row in rows_of(name)[1:] for _ in range(COPIES[row.value])
    ]
    table.market_deck = table.deal(wares)
    # Teams need more junk than there is in the box: other cards stand in for it.
    spare = max(JUNK_IN_BOX - rules.players * (STARTING_DECK - len(rules.sets)), 0)
    table.junk_reserve = table.deal([JUNK] * spare, known=table.public)
    for deck in (*table.decks, table.market_deck):
        table.shuffle(deck)
    table.hands = [()] * rules.players
    table.discards = [()] * rules.players
    table.stalls = [()] * rules.sides
    table.schedules = [()] * rules.players
    table.market, table.market_discard, table.aside = (EMPTY,) * SLOTS, (), ()
    table.modifiers, table.guises, table.used = (), {}, ()
    table.stored, table.triggers, table.hand_bonus, table.has_asked_for_help = {}, (), 0, False
    table.active, table.actions, table.extras = rules.first, 1, 0
    table.turn, table.phase, table.winner = 1, ACTION, -1
    table.fill_market(slides=True)
    for seat in seats:
        hand = tuple([table.lift(seat) for _ in range(HAND_SIZE)])
        table.hands[seat] = hand
        for card in hand:
            table.known[card] |= 1 << seat
    return table
