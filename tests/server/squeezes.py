"""A store whose disk gets full: ``python -m tests.server.squeezes FOLDER limit|ballast``.

``limit`` lets the system refuse to write further into any file (RLIMIT_FSIZE); ``ballast`` fills the disk the
folder is on, so give it a small one. Meanwhile nothing may be acknowledged; afterwards all goes on by itself.
"""

from __future__ import annotations

import asyncio
import json
import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from comptoir.core import ComptoirError
from comptoir.server.storage import NotStored, Record
from comptoir.server.store import Store

TABLES = ("a", "b", "c")


@contextmanager
def limit(_: Path) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8_192, hard))  # shorter than any record here
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def ballast(folder: Path) -> Iterator[None]:
    file = folder.parent / "ballast"
    with file.open("wb", buffering=0) as opened, suppress(OSError):
        while True:
            opened.write(bytes(4096))
    yield
    file.unlink()


def record(seq: int) -> Record:
    return Record(seq, "pick", f"move-{seq}", b'"%s"' % (b"x" * 9_000))


async def main(folder: Path, way: str) -> dict[str, object]:
    store = Store.open(folder)
    for seq in (1, 2):
        await asyncio.gather(
            *[store.append(each, [record(seq)], state="open", game="dale") for each in TABLES]
        )
    refused: list[str] = []
    with {"limit": limit, "ballast": ballast}[way](folder):
        for _ in range(5):
            tries = [store.append(each, [record(3)], state="over") for each in TABLES]
            outcomes = await asyncio.gather(*tries, return_exceptions=True)
            refused += [each.why for each in outcomes if isinstance(each, NotStored)]
        during = {each: len(store.read(each)) for each in TABLES}
        states = {row.state for row in store.tables()}
        try:
            Store.open(folder.parent / "second")
        except ComptoirError as error:
            refused.append(str(error.details["why"]))
    await asyncio.gather(*[store.append(each, [record(3)], state="over") for each in TABLES])
    store.close()
    store = Store.open(folder)
    after = {each: [record.seq for record in store.read(each)] for each in TABLES}
    store.close()
    return {"refused": refused, "during": during, "states": sorted(states), "after": after}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))))
