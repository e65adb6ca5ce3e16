"""The four actions."""

from __future__ import annotations

from typing import Any

from comptoir.core import Args, Cards, Decision, Option, choose_some
from comptoir.core.decision import swift_decision
from comptoir.dale import cards, events
from comptoir.dale.abilities import abilities, card_and_face, use_ability
from comptoir.dale.building import build
from comptoir.dale.cardbook import LASTS_ALL_TURN, PAYMENTS, TECHNIQUES, USED_IN_ACTIONS
from comptoir.dale.catalogue import BONUS, FACES, VALUE
from comptoir.dale.clean_up import clean_up
from comptoir.dale.guises import uses
from comptoir.dale.payment import purse, with_worths
from comptoir.dale.purchase import can_buy_from_discard, can_rearrange, purchase, purchase_rearranged
from comptoir.dale.reactions import react
from comptoir.dale.seat import Seat
from comptoir.dale.stacks import can_build
from comptoir.dale.table import DISCARD_SLOT, EMPTY, MOST_BONUSES, DaleTable
from comptoir.dale.turn_start import leave_schedule, waits

_ = cards  # importing them is what fills the cardbook

PURCHASE: tuple[Option, ...] = tuple([("purchase", slot) for slot in range(DISCARD_SLOT + 1)])
_EXTRA = tuple([face in USED_IN_ACTIONS or PAYMENTS[face] is not None for face in range(len(FACES))])
"""Faces that may add options of their own kind: abilities, and other ways to purchase."""
BUILD: Option = ("build",)
INVENTORY: Option = ("inventory",)
REARRANGE: Option = ("rearrange",)


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
        paying = with_worths(table, choices) if has_extra else choices
        if len(paying) > len(hand):
            most = purse(paying)  # a card with several faces or values pays once
        if table.present.lasting:
            most -= table.surcharge(at)
        for slot, card in enumerate(table.market):
            if card != EMPTY and VALUE[faces[card]] + slot <= most:
                options.append(PURCHASE[slot])
        if has_extra and can_buy_from_discard(table, paying):
            options.append(PURCHASE[DISCARD_SLOT])
        if has_extra and can_rearrange(table, paying):
            options.append(REARRANGE)
        if can_build(table, at, choices):
            options.append(BUILD)
        if has_extra:
            options += abilities(table, at, choices, USED_IN_ACTIONS)
    options.append(INVENTORY)
    args: Args = (("actions", table.actions),)
    return swift_decision((at, "action", tuple(options), args, EMPTY, None, False))


async def perform(table: DaleTable, pick: Any) -> None:
    """One action of the active player, and clean-up when it was the last of the turn."""
    me = Seat(table, table.active)
    verb = pick[0]
    if verb == "use":
        await use_ability(me, *card_and_face(table, pick))
        await react(table)
        return
    table.actions -= 1
    if verb == "play":
        await play(me, *card_and_face(table, pick))
    elif verb == "purchase":
        await purchase(me, pick[1])
    elif verb == "rearrange":
        await purchase_rearranged(me)
    elif verb == "build":
        if not await build(me):
            table.actions += 1  # the teammate would not help: nothing was built, nothing is lost
            table.has_asked_for_help = True
            return
    else:
        await take_inventory(me)
    table.has_asked_for_help = False
    if table.triggers:
        await react(table)
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
    if not (keeps or waits(table, card, face)):
        leave_schedule(table, at, card)
    if BONUS[face] and table.bonuses < MOST_BONUSES:
        table.actions += 1
        table.bonuses += 1
