"""A server that breaks its word is noticed: each of these does, in a way of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from comptoir.cli import main
from comptoir.server import entries
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.entries import Entry
from comptoir.server.ledger import Ledger
from comptoir.server.pacing import Pacer
from comptoir.server.replies import Replies
from comptoir.server.showing import Showing
from comptoir.server.simulated.disk import Disk
from comptoir.server.simulated.schedules import Outcome, play

WITHIN = 40
"""Schedules in which a breach is found."""

Patch = Callable[[pytest.MonkeyPatch], None]


def tell_before_it_is_stored(patch: pytest.MonkeyPatch) -> None:
    async def append(self: Actor, entry: Entry, move: str | None, state: str, *also: Entry) -> None:
        first = entries.record(self.ledger.length + 1, entry, move)
        others = [entries.record(seq, each) for seq, each in enumerate(also, first.seq + 1)]
        done = self._store.append(self.ledger.table, [first, *others], state=state)
        done.add_done_callback(lambda each: each.exception())

    patch.setattr(Actor, "_append", append)


def forget_what_is_said(patch: pytest.MonkeyPatch) -> None:
    stored = Actor._append

    async def append(self: Actor, entry: Entry, move: str | None, state: str, *also: Entry) -> None:
        if isinstance(entry, entries.Talked):
            self.ledger.length -= 1
        else:
            await stored(self, entry, move, state, *also)

    patch.setattr(Actor, "_append", append)


def lose_the_last_record_in_a_crash(patch: pytest.MonkeyPatch) -> None:
    def recover(self: Disk) -> None:
        for table, records in self._records.items():
            if len(records) > 2:
                self._records[table] = records[:-1]

    patch.setattr(Disk, "recover", recover)


def count_a_move_as_often_as_it_is_sent(patch: pytest.MonkeyPatch) -> None:
    number = count()
    patch.setattr(Replies, "_name", lambda self, listener, move: f"{listener.seat} {move}{next(number)}")


def keep_no_name_of_a_move(patch: pytest.MonkeyPatch) -> None:
    record = entries.record
    patch.setattr(entries, "record", lambda seq, entry, move=None: record(seq, entry))


def tell_the_last_first(patch: pytest.MonkeyPatch) -> None:
    take = Listener.take

    async def hasty(self: Listener) -> bytes | None:
        self._queue.reverse()
        taken = await take(self)
        self._queue.reverse()
        return taken

    patch.setattr(Listener, "take", hasty)


def tell_everybody_what_the_host_hears(patch: pytest.MonkeyPatch) -> None:
    reader = Ledger.reader
    patch.setattr(Ledger, "reader", lambda self, observer, lang: reader(self, 0, lang))
    told = Showing.update

    def update(self: Showing, listener: Listener) -> Any:
        listener.observer = 0
        return told(self, listener)

    patch.setattr(Showing, "update", update)


def leave_out_an_update(patch: pytest.MonkeyPatch) -> None:
    tell = Actor.tell_game

    def lazy(self: Actor) -> None:
        if self.ledger.length % 5:
            tell(self)
        elif self.ledger.match is not None and self.showing.begin_telling():
            self.showing.end_telling()

    patch.setattr(Actor, "tell_game", lazy)


def forget_to_move_bots_on(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pacer, "_bot", lambda *_: _nothing())
    patch.setattr(Pacer, "_rule", lambda *_: _nothing())


async def _nothing() -> None:
    return None


def wait_for_ever_when_the_disk_fails(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("comptoir.server.actor.RETRY", 10**6)


def refuse_what_was_done_already(patch: pytest.MonkeyPatch) -> None:
    class Forgetful(dict[str, int]):
        def get(self, *_: object) -> None:  # type: ignore[override]  # it forgets
            return None

    entered = Ledger.__init__

    def begin(self: Ledger, table: str) -> None:
        entered(self, table)
        self.moves = Forgetful()

    patch.setattr(Ledger, "__init__", begin)


def leave_a_table_running(patch: pytest.MonkeyPatch) -> None:
    async def stop(self: Actor) -> None:
        self._pacer.stop()

    patch.setattr(Actor, "stop", stop)


BREACHES: tuple[Patch, ...] = (
    tell_before_it_is_stored,
    forget_what_is_said,
    lose_the_last_record_in_a_crash,
    count_a_move_as_often_as_it_is_sent,
    keep_no_name_of_a_move,
    tell_the_last_first,
    tell_everybody_what_the_host_hears,
    leave_out_an_update,
    forget_to_move_bots_on,
    wait_for_ever_when_the_disk_fails,
    refuse_what_was_done_already,
    leave_a_table_running,
)


def failing() -> Iterator[Outcome]:
    return (outcome for outcome in map(play, range(WITHIN)) if outcome.violations)


@pytest.mark.parametrize("breach", BREACHES, ids=lambda breach: breach.__name__)
def test_a_breach_is_noticed(breach: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    breach(monkeypatch)
    found = next(failing(), None)
    assert found is not None
    assert play(found.seed).violations, "a failing schedule fails again"


def test_the_command_says_how_to_see_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tell_before_it_is_stored(monkeypatch)
    seed = next(failing()).seed
    assert main(["lab", "faults", "--seed", str(seed), "--schedules", "1", "--workers", "1"]) == 1
    told = capsys.readouterr().out
    assert f"schedule {seed}: " in told
    assert f"lab faults --seed {seed} --schedules 1 --trace" in told
