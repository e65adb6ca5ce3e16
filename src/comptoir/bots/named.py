"""A bot that answers for itself: where it fails, the game ends, and it is told whose fault that was."""

from __future__ import annotations

from collections.abc import Callable

from comptoir.bots.bot import Bot, Glance, Interrupter, Look
from comptoir.bots.guarded import Mishap, described, traced
from comptoir.core import Option


class BotFailed(Exception):
    """A bot has raised, or picked what is not offered."""

    def __init__(self, seat: int, mishap: Mishap) -> None:
        super().__init__(f"seat {seat}, {mishap.kind}: {mishap.what}")
        self.seat, self.mishap = seat, mishap


class Named:
    """A bot of some kind on a seat. It has no net under it, and nobody looks at the clock."""

    __slots__ = ("_bot", "_kind", "_seat")

    def __init__(self, kind: str, seat: int, bot: Bot) -> None:
        self._kind, self._seat, self._bot = kind, seat, bot

    def choose(self, look: Look) -> Option:
        try:
            pick = self._bot.choose(look)
        except (Exception, SystemExit) as bug:
            raise failed(self._kind, self._seat, bug) from bug
        if pick not in look.decision.options:
            self.blame(f"{pick!r} is not offered at {look.decision.prompt!r}")
        return pick

    def blame(self, what: str) -> None:
        raise BotFailed(self._seat, Mishap(self._kind, what))


class NamedInterrupter(Named):
    """One that also acts unasked."""

    __slots__ = ()

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        assert isinstance(self._bot, Interrupter)
        try:
            return tuple(self._bot.interrupt(glance))
        except (Exception, SystemExit) as bug:
            raise failed(self._kind, self._seat, bug) from bug


def named(kind: str, seat: int, make: Callable[[], Bot]) -> Named:
    """The bot that is made there. Raises ``BotFailed`` where it is not."""
    try:
        bot = make()
    except (Exception, SystemExit) as bug:
        raise failed(kind, seat, bug) from bug
    return (NamedInterrupter if isinstance(bot, Interrupter) else Named)(kind, seat, bot)


def failed(kind: str, seat: int, bug: BaseException) -> BotFailed:
    return BotFailed(seat, Mishap(kind, described(bug), traced(bug)))
