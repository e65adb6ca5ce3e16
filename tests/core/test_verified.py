"""Every finished game is verified, and one flipped bit in any of them is found."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.registry import make_bot
from comptoir.cli.tools.verify import Noted, check, claim_of
from comptoir.core import BadSave, Dice, Match, archive, registry
from comptoir.core.fairness import SERVER, Fairness, commit_to, draws, mix_deal, write_terms
from tests.archive.shelves import NAMES, stored

FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
GAMES = 500 if FULL else 3
"""Of each game, played to the end as at a table of a server, beside those that are stored here."""
FLIPS = 500 if FULL else 60
"""Bits flipped in each, one at a time."""
STORED = [file for game in NAMES for file in stored(game)]
SETS = ("macaws", "pandas", "raccoons", "squirrels", "ocelots", "chameleons", "owls", "hares", "sloths")
PLAYERS = {"dale": (2, 3, 4), "karanor": (2, 3, 4, 5)}


def played_at_a_table(game: str, number: int) -> bytes:
    """A game whose people have committed and revealed, some with bots, some after other deals."""
    chance = Random(f"{game} {number}")
    players = chance.choice(PLAYERS[game])
    rules = registry.rules(game)
    options: dict[str, Any] = {"players": players}
    if game == "dale":
        options["sets"] = chance.sample(SETS, players + 1)
    people = [chance.random() < 0.7 for _ in range(players)]
    seats = [
        {"kind": "person", "name": f"Person {at}", "bot": ""}
        if is_person
        else {"kind": "bot", "name": f"Bot {at}", "bot": "random"}
        for at, is_person in enumerate(people)
    ]
    gone = {"step": "commit", "missing": [0], "seats": seats}
    terms = write_terms(
        table=f"table{number}",
        game=game,
        rules=rules.rules_version,
        options=options,
        seats=seats,
        withdrawn=[gone] * chance.choice((0, 0, 1, 3)),
    )
    key = chance.randbytes(32)
    nonces = [chance.randbytes(32) if is_person else b"" for is_person in people]
    digests = [commit_to(terms, at, nonce) if nonce else "" for at, nonce in enumerate(nonces)]
    shown = tuple([nonce.hex() for nonce in nonces])
    fairness = Fairness(commit_to(terms, SERVER, key), key.hex(), shown, terms, tuple(digests))
    match = Match(rules, options, mix_deal(fairness))
    return archive.dump(played_out(match, players), fairness)


def played_out(match: Match, players: int) -> Match:
    bots = [make_bot(match.game.name, "greedy", Dice.seeded(f"seat {seat}")) for seat in range(players)]
    while not match.is_over:
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return match


def claimed(data: bytes) -> str:
    """What ``comptoir verify`` would say of a file. Raises ``BadSave``."""
    report, save = archive.verify(data), archive.parse(data)
    fair = None
    if report.broken_at is None and report.commitment is not None:
        fair = check(report, Noted(), draws(save), bytes.fromhex(save["key"]))
    return claim_of(report, fair, Noted())


def flipped(data: bytes, chance: Random) -> Iterator[bytes]:
    for _ in range(FLIPS):
        bit = chance.randrange(len(data) * 8)
        changed = bytearray(data)
        changed[bit // 8] ^= 1 << bit % 8
        yield bytes(changed)


def check_file(data: bytes, claim: str) -> None:
    assert claimed(data) == claim
    for changed in flipped(data, Random(data[-40:])):
        with pytest.raises(BadSave):
            archive.verify(changed)


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_every_finished_game_of_a_table_is_verified_and_a_flipped_bit_is_found(game: str) -> None:
    for number in range(GAMES):
        check_file(played_at_a_table(game, number), "follows")


def test_every_stored_game_is_verified_and_a_flipped_bit_is_found() -> None:
    assert len(STORED) > 100
    for file in STORED if FULL else STORED[::10]:
        how = file.stem.split("-")[1] if file.stem.startswith("table") else ""
        check_file(file.read_bytes(), {"dealt": "follows", "old": "old"}.get(how, "unbound"))
