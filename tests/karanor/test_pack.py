"""The pack that comes with the game: what the rulebook says of it, and how the rules read it."""

from __future__ import annotations

import re
import shutil
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from comptoir.karanor.pack import (
    OWN_COMMERCE,
    Cost,
    Effect,
    Goods,
    GoodsGain,
    Pack,
    Steal,
    Text,
    default_pack,
    read_pack,
    reading,
)
from comptoir.karanor.pack.vocabulary import (
    ACTIONS,
    CONDITIONS,
    COSTS,
    EFFECTS,
    HOLDINGS,
    PLACES,
    SOURCES,
    STATS,
    TARGETS,
    TRIGGERS,
    UNTIL,
)

CONTENT = Path(reading.__file__).parent / "content"
GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-pack.md"


@pytest.fixture
def pack() -> Pack:
    return default_pack()


def goods(pack: Pack, **amounts: int) -> Goods:
    assert set(amounts) <= {each.id for each in pack.resources}
    return tuple([amounts.get(each.id, 0) for each in pack.resources])


def texts() -> Iterator[tuple[str, str]]:
    """Everything in the pack that a person reads, with its key."""
    for file in sorted(CONTENT.glob("*.toml")):
        for table, entries in tomllib.loads(file.read_text("utf-8")).items():
            for entry in entries if isinstance(entries, list) else ():
                for part in (entry, *entry.get("options", ())):
                    for key, value in part.items():
                        if key.endswith(("_fr", "_en")):
                            yield f"{table} {entry['id']} {key}", value


# -- the box --------------------------------------------------------------------------------------------


def test_the_box_holds_what_the_rulebook_lists(pack: Pack) -> None:
    assert len(pack.quests) == 50
    assert len(pack.sequels) == 8
    assert len(pack.histories) == 10
    assert len(pack.origin_cities) == 6
    assert len(pack.artefacts) == 14
    assert sum(each.copies for each in pack.insignia) == 30
    assert len(pack.associates) == 6
    assert len(pack.commerces) == 34
    assert sum(each.copies for each in pack.black_market) == 22
    assert len(pack.deliveries) == 7
    assert sum(each.inhabitant for each in pack.territories) == 21
    assert len(pack.resources) == 7


def test_the_numbers_are_those_of_the_rulebook(pack: Pack) -> None:
    numbers = pack.numbers
    assert (numbers.players_min, numbers.players_max) == (2, 6)
    assert numbers.actions_per_turn == 4
    assert (numbers.move_steps, numbers.sea_cost) == (2, 2)
    assert (numbers.harvest_yield, numbers.work_yield) == (2, 1)
    assert (numbers.villa_gold, numbers.villa_prestige, numbers.recruit_gold) == (8, 1, 5)
    assert (numbers.quest_limit, numbers.artefact_draw, numbers.deliveries_extra) == (3, 2, 1)
    assert (numbers.draft_deal, numbers.commerce_hand, numbers.commerce_row) == (3, 2, 3)
    assert numbers.black_market_at_prestige == (3, 6)
    assert numbers.end_prestige == (10, 10, 10, 9, 8)
    assert numbers.four_plus_min_players == 4


def test_the_market_for_two_has_the_printed_prices(pack: Pack) -> None:
    market = pack.numbers.market
    assert (market.start_each, market.capacity, market.max_units) == (1, 3, 2)
    assert (market.buy_price, market.sell_price) == (3, 1)
    assert (market.buy_price_when_full, market.sell_price_when_empty) == (2, 2)


def test_the_diamond_alone_has_no_associate_and_no_place_in_the_market(pack: Pack) -> None:
    assert [each.id for each in pack.resources if not each.is_common] == ["diamond"]
    assert sorted(each.resource for each in pack.associates) == list(pack.common)
    assert {(each.cost, each.gold) for each in pack.associates} == {(5, 1)}


# -- the map --------------------------------------------------------------------------------------------


def test_cities_and_only_cities_are_written_in_capitals(pack: Pack) -> None:
    cities = [each for each in pack.territories if each.is_city]
    assert len(cities) == 7
    for territory in pack.territories:
        for name in territory.name:
            assert (name == name.upper()) == territory.is_city


def test_every_city_but_perlance_is_an_origin_city(pack: Pack) -> None:
    origins = {pack.territories[each.city].id for each in pack.origin_cities}
    assert len(origins) == 6
    assert {each.id for each in pack.territories if each.is_city} - origins == {"perlance"}


def test_the_tower_of_the_mages_has_a_villa_two_steps_by_land_from_kien(pack: Pack) -> None:
    kien, tower = pack.index("territories", "kien"), pack.index("territories", "tour_des_mages")
    assert pack.territories[tower].villa
    assert tower not in pack.territories[kien].land
    assert any(tower in pack.territories[step].land for step in pack.territories[kien].land)


