"""One kind of decision: one seat picks one of several options.

Larger choices are runs of such picks (see ``runs``). Scripts await ``ask``, ``ask_together`` or
``ask_quietly``; the match drives them by hand with ``send``, and asyncio has no part in it.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any, Final, NamedTuple, TypeAlias

Option: TypeAlias = int | tuple[str | int, ...]
"""A card is its token, an int; anything else is a tuple that starts with a word: ``("seat", 2)``."""

Picks: TypeAlias = tuple[Option, ...]

DONE: Final[Option] = ("done",)
YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)
PASS: Final[Option] = ("pass",)

Args: TypeAlias = tuple[tuple[str, int | str], ...]


class Some(NamedTuple):
    """So many of these will do, whichever they are."""

    options: Picks
    least: int
    most: int


class Run(NamedTuple):
    """The larger choice a pick belongs to: what was picked so far, and whether order matters.

    It also says what completes it, so that all of it can be chosen at once: sets that are spelt out, what was
    picked so far included, or any of what is left; None where that would be too much to say.
    """

    picked: Picks
    ordered: bool
    completed_by: tuple[Picks, ...] | Some | None = None

    @property
    def sets_left(self) -> list[Picks] | None:
        """What each of the sets spelt out lacks."""
        sets = self.completed_by
        if sets is None or isinstance(sets, Some):
            return None
        return [tuple([option for option in one if option not in self.picked]) for one in sets]


class Decision(NamedTuple):
    """One seat picks one of ``options``."""

    seat: int
    prompt: str
    options: tuple[Option, ...]
    args: Args = ()
    source: int = -1
    """The card that asks, or -1 when the rules themselves do."""
    run: Run | None = None
    quiet: bool = False
    """Seats that are not asked may interrupt here; the question is then asked anew, as in another world."""


swift_run: Callable[[tuple[Picks, bool, tuple[Picks, ...] | Some | None]], Run] = partial(tuple.__new__, Run)
swift_decision: Callable[[tuple[int, str, Picks, Args, int, Run | None, bool]], Decision] = partial(
    tuple.__new__, Decision
)
"""The same tuples with all fields given, made in a third of the time: for those who ask all the time."""

Asked: TypeAlias = Decision | tuple[Decision, ...]
"""What a script hands to its driver: one decision, or one for each of several seats at once."""

Script: TypeAlias = Coroutine[Asked, Any, None]

Picker: TypeAlias = Callable[[Decision], Option]
"""Who picks for every seat in a playout. Scripts that know of one ask it in passing, without stopping."""


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
    seat, prompt, options, args, source, run, _ = decision
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


def decisions_of(asked: object) -> tuple[Decision, ...]:
    """The decisions of an ask; anything else a script might await is a bug and raises."""
    if type(asked) is Decision:
        return (asked,)
    if type(asked) is tuple and asked and all([type(each) is Decision for each in asked]):
        return asked
    raise TypeError(f"a script awaited {asked!r}, which is not a decision")
