"""Playouts that somebody listens to go exactly as the same game does at a table."""

import pytest

from comptoir.bots import RandomBot
from comptoir.core import Decision, Dice, Event, Match, Option, registry
from comptoir.lab.campaigns import Count, moves
from comptoir.lab.dale import DaleSetup
from comptoir.lab.karanor import KaranorSetup
from comptoir.lab.setups import Setup


def begun(setup: Setup, players: int, dice: Dice) -> tuple[Match, list[RandomBot]]:
    match = Match(registry.rules(setup.game), setup.options(players, dice), dice.key)
    return match, [RandomBot(dice.spawn(f"seat {seat}")) for seat in range(players)]


@pytest.mark.parametrize(
    ("setup", "players", "games"),
    [
        (DaleSetup(), 2, 12),
        (DaleSetup(), 4, 6),
        (DaleSetup(sets=("chameleons", "ocelots", "magpies", "random")), 3, 6),
        (DaleSetup(teams=True), 4, 4),
        (KaranorSetup(), 3, 2),
        (KaranorSetup(quests="reader"), 2, 1),
    ],
)
def test_a_playout_that_is_not_swift_is_the_game_at_a_table(setup: Setup, players: int, games: int) -> None:
    for number in range(games):
        match, bots = begun(setup, players, Dice.seeded(f"playouts/{number}"))
        heard: list[Event] = []
        choices = 0

        def choose(decision: Decision) -> Option:
            nonlocal choices
            choices += len(decision.options) > 1
            return bots[decision.seat].pick(decision)  # noqa: B023  # played before the next ones are made

        match.playout(choose, heard, swift=False)
        slow, others = begun(setup, players, Dice.seeded(f"playouts/{number}"))
        counter = Count()
        for _ in moves(slow, others, counter):
            pass
        assert match.hash == slow.hash
        assert (match.winners, choices) == (slow.winners, counter.real)
        assert heard == slow.events


def test_a_playout_that_nobody_hears_tells_nothing() -> None:
    match, bots = begun(DaleSetup(), 2, Dice.seeded("playouts"))
    match.playout(lambda decision: bots[decision.seat].pick(decision))
    assert match.is_over
    assert match.events is None
