"""Every stored game replays to the same state, and a file that was tampered with is found out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from comptoir.core import BadSave
from comptoir.core.archive import load, verify
from comptoir.dale.catalogue import ROWS, SET_NAMES
from comptoir.dale.printed import Kind
from comptoir.lab.karanor import uses
from tests.archive.dale import shows
from tests.archive.karanor import entries

FILES = sorted(Path(__file__).parent.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_replays_to_the_same_end(file: Path) -> None:
    report = verify(file.read_bytes())
    assert report.broken_at is None
    assert report.is_over
    assert report.checked == report.picks // 16 + 1


def test_the_archive_shows_every_card_of_every_set() -> None:
    """Bought, built and tossed, and played if it is a technique; every set with every number of players."""
    shown = set().union(*[shows(load(file.read_bytes())) for file in FILES if file.stem.startswith("dale")])
    sizes = ((2, False), (3, False), (4, False), (4, True))
    assert {("set", name, *size) for name in SET_NAMES for size in sizes} <= shown
    names = [row.name for row in ROWS if row.set]
    techniques = [row.name for row in ROWS if row.kind is Kind.TECHNIQUE]
    missing = {
        deed: [name for name in cards if (deed, name) not in shown]
        for deed, cards in {"purchased": names, "built": names, "tossed": names, "played": techniques}.items()
    }
    assert missing == {"purchased": [], "built": [], "tossed": [], "played": []}


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
