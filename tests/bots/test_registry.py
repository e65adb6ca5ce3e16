"""Bots by name."""

import pytest

from comptoir.bots import RandomBot
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.registry import below, kinds, levels, make_bot
from comptoir.core import BadOptions, Dice


def test_bots_are_found_by_name() -> None:
    assert levels("dale") == ("beginner", "easy", "medium", "hard", "expert")
    assert kinds("dale") == ("random", *levels("dale"), "greedy", "first")
    assert isinstance(make_bot("dale", "random", Dice.seeded(1)), RandomBot)
    assert isinstance(make_bot("dale", "greedy", Dice.seeded(1)), GreedyBot)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadOptions) as refusal:
        make_bot("dale", "clever", Dice.seeded(1))
    assert refusal.value.code == "unknown_bot"
    assert refusal.value.details == {"bot": "clever", "allowed": ", ".join(kinds("dale"))}


def test_levels_go_from_the_weakest_up() -> None:
    for game in ("dale", "karanor"):
        order = levels(game)
        assert order
        assert set(order) <= set(kinds(game))
        assert [below(game, level) for level in order[1:]] == list(order[:-1])
        assert below(game, order[0]) == below(game, "mine") == "random"
