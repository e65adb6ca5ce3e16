"""The ladder as a person has it played, in small."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from comptoir.cli.tools.picture import Bar, draw
from comptoir.lab import ladder
from comptoir.lab.intervals import Interval
from comptoir.lab.karanor import KaranorSetup
from comptoir.lab.setups import Rung
from tests.cli.calling import run, run_json

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two quick levels, and one table of Karanor that soon ends."""
    monkeypatch.setattr(ladder, "levels", lambda game: ("random", "greedy"))
    monkeypatch.setattr(KaranorSetup, "rungs", lambda self: [Rung("neighbours", self, 2)])


def climb(*more: str | Path) -> tuple[str | Path, ...]:
    return ("arena", "--ladder", "--scale", "0.001", "--workers", "1", *more)


@pytest.mark.usefixtures("small")
def test_the_ladder_is_played_and_written_with_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    done = run(*climb("--to", tmp_path, "--resume", file), lang="fr")
    assert done.returncode == 0, done.stderr
    page, picture = (tmp_path / "ladder.md").read_text(), (tmp_path / "ladder.svg").read_text()
    assert f"Écrit\u00a0: {tmp_path / 'ladder.md'}" in done.stdout
    assert page.startswith("# The ladder\n"), "documents are in English"
    assert "`comptoir arena --ladder --seed 1 --scale 0.001`" in page
    assert "## Dale of Merchants\n" in page
    assert "## Marchands de Karanor\n" in page
    assert "| greedy – random | 2 players | 2 | 2 | 100.0% |" in page
    assert "| greedy – random | teams | 2 |" in page
    assert "](ladder.svg)" in page
    assert [text.text for text in ElementTree.fromstring(picture).iter(f"{SVG}text")].count(
        "greedy – random, teams"
    ) == 1

    found = run_json(*climb("--to", tmp_path, "--resume", file))
    assert (tmp_path / "ladder.md").read_text() == page, "all was played already"
    assert list(found["games"]) == ["dale", "karanor"]
    assert found["games"]["dale"]["pairs"][0]["a"] == "greedy"
    assert found["errors"] == 0
    assert found["files"] == [str(tmp_path / "ladder.md"), str(tmp_path / "ladder.svg")]
    assert json.loads(file.read_text().splitlines()[0])["seed"] == 1


def test_a_picture_can_be_read_by_day_and_by_night() -> None:
    text = draw("Us & them", {"Dale": [Bar("a < b", Interval(0.5, 0.25, 0.75), 0.5, "50%")]})
    root = ElementTree.fromstring(text)
    assert root.findtext(f"{SVG}title") == "Us & them"
    assert "prefers-color-scheme: dark" in text
    (span,) = [line for line in root.iter(f"{SVG}line") if line.get("class") == "span"]
    (share,) = root.iter(f"{SVG}circle")
    assert (float(span.attrib["x1"]) + float(span.attrib["x2"])) / 2 == float(share.attrib["cx"])
    assert "a < b" in [each.text for each in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("dale", "--ladder"), "dale does not go with --ladder"),
        (("--ladder", "--bots", "first"), "--bots does not go with --ladder"),
        (("--ladder", "--games", "5"), "--games does not go with --ladder"),
        (("--ladder", "--teams"), "--teams does not go with --ladder"),
        (("--ladder", "--scale", "0"), "The option --scale cannot be 0."),
        (("--ladder", "--to", "no/such/folder"), "There is no folder no/such/folder"),
        (("--bots", "first,random", "--scale", "0.1"), "--scale goes with --ladder only."),
        (("--bots", "first,random", "--to", "."), "--to goes with --ladder only."),
    ],
)
def test_bad_input_is_explained_and_exits_with_2(arguments: tuple[str, ...], told: str) -> None:
    done = run("arena", *arguments)
    assert done.returncode == 2
    assert told in done.stderr
