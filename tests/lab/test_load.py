"""A small crowd at a real server: every pick arrives, and a kill loses nothing."""

import json
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from socket import socket
from subprocess import DEVNULL, PIPE, Popen
from time import monotonic, sleep
from typing import Any

import pytest
from msgspec import convert
from msgspec.json import decode

from comptoir.core import ComptoirError
from comptoir.lab.server import crowd, load, phases, spawn
from comptoir.lab.server.load import AT_LEAST, USUAL, LoadFigures, bars, is_met, percentile
from comptoir.lab.server.people import HeardQuestion, HeardStock, KnownTable, Person, SentPick
from comptoir.lab.server.regulars import Doors
from tests.server.running import PATIENCE


@pytest.fixture(scope="module", params=["dale", "karanor"])
def figures(request: pytest.FixtureRequest) -> LoadFigures:
    with pytest.MonkeyPatch.context() as busy_machine:
        busy_machine.setattr(crowd, "PATIENCE", 120.0)
        return load.measure(game=request.param, tables=4, seats=4, rate=12, seconds=2)


def test_a_small_crowd_plays_without_an_error_and_loses_nothing(figures: LoadFigures) -> None:
    assert figures.error_kinds == {}
    assert figures.errors == figures.lost_picks == 0
    assert (figures.tables, figures.sockets) == (4, 16)
    assert 0 < figures.picks <= 24
    assert figures.resumed_picks is not None
    assert figures.resumed_picks >= figures.picks


def test_everything_is_measured(figures: LoadFigures) -> None:
    values = figures.plain()
    for name in ("game", "errors", "lost_picks", "lost", "error_kinds", "trades", "store"):
        del values[name]
    several = [values.pop(name) for name in ("takeover_s", "rolling_p99_ms", "database_pick_ms")]
    assert several == [None, None, None], "there was one process, and no database"
    assert all(value > 0 for value in values.values()), values
    assert figures.p50_ms <= figures.p99_ms <= figures.most_ms
    assert figures.own_p50_ms <= figures.p50_ms
    assert figures.resume_start_s is not None
    assert figures.resume_s is not None
    assert figures.resume_start_s < figures.resume_s


@pytest.mark.parametrize("name", [name for name in USUAL["karanor"].bars if name not in AT_LEAST])
def test_a_bar_is_an_upper_bound(figures: LoadFigures, name: str) -> None:
    def reaches(value: float | None) -> bool:
        change: dict[str, Any] = {name: value}
        return is_met(replace(figures, **change), name)

    bar = bars(figures)[name]
    assert reaches(bar)
    assert not reaches(bar + 0.1)
    assert not reaches(None), "what was not measured was not reached"


def test_as_many_picks_are_wanted_as_were_due(figures: LoadFigures) -> None:
    assert bars(figures)["picks_per_s"] == 12
    assert is_met(replace(figures, picks_per_s=11.9), "picks_per_s")
    assert not is_met(replace(figures, picks_per_s=11.5), "picks_per_s")


def test_a_percentile_is_one_of_the_values() -> None:
    values = [float(each) for each in range(200, 0, -1)]
    assert percentile(values, 50) == 100
    assert percentile(values, 99) == 198
    assert percentile(values, 100) == 200
    assert percentile([7.0], 1) == 7


# -- several processes ----------------------------------------------------------------------------------


def test_two_processes_outlive_each_other_and_nothing_is_lost() -> None:
    found = load.measure(tables=4, seats=3, rate=12, seconds=1, processes=2, store="postgresql")
    assert found.error_kinds == {}
    assert (found.errors, found.lost_picks, found.processes, found.store) == (0, 0, 2, "postgresql")
    assert found.takeover_s is not None
    assert found.takeover_s > 0
    assert found.rolling_p99_ms is not None
    assert found.rolling_p99_ms >= found.p50_ms > 0
    assert found.database_pick_ms is not None
    told = found.plain()
    assert told["lost"] == 0
    assert told["resume_s"] is None, "nobody waited for a process to come back"
    assert {"takeover_s", "rolling_p99_ms", "errors", "lost_picks"} <= bars(found).keys()
    assert "resume_s" not in bars(found)


def test_people_of_a_table_have_one_door_but_for_a_few() -> None:
    servers = [spawn.Spawned(Path(), sockets=1) for _ in range(2)]
    for port, server in enumerate(servers, 8001):
        server.port = port
    doors = Doors(servers)
    table = KnownTable("Zk3")
    people = [Person(table, seat, "") for seat in range(400)]
    ways = Counter(doors.way(person) for person in people)
    assert 0.05 < min(ways.values()) / len(people) < 0.15, "some are carried"
    assert {doors.way(people[0], tries) for tries in (0, 1)} == {8001, 8002}, "one that fails tries the next"
    doors.shut.add(servers[0])
    assert {doors.way(person) for person in people} == {8002}


