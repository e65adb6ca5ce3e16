"""Where territories are drawn in a pack that does not say: islands apart, neighbours near each other.

Ways pull like springs and territories push each other off, beginning with each island on a circle of its own.
The rules read nothing of this.
"""

from __future__ import annotations

from cmath import rect
from collections.abc import Sequence
from dataclasses import replace
from math import pi

from comptoir.karanor.pack.pieces import NONE, Territory

EDGE = 1000
"""Of the map, from the top left."""
_MARGIN = 60
_STEPS = 240
_ROAD, _ROUTE = 1.0, 2.4
"""How long ways would like to be, by land and by sea."""


def with_places(territories: Sequence[Territory]) -> tuple[Territory, ...]:
    """The same, all of them drawn somewhere: where the pack says, if it says so of every one."""
    if not any([NONE in (each.x, each.y) for each in territories]):
        return tuple(territories)
    drawn = _fitted(_settled(territories))
    return tuple([replace(each, x=x, y=y) for each, (x, y) in zip(territories, drawn, strict=True)])


def _settled(territories: Sequence[Territory]) -> list[complex]:
    spots = _first_guess(territories)
    for step in range(_STEPS):
        furthest = 0.5 * (1 - step / _STEPS)
        forces = [_force(territories, spots, at) for at in range(len(spots))]
        moves = [force * min(1, furthest / (abs(force) or 1)) for force in forces]
        spots = [spot + move for spot, move in zip(spots, moves, strict=True)]
    return spots


def _first_guess(territories: Sequence[Territory]) -> list[complex]:
    """Islands around the middle, their territories around each."""
    islands = sorted({each.island for each in territories})
    spots = []
    for each in territories:
        beside = [other for other in territories if other.island == each.island]
        turn = 2 * pi * beside.index(each) / len(beside)
        middle = rect(3.0, 2 * pi * islands.index(each.island) / len(islands) + 0.4)
        spots.append(middle + rect(0.4 * len(beside) ** 0.5, turn + 0.1))
    return spots


def _force(territories: Sequence[Territory], spots: Sequence[complex], at: int) -> complex:
    """What moves a territory: its ways, and everything that is too near."""
    here, force = spots[at], 0j
    for other, there in enumerate(spots):
        if other != at:
            away = here - there
            force += 0.35 * away / max(abs(away), 0.05) ** 3
    for ways, length in ((territories[at].land, _ROAD), (territories[at].sea, _ROUTE)):
        for other in ways:
            towards = spots[other] - here
            force += 0.5 * towards * (1 - length / max(abs(towards), 0.05))
    return force


def _fitted(spots: Sequence[complex]) -> list[tuple[int, int]]:
    """On the map, from edge to edge."""
    columns = _stretched([spot.real for spot in spots]), _stretched([spot.imag for spot in spots])
    return list(zip(*columns, strict=True))


def _stretched(numbers: Sequence[float]) -> list[int]:
    least, most = min(numbers), max(numbers)
    room = (EDGE - 2 * _MARGIN) / ((most - least) or 1)
    return [round(_MARGIN + (each - least) * room) for each in numbers]
