"""The documents tell the truth: their Python runs, their commands are understood, their links lead on."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from comptoir.cli.app import app

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PYTHON = [
    (path, code)
    for path in DOCUMENTS
    for code in re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
]
COMMANDS = sorted(
    {
        line.split("#")[0].strip()
        for name in ("README.md", "README.fr.md")
        for line in re.findall(r"\./play\b[^`|\n]*", (ROOT / name).read_text("utf-8"))
    }
)


def names(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize(
    ("path", "code"), PYTHON, ids=lambda each: names(each) if isinstance(each, Path) else ""
)
def test_python_in_a_document_runs(path: Path, code: str) -> None:
    exec(compile(code, names(path), "exec"), {"__name__": __name__})  # a module that dataclasses can find


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_of_the_readme_are_understood(command: str) -> None:
    words = shlex.split(command)[1:]
    if words[:1] == ["--terminal"]:
        words = ["play", *words[1:]]
    elif words[:1] != ["--version"] and (not words or words[0].startswith("-")):
        words = ["serve", "--open", *words]
    elif words[0] in ("dale", "karanor"):
        words = ["play", *words]
    app.parse_args(words, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("path", DOCUMENTS, ids=names)
def test_links_lead_somewhere(path: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (path.parent / link).exists()]
    assert missing == []


def test_there_is_something_to_test() -> None:
    assert len(PYTHON) >= 2
    assert len(COMMANDS) >= 8