def test_one_step_away_is_by_land_or_by_sea(pack: Pack) -> None:
    unisson, mirevent = pack.index("territories", "unisson"), pack.index("territories", "mirevent")
    assert (mirevent, True) in pack.neighbours[unisson]
    assert pack.around[unisson] >> mirevent & 1
    assert pack.around[unisson] >> unisson & 1


# -- the printed examples -------------------------------------------------------------------------------


def test_the_history_of_the_example_brings_wine_wood_three_gold_income_two_and_a_captain(pack: Pack) -> None:
    history = pack.histories[pack.index("histories", "hi_large")]
    assert history.goods == goods(pack, wine=1, wood=1)
    assert (history.gold, history.income) == (3, 2)
    assert history.rule.effects == (Effect("insignia", pack.index("insignia", "captain"), "self"),)


def test_the_peoples_inn_is_the_printed_one(pack: Pack) -> None:
    inn = pack.commerces[pack.index("commerces", "co_populaire")]
    assert inn.name == Text("Auberge populaire", "People’s Inn")
    assert inn.cost == Cost(gold=6, goods=goods(pack, fruit=1, meat=1, cloth=1))
    assert inn.bonus is not None
    assert inn.bonus.cost == Cost(gold=3, goods=goods(pack))
    assert inn.bonus.effects == (Effect("insignia", pack.index("insignia", "mount"), "self"),)
    assert inn.effects == (Effect("gain_income", 1, "self"), Effect("gain_prestige", 1, "self"))


def test_unison_wants_three_wood_for_one_prestige_and_four_gold(pack: Pack) -> None:
    delivery = pack.deliveries[pack.index("deliveries", "de_unisson")]
    assert pack.territories[delivery.city].id == "unisson"
    assert delivery.cost == Cost(goods=goods(pack, wood=3))
    assert delivery.effects == (Effect("gain_prestige", 1, "self"), Effect("gain_gold", 4, "self"))


def test_the_campfire_offers_eight_gold_or_an_artefact_for_ten_in_any_city(pack: Pack) -> None:
    quest = pack.quests[pack.index("quests", "q_feu_de_camp")]
    assert quest.prestige == 1
    sell, buy = quest.options
    assert sell.when == buy.when
    assert [(each.kind, each.value) for each in sell.when] == [("at", pack.cities)]
    assert sum(sell.cost.goods) == 2
    assert sell.effects == (Effect("gain_gold", 8, "self"),)
    assert buy.cost == Cost(gold=10, goods=goods(pack))
    assert buy.effects == (Effect("artefact", 1, "self"),)


def test_the_second_part_of_the_graveyard_is_an_immediate_choice(pack: Pack) -> None:
    first = pack.quests[pack.index("quests", "q_cimetiere")]
    second = pack.sequels[first.sequel]
    assert second.id == "s_cimetiere"
    assert second.is_sequel
    assert second.immediate
    flee, push = second.options
    assert flee.effects == ()
    assert [each.kind for each in push.effects] == ["insignia", "artefact"]
    assert pack.insignia[push.effects[0].value].id == "curse_salanche"


def test_what_is_said_to_be_the_rulebooks_says_where(pack: Pack) -> None:
    found = [each.source for each in (*pack.cards, *pack.territories, *pack.insignia, *pack.associates)]
    noted = [each.note for each in found if each.kind == "rulebook"]
    assert noted
    assert [each for each in noted if not re.search(r"rulebook p\.\d", each)] == []


# -- as the rules read it -------------------------------------------------------------------------------


def test_places_are_masks_or_depend_on_who_asks(pack: Pack) -> None:
    kien = pack.index("territories", "kien")
    wedding = pack.quests[pack.index("quests", "q_noces")].options[0]
    assert wedding.when[0].value == 1 << kien
    round_of_drinks = pack.quests[pack.index("quests", "q_toast")].options[0]
    assert round_of_drinks.when[0].value == OWN_COMMERCE
    mirror = pack.artefacts[pack.index("artefacts", "ar_miroir")]
    assert mirror.rule.effects == (Effect("move_to", OWN_COMMERCE, "self"),)


def test_an_effect_is_for_the_target_of_its_rule_unless_it_says_otherwise(pack: Pack) -> None:
    fingers = pack.black_market[pack.index("black_market", "bm_pickpocket")]
    assert fingers.rule.effects == (Effect("steal", Steal("gold", 3), "rival"),)
    arbitration = pack.quests[pack.index("quests", "q_arbitrage")].options[0]
    assert arbitration.effects == (Effect("gain_gold", 2, "self"), Effect("gain_gold", 2, "rival"))


