"""Predicted against observed."""

from __future__ import annotations

import json
from dataclasses import replace
from math import log
from pathlib import Path

import pytest

from comptoir.bots.dale.features import NAMES, PHASES, VERSION
from comptoir.bots.dale.judge import DaleJudge
from comptoir.bots.evaluation import read, sharpened
from comptoir.core import BadOptions
from comptoir.lab import calibration
from comptoir.lab.calibration import (
    BINS,
    Bin,
    Calibration,
    Played,
    Positions,
    Table,
    calibrate,
    calibration_error,
    games_of,
    judged_games,
    keep_sharpness,
    learn_sharpness,
    tables,
)
from comptoir.lab.dale import DaleSetup
from comptoir.lab.karanor import KaranorSetup
from comptoir.lab.training import weights_of
from tests.bots.test_look import new_match

PAIR = Calibration(Table(DaleSetup(), 2), 2, seed=5, bots=("greedy",))


def test_every_number_of_players_has_its_table_and_teams_have_theirs() -> None:
    assert [(table.players, table.is_teams) for table in tables("dale")] == [
        (2, False),
        (3, False),
        (4, False),
        (4, True),
    ]
    assert [(table.players, table.is_teams) for table in tables("karanor")] == [
        (players, False) for players in range(2, 7)
    ]
    assert judged_games() == ("dale", "karanor")


def test_games_with_trades_and_cards_on_others_turns_are_counted_too() -> None:
    table = Calibration(Table(KaranorSetup(), 3), 1, seed=5, bots=("greedy",))
    (played,) = games_of(table, 1)
    assert len(played.said) > 3 * 5, "turn by turn"
    assert sum(played.won) == pytest.approx(1.0)
    for chances in played.said:
        assert sum(chances) == pytest.approx(1.0)


def test_games_are_counted_by_their_positions_and_sides() -> None:
    found = calibrate(PAIR, list(games_of(PAIR, 1)))
    assert found.games == PAIR.games
    assert found.positions > 20
    assert sum([each.size for each in found.bins]) == 2 * found.positions, "two sides each"
    for at, each in enumerate(found.bins):
        assert not each.size or at / BINS <= each.predicted <= (at + 1) / BINS
    assert found == calibrate(PAIR, list(games_of(PAIR, 1))), "the same seed gives the same figures"
    assert found.error == calibration_error(found.bins)


def test_games_are_played_until_they_have_had_enough_positions() -> None:
    few = list(games_of(PAIR, 1))
    wished = sum([len(each.said) for each in few]) + 1
    more = list(games_of(replace(PAIR, positions=wished), 1))
    assert more[: len(few)] == few
    assert sum([len(each.said) for each in more]) >= wished
    assert list(games_of(replace(PAIR, positions=1), 1)) == few


def test_the_error_is_how_far_chances_are_off_by_what_is_in_each_bin() -> None:
    assert calibration_error([Bin(30, 0.25, 0.25), Bin(10, 0.8, 0.6)]) == pytest.approx(0.05)
    assert calibration_error([]) == 0.0


def game_of(chance: float, won: bool, positions: int = 4) -> Played:
    return Played(((chance, 1 - chance),) * positions, (float(won), float(not won)))


def test_intervals_are_by_game() -> None:
    """Fifty positions of one game are no more sure than one."""
    told = [calibrate(PAIR, [game_of(0.55, bool(at % 2), size) for at in range(20)]) for size in (1, 50)]
    assert told[0][4:] == pytest.approx(told[1][4:])
    assert told[0].low < 0.05 < told[0].high


def test_a_game_without_an_end_says_nothing() -> None:
    seen = Positions(DaleJudge())
    match = new_match(1)
    seen.look(match)
    seen.look(match)
    assert len(seen.said) == 1, "the same position once"
    assert not seen.played(match).said
    assert calibrate(PAIR, [seen.played(match)]).games == 0


def test_how_decidedly_chances_are_to_be_told_is_learned() -> None:
    """Who is said to win with 60% and does so with 80 has an odds of 4 instead of 1.5."""
    played = [game_of(0.6, at % 5 != 0) for at in range(20)]
    sharpness = learn_sharpness(played)
    assert sharpness == pytest.approx(log(4) / log(1.5), abs=1e-3)
    assert sharpened([0.6, 0.4], sharpness)[0] == pytest.approx(0.8, abs=1e-3)


def test_what_was_learned_is_kept_with_the_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = weights_of("dale")
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({**json.loads(shipped.read_text()), "sharpness": {"2": 2.0, "teams": 1.5}}))
    monkeypatch.setattr(calibration, "weights_of", lambda _: file)
    assert keep_sharpness(PAIR, [game_of(0.6, at % 5 != 0) for at in range(20)]) == pytest.approx(6.84)
    kept = json.loads(file.read_text())
    assert kept["sharpness"] == {"2": 6.84, "teams": 1.5}, "on top of what was known"
    evaluation = read(kept, NAMES, VERSION, PHASES)
    assert json.loads(json.dumps(evaluation.plain())) == kept


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
