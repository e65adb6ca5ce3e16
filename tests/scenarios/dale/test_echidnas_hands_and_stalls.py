"""Sharing Short-beaked Echidnas: the cards that change places with a hand or a stall."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.dale.gestures import build, next_turn, seen, stacks, told
from tests.scenarios.dale.glances import reseeded
from tests.scenarios.dale.stage import given, refused

# -- Umbrella -------------------------------------------------------------------------------------------


def test_umbrella_changes_places_with_one_of_two_cards_of_a_hand() -> None:
    game = given(hand="umbrella junk", discard="cookies", them=[{"hand": "relic toy"}, {"hand": "broker"}])
    game.play("umbrella").choose(1)
    assert game.offered() == {"favourite_toy", "shattered_relic", "done"}
    game.pick("swap_with_hand", "toy")
    game.then(
        hand="junk toy",
        discard="cookies",
        them=[{"hand": "relic umbrella", "discard": ""}, {"hand": "broker"}],
        actions=1,
    )


def test_umbrella_may_leave_both_cards() -> None:
    game = given(hand="umbrella", them={"hand": "relic toy"})
    game.play("umbrella").done()
    game.then(hand="", discard="umbrella", them={"hand": "relic toy"}, actions=1)


def test_umbrella_leaves_the_two_cards_to_chance() -> None:
    found = set()
    for seed in range(40):
        game = reseeded(given(hand="umbrella", them={"hand": "relic toy junk"}), seed)
        game.play("umbrella")
        offered = game.offered() - {"done"}
        assert len(offered) == 2
        found.add(frozenset(offered))
    assert len(found) == 3


def test_umbrella_makes_do_with_a_single_card() -> None:
    game = given(hand="umbrella", them={"hand": "toy"})
    game.play("umbrella").pick("swap_with_hand", "toy")
    game.then(hand="toy", discard="", them={"hand": "umbrella"}, actions=1)


def test_umbrella_finds_nothing_in_an_empty_hand() -> None:
    game = given(hand="umbrella", them={"deck": "toy"})
    game.play("umbrella").then(hand="", discard="umbrella", them={"hand": "", "deck": "toy"}, actions=1)


def test_umbrella_shows_the_cards_to_its_player_only() -> None:
    game = given(hand="umbrella", them=[{"hand": "relic toy"}, {}])
    game.play("umbrella").choose(1).done()
    looks = [told(game, observer, "looked_at_hand")[0]["cards"] for observer in range(4)]
    assert [sorted(card["face"] for card in looks[at]) for at in (0, 1)] == [
        ["favourite_toy", "shattered_relic"]
    ] * 2
    assert looks[2] == looks[3] == [None, None]
    assert [len(seen(game, observer, 1)) for observer in range(4)] == [2, 2, 0, 0]


def test_umbrella_leaves_its_player_with_what_was_seen_and_no_more() -> None:
    game = given(hand="umbrella", them={"hand": "relic toy cookies"})
    game.play("umbrella")
    (taken, left) = [game.table.faces[card] for card in game.asked.options if isinstance(card, int)]
    game.answer(game.asked.options[0])
    names = [game.match.game.faces[face] for face in (taken, left)]
    assert seen(game, 0, 0) == names[:1]
    assert seen(game, 0, 1) == sorted(["umbrella", names[1]])


def test_umbrella_swap_tells_a_third_player_only_where_the_umbrella_went() -> None:
    game = given(hand="umbrella", them=[{"hand": "relic toy"}, {}])
    game.play("umbrella").choose(1).pick("swap_with_hand", "toy")
    assert [seen(game, observer, 0) for observer in range(4)] == [
        ["favourite_toy"],
        ["favourite_toy"],
        [],
        [],
    ]
    assert seen(game, 2, 1) == ["umbrella"]
    assert [told(game, observer, "swapped")[0]["taken"] is None for observer in range(4)] == [
        False,
        False,
        True,
        True,
    ]


@pytest.mark.parametrize("swaps", [True, False])
def test_umbrella_clouds_what_a_third_player_knew_of_that_hand(swaps: bool) -> None:
    """Everybody saw where the five cards came from; seat 2 does not see which of them leaves."""
    others = [{"hand": "swapper swapper"}, {"discard": "relic"}, {"discard": "toy"}]
    game = given(hand="umbrella", them=others, active=1)
    next_turn(next_turn(next_turn(game.play("swapper").choose(2).play("swapper").choose(3))))
    hand = ["favourite_toy", "junk", "junk", "junk", "shattered_relic"]
    assert seen(game, 2, 1) == hand
    game.play("umbrella").choose(1).answer(game.asked.options[0 if swaps else -1])
    assert seen(game, 2, 1) == (["umbrella"] if swaps else hand)
    assert len(seen(game, 0, 1)) == len(seen(game, 1, 1)) == 5


def test_umbrella_copied_by_reflection_leaves_a_reflection() -> None:
    game = given(hand="reflection", them={"hand": "toy", "discard": "umbrella"})
    game.play("reflection as umbrella").pick("swap_with_hand", "toy")
    game.then(hand="toy", discard="", them={"hand": "reflection", "discard": "umbrella"}, actions=1)
    assert seen(game, 0, 1) == ["reflection"]


def test_umbrella_may_look_at_a_teammates_hand() -> None:
    game = given(hand="umbrella", them=[{}, {"hand": "toy"}, {}], teams=True)
    game.play("umbrella")
    assert game.offered() == {"seat 1", "seat 2", "seat 3"}
    game.choose(2).pick("swap_with_hand", "toy").then(hand="toy", them=[{}, {"hand": "umbrella"}, {}])


# -- Velocipede -----------------------------------------------------------------------------------------


def test_velocipede_changes_places_with_a_card_of_any_stall() -> None:
    others = [{"stall": ["broker", "cookies"]}, {"stall": ["broker"]}]
    game = given(hand="velocipede junk", stall=["swapper"], them=others)
    game.play("velocipede")
    assert game.offered() == {"carefree_swapper", "swift_broker", "cookies"}
    game.pick("swap_with_stall", "cookies")
    game.then(
        hand="junk cookies",
        stall=["swapper"],
        discard="",
        them=[{"stall": ["broker", "velocipede"]}, {"stall": ["broker"]}],
        actions=1,
    )


def test_velocipede_takes_from_the_own_stall_too() -> None:
    game = given(hand="velocipede", stall=["broker", "cookies", "broker cookies"])
    game.play("velocipede").answer(game.table.stalls[0][2][0])
    game.then(hand="broker", stall=["broker", "cookies", "velocipede cookies"], actions=1)
    assert game.table.stalls[0][2][0] == game.card("velocipede", game.table.stalls[0][2])


def test_velocipede_leaves_a_finished_stack_that_still_counts() -> None:
    game = given(hand="velocipede", stall=["broker"], actions=2)
    game.play("velocipede").then(hand="broker", stall=["velocipede"])
    assert not game.can_build("broker")


def test_velocipede_may_free_a_card_for_the_next_stack() -> None:
    game = given(hand="velocipede broker", stall=stacks(5))
    build(game.play("velocipede").pick("swap_with_stall", "toy"), "toy", "broker")
    game.then(stall=(*stacks(4), "velocipede", "toy broker"))


def test_velocipede_cannot_be_declined() -> None:
    game = given(hand="velocipede", stall=["broker"], them={"stall": ["broker"]})
    game.play("velocipede")
    with refused("not_offered", game):
        game.done()


def test_velocipede_without_any_stall_is_discarded() -> None:
    game = given(hand="velocipede", deck="toy", them={"hand": "relic"})
    game.play("velocipede").then(hand="", deck="toy", discard="velocipede", actions=1)


def test_velocipede_may_fetch_junk_out_of_a_stack() -> None:
    game = given(hand="velocipede", them={"stall": ["vendor junk"]})
    game.play("velocipede").pick("swap_with_stall", "junk")
    game.then(hand="junk", them={"stall": ["vendor velocipede"]}, junk_reserve=6)


def test_velocipede_copied_by_a_shopkeeper_leaves_the_shopkeeper_in_the_stall() -> None:
    game = given(hand="shopkeeper", stall=["velocipede"], actions=1)
    game.play("shopkeeper as velocipede")
    game.then(hand="velocipede", stall=["shopkeeper"], discard="", actions=1)
    assert not game.table.guises


def test_velocipede_may_take_from_the_stall_shared_with_a_teammate() -> None:
    game = given(hand="velocipede", stall=["broker"], them=[{"stall": ["swapper"]}], teams=True)
    game.play("velocipede")
    assert game.offered() == {"swift_broker", "carefree_swapper"}
    game.pick("swap_with_stall", "broker")
    game.then(hand="broker", stall=["velocipede"], them=[{"stall": ["swapper"]}, {"stall": ["velocipede"]}])


# -- Matching Colours -----------------------------------------------------------------------------------


def test_matching_colours_exchanges_cards_of_one_value() -> None:
    game = given(hand="colours relic junk", discard="toy", them={"stall": ["broker", "cookies", "delicacy"]})
    game.play("colours").pick("swap_away", "relic")
    game.then(
        hand="junk delicacy",
        discard="toy colours",
        them={"stall": ["broker", "cookies", "relic"]},
        actions=1,
    )


def test_matching_colours_lets_both_cards_be_chosen() -> None:
    others = [{"stall": ["swapper", "seeker"]}, {"stall": ["broker"]}]
    game = given(hand="colours broker cookies relic", them=others)
    game.play("colours")
    assert game.offered() == {"swift_broker", "cookies"}
    game.pick("swap_away", "broker")
    assert game.offered() == {"carefree_swapper", "swift_broker"}
    game.pick("swap_with_stall", "swapper")
    game.then(
        hand="swapper cookies relic", them=[{"stall": ["broker", "seeker"]}, {"stall": ["broker"]}], actions=1
    )


def test_matching_colours_puts_the_card_exactly_in_its_place() -> None:
    game = given(hand="colours cookies", them={"stall": ["broker", "cookies", "broker cookies"]})
    at = game.table.stalls[1][2][1]
    game.play("colours").answer(at)
    assert game._words(game.table.stalls[1][2]) == ["swift_broker", "cookies"]
    assert at in game.table.hands[0]


def test_matching_colours_counts_the_present_value_in_hand_and_the_printed_one_in_the_stall() -> None:
    game = given(hand="colours show relic cookies", them={"stall": ["broker", "cookies", "relic"]})
    game.play("show").play("colours")
    assert game.offered() == {"cookies"}
    game.pick("swap_away", "cookies").then(
        hand="relic relic", them={"stall": ["broker", "cookies", "cookies"]}
    )


def test_matching_colours_counts_what_barometer_shows() -> None:
    game = given(hand="colours barometer", market_deck="delicacy", them={"stall": ["broker", "relic"]})
    game.use("barometer").play("colours").then(
        hand="relic", them={"stall": ["broker", "barometer"]}, actions=1
    )
    assert not game.table.modifiers


def test_matching_colours_neither_gives_junk_nor_spurns_it() -> None:
    game = given(hand="colours junk swapper", them={"stall": ["vendor junk"]})
    game.play("colours")
    assert game.offered() == {"carefree_swapper"}
    game.pick("swap_away", "swapper").pick("swap_with_stall", "junk")
    game.then(hand="junk junk", them={"stall": ["vendor swapper"]})


@pytest.mark.parametrize(
    ("hand", "stall"),
    [("", ["broker"]), ("junk", ["broker"]), ("cookies", ["broker"]), ("broker", []), ("", ["toy"])],
)
def test_matching_colours_without_a_pair_is_discarded(hand: str, stall: list[str]) -> None:
    game = given(hand=f"colours {hand}", them={"stall": stall})
    game.play("colours").then(hand=hand, discard="colours", them={"stall": stall}, actions=1)


def test_matching_colours_cannot_be_declined() -> None:
    game = given(hand="colours broker cookies", them={"stall": ["swapper", "seeker"]})
    game.play("colours")
    with refused("not_offered", game):
        game.done()


def test_matching_colours_never_touches_the_own_stall() -> None:
    game = given(hand="colours broker", stall=["swapper"], them={"hand": "toy"})
    game.play("colours").then(hand="broker", stall=["swapper"], discard="colours", actions=1)


def test_matching_colours_exchanges_in_the_open() -> None:
    game = given(hand="colours relic junk", them=[{"stall": ["delicacy"]}, {}])
    game.play("colours").pick("swap_away", "relic")
    assert seen(game, 1, 0) == seen(game, 2, 0) == ["delicacy"]
    view: Any = game.view(2)
    assert view["seats"][1]["stall"][0][0]["face"] == "shattered_relic"


def test_matching_colours_leaves_a_finished_stack_that_still_counts() -> None:
    game = given(hand="colours cookies", them={"stall": ["broker", "seeker"], "hand": "relic"})
    next_turn(game.play("colours")).then(active=1)
    build(game, "relic").then(them={"stall": ["broker", "cookies", "relic"]})


def test_matching_colours_copied_by_reflection() -> None:
    game = given(hand="reflection broker", them={"stall": ["swapper"], "discard": "colours"})
    game.play("reflection as colours").then(
        hand="swapper", discard="reflection", them={"stall": ["broker"]}, actions=1
    )


def test_matching_colours_takes_a_chameleon_in_hand_for_what_is_printed_on_it() -> None:
    """It is given away, not used, so it copies nothing."""
    game = given(hand="colours reflection", them={"stall": ["broker", "seeker"], "discard": "broker"})
    game.play("colours").then(hand="seeker", them={"stall": ["broker", "reflection"]}, actions=1)


def test_matching_colours_spares_the_stall_of_the_own_team() -> None:
    game = given(hand="colours broker", stall=["swapper"], them=[{"stall": ["broker"]}], teams=True)
    game.play("colours").then(hand="broker", stall=["swapper"], them=[{"stall": ["broker"]}], actions=1)
    game = given(hand="colours broker", stall=["swapper"], teams=True)
    game.play("colours").then(hand="broker", stall=["swapper"], discard="colours", actions=1)
