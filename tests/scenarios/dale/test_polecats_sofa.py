"""Sofa: the one card that works in the stall."""

from __future__ import annotations

import pytest

from comptoir.dale.clean_up import hand_size
from tests.scenarios.dale.gestures import build, next_turn, stacks
from tests.scenarios.dale.stage import Stage, given

FULL = "junk " * 12


def filled(game: Stage, seat: int = 0) -> int:
    """How many cards a seat holds after the clean-up of the turn that is on."""
    assert game.table.active == seat
    next_turn(game)
    return len(game.table.hands[seat])


def test_sofa_in_the_stall_makes_the_hand_size_one_larger() -> None:
    assert filled(given(deck=FULL, stall=(*stacks(4), "sofa"))) == 6


def test_sofa_counts_from_the_turn_in_which_it_is_built() -> None:
    game = given(hand="sofa", deck=FULL, stall=stacks(4))
    build(game, "sofa").then(hand="junk " * 6, stall=(*stacks(4), "sofa"))


def test_sofa_does_nothing_in_hand() -> None:
    assert filled(given(hand="sofa", deck=FULL)) == 5


@pytest.mark.parametrize("zone", ["discard", "schedule", "market", "market_discard"])
def test_sofa_does_nothing_elsewhere(zone: str) -> None:
    zones = {zone: "sofa"}
    assert hand_size(given(deck=FULL, **zones).table, 0) == 5


def test_sofa_in_an_opponents_stall_counts_for_that_opponent_only() -> None:
    game = given(deck=FULL, them={"deck": FULL, "stall": (*stacks(4), "sofa")})
    assert filled(game) == 5
    assert filled(game, 1) == 6


def test_sofa_adds_up_with_cookies() -> None:
    assert filled(given(hand="cookies", deck=FULL, stall=(*stacks(4), "sofa"))) == 7


def test_sofa_asks_for_junk_where_no_card_is_left() -> None:
    game = given(deck="toy", stall=(*stacks(4), "sofa"))
    next_turn(game).then(hand="toy junk junk junk junk junk", junk_reserve=1)


def test_sofa_swapped_out_of_the_stall_stops_counting() -> None:
    game = given(hand="acorn", them={"deck": FULL, "stall": (*stacks(4), "sofa")}, sets="squirrels")
    game.play("acorn").pick("swap_with_stall", "sofa")
    assert [hand_size(game.table, seat) for seat in (0, 1)] == [5, 5]


def test_sofa_placed_in_a_stall_by_an_exchange_counts_for_its_owner() -> None:
    game = given(hand="matching sofa", them={"stall": (*stacks(4), "toy")})
    game.play("matching").then(hand="toy", them={"stall": (*stacks(4), "sofa")})
    assert [hand_size(game.table, seat) for seat in (0, 1)] == [5, 6]


def test_sofa_fetched_for_a_stack_by_a_nostalgic_item_counts() -> None:
    game = given(hand="nostalgic", deck=FULL, discard="sofa", stall=stacks(7), teams=True)
    build(game, "nostalgic", "sofa").then(stall=(*stacks(7), "nostalgic sofa"), hand="junk " * 6)


@pytest.mark.parametrize("seat", [0, 2])
def test_sofa_in_the_shared_stall_counts_for_both_teammates(seat: int) -> None:
    game = given(stall=(*stacks(4), "sofa"), teams=True)
    assert [hand_size(game.table, each) for each in range(4)] == [6, 5, 6, 5]
    game = given(
        deck=FULL, stall=(*stacks(4), "sofa"), them=[{}, {"deck": FULL}, {}], teams=True, active=seat
    )
    assert filled(game, seat) == 6


# -- a chameleon built as Sofa ----------------------------------------------------------------------------


@pytest.mark.parametrize(("persists", "size"), [(True, 6), (False, 5)])
def test_sofa_copied_by_a_chameleon_that_is_built_counts_while_copies_persist(
    persists: bool, size: int
) -> None:
    game = given(
        hand="reflection",
        deck=FULL,
        stall=stacks(4),
        them={"deck": FULL, "discard": "sofa"},
        chameleon_sofa_persists=persists,
    )
    build(game, "reflection as sofa").then(hand="junk " * size, stall=(*stacks(4), "reflection"))
    next_turn(game)
    assert hand_size(game.table, 0) == size  # also in later turns


def test_sofa_copied_in_the_stall_does_not_need_its_original_any_more() -> None:
    game = given(hand="trendsetting", deck=FULL, stall=stacks(4), market="sofa", them={"deck": FULL})
    build(game, "trendsetting as sofa")
    game.table.market = (-1,) * 5
    assert hand_size(game.table, 0) == 6


def test_sofa_copied_by_a_flexible_shopkeeper_makes_two_with_its_original() -> None:
    game = given(hand="shopkeeper adventurer", deck=FULL, stall=(*stacks(4), "sofa"))
    build(game, "shopkeeper as sofa", "adventurer").then(hand="junk " * 7)


def test_sofa_copied_in_the_stall_ends_when_the_chameleon_is_swapped_out() -> None:
    them = [{"deck": FULL, "hand": "acorn", "discard": "sofa"}, {}]
    game = given(hand="reflection", deck=FULL, stall=stacks(4), them=them)
    next_turn(build(game, "reflection as sofa"))
    assert hand_size(game.table, 0) == 6
    game.play("acorn").pick("swap_with_stall", "reflection")
    assert hand_size(game.table, 0) == 5
    assert game.table.guises == {}


def test_sofa_copied_by_the_teammate_who_completes_a_stack_counts_for_both() -> None:
    others = [{"discard": "sofa"}, {"hand": "reflection"}, {}]
    game = given(hand="adventurer", deck=FULL, stall=stacks(5), them=others, teams=True)
    game.answer(("build",)).pick("complete", "reflection as sofa")
    assert [hand_size(game.table, seat) for seat in range(4)] == [6, 5, 6, 5]
    game.then(hand="junk " * 6, stall=(*stacks(5), "adventurer reflection"))
