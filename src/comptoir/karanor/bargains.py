"""Negotiation: offers between any two merchants, at any quiet moment, on anybody's turn.

An offer reserves nothing; whether both sides can keep it is checked when somebody accepts. A trade never has
priority: nothing can be offered or accepted while a card or an action is being resolved.
"""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import DONE, Decision, Option, Run, ask, without
from comptoir.core.decision import Picked
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, TURN, Bundle, Offer
from comptoir.karanor.merchant import Merchant, covers, minus, plus
from comptoir.karanor.prestige import TRADE, withdraw
from comptoir.karanor.quests import keep_limit
from comptoir.karanor.table import KaranorTable

OFFER: Option = ("offer",)
MOST_OFFERS = 10
"""Open offers a merchant may have."""
GIVE, GET, TO = "give", "get", "to"


def may_trade(table: KaranorTable, at: int) -> bool:
    """Is trade open, and is this merchant allowed to?"""
    return table.phase == TURN and table.trigger == EMPTY and not table.forbidden[at] & TRADE


def partners(table: KaranorTable, at: int) -> list[int]:
    return [seat for seat in sorted(table.rivals(at)) if may_trade(table, seat)]


def has_room(table: KaranorTable, at: int) -> bool:
    return len([offer for offer in table.offers if offer.maker == at]) < MOST_OFFERS


def trade_options(table: KaranorTable, at: int) -> list[Option]:
    """What a merchant can do about trades now."""
    if not may_trade(table, at):
        return []
    found: list[Option] = []
    makes = has_room(table, at)
    if makes and partners(table, at):
        found.append(OFFER)
    for offer in table.offers:
        if at in offer.to:
            found += [("accept", offer.number), ("decline", offer.number)]
            if makes:
                found.append(("counter", offer.number))
        elif offer.maker == at:
            found.append(("withdraw", offer.number))
    return found


def find_offer(table: KaranorTable, number: int) -> Offer:
    return next(offer for offer in table.offers if offer.number == number)


# -- making an offer ----------------------------------------------------------------------------------------


async def make_offer(me: Merchant, counters: int = 0) -> None:
    """A run: to whom, what is given, what is asked for. A counter-offer goes to whoever made the first."""
    table = me.table
    picked: Picked = ()
    to: tuple[int, ...] = ()
    if counters:
        to = (find_offer(table, counters).maker,)
    while True:
        options = offer_options(table, me.at, picked, to)
        if not options:
            break
        args = (("counters", counters),)
        pick = await ask(Decision(me.at, "offer", options, args, run=Run(picked, False)))
        if pick == DONE:
            break
        picked += (pick,)
    addressed = to or tuple([int(each[1]) for each in _named(picked, TO)])
    table.offer_count += 1
    give, get = read_bundle(table, _named(picked, GIVE)), read_bundle(table, _named(picked, GET))
    offer = Offer(table.offer_count, me.at, addressed, give, get, counters)
    table.offers += (offer,)
    if table.journal is not None:
        sides = show_bundle(table, give), show_bundle(table, get)
        table.journal.append(events.Offered(me.at, offer.number, addressed, *sides, counters))


def offer_options(table: KaranorTable, at: int, picked: Picked, to: tuple[int, ...]) -> Picked:
    """What may follow these parts of an offer: in one order, so that no offer can be made in two ways."""
    addressed = to or tuple([int(each[1]) for each in _named(picked, TO)])
    if not addressed:
        return tuple([(TO, seat) for seat in partners(table, at)])
    last = picked[-1] if picked else None
    groups: list[list[Option]] = []
    if not to:
        groups += [[(TO, seat)] for seat in partners(table, at)]
    groups += tradable(table, (at,), GIVE) + tradable(table, addressed, GET)
    passed = next((place + 1 for place, group in enumerate(groups) if last in group), 0)
    options = [option for group in groups[passed:] for option in group]
    if len(picked) > len(_named(picked, TO)):
        options.append(DONE)
    return tuple(options)


