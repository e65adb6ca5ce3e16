"""Negotiation: offers, counter-offers, and when there is no trade."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.karanor.stage import Stage, given

# -- swaps ------------------------------------------------------------------------------------------------


def test_ec_108_two_merchants_off_turn_agree() -> None:
    game = given(seats={1: {"goods": "2 wood"}, 2: {"gold": 3}})
    game.offers(1, to=2, give="2 wood", get="3 gold").accepts(2, 1)
    game.then(
        asked="action", actions=4, seats={1: {"goods": "", "gold": 3}, 2: {"goods": "2 wood", "gold": 0}}
    )


def test_ec_109_an_offer_that_cannot_be_kept_is_withdrawn() -> None:
    game = given(goods="2 wine fruit", quests="q_noces", seats={1: {"gold": 2}})
    game.offers(0, to=1, give="wine", get="2 gold").complete("q_noces")
    assert game.seat(1).can("accept", 1)
    game.accepts(1, 1)
    game.then(goods="", gold=3, seats={1: {"gold": 2, "goods": ""}})
    assert game.view(0)["offers"] == []
    assert game.told(1, "withdrew_offer") == [
        {"event": "withdrew_offer", "seat": 0, "number": 1, "reason": "maker_lacks", "what": ""}
    ]


def test_ec_109_nor_can_an_offer_be_accepted_without_what_it_asks() -> None:
    game = given(goods="wine", seats={1: {"gold": 2, "black_market": "bm_ragots"}})
    game.offers(0, to=1, get="2 wood", give="wine").accepts(1, 1)
    game.then(goods="wine", seats={1: {"gold": 2, "goods": ""}})
    assert game.told(0, "withdrew_offer")[0]["reason"] == "taker_lacks"


@pytest.mark.parametrize(
    "part",
    [("q_noces",), ("co_bois",), ("bm_guet",), ("prestige", 1), ("income", 1), ("unisson",), ("lac_noir",),
     ("hi_large",), ("origin_kien",), ("actions", 1)],
)  # fmt: skip
@pytest.mark.parametrize("side", ["give", "get"])
def test_ec_111_cards_prestige_and_what_stands_on_the_map_are_not_for_sale(
    side: str, part: tuple[Any, ...]
) -> None:
    rich: dict[str, Any] = {
        "quests": "q_noces", "commerces": "co_bois", "black_market": "bm_guet", "prestige": 2, "income": 2,
        "shops": "unisson", "villas": "lac_noir",
    }  # fmt: skip
    if side == "give":
        game = given(gold=1, **rich, seats={1: {"gold": 1}})
    else:
        game = given(gold=1, seats={1: {"gold": 1, **rich}})
    with game.refused():
        game.match.interrupt_run(0, ("offer",), [("to", 1), (side, *part)])
    game.offers(0, to=1, **{side: "gold"})
    assert len(game.view(1)["offers"]) == 1


@pytest.mark.parametrize(("sides", "gold"), [({"give": "2 gold"}, 1), ({"get": "2 gold"}, 5)])
def test_ec_112_with_one_side_empty_it_is_a_gift(sides: dict[str, str], gold: int) -> None:
    game = given(gold=3, seats={1: {"gold": 3}})
    game.offers(0, to=1, **sides).accepts(1, 1).then(gold=gold, seats={1: {"gold": 6 - gold}})


def test_ec_112_an_offer_of_nothing_for_nothing_is_none() -> None:
    game = given(gold=1, seats={1: {"gold": 1}})
    with game.refused():
        game.offers(0, to=1)


def test_everything_that_may_change_hands_does_so_at_once() -> None:
    rival = {"gold": 9, "goods": "iron", "insignia": "captain", "associates": "wine", "artefacts": "ar_cape"}
    game = given(
        gold=2, goods="2 wine diamond", insignia="2 mount", associates="wood+", artefacts="ar_bourse",
        seats={1: rival},
    )  # fmt: skip
    game.offers(
        0, to=1, give="gold 2 wine mount as_wood ar_bourse", get="9 gold iron captain as_wine ar_cape"
    ).accepts(1, 1)
    game.then(gold=10, goods="diamond iron", insignia="mount captain", associates="wine", artefacts="ar_cape")
    game.seat(1).then(gold=1, goods="2 wine", insignia="mount", associates="wood+", artefacts="ar_bourse")


@pytest.mark.parametrize("seller", [0, 1])
def test_who_sells_an_archivist_discards_the_quest_that_is_too_many(seller: int) -> None:
    rich = {"insignia": "archivist", "quests": "q_noces q_voiles q_choeur q_digue"}
    game = given(seats={seller: rich, 1 - seller: {"gold": 2}})
    game.offers(seller, to=1 - seller, give="archivist", get="2 gold").accepts(1 - seller, 1)
    game.then(seats={seller: {"gold": 2, "insignia": ""}, 1 - seller: {"gold": 0, "insignia": "archivist"}})
    assert game.prompts == {seller: "discard_quest"}


def test_nobody_offers_what_they_have_not() -> None:
    game = given(gold=1, goods="wine", seats={1: {}})
    for part in (("give", "gold", 2), ("give", "wood", 1), ("give", "as_wood"), ("give", "ar_cape")):
        with game.refused():
            game.match.interrupt_run(0, ("offer",), [("to", 1), part])


def test_the_same_goods_may_be_in_several_offers_and_go_to_whoever_accepts_first() -> None:
    game = given(goods="wine", seats={1: {"gold": 3}, 2: {"gold": 3}})
    game.offers(0, to=1, give="wine", get="2 gold").offers(0, to=2, give="wine", get="3 gold")
    game.accepts(2, 2).accepts(1, 1)
    game.then(goods="", gold=3, seats={1: {"gold": 3, "goods": ""}, 2: {"gold": 0, "goods": "wine"}})


def test_an_offer_to_several_is_taken_by_one() -> None:
    game = given(goods="wine", seats={1: {"gold": 3}, 2: {"gold": 3}, 3: {"gold": 3}})
    game.offers(0, to=[1, 2], give="wine", get="2 gold")
    game.seat(3).refuses(("accept", 1)).seat(0).refuses(("accept", 1))
    game.declines(1, 1).seat(1).refuses(("accept", 1))
    game.accepts(2, 1).then(gold=2, seats={2: {"gold": 1, "goods": "wine"}})
    assert game.view(0)["offers"] == []


def test_an_offer_to_two_stays_open_for_the_other_when_one_lacks_what_it_asks() -> None:
    game = given(goods="wine", seats={1: {"gold": 1}, 2: {"gold": 2}})
    game.offers(0, to=[1, 2], give="1 wine", get="2 gold").accepts(1, 1)
    game.then(goods="wine", seats={1: {"gold": 1}}).accepts(2, 1)
    game.then(goods="", gold=2, seats={2: {"gold": 0, "goods": "wine"}})


def test_an_offer_that_everybody_declines_is_gone() -> None:
    game = given(goods="wine", seats={1: {"gold": 3}, 2: {"gold": 3}})
    game.offers(0, to=[1, 2], give="wine", get="2 gold").declines(1, 1).declines(2, 1)
    assert game.view(0)["offers"] == []
    assert [each["off"] for each in game.told(0, "declined_offer")] == [False, True]


def countered() -> Stage:
    """Seat 1 has answered my offer with another."""
    game = given(goods="wine", gold=1, seats={1: {"gold": 3}, 2: {}})
    return game.offers(0, to=1, give="wine", get="3 gold").counters(1, 1, give="2 gold", get="wine")


def test_ec_113_when_the_first_offer_is_withdrawn_only_the_counter_is_left() -> None:
    game = countered().withdraws(0, 1)
    (left,) = game.view(2)["offers"]
    assert (left["number"], left["maker"], left["to"], left["counters"]) == (2, 1, [0], 1)
    game.seat(1).refuses(("accept", 1))
    game.accepts(0, 2).then(goods="", gold=3, seats={1: {"gold": 1, "goods": "wine"}})


def test_ec_113_until_then_both_may_be_accepted() -> None:
    game = countered()
    assert [each["number"] for each in game.view(0)["offers"]] == [1, 2]
    game.accepts(1, 1).then(goods="", gold=4, seats={1: {"gold": 0, "goods": "wine"}})


def test_only_its_maker_withdraws_an_offer() -> None:
    game = countered()
    game.seat(0).refuses(("withdraw", 2)).seat(2).refuses(("withdraw", 1))


# -- when there is no trade -------------------------------------------------------------------------------


def test_ec_115_at_the_threshold_all_offers_are_withdrawn_and_none_is_made() -> None:
    game = given(at="lac_noir", gold=9, prestige=9, seats={1: {"gold": 3}, 2: {"goods": "wine"}})
    game.offers(0, to=1, give="gold", get="gold").offers(2, to=1, give="wine", get="2 gold")
    game.buy_villa().then(trigger=0, prestige=10)
    assert game.view(1)["offers"] == []
    assert [each["reason"] for each in game.told(1, "withdrew_offer")] == ["end", "end"]
    for _ in range(3):
        for seat in range(3):
            assert not game.seat(seat).can("offer")
            assert not game.seat(seat).can("accept", 1)
            game.seat(seat).refuses(("offer",))
        game.seat(game.table.active).end_turn()
    game.then(is_over=True)


def test_ec_116_with_a_blacklisted_merchant_nobody_trades_until_the_next_turn_has_ended() -> None:
    game = given(
        players=4, gold=3, black_market="bm_ban", seats={1: {"gold": 3}, 2: {"gold": 3}, 3: {"gold": 3}}
    )
    game.offers(2, to=1, give="gold").offers(1, to=[2, 3], give="gold").offers(2, to=[1, 3], give="gold")
    game.plays("bm_ban", on=1)
    assert [(each["number"], each["to"]) for each in game.view(0)["offers"]] == [(3, [3])]
    assert [each["reason"] for each in game.told(0, "withdrew_offer")] == ["forbidden", "forbidden"]
    for active in (0, 1):
        game.then(active=active)
        game.seat(1).refuses(("offer",)).seat(1).refuses(("accept", 3))
        with game.refused():
            game.offers(2, to=1, give="gold")
        game.end_turn()
    game.then(active=2)
    assert game.seat(1).can("offer")
    game.offers(2, to=1, give="gold").accepts(1, 4).then(seats={1: {"gold": 4}, 2: {"gold": 2}})


def test_ec_116_a_ban_on_ones_own_turn_lasts_until_the_end_of_the_next() -> None:
    game = given(players=4, seats={1: {"black_market": "bm_ban"}})
    game.seat(1).plays("bm_ban", on=0)
    for active in (0, 1, 2, 3, 0):
        game.then(active=active)
        assert not game.seat(0).can("offer")
        game.seat(active).end_turn()
    assert game.seat(0).can("offer")


def test_ec_117_a_mount_bought_in_mid_move_carries_me_one_further() -> None:
    game = given(gold=3, actions=1, seats={1: {"insignia": "mount"}})
    game.move("trois_bornes", "carriere_grise").refuses(("step", "salanche"))
    game.offers(0, to=1, give="3 gold", get="mount").accepts(1, 1)
    game.move("salanche").then(at="salanche", actions=0, insignia="mount", gold=0)
    game.refuses(("step", "unisson"))


def test_in_the_middle_of_an_action_there_is_no_trade() -> None:
    game = given(at="champs_lin", gold=6, quests="q_troc", seats={1: {"gold": 2}})
    game.offers(0, to=1, give="gold").complete("q_troc", 1)
    assert game.prompts == {0: "gain_goods"}
    for seat in range(2):
        assert game.match.interruptions(seat) == ()
    game.seat(1).refuses(("accept", 1), "not_quiet")


def test_a_curse_is_sold_with_consent_unless_curses_are_bound() -> None:
    game = given(insignia="curse_salanche", gold=5, seats={1: {}})
    game.offers(0, to=1, give="5 gold curse_salanche").accepts(1, 1)
    game.then(insignia="", seats={1: {"insignia": "curse_salanche", "gold": 5}}).work().then(gold=1)
    game = given(insignia="curse_salanche", gold=5, options={"curse_bound": True})
    with game.refused():
        game.offers(0, to=1, give="5 gold curse_salanche")


def test_nobody_has_more_than_ten_offers_open() -> None:
    game = given(gold=1, seats={1: {"gold": 1}})
    for _ in range(10):
        game.offers(0, to=1, give="gold")
    game.seat(0).refuses(("offer",))
    game.withdraws(0, 4).offers(0, to=1, give="gold").offers(1, to=0, give="gold")
    assert len(game.view(0)["offers"]) == 11
