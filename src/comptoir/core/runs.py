"""Runs: larger choices made of single picks.

Only picks that can still be completed are offered. Where order does not matter, cards are offered in one
canonical order, so that no two sequences mean the same set; where it does (several cards discarded at
once land in the order picked), every order is its own choice. Nothing moves before a run is complete.
A run without any choice is not asked; one that asks anything asks every pick, so that a client can send
the whole of it and the engine can tell whether it fits. What the table picks in passing is not asked at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from comptoir.core.asking import ask
from comptoir.core.decision import (
    DONE,
    Args,
    Decision,
    Option,
    Picks,
    Some,
    swift_decision,
    swift_run,
    swift_some,
)
from comptoir.core.table import Table

RunArgs: TypeAlias = Callable[[Picks], Args]
"""What a prompt tells about the picks so far: the running total, how many are left to pick."""


def _next(
    seat: int,
    prompt: str,
    offered: Picks,
    picked: Picks,
    ordered: bool,
    source: int,
    tally: RunArgs | None,
    completed_by: tuple[Picks, ...] | Some | None,
) -> Decision:
    """The question for the next pick of a run."""
    args = tally(picked) if tally is not None else ()
    run = swift_run((picked, ordered, completed_by))
    return swift_decision((seat, prompt, offered, args, source, run, False))


async def choose_some(
    table: Table,
    seat: int,
    prompt: str,
    options: Sequence[Option],
    least: int,
    most: int,
    *,
    ordered: bool = False,
    source: int = -1,
    tally: RunArgs | None = None,
) -> Picks:
    """Between ``least`` and ``most`` of the options; as many as there are when there are fewer."""
    rest = [*options]
    most = min(most, len(rest))
    least = min(least, most)
    if least == len(rest) and (not ordered or least < 2):
        return tuple(rest)
    picked: list[Option] = []
    while len(picked) < most:
        missing = least - len(picked)
        if missing <= 0:
            offered: Picks = (*rest, DONE)
        else:
            offered = tuple(rest if ordered or missing == 1 else rest[: 1 - missing])
        pick = table.pick(seat, prompt, offered, source)
        if pick is None:
            some = swift_some((tuple(rest), max(missing, 0), min(most - len(picked), len(rest))))
            pick = await ask(_next(seat, prompt, offered, tuple(picked), ordered, source, tally, some))
        if pick == DONE:
            break
        picked.append(pick)
        if ordered:
            rest.remove(pick)
        else:
            del rest[: rest.index(pick) + 1]
    return tuple(picked)


async def arrange(
    table: Table, seat: int, prompt: str, options: Sequence[Option], *, source: int = -1
) -> Picks:
    """All of the options, in the order picked."""
    count = len(options)
    return await choose_some(table, seat, prompt, options, count, count, ordered=True, source=source)


async def choose_set(
    table: Table,
    seat: int,
    prompt: str,
    family: Sequence[Picks],
    *,
    universe: Sequence[Option] | None = None,
    source: int = -1,
    tally: RunArgs | None = None,
    always: bool = False,
) -> Picks:
    """One set of a family of allowed sets, each written in the order of the universe.

    Without a universe the order picked matters, and every order of a set is offered. ``always`` asks even
    where there is only one set, so that being asked does not tell that there are more.
    """
    ordered = universe is None
    sets = list(family)
    if not always and len(sets) == 1 and (not ordered or len(sets[0]) < 2):
        return sets[0]
    picked: Picks = ()
    while True:
        size = len(picked)
        if ordered:
            rest = dict.fromkeys([option for one in sets for option in one if option not in picked])
        else:
            rest = dict.fromkeys([one[size] for one in sets if len(one) > size])
        if not rest:
            return picked
        offered = tuple(rest) if universe is None else tuple([each for each in universe if each in rest])
        if min([len(one) for one in sets]) == size:
            offered += (DONE,)
        pick = table.pick(seat, prompt, offered, source)
        if pick is None:
            pick = await ask(_next(seat, prompt, offered, picked, ordered, source, tally, tuple(sets)))
        if pick == DONE:
            return picked
        picked += (pick,)
        if ordered:
            sets = [one for one in sets if pick in one]
        else:
            sets = [one for one in sets if len(one) > size and one[size] == pick]
        if len(sets) == 1 and len(sets[0]) == len(picked):
            return picked


async def choose_while(
    table: Table,
    seat: int,
    prompt: str,
    offers: Callable[[Picks], tuple[Picks, bool]],
    *,
    ordered: bool = True,
    source: int = -1,
    tally: RunArgs | None = None,
) -> Picks:
    """A set too large a family to spell out: ``offers`` says what may follow the picks so far, and
    whether they will do as they are. Where the order picked does not matter, it offers one of them only."""
    picked: Picks = ()
    while True:
        offered, will_do = offers(picked)
        if not offered:
            return picked
        if will_do:
            offered += (DONE,)
        pick = table.pick(seat, prompt, offered, source)
        if pick is None:
            pick = await ask(_next(seat, prompt, offered, picked, ordered, source, tally, None))
        if pick == DONE:
            return picked
        picked += (pick,)
