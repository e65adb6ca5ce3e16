"""A view of La Vallée des Marchands, read once into what a bot reckons with."""

from __future__ import annotations

from typing import Any

from comptoir.core import Cards, PlainView
from comptoir.dale.board import ADD, ALL_CARDS, BECOME
from comptoir.dale.cardbook import LASTING
from comptoir.dale.catalogue import FACE, JUNK, VALUE


class Sight:
    """What one seat sees. Cards are tokens; ``faces`` holds the face of every token it knows."""

    __slots__ = (
        "_modifiers", "active", "aside", "decks", "discard", "discards", "effects", "faces", "guises", "hand",
        "hand_counts", "known_hands", "last_number", "market", "market_deck", "market_discard", "mate",
        "needed", "number", "phase", "prices", "schedules", "seat", "sets", "stalls", "stored", "turn",
    )  # fmt: skip

    def __init__(self, view: PlainView, seat: int) -> None:
        table: dict[str, Any] = view
        faces: dict[int, int] = {}
        self.faces = faces

        def read(cards: list[Any]) -> Cards:
            """The cards this seat knows, in their order."""
            known = []
            for card in cards:
                if card is not None:
                    token = card["card"]
                    faces[token] = FACE[card["face"]]
                    known.append(token)
            return tuple(known)

        def pile(cards: list[Any]) -> Cards:
            """The same with -1 for each card it does not know."""
            return tuple([-1 if card is None else read([card])[0] for card in cards])

        self.seat = seat
        self.active: int = table["active"]
        self.turn: int = table["turn"]
        self.phase: str = table["phase"]
        self.sets: list[str] = table["sets"]
        self.prices: list[int | None] = table["prices"]
        self.market = pile(table["market"])
        self.market_deck = pile(table["market_deck"])
        self.market_discard = read(table["market_discard"])
        self.aside = read(table["aside"])
        seats = table["seats"]
        self.discards = [read(each["discard"]) for each in seats]
        self.stalls = [[read(stack) for stack in each["stall"]] for each in seats]
        self.known_hands = [read(each["hand"]["cards"]) for each in seats]
        self.hand_counts: list[int] = [each["hand"]["count"] for each in seats]
        self.decks = [pile(each["deck"]) for each in seats]
        self.schedules = [read(each["schedule"]) for each in seats]
        self.stored = {int(card): read(cards) for each in seats for card, cards in each["stored"].items()}
        self.hand = self.known_hands[seat]
        self.discard = self.discards[seat]
        self.mate = (seat + 2) % 4 if table["teams"] else -1
        """The seat of the teammate, or -1."""
        self.last_number: int = table["stacks_to_win"]
        self.guises = {int(card): FACE[name] for card, name in table["guises"].items()}
        self._modifiers: list[list[int]] = table["modifiers"]
        self.effects = (self._modifiers, table["hand_bonus"])
        """What holds for this turn."""
        self.number = len(seats[seat]["stall"]) + 1
        """The number of the stack to build next."""
        self.needed = self.number + self._threats()
        """What that stack has to add up to now."""

    def _threats(self) -> int:
        """How much more than its number an opponent's cards ask of my next stack."""
        total = 0
        for at in self.opponents():
            for card in self.schedules[at]:
                rule = LASTING[self.guises.get(card, self.faces[card])]
                total += rule.stack_total if rule is not None else 0
        return total

    @property
    def on_market(self) -> list[int]:
        """The cards of the market, without its empty slots."""
        return [card for card in self.market if card >= 0]

    @property
    def deck(self) -> Cards:
        """My deck, top card last, -1 for cards I do not know."""
        return self.decks[self.seat]

    @property
    def to_draw(self) -> int:
        """How many cards I can still draw."""
        return len(self.deck) + len(self.discard)

    @property
    def is_my_turn(self) -> bool:
        return self.active == self.seat

    def is_junk(self, card: int) -> bool:
        return self.faces[card] == JUNK

    def junk(self, cards: Cards) -> int:
        """How many of these cards are junk."""
        return sum([self.faces[card] == JUNK for card in cards])

    def value(self, card: int, face: int | None = None, base: int | None = None) -> int:
        """What a card of mine counts now, as the face given or the one printed on it; ``base`` stands for a
        value declared in a payment."""
        value = base if base is not None else VALUE[self.faces[card] if face is None else face]
        if self._modifiers and self.is_my_turn:
            for operation, aim, amount in self._modifiers:
                if aim in (ALL_CARDS, card):
                    if operation == ADD:
                        value += amount
                    else:
                        value = amount if operation == BECOME else value * amount
        return value

    def opponents(self) -> list[int]:
        """The seats I play against, the one ahead first: more stacks, then more cards in hand."""
        others = [at for at in range(len(self.stalls)) if at not in (self.seat, self.mate)]
        return sorted(others, key=lambda at: (-len(self.stalls[at]), -self.hand_counts[at], at))
