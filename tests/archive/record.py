"""Finished games kept for ever: every build must replay each of them to the same hashes.

``python -m tests.archive.record`` adds games of today's version of each game: those that show something new,
and one for each switch and each way in which a table deals. It leaves the others alone. A file that no longer
verifies is not recorded anew: either the change broke the rules, or it has to become a switch of a new
version (docs/guides/change-a-rule.md).
"""

from __future__ import annotations

from collections.abc import Iterator

from tests.archive import dale, karanor, switches
from tests.archive.shelves import NAMES, shelf, stored


def record(game: str) -> Iterator[tuple[str, bytes]]:
    """The files that the shelf of today's version still lacks."""
    files = stored(game, int(shelf(game).name))
    if game == "dale":
        yield from dale.record(files)
    elif not files:  # one depends on those before it, so all or none
        yield from karanor.record()
    yield from switches.record(game, {file.name for file in files})


if __name__ == "__main__":
    for game in NAMES:
        shelf(game).mkdir(parents=True, exist_ok=True)
        for name, data in record(game):
            (shelf(game) / name).write_bytes(data)
            print(game, shelf(game).name, name, flush=True)
