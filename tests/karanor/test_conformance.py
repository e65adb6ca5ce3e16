"""The conformance suite of core over Marchands de Karanor, with two to six players."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Dice, Match
from comptoir.core.conformance import at_random, interrupt_at_random, play_and_probe, probe_views
from comptoir.karanor import bans, board, events
from comptoir.karanor.board import EMPTY, QUEST_LIMIT, TURN
from comptoir.karanor.conditions import holds
from comptoir.karanor.game import GAME
from comptoir.karanor.pack import Condition
from comptoir.karanor.pack.vocabulary import ACTIONS, CONDITIONS, EFFECTS, STATS
from comptoir.karanor.resolving import EFFECTS as REGISTERED
from tests.telling.karanor_reading import moments

ROUNDS = 6
"""Enough for every kind of thing to happen among random merchants; whole games are played by bots."""


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("interrupts", [False, True], ids=["in turn", "with interruptions"])
def test_karanor_conforms(players: int, interrupts: bool) -> None:
    dice = Dice.seeded(f"karanor {players} {interrupts}")
    found = play_and_probe(
        GAME,
        {"players": players, "round_limit": ROUNDS},
        dice.key,
        dice.spawn("probe"),
        at_random(dice),
        rarely=8,
        interrupt=None if interrupts else lambda match: False,
    )
    assert found.violations == []
    assert found.finished
    assert found.paired > found.picks * 0.1


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "market": False},
        {"players": 5, "histories": "chosen"},
        {"players": 3, "curse_bound": True, "first": 2},
        {"players": 3, "quests": "reader"},
        {"players": 4, "quests": "aloud"},
        {"players": 4, "offers": "loose"},
    ],
    ids=str,
)
def test_every_switch_conforms(options: dict[str, Any]) -> None:
    dice = Dice.seeded(str(options))
    wishes = {**options, "round_limit": ROUNDS}
    found = play_and_probe(GAME, wishes, dice.key, dice.spawn("probe"), at_random(dice), rarely=8)
    assert found.violations == []
    assert found.finished


@pytest.mark.parametrize("players", range(2, 7))
def test_nobody_sees_what_they_cannot_know(players: int) -> None:
    """Whoever looks, at every position of a game: the view is the same in another world."""
    dice = Dice.seeded(f"non-interference {players}")
    match = Match(GAME, {"players": players, "round_limit": ROUNDS}, dice.key)
    interrupt, choose = interrupt_at_random(dice), at_random(dice)
    positions = differing = 0
    while match.decisions:
        differs, leaks = probe_views(match, dice.below(players + 1), dice)
        assert leaks == []
        positions, differing = positions + 1, differing + differs
        if not interrupt(match):
            decision = match.decisions[dice.below(len(match.decisions))]
            match.answer(decision.seat, choose(match, decision))
    assert differing == positions > 200


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nobody_rests_with_too_many_quests_and_after_the_trigger_nobody_trades(
    players: int,
) -> None:
    """Merchants with much prestige, so that the end comes while they still bargain."""
    dice = Dice.seeded(f"late {players}")
    match = Match(GAME, {"players": players, "round_limit": 2 * ROUNDS}, dice.key)
    interrupt, choose = interrupt_at_random(dice), at_random(dice)
    traded_late = False
    while match.decisions:
        table = match.table
        if match.is_between_actions and table.phase == TURN:
            for seat in range(players):
                assert len(table.quests[seat]) <= table.stats[seat][QUEST_LIMIT]
            if table.round == 3 and table.trigger == EMPTY:
                table.prestige[table.active] = table.end_prestige  # as if somebody had won it by now
                table.has_risen = True
        is_over = table.trigger != EMPTY
        since = len(match.events or ())
        if not interrupt(match):
            decision = match.decisions[dice.below(len(match.decisions))]
            match.answer(decision.seat, choose(match, decision))
        kinds = [type(event) for event in (match.events or [])[since:]]
        traded_late |= is_over and (events.Traded in kinds or events.Offered in kinds)
        assert not (is_over and match.table.offers)
    assert not traded_late
    assert match.table.trigger != EMPTY
    assert match.table.round == 3


def test_every_primitive_has_its_function() -> None:
    table = Match(GAME, {"players": 2}, Dice.seeded("primitives").key).table
    values = dict.fromkeys(CONDITIONS, ()) | {"at": 0, "event_at": 0, "near": "same", "ahead": "gold"}
    for kind in CONDITIONS:
        assert holds(table, Condition(kind, values[kind]), 0, 1) in (False, True)
    with pytest.raises(ValueError, match="elsewhere"):
        holds(table, Condition("elsewhere", 0), 0, 1)
    assert set(REGISTERED) == set(EFFECTS)


def test_what_is_named_by_its_place_in_the_vocabulary_stands_there() -> None:
    assert [getattr(bans, name.upper()) for name in ACTIONS] == list(range(len(ACTIONS)))
    assert [getattr(board, name.upper()) for name in STATS] == list(range(len(STATS)))


def test_a_copy_without_events_shows_what_one_with_them_does() -> None:
    """In the middle of an effect, whose gains are told when the last of them is chosen."""
    asked = 0
    for match in moments(2, "copies 0", 900):
        for decision in match.decisions:
            if decision.prompt == "gain_goods":
                asked += 1
                copies = [match.clone(with_events=kept) for kept in (True, False)]
                for copy in copies:
                    copy.answer(decision.seat, decision.options[0])
                assert copies[0].unseen == copies[1].unseen
    assert asked, "nobody chose what to gain"
