"""Every stored game replays to the same state, and a file that was tampered with is found out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from comptoir.core import BadSave, Match
from comptoir.core.archive import dump, fairness_of, load, parse, verify
from comptoir.dale.catalogue import ROWS, SET_NAMES
from comptoir.dale.printed import Kind
from comptoir.lab.karanor import uses
from tests.archive.dale import shows
from tests.archive.karanor import entries
from tests.archive.shelves import NAMES, kept_versions, stored
from tests.archive.switches import RARE, is_turned, rows, unusual
from tests.upgrading import upgraded

FILES = [file for game in NAMES for file in stored(game)]


def name_of(file: Path) -> str:
    return "-".join([*file.parts[-3:-1], file.stem])


@cache
def opened(file: Path) -> Match:
    """What a stored game came to, to look at."""
    return load(file.read_bytes())


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_stored_game_replays_to_the_same_end(file: Path) -> None:
    """On every build, by the rules of the version it lies under; and it is saved as it was, to the byte."""
    data = file.read_bytes()
    report = verify(data)
    assert report.broken_at is None
    assert report.is_over
    assert report.checked == report.picks // 16 + 1
    assert report.unfair is None
    match = opened(file)
    assert (match.game.name, str(match.rules)) == file.parts[-3:-1]
    assert dump(match, fairness_of(parse(data))) == data


@pytest.mark.parametrize("game", NAMES)
def test_there_are_games_of_every_version_that_is_kept(game: str) -> None:
    """Of every number of players, with every value of every switch, and of tables that dealt either way."""
    for version in kept_versions(game):
        matches = {file.stem: opened(file) for file in stored(game, version)}
        options: list[Any] = [match.options for match in matches.values()]
        sizes = {(each["players"], each.get("teams", False)) for each in options}
        several = [(2, False), (3, False), (4, False), (4, True)]
        assert sizes == ({*several} if game == "dale" else {(players, False) for players in range(2, 7)})
        for name, row in rows(game).items():
            if row.since <= version:
                assert {each[name] for each in options} == {*row.values(version)}, name
        for name, value in unusual(game, version):
            match = matches[f"switch-{name}-{str(value).lower()}"]
            assert name in RARE or is_turned(match, name, version)
        assert {name.split("-")[1] for name in matches if name.startswith("table")} == {"old", "dealt"}


@pytest.mark.parametrize(
    "file", FILES[::10], ids=lambda file: "-".join(file.parts[-3:]).removesuffix(".json")
)
def test_a_stored_game_replays_after_the_next_upgrade(file: Path) -> None:
    with upgraded():
        report = verify(file.read_bytes())
    assert (report.broken_at, report.is_over, report.unfair) == (None, True, None)


def test_the_archive_shows_every_card_of_every_set() -> None:
    """Bought, built and tossed, and played if it is a technique; every set with every number of players."""
    shown = set().union(*[shows(opened(file)) for file in stored("dale")])
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
    matches = [opened(file) for file in stored("karanor")]
    assert {len(match.plain(0)["seats"]) for match in matches} == {2, 3, 4, 5, 6}  # type: ignore[arg-type]
    used = sum([uses(match).used for match in matches], Counter[str]())
    assert [name for name in entries() if not used[name]] == []


def test_every_flipped_bit_is_detected() -> None:
    data = FILES[0].read_bytes()
    for at in range(0, len(data), 7):
        for bit in range(8):
            broken = bytearray(data)
            broken[at] ^= 1 << bit
            with pytest.raises(BadSave):
                verify(bytes(broken))
