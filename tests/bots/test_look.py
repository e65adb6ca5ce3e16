"""What a bot may look at, and what it must not depend on."""

import pickle

import pytest

from comptoir.bots import Look, RandomBot
from comptoir.bots.registry import kinds, make_bot
from comptoir.core import Dice, Match
from comptoir.dale import GAME
from comptoir.dale.options import choose_sets
from comptoir.dale.table import DaleTable


def new_match(
    seed: int, players: int = 2, sets: str | list[str] = "random", *, teams: bool = False
) -> Match[DaleTable]:
    dice = Dice.seeded(seed)
    mix = choose_sets(sets, players, dice.spawn("sets"), teams=teams)
    return Match(GAME, {"players": players, "teams": teams, "sets": mix}, dice.key)


GUESSES = ["owls", "magpies", "polecats"]
HIDDEN = ["owls", "fennecs", "crocodiles", "tree_kangaroos"]


def test_a_look_shows_seat_decision_view_and_imagined_worlds_and_nothing_else() -> None:
    look = Look(new_match(1), 0)
    public = {name for name in dir(look) if not name.startswith("_")}
    assert public == {"seat", "decision", "view", "interruptions", "imagine"}
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


def test_random_bot_reaches_every_option_and_repeats_itself_with_equal_dice() -> None:
    look = Look(new_match(4), 0)
    picks = [RandomBot(Dice.seeded(seed)).choose(look) for seed in range(200)]
    assert set(picks) == set(look.decision.options)
    assert picks == [RandomBot(Dice.seeded(seed)).choose(look) for seed in range(200)]


@pytest.mark.parametrize("kind", kinds("dale"))
@pytest.mark.parametrize(
    ("players", "sets", "teams"),
    [(2, "random", False), (3, "random", False), (2, GUESSES, False), (3, HIDDEN, False), (4, HIDDEN, True)],
)
def test_what_a_bot_picks_does_not_depend_on_what_it_cannot_know(
    kind: str, players: int, sets: str | list[str], teams: bool
) -> None:
    match, steps, worlds = new_match(10 + players, players, sets, teams=teams), 0, 0
    player = make_bot("dale", kind, Dice.seeded("player"))
    while match.decisions and steps < 400:
        decision = match.decisions[0]
        seat = decision.seat
        if steps % 3 == 0 and len(decision.options) > 1:
            world = match.imagine(seat, Dice.seeded(f"world {steps}"))
            worlds += world.table.faces != match.table.faces
            dice = Dice.seeded(f"pick {steps}")
            look = Look(match, seat)
            before = pickle.dumps(look.view)
            here = make_bot("dale", kind, dice.clone()).choose(look)
            assert pickle.dumps(look.view) == before, "a view is never written"
            there = make_bot("dale", kind, dice.clone()).choose(Look(world, seat))
            assert here == there, f"step {steps}: {decision.prompt}"
        match.answer(seat, player.choose(Look(match, seat)))
        steps += 1
    assert worlds > 20
