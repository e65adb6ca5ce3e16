"""What happened, told from one observer's side: each event is a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from comptoir.core import UNKNOWN, Event, Shown
from comptoir.karanor import events as e
from comptoir.karanor.pack import Effect, Forbid, Goods, Modify
from comptoir.telling.karanor.clauses import describe_effect, describe_goods
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import bargain, labelled, offer_facts
from comptoir.words import Spoken
from comptoir.words.phrases import joined

Facts: TypeAlias = dict[str, Spoken]
_NOW = "owned"
"""What holds, without saying until when."""


def sentence(teller: Teller, event: Event) -> str:
    """What is said of an event, as the observer saw it."""
    return teller.say(f"karanor-event-{event.name().replace('_', '-')}", **FACTS[type(event)](teller, event))


def stories(teller: Teller, event: Event) -> list[str]:
    """The text of a quest or history that the observer hears of."""
    match event:
        case e.DrewQuest(card=card) | e.GotSequel(card=card) | e.SetOut(history=card) if card.face != UNKNOWN:
            return [teller.text(card.face)]
    return []


# -- what many sentences are given ----------------------------------------------------------------------


def _acted(teller: Teller, event: Any, **more: Spoken) -> Facts:
    return {**teller.who(event.seat), **more}


def _known(teller: Teller, card: Shown) -> Facts:
    """A card by its name, for those who know it."""
    known = card.face != UNKNOWN
    return {"known": known, "card": teller.card(card.face) if known else ""}


def _with_card(teller: Teller, event: Any, **more: Spoken) -> Facts:
    return _acted(teller, event, **_known(teller, event.card), **more)


def _names(teller: Teller, cards: tuple[Shown, ...]) -> list[str]:
    """The cards that are known."""
    return [teller.card(card.face) for card in cards if card.face != UNKNOWN]


def _purse(teller: Teller, gold: int, goods: Goods) -> list[str]:
    return [*([teller.gold(gold)] if gold else []), *describe_goods(teller.words, teller.pack, goods)]


def _paid(teller: Teller, paid: e.Payment) -> Facts:
    """All that something cost, in one list."""
    numbers = {"income": paid.income, "prestige": paid.prestige}
    parts = [
        *_purse(teller, paid.gold, paid.goods),
        *[teller.say(f"karanor-gain-{name}", count=count) for name, count in numbers.items() if count],
        *[teller.insignia(kind) for kind in paid.insignia],
        *[teller.associate(each) for each in paid.associates],
        *_names(teller, (*paid.artefacts, *paid.quests)),
    ]
    return {"paid": bool(parts), "price": parts}


# -- setting out ----------------------------------------------------------------------------------------


def _drafted(teller: Teller, event: e.Drafted) -> Facts:
    """Cards that are known by name; of the others only who keeps one."""
    seats = sorted(range(len(event.cards)), key=lambda seat: seat != teller.observer)
    known = [seat for seat in seats if event.cards[seat].face != UNKNOWN]
    parts = [
        teller.say("karanor-kept", **teller.who(seat), card=teller.card(event.cards[seat].face))
        for seat in known
    ]
    others = [teller.name(seat) for seat in seats if seat not in known]
    if others:
        parts.append(teller.say("karanor-kept-unseen", names=others, count=len(others)))
    return {"kept": joined(parts, " ")}


def _set_out(teller: Teller, event: e.SetOut) -> Facts:
    income = teller.say("karanor-gain-income", count=event.income)
    start = [*_purse(teller, event.gold, event.goods), income]
    return _acted(teller, event, city=teller.place(event.city), start=start, **_known(teller, event.history))


def _turn_began(teller: Teller, event: e.TurnBegan) -> Facts:
    usual = event.actions == teller.pack.numbers.actions_per_turn
    return _acted(teller, event, round=event.round, actions=event.actions, usual=usual)


# -- actions --------------------------------------------------------------------------------------------


def _moved(teller: Teller, event: e.Moved) -> Facts:
    fare: Facts = {"fare": event.fare, "gold": teller.gold(event.fare)}
    return {**_placed(teller, event), "on": not event.first, "sea": event.sea, **fare}


def _placed(teller: Teller, event: e.Moved | e.Placed) -> Facts:
    return _acted(teller, event, source=teller.place(event.source), target=teller.place(event.target))


def _stopped(teller: Teller, event: e.Stopped) -> Facts:
    fare: Facts = {"fare": event.fare, "gold": teller.gold(event.fare)}
    return _acted(teller, event, place=teller.place(event.place), **fare)


def _built(teller: Teller, event: e.Built) -> Facts:
    facts = _paid(teller, event.paid)
    return _with_card(teller, event, city=teller.place(event.city), bonus=event.bonus, **facts)


def _took_commerce(teller: Teller, event: e.TookCommerce) -> Facts:
    filled = _names(teller, event.filled)
    return _with_card(teller, event, row=event.slot >= 0, filled=bool(filled), cards=filled)


def _recruited(teller: Teller, event: e.Recruited) -> Facts:
    associate, gold = teller.associate(event.associate), teller.gold(event.gold)
    return _acted(teller, event, associate=associate, paid=event.gold, gold=gold)


def _bought_villa(teller: Teller, event: e.BoughtVilla) -> Facts:
    gained = teller.say("karanor-gain-prestige-now", count=event.prestige, total=event.total)
    place, gold = teller.place(event.place), teller.gold(event.gold)
    return _acted(teller, event, place=place, gold=gold, gained=gained)


def _visited_market(teller: Teller, event: e.VisitedMarket) -> Facts:
    """What was bought and what was sold, each with what it came to."""
    return _acted(
        teller,
        event,
        bought=teller.goods(event.bought),
        has_bought=any(event.bought),
        gold_bought=teller.gold(event.spent),
        sold=teller.goods(event.sold),
        has_sold=any(event.sold),
        gold_sold=teller.gold(event.earned),
    )


# -- quests and deliveries ------------------------------------------------------------------------------


def _drew_quest(teller: Teller, event: e.DrewQuest) -> Facts:
    met = event.place >= 0
    return _with_card(teller, event, met=met, place=teller.place(event.place) if met else "")


def _completed(teller: Teller, event: e.CompletedQuest | e.ChoseAtOnce) -> Facts:
    """A quest, the choice that was made, and what that cost."""
    quest = teller.pack.quest_of[event.card.face]
    label = quest.options[event.option].label if len(quest.options) > 1 else None
    return {**_used(teller, event), **labelled(teller, label)}


def _opened_delivery(teller: Teller, event: e.OpenedDelivery) -> Facts:
    delivery = teller.pack.delivery_of[event.card.face]
    details = bargain(teller, delivery.cost, delivery.effects)
    return {"city": teller.place(delivery.city), "details": details}


# -- gains, losses and cards ----------------------------------------------------------------------------


def _gained(teller: Teller, event: e.Gained) -> Facts:
    """All that was gained in one list, and all that was lost in another."""
    gained, lost = _gains(teller, event, 1), _gains(teller, event, -1)
    return _acted(teller, event, has_gained=bool(gained), has_lost=bool(lost), gained=gained, lost=lost)


def _gains(teller: Teller, event: e.Gained, sign: int) -> list[str]:
    """What came, or with a negative sign what went."""
    numbers = {"income": event.income, "prestige-now": event.prestige, "actions": event.actions}
    return [
        *_purse(teller, max(event.gold * sign, 0), _only(event.goods, sign)),
        *[
            teller.say(f"karanor-gain-{name}", count=count * sign, total=event.total)
            for name, count in numbers.items()
            if count * sign > 0
        ],
        *[teller.insignia(kind, n) for kind, n in enumerate(_only(event.insignia, sign)) if n],
    ]


def _only(amounts: Goods, sign: int) -> Goods:
    """Only what came, or only what went."""
    return tuple([max(amount * sign, 0) for amount in amounts])


def _drew_artefacts(teller: Teller, event: e.DrewArtefacts) -> Facts:
    names, count = _names(teller, event.cards), len(event.cards)
    return _acted(teller, event, cards=names, count=count, known=len(names) == count)


def _chose_artefact(teller: Teller, event: e.ChoseArtefact) -> Facts:
    kept, discarded = teller.card(event.kept.face), _names(teller, event.discarded)
    return _acted(teller, event, kept=kept, discarded=discarded, has_discarded=bool(discarded))


def _stole(teller: Teller, event: e.Stole) -> Facts:
    return _acted(teller, event, what=teller.parts(event.loot), **teller.whom(event.victim))


def _lasting(teller: Teller, event: e.Modified | e.Forbade) -> Facts:
    """What holds until the end of a turn; until when, the sentence says."""
    if isinstance(event, e.Modified):
        effect = Effect("modify", Modify(event.stat, event.add, _NOW), "self")
    else:
        effect = Effect("forbid", Forbid(event.action, _NOW), "self")
    return _acted(teller, event, what=describe_effect(teller.words, teller.pack, effect), until=event.until)


def _used(teller: Teller, event: e.Played | e.Activated | e.CompletedQuest | e.ChoseAtOnce) -> Facts:
    return _with_card(teller, event, **_paid(teller, event.paid), **teller.whom(event.target))


def _income(teller: Teller, event: e.CollectedIncome) -> Facts:
    """The income, and what the associates bring."""
    return _acted(
        teller,
        event,
        gold=teller.gold(event.gold),
        collected=bool(event.gold),
        associates=len(event.associates),
        associate=teller.associate(event.associates[0]) if event.associates else "",
        brought=_purse(teller, event.wages, event.goods) or teller.say("karanor-nothing"),
    )


# -- trades and the end ---------------------------------------------------------------------------------


def _traded(teller: Teller, event: e.Traded) -> Facts:
    offer = event.offer
    sides = teller.sides(offer.give, offer.get)
    return _acted(teller, event, number=offer.number, **teller.whom(offer.maker), **sides)


def _ended(teller: Teller, event: e.GameEnded) -> Facts:
    who = "you" if teller.observer in event.winners else "other"
    return {"who": who, "winners": teller.together(event.winners), "count": len(event.winners)}


FACTS: dict[type[Event], Callable[[Teller, Any], Facts]] = {
    e.Drafted: _drafted,
    e.DiscardedCommerce: lambda teller, event: {"cards": teller.counted(_names(teller, event.cards))},
    e.SetOut: _set_out,
    e.TurnBegan: _turn_began,
    e.Moved: _moved,
    e.Stopped: _stopped,
    e.Placed: _placed,
    e.Harvested: lambda teller, event: _acted(
        teller, event, goods=teller.one_good(event.resource, event.count)
    ),
    e.Worked: lambda teller, event: _acted(teller, event, gold=teller.gold(event.gold)),
    e.Built: _built,
    e.TookCommerce: _took_commerce,
    e.Shuffled: lambda _, event: {"pile": event.pile},
    e.DrewQuest: _drew_quest,
    e.ReadAloud: _with_card,
    e.DiscardedQuest: _with_card,
    e.CompletedQuest: _completed,
    e.ChoseAtOnce: _completed,
    e.GotSequel: _with_card,
    e.Delivered: lambda teller, event: _acted(
        teller, event, city=teller.place(event.city), goods=teller.goods(event.goods)
    ),
    e.OpenedDelivery: _opened_delivery,
    e.Recruited: _recruited,
    e.Promoted: lambda teller, event: _acted(teller, event, associate=teller.associate(event.associate)),
    e.BoughtVilla: _bought_villa,
    e.VisitedMarket: _visited_market,
    e.Gained: _gained,
    e.DrewArtefacts: _drew_artefacts,
    e.ChoseArtefact: _chose_artefact,
    e.DrewBlackMarket: lambda teller, event: _with_card(teller, event, threshold=event.threshold),
    e.Stole: _stole,
    e.SoldGoods: lambda teller, event: _acted(
        teller, event, goods=teller.goods(event.goods), gold=teller.gold(event.gold)
    ),
    e.Modified: _lasting,
    e.Forbade: _lasting,
    e.Played: _used,
    e.Activated: _used,
    e.Negated: _with_card,
    e.TookBack: _with_card,
    e.CollectedIncome: _income,
    e.Offered: lambda teller, event: offer_facts(teller, event.offer),
    e.Traded: _traded,
    e.DeclinedOffer: lambda teller, event: _acted(
        teller, event, number=event.number, lacks=event.lacks, off=event.off
    ),
    e.WithdrewOffer: lambda teller, event: _acted(
        teller,
        event,
        number=event.number,
        reason=event.reason,
        what=teller.named(event.what) if event.what else "",
    ),
    e.EndTriggered: lambda teller, event: _acted(teller, event, prestige=event.prestige),
    e.GameEnded: _ended,
}
"""For every event, what its sentence is given."""
