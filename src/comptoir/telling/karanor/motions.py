"""What happened, to be seen: for every event the pawns, cards and tokens that move, from where to where."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from comptoir.core import UNKNOWN, Event, Shown
from comptoir.karanor import events as e
from comptoir.karanor.board import Bundle
from comptoir.karanor.pack import Goods, Pack
from comptoir.telling.shown import Motion, Seen
from comptoir.telling.telling import Number

BANK = "bank"
"""Where gold, goods and tiles come from that were nobody's, and go to."""


class Mover:
    """Sees the moves in an observer's story, with the observer's numbers for the cards."""

    def __init__(self, pack: Pack, number: Number) -> None:
        self.pack = pack
        self.number = number

    def motions(self, event: Event) -> list[Motion]:
        found = MOVERS[type(event)](self, event)
        return found or [Motion("note", seat=getattr(event, "seat", -1))]

    # -- pieces -----------------------------------------------------------------------------------------

    def place(self, at: int) -> str:
        return f"place:{self.pack.territories[at].id}"

    def seen(self, card: Shown) -> Seen | None:
        return Seen(self.number(card.card), self.pack.faces[card.face]) if card.face != UNKNOWN else None

    def move(self, seat: int, card: Shown, source: str, target: str) -> Motion:
        return Motion("move", source, target, self.seen(card), seat)

    def show(self, seat: int, card: Shown, target: int) -> Motion:
        """A card is shown, perhaps to somebody it is aimed at."""
        return Motion("show", f"seat:{seat}", f"seat:{target}" if target >= 0 else "", self.seen(card), seat)

    def tokens(self, seat: int, what: str, count: int, source: str, target: str) -> list[Motion]:
        """So many of something; the other way where it is a loss."""
        if count < 0:
            source, target = target, source
        return [Motion("token", source, target, None, seat, what=what, count=abs(count))] if count else []

    def goods(self, seat: int, goods: Goods, source: str, target: str) -> list[Motion]:
        names = [each.id for each in self.pack.resources]
        return [
            motion
            for name, count in zip(names, goods, strict=False)
            for motion in self.tokens(seat, name, count, source, target)
        ]

    def tiles(self, seat: int, counts: Sequence[int], source: str, target: str) -> list[Motion]:
        names = [each.id for each in self.pack.insignia]
        return [
            motion
            for name, count in zip(names, counts, strict=False)
            for motion in self.tokens(seat, name, count, source, target)
        ]

    def associates(self, seat: int, which: Sequence[int], source: str, target: str) -> list[Motion]:
        names = [self.pack.associates[each].id for each in which]
        return [motion for name in names for motion in self.tokens(seat, name, 1, source, target)]

    def bundle(self, bundle: Bundle, giver: int, taker: int) -> list[Motion]:
        """All that one merchant hands another."""
        ways = f"seat:{giver}", f"seat:{taker}"
        faces = [self.pack.faces[face] for face in bundle.artefacts]
        return [
            *self.tokens(giver, "gold", bundle.gold, *ways),
            *self.goods(giver, bundle.goods, *ways),
            *self.tiles(giver, bundle.insignia, *ways),
            *self.associates(giver, bundle.associates, *ways),
            *[motion for face in faces for motion in self.tokens(giver, face, 1, *ways)],
        ]

    def payment(self, seat: int, paid: e.Payment) -> list[Motion]:
        ways = f"seat:{seat}", BANK
        insignia = [paid.insignia.count(kind) for kind in range(len(self.pack.insignia))]
        return [
            *self.tokens(seat, "gold", paid.gold, *ways),
            *self.goods(seat, paid.goods, *ways),
            *self.tokens(seat, "income", paid.income, *ways),
            *self.tokens(seat, "prestige", paid.prestige, *ways),
            *self.tiles(seat, insignia, *ways),
            *self.associates(seat, paid.associates, *ways),
            *[self.move(seat, card, f"seat:{seat}", "artefact-discard") for card in paid.artefacts],
            *[self.move(seat, card, f"hand:{seat}", "quest-discard") for card in paid.quests],
        ]

    def gain(self, seat: int, **amounts: int) -> list[Motion]:
        """From the bank to a merchant, or back."""
        return [
            motion
            for what, count in amounts.items()
            for motion in self.tokens(seat, what, count, BANK, f"seat:{seat}")
        ]


# -- one after the other --------------------------------------------------------------------------------


