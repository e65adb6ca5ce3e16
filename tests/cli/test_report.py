"""Reports as a person makes and reads them."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from comptoir.cli.tools import report as tool
from comptoir.words import words
from tests.cli.calling import run
from tests.lab.short_karanor import write_short_pack
from tests.lab.test_report import copied, played, table

__all__ = ["played"]


@pytest.fixture(scope="module")
def karanor(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two short games of Karanor."""
    folder = tmp_path_factory.mktemp("karanor")
    write_short_pack(folder / "short")
    factors = 'game = "karanor"\nplayers = 2\npack = "short"\nbots = "first, random"\n'
    (folder / "tiny.toml").write_text(f"games = 2\nseed = 2\n[factors]\n{factors}")
    assert run("study", folder / "tiny.toml", "--out", folder / "tiny", "--workers", "1").returncode == 0
    return folder / "tiny"


def told(lang: str, *arguments: str | Path, to: Path) -> tuple[str, str]:
    """The page and the text of a report, after a look at what every page must be."""
    done = run("report", *arguments, "--to", to, "--lang", lang)
    assert done.returncode == 0, done.stderr
    page, text = ((to / name).read_text("utf-8") for name in ("report.html", "report.md"))
    root = ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>\n"))
    assert root.get("lang") == lang
    names = [each.get("id") for each in root.iter() if each.get("id")]
    assert len(names) == len(set(names)), "no two things share a name"
    links = [value for each in root.iter() for key, value in each.items() if key.endswith(("href", "src"))]
    assert all(link.startswith("#") for link in links), "nothing is fetched"
    assert "<script" not in page
    assert "@import" not in page
    assert re.findall(r"url\((?!#)", page) == []
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", page)
    for each in (page, text):
        assert re.search(r"\b(nan|inf|None)\b", re.sub(r"<svg.*?</svg>", "", each, flags=re.DOTALL)) is None
    pictures = [each for each in root.iter() if each.tag.endswith("}svg")]
    assert all(each[0].tag.endswith("}title") and each[0].text for each in pictures)
    assert len(pictures) == len(re.findall(r"!\[.+?\]\(report-[\w-]+\.svg\)", text))
    for name in re.findall(r"\]\((report-[\w-]+\.svg)\)", text):
        ElementTree.fromstring((to / name).read_text("utf-8"))
    return page, text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_report_says_all_there_is(lang: str, played: Path, tmp_path: Path) -> None:
    page, text = told(lang, played, to=tmp_path)
    say = words(lang).say
    for name in (
        "stands",
        "bots",
        "order",
        "lengths",
        "sets",
        "doing",
        "families",
        "pairs",
        "idle",
        "cards",
        "times",
    ):
        assert f"# {say(f'report-{name}')}\n" in text
        assert f">{say(f'report-{name}')}</h" in page
    assert say("report-studied") in page
    assert say("report-how-intervals") in text
    assert "n = 24" in page
    assert say("card-shattered-relic") in text, "cards by their names"
    assert len(text.splitlines()) > page.count("<tr>"), "the text has every row"


def test_pairs_of_sets_are_drawn_as_a_map(played: Path, tmp_path: Path) -> None:
    page, text = told("en", played, to=tmp_path)
    picture = (tmp_path / "report-dale-pairs.svg").read_text("utf-8")
    sets = {name for row in table(played, "games")["content"] for name in row.split(",")}
    assert picture.count(f">{words('en').say('set-macaws.short')}<") == 2, "as a row and as a column"
    numbers = re.findall(r">([+−]?\d+)\*?</text>", picture)
    pairs = text.split("### Pairs of sets")[1].split("###")[0].count("n = ") // 3
    assert len(numbers) >= 2 * pairs, "a number in every square"
    assert len(sets) > 6
    assert "2 players, first: wins 100.0%" in page, "which stands out"


def test_long_lists_of_levels_are_shortened(played: Path, tmp_path: Path) -> None:
    about = json.loads((played / "study.json").read_text())
    about["cells"] = [{"levels": {"sets": f"mix {number}"}} for number in range(20)]
    copy = copied(played, tmp_path / "long")
    (copy / "study.json").write_text(json.dumps(about))
    page, _ = told("en", copy, to=tmp_path)
    assert "mix 11 and 8 more" in page


def test_a_tiny_study_of_karanor_warns(karanor: Path, tmp_path: Path) -> None:
    page, text = told("fr", karanor, to=tmp_path)
    assert "Il n’y a que" in page
    assert "Rien ne ressort" in page
    for name in ("rounds", "trading", "doing"):
        assert f"### {words('fr').say(f'report-{name}')}\n" in text
    assert "une seule donne" in text


def test_an_empty_study_says_so(played: Path, tmp_path: Path) -> None:
    empty = {name: table(played, name).clear() for name in ("games", "seats", "cards", "times")}
    page, _ = told("en", copied(played, tmp_path / "empty", **empty), to=tmp_path / "out")
    assert "No game of this study can be counted" in page
    assert "the table of games has 0 rows" in page
    assert "<svg" not in page


def test_a_contradictory_study_says_so(played: Path, tmp_path: Path) -> None:
    seats = table(played, "seats").filter(number=3)
    page, text = told("fr", copied(played, tmp_path / "odd", seats=seats), to=tmp_path / "out")
    assert "dans 23 parties, les lignes des places ne s’accordent pas" in page
    assert "> **Contradiction" in text


def test_two_studies_are_held_against_each_other(played: Path, karanor: Path, tmp_path: Path) -> None:
    page, text = told("en", played, "--against", played, to=tmp_path / "same")
    assert "Against the study" in page
    assert "Newcombe’s interval" in page
    assert "| 1.000 | no |" in text
    foreign, _ = told("en", played, "--against", karanor, to=tmp_path / "other")
    assert "no figure in common" in foreign


def test_what_is_no_study_is_told(played: Path, karanor: Path, tmp_path: Path) -> None:
    refused = run("report", tmp_path)
    assert refused.returncode == 2
    assert "holds no study. Give the folder that comptoir study has written." in refused.stderr
    (tmp_path / "study.json").write_bytes((played / "study.json").read_bytes())
    assert "has no tables yet" in run("report", tmp_path).stderr
    (tmp_path / "file").write_text("")
    full = run("report", played, "--to", tmp_path / "file" / "below")
    assert full.returncode == 2
    assert "cannot be written" in full.stderr


@pytest.mark.parametrize("library", tool.NEEDED)
def test_without_a_library_one_line_says_how_to_get_it(
    library: str, played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "find_spec", lambda name: None if name == library else name)
    refused = run("report", played)
    assert refused.returncode == 2
    assert f"Reports need {library}. Install it: pip install comptoir[lab]" in refused.stderr
    assert not (played / "report.html").exists()
