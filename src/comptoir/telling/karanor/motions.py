"""What happened, to be seen: for every event the pawns, cards and tokens that move, from where to where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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

    def tokens(self, seat: int, amounts: Mapping[str, int], source: str, target: str) -> list[Motion]:
        """So many of each thing; the other way where it is a loss."""
        found = []
        for what, count in amounts.items():
            ends = (source, target) if count > 0 else (target, source)
            if count:
                found.append(Motion("token", *ends, None, seat, what=what, count=abs(count)))
        return found

    def gain(self, seat: int, amounts: Mapping[str, int]) -> list[Motion]:
        """From the bank to a merchant, or back."""
        return self.tokens(seat, amounts, BANK, f"seat:{seat}")

    def goods(self, goods: Goods) -> dict[str, int]:
        return {each.id: count for each, count in zip(self.pack.resources, goods, strict=False)}

    def tiles(self, counts: Sequence[int]) -> dict[str, int]:
        return {each.id: count for each, count in zip(self.pack.insignia, counts, strict=False)}

    def associates(self, *which: int) -> dict[str, int]:
        return {self.pack.associates[each].id: 1 for each in which}

    def bundle(self, bundle: Bundle, giver: int, taker: int) -> list[Motion]:
        """All that one merchant hands another."""
        amounts = {
            "gold": bundle.gold,
            **self.goods(bundle.goods),
            **self.tiles(bundle.insignia),
            **self.associates(*bundle.associates),
            **{self.pack.faces[face]: 1 for face in bundle.artefacts},
        }
        return self.tokens(giver, amounts, f"seat:{giver}", f"seat:{taker}")

    def payment(self, seat: int, paid: e.Payment) -> list[Motion]:
        insignia = [paid.insignia.count(kind) for kind in range(len(self.pack.insignia))]
        amounts = {
            "gold": paid.gold,
            **self.goods(paid.goods),
            "income": paid.income,
            "prestige": paid.prestige,
            **self.tiles(insignia),
            **self.associates(*paid.associates),
        }
        return [
            *self.tokens(seat, amounts, f"seat:{seat}", BANK),
            *[self.move(seat, card, f"seat:{seat}", "artefact-discard") for card in paid.artefacts],
            *[self.move(seat, card, f"hand:{seat}", "quest-discard") for card in paid.quests],
        ]


# -- one after the other --------------------------------------------------------------------------------


def _drafted(mover: Mover, event: e.Drafted) -> list[Motion]:
    return [mover.move(seat, card, f"pack:{seat}", f"hand:{seat}") for seat, card in enumerate(event.cards)]


def _set_out(mover: Mover, event: e.SetOut) -> list[Motion]:
    start = {"gold": event.gold, **mover.goods(event.goods), "income": event.income}
    return [
        mover.show(event.seat, event.history, -1),
        Motion("pawn", f"seat:{event.seat}", mover.place(event.city), seat=event.seat),
        *mover.gain(event.seat, start),
    ]


def _moved(mover: Mover, event: e.Moved | e.Placed) -> list[Motion]:
    fare = event.fare if isinstance(event, e.Moved) else 0
    pawn = Motion("pawn", mover.place(event.source), mover.place(event.target), seat=event.seat)
    return [*mover.gain(event.seat, {"gold": -fare}), pawn]


def _stopped(mover: Mover, event: e.Stopped) -> list[Motion]:
    back = Motion("pawn", "", mover.place(event.place), seat=event.seat)
    return [*mover.gain(event.seat, {"gold": -event.fare}), back]


def _harvested(mover: Mover, event: e.Harvested) -> list[Motion]:
    harvest = {mover.pack.resources[event.resource].id: event.count}
    return mover.tokens(event.seat, harvest, mover.place(event.place), f"seat:{event.seat}")


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
    seat, city = f"seat:{event.seat}", mover.place(event.city)
    goods = mover.tokens(event.seat, mover.goods(event.goods), seat, city)
    return [*goods, mover.move(event.seat, event.card, "delivery", seat)]


def _recruited(mover: Mover, event: e.Recruited) -> list[Motion]:
    joins = mover.associates(event.associate)
    paid = mover.gain(event.seat, {"gold": -event.gold})
    return [*paid, *mover.tokens(event.seat, joins, "associates", f"seat:{event.seat}")]


def _promoted(mover: Mover, event: e.Promoted) -> list[Motion]:
    name = mover.pack.associates[event.associate].id
    return [Motion("flip", f"seat:{event.seat}", seat=event.seat, what=name)]


def _bought_villa(mover: Mover, event: e.BoughtVilla) -> list[Motion]:
    bought = Motion("build", f"seat:{event.seat}", mover.place(event.place), seat=event.seat, what="villa")
    paid, gained = {"gold": -event.gold}, {"prestige": event.prestige}
    return [*mover.gain(event.seat, paid), bought, *mover.gain(event.seat, gained)]


def _visited_market(mover: Mover, event: e.VisitedMarket) -> list[Motion]:
    seat = f"seat:{event.seat}"
    return [
        *mover.tokens(event.seat, mover.goods(event.sold), seat, "market"),
        *mover.tokens(event.seat, mover.goods(event.bought), "market", seat),
        *mover.gain(event.seat, {"gold": event.earned - event.spent}),
    ]


def _gained(mover: Mover, event: e.Gained) -> list[Motion]:
    numbers = {"income": event.income, "prestige": event.prestige, "actions": event.actions}
    goods, tiles = mover.goods(event.goods), mover.tiles(event.insignia)
    return mover.gain(event.seat, {"gold": event.gold, **goods, **numbers, **tiles})


def _drew_artefacts(mover: Mover, event: e.DrewArtefacts) -> list[Motion]:
    return [mover.move(event.seat, card, "artefact-deck", "aside") for card in event.cards]


def _chose_artefact(mover: Mover, event: e.ChoseArtefact) -> list[Motion]:
    kept = mover.move(event.seat, event.kept, "aside", f"seat:{event.seat}")
    return [kept, *[mover.move(event.seat, card, "aside", "artefact-discard") for card in event.discarded]]


def _sold_goods(mover: Mover, event: e.SoldGoods) -> list[Motion]:
    sold = mover.tokens(event.seat, mover.goods(event.goods), f"seat:{event.seat}", BANK)
    return [*sold, *mover.gain(event.seat, {"gold": event.gold})]


def _income(mover: Mover, event: e.CollectedIncome) -> list[Motion]:
    return mover.gain(event.seat, {"gold": event.gold + event.wages, **mover.goods(event.goods)})


def _traded(mover: Mover, event: e.Traded) -> list[Motion]:
    offer = event.offer
    there = mover.bundle(offer.give, offer.maker, event.seat)
    return [*there, *mover.bundle(offer.get, event.seat, offer.maker)]


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
    e.Worked: lambda mover, event: mover.gain(event.seat, {"gold": event.gold}),
    e.Built: _built,
    e.TookCommerce: _took_commerce,
    e.Shuffled: lambda _, event: [Motion("shuffle", f"{event.pile.replace('_', '-')}-deck")],
    e.DrewQuest: _drew_quest,
    e.ReadAloud: lambda mover, event: [mover.show(event.seat, event.card, event.seat)],
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
    e.Played: _played,
    e.Activated: _played,
    e.Negated: lambda mover, event: [Motion("negate", card=mover.seen(event.card), seat=event.seat)],
    e.TookBack: lambda mover, event: [mover.show(event.seat, event.card, event.seat)],
    e.CollectedIncome: _income,
    e.Traded: _traded,
    **dict.fromkeys(
        (e.Modified, e.Forbade, e.Offered, e.DeclinedOffer, e.WithdrewOffer, e.EndTriggered), lambda *_: []
    ),
    e.GameEnded: lambda _, event: [Motion("win", seat=seat) for seat in event.winners],
}
"""For every event, what is seen of it; nothing is a note to read."""
