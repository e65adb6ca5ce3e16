"""Rigorous Chronicler, the desert monitor that is worth what its owner says."""

from __future__ import annotations

import pytest

from comptoir.core import Refused
from tests.scenarios.dale.gestures import seen, stacks
from tests.scenarios.dale.stage import Stage, given, refused


def asked_to_pay(game: Stage, card: str) -> Stage:
    return game.answer(("purchase", game.slot_of(card)))


@pytest.mark.parametrize(
    ("market", "payment"),
    [
        ("cookies", ("chronicler", "junk")),
        ("cookies", ("chronicler worth 2",)),
        ("- cookies", ("chronicler worth 3",)),
    ],
)
def test_rigorous_chronicler_pays_with_1_2_or_3(market: str, payment: tuple[str, ...]) -> None:
    game = given(hand=f"{' '.join(each.split()[0] for each in payment)} toy", market=market, actions=2)
    game.purchase("cookies", *payment)
    game.then(hand="cookies toy", discard=" ".join(each.split()[0] for each in payment), actions=1)


def test_rigorous_chronicler_is_worth_no_more_than_3() -> None:
    game = given(hand="chronicler", market="- - cookies")
    assert not game.can("purchase", "cookies")


@pytest.mark.parametrize(
    ("payment", "is_allowed"),
    [
        (("chronicler",), False),
        (("chronicler worth 2",), False),
        (("chronicler worth 3",), True),
        (("drink", "chronicler"), True),
        (("drink", "chronicler worth 2"), True),
        (("drink", "chronicler worth 3"), False),
        (("junk", "chronicler"), False),
        (("junk", "chronicler worth 2"), True),
        (("junk", "chronicler worth 3"), False),
        (("junk", "drink", "chronicler"), False),
    ],
)
def test_rigorous_chronicler_has_to_leave_no_card_superfluous(
    payment: tuple[str, ...], is_allowed: bool
) -> None:
    game = given(hand="chronicler drink junk", market="- cookies")
    assert game.price("cookies") == 3
    assert game.can_pay("cookies", *payment) is is_allowed


def test_rigorous_chronicler_declared_too_low_pays_too_little() -> None:
    game = asked_to_pay(given(hand="chronicler junk", market="- cookies"), "cookies")
    with refused("too_little", game):
        game.pay("chronicler worth 2")


def test_rigorous_chronicler_is_counted_at_its_best_when_a_card_is_too_expensive() -> None:
    game = given(hand="chronicler", market="- - cookies")
    with pytest.raises(Refused) as refusal:
        asked_to_pay(game, "cookies")
    assert (refusal.value.code, refusal.value.details) == ("too_expensive", {"price": 4, "purse": 3})


def test_rigorous_chronicler_is_offered_at_each_worth_that_can_still_do() -> None:
    game = asked_to_pay(given(hand="chronicler junk", market="- cookies"), "cookies")
    assert game.offered() == {"rigorous_chronicler worth 2", "rigorous_chronicler worth 3", "junk"}
    game.answer(game.option("chronicler worth 2"))
    assert dict(game.asked.args) == {"price": 3, "total": 2}
    assert game.offered() == {"junk"}


def test_rigorous_chronicler_has_a_worth_of_its_own_beside_another() -> None:
    game = given(hand="chronicler chronicler", market="toy", actions=2)
    assert not game.can_pay("toy", "chronicler worth 2", "chronicler worth 2")
    game.purchase("toy", "chronicler worth 3", "chronicler worth 2")
    game.then(hand="toy", discard="chronicler chronicler")


def test_rigorous_chronicler_pays_only_once() -> None:
    game = given(hand="chronicler", market="toy")
    assert not game.can_pay("toy", "chronicler worth 3", "chronicler worth 2")
    assert not game.can("purchase", "toy")


@pytest.mark.parametrize(
    ("market", "worths"),
    [
        ("cookies", {"", " worth 2", " worth 3"}),
        ("relic", {" worth 2", " worth 3"}),
        ("spyglass", {" worth 3"}),
    ],
)
def test_rigorous_chronicler_has_flashy_show_on_top(market: str, worths: set[str]) -> None:
    """It counts 2 to 4."""
    game = given(hand="show chronicler", market=market)
    game.play("show")
    every = ("", " worth 2", " worth 3")
    assert {each for each in every if game.can_pay(market, f"chronicler{each}")} == worths


def test_rigorous_chronicler_has_two_flashy_shows_on_top() -> None:
    game = given(hand="show show chronicler", market="toy")
    game.play("show").play("show")
    assert game.can_pay("toy", "chronicler worth 3")
    assert not game.can_pay("toy", "chronicler worth 2")


def test_rigorous_chronicler_whose_value_was_set_is_worth_just_that() -> None:
    game = given(hand="blindfold chronicler", market="spyglass", sets="ocelots")
    game.play("blindfold").name(5).name(4)
    assert game.can_pay("spyglass", "chronicler")
    assert not game.can_pay("spyglass", "chronicler worth 3")


def test_rigorous_chronicler_is_worth_1_in_a_stack() -> None:
    game = given(hand="chronicler", stall=stacks(2))
    assert not game.can("build")
    with refused("no_stack", game):
        game.answer(("build",))
    first = given(hand="chronicler", actions=2)
    first.build("chronicler").then(hand="", stall=["chronicler"])


