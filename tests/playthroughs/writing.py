"""Writing a game down as it is, hidden cards included: what golden playthroughs of all games share."""

from __future__ import annotations

from comptoir.core import Decision, Face, Match, Option, Shown
from comptoir.core.events import Event

WITH_CARDS = ("play", "use", "as", "copy", "react", "build", "quest", "card", "activate")
"""Options that name a card after the verb."""


def name_of(match: Match, card: int) -> str:
    return str(match.game.faces[match.table.faces[card]])


def picked(match: Match, decision: Decision, pick: Option) -> str:
    """A line for a pick, with what was not picked."""
    rest = [spell(match, option) for option in decision.options if option != pick]
    others = f"   (not: {', '.join(rest)})" if rest else ""
    return f"seat {decision.seat} {decision.prompt}: {spell(match, pick)}{others}"


def spell(match: Match, option: Option) -> str:
    if isinstance(option, int):
        return name_of(match, option)
    word, *rest = option
    if word in WITH_CARDS and rest and isinstance(rest[0], int):
        card, more = rest[0], rest[1:]
        joined = [f"as {part}" if isinstance(part, str) else str(part) for part in more]
        return " ".join([str(word), name_of(match, card), *joined])
    return " ".join(str(part) for part in option)


def tell(match: Match, event: Event) -> str:
    facts = [f"{slot}={show(match, getattr(event, slot))}" for slot in event.__dataclass_fields__]
    return f"{event.name()} {' '.join(facts)}"


def show(match: Match, value: object) -> str:
    if isinstance(value, Shown):
        return f"{match.game.faces[value.face]}[{value.known:b}]"
    if isinstance(value, Face):
        return str(match.game.faces[value]) if value >= 0 else "-"
    if isinstance(value, tuple):
        return "(" + " ".join(show(match, each) for each in value) + ")"
    if isinstance(value, dict):
        return "{" + " ".join(f"{name}={show(match, each)}" for name, each in value.items()) + "}"
    return str(value) if value != "" else "-"
