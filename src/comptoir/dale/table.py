"""The table of La Vallée des Marchands: the board, what nobody may see of it, and how cards move on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from comptoir.core import Cards, Dice, Option, Table, without
from comptoir.dale import events
from comptoir.dale.board import ACTION, BARE, EMPTY, SLOTS, ZONES, DaleBoard
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import JUNK, faces_of
from comptoir.dale.options import Rules
from comptoir.dale.sentences import ENTERED, SHUFFLED, Occasion, Trigger

HAND_SIZE: Final = 5
STARTING_DECK: Final = 10
JUNK_IN_BOX: Final = 20
MOST_EXTRAS: Final = 200
"""Bonus actions and uses of abilities in one turn after which there are no more: some never end."""


class DaleTable(Table, DaleBoard):
    """Everything that is on the table between two actions, and the moves that change it."""

    zones: ClassVar[tuple[str, ...]] = (*ZONES, "triggers")
    __slots__ = zones
    shared: ClassVar[tuple[str, ...]] = ("book", "present", "rules")
    pieces: ClassVar[tuple[type, ...]] = (Trigger,)
    piles: ClassVar[tuple[str, ...]] = (
        "decks", "discards", "stored", "market_deck", "market_discard", "aside",
    )  # fmt: skip
    held: ClassVar[tuple[str, ...]] = ("hands",)
    rest: ClassVar[str] = "junk_reserve"

    triggers: tuple[Trigger, ...]
    """What has happened since anyone could last react to it."""

    def clone(self) -> DaleTable:
        twin = DaleTable()
        self._copy_onto(twin)
        twin.rules = self.rules
        twin.book = self.book
        twin.present = self.present
        twin.decks = self.decks.copy()
        twin.hands = self.hands.copy()
        twin.discards = self.discards.copy()
        twin.stalls = self.stalls.copy()
        twin.schedules = self.schedules.copy()
        twin.stored = self.stored
        twin.market = self.market
        twin.market_deck = self.market_deck
        twin.market_discard = self.market_discard
        twin.junk_reserve = self.junk_reserve
        twin.aside = self.aside
        twin.modifiers = self.modifiers
        twin.guises = self.guises
        twin.used = self.used
        twin.active = self.active
        twin.actions = self.actions
        twin.bonuses = self.bonuses
        twin.extras = self.extras
        twin.hand_bonus = self.hand_bonus
        twin.begun = self.begun
        twin.declined = self.declined
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
            self.actions, self.extras, self.hand_bonus, bool(self.declined), self.triggers, self.turn,
            self.phase, self.winner, *self._since_version_3(),
        )  # fmt: skip

    def _since_version_3(self) -> tuple[object, ...]:
        """What older games never have, so that their hashes do not speak of it."""
        return (self.begun, self.declined) if self.begun or any(self.declined) else ()

    # -- what others may react to -------------------------------------------------------------------

    def trigger(self, occasion: Occasion, at: int, *, card: int = EMPTY, face: int = EMPTY) -> None:
        """Something happened that cards of this game may react to."""
        if occasion in self.present.occasions:
            self.triggers += (Trigger(occasion, at, card, face),)

    def acquaint(self) -> None:
        super().acquaint()
        for seat, schedule in enumerate(self.schedules):
            for card in schedule:
                for stored in self.stored.get(card, ()):
                    self.known[stored] |= 1 << seat

    # -- zones --------------------------------------------------------------------------------------

    def enter_hand(self, at: int, card: int) -> None:
        """Put a card into a hand, from wherever it was taken."""
        self.hands[at] += (card,)
        self.known[card] |= 1 << at
        if self.present.entering:
            self.triggers += (Trigger(ENTERED, at, card, EMPTY),)

    def draw(self, at: int, count: int) -> Cards:
        """Draw as many as the deck holds, all at once."""
        cards = self.lift_together(at, count)
        self.hands[at] += cards
        for card in cards if self.present.entering or not self.swift else ():
            self.known[card] |= 1 << at
            self.trigger(ENTERED, at, card=card)
        return cards

    def leave_hand(self, at: int, card: int) -> None:
        """Take a card out of a hand; what was attached to it there ends."""
        self.hands[at] = without(self.hands[at], card)
        if self.used or self.guises or self.modifiers:
            self.forget(card)

    def forget(self, card: int) -> None:
        """End what holds for one card only while it is in a hand."""
        if card in self.used:
            self.used = without(self.used, card)
        self.drop_guise(card)
        if self.modifiers:
            self.modifiers = tuple([each for each in self.modifiers if each[1] != card])

    def take_guise(self, card: int, face: int) -> None:
        """A chameleon is that card from now on."""
        self.guises = {**self.guises, card: face}

    def drop_guise(self, card: int) -> None:
        """It is itself again, if it was not."""
        if card in self.guises:
            self.guises = self.guises.copy()
            del self.guises[card]

    def marked(self) -> set[int]:
        """Cards for which something holds this turn: a guise, a value, a used ability."""
        return {*self.used, *self.guises, *[aim for _, aim, _ in self.modifiers]}

    def asks(self, options: Sequence[Option]) -> bool:
        """Is a seat asked that may pass? Always, so that it tells nothing; in playouts if it has a choice."""
        return bool(options) or self.picker is None

    def stand_ins(self, at: int, cards: Cards) -> Cards:
        """The cards that really leave a hand, or are shown, when these do: of equal ones, those known best.

        Otherwise keeping a card the others know, while an equal one leaves, would tell them that there is
        a second. Whoever knew any of them takes it for the one that went.
        """
        return cards if self.swift else self._known_best(at, cards)

    def _known_best(self, at: int, cards: Cards) -> Cards:
        hand = self.hands[at]
        if len({self.known[card] for card in hand}) == 1:
            return cards
        faces = self.faces_of(hand)
        if max([faces.count(self.faces[card]) for card in cards], default=1) == 1:
            return cards  # there is nothing like them
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
            if self.is_heard:
                self.tell(events.Shuffled(events.MARKET, True))
        card = self.market_deck[-1]
        self.market_deck = self.market_deck[:-1]
        return card

    def lift(self, at: int) -> int:
        """The top of a player's deck, or EMPTY; an empty deck is formed anew from the discard."""
        deck = self.decks[at] or self._form_deck(at)
        if not deck:
            return EMPTY
        self.decks[at] = deck[:-1]
        return deck[-1]

    def lift_together(self, at: int, count: int) -> Cards:
        """As many of the top cards of a player's deck as it holds; an empty one is formed anew first."""
        deck = self.decks[at] or self._form_deck(at)
        self.decks[at] = deck[:-count]
        return deck[: -count - 1 : -1]

    def _form_deck(self, at: int) -> Cards:
        """The discard becomes the deck."""
        deck = self.discards[at]
        if deck:
            self.shuffle(deck)
            self.discards[at] = ()
            self.trigger(SHUFFLED, at)
            if self.is_heard:
                self.tell(events.Shuffled(at, True))
        return deck

    def shuffle_deck(self, at: int) -> None:
        """A player shuffles the own deck, if there is one."""
        if self.decks[at]:
            self.shuffle(self.decks[at])
            self.trigger(SHUFFLED, at)

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
        can_draw = self.market_deck or self.market_discard
        if not can_draw and self.market == BARE:
            return
        row = list(self.market)
        if slides:
            while EMPTY in row:
                row.remove(EMPTY)
            row += [EMPTY] * (SLOTS - len(row))
        filled: list[int] = []
        for slot in range(row.index(EMPTY), SLOTS) if can_draw else ():
            if row[slot] == EMPTY:
                card = self.draw_market()
                if card == EMPTY:
                    break
                self.known[card] = self.public
                row[slot] = card
                filled.append(slot)
        self.market = tuple(row)
        if filled and self.is_heard:
            self.tell(events.FilledMarket(tuple(filled), self.show_all(list(map(row.__getitem__, filled)))))