def test_rigorous_chronicler_adds_1_to_a_stack_with_others() -> None:
    game = given(hand="chronicler drink", stall=stacks(2), actions=2)
    assert game.can_build("chronicler", "drink")
    assert not game.can_build("drink")


def test_rigorous_chronicler_counts_2_in_a_stack_after_flashy_show() -> None:
    game = given(hand="show chronicler", stall=stacks(1), actions=2)
    game.play("show").build("chronicler").then(stall=["broker", "chronicler"])


def test_rigorous_chronicler_may_be_worth_anything_beside_stock_clearance() -> None:
    game = given(hand="stock_clearance chronicler", market="cookies", actions=2)
    assert not game.can_pay("cookies", "chronicler")
    for worth in ("", " worth 2", " worth 3"):
        assert game.can_pay("cookies", "stock_clearance", f"chronicler{worth}")
    game.purchase("cookies", "chronicler worth 3", "stock_clearance")
    game.then(hand="cookies", discard="chronicler stock_clearance")


def test_rigorous_chronicler_helps_market_discovery_to_the_market_discard() -> None:
    game = given(hand="discovery chronicler", market_discard="toy", actions=2)
    assert game.price("discard") == 5
    for worth in ("", " worth 2", " worth 3"):
        assert game.can_pay("discard", "discovery", f"chronicler{worth}")
    game.purchase("discard", "chronicler worth 2", "discovery")
    game.then(hand="toy", discard="chronicler discovery", market_discard="")


def test_rigorous_chronicler_does_not_open_the_market_discard() -> None:
    game = given(hand="discovery chronicler", market_discard="relic")
    assert not game.can_pay("discard", "chronicler worth 3")
    assert not game.can_pay("discard", "discovery", "chronicler")  # Market Discovery is enough
    alone = given(hand="chronicler", market_discard="relic", sets="pandas")
    assert not alone.can("purchase", "discard")


def test_rigorous_chronicler_among_many_with_stock_clearance_and_market_discovery() -> None:
    """So many payments that they are not spelt out."""
    game = given(hand="stock_clearance discovery" + " chronicler" * 3, market_discard="toy", actions=2)
    asked_to_pay(game, "discard")
    assert game.offered() >= {
        "rigorous_chronicler",
        "rigorous_chronicler worth 2",
        "rigorous_chronicler worth 3",
    }
    for card in ("chronicler worth 3", "stock_clearance", "chronicler", "discovery"):
        game.answer(game.option(card))
    game.done()
    game.then(hand="toy chronicler", discard="chronicler stock_clearance chronicler discovery")


def rearranged(game: Stage, card: str, slot: int) -> Stage:
    """Calculations: this card is wanted, in this slot, beside one other card."""
    return game.answer(("rearrange",)).pick("purchase_rearranged", card).answer(("slot", slot))


def test_rigorous_chronicler_pays_with_calculations_at_the_new_price() -> None:
    game = given(hand="calculations chronicler", market="cookies - - - toy", actions=2)
    assert not game.can("purchase", "toy")
    game.answer(("rearrange",)).pick("purchase_rearranged", "toy")  # only slot 0 will do: a price of 5
    game.pay("calculations", "chronicler worth 3")
    game.then(hand="toy", discard="calculations chronicler", market="- cookies - - -")


@pytest.mark.parametrize(
    ("slot", "worth", "reason"),
    [
        (0, 1, ""),
        (0, 2, ""),
        (0, 3, "superfluous"),  # 3 would do without Calculations
        (1, 1, "too_little"),
        (1, 2, ""),
        (1, 3, ""),
    ],
)
def test_rigorous_chronicler_must_not_make_calculations_superfluous(
    slot: int, worth: int, reason: str
) -> None:
    game = rearranged(given(hand="calculations chronicler", market="broker relic", actions=2), "relic", slot)
    assert dict(game.asked.args)["price"] == 3 + slot
    calculations, chronicler = game.table.hands[0]
    payment = (calculations, chronicler if worth == 1 else ("worth", chronicler, worth))
    if reason:
        with refused(reason, game):
            game.match.answer_run(0, payment)
    else:
        game.match.answer_run(0, payment)
        game.then(hand="relic", discard="calculations chronicler")


def test_rigorous_chronicler_cannot_be_played() -> None:
    game = given(hand="chronicler")
    with refused("not_a_technique", game):
        game.play("chronicler")


def test_rigorous_chronicler_is_seen_only_when_it_pays() -> None:
    game = given(hand="chronicler junk", market="- cookies", actions=2)
    asked_to_pay(game, "cookies")
    assert seen(game, 1, 0) == []
    game.pay("chronicler worth 3")
    assert seen(game, 1, 0) == ["cookies"]


def test_rigorous_chronicler_copied_by_reflection() -> None:
    game = given(hand="reflection", market="- cookies", them={"discard": "chronicler"}, actions=2)
    assert not game.can_pay("cookies", "reflection as chronicler worth 2")
    game.purchase("cookies", "reflection as chronicler worth 3")
    game.then(hand="cookies", discard="reflection", them={"discard": "chronicler"})
