"""A change of the rules is one row, and games of older versions do not notice it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from comptoir.core import BadOptions, Dice, Match, registry
from comptoir.core.archive import dump, load
from comptoir.core.switches import Switched, check_names, set_switches, switch
from tests.upgrading import NEXT_DALE, NEXT_KARANOR, upgraded

SETS = ["macaws", "pandas", "squirrels"]


@dataclass(frozen=True, slots=True)
class First(Switched):
    players: int
    haggling: str = switch("polite", "rude")


@dataclass(frozen=True, slots=True)
class Third(Switched):
    """Two versions later: a default has changed, and a switch has come."""

    players: int
    haggling: str = switch("rude", "polite", was={2: "polite"})
    closes_early: bool = switch(True, False, since=3, kept=False)


def complete(rules: int, **wishes: object) -> Third:
    check_names(Third, {"players": 2, **wishes}, rules)
    return Third(players=2, **set_switches(Third, wishes, rules))


@pytest.mark.parametrize(
    ("rules", "haggling", "closes_early"), [(1, "polite", False), (2, "rude", False), (3, "rude", True)]
)
def test_a_game_has_the_defaults_of_the_version_it_began_with(
    rules: int, haggling: str, closes_early: bool
) -> None:
    options = complete(rules)
    assert (options.haggling, options.closes_early) == (haggling, closes_early)
    assert Third.of(options.plain(rules)) == options


def test_an_older_game_says_what_it_has_always_said() -> None:
    """In its file and in its hash: both were written when there was no such switch."""
    before, after = First(2), complete(1)
    assert after.plain(1) == before.plain(1) == {"players": 2, "haggling": "polite"}
    assert after.departures == before.departures == (("players", 2),)
    assert complete(1, haggling="rude").departures == First(2, "rude").departures
    assert complete(3).departures == (("players", 2), ("haggling", "rude"), ("closes_early", True))


def test_a_version_does_not_know_a_younger_switch() -> None:
    with pytest.raises(BadOptions, match="unknown_option") as refused:
        complete(2, closes_early=True)
    assert refused.value.details["allowed"] == "haggling, players"
    with pytest.raises(BadOptions, match="bad_option") as refused:
        complete(3, closes_early=1)
    assert refused.value.details["allowed"] == "true, false"


def test_a_row_that_does_not_say_what_older_games_keep_is_refused() -> None:
    for wrong in (lambda: switch(True, False, since=2), lambda: switch("a", "b", since=2, kept="c")):
        make: Callable[[], object] = wrong
        with pytest.raises(TypeError, match="older games keep"):
            make()


@pytest.mark.parametrize(("game", "version"), [("dale", NEXT_DALE), ("karanor", NEXT_KARANOR)])
def test_a_game_goes_on_under_the_rules_it_began_with(game: str, version: int) -> None:
    """And saves itself as the build it began with did, to the byte."""
    wishes: dict[str, object] = {"sets": SETS} if game == "dale" else {"players": 2}
    key = Dice.seeded(game).key
    match = Match(registry.rules(game), wishes, key)
    play(match, 40)
    half, half_hash = dump(match), match.hash
    play(match, 80)
    whole = dump(match)
    with upgraded():
        older = load(half)
        assert (older.rules, older.hash) == (version - 1, half_hash)
        play(older, 80)
        assert older.hash == match.hash
        assert dump(older) == whole
        newer = Match(registry.rules(game), wishes, key)
        assert newer.rules == version
        assert newer.options["head_start"] is True
        assert newer.hash != Match(registry.rules(game), wishes, key, rules=version - 1).hash
        assert load(dump(newer)).hash == newer.hash


def play(match: Match, picks: int) -> None:
    while match.decisions and len(match.picks) < picks:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[len(match.picks) % len(decision.options)])
