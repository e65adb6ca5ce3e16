"""Cards, seats and piles in the words of one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from comptoir.core import UNKNOWN
from comptoir.dale.cardbook import book_of
from comptoir.dale.guests import OURS
from comptoir.telling.mentions import mention
from comptoir.telling.telling import Reader
from comptoir.telling.voice import Voice
from comptoir.words import Spoken
from comptoir.words.phrases import joined


def card_key(face: str) -> str:
    """The key of a card's name."""
    return f"card-{face.replace('_', '-')}"


class Teller(Voice):
    """Speaks of teams, piles and the cards of an edition."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.teams = bool(reader.options.get("teams"))
        self.book = book_of(str(reader.options.get("edition", OURS)))

    # -- seats ----------------------------------------------------------------------------------------

    def whose(self, owner: int, seat: int) -> dict[str, Spoken]:
        """Whose pile it is, when ``seat`` acts: the market's, yours, their own, or somebody's."""
        if owner < 0:
            relation = "market"
        elif owner == self.observer:
            relation = "yours"
        else:
            relation = "own" if owner == seat else "other"
        return {"whose": relation, "owner": self.name(owner)}

    def whose_stall(self, owner: int, seat: int) -> dict[str, Spoken]:
        """The same for a stall, which a team has together."""
        if not self.teams:
            return self.whose(owner, seat)
        return {"whose": self.side(owner), "owner": self.team(owner)}

    def mate(self, seat: int) -> int:
        """The teammate, who sits opposite; the seat itself where nobody has one."""
        return (seat + 2) % len(self.names) if self.teams else seat

    def side(self, seat: int) -> str:
        """Whose stall a seat builds in: yours, your team's, somebody's, another team's."""
        if not self.teams:
            return "yours" if seat == self.observer else "other"
        return "ours" if self.observer in (seat, self.mate(seat)) else "theirs"

    def team(self, seat: int) -> list[str]:
        """A seat and its teammate, as ``together`` says them."""
        return self.together(sorted({seat, self.mate(seat)}))

    def known(self, seat: int) -> str:
        """A seat where it matters whose side it is on: the observer's teammate is marked."""
        if self.teams and seat != self.observer == self.mate(seat):
            return self.say("teammate-marked", name=self.name(seat))
        return self.called(seat)

    def headed(self, seat: int) -> str:
        """A seat at the start of a line; the market has no number of its own and is -1."""
        return self.capital(self.say("market") if seat < 0 else self.called(seat))

    # -- cards ----------------------------------------------------------------------------------------

    def face(self, face: int) -> str:
        """The name of a card, which a client can show."""
        key = self.book.keys[face]
        return mention(key, self.say(card_key(key)))

    def used_as(self, face: int, guise: int) -> str:
        """A card, and what a chameleon is used as."""
        if guise == face:
            return self.face(face)
        return self.say("card-as", card=self.face(face), guise=self.face(guise))

    def marked(self, face: int) -> str:
        """A card with its bonus mark, if it has one."""
        return joined((self.face(face), " +")) if self.book.bonus[face] else self.face(face)

    def set_of(self, face: int) -> str:
        """The short name of a card's set; junk has none."""
        name = self.book.rows[face].set
        return self.say(f"set-{name}.short") if name else ""

    def kind(self, face: int) -> str:
        return self.say(f"kind-{self.book.rows[face].kind.value}")

    def cards(self, faces: Sequence[int]) -> str:
        """“Junk ×2, Acorn and 3 cards”: known cards by name, the others counted."""
        known = [self.face(face) for face in faces if face != UNKNOWN]
        return self.named(known, len(faces) - len(known))

    def in_row(self, faces: Iterable[int]) -> str:
        """Cards whose order matters, one by one."""
        return joined([self.face(face) for face in faces if face != UNKNOWN], ", ")

    def named(self, names: Iterable[str], unknown: int = 0) -> str:
        """The same for cards already in words."""
        parts = [
            name if count == 1 else self.say("card-times", card=name, count=count)
            for name, count in Counter(names).items()
        ]
        if unknown:
            parts.append(self.say("cards-unknown", count=unknown))
        return self.words.all_of(parts)
