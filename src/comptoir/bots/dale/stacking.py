"""Which cards make the next stack, as far as a seat can tell from what it sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from comptoir.bots.dale.sight import Sight
from comptoir.core import Option
from comptoir.dale.cardbook import STACKS
from comptoir.dale.catalogue import FACE, FACES, JUNK, SET

MOST_PARTS = 12
"""Of more than that, not every stack is looked at."""


class Part(NamedTuple):
    """A card used in a stack as one of its faces."""

    option: Option
    card: int
    face: int
    value: int
    is_held: bool
    """In the hand, not fetched from the discard."""


Parts = tuple[Part, ...]


def card_of(option: Any) -> int:
    """The card an option names, whatever it is used as."""
    return option if isinstance(option, int) else int(option[1])


def part(sight: Sight, option: Any) -> Part:
    """What an option of a stack stands for."""
    card = card_of(option)
    face = sight.faces[card] if isinstance(option, int) else FACE[str(option[2])]
    return Part(option, card, face, sight.value(card, face), card in sight.hand)


def hand_parts(sight: Sight) -> list[Part]:
    """Every way to use the cards of my hand in a stack, and those of my discard that could be fetched."""
    found = [
        part(sight, card if face == sight.faces[card] else ("as", card, FACES[face]))
        for card in sight.hand
        for face in guises(sight, card)
    ]
    if any([_rule(each, "fetches") for each in found]):
        found += [part(sight, card) for card in sight.discard]
    return found


def guises(sight: Sight, card: int) -> list[int]:
    """The faces a card of my hand may have; a chameleon what it copies, directly or by another one."""
    found: dict[int, None] = {}
    seen = {sight.faces[card]}
    todo = [sight.faces[card]]
    while todo:
        face = todo.pop()
        targets = _copied(sight, card, FACES[face])
        if not targets:
            found[face] = None
        for target in targets:
            copied = sight.faces[target]
            if FACES[copied] not in COPIERS:
                found[copied] = None
            elif copied not in seen:
                seen.add(copied)
                todo.append(copied)
    return list(found)


COPIERS = frozenset({
    "flexible_shopkeeper", "reflection", "good_old_times", "trendsetting", "seeing_doubles",
})  # fmt: skip


def _copied(sight: Sight, card: int, name: str) -> Sequence[int]:
    """What a chameleon of that name could copy now."""
    match name:
        case "flexible_shopkeeper":
            return sight.stalls[sight.seat][-1] if sight.number > 1 else ()
        case "reflection":
            return [pile[-1] for at, pile in enumerate(sight.discards) if pile and at != sight.seat]
        case "good_old_times":
            return sight.market_discard[-1:]
        case "trendsetting":
            return sight.on_market
        case "seeing_doubles":
            return [each for each in sight.hand if each != card]
    return ()


def full_stacks(sight: Sight, parts: Sequence[Part], laid: Parts = ()) -> Iterable[Parts]:
    """The next stacks these parts can make, each with the cards laid already."""
    for chosen in _choices(parts, laid, sight.needed + _spread((*laid, *parts))):
        if is_stack(sight, chosen):
            yield chosen


def open_stacks(sight: Sight, parts: Sequence[Part], laid: Parts = ()) -> Iterable[Parts]:
    """Cards of one set that fall short of the next stack: what a teammate could complete."""
    for chosen in _choices([each for each in parts if each.is_held], laid, sight.needed - 1):
        if len({SET[each.face] for each in chosen}) == 1 and all([each.face != JUNK for each in chosen]):
            yield chosen


def is_stack(sight: Sight, stack: Parts) -> bool:
    """Do these parts make the next stack?"""
    if abs(sight.needed - sum([each.value for each in stack])) > _spread(stack):
        return False
    if sum([not each.is_held for each in stack]) > sum([_rule(each, "fetches") for each in stack]):
        return False
    sets = {SET[each.face] for each in stack if each.is_held}
    if SET[JUNK] in sets:
        sets.remove(SET[JUNK])
        if not any([_rule(each, "lets_junk_in") for each in stack]):
            return False
    return len(sets) <= 1 or any([_rule(each, "lets_any_set_in") for each in stack])


def _choices(parts: Sequence[Part], laid: Parts, reach: int) -> list[Parts]:
    """The cards laid with any others that do not go beyond ``reach``, each card in one use only."""
    used = {each.card for each in laid}
    rest = [each for each in parts if each.card not in used]
    if len(rest) > MOST_PARTS:
        rest = sorted(rest, key=lambda each: (not each.is_held, each.face == JUNK))[:MOST_PARTS]
    found: list[tuple[Parts, int, int]] = [(laid, sum([each.value for each in laid]), -1)]
    for each in rest:
        card, value = each.card, each.value
        # The uses of one card stand side by side, so a twin can only be the last one chosen.
        found += [
            ((*chosen, each), total + value, card)
            for chosen, total, last in found
            if total + value <= reach and last != card
        ]
    return [chosen for chosen, _, _ in found if chosen]


def _spread(stack: Sequence[Part]) -> int:
    return sum([_rule(each, "spread") for each in stack])


def _rule(each: Part, name: str) -> int:
    rule = STACKS[each.face]
    return 0 if rule is None else int(getattr(rule, name))
