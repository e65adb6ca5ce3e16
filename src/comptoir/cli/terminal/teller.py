"""Cards, seats and piles in the words of one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from comptoir.cli.problems import card_key
from comptoir.cli.terminal.sight import Card
from comptoir.dale.catalogue import BONUS, FACE, ROWS
from comptoir.words import Spoken, Words


class Teller:
    """Speaks to one observer: that seat is “you”, every other seat has its name."""

    def __init__(self, words: Words, names: Sequence[str], observer: int) -> None:
        self.words = words
        self.names = names
        self.observer = observer

    def say(self, key: str, **args: Spoken) -> str:
        return self.words.say(key, **args)

    # -- seats ----------------------------------------------------------------------------------------

    def who(self, seat: int) -> dict[str, Spoken]:
        """The one who acts, as sentences want it: ``you`` or a name."""
        return {"who": "you" if seat == self.observer else "other", "name": self.name(seat)}

    def whom(self, seat: int) -> dict[str, Spoken]:
        """The one it is done to."""
        return {"whom": "you" if seat == self.observer else "other", "to": self.name(seat)}

    def whose(self, owner: int, seat: int) -> dict[str, Spoken]:
        """Whose pile it is, when ``seat`` acts: the market's, yours, their own, or somebody's."""
        if owner < 0:
            relation = "market"
        elif owner == self.observer:
            relation = "yours"
        else:
            relation = "own" if owner == seat else "other"
        return {"whose": relation, "owner": self.name(owner)}

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def called(self, seat: int) -> str:
        """A seat in a list: “you” or the name."""
        return self.say("you") if seat == self.observer else self.name(seat)

    def together(self, seats: Iterable[int]) -> list[str]:
        """Several seats, “you” last, as the sentences about them want it."""
        return [self.called(seat) for seat in sorted(seats, key=lambda each: each == self.observer)]

    def headed(self, seat: int) -> str:
        """A seat at the start of a line; the market has no number of its own and is -1."""
        name = self.say("market") if seat < 0 else self.called(seat)
        return name[:1].upper() + name[1:]

    # -- cards ----------------------------------------------------------------------------------------

    def face(self, face: str) -> str:
        return self.say(card_key(face))

    def used_as(self, face: str, guise: str) -> str:
        """A card, and what a chameleon is used as."""
        if not guise or guise == face:
            return self.face(face)
        return self.say("card-as", card=self.face(face), guise=self.face(guise))

    def marked(self, face: str) -> str:
        """A card with its bonus mark, if it has one."""
        return f"{self.face(face)} +" if BONUS[FACE[face]] else self.face(face)

    def set_of(self, face: str) -> str:
        """The short name of a card's set; junk has none."""
        name = ROWS[FACE[face]].set
        return self.say(f"set-{name}.short") if name else ""

    def kind(self, face: str) -> str:
        return self.say(f"kind-{ROWS[FACE[face]].kind.value}")

    def cards(self, cards: Iterable[Card | None]) -> str:
        """“Junk ×2, Acorn and 3 cards”: known cards by name, the others counted."""
        cards = list(cards)
        return self.named([self.face(card.face) for card in cards if card], cards.count(None))

    def named(self, names: Iterable[str], unknown: int = 0) -> str:
        """The same for cards already in words."""
        parts = [
            name if count == 1 else self.say("card-times", card=name, count=count)
            for name, count in Counter(names).items()
        ]
        if unknown:
            parts.append(self.say("cards-unknown", count=unknown))
        return self.words.all_of(parts)
