"""What the environments promise: seeds, rewards, limits, what is unasked, and words for what cannot be."""

from __future__ import annotations

import subprocess
import sys
from importlib import util
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import TerminateIllegalWrapper

from comptoir import env
from comptoir.core import BadOptions, ComptoirError, Dice, Refused
from comptoir.env.chart import NOTHING
from comptoir.env.play import MOST_INTERRUPTIONS, Play
from comptoir.env.seating import Seating

WISHES: list[tuple[str, dict[str, Any]]] = [
    ("dale", {"players": 2, "turn_limit": 150}),
    ("dale", {"teams": True, "turn_limit": 60}),
    ("karanor", {"players": 2, "round_limit": 3, "max_steps": 400}),
]


def play_out(table: Any, seed: int) -> list[tuple[str, int]]:
    """A game between random agents: who chose what."""
    chance, made = Random(seed), []
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observation, _, is_over, is_called_off, _ = table.last()
        if is_over or is_called_off:
            table.step(None)
            continue
        made.append((agent, chance.choice(np.flatnonzero(observation["action_mask"]).tolist())))
        table.step(made[-1][1])
    return made


@pytest.mark.parametrize(("game", "wishes"), WISHES)
def test_the_same_seed_gives_the_same_games(game: str, wishes: dict[str, Any]) -> None:
    tables = [env.aec(game, seed=5, **wishes) for _ in range(2)]
    assert play_out(tables[0], 7) == play_out(tables[1], 7) != play_out(tables[1], 8)
    for table in tables:
        table.reset(seed=9)
        table.reset()
    one, other = [table.observe("player_0")["observation"] for table in tables]
    assert np.array_equal(one, other)


def ended(wishes: dict[str, Any], seed: int) -> Play:
    """A random game of Dale that has come to its end."""
    chance, seating = Random(seed), Seating("dale", wishes)
    play = seating.begin(Dice.seeded(seed))
    while not play.is_over:
        play.choose(chance.choice(sorted(play.options)))
    return play


def test_who_wins_gets_1_and_who_loses_minus_1() -> None:
    play = ended({"players": 3}, 1)
    assert not play.is_truncated
    assert play.rewards() == [1.0 if seat in play.match.winners else -1.0 for seat in range(3)]
    play = ended({"teams": True, "sets": "game1"}, 1)
    assert sum(play.rewards()) == 0
    assert play.rewards()[0] == play.rewards()[2] != play.rewards()[1] == play.rewards()[3]


def test_a_shared_victory_counts_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    play = ended({"players": 3}, 1)
    for winners, rewards in [((0, 1), [0, 0, -1]), ((0, 1, 2), [-1 / 3] * 3)]:
        monkeypatch.setattr(type(play.match.game), "winners", lambda self, table, who=winners: who)
        assert play.rewards() == pytest.approx(rewards)


@pytest.mark.parametrize("limit", [{"turn_limit": 3}, {"max_steps": 5}])
def test_a_limit_truncates_and_brings_nothing(limit: dict[str, Any]) -> None:
    table = env.aec("dale", players=2, seed=1, **limit)
    table.reset()
    while not any(table.truncations.values()):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_karanor_is_called_off_unless_somebody_has_brought_about_its_end() -> None:
    play = Seating("karanor", {"players": 3, "round_limit": 2}, unasked=False).begin(Dice.seeded(1))
    while not play.is_over:
        play.choose(max(play.options))
    assert (play.is_truncated, play.rewards()) == (True, [0, 0, 0])
    play.match.table.trigger = 0  # as if it had been the last round anyway
    rewards = [1.0 if seat in play.match.winners else -1.0 for seat in range(3)]
    assert (play.is_truncated, play.rewards()) == (False, rewards)


def test_what_is_unasked_is_asked_once_around_from_whose_turn_it_is() -> None:
    play, chance = Seating("karanor", {"players": 4}).begin(Dice.seeded(5)), Random(1)
    around: dict[int, list[int]] = {}
    for _ in range(800):
        if play.is_unasked:
            first, picks = play.match.decisions[0].seat, len(play.match.picks)
            around.setdefault(picks, []).append((play.seat - first) % 4)
            play.choose(min(play.options))  # nothing
        else:
            play.choose(chance.choice(sorted(play.options)))
    assert len(around) > 100
    assert all([seats == sorted(set(seats)) for seats in around.values()])


def test_what_is_unasked_is_asked_in_turn_and_comes_to_an_end() -> None:
    play = Seating("karanor", {"players": 3}).begin(Dice.seeded(3))
    in_a_row = most = unasked = 0
    for _ in range(3000):
        if play.is_unasked:
            unasked += 1
            assert play.chart.actions[min(play.options)] == "nothing"
            assert play.options[min(play.options)] == NOTHING
            in_a_row += 1
            number = max(play.options)  # never nothing, if anything can be done
        else:
            if play.match.is_between_actions:
                most, in_a_row = max(most, in_a_row), 0
            number = min(play.options)
        play.choose(number)
        if play.is_over:
            break
    assert unasked > 100
    assert 0 < most <= MOST_INTERRUPTIONS


