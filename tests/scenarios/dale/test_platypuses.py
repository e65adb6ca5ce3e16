"""Experimenting Platypuses: card control. Their two passives are in the file on payments."""

from __future__ import annotations

import pytest

from comptoir.core import Dice
from tests.scenarios.dale.gestures import build, next_turn, seen, told, told_cards
from tests.scenarios.dale.glances import deck_seen
from tests.scenarios.dale.stage import Stage, given, refused

# -- Tireless Tinkerer ----------------------------------------------------------------------------------


def test_tireless_tinkerer_puts_the_top_of_the_discard_on_the_deck() -> None:
    game = given(hand="tinkerer junk", deck="cookies", discard="relic toy")
    game.play("tinkerer")
    game.then(hand="junk", deck="cookies toy", discard="relic tinkerer", actions=1)


def test_tireless_tinkerer_never_moves_itself() -> None:
    game = given(hand="tinkerer", deck="cookies")
    game.play("tinkerer").then(deck="cookies", discard="tinkerer", actions=1)


def test_tireless_tinkerer_makes_a_deck_where_there_was_none() -> None:
    game = given(hand="tinkerer", discard="relic toy")
    game.play("tinkerer").then(deck="toy", discard="relic tinkerer", actions=1)


def test_tireless_tinkerer_repeated_moves_the_one_before() -> None:
    game = given(hand="tinkerer tinkerer", deck="cookies", discard="relic toy")
    game.play("tinkerer").play("tinkerer")
    game.then(deck="cookies toy tinkerer", discard="relic tinkerer", actions=1)


def test_tireless_tinkerer_moves_a_card_everybody_saw() -> None:
    game = given(hand="tinkerer", deck="cookies", discard="toy", them=[{}, {}])
    game.play("tinkerer")
    for observer in (0, 1, 2):
        assert deck_seen(game, observer, 0) == [None, "favourite_toy"]


def test_tireless_tinkerer_prepares_the_hand_fill() -> None:
    game = given(hand="tinkerer junk junk junk junk", deck="junk", discard="toy")
    next_turn(game.play("tinkerer")).then(hand="junk junk junk junk toy", deck="junk", discard="tinkerer")


def test_tireless_tinkerer_copied_by_reflection() -> None:
    game = given(hand="reflection", discard="relic toy", them={"discard": "tinkerer"})
    game.play("reflection as tinkerer")
    game.then(deck="toy", discard="relic reflection", them={"discard": "tinkerer"}, actions=1)


# -- Safety Precaution ----------------------------------------------------------------------------------


def test_safety_precaution_changes_places_with_a_card_of_my_stall() -> None:
    game = given(hand="precaution junk", stall=["broker", "cookies", "broker cookies"], discard="toy")
    game.play("precaution")
    assert len(game.asked.options) == 4
    token = game.table.stalls[0][2][0]
    game.answer(token)
    game.then(hand="junk broker", stall=["broker", "cookies", "precaution cookies"], discard="toy", actions=1)
    assert game._words(game.table.stalls[0][2]) == ["safety_precaution", "cookies"], "its exact place"


def test_safety_precaution_leaves_the_stack_valid_and_the_next_one_the_same() -> None:
    """A finished stack is not counted again, in either direction."""
    game = given(hand="precaution relic", stall=["broker", "cookies"])
    game.play("precaution").pick("swap_with_stall", "cookies")
    game.then(stall=["broker", "precaution"], actions=1)
    assert game.can_build("relic")
    assert game.can_build("cookies") is False
    build(game, "relic").then(stall=["broker", "precaution", "relic"])


def test_safety_precaution_must_swap() -> None:
    game = given(hand="precaution", stall=["broker", "cookies"])
    game.play("precaution")
    assert game.offered() == {"swift_broker", "cookies"}
    with refused("not_offered", game):
        game.done()


def test_safety_precaution_takes_the_only_card_of_the_stall_unasked() -> None:
    game = given(hand="precaution", stall=["broker"])
    game.play("precaution").then(hand="broker", stall=["precaution"], discard="", actions=1)


def test_safety_precaution_fizzles_without_a_stall() -> None:
    game = given(hand="precaution", them={"stall": ["broker"]})
    game.play("precaution")
    game.then(hand="", discard="precaution", stall=[], them={"stall": ["broker"]}, actions=1)


def test_safety_precaution_swaps_in_the_open() -> None:
    game = given(hand="precaution", stall=["broker", "cookies"])
    game.play("precaution").pick("swap_with_stall", "cookies")
    assert seen(game, 1, 0) == ["cookies"]
    (swapped,) = told(game, 1, "swapped")
    assert (swapped["given"]["face"], swapped["taken"]["face"]) == ("safety_precaution", "cookies")


