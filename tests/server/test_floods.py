"""Floods within all limits: another table's people notice nothing, and nobody honest is hung up on.

What a pick takes is measured with and without them in the same minute, in turns, since machines are not
always calm; in a full campaign also against the figure we promise.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from time import perf_counter

import pytest

from comptoir.lab.server.load import percentile
from tests.server.floods import Seat
from tests.server.guests import Guest, begun, finished_table
from tests.server.running import PATIENCE, Running, quick

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
TURNS = 4 if FULL else 2
"""How often it is measured in turns, without a flood and with it."""
TABLES = 20 if FULL else 3
"""Tables of those who flood."""
PICKS = 60 if FULL else 12
"""Picks that are timed each time."""
MOST_P99 = 0.100
"""Seconds: what we promise on a calm machine."""
SLACK = 20.0
"""So much slower picks may become in ``./check``, where other tests run beside; a stalled table is slower
by hundreds."""
THINKING = 0.15
"""Seconds somebody honest takes before a pick at least."""
LEAST = 0.05
"""Seconds below which nobody complains there."""

FLOODS = {
    "speak": ["speak@127.0.0.2"],
    "older": ["older@127.0.0.2"],
    "reconnect": ["reconnect@127.0.0.2"],
    "look_back": [f"look_back@127.0.0.{each}" for each in range(2, 8)],
    "say_nothing": ["say_nothing@127.0.0.2"],
    "all": [
        "speak@127.0.0.2",
        "older@127.0.0.3",
        "reconnect@127.0.0.4",
        *[f"look_back@127.0.0.{each}" for each in range(5, 11)],
        "say_nothing@127.0.0.11",
    ],
}


@pytest.fixture(scope="module")
def long_games(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Seat]]:
    """A folder with games that were played to their end, and the seats of those who will flood."""
    folder = tmp_path_factory.mktemp("data")
    running = Running(folder)
    hosts = [finished_table(running) for _ in range(TABLES)]
    assert running.stop() == 0
    return folder, [(host.table, host.seat, host.cookies()) for host in hosts]


@pytest.fixture
def server(long_games: tuple[Path, list[Seat]]) -> Iterator[Running]:
    """With the limits people meet."""
    running = Running(long_games[0], quick(rate=10, sockets=64))
    yield running
    # Before it is stopped: whoever waits for an answer then is told nothing more, and that it says too.
    told = [json.loads(line) for line in running.complaints]
    assert running.stop() == 0
    assert {each["room"] for each in told} <= {"comptoir.door"}, told


class Flood:
    """A process that floods while it is told to."""

    def __init__(self, server: Running, seats: Sequence[Seat], floods: Sequence[str]) -> None:
        told = [str(server.port), json.dumps(seats), *floods]
        command = [sys.executable, "-m", "tests.server.floods", *told]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        assert self._output.readline() == "ready\n"

    def begin(self) -> None:
        self._input.write("begin\n")
        self._input.flush()

    def end(self) -> dict[str, tuple[int, int]]:
        """How much each has asked for so far, and was answered."""
        self._input.write("end\n")
        self._input.flush()
        told: dict[str, tuple[int, int]] = json.loads(self._output.readline())
        return told

    def close(self) -> None:
        self._input.close()
        self._process.wait(PATIENCE)
        self._output.close()


def time_picks(guests: Sequence[Guest], chance: Random, picks: int) -> list[float]:
    """Seconds each pick takes until the last one at the table has seen it."""
    taken = list[float]()
    while len(taken) < picks:
        player = _asked(guests)
        time.sleep(THINKING)
        start = perf_counter()
        answer = player.pick_any(chance)
        if answer["is"] == "refused":
            assert answer["code"] == "too_late", answer
            continue
        for guest in guests:
            while guest.at < answer["at"]:
                guest.hear()
        taken.append(perf_counter() - start)
    return taken


def _asked(guests: Sequence[Guest]) -> Guest:
    """Whoever is asked, once all know of it."""
    while True:
        newest = max(guest.at for guest in guests)
        for guest in guests:
            while guest.at < newest:
                guest.hear()
            assert guest.moment is not None
            assert not guest.moment["over"], "the game is over"
        asked = [guest for guest in guests if guest.question is not None]
        if asked:
            return asked[0]
        guests[0].hear()


@pytest.mark.parametrize("name", list(FLOODS) if FULL else ["all"])
def test_nobody_stalls_anybody(server: Running, long_games: tuple[Path, list[Seat]], name: str) -> None:
    chance, calm, under = Random(7), list[float](), list[float]()
    told: dict[str, tuple[int, int]] = {}
    with closing(Flood(server, long_games[1], FLOODS[name])) as flood:
        for _ in range(TURNS):
            guests = begun(server, 2)
            calm += time_picks(guests, chance, PICKS)
            flood.begin()
            under += time_picks(guests, chance, PICKS)
            told = flood.end()
            for guest in guests:
                guest.catch_up()
                assert not [each for each in guest.heard if each["is"] == "closed"], "that one was honest"
                guest.leave()
    assert all(sent > 0 for sent, _ in told.values()), "this flood was none"
    figures = {
        f"{what}_p{percent}": round(percentile(taken, percent) * 1000, 1)
        for what, taken in (("calm", calm), ("under", under))
        for percent in (50, 99)
    }
    print(name, json.dumps(figures), json.dumps(told))
    if FULL:
        assert all(done for each, (_, done) in told.items() if "nothing" not in each), "nobody was served"
        assert percentile(under, 99) < MOST_P99, figures
    assert percentile(under, 50) < max(LEAST, SLACK * percentile(calm, 50)), figures
