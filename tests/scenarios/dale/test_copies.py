"""Copying: what holds for every passive chameleon, chains, loops and the switch that makes it optional."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from comptoir.dale.catalogue import FACES
from comptoir.dale.editions import CLASSIC
from tests.scenarios.dale.gestures import build, next_turn, offers, seen, stacks, told
from tests.scenarios.dale.stage import Stage, face_named, given, refused

CHAMELEONS = ("shopkeeper", "reflection", "times", "trendsetting", "doubles")
every_chameleon = pytest.mark.parametrize("chameleon", CHAMELEONS)


def copying(chameleon: str, card: str, *, hand: str = "", stall: Sequence[str] = (), **zones: Any) -> Stage:
    """A chameleon in hand and this card where it looks for cards to copy."""
    if chameleon == "shopkeeper":
        stall = (*stall[:-1], card)
    elif chameleon == "doubles":
        hand = f"{hand} {card}"
    elif chameleon == "reflection":
        zones["them"] = {"discard": card}
    else:
        zones[{"times": "market_discard", "trendsetting": "market"}[chameleon]] = card
    return given(hand=f"{chameleon} {hand}", stall=stall, **zones)


# -- every chameleon in every use --------------------------------------------------------------------------


@every_chameleon
def test_a_chameleon_pays_the_value_of_what_it_copies(chameleon: str) -> None:
    """Case 120: it must copy, so its own value does not pay."""
    game = copying(chameleon, "spyglass", market="spyglass", actions=2)
    assert offers(game, chameleon) == {"spyglass"}
    assert not game.can_pay("spyglass", chameleon)
    game.purchase("spyglass", f"{chameleon} as spyglass").then(discard=chameleon, market="- - - - -")


@every_chameleon
def test_a_chameleon_is_built_as_what_it_copies(chameleon: str) -> None:
    """Case 120."""
    game = copying(chameleon, "cookies", stall=["cookies"], actions=2)
    assert not game.can_build(chameleon)
    build(game, f"{chameleon} as cookies").then(stall=["cookies", chameleon])


@every_chameleon
def test_a_chameleon_has_the_set_of_what_it_copies(chameleon: str) -> None:
    game = copying(chameleon, "cookies", hand="broker wily", stall=stacks(2), actions=2)
    assert not game.can_build(f"{chameleon} as cookies", "wily")
    build(game, f"{chameleon} as cookies", "broker").then(stall=(*stacks(2), f"{chameleon} broker"))


@every_chameleon
def test_a_chameleon_plays_the_technique_it_copies_with_its_bonus(chameleon: str) -> None:
    """Case 125."""
    game = copying(chameleon, "toy", discard="relic")
    assert not game.can("play", chameleon)
    game.play(f"{chameleon} as toy").then(discard=chameleon, actions=1, active=0)
    assert "shattered_relic" in seen(game, 0, 0)
    assert told(game, 1, "played")[0]["guise"] == "favourite_toy"


@every_chameleon
def test_a_chameleon_uses_the_ability_it_copies(chameleon: str) -> None:
    game = copying(chameleon, "haggler", roll=3, actions=2)
    game.use(f"{chameleon} as haggler")
    assert offers(game, chameleon) == {"bold_haggler"}
    assert not game.can("use", f"{chameleon} as haggler")
    assert told(game, 1, "used")[0]["guise"] == "bold_haggler"
    assert told(game, 1, "valued")[0]["value"] == 4


@every_chameleon
def test_a_chameleon_that_copies_cookies_enlarges_the_hand(chameleon: str) -> None:
    game = copying(chameleon, "cookies", deck="junk " * 9, clean_up_abilities="after_fill")
    game.inventory()
    if chameleon == "doubles":
        game.copy("doubles as cookies")
    size = 7 if chameleon == "doubles" else 6
    assert len(game.table.hands[0]) == size
    game.done().then(active=1)


@every_chameleon
def test_a_chameleon_copies_only_while_it_is_used(chameleon: str) -> None:
    game = copying(chameleon, "cookies", stall=stacks(3), actions=2)
    game.inventory(chameleon).then(discard=chameleon)
    assert told(game, 1, "copied") == []
    assert game.view(1)["guises"] == {}


# -- no target -----------------------------------------------------------------------------------------------


@every_chameleon
def test_a_chameleon_without_a_target_keeps_its_icon_and_value(chameleon: str) -> None:
    """Case 121."""
    value = CLASSIC.values[face_named(chameleon)]
    game = given(hand=chameleon, stall=stacks(value - 1), actions=2)
    assert offers(game, chameleon) == {FACES[face_named(chameleon)]}
    assert not game.can("play", chameleon)
    build(game, chameleon).then(stall=(*stacks(value - 1), chameleon))


def test_a_chameleon_without_a_target_is_built_with_chameleons() -> None:
    """Case 121."""
    game = given(hand="reflection voucher broker", stall=stacks(5), actions=2)
    build(game, "reflection", "voucher").then(stall=(*stacks(5), "reflection voucher"), hand="broker")


# -- chains and loops ----------------------------------------------------------------------------------------


def test_trendsetting_goes_on_along_a_reflection_of_the_market() -> None:
    """Case 123."""
    game = given(hand="trendsetting", deck="toy", market="reflection", them={"discard": "spyglass"})
    assert offers(game, "trendsetting") == {"spyglass"}
    game.play("trendsetting as spyglass").then(hand="toy", discard="trendsetting", actions=1)


def test_a_chain_runs_through_three_chameleons() -> None:
    """Case 123: market, another player's discard, market discard."""
    zones: dict[str, Any] = {"market": "reflection", "them": {"discard": "times"}}
    game = given(hand="trendsetting", market_discard="broker cookies", **zones)
    assert offers(game, "trendsetting") == {"cookies"}