def test_safety_precaution_takes_itself_back_with_a_second_copy() -> None:
    game = given(hand="precaution", stall=["precaution"])
    game.play("precaution").then(hand="precaution", stall=["precaution"], discard="", actions=1)


def test_safety_precaution_in_a_team_takes_any_card_of_the_shared_stall_and_of_no_other() -> None:
    game = given(hand="precaution", stall=["broker", "cookies"], them={"stall": ["fellow"]}, teams=True)
    game.play("precaution")
    assert game.offered() == {"swift_broker", "cookies"}
    game.pick("swap_with_stall", "cookies")
    game.then(hand="cookies", stall=["broker", "precaution"], them={"stall": ["fellow"]}, actions=1)


def test_safety_precaution_copied_by_reflection_leaves_the_chameleon_in_the_stall() -> None:
    game = given(hand="reflection", stall=["broker"], them={"discard": "precaution"})
    game.play("reflection as precaution")
    game.then(hand="broker", stall=["reflection"], discard="", them={"discard": "precaution"}, actions=1)


def test_safety_precaution_copied_from_the_stall_by_flexible_shopkeeper() -> None:
    game = given(hand="shopkeeper", stall=["precaution"])
    game.play("shopkeeper as precaution").then(hand="precaution", stall=["shopkeeper"], actions=1)


# -- Magnet ---------------------------------------------------------------------------------------------


def test_magnet_takes_any_card_of_my_deck() -> None:
    game = given(hand="magnet junk", deck="relic cookies toy", discard="broker")
    game.play("magnet").pick("take_from_deck", "relic")
    game.then(hand="junk relic", discard="broker magnet", actions=1)
    assert sorted(game._words(game.table.decks[0])) == ["cookies", "favourite_toy"]


def test_magnet_shuffles_the_deck() -> None:
    orders = set()
    for seed in range(30):
        game = given(hand="magnet", deck="relic cookies toy broker")
        game.table.dice = Dice.seeded(seed)
        game.play("magnet").pick("take_from_deck", "relic")
        orders.add(tuple(game._words(game.table.decks[0])))
    assert len(orders) == 6


def test_magnet_must_take_a_card() -> None:
    game = given(hand="magnet", deck="relic cookies")
    game.play("magnet")
    assert game.offered() == {"shattered_relic", "cookies"}
    with refused("not_offered", game):
        game.done()


def test_magnet_offers_equal_cards_once() -> None:
    game = given(hand="magnet", deck="junk relic junk junk")
    game.play("magnet")
    assert len(game.asked.options) == 2
    game.pick("take_from_deck", "junk")
    assert sorted(game._words(game.table.decks[0])) == ["junk", "junk", "shattered_relic"]


def test_magnet_takes_the_last_card_unasked() -> None:
    game = given(hand="magnet", deck="relic", discard="toy")
    game.play("magnet").then(hand="relic", deck="", discard="toy magnet", actions=1)


def test_magnet_finds_nothing_in_an_empty_deck_and_leaves_the_discard_alone() -> None:
    discard = "relic cookies toy junk broker spyglass"
    game = given(hand="magnet", discard=discard, junk_fallback="any_draw")
    game.play("magnet").then(hand="", deck="", discard=f"{discard} magnet", junk_reserve=6, actions=1)


def test_magnet_shuffles_the_discard_in_first_where_searching_does() -> None:
    game = given(hand="magnet", discard="relic toy", search_reshuffles=True)
    game.play("magnet").pick("take_from_deck", "relic")
    game.then(hand="relic", deck="toy", discard="magnet", actions=1)


def test_magnet_shows_the_deck_and_the_card_to_nobody_else() -> None:
    game = given(hand="magnet", deck="relic cookies toy", them=[{}, {}])
    game.play("magnet")
    assert deck_seen(game, 0, 0) == ["shattered_relic", "cookies", "favourite_toy"]
    assert deck_seen(game, 1, 0) == [None, None, None]
    game.pick("take_from_deck", "relic")
    assert seen(game, 0, 0) == ["shattered_relic"]
    assert seen(game, 1, 0) == []
    assert told_cards(game, 1, "took")[0] is None
    assert told(game, 1, "searched")[0]["cards"] == [None, None, None]


def test_magnet_leaves_a_deck_of_which_nobody_knows_the_order() -> None:
    game = given(hand="magnet tinkerer", deck="relic cookies", discard="toy", them=[{}, {}])
    game.play("tinkerer").play("magnet").pick("take_from_deck", "relic")
    for observer in (0, 1, 2):
        assert deck_seen(game, observer, 0) == [None, None]


