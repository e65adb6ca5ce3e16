"""Somebody at a door who has no right to come in."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from http.client import HTTPConnection
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.running import PATIENCE, Running


class Answer(NamedTuple):
    """A status, or the code with which a socket was closed; and what was said."""

    status: int
    code: str
    text: str
    raw: bytes = b""

    @property
    def is_a_sentence(self) -> bool:
        return len(self.text) > 15 and " " in self.text and self.text.rstrip().endswith(".")


def ask(
    server: Running,
    method: str,
    path: str,
    body: bytes | None = None,
    headers: dict[str, str] | None = None,
) -> Answer:
    """A request as it is written here: nothing is added to it, nothing made right."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    line.putrequest(method, path, skip_accept_encoding=True)
    for name, value in (headers or {}).items():
        line.putheader(name, value)
    if body is not None and not {"content-length", "transfer-encoding"} & {
        each.lower() for each in headers or {}
    }:
        line.putheader("Content-Length", str(len(body)))
    line.endheaders(body)
    answer = line.getresponse()
    content = answer.read()
    line.close()
    return _read(answer.status, content)


def post(server: Running, path: str, body: object, **headers: str) -> Answer:
    """A post of a page of ours."""
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return ask(
        server, "POST", path, content, {"Origin": server.url, "Content-Type": "application/json"} | names
    )


def knock(server: Running, path: str, cookies: str, headers: dict[str, str] | None = None) -> Answer:
    """Try to open a socket: how it was refused."""
    try:
        socket = open_socket(server, path, cookies, headers)
    except InvalidStatus as refusal:
        return _read(refusal.response.status_code, bytes(refusal.response.body or b""))
    with socket:
        said = json.loads(socket.recv(PATIENCE))
        if said["is"] != "closed":
            return Answer(101, said["is"], "")
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
        return Answer(socket.close_code or 0, said["code"], "".join(said["text"]))


def open_socket(
    server: Running, path: str, cookies: str, headers: dict[str, str] | None = None
) -> ClientConnection:
    sent = {"Origin": server.url} if headers is None else headers
    return connect(
        f"ws://{server.host}{path}",
        additional_headers={**sent, **({"Cookie": cookies} if cookies else {})},
        compression=None,
        max_size=None,
        max_queue=None,
        legacy=True,
    )


def _read(status: int, content: bytes) -> Answer:
    try:
        said: Any = json.loads(content)
        return Answer(status, said["code"], said["text"], content)
    except (ValueError, KeyError, TypeError):
        return Answer(status, "", "", content)


def written(server: Running, *tables: str) -> tuple[int, ...]:
    """How many tables there are, and how much is written down of some."""
    with closing(sqlite3.connect(f"file:{server.folder / 'comptoir.sqlite'}?mode=ro", uri=True)) as store:
        count = "SELECT count(*) FROM"
        all_tables: int = store.execute(f"{count} tables").fetchone()[0]
        lengths = [store.execute(f"{count} records WHERE at = ?", (each,)).fetchone()[0] for each in tables]
    return (all_tables, *lengths)


def refused(answer: Answer, status: int, code: str) -> None:
    """It was refused that way, and a sentence says why."""
    assert (answer.status, answer.code) == (status, code), answer
    assert answer.is_a_sentence, answer.text
