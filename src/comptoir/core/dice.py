"""Chance is a value: a 256-bit key and a counter.

Block ``i`` is keyed BLAKE2b of the counter ``i`` (8 bytes, little-endian), read as a 512-bit
little-endian number. A number below ``n`` is read from the low bits of a block, in windows of just
enough bits, taking the first window that is below ``n``; when no window fits, the next block is used.
A shuffle reads one number below ``n!`` and spells it in the factorial number system (Fisher-Yates).
Both are exactly uniform, cost O(1) to copy, and anyone who has the key can check them.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from struct import Struct
from typing import Final, TypeVar

KEY_BYTES: Final = 32
_BLOCK_BITS: Final = 512
_WORD_BITS: Final = 62
_WORDS: Final = Struct(f"<{_BLOCK_BITS // 64}Q")
"""A block as words; of each so many bits are used, as numbers of that size are quick to reckon with."""
_TRIES: Final = [range(_BLOCK_BITS // max(bits, 1)) for bits in range(_BLOCK_BITS + 1)]
"""How many numbers of so many bits are in a block."""

Face = TypeVar("Face")


class Dice:
    """A stream of fair chance. ``count`` says how many blocks were used."""

    __slots__ = ("count", "key", "keyed")

    def __init__(self, key: bytes, count: int = 0, keyed: blake2b | None = None) -> None:
        self.key = key
        self.count = count
        self.keyed = keyed
        """A block before its counter: copying it is quicker than keying one anew."""

    def __repr__(self) -> str:
        return f"Dice({self.key.hex()}, {self.count})"

    @classmethod
    def seeded(cls, seed: int | str) -> Dice:
        """Dice for a seed a person can type; the same seed always gives the same key."""
        return cls(blake2b(f"comptoir:{seed}".encode(), digest_size=KEY_BYTES).digest())

    def clone(self) -> Dice:
        return Dice(self.key, self.count, self.keyed)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.key, self.count)

    def spawn(self, name: str) -> Dice:
        """Independent dice named after a purpose; these dice do not move."""
        return Dice(blake2b(f"{name}:{self.count}".encode(), key=self.key, digest_size=KEY_BYTES).digest())

    def below(self, sides: int) -> int:
        """A number in ``range(sides)``, exactly uniform; ``sides`` up to 2 to the 512."""
        bits = (sides - 1).bit_length()
        if not bits:
            return 0
        mask = (1 << bits) - 1
        while True:
            word = int.from_bytes(self._block(), "little")
            for _ in _TRIES[bits]:
                number = word & mask
                if number < sides:
                    return number
                word >>= bits

    def _block(self) -> bytes:
        if self.keyed is None:
            self.keyed = blake2b(key=self.key, digest_size=_BLOCK_BITS // 8)
        block = self.keyed.copy()
        block.update(self.count.to_bytes(8, "little"))
        self.count += 1
        return block.digest()

    def mix(self, items: list[int], words: list[int] | None = None) -> None:
        """The same as ``shuffle``, in other orders and a third of the time: with numbers that fit in a word.
        For imagined worlds, on whose orders no stored game hangs. ``words`` are those that another mix has
        left, and hold what this one leaves."""
        if words is None:
            words = []
        for product, mask, sizes in _mixing_plan(len(items)):
            number = product
            while number >= product:
                if not words:
                    words += _WORDS.unpack(self._block())
                number = words.pop() & mask
            for size in sizes:
                other, last = number % size, size - 1
                number //= size
                items[last], items[other] = items[other], items[last]

    def shuffle(self, items: list[Face]) -> None:
        """Put a list into one of its orders, all equally likely."""
        for product, sizes in _plan(len(items), _BLOCK_BITS):
            number = self.below(product)
            for size in sizes:
                other, last = number % size, size - 1
                number //= size
                items[last], items[other] = items[other], items[last]


@cache
def _mixing_plan(length: int) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
    """The same for words, with the bits that each group needs of one."""
    return tuple(
        [
            (product, (1 << (product - 1).bit_length()) - 1, sizes)
            for product, sizes in _plan(length, _WORD_BITS)
        ]
    )


@cache
def _plan(length: int, bits: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The sizes of a Fisher-Yates shuffle, grouped so that each group's product fits in so many bits."""
    plan: list[tuple[int, tuple[int, ...]]] = []
    product, sizes = 1, list[int]()
    for size in range(length, 1, -1):
        if product * size >= 1 << bits:
            plan.append((product, tuple(sizes)))
            product, sizes = 1, []
        product *= size
        sizes.append(size)
    if sizes:
        plan.append((product, tuple(sizes)))
    return tuple(plan)
