"""The story of a game in numbers: stacks over time, cards bought and played, the luck of the dice."""

from __future__ import annotations

from collections import Counter
from typing import Any

from comptoir.core import Match
from comptoir.dale.catalogue import DICE
from comptoir.telling.dale.shapes import Cast, DaleStory, DieLuck, SeatStory, Standing, Tally


class _Count:
    """What one seat has done so far."""

    def __init__(self) -> None:
        self.bought: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.rolls: dict[str, Counter[str]] = {}
        self.spent = self.built = self.inventories = self.turns = 0

    def hear(self, event: dict[str, Any]) -> None:
        match event["event"]:
            case "turn_began":
                self.turns += 1
            case "took_inventory":
                self.inventories += 1
            case "purchased":
                self.bought[event["card"]["face"]] += 1
                self.spent += event["price"]
            case "played":
                self.played[event["guise"] or event["card"]["face"]] += 1
            case "built":
                self.built += 1
            case "rolled":
                self.rolls.setdefault(event["die"], Counter())[str(event["result"])] += 1

    def told(self) -> SeatStory:
        return SeatStory(
            _tallies(self.bought), _tallies(self.played), self.spent, self.built, self.inventories, self.turns
        )


def chronicle(match: Match[Any]) -> DaleStory:
    """Told from what was public when it happened."""
    table = match.table
    players, teams = table.rules.players, table.rules.teams
    counts = [_Count() for _ in range(players)]
    first: Any = match.options["first"]
    counts[first].turns = 1  # its beginning is written down nowhere
    turn = 1
    stacks = [Standing(0, [0] * players)]
    for event in match.plain_events(table.spectator):
        assert isinstance(event, dict)
        plain: dict[str, Any] = event
        if "seat" in plain:
            counts[plain["seat"]].hear(plain)
        if plain["event"] == "turn_began":
            turn = plain["turn"]
        elif plain["event"] == "built":
            builders = [at for at in range(players) if at == plain["seat"] or (teams and _mates(at, plain))]
            count = [plain["number"] if at in builders else had for at, had in enumerate(stacks[-1].stacks)]
            stacks.append(Standing(turn, count))
    return DaleStory(
        turns=turn,
        winners=list(match.winners),
        stacks_to_win=table.rules.stacks_to_win,
        stacks=stacks,
        seats=[count.told() for count in counts],
        dice=[_luck(die, at, rolls) for at, count in enumerate(counts) for die, rolls in count.rolls.items()],
    )


def _mates(at: int, event: dict[str, Any]) -> bool:
    return bool((at - event["seat"]) % 2 == 0)


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
