"""Outcomes added up."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from comptoir.lab.campaigns import Failure, Outcome
from comptoir.lab.intervals import interval
from comptoir.lab.setups import Trading
from comptoir.lab.summary import SHOWN, Summary
from comptoir.lab.wins import Share


def outcome(number: int, winner: int, turns: int, kinds: tuple[str, ...] = ("a", "b")) -> Outcome:
    return Outcome(number, kinds, (winner,), True, 100, 80, turns, paired=7)


def counts(shares: Mapping[Any, Share]) -> dict[Any, tuple[int, int]]:
    """Wins and games alone."""
    return {name: (share.wins, share.games) for name, share in shares.items()}


def test_wins_lengths_and_counts_add_up() -> None:
    summary = Summary().add_all(
        [
            outcome(0, 0, 30),
            outcome(1, 0, 40, ("b", "a")),
            outcome(2, 1, 50),
            outcome(3, 2, 80, ("a", "b", "a")),
        ]
    )
    assert summary.games == summary.finished == 4
    assert (summary.decisions, summary.real_decisions, summary.paired_positions) == (400, 320, 28)
    assert summary.lengths() == {"mean": 50.0, "median": 45.0, "min": 30, "max": 80}
    assert counts(summary.seats()) == {0: (2, 4), 1: (1, 4), 2: (1, 1)}
    assert counts(summary.kinds()) == {"a": (2, 4), "b": (2, 4)}
    assert summary.is_clean


def test_numbers_of_players_are_also_counted_apart() -> None:
    three = ("a", "b", "a")
    summary = Summary().add_all([outcome(0, 0, 30), outcome(1, 1, 40), outcome(2, 2, 80, three)])
    found: Any = summary.plain()["by_players"]
    half = {"share": 0.5, "low": 0.0945, "high": 0.9055, "fair": 0.5}  # Wilson's for 1 of 2
    assert found["2"] == {
        "games": 2,
        "finished": 2,
        "called_off": 0,
        "turns": {"mean": 35.0, "median": 35.0, "min": 30, "max": 40},
        "seats": [{"seat": seat, "wins": 1, "games": 2, **half} for seat in range(2)],
        "order": [{"place": place, "wins": 1, "games": 2, **half} for place in range(2)],
        "bots": {kind: {"wins": 1, "games": 2, **half} for kind in "ab"},
    }
    assert [(seat["wins"], seat["fair"]) for seat in found["3"]["seats"]] == [(0, 0.3333)] * 2 + [(1, 0.3333)]
    assert found["3"]["bots"]["a"]["fair"] == 0.6667, "it has two seats of three"


def test_turn_order_counts_from_the_seat_that_began() -> None:
    began = [replace(outcome(number, 1, 30, ("a", "b", "c")), first=number) for number in range(3)]
    summary = Summary().add_all(began)
    assert counts(summary.seats()) == {0: (0, 3), 1: (3, 3), 2: (0, 3)}
    assert counts(summary.order()) == {0: (1, 3), 1: (1, 3), 2: (1, 3)}


def test_a_shared_victory_is_a_win_for_each_and_counted_as_shared() -> None:
    both = replace(outcome(0, 0, 30), winners=(0, 1))
    summary = Summary().add_all([both, outcome(1, 1, 30)])
    assert counts(summary.seats()) == {0: (1, 2), 1: (2, 2)}
    assert summary.plain()["shared"] == 1


def test_partners_do_not_share_a_victory_but_two_teams_do() -> None:
    team = Outcome(0, ("a", "b", "a", "b"), (0, 2), True, 1, 1, 9, teams=True)
    assert Summary().add_all([team]).shared == 0
    assert Summary().add_all([replace(team, winners=(0, 1, 2, 3))]).shared == 1


def test_a_team_wins_once() -> None:
    kinds = ("a", "b", "a", "b")
    summary = Summary().add_all(
        [
            Outcome(number, kinds, winners, True, 1, 1, 9, teams=True)
            for number, winners in enumerate([(0, 2), (1, 3), (0, 2)])
        ]
    )
    assert counts(summary.teams()) == {(0, 2): (2, 3), (1, 3): (1, 3)}
    teams: Any = summary.plain()["teams"]
    assert [(team["seats"], team["wins"], team["fair"]) for team in teams] == [
        ([0, 2], 2, 0.5),
        ([1, 3], 1, 0.5),
    ]
    assert [share.fair for share in summary.seats().values()] == [0.5] * 4
    assert summary.kinds()["a"].fair == 0.5
    assert Summary().add_all([outcome(0, 0, 30)]).teams() == {}


def test_games_called_off_are_finished_and_counted() -> None:
    stopped = Outcome(0, ("a", "b"), (0, 1), True, 1, 1, 2001, called_off=True)
    summary = Summary().add_all([stopped, Outcome(1, ("a", "b"), (0,), True, 1, 1, 9)])
    assert (summary.finished, summary.called_off) == (2, 1)
    assert summary.plain()["called_off"] == 1


def test_all_violations_are_counted_and_the_first_ones_shown() -> None:
    broken = [
        Outcome(number, ("a", "b"), (0,), True, 1, 1, 9, violations=("pick 1: wrong", "pick 2: worse"))
        for number in range(8)
    ]
    summary = Summary().add_all(broken)
    assert summary.violations == 16
    assert len(summary.first_violations) == SHOWN
    assert summary.first_violations[2] == (1, "pick 1: wrong")
    assert not summary.is_clean


def test_no_game_has_no_length() -> None:
    assert Summary().lengths() == {}


def test_offers_trades_and_gold_are_counted_where_merchants_trade() -> None:
    games = [
        replace(outcome(0, 0, 30), trading=Trading(8, 3, (20, 4))),
        replace(outcome(1, 1, 30), trading=Trading(2, 1, (6, 30))),
        replace(outcome(2, 0, 30), finished=False, trading=Trading(9, 9, (1, 1))),
    ]
    assert Summary().add_all(games).plain()["trading"] == {
        "games": 2,
        "offers": 10,
        "offers_per_game": 5.0,
        "trades": 4,
        "trades_per_game": 2.0,
        "accepted": 0.4,
        "gold_left": {"winners": 25.0, "losers": 5.0},
    }
    assert Summary().add_all([outcome(0, 0, 30)]).plain()["trading"] is None


# -- how sure it is -----------------------------------------------------------------------------------------


def test_the_games_of_a_deal_are_counted_together() -> None:
    # Five deals of two games each, of which seat 0 wins 1, 1, .5, 0 and 1: ten games that are worth 5.83.
    winners = [0, 0, 0, 0, 0, 1, 1, 1, 0, 0]
    played = [outcome(number, winner, 30) for number, winner in enumerate(winners)]
    seat = Summary(rotations=2).add_all(played).seats()[0]
    assert (seat.value, seat.low, seat.high) == pytest.approx((0.7, 0.3211, 0.9201), abs=5e-5)
    assert (seat.value, seat.low, seat.high) == pytest.approx(interval([1, 1, 0.5, 0, 1], 2))
    alone = Summary().add_all(played).seats()[0]
    assert alone.low > seat.low, "ten deals of one game say more"


def test_a_kind_that_does_not_sit_at_every_table_of_a_deal_has_its_interval_too() -> None:
    # Three kinds at two seats: in each deal of three games a kind plays two.
    tables = [("a", "b"), ("b", "c"), ("c", "a")] * 4
    played = [outcome(number, 0, 30, kinds) for number, kinds in enumerate(tables)]
    shares = Summary(rotations=3).add_all(played).kinds()
    assert counts(shares) == {"a": (4, 8), "b": (4, 8), "c": (4, 8)}
    assert (shares["a"].low, shares["a"].high) == pytest.approx((0.2152, 0.7848), abs=5e-5)


def test_games_that_did_not_end_are_nobodys_loss() -> None:
    summary = Summary().add_all([outcome(0, 0, 30), replace(outcome(1, 0, 0), finished=False, winners=())])
    assert counts(summary.seats()) == {0: (1, 1), 1: (0, 1)}
    assert (summary.games, summary.finished) == (2, 1)


# -- set by set ---------------------------------------------------------------------------------------------


def test_a_game_counts_for_each_of_its_sets() -> None:
    played = [
        replace(outcome(0, 0, 30), content="owls,hares,pandas"),
        replace(outcome(1, 1, 50), content="owls,hares,sloths", called_off=True),
    ]
    summary = Summary().add_all(played)
    assert summary.mixes_sets
    found: Any = summary.plain()["by_set"]
    assert {name: each["games"] for name, each in found.items()} == {
        "hares": 2,
        "owls": 2,
        "pandas": 1,
        "sloths": 1,
    }
    assert found["owls"]["turns"]["median"] == 40
    assert (found["owls"]["begins"]["wins"], found["owls"]["begins"]["games"]) == (1, 2)
    assert (found["sloths"]["called_off"], found["pandas"]["called_off"]) == (1, 0)
    assert found["pandas"]["bots"]["a"]["wins"] == 1
    assert not Summary().add_all([played[0], replace(played[0], number=1)]).mixes_sets


def test_a_content_pack_is_no_set() -> None:
    summary = Summary().add_all([replace(outcome(0, 0, 30), content="karanor")])
    assert (summary.by_set, summary.mixes_sets) == ({}, False)


def test_a_set_whose_games_did_not_end_has_no_figures() -> None:
    broken = replace(outcome(0, 0, 0), finished=False, winners=(), content="owls,hares")
    assert Summary().add_all([broken]).plain()["by_set"] == {
        name: {"games": 1, "finished": 0, "called_off": 0, "turns": {}, "bots": {}, "begins": None}
        for name in ("hares", "owls")
    }


# -- bots that fail -----------------------------------------------------------------------------------------


def test_errors_of_bots_are_no_violations() -> None:
    failure = Failure(1, 12, "RuntimeError('no idea')", "Traceback …")
    failed = [Outcome(number, ("a", "b"), (), False, 12, 9, 0, failure=failure) for number in range(12)]
    summary = Summary().add_all(failed)
    assert (summary.violations, summary.bot_errors, summary.is_clean) == (0, 12, False)
    errors: Any = summary.plain()["first_bot_errors"]
    assert len(errors) == SHOWN
    assert errors[3] == {
        "game": 3,
        "bot": "b",
        "seat": 1,
        "pick": 12,
        "what": "RuntimeError('no idea')",
        "traceback": "Traceback …",
    }
