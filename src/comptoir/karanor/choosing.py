"""Questions to one merchant. What leaves no choice is not asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.core import DONE, Args, Cards, Decision, Option, Run, ask
from comptoir.karanor.board import EMPTY, KaranorBoard
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Goods
from comptoir.karanor.reason import NOT_OFFERED, Reason, fits, place_of, split


async def choose(
    me: Merchant, prompt: str, options: Sequence[Option], *, source: int = EMPTY, args: Args = ()
) -> Option:
    """One of the options."""
    if len(options) == 1:
        return options[0]
    offered = tuple(options)
    pick = me.table.pick(me.at, prompt, offered, source)
    return await ask(Decision(me.at, prompt, offered, args, source)) if pick is None else pick


async def choose_card(me: Merchant, prompt: str, cards: Cards, *, source: int = EMPTY) -> int:
    card = await choose(me, prompt, cards, source=source)
    assert isinstance(card, int)
    return card


async def choose_named(
    me: Merchant, prompt: str, kind: str, names: Sequence[str], *, source: int = EMPTY, args: Args = ()
) -> int:
    """The place of one of these names: of associates, or of territories."""
    pick = await choose(me, prompt, [(kind, name) for name in names], source=source, args=args)
    assert isinstance(pick, tuple)
    return list(names).index(str(pick[1]))


async def choose_goods(
    me: Merchant,
    prompt: str,
    available: Goods,
    count: int,
    *,
    least: int | None = None,
    source: int = EMPTY,
    args: Args = (),
) -> Goods:
    """So many tokens of these, or as many as there are: a run of resources, in the order of the pack."""
    count = min(count, sum(available))
    least = count if least is None else min(least, count)
    left, picked = list(available), list[int]()
    is_free = least < count or (0 < count < sum(available) and max(available) < sum(available))
    while is_free and len(picked) < count:
        # No pick before the last one, so that no two runs mean the same goods; and enough must be left after.
        first, needed = picked[-1] if picked else 0, max(least - len(picked), 1)
        kinds = [at for at in range(first, len(left)) if left[at] and sum(left[at:]) >= needed]
        if not kinds:
            break
        options = _tokens(me, kinds)
        if len(picked) >= least:
            options.append(DONE)
        offered = tuple(options)
        token = me.table.pick(me.at, prompt, offered, source)
        if token is None:
            told = (("left", count - len(picked)), *args, *_still_there(me, left[first:], first))
            run = Run(tuple(_tokens(me, picked)), False)
            token = await ask(Decision(me.at, prompt, offered, told, source, run))
        if token == DONE:
            break
        pick = kinds[options.index(token)]
        left[pick] -= 1
        picked.append(pick)
    if not is_free:
        return tuple([min(amount, count) for amount in available])
    return tuple([picked.count(at) for at in range(len(available))])


def _tokens(me: Merchant, kinds: Sequence[int]) -> list[Option]:
    tokens = me.table.pack.tokens
    return [tokens[at] for at in kinds]


_OF: Final = "of:"


def _still_there(me: Merchant, left: Sequence[int], first: int) -> Args:
    """How many of each resource can still be picked, for whoever collects a run before it is sent."""
    names = [each.id for each in me.table.pack.resources[first:]]
    return tuple([(f"{_OF}{name}", count) for name, count in zip(names, left, strict=True) if count])


def available_in(decision: Decision) -> dict[str, int]:
    """The goods that a run is picked from, by name; none if it is no run of goods."""
    facts = [(name, int(count)) for name, count in decision.args if name.startswith(_OF)]
    return {name.removeprefix(_OF): count for name, count in facts}


def only_common(me: Merchant, goods: Goods) -> Goods:
    """These goods without the diamonds."""
    common = me.table.pack.common
    return tuple([amount if at in common else 0 for at, amount in enumerate(goods)])


def against_token(board: KaranorBoard, decision: Decision, pick: object) -> Reason | None:
    """Why a token is not there to be taken or paid with."""
    verb, parts = split(pick)
    resource = place_of(board.pack.resources, parts[0]) if verb == "goods" and fits(parts, (str,)) else EMPTY
    if resource == EMPTY:
        return NOT_OFFERED
    if decision.prompt in ("pay_goods", "gain_goods") and resource not in board.pack.common:
        return "only_common", {"resource": resource}
    if decision.prompt == "gain_goods":
        return NOT_OFFERED if board.reserve[resource] else ("reserve_empty", {"resource": resource})
    is_held = board.goods[decision.seat][resource] > 0
    return NOT_OFFERED if is_held else ("not_held", {"what": board.pack.resources[resource].id})
