"""Ways to wait: like those of asyncio, for who needs no more."""

from __future__ import annotations

import asyncio

from comptoir.server.gate import Gate, Inbox


def test_a_gate_lets_all_through_once_it_is_open() -> None:
    async def main() -> None:
        gate = Gate(is_open=False)
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        gate.set()
        assert await asyncio.gather(*waiting[1:]) == [True, True]
        assert waiting[0].cancelled()
        assert gate.is_set()
        assert await gate.wait()
        gate.clear()
        again = asyncio.create_task(gate.wait())
        await asyncio.sleep(0)
        assert not again.done()
        gate.set()
        assert await again

    asyncio.run(main())


def test_an_inbox_gives_what_came_first() -> None:
    async def main() -> None:
        inbox = Inbox[int]()
        assert inbox.empty()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        assert await reading == 0
        assert [await inbox.get(), await inbox.get()] == [1, 2]
        late = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        late.cancel()
        inbox.put_nowait(9)
        assert await inbox.get() == 9

    asyncio.run(main())
