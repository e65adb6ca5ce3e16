"""Learning the weights of a game from games that bots play, generation by generation.

Generation 0 is played by bots that need no weights; each later one by searchers with the weights learned
before, so that positions are judged by how they go on when they are played well. Game ``i`` of a generation
depends on the seed, the generation and ``i`` alone: the number of workers changes nothing but the time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from pkgutil import resolve_name

from comptoir.bots import Bot, Glance, Look, interruption
from comptoir.bots.evaluation import Evaluation
from comptoir.core import BadOptions, Dice, Match, Option, registry, within
from comptoir.lab.campaigns import Interjections
from comptoir.lab.learning import Course, Sample, Seen, learn_games
from comptoir.lab.setups import AnyMatch, Setup, usual
from comptoir.lab.workforce import check_workers, spread

MOST_PICKS = 8000
"""In one game; what takes longer teaches nothing."""
MOST_GAMES, MOST_GENERATIONS = 1_000_000, 100
USUAL = Course()


class Curious:
    """A bot that now and then tries any action, to see where it leads: in so many of a hundred, by lot one of
    these numbers for all of a game. What it does unasked it does as ever."""

    __slots__ = ("bot", "dice", "tried")

    def __init__(self, bot: Bot, dice: Dice, tried: Sequence[int]) -> None:
        self.bot, self.dice = bot, dice
        self.tried = tried[dice.below(len(tried))]

    def choose(self, look: Look) -> Option:
        pick, options = self.bot.choose(look), look.decision.options
        if look.decision.prompt != "action" or self.dice.below(100) >= self.tried:
            return pick
        return options[self.dice.below(len(options))]

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        return interruption(self.bot, glance).picks


class Trainer(ABC):
    """What training asks of a game."""

    names: tuple[str, ...]
    """Of the features."""
    cards: tuple[str, ...]
    version: int
    phases: int
    file: Path
    """Where the weights lie that come with the game."""

    @abstractmethod
    def begin(self, generation: int, number: int, dice: Dice) -> AnyMatch:
        """The start of a game."""

    @abstractmethod
    def players(self, match: AnyMatch, evaluation: Evaluation | None, dice: Dice) -> list[Bot]:
        """Who plays it, seat by seat: not all alike, so that there is something to learn from."""

    @abstractmethod
    def moment(self, match: AnyMatch) -> int:
        """A number that changes when a new position is to be looked at."""

    @abstractmethod
    def describe(self, match: AnyMatch) -> list[Seen]:
        """All sides of the position."""


@dataclass(frozen=True, slots=True)
class Training:
    """What is wished for."""

    game: str
    games: int
    seed: int
    generations: int = 1
    course: Course = USUAL

    def validate(self) -> None:
        """Raises ``BadOptions`` for what could not be played."""
        within("--games", self.games, 1, MOST_GAMES)
        within("--generations", self.generations, 1, MOST_GENERATIONS)


@dataclass(frozen=True, slots=True)
class Learned:
    """What a generation came to."""

    generation: int
    evaluation: Evaluation
    positions: int
    loss: float


def trainer_of(game: str) -> Trainer:
    """Who trains a game. Raises ``BadOptions`` with the games that can be trained."""
    where = usual(game).training
    if not where:
        allowed = ", ".join([name for name in registry.names("lab") if usual(name).training])
        raise BadOptions("unknown_game", game=game, allowed=allowed)
    trainer: Trainer = resolve_name(where)()
    return trainer


def weights_of(game: str) -> Path:
    """The file with the weights of a game."""
    return trainer_of(game).file


def train_game(training: Training, workers: int | None = None) -> Iterator[Learned]:
    """Play and learn, one generation after the other."""
    training.validate()
    trainer, setup = trainer_of(training.game), usual(training.game)
    check_workers(workers)
    evaluation: Evaluation | None = None
    played: list[list[Sample]] = []
    for generation in range(training.generations):
        played += games(training, setup, trainer, generation, evaluation, workers)
        sizes = len(trainer.names), trainer.phases, len(trainer.cards)
        dice = Dice.seeded(f"{training.seed}/learn/{generation}")
        learner, loss = learn_games(played, sizes, training.course, dice)
        positions = sum([len(game) for game in played])
        made = {
            "game": training.game,
            "seed": training.seed,
            "games": training.games,
            "generation": generation,
            "positions": positions,
            "loss": round(loss, 4),
        }
        evaluation = learner.evaluation(trainer.names, trainer.cards, trainer.version, made)
        yield Learned(generation, evaluation, positions, loss)


def games(
    training: Training,
    setup: Setup,
    trainer: Trainer,
    generation: int,
    evaluation: Evaluation | None,
    workers: int | None,
) -> Iterator[list[Sample]]:
    """What the games of a generation show, game by game, in order."""
    task = _Task(trainer, f"{training.seed}/{generation}", generation, evaluation)
    return spread(task.play, range(training.games), workers, setup.prepare)


@dataclass(frozen=True, slots=True)
class _Task:
    """A generation, for the workers."""

    trainer: Trainer
    seed: str
    generation: int
    evaluation: Evaluation | None

    def play(self, number: int) -> list[Sample]:
        """One game: every moment of it, and who won."""
        trainer, dice = self.trainer, Dice.seeded(f"{self.seed}/{number}")
        match = trainer.begin(self.generation, number, dice)
        bots = trainer.players(match, self.evaluation, dice)
        interrupt, seen = Interjections(bots), list[list[Seen]]()
        moment = -1
        for _ in range(MOST_PICKS):
            if not match.decisions:
                return [Sample(sides, shares(match, len(sides))) for sides in seen]
            if match.is_between_actions and trainer.moment(match) != moment:
                moment = trainer.moment(match)
                seen.append(trainer.describe(match))
            if interrupt(match):
                continue
            decision = match.decisions[0]
            options = decision.options
            pick = options[0] if len(options) == 1 else bots[decision.seat].choose(Look(match, decision.seat))
            match.answer(decision.seat, pick)
        return []


def shares(match: AnyMatch, sides: int) -> Sequence[float]:
    """What part of the win each side has; teammates sit a side apart."""
    won = {seat % sides for seat in match.winners}
    return [(side in won) / (len(won) or 1) for side in range(sides)]


def new_match(game: str, options: dict[str, object], dice: Dice) -> AnyMatch:
    """A match in which nobody listens."""
    match = Match(registry.rules(game), options, dice.key)
    match.events = None
    match.table.listen(None)
    return match
