"""Which cards can join others to make a stack, found without trying what cannot become one.

Cards that change what a stack may be (let junk in, any set in, fetch, count as more or less) are decided
first; then it is settled which others fit and how much they have to count, and sums tell at every step
whether that can still be reached. So each stack found takes a few steps, however many cards there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final, NamedTuple, TypeAlias

from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import JUNK, SET
from comptoir.dale.guises import Use

Uses: TypeAlias = tuple[Use, ...]


class Laid(NamedTuple):
    """Cards that lie together, as far as it matters for those that may join them."""

    value: int = 0
    spread: int = 0
    """How much more or less they may count."""
    sets: frozenset[int] = frozenset()
    """Those of the cards from hands, junk left out."""
    has_junk: bool = False
    any_set: bool = False
    lets_junk_in: bool = False
    fetches: int = 0
    """How many more cards of the discard they bring."""
    is_fetching: bool = False
    """Is there a card from the hand that fetches?"""
    cards: frozenset[int] = frozenset()

    def joined_by(self, book: Cardbook, use: Use, *, fetched: bool = False) -> Laid:
        rule, is_junk = book.stacks[use.face], use.face == JUNK
        more = rule.fetches if rule else 0
        return Laid(
            self.value + use.value,
            self.spread + (rule.spread if rule else 0),
            self.sets if fetched or is_junk else self.sets | {SET[use.face]},
            self.has_junk or (is_junk and not fetched),
            self.any_set or bool(rule and rule.lets_any_set_in),
            self.lets_junk_in or bool(rule and rule.lets_junk_in),
            self.fetches + more - fetched,
            self.is_fetching or (more > 0 and not fetched),
            self.cards | {use.card},
        )


NOTHING: Final = Laid()


def lay(book: Cardbook, hand: Iterable[Use], fetched: Iterable[Use] = (), on: Laid = NOTHING) -> Laid:
    """These cards together, on what lies there already."""
    laid = reduce(lambda so_far, use: so_far.joined_by(book, use), hand, on)
    return reduce(lambda so_far, use: so_far.joined_by(book, use, fetched=True), fetched, laid)


def additions(
    book: Cardbook, laid: Laid, choices: Sequence[Use], store: Sequence[Use], total: int
) -> Iterator[tuple[Uses, Uses]]:
    """What may join the cards that lie there to make a stack of that total, nothing too if they are one:
    cards of the hand, and cards of the discard that are fetched. Each in the order they are given in."""
    place = {use.option: number for number, use in enumerate((*choices, *store))}
    plain = [use for use in choices if book.stacks[use.face] is None]
    bundles = _Bundles([use for use in store if book.stacks[use.face] is None])
    for special, hand, fetched in _special(book, laid, choices, store, total):
        low, high = total - special.spread - special.value, total + special.spread - special.value
        for group, needed in _groups(special, plain):
            sums = _sums(group)
            for bundle, value in bundles.up_to(special, high):
                for more in _adding_up(group, sums, low - value, high - value, special.cards):
                    if not needed or needed.intersection(more):
                        yield (
                            tuple(sorted((*hand, *more), key=lambda use: place[use.option])),
                            tuple(sorted((*fetched, *bundle), key=lambda use: place[use.option])),
                        )


def _special(
    book: Cardbook, laid: Laid, choices: Sequence[Use], store: Sequence[Use], total: int
) -> Iterator[tuple[Laid, Uses, Uses]]:
    """What lies there with any of the cards that change what a stack may be."""
    own = [(use, False) for use in choices if book.stacks[use.face] is not None]
    items = [*own, *[(use, True) for use in store if book.stacks[use.face] is not None]]
    reach = total + lay(book, [use for use, _ in items], on=laid).spread
    open_ends: list[tuple[int, Laid, Uses, Uses]] = [(0, laid, (), ())]
    while open_ends:
        place, so_far, hand, fetched = open_ends.pop()
        if _may_be(so_far, total):
            yield so_far, hand, fetched
        for number in range(place, len(items)):
            use, is_fetched = items[number]
            if so_far.value + use.value > reach or use.card in so_far.cards:
                continue
            if not is_fetched:
                open_ends.append((number + 1, so_far.joined_by(book, use), (*hand, use), fetched))
            elif so_far.is_fetching:
                after = so_far.joined_by(book, use, fetched=True)
                open_ends.append((number + 1, after, hand, (*fetched, use)))


def _may_be(laid: Laid, total: int) -> bool:
    """Could plain cards make a stack of these?"""
    sets_fit = laid.any_set or len(laid.sets) <= 1
    junk_fits = laid.lets_junk_in or not laid.has_junk
    return sets_fit and junk_fits and laid.fetches >= 0 and laid.value <= total + laid.spread


def _groups(laid: Laid, plain: Sequence[Use]) -> list[tuple[list[Use], frozenset[Use]]]:
    """The other cards of the hand that could lie there too, of one set unless a card says otherwise; and
    those of which one has to, where another group has the rest."""
    junk = [use for use in plain if use.face == JUNK] if laid.lets_junk_in else []
    folk = [use for use in plain if use.face != JUNK]
    if laid.any_set:
        return [([*folk, *junk], frozenset())]
    if laid.sets:
        return [([*[use for use in folk if SET[use.face] in laid.sets], *junk], frozenset())]
    groups = [(junk, frozenset[Use]())]
    for kind in dict.fromkeys([SET[use.face] for use in folk]):
        alike = [use for use in folk if SET[use.face] == kind]
        groups.append(([*alike, *junk], frozenset(alike)))
    return groups


def _sums(group: Sequence[Use]) -> list[int]:
    """What the cards from each place on can add up to: bit n stands for n."""
    found = [1]
    for use in reversed(group):
        found.append(found[-1] | found[-1] << use.value)
    return found[::-1]


def _adding_up(
    group: Sequence[Use], sums: Sequence[int], low: int, high: int, used: frozenset[int]
) -> Iterator[Uses]:
    """Those of the group, of each card one use, that count between ``low`` and ``high``."""
    open_ends: list[tuple[int, int, int, Uses]] = [(0, low, high, ())]
    while open_ends:
        place, low, high, chosen = open_ends.pop()
        if high < 0 or not sums[place] >> max(low, 0) & (1 << high - max(low, 0) + 1) - 1:
            continue
        if place == len(group):
            yield chosen
            continue
        use = group[place]
        open_ends.append((place + 1, low, high, chosen))
        # A chameleon may stand among the folk and, far behind, among the junk.
        if use.card not in used and all([each.card != use.card for each in chosen]):
            open_ends.append((place + 1, low - use.value, high - use.value, (*chosen, use)))


class _Bundles:
    """Plain cards of the discard that are fetched together."""

    def __init__(self, store: Sequence[Use]) -> None:
        self._store = store
        self._known: dict[tuple[int, int], list[tuple[Uses, int]]] = {}

    def up_to(self, laid: Laid, value: int) -> list[tuple[Uses, int]]:
        """All that may be fetched beside these cards and count at most so much, nothing first."""
        most = laid.fetches if laid.is_fetching else 0
        key = most, value
        if key not in self._known:
            found: list[tuple[Uses, int]] = [((), 0)]
            for use in self._store if most > 0 else ():
                found += [
                    ((*chosen, use), counted + use.value)
                    for chosen, counted in found
                    if len(chosen) < most
                    and counted + use.value <= value
                    and not (chosen and chosen[-1].card == use.card)
                ]
            self._known[key] = found
        apart = laid.cards.isdisjoint
        return [one for one in self._known[key] if apart([use.card for use in one[0]])]
