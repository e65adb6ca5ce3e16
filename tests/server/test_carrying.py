"""Nobody has work done for them that they have not earned, by whichever door they come."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest
from starlette.types import Message

from comptoir.server.carrying import Carrier, Register
from comptoir.server.house import House
from comptoir.server.purses import Till

POOR, RICH = Till(sockets=1, per_second=0.1), Till(sockets=64, per_second=10.0)
"""Where a single question takes longer to earn than anybody may wait, and where it is no matter."""


class _House:
    """A process that has nothing, and counts what it is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def is_awake(self, table: str) -> bool:
        return False

    async def is_over(self, table: str) -> bool:
        self.asked.append("read")
        return True

    async def claim(self, table: str) -> str:
        self.asked.append("claimed")
        return ""


class _Nobody:
    def is_living(self, address: str) -> bool:
        return False

    async def until_dead(self, address: str) -> None:
        pass


async def _ask(carrier: Carrier, path: str) -> int:
    """The status of an answer; 0 if it is answered right here."""
    told: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        told.append(message)

    scope: dict[str, Any] = {
        "type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [], "scheme": "http",
        "client": ("127.0.0.1", 1), "server": ("localhost", 80),
    }  # fmt: skip
    if await carrier.carry(scope, receive, send) is not None:
        return 0
    assert json.loads(told[1]["body"])["code"] == "too_fast"
    return int(told[0]["status"])


@pytest.mark.parametrize(("what", "work"), [("/replay", "read"), ("", "claimed")])
def test_whose_table_it_is_is_looked_up_for_who_has_earned_it(what: str, work: str) -> None:
    async def main() -> None:
        house = _House()
        for till, status in ((POOR, 429), (RICH, 0)):
            assert house.asked == []
            carrier = Carrier(cast(House, house), bytes(32), cast(Register, _Nobody()), till)
            assert await _ask(carrier, f"/api/tables/abc{what}") == status
            await carrier.close()
        assert house.asked == [work]

    asyncio.run(main())
