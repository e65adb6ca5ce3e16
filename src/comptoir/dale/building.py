"""The stall action: the next stack is built."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from functools import partial
from itertools import islice
from typing import Final

from comptoir.core import Face, Finished, Option
from comptoir.dale import events
from comptoir.dale.guises import Use, by_option, is_copy, uses
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import BUILT
from comptoir.dale.stacks import (
    completions,
    fault_of_stack,
    fetchable,
    fetches_of,
    layout,
    layouts,
    makes_stack,
    may_be_added_to,
    next_total,
    tally,
)
from comptoir.dale.table import DaleTable

MOST_SPELT_OUT: Final = 400
"""Up to so many stacks, all of them are spelt out."""


async def build(me: Seat, *, is_optional: bool = False) -> bool:
    """Build the next stack with cards this seat chooses; was one built?

    In a team the cards chosen need not make a stack yet: then the teammate is asked to complete it.
    """
    table = me.table
    hand = uses(table, me.at, me.hand)
    store = fetchable(table, me.at, hand)
    ways = list(islice(layouts(table, me.at, (), hand, store), MOST_SPELT_OUT + 1))
    if not ways:
        if is_optional:
            await me.ask_all_the_same("build", me.source)
        return False
    choices = by_option([*hand, *store])
    picked = await _choose_layout(me, ways, hand, store, is_optional=is_optional)
    if not picked:
        return False
    stack = [choices[option] for option in picked]
    is_complete = not table.rules.teams or makes_stack(table, me.at, stack)
    if store:
        stack = await _choose_among_equals(me, stack)
    if is_complete and not may_be_added_to(table, me.at, stack):
        await _finish(me, stack)
        return True
    if await _ask_for_help(me, stack, is_complete=is_complete):
        return True
    # A further stack that was offered may still be built, of other cards or alone.
    return await build(me, is_optional=True) if is_optional else False


def _choose_layout(
    me: Seat, ways: Sequence[tuple[Use, ...]], hand: Sequence[Use], store: Sequence[Use], *, is_optional: bool
) -> Awaitable[tuple[Option, ...]]:
    """What this seat builds or lays out. Of few ways all are spelt out, so that a client can send one whole;
    of many only what may follow the cards picked so far."""
    table, at = me.table, me.at
    choices = by_option([*hand, *store])
    summed = partial(tally, choices, table, at)
    if len(ways) > MOST_SPELT_OUT:
        offers = partial(_offers, table, at, hand, store, is_optional)
        return me.choose_while(offers, "build", source=me.source, tally=summed, ordered=False)
    family = list(dict.fromkeys([tuple([use.option for use in one]) for one in ways]))
    return me.choose_set(
        [(), *family] if is_optional else family,
        "build",
        universe=tuple(choices),
        source=me.source,
        tally=summed,
        always=True,
    )


def _offers(
    table: DaleTable,
    at: int,
    hand: Sequence[Use],
    store: Sequence[Use],
    is_optional: bool,
    picked: tuple[Option, ...],
) -> tuple[tuple[Option, ...], bool]:
    """The cards that may follow these in the order they lie in, and whether these will do as they are."""
    items = [*hand, *store]
    places = {use.option: place for place, use in enumerate(items)}
    begun = tuple([items[places[option]] for option in picked])

    def can_follow(place: int) -> bool:
        own, fetched = items[place + 1 : len(hand)], items[max(place + 1, len(hand)) :]
        return next(layouts(table, at, (*begun, items[place]), own, fetched), None) is not None

    used = {use.card for use in begun}
    later = range(places[picked[-1]] + 1 if picked else 0, len(items))
    offered = [items[place].option for place in later if items[place].card not in used and can_follow(place)]
    will_do = next(layouts(table, at, begun, (), ()), None) is not None if begun else is_optional
    return tuple(offered), will_do


async def _ask_for_help(me: Seat, stack: Sequence[Use], *, is_complete: bool) -> bool:
    """The cards lie open; the teammate adds cards of their own, or declines. Was a stack built?

    What is complete is built all the same.
    """
    table, mate = me.table, me.teammate
    assert mate is not None
    stack = _with_stand_ins(me, stack)
    me.lay_open(*[use.card for use in stack])
    guises = _show_uses(me, stack)
    number = table.next_stack(me.at)
    shown = table.show_all([use.card for use in stack])
    table.tell(events.AskedForHelp(me.at, mate.at, number, shown, guises))
    hand = uses(table, mate.at, mate.hand)
    family = [tuple([use.option for use in one]) for one in completions(table, mate.at, hand, stack)]
    pile = uses(table, mate.at, mate.discard_pile[::-1]) if fetches_of(table.book, hand) else []
    choices = by_option([*hand, *pile])
    picked: tuple[Option, ...] = ()
    if family:
        so_far = sum([use.value for use in stack])
        picked = await mate.choose_set(
            [(), *family],
            "complete",
            universe=tuple(choices),
            tally=partial(tally, choices, table, me.at, so_far=so_far),
        )
    else:
        await mate.ask_all_the_same("complete")
    if not picked:
        table.tell(events.DeclinedHelp(mate.at))
        if is_complete:
            await _finish(me, stack)
        elif table.rules.building_together == "open":
            table.declined += (layout(table, me.at, stack),)
        else:
            table.declined = ((),)  # whatever it was
        return is_complete
    added = [choices[option] for option in picked]
    await _finish(me, stack, await _choose_among_equals(mate, added) if pile else added)
    return True


async def _choose_among_equals(me: Seat, stack: Sequence[Use]) -> list[Use]:
    """Which of several equal cards of the discard is fetched: it decides what is left on top."""
    chosen: list[Use] = []
    for use in stack:
        if use.card in me.discard_pile:
            taken = [each.card for each in chosen]
            card = await me.choose_card(_equals(me, use.card, taken), "fetch")
            use = use if card is None else Use(use.option, card, use.face, use.value)
        chosen.append(use)
    return chosen


def _equals(me: Seat, card: int, taken: Sequence[int]) -> list[int]:
    """Cards of the discard with that face, one for each block of them: within a block all are alike."""
    faces = me.table.faces
    found: list[int] = []
    above = -1
    for each in me.discard_pile[::-1]:
        if each in taken:
            continue
        if faces[each] == faces[card] and above != faces[card]:
            found.append(each)
        above = faces[each]
    return found


async def build_with(me: Seat, card: int) -> bool:
    """Build the next stack with this single card, if it can be one; was it?"""
    table = me.table
    total = next_total(table, me.at)
    fitting = [
        use
        for use in uses(table, me.at, (card,))
        if not fault_of_stack(table.book, (use,), (), total - use.value)
    ]
    if not fitting:
        return False
    choices = by_option(fitting)
    family = [(option,) for option in choices]
    picked = await me.choose_set(family, "build", universe=tuple(choices), source=me.source)
    await _finish(me, [choices[picked[0]]])
    return True


async def _finish(me: Seat, stack: Sequence[Use], added: Sequence[Use] = ()) -> None:
    """Put a stack into the stall, with what the teammate added; the last one wins."""
    table, at = me.table, me.at
    mate = me.teammate or me
    laid = [*_lay(me, stack), *_lay(mate, added)]
    cards = tuple([use.card for use, _ in laid])
    side = at % len(table.stalls)
    table.stalls[side] += (cards,)
    number = len(table.stalls[side])
    guises = tuple([guise for _, guise in laid])
    if table.is_heard:
        table.tell(events.Built(at, number, table.show_all(cards), guises, len(stack)))
    if number >= table.rules.stacks_to_win:
        table.winner = at
        table.tell(events.Won(at))
        raise Finished
    table.trigger(BUILT, at)
    for use, _ in laid:
        then = table.book.after_build[use.face]
        if then is not None:
            await then(Seat(table, at, use.card))


def _lay(me: Seat, stack: Sequence[Use]) -> list[tuple[Use, Face]]:
    """Take the cards of a stack from where they lie, with their guises.

    In the stall a card is what is printed on it, unless it copies one whose effect lasts there.
    """
    table = me.table
    stack = _with_stand_ins(me, stack)
    guises = _show_uses(me, stack)
    for use, guise in zip(stack, guises, strict=True):
        me.pull(use.card)
        table.known[use.card] = table.public
        if guise >= 0 and table.book.stall_hand_sizes[use.face] and table.rules.chameleon_sofa_persists:
            table.take_guise(use.card, use.face)
    return list(zip(stack, guises, strict=True))


def _show_uses(me: Seat, stack: Sequence[Use]) -> tuple[Face, ...]:
    """The guises cards are used in, where they are."""
    return tuple([me.show_use(use.card, use.face) if is_copy(use) else events.NO_GUISE for use in stack])


def _with_stand_ins(me: Seat, stack: Sequence[Use]) -> list[Use]:
    """The same stack; of equal cards of the hand those the others know best."""
    held = tuple([use.card for use in stack if use.card in me.hand])
    chosen = me.table.stand_ins(me.at, held)
    if chosen == held:
        return list(stack)
    stands_in = dict(zip(held, chosen, strict=True))
    return [Use(use.option, stands_in.get(use.card, use.card), use.face, use.value) for use in stack]
