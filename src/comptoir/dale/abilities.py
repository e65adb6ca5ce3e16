"""Abilities of passives in hand: optional, once in their owner's turn, beside the four actions."""

from __future__ import annotations

from typing import Any

from comptoir.core import Option
from comptoir.dale import events
from comptoir.dale.board import DaleBoard
from comptoir.dale.catalogue import FACE, FACES
from comptoir.dale.guises import Use
from comptoir.dale.owner import Owner
from comptoir.dale.seat import Seat
from comptoir.dale.table import MOST_EXTRAS, DaleTable


def abilities(table: DaleTable, seat: int, choices: list[Use], allowed: list[bool]) -> list[Option]:
    """The once-per-turn abilities a seat may use now, its own or copied ones, of the faces allowed here."""
    found: list[Option] = []
    faces = table.faces
    for use in choices:
        card, face = use.card, use.face
        printed = faces[card]
        if allowed[printed]:  # a chameleon's own ability needs no copying
            own: Option = ("use", card)
            if own not in found and not fault_of_use(table, seat, card, printed):
                found.append(own)
        if face != printed and allowed[face] and not fault_of_use(table, seat, card, face):
            found.append(("use", card, FACES[face]))
    return found


def fault_of_use(table: DaleBoard, seat: int, card: int, face: int) -> str:
    """What is against using an ability, as the code of a refusal; nothing if it may be used."""
    if card in table.used:
        return "used_already"
    if table.book.abilities[face] is None:
        return "no_ability"
    needs = table.book.needs[face]
    if table.extras >= MOST_EXTRAS or (needs is not None and not needs(Owner(table, seat))):
        return "not_usable_now"
    return ""


async def use_ability(me: Seat, card: int, face: int) -> None:
    """Use a passive's ability; a chameleon that copied it to do so stays that card for the turn."""
    table = me.table
    effect = table.book.abilities[face]
    assert effect is not None
    if face == table.faces[card]:
        (card,) = table.stand_ins(me.at, (card,))
    me.lay_open(card)
    guise = me.show_use(card, face)
    if guise >= 0:
        table.take_guise(card, face)
    table.used += (card,)
    table.extras += 1
    if table.is_heard:
        table.tell(events.Used(me.at, table.show(card), guise))
    await effect(Seat(table, me.at, card))


def card_and_face(table: DaleBoard, pick: tuple[Any, ...]) -> tuple[int, int]:
    """What a pick such as ``("use", card)`` or ``("play", card, "acorn")`` names."""
    return pick[1], FACE[pick[2]] if len(pick) > 2 else table.faces[pick[1]]
