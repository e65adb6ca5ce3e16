"""Lessons: a prepared table of the real game, a guide who reads it, a tutor who never wins."""

from __future__ import annotations

from random import Random

import pytest

from comptoir.core import BadOptions, Dice, Match, registry
from comptoir.core.archive import dump, load
from comptoir.telling.telling import find
from comptoir.words import LANGUAGES, words
from tests.telling.lessons import LEARNER, Lesson

DALE_TEACHES = [
    "buy", "pay", "play", "play-begun", "theft", "build", "build-begun", "inventory", "inventory-begun",
    "win", "win-begun",
]  # fmt: skip

KARANOR_TEACHES = ["journey", "harvest", "trade", "city", "build", "take", "end", "quest", "win"]
TEACHES = {"dale": DALE_TEACHES, "karanor": KARANOR_TEACHES}


@pytest.mark.parametrize("game", TEACHES)
@pytest.mark.parametrize("key", [bytes(32), b"another deal, the same lesson..."])
def test_whoever_does_as_the_guide_says_learns_it_all_and_wins(game: str, key: bytes) -> None:
    lesson = Lesson(game, key)
    lesson.play()
    assert lesson.said == TEACHES[game]
    assert lesson.match.winners == (LEARNER,)


@pytest.mark.parametrize("game", TEACHES)
@pytest.mark.parametrize("seed", range(12))
def test_whoever_goes_their_own_way_wins_as_well(game: str, seed: int) -> None:
    chance = Random(seed)
    left = [chance.randint(1, 8)]

    def strays() -> bool:
        left[0] -= 1
        return left[0] >= 0 and chance.random() < 0.6

    lesson = Lesson(game, chance.randbytes(32))
    lesson.play(strays, chance)
    assert lesson.match.winners == (LEARNER,)


@pytest.mark.parametrize("game", TEACHES)
def test_a_lesson_is_stored_and_replayed_as_any_game(game: str) -> None:
    lesson = Lesson(game)
    lesson.play()
    again = load(dump(lesson.match))
    assert again.winners == (LEARNER,)
    assert again.hash == lesson.match.hash


@pytest.mark.parametrize("name", TEACHES)
def test_a_prepared_table_breaks_no_rule(name: str) -> None:
    game = registry.rules(name)
    table = game.set_up(game.options({"lesson": "first", "players": 2}), Dice.seeded(3))
    assert game.violations(table) == []


@pytest.mark.parametrize("game", TEACHES)
def test_only_a_lesson_speaks_of_lessons(game: str) -> None:
    """So the files of all other games are as they were."""
    telling = find(game)
    options = telling.options({"players": 2}, Dice.seeded(0))
    assert "lesson" not in options
    match = Match(registry.rules(game), options, bytes(32))
    assert telling.coaching(match.view(LEARNER), telling.offer(match, LEARNER)) is None


@pytest.mark.parametrize("game", TEACHES)
@pytest.mark.parametrize("wishes", [{"lesson": "last"}, {"lesson": 1}, {"lesson": "first", "players": 3}])
def test_what_is_no_lesson_is_refused(game: str, wishes: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        find(game).options({"players": 2, **wishes}, Dice.seeded(0))


@pytest.mark.parametrize("game", TEACHES)
def test_the_learner_begins_a_lesson_that_is_taken_once_more(game: str) -> None:
    """After a game one of those who lost it begins, but a lesson is prepared for its learner."""
    assert (
        find("dale").options({"lesson": "first", "players": 2, "first": 1}, Dice.seeded(0))["first"]
        == LEARNER
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), [(game, name) for game in TEACHES for name in TEACHES[game]])
def test_there_are_words_for_all_that_is_taught(lang: str, game: str, name: str) -> None:
    said = words(lang)
    assert said.say(f"web-tutorial-{game}-{name}", other="Ada")
    assert said.say(f"web-tutorial-{game}-{name}.text", other="Ada")


def test_the_guide_tells_only_the_learner() -> None:
    lesson = Lesson("dale")
    lesson.do(lesson.coaching.items)
    lesson.do(lesson.coaching.items)
    assert [each.seat for each in lesson.match.decisions] == [1]
    offer = lesson.telling.offer(lesson.match, 1)
    assert lesson.telling.coaching(lesson.match.view(1), offer) is None
