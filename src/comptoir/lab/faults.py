"""What went wrong in a game, whoever's fault it was."""

from __future__ import annotations

from collections.abc import Iterable

from comptoir.bots.guarded import Mishap
from comptoir.lab.campaigns import Outcome


def told(fault: Mishap) -> str:
    """In one line, with the name of the bot where it was one's."""
    return f"{fault.kind}: {fault.what}" if fault.kind else fault.what


def faults_of(outcome: Outcome, mishaps: Iterable[Mishap] = ()) -> list[Mishap]:
    """All of it, the bots' first; the kind is empty where it was no bot's fault."""
    found = list(mishaps)
    if outcome.failure is not None:
        seat, pick, what, trace = outcome.failure
        found.append(Mishap(outcome.kinds[seat], f"pick {pick}: {what}", trace))
    found += [Mishap("", what) for what in outcome.violations]
    if not outcome.finished and not found:
        found.append(Mishap("", f"not over after {outcome.decisions} picks"))
    return found
