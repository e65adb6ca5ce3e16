"""Outcomes added up."""

from dataclasses import replace

from comptoir.lab.campaigns import Outcome
from comptoir.lab.setups import Trading
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


def test_numbers_of_players_are_also_counted_apart() -> None:
    three = ("a", "b", "a")
    summary = Summary().add_all([outcome(0, 0, 30), outcome(1, 1, 40), outcome(2, 2, 80, three)])
    assert summary.plain()["by_players"] == {
        "2": {
            "games": 2,
            "turns": {"mean": 35.0, "median": 35.0, "min": 30, "max": 40},
            "seats": [{"seat": 0, "wins": 1, "games": 2}, {"seat": 1, "wins": 1, "games": 2}],
            "order": [{"place": 0, "wins": 1, "games": 2}, {"place": 1, "wins": 1, "games": 2}],
        },
        "3": {
            "games": 1,
            "turns": {"mean": 80.0, "median": 80, "min": 80, "max": 80},
            "seats": [{"seat": seat, "wins": seat == 2, "games": 1} for seat in range(3)],
            "order": [{"place": place, "wins": place == 2, "games": 1} for place in range(3)],
        },
    }


def test_turn_order_counts_from_the_seat_that_began() -> None:
    began = [replace(outcome(number, 1, 30, ("a", "b", "c")), first=number) for number in range(3)]
    summary = Summary().add_all(began)
    assert summary.seats() == {0: Share(0, 3), 1: Share(3, 3), 2: Share(0, 3)}
    assert summary.order() == {0: Share(1, 3), 1: Share(1, 3), 2: Share(1, 3)}


def test_a_shared_victory_is_a_win_for_each_and_counted_as_shared() -> None:
    both = replace(outcome(0, 0, 30), winners=(0, 1))
    summary = Summary().add_all([both, outcome(1, 1, 30)])
    assert summary.seats() == {0: Share(1, 2), 1: Share(2, 2)}
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
