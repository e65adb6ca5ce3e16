"""What a bot is, and what it may look at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol, runtime_checkable

from comptoir.core import Decision, Dice, Match, Motive, Option, Verdict
from comptoir.core.surmise import can_surmise


class Glance:
    """One seat's look at a match: its view, what it may do unasked, worlds it can imagine. Nothing else."""

    __slots__ = ("_match", "_view", "seat")

    seat: int

    def __init__(self, match: Match, seat: int) -> None:
        self._match = match
        self._view: Any = None
        self.seat = seat

    @property
    def view(self) -> Any:
        """The table as this seat may see it: the game's own view, made when it is first asked for."""
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    @property
    def interruptions(self) -> tuple[Option, ...]:
        """What this seat may do now although it is not asked."""
        return self._match.interruptions(self.seat)

    @property
    def can_imagine(self) -> bool:
        """Can worlds be imagined now, wherever a bot plays? In the middle of an action one that thinks in a
        process of its own cannot: there it follows its plan, or decides by the view."""
        return can_surmise(self._match, self.seat)

    def imagine(self, dice: Dice) -> Match:
        """A match to try things on, in a world that looks the same to this seat. Its chance goes on from the
        dice: spawn some for each world, and use them for nothing else."""
        return self._match.imagine(self.seat, dice)


class Look(Glance):
    """The same for a seat that is asked: with its open decision."""

    __slots__ = ("decision",)

    decision: Decision

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match, seat)
        decision = match.decision_of(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        self.decision = decision


class Bot(Protocol):
    """A player: one method. Whatever chance it needs comes from dice of its own."""

    def choose(self, look: Look) -> Option:
        """One of ``look.decision.options``."""


@runtime_checkable
class Interrupter(Protocol):
    """A player who also acts unasked: plays cards on others' turns, trades."""

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        """One of ``glance.interruptions`` and the run that follows it, or nothing."""


class Remark(NamedTuple):
    """What a bot says to what it does unasked: why it declines an offer.

    It goes by a key that the game has words for (``Telling.phrase``), so that everybody reads it in their own
    language. Whatever the bot puts into it, all at the table know.
    """

    key: str
    to: int
    """The seat whose person wants to know."""
    about: str = ""
    """What is spoken of, as a place: ``offer:3``."""


@runtime_checkable
class Talker(Protocol):
    """A player who says why."""

    remark: Remark | None
    """What it has to say to its last interruption."""


@runtime_checkable
class Adviser(Protocol):
    """A player who can say why it picks what it picks: those who ask for a hint read it."""

    @property
    def motive(self) -> Motive | None:
        """What it weighed most for its last pick; None if there was nothing to weigh."""


@runtime_checkable
class Weigher(Protocol):
    """A player who weighs options by how likely they win: those who ask for a hint read the best of them."""

    @property
    def verdicts(self) -> list[Verdict]:
        """What it thought of the options of its last choice, the best first; nothing if it did not weigh them
        so."""


class Interruption(NamedTuple):
    """What a bot does unasked: picks, none at all to let things be, and what it says to that."""

    picks: tuple[Option, ...] = ()
    remark: Remark | None = None


def interruption(bot: Bot, glance: Glance) -> Interruption:
    """Ask a bot whether it wants to interrupt."""
    picks = tuple(bot.interrupt(glance)) if isinstance(bot, Interrupter) else ()
    return Interruption(picks, bot.remark if picks and isinstance(bot, Talker) else None)


def motive_of(bot: Bot) -> Motive | None:
    """Why a bot picked what it picked last, if it can say so."""
    return bot.motive if isinstance(bot, Adviser) else None


def verdicts_of(bot: Bot) -> list[Verdict]:
    """What a bot thought of the options of its last choice, the best first, if it weighs what they bring."""
    return bot.verdicts if isinstance(bot, Weigher) else []


def let_interrupt(match: Match, bots: Mapping[int, Bot]) -> bool:
    """Ask the bots in turn whether they want to interrupt; has one of them? Whoever asks asks again then."""
    if not match.is_quiet:
        return False
    for seat, bot in bots.items():
        if isinstance(bot, Interrupter):
            picks = bot.interrupt(Glance(match, seat))
            if picks:
                if len(picks) > 1:
                    match.interrupt_run(seat, picks[0], picks[1:])
                else:
                    match.interrupt(seat, picks[0])
                return True
    return False


class RandomBot:
    """Picks any option, all equally likely."""

    __slots__ = ("dice",)

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, look: Look) -> Option:
        return self.pick(look.decision)

    def pick(self, decision: Decision) -> Option:
        """The same without a look, for playouts."""
        options = decision.options
        return options[self.dice.below(len(options))]
