"""Fair play: nobody chooses the key, and everything that follows from it is written down."""

from __future__ import annotations

from hashlib import blake2b, sha256
from math import factorial
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.registry import make_bot
from comptoir.core import BadSave, Dice, Match, archive, registry
from comptoir.core.fairness import (
    SERVER,
    Fairness,
    commit,
    commit_to,
    draws,
    fingerprint,
    mix,
    mix_deal,
    what_is_unfair,
    write_terms,
)
from tests.archive.shelves import stored

KEY = bytes(range(32))
NONCES = [bytes([seat]) * 32 for seat in (1, 2, 3)]


def played(key: bytes, picks: int = 20_000, sets: tuple[str, ...] = ("ocelots", "hares", "pandas")) -> Match:
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


# -- a deal ------------------------------------------------------------------------------------------------

OPTIONS = {"players": 2, "sets": ["ocelots", "hares", "pandas"]}
PEOPLE = [{"kind": "person", "name": "Zoé", "bot": ""}, {"kind": "person", "name": "Bob", "bot": ""}]
FILOU = {"kind": "bot", "name": "Filou", "bot": "greedy"}
GONE = {"step": "reveal", "missing": [1], "seats": PEOPLE}


def bound(**more: Any) -> Fairness:
    """A deal that everybody has committed to and revealed."""
    rules = registry.rules("dale").rules_version
    said: dict[str, Any] = {"table": "abc", "game": "dale", "rules": rules, "options": OPTIONS}
    said |= {"seats": PEOPLE, **more}
    terms = write_terms(**{"withdrawn": [], **said})
    people = [seat for seat, each in enumerate(said["seats"]) if each["kind"] == "person"]
    nonces = [NONCES[seat] if seat in people else b"" for seat in range(len(said["seats"]))]
    digests = [commit_to(terms, seat, nonce) if nonce else "" for seat, nonce in enumerate(nonces)]
    shown = tuple([nonce.hex() for nonce in nonces])
    return Fairness(commit_to(terms, SERVER, KEY), KEY.hex(), shown, terms, tuple(digests))


def test_a_deal_is_the_one_described() -> None:
    deal = bound(seats=[PEOPLE[0], FILOU])
    terms = sha256(deal.terms.encode()).digest()
    eight = [number.to_bytes(8, "little") for number in range(3)]
    name = b"comptoir:commitment:2:"
    assert deal.commitment == sha256(name + terms + eight[0] + KEY).hexdigest()
    assert deal.digests == (sha256(name + terms + eight[1] + NONCES[0]).hexdigest(), "")
    shown = terms + bytes.fromhex(deal.commitment) + eight[2] + bytes.fromhex(deal.digests[0]) + bytes(32)
    assert fingerprint(deal) == sha256(b"comptoir:fingerprint:2:" + shown).hexdigest()[:32]
    said = b"comptoir:game-key:2:" + shown + NONCES[0] + bytes(32)
    assert mix_deal(deal) == blake2b(said, key=KEY, digest_size=32).digest()


def test_a_deal_is_the_same_for_ever() -> None:
    deal = Fairness("11" * 32, "22" * 32, ("33" * 32, ""), "terms", ("44" * 32, ""))
    digest = "1908f6c55a916af2b09e85f10b0f211273f068e978f7d6f77fe00a93e5b1ef25"
    assert commit_to("terms", 0, KEY) == digest
    assert fingerprint(deal) == "ddd7413d8a64efaf7aa65094d91892a9"
    assert mix_deal(deal).hex() == "af909753ecdac0e2da6b2eb3f4748c1590fda1180ac7a4c98cff4c71d93d5019"


