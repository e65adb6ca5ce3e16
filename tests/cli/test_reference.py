"""The reference for bots says what the code says, and nothing in the code escapes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from comptoir.cli.tools.reference import answers, pages, questions, sources
from comptoir.dale.view import DaleView
from comptoir.env.dale.places import PROMPTS as DALE_PROMPTS
from comptoir.env.karanor.places import PROMPTS as KARANOR_PROMPTS
from comptoir.karanor.actions import VERBS as ACTIONS
from comptoir.karanor.interrupting import VERBS as INTERRUPTIONS
from comptoir.karanor.view import KaranorView
from comptoir.words import words
from tests.cli.calling import run

DOCUMENTS = Path(__file__).parents[2] / "docs" / "reference"

Rules = Callable[[str], tuple[questions.Site, ...]]


def test_the_pages_are_those_of_the_code() -> None:
    written = dict(pages.pages(words("en")))
    assert {file.name for file in DOCUMENTS.iterdir()} == {*written}
    for name, text in written.items():
        assert (DOCUMENTS / name).read_text("utf-8") == text, "comptoir lab reference writes it anew"


def test_the_command_writes_them_where_it_is_told(tmp_path: Path) -> None:
    done = run("lab", "reference", "--to", tmp_path, lang="fr")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Écrit")
    assert {file.name: file.read_text("utf-8") for file in tmp_path.iterdir()} == {
        file.name: file.read_text("utf-8") for file in DOCUMENTS.iterdir()
    }, "documents are in English"


def test_no_folder_and_no_source_tree_are_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done = run("lab", "reference", "--to", "no/such/folder")
    assert (done.returncode, "There is no folder no/such/folder" in done.stderr) == (2, True)
    monkeypatch.setattr(answers, "source_tree", lambda: None)
    monkeypatch.setattr(pages, "heard", answers.heard.__wrapped__)
    done = run("lab", "reference", "--to", tmp_path)
    assert (done.returncode, "from a clone of the project" in done.stderr) == (2, True)
    assert not [*tmp_path.iterdir()]


# -- nothing escapes ------------------------------------------------------------------------------------


def test_the_questions_are_those_that_learners_are_asked() -> None:
    assert questions.prompts("dale") == sorted(DALE_PROMPTS)
    assert questions.prompts("karanor") == sorted({*KARANOR_PROMPTS} - {"unasked"})


def test_the_options_of_karanor_are_those_that_its_rules_know() -> None:
    heard = answers.heard("karanor")
    known = {(verb, *[kind.__name__ for kind in each.shape]) for verb, each in ACTIONS.items()}
    assert heard.asked["action"].shapes == known
    assert {verb for verb, *_ in heard.unasked} == {*INTERRUPTIONS}


@pytest.mark.parametrize("view", [DaleView, KaranorView])
def test_every_slot_of_a_view_is_told_of(view: type[DaleView | KaranorView]) -> None:
    game = view.__name__.removesuffix("View")
    board = sources.described(f"{game.lower()}/board.py", f"{game}Board")
    assert {field.name for field in board.fields} == {"faces", *view.zones}


def test_cards_are_found_over_the_verbs_they_use() -> None:
    asking = questions.cards_that_ask("dale")
    assert asking["take_from_deck"] == ["celestial_guidance", "cheer", "magnet"], (
        "by default, by itself, and by default"
    )
    assert asking["toss_stored"] == ["wheelbarrow"], "at the start of the next turn"
    assert "clean_up" not in asking


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Rules:
    """What is asked by a game of one file."""
    (tmp_path / "core").symlink_to(sources.HOUSE / "core")
    monkeypatch.setattr(sources, "HOUSE", tmp_path)

    def read(text: str) -> tuple[questions.Site, ...]:
        game = tmp_path.name  # no other test has it
        (tmp_path / game).mkdir()
        (tmp_path / game / "rules.py").write_text(text)
        return questions.sites(game)

    return read


@pytest.mark.parametrize(
    ("text", "prompts"),
    [
        ("def f(me): ask(Decision(me, 'sing', ()))", ["sing"]),
        ("def f(me): ask(Decision(me, options=(), prompt='sing'))", ["sing"]),
        ("def f(me): ask(swift_decision((me, 'sing', (), (), 0, None, False)))", ["sing"]),
        ("def f(me): arrange(me.table, me, 'sing' if me else 'dance', ())", ["sing", "dance"]),
        ("def f(me, prompt='sing'): Decision(me, prompt, ())\ndef g(me): f(me)", ["sing"]),
        ("def f(me):\n    prompt = 'sing'\n    Decision(me, prompt, ())", ["sing"]),
        ("def f(me, prompt): Decision(me, prompt, ())", []),
        ("def f(me): return me.prompt == 'sing'", []),
    ],
)
def test_a_question_is_found_however_it_is_asked(rules: Rules, text: str, prompts: list[str]) -> None:
    assert [site.prompt for site in rules(text)] == prompts


@pytest.mark.parametrize("said", ["QUESTIONS[0]", "f'sing_{me}'", "me.prompt", "SING"])
def test_one_that_cannot_be_read_is_not_passed_over(rules: Rules, said: str) -> None:
    with pytest.raises(LookupError, match=r"rules.py:2 f asks something"):
        rules(f"\ndef f(me): ask(Decision(me, {said}, ()))")


def test_one_that_no_stored_game_asks_nor_any_like_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(answers, "_stored", lambda game: [])
    with pytest.raises(LookupError, match="no stored game of dale asks action"):
        answers.heard.__wrapped__("dale")
