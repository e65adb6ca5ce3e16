"""Kill a writer again and again: ``python -m tests.server.kills FOLDER ROUNDS``.

Each round a child opens the store and appends to several tables at once, naming each record in a pipe when it
is acknowledged, until it is killed at a random moment: some while they still open the store, most a little
after one of their first records. Then everything it named has to be there, in order and unbroken.

A kill is not a power cut: that the disk is waited for is SQLite's ``synchronous=FULL``.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import struct
import sys
import time
from collections import defaultdict
from pathlib import Path

from comptoir.core import Dice
from comptoir.server.storage import Record
from comptoir.server.store import Store

TABLES = 4
LONGEST_YOUTH_MS, YOUNG = 50, 6
"""One in six is killed within so much time, whatever it has done by then."""
MOST_NOTES, MOST_GRACE_US = 16, 3_000
"""The others after so many acknowledgements, and a bit more time."""
ROUNDS_IN_A_FOLDER = 20
NOTE = struct.Struct("<BI")


def body_of(seq: int) -> bytes:
    return b'{"pick":%d,"padding":"%s"}' % (seq, b"x" * (seq * 37 % 900))


async def append_for_ever(folder: Path, turn: int, pipe: int) -> None:
    store = Store.open(folder)
    assert store._writer is not None
    store._writer.execute("PRAGMA wal_autocheckpoint = 20")  # often, so that kills hit that moment too

    async def play(at: int) -> None:
        seq = 0
        while True:
            batch = [Record(seq + more, "pick", f"move-{seq + more}", body_of(seq + more)) for more in (1, 2)]
            await store.append(f"{turn}-{at}", batch, state="playing", game="dale")
            seq += 2
            os.write(pipe, NOTE.pack(at, seq))

    await asyncio.gather(*[play(at) for at in range(TABLES)])


def live(folder: Path, turn: int, dice: Dice) -> dict[int, int]:
    """The life and death of one writer: the last record acknowledged at each table."""
    hear, tell = os.pipe()
    child = os.fork()
    if not child:
        asyncio.run(append_for_ever(folder, turn, tell))
    os.close(tell)
    with os.fdopen(hear, "rb", buffering=0) as pipe:
        heard = b""
        if not turn % YOUNG:
            time.sleep(dice.below(LONGEST_YOUTH_MS) / 1e3)
        else:
            wanted = NOTE.size * (1 + dice.below(MOST_NOTES))
            while len(heard) < wanted:
                heard += pipe.read(wanted - len(heard))
            time.sleep(dice.below(MOST_GRACE_US) / 1e6)
        os.kill(child, signal.SIGKILL)
        assert os.waitpid(child, 0)[1] == signal.SIGKILL, "the writer died by itself"
        heard += pipe.read()
    acknowledged: dict[int, int] = defaultdict(int)
    acknowledged.update(NOTE.iter_unpack(heard))
    return acknowledged


def main(folder: Path, rounds: int) -> dict[str, int]:
    dice = Dice.seeded("kills")
    counts = {"rounds": 0, "acknowledged": 0, "lost": 0, "kept_unacknowledged": 0, "killed_early": 0}
    for turn in range(rounds):
        data = folder / str(turn // ROUNDS_IN_A_FOLDER)
        acknowledged = live(data, turn, dice)
        counts["killed_early"] += not acknowledged
        store = Store.open(data)
        for at in range(TABLES):
            records = store.read(f"{turn}-{at}")  # raises when the chain is broken or has a gap
            expected = [
                Record(seq, "pick", f"move-{seq}", body_of(seq)) for seq in range(1, len(records) + 1)
            ]
            assert records == expected
            assert len(records) % 2 == 0, "half an append was stored"
            counts["acknowledged"] += acknowledged[at]
            counts["lost"] += max(0, acknowledged[at] - len(records))
            counts["kept_unacknowledged"] += len(records) > acknowledged[at]
        if turn % ROUNDS_IN_A_FOLDER == ROUNDS_IN_A_FOLDER - 1:
            for row in store.tables():
                assert len(store.read(row.id)) == row.length
        counts["rounds"] += 1
        store.close()
    return counts


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]))))
