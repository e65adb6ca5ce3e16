"""OpenSpiel plays our games: its own tests, its playthroughs, its algorithms."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    evaluate_bots,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.bots import uniform_random

from comptoir import env
from comptoir.env.words import read_wishes, write_wishes

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("dale", {"players": 2, "sets": ["macaws", "pandas", "raccoons"]}),
    ("dale", {"teams": True, "sets": "cunning"}),
    ("karanor", {"players": 3}),
    ("karanor", {"players": 2, "unasked": False}),
]
EACH = pytest.mark.parametrize(("name", "wishes"), GAMES)
TWO_SEATS = pytest.mark.parametrize(("name", "wishes"), [GAMES[0], GAMES[-1]])


def loaded(name: str, wishes: dict[str, Any], steps: int) -> Any:
    return env.openspiel(name, deals=5, max_steps=steps, **wishes)


def in_the_middle(game: Any, steps: int) -> Any:
    state, chance = game.new_initial_state(), Random(1)
    state.apply_action(3)
    while state.move_number() < steps:
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@EACH
def test_openspiel_finds_nothing(name: str, wishes: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(name, wishes, 40), num_sims=1, serialize=True, verbose=False)


@TWO_SEATS
def test_a_playthrough_can_be_generated_and_made_again(name: str, wishes: dict[str, Any]) -> None:
    game, said = str(loaded(name, wishes, 3)), "action: "
    text = generate_playthrough.playthrough(game, None, seed=1)
    actions = [int(line.removeprefix(said)) for line in text.splitlines() if line.startswith(said)]
    assert len(actions) == 4
    assert generate_playthrough.playthrough(game, actions) == text


@EACH
def test_a_resampled_state_looks_the_same_to_who_asks(name: str, wishes: dict[str, Any]) -> None:
    state = in_the_middle(loaded(name, wishes, 100), 30)
    player, differing = state.current_player(), 0
    for number in range(10):
        other = state.resample_from_infostate(player, lambda number=number: number / 10)
        for told in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(state, told)(player) == getattr(other, told)(player)
        assert state.legal_actions() == other.legal_actions()
        differing += other.play.match.table.faces != state.play.match.table.faces
        other.apply_action(other.legal_actions()[0])
    assert differing > 5


@EACH
def test_a_copy_goes_its_own_way(name: str, wishes: dict[str, Any]) -> None:
    state = in_the_middle(loaded(name, wishes, 100), 20)
    before, twin = str(state), state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert str(state) == before != str(twin)
    state.apply_action(state.legal_actions()[-1])
    assert str(state) == str(twin)


@TWO_SEATS
def test_algorithms_run(name: str, wishes: dict[str, Any]) -> None:
    """Matches between its bots, a search in imagined worlds, and regrets of sampled games."""
    game = loaded(name, wishes, 60)
    state = game.new_initial_state()
    state.apply_action(1)
    bots = [uniform_random.UniformRandomBot(player, np.random.RandomState(player)) for player in range(2)]
    assert sum(evaluate_bots.evaluate_bots(state.clone(), bots, np.random.RandomState(1))) == 0
    searcher = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=15,
        random_state=np.random.RandomState(1),
    )
    assert {action for action, _ in searcher.get_policy(state)} == set(state.legal_actions())
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy().action_probabilities(state)
    assert set(policy) == set(state.legal_actions())


def test_wishes_are_read_as_they_were_written() -> None:
    wishes: dict[str, object] = {"players": 3, "teams": False, "sets": ["macaws"], "overpay": "free"}
    assert read_wishes(write_wishes(wishes)) == wishes
    assert read_wishes("") == {}
