"""simulate, replay and verify, as a person runs them."""

import json
import re
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.code import Code
from comptoir.cli import main
from comptoir.cli.tools.shelf import read_players
from comptoir.cli.tools.summary import command_for
from comptoir.core import Match, archive, registry
from comptoir.dale.catalogue import SET_NAMES
from comptoir.dale.options import Limits, Span
from comptoir.lab.campaigns import Campaign, deal, make_bots
from comptoir.lab.dale import DaleSetup
from tests.cli.calling import run, run_json


def played(picks: int) -> Match:
    """A game of greedy bots after that many picks, or at its end."""
    setup = DaleSetup(sets=("macaws", "pandas", "raccoons"))
    start = deal(Campaign(games=1, seed=3, setup=setup, bots=("greedy",)), 0)
    match = Match(registry.rules("dale"), start.options, start.dice.key)
    bots = make_bots("dale", start)
    for _ in range(picks):
        if match.is_over:
            break
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return match


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("saves")


@pytest.fixture(scope="module")
def over(folder: Path) -> Path:
    """A finished game."""
    file = folder / "over.json"
    match = played(20_000)
    assert match.is_over
    file.write_bytes(archive.dump(match))
    return file


@pytest.fixture(scope="module")
def going_on(folder: Path) -> Path:
    """A game in progress."""
    file = folder / "going-on.json"
    file.write_bytes(archive.dump(played(40)))
    return file


def resealed(file: Path, change: Callable[[dict[str, Any]], None]) -> bytes:
    """A saved game that somebody changed and sealed again, as a newer or another program might."""
    save = json.loads(file.read_bytes())
    change(save)
    del save["seal"]

    def text(data: dict[str, Any]) -> bytes:
        return json.dumps(data, separators=(",", ":"), sort_keys=True, ensure_ascii=True).encode()

    save["seal"] = blake2b(text(save), digest_size=16).hexdigest()
    return text(save) + b"\n"


# -- simulate ---------------------------------------------------------------------------------------------


def test_simulate_counts_games_decisions_lengths_and_wins() -> None:
    found = run_json("simulate", "dale", "--players", "2..3", "--games", "4", "--seed", "1", "--workers", "1")
    assert found["games"] == found["finished"] == 4
    assert found["decisions"] >= found["real_decisions"] > 400
    assert found["violations"] == found["paired_positions"] == 0
    assert found["turns"]["min"] <= found["turns"]["median"] <= found["turns"]["max"]
    assert sum(seat["wins"] for seat in found["seats"]) == 4
    assert [seat["games"] for seat in found["seats"]] == [4, 4, 2]
    assert (found["bots"]["random"]["wins"], found["bots"]["random"]["games"]) == (4, 4)


def test_simulate_says_how_sure_shares_are_and_what_would_be_fair() -> None:
    found = run_json("simulate", "--players", "2..3", "--games", "4", "--workers", "1")
    first, _, third = found["seats"]
    assert 0 <= first["low"] <= first["share"] == first["wins"] / 4 <= first["high"] <= 1
    assert (first["fair"], third["fair"]) == (0.4167, 0.3333), "half of the games are for two"
    assert found["by_players"]["2"]["order"][0]["fair"] == 0.5
    told = run("simulate", "--sets", "beginner", "--games", "4", "--workers", "1").stdout.splitlines()
    at = told.index("Wins by seat")
    assert re.fullmatch(r" +games  wins +share +95% interval +fair", told[at - 1])
    assert re.fullmatch(r"  Player.1 +4 +\d +[\d.]+% +[\d.]+% – [\d.]+%  50.0%", told[at + 1])


