"""The printed facts of all sets, from the files beside their cards. Names and texts live in ``words/``.

Our own sets come first, for their faces are numbers in saved games; those of other packages follow.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from comptoir.dale.guests import announced, revisions
from comptoir.dale.printed import Kind, Row, facts_in, read

_CARDS: Final = "comptoir.dale.cards"
_OURS: Final = tuple(
    [
        read(name, f"{_CARDS}.{name}", facts_in(_CARDS, name))
        for name in (
            "macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons",
            "platypuses", "sloths", "crocodiles", "fennecs", "polecats", "owls",
            "desert_monitors", "lemurs", "magpies", "echidnas", "hares", "tree_kangaroos",
        )
    ]
)  # fmt: skip
_OUR_ROWS: Final = (
    Row("junk", "", 1, 20, Kind.RUBBISH, slate="pay nobuild"),
    *[row for each in _OURS for row in each.rows],
)

FIRST_GUEST: Final = len(_OUR_ROWS)
"""The first face of somebody else's."""
_GUESTS: Final = announced([each.set.name for each in _OURS], [row.name for row in _OUR_ROWS])
PRINTED: Final = (*_OURS, *_GUESTS)
SETS: Final = tuple([each.set for each in PRINTED])
ROWS: Final = (*_OUR_ROWS, *[row for guest in _GUESTS for row in guest.rows])
"""What is printed on the cards of our edition; a face is the place of its row."""
REVISIONS: Final = revisions(ROWS)

# What is the same in all editions, by face.
JUNK: Final = 0
FACES: Final = tuple([row.name for row in ROWS])
FACE: Final = {row.name: face for face, row in enumerate(ROWS)}
SET_NAMES: Final = tuple([each.name for each in SETS])
SET: Final = tuple([SET_NAMES.index(row.set) if row.set else -1 for row in ROWS])
"""The number of a face's set; -1 for junk, which has none."""
DICE: Final = {each.name: each.die for each in SETS if each.die}


@cache
def faces_of(name: str) -> tuple[int, ...]:
    """The six card types of a set; players start with the first."""
    return tuple([face for face, row in enumerate(ROWS) if row.set == name])


def rows_of(name: str) -> tuple[Row, ...]:
    """The same as our edition prints them."""
    return tuple([ROWS[face] for face in faces_of(name)])
