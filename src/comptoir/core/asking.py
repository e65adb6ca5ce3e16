"""How scripts ask: they await ``ask``, ``ask_together`` or ``ask_quietly``.

The match drives them by hand with ``send``, and asyncio has no part in it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from types import coroutine
from typing import Final

from comptoir.core.decision import Decision, Option, swift_decision


class Finished(Exception):
    """Raised by a rule that ends the game in the middle of an effect."""


@coroutine
def ask(decision: Decision) -> Generator[Decision, Option, Option]:
    """Hand one decision to the driver; comes back with the option picked."""
    return (yield decision)


@coroutine
def ask_together(
    decisions: tuple[Decision, ...],
) -> Generator[tuple[Decision, ...], tuple[Option, ...], tuple[Option, ...]]:
    """Several seats decide at once, sealed; comes back with their picks in the order asked."""
    return (yield decisions) if decisions else ()


class AskAgain:
    """What a quiet question receives when an interruption or another world has changed the table."""


ASK_AGAIN: Final = AskAgain()


def _quiet(decision: Decision) -> Decision:
    """The same question, during which other seats may interrupt."""
    seat, prompt, options, args, source, run, is_quiet = decision
    if is_quiet:
        return decision
    return swift_decision((seat, prompt, options, args, source, run, True))


@coroutine
def ask_quietly(build: Callable[[], Decision]) -> Generator[Decision, Option | AskAgain, Option]:
    """A question during which other seats may interrupt; ``build`` makes it anew each time."""
    while True:
        pick = yield _quiet(build())
        if not isinstance(pick, AskAgain):
            return pick


@coroutine
def ask_together_quietly(
    build: Callable[[], tuple[Decision, ...]],
) -> Generator[tuple[Decision, ...], tuple[Option, ...] | AskAgain, list[tuple[Decision, Option]]]:
    """Several seats decide at once, sealed; in another world ``build`` makes their questions anew.

    Comes back with each question and its pick.
    """
    while True:
        decisions = tuple([_quiet(each) for each in build()])
        if not decisions:
            return []
        picks = yield decisions
        if not isinstance(picks, AskAgain):
            return list(zip(decisions, picks, strict=True))
