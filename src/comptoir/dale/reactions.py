"""Reactions: after an effect, every seat that may hold a card listening to what happened is asked, all at
once.

A window opens on public grounds: such cards are in this game, and the seat holds cards nobody else can see,
or ones that everybody knows could react. A seat with nothing to play has the single option pass; playouts do
not ask it. What is picked is resolved clockwise from the active player; who has reacted is asked again,
since another card of that hand may react to the same event.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from comptoir.core import PASS, Args, Cards, Decision, Option, ask_together_quietly
from comptoir.core.decision import swift_decision
from comptoir.dale import events
from comptoir.dale.abilities import card_and_face
from comptoir.dale.board import EMPTY, DaleBoard
from comptoir.dale.catalogue import FACES
from comptoir.dale.guises import identities
from comptoir.dale.owner import Owner
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import ENTERED, Occasion, Trigger
from comptoir.dale.table import DaleTable


async def react(table: DaleTable) -> None:
    """Let the seats react to what has happened, event by event; a reaction may cause further events."""
    while table.triggers:
        event = table.triggers[0]
        if event.occasion == ENTERED:
            listening = _entered(table)
        else:
            table.triggers = table.triggers[1:]
            listening = {at: hand for at, hand in enumerate(table.hands) if at != event.seat and hand}
        await _window(table, event, listening)


def _entered(table: DaleTable) -> dict[int, Cards]:
    """The cards that have come into hands together, by seat, those that left again too."""
    found: dict[int, Cards] = {}
    count = 0
    for occasion, seat, card, _ in table.triggers:
        if occasion != ENTERED:
            break
        count += 1
        found[seat] = (*found.get(seat, ()), card)
    table.triggers = table.triggers[count:]
    return found


async def _window(table: DaleTable, event: Trigger, listening: Mapping[int, Cards]) -> None:
    """Ask the seats, again those who reacted; each card reacts once to one event."""
    occasion, count = event.occasion, table.rules.players
    clockwise = [(table.active + step) % count for step in range(count)]
    asked = [seat for seat in clockwise if seat in listening]
    suspected: Mapping[int, Cards] = listening
    spent: set[int] = set()
    while asked:
        seats = [(seat, suspected[seat], listening[seat]) for seat in asked]
        asked = []
        picked = []
        for decision, pick in await ask_together_quietly(partial(_questions, table, event, seats, spent)):
            if pick != PASS:
                seat, (card, face) = decision.seat, card_and_face(table, pick)  # type: ignore[arg-type]
                held = set(listening[seat]).intersection(table.hands[seat]) - spent
                card = _known_best(table, card, sorted(held))
                spent.add(card)
                asked.append(seat)
                picked.append((_declare(Seat(table, seat, card), face, occasion), face))
        for me, face in picked:
            reaction = table.book.reactions[face]
            assert reaction is not None
            await reaction.effect(me)
        # What a reaction drew is not told apart from what was there before.
        suspected = {seat: tuple([card for card in table.hands[seat] if card not in spent]) for seat in asked}


def _questions(
    table: DaleTable, event: Trigger, seats: Sequence[tuple[int, Cards, Cards]], spent: set[int]
) -> tuple[Decision, ...]:
    """What is asked of seats, each with the cards that make it suspect and those that may react."""
    found = []
    for seat, suspected, listening in seats:
        if table.picker is not None or _may_hold(table, seat, suspected, event.occasion):
            options = _options(table, seat, listening, event.occasion, spent)
            if table.asks(options):
                found.append(
                    swift_decision((seat, "react", (*options, PASS), _told(event), EMPTY, None, True))
                )
    return tuple(found)


def _told(event: Trigger) -> Args:
    """What a seat is told of the event: what happened, by whom, and the card played or purchased."""
    args: Args = (("occasion", event.occasion), ("by", event.seat))
    return args if event.face == EMPTY else (*args, ("card", FACES[event.face]))


def _may_hold(table: DaleTable, seat: int, cards: Cards, occasion: Occasion) -> bool:
    """Could one of these cards react, as far as the others can tell?

    They cannot always tell which card has left the hand again, so one that did counts as well.
    """
    book = table.book
    for card in cards:
        face = table.faces[card]
        reaction = book.reactions[face]
        if (
            table.known[card] != table.public
            or book.targets[face] is not None
            or (reaction is not None and reaction.occasion == occasion)
            or card not in table.hands[seat]
        ):
            return True
    return False


def _options(table: DaleTable, seat: int, cards: Cards, occasion: Occasion, spent: set[int]) -> list[Option]:
    """The reactions a seat has, its own or copied ones."""
    found: list[Option] = []
    reactions, targets = table.book.reactions, table.book.targets
    for card in cards:
        printed = table.faces[card]
        if reactions[printed] is None and targets[printed] is None:
            continue
        if card in spent or card not in table.hands[seat]:
            continue
        for face in (printed,) if targets[printed] is None else identities(table, seat, card):
            if reactions[face] is not None and not fault_of_reaction(table, seat, face, occasion):
                option: Option = ("react", card) if face == printed else ("react", card, FACES[face])
                if option not in found:
                    found.append(option)
    return found


def fault_of_reaction(table: DaleBoard, seat: int, face: int, occasion: object) -> str:
    """What is against reacting with such a card, as the code of a refusal; nothing if it may react."""
    reaction, needs = table.book.reactions[face], table.book.needs[face]
    if reaction is None:
        return "no_reaction"
    is_time = reaction.occasion == occasion and (needs is None or needs(Owner(table, seat)))
    return "" if is_time else "no_reaction_now"


def _known_best(table: DaleTable, card: int, cards: Sequence[int]) -> int:
    """Of equal cards the one the others know best: showing another would tell that there are two."""
    equal = [each for each in cards if table.faces[each] == table.faces[card] and each not in table.guises]
    return max(equal, key=lambda each: table.known[each].bit_count()) if card in equal else card


def _declare(me: Seat, face: int, occasion: Occasion) -> Seat:
    """Show a reacting card before any of them does what it says; a chameleon stays it for the turn."""
    table, card = me.table, me.source
    me.lay_open(card)
    guise = me.show_use(card, face)
    if guise >= 0:
        table.take_guise(card, face)
    if table.is_heard:
        table.tell(events.Reacted(me.at, table.show(card), guise, occasion))
    return me
