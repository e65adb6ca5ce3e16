"""The catalogue, the benchmark and the help, as they are called."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from comptoir import native
from comptoir.cli import main
from comptoir.cli.tools.dale import coverage
from comptoir.dale.catalogue import FACES, rows_of
from comptoir.dale.editions import CLASSIC
from comptoir.lab.dale import DaleSetup
from tests.cli.calling import run, run_json

# -- cards ------------------------------------------------------------------------------------------------


def test_cards_lists_the_catalogue() -> None:
    found = run_json("cards", "dale")
    assert found["total"] == len(found["cards"]) == 108
    assert [each["game"] for each in found["sets"]] == [1] * 6 + [2] * 6 + [3] * 6
    owls = next(each for each in found["sets"] if each["name"] == "owls")
    assert owls["ratings"] == {"complexity": 3, "interaction": 3, "nastiness": 0, "luck": 1}
    spyglass = next(card for card in found["cards"] if card["name"] == "spyglass")
    assert (spyglass["set"], spyglass["value"], spyglass["copies"]) == ("macaws", 4, 3)
    assert (spyglass["kind"], spyglass["bonus"], spyglass["title"]) == ("technique", True, "Spyglass")
    assert spyglass["text"]


def test_cards_of_one_set_in_french() -> None:
    done = run("cards", "--set", "Ratons", "--lang", "fr")
    assert done.returncode == 0
    game, _, title, ratings, *_ = done.stdout.replace("\u00a0", " ").splitlines()
    assert game == "La Vallée des Marchands 1"
    assert title.startswith("Ratons nordiques chapardeurs")
    assert ratings == "  De 0 à 3 : complexité 1, interaction 3, méchanceté 3, hasard 2"
    assert done.stdout.count("exemplaire") == 6
    assert "Courtier" not in done.stdout


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (("--game", "2", "--complexity", "..1"), ["platypuses", "polecats"]),
        (("--nastiness", "1..2"), ["ocelots", "fennecs", "echidnas"]),
        (("--luck", "3", "--interaction", "2.."), ["ocelots", "polecats"]),
        (("--set", "Varans", "--luck", "1"), ["desert_monitors"]),
    ],
)
def test_cards_of_some_sets(options: Sequence[str], names: Sequence[str]) -> None:
    found = run_json("cards", *options)
    assert [each["name"] for each in found["sets"]] == names
    assert found["total"] == 6 * len(names)
    told = run("cards", *options).stdout
    assert told.count("complexity") == len(names)
    assert "Junk: value 1" not in told


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--game", "4"), "The option --game cannot be 4. Choose a number from 1 to 3."),
        (("--set", "owls", "--nastiness", "3"), "No set is like that."),
        (("--luck", "often"), "--luck cannot be “often”."),
    ],
)
def test_cards_of_no_set(options: Sequence[str], told: str) -> None:
    done = run("cards", *options)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(told)


@pytest.mark.parametrize("name", ["spyglass", "Spyglass", "LONGUE-VUE"])
def test_one_card_by_any_of_its_names(name: str) -> None:
    found = run_json("cards", "dale", name)
    assert [card["name"] for card in found["cards"]] == ["spyglass"]
    assert [each["name"] for each in found["sets"]] == ["macaws"]
    told = run("cards", "dale", name).stdout.splitlines()
    assert told[0].startswith("Snappy Scarlet Macaws")
    assert told[1].startswith("  Spyglass: value 4")


def test_a_card_that_is_not_there() -> None:
    done = run("cards", "dale", "spyglas")
    assert done.returncode == 2
    assert done.stderr.strip() == (
        "There is no card called “spyglas”. All of them are listed by comptoir cards dale."
        " Did you mean Spyglass?"
    )


def test_coverage_is_told_card_by_card() -> None:
    found = run_json("cards", "--coverage")
    assert (found["total"], len(found["cards"]), found["complete"]) == (108, 108, 108)
    for card in found["cards"]:
        assert card["script"] is True
        assert card["texts"] == ["en", "fr"]
        assert card["rulings"] is True
        assert card["scenarios"] > 0
        assert card["complete"] is True
    told = run("cards", "--coverage", "--set", "raccoons")
    assert len(told.stdout.splitlines()) == 1 + 6 + 1


def test_coverage_does_not_claim_what_it_cannot_know(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "source_tree", lambda: None)
    assert main(["cards", "--coverage", "--set", "macaws", "--json", "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["complete"] == 0
    assert {(card["scenarios"], card["rulings"]) for card in found["cards"]} == {(None, None)}
    assert main(["cards", "--coverage", "--set", "macaws", "--lang", "en"]) == 0
    assert "unknown" in capsys.readouterr().out


def test_coverage_counts_tests_and_headings_where_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scenarios, rulings = tmp_path / "tests" / "scenarios", tmp_path / "docs" / "rulings"
    scenarios.mkdir(parents=True)
    rulings.mkdir(parents=True)
    tests = ["def test_spyglass_takes_one():", "def test_spyglass():", "def test_spy():"]
    (scenarios / "test_macaws.py").write_text("\n".join(tests), encoding="utf-8")
    (rulings / "macaws.md").write_text("# Macaws\n\n## Cookies (2) — Biscuits\n", encoding="utf-8")
    monkeypatch.setattr(coverage, "source_tree", lambda: tmp_path)
    found = {row.name: coverage.coverage(row) for row in rows_of("macaws")}
    assert (found["spyglass"].scenarios, found["spyglass"].rulings) == (2, False)
    assert (found["cookies"].scenarios, found["cookies"].rulings) == (0, True)
    assert not any(each.is_complete for each in found.values())


def test_every_card_but_junk_has_a_script() -> None:
    assert [name for face, name in enumerate(FACES) if not CLASSIC.has_sentence(face)] == ["junk"]


# -- bench ------------------------------------------------------------------------------------------------


def test_bench_measures_and_compares_with_what_we_want() -> None:
    small = ("--rounds", "1", "--seconds", "0.02", "--games", "2")
    found = run_json("bench", *small)
    wanted = {
        "yard_per_s",
        "save_bytes",
        "save_picks",
        "decisions_per_s",
        "hash_us",
        "view_us",
        "load_us",
        "imagine_us",
        "games_per_s",
        *DaleSetup.targets[native.build()],
    }
    assert wanted <= found.keys()
    assert all(found[name] > 0 for name in wanted)
    assert found["met"].keys() == {*DaleSetup.targets[native.build()], "save_bytes"}
    assert found["build"] == native.build()
    told = run("bench", *small).stdout.splitlines()
    assert told[0].split() == ["figure", "measured", "target", "reached"]
    assert told[1].startswith("real decisions per 1000 yardstick steps")


# -- help -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", ["simulate", "replay", "verify", "cards", "bench"])
def test_every_option_is_explained_in_both_languages(
    command: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    assert main([command, "--help"]) == 0
    told = capsys.readouterr().out
    assert "--json" in told
    assert "help-" not in told.replace("--help", "")
