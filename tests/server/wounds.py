"""Kill a writer, then damage what it left: ``python -m tests.server.wounds FOLDER ROUNDS WOUNDS``.

A child appends to several tables until it is killed, as in ``kills``. Then copies of its folder are opened
whose write-ahead log has a flipped bit, breaks off or is gone. Every record that was acknowledged has to be
there, or to be named as missing.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections import Counter, defaultdict
from pathlib import Path

from comptoir.core import ComptoirError, Dice
from comptoir.server.storage import Damaged, Record
from comptoir.server.store import Store
from tests.server.kills import TABLES, body_of, live

WAL = "comptoir.sqlite-wal"


def wound(wal: Path, dice: Dice) -> str:
    """Do something bad to a file."""
    data = wal.read_bytes() if wal.exists() else b""
    if not data:
        return "nothing"
    way = ("flip", "flip", "truncate", "zero", "remove")[dice.below(5)]
    at = dice.below(len(data))
    if way == "flip":
        wal.write_bytes(data[:at] + bytes([data[at] ^ 1 << dice.below(8)]) + data[at + 1 :])
    elif way == "truncate":
        wal.write_bytes(data[:at])
    elif way == "zero":
        wal.write_bytes(data[:at] + bytes(len(data[at : at + 512])) + data[at + 512 :])
    else:
        wal.unlink()
    return way


def look_at(folder: Path, turn: int, acknowledged: dict[int, int], counts: Counter[str]) -> None:
    """Open a damaged folder: is what was acknowledged there, or named?"""
    try:
        store = Store.open(folder)
    except ComptoirError:
        counts["refused"] += 1
        return
    missing: dict[str, int] = defaultdict(int, {loss.table: loss.missing for loss in store.losses})
    counts["wounded"] += bool(store.losses)
    for at in range(TABLES):
        table = f"{turn}-{at}"
        try:
            records = store.read(table)
        except Damaged:
            counts["damaged"] += 1
            continue
        assert records == [
            Record(seq, "pick", f"move-{seq}", body_of(seq)) for seq in range(1, len(records) + 1)
        ]
        counts["missing"] += max(0, acknowledged[at] - len(records))
        counts["named"] += missing[table]
        counts["unnamed"] += max(0, acknowledged[at] - len(records) - missing[table])
    store.close()


def main(folder: Path, rounds: int, wounds: int) -> Counter[str]:
    dice, counts = Dice.seeded("wounds"), Counter[str](dict.fromkeys(("wounded", "missing", "unnamed"), 0))
    for turn in range(rounds):
        left, copy = folder / f"left-{turn}", folder / "copy"
        acknowledged = live(left, 6 * turn + 1, dice)  # none is killed while it still opens the store
        for _ in range(wounds):
            shutil.copytree(left, copy)
            counts[wound(copy / WAL, dice)] += 1
            look_at(copy, 6 * turn + 1, acknowledged, counts)
            shutil.rmtree(copy)
        shutil.rmtree(left)
    return counts


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
