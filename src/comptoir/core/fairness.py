"""Fair play that anyone can check: a key that nobody chose, and all that follows from it.

Before a game the *terms* of the deal are written down: table, game, rules, options, seats, and the deals that
were withdrawn before. The server and every person draw 32 random bytes and show their *commitment*, a hash
of the terms, of who commits, and of those bytes. Only when all commitments are shown does anybody reveal
theirs, and the key of the game is made of them all (``mix_deal``): whoever commits knows nothing of the
others, and whoever reveals can change nothing any more. The *fingerprint* is one number for all that was
shown by then. The server's part is shown when the game is over; ``draws`` lists every number that chance
gave, to be worked out from the key by anyone who can read ``dice``.

Games of old have no terms: their seats added a number that nobody had committed to (``mix``). Whoever knew
the others' could choose theirs, so such a game is consistent at best, and never proven fair.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from comptoir.core import registry
from comptoir.core.dice import KEY_BYTES, Dice, Face
from comptoir.core.errors import ComptoirError
from comptoir.core.loading import begin
from comptoir.core.match import Match

SERVER: Final = -1
"""Who commits, beside the seats."""
FINGERPRINT_DIGITS: Final = 32
"""Hexadecimal: enough that nobody finds two lists of commitments with the same one."""
_DOMAIN: Final = b"comptoir:game-key:"
_COMMITMENT: Final = b"comptoir:commitment:2:"
_FINGERPRINT: Final = b"comptoir:fingerprint:2:"
_DEAL: Final = b"comptoir:game-key:2:"
_LENGTH_BYTES: Final = 8
_NONE: Final = bytes(KEY_BYTES)
"""The part of a seat that has none, a bot's."""

Flaw: TypeAlias = Literal["terms", "commitment", "nonces", "mix"]


class Fairness(NamedTuple):
    """What a table leaves behind for whoever wants to check it: all but the terms hexadecimal."""

    commitment: str
    """The server's."""
    key: str
    """The server's key, shown when the game is over."""
    nonces: tuple[str, ...]
    """What each seat revealed; empty for a bot's, and of old where a seat added none."""
    terms: str = ""
    """What was to be dealt; empty in games of old."""
    digests: tuple[str, ...] = ()
    """The commitment of each seat; empty for a bot's."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One number below ``sides``, read from block ``count``, or from a later one where none fits in that."""

    count: int
    sides: int
    number: int
    cards: int
    """How many cards it shuffles; 0 for a die or a card at random."""


