"""Looking back at games that are over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from comptoir.bots import Look, review
from comptoir.bots.dale.judge import DaleJudge
from comptoir.bots.judge import judge_of
from comptoir.bots.review import LEAST_GAIN, POINTS, Review, TurningPoint, look_back
from comptoir.core import BadOptions, BadSave, Dice, Match, Option, archive, load
from tests.bots.finished import finished
from tests.bots.test_look import new_match


@pytest.fixture(scope="module")
def match() -> Match:
    return archive.load(finished())


@pytest.fixture(scope="module", autouse=True)
def few_worlds() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "WORLDS", 1)
        patch.setattr(review, "MANY_WORLDS", 2)
        yield


@pytest.fixture(scope="module")
def found(match: Match) -> Review:
    return look_back(match)


def at(match: Match, step: int) -> Match:
    save = match.save()
    picks = save["picks"]
    assert isinstance(picks, list)
    return load(match.game, {**save, "picks": picks[:step]})


def check_told(match: Match, points: Sequence[TurningPoint]) -> None:
    """What a turning point says is what happened."""
    for point in points:
        before = at(match, point.step)
        decision = before.decision_of(point.seat)
        assert decision is not None
        assert {point.picked, point.better} <= set(decision.options)
        assert point.picked != point.better
        before.answer(point.seat, point.picked)
        assert before.picks == match.picks[: point.step + 1]


def test_the_curve_goes_from_the_deal_to_the_victory(match: Match, found: Review) -> None:
    curve = found.curve
    assert curve[0].step == 0
    assert curve[-1].step == len(match.picks)
    assert curve[-1].chances == [float(seat in match.winners) for seat in range(2)]
    assert [each.step for each in curve] == sorted({each.step for each in curve})
    assert len(curve) == match.table.turn + 1
    for each in curve:
        assert sum(each.chances) == pytest.approx(1.0)


BUILD = ("build",)


class Builder(DaleJudge):
    """Thinks of nothing but building: whoever passes it by loses much, and more the later it is."""

    def weigh(self, look: Look, options: Sequence[Option], worlds: int, dice: Dice) -> list[float]:
        late: float = look.view.turn / 1000
        return [0.5 + late if option == BUILD else 0.5 for option in options]


def missed_turns(match: Match) -> list[int]:
    """The turns in which somebody could have built, and began with something else."""
    save, missed = match.save(), set[int]()
    again = load(match.game, {**save, "picks": []})
    for pick in match.picks:
        assert isinstance(pick, int)
        options = again.decisions[0].options
        if BUILD in options and options[pick] != BUILD:
            missed.add(again.table.turn)
        again.replay(pick)
    return sorted(missed)


def test_what_cost_most_is_told_in_the_order_in_which_it_came(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "judge_of", lambda _: Builder())
    monkeypatch.setattr(review, "LEAST_GAIN", 0.0001)
    points = look_back(match).turning_points
    check_told(match, points)
    assert [each.turn for each in points] == missed_turns(match)[-POINTS:]
    assert {each.better for each in points} == {BUILD}


def test_there_are_three_turning_points_at_most_each_of_another_turn(match: Match, found: Review) -> None:
    points = found.turning_points
    check_told(match, points)
    assert 0 < len(points) <= POINTS
    assert len({each.turn for each in points}) == len(points)
    assert [each.step for each in points] == sorted(each.step for each in points)
    assert all(each.gain >= LEAST_GAIN for each in points)


def test_the_same_game_gets_the_same_review(match: Match, found: Review) -> None:
    watched: list[float] = []
    before = match.hash
    assert found == look_back(archive.load(finished()), watch=watched.append)
    assert watched == sorted(watched)
    assert watched[-1] == 1.0
    assert match.hash == before


def test_decisions_of_one_seat_alone(match: Match, found: Review, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "judge_of", lambda _: Builder())
    both = [look_back(match, [seat]) for seat in range(2)]
    for seat, own in enumerate(both):
        assert {each.seat for each in own.turning_points} == {seat}
        assert own.curve == found.curve
    assert sum([own.weighed for own in both]) == found.weighed


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(BadSave) as refusal:
        look_back(new_match(1))
    assert refusal.value.code == "review_unfinished"


def test_a_game_that_nobody_judges_is_refused_with_those_that_somebody_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("comptoir.core.registry.find", lambda _: type("Unjudged", (), {"judge": ""}))
    with pytest.raises(BadOptions) as refusal:
        judge_of("mine")
    assert refusal.value.code == "not_judged"
    assert "dale" in str(refusal.value.details["allowed"])


def test_teammates_have_their_chances_in_common() -> None:
    match = new_match(3, 4, teams=True)
    judge = judge_of("dale")
    assert judge.sides(match) == len(judge.chances(match)) == 2
