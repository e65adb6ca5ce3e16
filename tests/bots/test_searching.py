"""The levels that look ahead."""

from __future__ import annotations

from functools import partial

import pytest

from comptoir.bots import Look
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.levels import THIRST
from comptoir.bots.dale.searching import Recipe, SearchingBot, Stage, distinct
from comptoir.bots.registry import make_bot
from comptoir.core import Dice, Match
from tests.bots.choosing import spelt
from tests.bots.test_look import new_match
from tests.scenarios.dale.stage import given

SMALL = Recipe((Stage(2, 3), Stage(3, 1)), THIRST)


class Blind(Look):
    """What a bot sees where there is nothing to imagine from."""

    __slots__ = ()

    def imagine(self, dice: Dice) -> Match:
        raise ValueError("there is no match here to imagine worlds of")


def searcher(seed: str = "search") -> SearchingBot:
    return SearchingBot(Dice.seeded(seed), SMALL)


def about_to_win() -> Match:
    return given(hand="toy relic junk junk", market="toy", stall=["broker"] * 7, deck="junk " * 6).match


def test_it_builds_the_stack_that_wins() -> None:
    match = about_to_win()
    assert searcher().choose(Look(match, 0)) == ("build",)


def test_of_equal_cards_one_is_tried() -> None:
    game = given(hand="spyglass spyglass relic junk", deck="junk " * 6)
    decision = game.match.decisions[0]
    found = distinct(game.match.table, list(decision.options))
    plays = [spelt(game.match, each) for each in found if each[0] == "play"]  # type: ignore[index]
    assert sorted(plays) == ["play shattered_relic", "play spyglass"]


def test_equal_keys_pick_alike_and_leave_the_match_as_it_was() -> None:
    match = new_match(7)
    before = match.hash
    picks = [searcher().choose(Look(match, 0)) for _ in range(2)]
    assert picks[0] == picks[1]
    assert match.hash == before


def test_where_nothing_can_be_imagined_it_decides_as_medium() -> None:
    for seed in range(8):
        look = Blind(new_match(seed), 0)
        mind = GreedyBot(Dice.seeded("other"), THIRST).mind
        ranked = mind.rank(mind.reckon(partial(getattr, look, "view"), look.decision), look.decision)
        best = max(score for score, _ in ranked)
        assert searcher().choose(look) in [option for score, option in ranked if score == best]


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, True)])
def test_it_plays_with_any_number_of_players(players: int, teams: bool) -> None:
    match = new_match(8, players, teams=teams)
    bots = [searcher(f"{seat}") for seat in range(players)]
    for _ in range(60):
        decision = match.decisions[0]
        match.answer(decision.seat, bots[decision.seat].choose(Look(match, decision.seat)))


@pytest.mark.parametrize("kind", ["beginner", "easy"])
def test_who_errs_never_passes_by_the_stack_that_wins(kind: str) -> None:
    match = about_to_win()
    for seed in range(20):
        assert make_bot("dale", kind, Dice.seeded(seed)).choose(Look(match, 0)) == ("build",)
