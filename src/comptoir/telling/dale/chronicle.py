"""The story of a game in numbers: stacks over time, cards bought and played, the luck of the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from comptoir.core import Event, Match
from comptoir.dale import events
from comptoir.dale.catalogue import DICE
from comptoir.telling.dale.shapes import Cast, DaleStory, DieLuck, Progress, SeatStory, Tally


class _Count:
    """What one seat has done so far."""

    def __init__(self, keys: Sequence[str]) -> None:
        self.keys = keys
        self.bought: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.rolls: dict[str, Counter[str]] = {}
        self.spent = self.built = self.inventories = self.turns = 0

    def hear(self, event: Event) -> None:
        match event:
            case events.TurnBegan():
                self.turns += 1
            case events.TookInventory():
                self.inventories += 1
            case events.Purchased(card=card, price=price):
                self.bought[self.keys[card.face]] += 1
                self.spent += price
            case events.Played(card=card, guise=guise):
                self.played[self.keys[card.face if guise < 0 else guise]] += 1
            case events.Built():
                self.built += 1
            case events.Rolled(die=die, result=result):
                self.rolls.setdefault(die, Counter())[str(result)] += 1

    def told(self) -> SeatStory:
        return SeatStory(
            _tallies(self.bought), _tallies(self.played), self.spent, self.built, self.inventories, self.turns
        )


def chronicle(match: Match) -> DaleStory:
    """Told from what was public when it happened."""
    table = match.table
    players, teams = table.rules.players, table.rules.teams
    counts = [_Count(table.book.keys) for _ in range(players)]
    first: Any = match.options["first"]
    counts[first].turns = 1  # its beginning is written down nowhere
    turn = 1
    stacks = [Progress(0, [0] * players)]
    for event in match.events_for(table.spectator):
        seat = getattr(event, "seat", None)
        if seat is not None:
            counts[seat].hear(event)
        if isinstance(event, events.TurnBegan):
            turn = event.turn
        elif isinstance(event, events.Built):
            builders = [at for at in range(players) if at == seat or (teams and (at - event.seat) % 2 == 0)]
            count = [event.number if at in builders else had for at, had in enumerate(stacks[-1].stacks)]
            stacks.append(Progress(turn, count))
    return DaleStory(
        turns=turn,
        winners=list(match.winners),
        stacks_to_win=table.rules.stacks_to_win,
        stacks=stacks,
        seats=[count.told() for count in counts],
        dice=[_luck(die, at, rolls) for at, count in enumerate(counts) for die, rolls in count.rolls.items()],
    )


def _tallies(counter: Counter[str]) -> list[Tally]:
    return [Tally(face, count) for face, count in counter.most_common()]


def _luck(die: str, at: int, rolls: Counter[str]) -> DieLuck:
    faces = DICE[die]
    results = [Cast(result, rolls[result]) for result in dict.fromkeys(map(str, faces))]
    count = rolls.total()
    numbers = [face for face in faces if isinstance(face, int)]
    mean = sum(int(result) * times for result, times in rolls.items()) / count if numbers else None
    expected = sum(numbers) / len(numbers) if numbers else None
    return DieLuck(die, at, count, results, mean, expected)
