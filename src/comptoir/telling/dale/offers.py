"""What a seat can pick, whole runs at once."""

from __future__ import annotations

from comptoir.core import Decision, Match, Option, Run, Some
from comptoir.dale.view import DaleView
from comptoir.telling.dale.wording import token_of
from comptoir.telling.shown import Choice
from comptoir.telling.telling import Menu

MOST_SETS = 400
"""More sets than that are not sent; they are picked one by one."""


def offer(match: Match, seat: int) -> Menu:
    """The options behind a question, also those that come up only later in its run."""
    decision = match.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked"
    run = decision.run
    if run is None:
        return Menu(decision.options, None)
    if isinstance(run.completed_by, Some):
        options, least, most = run.completed_by
        return Menu(options, Choice(run.ordered, least, most))
    return _adding_up(match.view(seat), decision, run)


def _adding_up(view: DaleView, decision: Decision, run: Run) -> Menu:
    """A price or a total to be met: the complete sets, spelt out unless they are too many."""
    facts = dict(decision.args)
    base, aim = int(facts.get("total", 0)), facts.get("price", facts.get("needed"))
    aim = None if aim is None else int(aim)
    family = run.sets_left
    if family is None or len(family) > MOST_SETS:
        return Menu(decision.options, Choice(run.ordered, 1, 1, one_by_one=True, base=base, aim=aim))
    options = _as_they_lie(view, {option for one in family for option in one})
    places = {option: place for place, option in enumerate(options)}
    sets = sorted([sorted([places[option] for option in one]) for one in family])
    sizes = [len(one) for one in sets]
    return Menu(options, Choice(run.ordered, min(sizes), max(sizes), sets=sets, base=base, aim=aim))


def _as_they_lie(view: DaleView, options: set[Option]) -> tuple[Option, ...]:
    """In the order of the hand, then of the discard from its top; the uses of one card side by side."""
    places = {token: place for place, token in enumerate((*view.hand, *view.discard[::-1]))}

    def place(option: Option) -> tuple[int, bool, str]:
        token = token_of(option)
        assert token is not None, "only cards add up to something"
        return places.get(token, -1), isinstance(option, tuple), str(option)

    return tuple(sorted(options, key=place))
