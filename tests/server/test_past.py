"""The past is told by a process of its own: who plays never waits for who looks back."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from comptoir.core import ComptoirError
from comptoir.server import past as past_module
from comptoir.server.past import MOST_ADDRESSES, MOST_COMING, MOST_WAITING, Lines, Past, Reviewed
from comptoir.server.worker import Worker
from tests.server.guests import Guest, begun, play_on
from tests.server.running import PATIENCE, Running, quick

QUESTION = Lines("table", 1, "en", 0, 1)


@pytest.fixture
def own(folder: Path) -> Iterator[Running]:
    running = Running(folder, quick(grace=600))
    yield running
    assert running.stop() == 0


def rememberers(server: Running) -> list[int]:
    """The process that tells the past, if there is one."""
    found = []
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            words = each.read_bytes().split(b"\0")
            if b"comptoir.server.remembering" in words and str(server.folder).encode() in words:
                found.append(int(each.parent.name))
    return found


def older(guest: Guest) -> list[str]:
    """Words of the log before now. A server that is too busy says so, and is asked again."""
    assert guest.moment is not None
    end = time.monotonic() + PATIENCE
    while True:
        guest.send("older", before=guest.moment["beat"])
        story = guest.until("story", "refused")
        if story.get("code") != "busy" or time.monotonic() > end:
            break
    assert story["is"] == "story", story
    return [str(line["text"]) for beat in story["beats"] for line in beat["lines"]]


def test_moves_go_on_while_nobody_can_look_back(own: Running) -> None:
    guests = begun(own, 2)
    play_on(guests, Random(1), 10)
    before = older(guests[0])
    assert before
    (process,) = rememberers(own)
    os.kill(process, signal.SIGSTOP)
    with ThreadPoolExecutor() as elsewhere:
        looking = elsewhere.submit(guests[1].get, "replay", eyes="watch")
        guests[0].send("older", before=10**6)
        assert play_on(guests, Random(1), 10) == 10
        assert not looking.done()
        assert not [each for each in guests[0].heard if each["is"] == "story"][1:]
        os.kill(process, signal.SIGCONT)
        answer = looking.result(PATIENCE)
    assert answer.status_code == 200
    assert guests[0].until("story")["beats"]


def test_a_process_that_dies_is_started_again(own: Running) -> None:
    guests = begun(own, 2)
    play_on(guests, Random(1), 5)
    before = older(guests[0])
    (process,) = rememberers(own)
    os.kill(process, signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while guests[0].get("replay", eyes="watch").status_code != 200:
        assert time.monotonic() < end
    assert rememberers(own) != [process]
    assert older(guests[0])[: len(before)] == before


def test_it_keeps_up_with_what_is_played_and_taken_back(own: Running) -> None:
    guests = begun(own, 2)
    for _ in range(4):
        play_on(guests, Random(1), 3)
        replay = guests[0].get("replay", eyes="0", start=10**6, count=1).json()
        for guest in guests:
            guest.catch_up()
        assert guests[0].moment is not None
        assert replay["frames"][-1]["progress"] == guests[0].moment["progress"]


def test_before_the_deal_there_is_nothing_to_tell(own: Running) -> None:
    """And nobody is asked for it."""
    (host, _) = begun(own, 2)
    host.send("older", before=0)
    assert host.until("story")["beats"] == []
    assert rememberers(own) == []


# -- who asks much --------------------------------------------------------------------------------------


class Stalled:
    """A process that answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.go_on = asyncio.Event()
        self.asked = 0

        async def ask(_: Worker, __: bytes) -> bytes:
            self.asked += 1
            await self.go_on.wait()
            return b"={}"

        monkeypatch.setattr(Worker, "ask", ask)


def test_an_address_waits_for_itself_and_has_so_many_questions(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def main() -> None:
        worker, past = Stalled(monkeypatch), Past(tmp_path)
        much = [asyncio.create_task(past.tell(QUESTION, "192.0.2.1")) for _ in range(MOST_WAITING)]
        little = asyncio.create_task(past.tell(QUESTION, "192.0.2.2"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert worker.asked == 2, "one question of each address is before it"
        with pytest.raises(ComptoirError, match="busy"):
            await past.tell(QUESTION, "192.0.2.1")
        worker.go_on.set()
        assert set(await asyncio.gather(*much, little)) == {b"{}"}
        assert worker.asked == MOST_WAITING + 1
        assert not past._turns, "nothing is remembered of who has gone"
        assert not past._waiting

    asyncio.run(main())


def test_only_so_many_addresses_wait(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def main() -> None:
        worker, past = Stalled(monkeypatch), Past(tmp_path)
        many = [asyncio.create_task(past.tell(QUESTION, f"192.0.2.{at}")) for at in range(MOST_ADDRESSES)]
        await asyncio.sleep(0)
        with pytest.raises(ComptoirError, match="busy"):
            await past.tell(QUESTION, "198.51.100.1")
        worker.go_on.set()
        await asyncio.gather(*many)

    asyncio.run(main())


def test_a_review_goes_on_being_made_while_who_asked_is_told_that_it_comes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    async def main() -> None:
        monkeypatch.setattr(past_module, "WAITS_FOR_REVIEW", 0.0)
        worker, past = Stalled(monkeypatch), Past(tmp_path)
        question = Reviewed("table", 1, "en")
        for _ in range(2):
            assert await past.tell(question, "192.0.2.1") == b"null"
        assert worker.asked == 1, "it is made once"
        assert await past.tell(Reviewed("other", 1, "en"), "192.0.2.1") == b"null"
        worker.go_on.set()
        monkeypatch.setattr(past_module, "WAITS_FOR_REVIEW", PATIENCE)
        assert await past.tell(question, "192.0.2.2") == b"{}"
        assert await past.tell(Reviewed("other", 1, "en"), "192.0.2.2") == b"{}"
        assert not past._coming

    asyncio.run(main())


def test_only_so_many_reviews_are_made_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def main() -> None:
        monkeypatch.setattr(past_module, "WAITS_FOR_REVIEW", 0.0)
        worker, past = Stalled(monkeypatch), Past(tmp_path)
        for number in range(MOST_COMING):
            assert await past.tell(Reviewed(f"table {number}", 1, "en"), "192.0.2.1") == b"null"
        with pytest.raises(ComptoirError, match="busy"):
            await past.tell(Reviewed("one too many", 1, "en"), "192.0.2.1")
        worker.go_on.set()
        await asyncio.gather(*past._coming.values())
        monkeypatch.setattr(past_module, "WAITS_FOR_REVIEW", PATIENCE)
        assert await past.tell(Reviewed("one more", 1, "en"), "192.0.2.1") == b"{}"
        assert not past._coming, "what nobody came back for is forgotten"

    asyncio.run(main())
