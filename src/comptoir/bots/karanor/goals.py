"""What a merchant can aim at: each goal with its price, where it can be reached, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from comptoir.bots.karanor.worth import QUEST, Worth
from comptoir.karanor import bans
from comptoir.karanor.board import EMPTY, QUEST_LIMIT, VILLA_GOLD
from comptoir.karanor.building import PLAIN, WITH_BONUS, base_cost, full_cost
from comptoir.karanor.conditions import holds, places, places_near
from comptoir.karanor.costs import can_pay
from comptoir.karanor.pack import Cost, Quest, Rule

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
    cost: Cost
    worth: float
    """What it gives, with nothing of the price taken off."""
    card: int = -1
    actions: int = 1


def goals(worth: Worth) -> list[Goal]:
    """All there is to aim at now."""
    board, seat = worth.board, worth.seat
    found: list[Goal] = []
    forbidden = board.forbidden[seat]
    if not forbidden >> bans.BUILD & 1:
        for card in board.commerces[seat]:
            found += build_goals(worth, card)
    if not forbidden >> bans.QUEST & 1:
        for card in board.quests[seat]:
            found += quest_goals(worth, card)
    if not forbidden >> bans.DELIVER & 1:
        found += delivery_goals(worth)
    if not forbidden >> bans.VILLA & 1:
        found += _villas(worth)
    if not forbidden >> bans.RECRUIT & 1:
        found += _recruits(worth)
    if not forbidden >> bans.INTERACT & 1:
        found += _talks(worth)
    return found


def build_goals(worth: Worth, card: int) -> Iterator[Goal]:
    """A commerce in any city without a shop of mine, plain and with its bonus."""
    board, seat = worth.board, worth.seat
    commerce = board.pack.commerce_of[board.faces[card]]
    cities = board.pack.cities & ~board.shops[seat]
    if not cities:
        return
    gain, cost = worth.effects(commerce.effects), base_cost(board, seat, commerce)
    option = "build", card, PLAIN
    yield Goal("build", option, cities, cost, gain, card)
    bonus = commerce.bonus
    if bonus is not None:
        more = worth.effects(bonus.effects)
        if more > worth.cost(bonus.cost):
            cost, option = full_cost(board, seat, commerce), ("build", card, WITH_BONUS)
            yield Goal("build", option, cities, cost, gain + more, card)


def quest_goals(worth: Worth, card: int) -> Iterator[Goal]:
    """The ways to complete a quest whose conditions can hold."""
    board = worth.board
    quest = board.pack.quest_of[board.faces[card]]
    for number, rule in enumerate(quest.options):
        where, cost = _where(worth, rule), rule.cost
        given = Cost(goods=worth.nothing, give_up=cost.give_up)
        if where and can_pay(board, worth.seat, given, completing=True):
            gain = worth.effects(rule.effects, _likely_target(worth, rule)) + _crown(worth, quest)
            gain -= worth.cost(given)
            yield Goal("quest", ("quest", card, number), where, cost, gain, card, 1 + cost.actions)


def _crown(worth: Worth, quest: Quest) -> float:
    """Its prestige, and the prospect of the second part."""
    sequel = 0.0
    if quest.sequel >= 0:
        sequel = 0.6 * max(worth.quest(worth.pack.sequels[quest.sequel]), 1.0)
    return quest.prestige * worth.prestige + sequel * min(worth.rounds / 2, 1.0)


def _where(worth: Worth, rule: Rule) -> int:
    """Where a rule could be used, as things stand; nowhere if what else it asks for does not hold."""
    board, seat, rivals = worth.board, worth.seat, worth.rivals
    mask = (1 << len(board.pack.territories)) - 1
    for each in rule.when:
        if each.kind == "at":
            mask &= places(board, seat, each.value)
        elif each.kind == "has":
            if not holds(board, each, seat):
                return 0
        elif each.kind in ("target_has", "ahead"):
            rivals = tuple([rival for rival in rivals if holds(board, each, seat, rival)])
    for each in rule.when:
        if each.kind == "near":
            near = 0
            for rival in rivals:
                near |= places_near(board, rival, each.value)
            mask &= near
    return mask if rivals or rule.target != "rival" else 0


def _likely_target(worth: Worth, rule: Rule) -> int:
    """Whom I would name: for want of better knowledge the richest."""
    return max(worth.rivals, key=worth.board.gold.__getitem__) if rule.target == "rival" else EMPTY


def delivery_goals(worth: Worth) -> Iterator[Goal]:
    board = worth.board
    for card in board.deliveries:
        delivery = board.pack.delivery_of[board.faces[card]]
        gain = worth.effects(delivery.effects)
        yield Goal("deliver", ("deliver",), 1 << delivery.city, delivery.cost, gain, card)


def _villas(worth: Worth) -> Iterator[Goal]:
    board, free = worth.board, worth.pack.villa_places
    for mask in board.villas:
        free &= ~mask
    if free:
        gain = worth.prestige * board.pack.numbers.villa_prestige
        cost = Cost(board.stats[worth.seat][VILLA_GOLD], worth.nothing)
        yield Goal("villa", ("villa",), free, cost, gain)


def _recruits(worth: Worth) -> Iterator[Goal]:
    board = worth.board
    for associate in board.free_associates:
        tile = board.pack.associates[associate]
        gain = worth.associate + 0.2 * min(board.reserve[tile.resource], 4) / 4
        yield Goal("recruit", ("recruit", tile.id), ANYWHERE, Cost(tile.cost, worth.nothing), gain)


def _talks(worth: Worth) -> Iterator[Goal]:
    board, seat = worth.board, worth.seat
    if board.inhabitants and (board.quest_deck or board.quest_discard):
        room = board.stats[seat][QUEST_LIMIT] - len(board.quests[seat])
        wish = QUEST * min(worth.rounds / 3, 1.0) * (1.0 if room > 0 else FULL_HAND)
        yield Goal("interact", ("interact",), board.inhabitants, Cost(goods=worth.nothing), wish)
