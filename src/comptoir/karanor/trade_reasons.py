"""Why a trade is not possible: closed, forbidden, not for you, not yours to give."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Decision, Refused
from comptoir.karanor.bargains import (
    GET,
    GIVE,
    MOST_OFFERS,
    TO,
    has_room,
    is_tradable,
    may_trade,
    partners,
    tradable,
)
from comptoir.karanor.board import EMPTY, Offer
from comptoir.karanor.pack import BlackMarket, Commerce, Delivery, History, OriginCity, Quest
from comptoir.karanor.table import KaranorTable

Parts = tuple[object, ...]

TRADES = ("offer", "counter", "accept", "decline", "withdraw")
NEVER_TRADED = {
    Quest: "quest",
    Commerce: "commerce",
    BlackMarket: "black_market",
    History: "history",
    OriginCity: "origin_city",
    Delivery: "delivery",
}
"""Cards and tiles that stay with their owner, by their kind."""
OF_ONES_OWN = ("prestige", "income", "villa", "quest", "commerce", "black_market", "history", "origin_city")
"""What can be asked for by its kind alone, and cannot be traded either."""


def why_no_trade(table: KaranorTable, at: int, verb: str, parts: Parts) -> Refused | None:
    """Why a merchant may not make, accept, decline or take back an offer."""
    if table.trigger != EMPTY:
        return Refused("trade_closed")
    if not may_trade(table, at):
        return Refused("trade_forbidden")
    if verb == "offer":
        return _no_new_offer(table, at) if not parts else None
    if len(parts) != 1 or type(parts[0]) is not int:
        return None
    offer = next((each for each in table.offers if each.number == parts[0]), None)
    if offer is None:
        return Refused("no_such_offer", number=parts[0])
    return _of_no_concern(table, at, verb, offer)


def _no_new_offer(table: KaranorTable, at: int) -> Refused | None:
    if not has_room(table, at):
        return Refused("too_many_offers", most=MOST_OFFERS)
    return None if partners(table, at) else Refused("nobody_trades")


def _of_no_concern(table: KaranorTable, at: int, verb: str, offer: Offer) -> Refused | None:
    if verb == "withdraw":
        return None if offer.maker == at else Refused("not_your_offer", number=offer.number)
    if offer.maker == at:
        return Refused("your_own_offer", number=offer.number)
    if at not in offer.to:
        return Refused("offer_not_for_you", number=offer.number)
    return _no_new_offer(table, at) if verb == "counter" else None


# -- the parts of an offer ------------------------------------------------------------------------------


def why_not_offered(table: KaranorTable, decision: Decision, verb: str, parts: Parts) -> Refused | None:
    """Why something cannot be part of the offer that is being made."""
    picked = [each for each in (decision.run.picked if decision.run else ()) if isinstance(each, tuple)]
    counters = int(dict(decision.args).get("counters", 0))
    to = [int(each[1]) for each in picked if each[0] == TO]
    to += [offer.maker for offer in table.offers if offer.number == counters]
    if verb == TO:
        return _recipient(table, decision.seat, parts)
    if verb == "done" or not to:
        return Refused("offer_empty") if to else Refused("offer_to_nobody")
    if verb not in (GIVE, GET) or not parts or not isinstance(parts[0], str):
        return None
    if any([each[:2] == (verb, parts[0]) for each in picked]):
        return Refused("already_in_offer", what=parts[0])
    return _thing(table, (decision.seat,) if verb == GIVE else to, verb, parts)


def why_offer_fails(
    table: KaranorTable, decision: Decision, picks: Sequence[tuple[str, Parts]]
) -> Refused | None:
    """What is wrong with an offer sent as a whole; None if it is only a matter of how it is put."""
    counters = int(dict(decision.args).get("counters", 0))
    to = [offer.maker for offer in table.offers if offer.number == counters]
    for verb, parts in picks:
        if verb == TO:
            wrong = _recipient(table, decision.seat, parts)
            if wrong:
                return wrong
            to += [seat for seat in parts if type(seat) is int and 0 <= seat < table.rules.players]
    if not to:
        return Refused("offer_to_nobody")
    things: list[tuple[str, object]] = []
    for verb, parts in picks:
        if verb in (GIVE, GET) and parts and isinstance(parts[0], str):
            if (verb, parts[0]) in things:
                return Refused("already_in_offer", what=parts[0])
            things.append((verb, parts[0]))
            wrong = _thing(table, (decision.seat,) if verb == GIVE else to, verb, parts)
            if wrong:
                return wrong
    return None if things else Refused("offer_empty")


def _recipient(table: KaranorTable, at: int, parts: Parts) -> Refused | None:
    if len(parts) != 1 or type(parts[0]) is not int:
        return None
    if parts[0] == at:
        return Refused("offer_to_self")
    is_there = 0 <= parts[0] < table.rules.players
    return Refused("partner_forbidden") if is_there and not may_trade(table, parts[0]) else None


def _thing(table: KaranorTable, seats: Sequence[int], side: str, parts: Parts) -> Refused | None:
    """Why these merchants cannot hand over something: it is not theirs, or nobody's to trade."""
    option = (side, *parts)
    if any([option in group for group in tradable(table, seats, side)]):
        return None
    what = str(parts[0])
    kind = _never_traded(table, what)
    if kind:
        return Refused("not_tradable", kind=kind)
    if not _is_known(table, what):
        return None
    return Refused("not_held", what=what) if side == GIVE else Refused("not_held_there", what=what)


def _never_traded(table: KaranorTable, what: str) -> str:
    """The kind of a thing that is never traded; empty if it may be."""
    pack = table.pack
    if what in OF_ONES_OWN:
        return what
    if what in pack.face:
        return NEVER_TRADED.get(type(pack.cards[pack.face[what]]), "")
    bound = [each.id for at, each in enumerate(pack.insignia) if not is_tradable(table, at)]
    return "bound" if what in bound else ""


def _is_known(table: KaranorTable, what: str) -> bool:
    pack = table.pack
    ids = [each.id for each in pack.resources] + [each.id for each in pack.insignia]
    ids += [each.id for each in pack.associates]
    return what == "gold" or what in ids or what in pack.face
