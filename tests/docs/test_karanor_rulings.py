"""Every question about Marchands de Karanor that was answered once can be looked up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from comptoir.karanor.options import LONGEST, SWITCHES

RULINGS = Path(__file__).parents[2] / "docs" / "rulings"
PAGES = sorted((RULINGS / "karanor").glob("*.md"))
RULING = re.compile(r"^- \*\*([AB]\d\d)\. (.+?)\*\* (.+?)(?=\n- |\n\n|\Z)", re.MULTILINE | re.DOTALL)
QUESTIONS = [f"A{number:02}" for number in range(1, 76)]


def rulings() -> list[tuple[str, str, str]]:
    """The number, the question and the answer of each."""
    return [found for page in PAGES for found in RULING.findall(page.read_text("utf-8"))]


@pytest.mark.parametrize("number", QUESTIONS)
def test_every_open_question_has_one_answer(number: str) -> None:
    assert [found for found, _, _ in rulings()].count(number) == 1


def test_the_rulings_of_our_own_are_numbered_without_a_gap() -> None:
    ours = sorted(found for found, _, _ in rulings() if found.startswith("B"))
    assert ours == [f"B{number:02}" for number in range(1, len(ours) + 1)]
    assert len(ours) > 20


def test_no_ruling_escapes_these_tests() -> None:
    items = [
        line for page in PAGES for line in page.read_text("utf-8").splitlines() if line.startswith("- **")
    ]
    assert len(items) == len(rulings()) >= len(QUESTIONS)


def test_every_ruling_names_its_source() -> None:
    wordless = [
        number for number, _, answer in rulings() if not re.search(r"\*Source:\s[^*]+\.\*\s*$", answer)
    ]
    assert wordless == []


def test_every_page_is_linked() -> None:
    index = (RULINGS / "karanor" / "README.md").read_text("utf-8")
    assert [page.name for page in PAGES if page.name != "README.md" and f"({page.name})" not in index] == []
    assert "(karanor/README.md)" in (RULINGS / "README.md").read_text("utf-8")


def test_every_switch_of_the_rules_has_its_ruling() -> None:
    index = (RULINGS / "karanor" / "README.md").read_text("utf-8")
    assert [name for name in (*SWITCHES, "first", "round_limit") if f"`{name}`" not in index] == []
    called_off = next(answer for number, _, answer in rulings() if number == "B24")
    assert f"{LONGEST} rounds" in called_off
