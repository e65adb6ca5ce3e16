"""Who sits at a seat of a table."""

from __future__ import annotations

from typing import Literal

from comptoir.server import entries


class Sitter:
    """Who sits at a seat. ``generation`` tells its present invitation from earlier ones."""

    __slots__ = ("bot", "devices", "former", "generation", "has_old_link", "is_free", "name", "stand_in")

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.name = ""
        self.stand_in = ""
        """The bot that plays for a person who is gone, or until somebody takes a seat that is free."""
        self.is_free = False
        """Has the host freed it in the middle of the game?"""
        self.former = ""
        """Who may still come back to a seat that is free: their time was over."""
        self.devices: dict[str, entries.Device] = {}
        self.has_old_link = False
        """Is it taken by somebody whose link is not spent?"""
        self.generation = 0

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        return "bot" if self.bot else "person" if self.name and not self.is_free else "open"

    @property
    def player(self) -> str:
        """The bot that plays this seat now, if one does."""
        return self.bot or self.stand_in

    @property
    def is_played_by_a_person(self) -> bool:
        return self.kind == "person" and not self.stand_in

    def free(self, bot: str, late: bool) -> None:
        """A bot plays until somebody takes it; whoever was too late may still come back to it."""
        name = self.name if late else ""
        if late:
            self.generation += 1
        else:
            self.vacate()
        self.is_free, self.stand_in, self.former = True, bot, name

    def take(self) -> None:
        """Somebody takes a seat that was free: whoever might have come back cannot any more."""
        if self.former:
            self.vacate()
        self.is_free, self.stand_in = False, ""

    def vacate(self) -> None:
        """Whoever sat here has nothing left that opens it."""
        self.former = ""
        self.devices.clear()
        self.has_old_link = False
        self.generation += 1
