"""A position in numbers: how far each side's stall is, what its cards can still build, what it holds.

Worked out from a board, so that a table of an imagined world and a view are read by the same code; a card
whose face is unknown is counted, and that is all. What depends on the cards owned alone, wherever they lie,
is the dear part and changes seldom: it is kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from comptoir.bots.dale.worth import likings
from comptoir.core import UNKNOWN
from comptoir.dale.board import EMPTY, DaleBoard
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import JUNK, SET
from comptoir.dale.stacks import next_total

VERSION = 2
"""It grows when a feature comes, goes or means something else: weights are for one version."""
AHEAD = 4
"""So many of the next stacks are looked at one by one."""
HAND = 5
PHASES = 4
"""By how many stacks are still to be built: two in each, what is more in the first."""

OWNED = (
    "size", "junk", "junk_share", "ones", "twos", "threes", "fours", "fives", "liked",
    "chance_1", "chance_2", "chance_3", "chance_4", "planned_1", "planned_2", "planned_3", "planned_4",
    "planned", "progress", "spare",
)  # fmt: skip
"""What the cards say that a player owns."""
HELD = (
    "builds", "builds_next", "reach", "outs", "purse", "hand_junk", "hand_size", "bonuses",
    "deck", "deck_junk", "larger_hand", "threatened", "waiting", "bargain", "wished",
    "moves", "moves_builds", "moves_purse", "moves_wished",
)  # fmt: skip
"""What depends on where they lie."""
LEFT = tuple([f"within_{left}" for left in range(1, 10)])
"""Are at most so many stacks still to be built? So each weight is what one stack more brings, and where few
games were seen, as of the first stacks of teams, it is about as much as nothing rather than a loss."""
NAMES = (*OWNED, *HELD, *LEFT)


class Side(NamedTuple):
    """One side of a position: a player, or a team."""

    phase: int
    values: list[float]
    """In the order of ``NAMES``."""
    owned: bytes
    """The faces of the cards its players own, outside the stall."""


class Holding(NamedTuple):
    """What the cards of a player say, wherever they lie."""

    values: tuple[float, ...]
    rest: dict[int, int]
    """For each set, the totals that the cards reach which no planned stack needs."""
    open: tuple[int, ...]
    """The stacks that they cannot build yet."""


def describe(board: DaleBoard) -> list[Side]:
    """All sides, in the order of their stalls."""
    return [describe_side(board, side) for side in range(len(board.stalls))]


def describe_side(board: DaleBoard, side: int) -> Side:
    """One of them; teammates share a stall, and count half each."""
    left = board.rules.stacks_to_win - len(board.stalls[side])
    goal = [float(left <= most) for most in range(1, len(LEFT) + 1)]
    phase = max(0, PHASES - (left + 1) // 2)
    owned, values = _of_seat(board, side)
    sides = len(board.stalls)
    if board.rules.players > sides:
        more, others = _of_seat(board, side + sides)
        owned += more
        values = [(one + other) / 2 for one, other in zip(values, others, strict=True)]
    return Side(phase, values + goal, owned)


def _of_seat(board: DaleBoard, seat: int) -> tuple[bytes, list[float]]:
    faces = board.faces
    hand, deck, schedule = board.hands[seat], board.decks[seat], board.schedules[seat]
    waiting = list(schedule)
    for card in schedule:
        waiting += board.stored.get(card, ())
    owned = bytes(sorted([faces[card] for card in (*hand, *deck, *board.discards[seat], *waiting)]))
    number = len(board.stall(seat)) + 1
    holding = _holding(board.book, owned, number, board.rules.stacks_to_win)
    return owned, [*holding.values, *_held(board, seat, holding, len(owned), len(waiting))]


def _held(board: DaleBoard, seat: int, holding: Holding, size: int, waiting: int) -> list[float]:
    """What depends on where the cards lie, in the order of ``HELD``."""
    faces, book = board.faces, board.book
    values, hand, deck = book.values, board.hands[seat], board.decks[seat]
    needed, number = next_total(board, seat), len(board.stall(seat)) + 1
    sums: dict[int, int] = {}
    purse = junk = bonuses = 0
    for card in hand:
        face = faces[card]
        if face == UNKNOWN:
            continue
        value = values[face]
        purse += value
        if face == JUNK:
            junk += 1
        else:
            bits = sums.get(SET[face], 1)
            sums[SET[face]] = bits | bits << value
            bonuses += book.bonus[face]
    every, below, reach = 0, (2 << needed) - 1, 0
    for bits in sums.values():
        every |= bits
        reach = max(reach, (bits & below).bit_length() - 1)
    builds = float(every >> needed & 1)
    outs = deck_junk = 0
    for card in deck:
        face = faces[card]
        if face == JUNK:
            deck_junk += 1
        elif face != UNKNOWN and values[face] <= needed:
            outs += sums.get(SET[face], 1) >> needed - values[face] & 1
    bargain, wished = _market(board, holding, purse - board.surcharge(seat))
    moves = float(seat == board.active)
    return [
        builds, float(every >> number + 1 & 1), reach / needed, outs / (len(deck) or 1), purse / 10, junk / 5,
        len(hand) / 5, bonuses / 3, len(deck) / (size or 1), deck_junk / (len(deck) or 1),
        float(board.larger_hand(seat)), float(needed - number), waiting / 3, bargain / 5, wished,
        moves, moves * builds, moves * purse / 10, moves * wished,
    ]  # fmt: skip


def _market(board: DaleBoard, holding: Holding, purse: int) -> tuple[int, float]:
    """The dearest card of the market that this much can buy, and the most that one completes."""
    faces, values = board.faces, board.book.values
    bargain, wished = 0, 0.0
    for slot, card in enumerate(board.market):
        if card == EMPTY:
            continue
        face = faces[card]
        value = values[face]
        if value + slot > purse:
            continue
        bargain = max(bargain, value)
        wish = 0.0
        reached = holding.rest.get(SET[face], 1)
        for place, total in enumerate(holding.open):
            if value <= total and reached >> total - value & 1:
                wish += 1.0 / (1 + place)
        wished = max(wished, wish)
    return bargain, wished


@lru_cache(maxsize=1 << 14)
def _holding(book: Cardbook, owned: bytes, number: int, last: int) -> Holding:
    """What these cards say, in the order of ``OWNED``, when that stack is the next."""
    values, liking = book.values, likings(book)
    size, junk, counts, liked = len(owned), 0, [0] * 6, 0.0
    sets: dict[int, list[int]] = {}
    for face in owned:
        if face == JUNK:
            junk += 1
        elif face != UNKNOWN:
            value = values[face]
            counts[min(value, 5)] += 1
            liked += liking[face]
            sets.setdefault(SET[face], []).append(value)
    numbers = range(number, min(last, number + AHEAD - 1) + 1)
    chances = _chances(sets, size, number)
    planned, progress, rest = _plan(sets, number, last)
    left = last - number + 1
    firsts = [float(stack in planned) for stack in numbers] + [0.0] * (AHEAD - len(numbers))
    missing = [stack for stack in range(number, last + 1) if stack not in planned]
    return Holding(
        (
            size / 10, junk / 5, junk / (size or 1), *[count / 3 for count in counts[1:]], liked / 3,
            *chances, *firsts, len(planned) / 4, progress / 4, min(left, len(planned)) / (left or 1),
        ),
        rest,
        tuple(missing[:AHEAD]),
    )  # fmt: skip


def _chances(sets: dict[int, list[int]], size: int, number: int) -> list[float]:
    """How likely five of the cards hold each of the next stacks, as if its ways were independent."""
    most = number + AHEAD - 1
    ways: dict[tuple[int, int], int] = {}
    """By total and number of cards."""
    for cards in sets.values():
        own: dict[tuple[int, int], int] = {(0, 0): 1}
        for value in cards:
            for (total, count), found in list(own.items()):
                if total + value <= most and count < HAND:
                    key = total + value, count + 1
                    own[key] = own.get(key, 0) + found
        for key, found in own.items():
            if key[0] >= number:
                ways[key] = ways.get(key, 0) + found
    drawn = [1.0]
    for count in range(HAND):
        drawn.append(drawn[-1] * min(1.0, max(0, HAND - count) / max(1, size - count)))
    none = [1.0] * AHEAD
    for (total, count), found in ways.items():
        none[total - number] *= (1.0 - drawn[count]) ** found
    return [1.0 - each for each in none]


def _plan(sets: dict[int, list[int]], number: int, last: int) -> tuple[set[int], float, dict[int, int]]:
    """Which of the stacks can be built of cards of their own, the next one first and with the fewest cards;
    how far the cards that are left over go; what totals they reach."""
    rest = {kind: sorted(cards, reverse=True) for kind, cards in sets.items()}
    planned: set[int] = set()
    for stack in range(number, last + 1):
        found: tuple[int, int, tuple[int, ...]] | None = None
        for kind, cards in rest.items():
            ways = _fewest(tuple(cards), stack)
            if ways and (found is None or len(ways) < found[0]):
                found = len(ways), kind, ways
        if found is not None:
            planned.add(stack)
            for value in found[2]:
                rest[found[1]].remove(value)
    reached = {}
    for kind, cards in rest.items():
        bits = 1
        for value in cards:
            bits |= bits << value
        reached[kind] = bits
    progress = float(len(planned))
    for stack in range(number, last + 1):
        if stack not in planned:
            below = (1 << stack) - 1
            progress += max([(bits & below).bit_length() - 1 for bits in reached.values()], default=0) / stack
    return planned, progress, reached


@lru_cache(maxsize=1 << 14)
def _fewest(cards: tuple[int, ...], total: int) -> tuple[int, ...]:
    """The fewest of these values that add up to the total; nothing if none do."""
    ways: dict[int, tuple[int, ...]] = {0: ()}
    for value in cards:
        for reached, chosen in list(ways.items()):
            more = reached + value
            if more <= total and (more not in ways or len(ways[more]) > len(chosen) + 1):
                ways[more] = (*chosen, value)
    return ways.get(total, ())
