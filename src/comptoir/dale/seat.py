"""A player's place at the table, with the verbs the card texts use.

Verbs forgive None and empty piles because the rulebook does: do as much as you can. A card comes from
wherever it lies: set aside, in a hand, on a discard or in the market.
"""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Cards, without
from comptoir.dale import events
from comptoir.dale.board import EMPTY, SLOTS
from comptoir.dale.swaps import Swapper


class Seat(Swapper):
    """One player, as the card texts speak of them."""

    __slots__ = ()

    def __repr__(self) -> str:
        return f"Seat({self.at})"

    async def choose_other(self, prompt: str) -> Seat:
        """Another player."""
        other = await self.choose_seat(self.others, prompt)
        assert other is not None
        return other

    # -- drawing and looking --------------------------------------------------------------------------

    def draw(self, count: int = 1) -> int:
        """Draw from the own deck into the hand; how many were drawn."""
        table = self.table
        if not table.is_heard and table.draw(self.at, count):
            return count
        for done in range(count):
            card = table.lift(self.at)
            if card == EMPTY:
                if table.rules.junk_fallback != "any_draw":
                    return done
                self.draw_junk()
                continue
            table.enter_hand(self.at, card)
            if table.is_heard:
                table.tell(events.Drew(self.at, self.at, table.show(card)))
        return count

    def draw_from(self, owner: Seat) -> int:
        """Draw the top card of another player's deck into the hand; how many were drawn."""
        card = self._lift_or_junk(owner.at)
        if card == EMPTY:
            return 0
        self.table.enter_hand(self.at, card)
        self.table.tell(events.Drew(self.at, owner.at, self.table.show(card)))
        return 1

    def draw_junk(self) -> None:
        table = self.table
        card = table.take_junk()
        table.hands[self.at] += (card,)
        if table.is_heard:
            table.tell(events.DrewJunk(self.at, table.show(card)))

    def draw_from_market_deck(self) -> None:
        """Draw the top of the market deck into the hand."""
        table = self.table
        card = table.draw_market()
        if card != EMPTY:
            table.enter_hand(self.at, card)
            table.tell(events.Drew(self.at, events.MARKET, table.show(card)))

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
        if cards and table.is_heard:
            table.tell(events.Looked(self.at, owner, table.show_all(cards)))
        return cards

    def look_at_hand(self, owner: Seat, cards: Cards) -> Cards:
        """Look at cards of another player's hand."""
        table = self.table
        for card in cards:
            table.known[card] |= 1 << self.at
        # The others see backs, even of cards they know: which ones were looked at is not told.
        both = 1 << self.at | 1 << owner.at
        shown = tuple([each._replace(known=each.known & both) for each in table.show_all(cards)])
        table.tell(events.LookedAtHand(self.at, owner.at, shown))
        return cards

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

    async def distribute(self, seats: Sequence[Seat], prompt: str) -> list[tuple[int, Seat]]:
        """Who gets which of the cards set aside, one each; only this seat can tell them apart from now on."""
        rest = self.aside
        self.table.obscure(rest, 1 << self.at)
        shares = []
        for seat in seats:
            card = await self.choose_card(rest, prompt, to=seat.at)
            assert card is not None
            rest = without(rest, card)
            shares.append((card, seat))
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

    def flip_piles(self) -> None:
        """The own discard becomes the deck and the deck the discard."""
        table, at = self.table, self.at
        table.decks[at], table.discards[at] = table.discards[at], table.decks[at][::-1]
        if table.rules.wily_fellow_order == "random":
            table.shuffle(table.discards[at])
        for card in table.discards[at]:
            table.known[card] = table.public
        table.tell(events.Flipped(at))

    def shuffle_in(self, cards: Cards) -> None:
        """Shuffle cards from wherever they lie into the own deck."""
        table = self.table
        for card in cards:
            self.pull(card)
            table.decks[self.at] += (card,)
        if cards:
            table.tell(events.ShuffledIn(self.at, table.show_all(cards)))
        table.shuffle_deck(self.at)

    # -- moving cards ---------------------------------------------------------------------------------

    def take(self, *cards: int | None) -> None:
        """Move cards into the hand, from wherever they lie."""
        table = self.table
        for card in cards:
            if card is None:
                continue
            source, whose = self.pull(card)
            table.enter_hand(self.at, card)
            if table.is_heard:
                table.tell(events.Took(self.at, table.show(card), source, whose))

    def discard(self, *cards: int | None, owner: Seat | None = None, source: str = "") -> None:
        """Put cards on the own discard, or on that of the seat they belong to, one by one.

        ``source`` tells where they come from better than the zone they lie in.
        """
        table, whose = self.table, owner or self
        for card in cards:
            if card is None:
                continue
            zone, _ = self.pull(card)
            table.known[card] = table.public
            table.discards[whose.at] += (card,)
            if table.is_heard:
                table.tell(events.Discarded(self.at, table.show(card), whose.at, source or zone))

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
            if table.is_heard:
                table.tell(events.Discarded(at, table.show(card), at, "hand"))

    def discard_from_deck(self, count: int = 1) -> Cards:
        """Discard the top cards of the own deck, one by one; those that there were."""
        table = self.table
        cards: Cards = ()
        for _ in range(count):
            card = table.lift(self.at)
            if card != EMPTY:
                table.aside += (card,)
                self.discard(card, source="deck")
                cards += (card,)
        return cards

    def toss(self, *cards: int | None, source: str = "") -> None:
        """Throw cards away, one by one; ``source`` tells it better than the zone they lie in."""
        table = self.table
        for card in cards:
            if card is None:
                continue
            zone, _ = self.pull(card)
            table.toss_card(card)
            if table.is_heard:
                table.tell(events.Tossed(self.at, table.show(card), source or zone))

    def toss_market_deck(self) -> int | None:
        """Throw away the top card of the market deck."""
        table = self.table
        card = table.draw_market()
        if card == EMPTY:
            return None
        table.toss_card(card)
        table.tell(events.Tossed(self.at, table.show(card), "market_deck"))
        return card

    def put_on_deck(self, *cards: int | None, owner: Seat | None = None) -> None:
        """Put cards face down on top of a deck, the own one by default, one by one."""
        table, whose = self.table, owner or self
        for card in cards:
            if card is None:
                continue
            if card in self.hand:
                self.hide_choice(card)
            self.pull(card)
            table.decks[whose.at] += (card,)
            if table.is_heard:
                table.tell(events.PutOnDeck(self.at, table.show(card), whose.at))

    def give(self, card: int | None, to: Seat) -> None:
        """A card of this hand, or one this seat has set aside, to another hand."""
        if card is not None:
            table = self.table
            if card in self.hand:
                self.hide_choice(card, to)
            self.pull(card)
            table.enter_hand(to.at, card)
            if table.is_heard:
                table.tell(events.Gave(self.at, to.at, table.show(card), False))

    def store(self, *cards: int | None) -> None:
        """Put cards face down under the card whose effect is being resolved."""
        table = self.table
        stored = [card for card in cards if card is not None]
        for card in stored:
            if card in self.hand:
                self.hide_choice(card)
            self.pull(card)
            table.stored[self.source] = (*self.stored, card)
        if stored:
            table.tell(events.Stored(self.at, table.show(self.source), table.show_all(stored)))

    async def discard_some(self, count: int) -> None:
        """Discard that many cards of the hand in the order picked."""
        cards = await self.choose_in_order(self.hand, count, count, "discard_some")
        self.discard_from_hand(self.stand_ins(cards))

    async def discard_hand(self) -> int:
        """Discard the whole hand in the order this seat likes; how many cards that were."""
        cards = await self.arrange(self.hand, "discard_in_order")
        self.discard_from_hand(cards)
        return len(cards)

    async def discard_in_order(self, cards: Sequence[int]) -> None:
        self.discard(*await self.arrange(cards, "discard_in_order"))

    async def toss_in_order(self, cards: Sequence[int]) -> None:
        self.toss(*await self.arrange(cards, "toss_in_order"))

    async def put_back(self, cards: Sequence[int]) -> None:
        """Put cards on top of the own deck in any order; the last one picked is on top."""
        self.put_on_deck(*await self.arrange(cards, "put_back"))

    def rearrange_market(self, cards: Sequence[int]) -> None:
        """The cards of the market lie in this order from now on, from the right."""
        table = self.table
        table.market = (*cards, *[EMPTY] * (SLOTS - len(cards)))
        table.tell(events.Rearranged(self.at, table.show_all(cards)))

    def fill_market(self) -> None:
        """Fill the market in the middle of a turn."""
        self.table.fill_market(slides=self.table.rules.effect_fill_slides)

    def pull(self, card: int) -> tuple[str, int]:
        """Take a card out of the zone it lies in; the zone's name and whose it is."""
        table, at = self.table, self.at
        if card in table.aside:
            table.aside = without(table.aside, card)
            return "aside", at
        if card in table.hands[at]:
            table.leave_hand(at, card)
            return "hand", at
        if card in table.discards[at]:
            table.discards[at] = without(table.discards[at], card)
            return "discard", at
        if card in table.market:
            table.empty_slot(card)
            return "market", events.MARKET
        if card in table.decks[at]:
            table.decks[at] = without(table.decks[at], card)
            return "deck", at
        if card in table.schedules[at]:
            table.schedules[at] = without(table.schedules[at], card)
            table.guises.pop(card, None)
            return "schedule", at
        if card not in self.stored:
            return next(each for each in self.others if card in (*each.hand, *each.discard_pile)).pull(card)
        rest = without(self.stored, card)
        if rest:
            table.stored[self.source] = rest
        else:
            del table.stored[self.source]
        return "stored", at

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


def hand_over(moves: Sequence[tuple[Seat, int, Seat]]) -> None:
    """Random cards go from hands to hands, all at once: who gives, the card, who gets it."""
    for giver, card, to in moves:
        giver.hide_choice(card, to)
        giver.table.leave_hand(giver.at, card)
    for giver, card, to in moves:
        giver.table.enter_hand(to.at, card)
        giver.table.tell(events.Gave(giver.at, to.at, giver.table.show(card), True))
