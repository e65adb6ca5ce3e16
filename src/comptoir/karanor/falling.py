"""How offers end: taken back, out of date, settled by another one, or all at once with the trigger."""

from __future__ import annotations

from typing import Final

from comptoir.karanor import events
from comptoir.karanor.bans import TRADE
from comptoir.karanor.board import EMPTY, Bundle, Fallen, KaranorBoard, Offer
from comptoir.karanor.table import KaranorTable

MOST_FALLEN: Final = 20
"""So many are remembered."""
EXACT: Final = "exact"


def prune_offers(table: KaranorTable) -> None:
    """Offers from and to merchants who may not trade any more, or whose tiles have changed, fall."""
    for offer in table.offers:
        to = tuple([seat for seat in offer.to if not table.forbidden[seat] >> TRADE & 1])
        if table.forbidden[offer.maker] >> TRADE & 1 or not to:
            withdraw(table, offer, "forbidden")
            continue
        if to != offer.to:
            kept = offer._replace(to=to)
            table.offers = tuple([kept if each is offer else each for each in table.offers])
            offer = kept
        changed = table.rules.offers == EXACT and (_change(table, offer.give) or _change(table, offer.get))
        if changed:
            reason, what = changed
            withdraw(table, offer, reason, what=what)


def as_they_are(board: KaranorBoard, bundle: Bundle) -> Bundle:
    """The same with the faces of its associates and the marks of its artefacts, where offers name them."""
    if board.rules.offers != EXACT or not (bundle.associates or bundle.artefacts):
        return bundle
    marked = _marked(board)
    return bundle._replace(
        promoted=tuple([each for each in bundle.associates if board.promoted >> each & 1]),
        used=tuple([face for face in bundle.artefacts if face in marked]),
    )


def _marked(board: KaranorBoard) -> set[int]:
    """The artefacts that are used up, for this turn or for good, by their faces."""
    return {board.faces[card] for card in (*board.used, *board.spent)}


def _change(board: KaranorBoard, bundle: Bundle) -> tuple[str, str] | None:
    """What has become of a tile since it was named, and which tile it is."""
    now, pack = as_they_are(board, bundle), board.pack
    for reason, then, since, names in (
        ("promoted", bundle.promoted, now.promoted, [each.id for each in pack.associates]),
        ("used", bundle.used, now.used, pack.faces),
    ):
        for each in since:
            if each not in then:
                return reason, names[each]
        for each in then:
            if each not in since:
                return "changed", names[each]
    return None


def settle_with(table: KaranorTable, accepted: Offer, taker: int) -> None:
    """Once one offer of a negotiation is accepted, the others have nothing to say any more."""
    if table.rules.offers != EXACT:
        return
    linked = {accepted.number, accepted.counters} - {0}
    known = [*table.offers, *[each.offer for each in table.fallen]]
    while more := {
        number
        for offer in known
        if offer.number in linked or offer.counters in linked
        for number in (offer.number, offer.counters)
        if number and number not in linked
    }:
        linked |= more
    for offer in [each for each in table.offers if each.number in linked]:
        withdraw(table, offer, "settled", seat=taker)


def withdraw(table: KaranorTable, offer: Offer, reason: str, *, seat: int = EMPTY, what: str = "") -> None:
    """An offer is dead, and it is said why."""
    remove(table, offer, reason, seat, what)
    table.tell(events.WithdrewOffer(offer.maker, offer.number, reason, what))


def remove(table: KaranorTable, offer: Offer, reason: str, seat: int = EMPTY, what: str = "") -> None:
    """Off the table, and among those that have ended."""
    table.offers = tuple([each for each in table.offers if each.number != offer.number])
    if table.rules.offers == EXACT:
        table.fallen = (*table.fallen[1 - MOST_FALLEN :], Fallen(offer, reason, seat, what))
