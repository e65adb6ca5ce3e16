"""The ladder: who meets on it, whatever levels there are."""

import pytest

from comptoir.bots.registry import levels
from comptoir.core import BadOptions
from comptoir.lab import ladder as climbing
from comptoir.lab.dale import DaleSetup
from comptoir.lab.karanor import KaranorSetup
from comptoir.lab.ladder import ladder, pairs
from comptoir.lab.meetings import Meeting
from comptoir.lab.setups import LADDER_GAMES

FIVE = ("one", "two", "three", "four", "five")


@pytest.fixture
def five(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climbing, "levels", lambda game: FIVE)


@pytest.mark.usefixtures("five")
def test_neighbours_meet_and_all_meet_the_first_bot() -> None:
    assert pairs("dale", "neighbours") == [
        ("five", "four"),
        ("four", "three"),
        ("three", "two"),
        ("two", "one"),
    ]
    assert pairs("dale", "first") == [(level, "first") for level in reversed(FIVE)]


@pytest.mark.usefixtures("five")
def test_the_level_above_the_middle_meets_it_at_bigger_tables_and_in_teams() -> None:
    assert pairs("dale", "middle") == [("four", "three")]
    shares = [meeting for meeting in ladder(1).meetings if meeting.a == "four" and meeting.b == "three"]
    teams = DaleSetup(teams=True)
    assert shares == [
        Meeting("four", "three", DaleSetup(), 2, LADDER_GAMES),
        Meeting("four", "three", DaleSetup(), 3, LADDER_GAMES),
        Meeting("four", "three", DaleSetup(), 4, LADDER_GAMES),
        Meeting("four", "three", teams, 4, LADDER_GAMES),
        Meeting("four", "three", KaranorSetup(), 3, LADDER_GAMES),
    ]


@pytest.mark.usefixtures("five")
def test_the_middle_level_meets_the_lowest() -> None:
    assert pairs("dale", "lowest") == [("three", "one")]


@pytest.mark.parametrize("few", [(), ("one",), ("one", "two")])
def test_with_few_levels_fewer_meet(monkeypatch: pytest.MonkeyPatch, few: tuple[str, ...]) -> None:
    monkeypatch.setattr(climbing, "levels", lambda game: few)
    assert pairs("dale", "middle") == [("two", "one")][: len(few) // 2]
    assert pairs("dale", "lowest") == []


def test_the_first_bot_does_not_meet_itself_and_is_not_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climbing, "levels", lambda game: ("random", "first"))
    assert pairs("dale", "first") == [("random", "first")]
    monkeypatch.setattr(climbing, "kinds", lambda game: ("random",))
    assert pairs("dale", "first") == []


def test_all_games_and_levels_are_on_the_ladder_and_nobody_meets_twice() -> None:
    meetings = ladder(1).meetings
    for game in ("dale", "karanor"):
        there = [meeting for meeting in meetings if meeting.setup.game == game]
        assert {kind for meeting in there for kind in (meeting.a, meeting.b)} >= {*levels(game), "first"}
    assert len(set(meetings)) == len(meetings)
    ladder(1).validate()


def test_the_ladder_has_any_size() -> None:
    assert {meeting.games for meeting in ladder(1, 0.5).meetings} == {LADDER_GAMES // 2}
    assert {meeting.games for meeting in ladder(1, 0.0001).meetings} == {1}


@pytest.mark.parametrize("scale", [0, -1, 1000, float("nan")])
def test_but_not_every_size(scale: float) -> None:
    with pytest.raises(BadOptions) as refusal:
        ladder(1, scale)
    assert refusal.value.code == "scale_range"
