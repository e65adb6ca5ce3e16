"""Several processes with one database: any door leads to any table, and a process that dies is not missed."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from random import Random

import httpx
from websockets.exceptions import ConnectionClosed

from tests.server.guests import Guest, play_on, start, table_for, until_dealt, without_ids
from tests.server.running import Running, quick

SOON = 5.0
"""Seconds in which the tables of a process that died have to be somebody else's."""


@contextmanager
def processes(database: str, **options: object) -> Iterator[list[Running]]:
    """Two of them, which stop as they should, whoever is left."""
    running = [Running(database, quick(leaving=0, **options)) for _ in range(2)]
    try:
        yield running
    finally:
        for each in running:
            if each.process.poll() is None:
                each.process.send_signal(signal.SIGCONT)
                assert each.stop() == 0


def friends(server: Running, other: Running) -> list[Guest]:
    """Two people at a table of the first process, the second of whom only knows the other one."""
    host = Guest(server)
    host.open_table(players=2)
    link = host.links()["seats"][1]
    guest = Guest(other)
    assert guest.enter(link, "Bob").status_code == 200
    guests = [host.connect(), guest.connect()]
    start(guests)
    return guests


def known(guests: Sequence[Guest]) -> list[object]:
    """What everybody sees, by REST and by their sockets, when all have heard the same."""
    for guest in guests:
        while guest.at < max(each.at for each in guests):
            guest.hear()
    return [(guest.at, without_ids(guest.question), guest.get().json()["turn"]) for guest in guests]


def until_closed(guest: Guest) -> str:
    """Listen until the server hangs up; why it did."""
    try:
        while True:
            guest.hear()
    except ConnectionClosed:
        pass
    return next((each["code"] for each in guest.heard[-1:] if each["is"] == "closed"), "")


def test_any_door_leads_to_any_table(database: str) -> None:
    with processes(database) as (one, other):
        ada, bob = friends(one, other)
        assert play_on([ada, bob], Random(1), 6) == 6
        before = known([ada, bob])
        ada.go_to(other).connect()
        bob.go_to(one).connect()
        assert known([ada, bob]) == before
        assert play_on([ada, bob], Random(2), 4) == 4
        assert not [each for each in (ada, bob) if any(message["is"] == "refused" for message in each.heard)]


def test_a_table_goes_to_the_process_its_people_come_to(database: str) -> None:
    with processes(database) as (one, other):
        host = Guest(one)
        host.open_table(players=2)
        link = host.links()["seats"][1]
        assert _figure(host, "tables_awake") == 1
        host.go_to(other).connect()
        assert _figure(host, "tables_awake") == 1
        assert _figure(Guest(one), "tables_awake") == 0
        friend = Guest(one)
        assert friend.enter(link, "Bob").status_code == 200
        start([host, friend.connect()])
        assert _figure(Guest(one), "tables_awake") == 0, "somebody is there: it stays where it is"


def test_the_tables_of_a_process_that_dies_are_taken_over(database: str) -> None:
    with processes(database) as (one, other):
        ada, bob = friends(one, other)
        play_on([ada, bob], Random(3), 6)
        before = known([ada, bob])
        one.kill()
        killed = time.monotonic()
        ada.go_to(other).connect()
        bob.reload()
        took = time.monotonic() - killed
        assert known([ada, bob]) == before
        assert took < SOON, "nobody waits longer than that"
        assert play_on([ada, bob], Random(4), 4) == 4


def test_a_move_whose_answer_was_lost_with_its_process_counts_once(database: str) -> None:
    with processes(database) as (one, other):
        ada, bob = friends(one, other)
        asked = ada if ada.question else bob
        question = asked.until_asked()
        move = asked.send("pick", at=question["at"], items=[0])
        one.kill()
        for guest in (ada, bob):
            guest.go_to(other).connect()
        again = asked.do("pick", at=question["at"], items=[0], move=move)
        assert again["is"] == "done"
        assert play_on([ada, bob], Random(5), 2) == 2