def test_simulate_tells_sets_apart_where_they_vary() -> None:
    arguments = ("simulate", "--games", "4", "--workers", "1")
    found = run_json(*arguments)["by_set"]
    assert sum(each["games"] for each in found.values()) == 3 * 4
    assert {*found} <= {*SET_NAMES}
    assert all(each["begins"]["games"] == each["games"] for each in found.values())
    told = run(*arguments).stdout
    assert "median length  who begins wins" in told
    assert "Who wins with what is told by a study: comptoir study" in told
    against = run(*arguments, "--bots", "first,random", lang="fr").stdout
    assert "durée médiane  first gagne" in against
    alike = run_json(*arguments, "--sets", "beginner")
    assert {name: each["games"] for name, each in alike["by_set"].items()} == dict.fromkeys(
        ("macaws", "pandas", "squirrels"), 4
    )
    assert "median length" not in run(*arguments, "--sets", "beginner").stdout


def test_simulate_tells_programs_what_was_asked_for() -> None:
    wishes = ("--players", "2..3", "--sets", "game1", "--bots", "random,first", "--first", "2")
    found = run_json("simulate", *wishes, "--games", "2", "--seed", "5", "--workers", "1")
    assert found["parameters"] == {
        "game": "dale",
        "options": ["--sets", "game1"],
        "players": [2, 3],
        "bots": ["random", "first"],
        "games": 2,
        "first": 2,
        "seed": 5,
        "check": False,
        "code": [],
    }
    assert found["build"] in ("plain", "compiled")
    assert found["versions"].keys() == {"comptoir", "sources", "python"}


def test_simulate_tells_each_number_of_players_when_there_are_several() -> None:
    several = ("simulate", "--games", "4", "--workers", "1", "--players", "2..3")
    found = run_json(*several)
    assert {players: each["games"] for players, each in found["by_players"].items()} == {"2": 2, "3": 2}
    assert sum(seat["wins"] for each in found["by_players"].values() for seat in each["seats"]) == 4
    told = run(*several).stdout
    assert "With 2 players, median length " in told
    assert "With 3 players, median length " in told
    assert "With 2 players" not in run("simulate", "--games", "2", "--workers", "1").stdout


def test_simulate_checks_games_and_compares_views_with_other_worlds() -> None:
    found = run_json("simulate", "--bots", "random,greedy", "--games", "2", "--check", "--workers", "2")
    assert (found["violations"], found["first_violations"]) == (0, [])
    assert found["paired_positions"] > found["decisions"] / 10
    assert found["bots"].keys() == {"random", "greedy"}


@pytest.mark.parametrize(
    ("lang", "games", "rotation"),
    [
        ("en", "Games: 2, finished: 2", "Every deal is played 2 times, the bots one seat further each time."),
        (
            "fr",
            "Parties\u00a0: 2, dont terminées\u00a0: 2",
            "Chaque donne est jouée 2 fois, les robots avançant d’une place à chaque fois.",
        ),
    ],
)
def test_simulate_speaks_to_people(lang: str, games: str, rotation: str) -> None:
    done = run("simulate", "--bots", "random,greedy", "--games", "2", "--workers", "1", "--lang", lang)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == games
    assert rotation in lines
    assert done.stderr == ""


def test_simulate_reports_what_is_broken_and_how_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = registry.rules("dale")
    monkeypatch.setattr(type(game), "violations", lambda self, table: ["the sky is green"])
    code = main(
        [
            "simulate",
            "--games",
            "1",
            "--seed",
            "9",
            "--first",
            "3",
            "--check",
            "--workers",
            "1",
            "--lang",
            "en",
        ]
    )
    told = capsys.readouterr().out
    assert code == 1
    assert "game 3, pick 0: the sky is green" in told
    again = (
        "comptoir simulate dale --players 2 --sets random --bots random --seed 9 --first 3 --games 1 --check"
    )
    assert again in told


