"""Properties of Dale, with Hypothesis: it shrinks a failing game to the shortest one.

A game is drawn as its options and a list of numbers; each number picks one of the options offered.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.core import Dice, Match, Option, load
from comptoir.core.archive import dump, verify
from comptoir.dale import GAME
from comptoir.dale.board import DISCARD_SLOT, EMPTY, SLOTS, DaleBoard
from comptoir.dale.catalogue import FACE, FACES, JUNK, SET, SET_NAMES
from comptoir.dale.editions import CLASSIC
from comptoir.dale.guises import Use, uses
from comptoir.dale.legality import against_action, against_reaction
from comptoir.dale.payment import (
    _exact_sets,
    _lifted_offers,
    can_pay_with,
    fault_of_payment,
    payments,
    with_worths,
)
from comptoir.dale.stacks import can_build, stacks
from comptoir.dale.table import DaleTable


@st.composite
def games(draw: st.DrawFn) -> Match:
    """A match somewhere in the middle of a game."""
    players, teams = draw(st.sampled_from([(2, False), (3, False), (4, False), (4, True)]))
    sets = draw(st.permutations(SET_NAMES))[: 4 if teams else players + 1]
    options = {"players": players, "sets": list(sets), "teams": teams}
    match = Match(GAME, options, Dice.seeded(draw(st.integers(0, 99))).key)
    for number in draw(st.lists(st.integers(0, 30), max_size=120)):
        if match.is_over:
            break
        decision = match.decisions[number % len(match.decisions)]
        match.answer(decision.seat, decision.options[number % len(decision.options)])
    return match


@settings(max_examples=60)
@given(games())
def test_nothing_is_lost_and_everything_replays(match: Match) -> None:
    assert GAME.violations(match.table) == []
    twin = load(GAME, match.save())
    assert (twin.hash, twin.events) == (match.hash, match.events)
    assert match.clone().hash == match.hash
    assert verify(dump(match)).broken_at is None


@settings(max_examples=60)
@given(games(), st.integers(0, 5), st.integers(0, 10**6))
def test_no_seat_sees_what_it_cannot_know(match: Match, observer: int, seed: int) -> None:
    observer %= match.table.spectator + 1
    world = match.imagine(observer, Dice.seeded(seed))
    assert world.plain(observer) == match.plain(observer)
    assert GAME.violations(world.table) == []


def brute_force_payments(choices: list[Use], price: int) -> set[frozenset[object]]:
    """The rule in its own words: enough, and not one card superfluous; a card pays once."""
    found: set[frozenset[object]] = set()
    for size in range(1, len(choices) + 1):
        for one in combinations(choices, size):
            total = sum(use.value for use in one)
            if len({use.card for use in one}) < size:
                continue
            if total >= price and all(total - use.value < price for use in one):
                found.add(frozenset(use.option for use in one))
    return found


PLAIN = [face for face in range(len(FACES)) if SET[face] != SET_NAMES.index("chameleons")]


STRICT = [face for face in PLAIN if FACES[face] != "stock_clearance"]


@given(st.lists(st.sampled_from(STRICT), max_size=6), st.integers(1, 9))
def test_payments_are_exactly_those_the_rule_allows(faces: list[int], price: int) -> None:
    table = stage(faces, [])
    ware, slot = (JUNK, price - 1) if price <= SLOTS else (FACE["favourite_toy"], price - 5)
    card = table.deal([ware], known=table.public)[0]
    table.market = tuple(card if at == slot else EMPTY for at in range(SLOTS))
    choices = with_worths(table, uses(table, 0, table.hands[0]))
    found = payments(table, choices, CLASSIC.values[ware] + slot)
    assert len(found) == len(set(found))
    wanted = brute_force_payments(choices, CLASSIC.values[ware] + slot)
    assert {frozenset(one) for one in found} == wanted
    for use in choices:
        can_pay = any(use.option in one for one in wanted)
        assert can_pay_with(table, choices, CLASSIC.values[ware] + slot, [use]) == can_pay
    for size in range(1, len(choices) + 1):
        for one in combinations(choices, size):
            if len({use.card for use in one}) == size:
                is_allowed = frozenset(use.option for use in one) in wanted
                assert (fault_of_payment(table, one, CLASSIC.values[ware] + slot) == "") == is_allowed


@settings(max_examples=60)
@given(games())
def test_an_action_is_offered_exactly_when_nothing_is_against_it(match: Match) -> None:
    """On the table, and on the view of who is asked."""
    for decision in match.decisions:
        for board in (match.table, match.view(decision.seat)):
            if decision.prompt == "action":
                tried = set(everything_to_try(board, decision.seat))
                assert tried.issuperset(decision.options)
                free = {pick for pick in tried if against_action(board, decision.seat, pick) is None}
                assert free == set(decision.options)
            elif decision.prompt == "react":
                assert all(against_reaction(board, decision, pick) is None for pick in decision.options)


def everything_to_try(board: DaleBoard, seat: int) -> Iterator[Option]:
    yield from (("build",), ("inventory",), ("rearrange",), ("dance",))
    yield from (("purchase", slot) for slot in range(DISCARD_SLOT + 2))
    for card in board.hands[seat]:
        for verb in ("play", "use"):
            yield verb, card
            yield from ((verb, card, name) for name in FACES)


def everything_that_can_be_paid(
    table: DaleTable, choices: list[Use], price: int, must: list[Option] | None
) -> set[frozenset[object]]:
    """All payments a player can make by single picks, found by picking every option."""
    found: set[frozenset[object]] = set()
    seen: set[frozenset[object]] = set()
    exact = _exact_sets(choices, price, must)

    def walk(picked: tuple[Option, ...]) -> None:
        if frozenset(picked) in seen:
            return
        seen.add(frozenset(picked))
        offered, will_do = _lifted_offers(table, choices, price, must, exact, picked)
        assert offered or will_do
        if will_do:
            found.add(frozenset(picked))
        for option in offered:
            walk((*picked, option))

    walk(())
    return found


@settings(max_examples=60)
@given(st.lists(st.sampled_from(PLAIN), min_size=1, max_size=4), st.integers(1, 5), st.booleans())
def test_with_stock_clearance_all_payments_can_be_picked_and_no_others(
    faces: list[int], price: int, from_discard: bool
) -> None:
    table = stage([*faces, FACE["stock_clearance"]], [])
    ware = table.deal([JUNK], known=table.public)[0]
    table.market = tuple(ware if at == price - 1 else EMPTY for at in range(SLOTS))
    table.market_discard = table.deal([FACE["spyglass"]], known=table.public)
    choices = with_worths(table, uses(table, 0, table.hands[0]))
    must = [use.option for use in choices if use.face == FACE["market_discovery"]] if from_discard else None
    due = table.price(DISCARD_SLOT if from_discard else price - 1)
    family = {frozenset(one) for one in payments(table, choices, due, must)}
    if family:
        assert everything_that_can_be_paid(table, choices, due, must) == family


def stage(hand: list[int], discard: list[int], stacks_built: int = 0) -> DaleTable:
    sets = ["macaws", "squirrels", "desert_monitors"]
    table: DaleTable = Match(GAME, {"players": 2, "sets": sets}, Dice.seeded(0).key).table.clone()
    table.hands[0] = table.deal(hand, known=1)
    table.discards[0] = table.deal(discard, known=table.public)
    table.stalls[0] = tuple((card,) for card in table.deal([JUNK] * stacks_built, known=table.public))
    return table


def is_stack(hand: tuple[Use, ...], fetched: tuple[Use, ...], total: int) -> bool:
    """The building rules in their own words."""
    rules = [rule for use in hand + fetched if (rule := CLASSIC.stacks[use.face])]
    value = sum(use.value for use in hand + fetched)
    if abs(total - value) > sum(rule.spread for rule in rules):
        return False
    nostalgic_in_hand = sum(FACES[use.face] == "nostalgic_item" for use in hand)
    nostalgic = sum(FACES[use.face] == "nostalgic_item" for use in hand + fetched)
    if fetched and (not nostalgic_in_hand or len(fetched) > nostalgic):
        return False
    names = [FACES[use.face] for use in hand + fetched]
    if any(use.face == JUNK for use in hand) and "stashing_vendor" not in names:
        return False
    folk = {SET[use.face] for use in hand if use.face != JUNK}
    return len(folk) <= 1 or "empty_chest" in names


SQUIRRELLY = [face for face in PLAIN if SET[face] in (0, 3) or face == JUNK]


@settings(max_examples=200)
@given(
    st.lists(st.sampled_from(SQUIRRELLY), min_size=1, max_size=5),
    st.lists(st.sampled_from(SQUIRRELLY), max_size=4),
    st.integers(0, 7),
)
def test_stacks_are_exactly_those_the_rules_allow(hand: list[int], discard: list[int], built: int) -> None:
    table = stage(hand, discard, built)
    mine, pile = uses(table, 0, table.hands[0]), uses(table, 0, table.discards[0])
    found = list(stacks(table, 0, mine))
    wanted = {
        (tuple(use.card for use in part), tuple(sorted(use.face for use in fetched)))
        for size in range(1, len(mine) + 1)
        for part in combinations(mine, size)
        for count in range(len(pile) + 1)
        for fetched in combinations(pile, count)
        if is_stack(part, fetched, built + 1)
    }
    cards = set(table.hands[0])
    spelt = {
        (
            tuple(use.card for use in one if use.card in cards),
            tuple(sorted(use.face for use in one if use.card not in cards)),
        )
        for one in found
    }
    assert spelt == wanted
    assert can_build(table, 0, mine) == bool(wanted)
