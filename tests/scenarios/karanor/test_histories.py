"""The ten histories: what each merchant sets out with."""

from __future__ import annotations

import pytest

from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given_a_draft

PLAIN = ("hi_heritier", "hi_changeur", "hi_mineuse")
"""Histories that ask nothing and draw nothing, for those who sit by."""
ROWS = [
    ("hi_large", 3, "wine wood", 2, "captain"),
    ("hi_courrier", 3, "meat", 2, "mount"),
    ("hi_contrebande", 4, "cloth", 2, ""),
    ("hi_heritier", 6, "wine", 3, ""),
    ("hi_batisseur", 3, "wood iron", 2, "guild_seal"),
    ("hi_cueilleuse", 2, "2 fruit", 2, "harvester"),
    ("hi_conteur", 4, "fruit cloth", 2, ""),
    ("hi_changeur", 8, "iron", 2, ""),
    ("hi_mineuse", 5, "diamond iron", 2, ""),
    ("hi_aubergiste", 3, "meat", 2, ""),
]


def setting_out(history: str, **table: str) -> Stage:
    """I have drawn that history, and the draft is over."""
    others = [each for each in PLAIN if each != history][:2]
    game = given_a_draft(players=3, histories=" ".join([history, *others]), **table)
    return pick_everywhere(game, "draft")


def pick_everywhere(game: Stage, prompt: str) -> Stage:
    """Everybody takes the first that comes while they are asked that."""
    while prompt in game.prompts.values():
        for seat in sorted(game.prompts):
            game.seat(seat).answer(game.seat(seat).asked.options[0])
    return game


def test_every_history_of_the_pack_has_its_row() -> None:
    assert [row[0] for row in ROWS] == [each.id for each in PACK.histories]


@pytest.mark.parametrize(("history", "gold", "goods", "income", "insignia"), ROWS)
def test_a_history_gives_gold_goods_income_and_an_insignia(
    history: str, gold: int, goods: str, income: int, insignia: str
) -> None:
    game = setting_out(history)
    game.then(gold=gold, goods=goods, income=income, insignia=insignia, prestige=0)


def test_the_smuggler_begins_with_a_card_of_the_black_market() -> None:
    game = setting_out("hi_contrebande", black_deck="bm_ragots")
    game.then(black_market="bm_ragots", actions=4)
    assert game.seen(1, 0, "black_market") == []


def test_the_storyteller_begins_with_a_quest() -> None:
    game = setting_out("hi_conteur", quest_deck="q_noces")
    game.then(quests="q_noces", actions=4)
    assert game.seen(1, 0, "quests") == []


@pytest.mark.parametrize("associate", [each.id for each in PACK.associates])
def test_the_innkeeper_begins_with_an_associate_of_choice(associate: str) -> None:
    game = setting_out("hi_aubergiste")
    assert game.prompts == {0: "choose_associate"}
    game.associate(associate).then(associates=associate, gold=3, actions=4)


def test_histories_of_choice_are_kept_by_each_behind_the_hand() -> None:
    game = given_a_draft(players=3, histories="hi_large hi_changeur hi_heritier hi_mineuse", chosen=True)
    pick_everywhere(game, "draft")
    assert game.prompts == dict.fromkeys(range(3), "history")
    assert game.seat(0).offered() == ["hi_large", "hi_changeur"]
    game.seat(0).keep("hi_changeur")
    assert game.view(1)["seats"][0]["history"]["cards"] == []
    game.seat(1).keep("hi_heritier")
    pick_everywhere(game, "history")
    game.then(gold=8, goods="iron", insignia="", seats={1: {"gold": 6, "income": 3}})
    assert "hi_large" in game.names(game.table.box)
