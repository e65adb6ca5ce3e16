"""Stacks: which cards may form the next one.

A stack takes cards of one set from the hand, for a total of exactly its number. Cards in it may change
that: let junk in, let any set in, fetch cards from the discard, count as a little more or less. What is
allowed is decided for the whole stack, fetched cards included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from comptoir.core import Args, Option
from comptoir.dale.board import DaleBoard
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import JUNK, SET
from comptoir.dale.guises import Use, uses
from comptoir.dale.sentences import Stack


def next_total(table: DaleBoard, seat: int) -> int:
    """What the next stack has to add up to: its number, unless an opponent's card asks for more."""
    total = len(table.stall(seat)) + 1
    if table.present.lasting:
        total += sum([rule.stack_total for _, rule in table.lasting(seat)])
    return total


def can_build(table: DaleBoard, seat: int, choices: Sequence[Use]) -> bool:
    """Is there any allowed stack? Answered by sums where they can tell: bit ``n`` stands for a total of n."""
    if table.rules.teams and next(parts(table, seat, choices), None) is not None:
        return True
    goal = 1 << next_total(table, seat)
    has_twins = len(choices) > len(table.hands[seat])  # a card with several faces
    has_special, rules = False, table.book.stacks
    sums: dict[int, int] = {}
    last, before = -1, sums
    for _, card, face, value in choices:
        if face == JUNK:
            continue
        if rules[face] is not None:
            has_special = True
        if has_twins and card != last:
            last, before = card, sums.copy()  # its faces are added to the sums without it
        kind = SET[face]
        bits = before.get(kind, 1) << value
        if bits & goal:
            return True
        sums[kind] = sums.get(kind, 1) | bits
    return has_special and _can_build_specially(table, seat, choices)


def _can_build_specially(table: DaleBoard, seat: int, choices: Sequence[Use]) -> bool:
    """Is there an allowed stack that needs the rules of its cards?"""
    total, book = next_total(table, seat), table.book
    special = [use for use in choices if book.stacks[use.face] is not None]
    fetches = fetches_of(book, special)
    pile = uses(table, seat, table.discards[seat]) if fetches else []
    if fetches > 1 or _rules_of(book, pile):
        return next(stacks(table, seat, choices), None) is not None
    for chosen, value in subsets(special, total + len(special)):
        if _special_totals(book, chosen, value, choices, pile) >> total & 1:
            has_twins = len(choices) > len(table.hands[seat])
            return not has_twins or next(stacks(table, seat, choices), None) is not None
    return False


def _special_totals(
    book: Cardbook, chosen: Sequence[Use], value: int, choices: Sequence[Use], pile: Sequence[Use]
) -> int:
    """What stacks with these special cards and plain others can count."""
    rules = _rules_of(book, chosen)
    sets = {SET[use.face] for use in chosen}
    any_set = any([rule.lets_any_set_in for rule in rules])
    junk = any([rule.lets_junk_in for rule in rules])
    if len(sets) > 1 and not any_set:
        return 0
    bits = 1 << value
    for use in choices:
        fits = junk if use.face == JUNK else any_set or SET[use.face] in sets
        if fits and book.stacks[use.face] is None:
            bits |= bits << use.value
    if pile and fetches_of(book, chosen):
        plain = bits
        for fetched in {use.value for use in pile}:
            bits |= plain << fetched
    for _ in range(sum([rule.spread for rule in rules])):
        bits |= bits << 1 | bits >> 1
    return bits


def stacks(table: DaleBoard, seat: int, choices: Sequence[Use]) -> Iterator[tuple[Use, ...]]:
    """Every allowed next stack: first the cards of the hand, then those fetched from the discard."""
    total, book = next_total(table, seat), table.book
    if not _rules_of(book, choices):
        for group in _groups(book, choices):
            for places in _exact_places(tuple([use.value for use in group]), total):
                hand = tuple([group[place] for place in places])
                if len({use.card for use in hand}) == len(hand):
                    yield hand
        return
    store = fetchable(table, seat, choices)
    spread = _spread_of(book, (*choices, *store))
    for group in [choices] if store else _groups(book, choices):
        for hand, fetched, value in _laid(book, group, store, total + spread):
            if value >= total - spread and not fault_of_stack(book, hand, fetched, total - value):
                yield hand + fetched


def _laid(
    book: Cardbook, choices: Sequence[Use], store: Sequence[Use], reach: int
) -> Iterator[tuple[tuple[Use, ...], tuple[Use, ...], int]]:
    """Cards of the hand with those they fetch, and what they count: at most ``reach``."""
    most = fetches_of(book, choices) + fetches_of(book, store)
    found = subsets(store, reach, most) if store else []
    bundles = [(one, value, len(one) - fetches_of(book, one)) for one, value in found]
    for hand, value in subsets(choices, reach):
        yield hand, (), value
        fetches = fetches_of(book, hand) if bundles else 0
        for fetched, more, needed in bundles if fetches else ():
            if needed <= fetches and value + more <= reach:
                yield hand, fetched, value + more


