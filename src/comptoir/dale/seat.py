"""A player's place at the table, with the verbs the card texts use.

Verbs forgive None and empty piles because the rulebook does: do as much as you can. A card comes from
wherever it lies: set aside, in a hand, on a discard or in the market.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from comptoir.core import Cards, without
from comptoir.dale import events
from comptoir.dale.board import EMPTY, SLOTS
from comptoir.dale.swaps import Swapper

Place: TypeAlias = tuple[str, int]
"""A zone's name, and whose it is."""


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

    def draw(self, count: int = 1, *, fills: bool = False) -> int:
        """Draw from the own deck into the hand, maybe to fill it; how many were drawn."""
        table = self.table
        done = 0
        while done < count and (cards := table.draw(self.at, count - done)):
            done += len(cards)
            if table.is_heard:
                table.tell(events.Drew(self.at, self.at, table.show_all(cards), fills))
        if done < count and table.gives_junk:
            self.draw_junk(count - done)
            return count
        return done

    def draw_from(self, owner: Seat) -> int:
        """Draw the top card of another player's deck into the hand; how many were drawn."""
        card = self._lift_or_junk(owner.at)
        if card == EMPTY:
            return 0
        self.table.enter_hand(self.at, card)
        if self.table.is_heard:
            self.table.tell(events.Drew(self.at, owner.at, (self.table.show(card),), fills=False))
        return 1

    def draw_junk(self, count: int = 1) -> None:
        table = self.table
        cards = tuple([table.take_junk() for _ in range(count)])
        table.hands[self.at] += cards
        if cards and table.is_heard:
            table.tell(events.DrewJunk(self.at, table.show_all(cards)))

    def draw_from_market_deck(self) -> None:
        """Draw the top of the market deck into the hand."""
        table = self.table
        card = table.draw_market()
        if card != EMPTY:
            table.enter_hand(self.at, card)
            if table.is_heard:
                table.tell(events.Drew(self.at, events.MARKET, (table.show(card),), fills=False))

    def lift(self, count: int, owner: Seat | None = None, *, face_up: bool = False) -> Cards:
        """Set aside cards off the top of a deck (the own one by default) and look at them."""
        whose = self.at if owner is None else owner.at
        return self._set_aside([self._lift_or_junk(whose) for _ in range(count)], whose, face_up=face_up)

    def turn_over(self, count: int, owner: Seat | None = None) -> Cards:
        """Set aside cards off the top of a deck for all to see."""
        return self.lift(count, owner, face_up=True)

    def _lift_or_junk(self, at: int) -> int:
        """The top of a player's deck; junk where the rules give it for any card that cannot be drawn."""
        card = self.table.lift(at)
        if card == EMPTY and self.table.rules.junk_fallback == "any_draw":
            return self.table.take_junk()
        return card

    def lift_from_market_deck(self, count: int) -> Cards:
        """Set aside cards off the top of the market deck and look at them."""
        return self._set_aside([self.table.draw_market() for _ in range(count)], events.MARKET)

    def turn_over_market_deck(self) -> Cards:
        """Set aside the top card of the market deck for all to see."""
        return self._set_aside([self.table.draw_market()], events.MARKET, face_up=True)

    def _set_aside(self, lifted: Sequence[int], owner: int, *, face_up: bool = False) -> Cards:
        table = self.table
        cards = tuple([card for card in lifted if card != EMPTY])
        table.obscure(cards, 1 << self.at)
        table.aside += cards
        for card in cards:
            table.known[card] |= table.public if face_up else 1 << self.at
        if cards and table.is_heard:
            kind = events.TurnedOver if face_up else events.Looked
            if table.is_heard:
                table.tell(kind(self.at, owner, table.show_all(cards)))
        return cards

    def look_at_hand(self, owner: Seat, cards: Cards) -> Cards:
        """Look at cards of another player's hand."""
        table = self.table
        for card in cards:
            table.known[card] |= 1 << self.at
        # The others see backs, even of cards they know: which ones were looked at is not told.
        both = 1 << self.at | 1 << owner.at
        shown = tuple([each._replace(known=each.known & both) for each in table.show_all(cards)])
        if table.is_heard:
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
            if table.is_heard:
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
        if cards and table.is_heard:
            table.tell(events.Searched(at, table.show_all(cards)))
        return cards

    async def find_card(self, prompt: str = "take_from_deck") -> int | None:
        """One card of the own deck, which is searched."""
        deck = self.search()
        return await self.choose_fitting(self.distinct(deck), deck, prompt)

    def shuffle_deck(self) -> None:
        self.table.shuffle_deck(self.at)
        if self.deck and self.table.is_heard:
            self.table.tell(events.Shuffled(self.at, is_new=False))

    def flip_piles(self) -> None:
        """The own discard becomes the deck and the deck the discard."""
        table, at = self.table, self.at
        table.decks[at], table.discards[at] = table.discards[at], table.decks[at][::-1]
        if table.rules.wily_fellow_order == "random":
            table.shuffle(table.discards[at])
        for card in table.discards[at]:
            table.known[card] = table.public
        table.tell(events.Flipped(at))

    def shuffle_in(self, cards: Cards, by: Seat | None = None) -> None:
        """Shuffle cards from wherever they lie into the own deck, maybe by another player's effect."""
        if not cards:
            self.shuffle_deck()
            return
        table = self.table
        for card in cards:
            self.pull(card)
            table.decks[self.at] += (card,)
        if table.is_heard:
            table.tell(events.ShuffledIn(self.at, table.show_all(cards), (by or self).at))
        table.shuffle_deck(self.at)

    # -- moving cards ---------------------------------------------------------------------------------

    def take(self, *cards: int | None) -> None:
        """Move cards into the hand, from wherever they lie."""
        table = self.table
        for (source, whose), taken in self._by_place(cards):
            for card in taken:
                table.enter_hand(self.at, card)
            if table.is_heard:
                table.tell(events.Took(self.at, table.show_all(taken), source, whose))

    def discard(self, *cards: int | None, owner: Seat | None = None, source: str = "") -> None:
        """Put cards on the own discard, or on that of the seat they belong to, one by one.

        ``source`` tells where they come from better than the zone they lie in.
        """
        for (zone, _), discarded in self._by_place(cards):
            self._lay_down(discarded, (owner or self).at, source or zone)

    def _lay_down(self, cards: Cards, owner: int, source: str) -> None:
        """Cards that lie nowhere now go to a discard."""
        table = self.table
        self.lay_open(*cards)
        table.discards[owner] += cards
        if table.is_heard:
            table.tell(events.Discarded(self.at, table.show_all(cards), owner, source))

    def discard_from_hand(self, cards: Cards) -> None:
        """Put several cards of the hand on the own discard, in this order."""
        self.lay_on_discard(cards)
        if cards and self.table.is_heard:
            self.table.tell(events.Discarded(self.at, self.table.show_all(cards), self.at, "hand"))

    def lay_on_discard(self, cards: Cards) -> None:
        """The same as part of a deed that tells it."""
        table, at = self.table, self.at
        table.hands[at] = tuple([card for card in table.hands[at] if card not in cards])
        table.discards[at] += cards
        if table.used or table.guises or table.modifiers:
            for card in cards:
                table.forget(card)
        if not table.swift:
            self.lay_open(*cards)

    def discard_from_deck(self, count: int = 1) -> Cards:
        """Discard the top cards of the own deck, one by one; those that there were."""
        cards: Cards = ()
        while len(cards) < count and (top := self.table.lift_together(self.at, count - len(cards))):
            self._lay_down(top, self.at, "deck")  # an empty deck is formed of these as well
            cards += top
        return cards

    def toss(self, *cards: int | None, source: str = "") -> None:
        """Throw cards away, one by one; ``source`` tells it better than the zone they lie in."""
        table = self.table
        for (zone, _), tossed in self._by_place(cards):
            for card in tossed:
                table.toss_card(card)
            if table.is_heard:
                table.tell(events.Tossed(self.at, table.show_all(tossed), source or zone))

    def throw_away(self, cards: Cards) -> None:
        """The same as part of a deed that tells it."""
        for card in cards:
            self.pull(card)
            self.table.toss_card(card)

    def toss_market_deck(self) -> int | None:
        """Throw away the top card of the market deck."""
        table = self.table
        card = table.draw_market()
        if card == EMPTY:
            return None
        table.toss_card(card)
        if table.is_heard:
            table.tell(events.Tossed(self.at, (table.show(card),), "market_deck"))
        return card

    def put_on_deck(self, *cards: int | None, owner: Seat | None = None) -> None:
        """Put cards face down on top of a deck, the own one by default, one by one."""
        table, whose = self.table, owner or self
        moved = [card for card in cards if card is not None]
        for card in moved:
            if card in self.hand:
                self.hide_choice(card)
            self.pull(card)
            table.decks[whose.at] += (card,)
        if moved and table.is_heard:
            table.tell(events.PutOnDeck(self.at, table.show_all(moved), whose.at))

    def give(self, card: int | None, to: Seat) -> None:
        """A card of this hand, or one this seat has set aside, to another hand."""
        if card is not None:
            table = self.table
            if card in self.hand:
                self.hide_choice(card, to)
            self.pull(card)
            table.enter_hand(to.at, card)
            if table.is_heard:
                table.tell(events.Gave(self.at, to.at, (table.show(card),), at_random=False))

    def store(self, *cards: int | None) -> None:
        """Put cards face down under the card whose effect is being resolved."""
        table = self.table
        stored = [card for card in cards if card is not None]
        zone = ""
        for card in stored:
            if card in self.hand:
                self.hide_choice(card)
            zone, _ = self.pull(card)
            table.stored = {**table.stored, self.source: (*self.stored, card)}
        if stored and table.is_heard:
            table.tell(events.Stored(self.at, table.show(self.source), table.show_all(stored), zone))

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

    def _by_place(self, cards: Iterable[int | None]) -> list[tuple[Place, Cards]]:
        """Take cards out of the zones they lie in; those that lay side by side in one zone are one deed."""
        found: list[tuple[Place, Cards]] = []
        for card in cards:
            if card is not None:
                place = self.pull(card)
                if found and found[-1][0] == place:
                    found[-1] = (place, (*found[-1][1], card))
                else:
                    found.append((place, (card,)))
        return found

    def pull(self, card: int) -> Place:
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
            table.drop_guise(card)
            return "schedule", at
        if card not in self.stored:
            return self.holder_of(card).pull(card)
        stored = {**table.stored, self.source: without(self.stored, card)}
        if not stored[self.source]:
            del stored[self.source]
        table.stored = stored
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
        if table.is_heard:
            table.tell(events.Mixed(self.at, other.at, len(mine)))


def hand_over(moves: Sequence[tuple[Seat, int, Seat]]) -> None:
    """Random cards go from hands to hands, all at once: who gives, the card, who gets it."""
    for giver, card, to in moves:
        giver.hide_choice(card, to)
        giver.table.leave_hand(giver.at, card)
    for (giver, to), share in groupby(moves, key=lambda move: (move[0], move[2])):
        table, cards = giver.table, [card for _, card, _ in share]
        for card in cards:
            table.enter_hand(to.at, card)
        if table.is_heard:
            table.tell(events.Gave(giver.at, to.at, table.show_all(cards), at_random=True))