def test_a_chain_offers_every_end_it_can_reach() -> None:
    them = [{"discard": "spyglass"}, {"discard": "times"}]
    game = given(hand="trendsetting", market="reflection broker", market_discard="relic", them=them)
    assert offers(game, "trendsetting") == {"swift_broker", "spyglass", "shattered_relic"}


def test_a_chain_that_ends_at_a_chameleon_without_a_target_is_that_chameleon() -> None:
    game = given(hand="trendsetting", market="reflection", stall=stacks(1), actions=2)
    assert offers(game, "trendsetting") == {"reflection"}
    build(game, "trendsetting as reflection").then(stall=(*stacks(1), "trendsetting"))


def test_seeing_doubles_shows_the_chameleon_its_chain_runs_through() -> None:
    game = given(hand="doubles reflection", deck="toy", them={"discard": "spyglass"})
    assert offers(game, "doubles") == {"spyglass"}
    game.play("doubles as spyglass").then(hand="reflection toy", discard="doubles")
    assert seen(game, 1, 0) == ["reflection"]


def test_a_copied_seeing_doubles_does_not_copy_its_copier() -> None:
    game = given(hand="trendsetting junk", market="doubles")
    assert offers(game, "trendsetting") == {"junk"}
    game = given(hand="trendsetting", market="doubles")
    assert offers(game, "trendsetting") == {"seeing_doubles"}


def test_good_old_times_that_a_chain_ends_at_lends_its_ability() -> None:
    game = given(hand="reflection", them={"discard": "times"}, market_deck="broker toy")
    game.use("reflection as times").then(market_discard="toy", market_deck="broker")


@pytest.mark.parametrize(
    ("chameleon", "zones"),
    [
        ("shopkeeper", {"stall": ["shopkeeper"]}),
        ("reflection", {"them": {"discard": "reflection"}}),
        ("times", {"market_discard": "times"}),
        ("reflection", {"them": {"discard": "trendsetting"}, "market": "reflection"}),
        ("trendsetting", {"them": {"discard": "trendsetting"}, "market": "reflection"}),
        (
            "shopkeeper",
            {"stall": ["reflection"], "them": {"discard": "times"}, "market_discard": "shopkeeper"},
        ),
        ("doubles", {"them": {"discard": "trendsetting"}, "market": "reflection"}),
    ],
)
def test_copying_that_leads_back_leaves_icon_and_value(chameleon: str, zones: dict[str, Any]) -> None:
    hand = "doubles reflection" if chameleon == "doubles" else chameleon
    game = given(hand=hand, **zones)
    assert offers(game, chameleon) == {FACES[face_named(chameleon)]}
    assert not game.can("play", chameleon)


def test_a_loop_does_not_hide_another_target() -> None:
    game = given(hand="reflection", them=[{"discard": "reflection"}, {"discard": "toy"}])
    assert offers(game, "reflection") == {"favourite_toy"}


# -- junk, throwing away, showing ----------------------------------------------------------------------------


def test_reflection_of_junk_is_worth_one_and_not_built_alone() -> None:
    """Case 124."""
    game = given(hand="reflection", them={"discard": "junk"}, market="broker")
    assert offers(game, "reflection") == {"junk"}
    assert game.can_pay("broker", "reflection as junk")
    assert not game.can("build")


def test_reflection_of_junk_is_built_with_stashing_vendor() -> None:
    """Case 124."""
    game = given(hand="reflection vendor", them={"discard": "junk"}, stall=["broker"], actions=2)
    build(game, "reflection as junk", "vendor").then(stall=["broker", "reflection vendor"])


