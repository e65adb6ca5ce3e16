"""A rule with a bug: the table goes on, and what the bug says of itself stays at home."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from comptoir.core import ScriptFailed
from comptoir.server import wire
from comptoir.server.replies import Replies


def test_a_broken_rule_names_no_card(caplog: pytest.LogCaptureFixture) -> None:
    ledger = SimpleNamespace(table="abcdefgh", moves={}, at=3)
    showing = SimpleNamespace(sentence=lambda error, _: [error.code])
    actor: Any = SimpleNamespace(ledger=ledger, showing=showing)
    heard: list[Any] = []
    listener: Any = SimpleNamespace(seat=0, closing=False, reply=heard.append)
    replies = Replies(actor)

    async def broken(*_: object) -> None:
        raise ScriptFailed({"key": "secret"}, "ValueError('binoculars in hand 1')")

    replies._answer = broken
    asyncio.run(replies.answer(listener, wire.Undo("a-move-id")))
    assert heard == [wire.Refused("a-move-id", "server_failed", ["server_failed"])]
    assert "rule_failed" in caplog.text
    assert "binoculars" not in caplog.text + repr([vars(each) for each in caplog.records])
