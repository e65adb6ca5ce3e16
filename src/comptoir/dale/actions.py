"""The four actions."""

from __future__ import annotations

from typing import Any

from comptoir.core import Args, Cards, Decision, Option, choose_some
from comptoir.core.decision import swift_decision
from comptoir.dale import cards, events
from comptoir.dale.abilities import abilities, card_and_face, use_ability
from comptoir.dale.building import build, can_build
from comptoir.dale.cardbook import ABILITIES, LASTS_ALL_TURN, PAYMENTS, TECHNIQUES
from comptoir.dale.catalogue import BONUS, FACES, VALUE
from comptoir.dale.clean_up import clean_up, leave_schedule
from comptoir.dale.guises import uses
from comptoir.dale.payment import can_buy_from_discard, purchase, purse
from comptoir.dale.seat import Seat
from comptoir.dale.table import DISCARD_SLOT, EMPTY, MOST_BONUSES, DaleTable

_ = cards  # importing them is what fills the cardbook

PURCHASE: tuple[Option, ...] = tuple([("purchase", slot) for slot in range(DISCARD_SLOT + 1)])
_EXTRA = tuple([bool(ABILITIES[face] or PAYMENTS[face]) for face in range(len(FACES))])
"""Faces that may add options of their own kind: abilities, and purchases from the market discard."""
BUILD: Option = ("build",)
INVENTORY: Option = ("inventory",)


def choose_action(table: DaleTable) -> Decision | None:
    """The question that opens every action."""
    if table.winner >= 0 or table.turn > table.rules.turn_limit:
        return None
    at = table.active
    hand, faces = table.hands[at], table.faces
    choices = uses(table, at, hand)
    options: list[Option] = []
    most, has_extra = 0, False
    for _, card, face, value in choices:
        most += value
        if face != faces[card]:
            has_extra = True  # a chameleon may have an ability of its own beside what it copies
            if TECHNIQUES[face] is not None:
                options.append(("play", card, FACES[face]))
        elif TECHNIQUES[face] is not None:
            options.append(("play", card))
        elif _EXTRA[face]:
            has_extra = True
    if choices:
        if len(choices) > len(hand):
            most = purse(choices)  # a card with several faces pays once
        for slot, card in enumerate(table.market):
            if card != EMPTY and VALUE[faces[card]] + slot <= most:
                options.append(PURCHASE[slot])
        if has_extra and can_buy_from_discard(table, choices):
            options.append(PURCHASE[DISCARD_SLOT])
        if can_build(table, at, choices):
            options.append(BUILD)
        if has_extra:
            options += abilities(table, choices)
    options.append(INVENTORY)
    args: Args = (("actions", table.actions),)
    return swift_decision((at, "action", tuple(options), args, EMPTY, None, False))


async def perform(table: DaleTable, pick: Any) -> None:
    """One action of the active player, and clean-up when it was the last of the turn."""
    me = Seat(table, table.active)
    verb = pick[0]
    if verb == "use":
        await use_ability(me, *card_and_face(table, pick))
        return
    table.actions -= 1
    if verb == "purchase":
        await purchase(me, pick[1])
    elif verb == "play":
        await play(me, *card_and_face(table, pick))
    elif verb == "build":
        await build(me)
    else:
        await take_inventory(me)
    if not table.actions:
        await clean_up(me)


async def take_inventory(me: Seat) -> None:
    """Discard any number of cards, in the order picked."""
    count = len(me.hand)
    picked: Cards = await choose_some(  # type: ignore[assignment]
        me.at, "discard", me.hand, 0, count, ordered=True, swift=me.table.swift
    )
    if me.table.journal is not None:
        me.table.journal.append(events.TookInventory(me.at, len(picked)))
    me.discard_from_hand(me.table.stand_ins(me.at, picked))


async def play(me: Seat, card: int, face: int) -> None:
    """Play a technique: it lies in the schedule while it resolves, then goes to the discard."""
    table, at = me.table, me.at
    effect = TECHNIQUES[face]
    assert effect is not None
    (card,) = table.stand_ins(at, (card,))
    guise = "" if face == table.faces[card] else me.show_use(card, face)
    table.leave_hand(at, card)
    table.known[card] = table.public
    table.schedules[at] += (card,)
    if guise:
        table.guises[card] = face
    if table.journal is not None:
        table.journal.append(events.Played(at, table.show(card), guise))
    me.source = card
    await effect(me)
    keeps = face in LASTS_ALL_TURN and table.rules.turn_long_techniques == "kept"
    if card in table.schedules[at] and not keeps:
        leave_schedule(table, at, card)
    if BONUS[face] and table.bonuses < MOST_BONUSES:
        table.actions += 1
        table.bonuses += 1
