"""An option is offered exactly when there is no reason against it: at every position, for whatever one could
think of. And the seat that sees a part of the table is told the same reason as those who see all of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.bot import let_interrupt
from comptoir.bots.registry import make_bot
from comptoir.core import DONE, PASS, Decision, Dice, Match, Option
from comptoir.karanor.actions import choose_action
from comptoir.karanor.board import TURN
from comptoir.karanor.game import GAME
from comptoir.karanor.interrupting import against_interrupting
from comptoir.karanor.legality import ASKED
from comptoir.karanor.reason import Reason, refused
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.view import view_of

EVERY = 20
"""Positions that are walked past before the next one is looked at."""
RARE = ("window", "immediate", "market", "offer")
"""Questions that are looked at more often."""
BARE = ("end", "harvest", "work", "interact", "deliver", "villa", "market", "offer")


def candidates(table: KaranorTable) -> Iterator[Option]:
    """All verbs, with all cards, targets, rivals and names, possible or not."""
    pack = table.pack
    yield from (PASS, DONE, *[(verb,) for verb in BARE])
    yield from [(verb, each.id) for verb in ("recruit", "promote") for each in pack.associates]
    yield from [("step", each.id) for each in pack.territories]
    yield from [(verb, each.id) for verb in ("buy", "sell") for each in pack.resources]
    targets = range(-1, table.rules.players + 1)
    yield from product(("option",), range(-1, 4), targets)
    for card in range(-1, len(table.faces)):
        yield from product(("build",), (card,), range(-1, 3))
        yield from product(("quest",), (card,), range(-1, 4), targets)
        yield from product(("card", "activate"), (card,), targets)
    yield from product(("accept", "decline", "counter", "withdraw"), range(table.offer_count + 2))


def parts_of_offers(table: KaranorTable) -> Iterator[Option]:
    pack = table.pack
    yield DONE
    yield from product(("to",), range(-1, table.rules.players + 1))
    counted = ["gold", *[each.id for tiles in (pack.resources, pack.insignia) for each in tiles]]
    yield from product(("give", "get"), counted, range(12))
    yield from product(("give", "get"), [*pack.faces, *[each.id for each in pack.associates], "villa"])


def is_offered(table: KaranorTable, seat: int, pick: Option, options: tuple[Option, ...]) -> bool:
    """Of equal cards in a hand one stands for all."""
    if pick in options:
        return True
    assert isinstance(pick, tuple)
    if pick[0] != "card" or pick[1] not in table.black_hands[seat]:
        return False
    face, target = table.faces[int(pick[1])], pick[2]
    cards = [each for each in options if isinstance(each, tuple) and each[0] == "card"]
    return any(table.faces[int(each[1])] == face and each[2] == target for each in cards)


def told(reason: Reason | None) -> tuple[str, dict[str, object]] | None:
    if reason is None:
        return None
    refusal = refused(GAME.pack, reason, "")
    return refusal.code, dict(refusal.details)


def check_question(table: KaranorTable, decision: Decision, seen: set[str]) -> None:
    view, against = view_of(table, decision.seat, (decision,)), ASKED[decision.prompt]
    for pick in parts_of_offers(table) if decision.prompt == "offer" else candidates(table):
        reason = told(against(table, decision, pick))
        assert (reason is None) == is_offered(table, decision.seat, pick, decision.options), (pick, reason)
        assert told(against(view, decision, pick)) == reason, pick
        seen.add(reason[0] if reason else str(pick[0]))  # type: ignore[index]  # a tuple


def check_unasked(table: KaranorTable, seat: int, seen: set[str]) -> None:
    view, options = view_of(table, seat, ()), GAME.interruptions(table, seat)
    for pick in candidates(table):
        reason = told(against_interrupting(table, seat, pick))
        assert (reason is None) == is_offered(table, seat, pick, options), (seat, pick, reason)
        assert told(against_interrupting(view, seat, pick)) == reason, pick
        seen.add(reason[0] if reason else str(pick[0]))  # type: ignore[index]  # a tuple


def walk(match: Match, bots: dict[int, Any], seen: set[str]) -> None:
    """Look at a position here and there, and at every question of a kind that is rare."""
    number = 0
    while match.decisions:
        number += 1
        for decision in match.decisions:
            every = {"action": EVERY, **dict.fromkeys(RARE, 5)}.get(decision.prompt, 0)
            if every and number % every == 0:
                check_question(match.table, decision, seen)
        if number % EVERY == 0:
            check_unasked(match.table, number // EVERY % len(bots), seen)
        if not let_interrupt(match, bots):
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_what_is_offered_has_no_reason_against_it_and_all_else_has_one(kind: str, players: int) -> None:
    dice, seen = Dice.seeded(f"legality {kind} {players}"), set[str]()
    match = Match(GAME, {"players": players, "round_limit": 14}, dice.key)
    walk(match, {seat: make_bot("karanor", kind, dice.spawn(str(seat))) for seat in range(players)}, seen)
    assert len(seen) > 30, sorted(seen)


def tempting_places(table: KaranorTable, seat: int) -> list[int]:
    """Everywhere, and more often where a quest or the open delivery waits."""
    pack = table.pack
    places = [*range(len(pack.territories))]
    places += 6 * [pack.delivery_of[table.faces[card]].city for card in table.deliveries]
    rules = [rule for card in table.quests[seat] for rule in pack.quest_of[table.faces[card]].options]
    masks = [each.value for rule in rules for each in rule.when if each.kind == "at" and each.value > 0]
    return places + 6 * [mask.bit_length() - 1 for mask in masks]


def with_other_fortunes(table: KaranorTable, dice: Dice) -> KaranorTable:
    """The position as it might be: other purses, other places, and tiles and cards fresh from the decks."""
    twin = table.clone()
    twin.actions, twin.used, twin.spent = dice.below(4), (), ()
    if dice.below(2):
        twin.insignia_supply = (0,) * len(twin.insignia_supply)
    for seat in range(twin.rules.players):
        places = tempting_places(twin, seat)
        twin.gold[seat], twin.pawns[seat] = dice.below(40), places[dice.below(len(places))]
        twin.goods[seat] = tuple([dice.below(8) for _ in twin.reserve])
        twin.artefacts[seat], twin.artefact_deck = twin.artefact_deck[-3:], twin.artefact_deck[:-3]
        twin.black_hands[seat], twin.black_deck = twin.black_deck[-3:], twin.black_deck[:-3]
        twin.used += tuple([tile for tile in twin.artefacts[seat] if not dice.below(3)])
        twin.commerces[seat], twin.commerce_deck = twin.commerce_deck[-8:], twin.commerce_deck[:-8]
        for card in (*twin.artefacts[seat], *twin.black_hands[seat], *twin.commerces[seat]):
            twin.known[card] = twin.public
        twin.reckon(seat)
    return twin


def test_it_holds_whatever_merchants_own_and_wherever_they_stand() -> None:
    dice, seen = Dice.seeded("fortunes"), set[str]()
    for players in (2, 3):
        match = Match(GAME, {"players": players, "round_limit": 12}, dice.key)
        number = 0
        while match.decisions:
            number += 1
            if number % 12 == 0 and match.is_between_actions and match.table.phase == TURN:
                table = with_other_fortunes(match.table, dice)
                check_question(table, choose_action(table), seen)
                check_unasked(table, dice.below(players), seen)
            decision = match.decisions[dice.below(len(match.decisions))]
            match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
    done = {"build", "deliver", "villa", "quest", "activate", "card", "recruit", "offer"}
    assert done | {"tile_used", "bonus_gone", "lacks", "wrong_place", "not_that_rival"} <= seen
