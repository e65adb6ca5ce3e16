"""Bots in other processes: they know what their seat knows, and no table waits for them for ever."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
import uvloop

from comptoir.bots import Interruption, Look
from comptoir.bots.registry import make_bot
from comptoir.core import Dice, Match, Option
from comptoir.core.surmise import surmise
from comptoir.dale import GAME
from comptoir.dale.catalogue import SET_NAMES
from comptoir.karanor.game import GAME as KARANOR
from comptoir.server.pool import NoAnswer, Pool
from comptoir.server.thinking import MOST_BOTS, Letter, Thinker
from comptoir.server.worker import Worker
from tests.server.running import PATIENCE

NewLoop: TypeAlias = Callable[[], asyncio.AbstractEventLoop]
LOOPS = (asyncio.new_event_loop, uvloop.new_event_loop)
"""Python's own loop and the one the server uses handle processes each in its own way."""

STRANGE = """
import os, time
from comptoir.bots import registry
from comptoir.core import BadOptions, Dice

class Strange:
    def __init__(self, kind):
        self.kind, self.asked = kind, 0

    def interrupt(self, glance):
        match self.kind:
            case "slow":
                time.sleep(600)
            case "raising":
                raise ValueError("a secret card")
            case "cheating":
                return (("anything",),)
        return ()

    def choose(self, look):
        self.asked += 1
        match self.kind:
            case "slow":
                time.sleep(600)
            case "dying":
                os._exit(1)
            case "raising":
                raise ValueError("a secret card")
            case "cheating":
                return ("anything",)
            case "imagining":
                look.imagine(Dice.seeded(1)).answer(look.seat, ("anything",))
            case "searching" if look.can_imagine:
                worlds = [look.imagine(Dice.seeded(number)) for number in range(20)]
                assert all(world.view(look.seat) == look.view for world in worlds)
                assert len({world.table.faces for world in worlds}) == 20
                for world in worlds:
                    world.answer(look.seat, look.decision.options[0])
                return look.decision.options[0]
            case "printing":
                print("nonsense", flush=True)
            case "counting":
                return look.decision.options[min(self.asked, len(look.decision.options)) - 1]
        return look.decision.options[-1]

registry.make_bot = lambda game, kind, dice: Strange(kind)
import comptoir.server.thinking as thinking
thinking.make_bot = registry.make_bot
thinking.main()
"""
"""A worker whose bots behave badly."""


def new_match(seed: int = 1, players: int = 3) -> Match:
    return Match(GAME, {"players": players, "sets": SET_NAMES[: players + 1]}, Dice.seeded(seed).key)


