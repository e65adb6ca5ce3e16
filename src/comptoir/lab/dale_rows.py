"""What the events of La Vallée des Marchands mean for the rows of a study."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeAlias

from comptoir.core import Event, Match
from comptoir.dale import events
from comptoir.dale.catalogue import JUNK, ROWS, faces_of
from comptoir.lab.rows import CardRow, Columns, Row, Tally

BOUGHT: Final = 0
PLAYED: Final = 1
USED: Final = 2
BUILT: Final = 3
TOSSED: Final = 4
FIRST: Final = 5
_NEVER: Final = 0


class DaleTally(Tally):
    """Counts what each seat did with each card type of the game, those it never touched too."""

    __slots__ = ("counts", "inventories", "turn")

    seats: ClassVar[Columns] = MappingProxyType(
        {
            "stacks": int, "bought": int, "played": int, "used": int, "built": int, "tossed": int,
            "inventories": int,
        }
    )  # fmt: skip
    hears: ClassVar[bool] = True

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        rules = match.table.rules
        faces = [JUNK, *[face for name in rules.sets for face in faces_of(name)]]
        self.counts = [{face: [0, 0, 0, 0, 0, _NEVER] for face in faces} for _ in range(rules.players)]
        """By seat and face."""
        self.inventories = [0] * rules.players
        self.turn = 1  # of the first one no event tells

    def count(self) -> None:
        meant = _MEANT
        for event in self.events:
            count = meant.get(type(event))
            if count is not None:
                count(self, event)

    def seat_row(self, seat: int) -> Row:
        added = [sum(each) for each in list(zip(*self.counts[seat].values(), strict=True))[:FIRST]]
        return len(self.match.table.stall(seat)), *added, self.inventories[seat]

    def card_rows(self) -> Iterable[CardRow]:
        table = self.match.table
        for seat, counts in enumerate(self.counts):
            lying = [table.faces[card] for stack in table.stall(seat) for card in stack]
            for face, (bought, played, used, built, tossed, first) in counts.items():
                yield CardRow(
                    seat, ROWS[face].name, ROWS[face].set, bought, played, used, built, tossed,
                    lying.count(face), first or None,
                )  # fmt: skip


def _turn_began(tally: DaleTally, event: events.TurnBegan) -> None:
    tally.turn = event.turn


def _purchased(tally: DaleTally, event: events.Purchased) -> None:
    counts = tally.counts[event.seat]
    count = counts[event.card.face]
    count[BOUGHT] += 1
    count[FIRST] = count[FIRST] or tally.turn
    for card in event.tossed:
        counts[card.face][TOSSED] += 1


def _played(tally: DaleTally, event: events.Played) -> None:
    tally.counts[event.seat][event.card.face][PLAYED] += 1


def _used(tally: DaleTally, event: events.Used | events.Reacted) -> None:
    tally.counts[event.seat][event.card.face][USED] += 1


def _built(tally: DaleTally, event: events.Built) -> None:
    """What the teammate has added is the teammate's."""
    mate = tally.match.table.mate_of(event.seat)
    for place, card in enumerate(event.cards):
        tally.counts[event.seat if place < event.own else mate][card.face][BUILT] += 1


def _tossed(tally: DaleTally, event: events.Tossed) -> None:
    for card in event.cards:
        tally.counts[event.seat][card.face][TOSSED] += 1


def _took_inventory(tally: DaleTally, event: events.TookInventory) -> None:
    tally.inventories[event.seat] += 1


_Meaning: TypeAlias = Callable[[DaleTally, Any], None]
_MEANT: Final[Mapping[type[Event], _Meaning]] = {
    events.TurnBegan: _turn_began,
    events.Purchased: _purchased,
    events.Played: _played,
    events.Used: _used,
    events.Reacted: _used,
    events.Built: _built,
    events.Tossed: _tossed,
    events.TookInventory: _took_inventory,
}
