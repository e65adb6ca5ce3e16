"""What happened, told from one observer's side: each event is a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from comptoir.core import UNKNOWN, Event, Shown
from comptoir.karanor import events as e
from comptoir.karanor.pack import Effect, Forbid, Goods, Modify
from comptoir.telling.karanor.phrases import describe_effect, describe_goods
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import bargain, offer_facts
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


def _acted(teller: Teller, event: Any) -> Facts:
    return teller.who(event.seat)


def _known(teller: Teller, card: Shown) -> Facts:
    """A card by its name, for those who know it."""
    known = card.face != UNKNOWN
    return {"known": "yes" if known else "no", "card": teller.card(card.face) if known else ""}


def _with_card(teller: Teller, event: Any) -> Facts:
    return {**teller.who(event.seat), **_known(teller, event.card)}


def _names(teller: Teller, cards: tuple[Shown, ...]) -> list[str]:
    """The cards that are known."""
    return [teller.card(card.face) for card in cards if card.face != UNKNOWN]


def _paid(teller: Teller, paid: e.Payment) -> Facts:
    """All that something cost, in one list."""
    parts = [
        *([teller.gold(paid.gold)] if paid.gold else []),
        *describe_goods(teller.words, teller.pack, paid.goods),
        *[teller.say(f"karanor-gain-{name}", count=count) for name, count in _numbers(paid) if count],
        *[teller.insignia(kind) for kind in paid.insignia],
        *[teller.associate(each) for each in paid.associates],
        *_names(teller, (*paid.artefacts, *paid.quests)),
    ]
    return {"paid": "yes" if parts else "no", "price": parts}


def _numbers(paid: e.Payment) -> tuple[tuple[str, int], ...]:
    return ("income", paid.income), ("prestige", paid.prestige)


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
    start = [teller.gold(event.gold)] if event.gold else []
    start += describe_goods(teller.words, teller.pack, event.goods)
    start.append(teller.say("karanor-gain-income", count=event.income))
    city = teller.place(event.city)
    return {**_acted(teller, event), "city": city, **_known(teller, event.history), "start": start}


def _turn_began(teller: Teller, event: e.TurnBegan) -> Facts:
    usual = event.actions == teller.pack.numbers.actions_per_turn
    facts: Facts = {"round": event.round, "actions": event.actions, "usual": "yes" if usual else "no"}
    return {**_acted(teller, event), **facts}


# -- actions --------------------------------------------------------------------------------------------


def _moved(teller: Teller, event: e.Moved) -> Facts:
    return {
        **_placed(teller, event),
        "on": "no" if event.first else "yes",
        "sea": "yes" if event.sea else "no",
        "fare": event.fare,
        "gold": teller.gold(event.fare),
    }


def _placed(teller: Teller, event: e.Moved | e.Placed) -> Facts:
    places: Facts = {"source": teller.place(event.source), "target": teller.place(event.target)}
    return {**_acted(teller, event), **places}


def _stopped(teller: Teller, event: e.Stopped) -> Facts:
    facts: Facts = {"place": teller.place(event.place), "fare": event.fare, "gold": teller.gold(event.fare)}
    return {**_acted(teller, event), **facts}


def _built(teller: Teller, event: e.Built) -> Facts:
    facts: Facts = {"city": teller.place(event.city), "bonus": "yes" if event.bonus else "no"}
    return {**_with_card(teller, event), **_paid(teller, event.paid), **facts}


def _took_commerce(teller: Teller, event: e.TookCommerce) -> Facts:
    filled = _names(teller, event.filled)
    return {
        **_with_card(teller, event),
        "row": "yes" if event.slot >= 0 else "no",
        "filled": "yes" if filled else "no",
        "cards": filled,
    }


def _recruited(teller: Teller, event: e.Recruited) -> Facts:
    facts: Facts = {"associate": teller.associate(event.associate), "paid": event.gold}
    return {**_acted(teller, event), **facts, "gold": teller.gold(event.gold)}


def _bought_villa(teller: Teller, event: e.BoughtVilla) -> Facts:
    gained = teller.say("karanor-gain-prestige-now", count=event.prestige, total=event.total)
    facts: Facts = {"place": teller.place(event.place), "gold": teller.gold(event.gold), "gained": gained}
    return {**_acted(teller, event), **facts}


def _visited_market(teller: Teller, event: e.VisitedMarket) -> Facts:
    """What was bought and what was sold, each with what it came to."""
    return {
        **_acted(teller, event),
        "bought": teller.goods(event.bought),
        "has_bought": "yes" if any(event.bought) else "no",
        "gold_bought": teller.gold(event.spent),
        "sold": teller.goods(event.sold),
        "has_sold": "yes" if any(event.sold) else "no",
        "gold_sold": teller.gold(event.earned),
    }


# -- quests and deliveries ------------------------------------------------------------------------------


def _drew_quest(teller: Teller, event: e.DrewQuest) -> Facts:
    met = event.place >= 0
    facts: Facts = {"met": "yes" if met else "no", "place": teller.place(event.place) if met else ""}
    return {**_with_card(teller, event), **facts}


def _completed(teller: Teller, event: e.CompletedQuest | e.ChoseAtOnce) -> Facts:
    """A quest, the choice that was made, and what that cost."""
    quest = teller.pack.quest_of[event.card.face]
    label = quest.options[event.option].label if len(quest.options) > 1 else None
    return {
        **_with_card(teller, event),
        **_paid(teller, event.paid),
        **teller.whom(event.target),
        "labelled": "yes" if label else "no",
        "label": label.in_(teller.words.lang) if label else "",
    }


def _delivered(teller: Teller, event: e.Delivered) -> Facts:
    facts: Facts = {"city": teller.place(event.city), "goods": teller.goods(event.goods)}
    return {**_acted(teller, event), **facts}


def _opened_delivery(teller: Teller, event: e.OpenedDelivery) -> Facts:
    delivery = teller.pack.delivery_of[event.card.face]
    details = bargain(teller, delivery.cost, delivery.effects)
    return {"city": teller.place(delivery.city), "details": details}


# -- gains, losses and cards ----------------------------------------------------------------------------


def _gained(teller: Teller, event: e.Gained) -> Facts:
    """All that was gained in one list, and all that was lost in another."""
    gained, lost = _gains(teller, event, 1), _gains(teller, event, -1)
    some: Facts = {"has_gained": "yes" if gained else "no", "has_lost": "yes" if lost else "no"}
    return {**_acted(teller, event), **some, "gained": gained, "lost": lost}


def _gains(teller: Teller, event: e.Gained, sign: int) -> list[str]:
    """What came, or with a negative sign what went."""
    gold, income, prestige = event.gold * sign, event.income * sign, event.prestige * sign
    actions, goods = event.actions * sign, _only(event.goods, sign)
    parts = [teller.gold(gold)] if gold > 0 else []
    parts += describe_goods(teller.words, teller.pack, goods)
    if income > 0:
        parts.append(teller.say("karanor-gain-income", count=income))
    if prestige > 0:
        parts.append(teller.say("karanor-gain-prestige-now", count=prestige, total=event.total))
    if actions > 0:
        parts.append(teller.say("karanor-gain-actions", count=actions))
    tiles = _only(event.insignia, sign)
    return parts + [teller.insignia(kind, count) for kind, count in enumerate(tiles) if count]


def _only(amounts: Goods, sign: int) -> Goods:
    """Only what came, or only what went."""
    return tuple([max(amount * sign, 0) for amount in amounts])


def _drew_artefacts(teller: Teller, event: e.DrewArtefacts) -> Facts:
    names, count = _names(teller, event.cards), len(event.cards)
    facts: Facts = {"cards": names, "count": count, "known": "yes" if len(names) == count else "no"}
    return {**_acted(teller, event), **facts}


def _chose_artefact(teller: Teller, event: e.ChoseArtefact) -> Facts:
    discarded = _names(teller, event.discarded)
    facts: Facts = {"kept": teller.card(event.kept.face), "discarded": discarded}
    return {**_acted(teller, event), **facts, "has_discarded": "yes" if discarded else "no"}


def _drew_black_market(teller: Teller, event: e.DrewBlackMarket) -> Facts:
    return {**_with_card(teller, event), "threshold": event.threshold}


def _stole(teller: Teller, event: e.Stole) -> Facts:
    return {**_acted(teller, event), **teller.whom(event.victim), "what": teller.parts(event.loot)}


def _modified(teller: Teller, event: e.Modified) -> Facts:
    return _lasting(teller, event, Effect("modify", Modify(event.stat, event.add, _NOW), "self"))


def _forbade(teller: Teller, event: e.Forbade) -> Facts:
    return _lasting(teller, event, Effect("forbid", Forbid(event.action, _NOW), "self"))


def _lasting(teller: Teller, event: e.Modified | e.Forbade, effect: Effect) -> Facts:
    """What holds until the end of a turn; until when, the sentence says."""
    what = describe_effect(teller.words, teller.pack, effect)
    return {**_acted(teller, event), "what": what, "until": event.until}


def _used(teller: Teller, event: e.Played | e.Activated) -> Facts:
    return {**_with_card(teller, event), **_paid(teller, event.paid), **teller.whom(event.target)}


def _income(teller: Teller, event: e.CollectedIncome) -> Facts:
    """The income, and what the associates bring."""
    brought = [teller.gold(event.wages)] if event.wages else []
    brought += describe_goods(teller.words, teller.pack, event.goods)
    return {
        **_acted(teller, event),
        "gold": teller.gold(event.gold),
        "collected": "yes" if event.gold else "no",
        "associates": len(event.associates),
        "associate": teller.associate(event.associates[0]) if event.associates else "",
        "brought": brought or teller.say("karanor-nothing"),
    }


# -- trades and the end ---------------------------------------------------------------------------------


def _traded(teller: Teller, event: e.Traded) -> Facts:
    offer = event.offer
    facts = {**_acted(teller, event), **teller.whom(offer.maker), "number": offer.number}
    return {**facts, **teller.sides(offer.give, offer.get)}


def _declined(teller: Teller, event: e.DeclinedOffer) -> Facts:
    facts: Facts = {"lacks": "yes" if event.lacks else "no", "off": "yes" if event.off else "no"}
    return {**_acted(teller, event), "number": event.number, **facts}


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
    e.Harvested: lambda teller, event: {
        **_acted(teller, event),
        "goods": teller.one_good(event.resource, event.count),
    },
    e.Worked: lambda teller, event: {**_acted(teller, event), "gold": teller.gold(event.gold)},
    e.Built: _built,
    e.TookCommerce: _took_commerce,
    e.Shuffled: lambda _, event: {"pile": event.pile},
    e.DrewQuest: _drew_quest,
    e.DiscardedQuest: _with_card,
    e.CompletedQuest: _completed,
    e.ChoseAtOnce: _completed,
    e.GotSequel: _with_card,
    e.Delivered: _delivered,
    e.OpenedDelivery: _opened_delivery,
    e.Recruited: _recruited,
    e.Promoted: lambda teller, event: {
        **_acted(teller, event),
        "associate": teller.associate(event.associate),
    },
    e.BoughtVilla: _bought_villa,
    e.VisitedMarket: _visited_market,
    e.Gained: _gained,
    e.DrewArtefacts: _drew_artefacts,
    e.ChoseArtefact: _chose_artefact,
    e.DrewBlackMarket: _drew_black_market,
    e.Stole: _stole,
    e.SoldGoods: lambda teller, event: {
        **_acted(teller, event),
        "goods": teller.goods(event.goods),
        "gold": teller.gold(event.gold),
    },
    e.Modified: _modified,
    e.Forbade: _forbade,
    e.Played: _used,
    e.Activated: _used,
    e.Negated: _with_card,
    e.TookBack: _with_card,
    e.CollectedIncome: _income,
    e.Offered: lambda teller, event: offer_facts(teller, event.offer),
    e.Traded: _traded,
    e.DeclinedOffer: _declined,
    e.WithdrewOffer: lambda teller, event: {
        **_acted(teller, event),
        "number": event.number,
        "reason": event.reason,
    },
    e.EndTriggered: lambda teller, event: {**_acted(teller, event), "prestige": event.prestige},
    e.GameEnded: _ended,
}
"""For every event, what its sentence is given."""
