"""The stall action: the next stack is built."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from comptoir.core import Face, Finished, Option
from comptoir.dale import events
from comptoir.dale.guises import Use, by_option, is_copy, uses
from comptoir.dale.seat import Seat
from comptoir.dale.sentences import BUILT
from comptoir.dale.stacks import (
    completions,
    fault_of_stack,
    fetches_of,
    next_total,
    parts,
    stacks,
    tally,
)


async def build(me: Seat, *, is_optional: bool = False) -> bool:
    """Build the next stack with cards this seat chooses; was one built?

    In a team the cards chosen need not make a stack yet: then the teammate is asked to complete it.
    """
    table = me.table
    hand = uses(table, me.at, me.hand)
    family = {tuple([use.option for use in one]): one for one in stacks(table, me.at, hand)}
    complete = set(family)
    if table.rules.teams:
        family.update({tuple([use.option for use in one]): one for one in parts(table, me.at, hand)})
    if not family:
        if is_optional:
            await me.ask_all_the_same("build", me.source)
        return False
    pile = uses(table, me.at, me.discard_pile[::-1]) if fetches_of(table.book, hand) else []
    choices = by_option([*hand, *pile])
    picked = await me.choose_set(
        [(), *family] if is_optional else list(family),
        "build",
        universe=tuple(choices),
        source=me.source,
        tally=partial(tally, choices, table, me.at),
        always=True,
    )
    if not picked:
        return False
    stack = [choices[option] for option in picked]
    if pile:
        stack = await _choose_among_equals(me, stack)
    if picked in complete:
        await _finish(me, stack)
        return True
    if await _ask_for_help(me, stack):
        return True
    table.has_asked_for_help = True
    # A further stack that was offered may still be built alone.
    return await build(me, is_optional=True) if is_optional else False


async def _ask_for_help(me: Seat, stack: Sequence[Use]) -> bool:
    """The cards lie open; the teammate completes the stack with cards of their own, or declines."""
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
        return False
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
            use = use if card is None else use._replace(card=card)
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
            table.guises[use.card] = use.face
    return list(zip(stack, guises, strict=True))


def _show_uses(me: Seat, stack: Sequence[Use]) -> tuple[Face, ...]:
    """The guises cards are used in, where they are."""
    return tuple([me.show_use(use.card, use.face) if is_copy(use) else events.NO_GUISE for use in stack])


def _with_stand_ins(me: Seat, stack: Sequence[Use]) -> list[Use]:
    """The same stack; of equal cards of the hand those the others know best."""
    held = tuple([use.card for use in stack if use.card in me.hand])
    stands_in = dict(zip(held, me.table.stand_ins(me.at, held), strict=True))
    return [use._replace(card=stands_in.get(use.card, use.card)) for use in stack]