def _drafted(mover: Mover, event: e.Drafted) -> list[Motion]:
    return [mover.move(seat, card, f"pack:{seat}", f"hand:{seat}") for seat, card in enumerate(event.cards)]


def _set_out(mover: Mover, event: e.SetOut) -> list[Motion]:
    seat = f"seat:{event.seat}"
    return [
        mover.show(event.seat, event.history, -1),
        Motion("pawn", seat, mover.place(event.city), seat=event.seat),
        *mover.gain(event.seat, gold=event.gold),
        *mover.goods(event.seat, event.goods, BANK, seat),
        *mover.gain(event.seat, income=event.income),
    ]


def _moved(mover: Mover, event: e.Moved | e.Placed) -> list[Motion]:
    fare = event.fare if isinstance(event, e.Moved) else 0
    pawn = Motion("pawn", mover.place(event.source), mover.place(event.target), seat=event.seat)
    return [*mover.gain(event.seat, gold=-fare), pawn]


def _stopped(mover: Mover, event: e.Stopped) -> list[Motion]:
    back = Motion("pawn", "", mover.place(event.place), seat=event.seat)
    return [*mover.gain(event.seat, gold=-event.fare), back]


def _harvested(mover: Mover, event: e.Harvested) -> list[Motion]:
    name = mover.pack.resources[event.resource].id
    return mover.tokens(event.seat, name, event.count, mover.place(event.place), f"seat:{event.seat}")


def _built(mover: Mover, event: e.Built) -> list[Motion]:
    card = Motion("build", f"hand:{event.seat}", mover.place(event.city), mover.seen(event.card), event.seat)
    return [*mover.payment(event.seat, event.paid), card]


def _took_commerce(mover: Mover, event: e.TookCommerce) -> list[Motion]:
    seat, hand = event.seat, f"hand:{event.seat}"
    if event.slot < 0:
        return [mover.move(seat, event.card, "commerce-deck", hand)]
    taken = mover.move(seat, event.card, f"row:{event.slot}", hand)
    return [taken, *[mover.move(seat, card, "commerce-deck", "row") for card in event.filled]]


def _drew_quest(mover: Mover, event: e.DrewQuest) -> list[Motion]:
    leaves = [Motion("leave", mover.place(event.place), seat=event.seat)] if event.place >= 0 else []
    return [*leaves, mover.move(event.seat, event.card, "quest-deck", f"hand:{event.seat}")]


def _completed(mover: Mover, event: e.CompletedQuest | e.ChoseAtOnce) -> list[Motion]:
    return [*mover.payment(event.seat, event.paid), mover.show(event.seat, event.card, event.target)]


def _delivered(mover: Mover, event: e.Delivered) -> list[Motion]:
    goods = mover.goods(event.seat, event.goods, f"seat:{event.seat}", mover.place(event.city))
    return [*goods, mover.move(event.seat, event.card, "delivery", f"seat:{event.seat}")]


def _recruited(mover: Mover, event: e.Recruited) -> list[Motion]:
    joins = mover.associates(event.seat, (event.associate,), "associates", f"seat:{event.seat}")
    return [*mover.gain(event.seat, gold=-event.gold), *joins]


def _promoted(mover: Mover, event: e.Promoted) -> list[Motion]:
    name = mover.pack.associates[event.associate].id
    return [Motion("flip", f"seat:{event.seat}", seat=event.seat, what=name)]


def _bought_villa(mover: Mover, event: e.BoughtVilla) -> list[Motion]:
    bought = Motion("build", f"seat:{event.seat}", mover.place(event.place), seat=event.seat, what="villa")
    return [
        *mover.gain(event.seat, gold=-event.gold),
        bought,
        *mover.gain(event.seat, prestige=event.prestige),
    ]


def _visited_market(mover: Mover, event: e.VisitedMarket) -> list[Motion]:
    seat = f"seat:{event.seat}"
    return [
        *mover.goods(event.seat, event.sold, seat, "market"),
        *mover.goods(event.seat, event.bought, "market", seat),
        *mover.gain(event.seat, gold=event.earned - event.spent),
    ]


def _gained(mover: Mover, event: e.Gained) -> list[Motion]:
    seat = f"seat:{event.seat}"
    return [
        *mover.gain(event.seat, gold=event.gold),
        *mover.goods(event.seat, event.goods, BANK, seat),
        *mover.gain(event.seat, income=event.income, prestige=event.prestige, actions=event.actions),
        *mover.tiles(event.seat, event.insignia, BANK, seat),
    ]