@pytest.fixture
def strange(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Every process of a pool thinks strangely."""
    file = tmp_path / "strange.py"
    file.write_text(STRANGE)
    start = asyncio.create_subprocess_exec

    async def start_strangely(python: str, *_: str, **how: Any) -> asyncio.subprocess.Process:
        return await start(python, str(file), **how)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_strangely)


def run(
    play: Callable[[Pool], Awaitable[None]], workers: int = 1, loop: NewLoop = uvloop.new_event_loop
) -> None:
    async def main() -> None:
        pool = Pool(workers)
        try:
            await play(pool)
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(main())
    gc.collect()  # whatever was left open would warn now, and warnings are errors


async def ask(pool: Pool, kind: str, deadline: float = PATIENCE, table: str = "table") -> Option:
    match = new_match()
    seat = match.decisions[0].seat
    pick = await pool.choose(table, seat, "dale", kind, match, deadline)
    assert pick in match.decisions[0].options
    return pick


async def ask_in_vain(pool: Pool, kind: str, deadline: float = PATIENCE, *, is_broken: bool = False) -> None:
    with pytest.raises(NoAnswer) as silence:
        await ask(pool, kind, deadline)
    assert silence.value.is_broken == is_broken


def processes(pool: Pool) -> list[int]:
    return [worker._process.pid for worker in pool._workers if worker._process is not None]


def positions(games: int, decisions: int) -> Iterator[Match]:
    """Matches between and in the middle of actions."""
    for number in range(games):
        match = new_match(number)
        dice = Dice.seeded(f"walk {number}")
        bots = [make_bot("dale", "greedy", dice.spawn(f"seat {seat}")) for seat in range(3)]
        for _ in range(decisions):
            if match.is_over:
                break
            yield match
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))


# -- playing ----------------------------------------------------------------------------------------------


def test_a_whole_game_is_played(caplog: pytest.LogCaptureFixture) -> None:
    async def play(pool: Pool) -> None:
        match = new_match(players=2)
        while not match.is_over:
            seat = match.decisions[0].seat
            kind = ("greedy", "random")[seat]
            match.answer(seat, await pool.choose("table", seat, "dale", kind, match, PATIENCE))
        assert match.winners == (0,)

    run(play)
    assert caplog.records == []


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_a_bot_imagines_worlds_where_it_thinks(
    strange: None, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    """Between actions; in the middle of one it is told that it cannot."""
    imagined = 0

    async def play(pool: Pool) -> None:
        nonlocal imagined
        match = new_match() if game == "dale" else trading()
        for _ in range(40):
            look = Look(match, match.decisions[0].seat)
            seat, options = look.seat, look.decision.options
            pick = await pool.choose("table", seat, game, "searching", match, PATIENCE)
            assert look.can_imagine is match.is_between_actions
            assert pick == options[0 if look.can_imagine else -1]
            imagined += look.can_imagine
            match.answer(seat, options[-1])

    run(play)
    assert caplog.records == []
    assert imagined > 5
    assert game == "karanor" or imagined < 40


def test_the_loop_goes_on_while_a_bot_thinks(strange: None) -> None:
    async def play(pool: Pool) -> None:
        await ask(pool, "printing")
        thinking = asyncio.create_task(ask_in_vain(pool, "slow"))
        for _ in range(5):
            await asyncio.sleep(0.01)
        assert not thinking.done()
        await pool.close()
        await thinking

    run(play)


def test_a_table_stays_with_its_process_and_is_remembered(strange: None) -> None:
    async def play(pool: Pool) -> None:
        options = new_match().decisions[0].options
        assert len(options) > 3
        for table in ("a", "b", "c", "d"):
            for number in range(3):
                assert await ask(pool, "counting", table=table) == options[number]
        assert len(processes(pool)) == 2

    run(play, workers=2)


def test_nothing_is_started_before_it_is_needed() -> None:
    async def play(pool: Pool) -> None:
        assert processes(pool) == []

    run(play)


# -- secrets ----------------------------------------------------------------------------------------------


def letters_of(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """All that is sent to any process from now on."""
    sent: list[bytes] = []

    async def note(_: object, letter: bytes) -> bytes:
        sent.append(letter)
        return b"0"

    monkeypatch.setattr(Worker, "ask", note)
    return sent


def test_a_process_is_told_what_its_seat_knows_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """With every hidden face dealt anew the letter says the same, also in the middle of an action."""
    sent = letters_of(monkeypatch)
    in_the_middle = differing = 0

    async def play(pool: Pool) -> None:
        nonlocal in_the_middle, differing
        for number, match in enumerate(positions(games=4, decisions=120)):
            seat = match.decisions[0].seat
            world = match.imagine(seat, Dice.seeded(f"world {number}"))
            if world.decision_of(seat) != match.decision_of(seat):
                continue  # that question is about something this seat does not know
            for each in (match, world):
                await pool.choose("table", seat, "dale", "greedy", each, PATIENCE)
            real, imagined = sent[-2:]
            assert pickle.loads(real) == pickle.loads(imagined)
            assert match.key not in real
            assert match.table.dice.key not in real
            in_the_middle += not match.is_between_actions
            differing += match.table.faces != world.table.faces

    run(play)
    assert in_the_middle > 50
    assert differing > 300


@pytest.mark.parametrize(("game", "most"), [("dale", 2000), ("karanor", 3000)])
def test_a_letter_is_a_view_without_what_both_processes_have(game: str, most: int) -> None:
    match = new_match() if game == "dale" else trading()
    view, thought = match.view(0), surmise(match, 0)
    assert thought is not None
    data = pickle.dumps(Letter("table", game, "greedy", 1.0, view, thought), 5)
    names = {line for line in data.split(b"\x8c") if b"comptoir" in line}
    assert not any(b"match" in name or b"table" in name.split(b".")[-1] for name in names)
    assert len(data) < most
    arrived = pickle.loads(data).view
    assert arrived == view
    assert pickle.loads(data).thought == thought
    assert all(getattr(arrived, name) is getattr(match.table, name) for name in view.shared)


# -- unasked ----------------------------------------------------------------------------------------------


def trading() -> Match:
    """A game of Karanor in which somebody could make an offer."""
    match = Match(KARANOR, {"players": 3}, Dice.seeded("trading").key)
    while not match.interruptions(0):
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[0])
    return match


def test_bots_act_unasked(caplog: pytest.LogCaptureFixture) -> None:
    done = Counter[Option]()

    async def play(pool: Pool) -> None:
        match = trading()
        for _ in range(150):
            for seat in range(3):
                picks, _ = await pool.interrupt("table", seat, "karanor", "greedy", match, PATIENCE)
                if len(picks) > 1:
                    match.interrupt_run(seat, picks[0], picks[1:])
                elif picks:
                    match.interrupt(seat, picks[0])
                if picks:
                    done[picks[0]] += 1
            seat = match.decisions[0].seat
            match.answer(seat, await pool.choose("table", seat, "karanor", "greedy", match, PATIENCE))

    run(play)
    assert done[("offer",)] > 0
    assert caplog.records == []


def test_where_nothing_can_be_done_unasked_nobody_is_bothered() -> None:
    nothing = Interruption()

    async def play(pool: Pool) -> None:
        assert await pool.interrupt("table", 1, "dale", "greedy", new_match(), PATIENCE) == nothing
        assert await pool.interrupt("table", 1, "karanor", "random", trading(), PATIENCE) == nothing
        assert len(processes(pool)) == 1, "the first question needed no process"

    run(play)


@pytest.mark.parametrize(
    ("kind", "deadline", "reason"),
    [
        ("raising", PATIENCE, "ValueError in "),
        ("cheating", PATIENCE, "not offered"),
        ("slow", 0.3, "too slow"),
    ],
)
def test_a_bot_that_fails_does_not_interrupt(
    strange: None, caplog: pytest.LogCaptureFixture, kind: str, deadline: float, reason: str
) -> None:
    async def play(pool: Pool) -> None:
        assert await pool.interrupt("table", 0, "karanor", kind, trading(), deadline) == Interruption()

    run(play)
    assert [reason in each.getMessage() for each in caplog.records] == [True]
    assert "secret" not in caplog.text


# -- trouble ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("raising", "ValueError in "),
        ("cheating", "ValueError in "),
        ("imagining", "Refused in "),
    ],
)
def test_a_bot_that_fails_picks_nothing(
    strange: None, caplog: pytest.LogCaptureFixture, kind: str, told: str
) -> None:
    async def play(pool: Pool) -> None:
        await ask_in_vain(pool, kind, is_broken=True)
        before = processes(pool)
        await ask_in_vain(pool, kind, is_broken=True)
        assert processes(pool) == before, "its process is as good as new"

    run(play)
    assert [told in each.getMessage() for each in caplog.records] == [True, True]
    assert "secret" not in caplog.text


def test_a_bot_may_print(strange: None, caplog: pytest.LogCaptureFixture) -> None:
    async def play(pool: Pool) -> None:
        assert await ask(pool, "printing") == new_match().decisions[0].options[-1]

    run(play)
    assert caplog.records == []


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize(
    ("kind", "deadline", "reason"), [("slow", 0.3, "too slow"), ("dying", 2 * PATIENCE, "died")]
)
def test_a_process_that_hangs_or_dies_is_replaced(
    strange: None, caplog: pytest.LogCaptureFixture, kind: str, deadline: float, reason: str, loop: NewLoop
) -> None:
    async def play(pool: Pool) -> None:
        await ask(pool, "printing")
        (before,) = processes(pool)
        async with asyncio.timeout(PATIENCE):
            await ask_in_vain(pool, kind, deadline)
        assert await ask(pool, "printing") == new_match().decisions[0].options[-1]
        (after,) = processes(pool)
        assert after != before
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)

    run(play, loop=loop)
    assert [reason in each.getMessage() for each in caplog.records] == [True]


def test_a_process_that_died_in_its_sleep_is_replaced_before_it_is_asked(
    strange: None, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(pool: Pool) -> None:
        await ask(pool, "printing")
        (before,) = processes(pool)
        os.kill(before, signal.SIGKILL)
        process = pool._workers[0]._process
        assert process is not None
        await process.wait()
        assert await ask(pool, "printing") == new_match().decisions[0].options[-1]
        assert processes(pool) != [before]

    run(play)
    assert caplog.records == []


def test_a_deadline_shorter_than_the_start_does_not_end_the_start(
    strange: None, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(pool: Pool) -> None:
        await ask_in_vain(pool, "printing", deadline=0.001)
        async with asyncio.timeout(PATIENCE):
            while not processes(pool):
                await asyncio.sleep(0.01)
        assert await ask(pool, "printing") == new_match().decisions[0].options[-1]

    run(play)
    assert len(caplog.records) == 1


def test_who_waits_behind_a_slow_bot_has_a_deadline_too(strange: None) -> None:
    async def play(pool: Pool) -> None:
        await ask(pool, "printing")
        before = processes(pool)
        slow = asyncio.create_task(ask_in_vain(pool, "slow"))
        await asyncio.sleep(0)
        await ask_in_vain(pool, "printing", deadline=0.1)
        assert not slow.done()
        assert processes(pool) == before, "the one in front was disturbed"
        await pool.close()
        await slow

    run(play)


def test_an_interrupt_at_the_terminal_is_for_the_server() -> None:
    async def play(pool: Pool) -> None:
        await ask(pool, "greedy")
        (process,) = processes(pool)
        assert os.getpgid(process) != os.getpgid(0)
        os.kill(process, signal.SIGINT)
        await ask(pool, "greedy")
        assert processes(pool) == [process]

    run(play)


@pytest.mark.parametrize("loop", LOOPS)
def test_closing_leaves_no_process_behind(strange: None, loop: NewLoop) -> None:
    left: list[int] = []

    async def play(pool: Pool) -> None:
        await ask(pool, "printing", table="a")
        left.extend(processes(pool))

    run(play, workers=2, loop=loop)
    assert left
    for process in left:
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)


@pytest.mark.parametrize("loop", LOOPS)
def test_closing_does_not_wait_for_a_slow_bot(strange: None, loop: NewLoop) -> None:
    async def play(pool: Pool) -> None:
        await ask(pool, "printing")
        slow = asyncio.create_task(ask_in_vain(pool, "slow", 2 * PATIENCE))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(PATIENCE):
            await pool.close()
            await slow
        await ask_in_vain(pool, "printing")
        assert processes(pool) == []

    run(play, loop=loop)


@pytest.mark.parametrize("loop", LOOPS)
@pytest.mark.parametrize("pause", [0.0, 0.05])
def test_closing_does_not_wait_for_a_start(
    caplog: pytest.LogCaptureFixture, loop: NewLoop, pause: float
) -> None:
    async def play(pool: Pool) -> None:
        asked = asyncio.create_task(ask_in_vain(pool, "greedy"))
        await asyncio.sleep(pause)
        await pool.close()
        await asked
        assert processes(pool) == []

    run(play, loop=loop)
    assert ["died" in each.getMessage() for each in caplog.records] == [True]


def test_only_so_many_bots_are_remembered() -> None:
    thinker = Thinker()
    match = new_match()
    look = Look(match, match.decisions[0].seat)
    for number in range(MOST_BOTS + 10):
        thinker.answer(Letter(f"table {number}", "dale", "random", 1.0, look.view))
    assert len(thinker._bots) == MOST_BOTS
    assert f"table {MOST_BOTS + 9}" in {name for name, _, _ in thinker._bots}
