"""A deal, as a table's ledger holds it: what is bound, and what everybody has given to it so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from comptoir.core.fairness import SERVER, Fairness, commit, commit_to, mix, mix_deal, write_terms

if TYPE_CHECKING:
    from comptoir.server.ledger import Ledger
    from comptoir.server.sitters import Sitter

Step: TypeAlias = Literal["commit", "reveal", "dealt"]
"""What everybody is to do; ``dealt`` when nothing is left to be done."""


class Withdrawn(NamedTuple):
    """A deal that came to nothing: at which step, because of whom, and who sat where."""

    step: Step
    missing: list[int]
    seats: list[dict[str, str]]


class Deal:
    """The deal under way, or the one that is played. Without terms it is one of old."""

    __slots__ = ("commitment", "digests", "key", "nonces", "number", "people", "terms")

    def __init__(self, number: int, key: str, terms: str, kinds: Sequence[str]) -> None:
        self.number = number
        self.key = key
        """The server's part, which nobody is told before the end."""
        self.terms = terms
        secret = bytes.fromhex(key)
        self.commitment = commit_to(terms, SERVER, secret) if terms else commit(secret)
        self.people = [seat for seat, kind in enumerate(kinds) if kind == "person"]
        self.digests = [""] * len(kinds)
        self.nonces = [""] * len(kinds)

    @property
    def step(self) -> Step:
        if any(not self.digests[seat] for seat in self.people):
            return "commit"
        return "reveal" if any(not self.nonces[seat] for seat in self.people) else "dealt"

    @property
    def waiting(self) -> list[int]:
        """The seats that have not done their part of this step."""
        given = self.digests if self.step == "commit" else self.nonces
        return [seat for seat in self.people if not given[seat]]

    def fits(self, seat: int, nonce: str) -> bool:
        """Is this what the seat had committed to?"""
        return commit_to(self.terms, seat, bytes.fromhex(nonce)) == self.digests[seat]

    @property
    def fairness(self) -> Fairness:
        """What proves it, once the game is over."""
        digests = tuple(self.digests) if self.terms else ()
        return Fairness(self.commitment, self.key, tuple(self.nonces), self.terms, digests)

    @property
    def game_key(self) -> bytes:
        if self.terms:
            return mix_deal(self.fairness)
        return mix(bytes.fromhex(self.key), [bytes.fromhex(nonce) for nonce in self.nonces])


def terms_of(ledger: Ledger) -> str:
    """What is to be dealt at a table here and now."""
    return write_terms(
        table=ledger.table,
        game=ledger.game,
        rules=ledger.rules,
        options=ledger.options,
        seats=bound(ledger.seats),
        withdrawn=[each._asdict() for each in ledger.withdrawn],
    )


def bound(seats: Sequence[Sitter]) -> list[dict[str, str]]:
    """Who sits where, as everybody commits to it."""
    return [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in seats]