def faces_in_play(rules: Rules, book: Cardbook) -> Counter[int]:
    """How many cards of each face a game is made of, without the junk that is nobody's."""
    found = Counter({JUNK: rules.players * (STARTING_DECK - len(rules.sets))})
    for name in rules.sets:
        first, *others = faces_of(name)
        found[first] = rules.players
        found.update({face: book.rows[face].copies for face in others})
    return found


def lay_bare(rules: Rules, book: Cardbook, dice: Dice) -> DaleTable:
    """A table before the first turn on which no card lies."""
    table = DaleTable()
    table.begin(rules.players + 1, dice)
    table.rules, table.book, table.present = rules, book, book.presence(rules.sets)
    table.decks, table.hands = [()] * rules.players, [()] * rules.players
    table.discards, table.schedules = [()] * rules.players, [()] * rules.players
    table.stalls = [()] * rules.sides
    table.market, table.market_discard, table.aside = BARE, (), ()
    table.modifiers, table.guises, table.used = (), {}, ()
    table.stored, table.triggers, table.hand_bonus, table.begun, table.declined = {}, (), 0, (), ()
    table.active, table.actions, table.bonuses, table.extras = rules.first, 1, 0, 0
    table.turn, table.phase, table.winner = 1, ACTION, -1
    return table


def set_up(rules: Rules, book: Cardbook, dice: Dice) -> DaleTable:
    """The table before the first turn."""
    table, seats = lay_bare(rules, book, dice), range(rules.players)
    starters = [faces_of(name)[0] for name in rules.sets]
    starters += [JUNK] * (STARTING_DECK - len(starters))
    table.decks = [table.deal(starters) for _ in seats]
    wares = [
        face for name in rules.sets for face in faces_of(name)[1:] for _ in range(book.rows[face].copies)
    ]
    table.market_deck = table.deal(wares)
    # Teams need more junk than there is in the box: other cards stand in for it.
    spare = max(JUNK_IN_BOX - rules.players * (STARTING_DECK - len(rules.sets)), 0)
    table.junk_reserve = table.deal([JUNK] * spare, known=table.public)
    for deck in (*table.decks, table.market_deck):
        table.shuffle(deck)
    table.fill_market(slides=True)
    for seat in seats:
        hand = tuple([table.lift(seat) for _ in range(HAND_SIZE)])
        table.hands[seat] = hand
        for card in hand:
            table.known[card] |= 1 << seat
    return table
