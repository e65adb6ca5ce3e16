"""What somebody cannot know does not show in what they are sent: other worlds, the same bytes and times."""

from __future__ import annotations

import os
from collections.abc import Coroutine
from copy import copy
from random import Random
from typing import Any, cast

import pytest

from comptoir.core import PASS, Option
from comptoir.server import entries, room
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.ledger import Ledger
from comptoir.server.pacing import Pace, Pacer
from comptoir.server.showing import Showing
from comptoir.telling.shown import Where, Window
from comptoir.telling.telling import Wish
from comptoir.words import LANGUAGES
from tests.server.worlds import (
    MIXES,
    TABLES,
    Quiet,
    all_sent,
    begin_with,
    elsewhere,
    encode,
    play_on,
    positions,
)

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
PARTS = 5 if FULL else 1
POSITIONS = 10_000 if FULL else 100
"""Of each game and part; parts are walked side by side where there are cores for it."""
SAMPLES = 10_000
LARGEST_AUC = 0.52
CHANCE = Random("pauses")
WISHES = {
    "dale": [
        *[Wish(card=number) for number in range(1, 40, 3)],
        *[Wish(place=f"market:{slot}") for slot in range(5)],
        Wish(action="build"),
    ],
    "karanor": [
        *[Wish(card=number) for number in range(1, 40, 3)],
        *[Wish(action=action) for action in ("harvest", "work", "build", "quests", "market", "offer")],
        *[Wish(place=f"offer:{number}") for number in range(3)],
    ],
}


def test_a_question_keeps_its_number_while_others_answer_theirs() -> None:
    """Else an answer sent meanwhile would come too late."""
    ledger, chance = begin_with(["owls", "macaws", "pandas", "squirrels"], 1), Random(1)
    while len(ledger.asked) < 2:
        assert play_on(ledger, chance), "the game is over"
    first, second = list(ledger.asked)[:2]
    open_question = ledger.asked[second]
    attempt = ledger.attempt(first, [PASS])
    ledger.enter(entries.Picked(first, attempt.picks), attempt=attempt)
    assert ledger.asked == {second: open_question}


# -- the same bytes in every world ----------------------------------------------------------------------


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", TABLES)
def test_the_same_bytes_in_every_world(game: str, part: int) -> None:
    compared = moved = 0
    for ledger, chance in positions(game, POSITIONS, first=part * POSITIONS):
        players = len(ledger.seats)
        observer = chance.randrange(players + 1)
        listener = Listener(observer if observer < players else -1, observer, chance.choice(LANGUAGES))  # type: ignore[arg-type]
        told = max(0, len(ledger.playing.events or ()) - chance.randrange(40))
        world = elsewhere(ledger, observer, chance)
        here, there = (all_sent(each, listener, told, WISHES[game]) for each in (ledger, world))
        assert here == there
        compared += 1
        moved += bytes(world.playing.table.faces) != bytes(ledger.playing.table.faces)
    assert compared == POSITIONS
    assert moved > POSITIONS * 0.9, "the other worlds were hardly others"


def test_the_test_above_notices_a_leak() -> None:
    """A face that somebody may not know makes a difference, if it is shown."""
    ledger = begin_with(MIXES[0], 1)
    listener = Listener(0, 0, "en")
    world = elsewhere(ledger, 0, Random(1))
    for table in (ledger.playing.table, world.playing.table):
        for token in (*table.decks[0], *table.hands[1]):
            table.known[token] |= 1
    assert all_sent(ledger, listener, 0, []) != all_sent(world, listener, 0, [])


def test_numbers_are_forgotten_while_nobody_looks() -> None:
    """Somebody who goes and comes again cannot tell by a number how long a card was held."""
    ledger, chance = begin_with(MIXES[1], 2), Random(2)
    showing = Showing(ledger, Quiet())
    other = Listener(1, 1, "en")
    for _ in range(120):
        before = _numbered(showing, ledger, 0)
        seen_all_along = set(before.values())
        for _ in range(8):
            if not play_on(ledger, chance):
                return
            if showing.begin_telling():
                showing.update(other)
                showing.end_telling()
            seen_all_along &= set(_tokens(ledger, 0))
        after = _numbered(showing, ledger, 0)
        kept = before.keys() & after.keys()
        assert {after[number] for number in kept} <= seen_all_along


def test_looking_back_changes_no_number() -> None:
    """Else a number would tell that a card seen now is one of the past."""
    ledger, chance = begin_with(MIXES[1], 3), Random(3)
    one, other = Showing(ledger, Quiet()), Showing(ledger, Quiet())
    listener = Listener(0, 0, "en")
    for _ in range(60):
        assert play_on(ledger, chance)
        told = []
        for showing in (one, other):
            assert showing.begin_telling()
            told.append(encode(showing.update(listener)))
            showing.end_telling()
        assert told[0] == told[1]
        other.story(listener, len(ledger.playing.events or ()), 3)


def _numbered(showing: Showing, ledger: Ledger, observer: int) -> dict[int, int]:
    showing.moment(Listener(observer, observer, "en"))
    return showing.sightings(observer).tokens()


def _tokens(ledger: Ledger, observer: int) -> list[int]:
    table = ledger.playing.table
    return [token for token in range(len(table.faces)) if table.knows(observer, token)]


# -- the same times with and without a card -------------------------------------------------------------


