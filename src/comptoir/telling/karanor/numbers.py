"""The numbers of the rules, for those who set up a table or read how the game goes."""

from __future__ import annotations

from msgspec import Struct

from comptoir.karanor.options import TWO
from comptoir.karanor.pack import Pack


class KaranorSize(Struct, frozen=True):
    """What so many merchants change."""

    players: int
    end: int
    """The prestige that sets off the end."""
    deliveries: int
    whole: bool
    """Are the cards for many merchants in?"""
    market: bool
    """Is there a market tile to play with?"""


class MarketNumbers(Struct, frozen=True):
    """How the market tile buys and sells."""

    capacity: int
    units: int
    """At most so many in one action."""
    buy: int
    buy_full: int
    """From a full pile."""
    sell: int
    sell_empty: int
    """Onto an empty pile."""


class KaranorNumbers(Struct, frozen=True):
    """What is the same for any number of merchants."""

    actions: int
    steps: int
    sea_fare: int
    harvest: int
    work: int
    recruit: int
    """Gold for an associate."""
    villa: int
    """Gold for a villa."""
    villa_prestige: int
    quests: int
    """The most in a hand."""
    commerces: int
    """In a hand."""
    row: int
    draft: int
    artefacts: int
    """So many are drawn, to keep one."""
    market: MarketNumbers


def sizes(pack: Pack) -> list[KaranorSize]:
    numbers = pack.numbers
    return [
        KaranorSize(
            players=players,
            end=numbers.end_prestige[players - numbers.players_min],
            deliveries=players + numbers.deliveries_extra,
            whole=players >= numbers.four_plus_min_players,
            market=players == TWO,
        )
        for players in range(numbers.players_min, numbers.players_max + 1)
    ]


def numbers_of(pack: Pack) -> KaranorNumbers:
    numbers, market = pack.numbers, pack.numbers.market
    return KaranorNumbers(
        actions=numbers.actions_per_turn,
        steps=numbers.move_steps,
        sea_fare=numbers.sea_cost,
        harvest=numbers.harvest_yield,
        work=numbers.work_yield,
        recruit=numbers.recruit_gold,
        villa=numbers.villa_gold,
        villa_prestige=numbers.villa_prestige,
        quests=numbers.quest_limit,
        commerces=numbers.commerce_hand,
        row=numbers.commerce_row,
        draft=numbers.draft_deal,
        artefacts=numbers.artefact_draw,
        market=MarketNumbers(
            capacity=market.capacity,
            units=market.max_units,
            buy=market.buy_price,
            buy_full=market.buy_price_when_full,
            sell=market.sell_price,
            sell_empty=market.sell_price_when_empty,
        ),
    )
