"""The stall action: which cards may form the next stack.

A stack takes cards of one set from the hand, for a total of exactly its number. Cards in it may change
that: let junk in, let any set in, fetch cards from the discard, count as a little more or less. What is
allowed is decided for the whole stack, fetched cards included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial

from comptoir.core import DONE, Args, Decision, Finished, Option, ask, choose_set
from comptoir.dale import events
from comptoir.dale.cardbook import AFTER_BUILD, STACKS
from comptoir.dale.catalogue import JUNK, SET
from comptoir.dale.guises import Use, by_option, uses
from comptoir.dale.seat import Seat
from comptoir.dale.table import DaleTable


def next_total(table: DaleTable, seat: int) -> int:
    """What the next stack has to add up to."""
    return len(table.stalls[seat]) + 1


def can_build(table: DaleTable, seat: int, choices: Sequence[Use]) -> bool:
    """Is there any allowed stack? Answered by sums where they can tell: bit ``n`` stands for a total of n."""
    goal = 2 << len(table.stalls[seat])
    has_twins = len(choices) > len(table.hands[seat])  # a card with several faces
    has_special = False
    sums: dict[int, int] = {}
    last, before = -1, sums
    for _, card, face, value in choices:
        if face == JUNK:
            continue
        if STACKS[face] is not None:
            has_special = True
        if has_twins and card != last:
            last, before = card, sums.copy()  # its faces are added to the sums without it
        kind = SET[face]
        bits = before.get(kind, 1) << value
        if bits & goal:
            return True
        sums[kind] = sums.get(kind, 1) | bits
    return has_special and _can_build_specially(table, seat, choices)


def _can_build_specially(table: DaleTable, seat: int, choices: Sequence[Use]) -> bool:
    """Is there an allowed stack that needs the rules of its cards?"""
    total = next_total(table, seat)
    special = [use for use in choices if STACKS[use.face] is not None]
    fetches = _fetches(special)
    pile = uses(table, seat, table.discards[seat]) if fetches else []
    if fetches > 1 or any([STACKS[use.face] is not None for use in pile]):
        return next(stacks(table, seat, choices), None) is not None
    for chosen, value in _subsets(special, total + len(special)):
        if _special_totals(chosen, value, choices, pile) >> total & 1:
            has_twins = len(choices) > len(table.hands[seat])
            return not has_twins or next(stacks(table, seat, choices), None) is not None
    return False


def _special_totals(chosen: Sequence[Use], value: int, choices: Sequence[Use], pile: Sequence[Use]) -> int:
    """What stacks with these special cards and plain others can count."""
    rules = [rule for use in chosen if (rule := STACKS[use.face]) is not None]
    sets = {SET[use.face] for use in chosen}
    any_set = any([rule.lets_any_set_in for rule in rules])
    junk = any([rule.lets_junk_in for rule in rules])
    if len(sets) > 1 and not any_set:
        return 0
    bits = 1 << value
    for use in choices:
        fits = junk if use.face == JUNK else any_set or SET[use.face] in sets
        if fits and STACKS[use.face] is None:
            bits |= bits << use.value
    if pile and _fetches(chosen):
        plain = bits
        for fetched in {use.value for use in pile}:
            bits |= plain << fetched
    for _ in range(sum([rule.spread for rule in rules])):
        bits |= bits << 1 | bits >> 1
    return bits


def stacks(table: DaleTable, seat: int, choices: Sequence[Use]) -> Iterator[tuple[Use, ...]]:
    """Every allowed next stack: first the cards of the hand, then those fetched from the discard."""
    total = next_total(table, seat)
    rules = [rule for use in choices if (rule := STACKS[use.face]) is not None]
    if not rules:
        for group in _groups(choices):
            for places in _exact_places(tuple([use.value for use in group]), total):
                hand = tuple([group[place] for place in places])
                if len({use.card for use in hand}) == len(hand):
                    yield hand
        return
    has_fetch = any([rule.fetches for rule in rules])
    store = _fetchable(table, seat, choices) if has_fetch else []
    spread = sum([rule.spread for rule in rules])
    spread += sum([rule.spread for use in store if (rule := STACKS[use.face])])
    reach = total + spread
    bundles = _subsets(store, reach, _fetches(choices) + _fetches(store)) if store else []
    for group in [choices] if store else _groups(choices):
        for hand, value in _subsets(group, reach):
            if value >= total - spread and _is_allowed(hand, (), total - value):
                yield hand
            fetches = _fetches(hand) if bundles else 0
            for fetched, more in bundles if fetches else ():
                missing = total - value - more
                fits = abs(missing) <= spread and len(fetched) <= fetches + _fetches(fetched)
                if fits and _is_allowed(hand, fetched, missing):
                    yield hand + fetched


@lru_cache(maxsize=1 << 14)
def _exact_places(values: tuple[int, ...], total: int) -> tuple[tuple[int, ...], ...]:
    """Which places of these values add up to the total."""
    found: list[tuple[tuple[int, ...], int]] = [((), total)]
    for place, value in enumerate(values):
        found += [((*chosen, place), left - value) for chosen, left in found if value <= left]
    return tuple([chosen for chosen, left in found if left == 0])


def _groups(choices: Sequence[Use]) -> list[Sequence[Use]]:
    """The uses that could lie in one stack: of one set, unless a card among them says otherwise."""
    rules = [rule for use in choices if (rule := STACKS[use.face]) is not None]
    if any([rule.lets_any_set_in for rule in rules]):
        return [choices]
    junk = any([rule.lets_junk_in for rule in rules])
    kinds = dict.fromkeys([SET[use.face] for use in choices])
    kinds.pop(SET[JUNK], None)
    if junk:
        return [[use for use in choices if SET[use.face] in (kind, SET[JUNK])] for kind in kinds]
    return [[use for use in choices if SET[use.face] == kind] for kind in kinds]


def _subsets(choices: Sequence[Use], reach: int, most: int = 99) -> list[tuple[tuple[Use, ...], int]]:
    """The non-empty sets of up to ``most`` distinct cards that count at most ``reach``, with their totals."""
    found: list[tuple[tuple[Use, ...], int]] = [((), 0)]
    for use in choices:
        card, left = use.card, reach - use.value
        # The uses of one card stand side by side, so a twin can only be the last one chosen.
        found += [
            ((*chosen, use), value + use.value)
            for chosen, value in found
            if value <= left and len(chosen) < most and not (chosen and chosen[-1].card == card)
        ]
    return found[1:]


def _is_allowed(hand: Sequence[Use], fetched: Sequence[Use], missing: int) -> bool:
    """May these cards form the stack, when their values miss its total by so much?"""
    rules = [rule for use in (*hand, *fetched) if (rule := STACKS[use.face]) is not None]
    if missing and abs(missing) > sum([rule.spread for rule in rules]):
        return False
    sets = {SET[use.face] for use in hand}
    if SET[JUNK] in sets:
        if not any([rule.lets_junk_in for rule in rules]):
            return False
        sets.remove(SET[JUNK])
    return len(sets) <= 1 or any([rule.lets_any_set_in for rule in rules])


def _fetches(cards: Sequence[Use]) -> int:
    return sum([rule.fetches for use in cards if (rule := STACKS[use.face])])


def _fetchable(table: DaleTable, seat: int, choices: Sequence[Use]) -> list[Use]:
    """Cards of the discard that could be fetched: of equal ones no more than could be used, topmost first."""
    pile = uses(table, seat, table.discards[seat][::-1])
    most = _fetches(choices) + _fetches(pile)
    found: list[Use] = []
    seen: dict[int, int] = {}
    for use in pile:
        kind = table.faces[use.card] << 8 | use.face
        count = seen[kind] = seen.get(kind, 0) + 1
        if count <= most:
            found.append(use)
    return found


async def build(me: Seat, *, is_optional: bool = False) -> None:
    """Build the next stack with cards this seat chooses; nothing if none is possible."""
    table = me.table
    hand = uses(table, me.at, me.hand)
    found = list(stacks(table, me.at, hand))
    if not found:
        if is_optional and not table.swift:  # asked all the same, so that being asked tells nothing
            await ask(Decision(me.at, "build", (DONE,), source=me.source))
        return
    pile = uses(table, me.at, me.discard_pile[::-1]) if _fetches(hand) else []
    choices = by_option([*hand, *pile])
    total = next_total(table, me.at)
    family = [tuple([use.option for use in one]) for one in found]
    if is_optional:
        family.insert(0, ())
    tally = partial(_tally, choices, total)
    picked = await choose_set(
        me.at, "build", family, universe=tuple(choices), source=me.source, tally=tally, swift=table.swift
    )
    if picked:
        stack = [choices[option] for option in picked]
        await _finish(me, await _choose_among_equals(me, stack) if pile else stack)


def _tally(choices: Mapping[Option, Use], number: int, picked: tuple[Option, ...]) -> Args:
    """The running total against the number of the stack."""
    return (("number", number), ("total", sum([choices[option].value for option in picked])))


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
    total = next_total(me.table, me.at)
    fitting = [use for use in uses(me.table, me.at, (card,)) if _is_allowed((use,), (), total - use.value)]
    if not fitting:
        return False
    choices = by_option(fitting)
    family = [(option,) for option in choices]
    picked = await choose_set(me.at, "build", family, universe=tuple(choices), source=me.source)
    await _finish(me, [choices[picked[0]]])
    return True


async def _finish(me: Seat, stack: Sequence[Use]) -> None:
    """Put a stack into the stall, where its cards are what is printed on them; the last one wins."""
    table, at = me.table, me.at
    held = tuple([use.card for use in stack if use.card in me.hand])
    stands_in = dict(zip(held, table.stand_ins(at, held), strict=True))
    stack = [use._replace(card=stands_in.get(use.card, use.card)) for use in stack]
    guises = tuple([me.show_use(use.card, use.face) for use in stack])
    for use in stack:
        me._pull(use.card, me)
        table.known[use.card] = table.public
    cards = tuple([use.card for use in stack])
    table.stalls[at] += (cards,)
    number = len(table.stalls[at])
    table.tell(events.Built(at, number, table.show_all(cards), guises))
    if number >= table.rules.stacks_to_win:
        table.winner = at
        table.tell(events.Won(at))
        raise Finished
    for use in stack:
        then = AFTER_BUILD[use.face]
        if then is not None:
            await then(Seat(table, at, use.card))
