"""What the scene of Karanor says of prices, quests and the market: the engine’s numbers for one observer."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.telling.karanor.shapes import KaranorScene, Price, Sum, Trading
from comptoir.telling.karanor.telling import TELLING
from comptoir.telling.shown import Bilingual
from tests.scenarios.karanor.stage import Stage, given
from tests.telling.karanor_reading import moments


def scene(game: Stage, observer: int = 0) -> KaranorScene:
    return TELLING.scene(game.match.view(observer), lambda token: token)


def price_of(game: Stage, card: str, observer: int = 0) -> Price:
    (found,) = [
        each for each in scene(game, observer).merchants[observer].prices if each.card == game.card(card)
    ]
    return found


# -- commerces ----------------------------------------------------------------------------------------------


def test_what_one_lacks_is_said_for_the_hand_and_for_the_row() -> None:
    game = given(gold=3, goods="fruit", commerces="co_primeurs", row="co_forge")
    for name in ("co_primeurs", "co_forge"):
        commerce = game.table.pack.pieces[name]
        cost: Any = commerce.cost  # type: ignore[attr-defined]  # a commerce has one
        price = price_of(game, name)
        assert price.gold == cost.gold
        assert price.missing_gold == max(cost.gold - 3, 0)
        wanted = game.table.goods_by_name(cost.goods)
        has = {"fruit": 1}
        missing = {each: count - has.get(each, 0) for each, count in wanted.items()}
        assert price.missing_goods == {each: count for each, count in missing.items() if count > 0}


def test_what_takes_gold_off_a_price_counts_in_the_row() -> None:
    plain = price_of(given(row="co_forge"), "co_forge")
    cheaper = price_of(given(row="co_forge", insignia="guild_seal"), "co_forge")
    assert cheaper.gold < plain.gold


def test_the_row_costs_everybody_what_it_costs_them() -> None:
    game = given(row="co_forge", seats={1: {"gold": 50}})
    assert price_of(game, "co_forge", 0).missing_gold
    assert not price_of(game, "co_forge", 1).missing_gold
    assert not scene(game, 0).merchants[1].prices


def test_the_whole_price_with_the_bonus_is_said() -> None:
    game = given(gold=0, commerces="co_primeurs")
    commerce: Any = game.table.pack.pieces["co_primeurs"]
    whole = price_of(game, "co_primeurs").with_bonus
    assert isinstance(whole, Sum)
    assert whole.missing_gold == whole.gold == commerce.cost.gold + commerce.bonus.cost.gold


# -- quests -------------------------------------------------------------------------------------------------


def test_a_quest_says_ending_by_ending_what_it_asks_for_and_what_is_there() -> None:
    game = given(at="kien", gold=4, goods="meat", quests="q_feu_de_camp")
    (quest,) = scene(game).merchants[0].progress
    sell, buy = quest.endings
    assert (quest.part, quest.parts) == (1, 1)
    assert sell.label is not None
    assert sell.label.en == "Sell the band two meats"
    town, meat = sell.needs
    assert town.is_met
    assert "kien" in town.places
    assert (meat.what, meat.has, meat.needs, meat.is_met, meat.is_paid) == ("meat", 1, 2, False, True)
    assert meat.text.fr == "2 viandes"
    assert "8" in sell.reward.en
    assert (buy.needs[1].what, buy.needs[1].has, buy.needs[1].needs) == ("gold", 4, 10)
    assert not sell.is_possible
    assert not buy.is_possible


@pytest.mark.parametrize("players", [2, 4])
def test_an_ending_that_can_be_had_now_says_so_as_the_engine_does(players: int) -> None:
    possible = impossible = 0
    for match in moments(players, f"endings {players}", 1200):
        table = match.table
        view = match.view(table.active)
        if view.decision is None or view.decision.prompt != "action":
            continue
        offered = {(each[1], each[2]) for each in view.decision.options if each[0] == "quest"}
        for quest in TELLING.scene(view, lambda token: token).merchants[table.active].progress:
            for number, ending in enumerate(quest.endings):
                can_act = not table.forbidden[table.active] >> 5 & 1
                assert ((quest.card, number) in offered) == (ending.is_possible and can_act)
                if ending.is_possible:
                    assert all([each.is_met for each in ending.needs])
                    possible += 1
                else:
                    impossible += 1
    assert possible, "no quest could be ended"
    assert impossible, "every quest could be ended"


def test_two_parts_are_counted_and_the_second_is_named() -> None:
    first, second = given(quests="q_cimetiere"), given(quests="s_cimetiere")
    (begun,) = scene(first).merchants[0].progress
    assert (begun.part, begun.parts) == (1, 2)
    (last,) = scene(second).merchants[0].progress
    assert (last.part, last.parts) == (2, 2)
    (entry,) = [each for each in TELLING.catalogue().entries if each.id == "q_cimetiere"]
    assert entry.sequel == "s_cimetiere"


def test_nobody_is_told_of_quests_they_do_not_know() -> None:
    game = given(quests="q_feu_de_camp")
    for observer in (1, 2):
        assert scene(game, observer).merchants[0].progress == []
        assert scene(game, observer).merchants[0].quests.count == 1


# -- the market tile ----------------------------------------------------------------------------------------


def test_the_market_says_what_the_next_token_costs_and_brings() -> None:
    prices = given(players=2).table.pack.numbers.market
    full, empty = prices.capacity, 0
    game = given(players=2, market=f"{full} wood meat")
    trading = scene(game).trading
    assert trading["wood"] == Trading(full, full, prices.buy_price_when_full, prices.sell_price)
    assert trading["meat"] == Trading(1, full, prices.buy_price, prices.sell_price)
    assert trading["wine"] == Trading(empty, full, prices.buy_price, prices.sell_price_when_empty)
    assert "diamond" not in trading
    assert scene(given(players=3)).trading == {}


# -- the map ------------------------------------------------------------------------------------------------


def test_the_map_says_what_everybody_built_in_a_city_and_nothing_of_the_shop_they_began_with() -> None:
    game = given(
        at="kien", shops="unisson", commerces="co_populaire", gold=20, goods="fruit meat cloth",
        seats={1: {"shops": "kien"}},
    ).build("co_populaire", take="deck")  # fmt: skip
    for observer in (0, 1, 2):
        places = {each.place: each for each in scene(game, observer).places}
        assert (places["kien"].shops, places["kien"].commerces) == ([0, 1], ["co_populaire", ""])
        assert (places["unisson"].shops, places["unisson"].commerces) == ([0], [""])


def test_every_place_of_the_map_lies_on_one_island_with_a_name() -> None:
    catalogue = TELLING.catalogue()
    assert all([each.name.en and each.name.fr and each.places for each in catalogue.islands])
    assert sorted([place for each in catalogue.islands for place in each.places]) == sorted(
        [each.id for each in catalogue.map]
    )
    assert {each.id: each.island for each in catalogue.map} == {
        place: each.id for each in catalogue.islands for place in each.places
    }


def test_a_card_has_what_its_face_says() -> None:
    entries = {each.id: each for each in TELLING.catalogue().entries}
    inn, delivery = entries["co_populaire"], entries["de_unisson"]
    assert (inn.prestige, inn.income, inn.earns) == (1, 1, 0)
    assert inn.brief == Bilingual("3 gold: the Mount insignia", "3 pièces d’or : l’insigne Monture")
    assert (delivery.prestige, delivery.income, delivery.earns) == (1, 0, 4)
    briefs = [entries[each].brief for each in ("q_feu_de_camp", "q_noces", "q_pacte", "mount", "kien")]
    said = ["in a city", "Kien", "immediate choice", "territories per move +1", None]
    assert [each and each.en for each in briefs] == said


# -- setting up a table -------------------------------------------------------------------------------------


def test_the_catalogue_says_what_a_number_of_merchants_changes() -> None:
    sizes = {each.players: each for each in TELLING.catalogue().sizes}
    assert [(each.end, each.deliveries) for each in sizes.values()] == [
        (10, 3), (10, 4), (10, 5), (9, 6), (8, 7),
    ]  # fmt: skip
    assert [players for players, each in sizes.items() if each.whole] == [4, 5, 6]
    assert [players for players, each in sizes.items() if each.market] == [2]
    for players, each in sizes.items():
        assert given(players=players).table.end_prestige == each.end


def test_the_catalogue_offers_what_a_table_may_do_with_quests() -> None:
    assert TELLING.catalogue().quests == ["secret", "aloud", "reader"]
