"""A position in numbers."""

from __future__ import annotations

import pytest

from comptoir.bots.dale.features import NAMES, PHASES, describe
from comptoir.core import Dice
from tests.bots.test_look import new_match
from tests.scenarios.dale.stage import Stage, given


def numbers(game: Stage, side: int = 0) -> dict[str, float]:
    return dict(zip(NAMES, describe(game.match.table)[side].values, strict=True))


def test_what_a_hand_can_build_and_what_a_deck_may_bring() -> None:
    holding = numbers(given(hand="cookies junk", stall=["broker"], deck="junk junk", sets="macaws"))
    waiting = numbers(given(hand="broker junk", stall=["broker"], deck="broker junk", sets="macaws"))
    assert holding["builds"] == 1.0
    assert waiting["builds"] == 0.0
    assert waiting["outs"] == 0.5
    assert waiting["reach"] == 0.5
    assert (holding["within_7"], holding["within_6"]) == (1.0, 0.0)


def test_planned_stacks_share_no_card() -> None:
    game = given(hand="broker", deck="cookies", discard="relic", sets="macaws")
    assert [numbers(game)[f"planned_{place}"] for place in (1, 2, 3, 4)] == [1.0, 1.0, 1.0, 0.0]


def test_junk_and_what_can_be_bought() -> None:
    game = given(hand="junk junk junk", market="relic", deck="", sets="macaws")
    assert numbers(game)["junk_share"] == 1.0
    assert numbers(game)["purse"] == 0.3
    assert numbers(game)["bargain"] == 0.6
    assert numbers(game, 1)["bargain"] == 0.0


@pytest.mark.parametrize(("players", "teams", "sides"), [(2, False, 2), (3, False, 3), (4, True, 2)])
def test_every_side_has_its_numbers_on_tables_and_on_views(players: int, teams: bool, sides: int) -> None:
    match = new_match(5, players, teams=teams)
    for board in (match.table, match.view(0)):
        found = describe(board)
        assert len(found) == sides
        assert all(len(side.values) == len(NAMES) and side.phase in range(PHASES) for side in found)


def test_on_a_view_they_depend_on_nothing_that_is_not_seen() -> None:
    match = new_match(6)
    world = match.imagine(0, Dice.seeded("elsewhere"))
    assert describe(match.view(0)) == describe(world.view(0))
