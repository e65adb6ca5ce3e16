"""How a game is asked for on the command line of ``comptoir play``, and what cannot be asked for."""

import re
from pathlib import Path

import pytest

from comptoir.cli import main
from comptoir.core import archive
from comptoir.telling.telling import find
from tests.cli.table import play, run

SAVED = re.compile(r"comptoir-\d{4}-\d\d-\d\d(-\d+)?\.json")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--players", "9"], "The option --players cannot be 9. Choose a number from 2 to 4."),
        (["--players", "many"], "--players needs a whole number, not “many”."),
        (
            ["--people", "3"],
            "The option --people cannot be 3: this game has 2 seats. Choose a number from 0 to 2;",
        ),
        (["--sets", "macaws"], "One set was named, but 2 players need 3. Possible: macaws, pandas, "),
        (["--sets", "macaws,dragons,pandas"], "There is no set called “dragons”. Possible: macaws, "),
        (["--sets", "macaws,macaws,pandas"], "The set macaws is named twice."),
        (["--sets", "owl,macaws,pandas"], "cunning. Did you mean owls?"),
        (["--sets", "beginner,macaws,owls"], "“beginner” is a whole mix and stands alone."),
        (["--sets", ","], "No set was named, but 2 players need 3."),
        (["--teams", "--players", "3"], "A team game is for 4 players, not 3. Leave --players out, or"),
        (
            ["--teams", "--sets", "macaws,owls"],
            "2 sets were named, but a team game needs 4. Possible: macaws",
        ),
        (["--luck", "4"], "--luck cannot be “4”. Give a number from 0 to 3, or a range such as 1..2, ..2"),
        (
            ["--nastiness", "3..1"],
            "--nastiness cannot be “3..1”: the smaller number comes first. Write 1..3.",
        ),
        (
            ["--nastiness", "3", "--players", "4"],
            "Only 3 sets (raccoons, crocodiles, magpies) pass these filters, and this game needs 5.",
        ),
        (
            ["--nastiness", "3", "--players", "4"],
            "this game needs 5. Enough would pass with --nastiness 2..3.",
        ),
        (
            ["--nastiness", "3", "--luck", "1", "--players", "4"],
            "passes these filters, and this game needs 5. Enough would pass without --nastiness.",
        ),
        (["--luck", "0", "--complexity", "0"], "No set passes these filters, and this game needs 3. Loosen"),
        (
            ["--luck", "2", "--sets", "nasty"],
            "These filters narrow a random draw: --luck. But the sets are named",
        ),
        (["--rule", "teams=true"], "teams is not set with --rule. Use --teams instead."),
        (["--bots", "clever"], "There is no bot called “clever”. Possible: random, beginner, easy, medium, "),
        (["--names", "Anne,anne"], "The name Anne was given twice."),
        (["--names", "\x1b[2J"], "cannot be a name"),
        (["--rule", "overpay"], "“overpay” says no value. Write --rule name=value; possible names: edition"),
        (["--rule", "overpay=never"], "The option overpay cannot be “never”. Possible: strict, free."),
        (["--rule", "gravity=on"], "There is no option called “gravity”. Possible: edition, "),
        (["--lang", "de"], "Comptoir does not speak “de”. Possible: en, fr."),
        (["--load", "nothing.json"], "nothing.json cannot be read: there is no such file."),
        (["--load", "bad.json"], "This is not a saved game: it is not JSON."),
        (["--load", "bad.json", "--seed", "1"], "--seed cannot be given together with --load"),
        (["--load", "bad.json", "--teams"], "--teams cannot be given together with --load"),
        (["--load", "bad.json", "--luck", "1"], "--luck cannot be given together with --load"),
        (["--player", "3"], "There is no option --player. Possible: --aloud, --bots, --color, "),
        (["--seed"], "--seed needs a value."),
        (["chess"], "There is no game called “chess”. There is: dale"),
        (["dale", "twice"], "“twice” is one argument too many."),
    ],
)
def test_a_bad_command_line_says_what_is_allowed(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    code: object
    try:
        code = main(["play", *arguments])
    except SystemExit as left:
        code = left.code
    captured = capsys.readouterr()
    assert code == 2
    assert message in " ".join(captured.err.split())
    assert captured.out == ""


def test_a_bad_command_line_of_the_real_command(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "--sets", "dragons", LANG="fr_FR.UTF-8")
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith("Il n’y a pas de peuplade nommée « dragons ». Possible : aras, ")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ["--sets", "owls"],
            "Une seule peuplade est nommée, mais il en faut 3 pour 2 joueurs. Possible : aras, ",
        ),
        (["--sets", "owls,owls,macaws"], "La peuplade harfangs est nommée deux fois."),
        (
            ["--teams", "--sets", "owls,hares,macaws"],
            "pour une partie en équipes. Possible : aras, pandas, ratons",
        ),
        (
            ["--players", "4", "--nastiness", "3"],
            "Seules 3 peuplades (ratons, crocodiles, pirolles) passent ces filtres",
        ),
        (
            ["--luck", "2", "--sets", "owls,hares,macaws"],
            "peuplades sont nommées (harfangs, blanchons, aras).",
        ),
        (["--sets", "cameleon,aras,owls"], "Vouliez-vous dire caméléons ?"),
        (["--sets", "owl,aras,pandas"], "Vouliez-vous dire owls ?"),
        (["--luck", "3..1"], "le plus petit d’abord. Écrivez 1..3."),
        (["--team"], "Vouliez-vous dire --teams ?"),
    ],
)
def test_a_bad_command_line_names_things_in_french(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--lang", "fr", *arguments]) == 2
    error = capsys.readouterr().err.replace("\u00a0", " ")
    assert message in error
    assert error.count("\n") == 1, "one line for whoever reads it by program"


def test_where_somebody_watches_errors_are_wrapped_but_not_at_a_space_that_holds(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for width in range(50, 70):
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setattr("sys.stderr.isatty", lambda: True)
        assert main(["play", "--lang", "fr", "--team"]) == 2
        lines = capsys.readouterr().err.splitlines()
        assert len(lines) > 2
        assert all(len(line) <= width and not line.startswith("?") for line in lines)


def test_help_speaks_french(tmp_path: Path) -> None:
    french = run(tmp_path, "play", "--help", "--lang", "fr")
    assert french.code == 0
    assert "Le nombre de places : 2 à 4. Par défaut : 2, ou 4 avec --teams." in french.out
    assert "help-" not in french.out


def test_sets_by_their_names_in_words_and_switches(tmp_path: Path) -> None:
    options = ("--sets", "Ratons,ocelots,Caméléons", "--rule", "overpay=free", "--bots", "random")
    result = play(tmp_path, "q", "", lang="fr", options=options)
    assert result.code == 0
    assert "Peuplades : Ratons (conflit direct), Ocelots" in result.out
    assert "Enregistrer la partie avant de quitter ?" in result.out
    name = SAVED.search(result.out)
    assert name
    assert f"--load {name[0]} --bots random" in result.out.replace("\n", " ")
    assert archive.load((tmp_path / name[0]).read_bytes()).options["overpay"] == "free"


def dealt(out: str) -> list[str]:
    """The options of the command that deals the same game again."""
    told = re.search(r"comptoir play (.*)", out)
    assert told
    return told[1].split()


def test_filters_narrow_the_draw_and_the_deal_can_be_played_again(tmp_path: Path) -> None:
    filters = ("--nastiness", "..1", "--luck", "1", "--complexity", "3..")
    first = play(tmp_path, "q", "n", options=("--nastiness", "2..", "--luck", "1..2"))
    options = dealt(first.out)
    named = options[options.index("--sets") + 1].split(",")
    assert set(named) < {"raccoons", "crocodiles", "fennecs", "magpies"}
    assert not {"--nastiness", "--luck"} & {*options}
    assert run(tmp_path, "play", *options, "--lang", "en", typed="q\nn\n").out == first.out
    narrow = play(tmp_path, options=filters)
    assert (narrow.code, narrow.out) == (2, "")
    assert narrow.err.startswith("Only 2 sets (chameleons, owls) pass these filters, and this game needs 3.")


def test_four_play_in_teams(tmp_path: Path) -> None:
    first = play(tmp_path, "q", "n", options=("--teams", "--sets", "game1"))
    assert "Teams: Oskar and you against Greta and Wilma." in first.out
    options = dealt(first.out)
    sets = ["--sets", "macaws,pandas,squirrels,raccoons"]
    assert options == ["--players", "4", "--teams", *sets, "--seed", "7"]
    assert run(tmp_path, "play", *options, "--lang", "en", typed="q\nn\n").out == first.out


def test_two_people_in_teams_are_partners(tmp_path: Path) -> None:
    options = ("--teams", "--people", "2", "--sets", "game1")
    named = play(tmp_path, "", "q", "n", options=(*options, "--names", "Anne,Bob"))
    assert "Teams: Anne and Bob against Greta and Oskar." in named.out
    unnamed = play(tmp_path, "", "q", "n", options=options)
    assert "Teams: Player 1 and Player 3 against Greta and Oskar." in unnamed.out.replace("\u00a0", " ")


@pytest.mark.parametrize(("game", "switch"), [("dale", "overpay=free"), ("karanor", "histories=chosen")])
def test_the_switches_of_the_rules_are_listed_with_a_sentence_each(
    game: str, switch: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, wish in (("en", "list"), ("fr", "liste")):
        assert main(["play", game, "--rule", wish, "--lang", lang]) == 0
        listed = " ".join(capsys.readouterr().out.split())
        for rule in find(game).house_rules():
            assert all(" ".join(getattr(each.text, lang).split()) in listed for each in rule.values)
        assert f"--rule {switch}" in listed
