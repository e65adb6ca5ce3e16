"""Runs: whatever is picked, the result is one of the sets allowed, and every one of them can be reached."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeAlias

from hypothesis import given
from hypothesis import strategies as st

from comptoir.core import DONE, Decision, Dice, Some, Table, choose_set, choose_some

Run: TypeAlias = Coroutine[Any, Any, tuple[Any, ...]]
Sets: TypeAlias = list[tuple[int, ...]]

families = st.sets(st.frozensets(st.integers(0, 5), min_size=1, max_size=3), min_size=1, max_size=8)
UNIVERSE = tuple(range(6))
TABLE = Table()
TABLE.begin(1, Dice.seeded("nobody plays here"))


def spelt(family: set[frozenset[int]]) -> Sets:
    """The sets of a family, each in canonical order."""
    return sorted(tuple(sorted(one)) for one in family)


def walk(script: Run, numbers: list[int]) -> tuple[Any, ...]:
    """Drive a run to its end, picking by numbers; it says beforehand what it may become."""
    send, asked, runs = None, 0, []
    try:
        while True:
            decision: Decision = script.send(send)
            runs.append(decision.run)
            assert decision.options
            assert len(set(decision.options)) == len(decision.options)
            send = decision.options[numbers[asked % len(numbers)] % len(decision.options)]
            asked += 1
    except StopIteration as stop:
        picked = tuple(stop.value)
    assert all(is_completed_by(run, picked) for run in runs)
    return picked


def is_completed_by(run: Any, result: tuple[Any, ...]) -> bool:
    rest = result[len(run.picked) :]
    if isinstance(run.completed_by, Some):
        options, least, most = run.completed_by
        assert most <= len(options), "a person would be told to pick more than there is"
        return least <= len(rest) <= most and {*rest} <= {*options}
    return frozenset(rest) in map(frozenset, run.sets_left)


@given(families, st.lists(st.integers(0, 40), min_size=1, max_size=9))
def test_single_picks_end_in_an_allowed_set(family: set[frozenset[int]], numbers: list[int]) -> None:
    allowed = spelt(family)
    assert walk(choose_set(TABLE, 0, "pick", allowed, universe=UNIVERSE), numbers) in allowed
    assert frozenset(walk(choose_set(TABLE, 0, "pick", allowed), numbers)) in family


def spellings(family: Sets, picked: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every way an unordered run can go, found by picking every option."""
    script: Run = choose_set(TABLE, 0, "pick", family, universe=UNIVERSE)
    try:
        decision: Decision = script.send(None)
        for pick in picked:
            decision = script.send(pick)
    except StopIteration as stop:
        return [tuple(stop.value)]
    script.close()
    found = [picked] if DONE in decision.options else []
    for option in decision.options:
        if option != DONE:
            found += spellings(family, (*picked, option))
    return found


@given(families)
def test_an_unordered_set_has_exactly_one_spelling(family: set[frozenset[int]]) -> None:
    assert sorted(spellings(spelt(family))) == spelt(family)


numbers = st.integers(0, 5)


@given(numbers, numbers, numbers, st.booleans(), st.lists(st.integers(0, 9), min_size=1))
def test_some_of_the_options(count: int, least: int, most: int, ordered: bool, picks: list[int]) -> None:
    picked = walk(choose_some(TABLE, 0, "pick", tuple(range(count)), least, most, ordered=ordered), picks)
    most = min(most, count)
    assert min(least, most) <= len(picked) <= most
    assert len(set(picked)) == len(picked)
    assert ordered or list(picked) == sorted(picked)
