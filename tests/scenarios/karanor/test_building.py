"""Building: where, for how much, with what bonus, and the card that follows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.karanor.stage import Stage, given

INN = "fruit meat cloth"
"""The goods that the People's Inn takes, beside 6 gold."""


def with_the_inn(**table: Any) -> Stage:
    """I hold the People's Inn and the goods for it, and the Baths."""
    return given(**{"at": "unisson", "goods": INN, "commerces": "co_populaire co_bains", **table})


# -- where ------------------------------------------------------------------------------------------------


def test_ec_037_where_my_starting_shop_stands_i_do_not_build() -> None:
    game = with_the_inn(at="kien", shops="kien", gold=20)
    game.refuses(("build", "co_populaire"))
    elsewhere = with_the_inn(at="unisson", shops="kien", gold=20)
    elsewhere.build("co_populaire", take="deck").then(shops="kien unisson")


def test_ec_037_a_rivals_shop_does_not_keep_me_out() -> None:
    game = with_the_inn(gold=6, seats={1: {"shops": "unisson"}})
    game.build("co_populaire", take="deck")
    game.then(shops="unisson", seats={1: {"shops": "unisson"}})


def test_ec_039_there_is_no_building_on_land() -> None:
    game = with_the_inn(at="bois_murmure", gold=20)
    game.refuses(("build", "co_populaire"))


# -- for how much -----------------------------------------------------------------------------------------


def test_ec_040_the_peoples_inn_for_exactly_its_price() -> None:
    game = with_the_inn(gold=6)
    assert not game.can("build", "co_populaire", 1)
    game.build("co_populaire", take="deck")
    game.then(gold=0, goods="", income=1, prestige=1, insignia="", built="co_populaire", actions=3)


def test_ec_041_the_peoples_inn_with_its_mount() -> None:
    game = with_the_inn(gold=9)
    game.build("co_populaire", bonus=True, take="deck")
    game.then(gold=0, goods="", income=1, prestige=1, insignia="mount")


def test_ec_047_without_mounts_there_is_no_bonus_to_buy() -> None:
    game = with_the_inn(gold=20, seats={1: {"insignia": "8 mount"}})
    game.refuses(("build", "co_populaire", 1))
    game.build("co_populaire", take="deck").then(gold=14, insignia="")


@pytest.mark.parametrize(
    ("gold", "plain", "with_bonus"),
    [(3, False, False), (4, True, False), (6, True, False), (7, True, True)],
)
def test_ec_048_guild_seals_lower_the_price_but_not_that_of_the_bonus(
    gold: int, plain: bool, with_bonus: bool
) -> None:
    game = with_the_inn(gold=gold, insignia="2 guild_seal")
    assert game.can("build", "co_populaire", 0) == plain
    assert game.can("build", "co_populaire", 1) == with_bonus


@pytest.mark.parametrize(("bonus", "left"), [(False, 3), (True, 0)])
def test_ec_048_with_two_guild_seals_the_inn_costs_four_and_its_mount_three(bonus: bool, left: int) -> None:
    game = with_the_inn(gold=7, insignia="2 guild_seal")
    game.build("co_populaire", bonus=bonus, take="deck").then(gold=left)


# -- the new card -----------------------------------------------------------------------------------------


def test_ec_043_the_middle_card_of_the_row_is_taken_and_the_row_refilled() -> None:
    game = with_the_inn(gold=6, row="co_bois co_cave co_forge", commerce_deck="co_phare")
    deck = len(game.table.commerce_deck)
    game.build("co_populaire").take("co_cave")
    game.then(commerces="co_bains co_cave")
    assert sorted(game.names(game.table.row)) == ["co_bois", "co_forge", "co_phare"]
    assert len(game.table.commerce_deck) == deck - 1


def test_ec_044_a_card_drawn_blind_leaves_the_row_alone_and_is_seen_by_nobody_else() -> None:
    game = with_the_inn(gold=6, row="co_bois co_cave co_forge", commerce_deck="co_phare", players=3)
    game.build("co_populaire").take("deck")
    game.then(commerces="co_bains co_phare", row="co_bois co_cave co_forge")
    assert game.seen(0, 0, "commerces") == ["co_bains", "co_phare"]
    for observer in (1, 2, game.table.spectator):
        assert game.seen(observer, 0, "commerces") == []
        assert game.view(observer)["seats"][0]["commerces"]["count"] == 2
        assert "co_phare" not in str(game.match.plain_events(observer))


def test_ec_045_an_empty_deck_is_formed_anew_from_the_draft_discards() -> None:
    drafted = "co_phare co_halle co_manege co_theatre"
    game = with_the_inn(
        gold=6, row="co_bois co_cave co_forge", commerce_deck="only", commerce_discard=drafted
    )
    game.build("co_populaire").take("co_cave")
    table = game.table
    new = [*game.names(table.commerce_deck), *game.names(table.row[2:])]
    assert (len(table.commerce_deck), len(table.row), table.commerce_discard) == (3, 3, ())
    assert sorted(new) == sorted(drafted.split())
    assert not any([table.known[card] for card in table.commerce_deck])


def test_ec_045_without_discards_the_row_shrinks() -> None:
    game = with_the_inn(gold=6, row="co_bois co_cave co_forge", commerce_deck="only")
    game.build("co_populaire")
    assert game.offered() == ["co_bois", "co_cave", "co_forge"]
    game.take("co_cave").then(row="co_bois co_forge", commerces="co_bains co_cave")


def test_ec_049_who_reaches_the_threshold_by_building_still_takes_a_card() -> None:
    game = with_the_inn(gold=6, prestige=9)
    game.build("co_populaire").then(prestige=10, asked="take_commerce", trigger=0)
    game.take("deck").then(trigger=0, active=0, asked="action")
    assert len(game.table.commerces[0]) == 2
    assert [event["seat"] for event in game.told(1, "end_triggered")] == [0]


def test_ec_049_what_comes_with_prestige_is_drawn_before_the_new_card_is_chosen() -> None:
    game = with_the_inn(gold=6, prestige=2, black_deck="bm_ragots")
    game.build("co_populaire").then(prestige=3, asked="take_commerce", black_market="bm_ragots")


@pytest.mark.parametrize(("judged", "can_have_it"), [("after_payment", True), ("before_payment", False)])
def test_a65_a_bonus_is_judged_after_its_price_flowed_back(judged: str, can_have_it: bool) -> None:
    """All fruit is in the hands of merchants, until the price of the stall brings some back."""
    rest = {1: {"goods": "8 wood 8 wine 6 fruit 8 meat 8 cloth 8 iron"}}
    options = {"bonus_judged": judged}
    game = given(at="kien", gold=4, goods="2 fruit", commerces="co_primeurs", seats=rest, options=options)
    assert game.can("build", "co_primeurs", 0)
    assert game.can("build", "co_primeurs", 1) == can_have_it
