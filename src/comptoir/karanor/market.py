"""The market tile of two players: common resources, bought and sold one token at a time."""

from __future__ import annotations

from typing import Final

from comptoir.core import DONE, Decision, Option, choose_while
from comptoir.core.decision import Picks
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, KaranorBoard
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Market
from comptoir.karanor.reason import NOT_OFFERED, Reason, fits, place_of, split

BUY: Final = "buy"
SELL: Final = "sell"
NO_MARKET: Final[Reason] = ("no_market", {})
NOTHING_AT_MARKET: Final[Reason] = ("nothing_at_market", {})


def price_of(prices: Market, verb: str, laid: int) -> int:
    """A full pile is cheap to buy from, an empty one pays well."""
    if verb == BUY:
        return prices.buy_price_when_full if laid == prices.capacity else prices.buy_price
    return prices.sell_price if laid else prices.sell_price_when_empty


class Visit:
    """One visit: what lies there, and what the visitor has, as the tokens move."""

    __slots__ = ("gold", "goods", "laid", "pack", "prices", "verbs")

    def __init__(self, board: KaranorBoard, at: int, picked: Picks = ()) -> None:
        self.pack, self.prices = board.pack, board.pack.numbers.market
        self.laid, self.goods, self.gold = list(board.market), list(board.goods[at]), board.gold[at]
        self.verbs: list[str] = []
        for pick in picked:
            assert isinstance(pick, tuple)
            self.do(str(pick[0]), place_of(self.pack.resources, pick[1]))

    def price(self, verb: str, resource: int) -> int:
        return price_of(self.prices, verb, self.laid[resource])

    def against(self, verb: str, resource: int) -> Reason | None:
        """Why this token cannot move next: piles have a bottom and a top, there is no credit, and one buys,
        or sells, or does one of each."""
        verbs = self.verbs
        if verbs and (len(verbs) >= self.prices.max_units or (len(verbs) > 1 and {*verbs} != {verb})):
            return "too_many_at_market", {"most": self.prices.max_units}
        if verb == SELL:
            if not self.goods[resource]:
                return "not_held", {"what": self.pack.resources[resource].id}
            is_full = self.laid[resource] >= self.prices.capacity
            return ("market_full", {"resource": resource}) if is_full else None
        if not self.laid[resource]:
            return "market_empty", {"resource": resource}
        price = self.price(BUY, resource)
        return ("not_enough_gold", {"needs": price, "has": self.gold}) if self.gold < price else None

    @property
    def options(self) -> list[Option]:
        """What can be bought or sold next."""
        resources = self.pack.resources
        return [
            (verb, resources[each].id)
            for verb in (BUY, SELL)
            for each in self.pack.common
            if self.against(verb, each) is None
        ]

    def do(self, verb: str, resource: int) -> int:
        """Move a token; its price."""
        price, sign = self.price(verb, resource), 1 if verb == BUY else -1
        self.gold -= sign * price
        self.laid[resource] -= sign
        self.goods[resource] += sign
        self.verbs.append(verb)
        return price


def against_visiting(board: KaranorBoard, at: int) -> Reason | None:
    """Why there is nothing to do at the market."""
    if not board.market:
        return NO_MARKET
    visit = Visit(board, at)
    for each in board.pack.common:
        if visit.against(SELL, each) is None or visit.against(BUY, each) is None:
            return None
    return NOTHING_AT_MARKET


def against_unit(board: KaranorBoard, decision: Decision, pick: object) -> Reason | None:
    """Why this cannot be bought or sold next."""
    picked = decision.run.picked if decision.run else ()
    if pick == DONE and picked:
        return None
    verb, parts = split(pick)
    resource = place_of(board.pack.resources, parts[0]) if fits(parts, (str,)) else EMPTY
    if verb not in (BUY, SELL) or resource == EMPTY:
        return NOT_OFFERED
    if resource not in board.pack.common:
        return "not_at_market", {"resource": resource}
    return Visit(board, decision.seat, picked).against(verb, resource)


async def market(me: Merchant) -> None:
    """Buy one or two, sell one or two, or one of each, in the order picked."""
    table = me.table

    def units(picked: Picks) -> tuple[Picks, bool]:
        return tuple(Visit(table, me.at, picked).options), bool(picked)

    picks = await choose_while(table, me.at, "market", units)
    visit, gold = Visit(table, me.at), {BUY: 0, SELL: 0}
    goods = {verb: [0] * len(table.market) for verb in gold}
    for pick in picks:
        assert isinstance(pick, tuple)
        verb, resource = str(pick[0]), place_of(table.pack.resources, str(pick[1]))
        gold[verb] += visit.do(verb, resource)
        goods[verb][resource] += 1
    table.tell(events.VisitedMarket(me.at, tuple(goods[BUY]), gold[BUY], tuple(goods[SELL]), gold[SELL]))
    table.market, table.goods[me.at], table.gold[me.at] = tuple(visit.laid), tuple(visit.goods), visit.gold
