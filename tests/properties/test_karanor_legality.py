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
from comptoir.karanor.game import GAME
from comptoir.karanor.interrupting import against_interrupting
from comptoir.karanor.legality import ASKED
from comptoir.karanor.reason import Reason, refused
from comptoir.karanor.table import KaranorTable

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


def check_question(match: Match[KaranorTable], decision: Decision, seen: set[str]) -> None:
    table, against = match.table, ASKED[decision.prompt]
    view = match.view(decision.seat)
    for pick in parts_of_offers(table) if decision.prompt == "offer" else candidates(table):
        reason = told(against(table, decision, pick))
        assert (reason is None) == is_offered(table, decision.seat, pick, decision.options), (pick, reason)
        assert told(against(view, decision, pick)) == reason, pick
        seen.add(reason[0] if reason else str(pick[0]))  # type: ignore[index]  # a tuple


def check_unasked(match: Match[KaranorTable], seat: int, seen: set[str]) -> None:
    table, view = match.table, match.view(seat)
    options = GAME.interruptions(table, seat)
    for pick in candidates(table):
        reason = told(against_interrupting(table, seat, pick))
        assert (reason is None) == is_offered(table, seat, pick, options), (seat, pick, reason)
        assert told(against_interrupting(view, seat, pick)) == reason, pick
        seen.add(reason[0] if reason else str(pick[0]))  # type: ignore[index]  # a tuple


def walk(match: Match[KaranorTable], bots: dict[int, Any], seen: set[str]) -> None:
    """Look at a position here and there, and at every question of a kind that is rare."""
    number = 0
    while match.decisions:
        number += 1
        for decision in match.decisions:
            every = {"action": EVERY, **dict.fromkeys(RARE, 5)}.get(decision.prompt, 0)
            if every and number % every == 0:
                check_question(match, decision, seen)
        if number % EVERY == 0:
            check_unasked(match, number // EVERY % len(bots), seen)
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
