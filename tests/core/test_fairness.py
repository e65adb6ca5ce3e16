"""Fair play: nobody chooses the key, and everything that follows from it is written down."""

from __future__ import annotations

from hashlib import blake2b, sha256
from math import factorial
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.registry import make_bot
from comptoir.core import BadSave, Dice, Match, archive, registry
from comptoir.core.fairness import Fairness, commit, draws, mix, what_is_unfair

KEY = bytes(range(32))
NONCES = [bytes([seat]) * 32 for seat in (1, 2, 3)]
ARCHIVE = Path(__file__).resolve().parents[1] / "archive"


def played(
    key: bytes, picks: int = 20_000, sets: tuple[str, ...] = ("ocelots", "hares", "pandas")
) -> Match[Any]:
    match = Match(registry.rules("dale"), {"players": 2, "sets": sets}, key)
    bots = [make_bot("dale", "greedy", Dice.seeded(f"seat {seat}")) for seat in (0, 1)]
    for _ in range(picks):
        if match.is_over:
            break
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return match


# -- the key ----------------------------------------------------------------------------------------------


def test_the_commitment_is_the_plain_hash() -> None:
    assert commit(KEY) == sha256(KEY).hexdigest()


def test_the_game_key_is_the_one_described() -> None:
    eight = (32).to_bytes(8, "little")
    told = b"comptoir:game-key:" + (3).to_bytes(8, "little") + b"".join(eight + nonce for nonce in NONCES)
    assert mix(KEY, NONCES) == blake2b(told, key=KEY, digest_size=32).digest()


def test_the_game_key_is_the_same_for_ever() -> None:
    assert mix(KEY, NONCES).hex() == "832baf98ca2b14fb9ffcd760c27cc8406b449b1a9a21021a91250aa90c6ca01b"


def test_everybody_has_a_share_in_it() -> None:
    keys = {mix(KEY, NONCES), mix(bytes(32), NONCES), mix(KEY, NONCES[::-1]), mix(KEY, NONCES[:2])}
    for seat in range(3):
        for bit in range(0, 256, 5):
            other = bytearray(NONCES[seat])
            other[bit // 8] ^= 1 << bit % 8
            keys.add(mix(KEY, [*NONCES[:seat], bytes(other), *NONCES[seat + 1 :]]))
    assert len(keys) == 4 + 3 * 52


def test_a_seat_that_added_nothing_counts_as_zeros() -> None:
    assert mix(KEY, [b"", NONCES[1]]) == mix(KEY, [bytes(32), NONCES[1]]) != mix(KEY, [NONCES[1]])


@pytest.mark.parametrize(("key", "nonces"), [(KEY[1:], NONCES), (KEY, [b"short"]), (KEY, [bytes(33)])])
def test_keys_and_nonces_have_their_length(key: bytes, nonces: list[bytes]) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        mix(key, nonces)


def test_what_does_not_fit_in_a_game_of_old_is_named() -> None:
    fair = Fairness(commit(KEY), KEY.hex(), tuple([nonce.hex() for nonce in NONCES[:2]]))
    match, other = played(mix(KEY, NONCES[:2]), 0), played(KEY, 0)
    assert what_is_unfair(fair, match) is None
    assert what_is_unfair(fair._replace(nonces=fair.nonces[:1]), match) == "nonces"
    assert what_is_unfair(fair._replace(commitment=commit(match.key)), match) == "commitment"
    assert what_is_unfair(fair, other) == "mix"
    assert what_is_unfair(fair._replace(nonces=("", *fair.nonces[1:])), match) == "mix"


# -- what chance gave --------------------------------------------------------------------------------------


def test_every_number_is_written_down_and_nothing_else_changes() -> None:
    match = played(Dice.seeded("noted").key)
    noted = draws(match.save())
    assert match.is_over
    again = Dice(match.key)
    for draw in noted:
        assert again.count == draw.count
        assert again.below(draw.sides) == draw.number
    assert again.count == match.table.dice.count, "chance moved once more than was written down"


def test_shuffles_and_single_draws_are_told_apart() -> None:
    seen = set()
    for file in sorted(ARCHIVE.glob("dale-00*.json")):
        for draw in draws(archive.parse(file.read_bytes())):
            assert draw.sides == factorial(draw.cards) if draw.cards else draw.sides <= 100
            seen.add(draw.cards > 0)
    assert seen == {True, False}


def test_the_set_up_comes_first() -> None:
    match = played(KEY, picks=0)
    noted = draws(match.save())
    assert noted
    assert noted[0].count == 0
    assert all(draw.cards for draw in noted)


# -- in a file ---------------------------------------------------------------------------------------------


def fairly_played(picks: int) -> bytes:
    nonces = NONCES[:2]
    fairness = Fairness(commit(KEY), KEY.hex(), tuple([nonce.hex() for nonce in nonces]))
    return archive.dump(played(mix(KEY, nonces), picks), fairness)


def test_a_file_carries_the_proof_and_replays_as_before() -> None:
    data = fairly_played(30)
    report = archive.verify(data)
    assert (report.broken_at, report.commitment, report.unfair) == (None, commit(KEY), None)
    assert len(archive.load(data).picks) == 30
    assert archive.fairness_of(archive.parse(data)) == Fairness(
        commit(KEY), KEY.hex(), (NONCES[0].hex(), NONCES[1].hex())
    )


def test_a_file_without_a_proof_stays_what_it_was() -> None:
    data = archive.dump(played(KEY, 5))
    assert b"fairness" not in data
    report = archive.verify(data)
    assert (report.broken_at, report.commitment, report.unfair) == (None, None, None)


def test_a_flipped_bit_anywhere_is_found() -> None:
    data = fairly_played(30)
    for at in range(len(data)):
        flipped = bytearray(data)
        flipped[at] ^= 1 << at % 8
        with pytest.raises(BadSave):
            archive.parse(bytes(flipped))


@pytest.mark.parametrize(
    "part",
    [
        None,
        [],
        {},
        {"commitment": "00" * 32, "key": "00" * 32},
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": "00" * 32},
        {"commitment": "00" * 32, "key": "00" * 31, "nonces": []},
        {"commitment": "00" * 32, "key": "FF" * 32, "nonces": []},
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": [0]},
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": [], "more": 1},
    ],
)
def test_a_proof_that_is_none_is_refused(part: object) -> None:
    save = archive.parse(archive.dump(played(KEY, 2)))
    with pytest.raises(BadSave) as refusal:
        archive.parse(archive._encode({**save, "fairness": part}))
    assert (refusal.value.code, refusal.value.details) == ("save_field", {"field": "fairness"})
