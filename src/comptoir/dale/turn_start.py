"""The start of a turn: what waits in the schedule resolves, and what lasted until now ends."""

from __future__ import annotations

from typing import Final

from comptoir.core import Cards, Face, without
from comptoir.dale import events
from comptoir.dale.board import ACTION, START
from comptoir.dale.reactions import react
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import RESOLVED
from comptoir.dale.table import DaleTable

NEXT_TURN: Final = "next_turn"
"""The milestone where something waits for the next player."""


async def begin_turn(me: Seat) -> None:
    """Resolve the cards of the schedule, one by one in the order their owner chooses."""
    table, at = me.table, me.at
    table.phase = START
    while waiting := [card for card in table.schedules[at] if card not in table.begun]:
        table.reach_milestone(NEXT_TURN)
        card = await me.choose_card(waiting, "resolve")
        assert card is not None
        face = table.shown(card)
        if table.is_heard:
            guise = events.NO_GUISE if face == table.faces[card] else Face(face)
            table.tell(events.Resumed(at, table.show(card), guise))
        script = table.book.turn_starts[face]
        if script is not None:
            await script(Seat(table, at, card))
        if _goes_on(table, face):
            table.begun += (card,)
        else:
            leave_schedule(table, at, card, face)
        await react(table)
    table.phase = ACTION


def waits(table: DaleTable, card: int, face: int) -> bool:
    """Does a technique that was just played stay in the schedule until its owner's next turn?"""
    book = table.book
    if book.waits_while_storing[face]:
        return card in table.stored
    return book.turn_starts[face] is not None or book.lasting[face] is not None


def _goes_on(table: DaleTable, face: int) -> bool:
    """Does what began at the start of the turn hold until its end, and its card lie there as long?"""
    rules = table.rules
    is_kept = rules.turn_long_techniques == "kept" and rules.turn_long_extent == "effect"
    return is_kept and table.book.lasts_all_turn[face]


def ending(table: DaleTable, at: int) -> Cards:
    """Cards of the schedule that end with their owner's turn."""
    return tuple([card for card in table.schedules[at] if _ends_now(table, card)])


def _ends_now(table: DaleTable, card: int) -> bool:
    """At the end of its owner's turn: does a card of the schedule end with it, and not only then begin?"""
    face, book = table.shown(card), table.book
    return book.lasts_all_turn[face] and (book.turn_starts[face] is None or card in table.begun)


def leave_schedule(table: DaleTable, at: int, card: int, face: int) -> None:
    """A technique, played as this face, is resolved: to the discard, unless it lies elsewhere by now."""
    if card in table.schedules[at]:
        table.schedules[at] = without(table.schedules[at], card)
        if card in table.begun:
            table.begun = without(table.begun, card)
        table.drop_guise(card)
        table.discards[at] += (card,)
    table.trigger(RESOLVED, at, face=face)
