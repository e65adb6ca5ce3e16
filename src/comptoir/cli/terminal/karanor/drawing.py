"""Places and the ways between them, drawn in characters; knows nothing of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

ROAD, ROUTE, NOTHING = "·", "~", " "
NARROWEST = 70
"""In less room than that nothing can be read."""
_LEAST_HEIGHT, _MOST_HEIGHT = 24, 30
_MARGIN = 9
"""Half of a usual label: what stands at the edge has to be written, too."""
_SHIFTS = (0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6)


class Spot(NamedTuple):
    """A place with what is written there; ``x`` and ``y`` in any unit, from the top left."""

    x: int
    y: int
    label: str
    short: str
    """What is written instead where there is no room."""


class _Point(NamedTuple):
    column: int
    line: int


def draw(
    spots: Sequence[Spot],
    roads: Iterable[tuple[int, int]],
    routes: Iterable[tuple[int, int]],
    width: int,
) -> list[str]:
    """The lines of a map; ways are given by the places of the spots they join."""
    height = max(_LEAST_HEIGHT, min(_MOST_HEIGHT, width * 3 // 10 + 4))
    points = _scaled(spots, width, height)
    canvas = [[NOTHING] * width for _ in range(height)]
    for one, other in roads:
        for point in _between(points[one], points[other]):
            canvas[point.line][point.column] = ROAD
    for one, other in routes:
        for point in _between(points[one], points[other])[::2]:
            if canvas[point.line][point.column] == NOTHING:
                canvas[point.line][point.column] = ROUTE
    taken = [[False] * width for _ in range(height)]
    for spot, point in zip(spots, points, strict=True):
        _write(canvas, taken, spot, point)
    return ["".join(line).rstrip() for line in canvas]


def _scaled(spots: Sequence[Spot], width: int, height: int) -> list[_Point]:
    left, top = min(each.x for each in spots), min(each.y for each in spots)
    wide = max(max(each.x for each in spots) - left, 1)
    high = max(max(each.y for each in spots) - top, 1)
    room = width - 1 - 2 * _MARGIN
    return [
        _Point(round(_MARGIN + (each.x - left) * room / wide), round((each.y - top) * (height - 1) / high))
        for each in spots
    ]


def _between(one: _Point, other: _Point) -> list[_Point]:
    """The cells on the way from one point to another."""
    count = max(abs(other.column - one.column), abs(other.line - one.line))
    return [
        _Point(
            round(one.column + (other.column - one.column) * at / count),
            round(one.line + (other.line - one.line) * at / count),
        )
        for at in range(1, count)
    ]


def _write(canvas: list[list[str]], taken: list[list[bool]], spot: Spot, point: _Point) -> None:
    """Write a label around its point, or a little beside it, never over another label."""
    width = len(canvas[0])
    for label in (spot.label, spot.short):
        text = f" {label} "
        for line_shift in (0, 1, -1):
            line = point.line + line_shift
            if not 0 <= line < len(canvas):
                continue
            for shift in _SHIFTS:
                start = max(0, min(width - len(text), point.column - len(text) // 2 + shift))
                if start + len(text) <= width and not any(taken[line][start : start + len(text)]):
                    canvas[line][start : start + len(text)] = text
                    taken[line][start : start + len(text)] = [True] * len(text)
                    return
