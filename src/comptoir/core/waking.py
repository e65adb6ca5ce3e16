"""How a match that is a copy, or that stands where it stood before, makes its action again.

In the middle of an action a match is its anchor and the picks since. Scripts that know what was picked go on
without asking. Where the rest of an action depends on the table alone, its script has set a milestone: a copy
that tells nobody anything begins there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from comptoir.core.decision import Asked, Decision, Script
from comptoir.core.journal import Hearsay
from comptoir.core.log import Anchor, Logged
from comptoir.core.table import Table, World

if TYPE_CHECKING:
    from comptoir.core.match import Match


def make_again(match: Match, anchor: Anchor, picks: Sequence[Logged]) -> None:
    """Stand at the anchor, or at the milestone if nothing is told, and make the picks again."""
    passed = match._passed if match.events is None else None
    if passed is not None and passed[1] > len(picks):
        passed = None
    table = (anchor.table if passed is None else passed[0].table).clone()
    table.listen(Hearsay() if match.events is None and not match.imagined else match.events)
    match._table, match._scripts, match._sealed = table, [], ()
    match._anchor, match._passed = anchor if picks else None, passed
    match._since = list(picks)
    asked: Asked = anchor.asked if anchor.together else anchor.asked[0]
    done = 0
    if passed is not None:
        milestone, done = passed
        table.milestone = milestone
        asked, done = _run_on(match, table, match.game.resume(table, milestone.step, milestone.number), done)
    elif picks and type(asked) is Decision and type(picks[0]) is int:
        asked, done = _run_on(match, table, match.game.perform(table, asked.options[picks[0]]), 1)
    match._ask(asked)
    for logged in picks[done:]:
        if isinstance(logged, World):
            match._enter(logged)
        else:
            match._run(match._given(logged))
        done += 1
        pass_milestone(match, len(picks) - done)


def _run_on(match: Match, table: Table, script: Script, done: int) -> tuple[Asked, int]:
    """Start a script and let it run over the picks that are but places among the options, after so many that
    are made; what is asked then, and how many are made by then."""
    match._scripts.append(script)
    places = _leading_places(match._since, done)
    recall = table.recall = places[::-1]
    asked: Asked = script.send(None)
    while recall and type(asked) is Decision:  # what is not picked in passing
        asked = script.send(asked.options[recall.pop()])
    pass_milestone(match, len(match._since) - done - len(places))
    table.recall = None
    return asked, done + len(places) - len(recall)


def _leading_places(picks: Sequence[Logged], done: int) -> list[int]:
    """The picks up to the first that is more than a place among the options."""
    places = []
    for logged in picks[done:]:
        if type(logged) is not int:
            break
        places.append(logged)
    return places


def pass_milestone(match: Match, later: int) -> None:
    """Remember one that was just reached, when so many of the picks were still to be made again."""
    table: Table = match.table
    milestone = table.milestone
    if milestone is not None:
        if match._passed is None or match._passed[0] is not milestone:
            match._passed = milestone, len(match._since) - later - milestone.left
        table.milestone = None
