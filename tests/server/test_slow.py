"""Too much, too fast, too slow: whoever does that is cut off, and nobody else notices."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from comptoir.server.limits import BURST, MESSAGE_BYTES, SOCKETS_PER_DEVICE
from tests.server.guests import Guest, Message, start, table_for
from tests.server.rawsocket import BINARY, PING, TEXT, RawSocket, close_all, frame
from tests.server.running import PATIENCE, Running, quick

SOCKETS = 24
"""How many an address may open."""
IMPATIENT = """
from comptoir.server import lines, sockets
sockets.SLOWEST_SEND = lines.LAST_WORDS = lines.PING_EVERY = lines.SLOWEST_REQUEST = 1.0
lines.PONG_WITHIN = 4.0
"""
LONGEST_DELAY = 10.0
"""Seconds: what a word may take on a busy machine, and not what it takes behind an attacker."""
MEGABYTE = 1 << 20
ESTABLISHED = "01"
"""A line in use, as the system writes it."""


FORGETFUL = "import comptoir.server.serve as serve; serve.UNREAD_BYTES = 16 * 1024"
"""The system keeps little for whoever does not read, so that the shortest game is too much."""


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits people meet."""
    running = Running(tmp_path_factory.mktemp("usual"), quick(rate=10, sockets=SOCKETS), setting=FORGETFUL)
    yield running
    assert running.stop() == 0
    told = [json.loads(line) for line in running.log]
    assert [(each["what"], each["network"]) for each in told] == [("too_many_sockets", "127.0.0.0/24")]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that waits a second where others wait longer."""
    running = Running(tmp_path_factory.mktemp("impatient"), quick(grace=30), setting=IMPATIENT)
    yield running
    assert running.stop() == 0
    assert running.log == []


@pytest.fixture(autouse=True)
def lines_are_closed() -> Iterator[None]:
    yield
    close_all()


def memory(server: Running) -> int:
    """The bytes a server uses."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * 4096


def until_closed(guest: Guest) -> tuple[Message, int]:
    """The last message, and the code with which the socket was closed."""
    with pytest.raises(ConnectionClosed):  # noqa: PT012  # however many there are
        while True:
            guest.hear()
    assert guest.socket is not None
    return guest.heard[-1], guest.socket.close_code or 0


def latency(guest: Guest) -> float:
    """How long the server takes for a word."""
    begin = time.perf_counter()
    guest.send("ping")
    guest.until("pong")
    return time.perf_counter() - begin


# -- too much -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [TEXT, BINARY])
def test_an_oversized_message_cuts_its_connection_only(usual: Running, kind: int) -> None:
    host, guest = table_for(usual, 2)
    attacker = RawSocket(guest)
    attacker.send(b"x" * (MESSAGE_BYTES + 1), kind)
    assert attacker.is_cut()
    latency(host)
    latency(guest)
    assert host.do("say", text="still here")["is"] == "done"


def test_a_message_in_pieces_counts_as_one(usual: Running) -> None:
    host, _ = table_for(usual, 2)
    attacker = RawSocket(host)
    attacker.send(b" " * (MESSAGE_BYTES - 10), TEXT, is_last=False)
    attacker.send(b" " * 11, 0, is_last=False)
    assert attacker.is_cut()
    latency(host)


def test_the_largest_message_is_read(usual: Running) -> None:
    (host,) = table_for(usual, 1, players=2)
    assert host.socket is not None
    host.socket.send(json.dumps({"is": "ping"}).ljust(MESSAGE_BYTES))
    host.until("pong")


# -- too fast -------------------------------------------------------------------------------------------


def test_a_flood_cuts_the_attacker_and_nobody_else(usual: Running) -> None:
    host, guest = table_for(usual, 2)
    (neighbour,) = table_for(usual, 1, players=2)
    attacker = Guest(usual)
    attacker.http.cookies = guest.http.cookies
    attacker.table, attacker.seat = guest.table, guest.seat
    attacker.connect()
    try:
        for _ in range(200):
            attacker.send("say", text="spam")
    except ConnectionClosed:
        pass
    delays = [latency(neighbour) for _ in range(5)]
    last, code = until_closed(attacker)
    assert (last["is"], last["code"], code) == ("closed", "too_fast", 4429)
    assert len("".join(last["text"])) > 15
    assert max(*delays, latency(host), latency(guest)) < LONGEST_DELAY
    said = [each for each in host.heard if each["is"] == "talk"]
    assert len(said) <= 21  # what fits into a burst


def test_ten_a_second_is_no_flood(usual: Running) -> None:
    (host,) = table_for(usual, 1, players=2)
    for _ in range(25):
        latency(host)
        time.sleep(0.1)


def test_looking_back_again_and_again_is_refused(usual: Running) -> None:
    """To show a game of the past is work: whoever asks for it in a loop has to wait, and nobody else."""
    guests = table_for(usual, 2)
    start(guests)
    path = f"/api/tables/{guests[0].table}/replay?eyes=watch&count=50"
    looks = 1
    while (answer := guests[0].http.get(path)).status_code == 200:
        looks += 1
    assert looks > BURST
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert latency(guests[1]) < LONGEST_DELAY


def test_pings_without_reading_fill_no_memory(usual: Running) -> None:
    """Pongs are made by the protocol itself, where nobody counts."""
    (host,) = table_for(usual, 1, players=2)
    before = memory(usual)
    attacker = RawSocket(host)
    many = frame(b"x" * 125, PING) * 4000
    with pytest.raises(OSError, match=r"."):  # noqa: PT012  # some time on the way
        for _ in range(100):
            attacker.line.sendall(many)
    assert memory(usual) - before < 20 * MEGABYTE
    latency(host)


