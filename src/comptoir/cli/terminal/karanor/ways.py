"""The way from here to somewhere else on the map."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.sight import Sight
    from comptoir.cli.terminal.karanor.speaking import Speaker
    from comptoir.karanor.pack import Pack


def way_to(teller: Speaker, sight: Sight, place: str) -> Iterator[str]:
    """How far it is to a territory, and which way; nothing if it is here or next to here."""
    if sight.is_spectator:
        return
    pack = sight.pack
    sails, way = shortest(pack, pack.index("territories", sight.me.place), pack.index("territories", place))
    if len(way) < 2:
        return
    yield teller.say(
        "terminal-way",
        steps=len(way),
        moves=-(-len(way) // max(sight.me.stats["move_steps"], 1)),
        sails=sails,
        gold=teller.gold(sails * sight.fare),
        way=" → ".join(teller.entry(pack.territories[each].id) for each in way),
    )


def shortest(pack: Pack, source: int, target: int) -> tuple[int, tuple[int, ...]]:
    """Of the ways with the fewest steps one with the fewest crossings: how many, and its territories."""
    ways: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    reached: set[int] = set()
    while ways:
        steps, sails, way = heappop(ways)
        at = way[-1] if way else source
        if at == target:
            return sails, way
        if at in reached:
            continue
        reached.add(at)
        for cost, places in ((0, pack.territories[at].land), (1, pack.territories[at].sea)):
            for to in places:
                heappush(ways, (steps + 1, sails + cost, (*way, to)))
    return 0, ()
