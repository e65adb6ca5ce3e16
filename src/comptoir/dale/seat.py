"""A player's place at the table, with the verbs the card texts use.

Verbs forgive None and empty piles because the rulebook does: do as much as you can. A card comes from
wherever it lies: set aside, in the hand, in the own discard or in the market.
"""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Cards, without
from comptoir.dale import events
from comptoir.dale.cardbook import ENTERED
from comptoir.dale.player import Player
from comptoir.dale.table import EMPTY


class Seat(Player):
    """One player, as the card texts speak of them."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({self.at})"

    # -- who and what ---------------------------------------------------------------------------------

    @property
    def deck(self) -> Cards:
        return self.table.decks[self.at]

    @property
    def discard_pile(self) -> Cards:
        return self.table.discards[self.at]

    @property
    def discarded_junk(self) -> Cards:
        return tuple([card for card in self.discard_pile if self.is_junk(card)])

    @property
    def stored(self) -> Cards:
        """What lies under the card whose effect is being resolved."""
        return self.table.stored.get(self.source, ())

    @property
    def others(self) -> list[Seat]:
        """The players other than this one, the teammate too, clockwise: any of them is *another player*."""
        count = self.table.rules.players
        return [Seat(self.table, (self.at + step) % count, self.source) for step in range(1, count)]

    @property
    def opponents(self) -> list[Seat]:
        """The others without the teammate. In a team game *other players* are these."""
        is_one_side = self.table.is_one_side
        return [each for each in self.others if not is_one_side(each.at, self.at)]

    @property
    def teammate(self) -> Seat | None:
        mates = [each for each in self.others if self.table.is_one_side(each.at, self.at)]
        return mates[0] if mates else None

    @property
    def everyone(self) -> list[Seat]:
        """All players clockwise, this one first."""
        return [self, *self.others]

    async def choose_other(self, prompt: str) -> Seat:
        """Another player."""
        other = await self.choose_seat(self.others, prompt)
        assert other is not None
        return other

    # -- drawing and looking --------------------------------------------------------------------------

    def draw(self, count: int = 1) -> int:
        """Draw from the own deck into the hand; how many were drawn."""
        table = self.table
        deck = table.decks[self.at]
        if 0 < count <= len(deck) and table.journal is None:  # the usual case, all at once
            cards = deck[: -count - 1 : -1]
            table.decks[self.at] = deck[:-count]
            table.hands[self.at] += cards
            for card in cards if table.present.entering or not table.swift else ():
                table.known[card] |= 1 << self.at
                table.trigger(ENTERED, self.at, card=card)
            return count
        for done in range(count):
            card = table.lift(self.at)
            if card == EMPTY:
                if table.rules.junk_fallback != "any_draw":
                    return done
                self.draw_junk()
                continue
            table.enter_hand(self.at, card)
            if table.journal is not None:
                table.journal.append(events.Drew(self.at, self.at, table.show(card)))
        return count

    def draw_from(self, owner: Seat) -> int | None:
        """Draw the top card of another player's deck into the hand."""
        card = self._lift_or_junk(owner.at)
        if card == EMPTY:
            return None
        self.table.enter_hand(self.at, card)
        self.table.tell(events.Drew(self.at, owner.at, self.table.show(card)))
        return card

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
        self.table.enter_hand(self.at, card)
        if table.journal is not None:
            table.journal.append(events.Drew(self.at, events.MARKET, table.show(card)))
        return card

    def lift(self, count: int, owner: Seat | None = None) -> Cards:
        """Set aside cards off the top of a deck (the own one by default) and look at them."""
        whose = self.at if owner is None else owner.at
        cards = [self._lift_or_junk(whose) for _ in range(count)]
        return self._look(tuple([card for card in cards if card != EMPTY]), whose)

    def _lift_or_junk(self, at: int) -> int:
        """The top of a player's deck; junk where the rules give it for any card that cannot be drawn."""
        card = self.table.lift(at)
        if card == EMPTY and self.table.rules.junk_fallback == "any_draw":
            return self.table.take_junk()
        return card

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

    def look_at_hand(self, owner: Seat, cards: Cards) -> None:
        """Look at cards of another player's hand."""
        table = self.table
        for card in cards:
            table.known[card] |= 1 << self.at
        # The others see backs, even of cards they know: which ones were looked at is not told.
        both = 1 << self.at | 1 << owner.at
        shown = tuple([each._replace(known=each.known & both) for each in table.show_all(cards)])
        table.tell(events.LookedAtHand(self.at, owner.at, shown))

    def lift_from_hand(self, owner: Seat) -> Cards:
        """Set aside a random card of a player's hand and look at it."""
        table = self.table
        cards = owner.at_random()
        for card in cards:
            owner.hide_choice(card, self)
            table.leave_hand(owner.at, card)
            table.aside += (card,)
            table.known[card] |= 1 << self.at
            table.tell(events.TookAside(self.at, owner.at, table.show(card)))
        return cards

    async def distribute(self, cards: Cards, seats: Sequence[Seat], prompt: str) -> dict[int, Seat]:
        """Who gets which of the cards set aside, one each; only this seat can tell them apart from now on."""
        self.table.obscure(cards, 1 << self.at)
        shares: dict[int, Seat] = {}
        for seat in seats:
            rest = [card for card in cards if card not in shares]
            card = await self.choose_card(rest, prompt, to=seat.at)
            assert card is not None
            shares[card] = seat
        return shares

    def search(self, most: int = 1) -> Cards:
        """Look through the own deck, from which up to ``most`` cards may be chosen. It is shuffled next."""
        table, at = self.table, self.at
        if table.rules.search_reshuffles and len(self.deck) < most and self.discard_pile:
            self.shuffle_in(self.discard_pile)
        cards = self.deck
        table.obscure(cards, 1 << at)
        for card in cards:
            table.known[card] |= 1 << at
        if cards:
            table.tell(events.Searched(at, table.show_all(cards)))
        return cards

    async def find_card(self, prompt: str = "take_from_deck") -> int | None:
        """One card of the own deck, which is searched."""
        deck = self.search()
        return await self.choose_fitting(self.distinct(deck), deck, prompt)

    def shuffle_deck(self) -> None:
        self.table.shuffle_deck(self.at)

    def shuffle_in(self, cards: Cards) -> None:
        """Shuffle cards from wherever they lie into the own deck."""
        table = self.table
        for card in cards:
            self._pull(card, self)
            table.decks[self.at] += (card,)
        if cards:
            table.tell(events.ShuffledIn(self.at, table.show_all(cards)))
        table.shuffle_deck(self.at)

    # -- moving cards ---------------------------------------------------------------------------------

    def take(self, card: int | None, owner: Seat | None = None) -> None:
        """Move a card into the hand, from wherever it lies (in the piles of ``owner`` if one is named)."""
        if card is not None:
            source = self._pull(card, owner or self)
            self.table.enter_hand(self.at, card)
            table = self.table
            if table.journal is not None:
                whose = events.MARKET if source == "market" else (owner or self).at
                table.journal.append(events.Took(self.at, table.show(card), source, whose))

    def discard(self, card: int | None, owner: Seat | None = None, source: str = "") -> None:
        """Put a card on the own discard, or on that of the seat it belongs to.

        ``source`` tells where it comes from better than the zone it lies in.
        """
        if card is not None:
            table, whose = self.table, owner or self
            zone = self._pull(card, whose)
            table.known[card] = table.public
            table.discards[whose.at] += (card,)
            if table.journal is not None:
                table.journal.append(events.Discarded(self.at, table.show(card), whose.at, source or zone))

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
                table.journal.append(events.Discarded(at, table.show(card), at, "hand"))

    def discard_from_deck(self) -> int | None:
        """Discard the top card of the own deck."""
        table = self.table
        card = table.lift(self.at)
        if card == EMPTY:
            return None
        table.aside += (card,)
        self.discard(card, source="deck")
        return card

    def toss(self, card: int | None, source: str = "") -> None:
        """Throw a card away; ``source`` tells it better than the zone it lies in."""
        if card is not None:
            table = self.table
            zone = self._pull(card, self)
            table.toss_card(card)
            if table.journal is not None:
                table.journal.append(events.Tossed(self.at, table.show(card), source or zone))

    def toss_market_deck(self) -> int | None:
        """Throw away the top card of the market deck."""
        table = self.table
        card = table.draw_market()
        if card == EMPTY:
            return None
        table.toss_card(card)
        table.tell(events.Tossed(self.at, table.show(card), "market_deck"))
        return card

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
        """A card of this hand, or one this seat has set aside, to another hand."""
        if card is not None:
            table = self.table
            if card in self.hand:
                self.hide_choice(card, to)
            self._pull(card, self)
            table.enter_hand(to.at, card)
            if table.journal is not None:
                table.journal.append(events.Gave(self.at, to.at, table.show(card), False))

    def store(self, cards: Cards) -> None:
        """Put cards face down under the card whose effect is being resolved."""
        table = self.table
        for card in cards:
            if card in self.hand:
                self.hide_choice(card)
            self._pull(card, self)
            table.stored[self.source] = (*self.stored, card)
        if cards:
            table.tell(events.Stored(self.at, table.show(self.source), table.show_all(cards)))

    def take_stored(self) -> None:
        """What lies under the card that is being resolved comes into the hand."""
        for card in self.stored:
            self.take(card)

    async def discard_some(self, count: int) -> None:
        """Discard that many cards of the hand in the order picked."""
        cards = await self.choose_in_order(self.hand, count, count, "discard_some")
        self.discard_from_hand(self.table.stand_ins(self.at, cards))

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
        if card in table.market:
            table.empty_slot(card)
            return "market"
        if card in table.decks[at]:
            table.decks[at] = without(table.decks[at], card)
            return "deck"
        if card in table.schedules[at]:
            table.schedules[at] = without(table.schedules[at], card)
            table.guises.pop(card, None)
            return "schedule"
        rest = without(table.stored[self.source], card)
        table.stored[self.source] = rest
        if not rest:
            del table.stored[self.source]
        return "stored"

    # -- chance ---------------------------------------------------------------------------------------

    def at_random(self, count: int = 1) -> Cards:
        """Up to that many cards of this hand, picked at random."""
        hand = list(self.hand)
        picked: Cards = ()
        while hand and len(picked) < count:
            picked += (hand.pop(self.table.dice.below(len(hand))),)
        return self.table.stand_ins(self.at, picked)

    def mix_hands(self, other: Seat) -> None:
        """Pool two hands and deal them out at random; both keep their number of cards."""
        table = self.table
        mine, theirs = self.hand, other.hand
        for card in (*mine, *theirs):
            table.forget(card)
        table.shuffle(mine + theirs)
        for seat, cards in ((self, mine), (other, theirs)):
            table.hands[seat.at] = ()
            for card in cards:
                table.enter_hand(seat.at, card)
        table.tell(events.Mixed(self.at, other.at, len(mine)))
