"""What can be picked, in words, with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from comptoir.core import Option
from comptoir.karanor.pack import Artefact, BlackMarket, Commerce, Cost, Delivery, Effect, Quest, Rule
from comptoir.telling.karanor.phrases import describe_cost, describe_effects, listed
from comptoir.telling.karanor.sight import Card, OfferSight, Sight
from comptoir.telling.karanor.teller import Teller
from comptoir.words import Spoken

Parts: TypeAlias = tuple[str | int, ...]
"""What an option says after its first word."""
Wording: TypeAlias = Callable[[Teller, Sight, Parts], str]

_ABOUT_A_CARD = ("build", "quest", "activate", "card")


def word(teller: Teller, sight: Sight, option: Option) -> str:
    """An option as a person reads it."""
    if isinstance(option, int):
        return teller.entry(_known(sight, option).face)
    return WORDINGS[str(option[0])](teller, sight, option[1:])


def are_alike(teller: Teller, sight: Sight, options: Sequence[Option]) -> bool:
    """Is there nothing to choose, because all options read the same?"""
    return len({word(teller, sight, option) for option in options}) == 1


def card_of(sight: Sight, option: Option) -> Card | None:
    """The card an option is about, if it names one the observer knows."""
    if isinstance(option, int):
        return sight.card(option)
    return sight.card(int(option[1])) if option[0] in _ABOUT_A_CARD else None


def result(teller: Teller, sight: Sight) -> str:
    """Who has won, and with what; several may, and a game that went on for ever is called off."""
    winners = sight.winners
    best = sight.seats[winners[0]]
    rivals = [seat for at, seat in enumerate(sight.seats) if at not in winners]
    return teller.say(
        "karanor-result",
        tied="yes" if any(seat.prestige == best.prestige for seat in rivals) else "no",
        who="you" if teller.observer in winners else "other",
        winners=teller.together(winners),
        count=len(winners),
        prestige=best.prestige,
        gold=teller.gold(best.gold),
        off="yes" if sight.called_off else "no",
        round=sight.round,
    )


# -- pieces of options ----------------------------------------------------------------------------------


def _known(sight: Sight, token: str | int) -> Card:
    card = sight.card(int(token))
    assert card is not None, "a seat is offered only cards it knows"
    return card


def bargain(
    teller: Teller, cost: Cost, effects: Sequence[Effect], *, is_quest: bool = False, more: Sequence[str] = ()
) -> str:
    """“2 meat → 8 gold, prestige +1”: what is paid, and what for; either may be missing."""
    words, pack = teller.words, teller.pack
    brings = [describe_effects(words, pack, effects)] if effects else []
    paid, brought = describe_cost(words, pack, cost, is_quest=is_quest), listed(words, [*brings, *more])
    if paid and brought:
        return teller.say("karanor-bargain", cost=paid, effects=brought)
    return teller.say("karanor-price", cost=paid) if paid else brought


def _with(teller: Teller, key: str, details: str, **facts: Spoken) -> str:
    """A sentence with details that may be missing."""
    return teller.say(key, details=details, any="yes" if details else "no", **facts)


def _quest_bargain(teller: Teller, quest: Quest, rule: Rule) -> str:
    effects = rule.effects
    if quest.prestige:
        effects += (Effect("gain_prestige", quest.prestige, "self"),)
    more = [teller.say("karanor-sequel")] if quest.sequel >= 0 else []
    return bargain(teller, rule.cost, effects, is_quest=True, more=more)


# -- actions --------------------------------------------------------------------------------------------


def _step(teller: Teller, sight: Sight, parts: Parts) -> str:
    place = str(parts[0])
    return teller.say(
        "karanor-option-step",
        place=teller.entry(place),
        sea="yes" if sight.is_by_sea(sight.me.place, place) else "no",
        fare=sight.fare,
        gold=teller.gold(sight.fare),
        on="yes" if sight.steps else "no",
    )


def _harvest(teller: Teller, sight: Sight, _: Parts) -> str:
    pack = sight.pack
    here = pack.territories[pack.index("territories", sight.me.place)]
    resource = pack.resources[here.resource].id
    count = min(sight.me.stats["harvest_yield"], sight.reserve.get(resource, 0))
    return teller.say("karanor-option-harvest", goods=teller.goods({resource: count}))


def _work(teller: Teller, sight: Sight, _: Parts) -> str:
    return teller.say("karanor-option-work", gold=teller.gold(sight.me.stats["work_yield"]))


def _build(teller: Teller, sight: Sight, parts: Parts) -> str:
    card = _known(sight, parts[0])
    commerce = sight.pack.cards[sight.pack.face[card.face]]
    assert isinstance(commerce, Commerce)
    cost = commerce.cost._replace(gold=max(commerce.cost.gold + sight.me.stats["build_gold"], 0))
    bonus = ""
    if parts[1] and commerce.bonus is not None:
        bonus = bargain(teller, commerce.bonus.cost, commerce.bonus.effects)
    return _with(
        teller,
        "karanor-option-build",
        bargain(teller, cost, commerce.effects),
        card=teller.entry(card.face),
        bonus="yes" if bonus else "no",
        more=bonus,
    )


def _quest(teller: Teller, sight: Sight, parts: Parts) -> str:
    card, number, target = _known(sight, parts[0]), int(parts[1]), int(parts[2])
    quest = sight.pack.cards[sight.pack.face[card.face]]
    assert isinstance(quest, Quest)
    rule = quest.options[number]
    return _with(
        teller,
        "karanor-option-quest",
        _quest_bargain(teller, quest, rule),
        card=teller.entry(card.face),
        label=rule.label.in_(teller.words.lang) if rule.label else "",
        labelled="yes" if rule.label else "no",
        **teller.whom(target),
    )


def _immediate(teller: Teller, sight: Sight, parts: Parts) -> str:
    source = sight.asked.source
    assert source is not None
    quest = sight.pack.cards[sight.pack.face[source.face]]
    assert isinstance(quest, Quest)
    rule = quest.options[int(parts[0])]
    return _with(
        teller,
        "karanor-option-immediate",
        _quest_bargain(teller, quest, rule),
        label=rule.label.in_(teller.words.lang) if rule.label else "",
        labelled="yes" if rule.label else "no",
        **teller.whom(int(parts[1])),
    )


def _deliver(teller: Teller, sight: Sight, _: Parts) -> str:
    assert sight.delivery is not None
    delivery = sight.pack.cards[sight.pack.face[sight.delivery.face]]
    assert isinstance(delivery, Delivery)
    return teller.say("karanor-option-deliver", details=bargain(teller, delivery.cost, delivery.effects))


def _recruit(teller: Teller, sight: Sight, parts: Parts) -> str:
    associate = sight.pack.associates[sight.pack.index("associates", str(parts[0]))]
    return teller.say(
        "karanor-option-recruit",
        name=teller.entry(associate.id),
        gold=teller.gold(associate.cost),
        goods=teller.goods({sight.pack.resources[associate.resource].id: 1}),
    )


def _promote(teller: Teller, sight: Sight, parts: Parts) -> str:
    associate = sight.pack.associates[sight.pack.index("associates", str(parts[0]))]
    return teller.say(
        "karanor-option-promote",
        name=teller.entry(associate.id),
        gold=teller.gold(associate.gold),
        goods=teller.goods({sight.pack.resources[associate.resource].id: 1}),
    )


def _villa(teller: Teller, sight: Sight, _: Parts) -> str:
    won = (Effect("gain_prestige", sight.pack.numbers.villa_prestige, "self"),)
    details = bargain(teller, Cost(gold=sight.me.stats["villa_gold"]), won)
    return teller.say("karanor-option-villa", details=details)


def _use_card(teller: Teller, sight: Sight, parts: Parts) -> str:
    """A black-market card or an artefact; some name a rival."""
    card = _known(sight, parts[0])
    entry = sight.pack.cards[sight.pack.face[card.face]]
    assert isinstance(entry, BlackMarket | Artefact)
    return _with(
        teller,
        "karanor-option-play" if isinstance(entry, BlackMarket) else "karanor-option-activate",
        bargain(teller, entry.rule.cost, entry.rule.effects),
        card=teller.entry(card.face),
        **teller.whom(int(parts[1])),
    )


def _end(teller: Teller, sight: Sight, _: Parts) -> str:
    return teller.say("karanor-option-end", actions=sight.actions, income=teller.gold(sight.me.income))


# -- smaller choices ------------------------------------------------------------------------------------


def _market(verb: str) -> Wording:
    def wording(teller: Teller, sight: Sight, parts: Parts) -> str:
        resource = str(parts[0])
        price = teller.gold(_market_price(sight, verb, resource))
        return teller.say("karanor-option-market", verb=verb, goods=teller.goods({resource: 1}), price=price)

    return wording


def _market_price(sight: Sight, verb: str, resource: str) -> int:
    """A full pile is cheap to buy from, an empty one pays well; what was picked before has moved already."""
    prices = sight.pack.numbers.market
    laid = (sight.market or {}).get(resource, 0)
    laid += sum(
        [1 if pick == ("sell", resource) else -(pick == ("buy", resource)) for pick in sight.asked.picked]
    )
    if verb == "buy":
        return prices.buy_price_when_full if laid == prices.capacity else prices.buy_price
    return prices.sell_price if laid else prices.sell_price_when_empty


def _named(teller: Teller, _: Sight, parts: Parts) -> str:
    return teller.entry(str(parts[0]))


def _associate(teller: Teller, _: Sight, parts: Parts) -> str:
    return teller.associate(str(parts[0]))


def _plain(key: str) -> Wording:
    return lambda teller, *_: teller.say(key)


# -- trades ---------------------------------------------------------------------------------------------


def _to(teller: Teller, _: Sight, parts: Parts) -> str:
    return teller.say("karanor-option-to", name=teller.name(int(parts[0])))


def offer_part(teller: Teller, parts: Parts) -> str:
    """What one part of an offer names: so much gold, so many goods or tiles, or a tile."""
    what, count = str(parts[0]), int(parts[1]) if len(parts) > 1 else 1
    if what == "gold":
        return teller.gold(count)
    if any(each.id == what for each in teller.pack.resources):
        return teller.goods({what: count})
    if any(each.id == what for each in teller.pack.insignia):
        return teller.bundle({"insignia": {what: count}})
    return teller.entry(what)


def _side(side: str) -> Wording:
    return lambda teller, _, parts: teller.say(
        "karanor-option-part", side=side, what=offer_part(teller, parts)
    )


def _about_offer(key: str) -> Wording:
    return lambda teller, sight, parts: teller.say(key, **_offer(teller, sight.offer(int(parts[0]))))


def _offer(teller: Teller, offer: OfferSight) -> dict[str, Spoken]:
    """An offer with what its maker gives and gets."""
    return {
        "number": offer.number,
        "name": teller.name(offer.maker),
        "terms": teller.terms(offer.give, offer.get),
        "kind": teller.kind_of_trade(offer.give, offer.get),
        "give": teller.bundle(offer.give),
        "get": teller.bundle(offer.get),
    }


WORDINGS: dict[str, Wording] = {
    "step": _step,
    "harvest": _harvest,
    "work": _work,
    "build": _build,
    "interact": _plain("karanor-option-interact"),
    "quest": _quest,
    "deliver": _deliver,
    "recruit": _recruit,
    "villa": _villa,
    "market": _plain("karanor-option-visit"),
    "promote": _promote,
    "activate": _use_card,
    "card": _use_card,
    "end": _end,
    "option": _immediate,
    "deck": _plain("karanor-option-deck"),
    "goods": _named,
    "place": _named,
    "associate": _associate,
    "buy": _market("buy"),
    "sell": _market("sell"),
    "pass": _plain("karanor-option-pass"),
    "done": _plain("karanor-option-done"),
    "to": _to,
    "give": _side("give"),
    "get": _side("get"),
    "offer": _plain("karanor-option-offer"),
    "counter": _about_offer("karanor-option-counter"),
    "accept": _about_offer("karanor-option-accept"),
    "decline": _about_offer("karanor-option-decline"),
    "withdraw": _about_offer("karanor-option-withdraw"),
}
"""For every first word of an option, how it is said."""
