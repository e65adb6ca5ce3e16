"""Windows: who is asked on what grounds, what is sealed, and in what order answers are resolved."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from comptoir.core import PASS, Dice
from tests.scenarios.karanor.bargaining import another_pack, entries
from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import Stage, given, given_a_draft

KINDS = [entry["id"] for entry in entries("black_market")]
HERE = {"at": "kien"}
EVENTS: Mapping[str, tuple[Mapping[str, Any], Callable[[Stage], object]]] = {
    "enter": ({"at": "trois_bornes"}, lambda game: game.move("kien")),
    "cross": ({"at": "lande_lanternes", "gold": 2}, lambda game: game.move("tisserands")),
    "build": (
        {"commerces": "co_primeurs", "gold": 2, "goods": "2 fruit"},
        lambda game: game.build("co_primeurs", take="deck"),
    ),
    "deliver": ({"goods": "4 cloth", "delivery": "de_kien"}, lambda game: game.deliver()),
    "targeted": ({"black_market": "bm_guet"}, lambda game: game.plays("bm_guet", on=1)),
}
"""For each event: what I have, and what I do. Seat 1 stands in Kien and has a shop there."""


def after(event: str, *, rival: Mapping[str, Any], **table: Any) -> Stage:
    """The event has just happened, and windows are open for everybody who is asked."""
    mine, do = EVENTS[event]
    rivals = {1: {"at": "kien", "shops": "kien", **rival}, 3: {}}
    game = given(**{"seats": rivals, "keeps_windows": True, **mine, **table})
    do(game)
    return game


# -- who is asked -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("event", EVENTS)
def test_ec_095_where_nobody_else_holds_a_card_no_window_opens(event: str) -> None:
    mine = EVENTS[event][0].get("black_market", "bm_recel")
    game = after(event, rival={}, black_market=f"{mine} bm_non_lieu bm_tempete")
    assert (game.windows, game.prompts) == ({}, {0: "action"})


@pytest.mark.parametrize("card", KINDS)
@pytest.mark.parametrize("event", EVENTS)
def test_ec_096_the_same_window_opens_whatever_card_a_rival_holds(event: str, card: str) -> None:
    game = after(event, rival={"black_market": card})
    assert game.windows == {1: event}
    assert game.names(game.table.aside) == (["bm_guet"] if event == "targeted" else [])
    game.all_pass().then(asked="action", seats={1: {"black_market": card}})


@pytest.mark.parametrize("event", EVENTS)
def test_ec_096_the_same_window_opens_in_every_world_i_can_imagine(event: str) -> None:
    mine, do = EVENTS[event]
    game = given(seats={1: {**HERE, "shops": "kien", "black_market": "bm_recel"}, 3: {}}, **mine)
    hands = set()
    for seed in range(12):
        world = Stage(game.match.imagine(0, Dice.seeded(seed)), keeps_windows=True)
        do(world)
        assert world.windows == {1: event}
        hands.add(tuple(world.names(world.table.black_hands[1])))
    assert len(hands) > 3


def test_ec_096_the_others_do_not_see_whether_there_is_an_answer() -> None:
    views = [after("cross", rival={"black_market": card}).view(0) for card in ("bm_tempete", "bm_recel")]
    for view in views:
        assert view["windows"] == [{"event": "cross", "actor": 0, "place": "lande_lanternes", "card": None}]
        assert [each["options"] for each in view["decisions"]] == [None]
    assert views[0] == views[1]


@pytest.mark.parametrize(
    ("event", "played"),
    [("enter", "octroi octroi"), ("cross", "tempete tempete"), ("build", "inspecteur"),
     ("deliver", "caution"), ("targeted", "non_lieu")],
)  # fmt: skip
def test_no_window_opens_for_what_everybody_has_seen_played(event: str, played: str) -> None:
    assert after(event, rival={"black_market": "bm_recel"}, black_discard=played).windows == {}


def test_while_one_of_two_is_unseen_the_window_opens() -> None:
    assert after("cross", rival={"black_market": "bm_recel"}, black_discard="tempete").windows == {1: "cross"}


@pytest.mark.parametrize("event", ["enter", "build"])
def test_only_who_has_a_shop_there_is_asked_at_the_gate_and_on_the_site(event: str) -> None:
    cards = ["bm_recel", "bm_guet", "bm_octroi", "bm_inspecteur"]
    shops = ["", "unisson", "kien", ""]
    rivals = {seat: {"shops": shops[seat], "black_market": cards[seat]} for seat in (1, 2, 3)}
    assert after(event, rival={}, seats=rivals).windows == {2: event}


def test_everybody_with_a_hidden_card_is_asked_about_a_crossing() -> None:
    rivals = {1: {"black_market": "bm_recel"}, 2: {}, 3: {"black_market": "bm_guet"}}
    assert after("cross", rival={}, seats=rivals).windows == {1: "cross", 3: "cross"}


def test_only_who_is_named_is_asked_about_a_card() -> None:
    rivals = {1: {**HERE, "black_market": "bm_recel"}, 2: {**HERE, "black_market": "bm_non_lieu"}, 3: {}}
    assert after("targeted", rival={}, seats=rivals).windows == {1: "targeted"}


def test_a_cloak_of_mist_lies_open_and_is_asked_about_without_any_card() -> None:
    game = after("targeted", rival={"artefacts": "ar_cape"}, black_discard="non_lieu")
    assert game.windows == {1: "targeted"}
    assert game.seat(1).can("activate", "ar_cape", -1)


def test_a_cloak_of_mist_that_was_used_is_not_asked_about() -> None:
    game = after("targeted", rival={"artefacts": "ar_cape"}, spent="ar_cape", black_discard="non_lieu")
    assert game.windows == {}


def test_before_the_first_turn_no_window_opens() -> None:
    """While histories are told a lantern leads seat 2 into the city of seat 1, who has got a hidden card."""
    game = given_a_draft(
        players=3, histories="hi_changeur hi_contrebande hi_conteur", cities="kien unisson fort_ardent",
        quest_deck="q_brume",
    )  # fmt: skip
    game.keeps_windows = True
    while set(game.prompts.values()) == {"draft"}:
        for decision in game.match.decisions:
            game.match.answer(decision.seat, decision.options[0])
    game.choose(0).go_to("unisson")
    game.then(asked="action", active=0, seats={2: {"at": "unisson"}})


def test_a_gift_to_all_names_nobody() -> None:
    """Drinks All Round is aimed at no rival."""
    game = given(
        gold=2, goods="wine meat", shops="kien", quests="q_toast", keeps_windows=True,
        seats={1: {"black_market": "bm_non_lieu"}, 3: {}},
    )  # fmt: skip
    game.complete("q_toast").then(asked="action", prestige=1)


# -- sealed answers and their order -----------------------------------------------------------------------


def two_storms(**table: Any) -> Stage:
    """I cross, and seats 2 and 3 hold a storm each."""
    storm = {"black_market": "bm_tempete"}
    game = given(at="lande_lanternes", gold=4, seats={2: storm, 3: storm}, **table)
    return game.move("tisserands")


def test_what_is_answered_is_sealed_until_all_have() -> None:
    played, passed = two_storms(), two_storms()
    played.seat(3).plays("bm_tempete")
    passed.seat(3).answer(PASS)
    for observer in (0, 1, 2):
        assert played.view(observer) == passed.view(observer)
        assert played.match.plain_events(observer) == passed.match.plain_events(observer)
    assert played.prompts == {2: "window"}


def test_one_answer_each() -> None:
    game = two_storms()
    game.seat(3).plays("bm_tempete")
    game.seat(3).refuses(PASS)
    assert game.match.decision_of(3) is None


def test_a_second_storm_goes_back_unspent() -> None:
    game = two_storms()
    game.seat(3).plays("bm_tempete")
    game.seat(2).plays("bm_tempete")
    game.then(at="lande_lanternes", gold=2, black_discard="tempete",
              seats={2: {"black_market": ""}, 3: {"black_market": "bm_tempete"}})  # fmt: skip
    assert [each["seat"] for each in game.told(0, "took_back")] == [3]
    assert game.seen(0, 3, "black_market") == ["bm_tempete"]  # everybody has seen it


@pytest.mark.parametrize(
    ("active", "one", "other", "spends"), [(0, 2, 3, 2), (1, 0, 3, 3), (2, 0, 1, 0), (3, 2, 1, 1)]
)
def test_answers_are_resolved_clockwise_from_the_active_merchant(
    active: int, one: int, other: int, spends: int
) -> None:
    """Whoever answers first in time is of no account."""
    storm, sailor = {"black_market": "bm_tempete"}, {"at": "lande_lanternes", "gold": 2}
    for first, second in ((one, other), (other, one)):
        game = given(seats={active: sailor, one: storm, other: storm}, active=active, players=4)
        game.move("tisserands").seat(first).plays("bm_tempete")
        game.seat(second).plays("bm_tempete")
        assert [seat for seat in (one, other) if not game.table.black_hands[seat]] == [spends]


def test_two_gate_taxes_are_both_taken_while_there_is_gold() -> None:
    keeper = {"shops": "kien", "black_market": "bm_octroi"}
    game = given(at="trois_bornes", gold=3, seats={1: keeper, 2: keeper}).move("kien")
    game.seat(2).plays("bm_octroi")
    game.seat(1).plays("bm_octroi")
    game.then(gold=0, seats={1: {"gold": 2}, 2: {"gold": 1}}, black_discard="octroi octroi")


def test_a_storm_that_is_dismissed_leaves_room_for_the_next() -> None:
    game = two_storms(black_market="bm_non_lieu")
    game.seat(2).plays("bm_tempete")
    game.seat(3).plays("bm_tempete")
    assert game.windows == {0: "targeted"}
    game.plays("bm_non_lieu").then(at="lande_lanternes", gold=2, black_market="")
    game.then(black_discard="non_lieu tempete tempete")


# -- answering an answer ----------------------------------------------------------------------------------


def test_a_storm_is_dismissed_and_the_ship_comes_in() -> None:
    """Playing a card ends my move, but the crossing is paid for and under way."""
    game = given(
        at="lande_lanternes", gold=2, black_market="bm_non_lieu", seats={1: {"black_market": "bm_tempete"}}
    )
    game.move("tisserands").seat(1).plays("bm_tempete")
    game.plays("bm_non_lieu").then(at="tisserands", gold=0, steps=0, actions=3)
    game.move("foret_crocs").then(actions=2)


def test_a_gate_tax_is_dismissed() -> None:
    game = given(
        at="trois_bornes", gold=2, black_market="bm_non_lieu",
        seats={1: {"shops": "kien", "black_market": "bm_octroi"}},
    )  # fmt: skip
    game.move("kien").seat(1).plays("bm_octroi")
    game.plays("bm_non_lieu").then(gold=2, black_discard="non_lieu octroi")


def test_a_dismissal_is_answered_with_a_cloak_and_the_theft_takes_place() -> None:
    game = given(
        black_market="bm_pickpocket",
        artefacts="ar_cape",
        seats={1: {**HERE, "gold": 3, "black_market": "non_lieu"}},
    )
    game.plays("bm_pickpocket", on=1)
    assert game.windows == {1: "targeted"}
    game.seat(1).plays("bm_non_lieu")
    assert game.windows == {0: "targeted"}
    assert game.names([game.asked.source]) == ["bm_non_lieu"]
    game.activates("ar_cape")
    game.then(gold=3, black_discard="non_lieu pickpocket", asked="action", seats={1: {"gold": 0}})
    assert game.view(1)["seats"][0]["artefacts"][0]["used"]


def test_an_answer_to_an_answer_is_not_answered_again() -> None:
    """With several dismissals in a pack: the second one stands."""
    dismissals = tuple(
        [replace(each, copies=3) if each.id == "bm_non_lieu" else each for each in PACK.black_market]
    )
    with another_pack(black_market=dismissals):
        game = given(
            black_market="pickpocket non_lieu",
            seats={1: {**HERE, "gold": 3, "black_market": "non_lieu non_lieu"}},
        )
    game.plays("bm_pickpocket", on=1).seat(1).plays("bm_non_lieu")
    assert game.windows == {0: "targeted"}
    game.plays("bm_non_lieu")
    game.then(asked="action", gold=3, black_market="", seats={1: {"gold": 0, "black_market": "bm_non_lieu"}})


def test_nobody_answers_their_own_card() -> None:
    game = given(
        black_market="bm_pickpocket bm_non_lieu", artefacts="ar_cape", seats={1: {**HERE, "gold": 3}}
    )
    game.plays("bm_pickpocket", on=1).then(asked="action", gold=3, black_market="bm_non_lieu")


def test_passing_lets_the_card_take_effect() -> None:
    game = after("targeted", rival={"black_market": "bm_non_lieu"})
    game.seat(1).passes()
    game.end_turn().then(active=1, actions=3, seats={1: {"black_market": "bm_non_lieu"}})


# -- the Cloak of Mist ------------------------------------------------------------------------------------


def test_the_cloak_of_mist_works_once_in_the_whole_game() -> None:
    thief = {**HERE, "black_market": "pickpocket pickpocket"}
    game = given(gold=5, artefacts="ar_cape", players=2, seats={1: thief})
    game.seat(1).plays("bm_pickpocket", on=0)
    game.activates("ar_cape").then(gold=5, artefacts="ar_cape", seats={1: {"gold": 0}})
    game.end_turns_until(0)
    game.seat(1).plays("bm_pickpocket", on=0)
    game.then(gold=2, asked="action", seats={1: {"gold": 3}})


def test_a_cloak_that_was_used_does_not_mend_by_being_sold() -> None:
    rivals = {1: {**HERE, "gold": 4}, 2: {**HERE, "black_market": "bm_pickpocket"}}
    game = given(artefacts="ar_cape", spent="ar_cape", seats=rivals)
    game.offers(0, to=1, give="ar_cape", get="gold").accepts(1, 1)
    game.seat(2).plays("bm_pickpocket", on=1)
    game.then(asked="action", gold=1, seats={1: {"gold": 0, "artefacts": "ar_cape"}, 2: {"gold": 3}})


def test_using_the_cloak_in_mid_move_ends_my_move() -> None:
    game = given(gold=3, artefacts="ar_cape", seats={1: {"at": "trois_bornes", "black_market": "pickpocket"}})
    game.move("trois_bornes").then(steps=1)
    game.seat(1).plays("bm_pickpocket", on=0)
    game.activates("ar_cape").then(steps=0, actions=3, gold=3).move("kien").then(actions=2)


# -- answering a quest ------------------------------------------------------------------------------------

SIGNS = {"at": "unisson", "shops": "kien unisson mirevent", "gold": 5}


def test_case_dismissed_against_a_quest_leaves_its_prestige_unwon() -> None:
    game = given(quests="q_enseignes", seats={1: {**SIGNS, "black_market": "bm_non_lieu"}, 3: {}})
    game.complete("q_enseignes", on=1)
    assert game.windows == {1: "targeted"}
    assert game.names([game.asked.source]) == ["q_enseignes"]
    game.seat(1).plays("bm_non_lieu")
    game.then(
        gold=0, prestige=0, quests="", actions=3, quest_discard="q_enseignes", black_discard="non_lieu",
        seats={1: {"gold": 5}},
    )  # fmt: skip


def test_a_quest_against_all_is_stopped_by_any_of_them_for_all() -> None:
    rivals: dict[int, Any] = {1: {"gold": 2}, 2: {"gold": 2, "black_market": "bm_non_lieu"}, 3: {"gold": 2}}
    game = given(goods="2 wine", quests="q_foire", seats=rivals)
    game.complete("q_foire")
    assert game.windows == {2: "targeted"}
    game.seat(2).plays("bm_non_lieu")
    game.then(gold=0, goods="", prestige=0, seats={1: {"gold": 2}, 3: {"gold": 2}})


def test_of_two_who_would_stop_a_quest_the_second_keeps_the_cloak() -> None:
    rivals: dict[int, Any] = {1: {"black_market": "bm_non_lieu"}, 2: {"artefacts": "ar_cape"}, 3: {}}
    game = given(goods="2 wine", quests="q_foire", seats=rivals).complete("q_foire")
    game.seat(2).activates("ar_cape")
    game.seat(1).plays("bm_non_lieu")
    assert not game.view(0)["seats"][2]["artefacts"][0]["used"]
    game.then(prestige=0, seats={1: {"black_market": ""}})


# -- while a window is open -------------------------------------------------------------------------------


def test_nobody_does_anything_else_while_a_window_is_open() -> None:
    storm = {"black_market": "bm_tempete bm_guet", "gold": 3, "at": "lande_lanternes"}
    game = given(
        at="lande_lanternes", gold=4, goods="wood", seats={1: storm, 2: {**storm, "black_market": "bm_guet"}}
    )
    game.offers(0, to=2, give="wood", get="gold")
    game.move("tisserands")
    for seat in range(3):
        assert game.match.interruptions(seat) == ()
    with game.refused():
        game.match.interrupt(2, ("accept", 1))
    game.all_pass().accepts(2, 1).then(goods="", gold=3, at="tisserands")


def test_a_window_opens_on_somebody_elses_turn_between_two_others() -> None:
    """Seat 1 robs seat 2 on my turn; my turn waits for the answer."""
    rivals = {1: {**HERE, "black_market": "pickpocket"}, 2: {**HERE, "gold": 3, "black_market": "non_lieu"}}
    game = given(seats=rivals)
    game.seat(1).plays("bm_pickpocket", on=2)
    assert game.prompts == {2: "window"}
    game.seat(0).refuses(("work",))
    game.seat(2).plays("bm_non_lieu")
    game.then(asked="action", actions=4, seats={1: {"gold": 0}, 2: {"gold": 3}})
