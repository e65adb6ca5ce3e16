"""Abilities of passives in hand: optional, once in their owner's turn, beside the four actions."""

from __future__ import annotations

from typing import Any

from comptoir.core import Option
from comptoir.dale import events
from comptoir.dale.cardbook import ABILITIES
from comptoir.dale.catalogue import FACE, FACES
from comptoir.dale.guises import Use
from comptoir.dale.seat import Seat
from comptoir.dale.table import DaleTable


def abilities(table: DaleTable, choices: list[Use]) -> list[Option]:
    """The once-per-turn abilities a seat may use, its own or copied ones."""
    found: list[Option] = []
    for use in choices:
        face, printed = use.face, table.faces[use.card]
        if (ABILITIES[face] is None and ABILITIES[printed] is None) or use.card in table.used:
            continue
        if ABILITIES[printed] is not None and ("use", use.card) not in found:
            found.append(("use", use.card))  # a chameleon's own ability needs no copying
        if face != printed and ABILITIES[face] is not None:
            found.append(("use", use.card, FACES[face]))
    return found


async def use_ability(me: Seat, card: int, face: int) -> None:
    """Use a passive's ability; a chameleon that copied it to do so stays that card for the turn."""
    table = me.table
    effect = ABILITIES[face]
    assert effect is not None
    me.reveal(card)
    guise = me.show_use(card, face)
    if guise:
        table.guises[card] = face
    table.used += (card,)
    table.tell(events.Used(me.at, table.show(card), guise))
    await effect(Seat(table, me.at, card))


def card_and_face(table: DaleTable, pick: tuple[Any, ...]) -> tuple[int, int]:
    """What a pick such as ``("use", card)`` or ``("play", card, "acorn")`` names."""
    return pick[1], FACE[pick[2]] if len(pick) > 2 else table.faces[pick[1]]
