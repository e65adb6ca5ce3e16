"""The editions, ours and those of other packages: their cardbooks are bound when the game is loaded."""

from __future__ import annotations

from comptoir.dale.cardbook import BOOKS, Cardbook
from comptoir.dale.catalogue import GUESTS, REVISIONS, ROWS, SETS
from comptoir.dale.guests import NO_BOX, OURS
from comptoir.dale.printed import Row

__all__ = ["BOOKS", "CLASSIC", "printed"]

_ours = [f"comptoir.dale.cards.{each.name}" for each in SETS if each.game != NO_BOX]
CLASSIC = BOOKS[OURS] = Cardbook(OURS, ROWS, [*_ours, *[f"{guest.package}.cards" for guest in GUESTS]])
for _name, _revision in REVISIONS.items():
    BOOKS[_name] = Cardbook(_name, _revision.rows, [f"{_revision.package}.cards"], CLASSIC)


def printed() -> list[Row]:
    """Every card there is: ours, then those that another edition has changed."""
    return [row for book in BOOKS.values() for row in book.rows if row.edition or book is CLASSIC]
