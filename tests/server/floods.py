"""Those who ask for as much as they may, each from an address of its own, in a process of their own."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Seat = tuple[str, int, str]
"""A table, the number of a seat there, and the cookie that opens it."""
PER_SOCKET = 9.2
"""Messages a second, a little less than a connection is allowed."""
SOCKETS = 60
"""A few less than an address is allowed."""
PER_SEAT = 6
"""Fewer than a seat is allowed."""
PATIENCE = 30.0


class Flooder:
    """Somebody with an address, a few tables of its own, and no mercy."""

    def __init__(self, port: int, address: str, seats: list[Seat]) -> None:
        self.port, self.address = port, address
        self.sent = self.done = 0
        """How much was asked for, and how much was answered."""
        self._seats = seats

    async def get(self, path: str, cookie: str) -> int:
        """The status of one request, over a connection of its own."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.address, 0), limit=1 << 24
        )
        try:
            lines = [
                f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Connection: close",
                f"Cookie: {cookie}",
            ]  # fmt: skip
            writer.write("\r\n".join(lines).encode() + b"\r\n\r\n")
            answer = await reader.read()
        finally:
            writer.close()
        return int(answer.split(b" ", 2)[1])

    def connect(self, table: str, seat: int, cookie: str) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/seats/{seat}/socket?lang=en",
            additional_headers={"Cookie": cookie, "Origin": f"http://127.0.0.1:{self.port}"},
            local_addr=(self.address, 0),
            compression=None,
            proxy=None,
            max_queue=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    # -- the floods -----------------------------------------------------------------------------------

    async def speak(self) -> None:
        """Everything in the other language, again and again."""
        await self._talk(lambda at: {"is": "speak", "lang": ("fr", "en")[at % 2]}, "snapshot")

    async def older(self) -> None:
        """Old lines of the log, from the very last one on."""
        await self._talk(lambda _: {"is": "older", "before": 10**6}, "story")

    async def _talk(self, say: Any, answer: str) -> None:
        sockets = min(SOCKETS, PER_SEAT * len(self._seats))
        seats = [self._seats[at % len(self._seats)] for at in range(sockets)]
        await asyncio.gather(*[self._ask_on(seat, say, answer) for seat in seats])

    async def _ask_on(self, seat: Seat, say: Any, answer: str) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                async with self.connect(*seat) as socket:
                    hearing = asyncio.create_task(self._hear(socket, answer))
                    try:
                        for at in range(10**9):
                            await socket.send(json.dumps(say(at)))
                            self.sent += 1
                            await asyncio.sleep(1 / PER_SOCKET)
                    finally:
                        hearing.cancel()
            await asyncio.sleep(0.1)

    async def _hear(self, socket: ClientConnection, answer: str) -> None:
        async for message in socket:
            self.done += f'"is":"{answer}"' in str(message)[:40]

    async def reconnect(self) -> None:
        """Come and go."""
        await asyncio.gather(*[self._come_and_go(self._seats[at % len(self._seats)]) for at in range(16)])

    async def _come_and_go(self, seat: Seat) -> None:
        while True:
            with suppress(OSError, WebSocketException):
                self.sent += 1
                async with self.connect(*seat) as socket:
                    await socket.recv()
                    self.done += 1

    async def look_back(self) -> None:
        """Replays, as many as are answered."""
        await asyncio.gather(*[self._look(self._seats[at % len(self._seats)]) for at in range(8)])

    async def _look(self, seat: Seat) -> None:
        table, _, cookie = seat
        while True:
            with suppress(OSError):
                self.sent += 1
                path = f"/api/tables/{table}/replay?eyes=0&count=50"
                self.done += await self.get(path, cookie) == 200

    async def say_nothing(self) -> None:
        """Bare connections, held for as long as the server lets them."""
        lines = []
        while True:
            with suppress(OSError):
                self.sent += 1
                _, line = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
                lines.append(line)
            for each in lines[:-400]:
                each.close()
            del lines[:-400]
            await asyncio.sleep(0.002)


async def main(port: int, seats: list[Seat], floods: list[str]) -> None:
    """Floods named ``kind@address``; a line on its input begins them, the next one ends them, and so on."""
    flooders = []
    for each in floods:
        kind, _, address = each.partition("@")
        flooder = Flooder(port, address, seats)
        flooders.append((flooder, getattr(flooder, kind)))
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, sys.stdin.readline):
        tasks = [asyncio.create_task(flood()) for _, flood in flooders]
        await loop.run_in_executor(None, sys.stdin.readline)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        counts = [(flooder.sent, flooder.done) for flooder, _ in flooders]
        print(json.dumps(dict(zip(floods, counts, strict=True))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), json.loads(sys.argv[2]), sys.argv[3:]))
