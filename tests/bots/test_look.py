"""What a bot may look at, and what it must not depend on."""

import pytest

from comptoir.bots import Look, RandomBot
from comptoir.core import Dice, Match
from comptoir.dale import GAME
from comptoir.dale.options import choose_sets


def new_match(seed: int, players: int = 2, sets: str | list[str] = "random", *, teams: bool = False) -> Match:
    dice = Dice.seeded(seed)
    mix = choose_sets(sets, players, dice.spawn("sets"), teams=teams)
    return Match(GAME, {"players": players, "teams": teams, "sets": mix}, dice.key)


GUESSES = ["owls", "magpies", "polecats"]
HIDDEN = ["owls", "fennecs", "crocodiles", "tree_kangaroos"]


def test_a_look_shows_seat_decision_view_and_imagined_worlds_and_nothing_else() -> None:
    look = Look(new_match(1), 0)
    public = {name for name in dir(look) if not name.startswith("_")}
    assert public == {"seat", "decision", "view", "interruptions", "can_imagine", "imagine"}
    with pytest.raises(AttributeError):
        look.table  # type: ignore[attr-defined]  # noqa: B018


def test_a_look_is_for_a_seat_that_is_asked() -> None:
    with pytest.raises(ValueError, match="seat 1"):
        Look(new_match(1), 1)


def test_the_view_is_the_seats_and_made_once() -> None:
    match = new_match(2)
    look = Look(match, 0)
    assert look.view == match.view(0)
    assert look.view is look.view


def test_an_imagined_world_is_another_deal_with_the_same_view() -> None:
    match = new_match(3)
    world = Look(match, 0).imagine(Dice.seeded("another world"))
    assert world.view(0) == match.view(0)
    assert world.table.faces != match.table.faces


def test_what_is_imagined_depends_on_the_view_and_the_dice_and_not_on_how_the_cards_lie() -> None:
    match, dice = new_match(3), Dice.seeded("one world")
    for number in range(5):
        other = match.imagine(0, Dice.seeded(number))
        assert other.imagine(0, dice).table.faces == match.imagine(0, dice).table.faces


def test_random_bot_reaches_every_option_and_repeats_itself_with_equal_dice() -> None:
    look = Look(new_match(4), 0)
    picks = [RandomBot(Dice.seeded(seed)).choose(look) for seed in range(200)]
    assert set(picks) == set(look.decision.options)
    assert picks == [RandomBot(Dice.seeded(seed)).choose(look) for seed in range(200)]
