"""Windows: a moment in which others may answer what happened, with a black-market card or an artefact.

A window opens on public grounds only: for everybody who might hold an answer, whatever the hand. All answer
at once, sealed; what is played is resolved clockwise from the active merchant. A card that answers a card can
be answered in turn, but no further.
"""

from __future__ import annotations

from comptoir.core import PASS, Decision, Option, ask_together_quietly, without
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, Opening
from comptoir.karanor.conditions import targets_of
from comptoir.karanor.costs import can_pay, pay
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Artefact
from comptoir.karanor.prestige import settle_prestige
from comptoir.karanor.resolving import apply
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Occasion, Use

MOST_DEEP = 1
"""How deep an answer may stand and still be answered itself."""


# -- cards and tiles in use ---------------------------------------------------------------------------------


async def play_card(me: Merchant, card: int, target: int = EMPTY, occasion: Occasion | None = None) -> None:
    """Play a black-market card: shown, paid for, answered perhaps, carried out, discarded."""
    table = me.table
    table.black_hands[me.at] = without(table.black_hands[me.at], card)
    table.aside += (card,)
    table.known[card] = table.public
    rule = table.pack.black_of[table.faces[card]].rule
    aimed = occasion.actor if occasion is not None and target == EMPTY else target
    table.tell(events.Played(me.at, table.show(card), aimed))
    end_move(me)
    await pay(me, rule.cost, source=card)
    await resolve(Use(me, rule, source=card, target=target, occasion=occasion))
    table.aside = without(table.aside, card)
    table.black_discard += (card,)
    if table.has_risen:
        settle_prestige(table)


async def activate(me: Merchant, card: int, target: int = EMPTY, occasion: Occasion | None = None) -> None:
    """Use an artefact, which is then marked: for this turn, or for good."""
    table = me.table
    artefact = table.pack.artefact_of[table.faces[card]]
    if artefact.once == "turn":
        table.used += (card,)
    elif artefact.once == "game":
        table.spent += (card,)
    aimed = occasion.actor if occasion is not None and target == EMPTY else target
    table.tell(events.Activated(me.at, table.show(card), aimed))
    end_move(me)
    await pay(me, artefact.rule.cost, source=card)
    await apply(Use(me, artefact.rule, source=card, target=target, occasion=occasion))
    if table.has_risen:
        settle_prestige(table)


def end_move(me: Merchant) -> None:
    """Whoever plays a card or starts another action moves no further."""
    if me.is_active:
        me.table.steps = 0


def can_activate(
    table: KaranorTable, at: int, card: int, artefact: Artefact, occasion: Occasion | None = None
) -> list[int]:
    """Whom an artefact can be used on now: seats, or EMPTY alone where it names nobody."""
    if card in table.used or card in table.spent or not can_pay(table, at, artefact.rule.cost):
        return []
    return targets_of(table, artefact.rule, at, occasion)


async def resolve(use: Use) -> None:
    """Carry out a card or quest that is declared and paid for, unless one it is aimed at answers it."""
    if _depth(use) <= MOST_DEEP:
        seats = [each.at for each in use.named]
        if seats:
            await open_window(use.table, Occasion("targeted", use.me.at, use.me.place, use), seats)
    if use.is_negated:
        use.table.tell(events.Negated(use.me.at, use.table.show(use.source)))
    else:
        await apply(use)


def _depth(use: Use) -> int:
    """0 for a card of its own, 1 for one that answers a card, and so on."""
    occasion = use.occasion
    return 0 if occasion is None or occasion.answers is None else 1 + _depth(occasion.answers)


# -- windows ------------------------------------------------------------------------------------------------


async def open_window(table: KaranorTable, occasion: Occasion, seats: list[int] | None = None) -> None:
    """Ask everybody who might answer, or those of these seats who might. None opens before the first turn."""
    if not table.turn:
        return
    asked = [
        seat
        for seat in (*table.rivals(table.active), table.active)
        if seat != occasion.actor
        and (seats is None or seat in seats)
        and _might_answer(table, seat, occasion)
    ]
    if not asked:
        return
    card = occasion.answers.source if occasion.answers is not None else EMPTY
    table.openings += (Opening(occasion.kind, occasion.actor, occasion.place, card),)
    picks = await ask_together_quietly(
        lambda: tuple([_question(table, seat, occasion, card) for seat in asked])
    )
    table.openings = table.openings[:-1]
    for decision, pick in picks:
        if pick != PASS:
            await _answer(Merchant(table, decision.seat), pick, occasion)


def _question(table: KaranorTable, seat: int, occasion: Occasion, card: int) -> Decision:
    place = table.pack.territories[occasion.place].id
    args = (("event", occasion.kind), ("actor", occasion.actor), ("place", place))
    return Decision(seat, "window", (PASS, *answers(table, seat, occasion)), args, card)


def answers(table: KaranorTable, seat: int, occasion: Occasion) -> list[Option]:
    """The cards and tiles a merchant can answer with."""
    found: list[Option] = []
    for card in Merchant(table, seat).playable_black_market():
        black = table.pack.black_of[table.faces[card]]
        if black.trigger == occasion.kind and can_pay(table, seat, black.rule.cost):
            targets = targets_of(table, black.rule, seat, occasion)
            found += [("card", card, target) for target in targets]
    return found + _tiles(table, seat, occasion)


def _tiles(table: KaranorTable, seat: int, occasion: Occasion) -> list[Option]:
    found: list[Option] = []
    for card in table.artefacts[seat]:
        artefact = table.pack.artefact_of[table.faces[card]]
        if artefact.trigger == occasion.kind:
            targets = can_activate(table, seat, card, artefact, occasion)
            found += [("activate", card, target) for target in targets]
    return found


def _might_answer(table: KaranorTable, seat: int, occasion: Occasion) -> bool:
    """Might a merchant hold an answer, for all that everybody can see?"""
    if table.swift:  # nobody looks: what is really held will do
        return bool((table.black_hands[seat] or table.artefacts[seat]) and answers(table, seat, occasion))
    if _tiles(table, seat, occasion):
        return True
    if not table.black_hands[seat]:
        return False
    unseen = {table.faces[card] for card in table.black_deck}
    unseen.update([table.faces[card] for hand in table.black_hands for card in hand])
    for face in sorted(unseen):
        black = table.pack.black_of[face]
        if (
            black.trigger == occasion.kind
            and can_pay(table, seat, black.rule.cost)
            and targets_of(table, black.rule, seat, occasion)
        ):
            return True
    return False


async def _answer(me: Merchant, pick: Option, occasion: Occasion) -> None:
    """Play what was picked, if its condition still holds; otherwise it goes back unspent."""
    table = me.table
    assert isinstance(pick, tuple)
    kind, card, target = str(pick[0]), int(pick[1]), int(pick[2])
    can_matter = not occasion.is_stopped and not (occasion.answers and occasion.answers.is_negated)
    if kind == "activate":
        if can_matter and pick in _tiles(table, me.at, occasion):
            await activate(me, card, target, occasion)
        return
    black = table.pack.black_of[table.faces[card]]
    if card not in table.black_hands[me.at] or black.trigger != occasion.kind:
        return  # a world imagined since then: nobody has sealed this card there
    is_payable = can_pay(table, me.at, black.rule.cost)
    if can_matter and is_payable and target in targets_of(table, black.rule, me.at, occasion):
        await play_card(me, card, target, occasion)
    else:
        table.known[card] = table.public
        table.tell(events.TookBack(me.at, table.show(card)))
