"""Connections that say nothing, too many of them, and a server without any files left for more."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from comptoir.server import metrics
from comptoir.server.porch import LINES_PER_SOCKET, LONG_SILENCE, MOST_SILENT, SPARE_FILES, Porch
from comptoir.server.purses import LINE, LONG_WAIT, PER_SOCKET, SOCKET_SAVES, Till
from tests.server.guests import begun, table_for
from tests.server.running import PATIENCE, Running, quick

SOCKETS = 10


class Line:
    """A connection to be cut."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def arrive(porch: Porch, address: str, many: int) -> list[Line]:
    lines = [Line() for _ in range(many)]
    for line in lines:
        porch.arrive(line, address)
    return lines


@pytest.fixture
def porch() -> Porch:
    return Porch(Till(SOCKETS, 10), SOCKETS, files=10_000)


def pass_time(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    now = metrics.clock() + seconds
    monkeypatch.setattr(metrics, "clock", lambda: now)


def test_whoever_says_nothing_for_longest_goes_first(porch: Porch, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = arrive(porch, "192.0.2.1", SOCKETS)
    porch.go_in(lines[0])
    pass_time(monkeypatch, LONG_SILENCE + 1)
    more = arrive(porch, "192.0.2.1", 2)
    assert [each.is_cut for each in lines] == [False, True, *[False] * (SOCKETS - 2)]
    assert not any(each.is_cut for each in more)
    assert len(porch) == SOCKETS + 1


def test_the_silent_of_one_address_cost_no_other_its_place(
    porch: Porch, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = arrive(porch, "192.0.2.2", 1)
    arrive(porch, "192.0.2.1", SOCKETS)
    pass_time(monkeypatch, LONG_SILENCE + 1)
    theirs = arrive(porch, "192.0.2.1", SOCKETS)
    assert not ours[0].is_cut
    assert not any(each.is_cut for each in theirs)
    assert len(porch) == SOCKETS + 1


def test_the_silent_of_many_addresses_are_bounded(porch: Porch, monkeypatch: pytest.MonkeyPatch) -> None:
    first = [line for at in range(MOST_SILENT) for line in arrive(porch, f"198.51.{at}.1", 1)]
    pass_time(monkeypatch, LONG_SILENCE + 1)
    second = [line for at in range(MOST_SILENT) for line in arrive(porch, f"203.0.{at}.1", 1)]
    assert all(each.is_cut for each in first)
    assert not any(each.is_cut for each in second)


def test_when_all_come_at_once_all_are_heard(porch: Porch) -> None:
    """After a start: thousands are connected before the first of them could be read."""
    addresses = [f"10.0.{at // 250}.{at % 250}" for at in range(4 * MOST_SILENT)]
    lines = [line for address in addresses for line in arrive(porch, address, 2)]
    assert not any(each.is_cut for each in lines)


def test_an_address_has_so_many_lines_but_a_proxy_here_speaks_for_many(porch: Porch) -> None:
    most = LINES_PER_SOCKET * SOCKETS
    for address, kept in (("192.0.2.1", most), ("127.0.0.1", 2 * most)):
        lines = []
        for _ in range(2 * most):
            lines += arrive(porch, address, 1)
            porch.go_in(lines[-1])
        assert sum(not each.is_cut for each in lines) == kept


def test_connecting_again_and_again_is_not_free(porch: Porch) -> None:
    cut = 0
    for _ in range(int(SOCKETS * (SOCKET_SAVES + 2 * LONG_WAIT * PER_SOCKET) / LINE)):
        (line,) = arrive(porch, "192.0.2.1", 1)
        porch.leave(line)
        cut += line.is_cut
    assert cut > 0
    assert not arrive(porch, "192.0.2.2", 1)[0].is_cut


def test_without_files_the_silent_go_and_when_somebody_leaves_there_is_room(porch: Porch) -> None:
    porch = Porch(Till(SOCKETS, 10), SOCKETS, files=SPARE_FILES + 3)
    lines = [line for number in range(3) for line in arrive(porch, f"192.0.2.{number}", 1)]
    for line in lines:
        porch.go_in(line)
    (late,) = arrive(porch, "192.0.2.9", 1)
    assert (late.is_cut, porch.is_full, len(porch)) == (True, True, 3)
    assert not any(each.is_cut for each in lines), "who was heard stays"
    porch.leave(lines[0])
    (next_one,) = arrive(porch, "192.0.2.9", 1)
    assert (next_one.is_cut, porch.is_full) == (False, False)


# -- a real server --------------------------------------------------------------------------------------

FEW = SPARE_FILES + 30
FEW_FILES = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FEW - 20}, {FEW}))
"""


@pytest.fixture
def short_of_files(folder: Path) -> Iterator[Running]:
    running = Running(folder, quick(sockets=1000), setting=FEW_FILES)
    yield running
    assert running.stop() == 0


def _told(server: Running) -> list[str]:
    return [json.loads(line)["what"] for line in server.log]


def _health(server: Running) -> dict[str, object]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(f"GET /health HTTP/1.0\r\nHost: {server.host}\r\n\r\n".encode())
        found: dict[str, object] = json.loads(line.makefile("rb").read().partition(b"\r\n\r\n")[2])
    return found


def test_a_server_short_of_files_says_so_and_goes_on(short_of_files: Running) -> None:
    server = short_of_files
    host, _ = table_for(server, 2)
    with ExitStack() as bare:
        for _ in range(60):  # more than there are files for, although more than at its start
            bare.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
        assert host.do("say", text="Do you hear me?")["is"] == "done", "who is in stays in"
        health = _health(server)
        assert health["status"] == "full"
        assert health["lines"] == health["most_lines"] == FEW - SPARE_FILES
    end = time.monotonic() + PATIENCE
    while _health(server)["status"] != "ok":
        assert time.monotonic() < end
    begun(server, 2)
    assert _told(server) == ["no_more_files"]
