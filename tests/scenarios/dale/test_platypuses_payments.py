"""Calculations and Glue, the platypuses that change what happens when they pay."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import my_next_turn, next_turn, offers, seen, told
from tests.scenarios.dale.stage import Stage, face_named, given, refused


def rearrange(game: Stage, market: str, card: str) -> Stage:
    """Purchase a card out of the market arranged like this, from the right; payment is still to come.

    What can be done in one way only is not asked.
    """
    words = market.split()
    slot = [face_named(word) for word in words].index(face_named(card))
    game.answer(("rearrange",))
    if game.asked.prompt == "purchase_rearranged":
        game.pick("purchase_rearranged", card)
    if game.asked.prompt == "choose_slot":
        game.answer(("slot", slot))
    if game.asked.prompt == "rearrange":
        game.pick("rearrange", *[word for place, word in enumerate(words) if place != slot])
    return game


# -- Calculations ---------------------------------------------------------------------------------------


def test_calculations_bring_the_wanted_card_where_it_has_no_surcharge() -> None:
    game = given(hand="calculations relic", market="cookies broker spyglass junk toy", actions=2)
    assert game.price("toy") == 9
    rearrange(game, "toy broker cookies junk spyglass", "toy").pay("calculations", "relic")
    game.then(hand="toy", discard="calculations relic", actions=1)
    assert told(game, 0, "purchased")[0]["price"] == 5


def test_calculations_leave_the_market_as_it_was_rearranged() -> None:
    game = given(
        hand="calculations relic",
        deck="junk " * 4,
        market="cookies broker spyglass junk toy",
        market_deck="show",
    )
    rearrange(game, "toy spyglass cookies junk broker", "toy").pay("calculations", "relic")
    next_turn(game).then(market="spyglass cookies junk broker show", market_deck="", active=1)


def test_calculations_empty_only_the_slot_of_the_purchased_card() -> None:
    game = given(hand="calculations cookies", market="broker cookies relic", actions=2)
    rearrange(game, "relic broker cookies", "cookies").pay("calculations", "cookies")
    game.then(hand="cookies", market="relic broker - - -", actions=1)
    assert told(game, 0, "purchased")[0]["price"] == 4


def test_calculations_do_not_have_to_rearrange() -> None:
    game = given(hand="calculations broker", market="relic cookies toy", actions=2)
    game.purchase("relic", "calculations", "broker")
    game.then(hand="relic", discard="calculations broker", market="- cookies toy - -", actions=1)
    assert told(game, 0, "rearranged") == []


def test_calculations_may_put_the_cards_back_where_they_were() -> None:
    game = given(hand="calculations junk", market="relic cookies", actions=2)
    rearrange(game, "relic cookies", "relic").pay("calculations", "junk")
    game.then(hand="relic", market="- cookies - - -", actions=1)


def test_calculations_pack_a_market_with_gaps_to_the_right() -> None:
    game = given(hand="calculations relic", market="- cookies - toy spyglass", actions=2)
    rearrange(game, "toy spyglass cookies", "toy").pay("calculations", "relic")
    game.then(hand="toy", market="- spyglass cookies - -", actions=1)


def test_calculations_offer_no_place_beyond_the_cards_of_the_market() -> None:
    game = given(hand="calculations junk junk junk", market="- - cookies - broker")
    game.answer(("rearrange",)).pick("purchase_rearranged", "cookies")
    assert game.offered() == {"slot 0", "slot 1"}


def test_calculations_offer_only_places_that_can_be_paid() -> None:
    """With calculations, broker and junk, the relic can cost 3 or 4, and the toy nothing at all."""
    game = given(hand="calculations broker junk", market="relic cookies spyglass toy show", actions=2)
    game.answer(("rearrange",))
    assert game.offered() == {"shattered_relic", "cookies", "spyglass"}
    game.pick("purchase_rearranged", "relic")
    assert game.offered() == {"slot 0", "slot 1"}
    with refused("not_offered", game):
        game.answer(("slot", 2))


def test_calculations_must_be_part_of_the_payment() -> None:
    game = given(hand="calculations spyglass junk", market="broker relic", actions=2)
    rearrange(game, "relic broker", "relic")
    with refused("must_contain", game):
        game.pay("spyglass")
    game.pay("calculations", "junk").then(hand="relic spyglass", market="- broker - - -")


def test_calculations_must_not_be_superfluous_at_the_new_price() -> None:
    """Moved to the right the nuisance costs 2: either 2 is enough."""
    game = given(hand="calculations calculations cookies", market="toy nuisance", actions=2)
    rearrange(game, "nuisance toy", "nuisance")
    with refused("superfluous", game):
        game.pay("calculations", "cookies")
    game.pay("calculations").then(hand="calculations cookies nuisance", discard="calculations", actions=1)


def test_calculations_do_not_make_the_dear_cheap() -> None:
    poor = given(hand="calculations", market="relic toy")
    assert not poor.can("rearrange")
    with refused("cannot_rearrange", poor):
        poor.answer(("rearrange",))
    without_them = given(hand="toy toy", market="cookies relic", sets="platypuses")
    assert not without_them.can("rearrange")


def test_calculations_need_a_card_in_the_market() -> None:
    game = given(hand="calculations toy discovery", market_discard="relic")
    assert not game.can("rearrange")
    assert game.can("purchase", "discard")


def test_calculations_rearrange_nothing_but_the_market() -> None:
    game = given(
        hand="calculations junk", market="toy cookies spyglass", market_deck="show", market_discard="relic"
    )
    game.answer(("rearrange",)).answer(("slot", 1))
    assert game.asked.prompt == "rearrange"
    assert game.offered() == {"favourite_toy", "spyglass"}


@pytest.mark.parametrize(("schedule", "price"), [("", 3), ("gunfight", 5), ("gunfight gunfight", 7)])
def test_calculations_do_not_lift_the_surcharge_of_scary_gunfight(schedule: str, price: int) -> None:
    hand = {"": "broker", "gunfight": "relic", "gunfight gunfight": "toy"}[schedule]
    game = given(hand=f"calculations {hand}", market="cookies relic", them={"schedule": schedule}, actions=2)
    rearrange(game, "relic cookies", "relic").pay("calculations", hand)
    assert told(game, 0, "purchased")[0]["price"] == price
    game.then(hand="relic", discard=f"calculations {hand}", market="- cookies - - -")


def test_calculations_are_worth_more_when_all_cards_are() -> None:
    game = given(hand="show calculations", market="broker relic", actions=2)
    game.play("show")
    rearrange(game, "relic broker", "relic").pay("calculations")
    game.then(hand="relic", discard="calculations", actions=1)


def test_calculations_twice_in_one_payment_rearrange_once() -> None:
    game = given(hand="calculations calculations", market="broker spyglass", actions=2)
    rearrange(game, "spyglass broker", "spyglass").pay("calculations", "calculations")
    game.then(hand="spyglass", discard="calculations calculations", market="- broker - - -")


def test_calculations_together_with_stock_clearance_let_superfluous_cards_in() -> None:
    game = given(hand="calculations stock_clearance junk", market="broker relic", actions=2)
    rearrange(game, "relic broker", "relic").pay("calculations", "stock_clearance", "junk")
    game.then(hand="relic", discard="calculations stock_clearance junk", market="- broker - - -")


def test_calculations_are_told_to_everybody() -> None:
    game = given(hand="calculations junk", market="broker relic", them=[{}, {}], actions=2)
    rearrange(game, "relic broker", "relic").pay("calculations", "junk")
    for observer in (0, 1, 2, 3):
        (rearranged,) = told(game, observer, "rearranged")
        assert [card["face"] for card in rearranged["cards"]] == ["shattered_relic", "swift_broker"]


def test_calculations_move_nothing_before_they_are_paid() -> None:
    game = given(hand="calculations junk broker", market="broker relic", actions=2)
    rearrange(game, "relic broker", "relic")
    assert game.asked.prompt == "pay"
    assert dict(game.asked.args) == {"price": 3, "total": 0}
    game.then(market="broker relic - - -", hand="calculations junk broker")


def test_calculations_cannot_be_played() -> None:
    game = given(hand="calculations", market="toy")
    with refused("not_a_technique", game):
        game.play("calculations")


def test_calculations_copied_by_reflection() -> None:
    game = given(hand="reflection junk", market="broker relic", them={"discard": "calculations"}, actions=2)
    rearrange(game, "relic broker", "relic").pay("reflection as calculations", "junk")
    game.then(hand="relic", discard="reflection junk", market="- broker - - -", actions=1)


def test_calculations_in_the_market_are_bought_by_their_own_copy() -> None:
    game = given(hand="trendsetting", market="toy calculations", actions=2)
    rearrange(game, "calculations toy", "calculations").pay("trendsetting as calculations")
    game.then(hand="calculations", discard="trendsetting", market="- toy - - -", actions=1)


# -- Glue -----------------------------------------------------------------------------------------------


def test_glue_may_be_kept_although_it_pays() -> None:
    game = given(hand="glue junk", market="toy", actions=2)
    game.purchase("toy", "glue").yes()
    game.then(hand="glue junk toy", discard="", market="- - - - -", actions=1)


def test_glue_may_be_discarded_like_any_payment() -> None:
    game = given(hand="glue junk", market="toy", actions=2)
    game.purchase("toy", "glue").no()
    game.then(hand="junk toy", discard="glue", actions=1)


def test_glue_alone_is_kept_of_what_was_paid() -> None:
    game = given(hand="glue relic junk", market="- - toy", actions=2)
    game.purchase("toy", "relic", "glue").yes()
    game.then(hand="glue junk toy", discard="relic", actions=1)


def test_glue_is_not_asked_about_when_it_does_not_pay() -> None:
    game = given(hand="glue toy", market="relic", actions=2)
    game.purchase("relic", "toy").then(hand="glue relic", discard="toy", actions=1)


def test_glue_must_not_be_superfluous() -> None:
    game = given(hand="glue relic junk", market="relic - toy")
    assert game.can_pay("relic", "glue")
    assert not game.can_pay("relic", "glue", "relic")
    assert not game.can_pay("relic", "glue", "junk")
    assert game.can_pay("toy", "glue", "relic")
    assert not game.can_pay("toy", "glue", "relic", "junk")


def test_glue_pays_again_with_a_bonus_action() -> None:
    game = given(hand="glue tinkerer junk", market="toy show", actions=3)
    game.purchase("toy", "glue").yes()
    game.play("tinkerer").purchase("show", "glue", "junk").yes()
    game.then(hand="glue toy show", discard="tinkerer junk", actions=1)


def test_glue_keeps_a_value_given_to_it() -> None:
    """It never left the hand: doubled by Rare Artefact, it pays 9 and then 8."""
    game = given(hand="artefact glue", market="- - - toy show", roll=("polecats", 2), actions=3)
    game.play("artefact").purchase("show", "glue").yes()
    game.then(hand="glue show", schedule="artefact", actions=2)
    game.purchase("toy", "glue").yes().then(hand="glue show toy", actions=1)


def test_glue_given_up_loses_a_value_given_to_it() -> None:
    game = given(hand="artefact glue", market="toy", roll=("polecats", 2), actions=2)
    game.play("artefact").purchase("toy", "glue").no()
    assert game.table.modifiers == ()


def test_glue_kept_was_seen_by_everybody() -> None:
    game = given(hand="glue junk", market="toy", them=[{}, {}], actions=2)
    game.purchase("toy", "glue").yes()
    assert seen(game, 1, 0) == seen(game, 2, 0) == ["favourite_toy", "glue"]
    assert [[card["face"] for card in event["kept"]] for event in told(game, 2, "purchased")] == [["glue"]]


def test_glue_stays_when_essential_purchase_throws_the_junk_away() -> None:
    game = given(hand="glue junk", market="- - - essential_purchase", actions=2)
    game.purchase("essential_purchase", "glue", "junk").pick("toss_junk", "junk").yes()
    game.then(hand="glue essential_purchase", discard="", junk_reserve=7, actions=1)


def test_glue_kept_counts_for_the_hand_fill() -> None:
    game = given(hand="glue", deck="junk " * 5, market="toy")
    next_turn(game.purchase("toy", "glue").yes())
    game.then(hand="glue toy junk junk junk", deck="junk junk", active=1)


def test_glue_cannot_be_played() -> None:
    game = given(hand="glue")
    with refused("not_a_technique", game):
        game.play("glue")


def test_glue_copied_by_reflection_stays_as_the_card_it_copied() -> None:
    """A copy binds a card that stays in the hand until the turn ends."""
    others = [{"hand": "junk " * 5, "discard": card} for card in ("glue", "relic")]
    game = given(hand="reflection", deck="junk " * 5, market="toy", them=others, actions=3)
    assert offers(game, "reflection") == {"glue", "shattered_relic"}
    game.purchase("toy", "reflection as glue").yes()
    game.then(hand="reflection toy", discard="", actions=2)
    assert offers(game, "reflection") == {"glue"}
    my_next_turn(game).then(active=0)
    assert offers(game, "reflection") == {"glue", "shattered_relic"}


def test_glue_and_its_copy_are_asked_about_one_by_one() -> None:
    game = given(hand="glue doubles", market="- - - - toy", actions=2)
    game.purchase("toy", "glue", "doubles as glue")
    assert game.asked.source == game.card("glue", game.table.hands[0])
    game.yes()
    assert game.asked.source == game.card("doubles", game.table.hands[0])
    game.no().then(hand="glue toy", discard="doubles", actions=1)
