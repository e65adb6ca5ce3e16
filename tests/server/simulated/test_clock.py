"""Time that passes when nothing else is to be done."""

from __future__ import annotations

import asyncio
import time

import pytest

from comptoir.server.simulated.clock import Standstill, VirtualLoop, run


def now() -> float:
    return asyncio.get_running_loop().time()


def test_an_hour_of_waiting_takes_no_time() -> None:
    async def wait() -> float:
        await asyncio.sleep(3600)
        return now()

    start = time.monotonic()
    assert run(wait()) == pytest.approx(3600)
    assert time.monotonic() - start < 60


def test_who_waits_shorter_goes_on_first_and_at_the_right_time() -> None:
    async def wait() -> list[tuple[str, float]]:
        found: list[tuple[str, float]] = []

        async def note(name: str, seconds: float) -> None:
            await asyncio.sleep(seconds)
            found.append((name, now()))

        await asyncio.gather(note("slow", 2.5), note("quick", 0.25), note("at once", 0))
        return found

    assert run(wait()) == [("at once", 0), ("quick", 0.25), ("slow", 2.5)]


def test_a_deadline_is_met_in_virtual_time() -> None:
    async def wait() -> float:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(5):
                await asyncio.sleep(7)
        return now()

    assert run(wait()) == 5


def test_work_takes_no_time() -> None:
    async def work() -> float:
        for _ in range(1000):
            await asyncio.sleep(0)
        return now()

    assert run(work()) == 0


def test_waiting_for_what_never_comes_is_noticed() -> None:
    async def wait() -> None:
        await asyncio.get_running_loop().create_future()

    with pytest.raises(Standstill):
        run(wait())


def test_every_step_is_counted_and_can_be_preceded() -> None:
    async def walk() -> tuple[int, list[int]]:
        loop, seen = asyncio.get_running_loop(), list[int]()
        assert isinstance(loop, VirtualLoop)
        before, loop.before_step = loop.steps, seen.append
        for _ in range(3):
            await asyncio.sleep(0)
        await asyncio.sleep(1)  # the time comes, then whoever waited for it goes on
        loop.before_step = None
        return loop.steps - before, seen

    made, seen = run(walk())
    assert len(seen) == made >= 4
    assert seen == sorted(seen)


def test_what_is_left_running_is_ended() -> None:
    ends: list[str] = []

    async def begin() -> None:
        async def linger() -> None:
            try:
                await asyncio.sleep(10)
            finally:
                ends.append("ended")

        ends.append("begun")
        lingering = asyncio.create_task(linger())
        await asyncio.sleep(1)
        assert not lingering.done()

    run(begin())
    assert ends == ["begun", "ended"]