@pytest.mark.parametrize(
    ("wishes", "command"),
    [
        ({}, "--players 2 --sets random --bots random --seed 4"),
        (
            {
                "players": (4,),
                "setup": DaleSetup(teams=True, limits=Limits(nastiness=Span(0, 1), luck=Span(1, 1))),
            },
            "--players 4 --teams --sets random --nastiness 0..1 --luck 1 --bots random --seed 4",
        ),
        (
            {"players": (2, 3, 4), "setup": DaleSetup(sets=("nasty",)), "bots": ("random", "greedy")},
            "--players 2..4 --sets nasty --bots random,greedy --seed 4",
        ),
        (
            {
                "bots": ("Mine", "random"),
                "code": (Code(Path("my_bot.py"), "Mine"), Code(Path("b.py"), "Other")),
            },
            "--players 2 --sets random --bots Mine,random --seed 4 --code my_bot.py:Mine",
        ),
    ],
)
def test_the_command_to_play_a_game_again(wishes: dict[str, Any], command: str) -> None:
    told = command_for(Campaign(games=20, seed=4, **wishes), 9)
    assert told.endswith(f" simulate dale {command} --first 9 --games 1")


def test_simulate_with_teams_counts_a_win_for_both_partners() -> None:
    found = run_json(
        "simulate", "--teams", "--nastiness", "0", "--games", "3", "--seed", "2", "--workers", "1"
    )
    assert found["games"] == found["finished"] == 3
    first, second, third, fourth = (seat["wins"] for seat in found["seats"])
    assert (first, second) == (third, fourth)
    assert first + second >= 3
    assert [team["seats"] for team in found["teams"]] == [[0, 2], [1, 3]]
    assert [team["wins"] for team in found["teams"]] == [first, second]
    assert (found["bots"]["random"]["wins"], found["bots"]["random"]["games"]) == (3, 3)


def test_simulate_tells_the_wins_of_teams_not_of_seats() -> None:
    done = run("simulate", "--teams", "--games", "1", "--workers", "1", "--lang", "fr")
    told = [line.replace("\u00a0", " ") for line in done.stdout.splitlines()]
    team = told[told.index("Victoires par équipe") + 1]
    assert re.match(r"  places 1 et 3 +1 +[01] .* 50,0 %$", team)
    assert not [line for line in told if "par place" in line]


@pytest.mark.parametrize(
    ("tool", "said", "not_said"),
    [
        ("replay", "replay [OPTIONS] FICHIER", "FILE"),
        ("bench", "en secondes. Par défaut : 1.\n", "1.0"),
        ("cards", "JEU\n Le jeu dont lister les cartes.", "GAME"),
    ],
)
def test_help_is_wholly_french(tool: str, said: str, not_said: str) -> None:
    text = re.sub(" +", " ", run(tool, "--help", "--lang", "fr").stdout.replace("\u00a0", " "))
    assert said in text
    assert not_said not in text


@pytest.mark.parametrize(
    ("text", "players"),
    [("2", (2,)), (" 2..4 ", (2, 3, 4)), ("..3", (2, 3)), ("3..", (3, 4)), ("4..4", (4,))],
)
def test_ranges_of_players(text: str, players: tuple[int, ...]) -> None:
    assert read_players(text, DaleSetup().seats) == players


