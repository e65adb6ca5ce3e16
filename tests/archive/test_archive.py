"""Every stored game replays to the same state, and a file that was tampered with is found out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from comptoir.core import BadSave
from comptoir.core.archive import load, verify
from comptoir.dale.catalogue import SET_NAMES

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


def test_every_flipped_bit_is_detected() -> None:
    data = FILES[0].read_bytes()
    for at in range(0, len(data), 7):
        for bit in range(8):
            broken = bytearray(data)
            broken[at] ^= 1 << bit
            with pytest.raises(BadSave):
                verify(bytes(broken))
