"""A player's place at the table, with the verbs the card texts use.

Verbs forgive None and empty piles because the rulebook does: do as much as you can. A card comes from
wherever it lies: set aside, in the hand, in the own discard or in the market.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from comptoir.core import NO, YES, Cards, Decision, Option, arrange, ask, choose_some, without
from comptoir.dale import events
from comptoir.dale.catalogue import DICE, FACES, JUNK
from comptoir.dale.guises import identities, paths, shown_face
from comptoir.dale.table import ADD, ALL_CARDS, BECOME, EMPTY, DaleTable


class Seat:
    """One player, as the card texts speak of them."""

    __slots__ = ("at", "source", "table")

    def __init__(self, table: DaleTable, at: int, source: int = EMPTY) -> None:
        self.table = table
        self.at = at
        self.source = source
        """The card whose effect is being resolved."""

    def __repr__(self) -> str:
        return f"Seat({self.at})"

    # -- who and what ---------------------------------------------------------------------------------

    @property
    def hand(self) -> Cards:
        return self.table.hands[self.at]

    @property
    def discard_pile(self) -> Cards:
        return self.table.discards[self.at]

    @property
    def others(self) -> list[Seat]:
        """The other players, clockwise."""
        count = self.table.rules.players
        return [Seat(self.table, (self.at + step) % count, self.source) for step in range(1, count)]

    @property
    def opponents(self) -> list[Seat]:
        return self.others

    def value(self, card: int) -> int:
        """What a card of this seat counts now, by the face it shows."""
        return self.table.value(card, shown_face(self.table, self.at, card))

    def is_junk(self, card: int) -> bool:
        return self.table.faces[card] == JUNK

    # -- choices --------------------------------------------------------------------------------------

    async def choose_card(self, cards: Sequence[int], prompt: str) -> int | None:
        """One of the cards; the only one without asking; None if there is none."""
        if len(cards) > 1:
            return await self._ask(tuple(cards), prompt)  # type: ignore[return-value]
        return cards[0] if cards else None

    async def choose_from_hand(self, prompt: str) -> int | None:
        """One card of the hand, to leave it; of equal ones the one the others know best."""
        card = await self.choose_card(self.hand, prompt)
        return None if card is None else self.table.stand_ins(self.at, (card,))[0]

    async def choose_seat(self, seats: Sequence[Seat], prompt: str) -> Seat | None:
        """One of the seats; the only one without asking; None if there is none."""
        if len(seats) > 1:
            pick = await self._ask(tuple([("seat", seat.at) for seat in seats]), prompt)
            return next(seat for seat in seats if ("seat", seat.at) == pick)
        return seats[0] if seats else None

    async def choose_number(self, numbers: Iterable[int], prompt: str) -> int:
        pick = await self._ask(tuple([("value", number) for number in numbers]), prompt)
        return int(pick[1])  # type: ignore[index]

    async def choose_some(self, cards: Sequence[int], least: int, most: int, prompt: str) -> Cards:
        """Several of the cards, in no order."""
        swift = self.table.swift
        return await choose_some(self.at, prompt, cards, least, most, source=self.source, swift=swift)  # type: ignore[return-value]

    async def arrange(self, cards: Sequence[int], prompt: str) -> Cards:
        """All of the cards, in the order this seat likes."""
        return await arrange(self.at, prompt, cards, source=self.source, swift=self.table.swift)  # type: ignore[return-value]

    async def may(self, prompt: str) -> bool:
        return await self._ask((YES, NO), prompt) == YES

    async def _ask(self, options: tuple[Option, ...], prompt: str) -> Option:
        return await ask(Decision(self.at, prompt, options, (), self.source))

    # -- drawing and looking --------------------------------------------------------------------------

    def draw(self, count: int = 1) -> int:
        """Draw from the own deck into the hand; how many were drawn."""
        table = self.table
        deck = table.decks[self.at]
        if 0 < count <= len(deck) and table.journal is None:  # the usual case, all at once
            cards = deck[: -count - 1 : -1]
            table.decks[self.at] = deck[:-count]
            table.hands[self.at] += cards
            for card in cards:
                table.known[card] |= 1 << self.at
            return count
        for done in range(count):
            card = table.lift(self.at)
            if card == EMPTY:
                if table.rules.junk_fallback != "any_draw":
                    return done
                self.draw_junk()
                continue
            self._receive(card)
            if table.journal is not None:
                table.journal.append(events.Drew(self.at, self.at, table.show(card)))
        return count

    def draw_junk(self) -> None:
        table = self.table
        card = table.take_junk()
        table.hands[self.at] += (card,)
        if table.journal is not None:
            table.journal.append(events.DrewJunk(self.at, table.show(card)))

    def draw_from_market_deck(self) -> int | None:
        """Draw the top of the market deck into the hand."""
        table = self.table
        card = table.draw_market()
        if card == EMPTY:
            return None
        self._receive(card)
        if table.journal is not None:
            table.journal.append(events.Drew(self.at, events.MARKET, table.show(card)))
        return card

    def lift(self, count: int, owner: Seat | None = None) -> Cards:
        """Set aside cards off the top of a deck (the own one by default) and look at them."""
        whose = self.at if owner is None else owner.at
        cards = []
        for _ in range(count):
            card = self.table.lift(whose)
            if card == EMPTY:
                if self.table.rules.junk_fallback != "any_draw":
                    break
                card = self.table.take_junk()
            cards.append(card)
        return self._look(tuple(cards), whose)

    def lift_from_market_deck(self, count: int) -> Cards:
        """Set aside cards off the top of the market deck and look at them."""
        cards = [self.table.draw_market() for _ in range(count)]
        return self._look(tuple([card for card in cards if card != EMPTY]), events.MARKET)

    def _look(self, cards: Cards, owner: int) -> Cards:
        table = self.table
        table.obscure(cards, 1 << self.at)
        table.aside += cards
        for card in cards:
            table.known[card] |= 1 << self.at
        if cards and table.journal is not None:
            table.journal.append(events.Looked(self.at, owner, table.show_all(cards)))
        return cards

    # -- moving cards ---------------------------------------------------------------------------------

    def take(self, card: int | None, owner: Seat | None = None) -> None:
        """Move a card into the hand, from wherever it lies (in the piles of ``owner`` if one is named)."""
        if card is not None:
            source = self._pull(card, owner or self)
            self._receive(card)
            table = self.table
            if table.journal is not None:
                whose = events.MARKET if source == "market" else (owner or self).at
                table.journal.append(events.Took(self.at, table.show(card), source, whose))

    def discard(self, card: int | None, owner: Seat | None = None) -> None:
        """Put a card on the own discard, or on that of the seat it belongs to."""
        if card is not None:
            table, whose = self.table, owner or self
            self._pull(card, whose)
            table.known[card] = table.public
            table.discards[whose.at] += (card,)
            if table.journal is not None:
                table.journal.append(events.Discarded(self.at, table.show(card), whose.at))

    def discard_from_hand(self, cards: Cards) -> None:
        """Put several cards of the hand on the own discard, in this order."""
        table, at = self.table, self.at
        table.hands[at] = tuple([card for card in table.hands[at] if card not in cards])
        table.discards[at] += cards
        if table.used or table.guises or table.modifiers:
            for card in cards:
                table.forget(card)
        for card in cards:
            table.known[card] = table.public
            if table.journal is not None:
                table.journal.append(events.Discarded(at, table.show(card), at))

    def toss(self, card: int | None) -> None:
        """Throw a card away."""
        if card is not None:
            table = self.table
            self._pull(card, self)
            table.toss_card(card)
            if table.journal is not None:
                table.journal.append(events.Tossed(self.at, table.show(card)))

    def toss_market_deck(self) -> None:
        """Throw away the top card of the market deck."""
        table = self.table
        card = table.draw_market()
        if card != EMPTY:
            table.toss_card(card)
            table.tell(events.Tossed(self.at, table.show(card)))

    def put_on_deck(self, card: int | None, owner: Seat | None = None) -> None:
        """Put a card face down on top of a deck, the own one by default."""
        if card is not None:
            table, whose = self.table, owner or self
            if card in self.hand:
                self.hide_choice(card)
            self._pull(card, self)
            table.decks[whose.at] += (card,)
            if table.journal is not None:
                table.journal.append(events.PutOnDeck(self.at, table.show(card), whose.at))

    def give(self, card: int | None, to: Seat) -> None:
        """From this hand to another."""
        if card is not None:
            table = self.table
            self.hide_choice(card, to)
            table.leave_hand(self.at, card)
            to._receive(card)
            if table.journal is not None:
                table.journal.append(events.Gave(self.at, to.at, table.show(card)))

    async def discard_hand(self) -> int:
        """Discard the whole hand in the order this seat likes; how many cards that were."""
        cards = await self.arrange(self.hand, "discard_in_order")
        self.discard_from_hand(cards)
        return len(cards)

    async def toss_in_order(self, cards: Sequence[int]) -> None:
        for card in await self.arrange(cards, "toss_in_order"):
            self.toss(card)

    async def put_back(self, cards: Sequence[int]) -> None:
        """Put cards on top of the own deck in any order; the last one picked is on top."""
        for card in await self.arrange(cards, "put_back"):
            self.put_on_deck(card)

    def reveal(self, card: int) -> None:
        """Show a card to everybody."""
        table = self.table
        if table.known[card] != table.public:
            table.known[card] = table.public
            if table.journal is not None:
                table.journal.append(events.Revealed(self.at, table.show(card)))

    def _receive(self, card: int) -> None:
        table = self.table
        table.hands[self.at] += (card,)
        table.known[card] |= 1 << self.at

    def hide_choice(self, card: int, *seers: Seat) -> None:
        """One card of the hand was chosen unseen: only this seat and the seers know which one.

        Cards that lie open because something holds for them this turn (a guise, a value, a used ability) are
        told apart all the same.
        """
        table = self.table
        marked = table.marked()
        if card not in marked:
            mask = 1 << self.at
            for seer in seers:
                mask |= 1 << seer.at
            table.obscure(tuple([each for each in self.hand if each not in marked]), mask)

    def _pull(self, card: int, owner: Seat) -> str:
        """Take a card out of the zone it lies in; the zone's name."""
        table, at = self.table, owner.at
        if card in table.aside:
            table.aside = without(table.aside, card)
            return "aside"
        if card in table.hands[at]:
            table.leave_hand(at, card)
            return "hand"
        if card in table.discards[at]:
            table.discards[at] = without(table.discards[at], card)
            return "discard"
        table.empty_slot(card)
        return "market"

    # -- chance ---------------------------------------------------------------------------------------

    def at_random(self, count: int = 1) -> Cards:
        """Up to that many cards of this hand, picked at random."""
        hand = list(self.hand)
        picked: Cards = ()
        while hand and len(picked) < count:
            picked += (hand.pop(self.table.dice.below(len(hand))),)
        return self.table.stand_ins(self.at, picked)

    def roll(self, die: str) -> int:
        """Roll the die of a set."""
        faces = DICE[die]
        result = faces[self.table.dice.below(len(faces))]
        self.table.tell(events.Rolled(self.at, die, result))
        return result

    def mix_hands(self, other: Seat) -> None:
        """Pool two hands and deal them out at random; both keep their number of cards."""
        table = self.table
        mine, theirs = self.hand, other.hand
        for card in (*mine, *theirs):
            table.forget(card)
        table.shuffle(mine + theirs)
        for seat, cards in ((self, mine), (other, theirs)):
            for card in cards:
                table.known[card] |= 1 << seat.at
        table.tell(events.Mixed(self.at, other.at, len(mine)))

    # -- values and guises ----------------------------------------------------------------------------

    def raise_all(self, amount: int) -> None:
        """Every card this seat uses counts more, this turn."""
        self.table.modifiers += ((ADD, ALL_CARDS, amount),)
        self.table.tell(events.RaisedAll(self.at, amount))

    def raise_value(self, card: int, amount: int) -> None:
        """One card counts more, this turn, while it stays in the hand."""
        self.table.modifiers += ((ADD, card, amount),)
        self.table.tell(events.Valued(self.at, self.table.show(card), self.value(card)))

    def set_value(self, card: int, value: int) -> None:
        """One card has that value, this turn, while it stays in the hand."""
        self.table.modifiers += ((BECOME, card, value),)
        self.table.tell(events.Valued(self.at, self.table.show(card), value))

    def identities(self, card: int) -> tuple[int, ...]:
        return identities(self.table, self.at, card)

    def show_copy(self, card: int, face: int) -> None:
        """Show a chameleon that is used without being played."""
        self.reveal(card)
        self.table.tell(events.Copied(self.at, self.table.show(card), self.show_use(card, face)))

    def show_use(self, card: int, face: int) -> str:
        """Show a card that is used, and the hand cards its copying runs through; the guise's name."""
        table = self.table
        if table.faces[card] == face:
            return ""
        for copied in paths(table, self.at, card).get(face, ()):
            if copied in self.hand:
                self.reveal(copied)
        return FACES[face]
