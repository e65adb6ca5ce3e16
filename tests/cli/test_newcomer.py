"""Somebody adds a set of their own: the package is written as the guide says, and by nothing else."""

import json
import re
import sys
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from comptoir.dale.catalogue import FACES, FIRST_GUEST
from comptoir.dale.guests import announced
from tests.cli.guests import Newcomer, comptoir, install, run
from tests.cli.table import drive
from tests.cli.test_play import ENDS, SHOPPERS

SETS = ("--sets", "beavers,macaws,owls")


@pytest.fixture
def beavers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return install("add-a-card.md", tmp_path, monkeypatch)


NEWCOMERS = {
    "en": ("(Play|Use) (Raft|Wood|Tidy|Winter|Spring)", "Raft Builder"),
    "fr": ("(Jouer|Utiliser) (Bâtisseur|Copeaux|Barrage|Hutte|Crue)", "Bâtisseur de radeaux"),
}
TOLD = {
    "en": (
        "Busy|Beavers",
        "You play Raft Builder",
        "Then discard a card of your hand.",
        "None is fine, too.",
    ),
    "fr": ("Castors", "Vous jouez Bâtisseur de radeaux", "puis défaussez une carte de votre main."),
}


def test_a_whole_game_against_a_bot_in_the_terminal(beavers: Path) -> None:
    for lang, (tries, card) in NEWCOMERS.items():
        newcomer = Newcomer(lang, SHOPPERS[lang], tries, card)
        done = drive(beavers, newcomer, "play", "dale", *SETS, "--seed", "6", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert re.search(ENDS[lang], done.out), done.out[-2000:]
        told = " ".join(done.out.split())
        for each in TOLD[lang]:
            assert re.search(each, told)
        assert newcomer.tried > 3
    english, french = ((beavers / f"{lang}.json").read_bytes() for lang in NEWCOMERS)
    assert english == french
    assert comptoir(beavers, "verify", "en.json", "--lang", "en")


@pytest.mark.parametrize(
    "options",
    [
        ("--sets", "chameleons,castors,owls", "--bots", "greedy,random"),
        ("--sets", "beavers,owls,fennecs,chameleons", "--teams", "--bots", "greedy"),
    ],
)
def test_bots_play_cards_they_have_never_heard_of(options: tuple[str, ...], beavers: Path) -> None:
    found = json.loads(
        comptoir(beavers, "simulate", "dale", *options, "--games", "2", "--seed", "1", "--json")
    )
    assert (found["finished"], found["violations"]) == (2, 0)


def test_nobody_changes_what_is_ours(beavers: Path) -> None:
    """Faces are numbers in saved games, and our sentences stay ours."""
    (beavers / "comptoir_beavers/words/en/ours.ftl").write_text("card-junk = Treasure\n", "utf-8")
    code = """
        from comptoir.dale.catalogue import FACES
        from comptoir.telling.telling import find
        from comptoir.words import words
        print(words("en").say("card-junk"), *FACES)
        told = find("dale").catalogue()
        print(told.sets[-1].short.fr, told.sets[-1].game, told.cards[-1].name.en)
    """
    done = run(beavers, "-c", dedent(code))
    assert done.err == ""
    faces, last = done.out.splitlines()
    new = ["raft_builder", "wood_chips", "tidy_dam", "winter_lodge", "spring_flood", "watchful_tail"]
    assert faces.split() == ["Junk", *FACES[:FIRST_GUEST], *new]
    assert last == "Castors 0 Watchful Tail"


# -- mistakes ---------------------------------------------------------------------------------------------


def mistake(beavers: Path, file: str, right: str, wrong: str) -> None:
    path = beavers / "comptoir_beavers" / file
    text = path.read_text("utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong, 1), "utf-8")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("luck = 1\n", "", "lacks or misspells 'luck'"),
        ("luck = 1\n", "luck = 4\n", "whole numbers from 0 to 3"),
        ("value = 2,", "value = 3,", "not of [1, 2, 3, 4, 5, 5]"),
        ("value = 2,", "value = 6,", "'wood_chips' has the value 6"),
        ("value = 2, kind", "value = 2, sort", "unexpected keyword argument 'sort'"),
        ('"passive"', '"pasive"', "must be a technique or a passive"),
        ("wood_chips", "Wood-Chips", "lower-case words joined by underscores"),
        ("wood_chips", "cookies", "'cookies' in the set 'beavers' has its name from somebody else"),
    ],
)
def test_rows_that_cannot_be_played_with_are_refused(
    right: str, wrong: str, told: str, beavers: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(beavers)
    monkeypatch.setitem(sys.modules, "comptoir_beavers", ModuleType("comptoir_beavers"))
    monkeypatch.delitem(sys.modules, "comptoir_beavers")  # and again when this test has read it
    assert [guest.set.name for guest in announced((), FACES)] == ["beavers"]
    mistake(beavers, "set.toml", right, wrong)
    with pytest.raises(ValueError, match=re.escape(told)):
        announced((), FACES)


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("def spring_flood", "def spring_floods", "no card is called 'spring_floods'"),
        (
            "@technique\nasync def tidy_dam",
            "@once_per_turn\nasync def tidy_dam",
            "'tidy_dam' is a technique, but",
        ),
        ("@once_per_turn\n@only_if(Seat.can_draw)\n", "", "says what 'wood_chips' does"),
    ],
)
def test_functions_and_rows_belong_together(right: str, wrong: str, told: str, beavers: Path) -> None:
    mistake(beavers, "cards.py", right, wrong)
    assert told in run(beavers, "-c", "import comptoir.dale").err
