"""How far it is on the map: the ways a merchant can go, and what they take."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from comptoir.karanor.bans import MOVE, SEA
from comptoir.karanor.board import MOVE_STEPS, SEA_COST, KaranorBoard


class Journey(NamedTuple):
    """A way from where a merchant stands."""

    steps: tuple[int, ...]
    """The territories it leads through, the last one included."""
    actions: int
    """Move actions it takes beyond the one that goes on."""
    gold: int
    is_possible: bool
    """Can it be gone this turn?"""
    left: int
    """Steps of the last move that are left on arrival."""


def journeys(board: KaranorBoard, at: int) -> dict[int, list[Journey]]:
    """For every other territory the shortest way, and the cheapest where that is another one."""
    shortest, cheapest = _search(board, at, by_gold=False), _search(board, at, by_gold=True)
    found = {}
    for place, way in shortest.items():
        ways = [way] if cheapest[place].gold >= way.gold else [way, cheapest[place]]
        found[place] = ways
    return found


def _search(board: KaranorBoard, at: int, *, by_gold: bool) -> dict[int, Journey]:
    """The best way to each territory: of fewest steps, or of least gold; the other breaks ties."""
    here, fare = board.pawns[at], board.stats[at][SEA_COST]
    waiting: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    found: dict[int, Journey] = {}
    while waiting:
        first, second, way = heappop(waiting)
        place = way[-1] if way else here
        if place in found or (way and place == here):
            continue
        gold = first if by_gold else second
        if way:
            found[place] = _journey(board, at, way, gold)
        for to, sea in board.pack.neighbours[place]:
            paid, steps = gold + (fare if sea else 0), len(way) + 1
            heappush(waiting, (*((paid, steps) if by_gold else (steps, paid)), (*way, to)))
    return found


def _journey(board: KaranorBoard, at: int, way: tuple[int, ...], gold: int) -> Journey:
    per_action, ready = max(board.stats[at][MOVE_STEPS], 1), board.steps_left(at)
    actions = -(-max(len(way) - ready, 0) // per_action)
    forbidden = board.forbidden[at]
    is_possible = (
        at == board.active
        and actions <= board.actions
        and gold <= board.gold[at]
        and not forbidden >> MOVE & 1
        and not (forbidden >> SEA & 1 and _sails(board, at, way))
    )
    return Journey(way, actions, gold, is_possible, ready + actions * per_action - len(way))


def _sails(board: KaranorBoard, at: int, way: tuple[int, ...]) -> bool:
    """Does a way lead over the sea?"""
    places = (board.pawns[at], *way)
    return any([to not in board.pack.territories[place].land for place, to in zip(places, way, strict=False)])