@lru_cache(maxsize=1 << 14)
def _exact_places(values: tuple[int, ...], total: int) -> tuple[tuple[int, ...], ...]:
    """Which places of these values add up to the total."""
    found: list[tuple[tuple[int, ...], int]] = [((), total)]
    for place, value in enumerate(values):
        found += [((*chosen, place), left - value) for chosen, left in found if value <= left]
    return tuple([chosen for chosen, left in found if left == 0])


def _groups(book: Cardbook, choices: Sequence[Use]) -> list[Sequence[Use]]:
    """The uses that could lie in one stack: of one set, unless a card among them says otherwise."""
    rules = _rules_of(book, choices)
    if any([rule.lets_any_set_in for rule in rules]):
        return [choices]
    junk = any([rule.lets_junk_in for rule in rules])
    kinds = dict.fromkeys([SET[use.face] for use in choices])
    kinds.pop(SET[JUNK], None)
    if junk:
        return [[use for use in choices if SET[use.face] in (kind, SET[JUNK])] for kind in kinds]
    return [[use for use in choices if SET[use.face] == kind] for kind in kinds]


def subsets(choices: Sequence[Use], reach: int, most: int = 99) -> list[tuple[tuple[Use, ...], int]]:
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


def fault_of_stack(book: Cardbook, hand: Sequence[Use], fetched: Sequence[Use], missing: int) -> str:
    """What is against these cards as the stack, when their values miss its total by so much, as the code of a
    refusal; nothing if they may form it."""
    rules = _rules_of(book, (*hand, *fetched))
    sets = {SET[use.face] for use in hand}
    if SET[JUNK] in sets:
        if not any([rule.lets_junk_in for rule in rules]):
            return "junk_in_stack"
        sets.remove(SET[JUNK])
    if len(sets) > 1 and not any([rule.lets_any_set_in for rule in rules]):
        return "mixed_sets"
    if missing and abs(missing) > sum([rule.spread for rule in rules]):
        return "wrong_total"
    return ""


def fetches_of(book: Cardbook, cards: Sequence[Use]) -> int:
    return sum([rule.fetches for rule in _rules_of(book, cards)])


def _spread_of(book: Cardbook, cards: Sequence[Use]) -> int:
    return sum([rule.spread for rule in _rules_of(book, cards)])


def _rules_of(book: Cardbook, cards: Sequence[Use]) -> list[Stack]:
    return [rule for use in cards if (rule := book.stacks[use.face]) is not None]


def fetchable(table: DaleBoard, seat: int, choices: Sequence[Use]) -> list[Use]:
    """Cards of the discard that could be fetched: of equal ones no more than could be used, topmost first."""
    book = table.book
    if not fetches_of(book, choices):
        return []
    pile = uses(table, seat, table.discards[seat][::-1])
    most = fetches_of(book, choices) + fetches_of(book, pile)
    found: list[Use] = []
    seen: dict[int, int] = {}
    for use in pile:
        kind = table.faces[use.card] << 8 | use.face
        count = seen[kind] = seen.get(kind, 0) + 1
        if count <= most:
            found.append(use)
    return found


def can_ask_for_help(table: DaleBoard, seat: int) -> bool:
    """May the teammate be asked to complete a stack? That tells nothing about any hand."""
    return not table.has_asked_for_help and bool(table.hands[seat] and table.hands[table.mate_of(seat)])


def tally(
    choices: Mapping[Option, Use], table: DaleBoard, seat: int, picked: tuple[Option, ...], so_far: int = 0
) -> Args:
    """The running total, the number of the stack and what it needs."""
    total = so_far + sum([choices[option].value for option in picked])
    number, needed = table.next_stack(seat), next_total(table, seat)
    return (("number", number), ("needed", needed), ("total", total))


def parts(table: DaleBoard, seat: int, choices: Sequence[Use]) -> Iterator[tuple[Use, ...]]:
    """What a seat may lay out for its teammate to complete, whatever the teammate holds."""
    if not can_ask_for_help(table, seat):
        return
    total, present, book = next_total(table, seat), table.present, table.book
    store = fetchable(table, seat, choices)
    reach = total + present.spread + _spread_of(book, (*choices, *store))
    for hand, fetched, value in _laid(book, choices, store, reach):
        kinds = {SET[use.face] for use in hand}
        has_junk = SET[JUNK] in kinds
        junk_fits = not has_junk or present.mixes_junk
        sets_fit = len(kinds) - has_junk <= 1 or present.mixes_sets
        if junk_fits and sets_fit and value - _spread_of(book, hand + fetched) < total + present.spread:
            yield hand + fetched


def completions(
    table: DaleBoard, mate: int, choices: Sequence[Use], laid_out: Sequence[Use]
) -> Iterator[tuple[Use, ...]]:
    """What a teammate may add to the cards laid out by the active player to make the next stack."""
    held, book = table.hands[table.active], table.book
    hand = [use for use in laid_out if use.card in held]
    fetched = [use for use in laid_out if use.card not in held]
    store = fetchable(table, mate, choices)
    missing = next_total(table, table.active) - sum([use.value for use in laid_out])
    reach = missing + _spread_of(book, (*laid_out, *choices, *store))
    for added, more, value in _laid(book, choices, store, reach):
        if not fault_of_stack(book, (*hand, *added), (*fetched, *more), missing - value):
            yield added + more
