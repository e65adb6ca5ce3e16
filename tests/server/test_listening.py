"""One connection's queue: news gives way to a snapshot, answers do not."""

from __future__ import annotations

import asyncio

from comptoir.server.audience import MOST_ANSWERS, MOST_WAITING, Listener
from comptoir.server.wire import Pong, Refused
from tests.server.running import PATIENCE


def listener() -> Listener:
    found = Listener(0, 0, "en")
    found.attach(lambda _: Pong())  # stands for the snapshot
    return found


async def heard(one: Listener, count: int) -> list[bytes]:
    found = [await asyncio.wait_for(one.take(), PATIENCE) for _ in range(count)]
    return [each for each in found if each is not None]


def test_news_that_piles_up_gives_way_to_a_snapshot_and_answers_stay() -> None:
    async def run() -> None:
        one = listener()
        for _ in range(MOST_ANSWERS):
            one.reply(Refused("", "malformed", []))
        for _ in range(MOST_WAITING + 1):
            one.push(b"news")
        said = await heard(one, MOST_ANSWERS + 1)
        assert sum(b"malformed" in each for each in said) == MOST_ANSWERS
        assert b"pong" in said[-1]

    asyncio.run(run())


def test_news_waits_in_order_as_long_as_there_is_room() -> None:
    async def run() -> None:
        one = listener()
        for number in range(MOST_WAITING):
            one.push(b"%d" % number)
        assert await heard(one, MOST_WAITING) == [b"%d" % number for number in range(MOST_WAITING)]

    asyncio.run(run())


def test_who_asks_and_never_reads_loses_what_waits() -> None:
    async def run() -> None:
        one = listener()
        for _ in range(MOST_ANSWERS + 1):
            one.reply(Refused("", "malformed", []))
        said = await heard(one, 2)
        assert b"malformed" in said[0]
        assert b"pong" in said[1]

    asyncio.run(run())
