"""A position in numbers: how much prestige each merchant lacks, how soon it can have more, what it holds.

Worked out from a board, so that a table of an imagined world and a view are read by the same code; a card
whose face is unknown is counted, and that is all. The dear part is how far each thing is that brings
prestige: ways over the map are kept by the chart that all bots share.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from comptoir.bots.karanor.routes import FAR, NO_SEA, Chart, chart
from comptoir.core import UNKNOWN
from comptoir.karanor import bans
from comptoir.karanor.board import (
    ACTIONS,
    BUILD_GOLD,
    EMPTY,
    HARVEST_YIELD,
    MOVE_STEPS,
    SEA_COST,
    THEFT_SHIELD,
    TURN,
    VILLA_GOLD,
    WORK_YIELD,
    KaranorBoard,
)
from comptoir.karanor.building import base_cost
from comptoir.karanor.conditions import holds, places
from comptoir.karanor.pack import Cost, Effect, Rule

VERSION = 1
"""It grows when a feature comes, goes or means something else: weights are for one version."""
PHASES = 5
"""By what the leader still lacks, and the last round."""
NEARS = (7, 4, 2)
"""Prestige that the leader lacks in the first phases, at least."""
MOST_LEFT = 10
FARTHEST = 12.0
"""Actions beyond which it does not matter how far a thing is."""
UNSEEN = 6.0
"""Actions for a point of prestige of which nothing is known yet: cards are to be drawn, gold to be earned."""
EASE = 0.3
"""How easily fares are paid, see ``routes``."""
MOST_APART = 3.0
"""Prestige, or turns, beyond which it does not matter how far ahead somebody is."""

STANDING = (
    "lead", "ahead", "tied", "rank", "breaks_tie", "may_lead", "may_be_first", "may_be_tied",
)  # fmt: skip
"""How a merchant compares with the others, now and after what is in reach."""
REACH = (
    "soonest", "second", "ready", "within", "race", "race_apart", "race_first", "ways",
)  # fmt: skip
"""How soon it can have more prestige."""
HELD = (
    "gold", "gold_at_hand", "income", "goods", "diamonds", "wanted", "associates", "shops", "villas",
    "quests", "commerces", "sequels", "black_market", "artefacts", "steps", "fare", "harvest", "work",
    "extra_actions", "build_gold", "villa_gold", "shield", "banned", "banes",
)  # fmt: skip
TIME = ("moves", "to_come", "place", "moves_within", "to_come_within", "over")
"""Whose turn it is, and who still has one in this round."""
LEFT = tuple([f"left_{left}" for left in range(MOST_LEFT + 1)])
"""How much prestige is missing to the end."""
NAMES = (*STANDING, *REACH, *HELD, *TIME, *LEFT)


class Side(NamedTuple):
    """One merchant of a position."""

    phase: int
    values: list[float]
    """In the order of ``NAMES``."""
    owned: bytes
    """The faces of the cards and tiles it holds."""


class Way(NamedTuple):
    """Something that brings prestige: how much, for how many actions and how much gold."""

    prestige: int
    actions: float
    gold: int


class Reach(NamedTuple):
    """What a merchant can come to."""

    ways: list[Way]
    """The quickest first."""
    within: int
    """Prestige that it can have in the turn that it has or that comes."""
    turns: float
    """How many turns it needs to the end, as far as one can see."""


def describe(board: KaranorBoard) -> list[Side]:
    """All merchants, seat by seat."""
    seats = range(board.rules.players)
    reaches = [_reach(board, seat) for seat in seats]
    turns_to_come = [_has_turn(board, seat) for seat in seats]
    hopes = [board.prestige[seat] + (reaches[seat].within if turns_to_come[seat] else 0) for seat in seats]
    phase = _phase(board)
    return [
        Side(
            phase,
            [
                *_standing(board, seat, hopes),
                *_nearness(seat, reaches),
                *_held(board, seat),
                *_time(board, seat, reaches[seat], comes=turns_to_come[seat]),
                *_left(board, seat),
            ],
            _owned(board, seat),
        )
        for seat in seats
    ]


def _phase(board: KaranorBoard) -> int:
    if board.trigger != EMPTY:
        return PHASES - 1
    left = board.end_prestige - max(board.prestige)
    return next((phase for phase, least in enumerate(NEARS) if left >= least), len(NEARS))


def _has_turn(board: KaranorBoard, seat: int) -> bool:
    """Will it act again in this round? In the last one nobody does later."""
    players, first = board.rules.players, board.first
    return (seat - first) % players >= (board.active - first) % players if board.phase == TURN else True


# -- in what order they are ---------------------------------------------------------------------------------


def _standing(board: KaranorBoard, seat: int, hopes: Sequence[int]) -> list[float]:
    prestige, gold = board.prestige, board.gold
    rivals = board.rivals(seat)
    mine, best = prestige[seat], max([prestige[each] for each in rivals])
    hope, best_hope = hopes[seat], max([hopes[each] for each in rivals])
    before = sum([prestige[each] > mine for each in rivals])
    equals = [gold[each] for each in rivals if hopes[each] >= hope]
    return [
        _apart(mine - best), float(mine > best), float(mine == best), before / len(rivals),
        float(gold[seat] > max(equals, default=-1)), _apart(hope - best_hope), float(hope > best_hope),
        float(hope == best_hope),
    ]  # fmt: skip


def _apart(difference: float) -> float:
    return max(-MOST_APART, min(MOST_APART, difference)) / MOST_APART


def _nearness(seat: int, reaches: Sequence[Reach]) -> list[float]:
    ways, within, turns = reaches[seat]
    first, second = [min(way.actions, FARTHEST) for way in [*ways, *[Way(0, FARTHEST, 0)] * 2][:2]]
    others = min([reach.turns for other, reach in enumerate(reaches) if other != seat])
    ready = sum([way.actions <= 2 for way in ways])
    return [
        first / FARTHEST, second / FARTHEST, ready / 2, within / 2, turns / 5, _apart(others - turns),
        float(turns < others), len(ways) / 5,
    ]  # fmt: skip


def _left(board: KaranorBoard, seat: int) -> list[float]:
    left = max(0, min(MOST_LEFT, board.end_prestige - board.prestige[seat]))
    return [float(each == left) for each in range(MOST_LEFT + 1)]


def _time(board: KaranorBoard, seat: int, reach: Reach, *, comes: bool) -> list[float]:
    players = board.rules.players
    moves = float(seat == board.active and board.phase == TURN)
    over = float(board.trigger != EMPTY and not comes)
    place = (seat - board.first) % players / players
    within = reach.within / 2
    return [moves, float(comes), place, moves * within, comes * within, over]


# -- what they hold -----------------------------------------------------------------------------------------


def _held(board: KaranorBoard, seat: int) -> list[float]:
    """In the order of ``HELD``."""
    pack, stats, goods, faces = board.pack, board.stats[seat], board.goods[seat], board.faces
    numbers, gold = pack.numbers, board.gold[seat]
    common = sum([goods[each] for each in pack.common])
    quests = [pack.quest_of[faces[card]] for card in board.quests[seat] if faces[card] != UNKNOWN]
    banes = sum([count for tile, count in zip(pack.insignia, board.insignia[seat], strict=True) if tile.bane])
    return [
        gold / 10, min(gold, 8) / 8, (board.income[seat] + board.wages(seat)) / 5, common / 8,
        (sum(goods) - common) / 2, _wanted(board, seat) / 5, len(board.associates[seat]) / 3,
        board.shops[seat].bit_count() / 4, board.villas[seat].bit_count() / 2, len(board.quests[seat]) / 3,
        len(board.commerces[seat]) / 2, sum([quest.sequel >= 0 for quest in quests]) / 2,
        len(board.black_hands[seat]) / 2, len(board.artefacts[seat]) / 2,
        float(stats[MOVE_STEPS] - numbers.move_steps), float(numbers.sea_cost - stats[SEA_COST]),
        float(stats[HARVEST_YIELD] - numbers.harvest_yield), float(stats[WORK_YIELD] - numbers.work_yield),
        float(stats[ACTIONS] - numbers.actions_per_turn), -float(stats[BUILD_GOLD]),
        float(numbers.villa_gold - stats[VILLA_GOLD]), float(stats[THEFT_SHIELD]),
        board.forbidden[seat].bit_count() / 2, float(banes),
    ]  # fmt: skip


def _wanted(board: KaranorBoard, seat: int) -> int:
    """Of the goods it holds, how many its cards and the delivery ask for."""
    asked = [0] * len(board.pack.resources)
    for _, cost, _ in _things(board, seat):
        asked = [max(one, other) for one, other in zip(asked, cost.goods, strict=True)]
    return sum([min(one, other) for one, other in zip(asked, board.goods[seat], strict=True)])


def _owned(board: KaranorBoard, seat: int) -> bytes:
    hands = board.commerces[seat], board.quests[seat], board.black_hands[seat], board.artefacts[seat]
    known = [board.faces[card] for hand in hands for card in hand]
    return bytes(sorted([face for face in known if face != UNKNOWN]))


# -- how soon they can have more ----------------------------------------------------------------------------


def _reach(board: KaranorBoard, seat: int) -> Reach:
    left = max(0, board.end_prestige - board.prestige[seat])
    actions = board.stats[seat][ACTIONS]
    if board.phase != TURN:
        return Reach([], 0, left * UNSEEN / actions)
    now = board.actions if seat == board.active else actions
    ways = _ways(board, seat)
    return Reach(ways, _within(ways, now, board.gold[seat]), _turns(ways, left, actions, now))


def _ways(board: KaranorBoard, seat: int) -> list[Way]:
    """All that brings this merchant prestige, as far as it is known."""
    stats = board.stats[seat]
    fare = NO_SEA if board.forbidden[seat] >> bans.SEA & 1 else stats[SEA_COST]
    ways = chart(board.pack, stats[MOVE_STEPS], fare, EASE)
    found = [_way(board, seat, ways, *each) for each in _things(board, seat) if each[0] > 0]
    found.sort(key=lambda way: way.actions)
    return [way for way in found if way.actions < FAR]


def _things(board: KaranorBoard, seat: int) -> Iterator[tuple[int, Cost, int]]:
    """What can be built, completed, delivered and bought: its prestige, its price, and where."""
    pack, faces = board.pack, board.faces
    cities = pack.cities & ~board.shops[seat]
    for card in board.commerces[seat] if cities else ():
        if faces[card] != UNKNOWN:
            commerce = pack.commerce_of[faces[card]]
            yield _prestige(commerce.effects), base_cost(board, seat, commerce), cities
    for card in board.quests[seat]:
        if faces[card] != UNKNOWN:
            quest = pack.quest_of[faces[card]]
            for rule in quest.options:
                where = _where(board, seat, rule)
                if where:
                    yield quest.prestige + _prestige(rule.effects), rule.cost, where
    for card in board.deliveries:
        delivery = pack.delivery_of[faces[card]]
        yield _prestige(delivery.effects), delivery.cost, 1 << delivery.city
    free = pack.villa_places
    for mask in board.villas:
        free &= ~mask
    if free:
        nothing = (0,) * len(pack.resources)
        yield pack.numbers.villa_prestige, Cost(board.stats[seat][VILLA_GOLD], nothing), free


def _prestige(effects: Sequence[Effect]) -> int:
    return sum([each.value for each in effects if each.kind == "gain_prestige" and each.target == "self"])


def _where(board: KaranorBoard, seat: int, rule: Rule) -> int:
    """Where a rule could be used; nowhere if its merchant lacks what it asks for."""
    mask = (1 << len(board.pack.territories)) - 1
    for each in rule.when:
        if each.kind == "at":
            mask &= places(board, seat, each.value)
        elif each.kind == "has" and not holds(board, each, seat):
            return 0
    return mask


def _way(board: KaranorBoard, seat: int, ways: Chart, prestige: int, cost: Cost, where: int) -> Way:
    """How many actions it takes: to gather what lacks on the way, and to work for the gold."""
    stats, goods = board.stats[seat], board.goods[seat]
    harvest, kinds, harvests, spare = max(stats[HARVEST_YIELD], 1), 0, 0, 0
    for resource, wanted in enumerate(cost.goods):
        lack = wanted - goods[resource]
        if lack > 0:
            kinds |= 1 << resource
            harvests += -(-lack // harvest)
    if cost.any:
        spare = sum([max(goods[each] - cost.goods[each], 0) for each in board.pack.common])
        harvests += -(-max(cost.any - spare, 0) // harvest)
    tour = ways.tour(board.pawns[seat], kinds, where, board.steps_left(seat))
    if tour.cost >= FAR:
        return Way(prestige, FAR, 0)
    gold, actions = cost.gold + tour.fares, tour.cost + harvests + 1 + cost.actions
    income, per_turn = board.income[seat] + board.wages(seat), max(stats[ACTIONS], 1)
    at_once = board.actions if seat == board.active else per_turn
    turns = int((actions - at_once - 0.01) / per_turn) + 1 if actions > at_once else 0
    missing = gold - board.gold[seat] - income * turns
    if missing > 0:
        actions += missing / max(stats[WORK_YIELD] + income / per_turn, 0.25)
    return Way(prestige, actions, gold)


def _within(ways: Sequence[Way], actions: int, gold: int) -> int:
    """The prestige that so many actions bring, by one thing or two."""
    soon = [way for way in ways if way.actions <= actions + 0.5]
    best = max([way.prestige for way in soon], default=0)
    for at, one in enumerate(soon):
        for other in soon[:at]:
            if one.actions + other.actions <= actions + 0.5 and one.gold + other.gold <= gold:
                best = max(best, one.prestige + other.prestige)
    return best


def _turns(ways: Sequence[Way], left: int, per_turn: int, now: int) -> float:
    """How many turns it takes to win so much prestige, with what is cheapest for a point first."""
    actions = 0.0
    for way in sorted(ways, key=lambda way: way.actions / way.prestige):
        if left <= 0 or way.actions / way.prestige > UNSEEN:
            break
        actions += way.actions
        left -= way.prestige
    actions += max(left, 0) * UNSEEN
    return max(0.0, actions - now) / max(per_turn, 1)
