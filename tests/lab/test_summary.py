"""Outcomes added up."""

from comptoir.lab.arena import Outcome
from comptoir.lab.summary import SHOWN, Share, Summary


def outcome(number: int, winner: int, turns: int, kinds: tuple[str, ...] = ("a", "b")) -> Outcome:
    return Outcome(number, kinds, (winner,), True, 100, 80, turns, paired=7)


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
    assert summary.seats() == {0: Share(2, 4), 1: Share(1, 4), 2: Share(1, 1)}
    assert summary.kinds() == {"a": Share(2, 4), "b": Share(2, 4)}
    assert summary.is_clean


def test_a_team_wins_once() -> None:
    kinds = ("a", "b", "a", "b")
    summary = Summary().add_all(
        [
            Outcome(number, kinds, winners, True, 1, 1, 9, teams=True)
            for number, winners in enumerate([(0, 2), (1, 3), (0, 2)])
        ]
    )
    assert summary.teams() == {(0, 2): Share(2, 3), (1, 3): Share(1, 3)}
    assert summary.plain()["teams"] == [
        {"seats": [0, 2], "wins": 2, "games": 3},
        {"seats": [1, 3], "wins": 1, "games": 3},
    ]
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
