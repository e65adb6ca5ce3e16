"""Stacks: which cards may form the next one.

A stack takes cards of one set from the hand, for a total of exactly its number. Cards in it may change
that: let junk in, let any set in, fetch cards from the discard, count as a little more or less. What is
allowed is decided for the whole stack, fetched cards included.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from comptoir.core import Args, Option
from comptoir.dale.additions import NOTHING, Laid, additions, lay
from comptoir.dale.board import DaleBoard
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import JUNK, SET
from comptoir.dale.guises import Use, uses
from comptoir.dale.sentences import Stack


def next_total(table: DaleBoard, seat: int) -> int:
    """What the next stack has to add up to: its number, unless an opponent's card asks for more."""
    total = len(table.stall(seat)) + 1
    if table.present.lasting:
        for _, rule in table.lasting(seat):
            total += rule.stack_total
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
    for use in choices:
        card, face, value = use.card, use.face, use.value
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
    for hand, fetched in additions(book, NOTHING, choices, store, total):
        yield hand + fetched


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
    is_open = table.rules.building_together == "open" or not table.declined
    return is_open and bool(table.hands[seat] and table.hands[table.mate_of(seat)])


def layout(table: DaleBoard, seat: int, cards: Sequence[Use]) -> tuple[int, ...]:
    """What is laid out, as it looks: which of equal cards they are makes no difference."""
    held, faces = table.hands[seat], table.faces
    looks = [(use.card not in held) << 16 | faces[use.card] << 8 | use.face for use in cards]
    return tuple(sorted(looks))


def tally(
    choices: Mapping[Option, Use], table: DaleBoard, seat: int, picked: tuple[Option, ...], so_far: int = 0
) -> Args:
    """The running total, the number of the stack and what it needs."""
    total = so_far + sum([choices[option].value for option in picked])
    number, needed = table.next_stack(seat), next_total(table, seat)
    return (("number", number), ("needed", needed), ("total", total))


def parts(table: DaleBoard, seat: int, choices: Sequence[Use]) -> Iterator[tuple[Use, ...]]:
    """What a seat may lay out for its teammate to complete, whatever the teammate holds."""
    if can_ask_for_help(table, seat):
        yield from _parts(table, seat, (), choices, fetchable(table, seat, choices))


def _parts(
    table: DaleBoard, seat: int, begun: tuple[Use, ...], choices: Sequence[Use], store: Sequence[Use]
) -> Iterator[tuple[Use, ...]]:
    """Those that begin with these cards."""
    total, present, book = next_total(table, seat), table.present, table.book
    more = 1 - present.least_added if table.rules.building_together == "open" else present.spread
    items = [*[(use, False) for use in choices], *[(use, True) for use in store]]
    reach = total + more + _spread_of(book, (*begun, *choices, *store))
    open_ends = [(0, _lay_of(table, seat, begun), begun)]
    while open_ends:
        place, laid, chosen = open_ends.pop()
        is_part = (laid.sets or laid.has_junk) and laid.fetches >= 0
        is_new = not table.declined or layout(table, seat, chosen) not in table.declined
        if is_part and is_new and laid.value - laid.spread < total + more:
            yield chosen
        for number in range(len(items) - 1, place - 1, -1):
            use, is_fetched = items[number]
            is_close = laid.value + use.value <= reach and (laid.is_fetching or not is_fetched)
            if is_close and use.card not in laid.cards:
                after = laid.joined_by(book, use, fetched=is_fetched)
                sets_fit = present.mixes_sets or len(after.sets) <= 1
                if sets_fit and (present.mixes_junk or not after.has_junk):
                    open_ends.append((number + 1, after, (*chosen, use)))


def _lay_of(table: DaleBoard, seat: int, cards: Sequence[Use]) -> Laid:
    """These cards together; those that the seat does not hold are fetched."""
    held = table.hands[seat]
    hand = [use for use in cards if use.card in held]
    return lay(table.book, hand, [use for use in cards if use.card not in held])


def layouts(
    table: DaleBoard, seat: int, begun: tuple[Use, ...], choices: Sequence[Use], store: Sequence[Use]
) -> Iterator[tuple[Use, ...]]:
    """Everything a seat may build or lay out that begins with these cards and goes on with any of those."""
    if begun:
        laid = _lay_of(table, seat, begun)
        for hand, fetched in additions(table.book, laid, choices, store, next_total(table, seat)):
            yield begun + hand + fetched
    else:
        yield from stacks(table, seat, choices)
    if table.rules.teams and can_ask_for_help(table, seat):
        yield from _parts(table, seat, begun, choices, store)


def makes_stack(table: DaleBoard, seat: int, cards: Sequence[Use]) -> bool:
    """Are these cards a stack as they are?"""
    held = table.hands[seat]
    hand = [use for use in cards if use.card in held]
    fetched = [use for use in cards if use.card not in held]
    missing = next_total(table, seat) - sum([use.value for use in cards])
    return not fault_of_stack(table.book, hand, fetched, missing)


def may_be_added_to(table: DaleBoard, seat: int, cards: Sequence[Use]) -> bool:
    """Could the teammate add to these cards, for all that anybody can tell?"""
    if not table.rules.teams or table.rules.building_together != "open" or not can_ask_for_help(table, seat):
        return False
    return next(_parts(table, seat, tuple(cards), (), ()), None) is not None


def completions(
    table: DaleBoard, mate: int, choices: Sequence[Use], laid_out: Sequence[Use]
) -> Iterator[tuple[Use, ...]]:
    """What a teammate may add to the cards laid out by the active player to make the next stack."""
    laid = _lay_of(table, table.active, laid_out)
    laid = laid._replace(fetches=0, is_fetching=False)  # each fetches from the own discard
    store = fetchable(table, mate, choices)
    for added, fetched in additions(table.book, laid, choices, store, next_total(table, table.active)):
        if added:
            yield added + fetched
