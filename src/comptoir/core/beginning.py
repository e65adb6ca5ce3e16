"""Who begins once more: after a game, one of those who lost it."""

from __future__ import annotations

from collections.abc import Sequence


def loser_to_begin(winners: Sequence[int], seats: int) -> int:
    """The first seat after a winner's that has not won; if all have, the next one."""
    after = [(winners[0] + step) % seats for step in range(1, seats)] if winners else [0]
    return next((seat for seat in after if seat not in winners), after[0])
