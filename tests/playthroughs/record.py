"""Golden playthroughs: readable texts of random games, one for each set, for teams, and for each number of
players of Karanor.

Run ``python -m tests.playthroughs.record`` after a change of rules that is meant, read the difference, and
commit it with the change. The text holds everything that happened, hidden cards included.
"""

from __future__ import annotations

from pathlib import Path
from typing import cast

from comptoir.core import Dice, Match
from comptoir.dale import GAME
from comptoir.dale.catalogue import FACES, SET_NAMES
from comptoir.dale.table import DaleTable
from tests.playthroughs import karanor
from tests.playthroughs.writing import picked, tell

FOLDER = Path(__file__).parent
MOST_PICKS = 240


TEAMS = "teams"
NAMES = (*SET_NAMES, TEAMS, *karanor.NAMES)


def options(name: str) -> dict[str, object]:
    """A game with this set and its two neighbours; or a team game with sets that have much to say there."""
    if name == TEAMS:
        return {"players": 4, "teams": True, "sets": ["raccoons", "squirrels", "fennecs", "owls"]}
    at = SET_NAMES.index(name)
    return {"players": 2, "sets": [SET_NAMES[(at + step) % len(SET_NAMES)] for step in range(3)]}


def play(name: str) -> str:
    """A random game, told up to a number of picks."""
    if name in karanor.NAMES:
        return karanor.play(name, MOST_PICKS)
    wishes = options(name)
    sets = cast("list[str]", wishes["sets"])
    dice = Dice.seeded(f"playthrough {name}")
    match = Match(GAME, wishes, dice.key)
    choose = dice.spawn("picks")
    lines = [f"{name}: a random game with {', '.join(sets)}", *table_lines(match.table), ""]
    told = 0
    while match.decisions and len(match.picks) < MOST_PICKS:
        decision = match.decisions[0]
        pick = decision.options[choose.below(len(decision.options))]
        lines.append(picked(match, decision, pick))
        match.answer(decision.seat, pick)
        assert match.events is not None
        for event in match.events[told:]:
            lines.append(f"    {tell(match, event)}")
            if event.name() == "turn_began":
                lines += ["", *table_lines(match.table), ""]
        told = len(match.events)
    return "\n".join([*lines, "", f"hash {match.hash}", ""])


def table_lines(table: DaleTable) -> list[str]:
    def names(cards: tuple[int, ...]) -> str:
        return " ".join("-" if card < 0 else FACES[table.faces[card]] for card in cards) or "-"

    lines = [f"  turn {table.turn}, market from the right: {names(table.market)}"]
    for seat in range(table.rules.players):
        stall = " | ".join(names(stack) for stack in table.stall(seat)) or "-"
        lines.append(f"  seat {seat} hand: {names(table.hands[seat])}; stall: {stall}")
        for card in table.schedules[seat]:
            stored = names(table.stored[card]) if card in table.stored else "nothing"
            lines.append(f"    in play: {FACES[table.shown(card)]}, under it {stored}")
        lines.append(f"    deck {names(table.decks[seat])}; discard {names(table.discards[seat])}")
    return lines


if __name__ == "__main__":
    for each in NAMES:
        (FOLDER / f"{each}.txt").write_text(play(each), encoding="utf-8")
