"""The market tile of two players: common resources, bought and sold one token at a time."""

from __future__ import annotations

from comptoir.core import Option, choose_while
from comptoir.core.decision import Picked
from comptoir.karanor import events
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.table import KaranorTable

BUY, SELL = "buy", "sell"


class Visit:
    """One visit: what lies there, and what the visitor has, as the tokens move."""

    __slots__ = ("gold", "goods", "laid", "prices")

    def __init__(self, table: KaranorTable, at: int) -> None:
        self.prices = table.pack.numbers.market
        self.laid, self.goods, self.gold = list(table.market), list(table.goods[at]), table.gold[at]

    def price(self, verb: str, resource: int) -> int:
        """A full pile is cheap to buy from, an empty one pays well."""
        prices, laid = self.prices, self.laid[resource]
        if verb == BUY:
            return prices.buy_price_when_full if laid == prices.capacity else prices.buy_price
        return prices.sell_price if laid else prices.sell_price_when_empty

    def is_possible(self, verb: str, resource: int) -> bool:
        if verb == BUY:
            return self.laid[resource] > 0 and self.gold >= self.price(BUY, resource)
        return self.goods[resource] > 0 and self.laid[resource] < self.prices.capacity

    def do(self, verb: str, resource: int) -> int:
        """Move a token; its price."""
        price, sign = self.price(verb, resource), 1 if verb == BUY else -1
        self.gold -= sign * price
        self.laid[resource] -= sign
        self.goods[resource] += sign
        return price


def can_trade_at_market(table: KaranorTable, at: int) -> bool:
    visit = Visit(table, at)
    return any([visit.is_possible(verb, each) for verb in (BUY, SELL) for each in table.pack.common])


def units(table: KaranorTable, at: int, picked: Picked) -> tuple[Picked, bool]:
    """What may be bought or sold after these, and whether they will do: one kind of thing, or one of each."""
    visit = Visit(table, at)
    names = [each.id for each in table.pack.resources]
    verbs = []
    for pick in picked:
        assert isinstance(pick, tuple)
        verbs.append(str(pick[0]))
        visit.do(verbs[-1], names.index(str(pick[1])))
    if len(picked) >= visit.prices.max_units or len(set(verbs)) > 1:
        return (), True
    allowed = (BUY, SELL) if len(picked) < 2 else (verbs[0],)
    found: list[Option] = [
        (verb, names[each]) for verb in allowed for each in table.pack.common if visit.is_possible(verb, each)
    ]
    return tuple(found), bool(picked)


async def market(me: Merchant) -> None:
    """Buy one or two, sell one or two, or one of each, in the order picked."""
    table = me.table
    picks = await choose_while(me.at, "market", lambda picked: units(table, me.at, picked), swift=table.swift)
    names = [each.id for each in table.pack.resources]
    visit = Visit(table, me.at)
    for pick in picks:
        assert isinstance(pick, tuple)
        verb, name = str(pick[0]), str(pick[1])
        price = visit.do(verb, names.index(name))
        table.tell((events.Bought if verb == BUY else events.Sold)(me.at, name, price))
    table.market, table.goods[me.at], table.gold[me.at] = tuple(visit.laid), tuple(visit.goods), visit.gold
