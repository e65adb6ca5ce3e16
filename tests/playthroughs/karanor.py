"""The playthroughs of Marchands de Karanor: random merchants who also trade and play cards unasked."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from comptoir.core import Dice, Event, Match, Shown
from comptoir.core.table import Cards
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.events import Moved, Payment, Placed
from comptoir.karanor.game import GAME
from comptoir.karanor.table import KaranorTable
from tests.playthroughs.writing import picked, show, spell

NAMES = tuple(f"karanor-{players}" for players in range(2, 7))
SELDOM = 12
"""How rarely a merchant who may interrupts."""


def play(name: str, most_picks: int) -> str:
    """A random game, told up to a number of picks."""
    players = int(name[-1])
    dice = Dice.seeded(f"playthrough {name}")
    match = Match(GAME, {"players": players}, dice.key)
    chance = dice.spawn("picks")
    lines = [f"{name}: a random game of {players} merchants", *table_lines(match.table), ""]
    told = 0
    while match.decisions and len(match.picks) < most_picks:
        lines.append(go_on(match, chance))
        for event in (match.events or [])[told:]:
            lines.append(f"    {tell(match, event)}")
            if event.name() == "turn_began":
                lines += ["", *table_lines(match.table), ""]
        told = len(match.events or ())
    return "\n".join([*lines, "", f"hash {match.hash}", ""])


IN = {
    "city": "territories", "place": "territories", "source": "territories", "resource": "resources",
    "associate": "associates", "associates": "associates",
}  # fmt: skip
"""Fields of events that are places in a table of the pack."""
COUNTS = {"goods": "resources", "bought": "resources", "sold": "resources", "insignia": "insignia"}
"""Fields that count the entries of one."""


def tell(match: Match, event: Event) -> str:
    """An event with the names of the pack."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    return f"{event.name()} {_facts(match, type(event), values)}"


def _facts(match: Match, kind: type, values: dict[str, Any]) -> str:
    tables = IN | {"target": "territories"} if kind in (Moved, Placed) else IN
    return " ".join([f"{name}={_fact(match, name, value, tables)}" for name, value in values.items()])


def _fact(match: Match, name: str, value: Any, tables: dict[str, str]) -> str:
    pack = match.table.pack
    if name in tables and isinstance(value, int | tuple) and not isinstance(value, Shown):
        entries = getattr(pack, tables[name])
        which = [value] if isinstance(value, int) else value
        return " ".join([entries[each].id if each >= 0 else "-" for each in which]) or "-"
    if name in COUNTS and value and len(value) == len(getattr(pack, COUNTS[name])):
        pairs = zip(getattr(pack, COUNTS[name]), value, strict=True)
        return " ".join([f"{count} {each.id}" for each, count in pairs if count]) or "-"
    if isinstance(value, Payment | Bundle | Offer):
        return f"({_facts(match, type(value), {key: each for key, each in value._asdict().items() if each})})"
    return show(match, value)


def go_on(match: Match, chance: Dice) -> str:
    """One pick, and the line that tells it."""
    for seat in range(match.table.rules.players):
        options = match.interruptions(seat)
        if options and chance.below(SELDOM) == 0:
            option = options[chance.below(len(options))]
            line = f"seat {seat} interrupts: {spell(match, option)}"
            match.interrupt(seat, option)
            return line
    decision = match.decisions[chance.below(len(match.decisions))]
    pick = decision.options[chance.below(len(decision.options))]
    if decision.prompt == "offer":
        line = f"seat {decision.seat} offer: {spell(match, pick)}   (of {len(decision.options)} parts)"
    else:
        line = picked(match, decision, pick)
    match.answer(decision.seat, pick)
    return line


def table_lines(table: KaranorTable) -> list[str]:
    pack = table.pack

    def names(cards: Cards) -> str:
        return " ".join(pack.faces[table.faces[card]] for card in cards) or "-"

    row, delivery = names(table.row), names(table.deliveries)
    lines = [
        f"  turn {table.turn}, round {table.round}; row: {row}; delivery: {delivery}",
        f"  reserve {table.goods_by_name(table.reserve)}; offers {len(table.offers)}",
    ]
    for seat in range(table.rules.players):
        place = pack.territories[table.pawns[seat]].id
        insignia = [each.id for each, count in zip(pack.insignia, table.insignia[seat], strict=True) if count]
        held, numbers = table.goods_by_name(table.goods[seat]), (table.prestige, table.gold, table.income)
        prestige, gold, income = [each[seat] for each in numbers]
        lines.append(
            f"  seat {seat} in {place}: prestige {prestige}, gold {gold}, income {income}, "
            f"goods {held}, insignia {insignia}"
        )
        lines.append(
            f"    commerces {names(table.commerces[seat])}; quests {names(table.quests[seat])}; "
            f"black market {names(table.black_hands[seat])}; artefacts {names(table.artefacts[seat])}; "
            f"built {names(table.built[seat])}"
        )
    return lines
