"""The arena: mirrored deals, the same on any number of cores, and nothing lost when it is stopped."""

import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import Glance, Look
from comptoir.bots import registry as bots
from comptoir.bots.code import Code
from comptoir.core import BadOptions, Option
from comptoir.lab import campaigns
from comptoir.lab.arena import games
from comptoir.lab.campaigns import deal, play
from comptoir.lab.dale import DaleSetup
from comptoir.lab.karanor import KaranorSetup
from comptoir.lab.meetings import Arena, Game, Meeting, pair_up
from comptoir.lab.standings import Standings

BEGINNER = DaleSetup(sets=("beginner",))
SMALL = Arena(
    (Meeting("first", "random", BEGINNER, 2, 3), Meeting("random", "first", BEGINNER, 3, 3)), seed=5
)


def figures(arena: Arena, file: Path | None = None, workers: int = 1) -> dict[str, object]:
    """What an arena comes to, but for the times."""
    found = Standings(arena, "dale").add_all(games(arena, file, workers)).plain()
    del found["times"]
    return found


def refusal(arena: Arena, file: Path | None = None, workers: int = 1) -> BadOptions:
    with pytest.raises(BadOptions) as refused:
        next(games(arena, file, workers))
    return refused.value


@pytest.fixture(scope="module")
def alone() -> dict[str, object]:
    return figures(SMALL)


# -- who meets whom -----------------------------------------------------------------------------------------


def test_every_two_meet_or_each_of_some_with_each_of_others() -> None:
    assert pair_up(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pair_up(["a", "b"], ["c", "b"]) == [("a", "c"), ("a", "b"), ("b", "c")]


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ((["a"],), "nobody_to_meet"),
        (([],), "nobody_to_meet"),
        ((["a"], ["a"]), "nobody_to_meet"),
        ((["a", "b", "a"],), "bot_twice"),
        ((["a"], ["b", "b"]), "bot_twice"),
    ],
)
def test_whoever_has_nobody_to_meet_is_told(wanted: Any, code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        pair_up(*wanted)
    assert refused.value.code == code


def test_each_deal_is_played_once_with_the_first_kind_on_every_side() -> None:
    one, other = (each.campaign(SMALL) for each in SMALL.meetings)
    assert [deal(one, number).kinds for number in range(2)] == [("first", "random"), ("random", "first")]
    starts = [deal(other, number) for number in range(4)]
    assert [start.kinds.index("random") for start in starts[:3]] == [0, 2, 1]
    assert {start.kinds.count("random") for start in starts} == {1}
    keys = [start.dice.key for start in starts]
    assert keys[0] == keys[1] == keys[2] != keys[3]
    assert deal(one, 2).dice.key == keys[3], "all meetings have the same deals"


def test_a_team_is_a_side() -> None:
    teams = Meeting("a", "b", DaleSetup(teams=True), 4, 3)
    assert (teams.sides, teams.fair, teams.whole_games) == (2, 0.5, 4)
    assert teams.campaign(SMALL).bots == ("a", "b")


# -- playing ------------------------------------------------------------------------------------------------


def test_games_and_wins_are_counted_in_whole_deals(alone: dict[str, Any]) -> None:
    first, second = alone["pairs"]
    assert (first["a"], first["b"], first["games"], first["wins"]) == ("first", "random", 4, 4)
    assert (second["a"], second["b"], second["games"], second["wins"]) == ("random", "first", 3, 0)
    assert list(alone["ratings"]) == ["first", "random"]
    assert alone["errors"] == 0


def test_the_number_of_workers_changes_nothing(alone: dict[str, object]) -> None:
    assert figures(SMALL, workers=2) == alone


def test_a_game_of_the_arena_is_a_game_of_its_campaign() -> None:
    played = next(games(SMALL, workers=1))
    assert played.outcome == play(SMALL.meetings[0].campaign(SMALL), 0)
    assert played.times.keys() == {"first", "random"}
    assert sum(map(len, played.times.values())) == played.outcome.real_decisions


def test_karanor_meets_too_and_its_trades_are_counted() -> None:
    arena = Arena((Meeting("greedy", "first", KaranorSetup(), 2, 2),), seed=1)
    found: Any = Standings(arena, "karanor").add_all(games(arena, workers=1)).plain()
    assert found["errors"] == 0
    assert found["pairs"][0]["games"] == found["pairs"][0]["trading"]["games"] == 2
    assert Standings(arena, "dale").add_all([]).plain()["pairs"] == []


class Fainting:
    """Fails at every choice."""

    def choose(self, look: Look) -> Option:
        raise RuntimeError("no idea")


class Nagging(Fainting):
    """Asks for what is not to be had, again and again."""

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        return glance.interruptions[:1] and (glance.interruptions[0], ("nonsense",))


def test_a_bot_that_fails_never_stops_a_game(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "_entered", {"faint": lambda dice: Fainting()})
    arena = Arena((Meeting("faint", "random", BEGINNER, 2, 2),), seed=1)
    with caplog.at_level(logging.WARNING, "comptoir.arena"):
        played = list(games(arena, workers=1))
    found: Any = Standings(arena, "dale").add_all(played).plain()
    assert all(game.outcome.finished for game in played)
    assert found["errors"] == sum(len(game.times["faint"]) for game in played) > 0
    first = found["first_errors"][0]["what"]
    assert first.startswith("faint: RuntimeError('no idea') in test_arena.py, line ")
    assert len(caplog.records) == 1, "the same is told once"


def test_an_interruption_that_is_refused_is_counted_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bots, "_entered", {"nag": lambda dice: Nagging()})
    monkeypatch.setattr(campaigns, "MOST_PICKS", 60)
    arena = Arena((Meeting("nag", "first", KaranorSetup(), 2, 2),), seed=1)
    played = next(games(arena, workers=1))
    assert played.outcome.decisions == 60
    assert played.outcome.violations == ()
    assert any("Refused" in mishap.what for mishap in played.mishaps)


