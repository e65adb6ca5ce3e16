"""One kind of decision: one seat picks one of several options.

Larger choices are runs of such picks (see ``runs``); how scripts put them to their driver: see ``asking``.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

Option: TypeAlias = int | tuple[str | int, ...]
"""A card is its token, an int; anything else is a tuple that starts with a word: ``("seat", 2)``."""

Picks: TypeAlias = tuple[Option, ...]
"""Several of them, in the order they were picked or are offered in."""

DONE: Final[Option] = ("done",)
YES: Final[Option] = ("yes",)
NO: Final[Option] = ("no",)
PASS: Final[Option] = ("pass",)

Args: TypeAlias = tuple[tuple[str, int | str], ...]
"""Names, each with a number or a word."""


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
    """The code of the question."""
    options: tuple[Option, ...]
    args: Args = ()
    """What the question tells besides: names and numbers, such as a price and what is paid of it so far."""
    source: int = -1
    """The card that asks, or -1 when the rules themselves do."""
    run: Run | None = None
    quiet: bool = False
    """Seats that are not asked may interrupt here; the question is then asked anew, as in another world."""


swift_some: Final[Callable[[tuple[Picks, int, int]], Some]] = partial(tuple.__new__, Some)
swift_run: Final[Callable[[tuple[Picks, bool, tuple[Picks, ...] | Some | None]], Run]] = partial(
    tuple.__new__, Run
)
swift_decision: Final[Callable[[tuple[int, str, Picks, Args, int, Run | None, bool]], Decision]] = partial(
    tuple.__new__, Decision
)
"""The same tuples with all fields given, made in a third of the time: for those who ask all the time."""

Asked: TypeAlias = Decision | tuple[Decision, ...]
"""What a script hands to its driver: one decision, or one for each of several seats at once."""

Script: TypeAlias = Coroutine[Asked, Any, None]

Picker: TypeAlias = Callable[[Decision], Option]
"""Who picks for every seat in a playout. Scripts that know of one ask it in passing, without stopping."""


def decisions_of(asked: object) -> tuple[Decision, ...]:
    """The decisions of an ask; anything else a script might await is a bug and raises."""
    if type(asked) is Decision:
        return (asked,)
    if type(asked) is tuple and asked and all([type(each) is Decision for each in asked]):
        return asked
    raise TypeError(f"a script awaited {asked!r}, which is not a decision")
