"""What a notice says: what everybody at the table knows, and nothing else can get in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from comptoir.server.glances import Glance
from comptoir.server.links import path
from comptoir.server.names import in_words
from comptoir.words import words

What: TypeAlias = Literal["turn", "deal", "reminder", "over", "rematch", "try"]
HOUR, MINUTE = 3600, 60
MINUTES_UP_TO = 2 * HOUR


class Written(NamedTuple):
    """A notice in somebody's language."""

    title: str
    text: str


class Notice(NamedTuple):
    """One thing to tell one person."""

    what: What
    table: str = ""
    seat: int = 0
    """Where it leads."""
    game: str = ""
    others: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    has_won: bool = False
    left: int = 0
    """Seconds until nobody waits any more."""

    @property
    def path(self) -> str:
        """The page it opens, without anything secret: the browser has that, or asks for it."""
        return path(self.table, self.seat) if self.table else "/me"

    def written(self, lang: str) -> Written:
        say = words(lang).say
        others = words(lang).all_of([in_words(name, lang) for name in self.others])
        winners = words(lang).all_of([in_words(name, lang) for name in self.winners])
        facts: dict[str, str | int] = {
            "game": say(f"game-{self.game}") if self.game else "",
            "others": others,
            "winners": winners,
            "won": "yes" if self.has_won else "no" if self.winners else "nobody",
            "unit": "minutes" if self.left < MINUTES_UP_TO else "hours",
            "count": max(1, self.left // (MINUTE if self.left < MINUTES_UP_TO else HOUR)),
        }
        return Written(say(f"post-{self.what}", **facts), say(f"post-{self.what}.text", **facts))


def about(what: What, table: str, glance: Glance, seats: Sequence[int], left: int = 0) -> Notice:
    """What somebody at these seats is told of their table."""
    chairs = list(enumerate(glance.chairs))
    return Notice(
        what,
        glance.next_table if what == "rematch" else table,
        seats[0],
        glance.game,
        tuple(each.name for seat, each in chairs if seat not in seats and each.kind != "open"),
        tuple(each.name for seat, each in chairs if seat in glance.winners),
        has_won=any(seat in glance.winners for seat in seats),
        left=left,
    )
