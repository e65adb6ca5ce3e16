"""Scary Gunfight, Nasty Threat and Lost Shipments, the crocodiles that last until their owner's next turn."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Refused
from tests.scenarios.dale.gestures import build, my_next_turn, next_turn, stacks, told
from tests.scenarios.dale.stage import Stage, given

FULL = {"hand": "junk junk junk junk junk"}
THREATS = ("gunfight", "threat", "shipments")


def against(me: dict[str, Any], schedule: str, **rest: Any) -> Stage:
    """Seat 1 is on, with these zones, while these cards lie in the schedule of seat 0."""
    return given(schedule=schedule, active=1, them=[me, FULL], **rest)


# -- What they have in common ---------------------------------------------------------------------------


@pytest.mark.parametrize("card", THREATS)
def test_scary_gunfight_and_the_others_lie_in_the_schedule_until_my_next_turn_begins(card: str) -> None:
    game = given(hand=card, deck="junk " * 5, them=[FULL, FULL])
    game.play(card).then(hand="", discard="", schedule=card, actions=1, active=0)
    next_turn(next_turn(game)).then(schedule=card, discard="", active=2)
    next_turn(game).then(schedule="", discard=card, active=0, actions=1)


def test_scary_gunfight_and_nasty_threat_end_in_the_order_their_owner_likes() -> None:
    game = my_next_turn(given(schedule="gunfight threat", active=1, them=FULL))
    assert game.offered() == {"scary_gunfight", "nasty_threat"}
    game.pick("resolve", "threat").then(schedule="", discard="threat gunfight", actions=1)


# -- Scary Gunfight -------------------------------------------------------------------------------------


def test_scary_gunfight_makes_the_market_dearer_for_opponents() -> None:
    """A 3 in the second slot costs 6."""
    game = against({"hand": "toy junk junk"}, "gunfight", market="cookies relic", actions=2)
    assert (game.price("cookies"), game.price("relic")) == (4, 6)
    assert not game.can_pay("relic", "toy")
    game.purchase("relic", "toy", "junk")
    game.then(them={"hand": "junk relic", "discard": "toy junk"}, actions=1)
    assert told(game, 0, "purchased")[0]["price"] == 6


def test_scary_gunfight_may_make_a_card_too_dear() -> None:
    game = against({"hand": "relic"}, "gunfight", market="cookies")
    assert not game.can("purchase", "cookies")
    with pytest.raises(Refused) as refusal:
        game.answer(("purchase", 0))
    assert (refusal.value.code, refusal.value.details) == ("too_expensive", {"price": 4, "purse": 3})


def test_scary_gunfight_lets_cards_into_the_payment_that_were_superfluous() -> None:
    game = against({"hand": "relic junk"}, "gunfight", market="cookies")
    assert game.can_pay("cookies", "relic", "junk")


@pytest.mark.parametrize(("schedule", "price"), [("", 3), ("gunfight", 5), ("gunfight gunfight", 7)])
def test_scary_gunfight_adds_up(schedule: str, price: int) -> None:
    assert against(FULL, schedule, market="relic", sets="crocodiles").price("relic") == price


def test_scary_gunfight_of_two_players_adds_up_for_the_third() -> None:
    game = given(market="relic", them=[{"schedule": "gunfight"}, {"schedule": "gunfight"}])
    assert game.price("relic") == 7


def test_scary_gunfight_costs_its_owner_nothing() -> None:
    game = given(hand="gunfight relic", market="relic", actions=2)
    game.play("gunfight").purchase("relic", "relic")
    game.then(hand="relic", discard="relic", schedule="gunfight", actions=1)


def test_scary_gunfight_ends_when_its_owners_next_turn_begins() -> None:
    game = given(hand="gunfight", deck="junk " * 5, market="relic", them=[FULL, FULL])
    assert game.price("relic") == 3
    for seat, price in ((1, 5), (2, 5), (0, 3), (1, 3)):
        next_turn(game.play("gunfight") if game.table.turn == 1 else game).then(active=seat)
        assert game.price("relic") == price, seat


def test_scary_gunfight_does_not_touch_the_market_discard() -> None:
    game = against({"hand": "discovery"}, "gunfight", market_discard="relic", actions=2)
    assert game.price("discard") == 3
    game.purchase("discard", "discovery").then(them={"hand": "relic", "discard": "discovery"})


def test_scary_gunfight_does_not_touch_cards_that_are_not_purchased() -> None:
    game = against({"hand": "prepaid"}, "gunfight", market="toy")
    next_turn(game.play("prepaid"))
    assert "favourite_toy" in game._words(game.table.hands[1])
    assert told(game, 0, "purchased") == []


def test_scary_gunfight_spares_the_teammate() -> None:
    prices = []
    for active in range(4):
        game = given(schedule="gunfight", market="relic", teams=True, active=active)
        prices.append(game.price("relic"))
    assert prices == [3, 5, 3, 5]


def test_scary_gunfight_copied_by_reflection_lasts_as_long() -> None:
    """The copied card leaves the top of the discard; the copy goes on, and ends as a chameleon."""
    them = [{**FULL, "discard": "gunfight"}, FULL]
    game = given(hand="reflection", deck="toy " * 5, market="relic", them=them)
    next_turn(game.play("reflection as gunfight")).then(schedule="reflection", active=1)
    assert game.price("relic") == 5
    game.inventory("junk").done().then(active=2)
    assert game.price("relic") == 5
    next_turn(game).then(schedule="", discard="reflection", active=0)
    next_turn(game)
    assert game.price("relic") == 3


# -- Nasty Threat ---------------------------------------------------------------------------------------


def test_nasty_threat_asks_for_one_more_in_the_same_stack() -> None:
    hand = {"hand": "relic spyglass", "stall": stacks(2)}
    game = against(hand, "threat", actions=2)
    assert not game.can_build("relic")
    build(game, "spyglass").then(them={"hand": "relic", "stall": (*stacks(2), "spyglass")}, actions=1)
    assert told(game, 0, "built")[0]["number"] == 3


def test_nasty_threat_tells_the_number_of_the_stack_and_what_it_needs() -> None:
    game = against({"hand": "spyglass broker relic", "stall": stacks(2)}, "threat")
    game.answer(("build",))
    assert dict(game.asked.args) == {"number": 3, "needed": 4, "total": 0}


def test_nasty_threat_refuses_the_usual_total_and_says_why() -> None:
    game = against({"hand": "spyglass broker relic", "stall": stacks(2)}, "threat")
    game.answer(("build",))
    with pytest.raises(Refused) as refusal:
        game.match.answer_run(1, (game.option("relic"),))
    assert refusal.value.code == "wrong_total"
    assert {3, 4} <= set(refusal.value.details.values()), "stack 3 takes 4: both are to be said"


def test_nasty_threat_without_a_stack_says_which_stack_and_what_it_needs() -> None:
    game = against({"hand": "relic", "stall": stacks(2)}, "threat")
    with pytest.raises(Refused) as refusal:
        game.answer(("build",))
    assert refusal.value.code == "no_stack"
    assert {3, 4} <= set(refusal.value.details.values()), "stack 3 takes 4: both are to be said"


@pytest.mark.parametrize(
    ("schedule", "card"), [("", "cookies"), ("threat", "relic"), ("threat threat", "spyglass")]
)
def test_nasty_threat_adds_up(schedule: str, card: str) -> None:
    cards = ("cookies", "relic", "spyglass")
    game = against({"hand": " ".join(cards), "stall": stacks(1)}, schedule, sets="crocodiles")
    assert [each for each in cards if game.can_build(each)] == [card]


def test_nasty_threat_lets_the_eighth_stack_win_with_nine() -> None:
    game = against({"hand": "spyglass toy relic", "stall": stacks(7)}, "threat")
    assert not game.can_build("toy", "relic")
    build(game, "toy", "spyglass").then(winner=1)
    assert game.match.winners == (1,)


def test_nasty_threat_does_not_change_its_owners_stacks() -> None:
    game = given(hand="threat relic", stall=stacks(2), actions=2)
    build(game.play("threat"), "relic").then(stall=(*stacks(2), "relic"), actions=1)


def test_nasty_threat_ends_when_its_owners_next_turn_begins() -> None:
    them = {"hand": "broker cookies junk junk junk"}
    game = given(hand="threat", deck="junk " * 5, them=them)
    next_turn(game.play("threat"))
    assert (game.can_build("broker"), game.can_build("cookies")) == (False, True)
    next_turn(next_turn(game)).then(active=1)
    assert (game.can_build("broker"), game.can_build("cookies")) == (True, False)


@pytest.mark.parametrize(("top", "builds"), [("relic", False), ("spyglass", True)])
def test_nasty_threat_applies_to_the_stack_of_charm(top: str, builds: bool) -> None:
    game = against({"hand": "charm junk", "stall": stacks(2)}, "threat", market_deck=f"toy {top}")
    game.play("charm")
    stall = (*stacks(2), top) if builds else stacks(2)
    game.then(them={"stall": stall}, market_discard="" if builds else top)


def test_nasty_threat_applies_to_the_second_stack_of_winter_is_coming() -> None:
    """Next are stacks 4 and 5: winter makes 5, the accordion and a vendor 6."""
    game = against({"hand": "winter accordion vendor", "stall": stacks(3)}, "threat", actions=2)
    build(game, "winter").pick("build", "accordion", "vendor")
    game.then(them={"hand": "", "stall": (*stacks(3), "winter", "accordion vendor")}, actions=1)


def test_nasty_threat_spares_the_teammate_and_hits_both_opponents() -> None:
    hand = "broker cookies"
    allowed = []
    for active in range(4):
        them = [{"hand": hand}, {"hand": hand}, {"hand": hand}]
        game = given(schedule="threat", hand=hand, them=them, teams=True, active=active)
        allowed.append((game.can_build("broker"), game.can_build("cookies")))
    assert allowed == [(True, False), (False, True), (True, False), (False, True)]


def test_nasty_threat_asks_for_one_more_when_the_teammate_helps() -> None:
    """Stack 2 of the other team: a broker of one and cookies of the other make 3."""
    them: list[dict[str, Any]] = [{"hand": "broker", "stall": stacks(1)}, {}, {"hand": "cookies broker"}]
    game = given(schedule="threat", them=them, teams=True, active=1)
    game.answer(("build",))
    assert (game.asked.seat, game.asked.prompt) == (3, "complete")
    assert dict(game.asked.args) == {"number": 2, "needed": 3, "total": 1}
    assert game.offered() == {"cookies", "done"}
    game.pick("complete", "cookies").then(them={"stall": (*stacks(1), "broker cookies")})


def test_nasty_threat_lets_the_tenth_stack_of_a_team_win_with_eleven() -> None:
    them = {"hand": "toy spyglass cookies", "stall": (*stacks(8), "toy spyglass")}
    game = given(schedule="threat", them=them, teams=True, active=1)
    build(game, "toy", "spyglass", "cookies").then(winner=1)
    assert game.match.winners == (1, 3)


def test_nasty_threat_copied_by_reflection() -> None:
    them = {"hand": "broker cookies junk junk junk", "discard": "threat"}
    game = given(hand="reflection", deck="toy " * 5, them=them)
    next_turn(game.play("reflection as threat")).then(schedule="reflection")
    assert (game.can_build("broker"), game.can_build("cookies")) == (False, True)


# -- Lost Shipments -------------------------------------------------------------------------------------


@pytest.mark.parametrize("schedule", ["shipments", "shipments shipments"])
def test_lost_shipments_let_an_opponent_draw_a_single_card_in_clean_up(schedule: str) -> None:
    """However many of them there are; and no junk makes up for the rest."""
    game = against({"hand": "toy", "deck": "junk relic cookies"}, schedule)
    next_turn(game).then(them={"hand": "toy cookies", "deck": "junk relic"}, junk_reserve=6, active=2)


def test_lost_shipments_do_not_matter_to_a_full_hand() -> None:
    game = against({**FULL, "deck": "toy"}, "shipments")
    next_turn(game).then(them={**FULL, "deck": "toy"}, active=2)


def test_lost_shipments_have_the_discard_shuffled_for_the_one_card() -> None:
    game = against({"hand": "junk", "discard": "toy"}, "shipments")
    next_turn(game).then(them={"hand": "junk toy", "deck": "", "discard": ""}, active=2)


def test_lost_shipments_leave_one_junk_to_whoever_has_no_card_at_all() -> None:
    game = against({"hand": "toy"}, "shipments")
    next_turn(game).then(them={"hand": "toy junk"}, junk_reserve=5, active=2)


def test_lost_shipments_let_one_card_through_for_the_whole_clean_up() -> None:
    """A refreshing drink makes room in the hand, but no second card may be drawn."""
    game = against({"hand": "drink junk", "deck": "relic cookies toy"}, "shipments")
    game.inventory().done().then(them={"hand": "drink junk toy"})
    game.use("drink")
    while game.asked.prompt != "clean_up":
        game.answer(game.option("junk"))
    game.done().then(them={"hand": "drink toy", "deck": "relic cookies", "discard": "junk"}, active=2)


def test_lost_shipments_let_cookies_draw_nothing_more() -> None:
    game = against({"hand": "cookies junk junk junk", "deck": "relic toy"}, "shipments")
    next_turn(game).then(them={"hand": "cookies junk junk junk toy", "deck": "relic"}, active=2)


def test_lost_shipments_do_not_limit_what_effects_draw() -> None:
    game = against({"hand": "broker junk junk junk", "deck": "toy relic cookies spyglass"}, "shipments")
    game.play("broker").pick("discard_in_order", "junk", "junk", "junk")
    game.then(them={"hand": "relic cookies spyglass", "deck": "toy"}, actions=1)
    next_turn(game).then(them={"hand": "relic cookies spyglass toy", "deck": ""}, active=2)


def test_lost_shipments_do_not_limit_their_owner() -> None:
    game = given(hand="shipments", deck="junk " * 5, them=FULL)
    next_turn(game.play("shipments")).then(hand="junk " * 5, schedule="shipments", active=1)


def test_lost_shipments_end_when_their_owners_next_turn_begins() -> None:
    game = given(hand="shipments", deck="junk " * 5, them=[{"deck": "toy " * 5}, {"deck": "toy " * 5}])
    next_turn(next_turn(next_turn(game.play("shipments"))))
    game.then(them=[{"hand": "toy"}, {"hand": "toy"}], discard="shipments", active=0)
    next_turn(next_turn(game)).then(them=[{"hand": "toy " * 5}, {"hand": "toy"}], active=2)


def test_lost_shipments_spare_the_teammate() -> None:
    game = given(schedule="shipments", teams=True, active=1, them=[{"deck": "toy " * 5}] * 3)
    next_turn(next_turn(next_turn(game)))
    game.then(them=[{"hand": "toy"}, {"hand": "toy " * 5}, {"hand": "toy"}], active=0)


def test_lost_shipments_copied_by_reflection() -> None:
    them = {"deck": "toy " * 5, "discard": "shipments"}
    game = given(hand="reflection", deck="junk " * 5, them=them)
    next_turn(game.play("reflection as shipments"))
    next_turn(game).then(them={"hand": "toy"}, discard="reflection", schedule="", active=0)