def test_magnet_does_not_tell_whether_it_took_the_card_everybody_knew() -> None:
    def found(card: str) -> Stage:
        game = given(hand="tinkerer magnet", deck="cookies broker", discard="toy")
        return game.play("tinkerer").play("magnet").pick("take_from_deck", card)

    toy, cookies = found("toy"), found("cookies")
    assert toy.view(1) == cookies.view(1)
    assert told(toy, 1, "took") == told(cookies, 1, "took")


def test_magnet_takes_the_only_card_in_sight_of_those_who_knew_it() -> None:
    game = given(hand="tinkerer magnet", discard="toy")
    game.play("tinkerer").play("magnet").then(hand="toy", deck="")
    assert seen(game, 1, 0) == ["favourite_toy"]


def test_magnet_cannot_be_taken_back() -> None:
    game = given(hand="magnet", deck="relic cookies")
    game.play("magnet")
    with refused("learned", game):
        game.match.undo()


def test_magnet_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="relic toy", them={"discard": "magnet", "deck": "cookies"})
    game.play("reflection as magnet").pick("take_from_deck", "relic")
    game.then(hand="relic", deck="toy", discard="reflection", them={"deck": "cookies"}, actions=1)


# -- Dangerous Test -------------------------------------------------------------------------------------


def test_dangerous_test_draws_three_then_discards_three() -> None:
    game = given(hand="test junk broker", deck="spyglass relic cookies toy")
    game.play("test").pick("discard_some", "cookies", "junk", "relic")
    game.then(hand="broker toy", deck="spyglass", discard="cookies junk relic test", actions=1)


def test_dangerous_test_discards_exactly_three() -> None:
    game = given(hand="test junk broker", deck="relic cookies toy")
    game.play("test")
    assert game.offered() == {"junk", "swift_broker", "shattered_relic", "cookies", "favourite_toy"}
    with refused("incomplete", game):
        game.pick("discard_some", "junk", "broker")
    with refused("not_offered", game):
        game.done()


def test_dangerous_test_discards_in_any_order() -> None:
    game = given(hand="test", deck="relic cookies toy")
    game.play("test").pick("discard_some", "toy", "relic", "cookies")
    game.then(hand="", deck="", discard="toy relic cookies test", actions=1)


def test_dangerous_test_shuffles_the_discard_when_the_deck_runs_out_but_never_itself() -> None:
    game = given(hand="test", deck="relic", discard="cookies toy")
    game.play("test").pick("discard_some", "relic", "cookies", "toy")
    game.then(hand="", deck="", discard="relic cookies toy test", actions=1)


def test_dangerous_test_discards_all_where_fewer_than_three_are_in_hand() -> None:
    game = given(hand="test junk", deck="relic")
    game.play("test").pick("discard_some", "relic", "junk")
    game.then(hand="", deck="", discard="relic junk test", junk_reserve=6, actions=1)


@pytest.mark.parametrize(("without_draw", "hand", "discard"), [("discard", "toy", 4), ("nothing", "all", 1)])
def test_dangerous_test_without_a_card_to_draw(without_draw: str, hand: str, discard: int) -> None:
    cards = "toy relic cookies junk"
    game = given(hand=f"test {cards}", dangerous_test_without_draw=without_draw)
    game.play("test")
    if without_draw == "discard":
        game.pick("discard_some", "relic", "cookies", "junk")
    game.then(hand=cards if hand == "all" else hand, deck="", junk_reserve=6, actions=1)
    assert len(game.table.discards[0]) == discard


def test_dangerous_test_draws_junk_where_any_draw_does() -> None:
    game = given(hand="test toy", junk_fallback="any_draw", dangerous_test_without_draw="nothing")
    game.play("test").pick("discard_some", "junk", "junk", "toy")
    game.then(hand="junk", discard="junk junk toy test", junk_reserve=3, actions=1)


def test_dangerous_test_fizzles_without_any_card() -> None:
    game = given(hand="test", them={"hand": "toy", "deck": "relic"})
    game.play("test").then(hand="", discard="test", them={"hand": "toy", "deck": "relic"}, actions=1)


def test_dangerous_test_hides_what_was_drawn_and_shows_what_is_discarded() -> None:
    game = given(hand="test junk", deck="relic cookies toy")
    game.play("test")
    assert seen(game, 1, 0) == []
    game.pick("discard_some", "relic", "cookies", "toy")
    assert [card["face"] for card in told_cards(game, 1, "discarded")] == [
        "shattered_relic", "cookies", "favourite_toy",
    ]  # fmt: skip
    assert seen(game, 1, 0) == []


def test_dangerous_test_copied_by_reflection() -> None:
    game = given(hand="reflection", deck="relic cookies toy", them={"discard": "test"})
    game.play("reflection as dangerous_test").pick("discard_some", "toy", "cookies", "relic")
    game.then(hand="", discard="toy cookies relic reflection", them={"discard": "test"}, actions=1)
