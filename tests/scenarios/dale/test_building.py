"""The stall action: which stacks are allowed, and what happens to finished ones."""

from __future__ import annotations

import pytest

from tests.scenarios.dale.gestures import build, next_turn, stacks, told
from tests.scenarios.dale.stage import given, refused


def test_stacks_are_built_in_order() -> None:
    """Case 36."""
    game = given(hand="cookies")
    assert not game.can("build")
    with refused("no_stack", game):
        game.answer(("build",))


@pytest.mark.parametrize("number", range(1, 8))
def test_the_next_stack_must_add_up_to_its_number(number: int) -> None:
    """Cases 36 and 37."""
    hand = "broker cookies spyglass"
    game = given(hand=hand, stall=stacks(number - 1))
    sums = {"broker": 1, "cookies": 2, "spyglass": 4, "broker cookies": 3, "broker spyglass": 5}
    sums |= {"cookies spyglass": 6, hand: 7}
    for cards, total in sums.items():
        assert game.can_build(*cards.split()) is (total == number)


def test_the_total_must_be_exact() -> None:
    """Case 37."""
    game = given(hand="cookies broker relic", stall=stacks(3))
    assert not game.can_build("cookies", "broker")
    assert not game.can_build("cookies", "relic")
    assert game.can_build("broker", "relic")
    game = given(hand="cookies broker", stall=stacks(3))
    assert not game.can("build")
    game = given(hand="cookies relic", stall=stacks(3))
    assert not game.can("build")


def test_a_stack_takes_any_number_of_cards_of_one_set() -> None:
    game = given(hand="broker broker broker cookies relic toy", stall=stacks(7))
    build(game, "broker", "broker", "broker", "cookies", "relic").then(winner=0, hand="toy")


def test_a_stack_leaves_the_other_cards_in_hand() -> None:
    game = given(hand="broker junk toy", actions=2)
    build(game, "broker").then(stall=["broker"], hand="junk toy", discard="", actions=1)


def test_a_stack_takes_cards_of_one_set_only() -> None:
    game = given(hand="broker cookies nuisance", stall=stacks(2))
    assert not game.can_build("broker", "nuisance")
    assert game.can_build("broker", "cookies")


def test_a_stack_is_built_in_one_go() -> None:
    game = given(hand="cookies cookies", stall=stacks(1), actions=2)
    build(game, "cookies").then(stall=(*stacks(1), "cookies"))
    assert not game.can("build")


def test_a_stack_is_not_half_built() -> None:
    game = given(hand="cookies cookies broker broker", stall=stacks(3))
    game.answer(("build",)).answer(game.option("cookies"))
    game.then(stall=stacks(3), hand="cookies cookies broker broker")
    assert dict(game.asked.args) == {"number": 4, "needed": 4, "total": 2}


def test_junk_is_refused() -> None:
    """Case 39."""
    game = given(hand="junk")
    assert not game.can("build")
    with refused("no_stack", game):
        game.answer(("build",))


def test_junk_is_refused_beside_other_cards() -> None:
    """Case 39."""
    game = given(hand="junk broker cookies", stall=stacks(2))
    assert not game.can_build("junk", "cookies")
    assert game.can_build("broker", "cookies")


def test_stashing_vendor_and_two_junk_make_three() -> None:
    """Case 40."""
    game = given(hand="vendor junk junk", stall=stacks(2), actions=2)
    build(game, "vendor", "junk", "junk").then(stall=(*stacks(2), "vendor junk junk"))


def test_empty_chest_mixes_sets() -> None:
    """Case 41."""
    game = given(hand="chest broker haggler", stall=stacks(3), actions=2)
    build(game, "chest", "broker", "haggler").then(stall=(*stacks(3), "chest broker haggler"))


def test_nostalgic_item_fetches_junk() -> None:
    """Case 43."""
    game = given(hand="nostalgic", discard="junk", stall=stacks(3), actions=2)
    build(game, "nostalgic", "junk").then(stall=(*stacks(3), "nostalgic junk"), discard="")


def test_nostalgic_item_fetches_one_card_only() -> None:
    """Case 44."""
    game = given(hand="nostalgic", discard="junk broker vendor", stall=stacks(4))
    assert not game.can("build")
    assert not game.can_build("nostalgic", "junk", "broker")


