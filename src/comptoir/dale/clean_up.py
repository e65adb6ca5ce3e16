"""Clean-up: fill the hand, then the market; then it is the next player's turn. What it asks, and when:
see docs/decisions/0037."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from comptoir.core import DONE, Args, Decision, Option, ask_quietly
from comptoir.core.decision import swift_decision
from comptoir.dale import events
from comptoir.dale.abilities import abilities, card_and_face, use_ability
from comptoir.dale.board import ACTION, CLEAN_UP, EMPTY
from comptoir.dale.catalogue import FACES
from comptoir.dale.guises import identities, uses
from comptoir.dale.reactions import react
from comptoir.dale.seat import Seat
from comptoir.dale.table import HAND_SIZE, DaleTable
from comptoir.dale.turn_start import begin_turn, ending, leave_schedule

BEFORE_FILL: Final = "before_fill"
AFTER_FILL: Final = "after_fill"
AFTER_MARKET: Final = "after_market"
"""When abilities are used in clean-up."""
FILLED: Final = "filled"
END: Final = "end"
"""Its other steps: somebody may react to what was drawn, and the turn ends."""
UNLIMITED: Final = 1 << 16
"""More cards than any fill could draw."""


async def clean_up(me: Seat, step: str = BEFORE_FILL, limit: int = UNLIMITED) -> None:
    """Fill the hand, again after each ability used or card copied, then the market, and end the turn.

    Abilities are used before the hand is filled, after that, and after the market was; in older games only
    between the two. Every step is a milestone: it can begin there, with what may still be drawn.
    """
    table, at = me.table, me.at
    me.source = EMPTY  # it is the rules that ask now, not the card played last
    table.phase = CLEAN_UP
    is_throughout = table.present.clean_up and table.rules.clean_up_abilities == "throughout"
    if step == BEFORE_FILL:
        if is_throughout and _may_matter(table, at):
            await _before_the_fill(me)
        limit = _fill_limit(table, at) if table.present.lasting else UNLIMITED
        limit -= refill_hand(me, limit)
        step = FILLED
    if step == FILLED:
        if table.triggers:
            limit = await _refill_again(me, limit)
        step = AFTER_FILL
    if step == AFTER_FILL:
        if table.present.clean_up and _may_matter(table, at):
            while pick := await _ask(me, AFTER_FILL, limit):
                await _do(me, pick)
                limit = await _refill_again(me, limit - refill_hand(me, limit))
        before = table.market
        table.fill_market(slides=True)
        # Where nothing moved, all that was to be used has been.
        if is_throughout and table.market != before and _may_matter(table, at):
            step = AFTER_MARKET
    if step == AFTER_MARKET:
        await _after_the_market(me)
    await _end(me)


async def _end(me: Seat) -> None:
    """Cards whose effect ends with the turn go, and the next player is on."""
    table, at = me.table, me.at
    if table.schedules[at]:
        table.reach_milestone(END)
        for card in await me.arrange(ending(table, at), "discard_in_order"):
            leave_schedule(table, at, card, table.shown(card))
    if table.triggers:
        await react(table)
    _end_turn(table)
    if table.schedules[table.active] and table.turn <= table.rules.turn_limit:
        await begin_turn(Seat(table, table.active))


async def _before_the_fill(me: Seat) -> None:
    """What is used before a card is drawn."""
    table = me.table
    while table.hands[me.at] and (pick := await _ask(me, BEFORE_FILL, UNLIMITED)):
        await _do(me, pick)
        if table.triggers:
            await react(table)


async def _after_the_market(me: Seat) -> None:
    """What is used last: the hand is not filled any more."""
    table = me.table
    while pick := await _ask(me, AFTER_MARKET, 0):
        await _do(me, pick)
        if table.triggers:
            await react(table)


def _may_matter(table: DaleTable, at: int) -> bool:
    """Could anything be used? Asked all the same, so that it tells nothing; only playouts look."""
    if table.picker is None:
        return True
    faces, matters = table.faces, table.present.matters_in_clean_up
    for card in table.hands[at]:
        if matters[faces[card]]:
            return True
    return False


async def _ask(me: Seat, step: str, limit: int) -> tuple[Any, ...] | None:
    """What is used now; nothing if the clean-up goes on.

    ``limit`` is what may still be drawn. It is asked whatever the hand, so that being asked tells nothing;
    only playouts skip it.
    """
    table, at = me.table, me.at
    pick: Option | None = None
    if table.picker is not None or table.recall:
        options = _options(table, at, step)
        if table.picker is not None and not options:
            return None
        pick = table.pick(at, "clean_up", (*options, DONE), EMPTY)
    if pick is None:
        table.reach_milestone(step, limit)
        pick = await ask_quietly(partial(_question, table, at, step))
    assert not isinstance(pick, int)
    return None if pick == DONE else pick


def _question(table: DaleTable, at: int, step: str) -> Decision:
    args: Args = (("step", step),) if table.rules.clean_up_abilities == "throughout" else ()
    return swift_decision((at, "clean_up", (*_options(table, at, step), DONE), args, EMPTY, None, True))


async def _do(me: Seat, pick: tuple[Any, ...]) -> None:
    """Use an ability, or let a chameleon count as a card that enlarges the hand."""
    table = me.table
    card, face = card_and_face(table, pick)
    if pick[0] == "use":
        await use_ability(me, card, face)
    else:
        me.show_copy(card, face)
        table.take_guise(card, face)


def _fill_limit(table: DaleTable, at: int) -> int:
    """How many cards may be drawn to fill the hand."""
    return 1 if any([rule.fills_one for _, rule in table.lasting(at)]) else UNLIMITED


def _end_turn(table: DaleTable) -> None:
    """What held for this turn ends, and the next player is on."""
    at = table.active
    table.modifiers, table.used = (), ()
    if table.guises:
        _end_guises(table)
    table.active = (at + 1) % table.rules.players
    table.actions, table.bonuses, table.extras = 1, 0, 0
    table.hand_bonus, table.phase = 0, ACTION
    table.turn += 1
    if table.is_heard:
        if table.turn > table.rules.turn_limit:
            table.tell(events.CalledOff(table.turn - 1, table.winners))
        else:
            table.tell(events.TurnBegan(table.active, table.turn))


def _end_guises(table: DaleTable) -> None:
    """A copy lasts for the turn; in a schedule or a stall, as long as the copied effect."""
    lasting = {card for schedule in table.schedules for card in schedule}
    lasting.update([card for stall in table.stalls for stack in stall for card in stack])
    table.guises = {card: face for card, face in table.guises.items() if card in lasting}


async def _refill_again(me: Seat, limit: int) -> int:
    """Fill the hand again after what anyone does about it; how much may still be drawn."""
    table = me.table
    while table.triggers:
        table.reach_milestone(FILLED, limit)
        await react(table)
        limit -= refill_hand(me, limit)
    return limit


def hand_size(table: DaleTable, at: int) -> int:
    """The size a hand is filled up to: by the cards in it, those in the stall and what was paid this turn."""
    size, faces, book = HAND_SIZE + table.larger_hand(at), table.faces, table.book
    for card in table.hands[at]:
        if book.may_enlarge[faces[card]]:
            size += book.hand_sizes[_only_face(table, at, card)]
    return size


def _only_face(table: DaleTable, at: int, card: int) -> int:
    """The face a card counts with here unasked: a chameleon copies only where it has no choice."""
    face = table.faces[card]
    if table.book.targets[face] is None:
        return face
    known = identities(table, at, card)
    return known[0] if len(known) == 1 else face


def refill_hand(me: Seat, limit: int = UNLIMITED) -> int:
    """Draw up to the hand size, which each card drawn may change, but no more than ``limit`` cards; how many
    that were. Cards that enlarge the hand size are shown."""
    table, at = me.table, me.at
    missing = HAND_SIZE - len(table.hands[at])
    drawn = min(limit, missing)
    if drawn > 0:
        _fill(me, drawn)
    else:
        drawn = 0
    while table.present.hand_sizes and drawn < limit and hand_size(table, at) > len(table.hands[at]):
        _show_enlarging(me)
        _fill(me, 1)
        drawn += 1
    return drawn


def _show_enlarging(me: Seat) -> None:
    table, at, sizes = me.table, me.at, me.table.book.hand_sizes
    me.reveal(*[card for card in table.hands[at] if sizes[_only_face(table, at, card)]])


def _fill(me: Seat, count: int) -> None:
    missing = count - me.draw(count, fills=True)
    if missing:
        me.draw_junk(missing)


def _options(table: DaleTable, at: int, step: str) -> list[Option]:
    """What the active player may do now: abilities that matter here, and copies that enlarge the hand."""
    faces, book, matters = table.faces, table.book, table.present.matters_in_clean_up
    cards: list[int] = []
    for card in table.hands[at]:
        if matters[faces[card]]:
            cards.append(card)
    if not cards:
        return []
    choices = uses(table, at, tuple(cards))
    allowed = book.used_before_fill if step == BEFORE_FILL else book.used_in_clean_up
    options = abilities(table, at, choices, allowed)
    if table.present.hand_sizes and step != AFTER_MARKET:
        for use in choices:
            can_grow = book.hand_sizes[use.face] and use.face != faces[use.card]
            if can_grow and len(identities(table, at, use.card)) > 1:
                options.append(("copy", use.card, FACES[use.face]))
    return options
