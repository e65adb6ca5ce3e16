"""The figures of the arena, held against numbers worked out by hand."""

from collections import Counter
from dataclasses import replace

import pytest

from comptoir.bots.guarded import Mishap
from comptoir.lab.campaigns import Outcome
from comptoir.lab.dale import DaleSetup
from comptoir.lab.intervals import interval
from comptoir.lab.meetings import Arena, Game, Meeting
from comptoir.lab.ratings import rate
from comptoir.lab.setups import Trading
from comptoir.lab.standings import Encounter, Standings, Times, times


def outcome(number: int, kinds: str, *winners: int, finished: bool = True, teams: bool = False) -> Outcome:
    return Outcome(number, tuple(kinds), winners, finished, 100, 80, 30, teams=teams)


def meeting(players: int = 2, games: int = 4, *, teams: bool = False) -> Meeting:
    return Meeting("a", "b", DaleSetup(teams), players, games)


# -- intervals ----------------------------------------------------------------------------------------------


def test_games_that_have_nothing_in_common_have_the_interval_of_wilson() -> None:
    # One game in each deal: 70 of 100, known from any table of the Wilson score interval.
    found = interval([1.0] * 70 + [0.0] * 30, 1)
    assert found == pytest.approx((0.7, 0.6042, 0.7811), abs=5e-5)


def test_deals_that_decide_their_games_count_as_one_game_each() -> None:
    # Both games of a deal always end alike, so 200 games are worth 100 (99.5, as samples vary).
    twice = interval([1.0] * 70 + [0.0] * 30, 2)
    assert twice == pytest.approx((0.7, 0.6039, 0.7812), abs=5e-5)


def test_five_deals_worked_out_by_hand() -> None:
    # Share .7; variance between deals .8 / 4 = .2; of two lone games .21 × 10 / 9 / 2 = .1167: ten games
    # are worth 10 × .1167 / .2 = 5.83.
    found = interval([1, 1, 0.5, 0, 1], 2)
    assert found == pytest.approx((0.7, 0.3211, 0.9201), abs=5e-5)


def test_deals_that_are_alike_by_chance_prove_no_more_than_their_games() -> None:
    # Four games, two of them won: Wilson's interval for 2 of 4.
    assert interval([0.5, 0.5], 2) == pytest.approx((0.5, 0.1500, 0.8500), abs=5e-5)
    assert interval([1.0, 1.0], 2) == pytest.approx((1.0, 0.5101, 1.0), abs=5e-5)


def test_a_single_deal_is_worth_a_single_game() -> None:
    assert interval([1.0], 4) == pytest.approx((1.0, 0.2065, 1.0), abs=5e-5)


# -- encounters ---------------------------------------------------------------------------------------------


def test_wins_are_those_of_the_first_kind_wherever_it_sits() -> None:
    encounter = Encounter(meeting())
    encounter.add(outcome(0, "ab", 0))
    encounter.add(outcome(1, "ba", 1))
    encounter.add(outcome(2, "ab", 1))
    encounter.add(outcome(3, "ba", 1))
    assert encounter.deals() == [1.0, 0.5]
    found = encounter.plain()
    assert (found["deals"], found["games"], found["wins"], found["share"]) == (2, 4, 3, 0.75)
    assert (found["fair"], found["times_fair"]) == (0.5, 1.5)


def test_a_shared_victory_is_shared() -> None:
    encounter = Encounter(meeting(3, 3))
    for number, kinds in enumerate(["abb", "bba", "bab"]):
        encounter.add(outcome(number, kinds, 0, 1))
    assert encounter.deals() == [pytest.approx((0.5 + 0 + 0.5) / 3)]
    assert encounter.plain()["wins"] == 1
    assert encounter.plain()["fair"] == 0.3333


def test_a_team_wins_once() -> None:
    encounter = Encounter(meeting(4, 2, teams=True))
    encounter.add(outcome(0, "abab", 0, 2, teams=True))
    encounter.add(outcome(1, "baba", 0, 2, teams=True))
    found = encounter.plain()
    assert (found["games"], found["wins"], found["fair"], found["teams"]) == (2, 1, 0.5, True)


def test_a_deal_with_a_game_that_did_not_end_is_left_out_and_told() -> None:
    encounter = Encounter(meeting())
    encounter.add(outcome(0, "ab", 0))
    encounter.add(outcome(1, "ba", finished=False))
    encounter.add(outcome(2, "ab", 1))
    found = encounter.plain()
    assert (found["games"], found["share"], found["low"], found["unfinished"]) == (0, None, None, 1)
    encounter.add(outcome(3, "ba", 0))
    assert encounter.plain()["games"] == 2


