"""The seats of a table in the words of one reader."""

from __future__ import annotations

from collections.abc import Iterable

from comptoir.telling.telling import Reader
from comptoir.words import Spoken


class Voice:
    """Speaks to one observer: that seat is “you”, every other seat has its name."""

    def __init__(self, reader: Reader) -> None:
        self.words = reader.words
        self.names = reader.names
        self.observer = reader.observer

    def say(self, key: str, **args: Spoken) -> str:
        return self.words.say(key, **args)

    def who(self, seat: int) -> dict[str, Spoken]:
        """The one who acts, as sentences want it: ``you`` or a name."""
        return {"who": "you" if seat == self.observer else "other", "name": self.name(seat)}

    def whom(self, seat: int) -> dict[str, Spoken]:
        """The one it is done to; ``nobody`` where it is done to no one."""
        if seat < 0:
            return {"whom": "nobody", "to": ""}
        return {"whom": "you" if seat == self.observer else "other", "to": self.name(seat)}

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def called(self, seat: int) -> str:
        """A seat in a list: “you” or the name."""
        return self.say("you") if seat == self.observer else self.name(seat)

    def together(self, seats: Iterable[int]) -> list[str]:
        """Several seats, “you” last, as the sentences about them want it."""
        return [self.called(seat) for seat in sorted(seats, key=lambda each: each == self.observer)]

    def headed(self, seat: int) -> str:
        """A seat at the start of a line."""
        return self.capital(self.called(seat))

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]
