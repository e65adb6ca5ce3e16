"""What things are worth to a seat, in actions: gold, goods, income, tiles, cards and prestige.

How much depends on how long the game will still last: income pays off early, prestige wins late. What pieces
and tiles are worth does not depend on what can change hands, so that no trade changes its own prices.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from comptoir.karanor.board import (
    ACTIONS,
    BUILD_GOLD,
    EMPTY,
    HARVEST_YIELD,
    MOVE_STEPS,
    QUEST_LIMIT,
    SEA_COST,
    THEFT_SHIELD,
    VILLA_GOLD,
    WORK_YIELD,
    KaranorBoard,
)
from comptoir.karanor.pack import Commerce, Cost, Effect, Quest, Rule

PACE = 0.75
"""Prestige that the leader wins in a round."""
LATEST = 26
"""From this round on nothing but prestige counts: whatever the plan was, it did not work."""
PRESTIGE = 8.0
"""Early on; it grows towards the end. Merchants who prize it less build up more, and lose."""
GOLD = 0.65
SPENT, SPENT_AT_ONCE = 4.0, 5.0
"""Gold that a merchant can spend in a round, and at any time: on shops, villas, associates, fares."""
USEFUL = 10.0
"""So much gold is always good for something."""
AT_HAND, SOON = 10.0, 2.0
"""Gold beyond this is the cheaper the more there is of it: what one has, and what the next rounds bring."""
LEAST_EASE = 0.05
ENOUGH, LEAST_NEED = 4.0, 0.15
"""Income that is enough for all there is to buy, and what is left of the wish for more."""
GOODS = 0.6
DIAMOND = 1.4
QUEST, BLACK_MARKET, ARTEFACT = 3.2, 1.6, 3.5
AN_ACTION = 1.8
"""An action more, in a turn that could use it."""
HARM = 0.35
"""What a rival's loss of one is worth to me; a leader's counts double."""

PER_ROUND = {
    MOVE_STEPS: 0.55, SEA_COST: -0.25, HARVEST_YIELD: 0.45, WORK_YIELD: 0.12, THEFT_SHIELD: 0.08,
    QUEST_LIMIT: 0.05, ACTIONS: 1.8,
}  # fmt: skip
"""What one more of these is worth in each round to come."""
PER_PIECE = {BUILD_GOLD: -0.16, VILLA_GOLD: -0.12}
"""A piece of gold more on these prices, likewise."""


class Worth:
    """The prices of one moment, for one seat.

    With a purse they are those of one who spends: gold is worth what it can still buy, the less the more
    there is of it. Without, they do not depend on what anybody holds.
    """

    def __init__(self, board: KaranorBoard, seat: int, purse: int | None = None) -> None:
        self.board, self.seat = board, seat
        self.pack = board.pack
        self.nothing = (0,) * len(self.pack.resources)
        self.rivals = board.rivals(seat)
        """Clockwise, so that no seat is always thought of first."""
        self.lead = max(board.prestige)
        self.is_late = board.round >= LATEST
        self.is_last_turn = board.trigger != EMPTY
        """Will I have no turn after this one?"""
        left = max(board.end_prestige - self.lead, 0) / PACE
        self.rounds = 0.0 if self.is_last_turn else max(left, 1.0)
        """Rounds to come after this one, as far as one can tell."""
        if self.is_late:
            self.rounds = min(self.rounds, 2.0)
        fade = min(1.0, 0.25 + self.rounds / 4)
        self.useful = max(self._spent() - board.income[seat] * self.rounds, USEFUL)
        """Gold that I could still spend, beside what comes in."""
        self.ease = 1.0 if purse is None else self._ease(purse)
        """What is left of the worth of gold, for one who has so much of it."""
        self.need = 1.0 if purse is None else self._need()
        """What is left of the worth of income."""
        self.gold = GOLD * fade * self.ease
        self.goods = GOODS * fade
        self.prestige = PRESTIGE * (2.0 - fade)
        self._diamond = DIAMOND * (self.goods / GOODS)
        self.income = GOLD * self.need * 0.9 * max(self.rounds - 0.5, 0.0)
        """A piece of gold in each income phase from now on."""
        self.associate = GOLD * self.need * max(self.rounds - 0.2, 0.0)
        """As good as income: it can be promoted, and its resource may be what is needed."""

    def _spent(self) -> float:
        """What a merchant spends until the end."""
        return SPENT * self.rounds + SPENT_AT_ONCE

    def _ease(self, purse: int) -> float:
        soon = purse + SOON * self.board.income[self.seat]
        return max((AT_HAND / soon) ** 2, LEAST_EASE) if soon > AT_HAND else 1.0

    def _need(self) -> float:
        return min(max(1.3 - self.board.income[self.seat] / ENOUGH, LEAST_NEED), 1.0)

    # -- by the piece -----------------------------------------------------------------------------------

    def goods_of(self, resource: int) -> float:
        """One token, for whoever has no special use for it."""
        return self.goods if resource in self.pack.common else self._diamond

    def insignia(self, kind: int) -> float:
        return sum([self.effect(each) for each in self.pack.insignia[kind].effects])

    def artefact(self, face: int) -> float:
        """A tile, to own it; what it gives when it is found is not counted."""
        tile = self.pack.artefact_of[face]
        match tile.trigger:
            case "own":
                return sum([self.effect(each) for each in tile.rule.effects])
            case "income":
                return self.rounds * 0.9 * self._each_time(tile.rule)
            case "activate":
                often = self.rounds * 0.7 if tile.once == "turn" else 1.0
                return often * max(self._each_time(tile.rule), 0.3)
            case "gain":
                return 0.2
            case _:
                return 1.2 * min(self.rounds, 1.0)

    def _each_time(self, rule: Rule) -> float:
        """What a tile brings each time, whoever holds what."""
        total = -rule.cost.gold * self.gold - rule.cost.any * self.goods * 0.8
        for each in rule.effects:
            if each.kind == "steal":
                total += each.value.amount * self.gold * 0.4
            elif each.kind in ("sell", "lose_insignia", "associate"):
                total += self.gold
            else:
                total += self.effect(each) if each.target == "self" else self.gold * 0.3
        return total

    # -- costs and effects ------------------------------------------------------------------------------

    def cost(self, cost: Cost) -> float:
        """What it is worth that has to be paid; actions are counted elsewhere."""
        total = cost.gold * self.gold + cost.any * self.goods * 0.8
        for resource, count in enumerate(cost.goods):
            if count:
                total += count * self.goods_of(resource)
        for given in cost.give_up:
            total += given.least * self._given_up(given.kind, given.which)
        return total

    def _given_up(self, kind: str, which: int) -> float:
        match kind:
            case "artefact":
                mine = [self.artefact(face) for face in self.board.artefact_faces(self.seat)]
                return min(mine, default=ARTEFACT)
            case "associate":
                return self.associate
            case "quest":
                return QUEST
            case "income":
                return self.income
            case "prestige":
                return self.prestige
            case _:
                return self.insignia(which)

    def rule(self, rule: Rule, target: int = -1) -> float:
        """What a rule does for me, less what it costs."""
        return self.effects(rule.effects, target) - self.cost(rule.cost) - AN_ACTION * rule.cost.actions

    def effects(self, effects: Sequence[Effect], target: int = -1) -> float:
        return sum([self._to_whom(each, target) for each in effects])

    def _to_whom(self, each: Effect, target: int) -> float:
        if each.target == "self":
            return self.effect(each)
        rivals, pawns = self.rivals, self.board.pawns
        if each.target == "rivals_here":
            rivals = tuple([rival for rival in rivals if pawns[rival] == pawns[self.seat]])
        elif each.target != "each_rival":
            rivals = (target,) if target in rivals else rivals[:1]
        return sum([self.on_rival(each, rival) for rival in rivals])

    def effect(self, each: Effect) -> float:
        """What an effect on me is worth."""
        value, board, seat = each.value, self.board, self.seat
        match each.kind:
            case "gain_gold":
                return float(max(value, -board.gold[seat]) * self.gold)
            case "gain_goods":
                named = sum([count * self.goods_of(at) for at, count in enumerate(value.goods)])
                return float(named + value.any * self.goods * 1.3)
            case "gain_income":
                return float(value * self.income)
            case "gain_prestige":
                return float(value * self.prestige)
            case "gain_actions":
                return float(value * AN_ACTION)
            case "insignia":
                return self.insignia(value) if board.insignia_supply[value] else 0.0
            case "lose_insignia":
                return -self.insignia(value) if board.insignia[seat][value] else 0.0
            case "artefact":
                return float(value * ARTEFACT * min(self.rounds / 5, 1.0) + 0.1)
            case "black_market":
                return float(value * BLACK_MARKET * min(self.rounds / 2, 1.0))
            case "quest":
                return float(value * QUEST * min(self.rounds / 3, 1.0))
            case "associate":
                return float(min(value, len(board.free_associates)) * self.associate)
            case "modify":
                return self._modified(value.stat, value.add, value.until)
            case "forbid":
                return self._forbidden(value.until)
            case "move_to":
                return AN_ACTION * 0.6
            case "sell":
                spare = min(max(sum(board.goods[seat]) - 3, 0), value.upto)
                return float(spare * max(value.price * self.gold - self.goods, 0.0))
        return 0.0

    def _modified(self, stat: int, add: int, until: str) -> float:
        rounds = min(self.rounds, 12.0) if until == "owned" else min(self.rounds, 1.0)
        return add * (PER_ROUND.get(stat) or PER_PIECE.get(stat, 0.0)) * rounds

    def _forbidden(self, until: str) -> float:
        if until == "owned":
            return -0.35 * self.rounds
        return -AN_ACTION * 0.5 * self.board.actions if self.board.active == self.seat else -AN_ACTION

    # -- what is done to others -------------------------------------------------------------------------

    def harm(self, rival: int) -> float:
        """How gladly I see this rival lose: those ahead of me more."""
        prestige, mine = self.board.prestige[rival], self.board.prestige[self.seat]
        if prestige == self.lead and prestige >= mine:
            return 2 * HARM
        return HARM if prestige >= mine else HARM / 2

    def on_rival(self, each: Effect, rival: int) -> float:
        """What an effect on somebody else is worth to me."""
        value, harm = each.value, self.harm(rival)
        match each.kind:
            case "steal":
                return self._stolen(each, rival, harm)
            case "gain_gold":
                return float(-max(value, -self.board.gold[rival]) * self.gold * harm)
            case "gain_prestige":
                return float(-max(value, -self.board.prestige[rival]) * self.prestige * harm * 1.2)
            case "modify":
                per_round = PER_ROUND.get(value.stat, 0.0)
                return float(-value.add * per_round * harm * 1.5) if self.rounds else 0.0
            case "forbid":
                return 0.3 if self.rounds else 0.0
            case "end_move":
                return AN_ACTION * harm * 1.5
            case "insignia":
                return -self.insignia(value) * harm
        return 0.0

    def _stolen(self, each: Effect, rival: int, harm: float) -> float:
        value, board = each.value, self.board
        shield = board.stats[rival][THEFT_SHIELD]
        match value.kind:
            case "gold":
                count = max(min(value.amount - shield, board.gold[rival]), 0)
                return float(count * self.gold * (1 + harm))
            case "goods":
                count = max(min(value.amount - shield, sum(board.goods[rival])), 0)
                choice = 1.3 if value.pick == "thief" else 0.8
                return float(count * self.goods * (choice + harm))
            case "associate":
                return self.associate * (1 + harm) if board.associates[rival] else 0.0
            case _:
                has = board.insignia[rival][value.insignia]
                return self.insignia(value.insignia) * (1 + harm) if has else 0.0

    # -- whole cards ------------------------------------------------------------------------------------

    def commerce(self, card: Commerce) -> float:
        """A commerce card in hand: what it gives, less what it takes, roughly."""
        kinds = sum([1 for count in card.cost.goods if count])
        bonus = max(self.rule(card.bonus), 0.0) if card.bonus is not None else 0.0
        goods = self.cost(replace(card.cost, gold=0))
        return self.commerce_gain(card) + bonus * 0.7 - goods - 0.7 * kinds

    def commerce_gain(self, card: Commerce) -> float:
        """What a commerce brings once it is built, without its bonus."""
        return self.effects(card.effects) - card.cost.gold * self.gold

    def quest(self, card: Quest) -> float:
        """A quest in hand, likewise."""
        best = max([self.rule(option) for option in card.options], default=0.0)
        return best + card.prestige * self.prestige + (self.prestige * 0.7 if card.sequel >= 0 else 0.0)
