"""Fair play that anyone can check: a key fixed before the game, and a number from every seat.

Before a game the server shows the hash of its key (``commit``), and every seat adds a nonce that the server
could not know by then. The game's key is made of both (``mix``), so neither side can choose it. When the game
is over the server's key is shown; ``verify`` makes the game's key again, and ``draws`` lists every number
that chance gave, to be worked out from that key by anyone who can read ``dice``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Any, NamedTuple

from comptoir.core import registry
from comptoir.core.dice import KEY_BYTES, Dice, Face
from comptoir.core.loading import begin

_DOMAIN = b"comptoir:game-key:"
_LENGTH_BYTES = 8


class Fairness(NamedTuple):
    """What a table leaves behind for whoever wants to check it: all of it hexadecimal."""

    commitment: str
    key: str
    """The server's key, shown when the game is over."""
    nonces: tuple[str, ...]
    """One for each seat; empty where a seat added none."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One number below ``sides``, read from block ``count``, or from a later one where none fits in that."""

    count: int
    sides: int
    number: int
    cards: int
    """How many cards it shuffles; 0 for a die or a card at random."""


def commit(key: bytes) -> str:
    """The hash of a server's key, which tells nothing of it and fits no other."""
    return sha256(key).hexdigest()


def mix(key: bytes, nonces: Sequence[bytes]) -> bytes:
    """The key of a game: BLAKE2b, keyed with the server's key, of all nonces in the order of the seats.

    Hashed are a name for this purpose, the number of nonces, and each nonce behind its length; numbers are 8
    bytes, little-endian. A seat that added none counts as 32 zero bytes.
    """
    if len(key) != KEY_BYTES or any(len(nonce) not in (0, KEY_BYTES) for nonce in nonces):
        raise ValueError(f"a key and a nonce have {KEY_BYTES} bytes")
    hashed = blake2b(_DOMAIN, key=key, digest_size=KEY_BYTES)
    hashed.update(len(nonces).to_bytes(_LENGTH_BYTES, "little"))
    for nonce in nonces:
        hashed.update(KEY_BYTES.to_bytes(_LENGTH_BYTES, "little") + (nonce or bytes(KEY_BYTES)))
    return hashed.digest()


def what_is_unfair(fairness: Fairness, game_key: bytes, seats: int) -> str | None:
    """What does not fit, ``nonces``, ``commitment`` or ``mix``; None when a game has the key it should."""
    key = bytes.fromhex(fairness.key)
    if len(fairness.nonces) != seats:
        return "nonces"
    if commit(key) != fairness.commitment:
        return "commitment"
    if mix(key, [bytes.fromhex(nonce) for nonce in fairness.nonces]) != game_key:
        return "mix"
    return None


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