def test_a_chameleon_that_copied_a_technique_is_discarded_as_itself() -> None:
    """Case 125."""
    game = given(hand="reflection", them={"discard": "toy", "hand": "reflection"}, discard="junk")
    game.play("reflection as toy").then(hand="junk", discard="reflection")
    assert game.view(1)["guises"] == {}
    next_turn(game)
    assert offers(game, "reflection") == {"reflection"}


def test_a_chameleon_thrown_away_goes_to_the_market_discard() -> None:
    """Case 127: also when all it could copy is junk."""
    game = given(hand="relic reflection", deck="toy", them={"discard": "junk"})
    game.play("relic").then(market_discard="reflection", junk_reserve=6, hand="toy")


def test_a_copy_of_junk_is_no_junk_that_essential_purchase_throws_away() -> None:
    """Case 127."""
    zones: dict[str, Any] = {"them": {"discard": "junk"}, "market": "purchase", "actions": 2}
    game = given(hand="reflection junk junk", **zones)
    game.purchase("purchase", "reflection as junk", "junk", "junk")
    with refused("not_offered", game):
        game.toss("reflection")
    game.toss("junk", "junk").then(discard="reflection", hand="purchase", junk_reserve=8)


@pytest.mark.parametrize("verb", ["pay", "build", "play", "use"])
def test_seeing_doubles_shows_both_cards(verb: str) -> None:
    """Case 128."""
    copied = {"pay": "spyglass", "build": "cookies", "play": "toy", "use": "haggler"}[verb]
    game = given(hand=f"doubles {copied} junk", market="spyglass", stall=stacks(1), actions=2)
    assert seen(game, 1, 0) == []
    if verb == "pay":
        game.purchase("spyglass", "doubles as spyglass")
    elif verb == "build":
        build(game, "doubles as cookies")
    elif verb == "play":
        game.play("doubles as toy")
    else:
        game.use("doubles as haggler")
    assert FACES[face_named(copied)] in seen(game, 1, 0)
    assert "junk" not in seen(game, 1, 0)
    assert told(game, 1, "revealed")


# -- how long a copy lasts -----------------------------------------------------------------------------------


@every_chameleon
def test_a_copy_ends_with_the_turn(chameleon: str) -> None:
    game = copying(chameleon, "haggler", roll=1, deck="junk " * 9)
    game.use(f"{chameleon} as haggler")
    assert list(game.view(1)["guises"].values()) == ["bold_haggler"]  # type: ignore[union-attr]
    next_turn(game)
    assert game.view(1)["guises"] == {}
    assert game.view(1)["modifiers"] == []


def test_a_copy_of_a_turn_long_technique_lasts_as_long_as_its_effect() -> None:
    """Good Old Times copies Flashy Show, which is covered; the values stay raised."""
    zones: dict[str, Any] = {"market_discard": "show", "market_deck": "toy", "stall": stacks(1)}
    game = given(hand="times times broker", turn_long_techniques="kept", **zones)
    game.play("times as show").use("times").then(schedule="times", market_discard="show toy")
    assert list(game.view(1)["guises"].values()) == ["flashy_show"]  # type: ignore[union-attr]
    assert game.can_build("broker")


def test_a_card_used_again_after_it_left_the_hand_copies_anew() -> None:
    them = [{"discard": "haggler"}, {"discard": "toy"}]
    game = given(hand="reflection toy", them=them, roll=1, actions=2)
    game.use("reflection as haggler").inventory("reflection")
    game.play("toy").then(hand="reflection")
    assert offers(game, "reflection") == {"bold_haggler", "favourite_toy"}


# -- the switch ----------------------------------------------------------------------------------------------


@every_chameleon
def test_copying_may_be_made_optional(chameleon: str) -> None:
    game = copying(
        chameleon, "toy", copy_mandatory=False, stall=stacks(CLASSIC.values[face_named(chameleon)] - 1)
    )
    if chameleon != "shopkeeper":
        assert game.can_build(chameleon)
    assert offers(game, chameleon) == {FACES[face_named(chameleon)], "favourite_toy"}
    game.play(f"{chameleon} as toy").then(discard=chameleon, actions=1)


def test_optional_copying_lets_the_owner_choose_at_the_fill() -> None:
    for takes in (True, False):
        game = copying("reflection", "cookies", copy_mandatory=False, deck="junk " * 9)
        game.inventory()
        if takes:
            game.copy("reflection as cookies")
        game.done()
        assert len(game.table.hands[0]) == (6 if takes else 5)
