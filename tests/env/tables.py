"""Games of random mixes in the middle of play, for whoever wants to look at them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from comptoir.core import Decision, Dice, Match, Option, registry
from comptoir.dale import options as dale
from comptoir.env.chart import Chart, chart_of
from comptoir.karanor import options as karanor

GAMES = {"dale": 30, "karanor": 12}
"""So many games of each."""
STEPS = 300


class Moment(NamedTuple):
    """Somebody is asked, or may do something unasked."""

    chart: Chart
    match: Match
    seat: int
    options: tuple[Option, ...]
    decision: Decision | None
    """None if it is unasked."""


def wishes(game: str, chance: Random) -> dict[str, object]:
    """Any table that can be set up: players, teams, sets, and now and then another switch."""
    switches = dale.SWITCHES if game == "dale" else karanor.SWITCHES
    found: dict[str, object] = {
        name: chance.choice(list(allowed)) for name, allowed in switches.items() if chance.random() < 0.2
    }
    if game == "karanor":
        players = chance.randint(2, 6)
        return {**found, "players": players, "histories": "dealt" if players == 6 else "chosen"}
    teams = chance.random() < 0.25
    return {**found, "teams": teams, "players": 4 if teams else chance.randint(2, 4)}


def begun(game: str, wishes: Mapping[str, object], dice: Dice) -> tuple[Chart, Match]:
    options = registry.load(game, "env").options(wishes, dice)
    return chart_of(game, options), Match(registry.rules(game), options, dice.key)


def moments(game: str, seed: int) -> Iterator[Moment]:
    """Random games, in which everybody does something rather than nothing."""
    chance = Random(seed)
    for number in range(GAMES[game]):
        chart, match = begun(game, wishes(game, chance), Dice.seeded(f"{seed}/{number}"))
        for _ in range(STEPS):
            if match.is_over:
                break
            seat = chance.randrange(match.game.seats(match.table))
            unasked = match.interruptions(seat)
            if unasked and chance.random() < 0.2:
                yield Moment(chart, match, seat, unasked, None)
                match.interrupt(seat, chance.choice(unasked))
                continue
            decision = chance.choice(match.decisions)
            yield Moment(chart, match, decision.seat, decision.options, decision)
            match.answer(decision.seat, _pick(decision, chance))


def _pick(decision: Decision, chance: Random) -> Option:
    idle = ({("inventory",), ("end",), ("pass",)}) if chance.random() < 0.6 else set()
    busy = [option for option in decision.options if option not in idle]
    if decision.prompt == "offer" and ("done",) in decision.options and chance.random() < 0.3:
        return ("done",)
    return chance.choice(busy or list(decision.options))
