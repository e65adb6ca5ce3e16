"""Why a pick is not possible: the code of a sentence in ``words/`` and the facts it needs.

Reasons speak of what everybody sees and of the asker's own cards; of a card that is not one's own they say
only that, wherever it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from comptoir.core import Decision, Refused
from comptoir.karanor.actions import VERBS as ACTION_VERBS
from comptoir.karanor.board import EMPTY, MOVE_STEPS, SEA_COST, TURN, VILLA_GOLD
from comptoir.karanor.building import PLAIN, WITH_BONUS, base_cost, full_cost, has_bonus
from comptoir.karanor.card_reasons import lacks, missing, why_not_used
from comptoir.karanor.market import BUY, SELL, Visit
from comptoir.karanor.pack.vocabulary import ACTIONS
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.trade_reasons import TRADES, why_no_trade, why_not_offered, why_offer_fails
from comptoir.karanor.use import Occasion

Parts = tuple[object, ...]
"""What follows the verb of a pick: anything at all."""


def why_not(table: KaranorTable, decision: Decision, pick: object) -> Refused:
    """The reason a person would give across the table."""
    verb, parts = _split(pick)
    found: Refused | None = None
    if decision.prompt == "action" and verb in WHY:
        found = WHY[verb](table, decision.seat, parts)
    elif decision.prompt in ASKED:
        found = ASKED[decision.prompt](table, decision, verb, parts)
    return found or Refused("not_offered", pick=str(pick))


def why_not_run(table: KaranorTable, decision: Decision, picks: Sequence[object]) -> Refused | None:
    """What is wrong with an offer as a whole."""
    if decision.prompt != "offer":
        return None
    return why_offer_fails(table, decision, [_split(pick) for pick in picks])


def why_no_interruption(table: KaranorTable, seat: int, pick: object) -> Refused:
    """Why a merchant may not do this unasked."""
    verb, parts = _split(pick)
    found: Refused | None = None
    if table.openings:
        found = Refused("window_open")
    elif table.phase != TURN or not 0 <= seat < table.rules.players:
        found = Refused("not_quiet")
    elif verb in TRADES:
        found = why_no_trade(table, seat, verb, parts)
    elif verb in ACTION_VERBS and seat == table.active:
        found = Refused("pick_among_actions")
    elif verb == "card":
        found = _card(table, seat, parts)
    elif verb in ACTION_VERBS:
        found = Refused("only_on_your_turn")
    return found or Refused("not_offered", pick=str(pick))


def _split(pick: object) -> tuple[str, Parts]:
    """The verb of a pick and what follows; no verb if it has none."""
    if isinstance(pick, tuple) and pick and isinstance(pick[0], str):
        return pick[0], pick[1:]
    return "", ()


def _named(table: KaranorTable, kind: str, parts: Parts) -> int:
    """The place of the one entry that parts name, or EMPTY."""
    if len(parts) == 1 and isinstance(parts[0], str):
        return next((at for at, each in enumerate(getattr(table.pack, kind)) if each.id == parts[0]), EMPTY)
    return EMPTY


# -- actions --------------------------------------------------------------------------------------------

Why = Callable[[KaranorTable, int, Parts], Refused | None]


def _barred(table: KaranorTable, at: int, action: str) -> Refused | None:
    """A tile or a card forbids it, or there is no action left for it."""
    bit = 1 << ACTIONS.index(action)
    if table.forbidden[at] & bit:
        for kind, tile in enumerate(table.pack.insignia):
            banned = [each.value.action for each in tile.effects if each.kind == "forbid"]
            if table.insignia[at][kind] and ACTIONS.index(action) in banned:
                return Refused("forbidden_by_tile", action=action, tile=tile.id)
        return Refused("forbidden_for_now", action=action)
    return Refused("no_actions_left") if not table.actions else None


def _step(table: KaranorTable, at: int, parts: Parts) -> Refused | None:
    to, here = _named(table, "territories", parts), table.pawns[at]
    if to == EMPTY:
        return None
    goes_on = 0 < table.steps < table.stats[at][MOVE_STEPS]
    barred = _barred(table, at, "move")
    if barred and not (goes_on and barred.code == "no_actions_left"):
        return barred
    by_sea = dict(table.pack.neighbours[here]).get(to)
    names = table.pack.territories
    if by_sea is None:
        return Refused("not_next_to", place=names[to].id, here=names[here].id)
    fare = table.stats[at][SEA_COST]
    if by_sea and table.gold[at] < fare:
        return Refused("no_fare", needs=fare, has=table.gold[at])
    return _barred(table, at, "sea") if by_sea else None


def _harvest(table: KaranorTable, at: int, _: Parts) -> Refused | None:
    resource = table.pack.harvests[table.pawns[at]]
    if resource == EMPTY:
        return Refused("nothing_to_harvest", place=_here(table, at))
    if not table.reserve[resource]:
        return Refused("reserve_empty", resource=table.pack.resources[resource].id)
    return None


def _build(table: KaranorTable, at: int, parts: Parts) -> Refused | None:
    if len(parts) != 2 or type(parts[0]) is not int or parts[1] not in (PLAIN, WITH_BONUS):
        return None
    card, here = parts[0], table.pawns[at]
    if card not in table.commerces[at]:
        return Refused("not_your_card")
    if not table.pack.cities >> here & 1:
        return Refused("not_in_a_city")
    if table.shops[at] >> here & 1:
        return Refused("shop_here_already", place=_here(table, at))
    commerce = table.pack.commerce_of[table.faces[card]]
    short = missing(table, at, base_cost(table, at, commerce))
    if not short and parts[1] == WITH_BONUS:
        if commerce.bonus is None:
            return Refused("no_bonus", card=commerce.id)
        if not has_bonus(table, commerce):
            return Refused("bonus_gone", card=commerce.id)
        short = missing(table, at, full_cost(table, at, commerce))
    return lacks(commerce.id, short)


def _interact(table: KaranorTable, at: int, _: Parts) -> Refused | None:
    if not table.inhabitants >> table.pawns[at] & 1:
        return Refused("nobody_here", place=_here(table, at))
    return None if table.quest_deck or table.quest_discard else Refused("no_quests_left")


def _quest(table: KaranorTable, at: int, parts: Parts) -> Refused | None:
    if len(parts) != 3 or type(parts[0]) is not int:
        return None
    card, option, target = parts
    if card not in table.quests[at]:
        return Refused("not_your_card")
    quest = table.pack.quest_of[table.faces[card]]
    if type(option) is not int or not 0 <= option < len(quest.options):
        return None
    return why_not_used(table, at, quest.id, quest.options[option], target, actions=1, completing=True)


def _deliver(table: KaranorTable, at: int, _: Parts) -> Refused | None:
    if not table.deliveries:
        return Refused("no_delivery_left")
    delivery = table.pack.delivery_of[table.faces[table.deliveries[0]]]
    if delivery.city != table.pawns[at]:
        return Refused("delivered_elsewhere", place=table.pack.territories[delivery.city].id)
    return lacks(delivery.id, missing(table, at, delivery.cost))


def _recruit(table: KaranorTable, at: int, parts: Parts) -> Refused | None:
    associate = _named(table, "associates", parts)
    if not table.free_associates:
        return Refused("all_recruited")
    if associate == EMPTY:
        return None
    tile = table.pack.associates[associate]
    if associate not in table.free_associates:
        return Refused("associate_taken", associate=tile.id)
    return _price(table, at, tile.cost)


def _villa(table: KaranorTable, at: int, _: Parts) -> Refused | None:
    here = table.pawns[at]
    if not table.pack.villa_places >> here & 1:
        return Refused("no_villa_here", place=_here(table, at))
    if any([mask >> here & 1 for mask in table.villas]):
        return Refused("villa_sold", place=_here(table, at))
    return _price(table, at, table.stats[at][VILLA_GOLD])


def _market(table: KaranorTable, *_: object) -> Refused | None:
    return Refused("nothing_at_market") if table.market else Refused("no_market")


def _price(table: KaranorTable, at: int, price: int) -> Refused | None:
    gold = table.gold[at]
    return Refused("not_enough_gold", needs=price, has=gold) if gold < price else None


def _here(table: KaranorTable, at: int) -> str:
    return table.pack.territories[table.pawns[at]].id


def _as_action(action: str, why: Why) -> Why:
    """What a ban or a lack of actions forbids before anything else is looked at."""
    return lambda table, at, parts: _barred(table, at, action) or why(table, at, parts)


# -- what costs no action -------------------------------------------------------------------------------


def _promote(table: KaranorTable, at: int, parts: Parts) -> Refused | None:
    associate = _named(table, "associates", parts)
    if associate == EMPTY:
        return None
    name = table.pack.associates[associate].id
    if associate not in table.associates[at]:
        return Refused("not_your_associate", associate=name)
    return Refused("promoted_already", associate=name)


def _activate(table: KaranorTable, at: int, parts: Parts, occasion: Occasion | None = None) -> Refused | None:
    if len(parts) != 2 or type(parts[0]) is not int:
        return None
    card, target = parts
    if card not in table.artefacts[at]:
        return Refused("not_your_card")
    tile = table.pack.artefact_of[table.faces[card]]
    if tile.trigger != (occasion.kind if occasion else "activate"):
        return Refused("not_used_now", card=tile.id)
    if card in table.used or card in table.spent:
        return Refused("tile_used", card=tile.id, once=tile.once)
    return why_not_used(table, at, tile.id, tile.rule, target, occasion=occasion)


def _card(table: KaranorTable, at: int, parts: Parts, occasion: Occasion | None = None) -> Refused | None:
    if len(parts) != 2 or type(parts[0]) is not int:
        return None
    card, target = parts
    if card not in table.black_hands[at]:
        return Refused("not_your_card")
    black = table.pack.black_of[table.faces[card]]
    if black.trigger != (occasion.kind if occasion else "anytime"):
        return Refused("not_used_now", card=black.id)
    return why_not_used(table, at, black.id, black.rule, target, occasion=occasion)


WHY: dict[str, Why] = {
    "step": _step,
    "harvest": _as_action("harvest", _harvest),
    "work": _as_action("work", lambda *_: None),
    "build": _as_action("build", _build),
    "interact": _as_action("interact", _interact),
    "quest": _as_action("quest", _quest),
    "deliver": _as_action("deliver", _deliver),
    "recruit": _as_action("recruit", _recruit),
    "villa": _as_action("villa", _villa),
    "market": _as_action("market", _market),
    "promote": _promote,
    "activate": _activate,
    "card": _card,
}
"""By the verb of an action."""


# -- other questions ------------------------------------------------------------------------------------

Asked = Callable[[KaranorTable, Decision, str, Parts], Refused | None]


def _in_window(table: KaranorTable, decision: Decision, verb: str, parts: Parts) -> Refused | None:
    facts, why = dict(decision.args), {"card": _card, "activate": _activate}.get(verb)
    place = _named(table, "territories", (facts["place"],))
    occasion = Occasion(str(facts["event"]), int(facts["actor"]), place)
    return why(table, decision.seat, parts, occasion) if why else None


def _at_once(table: KaranorTable, decision: Decision, verb: str, parts: Parts) -> Refused | None:
    """An option of an immediate choice that cannot be paid, or not be aimed like that."""
    quest = table.pack.quest_of[table.faces[decision.source]]
    if verb != "option" or len(parts) != 2 or type(parts[0]) is not int:
        return None
    if not 0 <= parts[0] < len(quest.options):
        return None
    return why_not_used(table, decision.seat, quest.id, quest.options[parts[0]], parts[1])


def _at_market(table: KaranorTable, decision: Decision, verb: str, parts: Parts) -> Refused | None:
    resource = _named(table, "resources", parts)
    if verb not in (BUY, SELL) or resource == EMPTY:
        return None
    entry = table.pack.resources[resource]
    if not entry.is_common:
        return Refused("not_at_market", resource=entry.id)
    visit, verbs = Visit(table, decision.seat), [verb]
    for done in decision.run.picked if decision.run else ():
        before, names = _split(done)
        visit.do(before, _named(table, "resources", names))
        verbs.append(before)
    if len(verbs) > visit.prices.max_units or (len(verbs) > 2 and len(set(verbs)) > 1):
        return Refused("too_many_at_market", most=visit.prices.max_units)
    if verb == SELL:
        if not visit.goods[resource]:
            return Refused("not_held", what=entry.id)
        return Refused("market_full", resource=entry.id)
    if not visit.laid[resource]:
        return Refused("market_empty", resource=entry.id)
    return Refused("not_enough_gold", needs=visit.price(BUY, resource), has=visit.gold)


def _of_goods(table: KaranorTable, decision: Decision, verb: str, parts: Parts) -> Refused | None:
    """A token that is not there to be taken or paid with."""
    resource = _named(table, "resources", parts)
    if verb != "goods" or resource == EMPTY:
        return None
    entry = table.pack.resources[resource]
    if decision.prompt in ("pay_goods", "gain_goods") and not entry.is_common:
        return Refused("only_common", resource=entry.id)
    if decision.prompt == "gain_goods":
        return None if table.reserve[resource] else Refused("reserve_empty", resource=entry.id)
    return None if table.goods[decision.seat][resource] else Refused("not_held", what=entry.id)


ASKED: dict[str, Asked] = {
    "window": _in_window,
    "immediate": _at_once,
    "market": _at_market,
    "offer": why_not_offered,
    "pay_goods": _of_goods,
    "gain_goods": _of_goods,
    "sell_goods": _of_goods,
    "hand_over": _of_goods,
}
"""By the prompt of a question."""
