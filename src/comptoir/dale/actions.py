"""The four actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from comptoir.core import Args, Decision, Option
from comptoir.core.decision import swift_decision
from comptoir.dale import events
from comptoir.dale.abilities import abilities, card_and_face, use_ability
from comptoir.dale.board import BARE, DISCARD_SLOT, EMPTY, DaleBoard
from comptoir.dale.building import build
from comptoir.dale.cardbook import COPIES, HAS_ABILITY, PAYS_ANEW, STACKS_ANEW
from comptoir.dale.catalogue import FACES, SETS
from comptoir.dale.clean_up import clean_up
from comptoir.dale.guises import Use, uses
from comptoir.dale.payment import purse, with_worths
from comptoir.dale.purchase import can_buy_from_discard, purchase
from comptoir.dale.reactions import react
from comptoir.dale.seat import Seat
from comptoir.dale.stacks import can_build, next_total
from comptoir.dale.table import MOST_EXTRAS, DaleTable
from comptoir.dale.turn_start import NEXT_TURN, begin_turn, leave_schedule, waits

PURCHASE: Final[tuple[Option, ...]] = tuple([("purchase", slot) for slot in range(DISCARD_SLOT + 1)])
BUILD: Final[Option] = ("build",)
INVENTORY: Final[Option] = ("inventory",)
REARRANGE: Final[Option] = ("rearrange",)
_NO_CARDS: Final = [1] * len(SETS)
"""They add up to nothing, whatever the set."""
REACTIONS: Final = "reactions"
"""The milestone where others may react to an action."""


def choose_action(table: DaleTable) -> Decision | None:
    """The question that opens every action."""
    if table.winner >= 0 or table.turn > table.rules.turn_limit:
        return None
    at, book = table.active, table.book
    hand, faces, in_hand = table.hands[at], table.faces, book.in_hand
    most, traits, totals = 0, 0, 0
    sums = _NO_CARDS.copy()  # for each set, bit n stands for cards that add up to n
    options: list[Option] = []
    for card in hand:
        more, value, kind, is_technique = in_hand[faces[card]]
        traits |= more
        most += value
        if kind >= 0:  # no junk
            bits = sums[kind]
            sums[kind] = bits = bits | bits << value
            totals |= bits
            if is_technique:
                options.append(("play", card))
    if table.modifiers or traits & COPIES:  # what is printed on the cards is not all
        traits, totals = COPIES | STACKS_ANEW | PAYS_ANEW | HAS_ABILITY, 0
    is_team = table.rules.teams
    choices = uses(table, at, hand) if traits or is_team else []
    coins = with_worths(table, choices) if traits & PAYS_ANEW else choices
    if traits & COPIES:
        options = _plays(table, choices)
    if traits & COPIES or len(coins) > len(choices):
        most = purse(coins)
    if table.present.lasting:
        most -= table.surcharge(at)
    if table.market != BARE:
        values = book.values
        for slot, card in enumerate(table.market):
            if card != EMPTY and values[faces[card]] + slot <= most:
                options.append(PURCHASE[slot])
    if traits & PAYS_ANEW:
        options += _other_purchases(table, coins)
    can_do_more = choices and (is_team or traits & (COPIES | STACKS_ANEW))  # than what adds up as printed
    if totals & 1 << next_total(table, at) or (can_do_more and can_build(table, at, choices)):
        options.append(BUILD)
    if traits & HAS_ABILITY:
        options += abilities(table, at, choices, book.used_in_actions)
    options.append(INVENTORY)
    args: Args = () if table.picker is not None else (("actions", table.actions),)
    return swift_decision((at, "action", tuple(options), args, EMPTY, None, False))


def _other_purchases(table: DaleTable, choices: Sequence[Use]) -> list[Option]:
    """Purchases that are open to who pays with certain cards."""
    found: list[Option] = [PURCHASE[DISCARD_SLOT]] if can_buy_from_discard(table, choices) else []
    ways = open_ways(table, choices)
    return [*found, *[(action,) for action in ways]] if ways else found


def open_ways(table: DaleBoard, choices: Sequence[Use]) -> list[str]:
    """Actions of their own that who may pay with these cards has."""
    rules = table.book.ways
    found: list[str] = []
    for use in choices:
        way = rules[use.face]
        if way is not None and way.action not in found and way.is_open(table, choices):
            found.append(way.action)
    return found


def _plays(table: DaleTable, choices: Sequence[Use]) -> list[Option]:
    """The techniques that may be played, the copied ones too."""
    found: list[Option] = []
    techniques, faces = table.book.techniques, table.faces
    for use in choices:
        card, face = use.card, use.face
        if techniques[face] is not None:
            is_own = face == faces[card]
            found.append(("play", card) if is_own else ("play", card, FACES[face]))
    return found


async def perform(table: DaleTable, pick: Any) -> None:
    """One action of the active player, and clean-up when it was the last of the turn."""
    me = Seat(table, table.active)
    verb: str = pick[0]
    if verb == "use":
        await use_ability(me, *card_and_face(table, pick))
        await _go_on(me)
        return
    table.actions -= 1
    if verb == "play":
        await play(me, *card_and_face(table, pick))
    elif verb == "inventory":
        await take_inventory(me)
    elif verb == "purchase":
        await purchase(me, pick[1])
    elif verb == "build":
        if not await build(me):
            table.actions += 1  # the teammate would not help: nothing was built, nothing is lost
            return
    else:
        await table.book.other_purchases[verb](me)
    table.declined = ()
    if table.triggers:
        await _go_on(me)
    elif not table.actions:
        await clean_up(me)


async def resume(table: DaleTable, step: str, number: int) -> None:
    """What is left of an action that has reached a milestone."""
    me = Seat(table, table.active)
    if step == REACTIONS:
        await _go_on(me)
    elif step == NEXT_TURN:
        await begin_turn(me)
    else:
        await clean_up(me, step, number)


async def _go_on(me: Seat) -> None:
    """After an action or an ability: what others do about it, and clean-up if the turn is over."""
    table = me.table
    if table.triggers:
        table.reach_milestone(REACTIONS)
        await react(table)
    if not table.actions:
        await clean_up(me)


def _is_in_force(table: DaleTable, face: int, has_changed_values: bool) -> bool:
    """Does a technique that was just played stay until the end of the turn?"""
    rules = table.rules
    if not table.book.lasts_all_turn[face] or rules.turn_long_techniques != "kept":
        return False
    return has_changed_values or rules.turn_long_extent == "played"


async def take_inventory(me: Seat) -> None:
    """Discard any number of cards, in the order picked."""
    table, hand = me.table, me.hand
    picked = await me.choose_in_order(hand, 0, len(hand), "discard")
    if picked:
        picked = table.stand_ins(me.at, picked)
        me.lay_on_discard(picked)
    if table.is_heard:
        table.tell(events.TookInventory(me.at, table.show_all(picked)))


async def play(me: Seat, card: int, face: int) -> None:
    """Play a technique: it lies in the schedule while it resolves, then goes to the discard."""
    table, at, book = me.table, me.at, me.table.book
    effect = book.techniques[face]
    assert effect is not None
    (card,) = table.stand_ins(at, (card,))
    guise = events.NO_GUISE if face == table.faces[card] else me.show_use(card, face)
    table.leave_hand(at, card)
    table.known[card] = table.public
    table.schedules[at] += (card,)
    if guise >= 0:
        table.take_guise(card, face)
    if table.is_heard:
        table.tell(events.Played(at, table.show(card), guise))
    me.source = card
    told = table.told if table.is_heard else 0
    changes = len(table.modifiers)
    await effect(me)
    if not (waits(table, card, face) or _is_in_force(table, face, len(table.modifiers) > changes)):
        if table.is_heard and table.told == told:
            table.tell(events.Fizzled(at, table.show(card)))
        leave_schedule(table, at, card, face)
    if book.bonus[face] and table.extras < MOST_EXTRAS:
        table.actions += 1
        table.bonuses += 1
        table.extras += 1