def test_games_are_counted_in_whole_deals() -> None:
    assert [meeting(players, 400).whole_games for players in (2, 3, 4)] == [400, 402, 400]
    assert meeting(4, 401, teams=True).whole_games == 402


def test_it_is_also_told_set_by_set() -> None:
    encounter = Encounter(meeting())
    for number, winner in enumerate([0, 1, 1, 1]):
        content = "owls,hares" if number < 2 else "owls,sloths"
        encounter.add(replace(outcome(number, "ab" if number % 2 == 0 else "ba", winner), content=content))
    assert encounter.mixes_sets
    found = encounter.plain()["by_set"]
    assert isinstance(found, dict)
    assert {name: (each["games"], each["wins"]) for name, each in found.items()} == {
        "hares": (2, 2),
        "owls": (4, 3),
        "sloths": (2, 1),
    }
    assert found["owls"]["low"] == encounter.plain()["low"]


# -- times and errors ---------------------------------------------------------------------------------------


def test_times_are_those_within_which_so_many_choices_were_made() -> None:
    found = times(Counter({1000: 50, 2000: 44, 3000: 1, 9000: 5}))
    assert found == Times(100, 1.0, 3.0, 9.0)
    assert times(Counter({500: 1})) == Times(1, 0.5, 0.5, 0.5)


def test_what_went_wrong_is_counted_and_the_first_of_it_shown() -> None:
    arena = Arena((meeting(), Meeting("c", "d", DaleSetup(), 2, 2)), seed=1)
    standings = Standings(arena, "dale").add_all(
        [
            Game(1, outcome(1, "dc", 0), {"c": (2000,)}, (Mishap("c", "no idea", "Traceback …"),)),
            Game(0, outcome(3, "ba", finished=False), {"a": (1000, 3000), "b": (500,)}),
            Game(0, Outcome(2, ("a", "b"), (), False, 9, 9, 0, violations=("pick 9: wrong",))),
        ]
    )
    found = standings.plain()
    assert found["errors"] == 3
    nobodys = {"bot": None, "traceback": ""}
    assert found["first_errors"] == [
        {"a": "a", "b": "b", "game": 2, "what": "pick 9: wrong", **nobodys},
        {"a": "a", "b": "b", "game": 3, "what": "not over after 100 picks", **nobodys},
        {"a": "c", "b": "d", "game": 1, "what": "c: no idea", "bot": "c", "traceback": "Traceback …"},
    ]
    assert standings.times()["a"] == Times(2, 1.0, 3.0, 3.0)


def test_trades_are_told_where_merchants_trade() -> None:
    encounter = Encounter(meeting())
    encounter.add(Outcome(0, ("a", "b"), (0,), True, 1, 1, 9, trading=Trading(8, 2, (5, 1))))
    trading = encounter.plain()["trading"]
    assert isinstance(trading, dict)
    assert (trading["trades_per_game"], trading["accepted"]) == (2.0, 0.25)


# -- ratings ------------------------------------------------------------------------------------------------


def test_ratings_begin_where_openskill_says() -> None:
    # One game between two newcomers, as the documentation of OpenSkill has it.
    found = rate([outcome(0, "ab", 0)])
    assert found is not None
    assert list(found) == ["a", "b"]
    assert found["a"] == (27.64, 8.07, 3.44)
    assert found["b"] == (22.36, 8.07, -1.83)


def test_whoever_wins_more_is_rated_higher_on_any_number_of_seats_and_in_teams() -> None:
    tables = [("abb", 0), ("bab", 1), ("bba", 2)]
    alone = rate([outcome(number, kinds, winner) for number, (kinds, winner) in enumerate(tables)])
    assert alone is not None
    assert alone["a"].mu > 25 > alone["b"].mu
    pairs = rate([outcome(0, "abab", 0, 2, teams=True), outcome(1, "baba", 1, 3, teams=True)])
    assert pairs is not None
    assert pairs["a"].mu > 25 > pairs["b"].mu
    assert rate([outcome(0, "ab", finished=False)]) == dict.fromkeys("ab", (25.0, 8.33, 0.0))


def test_without_openskill_there_are_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("comptoir.lab.ratings.find_spec", lambda name: None)
    assert rate([outcome(0, "ab", 0)]) is None
    assert Standings(Arena((meeting(),), 1), "dale").plain()["ratings"] is None
