"""simulate, replay, verify, cards and bench for Karanor: as for Dale, with the same keys."""

import json
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from comptoir import native
from comptoir.cli import main
from comptoir.cli.tools.karanor import coverage
from comptoir.cli.tools.summary import command_for
from comptoir.core import Match, archive, registry
from comptoir.lab.campaigns import Campaign
from comptoir.lab.karanor import KaranorSetup, pack_in_use
from tests.lab.short_karanor import CONTENT, played, rewrite, write_short_pack


@pytest.fixture(autouse=True)
def _our_own_pack_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack that a test takes is not that of the next one."""
    monkeypatch.setattr(registry, "_instead", dict(registry._instead))


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_short_pack(tmp_path_factory.mktemp("packs") / "short")


def called(
    capsys: pytest.CaptureFixture[str], *arguments: str | Path, lang: str = "en", code: int = 0
) -> str:
    """What a command says when it ends with that code."""
    assert main([*map(str, arguments), "--lang", lang]) == code
    shown = capsys.readouterr()
    assert "Traceback" not in shown.err
    return shown.err if code == 2 else shown.out


def called_json(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> Any:
    return json.loads(called(capsys, *arguments, "--json"))


# -- simulate ---------------------------------------------------------------------------------------------


def test_simulate_plays_karanor_with_the_keys_of_dale(
    short: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ("--games", "5", "--workers", "1")
    found = called_json(capsys, "simulate", "karanor", "--players", "2..6", "--pack", short, *few)
    of_dale = called_json(capsys, "simulate", "dale", "--players", "2", *few)
    assert found.keys() == of_dale.keys()
    assert found["games"] == found["finished"] == 5
    assert (found["game"], found["violations"], found["called_off"]) == ("karanor", 0, 0)
    assert [each["games"] for each in found["by_players"].values()] == [1] * 5
    assert (found["trading"]["games"], of_dale["trading"]) == (5, None)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("Rounds in a game: ", "Trades: ", "Gold left, median of the losers: ")),
        (
            "fr",
            ("Manches par partie\u00a0: ", "Échanges\u00a0: ", "médiane des perdants\u00a0: "),
        ),
    ],
)
def test_simulate_speaks_of_rounds_and_trades(
    short: Path, lang: str, told: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    out = called(capsys, "simulate", "karanor", "--pack", short, "--games", "2", "--workers", "1", lang=lang)
    assert all(line in out for line in told)


def test_the_command_to_play_a_game_again_names_the_pack() -> None:
    setup = KaranorSetup(Path("my pack"), first=1, market=False)
    told = command_for(Campaign(games=9, seed=4, setup=setup, players=(2, 3), bots=("greedy",)), 5)
    assert told.endswith(
        " simulate karanor --players 2..3 --pack 'my pack' --first-player 2 --no-market"
        " --bots greedy --seed 4 --first 5 --games 1"
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "karanor", "--sets", "macaws"), "--sets does not go with the game karanor."),
        (("simulate", "karanor", "--teams"), "--teams does not go with the game karanor."),
        (("simulate", "karanor", "--luck", "2"), "--luck does not go with the game karanor."),
        (("cards", "karanor", "--set", "macaws"), "--set does not go with the game karanor."),
        (("cards", "karanor", "--game", "1"), "--game does not go with the game karanor."),
        (("simulate", "karanor", "--players", "7"), "The option --players cannot be 7."),
        (("simulate", "karanor", "--first-player", "4"), "The option --first-player cannot be 4."),
        (("simulate", "karanor", "--players", "2..6", "--first-player", "3"), "number from 1 to 2"),
        (("simulate", "karanor", "--bots", "clever"), "There is no bot called “clever”"),
    ],
)
def test_what_is_not_for_karanor_is_refused(
    arguments: Sequence[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in called(capsys, *arguments, code=2)


@pytest.mark.parametrize("command", ["simulate", "cards"])
def test_a_pack_that_is_wrong_is_told_line_by_line(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copytree(CONTENT, tmp_path / "wrong")
    rewrite(folder / "associates.toml", "cost_gold = 5", 'cost_gold = "five"')
    rewrite(folder / "pack.toml", "actions_per_turn = 4", "actions_per_turn = -1")
    first, *lines = called(capsys, command, "karanor", "--pack", folder, code=2).splitlines()
    assert "cannot be played with" in first
    assert len(lines) >= 2
    assert [line for line in lines if line.startswith("associates.toml")]
    assert [line for line in lines if line.startswith("pack.toml")]


# -- saved games ------------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in progress with our own pack."""
    file = tmp_path / "karanor.json"
    file.write_bytes(archive.dump(played(KaranorSetup(), picks=60)))
    return file


