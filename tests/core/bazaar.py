"""A toy game that needs what Dale does not: sealed choices by all seats at once, and interruptions.

Each round every seat secretly bids a card of its hand (all at once). The highest bid scores a point; then
the winner may keep or pass the turn marker in a quiet question, during which any other seat may heckle
once a round: it throws a card away and the question is asked anew. After three rounds the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from comptoir.core import (
    NO,
    YES,
    Asked,
    Cards,
    Decision,
    Dice,
    Finished,
    Game,
    Option,
    PlainView,
    Script,
    Table,
    View,
    ask,
    ask_quietly,
    ask_together,
    loose_cards,
    plain_cards,
    plain_decisions,
    plain_hand,
    seen_cards,
    without,
)

ROUNDS = 3
HAND = 5


ZONES = ("deck", "discard", "hands", "heckled", "marker", "round", "scores")


class BazaarBoard:
    __slots__ = ()

    deck: Cards
    discard: Cards
    hands: list[Cards]
    heckled: tuple[int, ...]
    marker: int
    round: int
    scores: tuple[int, ...]


class BazaarView(View, BazaarBoard):
    zones = (*ZONES, "peek")
    __slots__ = zones

    peek: int


class BazaarTable(Table, BazaarBoard):
    zones = ZONES
    __slots__ = zones

    def clone(self) -> BazaarTable:
        twin = BazaarTable()
        self._copy_onto(twin)
        twin.deck, twin.discard, twin.hands = self.deck, self.discard, self.hands[:]
        twin.heckled, twin.marker, twin.round, twin.scores = (
            self.heckled,
            self.marker,
            self.round,
            self.scores,
        )
        return twin

    def state(self) -> tuple[object, ...]:
        zones = (self.deck, self.discard, self.hands)
        return (*super().state(), *zones, self.heckled, self.marker, self.round, self.scores)


class Bazaar(Game[BazaarTable]):
    name = "bazaar"
    rules_version = 1
    faces = tuple(f"bid {face}" for face in range(40))
    leaks = False
    """A broken sibling for testing the suite itself: shows the top of the deck."""

    def options(self, wishes: Mapping[str, object]) -> Mapping[str, object]:
        return {"players": 3, **wishes}

    def set_up(self, options: Mapping[str, object], dice: Dice) -> BazaarTable:
        players = int(str(options["players"]))
        table = BazaarTable()
        table.begin(players + 1, dice)
        table.deck = table.deal(range(players * HAND + 5))
        table.shuffle(table.deck)
        table.hands, table.discard = [], ()
        for seat in range(players):
            hand, table.deck = table.deck[:HAND], table.deck[HAND:]
            table.hands.append(hand)
            for card in hand:
                table.known[card] |= 1 << seat
        table.heckled, table.marker, table.round, table.scores = (), 0, 0, (0,) * players
        return table

    def decide(self, table: BazaarTable) -> Asked | None:
        if table.round == ROUNDS:
            return None
        return tuple(Decision(seat, "bid", hand) for seat, hand in enumerate(table.hands) if hand)

    def perform(self, table: BazaarTable, pick: Option | tuple[Option, ...]) -> Script:
        return play_round(table, pick)

    def interruptions(self, table: BazaarTable, seat: int) -> tuple[Option, ...]:
        if seat in table.heckled or seat == table.marker:
            return ()
        return tuple(("heckle", card) for card in table.hands[seat][1:])

    def interrupt(self, table: BazaarTable, seat: int, pick: Option) -> Script:
        return heckle(table, seat, pick)

    def seats(self, table: BazaarTable) -> int:
        return len(table.hands)

    def winners(self, table: BazaarTable) -> tuple[int, ...]:
        if table.round < ROUNDS:
            return ()
        best = max(table.scores)
        return tuple(seat for seat, score in enumerate(table.scores) if score == best)

    def view(self, table: BazaarTable, observer: int, decisions: tuple[Decision, ...]) -> BazaarView:
        view, faces = BazaarView(), table.faces_for(observer)
        view.observer, view.decisions, view.faces = observer, decisions, faces
        view.deck, view.discard = seen_cards(table.deck, faces), seen_cards(table.discard, faces)
        view.hands = [loose_cards(hand, faces) for hand in table.hands]
        view.heckled, view.marker, view.round = table.heckled, table.marker, table.round
        view.scores, view.peek = table.scores, table.faces[table.deck[0]] if self.leaks else 0
        return view

    def plain(self, view: View) -> PlainView:
        assert isinstance(view, BazaarView)
        return {
            "observer": view.observer,
            "decisions": plain_decisions(view, self.faces),
            "deck": plain_cards(view, view.deck, self.faces),
            "discard": plain_cards(view, view.discard, self.faces),
            "hands": [plain_hand(view, hand, self.faces) for hand in view.hands],
            "marker": view.marker,
            "round": view.round,
            "scores": [*view.scores],
        }

    def violations(self, table: BazaarTable) -> list[str]:
        cards = [*table.deck, *table.discard, *(card for hand in table.hands for card in hand)]
        return [] if sorted(cards) == list(range(len(table.faces))) else ["a card was lost"]


async def play_round(table: BazaarTable, pick: Any) -> None:
    bids = list(zip([seat for seat, hand in enumerate(table.hands) if hand], pick, strict=True))
    for seat, card in bids:
        throw(table, seat, card)
    best = max(bids, key=lambda bid: table.faces[bid[1]])[0]
    table.scores = tuple(score + (seat == best) for seat, score in enumerate(table.scores))
    table.marker, table.heckled = best, ()
    moves = await ask_quietly(
        lambda: Decision(best, "move", tuple(("to", s) for s in range(len(table.hands))))
    )
    assert not isinstance(moves, int)
    await ask_together(tuple(Decision(seat, "cheer", (YES, NO)) for seat, _ in bids if seat != best))
    table.marker = int(moves[1])
    table.round += 1
    if table.round == ROUNDS:
        raise Finished


async def heckle(table: BazaarTable, seat: int, pick: Any) -> None:
    table.heckled += (seat,)
    if await ask(Decision(seat, "sure", (YES, NO))) == YES:
        throw(table, seat, pick[1])


def throw(table: BazaarTable, seat: int, card: int) -> None:
    table.hands[seat] = without(table.hands[seat], card)
    table.known[card] = table.public
    table.discard += (card,)


GAME = Bazaar()
