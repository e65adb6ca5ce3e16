"""The editions, ours and those of other packages: their cardbooks are bound when the game is loaded."""

from __future__ import annotations

from comptoir.dale.cardbook import BOOKS, Cardbook
from comptoir.dale.catalogue import PRINTED, REVISIONS, ROWS
from comptoir.dale.guests import OURS
from comptoir.dale.printed import Row

__all__ = ["BOOKS", "CLASSIC", "printed"]

CLASSIC = BOOKS[OURS] = Cardbook(OURS, ROWS, [each.module for each in PRINTED])
for _name, _revision in REVISIONS.items():
    BOOKS[_name] = Cardbook(_name, _revision.rows, [_revision.module], CLASSIC)


def printed() -> list[Row]:
    """Every card there is: ours, then those that another edition has changed."""
    return [row for book in BOOKS.values() for row in book.rows if row.edition or book is CLASSIC]
