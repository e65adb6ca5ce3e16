"""Learning from games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from comptoir.bots import Bot, Glance, Interrupter, Look
from comptoir.bots.dale import features as dale_features
from comptoir.bots.evaluation import read
from comptoir.bots.karanor import features as karanor_features
from comptoir.core import BadOptions, Dice, Option
from comptoir.lab.karanor_training import KaranorTrainer
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


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_generations_learn_from_their_own_games_and_repeat_themselves(game: str) -> None:
    wish = Training(game, games=1, seed=3, generations=2, course=Course(epochs=1))
    first, second = train_game(wish, workers=1)
    assert second.positions > first.positions > 0
    assert second.evaluation.made["generation"] == 1
    again = next(train_game(wish, workers=1))
    assert again.evaluation == first.evaluation


def test_a_game_that_nothing_is_learned_of_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        trainer_of("chess")
    assert refusal.value.code == "unknown_game"


def test_in_karanor_merchants_trade_and_positions_are_looked_at_whoever_is_to_move() -> None:
    trainer, dice = trainer_of("karanor"), Dice.seeded("trades")
    match = trainer.begin(0, 2, dice)
    assert match.table.rules.players == 4
    assert all(isinstance(bot, Interrupter) for bot in trainer.players(match, None, dice))
    movers: dict[int, int] = {}
    for turn in range(1, 13):
        match.table.turn = turn
        movers.setdefault(trainer.moment(match), (turn - 1) % 4)
    assert set(movers.values()) == {0, 1, 2, 3}


def test_whoever_interrupts_does_so_in_the_games_that_are_learned_from(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else nobody trades, and what goods are worth is learned wrongly."""
    interrupted: list[int] = []
    true = KaranorTrainer.players

    class Watched:
        def __init__(self, bot: Bot) -> None:
            self.bot = bot

        def choose(self, look: Look) -> Option:
            return self.bot.choose(look)

        def interrupt(self, glance: Glance) -> tuple[Option, ...]:
            assert isinstance(self.bot, Interrupter)
            picks = self.bot.interrupt(glance)
            interrupted.extend([glance.seat] if picks else [])
            return picks

    monkeypatch.setattr(KaranorTrainer, "players", lambda *given: [Watched(bot) for bot in true(*given)])
    next(train_game(Training("karanor", games=2, seed=1, course=Course(epochs=1)), workers=1))
    assert interrupted


@pytest.mark.parametrize(
    ("game", "features"),
    [
        ("dale", (dale_features.NAMES, dale_features.VERSION, dale_features.PHASES)),
        ("karanor", (karanor_features.NAMES, karanor_features.VERSION, karanor_features.PHASES)),
    ],
)
def test_the_command_writes_weights_that_the_bots_can_read(
    game: str, features: tuple[tuple[str, ...], int, int], tmp_path: Path
) -> None:
    file = tmp_path / "weights.json"
    wish: list[str | Path] = ["lab", "train", game, "--games", "1", "--generations", "1", "--workers", "1"]
    done = call([*wish, "--out", file], {"LANG": "en_GB.UTF-8"})
    assert done.returncode == 0, done.stderr
    assert str(file) in done.stdout
    assert read(json.loads(file.read_text("utf-8")), *features).made["games"] == 1
    assert call(["lab", "train", game, "--games", "0"], {"LANG": "en_GB.UTF-8"}).returncode == 2
