"""Setting a table for a scenario: these cards in these zones and no others.

Zones are written as words, top card last; a word is a card's name or any part of it that names no other card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import Dice, Match
from comptoir.dale import GAME
from comptoir.dale.board import EMPTY, SLOTS
from comptoir.dale.catalogue import DICE, FACE, FACES, ROWS, SET_NAMES
from comptoir.dale.table import DaleTable

Zones = Mapping[str, Any]
Roll = int | tuple[str, int | str] | None


def face_named(word: str) -> int:
    """The face a word means: an exact name, the only one with that word, or the only one that contains it."""
    if word in FACE:
        return FACE[word]
    whole = [name for name in FACES if word in name.split("_")]
    found = whole or [name for name in FACES if word in name]
    assert len(found) == 1, f"{word!r} could be any of {found}"
    return FACE[found[0]]


def set_table(
    *,
    hand: str = "",
    deck: str = "",
    discard: str = "",
    stall: Sequence[str] = (),
    them: Zones | Sequence[Zones] = (),
    market: str = "",
    market_deck: str = "",
    market_discard: str = "",
    junk_reserve: int = 6,
    actions: int = 1,
    sets: str = "",
    schedule: str = "",
    roll: Roll = None,
    active: int | None = None,
    **switches: object,
) -> Match:
    """A match whose table holds these cards; ``them`` are the zones of the other seats, in order."""
    others = [them] if isinstance(them, Mapping) else list(them) or [{}]
    teams = bool(switches.get("teams"))
    if teams:
        others += [{}] * (3 - len(others))
    mine = {"hand": hand, "deck": deck, "discard": discard, "stall": stall, "schedule": schedule}
    seats: list[Zones] = [mine, *others]
    named = [market, market_deck, market_discard, *(str(zone) for seat in seats for zone in seat.values())]
    mix = _mix(sets, " ".join(named), 4 if teams else len(seats) + 1)
    match = Match(GAME, {"players": len(seats), "sets": mix, **switches}, _key(roll))
    table = match.table
    _clear(table)
    for at, zones in enumerate(seats):
        _lay(table, at, zones)
    slots = [EMPTY if word == "-" else _deal(table, word, table.public)[0] for word in market.split()]
    table.market = tuple(slots + [EMPTY] * (SLOTS - len(slots)))
    table.market_deck = _deal(table, market_deck, 0)
    table.market_discard = _deal(table, market_discard, table.public)
    table.junk_reserve = _deal(table, "junk " * junk_reserve, table.public)
    table.actions = actions
    table.active = table.active if active is None else active
    table.dice = Dice(_key(roll))
    match._settle()
    return match


def _mix(sets: str, words: str, count: int) -> list[str]:
    """The sets of a game with these words in it, filled up to the number it needs."""
    for mark in "[]'(),-":
        words = words.replace(mark, " ")
    needed = dict.fromkeys([ROWS[face_named(word)].set for word in words.split()])
    wanted = dict.fromkeys([*sets.split(), *(name for name in needed if name)])
    assert len(wanted) <= count, f"a game with {count} sets cannot be played with {list(wanted)}"
    return list(dict.fromkeys([*wanted, *SET_NAMES]))[:count]


def _lay(table: DaleTable, at: int, zones: Zones) -> None:
    """Deal the cards of one seat."""
    assert set(zones) <= {"hand", "deck", "discard", "stall", "schedule"}, zones
    table.hands[at] = _deal(table, zones.get("hand", ""), 1 << at)
    table.decks[at] = _deal(table, zones.get("deck", ""), 0)
    table.discards[at] = _deal(table, zones.get("discard", ""), table.public)
    table.schedules[at] = _deal(table, zones.get("schedule", ""), table.public)
    if at < len(table.stalls):
        table.stalls[at] = tuple(_deal(table, stack, table.public) for stack in zones.get("stall", ()))


def _key(roll: Roll) -> bytes:
    die, wanted = roll if isinstance(roll, tuple) else ("ocelots", roll)
    faces = DICE[die]
    for seed in range(1000):
        dice = Dice.seeded(seed)
        if wanted is None or faces[dice.below(len(faces))] == wanted:
            return dice.key
    raise AssertionError(f"the die of the {die} has no {wanted}")


def _clear(table: DaleTable) -> None:
    count = len(table.hands)
    table.faces, table.known = b"", bytearray()
    table.pool_alike(())
    table.decks, table.hands, table.discards = [()] * count, [()] * count, [()] * count
    table.market_deck = table.market_discard = table.junk_reserve = ()


def _deal(table: DaleTable, words: str, known: int) -> tuple[int, ...]:
    return table.deal([face_named(word) for word in words.split()], known=known)
