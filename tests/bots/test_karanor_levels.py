"""The levels of Marchands de Karanor: how they look ahead, and how they err."""

from __future__ import annotations

import pytest

from comptoir.bots import Look, let_interrupt
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.searching import Follower, Recipe, SearchingBot, foresee
from comptoir.bots.racing import Budget
from comptoir.bots.registry import levels, make_bot
from comptoir.core import Dice, Match
from comptoir.karanor.board import TURN
from comptoir.karanor.game import GAME
from tests.bots.test_searching import Blind

SMALL = Recipe(Budget(1), goals=3)


def searcher(seed: str = "search") -> SearchingBot:
    return SearchingBot(Dice.seeded(seed), SMALL)


def begun(seed: int, players: int = 3, turns: int = 8) -> Match:
    """A game some turns on."""
    match = Match(GAME, {"players": players}, Dice.seeded(f"levels {seed}").key)
    bots = {seat: GreedyBot(Dice.seeded(f"{seed} {seat}")) for seat in range(players)}
    while match.table.phase != TURN or match.table.turn <= turns or match.decisions[0].prompt != "action":
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return match


def test_equal_keys_pick_alike_and_leave_the_match_as_it_was() -> None:
    match = begun(4)
    seat, before = match.decisions[0].seat, match.hash
    picks = [searcher().choose(Look(match, seat)) for _ in range(2)]
    assert picks[0] == picks[1]
    assert match.hash == before


def test_where_nothing_can_be_imagined_it_decides_as_medium() -> None:
    for seed in range(5):
        match = begun(seed)
        look = Blind(match, match.decisions[0].seat)
        assert searcher().choose(look) == GreedyBot(Dice.seeded("other")).choose(look)


def test_an_imagined_future_is_so_many_turns_long_and_the_others_have_theirs() -> None:
    match = begun(5)
    seat, turn, before = match.decisions[0].seat, match.table.turn, match.clone().table
    foresee(match, seat, Follower(Dice.seeded("ahead")), 2)
    assert match.table.turn == turn + match.table.rules.players + 1
    for each in range(match.table.rules.players):
        assert (match.table.pawns[each], match.table.gold[each], match.table.goods[each]) != (
            before.pawns[each],
            before.gold[each],
            before.goods[each],
        )


def test_who_is_nearer_the_end_is_better_off() -> None:
    found = []
    for prestige in (0, 5, 9):
        match = begun(6)
        seat = match.decisions[0].seat
        match.table.prestige[seat] = prestige
        found.append(foresee(match, seat, Follower(Dice.seeded("ahead")), 1))
    assert found == sorted(found)
    assert found[0] < found[2]


@pytest.mark.parametrize("level", levels("karanor"))
def test_every_level_plays_and_trades_with_any_number_of_players(level: str) -> None:
    for players in (2, 6):
        match = Match(GAME, {"players": players}, Dice.seeded(f"{level} {players}").key)
        bots = {seat: make_bot("karanor", level, Dice.seeded(f"{seat}")) for seat in range(players)}
        for _ in range(30):
            if not let_interrupt(match, bots):
                seat = match.decisions[0].seat
                match.answer(seat, bots[seat].choose(Look(match, seat)))


def test_who_errs_does_so_with_sense() -> None:
    """It goes for another goal than its best in many turns, and always for one."""
    others = 0
    for seed in range(12):
        match = begun(seed)
        look = Look(match, match.decisions[0].seat)
        best = GreedyBot(Dice.seeded("best"))
        best.choose(look)
        careless = make_bot("karanor", "beginner", Dice.seeded(seed))
        assert isinstance(careless, GreedyBot)
        assert careless.choose(look) in look.decision.options
        others += careless._plan is not None and careless._plan != best._plan
    assert 2 <= others <= 11
