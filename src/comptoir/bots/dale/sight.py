"""A view of La Vallée des Marchands, read once into what a bot reckons with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from comptoir.core import Cards, View
from comptoir.dale.catalogue import COPIES, FACE, JUNK, SET, VALUE, rows_of

_ADD, _BECOME = 0, 1


class Sight:
    """What one seat sees. Cards are tokens; ``faces`` holds the face of every token it knows."""

    __slots__ = (
        "_modifiers", "active", "aside", "deck_count", "discard", "discards", "faces", "hand", "hand_counts",
        "known_hands", "last_number", "market", "market_discard", "number", "prices", "seat", "sets",
        "stalls", "turn",
    )  # fmt: skip

    def __init__(self, view: View, seat: int) -> None:
        table: dict[str, Any] = view
        faces: dict[int, int] = {}
        self.faces = faces

        def read(cards: list[Any]) -> Cards:
            known = []
            for card in cards:
                if card is not None:
                    token = card["card"]
                    faces[token] = FACE[card["face"]]
                    known.append(token)
            return tuple(known)

        self.seat = seat
        self.active: int = table["active"]
        self.turn: int = table["turn"]
        self.sets: list[str] = table["sets"]
        self.prices: list[int | None] = table["prices"]
        self.market = tuple([read([card])[0] if card else -1 for card in table["market"]])
        self.market_discard = read(table["market_discard"])
        self.aside = read(table["aside"])
        seats = table["seats"]
        self.discards = [read(each["discard"]) for each in seats]
        self.stalls = [[read(stack) for stack in each["stall"]] for each in seats]
        self.known_hands = [read(each["hand"]["cards"]) for each in seats]
        self.hand_counts: list[int] = [each["hand"]["count"] for each in seats]
        self.hand = self.known_hands[seat]
        self.discard = self.discards[seat]
        self.deck_count = len(seats[seat]["deck"])
        self.number = len(seats[seat]["stall"]) + 1
        """The number of the stack to build next."""
        self.last_number: int = table["stacks_to_win"]
        self._modifiers: list[list[int]] = table["modifiers"]

    @property
    def on_market(self) -> list[int]:
        """The cards of the market, without its empty slots."""
        return [card for card in self.market if card >= 0]

    @property
    def is_my_turn(self) -> bool:
        return self.active == self.seat

    def is_junk(self, card: int) -> bool:
        return self.faces[card] == JUNK

    def value(self, card: int, face: int | None = None) -> int:
        """What a card of mine counts now, as the face given or the one printed on it."""
        value = VALUE[self.faces[card] if face is None else face]
        if self.is_my_turn:
            for operation, aim, amount in self._modifiers:
                if aim in (-1, card):
                    value = (
                        value + amount
                        if operation == _ADD
                        else amount
                        if operation == _BECOME
                        else value * amount
                    )
        return value

    def opponents(self) -> list[int]:
        """The other seats, the one ahead first: more stacks, then more cards in hand."""
        others = [at for at in range(len(self.stalls)) if at != self.seat]
        return sorted(others, key=lambda at: (-len(self.stalls[at]), -self.hand_counts[at], at))

    def plain_stack(self) -> Cards:
        """A next stack of plain cards in hand, the one with the most cards; empty if there is none."""
        by_set: dict[int, list[int]] = {}
        for card in self.hand:
            if not self.is_junk(card):
                by_set.setdefault(SET[self.faces[card]], []).append(card)
        for size in range(len(self.hand), 0, -1):
            for cards in by_set.values():
                for stack in combinations(cards, size):
                    if sum([self.value(card) for card in stack]) == self.number:
                        return stack
        return ()

    def unseen_values(self) -> Counter[int]:
        """How many cards of each value this seat has not seen, by what the game is made of."""
        players = len(self.stalls)
        counts: Counter[int] = Counter({1: players * (10 - len(self.sets))})
        for name in self.sets:
            first, *others = rows_of(name)
            counts[first.value] += players
            for row in others:
                counts[row.value] += COPIES[row.value]
        counts.subtract([VALUE[face] for face in self.faces.values()])
        return counts
