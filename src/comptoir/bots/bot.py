"""What a bot is, and what it may look at."""

from __future__ import annotations

from typing import Any, Protocol

from comptoir.core import Decision, Dice, Match, Option, View


class Look:
    """One seat's look at a match: its open decision, its view, and worlds it can imagine. Nothing else."""

    __slots__ = ("__match", "__view", "decision", "seat")

    decision: Decision
    seat: int

    def __init__(self, match: Match[Any], seat: int) -> None:
        decision = match.decision_of(seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        self.__match = match
        self.__view: View | None = None
        self.seat = seat
        self.decision = decision

    @property
    def view(self) -> View:
        """The table as this seat may see it, made when it is first asked for."""
        if self.__view is None:
            self.__view = self.__match.view(self.seat)
        return self.__view

    def imagine(self, dice: Dice) -> Match[Any]:
        """A match to try things on, in a world that looks the same to this seat."""
        return self.__match.imagine(self.seat, dice)


class Bot(Protocol):
    """A player: one method. Whatever chance it needs comes from dice of its own."""

    def choose(self, look: Look) -> Option:
        """One of ``look.decision.options``."""


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