@pytest.mark.parametrize("length", [0, 31, 33])
def test_what_is_committed_to_has_its_length(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        commit_to("terms", 0, bytes(length))


def test_a_commitment_is_for_one_deal_and_one_seat_alone() -> None:
    others: list[dict[str, Any]] = [
        {"table": "abd"}, {"game": "karanor"}, {"rules": 99}, {"options": {**OPTIONS, "players": 3}},
        {"seats": [PEOPLE[0], FILOU]}, {"seats": [PEOPLE[1], PEOPLE[0]]}, {"withdrawn": [GONE]},
        {"withdrawn": [GONE, GONE]}, {"withdrawn": [{**GONE, "missing": [0]}]},
    ]  # fmt: skip
    terms = [bound().terms, *[bound(**each).terms for each in others]]
    made = {commit_to(each, who, KEY) for each in terms for who in (SERVER, 0, 1)}
    assert len(made) == 3 * len(terms)


def test_every_bit_of_a_deal_is_in_its_key() -> None:
    deal = bound()
    keys, prints = {mix_deal(deal)}, {fingerprint(deal)}
    for bit in range(0, 256, 5):
        flipped = [
            deal._replace(key=flip(deal.key, bit)),
            deal._replace(commitment=flip(deal.commitment, bit)),
            deal._replace(nonces=(deal.nonces[0], flip(deal.nonces[1], bit))),
            deal._replace(digests=(flip(deal.digests[0], bit), deal.digests[1])),
        ]
        keys |= {mix_deal(each) for each in flipped}
        prints |= {fingerprint(each) for each in (flipped[1], flipped[3])}
    assert (len(keys), len(prints)) == (1 + 4 * 52, 1 + 2 * 52)


def flip(text: str, bit: int) -> str:
    return f"{int(text, 16) ^ 1 << bit:0{len(text)}x}"


def test_what_does_not_fit_in_a_deal_is_named() -> None:
    deal = bound()
    match, (first, second) = played(mix_deal(deal), 0), deal.nonces
    assert what_is_unfair(deal, match) is None
    others: list[dict[str, Any]] = [{"table": "abd"}, {"withdrawn": [GONE]}]
    for change in others:  # nobody has committed to these
        assert what_is_unfair(deal._replace(terms=bound(**change).terms), match) == "commitment"
    others = [{"game": "karanor"}, {"rules": 1}, {"seats": PEOPLE[:1]}, {"options": {"players": 77}}]
    for change in [*others, {"options": {**OPTIONS, "sets": ["owls", "hares", "pandas"]}}]:
        assert what_is_unfair(bound(**change), match) == "terms"
    for terms in ("[]", "{", '{"deal":1}', deal.terms.replace('"deal":1', '"deal":2')):
        assert what_is_unfair(deal._replace(terms=terms), match) == "terms"
    assert what_is_unfair(deal._replace(key=flip(deal.key, 3)), match) == "commitment"
    for nonces in ((first,), (first, ""), (second, first), (first, flip(second, 9))):
        assert what_is_unfair(deal._replace(nonces=nonces), match) == "nonces"
    assert what_is_unfair(deal._replace(digests=deal.digests[:1]), match) == "nonces"
    assert what_is_unfair(deal, played(KEY, 0)) == "mix"


def test_a_bot_adds_nothing() -> None:
    deal = bound(seats=[PEOPLE[0], FILOU])
    match = played(mix_deal(deal), 0)
    assert what_is_unfair(deal, match) is None
    nonce, digest = NONCES[1].hex(), commit_to(deal.terms, 1, NONCES[1])
    added = deal._replace(nonces=(deal.nonces[0], nonce), digests=(deal.digests[0], digest))
    assert what_is_unfair(added, played(mix_deal(added), 0)) == "nonces"


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
    for file in list(stored("dale"))[:3]:
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


def played_of_old(picks: int) -> bytes:
    nonces = NONCES[:2]
    fairness = Fairness(commit(KEY), KEY.hex(), tuple([nonce.hex() for nonce in nonces]))
    return archive.dump(played(mix(KEY, nonces), picks), fairness)


def fairly_played(picks: int, **more: Any) -> bytes:
    return archive.dump(played(mix_deal(bound(**more)), picks), bound(**more))


def test_a_file_of_old_carries_its_proof_and_replays_as_before() -> None:
    data = played_of_old(30)
    report = archive.verify(data)
    assert (report.broken_at, report.commitment, report.unfair) == (None, commit(KEY), None)
    assert report.fingerprint is None
    assert archive.fairness_of(archive.parse(data)) == Fairness(
        commit(KEY), KEY.hex(), (NONCES[0].hex(), NONCES[1].hex())
    )
    assert b"terms" not in data


def test_a_file_carries_the_proof_and_replays_as_before() -> None:
    data = fairly_played(30)
    report = archive.verify(data)
    deal = bound()
    assert (report.broken_at, report.commitment, report.unfair) == (None, deal.commitment, None)
    assert report.fingerprint == fingerprint(deal)
    assert len(archive.load(data).picks) == 30
    assert archive.fairness_of(archive.parse(data)) == deal


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
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": [], "terms": "{}"},
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": [], "terms": "", "digests": []},
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": [], "terms": {}, "digests": []},
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": [], "terms": "{}", "digests": ["00"]},
        {"commitment": "00" * 32, "key": "00" * 32, "nonces": [], "terms": "{}", "digests": "00"},
    ],
)
def test_a_proof_that_is_none_is_refused(part: object) -> None:
    save = archive.parse(archive.dump(played(KEY, 2)))
    with pytest.raises(BadSave) as refusal:
        archive.parse(archive._encode({**save, "fairness": part}))
    assert (refusal.value.code, refusal.value.details) == ("save_field", {"field": "fairness"})
