"""Two editions beside each other in one process: each game is played with the cards of its own."""

from __future__ import annotations

import pickle
import re

import pytest

from comptoir.bots.bot import Look
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.core import BadOptions, Dice, Match
from comptoir.core.conformance import at_random, play_and_probe
from comptoir.core.loading import load
from comptoir.dale import GAME, Dale
from comptoir.dale.cardbook import BOOKS
from comptoir.dale.catalogue import FACE, ROWS
from comptoir.dale.editions import CLASSIC
from comptoir.dale.printed import revise
from tests.scenarios.dale.lively import lively_book
from tests.scenarios.dale.stage import given

SPYGLASS, RELIC = FACE["spyglass"], FACE["shattered_relic"]
SETS = ["macaws", "chameleons", "owls"]


@pytest.fixture(autouse=True)
def lively(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOOKS, "lively", lively_book())


def begun(edition: str, seed: int = 1) -> Match:
    return Match(GAME, {"sets": SETS, "edition": edition}, Dice.seeded(seed).key)


def test_a_card_does_what_its_edition_says() -> None:
    ours = given(hand="spyglass", deck="junk relic cookies toy")
    theirs = given(hand="spyglass", deck="junk relic cookies toy", edition="lively")
    theirs.use("spyglass")
    ours.play("spyglass").take("relic").put_back("toy", "cookies")
    theirs.then(hand="spyglass toy", deck="junk relic cookies", actions=1)
    ours.then(hand="relic", deck="junk toy cookies", discard="spyglass", actions=1)


def test_a_rewritten_card_says_nothing_any_more_of_what_it_said() -> None:
    game = given(hand="spyglass", deck="junk relic cookies toy", edition="lively")
    assert not game.can("play", "spyglass")
    assert not given(hand="spyglass", deck="junk relic").can("use", "spyglass")


def test_values_are_those_of_the_edition() -> None:
    """In the market, in a payment and in a stack."""
    zones = {"hand": "relic", "market": "spyglass relic", "stall": ["broker"] * 3}
    ours, theirs = given(**zones), given(**zones, edition="lively")
    assert [game.price("relic") for game in (ours, theirs)] == [4, 5]
    assert [game.can("purchase", "spyglass") for game in (ours, theirs)] == [False, True]
    assert [game.can_build("relic") for game in (ours, theirs)] == [False, True]
    theirs.build("relic")
    theirs.then(stall=["broker", "broker", "broker", "relic"])


def test_a_chameleon_copies_the_card_of_its_edition() -> None:
    zones = {"hand": "doubles spyglass", "deck": "junk toy"}
    theirs = given(**zones, edition="lively")
    theirs.use("doubles as spyglass")
    theirs.then(hand="doubles spyglass toy", deck="junk", actions=1)
    assert not given(**zones).can("use", "doubles as spyglass")


def test_what_may_matter_is_found_in_the_book_of_the_edition() -> None:
    """Our macaws have no ability: clean-up asks about one only where there is one."""
    assert not CLASSIC.presence(("macaws",)).clean_up
    assert BOOKS["lively"].presence(("macaws",)).clean_up


def test_editions_have_hashes_of_their_own_and_ours_has_the_one_it_had() -> None:
    assert begun("classic").hash == Match(GAME, {"sets": SETS}, Dice.seeded(1).key).hash
    assert begun("classic").hash != begun("lively").hash


def test_a_save_names_its_edition() -> None:
    match = begun("lively")
    for _ in range(5):
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[0])
    saved = match.save()
    again = load(GAME, saved)
    assert again.hash == match.hash
    assert again.table.book is BOOKS["lively"]
    with pytest.raises(BadOptions) as refused:
        load(Dale({"classic": CLASSIC}), saved)
    assert refused.value.details == {"option": "edition", "value": "lively", "allowed": "classic"}


def test_a_view_finds_its_book_in_another_process() -> None:
    view = begun("lively").view(0)
    arrived = pickle.loads(pickle.dumps(view))
    assert arrived == view
    assert arrived.book is BOOKS["lively"]


@pytest.mark.parametrize("seed", [1, 2])
def test_games_of_two_editions_are_played_in_turn(seed: int) -> None:
    """Pick by pick, by bots; neither game notices the other."""
    apart = [finished([begun(edition, seed)])[0].hash for edition in ("classic", "lively")]
    beside = [match.hash for match in finished([begun("classic", seed), begun("lively", seed)])]
    assert beside == apart


def finished(matches: list[Match]) -> list[Match]:
    bots = [[GreedyBot(Dice.seeded(f"{at}")) for at in range(2)] for _ in matches]
    while not all(match.is_over for match in matches):
        for match, players in zip(matches, bots, strict=True):
            for decision in match.decisions[:1]:
                match.answer(decision.seat, players[decision.seat].choose(Look(match, decision.seat)))
    return matches


def test_an_edition_conforms() -> None:
    dice = Dice.seeded("lively")
    options = {"sets": SETS, "edition": "lively"}
    found = play_and_probe(GAME, options, dice.key, dice.spawn("probe"), at_random(dice), rarely=8)
    assert found.violations == []
    assert found.finished


# -- mistakes ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ({"spyglas": {}}, "lacks or misspells 'spyglas'"),
        ({"spyglass": {"sort": "passive"}}, "'sort'"),
        ({"spyglass": {"value": 6}}, "has the value 6"),
        ({"junk": {"value": 2}}, "lacks or misspells 'junk'"),
    ],
)
def test_rows_that_cannot_be_played_with_are_refused(cards: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        revise("lively", ROWS, {"cards": cards})


def test_a_card_that_is_rewritten_must_be_listed() -> None:
    with pytest.raises(ValueError, match="'lively' does not list 'spyglass'"):
        lively_book({"shattered_relic": {"value": 4}})


def test_a_card_that_becomes_a_passive_must_be_rewritten() -> None:
    changed = {"spyglass": {"kind": "passive"}, "favourite_toy": {"kind": "passive"}}
    with pytest.raises(ValueError, match="'favourite_toy' is a passive, but its function says otherwise"):
        lively_book(changed)


def test_what_is_unchanged_is_ours() -> None:
    book = BOOKS["lively"]
    assert [face for face, row in enumerate(book.rows) if row != ROWS[face]] == [RELIC, SPYGLASS]
    assert [face for face, is_strange in enumerate(book.strange) if is_strange] == [SPYGLASS]
    assert (book.keys[SPYGLASS], book.keys[RELIC]) == ("spyglass_lively", "shattered_relic_lively")
    assert book.techniques[RELIC] is CLASSIC.techniques[RELIC]