# -- too slow -------------------------------------------------------------------------------------------


def busy_table(server: Running) -> Guest:
    """A table with somebody to look on, where a game by bots is about to begin."""
    host = Guest(server)
    host.open_table(players=4, seats=["random"] * 3, start=True)
    host.connect()
    while host.moment is None:
        host.hear()
    return host


def play_to_the_end(host: Guest) -> int:
    """Let a bot play for the host as well; how many picks that were, each told by itself."""
    before = host.at
    assert host.do("replace", seat=0, bot=True)["is"] == "done"
    while host.moment is not None and not host.moment["over"]:
        host.hear()
    return host.at - before


def test_a_slow_reader_stalls_nobody_and_gets_a_fresh_snapshot(usual: Running) -> None:
    host = busy_table(usual)
    spectator = Guest(usual)
    assert spectator.enter(host.links()["watch"]).status_code == 200
    slow = RawSocket(spectator)
    before = memory(usual)
    picks = play_to_the_end(host)
    assert picks > 100
    assert memory(usual) - before < 30 * MEGABYTE
    latency(host)
    messages = slow.messages(until=_is_over)
    assert messages[0]["is"] == "snapshot"
    assert len(messages) < picks, "nothing had to be left out: this tests nothing"
    last = [each for each in messages if each["is"] in ("snapshot", "update")][-1]
    assert last["is"] == "snapshot"
    assert last["moment"]["over"]
    assert last["moment"]["scene"] == _scene_for_spectators(spectator)


def _is_over(message: Message) -> bool:
    moment: Message | None = message.get("moment")
    return moment is not None and bool(moment["over"])


def _scene_for_spectators(spectator: Guest) -> object:
    spectator.connect()
    assert spectator.moment is not None
    return spectator.moment["scene"]


def test_somebody_who_never_reads_is_cut(impatient: Running) -> None:
    host = busy_table(impatient)
    spectator = Guest(impatient)
    assert spectator.enter(host.links()["watch"]).status_code == 200
    for _ in range(3):
        RawSocket(spectator)
    assert sockets_of(impatient) >= 4
    play_to_the_end(host)
    wait_until(lambda: _is_alone(host))
    host.leave()
    wait_until(lambda: sockets_of(impatient) == 0)


def test_a_line_that_died_is_noticed(impatient: Running) -> None:
    """Somebody whose machine lost its network: it does not say goodbye, and answers no ping."""
    host, guest = table_for(impatient, 2)
    guest.leave()
    RawSocket(guest)
    host.until("room", where=lambda each: each["table"]["seats"][1]["connected"])
    host.until("room", where=lambda each: not each["table"]["seats"][1]["connected"])


@pytest.mark.parametrize(
    "begin", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\n"]
)
def test_half_a_request_is_not_waited_for(impatient: Running, begin: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port)) as line:
        line.sendall(begin)
        line.settimeout(PATIENCE)
        assert line.recv(100) == b""


def test_half_a_body_is_not_waited_for(impatient: Running) -> None:
    with socket.create_connection(("127.0.0.1", impatient.port)) as line:
        lines = (
            b"POST /api/tables HTTP/1.1",
            b"Host: 127.0.0.1",
            b"Content-Type: application/json",
            b"Content-Length: 9",
        )
        line.sendall(b"\r\n".join(lines) + b"\r\n\r\n{")
        line.settimeout(PATIENCE)
        assert line.recv(100) == b""


def test_requests_one_after_the_other_are_served(impatient: Running) -> None:
    guest = Guest(impatient)
    for _ in range(4):
        assert guest.http.get("/health").status_code == 200
        time.sleep(0.5)


def wait_until(is_so: object, patience: float = PATIENCE) -> None:
    assert callable(is_so)
    end = time.perf_counter() + patience
    while not is_so():
        assert time.perf_counter() < end
        time.sleep(0.1)


def _is_alone(host: Guest) -> bool:
    latency(host)
    return bool(host.shown["spectators"] == 0)


def sockets_of(server: Running) -> int:
    """The lines a server holds open."""
    port = f":{server.port:04X}"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1].endswith(port) and row[3] == ESTABLISHED for row in rows)


# -- too many -------------------------------------------------------------------------------------------


def test_a_device_has_so_many_sockets_and_the_newest_count(usual: Running) -> None:
    (host,) = table_for(usual, 1, players=2)
    more = [host.another_tab() for _ in range(SOCKETS_PER_DEVICE - 1)]
    latency(host)
    one_more = host.another_tab()
    assert host.until("closed")["code"] == "opened_elsewhere"
    for each in (*more, one_more):
        latency(each)


def test_an_address_has_so_many_sockets(usual: Running) -> None:
    tables = [table_for(usual, 1, players=2)[0] for _ in range(8)]
    more = [RawSocket(host) for host in tables for _ in range(2)]
    assert len(more) + len(tables) == SOCKETS
    with pytest.raises(InvalidStatus) as refusal:
        table_for(usual, 1, players=2)
    assert refusal.value.response.status_code == 429
    said = json.loads(refusal.value.response.body or b"")
    assert said["code"] == "too_many_connections"
    assert str(SOCKETS) in said["text"]
    for host in tables:
        latency(host)


def test_a_game_goes_on_beside_all_this(usual: Running) -> None:
    guests = table_for(usual, 2)
    start(guests)
    assert any(guest.question for guest in guests)
