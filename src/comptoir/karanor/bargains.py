"""Negotiation: offers between any two merchants, at any quiet moment, on anybody's turn.

An offer reserves nothing; whether both sides can keep it is checked when somebody accepts. A trade never has
priority: nothing can be offered or accepted while a card or an action is being resolved.
"""

from __future__ import annotations

from typing import Final

from comptoir.core import Option, without
from comptoir.karanor import events
from comptoir.karanor.bans import TRADE
from comptoir.karanor.board import EMPTY, TURN, Bundle, KaranorBoard, Offer
from comptoir.karanor.falling import remove, settle_with, withdraw
from comptoir.karanor.merchant import Merchant, covers, minus, plus
from comptoir.karanor.quests import keep_limit
from comptoir.karanor.reason import NOT_OFFERED, Parts, Reason, fits

OFFER: Final[Option] = ("offer",)
ANSWERS: Final = ("accept", "decline", "counter", "withdraw")
"""What can be done about an offer, in the order in which it is offered."""
MOST_OFFERS: Final = 10
"""Open offers a merchant may have."""

NOT_QUIET: Final[Reason] = ("not_quiet", {})
TRADE_CLOSED: Final[Reason] = ("trade_closed", {})
TRADE_FORBIDDEN: Final[Reason] = ("trade_forbidden", {})
TOO_MANY_OFFERS: Final[Reason] = ("too_many_offers", {"most": MOST_OFFERS})
NOBODY_TRADES: Final[Reason] = ("nobody_trades", {})
PARTNER_FORBIDDEN: Final[Reason] = ("partner_forbidden", {})
OFFER_TO_SELF: Final[Reason] = ("offer_to_self", {})


def against_trading(board: KaranorBoard, at: int) -> Reason | None:
    """Trade is closed, or forbidden to this merchant."""
    if board.phase != TURN:
        return NOT_QUIET
    if board.trigger != EMPTY:
        return TRADE_CLOSED
    return TRADE_FORBIDDEN if board.forbidden[at] >> TRADE & 1 else None


def against_trade(board: KaranorBoard, at: int, verb: str, parts: Parts) -> Reason | None:
    """Why a merchant may not make, accept, decline, counter or take back an offer."""
    reason = against_trading(board, at)
    if reason is not None or not fits(parts, () if verb == "offer" else (int,)):
        return reason or NOT_OFFERED
    if verb == "offer":
        return _against_one_more(board, at)
    offer = next((each for each in board.offers if each.number == parts[0]), None)
    return _against_answer(board, at, verb, offer) if offer else ("no_such_offer", {"number": parts[0]})


def trade_options(board: KaranorBoard, at: int) -> list[Option]:
    """What a merchant can do about trades now."""
    if against_trading(board, at) is not None:
        return []
    found: list[Option] = [OFFER] if _against_one_more(board, at) is None else []
    for offer in board.offers:
        answers = [verb for verb in ANSWERS if _against_answer(board, at, verb, offer) is None]
        found += [(verb, offer.number) for verb in answers]
    return found


def _against_one_more(board: KaranorBoard, at: int) -> Reason | None:
    if len([offer for offer in board.offers if offer.maker == at]) >= MOST_OFFERS:
        return TOO_MANY_OFFERS
    return None if partners(board, at) else NOBODY_TRADES


def _against_answer(board: KaranorBoard, at: int, verb: str, offer: Offer) -> Reason | None:
    """The maker takes an offer back; those it is made to accept, decline or counter it."""
    if verb == "withdraw":
        return None if offer.maker == at else ("not_your_offer", {"number": offer.number})
    if offer.maker == at:
        return "your_own_offer", {"number": offer.number}
    if at not in offer.to:
        return "offer_not_for_you", {"number": offer.number}
    return _against_one_more(board, at) if verb == "counter" else None


def partners(board: KaranorBoard, at: int) -> list[int]:
    return [seat for seat in range(board.rules.players) if against_partner(board, at, seat) is None]


def against_partner(board: KaranorBoard, at: int, seat: int) -> Reason | None:
    if seat == at:
        return OFFER_TO_SELF
    if not 0 <= seat < board.rules.players:
        return NOT_OFFERED
    return None if against_trading(board, seat) is None else PARTNER_FORBIDDEN


