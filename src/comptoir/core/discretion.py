"""Whether a pick was noticed: what a seat has begun is its own until others have seen something of it.

Choosing what to buy shows nothing, and can be taken back for nothing; so as long as only the same seat is
asked, no event is told, nobody learns a face and no dice move, the others know nothing of it either. What
rules note on the table meanwhile is shown with the first thing that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from comptoir.core.decision import Decision
from comptoir.core.table import Table

if TYPE_CHECKING:
    from comptoir.core.match import Match

NOBODY: Final = -1
"""There is not one seat alone that is asked."""


Noticeable: TypeAlias = tuple[int, int, int, bytes]
"""What others would notice: who is asked, how much was told, the count of the dice, who knows what. If a pick
changes none of it, they know nothing of the pick."""


def look(table: Table, asked: tuple[Decision, ...], together: bool) -> Noticeable:
    """What can be noticed now; the table has to be listened to."""
    seat = NOBODY if together or not asked else asked[0].seat
    return seat, table.told, table.dice.count, bytes(table.known)


def open_to(match: Match, observer: int) -> tuple[Decision, ...]:
    """Who is to decide, for all an observer knows: in a window nobody sees who has answered already."""
    pending = match.decisions
    if len(pending) == len(match._asked) or not pending[0].quiet:
        return pending
    is_asked = match.decision_of(observer) is not None
    return tuple([each for each in match._asked if each.seat != observer or is_asked])