@pytest.mark.parametrize(
    ("arena", "code"),
    [
        (replace(SMALL, meetings=(replace(SMALL.meetings[0], games=0),)), "out_of_range"),
        (replace(SMALL, meetings=(replace(SMALL.meetings[0], a="clever"),)), "unknown_bot"),
        (replace(SMALL, meetings=(replace(SMALL.meetings[0], players=7),)), "out_of_range"),
        (replace(SMALL, net=0.0), "net_range"),
        (replace(SMALL, net=float("nan")), "net_range"),
        (replace(SMALL, code=(Code(Path("missing.py"), "Mine"),)), "code_no_file"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_first_game(arena: Arena, code: str) -> None:
    assert refusal(arena).code == code
    assert refusal(SMALL, workers=0).code == "out_of_range"


# -- going on -----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of the whole campaign."""
    file = tmp_path_factory.mktemp("results") / "whole.jsonl"
    figures(SMALL, file)
    return file.read_bytes()


def test_a_file_has_a_line_for_each_game(whole: bytes) -> None:
    header, *lines = [json.loads(line) for line in whole.splitlines()]
    assert header["seed"] == 5
    assert [(line["meeting"], line["outcome"]["number"]) for line in lines] == [
        *[(0, number) for number in range(4)],
        *[(1, number) for number in range(3)],
    ]


def test_a_campaign_goes_on_where_it_was_killed(
    whole: bytes, alone: dict[str, object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, lines = tmp_path / "killed.jsonl", whole.splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:5]) + lines[5][:40])
    assert figures(SMALL, file) == alone
    again = file.read_bytes().splitlines(keepends=True)
    assert again[:5] == lines[:5]
    assert len(again) == len(lines)
    monkeypatch.setattr("comptoir.lab.arena.play", lambda *_: pytest.fail("all was played already"))
    assert figures(SMALL, file) == alone


def test_more_games_can_be_asked_for_later(whole: bytes, tmp_path: Path) -> None:
    file = tmp_path / "more.jsonl"
    file.write_bytes(whole)
    more = replace(SMALL, meetings=tuple([replace(each, games=6) for each in SMALL.meetings]))
    found = list(games(more, file, 1))
    assert len(found) == 12
    assert len(file.read_bytes().splitlines()) == 13
    assert figures(SMALL, file) == figures(SMALL)


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    file = tmp_path / "empty.jsonl"
    file.touch()
    assert isinstance(next(games(SMALL, file, 1)), Game)
    assert json.loads(file.read_bytes().splitlines()[0])["format"] == "comptoir arena"


@pytest.mark.parametrize(
    ("arena", "what"),
    [
        (replace(SMALL, seed=6), "seed"),
        (replace(SMALL, net=3.0), "net"),
        (replace(SMALL, meetings=SMALL.meetings[:1]), "meetings"),
        (replace(SMALL, meetings=SMALL.meetings[::-1]), "meetings"),
    ],
)
def test_the_file_of_another_campaign_is_refused(
    whole: bytes, tmp_path: Path, arena: Arena, what: str
) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(whole)
    refused = refusal(arena, file)
    assert (refused.code, refused.details["what"]) == ("results_of_another", what)
    assert file.read_bytes() == whole


def test_so_is_one_of_other_bots_or_rules(
    whole: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(whole)
    monkeypatch.setattr("comptoir.lab.results.sources", lambda: "another digest")
    assert refusal(SMALL, file).details["what"] == "sources"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"Dear diary\n", "results_foreign"),
        (b"no line at all", "results_foreign"),
        (b"[1]\n", "results_foreign"),
        (b'{"format": "something else"}\n', "results_foreign"),
        (b"\xff\xfe\n", "results_foreign"),
    ],
)
def test_what_is_no_file_of_results_is_refused(text: bytes, code: str, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(text)
    assert refusal(SMALL, file).code == code
    assert file.read_bytes() == text


def test_a_damaged_line_is_told(whole: bytes, tmp_path: Path) -> None:
    file, lines = tmp_path / "damaged.jsonl", whole.splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b'{"meeting": 0}\n', *lines[3:]]))
    refused = refusal(SMALL, file)
    assert (refused.code, refused.details["line"]) == ("results_damaged", 3)


def test_a_file_that_cannot_be_read_or_written_is_told(tmp_path: Path) -> None:
    assert refusal(SMALL, tmp_path).code == "results_not_read"
    assert refusal(SMALL, tmp_path / "no folder" / "file").code == "results_not_written"
