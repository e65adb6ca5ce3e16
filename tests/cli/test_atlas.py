"""The atlas as a person makes it, and the one among our documents."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from comptoir.cli.tools import atlas as tool
from comptoir.lab.atlas import NAMES, atlas_study
from comptoir.words import words
from tests.cli.calling import run

DOCUMENTS = Path(__file__).parents[2] / "docs" / "atlas"
SOME = ("dale-3", "karanor")
TINY = ("--scale", "0.001", "--workers", "1")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny atlas of two of its studies: the rows and the pages."""
    folder = tmp_path_factory.mktemp("atlas")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tool, "NAMES", SOME)
        done = run(
            "lab", "atlas", *TINY, "--studies", folder / "rows", "--to", folder / "pages", "--lang", "en"
        )
    assert done.returncode == 0, done.stderr
    assert "dale-3: games played: 5; errors: 0" in done.stdout
    assert "karanor: games played: 5; errors: 0" in done.stdout
    return folder


def texts(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


def check_links(pages: Path) -> None:
    """Everything is reached from the first page, and nothing leads nowhere."""
    found = texts(pages)
    linked = {
        link for text in found.values() for link in re.findall(r"\]\(([^)#]+)\)", text) if "/" not in link
    }
    assert linked == {*found}
    for name, text in found.items():
        if name.endswith(".svg"):
            ElementTree.fromstring(text)


def test_an_atlas_has_a_page_for_each_study(made: Path) -> None:
    check_links(made / "pages")
    found = texts(made / "pages")
    about = json.loads((made / "rows" / "dale-3" / "study.json").read_text("utf-8"))
    for name in SOME:
        assert "`comptoir lab atlas --scale 0.001`" in found[f"{name}.md"]
        assert f"Played by Comptoir {about['comptoir']}" in found[f"{name}.md"]
    index = found["README.md"]
    assert f"| 3 | {about['comptoir']} | {about['build']} | `{about['sources']}` |" in index
    assert "## Who wins with what, at every table" in index
    assert [f"| {count} players | medium | 1 |" in index for count in range(2, 7)] == [True] * 5
    assert "findings.md" not in index


def test_what_is_stored_is_not_played_again(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "NAMES", SOME[:1])
    monkeypatch.setattr(tool, "play_on", None)
    about = made / "rows" / "dale-3" / "study.json"
    was = about.read_text("utf-8")
    stored = json.loads(was)
    (tmp_path / "findings.md").write_text("by hand")
    try:
        about.write_text(json.dumps({**stored, "sources": "older"}))
        again = run("lab", "atlas", *TINY, "--studies", made / "rows", "--to", tmp_path, "--lang", "fr")
    finally:
        about.write_text(was)
    assert again.returncode == 0, again.stderr
    index = (tmp_path / "README.md").read_text("utf-8")
    assert "| `older` |" in index, "they say who played them"
    assert "**[Ce qui surprend](findings.md)**" in index
    assert words("fr").say("report-stands") in (tmp_path / "dale-3.md").read_text("utf-8")


def test_nonsense_is_told_before_the_first_game(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "play_on", None)
    (tmp_path / "file").write_text("")
    rows, pages = ("--studies", made / "rows"), ("--to", tmp_path / "pages")
    for arguments, said in (
        (("--scale", "0", *pages), "--scale cannot be 0"),
        (("--scale", "nan", *pages), "--scale cannot be nan"),
        (("--scale", "0.002", *rows, *pages), "asked for with other parameters"),
        (("--workers", "0", *pages, "--studies", tmp_path / "rows"), "workers"),
        (("--to", tmp_path / "file" / "below"), "cannot be written"),
    ):
        refused = run("lab", "atlas", *arguments)
        assert refused.returncode == 2
        assert said in refused.stderr


def test_every_study_of_the_atlas_can_be_played() -> None:
    folder = Path(tool.__file__).parents[2] / "lab" / "atlas"
    assert {file.stem for file in folder.glob("*.toml")} == {*NAMES}
    for name in NAMES:
        assert words("fr").say(f"atlas-title-{name}")
    assert len(atlas_study("dale-2").cells) == 18 * 17 / 2
    assert {cell.campaign.players for cell in atlas_study("karanor").cells} == {
        (each,) for each in range(2, 7)
    }


def test_our_atlas_says_how_it_was_made() -> None:
    check_links(DOCUMENTS)
    index = (DOCUMENTS / "README.md").read_text("utf-8")
    assert "`comptoir lab atlas`" in index, "of the usual size"
    for name in NAMES:
        page = (DOCUMENTS / f"{name}.md").read_text("utf-8")
        assert "written by `comptoir lab atlas`" in page
        played = re.search(r"Played by Comptoir ([\d.]+) \(compiled build\), sources ([0-9a-f]{16})\.", page)
        assert played is not None
        assert f"| {played[1]} | compiled | `{played[2]}` |" in index
        assert f"]({name}.md)" in (DOCUMENTS / "findings.md").read_text("utf-8")