def test_a_process_that_was_believed_dead_never_writes_again(database: str) -> None:
    with processes(database) as (one, other):
        ada, bob = friends(one, one)
        play_on([ada, bob], Random(6), 4)
        known([ada, bob])
        asleep = ada.question or bob.question
        assert asleep is not None
        one.process.send_signal(signal.SIGSTOP)
        late = (ada if ada.question else bob).send("pick", at=asleep["at"], items=[0])
        away = [Guest(other) for _ in (ada, bob)]
        for here, there in zip((ada, bob), away, strict=True):
            there.http.cookies.update(here.http.cookies)
            there.table, there.seat = here.table, here.seat
            there.connect()
        assert play_on(away, Random(7), 3) == 3
        known(away)
        length = away[0].at
        one.process.send_signal(signal.SIGCONT)
        for guest in (ada, bob):
            assert until_closed(guest) == "moved"
            assert not any(each.get("move") == late for each in guest.heard if each["is"] == "done")
            guest.connect()  # by the door of the first process: it leads to the other one now
            assert guest.at == length
        assert play_on([ada, bob], Random(8), 2) == 2


def test_a_process_that_stops_hands_its_tables_over(database: str) -> None:
    with processes(database) as (one, other):
        tables = [table_for(one, 2) for _ in range(3)]
        for guests in tables:
            start(guests)
            play_on(guests, Random(9), 3)
        one.process.send_signal(signal.SIGINT)
        for guests in tables:
            for guest in guests:
                assert until_closed(guest) == "moved"
                guest.go_to(other).connect()
            assert play_on(guests, Random(10), 2) == 2
        assert one.end() == 0


def test_a_proxy_learns_who_is_about_to_go(database: str) -> None:
    staying = Running(database, quick(leaving=600))
    guest = Guest(staying)
    assert guest.http.get("/ready").json() == {"ready": True, "leaving": False}
    staying.process.send_signal(signal.SIGINT)
    while (answer := guest.http.get("/ready")).status_code != 503:
        pass
    assert answer.json() == {"ready": False, "leaving": True}
    staying.kill()


def test_a_game_that_is_over_is_told_by_a_process_that_owns_nothing(database: str) -> None:
    with processes(database) as (one, other):
        host = Guest(one)
        host.open_table(players=2, seats=["random"], options={"turn_limit": 2}, start=True)
        host.connect()
        until_dealt([host])
        chance = Random(11)
        while not (host.moment and host.moment["over"]):
            play_on([host], chance, 1)
        one.process.send_signal(signal.SIGSTOP)  # nobody could be carried there now
        host.go_to(other)
        assert host.get("replay", eyes="all").json()["over"]
        assert host.get("story").status_code == host.get("save").status_code == 200


def test_a_limit_counts_once_whichever_door_is_taken(database: str) -> None:
    with processes(database, sockets=30) as (one, other):
        guest, later = Guest(one), Guest(other)
        _let_them_tell(guest, later)  # that nothing was used yet
        while (answer := _open(guest)).status_code == 201:
            pass
        assert answer.json()["code"] == "too_many_tables"
        _let_them_tell(guest, later)
        assert _open(later).json()["code"] == "too_many_tables"


def _let_them_tell(*guests: Guest) -> None:
    """Wait until each of these processes has told the others what was used, and heard it of them."""
    for guest in guests:
        before = _renewals(guest)
        while _renewals(guest) < before + 2:
            time.sleep(0.1)


def _renewals(guest: Guest) -> int:
    return _figure(guest, "leases_renewed_total")


def _figure(guest: Guest, name: str) -> int:
    figures = guest.http.get("/metrics").text
    return int(figures.partition(f"\ncomptoir_{name} ")[2].partition("\n")[0])


def _open(guest: Guest) -> httpx.Response:
    return guest.http.post("/api/tables", json={"name": "Ada", "sets": "beginner"})
