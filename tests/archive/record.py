"""Finished games kept for ever: every build must replay each of them to the same hashes.

``python -m tests.archive.record`` adds games that show something new and leaves the others alone. A file that
no longer verifies is not recorded anew: either the change broke the rules, or it needs a new rules version.
"""

from __future__ import annotations

from pathlib import Path

from tests.archive import dale, karanor

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    files = dale.record(FOLDER)
    if not list(FOLDER.glob("karanor-*.json")):  # one depends on those before it, so all or none
        files |= karanor.record()
    for name, data in files.items():
        (FOLDER / name).write_bytes(data)
