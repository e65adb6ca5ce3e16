"""The start of a turn: what waits in the schedule resolves, and what lasted until now ends."""

from __future__ import annotations

from comptoir.core import Face, without
from comptoir.dale import events
from comptoir.dale.board import ACTION, START
from comptoir.dale.reactions import react
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import RESOLVED
from comptoir.dale.table import DaleTable


async def begin_turn(me: Seat) -> None:
    """Resolve the cards of the schedule, one by one in the order their owner chooses."""
    table, at = me.table, me.at
    table.phase = START
    while table.schedules[at]:
        card = await me.choose_card(table.schedules[at], "resolve")
        assert card is not None
        face = table.shown(card)
        if table.is_heard:
            guise = events.NO_GUISE if face == table.faces[card] else Face(face)
            table.tell(events.Resumed(at, table.show(card), guise))
        script = table.book.turn_starts[face]
        if script is not None:
            await script(Seat(table, at, card))
        leave_schedule(table, at, card, face)
        await react(table)
    table.phase = ACTION


def waits(table: DaleTable, card: int, face: int) -> bool:
    """Does a technique that was just played stay in the schedule until its owner's next turn?"""
    book = table.book
    if book.waits_while_storing[face]:
        return card in table.stored
    return book.turn_starts[face] is not None or book.lasting[face] is not None


def leave_schedule(table: DaleTable, at: int, card: int, face: int) -> None:
    """A technique, played as this face, is resolved: to the discard, unless it lies elsewhere by now."""
    if card in table.schedules[at]:
        table.schedules[at] = without(table.schedules[at], card)
        table.guises.pop(card, None)
        table.discards[at] += (card,)
    table.trigger(RESOLVED, at, face=face)
