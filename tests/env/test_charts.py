"""Numbers and arrays: every option has a number, a number means one thing, and an array tells no secret."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from comptoir.core import Decision, Dice, Match, Option
from comptoir.dale.view import DaleView
from comptoir.env.chart import NOT_NUMBERED, UNASKED, Chart
from comptoir.env.dale.actions import HIGHEST_NAMED, circumstances
from comptoir.env.karanor.actions import MOST_GOLD
from tests.env.tables import Moment, moments

BOTH = pytest.mark.parametrize("game", ["dale", "karanor"])


def grouped(moment: Moment) -> dict[int, list[Option]]:
    """The options of a moment by their numbers."""
    found: dict[int, list[Option]] = {}
    view = moment.match.view(moment.seat)
    for option in moment.options:
        found.setdefault(moment.chart.number(view, option), []).append(option)
    return found


@BOTH
def test_every_option_has_a_number_and_a_number_means_one_thing(game: str) -> None:
    seen, shared, compared = 0, 0, 0
    for moment in moments(game, 1):
        seen += 1
        for number, options in grouped(moment).items():
            if number == NOT_NUMBERED:
                assert game == "karanor"
                assert {option[1:2] for option in options if isinstance(option, tuple)} == {("gold",)}
                assert min([int(option[2]) for option in options if isinstance(option, tuple)]) > MOST_GOLD
                continue
            assert moment.chart.actions[number]
            if len(options) > 1:
                shared += 1
                check_alike(moment, options)
                compared += check_same_outcome(moment, options)
    assert seen > 2000
    assert (shared > 300, compared > 30) == (game == "dale",) * 2, "in Karanor every face is there once"


def check_alike(moment: Moment, options: list[Option]) -> None:
    """They say the same of equal cards in the same place and the same state."""
    view = moment.match.view(moment.seat)
    assert isinstance(view, DaleView)
    said = []
    for option in options:
        card = option if isinstance(option, int) else option[1]
        assert isinstance(card, int), f"{options} are not about cards"
        place = view.place_of(card)
        words = () if isinstance(option, int) else (option[0], *option[2:])
        number = place._replace(number=0) if place else None
        said.append((words, view.faces[card], number, circumstances(view, card)))
    assert len(set(said)) == 1, said


def check_same_outcome(moment: Moment, options: list[Option]) -> bool:
    """Whoever picks one of them sees the same afterwards as with another. Was there anything to compare?

    In an unordered run the later one leaves fewer cards to add, and where dice were rolled other tokens lie
    elsewhere: those are alike before chance, not after.
    """
    decision = moment.decision
    if decision is None or (decision.run and not decision.run.ordered):
        return False
    worlds = [moment.match.clone() for _ in range(2)]
    count = moment.match.table.dice.count
    for world, option in zip(worlds, (options[0], options[-1]), strict=True):
        world.answer(moment.seat, option)
        if world.table.dice.count != count:
            return False
    assert arrays(moment.chart, worlds[0], moment.seat) == arrays(moment.chart, worlds[1], moment.seat)
    return True


def arrays(chart: Chart, match: Match, seat: int, *, unasked: bool = False) -> tuple[list[float], list[int]]:
    """What a seat sees, and what it can choose."""
    view = match.view(seat)
    decision = Decision(seat, UNASKED, ()) if unasked else view.decision
    options = match.interruptions(seat) if unasked else decision.options if decision else ()
    return chart.look(view, decision).tolist(), sorted(chart.numbers(view, options))


@BOTH
def test_an_array_is_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    """Also to teammates, and to those who are not asked."""
    chance, differing, teams = Random(2), 0, Counter[bool]()
    for number, moment in enumerate(moments(game, 2)):
        if number % 4:
            continue
        match, chart = moment.match, moment.chart
        seat = chance.randrange(match.game.seats(match.table))
        world = match.imagine(seat, Dice.seeded(number))
        for unasked in (False, True) if match.is_quiet else (False,):
            assert arrays(chart, match, seat, unasked=unasked) == arrays(chart, world, seat, unasked=unasked)
        differing += world.table.faces != match.table.faces
        teams[bool(match.options.get("teams"))] += 1
    assert differing > 500
    assert teams[True] > 100 or game == "karanor"


@BOTH
def test_names_are_given_once(game: str) -> None:
    for moment in moments(game, 3):
        chart = moment.chart
        assert len(set(chart.actions)) == len(chart.actions)
        assert len(set(chart.places)) == len(chart.places) == len(chart.blank)
        break


@BOTH
def test_every_question_has_its_place(game: str) -> None:
    """What is asked can be told from the array, whoever asks."""
    for moment in moments(game, 4):
        if moment.decision is not None:
            row = moment.chart.look(moment.match.view(moment.seat), moment.decision)
            assert row[moment.chart.places.index(f"asked {moment.decision.prompt}")] == 1


def test_values_that_can_be_named_are_few() -> None:
    named = [
        int(option[1])
        for moment in moments("dale", 5)
        for option in moment.options
        if isinstance(option, tuple) and option[0] == "value"
    ]
    assert named
    assert max(named) < HIGHEST_NAMED