def test_simulate_with_unfinished_games_exits_with_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("comptoir.lab.campaigns.MOST_PICKS", 10)
    assert main(["simulate", "--games", "1", "--workers", "1", "--lang", "en"]) == 1
    assert "game 0 did not end" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("simulate", "chess"), "There is no game called “chess”"),
        (("simulate", "--players", "5"), "players"),
        (("simulate", "--players", "4..2"), "players"),
        (("simulate", "--players", "two"), "players"),
        (("simulate", "--teams", "--players", "2..4"), "A team game is for 4 players, not 2..4."),
        (("simulate", "--luck", "x"), "--luck cannot be “x”"),
        (("simulate", "--luck", "3", "--players", "2..4"), "Only 3 sets (ocelots, polecats, hares) pass"),
        (("simulate", "--luck", "3", "--sets", "nasty"), "These filters narrow a random draw"),
        (("simulate", "--pack", "mine"), "--pack does not go with the game dale."),
        (("simulate", "--no-market"), "--no-market does not go with the game dale."),
        (("cards", "--pack", "mine"), "--pack does not go with the game dale."),
        (("bench", "--pack", "mine"), "--pack does not go with the game dale."),
        (("bench", "--game", "chess"), "There is no game called “chess”"),
        (("simulate", "--games", "0"), "games"),
        (("simulate", "--games", "many"), "whole number"),
        (("simulate", "--workers", "0"), "workers"),
        (("simulate", "--sets", "unicorns"), "There is no set called “unicorns”"),
        (("simulate", "--bots", "clever"), "There is no bot called “clever”"),
        (("simulate", "--lang", "xx"), "xx"),
        (("cards", "--set", "unicorns"), "There is no set called “unicorns”"),
        (("cards", "chess"), "There is no game called “chess”"),
        (("bench", "--rounds", "0"), "rounds"),
        (("bench", "--seconds", "-1"), "seconds"),
        (("verify",), "--help"),
    ],
)
def test_bad_input_is_explained_and_exits_with_2(
    arguments: Sequence[str], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    try:
        code: object = main([*arguments])
    except SystemExit as ended:
        code = ended.code
    shown = capsys.readouterr()
    assert code == 2
    assert told in shown.err + shown.out


# -- replay -----------------------------------------------------------------------------------------------


def test_replay_tells_the_whole_story_turn_by_turn(over: Path) -> None:
    done = run("replay", over)
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0].startswith("The whole game: ")
    assert "— Turn 1: Player\u00a01 —" in lines
    assert "— Turn 2: Player\u00a02 —" in lines
    assert lines[-1].endswith("stall is complete!")
    assert "draws a card." not in done.stdout, "everything is open when the game is over"


def test_replay_of_a_running_game_shows_only_what_a_spectator_saw(going_on: Path) -> None:
    assert "draws a card." in run("replay", going_on).stdout


def test_replay_from_a_seat_speaks_to_that_seat(going_on: Path) -> None:
    told = run("replay", going_on, "--seat", "2", "--lang", "fr").stdout
    assert "Vous piochez" in told
    assert "Joueur\u00a01 pioche une carte." in told


@pytest.mark.parametrize("seat", ["1", "2"])
def test_replay_in_json_shows_a_seat_no_more_than_it_saw(going_on: Path, seat: str) -> None:
    found = run_json("replay", going_on, "--step", "25", "--seat", seat)
    at = int(seat) - 1
    match = archive.load(going_on.read_bytes())
    while len(match.picks) > 25:
        match.undo(consent=True)
    assert found["view"] == json.loads(json.dumps(match.plain(at)))
    assert found["step"] == 25
    assert found["observers"] == [at]
    hands = [place["hand"] for place in found["view"]["seats"]]
    assert len(hands[at]["cards"]) == hands[at]["count"] > 0
    assert found["view"]["decisions"][0]["options"] is None or found["view"]["decisions"][0]["seat"] == at


def test_replay_shows_every_hand_once_the_game_is_over(over: Path) -> None:
    found = run_json("replay", over, "--step", "0", "--seat", "all")
    assert [len(place["hand"]["cards"]) for place in found["view"]["seats"]] == [5, 5]
    told = run("replay", over, "--step", "0").stdout
    assert "The table after 0 picks of" in told
    assert "Player\u00a01, hand" in told
    assert "Player\u00a02, hand" in told