def test_nostalgic_item_fetches_another_which_fetches_a_third() -> None:
    """Case 45."""
    game = given(hand="nostalgic", discard="cookies junk nostalgic", stall=stacks(7))
    build(game, "nostalgic", "nostalgic", "cookies").then(winner=0, discard="junk")


def test_accordion_combines_with_stashing_vendor_and_junk() -> None:
    """Case 47."""
    game = given(hand="accordion vendor junk", stall=stacks(7))
    build(game, "accordion", "vendor", "junk").then(winner=0)


def test_flashy_show_makes_a_stack_of_two() -> None:
    """Case 48."""
    game = given(hand="show broker", stall=stacks(1), actions=2)
    build(game.play("show"), "broker").then(stall=(*stacks(1), "broker"))


def test_flashy_show_value_is_mandatory() -> None:
    """Case 49."""
    game = given(hand="show broker")
    assert game.can_build("broker")
    game.play("show")
    assert not game.can("build")


def test_winter_is_coming_allows_one_further_stack_without_an_action() -> None:
    """Case 53."""
    game = given(hand="winter toy broker accordion chest", stall=stacks(4), actions=2)
    build(game, "winter").pick("build", "toy", "broker")
    game.then(stall=(*stacks(4), "winter", "toy broker"), hand="accordion chest", actions=1)
    assert game.can_build("accordion", "chest")


def test_winter_is_coming_is_optional() -> None:
    """Case 53."""
    game = given(hand="winter toy broker", stall=stacks(4), actions=2)
    build(game, "winter").done().then(stall=(*stacks(4), "winter"), hand="toy broker", actions=1)


def test_a_finished_stack_is_not_counted_again() -> None:
    """Case 55."""
    game = given(hand="acorn", them={"stall": ["broker", "cookies", "broker cookies"], "hand": "spyglass"})
    game.play("acorn").pick("swap_with_stall", "cookies")
    next_turn(game).then(active=1)
    assert game.can_build("spyglass")
    build(game, "spyglass")


def test_a_single_card_stack_still_counts_when_swapped() -> None:
    """Case 56."""
    game = given(hand="acorn", them={"stall": ["broker"], "hand": "cookies"})
    game.play("acorn").then(them={"stall": ["acorn"]}, hand="broker")
    next_turn(game)
    assert game.can_build("cookies")


def test_a_finished_stack_outlasts_the_values_it_was_built_with() -> None:
    """Case 55: Flashy Show ends with the turn, the stack stays."""
    game = given(hand="show broker", deck="cookies relic", stall=stacks(1), sets="macaws raccoons squirrels")
    build(game.play("show"), "broker")
    next_turn(game).then(stall=(*stacks(1), "broker"), active=0)
    assert game.can_build("relic")


def test_building_gives_no_bonus() -> None:
    """Case 57."""
    game = given(hand="broker", actions=2)
    build(game, "broker").then(actions=1)
    game = given(hand="broker", sets="macaws raccoons squirrels")
    build(game, "broker").then(active=1)


def test_paying_gives_no_bonus() -> None:
    """Case 57."""
    game = given(hand="toy", market="toy", actions=2)
    game.purchase("toy", "toy").then(actions=1, hand="toy", discard="toy")


def test_cards_in_a_stall_have_no_effect() -> None:
    game = given(hand="junk junk", stall=["vendor", "chest"], deck="junk junk junk junk")
    assert not game.can("build")
    game = given(stall=["broker", "cookies"], deck="junk " * 8, sets="macaws raccoons squirrels")
    game.inventory()
    assert len(game.table.hands[0]) == 5


def test_a_stack_is_told_to_everybody() -> None:
    game = given(hand="cookies broker junk", stall=stacks(2), them=[{}, {}])
    build(game, "broker", "cookies")
    for observer in (0, 1, 2, 3):
        (built,) = told(game, observer, "built")
        assert (built["seat"], built["number"]) == (0, 3)
        assert sorted(card["face"] for card in built["cards"]) == ["cookies", "swift_broker"]


def test_a_wrong_pick_is_refused_and_the_run_goes_on() -> None:
    game = given(hand="broker cookies relic junk", stall=stacks(2))
    game.answer(("build",)).answer(game.option("broker"))
    with refused("wrong_total", game):
        game.answer(game.option("relic"))
    with refused("junk_in_stack", game):
        game.answer(game.option("junk"))
    game.answer(game.option("cookies")).then(stall=(*stacks(2), "broker cookies"))
