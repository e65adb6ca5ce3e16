"""Karanor in short: our pack, but 2 prestige are enough, so that even random bots end a game soon."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import comptoir.karanor
from comptoir.core import Match, registry
from comptoir.core.conformance import at_random
from comptoir.lab.campaigns import Campaign, deal
from comptoir.lab.karanor import KaranorSetup

CONTENT = Path(comptoir.karanor.__file__).parent / "pack" / "content"
FOREVER = 10**6
_THRESHOLDS = "end_prestige = { p2 = 10, p3 = 10, p4 = 10, p5 = 9, p6 = 8 }"
_LOW = "end_prestige = { p2 = 2, p3 = 2, p4 = 2, p5 = 2, p6 = 2 }"


def write_short_pack(folder: Path) -> Path:
    """A pack of its own in a folder that is not there yet."""
    copytree(CONTENT, folder)
    rewrite(folder / "pack.toml", _THRESHOLDS, _LOW)
    return folder


def rewrite(file: Path, old: str, new: str) -> None:
    """Write something else in a file of a pack, where it stands first."""
    written = file.read_text(encoding="utf-8")
    assert old in written
    file.write_text(written.replace(old, new, 1), encoding="utf-8")


def played(setup: KaranorSetup, *, number: int = 0, players: int = 3, picks: int = FOREVER) -> Match:
    """A game of random bots after that many picks, or at its end, with its story."""
    setup.prepare()
    start = deal(Campaign(games=1, seed=7, setup=setup, players=(players,)), number)
    match = Match(registry.rules("karanor"), start.options, start.dice.key)
    choose = at_random(start.dice.spawn("bots"))
    made = 0
    while match.decisions and made < picks:
        decision = match.decisions[0]
        match.answer(decision.seat, choose(match, decision))
        made += 1
    return match
