"""Teams, mixes and filtered draws: what a game can be asked to be."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import BadOptions, Dice
from comptoir.dale.catalogue import SET_NAMES, SETS
from comptoir.dale.options import (
    NO_LIMITS,
    PRESETS,
    VERSION,
    Limits,
    Rules,
    Span,
    check,
    choose_sets,
    sets_needed,
    sets_within,
)

FOUR = ["macaws", "pandas", "raccoons", "squirrels"]
RATINGS = {each.name: each.ratings for each in SETS}


def rejected(**wishes: object) -> tuple[str, dict[str, object]]:
    """The code and the facts these options are turned down with."""
    with pytest.raises(BadOptions) as error:
        check(wishes)
    return error.value.code, error.value.details


def not_chosen(wish: str | list[str], players: int = 2, **how: Any) -> tuple[str, dict[str, object]]:
    """The code and the facts a wish for sets is turned down with."""
    with pytest.raises(BadOptions) as error:
        choose_sets(wish, players, Dice.seeded(1), **how)
    return error.value.code, error.value.details


# -- teams ----------------------------------------------------------------------------------------------


def test_teams_are_four_players_with_four_sets() -> None:
    rules = check({"teams": True, "sets": FOUR})
    assert (rules.players, rules.teams, rules.sets) == (4, True, tuple(FOUR))
    assert (rules.sides, rules.stacks_to_win) == (2, 10)
    assert check({"teams": True, "players": 4, "sets": FOUR}) == rules
    assert Rules.of(rules.plain(VERSION)) == rules


def test_without_teams_everybody_plays_for_themselves() -> None:
    rules = check({"teams": False, "sets": FOUR[:3]})
    assert (rules.players, rules.sides, rules.stacks_to_win) == (2, 2, 8)
    assert check({"sets": FOUR[:3]}) == rules


@pytest.mark.parametrize("players", [1, 2, 3, 5, True, "4", 4.0, None])
def test_teams_of_other_than_four_players(players: object) -> None:
    code, details = rejected(teams=True, players=players, sets=FOUR)
    assert (code, details) == ("teams_players", {"given": str(players), "needed": 4})


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_teams_with_other_than_four_sets(count: int) -> None:
    code, details = rejected(teams=True, sets=list(SET_NAMES[:count]))
    assert code == "team_set_count"
    assert details == {"given": count, "needed": 4, "allowed": ", ".join(SET_NAMES)}


@pytest.mark.parametrize("teams", [1, 0, "true", None, []])
def test_teams_are_yes_or_no(teams: object) -> None:
    code, details = rejected(teams=teams, sets=FOUR)
    assert code == "bad_option"
    assert details == {"option": "teams", "value": str(teams), "allowed": "false, true"}


def test_a_set_named_twice_in_a_team_game() -> None:
    assert rejected(teams=True, sets=[*FOUR[:3], "macaws"]) == ("set_twice", {"set": "macaws"})


@pytest.mark.parametrize("wish", ["random", "nasty", "game2", FOUR])
def test_sets_are_chosen_for_teams(wish: str | list[str]) -> None:
    chosen = choose_sets(wish, 4, Dice.seeded(3), teams=True)
    assert len(set(chosen)) == 4
    assert check({"teams": True, "sets": chosen}).sets == tuple(chosen)


def test_sets_are_not_chosen_for_teams_of_three() -> None:
    assert not_chosen("random", 3, teams=True)[0] == "teams_players"


# -- mixes ----------------------------------------------------------------------------------------------


def test_every_mix_is_enough_for_the_largest_game_and_all_sets_are_in_some_mix() -> None:
    for name, sets in PRESETS.items():
        assert len(set(sets)) == len(sets) >= 5, name
        assert set(sets) <= set(SET_NAMES), name
    tasty = [set(sets) for name, sets in PRESETS.items() if not name.startswith("game")]
    assert set().union(*tasty) == set(SET_NAMES)


@pytest.mark.parametrize("game", [1, 2, 3])
def test_the_mix_of_a_game_is_all_of_its_sets_the_hardest_last(game: int) -> None:
    mix = PRESETS[f"game{game}"]
    assert sorted(mix) == sorted(each.name for each in SETS if each.game == game)
    levels = [RATINGS[name].complexity for name in mix]
    assert levels == sorted(levels)


def test_mixes_taste_of_their_name() -> None:
    assert {RATINGS[name].complexity for name in PRESETS["beginner"]} == {1}
    assert {RATINGS[name].nastiness for name in PRESETS["beginner"]} == {0}
    assert {RATINGS[name].nastiness for name in PRESETS["peaceful"]} == {0}
    assert min(RATINGS[name].nastiness for name in PRESETS["nasty"]) == 2
    assert min(RATINGS[name].luck for name in PRESETS["lucky"]) == 2
    assert min(RATINGS[name].complexity + RATINGS[name].interaction for name in PRESETS["cunning"]) == 5


def test_a_mix_stands_alone() -> None:
    assert not_chosen(["macaws", "beginner", "owls"]) == ("mix_not_alone", {"mix": "beginner"})


def test_what_is_missing_beside_named_sets_can_be_drawn() -> None:
    drawn = [choose_sets(["macaws", "random", "owls"], 3, Dice.seeded(seed)) for seed in range(20)]
    assert all({"macaws", "owls"} < set(sets) and len(set(sets)) == len(sets) == 4 for sets in drawn)
    assert len({tuple(sets) for sets in drawn}) > 10


# -- filtered draws -------------------------------------------------------------------------------------


def test_without_limits_every_set_can_be_drawn() -> None:
    assert sets_within(NO_LIMITS) == tuple(SETS)
    drawn = {name for seed in range(60) for name in choose_sets("random", 2, Dice.seeded(seed))}
    assert drawn == set(SET_NAMES)


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        (Limits(nastiness=Span(3, 3)), {"raccoons", "crocodiles", "magpies"}),
        (Limits(luck=Span(3, 3)), {"ocelots", "polecats", "hares"}),
        (Limits(complexity=Span(3, 3), nastiness=Span(0, 2)), {"chameleons", "fennecs", "owls"}),
        (Limits(complexity=Span(0, 1), interaction=Span(2, 2)), {"pandas", "squirrels", "polecats"}),
        (
            Limits(complexity=Span(0, 2), interaction=Span(3, 3), luck=Span(1, 2)),
            {"raccoons", "crocodiles", "echidnas"},
        ),
    ],
)
def test_a_draw_keeps_to_all_of_its_limits(limits: Limits, expected: set[str]) -> None:
    assert {each.name for each in sets_within(limits)} == expected
    for seed in range(5):
        assert set(choose_sets("random", 2, Dice.seeded(seed), limits=limits)) == expected


def test_a_filtered_draw_varies_and_follows_the_dice() -> None:
    limits = Limits(nastiness=Span(0, 0))

    def draw(seed: int) -> tuple[str, ...]:
        return tuple(choose_sets("random", 3, Dice.seeded(seed), limits=limits))

    assert len({draw(seed) for seed in range(10)}) > 5
    assert draw(4) == draw(4)


def test_too_few_sets_says_how_many_there_are_and_what_would_help() -> None:
    code, details = not_chosen("random", 4, limits=Limits(nastiness=Span(3, 3)))
    assert code == "too_few_sets"
    assert details == {
        "found": 3,
        "sets": "raccoons, crocodiles, magpies",
        "needed": 5,
        "ways": 1,
        "allowed": "nastiness 2..3",
    }
    _, details = not_chosen("random", 2, limits=Limits(nastiness=Span(3, 3), luck=Span(1, 1)))
    assert (details["found"], details["sets"]) == (1, "crocodiles")
    assert (details["ways"], details["allowed"]) == (2, "nastiness 0..3, luck 1..2")


def test_what_would_help_does_help_and_nothing_narrower_does() -> None:
    limits = Limits(complexity=Span(3, 3), nastiness=Span(0, 0), luck=Span(1, 1))
    _, details = not_chosen("random", 3, limits=limits)
    assert details["allowed"] == "complexity 2..3"
    loosened = limits._replace(complexity=Span(2, 3))
    assert len(sets_within(limits)) < sets_needed(3, teams=False) <= len(sets_within(loosened))


def test_sometimes_no_single_filter_would_help() -> None:
    _, details = not_chosen("random", limits=Limits(complexity=Span(0, 0), luck=Span(0, 0)))
    assert (details["found"], details["ways"], details["allowed"]) == (0, 0, "")


@pytest.mark.parametrize("wish", [["macaws", "pandas", "owls"], "nasty"])
def test_limits_are_for_a_random_draw(wish: str | list[str]) -> None:
    code, details = not_chosen(wish, limits=Limits(nastiness=Span(0, 1), luck=Span(2, 3)))
    assert code == "filters_without_random"
    assert details["filters"] == "nastiness, luck"
