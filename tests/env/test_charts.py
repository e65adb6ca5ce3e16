"""Numbers and arrays: every option has a number, a number means one thing, and an array tells no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from comptoir.core import UNKNOWN, Decision, Dice, Match, Option
from comptoir.env.chart import UNASKED, Chart, chart_of
from comptoir.env.memory import Memory
from tests.env.tables import Moment, moments
from tests.scenarios.dale.stage import given

BOTH = pytest.mark.parametrize("game", ["dale", "karanor"])


def grouped(moment: Moment) -> dict[int, list[Option]]:
    """The options of a moment by their numbers."""
    found: dict[int, list[Option]] = {}
    view = moment.match.view(moment.seat)
    for option in moment.options:
        (number,) = moment.chart.numbers(view, (option,))
        found.setdefault(number, []).append(option)
    return found


@BOTH
def test_every_option_has_a_number_and_those_that_share_one_are_interchangeable(game: str) -> None:
    seen, shared, compared = 0, 0, 0
    for moment in moments(game, 1):
        seen += 1
        for number, options in grouped(moment).items():
            assert moment.chart.actions[number]
            if len(options) > 1 and number not in moment.chart.more:
                shared += 1
                compared += check_interchangeable(moment, options[0], options[-1])
    assert seen > 2000
    assert (shared > 300, compared > 300) == (game == "dale",) * 2, "in Karanor every face is there once"


def check_interchangeable(moment: Moment, one: Option, other: Option, steps: int = 4) -> int:
    """Whoever picks one of them sees the same as with the other, afterwards and after the next actions.

    How many times was there anything to compare? In an unordered run the later one leaves fewer cards to add,
    and it is spelt in the order of its tokens; where dice were rolled other tokens lie elsewhere: those are
    alike before chance, not after.
    """
    chart, decision, chance = moment.chart, moment.decision, Random(1)
    if decision is None or is_unordered(decision):
        return 0
    worlds, seat, count = [moment.match.clone() for _ in range(2)], moment.seat, moment.match.table.dice.count
    picks = [one, other]
    for step in range(steps):
        for world, pick in zip(worlds, picks, strict=True):
            world.answer(seat, pick)
            while not world.is_over and len(world.decisions[0].options) == 1:  # as an environment does
                world.answer(world.decisions[0].seat, world.decisions[0].options[0])
        if worlds[0].is_over or any([world.table.dice.count != count for world in worlds]):
            return step
        (seen, numbers), (seen_too, numbers_too) = [arrays(chart, world, moment.seat) for world in worlds]
        asked = worlds[0].decision_of(moment.seat)
        assert seen == seen_too
        assert numbers == numbers_too or is_unordered(asked)
        seat = worlds[0].decisions[0].seat
        choices = [chart.numbers(world.view(seat), asked_of(world, seat).options) for world in worlds]
        common = sorted(choices[0].keys() & choices[1].keys())
        if not common or any([is_unordered(asked_of(world, seat)) for world in worlds]):
            return step + 1
        number = chance.choice(common)
        picks = [each[number] for each in choices]
    return steps


def test_of_equal_cards_the_one_that_has_reacted_has_a_number_of_its_own() -> None:
    """Both Binoculars, which everybody has seen, may react to the second purchase as well, each of them once:
    whoever discards the one that has not yet done so has none left for that."""
    them = {"hand": "binoculars binoculars", "deck": "relic relic relic junk junk"}
    game = given(hand="toy spyglass", market="toy relic", them=them, actions=3)
    game.purchase("toy", "toy")
    for _ in range(2):
        game.react(1, "binoculars").pick("discard_one", "junk")
    match = game.pass_by(1).purchase("relic", "spyglass").react(1, "binoculars").match
    chart = chart_of("dale", match.options)
    can_react = {}
    for number, option in chart.numbers(match.view(1), asked_of(match, 1).options).items():
        world = match.clone()
        world.answer(1, option)
        can_react[chart.actions[number]] = len(asked_of(world, 1).options) > 1
    assert can_react == {
        "pick own hand binoculars": True,
        "pick own hand binoculars #1": False,
        "pick own hand shattered_relic": True,
    }


def is_unordered(decision: Decision | None) -> bool:
    return decision is not None and decision.run is not None and not decision.run.ordered


def asked_of(match: Match, seat: int) -> Decision:
    decision = match.decision_of(seat)
    assert decision is not None
    return decision


def arrays(chart: Chart, match: Match, seat: int, *, unasked: bool = False) -> tuple[list[float], list[int]]:
    """What a seat sees, and what it can choose."""
    view = match.view(seat)
    decision = Decision(seat, UNASKED, ()) if unasked else view.decision
    options = match.interruptions(seat) if unasked else decision.options if decision else ()
    return chart.look(view, decision).tolist(), sorted(chart.numbers(view, options))


@BOTH
def test_an_array_is_the_same_in_every_world_that_looks_the_same(game: str) -> None:
    """Also to teammates, and to those who are not asked. Whoever could see all faces would tell the worlds
    apart: what is hidden would show in the array if a view let it through."""
    chance, telling, teams = Random(2), 0, Counter[bool]()
    for number, moment in enumerate(moments(game, 2)):
        if number % 4:
            continue
        match, chart = moment.match, moment.chart
        seat = chance.randrange(match.game.seats(match.table))
        world = match.imagine(seat, Dice.seeded(number))
        for unasked in (False, True) if match.is_quiet else (False,):
            assert arrays(chart, match, seat, unasked=unasked) == arrays(chart, world, seat, unasked=unasked)
        telling += chart.look(seen_through(match, seat), None) != chart.look(seen_through(world, seat), None)
        teams[bool(match.options.get("teams"))] += 1
    assert telling > 500
    assert teams[True] > 100 or game == "karanor"


def seen_through(match: Match, seat: int) -> Any:
    """A view that hides nothing."""
    view, table = match.view(seat), match.known_to(seat).table
    view.faces = table.faces + bytes([UNKNOWN])
    for zone in (*table.piles, *table.held):
        setattr(view, zone, getattr(table, zone))
    return view


@BOTH
def test_what_is_remembered_changes_nothing(game: str) -> None:
    """Seats look now and then, and see the same as if it were for the first time."""
    chance, memories, last = Random(6), dict[int, Memory](), None
    for moment in moments(game, 6):
        if moment.match is not last:
            memories, last = {}, moment.match
        for seat in range(moment.match.game.seats(moment.match.table)):
            if chance.random() < 0.1:
                view = moment.match.view(seat)
                known = memories.setdefault(seat, Memory())
                assert moment.chart.look(view, view.decision, known) == moment.chart.look(view, view.decision)


@BOTH
def test_names_are_given_once(game: str) -> None:
    for moment in moments(game, 3):
        chart = moment.chart
        assert len(set(chart.actions)) == len(chart.actions)
        assert len(set(chart.places)) == len(chart.places)
        break


@BOTH
def test_every_question_has_its_place(game: str) -> None:
    """What is asked can be told from the array, whoever asks."""
    for moment in moments(game, 4):
        if moment.decision is not None:
            row = moment.chart.look(moment.match.view(moment.seat), moment.decision)
            assert row[moment.chart.places.index(f"asked {moment.decision.prompt}")] == 1


@pytest.mark.parametrize(
    ("game", "kind", "highest"), [("dale", ("value",), 200), ("karanor", ("give", "gold"), 999)]
)
def test_no_amount_is_too_high_to_be_said(game: str, kind: tuple[str, ...], highest: int) -> None:
    """Every one of them is spelt in a way of its own."""
    moment = next(moments(game, 7))
    view = moment.match.view(moment.seat)
    options: list[Option] = [(*kind, amount) for amount in range(1, highest + 1)]

    def spelt(numbers: dict[int, Option], before: tuple[int, ...] = ()) -> Iterator[tuple[Option, int]]:
        for number, option in numbers.items():
            if number in moment.chart.more:
                following = (*before, number)
                left = moment.chart.amounts(view, options, number, len(following))
                yield from spelt(left, following)
            else:
                yield option, len(before)

    found = list(spelt(moment.chart.numbers(view, options)))
    assert [option for option, _ in found] == options
    assert found[0][1] == 0 < found[-1][1]
