"""Questions to one merchant. What leaves no choice is not asked."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from comptoir.core import Args, Cards, Decision, Option, ask, choose_set
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Goods
from comptoir.karanor.table import EMPTY


async def choose(
    me: Merchant, prompt: str, options: Sequence[Option], *, source: int = EMPTY, args: Args = ()
) -> Option:
    """One of the options."""
    if len(options) == 1:
        return options[0]
    return await ask(Decision(me.at, prompt, tuple(options), args, source))


async def choose_card(me: Merchant, prompt: str, cards: Cards, *, source: int = EMPTY) -> int:
    card = await choose(me, prompt, cards, source=source)
    assert isinstance(card, int)
    return card


async def choose_named(
    me: Merchant, prompt: str, kind: str, names: Sequence[str], *, source: int = EMPTY
) -> int:
    """The place of one of these names: of associates, or of territories."""
    pick = await choose(me, prompt, [(kind, name) for name in names], source=source)
    assert isinstance(pick, tuple)
    return list(names).index(str(pick[1]))


async def choose_goods(
    me: Merchant, prompt: str, available: Goods, count: int, *, least: int | None = None, source: int = EMPTY
) -> Goods:
    """So many tokens of these, or as many as there are: a run of resources, in the order of the pack."""
    table = me.table
    names = [each.id for each in table.pack.resources]
    count = min(count, sum(available))
    least = count if least is None else min(least, count)
    kinds = [at for at, amount in enumerate(available) if amount]
    family = [
        tuple([("goods", names[at]) for at in picked])
        for size in range(least, count + 1)
        for picked in combinations_with_replacement(kinds, size)
        if all([picked.count(at) <= available[at] for at in set(picked)])
    ]
    universe = [("goods", names[at]) for at in kinds]
    picks = await choose_set(
        me.at, prompt, family, universe=universe, source=source, swift=table.swift,
        tally=lambda picked: (("left", count - len(picked)),),
    )  # fmt: skip
    return tuple([picks.count(("goods", name)) for name in names])


def only_common(me: Merchant, goods: Goods) -> Goods:
    """These goods without the diamonds."""
    common = me.table.pack.common
    return tuple([amount if at in common else 0 for at, amount in enumerate(goods)])
