"""What a merchant can aim at: each goal with its price, where it can be reached, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from comptoir.bots.karanor.sight import Merchant, Sight
from comptoir.bots.karanor.worth import QUEST, Worth
from comptoir.karanor.pack import OWN_COMMERCE, Cost, Goods, Quest, Rule

FULL_HAND = 0.45
"""What is left of the wish for a quest when there is no room for it."""
ANYWHERE = -1
"""A place for what can be done everywhere."""


class Goal(NamedTuple):
    """Something worth doing. ``option`` is how the pick begins that does it."""

    kind: str
    option: tuple[str | int, ...]
    places: int
    """A mask of territories, or ANYWHERE."""
    gold: int
    goods: Goods
    any: int
    actions: int
    worth: float
    """What it gives, with nothing of the price taken off."""
    card: int = -1


def goals(worth: Worth) -> list[Goal]:
    """All there is to aim at now."""
    sight = worth.sight
    found: list[Goal] = []
    forbidden = sight.forbidden
    if "build" not in forbidden:
        for card in sight.commerces:
            found += build_goals(worth, card)
    if "quest" not in forbidden:
        for card in sight.quests:
            found += quest_goals(worth, card)
    if "deliver" not in forbidden:
        found += delivery_goals(worth)
    if "villa" not in forbidden:
        found += _villas(worth)
    if "recruit" not in forbidden:
        found += _recruits(worth)
    if "interact" not in forbidden:
        found += _talks(worth)
    return found


def build_goals(worth: Worth, card: int) -> Iterator[Goal]:
    """A commerce in any city without a shop of mine, plain and with its bonus."""
    sight = worth.sight
    commerce = sight.pack.commerce_of[sight.faces[card]]
    cities = sight.pack.cities & ~sight.me.shop_places
    if not cities:
        return
    gain = worth.effects(commerce.effects)
    off = sight.stats["build_gold"]
    gold, cost = max(commerce.cost.gold + off, 0), commerce.cost
    yield Goal("build", ("build", card, 0), cities, gold, cost.goods, cost.any, 1, gain, card)
    bonus = commerce.bonus
    if bonus is not None:
        more = worth.effects(bonus.effects)
        if more > worth.cost(bonus.cost):
            both = tuple([one + other for one, other in zip(cost.goods, bonus.cost.goods, strict=True)])
            price = gold + bonus.cost.gold, both, cost.any + bonus.cost.any
            yield Goal("build", ("build", card, 1), cities, *price, 1, gain + more, card)


def quest_goals(worth: Worth, card: int) -> Iterator[Goal]:
    """The ways to complete a quest whose conditions can hold."""
    sight = worth.sight
    quest = sight.pack.quest_of[sight.faces[card]]
    for number, rule in enumerate(quest.options):
        places = _places(sight, rule)
        if places and _can_give_up(sight, rule.cost):
            gain = worth.effects(rule.effects, _likely_target(sight, rule)) + _crown(worth, quest)
            given = worth.cost(Cost(goods=rule.cost.goods[:0], give_up=rule.cost.give_up))
            cost = rule.cost
            option = ("quest", card, number)
            actions = 1 + cost.actions
            yield Goal("quest", option, places, cost.gold, cost.goods, cost.any, actions, gain - given, card)


def _crown(worth: Worth, quest: Quest) -> float:
    """Its prestige, and the prospect of the second part."""
    sequel = 0.0
    if quest.sequel >= 0:
        sequel = 0.6 * max(worth.quest(worth.pack.sequels[quest.sequel]), 1.0)
    return quest.prestige * worth.prestige + sequel * min(worth.rounds / 2, 1.0)


def _places(sight: Sight, rule: Rule) -> int:
    """Where a rule could be used, as things stand; nowhere if what else it asks for does not hold."""
    mask = (1 << len(sight.pack.territories)) - 1
    rivals = sight.rivals
    for kind, value in rule.when:
        if kind == "at":
            mask &= _place_mask(sight, value)
        elif kind == "has":
            if any([sight.me.amount(each.kind, each.which) < each.least for each in value]):
                return 0
        elif kind == "target_has":
            rivals = [
                rival
                for rival in rivals
                if all([rival.amount(each.kind, each.which) >= each.least for each in value])
            ]
        elif kind == "ahead":
            rivals = [rival for rival in rivals if rival.amount(value, 0) > sight.me.amount(value, 0)]
    for kind, value in rule.when:
        if kind == "near":
            mask &= _near(sight, rivals, value)
    return mask if rivals or rule.target != "rival" else 0


def _place_mask(sight: Sight, place: int) -> int:
    if place >= 0:
        return place
    return sight.me.shop_places if place == OWN_COMMERCE else sight.me.villa_places


def _near(sight: Sight, rivals: list[Merchant], how: str) -> int:
    mask = 0
    for rival in rivals:
        mask |= 1 << rival.place if how == "same" else sight.pack.around[rival.place]
    return mask


def _likely_target(sight: Sight, rule: Rule) -> int:
    """Whom I would name: for want of better knowledge the richest."""
    if rule.target != "rival":
        return -1
    return max(sight.rivals, key=lambda rival: rival.gold).seat


def _can_give_up(sight: Sight, cost: Cost) -> bool:
    me = sight.me
    for each in cost.give_up:
        plural = {"artefact": "artefacts", "associate": "associates", "quest": "quests"}
        held = me.amount(plural.get(each.kind, each.kind), each.which) - (each.kind == "quest")
        if held < each.least:
            return False
    return True


def delivery_goals(worth: Worth) -> Iterator[Goal]:
    sight = worth.sight
    for card in sight.delivery:
        delivery = sight.pack.delivery_of[sight.faces[card]]
        gain = worth.effects(delivery.effects)
        city = 1 << delivery.city
        yield Goal("deliver", ("deliver",), city, 0, delivery.cost.goods, 0, 1, gain, card)


def _villas(worth: Worth) -> Iterator[Goal]:
    sight = worth.sight
    free = sight.pack.villa_places & ~sight.taken_villas
    if free:
        gain = worth.prestige * sight.pack.numbers.villa_prestige
        nothing = (0,) * len(sight.pack.resources)
        yield Goal("villa", ("villa",), free, sight.stats["villa_gold"], nothing, 0, 1, gain)


def _recruits(worth: Worth) -> Iterator[Goal]:
    sight = worth.sight
    nothing = (0,) * len(sight.pack.resources)
    for associate in sight.free_associates:
        tile = sight.pack.associates[associate]
        gain = worth.associate + 0.2 * min(sight.reserve[tile.resource], 4) / 4
        yield Goal("recruit", ("recruit", tile.id), ANYWHERE, tile.cost, nothing, 0, 1, gain)


def _talks(worth: Worth) -> Iterator[Goal]:
    sight = worth.sight
    if sight.inhabitants and sight.quest_cards:
        room = sight.stats["quest_limit"] - len(sight.quests)
        wish = QUEST * min(worth.rounds / 3, 1.0) * (1.0 if room > 0 else FULL_HAND)
        nothing = (0,) * len(sight.pack.resources)
        yield Goal("interact", ("interact",), sight.inhabitants, 0, nothing, 0, 1, wish)
