"""Learning from games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.bots.dale.features import NAMES, PHASES, VERSION
from comptoir.bots.evaluation import read
from comptoir.core import BadOptions, Dice
from comptoir.lab.learning import Course, Learner, Sample, Seen
from comptoir.lab.training import Training, train_game, trainer_of
from tests.cli.calling import call


def made_up(count: int) -> list[Sample]:
    """Positions where the first feature wins, the second means nothing and card 1 helps."""
    dice, samples = Dice.seeded("made up"), []
    for _ in range(count):
        sides = [
            Seen(0, [dice.below(10) / 10, dice.below(10) / 10], bytes([dice.below(2)])) for _ in range(2)
        ]
        first, second = (side.values[0] + 0.5 * side.owned[0] for side in sides)
        samples.append(Sample(sides, [float(first > second), float(first <= second)]))
    return samples


def test_what_goes_with_winning_is_learned_and_the_same_each_time() -> None:
    learned = []
    for _ in range(2):
        learner = Learner(2, 1, 2, Course(epochs=20))
        learner.learn(made_up(1500), Dice.seeded("learn"))
        learned.append((learner.rows(), learner.cards.values))
    assert learned[0] == learned[1]
    (near, nothing), cards = learned[0][0][0], learned[0][1]
    assert near > 0.5
    assert near > 3 * abs(nothing)
    assert cards[1] - cards[0] > 0.2


def test_generations_learn_from_their_own_games_and_repeat_themselves() -> None:
    wish = Training("dale", games=1, seed=3, generations=2, course=Course(epochs=1))
    first, second = train_game(wish, workers=1)
    assert second.positions > first.positions > 0
    assert second.evaluation.made["generation"] == 1
    again = next(train_game(wish, workers=1))
    assert again.evaluation == first.evaluation


def test_a_game_that_nothing_is_learned_of_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        trainer_of("chess")
    assert refusal.value.code == "unknown_game"


def test_the_command_writes_weights_that_the_bots_can_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    wish: list[str | Path] = ["lab", "train", "dale", "--games", "1", "--generations", "1", "--workers", "1"]
    done = call([*wish, "--out", file], {"LANG": "en_GB.UTF-8"})
    assert done.returncode == 0, done.stderr
    assert str(file) in done.stdout
    assert read(json.loads(file.read_text("utf-8")), NAMES, VERSION, PHASES).made["games"] == 1
    assert call(["lab", "train", "dale", "--games", "0"], {"LANG": "en_GB.UTF-8"}).returncode == 2
