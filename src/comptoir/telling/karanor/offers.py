"""What a seat can pick, whole runs of goods at once."""

from __future__ import annotations

from comptoir.core import DONE, Match, Option
from comptoir.karanor.choosing import available_in
from comptoir.telling.shown import Choice
from comptoir.telling.telling import Menu


def offer(match: Match, seat: int) -> Menu:
    """The options behind a question; of a run of goods each resource once, and how often it may be picked."""
    decision = match.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked"
    if decision.run is None:
        return Menu(decision.options, None)
    amounts = available_in(decision)
    if not amounts:  # at the market what can follow depends on what was picked
        return Menu(decision.options, Choice(decision.run.ordered, 1, 1, one_by_one=True))
    left = int(dict(decision.args)["left"])
    options: tuple[Option, ...] = tuple([("goods", name) for name in amounts])
    choice = Choice(decision.run.ordered, 0 if DONE in decision.options else left, left)
    return Menu(options, choice, tuple([min(count, left) for count in amounts.values()]))
