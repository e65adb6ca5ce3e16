"""Putting an offer together: to whom, what is given, what is asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from comptoir.core import DONE, Decision, Option, Run, ask
from comptoir.core.decision import Picks
from comptoir.karanor import events
from comptoir.karanor.bargains import against_partner, find_offer, partners
from comptoir.karanor.board import Bundle, KaranorBoard, Offer
from comptoir.karanor.falling import as_they_are
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import BlackMarket, Commerce, Delivery, History, OriginCity, Quest
from comptoir.karanor.reason import NOT_OFFERED, Parts, Reason, fits, split

GIVE: Final = "give"
GET: Final = "get"
TO: Final = "to"
NEVER_TRADED: Final = {
    Quest: "quest",
    Commerce: "commerce",
    BlackMarket: "black_market",
    History: "history",
    OriginCity: "origin_city",
    Delivery: "delivery",
}
"""Cards and tiles that stay with their owner, by their kind."""
OF_ONES_OWN: Final = (
    "prestige",
    "income",
    "villa",
    "quest",
    "commerce",
    "black_market",
    "history",
    "origin_city",
)
"""What can be asked for by its kind alone, and cannot be traded either."""

OFFER_TO_NOBODY: Final[Reason] = ("offer_to_nobody", {})
OFFER_EMPTY: Final[Reason] = ("offer_empty", {})


async def make_offer(me: Merchant, counters: int = 0) -> None:
    """A run: to whom, what is given, what is asked for. A counter-offer goes to whoever made the first."""
    table = me.table
    picked: Picks = ()
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
    addressed = _addressed(picked, to)
    table.offer_count += 1
    sides = [read_bundle(table, _named(picked, side)) for side in (GIVE, GET)]
    give, get = [as_they_are(table, side) for side in sides]
    offer = Offer(table.offer_count, me.at, addressed, give, get, counters)
    table.offers += (offer,)
    table.tell(events.Offered(me.at, offer))


def _addressed(picked: Picks, to: tuple[int, ...]) -> tuple[int, ...]:
    """To whom an offer is made: whoever is countered, or all that are named."""
    return to or tuple([int(each[1]) for each in _named(picked, TO)])


def read_bundle(board: KaranorBoard, parts: Sequence[tuple[str | int, ...]]) -> Bundle:
    """What the parts of one side come to."""
    pack = board.pack
    named = {str(part[1]): int(part[2]) if len(part) > 2 else 1 for part in parts}
    associates = tuple([at for at, each in enumerate(pack.associates) if each.id in named])
    insignia = tuple([named.get(each.id, 0) for each in pack.insignia])
    artefacts = tuple([face for face in pack.artefact_of if pack.faces[face] in named])
    goods = tuple([named.get(each.id, 0) for each in pack.resources])
    return Bundle(named.get("gold", 0), goods, associates, insignia, artefacts)


def _named(picked: Picks, side: str) -> list[tuple[str | int, ...]]:
    return [each for each in picked if isinstance(each, tuple) and each[0] == side]


# -- what can be part of it ---------------------------------------------------------------------------------


def offer_options(board: KaranorBoard, at: int, picked: Picks, to: tuple[int, ...]) -> Picks:
    """What may follow these parts of an offer: in one order, so that no offer can be made in two ways."""
    addressed = _addressed(picked, to)
    if not addressed:
        return tuple([(TO, seat) for seat in partners(board, at)])
    last = picked[-1] if picked else None
    groups: list[list[Option]] = []
    if not to:
        groups += [[(TO, seat)] for seat in partners(board, at)]
    groups += tradable(board, (at,), GIVE) + tradable(board, addressed, GET)
    passed = next((place + 1 for place, group in enumerate(groups) if last in group), 0)
    options = [option for group in groups[passed:] for option in group]
    if len(picked) > len(_named(picked, TO)):
        options.append(DONE)
    return tuple(options)


def tradable(board: KaranorBoard, seats: Sequence[int], side: str) -> list[list[Option]]:
    """What these merchants could hand over: of each thing one amount. Goods may be asked for in advance."""
    pack = board.pack
    groups: list[list[Option]] = [
        [(side, "gold", count) for count in range(1, max([board.gold[seat] for seat in seats]) + 1)]
    ]
    for resource, entry in enumerate(pack.resources):
        most = entry.supply if side == GET else board.goods[seats[0]][resource]
        groups.append([(side, entry.id, count) for count in range(1, most + 1)])
    for kind, tile in enumerate(pack.insignia):
        if is_tradable(board, kind):
            most = max([board.insignia[seat][kind] for seat in seats])
            groups.append([(side, tile.id, count) for count in range(1, most + 1)])
    for seat in seats:
        groups += [[(side, pack.associates[each].id)] for each in board.associates[seat]]
        groups += [[(side, pack.faces[board.faces[card]])] for card in board.artefacts[seat]]
    return [group for group in groups if group]


def is_tradable(board: KaranorBoard, kind: int) -> bool:
    tile = board.pack.insignia[kind]
    return tile.tradable and not (tile.bane and board.rules.curse_bound)


# -- why not ------------------------------------------------------------------------------------------------


def against_part(board: KaranorBoard, decision: Decision, pick: object) -> Reason | None:
    """Why something cannot be the next part of the offer that is being made."""
    at, picked = decision.seat, decision.run.picked if decision.run else ()
    to = _countered(board, decision)
    if pick in offer_options(board, at, picked, to):
        return None
    to = _addressed(picked, to)
    verb, parts = split(pick)
    if verb == TO:
        return _against_recipient(board, at, parts) or NOT_OFFERED
    if not to:
        return OFFER_TO_NOBODY
    if pick == DONE:
        return OFFER_EMPTY
    return _against_things(board, at, to, [*picked, pick]) or NOT_OFFERED


def against_offer(board: KaranorBoard, decision: Decision, picks: Sequence[object]) -> Reason | None:
    """What is wrong with an offer sent as a whole; None if it is only a matter of how it is put."""
    at, to = decision.seat, _countered(board, decision)
    for verb, parts in [split(pick) for pick in picks]:
        if verb == TO:
            reason = _against_recipient(board, at, parts)
            if reason is not None:
                return reason
            to = (*to, int(parts[0]))  # type: ignore[call-overload]  # a seat
    if not to:
        return OFFER_TO_NOBODY
    if not any([split(pick)[0] in (GIVE, GET) for pick in picks]):
        return OFFER_EMPTY
    return _against_things(board, at, to, picks)


def _countered(board: KaranorBoard, decision: Decision) -> tuple[int, ...]:
    """Whoever made the offer that is countered."""
    number = dict(decision.args)["counters"]
    return tuple([offer.maker for offer in board.offers if offer.number == number])


def _against_recipient(board: KaranorBoard, at: int, parts: Parts) -> Reason | None:
    return against_partner(board, at, parts[0]) if fits(parts, (int,)) else NOT_OFFERED  # type: ignore[arg-type]


def _against_things(
    board: KaranorBoard, at: int, to: Sequence[int], picks: Sequence[object]
) -> Reason | None:
    """Each thing once, and none that is not theirs, or nobody's to trade."""
    seen: list[object] = []
    for pick in picks:
        verb, parts = split(pick)
        if verb not in (GIVE, GET) or not parts or not isinstance(parts[0], str):
            continue
        what = parts[0]
        if (verb, what) in seen:
            return "already_in_offer", {"what": what}
        seen.append((verb, what))
        if any([pick in group for group in tradable(board, (at,) if verb == GIVE else to, verb)]):
            continue
        kind = _never_traded(board, what)
        if kind:
            return "not_tradable", {"kind": kind}
        if what != "gold" and what not in board.pack.pieces:
            return NOT_OFFERED
        return "not_held" if verb == GIVE else "not_held_there", {"what": what}
    return None


def _never_traded(board: KaranorBoard, what: str) -> str:
    """The kind of a thing that is never traded; empty if it may be."""
    pack = board.pack
    if what in OF_ONES_OWN:
        return what
    if what in pack.face:
        return NEVER_TRADED.get(type(pack.pieces[what]), "")
    bound = [each.id for at, each in enumerate(pack.insignia) if not is_tradable(board, at)]
    return "bound" if what in bound else ""