def _drew_artefacts(mover: Mover, event: e.DrewArtefacts) -> list[Motion]:
    return [mover.move(event.seat, card, "artefact-deck", "aside") for card in event.cards]


def _chose_artefact(mover: Mover, event: e.ChoseArtefact) -> list[Motion]:
    kept = mover.move(event.seat, event.kept, "aside", f"seat:{event.seat}")
    return [kept, *[mover.move(event.seat, card, "aside", "artefact-discard") for card in event.discarded]]


def _sold_goods(mover: Mover, event: e.SoldGoods) -> list[Motion]:
    sold = mover.goods(event.seat, event.goods, f"seat:{event.seat}", BANK)
    return [*sold, *mover.gain(event.seat, gold=event.gold)]


def _income(mover: Mover, event: e.CollectedIncome) -> list[Motion]:
    brought = mover.goods(event.seat, event.goods, BANK, f"seat:{event.seat}")
    return [*mover.gain(event.seat, gold=event.gold + event.wages), *brought]


def _traded(mover: Mover, event: e.Traded) -> list[Motion]:
    offer = event.offer
    there, back = (
        mover.bundle(offer.give, offer.maker, event.seat),
        mover.bundle(offer.get, event.seat, offer.maker),
    )
    return [*there, *back]


def _nothing(_: Mover, __: Event) -> list[Motion]:
    return []


def _played(mover: Mover, event: e.Played | e.Activated) -> list[Motion]:
    return [mover.show(event.seat, event.card, event.target), *mover.payment(event.seat, event.paid)]


MOVERS: dict[type[Event], Callable[[Mover, Any], list[Motion]]] = {
    e.Drafted: _drafted,
    e.DiscardedCommerce: lambda mover, event: [
        mover.move(-1, card, "aside", "commerce-discard") for card in event.cards
    ],
    e.SetOut: _set_out,
    e.TurnBegan: lambda _, event: [Motion("turn", seat=event.seat)],
    e.Moved: _moved,
    e.Stopped: _stopped,
    e.Placed: _moved,
    e.Harvested: _harvested,
    e.Worked: lambda mover, event: mover.gain(event.seat, gold=event.gold),
    e.Built: _built,
    e.TookCommerce: _took_commerce,
    e.Shuffled: lambda _, event: [Motion("shuffle", f"{event.pile.replace('_', '-')}-deck")],
    e.DrewQuest: _drew_quest,
    e.DiscardedQuest: lambda mover, event: [
        mover.move(event.seat, event.card, f"hand:{event.seat}", "quest-discard")
    ],
    e.CompletedQuest: _completed,
    e.ChoseAtOnce: _completed,
    e.GotSequel: lambda mover, event: [mover.move(event.seat, event.card, "sequels", f"hand:{event.seat}")],
    e.Delivered: _delivered,
    e.OpenedDelivery: lambda mover, event: [mover.move(-1, event.card, "delivery-deck", "delivery")],
    e.Recruited: _recruited,
    e.Promoted: _promoted,
    e.BoughtVilla: _bought_villa,
    e.VisitedMarket: _visited_market,
    e.Gained: _gained,
    e.DrewArtefacts: _drew_artefacts,
    e.ChoseArtefact: _chose_artefact,
    e.DrewBlackMarket: lambda mover, event: [
        mover.move(event.seat, event.card, "black-market-deck", f"hand:{event.seat}")
    ],
    e.Stole: lambda mover, event: mover.bundle(event.loot, event.victim, event.seat),
    e.SoldGoods: _sold_goods,
    e.Modified: _nothing,
    e.Forbade: _nothing,
    e.Played: _played,
    e.Activated: _played,
    e.Negated: lambda mover, event: [Motion("negate", card=mover.seen(event.card), seat=event.seat)],
    e.TookBack: lambda mover, event: [mover.show(event.seat, event.card, event.seat)],
    e.CollectedIncome: _income,
    e.Offered: _nothing,
    e.Traded: _traded,
    e.DeclinedOffer: _nothing,
    e.WithdrewOffer: _nothing,
    e.EndTriggered: _nothing,
    e.GameEnded: lambda _, event: [Motion("win", seat=seat) for seat in event.winners],
}
"""For every event, what is seen of it; nothing is a note to read."""