def test_replay_of_the_story_in_json_has_one_entry_for_each_event(over: Path) -> None:
    found = run_json("replay", over)
    match = archive.load(over.read_bytes())
    assert match.events is not None
    assert [each["event"] for each in found["events"]] == [event.name() for event in match.events]
    assert found["is_over"]
    assert found["winners"] == list(match.winners)
    drawn = [card for each in found["events"] if each["event"] == "drew" for card in each["cards"]]
    assert drawn
    assert None not in drawn


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--seat", "all"), "not over"),
        (("--seat", "0"), "no seat “0”"),
        (("--seat", "3"), "no seat “3”"),
        (("--seat", "first"), "no seat “first”"),
        (("--step", "41"), "from 0 to 40"),
        (("--step", "-1"), "from 0 to 40"),
    ],
)
def test_replay_explains_what_it_cannot_show(
    going_on: Path, arguments: Sequence[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(going_on), *arguments, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err


# -- verify -----------------------------------------------------------------------------------------------


def test_verify_finds_good_games_whole(over: Path, going_on: Path) -> None:
    done = run("verify", over)
    assert done.returncode == 0
    assert done.stdout.startswith("Verified: ")
    found = run_json("verify", going_on)
    assert found["verified"]
    assert (found["picks"], found["broken_at"], found["is_over"]) == (40, None, False)


def test_verify_notices_every_flipped_bit(
    going_on: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = going_on.read_bytes()
    file = tmp_path / "flipped.json"
    positions = range(
        0, len(data) * 8, 37
    )  # 37 and 8 have no common factor: every bit of a byte gets its turn
    assert len(positions) > 100
    for position in positions:
        flipped = bytearray(data)
        flipped[position // 8] ^= 1 << position % 8
        file.write_bytes(flipped)
        assert main(["verify", str(file), "--lang", "en"]) == 2, f"bit {position}"
    assert "Verified" not in capsys.readouterr().out


def test_verify_says_from_which_pick_a_game_goes_another_way(going_on: Path, tmp_path: Path) -> None:
    def change_a_state(save: dict[str, Any]) -> None:
        save["hashes"][1] = "0" * len(save["hashes"][1])

    file = tmp_path / "other-rules.json"
    file.write_bytes(resealed(going_on, change_a_state))
    done = run("verify", file)
    assert done.returncode == 1
    assert done.stdout.startswith("Broken from pick 17 of 40 on")
    done = run("verify", file, "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["broken_at"] == 17


def test_verify_says_which_pick_is_impossible(going_on: Path, tmp_path: Path) -> None:
    file = tmp_path / "impossible.json"
    file.write_bytes(resealed(going_on, lambda save: save["picks"].__setitem__(20, 99)))
    done = run("verify", file, "--json")
    assert done.returncode == 1
    assert json.loads(done.stdout)["broken_at"] == 21


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda file: file.read_bytes()[:-40], "save_not_json"),
        (lambda file: b"", "save_not_json"),
        (lambda file: b"\x00\xff\xfe", "save_not_json"),
        (lambda file: b"[" * 100_000, "save_not_json"),
        (lambda file: file.read_bytes() + b" " * (1 << 20), "save_too_large"),
        (lambda file: b'{"chess": 1}\n', "save_foreign"),
        (lambda file: b"[1, 2]\n", "save_foreign"),
        (lambda file: resealed(file, lambda save: save.update(comptoir=99)), "save_newer"),
        (lambda file: resealed(file, lambda save: save.update(rules=99)), "save_newer"),
        (lambda file: resealed(file, lambda save: save.update(rules=1)), "save_older"),
        (lambda file: resealed(file, lambda save: save.update(game="chess")), "save_game"),
        (lambda file: resealed(file, lambda save: save.update(key="12")), "save_field"),
        (lambda file: resealed(file, lambda save: save["options"].update(players=9)), "save_options"),
        (lambda file: file.read_bytes().replace(b'"picks":[', b'"picks":[0,'), "save_damaged"),
    ],
)
def test_verify_says_what_is_wrong_with_a_file(
    going_on: Path,
    tmp_path: Path,
    spoil: Callable[[Path], bytes],
    code: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "spoilt.json"
    file.write_bytes(spoil(going_on))
    assert main(["verify", str(file), "--json", "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert json.loads(shown.out)["error"] == code
    assert shown.err.strip()


def test_a_file_that_is_not_there_or_not_a_game_exits_with_2(tmp_path: Path) -> None:
    for command in ("verify", "replay"):
        assert run(command, tmp_path / "nothing.json").returncode == 2
        done = run(command, tmp_path)
        assert done.returncode == 2
        assert "folder" in done.stderr
