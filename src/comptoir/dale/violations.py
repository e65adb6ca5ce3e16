"""What can be wrong with a table of La Vallée des Marchands, in plain words for developers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from comptoir.dale.board import EMPTY
from comptoir.dale.cardbook import book_of
from comptoir.dale.catalogue import JUNK
from comptoir.dale.options import Rules
from comptoir.dale.table import DaleTable, faces_in_play


def violations(table: DaleTable) -> list[str]:
    """Broken invariants; none in a healthy game."""
    found = []
    lying = [*table.market_deck, *table.market_discard, *table.junk_reserve, *table.aside]
    lying += [card for card in table.market if card != EMPTY]
    for zones in (table.decks, table.hands, table.discards, table.schedules):
        lying += [card for zone in zones for card in zone]
    lying += [card for stall in table.stalls for stack in stall for card in stack]
    lying += [card for cards in table.stored.values() for card in cards]
    if sorted(lying) != list(range(len(table.faces))):
        found.append("a card is lost or lies in two places")
    # Of junk there may be more than in the box.
    if sorted(table.faces.replace(bytes([JUNK]), b"")) != _faces_but_junk(table.rules):
        found.append("a face was lost or made up")
    for at, hand in enumerate(table.hands):
        if not _knows_all(table, at, hand):
            found.append("a seat does not know its own hand")
    for at, schedule in enumerate(table.schedules):
        if not _knows_all(table, at, [card for under in schedule for card in table.stored.get(under, ())]):
            found.append("a seat does not know what it stored")
    waiting = {card for schedule in table.schedules for card in schedule}
    if not waiting.issuperset(table.stored):
        found.append("a card is stored under nothing")
    return found


@cache
def _faces_but_junk(rules: Rules) -> list[int]:
    """What a game is made of, in order."""
    return sorted([face for face in faces_in_play(rules, book_of(rules.edition)).elements() if face != JUNK])


def _knows_all(table: DaleTable, at: int, cards: Sequence[int]) -> bool:
    known = table.known
    return all([known[card] >> at & 1 for card in cards])
