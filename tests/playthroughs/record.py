"""Golden playthroughs: one readable text of a random game for each set, and one of a team game.

Run ``python -m tests.playthroughs.record`` after a change of rules that is meant, read the difference, and
commit it with the change. The text holds everything that happened, hidden cards included.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from comptoir.core import Decision, Dice, Hidden, Match, Option
from comptoir.core.events import Event
from comptoir.dale import GAME
from comptoir.dale.catalogue import FACES, SET_NAMES
from comptoir.dale.table import DaleTable

FOLDER = Path(__file__).parent
MOST_PICKS = 200


TEAMS = "teams"
NAMES = (*SET_NAMES, TEAMS)


def options(name: str) -> dict[str, object]:
    """A game with this set and its two neighbours; or a team game with sets that have much to say there."""
    if name == TEAMS:
        return {"players": 4, "teams": True, "sets": ["raccoons", "squirrels", "fennecs", "owls"]}
    at = SET_NAMES.index(name)
    return {"players": 2, "sets": [SET_NAMES[(at + step) % len(SET_NAMES)] for step in range(3)]}


def play(name: str) -> str:
    """A random game, told up to a number of picks."""
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
        lines.append(
            f"seat {decision.seat} {decision.prompt}: {spell(match, pick)}{others(match, decision, pick)}"
        )
        match.answer(decision.seat, pick)
        assert match.events is not None
        for event in match.events[told:]:
            lines.append(f"    {tell(event)}")
            if event.name() == "turn_began":
                lines += ["", *table_lines(match.table), ""]
        told = len(match.events)
    return "\n".join([*lines, "", f"hash {match.hash}", ""])


def others(match: Match[Any], decision: Decision, pick: Option) -> str:
    rest = [spell(match, option) for option in decision.options if option != pick]
    return f"   (not: {', '.join(rest)})" if rest else ""


def spell(match: Match[Any], option: Option) -> str:
    if isinstance(option, int):
        return str(FACES[match.table.faces[option]])
    word, *rest = option
    if word in ("play", "use", "as", "copy", "react"):
        card, *guise = rest
        return " ".join([str(word), FACES[match.table.faces[int(card)]], *(f"as {face}" for face in guise)])
    return " ".join(str(part) for part in option)


def tell(event: Event) -> str:
    facts = [f"{slot}={show(getattr(event, slot))}" for slot in event.__dataclass_fields__]
    return f"{event.name()} {' '.join(facts)}"


def show(value: object) -> str:
    if isinstance(value, Hidden):
        return f"{FACES[value.face]}[{value.known:b}]"
    if isinstance(value, tuple):
        return "(" + " ".join(show(each) for each in value) + ")"
    return str(value) if value != "" else "-"


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