@pytest.fixture
def saved_short(short: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game with the other pack; which is forgotten again."""
    file = tmp_path / "short.json"
    monkeypatch.setattr(registry, "_instead", dict(registry._instead))
    before = dict(registry._instead)
    match = played(KaranorSetup(short))
    assert match.is_over
    file.write_bytes(archive.dump(match))
    monkeypatch.setattr(registry, "_instead", before)
    return file


def test_verify_replays_karanor(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = called_json(capsys, "verify", saved)
    assert (found["verified"], found["game"], found["picks"]) == (True, "karanor", 60)


def test_a_game_with_another_pack_needs_that_pack(
    saved_short: Path, short: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("verify", "replay"):
        assert called(capsys, command, saved_short, code=2).strip()
    assert called_json(capsys, "verify", saved_short, "--pack", short)["verified"]
    found = called_json(capsys, "replay", saved_short, "--pack", short)
    assert (found["game"], found["is_over"]) == ("karanor", True)


def test_a_pack_does_not_go_with_a_game_of_dale(
    short: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "dale.json"
    options = {"players": 2, "sets": ["macaws", "pandas", "raccoons"]}
    file.write_bytes(archive.dump(Match(registry.rules("dale"), options, bytes(32))))
    for command in ("verify", "replay"):
        told = called(capsys, command, file, "--pack", short, code=2)
        assert told.startswith("--pack does not go with the game dale.")


def test_replay_shows_a_seat_no_more_than_it_saw(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = called_json(capsys, "replay", saved, "--step", "40", "--seat", "2")
    match = archive.load(saved.read_bytes())
    while len(match.picks) > 40:
        match.undo(consent=True)
    assert found["view"] == json.loads(json.dumps(match.plain(1)))
    assert (found["step"], found["observers"]) == (40, [1])


@pytest.mark.parametrize(
    ("lang", "turn", "table"),
    [("en", "Round 1 · ", "Round 1 ("), ("fr", "Manche 1 · ", "Manche 1 (")],
)
def test_replay_tells_the_story_and_draws_the_table(
    saved: Path, lang: str, turn: str, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    story = called(capsys, "replay", saved, lang=lang)
    assert turn in story
    assert len(story.splitlines()) > 10
    shown = called(capsys, "replay", saved, "--step", "10", lang=lang)
    assert table in shown
    assert all(place.name.in_(lang) in shown for place in pack_in_use().territories if place.is_city)


def test_replay_from_a_seat_shows_its_hand_and_speaks_to_it(
    saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = archive.load(saved.read_bytes())
    view: Any = match.plain(1)
    names = {each.id: each.name.en for each in pack_in_use().commerces}
    mine = [names[card["face"]] for card in view["seats"][1]["commerces"]["cards"]]
    assert mine
    seen = called(capsys, "replay", saved, "--step", "60", "--seat", "2")
    hidden = called(capsys, "replay", saved, "--step", "60")
    assert "You, in " in seen
    assert all(name in seen for name in mine)
    assert "You, in " not in hidden
    assert not any(name in hidden for name in mine)


def test_nobody_is_spoken_to_when_all_seats_look_on(
    saved_short: Path, short: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = called(capsys, "replay", saved_short, "--pack", short)
    assert story.startswith("The whole game: ")
    assert not [line for line in story.splitlines() if line.startswith("You keep")]
    everything = called(capsys, "replay", saved_short, "--pack", short, "--step", "30")
    assert "You, in " not in everything
    assert all(f"Player\u00a0{number}, in " in everything for number in (1, 2, 3))


# -- cards ------------------------------------------------------------------------------------------------


def test_cards_lists_the_whole_pack_with_its_sources(capsys: pytest.CaptureFixture[str]) -> None:
    found = called_json(capsys, "cards", "karanor")
    assert found["total"] == len(found["cards"]) == 199
    assert {card["source"] for card in found["cards"]} <= {"rulebook", "review", "original"}
    assert {"name", "kind", "copies", "title", "text"} <= found["cards"][0].keys()
    by_name = {card["name"]: card for card in found["cards"]}
    assert by_name["as_wood"]["kind"] == "associates"
    told = called(capsys, "cards", "karanor")
    assert all(card["title"] in told.replace("\n    ", " ") for card in found["cards"][:40])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_entry_is_shown_whole(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    quest = next(each for each in pack_in_use().quests if each.source.note)
    told = " ".join(called(capsys, "cards", "karanor", quest.id, lang=lang).split())
    assert quest.name.in_(lang) in told
    assert " ".join(quest.text.in_(lang).split()) in told
    assert quest.source.note in told


def test_an_entry_is_found_by_its_name_and_a_wrong_one_told(capsys: pytest.CaptureFixture[str]) -> None:
    quest = pack_in_use().quests[0]
    found = called_json(capsys, "cards", "karanor", quest.name.fr.upper())
    assert [card["name"] for card in found["cards"]] == [quest.id]
    told = called(capsys, "cards", "karanor", quest.id[:-1], code=2)
    assert told.startswith("There is no card called")


def test_coverage_counts_what_came_up_in_the_archive(
    short: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tests" / "archive").mkdir(parents=True)
    match = played(KaranorSetup(short))
    (tmp_path / "tests" / "archive" / "karanor-000.json").write_bytes(archive.dump(match))
    monkeypatch.setattr(coverage, "source_tree", lambda: tmp_path)
    found = called_json(capsys, "cards", "karanor", "--pack", short, "--coverage")
    view: Any = match.plain(match.table.spectator)
    by_name = {card["name"]: card for card in found["cards"]}
    built = {card["face"] for seat in view["seats"] for card in seat["built"]}
    assert built
    assert all(by_name[name]["used"] == 1 and by_name[name]["complete"] for name in built)
    unused = [card for card in found["cards"] if not card["used"]]
    assert unused
    assert not any(card["complete"] for card in unused)
    assert found["complete"] == sum(card["complete"] for card in found["cards"])


def test_coverage_does_not_claim_what_it_cannot_know(
    short: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "source_tree", lambda: None)
    found = called_json(capsys, "cards", "karanor", "--coverage")
    assert found["complete"] == 0
    assert {(card["drawn"], card["used"]) for card in found["cards"]} == {(None, None)}
    assert "No stored game was played with this content" in called(capsys, "cards", "karanor", "--coverage")


# -- bench ------------------------------------------------------------------------------------------------


def test_bench_measures_karanor(short: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = (
        "bench",
        "--game",
        "karanor",
        "--pack",
        short,
        "--rounds",
        "1",
        "--seconds",
        "0.02",
        "--games",
        "2",
    )
    found = called_json(capsys, *small)
    assert found["game"] == "karanor"
    assert found["targets"] == KaranorSetup.targets[native.build()]
    assert found["met"].keys() == {*found["targets"], "save_bytes"}
    told = called(capsys, *small).splitlines()
    assert told[1].startswith("real decisions per 1000 yardstick steps, 4 players")