def test_more_gold_than_has_a_number_is_offered_in_steps() -> None:
    """The steps between are nobody's picks: the engine hears of the whole amount."""
    play = Seating("karanor", {"players": 2}).begin(Dice.seeded(3))

    def can(name: str) -> bool:
        return play.chart.actions.index(name) in play.options

    def choose(name: str) -> None:
        play.choose(play.chart.actions.index(name))

    def told_more() -> float:
        return play.observation(play.seat)[play.chart.places.index("told more")]

    while not can("offer"):
        play.choose(min(play.options))
    seat = play.seat
    play.match.table.gold[seat] = 620
    choose("offer")
    choose("give gold more")
    assert (told_more(), can("give gold 250"), can("give gold more"), can("done")) == (1, True, True, False)
    choose("give gold more")
    assert (told_more(), can("give gold 120"), can("give gold 121")) == (2, True, False)
    assert play.clone().options == play.options
    choose("give gold 42")
    decision = play.match.decision_of(seat)
    assert decision is not None
    assert decision.run is not None
    assert decision.run.picked[-1] == ("give", "gold", 542)
    assert told_more() == 0


def test_nobody_is_asked_unasked_where_that_is_switched_off() -> None:
    play, chance = Seating("karanor", {"players": 3}, unasked=False).begin(Dice.seeded(3)), Random(1)
    for _ in range(300):
        assert not play.is_unasked
        play.choose(chance.choice(sorted(play.options)))


def test_bots_trade_with_a_learner_who_does_nothing_unasked() -> None:
    table = env.gym("karanor", seat=1, bots=["medium", "first"], players=3, seed=2, round_limit=4)
    observation, _ = table.reset()
    is_done = False
    while not is_done:
        legal = np.flatnonzero(observation["action_mask"])
        observation, _, is_over, is_called_off, _ = table.step(legal[0])
        is_done = is_over or is_called_off
    assert table.play.match.is_over


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = env.aec("dale", players=2, seed=1)
    table.reset()
    before = table.play.match.hash
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    for action, code in [(illegal, "illegal_action"), (10**6, "no_such_action"), (None, "no_such_action")]:
        with pytest.raises(Refused, match=code):
            table.step(action)
    assert table.play.match.hash == before
    wrapped = TerminateIllegalWrapper(env.aec("dale", players=2, seed=1), illegal_reward=-1)
    wrapped.reset()
    agent = wrapped.agent_selection
    wrapped.step(illegal)
    assert wrapped.terminations[agent]


def test_an_illegal_action_loses_where_nobody_can_refuse_it() -> None:
    table = env.gym("dale", bots="random", players=2, seed=1)
    observation, _ = table.reset()
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    observation, reward, is_over, _, info = table.step(illegal)
    assert (reward, is_over, info) == (-1.0, True, {"illegal_action": table.seating.chart.actions[illegal]})
    assert not observation["action_mask"].any()
    with pytest.raises(Refused, match="game_over"):
        table.step(0)


@pytest.mark.parametrize(
    ("code", "make"),
    [
        ("unknown_game", lambda: env.aec("chess")),
        ("out_of_range", lambda: env.aec("dale", players=9)),
        ("out_of_range", lambda: env.openspiel("karanor", players=7)),
        ("unknown_set", lambda: env.aec("dale", sets=["dragons", "pandas", "owls"])),
        ("unknown_option", lambda: env.aec("dale", dragons=3)),
        ("unknown_bot", lambda: env.gym("dale", bots="genius")),
        ("bot_count", lambda: env.gym("dale", bots=["medium", "easy"], players=2)),
        ("out_of_range", lambda: env.gym("dale", seat=2, players=2)),
        ("out_of_range", lambda: env.aec("dale", max_steps=-1)),
        ("out_of_range", lambda: env.openspiel("dale", deals=0)),
        ("bad_option", lambda: env.aec("dale", render_mode="human")),
    ],
)
def test_what_cannot_be_is_said(code: str, make: Any) -> None:
    with pytest.raises(BadOptions, match=code):
        make()


@pytest.mark.parametrize("make", [env.aec, env.gym])
def test_an_environment_that_is_closed_says_so(make: Any) -> None:
    table = make("dale", seed=1)
    with pytest.raises(ComptoirError, match="env_not_begun"):
        table.step(0)
    table.close()
    for use in (table.reset, lambda: table.step(0)):
        with pytest.raises(ComptoirError, match="env_closed"):
            use()


@pytest.mark.parametrize(
    ("make", "package", "extra"),
    [(env.aec, "pettingzoo", "rl"), (env.gym, "gymnasium", "rl"), (env.openspiel, "pyspiel", "openspiel")],
)
def test_a_missing_package_is_named_with_what_brings_it(
    make: Any, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = util.find_spec
    monkeypatch.setattr(env, "find_spec", lambda name: None if name == package else found(name))
    with pytest.raises(ComptoirError, match="missing_extra") as raised:
        make("dale")
    assert raised.value.details == {"needs": package, "command": f'pip install "comptoir[{extra}]"'}


def test_nothing_of_others_is_imported_before_it_is_used() -> None:
    code = "import sys, comptoir.env; comptoir.env.chart('dale'); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {"numpy", "gymnasium", "pettingzoo", "pyspiel"}.isdisjoint(run.stdout.split())


def test_what_is_seen_can_be_read() -> None:
    tables: list[Any] = [env.aec("dale", seed=1, render_mode="ansi"), env.gym("dale", render_mode="ansi")]
    for table in tables:
        table.reset(seed=1)
        shown = table.render()
        assert "asked action: 1" in shown
        assert "> 5 inventory" in shown
    assert env.aec("dale", seed=1).render() is None
