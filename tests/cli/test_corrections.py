"""Small things that jarred in the terminal: what commands keep, what a card explains, how French is said."""

import re
from pathlib import Path

import pytest

from comptoir import words as spoken
from comptoir.cli.tools.output import percent
from comptoir.dale.catalogue import SET_NAMES
from comptoir.telling.dale.gallery import rulings
from comptoir.words import words
from tests.cli.keyboard import shown, sit
from tests.cli.table import run
from tests.scenarios.dale.stage import given


def test_named_sets_are_filled_up_at_random(tmp_path: Path) -> None:
    for seed in ("1", "2", "3"):
        done = run(tmp_path, "play", "--sets", "owls,random", "--seed", seed, "--lang", "en")
        assert (done.code, done.err) == (0, "")
        sets = done.out.split("--sets ")[1].split()[0].split(",")
        assert "owls" in sets
        assert len({*sets} & {*SET_NAMES}) == 3
    refused = run(tmp_path, "play", "--sets", "beginner,random", "--lang", "en")
    assert refused.code == 2


def test_the_command_to_play_a_deal_again_keeps_its_options(tmp_path: Path) -> None:
    options = ("--people", "2", "--bots", "random", "--names", "Anne,Bob", "--players", "3", "--seed", "4")
    first = run(tmp_path, "play", "karanor", *options, "--lang", "en")
    assert "--players 3 --people 2 --bots random --names Anne,Bob --seed 4\n" in first.out


def test_a_replay_says_the_names(tmp_path: Path) -> None:
    for game, step in (("dale", ()), ("karanor", ("--step", "0"))):
        seats = ("--players", "2", "--names", "Zoe,Max", "--lang", "en")
        played = run(tmp_path, "play", game, *seats, typed="s game.json\nq\n")
        assert played.code == 0
        story = run(tmp_path, "replay", "game.json", *step, "--names", "Zoe,Max", "--lang", "en")
        assert story.code == 0
        assert "Player 1" not in story.out
        assert "Zoe" in story.out or "Max" in story.out
        too_many = run(tmp_path, "replay", "game.json", "--names", "A,B,C", "--lang", "en")
        assert too_many.code == 2
        assert "3" in too_many.err
        (tmp_path / "game.json").unlink()


@pytest.mark.parametrize(
    ("part", "whole", "told"),
    [(2, 3, "66.7%"), (1, 3, "33.3%"), (3, 3, "100.0%"), (9999, 10000, "99.9%"), (1, 10000, "0.1%")],
)  # fmt: skip
def test_percentages_are_rounded_and_never_to_all_or_nothing(part: int, whole: int, told: str) -> None:
    assert percent(words("en"), part, whole) == told


@pytest.mark.parametrize(("lang", "asked"), [("en", "? swift broker"), ("fr", "? courtier pressé")])
def test_a_card_is_explained_with_its_rulings(
    lang: str, asked: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sit(given(hand="swift_broker junk", actions=2), asked, lang=lang)
    told = " ".join(shown(capsys).split())
    for ruling in rulings("swift_broker"):
        assert " ".join(getattr(ruling, lang).replace("\u00a0", " ").split()) in told


def test_french_as_it_is_said() -> None:
    say = words("fr").say
    assert "ne rapporte rien" in say(
        "karanor-event-collected-income", collected=False, who="you", name="", gold="", associates=0,
        associate="", brought="",
    )  # fmt: skip
    assert "quelque chose ne va pas" in say("error-bad-pack", count=1)
    assert "1 pièce d’or, payée avant le départ" in say("error-no-fare", needs=1, has=0)
    told = say("karanor-event-set-out", who="other", name="Zoé", city="Cité de l’Unisson", card="", start="")
    assert told.startswith("Zoé part de la Cité de l’Unisson.")
    assert "celui qui a le plus de prestige" in say("terminal-welcome-goal", players=3, end=10)


def test_french_speaks_in_the_words_of_the_rulebooks() -> None:
    """One word for each thing: construire, coéquipier, interagir, chercher, planification."""
    strange = re.compile(
        r"\bbâti(r|t|e|s|ssez|ssant)?\b|\bpartenaires?\b|\bparle[rz]? à l’hab", re.IGNORECASE
    )
    names = ("card-loyal-partner",)
    for file in sorted((Path(spoken.__file__).parent / "fr").glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if not line.startswith(names):
                assert not strange.search(line), f"{file.name}: {line}"