def find_offer(board: KaranorBoard, number: int) -> Offer:
    return {offer.number: offer for offer in board.offers}[number]


def show_bundle(board: KaranorBoard, bundle: Bundle) -> dict[str, object]:
    """One side of a trade in the names of the pack; what it does not hold is not there."""
    shown: dict[str, object] = {
        "gold": bundle.gold,
        "goods": board.goods_by_name(bundle.goods),
        "insignia": board.insignia_by_name(bundle.insignia),
        "associates": board.associate_names(bundle.associates),
        "artefacts": [board.pack.faces[face] for face in bundle.artefacts],
        "promoted": board.associate_names(bundle.promoted),
        "used": [board.pack.faces[face] for face in bundle.used],
    }
    return {name: value for name, value in shown.items() if value}


# -- what becomes of it -------------------------------------------------------------------------------------


async def accept(me: Merchant, number: int) -> None:
    """Both sides are checked now; the swap is made whole, or the offer is withdrawn and says why."""
    table = me.table
    offer = find_offer(table, number)
    maker = Merchant(table, offer.maker)
    reason = why_dead(table, offer, me.at)
    if reason == "taker_lacks" and len(offer.to) > 1:
        _strike(me, offer, lacks=True)
        return
    if reason:
        withdraw(table, offer, reason, seat=me.at if reason == "taker_lacks" else offer.maker)
        return
    remove(table, offer, "accepted", me.at)
    _hand_over(maker, me, offer.give)
    _hand_over(me, maker, offer.get)
    table.tell(events.Traded(me.at, offer))
    settle_with(table, offer, me.at)
    for each in (maker, me):
        table.reckon(each.at)
    for each in (maker, me):
        await keep_limit(each)


def why_dead(board: KaranorBoard, offer: Offer, taker: int) -> str:
    """Why an offer cannot be kept if this merchant accepts it now; empty if it can."""
    if against_trading(board, offer.maker) is not None:
        return "forbidden"
    if not can_give(board, offer.maker, offer.give):
        return "maker_lacks"
    return "" if can_give(board, taker, offer.get) else "taker_lacks"


def can_give(board: KaranorBoard, at: int, bundle: Bundle) -> bool:
    return (
        board.gold[at] >= bundle.gold
        and covers(board.goods[at], bundle.goods)
        and covers(board.insignia[at], bundle.insignia)
        and all([each in board.associates[at] for each in bundle.associates])
        and set(board.artefact_faces(at)).issuperset(bundle.artefacts)
    )


def _hand_over(giver: Merchant, taker: Merchant, bundle: Bundle) -> None:
    table = giver.table
    for who, change, sign in ((giver.at, minus, -1), (taker.at, plus, 1)):
        table.gold[who] += sign * bundle.gold
        table.goods[who] = change(table.goods[who], bundle.goods)
        table.insignia[who] = change(table.insignia[who], bundle.insignia)
    for associate in bundle.associates:
        table.associates[giver.at] = without(table.associates[giver.at], associate)
        table.associates[taker.at] += (associate,)
    for card in [each for each in table.artefacts[giver.at] if table.faces[each] in bundle.artefacts]:
        table.artefacts[giver.at] = without(table.artefacts[giver.at], card)
        table.artefacts[taker.at] += (card,)


async def decline(me: Merchant, number: int) -> None:
    """Not for me; when nobody is left to accept it, the offer is dead."""
    _strike(me, find_offer(me.table, number), lacks=False)


def _strike(me: Merchant, offer: Offer, *, lacks: bool) -> None:
    """The offer stands for the others, if there are any."""
    table = me.table
    to = without(offer.to, me.at)
    table.tell(events.DeclinedOffer(me.at, offer.number, lacks, not to))
    if to:
        kept = offer._replace(to=to)
        table.offers = tuple([kept if each is offer else each for each in table.offers])
    else:
        remove(table, offer, "taker_lacks" if lacks else "declined", me.at)


async def take_back(me: Merchant, number: int) -> None:
    withdraw(me.table, find_offer(me.table, number), "maker")
