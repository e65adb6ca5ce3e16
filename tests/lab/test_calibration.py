"""Predicted against observed."""

from __future__ import annotations

import pytest

from comptoir.bots.dale.judge import DaleJudge
from comptoir.core import BadOptions
from comptoir.lab.calibration import (
    BINS,
    Bin,
    Calibration,
    Counted,
    Positions,
    Summed,
    Table,
    calibrate,
    calibration_error,
    games_of,
    tables,
)
from comptoir.lab.dale import DaleSetup
from tests.bots.test_look import new_match

PAIR = Calibration(Table(DaleSetup(), 2), 2, seed=5, bots=("greedy",))


def test_every_number_of_players_has_its_table_and_teams_have_theirs() -> None:
    assert [(table.players, table.is_teams) for table in tables("dale")] == [
        (2, False),
        (3, False),
        (4, False),
        (4, True),
    ]


def test_games_are_counted_by_their_positions_and_sides() -> None:
    found = calibrate(PAIR, games_of(PAIR, 1))
    assert found.games == PAIR.games
    assert found.positions > 20
    assert sum([each.size for each in found.bins]) == 2 * found.positions, "two sides each"
    for at, each in enumerate(found.bins):
        assert not each.size or at / BINS <= each.predicted <= (at + 1) / BINS
    assert found == calibrate(PAIR, games_of(PAIR, 1)), "the same seed gives the same figures"
    assert found.error == calibration_error(found.bins)


def test_the_error_is_how_far_chances_are_off_by_what_is_in_each_bin() -> None:
    assert calibration_error([Bin(30, 0.25, 0.25), Bin(10, 0.8, 0.6)]) == pytest.approx(0.05)
    assert calibration_error([]) == 0.0


def game_of(chance: float, won: bool, positions: int = 4) -> Counted:
    bins = [Summed(0, 0.0, 0.0)] * BINS
    bins[int(chance * BINS)] = Summed(positions, positions * chance, float(positions * won))
    return Counted(positions, tuple(bins))


def test_intervals_are_by_game() -> None:
    """Fifty positions of one game are no more sure than one."""
    told = [
        calibrate(PAIR, iter([game_of(0.55, bool(at % 2), size) for at in range(20)])) for size in (1, 50)
    ]
    assert told[0][4:] == pytest.approx(told[1][4:])
    assert told[0].low < 0.05 < told[0].high


def test_a_game_without_an_end_says_nothing() -> None:
    seen = Positions(DaleJudge())
    match = new_match(1)
    seen.look(match)
    seen.look(match)
    assert len(seen.said) == 1, "the same position once"
    assert not seen.counted(match).positions
    assert calibrate(PAIR, iter([seen.counted(match)])).games == 0


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (Calibration(Table(DaleSetup(), 2), 0, 1), "out_of_range"),
        (Calibration(Table(DaleSetup(), 7), 1, 1), "out_of_range"),
        (Calibration(Table(DaleSetup(), 2), 1, 1, ("nobody",)), "unknown_bot"),
    ],
)
def test_what_cannot_be_played_is_refused(wanted: Calibration, code: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        next(games_of(wanted, 1))
    assert refusal.value.code == code
