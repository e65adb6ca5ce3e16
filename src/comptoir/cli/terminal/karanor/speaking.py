"""What a terminal says of Karanor beside the usual words: whole cards, and what lasts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from comptoir.telling.karanor.describing import Entry, describe_card
from comptoir.telling.karanor.sight import SeatSight
from comptoir.telling.karanor.teller import Teller


class Speaker(Teller):
    """Speaks to one observer in a terminal."""

    def described(self, name: str) -> str:
        """An entry of the pack in one line: its name and what it does."""
        return self.say("terminal-entry", name=self.entry(name), about=self.briefly(name))

    def briefly(self, name: str) -> str:
        """What an entry does, in one line."""
        return ". ".join(self.rules_of(name))

    def description(self, name: str) -> list[str]:
        """What is written on an entry of the pack: its story, then what it does."""
        story = self.text(name)
        return [*([self.say("terminal-story", text=story)] if story else []), *self.rules_of(name)]

    def rules_of(self, name: str) -> list[str]:
        return describe_card(self.words, self.pack, self._entries[name])

    def knows(self, name: object) -> bool:
        """Is that the name of an entry of the pack?"""
        return name in self._entries

    def lasting(self, seat: SeatSight) -> Iterator[str]:
        """What cards have done to a merchant, until when."""
        for each in seat.lasting:
            if each.action:
                action = self.say(f"terminal-action-{each.action}")
                yield self.say("terminal-lasting-forbidden", action=action, turn=each.last_turn)
            else:
                stat = self.say(f"terminal-stat-{each.stat.replace('_', '-')}")
                yield self.say("terminal-lasting-stat", stat=stat, add=f"{each.add:+}", turn=each.last_turn)

    @cached_property
    def _entries(self) -> dict[str, Entry]:
        pack = self.pack
        places: tuple[Entry, ...] = (*pack.resources, *pack.islands, *pack.territories)
        tiles: tuple[Entry, ...] = (*pack.associates, *pack.insignia, *pack.cards)
        return {each.id: each for each in (*places, *tiles)}
