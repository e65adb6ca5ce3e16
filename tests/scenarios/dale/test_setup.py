"""Setting up a game, and what cannot be set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from comptoir.core import BadOptions, Dice, Match
from comptoir.dale import GAME
from comptoir.dale.catalogue import FACES, ROWS, SET_NAMES, rows_of
from comptoir.dale.options import PRESETS, SWITCHES, choose_sets
from comptoir.dale.printed import COPIES
from comptoir.dale.table import DaleTable
from tests.scenarios.dale.gestures import next_turn
from tests.scenarios.dale.stage import Stage

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


def new_game(players: int, seed: int = 7) -> Match:
    return chosen_game(players, {}, seed)


def chosen_game(players: int, switches: Mapping[str, object], seed: int = 7) -> Match:
    sets = list(SET_NAMES[: players + 1])
    return Match(GAME, {"players": players, "sets": sets, **switches}, Dice.seeded(seed).key)


def names(table: DaleTable, cards: tuple[int, ...]) -> Counter[str]:
    return Counter(FACES[table.faces[card]] for card in cards)


# -- the table before the first turn --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "ones", "junk", "junk_left", "market_deck"),
    [(2, 3, 7, 6, 33), (3, 4, 6, 2, 44), (4, 5, 5, 0, 55)],
)
def test_the_numbers_of_a_set_up(
    players: int, ones: int, junk: int, junk_left: int, market_deck: int
) -> None:
    table = new_game(players).table
    for seat in range(players):
        start = names(table, table.decks[seat] + table.hands[seat])
        assert start.total() == 10
        assert start["junk"] == junk
        assert start.total() - start["junk"] == ones
    assert len(table.junk_reserve) == junk_left
    assert len(table.market_deck) + len(table.market) == market_deck
    assert len(table.market) == 5


@PLAYERS
def test_a_starting_deck_has_one_card_of_value_one_of_every_set(players: int) -> None:
    table = new_game(players).table
    firsts = {rows_of(name)[0].name: 1 for name in SET_NAMES[: players + 1]}
    for seat in range(players):
        start = names(table, table.decks[seat] + table.hands[seat])
        del start["junk"]
        assert start == firsts


@PLAYERS
def test_every_player_holds_five_cards_and_has_five_in_the_deck(players: int) -> None:
    table = new_game(players).table
    assert [len(hand) for hand in table.hands] == [5] * players
    assert [len(deck) for deck in table.decks] == [5] * players
    assert table.discards == table.schedules == [()] * players
    assert table.stalls == [()] * players


@PLAYERS
def test_the_market_deck_holds_all_dearer_cards_of_the_chosen_sets(players: int) -> None:
    table = new_game(players).table
    chosen = SET_NAMES[: players + 1]
    wares = {row.name: COPIES[row.value] for row in ROWS if row.set in chosen and row.value > 1}
    assert names(table, table.market_deck + table.market) == wares
    assert table.market_discard == ()


def test_a_set_is_fifteen_cards() -> None:
    for name in SET_NAMES:
        values = {row.value: row.copies for row in rows_of(name)}
        assert values == {1: 4, 2: 3, 3: 3, 4: 3, 5: 1}
        assert sum(row.copies for row in rows_of(name)) == 15
        assert [row.value for row in rows_of(name)] == [1, 2, 3, 4, 5, 5]


def test_the_junk_of_the_box_is_all_used() -> None:
    for players in (2, 3, 4):
        table = new_game(players).table
        assert sum(face == 0 for face in table.faces) == 20


def test_everybody_sees_the_market_and_only_their_own_hand() -> None:
    match = new_game(3)
    for observer in range(3):
        view: Any = match.plain(observer)
        assert all(card is not None for card in view["market"])
        assert set(view["market_deck"]) == {None}
        for seat, zones in enumerate(view["seats"]):
            assert zones["hand"]["count"] == 5
            assert len(zones["hand"]["cards"]) == (5 if seat == observer else 0)
            assert zones["deck"] == [None] * 5
    spectator: Any = match.plain(match.table.spectator)
    assert [zones["hand"]["cards"] for zones in spectator["seats"]] == [[], [], []]


def test_decks_and_market_are_shuffled() -> None:
    tables = [new_game(2, seed).table for seed in range(12)]
    markets = {tuple(table.faces[card] for card in table.market) for table in tables}
    decks = {tuple(table.faces[card] for card in table.decks[1]) for table in tables}
    assert len(markets) == 12
    assert len(decks) > 6


def test_the_same_key_deals_the_same_game() -> None:
    assert new_game(3, 5).hash == new_game(3, 5).hash
    assert new_game(3, 5).hash != new_game(3, 6).hash


@PLAYERS
def test_the_first_player_can_be_chosen_and_turns_go_round(players: int) -> None:
    for first in range(players):
        game = Stage(chosen_game(players, {"first": first}))
        assert game.asked.seat == first
        assert (game.table.turn, game.table.actions) == (1, 1)
        order = [next_turn(game).table.active for _ in range(players)]
        assert order == [(first + step) % players for step in range(1, players + 1)]


def test_seat_zero_begins_unless_another_is_named() -> None:
    assert new_game(4).decisions[0].seat == 0


def test_the_options_of_a_match_are_complete() -> None:
    sets = ["ocelots", "macaws", "pandas"]
    match = Match(GAME, {"sets": sets}, Dice.seeded(1).key)
    defaults = {name: allowed[0] for name, allowed in SWITCHES.items()}
    fixed = {"players": 2, "sets": sets, "first": 0, "teams": False, "turn_limit": 2000}
    assert match.options == {**fixed, **defaults}


def test_every_value_of_every_switch_can_be_played() -> None:
    for name, allowed in SWITCHES.items():
        for value in allowed:
            match = chosen_game(2, {name: value})
            assert match.options[name] == value
            assert match.decisions


# -- what cannot be set up ------------------------------------------------------------------------------

TWO = ["macaws", "pandas"]
THREE = ["macaws", "pandas", "raccoons"]


def rejected(**wishes: object) -> tuple[str, dict[str, object]]:
    """The code and the facts these options are turned down with."""
    with pytest.raises(BadOptions) as error:
        Match(GAME, wishes, Dice.seeded(1).key)
    return error.value.code, error.value.details


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, False, "3", 2.0, None, [2]])
def test_players_out_of_range(players: object) -> None:
    code, details = rejected(players=players, sets=THREE)
    assert code == "out_of_range"
    assert details == {"option": "players", "value": str(players), "least": 2, "most": 4}


@pytest.mark.parametrize("first", [-1, 2, True, "0", 0.0, None])
def test_first_player_out_of_range(first: object) -> None:
    code, details = rejected(players=2, sets=THREE, first=first)
    assert code == "out_of_range"
    assert details == {"option": "first", "value": str(first), "least": 0, "most": 1}


def test_an_unknown_set() -> None:
    code, details = rejected(players=2, sets=[*TWO, "dragons"])
    assert (code, details) == ("unknown_set", {"set": "dragons", "allowed": ", ".join(SET_NAMES)})


def test_a_set_of_another_case_is_unknown() -> None:
    code, details = rejected(players=2, sets=[*TWO, "Raccoons"])
    assert (code, details["set"]) == ("unknown_set", "Raccoons")


@pytest.mark.parametrize(
    ("players", "sets"),
    [(2, TWO), (2, [*THREE, "ocelots"]), (3, THREE), (4, THREE), (2, []), (2, None), (2, "macaws")],
)
def test_too_few_or_too_many_sets(players: int, sets: Any) -> None:
    given = 1 if isinstance(sets, str) else len(sets or [])
    code, details = rejected(players=players, sets=sets)
    assert code == "set_count"
    assert details == {
        "given": given,
        "needed": players + 1,
        "players": players,
        "allowed": ", ".join(SET_NAMES),
    }


def test_no_sets_at_all() -> None:
    code, details = rejected(players=3)
    assert (code, details["given"], details["needed"]) == ("set_count", 0, 4)


def test_a_set_named_twice() -> None:
    assert rejected(players=2, sets=[*TWO, "pandas"]) == ("set_twice", {"set": "pandas"})


@pytest.mark.parametrize("sets", [7, True, [1, 2, 3], ["macaws", "pandas", None], {"macaws": 1}, b"mac"])
def test_sets_that_are_no_list_of_names(sets: object) -> None:
    code, details = rejected(players=2, sets=sets)
    assert code == "unknown_set"
    assert details == {"set": str(sets), "allowed": ", ".join(SET_NAMES)}


def test_an_unknown_option() -> None:
    code, details = rejected(players=2, sets=THREE, seasons=True)
    assert (code, details["option"]) == ("unknown_option", "seasons")
    allowed = str(details["allowed"]).split(", ")
    assert sorted(allowed) == sorted(["players", "sets", "first", "teams", "turn_limit", "lesson", *SWITCHES])


@pytest.mark.parametrize("name", list(SWITCHES))
@pytest.mark.parametrize("value", ["sideways", 1, 0, None, "true", ["cleanup"]])
def test_a_switch_with_a_value_it_does_not_have(name: str, value: object) -> None:
    code, details = rejected(players=2, sets=THREE, **{name: value})
    assert code == "bad_option"
    allowed = ", ".join(str(each).lower() for each in SWITCHES[name])
    assert details == {"option": name, "value": str(value), "allowed": allowed}


# -- wishes a person types ------------------------------------------------------------------------------


@PLAYERS
def test_a_preset_names_as_many_sets_as_a_game_needs(players: int) -> None:
    for name, sets in PRESETS.items():
        chosen = choose_sets(name, players, Dice.seeded(1))
        assert chosen == list(sets[: players + 1])
        assert len(set(chosen)) == players + 1


@PLAYERS
def test_random_sets_are_different_ones_and_vary(players: int) -> None:
    mixes = {tuple(choose_sets("random", players, Dice.seeded(seed))) for seed in range(60)}
    assert all(len(set(mix)) == players + 1 for mix in mixes)
    assert len(mixes) > 3
    assert {name for mix in mixes for name in mix} == set(SET_NAMES)


def test_named_sets_are_taken_as_they_are() -> None:
    assert choose_sets(["ocelots", "macaws", "pandas"], 2, Dice.seeded(1)) == ["ocelots", "macaws", "pandas"]


def test_a_wish_for_no_known_mix_is_turned_down() -> None:
    with pytest.raises(BadOptions) as error:
        choose_sets("surprise", 2, Dice.seeded(1))
    assert (error.value.code, error.value.details["set"]) == ("unknown_set", "surprise")
