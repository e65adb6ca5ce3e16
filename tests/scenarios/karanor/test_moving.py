"""Moving: steps and actions, fares, what ends a move and what does not."""

from __future__ import annotations

import pytest

from tests.scenarios.karanor.stage import given

# -- steps and actions ------------------------------------------------------------------------------------


def test_ec_011_a_step_after_a_harvest_starts_a_second_move() -> None:
    game = given(at="kien", actions=4)
    game.move("bois_murmure").harvest().move("unisson")
    game.then(at="unisson", goods="2 wood", actions=1)


def test_ec_012_a_second_step_at_once_costs_no_further_action() -> None:
    game = given(at="kien", actions=4)
    game.move("bois_murmure").then(actions=3)
    game.move("unisson").then(at="unisson", actions=3)


@pytest.mark.parametrize(("insignia", "actions"), [("", 2), ("mount", 3)])
def test_ec_013_three_territories_take_two_moves_or_one_with_a_mount(insignia: str, actions: int) -> None:
    game = given(at="kien", insignia=insignia, actions=4)
    game.move("bois_murmure", "unisson", "salanche")
    game.then(at="salanche", actions=actions)


def test_ec_025_there_and_back_again_is_one_action() -> None:
    game = given(at="kien", actions=4)
    game.move("bois_murmure", "kien")
    game.then(at="kien", actions=3)


@pytest.mark.parametrize(
    ("insignia", "steps"), [("curse_salanche", 1), ("curse_salanche mount", 2), ("2 curse_salanche", 1)]
)
def test_ec_023_a_curse_takes_a_step_off_but_never_the_last(insignia: str, steps: int) -> None:
    game = given(at="kien", insignia=insignia, actions=1)
    way = ["bois_murmure", "unisson", "salanche"]
    assert game.view(1)["seats"][0]["stats"]["move_steps"] == steps
    game.move(*way[:steps]).then(actions=0)
    game.refuses(("step", way[steps]))


def test_ec_024_rivals_never_block() -> None:
    game = given(at="kien", seats={1: {"at": "bois_murmure"}})
    game.move("bois_murmure")
    game.then(at="bois_murmure", seats={1: {"at": "bois_murmure"}})


# -- by sea -----------------------------------------------------------------------------------------------


def test_ec_015_a_sea_route_needs_its_fare() -> None:
    game = given(at="unisson", gold=1)
    game.refuses(("step", "mirevent"))
    game.then(at="unisson", gold=1, actions=4)


def test_ec_016_both_steps_of_a_move_may_be_by_sea_and_each_is_paid() -> None:
    game = given(at="unisson", gold=4)
    game.move("mirevent").then(gold=2)
    game.move("perlance").then(at="perlance", gold=0, actions=3)


@pytest.mark.parametrize(("captains", "fare"), [(1, 1), (2, 0), (3, 0)])
def test_ec_017_each_captain_takes_one_off_the_fare_down_to_nothing(captains: int, fare: int) -> None:
    game = given(at="unisson", gold=5, insignia=f"{captains} captain")
    game.move("mirevent").then(gold=5 - fare)
    poor = given(at="unisson", gold=fare, insignia=f"{captains} captain")
    poor.move("mirevent").then(at="mirevent", gold=0)


# -- between two steps ------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["bm_pickpocket", "bm_caisse", "bm_guet"])
def test_ec_019_a_rivals_card_that_does_not_stop_me_leaves_me_my_second_step(card: str) -> None:
    game = given(
        at="kien", gold=3, goods="wine fruit", seats={1: {"at": "bois_murmure", "black_market": card}}
    )
    game.move("bois_murmure")
    game.seat(1).plays(card, on=0)
    game.then(black_discard=card, actions=3)
    game.move("unisson").then(at="unisson", actions=3)


def test_ec_020_a_trade_leaves_me_my_second_step() -> None:
    game = given(at="kien", goods="wine", seats={1: {"gold": 2}})
    game.move("bois_murmure")
    game.offers(0, to=1, give="1 wine", get="2 gold").accepts(1, 1)
    game.then(gold=2, goods="")
    game.move("unisson").then(at="unisson", actions=3)


def test_ec_021_a_promotion_leaves_me_my_second_step() -> None:
    game = given(at="kien", associates="wood")
    game.move("bois_murmure").promote("wood")
    game.then(associates="wood+")
    game.move("unisson").then(at="unisson", actions=3)


# -- put somewhere by an effect ---------------------------------------------------------------------------

TOLL_KEEPER = {1: {"shops": "perlance", "black_market": "bm_octroi"}}


def test_ec_027_a_pawn_that_an_artefact_puts_on_a_city_pays_no_fare_and_may_be_met_there() -> None:
    game = given(at="kien", gold=5, shops="perlance", artefacts="ar_miroir", seats=TOLL_KEEPER)
    game.activates("ar_miroir")
    assert game.windows == {1: "enter"}
    assert dict(game.seat(1).asked.args)["place"] == "perlance"
    game.then(at="perlance", gold=5, actions=4)
    game.seat(1).plays("bm_octroi")
    game.then(at="perlance", gold=3, actions=4, seats={1: {"gold": 2}})


def test_ec_027_a_pawn_that_a_quest_puts_on_a_city_pays_no_fare_and_may_be_met_there() -> None:
    game = given(at="salanche", gold=5, quest_deck="q_brume", seats=TOLL_KEEPER)
    game.interact().choose(0).go_to("perlance")
    assert game.windows == {1: "enter"}
    game.seat(1).passes()
    game.then(at="perlance", gold=5, actions=3, quest_discard="q_brume")
