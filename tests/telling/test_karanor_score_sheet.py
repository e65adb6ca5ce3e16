"""Where everybody's prestige came from."""

from collections import Counter

import pytest

from comptoir.core import Dice, Match
from comptoir.core.table import Shown
from comptoir.karanor.events import Gained, Payment, Played
from comptoir.karanor.game import GAME
from comptoir.telling.karanor.score_sheet import ORDER, SOURCES, ScoreSheet, cells
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.telling import Reader
from comptoir.words import LANGUAGES, words
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given


def ledger_of(game: Stage) -> list[dict[str, int]]:
    ledger = ScoreSheet(PACK, len(game.table.prestige))
    ledger.write(game.match.events or ())
    return [dict(+counts) for counts in ledger.counts]


def hidden(face: str) -> Shown:
    return Shown(0, PACK.face[face], 0)


def gained(source: str, prestige: int, by: int = 0) -> Gained:
    return Gained(0, by, hidden(source), 0, (), 0, prestige, 5, 0, ())


def test_a_shop_a_villa_and_a_delivery_bring_prestige() -> None:
    shop = given(at="fort_ardent", gold=9, goods="fruit meat cloth", commerces="populaire", shops="kien")
    assert ledger_of(shop.answer(("build", "populaire"))) == [{"shops": 1}, {}]
    assert ledger_of(given(at="lac_noir", gold=20).answer(("villa",))) == [{"villas": 1}, {}]
    delivery = given(at="perlance", goods="4 diamond", delivery="de_perlance").answer(("deliver",))
    assert [*ledger_of(delivery)[0]] == ["deliveries"]


def test_what_a_rival_takes_is_told_apart() -> None:
    game = given(active=1, prestige=2, seats={1: {"black_market": "ragots", "gold": 9}})
    ledger = ScoreSheet(PACK, 2)
    game.answer(("card", "ragots", 0))
    ledger.write(game.match.events or ())
    assert ledger.counts == [Counter({"others": -1}), Counter()]


def test_a_gain_counts_for_the_card_that_gave_it_whatever_was_done_before() -> None:
    """The crown brings prestige by itself, and the quest that brings it does too."""
    ledger = ScoreSheet(PACK, 2)
    ledger.write([gained("ar_couronne", 1), gained("q_noces", 1), gained("q_noces", 1)])
    ledger.write([gained("bm_ragots", -1, by=1)])
    assert ledger.counts[0] == {"artefacts": 1, "quests": 2, "others": -1}


def test_what_is_given_up_counts_against_it() -> None:
    ledger = ScoreSheet(PACK, 1)
    ledger.write([Played(0, hidden("bm_ragots"), -1, Payment(prestige=2))])
    assert ledger.counts[0] == {"costs": -2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_adds_up(lang: str) -> None:
    match = Match(GAME, {"players": 3}, Dice.seeded("sheet").key)
    dice = Dice.seeded("picks")
    for _ in range(900):
        if match.is_over:
            break
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
    ledger = ScoreSheet(PACK, 3)
    ledger.write(match.events or ())
    head, *lines, total, gold = cells(
        Teller(Reader(words(lang), ("Anne", "Bob", "Cleo"), 0), PACK), match.view(0), ledger
    )
    assert len(lines) > 1
    for column in range(1, len(head)):
        assert sum(int(line[column]) for line in lines) == int(total[column])
    ranks = [(int(prestige), int(coins)) for prestige, coins in zip(total[1:], gold[1:], strict=True)]
    assert ranks == sorted(ranks, reverse=True), "the best first"


def test_every_source_has_its_place() -> None:
    assert {*SOURCES.values()} < {*ORDER}