def write_terms(
    *,
    table: str,
    game: str,
    rules: int,
    options: Mapping[str, Any],
    seats: Sequence[Mapping[str, str]],
    withdrawn: Sequence[Mapping[str, Any]],
) -> str:
    """What is to be dealt, as the text that everybody commits to. The deals of a table are counted from 1."""
    terms = {"table": table, "game": game, "rules": rules, "options": options, "seats": seats}
    terms |= {"deal": len(withdrawn) + 1, "withdrawn": withdrawn}
    return json.dumps(terms, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def commit_to(terms: str, who: int, secret: bytes) -> str:
    """A commitment: it tells nothing of the secret, and fits no other secret, nobody else and no other deal.

    SHA-256 of a name for this purpose, the SHA-256 of the terms, who commits (0 for the server, else the seat
    counted from 1; 8 bytes, little-endian), and the 32 bytes.
    """
    if len(secret) != KEY_BYTES:
        raise ValueError(f"a key and a nonce have {KEY_BYTES} bytes")
    return sha256(_COMMITMENT + _hashed(terms) + _number(who + 1) + secret).hexdigest()


def fingerprint(fairness: Fairness) -> str:
    """One number for all that was shown before anybody revealed anything: to be noted, and compared."""
    return sha256(_FINGERPRINT + _shown(fairness)).hexdigest()[:FINGERPRINT_DIGITS]


def mix_deal(fairness: Fairness) -> bytes:
    """The key of a game: BLAKE2b, keyed with the server's key, of all that was shown and revealed.

    Hashed are a name for this purpose, the SHA-256 of the terms, the server's commitment, the number of seats
    (8 bytes, little-endian), the commitment of each seat and the number each revealed: 32 bytes each, zeros
    for a bot.
    """
    hashed = blake2b(_DEAL, key=bytes.fromhex(fairness.key), digest_size=KEY_BYTES)
    hashed.update(_shown(fairness))
    for nonce in fairness.nonces:
        hashed.update(bytes.fromhex(nonce) or _NONE)
    return hashed.digest()


def _shown(fairness: Fairness) -> bytes:
    digests = [bytes.fromhex(digest) or _NONE for digest in fairness.digests]
    commitment = bytes.fromhex(fairness.commitment)
    return b"".join([_hashed(fairness.terms), commitment, _number(len(digests)), *digests])


def _hashed(terms: str) -> bytes:
    return sha256(terms.encode()).digest()


def _number(number: int) -> bytes:
    return number.to_bytes(_LENGTH_BYTES, "little")


def commit(key: bytes) -> str:
    """The hash of a server's key, as it was shown before games of old."""
    return sha256(key).hexdigest()


def mix(key: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a game of old: BLAKE2b, keyed with the server's key, of all nonces in seat order.

    Hashed are a name for this purpose, the number of nonces, and each nonce behind its length; numbers are 8
    bytes, little-endian. A seat that added none counts as 32 zero bytes.
    """
    if len(key) != KEY_BYTES or any(len(nonce) not in (0, KEY_BYTES) for nonce in nonces):
        raise ValueError(f"a key and a nonce have {KEY_BYTES} bytes")
    hashed = blake2b(_DOMAIN, key=key, digest_size=KEY_BYTES)
    hashed.update(_number(len(nonces)))
    for nonce in nonces:
        hashed.update(_number(KEY_BYTES) + (nonce or _NONE))
    return hashed.digest()


def what_is_unfair(fairness: Fairness, match: Match) -> Flaw | None:
    """The first step of the proof that does not hold; None when a game has the key it should.

    ``terms``: they are not those of this game; ``commitment``: the server's key does not fit it; ``nonces``:
    a seat has none, or one that does not fit its commitment; ``mix``: the game was played with another key.
    """
    if not fairness.terms:
        return _what_is_inconsistent(fairness, match)
    seats = _people(fairness.terms, match)
    if seats is None:
        return "terms"
    if commit_to(fairness.terms, SERVER, bytes.fromhex(fairness.key)) != fairness.commitment:
        return "commitment"
    if not len(seats) == len(fairness.nonces) == len(fairness.digests):
        return "nonces"
    for seat, (is_person, nonce, digest) in enumerate(
        zip(seats, fairness.nonces, fairness.digests, strict=True)
    ):
        fits = bool(nonce) and commit_to(fairness.terms, seat, bytes.fromhex(nonce)) == digest
        if is_person != fits or (not is_person and (nonce or digest)):
            return "nonces"
    return None if mix_deal(fairness) == match.key else "mix"


def _what_is_inconsistent(fairness: Fairness, match: Match) -> Flaw | None:
    key = bytes.fromhex(fairness.key)
    if len(fairness.nonces) != match.game.seats(match.table):
        return "nonces"
    if commit(key) != fairness.commitment:
        return "commitment"
    if mix(key, [bytes.fromhex(nonce) for nonce in fairness.nonces]) != match.key:
        return "mix"
    return None


def read_terms(text: str) -> dict[str, Any] | None:
    """What was to be dealt; None where that is no such text."""
    try:
        terms = json.loads(text)
    except (ValueError, RecursionError):
        return None
    kinds = {"table": str, "game": str, "rules": int, "options": dict, "seats": list, "deal": int}
    kinds["withdrawn"] = list
    if not isinstance(terms, dict) or set(terms) != set(kinds):
        return None
    if any(type(terms[name]) is not kind for name, kind in kinds.items()):
        return None
    if any(not isinstance(each, dict) for each in (*terms["seats"], *terms["withdrawn"])):
        return None
    return terms if terms["deal"] == len(terms["withdrawn"]) + 1 else None


def _people(text: str, match: Match) -> list[bool] | None:
    """Is there a person at each seat, by these terms? None if they are not those of this game."""
    terms = read_terms(text)
    if terms is None or terms["game"] != match.game.name:
        return None
    if terms["rules"] > match.start.rules if match.start else terms["rules"] != match.rules:
        return None
    try:
        options = match.game.options_of(terms["options"], match.rules)
    except ComptoirError:
        return None
    if json.dumps(dict(options), sort_keys=True) != json.dumps(dict(match.options), sort_keys=True):
        return None
    found = [seat.get("kind") == "person" for seat in terms["seats"]]
    return found if len(found) == match.game.seats(match.table) else None


def draws(save: Mapping[str, Any]) -> list[Draw]:
    """Every number chance gave in a saved game, in order, from the set-up on."""
    dice = _NotingDice(bytes.fromhex(save["key"]))
    match = begin(registry.rules(save["game"]), save, dice)
    for pick in save["picks"]:
        match.replay(pick)
    return dice.noted


class _NotingDice(Dice):
    """Dice that write down what they give. Copies do not, and a plain replay needs none."""

    __slots__ = ("_cards", "noted")

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.noted: list[Draw] = []
        self._cards = 0

    def below(self, sides: int) -> int:
        count = self.count
        number = super().below(sides)
        if self.count != count:  # where there is but one side, nothing is left to chance
            self.noted.append(Draw(count, sides, number, self._cards))
        return number

    def shuffle(self, items: list[Face]) -> None:
        self._cards = len(items)
        super().shuffle(items)
        self._cards = 0