# -- what the crowd does --------------------------------------------------------------------------------


def question(**fields: object) -> HeardQuestion:
    items = [{"kind": kind, "text": [kind]} for kind in ("card", "seat", "pass")]
    plain = {"at": 0, "prompt": "pay", "items": items, **fields}
    return decode(json.dumps(plain), type=HeardQuestion)


@pytest.mark.parametrize(
    ("fields", "legal"),
    [
        ({}, [[0], [1], [2]]),
        ({"choice": {"least": 2, "most": 2, "one_by_one": True}}, [[0], [1], [2]]),
        ({"choice": {"least": 1, "most": 3, "sets": [[0, 2], [1]]}}, [[0, 2], [1]]),
        ({"choice": {"least": 0, "most": 1}}, [[], [0], [1], [2]]),
        ({"window": {"length": 0.0, "left": 0.0}}, [[2]]),
    ],
)
def test_every_legal_pick_is_made_and_no_other(fields: dict[str, object], legal: list[list[int]]) -> None:
    asked, chance = question(**fields), Random(1)
    assert sorted({tuple(asked.picks(chance)) for _ in range(100)}) == [tuple(each) for each in sorted(legal)]


def test_somebody_trades_only_what_the_other_has() -> None:
    table = KnownTable("t")
    table.people = [Person(table, seat, "") for seat in range(2)]
    trader, chance = table.people[0], Random(1)
    stocks = [{"gold": 1, "goods": {"wood": 1}}, {"gold": 0, "goods": {"wood": 0, "wine": 2}}]
    trader.stocks = convert(stocks, list[HeardStock])
    assert trader.trade(chance) is None, "nothing may be offered"
    trader.unasked = ["offer"]
    offer = trader.trade(chance)
    assert offer is not None
    assert [part["key"] for part in offer["parts"]] == ["to:1", "give:gold", "get:wine"]
    trader.unasked = ["offer", "accept:3", "card:ambush:1"]
    assert trader.trade(chance) == {"is": "act", "key": "accept:3"}


def test_a_pick_has_arrived_when_the_last_seat_sees_it() -> None:
    table = KnownTable("t")
    table.people = [Person(table, seat, "") for seat in range(3)]
    pick = SentPick(table.people[1], "move", "")
    sent = pick.sent
    pick.arrivals = [(0, 6, sent + 1), (1, 7, sent + 2), (0, 7, sent + 3), (2, 7, sent + 4), (1, 8, sent + 5)]
    assert pick.delays() is None, "the server has not said which step it was"
    pick.done_at = 7
    assert pick.delays() == pytest.approx((2, 4))
    pick.done_at = 8
    assert pick.delays() is None


# -- when the measuring is ended ------------------------------------------------------------------------

MEASURING = """
import asyncio, pathlib, sys
from comptoir.lab.server.spawn import Spawned

async def wait(folder):
    server = Spawned(pathlib.Path(folder), sockets=1)
    await server.start()
    print(server.port, flush=True)
    await asyncio.sleep(600)

asyncio.run(wait(sys.argv[1]))
"""


def test_a_server_ends_with_whoever_measures_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", MEASURING, str(tmp_path)]
    with Popen(command, stdout=PIPE, stdin=DEVNULL) as measuring:
        assert measuring.stdout is not None
        port = int(measuring.stdout.readline())
        measuring.kill()
    end = monotonic() + PATIENCE
    while _listens(port):
        assert monotonic() < end
        sleep(0.01)


def _listens(port: int) -> bool:
    with socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0


# -- when nothing can be measured -----------------------------------------------------------------------


def test_a_server_that_does_not_start_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spawn, "SERVE", ("-c", "import sys; sys.exit('no luck')"))
    with pytest.raises(ComptoirError) as caught:
        load.measure(tables=1, seconds=1)
    assert caught.value.code == "bench_server_failed"
    assert caught.value.details["reason"] == "no luck"


def test_without_a_single_pick_there_is_nothing_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = phases.Measured(
        1.0,
        phases.Paced([], [], 0.0, None, Counter()),
        phases.Watched(None, Counter()),
        phases.Revived(1.0, 1.0, 0, 0),
    )
    monkeypatch.setattr(phases, "run", lambda *arguments: nothing)
    with pytest.raises(ComptoirError) as caught:
        load.measure(tables=1, seconds=1)
    assert caught.value.code == "bench_no_picks"
