"""Every quest, commerce and delivery of the pack: for exactly what it asks, exactly what it gives.

And never for one token less.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.scenarios.karanor.bargaining import (
    Entry,
    Purse,
    answer_all,
    asked_by,
    belongings,
    entries,
    given_by,
    is_plain,
    options_of,
    paid_for,
)
from tests.scenarios.karanor.stage import Stage, given

QUESTS = {entry["id"]: entry for file in ("quests", "sequels") for entry in entries(file)}
COMMERCES = {entry["id"]: entry for entry in entries("commerces")}
DELIVERIES = {entry["id"]: entry for entry in entries("deliveries")}
OPTIONS = [pair for quest in QUESTS.values() for pair in options_of(quest)]
COMPLETED = [pair for pair in OPTIONS if not QUESTS[pair[0]]["immediate"]]
IMMEDIATE = [pair for pair in OPTIONS if QUESTS[pair[0]]["immediate"] and pair[0].startswith("q_")]


def plain(pairs: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Those that only give; what the others do is told in their own scenarios."""
    return [(quest, number) for quest, number in pairs if is_plain(QUESTS[quest]["options"][number])]


def holding(quest: str, purse: Purse) -> Stage:
    """Four merchants, and I have this quest and what is in the purse."""
    return given(players=4, quests=quest, artefact_deck="ar_corne ar_bourse", **purse.holding())


# -- quests -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "number"), plain(COMPLETED))
def test_a_quest_takes_what_it_asks_and_gives_what_it_says(name: str, number: int) -> None:
    quest, option = QUESTS[name], QUESTS[name]["options"][number]
    purse = asked_by(quest, option)
    game = holding(name, purse)
    before = belongings(game)
    answer_all(game.complete(name, number))
    wanted = before + given_by(option["effects"]) + Counter(prestige=quest["prestige"])
    wanted.subtract(paid_for(option.get("cost", {})))
    wanted.subtract(["actions", "quests"])
    if "sequel" in quest and not QUESTS[quest["sequel"]]["immediate"]:
        wanted["quests"] += 1
    assert +belongings(game) == +wanted
    assert game.table.actions == 0


@pytest.mark.parametrize(("name", "number"), plain(COMPLETED))
def test_a_quest_is_not_completed_for_less(name: str, number: int) -> None:
    purse = asked_by(QUESTS[name], QUESTS[name]["options"][number])
    for _, poorer in purse.with_one_less():
        holding(name, poorer).refuses(("quest", name, number, -1))


@pytest.mark.parametrize(("name", "number"), plain(COMPLETED))
def test_a_quest_is_not_completed_elsewhere(name: str, number: int) -> None:
    purse = asked_by(QUESTS[name], QUESTS[name]["options"][number])
    elsewhere = Purse("trois_bornes", purse.has)
    holding(name, elsewhere).refuses(("quest", name, number, -1))


def drawing(quest: str, purse: Purse) -> Stage:
    """I hear of this quest, with what is in the purse."""
    table = purse.holding()
    below = "q_noces " + quest  # what is drawn next, if it has me draw another
    game = given(players=4, quest_deck=below, artefact_deck="ar_corne ar_bourse", **table)
    return game.interact()


@pytest.mark.parametrize(("name", "number"), plain(IMMEDIATE))
def test_an_immediate_choice_takes_what_it_asks_and_gives_what_it_says(name: str, number: int) -> None:
    option = QUESTS[name]["options"][number]
    purse = asked_by(QUESTS[name], option, at="salanche")
    game = drawing(name, purse)
    if game.asked.prompt == "immediate":  # what leaves no choice is not asked
        game.choose(number)
    answer_all(game)
    wanted = purse.has - Counter(["actions"]) - paid_for(option.get("cost", {}))
    assert +belongings(game) == wanted + given_by(option["effects"])
    assert (game.asked.prompt, game.table.actions) == ("action", 0)


@pytest.mark.parametrize(("name", "number"), IMMEDIATE)
def test_an_immediate_choice_that_cannot_be_paid_is_not_there(name: str, number: int) -> None:
    option = QUESTS[name]["options"][number]
    for missing, poorer in asked_by(QUESTS[name], option, at="salanche").with_one_less():
        if missing != "actions":  # that is the one for listening
            game = drawing(name, poorer)
            assert ("option", number, -1) not in game.asked.options


@pytest.mark.parametrize("name", sorted({name for name, _ in IMMEDIATE}))
def test_an_immediate_choice_can_always_be_made_with_empty_hands(name: str) -> None:
    game = drawing(name, Purse("salanche", Counter(actions=2)))
    while game.asked.prompt != "action":
        game.answer(game.asked.options[0])
    game.then(quests="", quest_discard=name, actions=1)


# -- commerces --------------------------------------------------------------------------------------------


def price(commerce: Entry, *, bonus: bool) -> Purse:
    """What building it takes, in a city where I have no shop."""
    asked = Counter({"actions": 1}) + paid_for(commerce["cost"])
    return Purse("kien", asked + paid_for(commerce["bonus"]["cost"]) if bonus else asked)


def ready(commerce: Entry, purse: Purse) -> Stage:
    decks: dict[str, Any] = {"quest_deck": "q_noces", "artefact_deck": "ar_corne ar_bourse"}
    return given(players=4, commerces=commerce["id"], **decks, **purse.holding())


@pytest.mark.parametrize("bonus", [False, True], ids=["plain", "bonus"])
@pytest.mark.parametrize("name", COMMERCES)
def test_a_commerce_takes_its_price_and_gives_what_it_says(name: str, bonus: bool) -> None:
    commerce = COMMERCES[name]
    purse = price(commerce, bonus=bonus)
    game = ready(commerce, purse)
    answer_all(game.build(name, bonus=bonus)).take("deck")
    effects = commerce["effects"] + (commerce["bonus"]["effects"] if bonus else [])
    assert +belongings(game) == Counter(commerces=1) + given_by(effects)
    game.then(shops="kien", built=name, asked="action")


@pytest.mark.parametrize("bonus", [False, True], ids=["plain", "bonus"])
@pytest.mark.parametrize("name", COMMERCES)
def test_a_commerce_is_not_built_for_less(name: str, bonus: bool) -> None:
    for _, poorer in price(COMMERCES[name], bonus=bonus).with_one_less():
        ready(COMMERCES[name], poorer).refuses(("build", name, int(bonus)))


# -- deliveries -------------------------------------------------------------------------------------------


def load(delivery: Entry) -> Purse:
    return Purse(delivery["city"], Counter({"actions": 1}) + paid_for(delivery["cost"]))


@pytest.mark.parametrize("name", DELIVERIES)
def test_a_delivery_takes_its_goods_and_pays_what_it_says(name: str) -> None:
    delivery = DELIVERIES[name]
    game = given(players=4, delivery=name, **load(delivery).holding())
    game.deliver()
    assert +belongings(game) == given_by(delivery["effects"])
    game.then(delivery="", delivery_discard=name, actions=0)


@pytest.mark.parametrize("name", DELIVERIES)
def test_a_delivery_is_not_made_with_less_nor_in_another_city(name: str) -> None:
    purse = load(DELIVERIES[name])
    for _, poorer in purse.with_one_less():
        given(players=4, delivery=name, **poorer.holding()).refuses(("deliver",))
    elsewhere = Purse("perlance" if purse.at != "perlance" else "kien", purse.has)
    given(players=4, delivery=name, **elsewhere.holding()).refuses(("deliver",))
