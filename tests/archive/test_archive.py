"""Every stored game replays to the same state, and a file that was tampered with is found out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from comptoir.core import BadSave
from comptoir.core.archive import load, verify
from comptoir.dale.catalogue import SET_NAMES
from comptoir.lab.karanor import uses
from tests.archive.karanor import entries

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_replays_to_the_same_end(file: Path) -> None:
    report = verify(file.read_bytes())
    assert report.broken_at is None
    assert report.is_over
    assert report.checked == report.picks // 16 + 1


def test_the_archive_holds_every_set_and_every_number_of_players() -> None:
    options: list[Any] = [load(file.read_bytes()).options for file in FILES[:72]]
    assert {(each["players"], each["teams"]) for each in options} == {
        (2, False),
        (3, False),
        (4, False),
        (4, True),
    }
    assert {name for each in options for name in each["sets"]} == set(SET_NAMES)
    assert len(FILES) >= 200


def test_the_archive_shows_every_entry_of_the_content_pack() -> None:
    """Drawn, and used: built, completed, played, delivered, gained."""
    stored = [load(file.read_bytes()) for file in FILES if file.stem.startswith("karanor")]
    assert {len(match.plain(0)["seats"]) for match in stored} == {2, 3, 4, 5, 6}  # type: ignore[arg-type]
    used = sum([uses(match).used for match in stored], Counter[str]())
    assert [name for name in entries() if not used[name]] == []


def test_every_flipped_bit_is_detected() -> None:
    data = FILES[0].read_bytes()
    for at in range(0, len(data), 7):
        for bit in range(8):
            broken = bytearray(data)
            broken[at] ^= 1 << bit
            with pytest.raises(BadSave):
                verify(bytes(broken))
