"""A turn: the four actions, abilities beside them, and clean-up."""

from __future__ import annotations

from typing import Any

from comptoir.core import DONE, Args, Cards, Decision, Option, ask, choose_some, without
from comptoir.core.decision import swift_decision
from comptoir.dale import cards, events
from comptoir.dale.building import build, can_build
from comptoir.dale.cardbook import (
    ABILITIES,
    HAND_SIZES,
    LASTS_ALL_TURN,
    PAYMENTS,
    TARGETS,
    TECHNIQUES,
    USED_IN_CLEAN_UP,
)
from comptoir.dale.catalogue import BONUS, FACE, FACES, VALUE
from comptoir.dale.guises import Use, identities, uses
from comptoir.dale.payment import can_buy_from_discard, purchase, purse
from comptoir.dale.seat import Seat
from comptoir.dale.table import ACTION, CLEAN_UP, DISCARD_SLOT, EMPTY, HAND_SIZE, DaleTable

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


async def perform(table: DaleTable, pick: Any) -> None:
    """One action of the active player, and clean-up when it was the last of the turn."""
    me = Seat(table, table.active)
    verb = pick[0]
    if verb == "use":
        await use_ability(me, *_read(table, pick))
        return
    table.actions -= 1
    if verb == "purchase":
        await purchase(me, pick[1])
    elif verb == "play":
        await play(me, *_read(table, pick))
    elif verb == "build":
        await build(me)
    else:
        await take_inventory(me)
    if not table.actions:
        await clean_up(me)


def _read(table: DaleTable, pick: tuple[Any, ...]) -> tuple[int, int]:
    return pick[1], FACE[pick[2]] if len(pick) > 2 else table.faces[pick[1]]


async def take_inventory(me: Seat) -> None:
    """Discard any number of cards, in the order picked."""
    count = len(me.hand)
    picked: Cards = await choose_some(  # type: ignore[assignment]
        me.at, "discard", me.hand, 0, count, ordered=True, swift=me.table.swift
    )
    if me.table.journal is not None:
        me.table.journal.append(events.TookInventory(me.at, len(picked)))
    me.discard_from_hand(picked)


async def play(me: Seat, card: int, face: int) -> None:
    """Play a technique: it lies in the schedule while it resolves, then goes to the discard."""
    table, at = me.table, me.at
    effect = TECHNIQUES[face]
    assert effect is not None
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
        _leave_schedule(table, at, card)
    table.actions += BONUS[face]


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


def _leave_schedule(table: DaleTable, at: int, card: int) -> None:
    table.schedules[at] = without(table.schedules[at], card)
    table.guises.pop(card, None)
    table.discards[at] += (card,)


# -- clean-up -------------------------------------------------------------------------------------------


async def clean_up(me: Seat) -> None:
    """Fill the hand, then the market; then it is the next player's turn."""
    table = me.table
    table.phase = CLEAN_UP
    await refill_hand(me)
    table.fill_market(slides=True)
    for card in table.schedules[me.at]:
        _leave_schedule(table, me.at, card)
    table.modifiers, table.used = (), ()
    table.guises.clear()
    table.active = (me.at + 1) % table.rules.players
    table.actions, table.phase = 1, ACTION
    table.turn += 1
    if table.turn > table.rules.turn_limit:
        table.tell(events.CalledOff(table.turn - 1, table.winners))
    elif table.journal is not None:
        table.journal.append(events.TurnBegan(table.active, table.turn))


def hand_size(table: DaleTable, at: int) -> int:
    """The size a hand is filled up to, by the cards in it."""
    size = HAND_SIZE
    for card in table.hands[at]:
        face = table.faces[card]
        if TARGETS[face] is None:
            size += HAND_SIZES[face]
        elif len(known := identities(table, at, card)) == 1:
            size += HAND_SIZES[known[0]]
    return size


async def refill_hand(me: Seat) -> None:
    """Draw up to the hand size, which each card drawn may change; again after each ability used."""
    table, at = me.table, me.at
    present = table.present
    while True:
        missing = HAND_SIZE - len(table.hands[at])
        if missing > 0:
            _fill(me, missing)
        while present.hand_sizes and hand_size(table, at) > len(table.hands[at]):
            for card in table.hands[at]:
                if HAND_SIZES[_only_face(table, at, card)]:
                    me.reveal(card)
            _fill(me, 1)
        options = _clean_up_options(table, at) if present.clean_up else []
        # The question is asked whatever the hand, so that being asked tells nothing; playouts skip it.
        if not present.clean_up or (table.swift and not options):
            return
        pick = await ask(Decision(at, "clean_up", (*options, DONE)))
        if pick == DONE:
            return
        assert not isinstance(pick, int)
        card, face = _read(table, pick)
        if pick[0] == "use":
            await use_ability(me, card, face)
        else:
            me.show_copy(card, face)
            table.guises[card] = face


def _fill(me: Seat, count: int) -> None:
    drawn = me.draw(count)
    for _ in range(count - drawn):
        me.draw_junk()


def _only_face(table: DaleTable, at: int, card: int) -> int:
    known = identities(table, at, card)
    return known[0] if len(known) == 1 else table.faces[card]


def _clean_up_options(table: DaleTable, at: int) -> list[Option]:
    """What the active player may still do in clean-up: abilities, and copies that enlarge the hand."""
    faces = table.faces
    relevant = _COPIED_IN_CLEAN_UP if table.present.copies_in_clean_up else USED_IN_CLEAN_UP
    cards = tuple([card for card in table.hands[at] if faces[card] in relevant])
    if not cards:
        return []
    choices = uses(table, at, cards)
    found = abilities(table, choices)
    options = [option for option in found if _read(table, option)[1] in USED_IN_CLEAN_UP]  # type: ignore[arg-type]
    if table.present.hand_sizes:
        for use in choices:
            can_grow = HAND_SIZES[use.face] and use.face != faces[use.card]
            if can_grow and len(identities(table, at, use.card)) > 1:
                options.append(("copy", use.card, FACES[use.face]))
    return options


_COPIED_IN_CLEAN_UP = USED_IN_CLEAN_UP | {face for face in range(len(FACES)) if TARGETS[face] is not None}
