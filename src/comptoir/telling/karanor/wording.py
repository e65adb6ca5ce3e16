"""What can be picked, in words, with what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from comptoir.core import UNKNOWN, Option
from comptoir.karanor.bargains import find_offer
from comptoir.karanor.board import (
    EMPTY,
    HARVEST_YIELD,
    MOVE_STEPS,
    OVER,
    SEA_COST,
    VILLA_GOLD,
    WORK_YIELD,
    KaranorBoard,
    Offer,
)
from comptoir.karanor.building import base_cost
from comptoir.karanor.market import Visit
from comptoir.karanor.offering import read_bundle
from comptoir.karanor.pack import Artefact, BlackMarket, Cost, Effect, Quest, Rule, Text
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.clauses import describe_cost, describe_effects, listed
from comptoir.telling.karanor.teller import Teller
from comptoir.words import Spoken

Parts: TypeAlias = tuple[str | int, ...]
"""What an option says after its first word."""
Wording: TypeAlias = Callable[[Teller, KaranorView, Parts], str]

_ABOUT_A_CARD = ("build", "quest", "activate", "card")


def word(teller: Teller, view: KaranorView, option: Option) -> str:
    """An option as a person reads it."""
    if isinstance(option, int):
        return teller.card(view.faces[option])
    return WORDINGS[str(option[0])](teller, view, option[1:])


def are_alike(teller: Teller, view: KaranorView, options: Sequence[Option]) -> bool:
    """Is there nothing to choose, because all options read the same?"""
    return len({word(teller, view, option) for option in options}) == 1


def card_of(view: KaranorView, option: Option) -> int:
    """The card an option is about, if it names one that the observer knows; or EMPTY."""
    if not isinstance(option, int):
        option = int(option[1]) if option[0] in _ABOUT_A_CARD else EMPTY
    return option if view.faces[option] != UNKNOWN else EMPTY


def steps_left(board: KaranorBoard) -> int:
    """Steps left of a move that goes on."""
    return max(board.stats[board.active][MOVE_STEPS] - board.steps, 0) if board.steps else 0


def result(teller: Teller, view: KaranorView) -> str:
    """Who has won, and with what; several may, and a game that went on for ever is called off."""
    winners = view.winners
    best = winners[0]
    rivals = [view.prestige[seat] for seat in range(view.rules.players) if seat not in winners]
    return teller.say(
        "karanor-result",
        tied=view.prestige[best] in rivals,
        who="you" if teller.observer in winners else "other",
        winners=teller.together(winners),
        count=len(winners),
        prestige=view.prestige[best],
        gold=teller.gold(view.gold[best]),
        off=view.phase == OVER and view.trigger == EMPTY,
        round=view.round,
    )


# -- pieces of options ----------------------------------------------------------------------------------


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
    return teller.say(key, details=details, any=bool(details), **facts)


def labelled(teller: Teller, label: Text | None) -> dict[str, Spoken]:
    """What a choice of a quest is called, where it is called anything."""
    return {"labelled": label is not None, "label": label.in_(teller.words.lang) if label else ""}


def _quest_bargain(teller: Teller, quest: Quest, rule: Rule) -> str:
    effects = rule.effects
    if quest.prestige:
        effects += (Effect("gain_prestige", quest.prestige, "self"),)
    more = [teller.say("karanor-sequel")] if quest.sequel >= 0 else []
    return bargain(teller, rule.cost, effects, is_quest=True, more=more)


# -- actions --------------------------------------------------------------------------------------------


def _step(teller: Teller, view: KaranorView, parts: Parts) -> str:
    place = view.pack.index("territories", str(parts[0]))
    here, fare = view.pack.territories[view.pawns[view.observer]], view.stats[view.observer][SEA_COST]
    return teller.say(
        "karanor-option-step",
        place=teller.place(place),
        sea=place in here.sea and place not in here.land,
        fare=fare,
        gold=teller.gold(fare),
        on=bool(steps_left(view)),
    )


def _harvest(teller: Teller, view: KaranorView, _: Parts) -> str:
    resource = view.pack.harvests[view.pawns[view.observer]]
    count = min(view.stats[view.observer][HARVEST_YIELD], view.reserve[resource])
    return teller.say("karanor-option-harvest", goods=teller.one_good(resource, count))


def _build(teller: Teller, view: KaranorView, parts: Parts) -> str:
    face = view.faces[int(parts[0])]
    commerce = view.pack.commerce_of[face]
    cost = base_cost(view, view.observer, commerce)
    bonus = ""
    if parts[1] and commerce.bonus is not None:
        bonus = bargain(teller, commerce.bonus.cost, commerce.bonus.effects)
    return _with(
        teller,
        "karanor-option-build",
        bargain(teller, cost, commerce.effects),
        card=teller.card(face),
        bonus=bool(bonus),
        more=bonus,
    )


def _quest(teller: Teller, view: KaranorView, parts: Parts) -> str:
    face, number, target = view.faces[int(parts[0])], int(parts[1]), int(parts[2])
    quest = view.pack.quest_of[face]
    rule = quest.options[number]
    return _with(
        teller,
        "karanor-option-quest",
        _quest_bargain(teller, quest, rule),
        card=teller.card(face),
        **labelled(teller, rule.label),
        **teller.whom(target),
    )


def _immediate(teller: Teller, view: KaranorView, parts: Parts) -> str:
    assert view.decision is not None
    quest = view.pack.quest_of[view.faces[view.decision.source]]
    rule = quest.options[int(parts[0])]
    return _with(
        teller,
        "karanor-option-immediate",
        _quest_bargain(teller, quest, rule),
        **labelled(teller, rule.label),
        **teller.whom(int(parts[1])),
    )


def _deliver(teller: Teller, view: KaranorView, _: Parts) -> str:
    delivery = view.pack.delivery_of[view.faces[view.deliveries[0]]]
    return teller.say("karanor-option-deliver", details=bargain(teller, delivery.cost, delivery.effects))


def _hire(verb: str) -> Wording:
    """An associate is recruited for gold, or brings gold from now on."""

    def wording(teller: Teller, view: KaranorView, parts: Parts) -> str:
        at = view.pack.index("associates", str(parts[0]))
        tile = view.pack.associates[at]
        gold = teller.gold(tile.cost if verb == "recruit" else tile.gold)
        goods = teller.one_good(tile.resource)
        return teller.say(f"karanor-option-{verb}", name=teller.associate(at), gold=gold, goods=goods)

    return wording


def _villa(teller: Teller, view: KaranorView, _: Parts) -> str:
    won = (Effect("gain_prestige", view.pack.numbers.villa_prestige, "self"),)
    details = bargain(teller, Cost(gold=view.stats[view.observer][VILLA_GOLD]), won)
    return teller.say("karanor-option-villa", details=details)


def _use_card(teller: Teller, view: KaranorView, parts: Parts) -> str:
    """A black-market card or an artefact; some name a rival."""
    face = view.faces[int(parts[0])]
    entry = view.pack.cards[face]
    assert isinstance(entry, BlackMarket | Artefact)
    return _with(
        teller,
        "karanor-option-play" if isinstance(entry, BlackMarket) else "karanor-option-activate",
        bargain(teller, entry.rule.cost, entry.rule.effects),
        card=teller.card(face),
        **teller.whom(int(parts[1])),
    )


# -- smaller choices ------------------------------------------------------------------------------------


def _market(verb: str) -> Wording:
    def wording(teller: Teller, view: KaranorView, parts: Parts) -> str:
        resource = view.pack.index("resources", str(parts[0]))
        run = view.decision.run if view.decision else None
        visit = Visit(view, view.observer, run.picked if run else ())
        price = teller.gold(visit.price(verb, resource))
        return teller.say("karanor-option-market", verb=verb, goods=teller.one_good(resource), price=price)

    return wording


def _plain(key: str) -> Wording:
    return lambda teller, *_: teller.say(key)


# -- trades ---------------------------------------------------------------------------------------------


def offer_part(teller: Teller, view: KaranorView, parts: Parts) -> str:
    """What one part of an offer names: so much gold, so many goods or tiles, or a tile."""
    return teller.bundle(read_bundle(view, [("", *parts)]))


def _side(side: str) -> Wording:
    return lambda teller, view, parts: teller.say(
        "karanor-option-part", side=side, what=offer_part(teller, view, parts)
    )


def offer_facts(teller: Teller, offer: Offer) -> dict[str, Spoken]:
    """An offer as it is made, or as it stands."""
    return {
        **teller.who(offer.maker),
        "number": offer.number,
        "counters": offer.counters,
        "partners": teller.together(offer.to),
        "only": offer.to == (teller.observer,),
        **teller.sides(offer.give, offer.get),
    }


def _about_offer(key: str) -> Wording:
    """What can be said to an offer: with what its maker gives and gets."""

    def wording(teller: Teller, view: KaranorView, parts: Parts) -> str:
        offer = find_offer(view, int(parts[0]))
        sides = teller.sides(offer.give, offer.get)
        return teller.say(key, number=offer.number, name=teller.name(offer.maker), **sides)

    return wording


WORDINGS: dict[str, Wording] = {
    "step": _step,
    "harvest": _harvest,
    "work": lambda teller, view, _: teller.say(
        "karanor-option-work", gold=teller.gold(view.stats[view.observer][WORK_YIELD])
    ),
    "build": _build,
    "interact": _plain("karanor-option-interact"),
    "quest": _quest,
    "deliver": _deliver,
    "recruit": _hire("recruit"),
    "villa": _villa,
    "market": _plain("karanor-option-visit"),
    "promote": _hire("promote"),
    "activate": _use_card,
    "card": _use_card,
    "end": lambda teller, view, _: teller.say(
        "karanor-option-end", actions=view.actions, income=teller.gold(view.income[view.observer])
    ),
    "option": _immediate,
    "secret": _plain("karanor-option-secret"),
    "aloud": _plain("karanor-option-aloud"),
    "deck": _plain("karanor-option-deck"),
    "goods": lambda teller, _, parts: teller.entry(str(parts[0])),
    "place": lambda teller, _, parts: teller.entry(str(parts[0])),
    "associate": lambda teller, view, parts: teller.associate_with_goods(
        view.pack.index("associates", str(parts[0]))
    ),
    "buy": _market("buy"),
    "sell": _market("sell"),
    "pass": _plain("karanor-option-pass"),
    "done": _plain("karanor-option-done"),
    "to": lambda teller, _, parts: teller.say("karanor-option-to", name=teller.name(int(parts[0]))),
    "give": _side("give"),
    "get": _side("get"),
    "offer": _plain("karanor-option-offer"),
    "counter": _about_offer("karanor-option-counter"),
    "accept": _about_offer("karanor-option-accept"),
    "decline": _about_offer("karanor-option-decline"),
    "withdraw": _about_offer("karanor-option-withdraw"),
}
"""For every first word of an option, how it is said."""
