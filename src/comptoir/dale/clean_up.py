"""Clean-up: fill the hand, then the market; then it is the next player's turn."""

from __future__ import annotations

from comptoir.core import DONE, Decision, Option, ask, without
from comptoir.dale import events
from comptoir.dale.abilities import abilities, card_and_face, use_ability
from comptoir.dale.cardbook import HAND_SIZES, TARGETS, USED_IN_CLEAN_UP
from comptoir.dale.catalogue import FACES
from comptoir.dale.guises import identities, uses
from comptoir.dale.seat import Seat
from comptoir.dale.table import ACTION, CLEAN_UP, HAND_SIZE, DaleTable


async def clean_up(me: Seat) -> None:
    """Fill the hand, again after each ability used or card copied, and end the turn."""
    table, at = me.table, me.at
    table.phase = CLEAN_UP
    refill_hand(me)
    if table.present.clean_up:
        options = _options(table, at)
        # It is asked whatever the hand, so that being asked tells nothing; only playouts skip it.
        while options or not table.swift:
            pick = await ask(Decision(at, "clean_up", (*options, DONE)))
            if pick == DONE:
                break
            assert not isinstance(pick, int)
            card, face = card_and_face(table, pick)
            if pick[0] == "use":
                await use_ability(me, card, face)
            else:
                me.show_copy(card, face)
                table.guises[card] = face
            refill_hand(me)
            options = _options(table, at)
    table.fill_market(slides=True)
    if table.schedules[at]:
        for card in await me.arrange(table.schedules[at], "discard_in_order"):
            leave_schedule(table, at, card)
    _end_turn(table)


def _end_turn(table: DaleTable) -> None:
    """What held for this turn ends, and the next player is on."""
    at = table.active
    table.modifiers, table.used = (), ()
    table.guises.clear()
    table.active = (at + 1) % table.rules.players
    table.actions, table.bonuses, table.phase = 1, 0, ACTION
    table.turn += 1
    if table.journal is not None:
        over = table.turn > table.rules.turn_limit
        called_off = events.CalledOff(table.turn - 1, table.winners)
        table.journal.append(called_off if over else events.TurnBegan(table.active, table.turn))


def leave_schedule(table: DaleTable, at: int, card: int) -> None:
    """A technique that is resolved goes to the discard, where it is what is printed on it."""
    table.schedules[at] = without(table.schedules[at], card)
    table.guises.pop(card, None)
    table.discards[at] += (card,)


def hand_size(table: DaleTable, at: int) -> int:
    """The size a hand is filled up to, by the cards in it."""
    return HAND_SIZE + sum([HAND_SIZES[_only_face(table, at, card)] for card in table.hands[at]])


def _only_face(table: DaleTable, at: int, card: int) -> int:
    """The face a card counts with here unasked: a chameleon copies only where it has no choice."""
    face = table.faces[card]
    if TARGETS[face] is None:
        return face
    known = identities(table, at, card)
    return known[0] if len(known) == 1 else face


def refill_hand(me: Seat) -> None:
    """Draw up to the hand size, which each card drawn may change; cards that enlarge it are shown."""
    table, at = me.table, me.at
    missing = HAND_SIZE - len(table.hands[at])
    if missing > 0:
        _fill(me, missing)
    while table.present.hand_sizes and hand_size(table, at) > len(table.hands[at]):
        for card in table.hands[at]:
            if HAND_SIZES[_only_face(table, at, card)]:
                me.reveal(card)
        _fill(me, 1)


def _fill(me: Seat, count: int) -> None:
    drawn = me.draw(count)
    for _ in range(count - drawn):
        me.draw_junk()


def _options(table: DaleTable, at: int) -> list[Option]:
    """What the active player may still do: abilities that matter here, and copies that enlarge the hand."""
    faces = table.faces
    relevant = _COPIED_HERE if table.present.copies_in_clean_up else USED_IN_CLEAN_UP
    cards = tuple([card for card in table.hands[at] if faces[card] in relevant])
    if not cards:
        return []
    choices = uses(table, at, cards)
    found = abilities(table, choices)
    options = [each for each in found if card_and_face(table, each)[1] in USED_IN_CLEAN_UP]  # type: ignore[arg-type]
    if table.present.hand_sizes:
        for use in choices:
            can_grow = HAND_SIZES[use.face] and use.face != faces[use.card]
            if can_grow and len(identities(table, at, use.card)) > 1:
                options.append(("copy", use.card, FACES[use.face]))
    return options


_COPIED_HERE = {face for face, targets in enumerate(TARGETS) if targets is not None} | USED_IN_CLEAN_UP
