"""Somebody makes an edition: the package is written as the guide says, and by nothing else."""

import json
import re
from pathlib import Path
from textwrap import dedent

import pytest

from tests.cli.guests import Newcomer, comptoir, install, run
from tests.cli.table import drive
from tests.cli.test_play import ENDS, SHOPPERS

GAME = ("--sets", "macaws,owls,pandas", "--rule", "edition=lively")


@pytest.fixture
def lively(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return install("make-an-edition.md", tmp_path, monkeypatch)


NEWCOMERS = {
    "en": ("Play Quick Spyglass", "Quick Spyglass", "top 2 cards of your deck"),
    "fr": ("Jouer Longue-vue rapide", "Longue-vue rapide", "2 premières cartes de votre paquet"),
}


@pytest.mark.parametrize("lang", NEWCOMERS)
def test_a_whole_game_against_a_bot_in_the_terminal(lang: str, lively: Path) -> None:
    tries, card, text = NEWCOMERS[lang]
    newcomer = Newcomer(lang, SHOPPERS[lang], tries, card)
    done = drive(lively, newcomer, "play", "dale", *GAME, "--seed", "3", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert re.search(ENDS[lang], done.out), done.out[-2000:]
    assert text in " ".join(done.out.split())
    assert comptoir(lively, "verify", f"{lang}.json", "--lang", lang)


def test_both_editions_are_told_beside_each_other(lively: Path) -> None:
    """One server: what is drawn, asked and told at each table is of its own edition."""
    code = """
        from comptoir.core import Dice, Match
        from comptoir.dale import GAME
        from comptoir.telling.telling import Reader, find
        from comptoir.words import words

        telling = find("dale")
        for edition in ("classic", "lively", "classic"):
            options = {"sets": ["macaws", "owls", "pandas"], "edition": edition}
            match, dice = Match(GAME, options, Dice.seeded(2).key), Dice.seeded(4)
            for _ in range(300):
                decision = match.decisions[0]
                match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
            reader = Reader(words("en"), ("Ann", "Bob"), 0, match.options)
            scene = telling.scene(match.view(0), abs)
            faces = {slot.card.face for slot in scene.market if slot.card}
            faces |= {card.face for seat in scene.seats for card in seat.discard if card}
            beats = telling.beats(match.events_for(0), reader, abs)
            told = "".join(piece if isinstance(piece, str) else piece.text
                for beat in beats for line in beat.lines for piece in line.text)
            print(*sorted(face for face in faces if "relic" in face or "spyglass" in face))
            print("Mended Relic" in told, "Shattered Relic" in told)
        cards = {card.face: card for card in telling.catalogue().cards}
        print(cards["shattered_relic"].value, cards["shattered_relic_lively"].value,
            cards["shattered_relic_lively"].name.fr)
        assert cards["shattered_relic"].text == cards["shattered_relic_lively"].text
    """
    done = run(lively, "-c", dedent(code))
    assert done.err == ""
    ours, our_story, theirs, their_story, again, _, catalogue = done.out.splitlines()
    assert ours == again
    assert ours
    assert theirs
    assert "_lively" not in ours
    assert all(face.endswith("_lively") for face in theirs.split())
    assert (our_story, their_story) == ("False True", "True False")
    assert catalogue == "3 4 Relique réparée"


def test_the_cards_of_an_edition_are_listed_with_ours(lively: Path) -> None:
    listed = json.loads(comptoir(lively, "cards", "dale", "--set", "macaws", "--lang", "en", "--json"))
    found = {(card["edition"], card["title"]): card["value"] for card in listed["cards"]}
    assert found["classic", "Shattered Relic"] == 3
    assert found["lively", "Mended Relic"] == 4
    assert len(found) == 8
    assert "Mended Relic" in comptoir(lively, "cards", "dale", "--set", "macaws", "--lang", "en")


def test_a_mistake_is_told_when_the_game_is_loaded(lively: Path) -> None:
    rows = lively / "comptoir_lively" / "edition.toml"
    rows.write_text(rows.read_text("utf-8").replace("spyglass = {}\n", ""), "utf-8")
    assert "the edition 'lively' does not list 'spyglass'" in run(lively, "-c", "import comptoir.dale").err