class Clock:
    """The table as a pacer sees it, on a clock of its own."""

    def __init__(self, ledger: Ledger, passes: str) -> None:
        self.ledger = ledger
        self.time = 0.0
        self.thinks_for = 0.0
        self.late = set[int]()
        self.proposal: room.Proposal | None = None
        self.audience = list[Listener]()
        self.posted: list[tuple[Any, ...]] = []
        self._passes = passes

    def now(self) -> float:
        return self.time

    def passes(self, seat: int, where: Where) -> str:
        return self._passes

    def skips(self, seat: int) -> bool:
        return False

    async def think(self, seat: int, kind: str, deadline: float) -> Option:
        self.time += self.thinks_for
        return self.ledger.asked[seat][0].options[0]

    async def sleep(self, seconds: float) -> None:
        self.time += seconds

    def post(self, work: Any, _: Actor, *args: Any) -> None:
        self.posted.append(args)


def windows() -> tuple[Ledger, Ledger]:
    """A seat in a reaction window that cannot but pass, and one that could react: seat and ledger of each."""
    found: dict[bool, Ledger] = {}
    for ledger, _ in positions("dale", 100_000):
        if ledger.telling.is_reaction(ledger.playing):
            for seat, (decision, at) in ledger.asked.items():
                one = copy(ledger)
                one.match = ledger.playing.clone()
                one.asked = {seat: (decision, at)}
                found.setdefault(len(decision.options) > 1, one)
        if len(found) == 2:
            break
    return found[False], found[True]


@pytest.mark.parametrize(("bot", "passes"), [("greedy", "none"), ("", "always"), ("", "turn"), ("", "none")])
def test_a_pass_takes_as_long_with_a_card_as_without(
    bot: str, passes: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = []
    for ledger, thinking in zip(windows(), (0.001, 0.4), strict=True):
        (seat,) = ledger.asked
        ledger.seats = [copy(each) for each in ledger.seats]
        ledger.seats[seat].bot = bot
        clock = Clock(ledger, passes)
        clock.thinks_for = thinking
        monkeypatch.setattr("comptoir.server.pacing.asyncio.sleep", clock.sleep)
        times.append([_time_of_a_move(clock) for _ in range(SAMPLES)])
    area = auc(*times)
    assert 1 - LARGEST_AUC <= area <= LARGEST_AUC, area


@pytest.mark.parametrize(("kind", "seconds"), [("hard", 0.5), ("expert", 1.5)])
def test_however_long_a_bot_thinks_about_an_action_does_not_show(
    kind: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = []
    for thinking in (0.001, seconds):
        ledger = begin_with(MIXES[0], 1)
        (seat,) = ledger.asked
        ledger.seats[seat].bot = kind
        clock = Clock(ledger, "none")
        clock.thinks_for = thinking
        monkeypatch.setattr("comptoir.server.pacing.asyncio.sleep", clock.sleep)
        times.append([_time_of_a_move(clock) for _ in range(SAMPLES)])
    area = auc(*times)
    assert 1 - LARGEST_AUC <= area <= LARGEST_AUC, area
    assert seconds <= min(times[1]) < max(times[1]) < seconds + 1, "it takes one pause, whatever it thinks"


def test_a_window_stands_still_while_a_wish_to_take_back_is_open_and_begins_anew() -> None:
    clock = Clock(windows()[0], "none")
    pacer, all_of_it = Pacer(cast(Actor, clock), Pace(window=15), CHANCE), Window(15, 15)
    assert pacer.window() == all_of_it
    clock.time = 10
    assert pacer.window() == Window(15, 5)
    clock.proposal = room.Proposal(1, 0, [1])
    assert pacer.window() == all_of_it
    clock.time, clock.proposal = 14, None
    assert pacer.window() == all_of_it


def _time_of_a_move(clock: Clock) -> float:
    begin = clock.time
    pacer = Pacer(cast(Actor, clock), Pace(), CHANCE)
    ((_, move),) = pacer._wanted()
    _run(move)
    assert clock.posted.pop()[0] in clock.ledger.asked
    return clock.time - begin


def _run(move: Coroutine[Any, Any, None]) -> None:
    with pytest.raises(StopIteration):
        move.send(None)  # nothing here really waits


def auc(one: list[float], other: list[float]) -> float:
    """How well a threshold tells two samples apart: the chance that one of the second is larger."""
    ranked = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    total = at = 0.0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[int(end)][0] == ranked[int(at)][0]:
            end += 1
        total += (at + 1 + end) / 2 * sum(which for _, which in ranked[int(at) : int(end)])
        at = end
    count = len(other)
    return (total - count * (count + 1) / 2) / (len(one) * count)


def test_the_measure_tells_what_differs_from_what_does_not() -> None:
    chance = Random(3)
    one, other = ([chance.random() for _ in range(5000)] for _ in range(2))
    assert 0.47 < auc(one, other) < 0.53
    assert auc(one, [each + 2 for each in other]) == 1
    assert auc([1.0] * 10, [1.0] * 20) == 0.5
    assert auc(one, [each + 0.1 for each in other]) > 0.55


def test_a_window_looks_the_same_with_a_card_as_without() -> None:
    """All but the reactions themselves: text, note, word on the button, time."""
    looks = []
    for ledger in windows():
        (seat,) = ledger.asked
        moment = Showing(ledger, Quiet()).moment(Listener(seat, seat, "en"))
        assert moment.question is not None
        looks.append((moment.question, [item.kind for item in moment.question.items]))
    (without, only_pass), (with_card, reactions) = looks
    assert only_pass == ["pass"]
    assert set(reactions) == {"react", "pass"}
    assert without.window == with_card.window
    for look in ("prompt", "commit", "can_cancel", "actions", "under_way", "target", "zones"):
        assert getattr(without, look) == getattr(with_card, look)
