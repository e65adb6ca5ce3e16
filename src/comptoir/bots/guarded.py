"""A bot that never stops a game: where it raises or thinks too long, the next lower level picks."""

from __future__ import annotations

import signal
import threading
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic, process_time
from traceback import TracebackException, extract_tb
from typing import Any

from comptoir.bots.bot import Bot, Glance, Interrupter, Look
from comptoir.bots.registry import RANDOM, below, make_bot
from comptoir.core import Dice, Option

_MICROSECONDS = 1e6
_PATIENCE = 20
"""Whoever only sleeps may take so many times as long as whoever thinks."""
_SHORTEST = 0.001
_FRAMES = 20
"""Of a bug that is deep in calls so many are told, the innermost ones."""


@dataclass(frozen=True, slots=True)
class Mishap:
    """Something a bot did not manage, for developers. The same thing twice is one mishap."""

    kind: str
    what: str
    trace: str = field(default="", compare=False)
    """The calls in its own code that led there; told once a game."""


class Overrun(BaseException):
    """A bot has thought too long. No bot catches it by accident."""


class Guarded:
    """A bot of some kind with a net under it; it notes how long it thought and what went wrong."""

    __slots__ = ("_below", "_bot", "_dice", "_game", "_kind", "_net", "mishaps", "times")

    def __init__(self, game: str, kind: str, bot: Bot, dice: Dice, net: float) -> None:
        self._game, self._kind, self._bot, self._dice, self._net = game, kind, bot, dice, net
        self._below: Guarded | None = None
        self.times: list[int] = []
        """Microseconds of the processor for each choice."""
        self.mishaps: list[Mishap] = []

    def choose(self, look: Look) -> Option:
        start = process_time()
        pick: Option | None = None
        try:
            with _Alarm(self._net):
                pick = self._bot.choose(look)
            if process_time() - start > self._net:  # where the system has no alarm
                raise Overrun
            if pick not in look.decision.options:
                raise ValueError(f"{pick!r} is not offered at {look.decision.prompt!r}")
            return pick
        except Overrun:
            self.blame(f"thought longer than {self._net:g} s at {look.decision.prompt!r}")
        except (Exception, SystemExit) as bug:
            self.blame(described(bug), bug)
        finally:
            self.times.append(round((process_time() - start) * _MICROSECONDS))
        return self._stand_in(look)

    def blame(self, what: str, bug: BaseException | None = None) -> None:
        mishap = Mishap(self._kind, what)
        if bug is not None and mishap not in self.mishaps:
            mishap = Mishap(self._kind, what, traced(bug))
        self.mishaps.append(mishap)

    def _stand_in(self, look: Look) -> Option:
        """What the next lower level picks, which has a net under it too; at the bottom anything will do."""
        if self._kind == RANDOM:
            return look.decision.options[self._dice.below(len(look.decision.options))]
        if self._below is None:
            dice, kind = self._dice.spawn("stand-in"), below(self._game, self._kind)
            self._below = Guarded(self._game, kind, make_bot(self._game, kind, dice), dice, self._net)
        pick = self._below.choose(look)
        self.mishaps += self._below.mishaps
        self._below.mishaps.clear()
        return pick


class GuardedInterrupter(Guarded):
    """One that also acts unasked; where that fails, it lets things be."""

    __slots__ = ()

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        assert isinstance(self._bot, Interrupter)
        try:
            with _Alarm(self._net):
                picks = tuple(self._bot.interrupt(glance))
            if picks and picks[0] not in glance.interruptions:
                raise ValueError(f"{picks[0]!r} is no interruption that is offered")
            return picks
        except Overrun:
            self.blame(f"thought longer than {self._net:g} s about an interruption")
        except (Exception, SystemExit) as bug:
            self.blame(described(bug), bug)
        return ()


def guard(game: str, kind: str, dice: Dice, net: float) -> Guarded:
    """A bot of that kind with a net of so many seconds of the processor for each choice."""
    try:
        bot = make_bot(game, kind, dice)
    except Exception as bug:
        return Guarded(game, kind, _Absent(bug), dice, net)
    make = GuardedInterrupter if isinstance(bot, Interrupter) else Guarded
    return make(game, kind, bot, dice, net)


class _Absent:
    """In the place of a bot that could not even be made."""

    def __init__(self, bug: Exception) -> None:
        self.bug = bug

    def choose(self, look: Look) -> Option:
        raise self.bug


def described(bug: BaseException) -> str:
    """A bug in one line: what it is, and where."""
    frames = extract_tb(bug.__traceback__)
    return f"{bug!r} in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else repr(bug)


def traced(bug: BaseException) -> str:
    """The calls that led to a bug, from the bot's own code on; nothing where it was not the bot's code."""
    inside = bug.__traceback__ and bug.__traceback__.tb_next
    if inside is None:
        return ""
    return "".join(TracebackException(type(bug), bug, inside, limit=-_FRAMES).format()).rstrip()


class _Alarm:
    """Raises ``Overrun`` inside after so many seconds of the processor, where the system can do that.

    By the clock on the wall, which rings again while the machine does something else: a timer that counts the
    processor's time makes all its clocks coarse.
    """

    __slots__ = ("_before", "_begun", "_seconds", "_thought")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._before: Any = None

    def __enter__(self) -> None:
        self._begun, self._thought = monotonic(), process_time()
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGALRM, self._ring)
            signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, self._before)

    def _ring(self, *_: object) -> None:
        left = self._seconds - (process_time() - self._thought)
        if left <= 0 or monotonic() - self._begun > _PATIENCE * self._seconds:
            raise Overrun
        signal.setitimer(signal.ITIMER_REAL, max(left, _SHORTEST))