def tradable(table: KaranorTable, seats: Sequence[int], side: str) -> list[list[Option]]:
    """What these merchants could hand over: of each thing one amount. Goods may be asked for in advance."""
    pack = table.pack
    groups: list[list[Option]] = [
        [(side, "gold", count) for count in range(1, max([table.gold[seat] for seat in seats]) + 1)]
    ]
    for resource, entry in enumerate(pack.resources):
        most = entry.supply if side == GET else table.goods[seats[0]][resource]
        groups.append([(side, entry.id, count) for count in range(1, most + 1)])
    for kind, tile in enumerate(pack.insignia):
        if is_tradable(table, kind):
            most = max([table.insignia[seat][kind] for seat in seats])
            groups.append([(side, tile.id, count) for count in range(1, most + 1)])
    for seat in seats:
        groups += [[(side, pack.associates[each].id)] for each in table.associates[seat]]
        groups += [[(side, pack.faces[table.faces[card]])] for card in table.artefacts[seat]]
    return [group for group in groups if group]


def is_tradable(table: KaranorTable, kind: int) -> bool:
    tile = table.pack.insignia[kind]
    return tile.tradable and not (tile.bane and table.rules.curse_bound)


def _named(picked: Picked, side: str) -> list[tuple[str | int, ...]]:
    return [each for each in picked if isinstance(each, tuple) and each[0] == side]


def read_bundle(table: KaranorTable, parts: Sequence[tuple[str | int, ...]]) -> Bundle:
    """What the parts of one side come to."""
    pack = table.pack
    named = {str(part[1]): int(part[2]) if len(part) > 2 else 1 for part in parts}
    associates = tuple([at for at, each in enumerate(pack.associates) if each.id in named])
    insignia = tuple([named.get(each.id, 0) for each in pack.insignia])
    artefacts = tuple([face for face in pack.artefact_of if pack.faces[face] in named])
    goods = tuple([named.get(each.id, 0) for each in pack.resources])
    return Bundle(named.get("gold", 0), goods, associates, insignia, artefacts)


def show_bundle(table: KaranorTable, bundle: Bundle) -> dict[str, object]:
    """One side of a trade in the names of the pack; what it does not hold is not there."""
    pack = table.pack
    shown: dict[str, object] = {
        "gold": bundle.gold,
        "goods": table.goods_by_name(bundle.goods),
        "insignia": {
            each.id: count for each, count in zip(pack.insignia, bundle.insignia, strict=True) if count
        },
        "associates": [pack.associates[each].id for each in bundle.associates],
        "artefacts": [pack.faces[face] for face in bundle.artefacts],
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
        withdraw(table, offer, reason)
        return
    table.offers = tuple([each for each in table.offers if each.number != number])
    _hand_over(maker, me, offer.give)
    _hand_over(me, maker, offer.get)
    if table.journal is not None:
        sides = show_bundle(table, offer.give), show_bundle(table, offer.get)
        table.journal.append(events.Traded(me.at, number, maker.at, *sides))
    for each in (maker, me):
        table.reckon(each.at)
    for each in (maker, me):
        await keep_limit(each)


def why_dead(table: KaranorTable, offer: Offer, taker: int) -> str:
    """Why an offer cannot be kept if this merchant accepts it now; empty if it can."""
    if not may_trade(table, offer.maker):
        return "forbidden"
    if not can_give(table, offer.maker, offer.give):
        return "maker_lacks"
    return "" if can_give(table, taker, offer.get) else "taker_lacks"


def can_give(table: KaranorTable, at: int, bundle: Bundle) -> bool:
    return (
        table.gold[at] >= bundle.gold
        and covers(table.goods[at], bundle.goods)
        and covers(table.insignia[at], bundle.insignia)
        and all([each in table.associates[at] for each in bundle.associates])
        and {table.faces[card] for card in table.artefacts[at]}.issuperset(bundle.artefacts)
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
    table.tell(events.DeclinedOffer(me.at, offer.number, lacks))
    to = without(offer.to, me.at)
    if to:
        kept = offer._replace(to=to)
        table.offers = tuple([kept if each is offer else each for each in table.offers])
    else:
        withdraw(table, offer, "declined")


async def take_back(me: Merchant, number: int) -> None:
    withdraw(me.table, find_offer(me.table, number), "maker")
