"""What happened to the seats of a table, told to everybody among the talk."""

from __future__ import annotations

from typing import Literal, NamedTuple

from comptoir.server.names import in_words
from comptoir.words import words


class News(NamedTuple):
    """Somebody has left, or the host has freed their seat; their time was over, or they are back; somebody
    has taken it; or the spectators' link is another."""

    what: Literal["left", "freed", "taken", "renewed", "late-bot", "late-free", "back"]
    seat: int
    name: str = ""

    def sentence(self, lang: str) -> str:
        return words(lang).say(f"news-{self.what}", name=in_words(self.name, lang), number=self.seat + 1)