def test_goods_are_always_one_number_for_each_resource(pack: Pack) -> None:
    costs = [rule.cost for quest in (*pack.quests, *pack.sequels) for rule in quest.options]
    costs += [each.rule.cost for each in pack.artefacts]
    costs += [each.rule.cost for each in pack.black_market]
    costs += [each.cost for each in pack.commerces]
    costs += [each.cost for each in pack.deliveries]
    costs += [each.bonus.cost for each in pack.commerces if each.bonus]
    gains = [
        effect.value.goods
        for quest in pack.quests
        for rule in quest.options
        for effect in rule.effects
        if isinstance(effect.value, GoodsGain)
    ]
    assert gains
    assert {len(each.goods) for each in costs} == {len(each) for each in gains} == {7}


def test_every_face_has_one_name(pack: Pack) -> None:
    assert len(set(pack.faces)) == len(pack.faces) == len(pack.cards)
    assert pack.cards[pack.first_sequel] is pack.sequels[0]
    assert pack.cards[pack.face["bm_recel"]].id == "bm_recel"


def test_it_is_read_quickly_and_once() -> None:
    taken = []
    for _ in range(5):
        start = time.process_time()
        read_pack(CONTENT)
        taken.append(time.process_time() - start)
    assert min(taken) < 0.15, "it takes a quarter of that on an idle machine"
    assert default_pack() is default_pack()


# -- telling packs apart --------------------------------------------------------------------------------


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CONTENT, tmp_path / "pack"))


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("commerces.toml", "Soupe claire", "Soupe épaisse"),
        ("quests.toml", "Sell the band two meats", "Feed the band"),
        ("goods.toml", "#8a5a2b", "#8a5a2c"),
        ("map.toml", "x = 430", "x = 431"),
        ("pack.toml", 'version = "0.2.0"', 'version = "0.2.1"'),
        ("insignia.toml", "number of tiles ours", "the number is ours"),
    ],
)
def test_wording_does_not_tell_packs_apart(pack: Pack, copy: Path, file: str, old: str, new: str) -> None:
    rewrite(copy / file, old, new)
    other = read_pack(copy)
    assert other != pack
    assert other.digest == pack.digest


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("commerces.toml", "gold = 6, fruit = 1", "gold = 7, fruit = 1"),
        ("quests.toml", "gain_gold = 8", "gain_gold = 9"),
        ("goods.toml", "supply = 8", "supply = 9"),
        ("pack.toml", "sea_cost = 2", "sea_cost = 3"),
        ("insignia.toml", "tradable = true", "tradable = false"),
        ("black_market.toml", 'near = "same"', 'near = "adjacent"'),
        ("deliveries.toml", 'id = "de_kien"', 'id = "de_kien_2"'),
    ],
)
def test_whatever_the_rules_read_tells_packs_apart(
    pack: Pack, copy: Path, file: str, old: str, new: str
) -> None:
    rewrite(copy / file, old, new)
    assert read_pack(copy).digest != pack.digest


def test_a_pack_may_be_one_file(pack: Pack, tmp_path: Path) -> None:
    whole = tmp_path / "whole.toml"
    whole.write_text("\n".join(file.read_text("utf-8") for file in sorted(CONTENT.glob("*.toml"))), "utf-8")
    assert read_pack(whole) == pack


# -- typography -----------------------------------------------------------------------------------------


def test_apostrophes_and_quotes_are_not_straight() -> None:
    assert [key for key, text in texts() if re.search("['\"]", text)] == []


def test_french_punctuation_keeps_its_space() -> None:
    french = [(key, text) for key, text in texts() if key.endswith("_fr")]
    assert french
    wrong = [key for key, text in french if re.search(r"[^\u00a0][:;!?»](?=\s|$)|«(?!\u00a0)", text)]
    assert wrong == []


def test_english_punctuation_has_none() -> None:
    english = [(key, text) for key, text in texts() if key.endswith("_en")]
    assert english
    assert [key for key, text in english if re.search(r"\w[ \u00a0][:;!?](?=\s|$)", text)] == []


# -- the guide ------------------------------------------------------------------------------------------


def test_the_guide_explains_every_primitive_with_an_example() -> None:
    guide = GUIDE.read_text("utf-8")
    for name in (*TRIGGERS, *CONDITIONS, *COSTS, *EFFECTS):
        assert re.search(rf"^\| `{name}` \| .+ \| `.+` \|$", guide, re.MULTILINE), name
    for name in (*TARGETS, *PLACES, *STATS, *UNTIL, *ACTIONS, *HOLDINGS, *SOURCES, *reading.TABLES):
        assert re.search(rf"\b{name}\b", guide), name


def test_the_examples_of_the_guide_are_entries_of_the_pack(pack: Pack) -> None:
    example, _ = re.findall(r"```toml\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    (entry,) = tomllib.loads(example)["quest"]
    quest = pack.quests[pack.index("quests", entry["id"])]
    assert quest.name == Text(entry["name_fr"], entry["name_en"])
    assert quest.prestige == entry["prestige"]
