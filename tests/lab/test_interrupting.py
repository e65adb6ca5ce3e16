"""Bots that interrupt in a campaign: asked around the table, and stopped when they do not end."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from comptoir.bots import Bot, Look
from comptoir.bots.bot import Glance
from comptoir.core import YES, Dice, Match, Option, registry
from comptoir.lab import campaigns
from comptoir.lab.campaigns import Campaign, Outcome, play
from comptoir.lab.setups import AnyMatch, Ending, Seats, Setup
from comptoir.native import Build
from tests.core.bazaar import GAME, Bazaar

PLAYERS = 3


@dataclass(frozen=True, slots=True)
class BazaarSetup(Setup):
    """The toy game with interruptions, in the lab."""

    game: ClassVar[str] = "bazaar"
    targets: ClassVar[dict[Build, dict[str, float]]] = {}

    @property
    def seats(self) -> Seats:
        return Seats(2, 4, PLAYERS)

    def options(self, players: int, dice: Dice) -> dict[str, object]:
        return {"players": players}

    def ending(self, match: AnyMatch) -> Ending:
        return Ending(match.table.round)

    def sample(self, number: int) -> AnyMatch:
        return Match(GAME, self.options(PLAYERS, Dice(bytes(32))), Dice.seeded(number).key)


class Quiet:
    """Always takes the first option, and never says a word."""

    def choose(self, look: Look) -> Option:
        return look.decision.options[0]


class Heckler(Quiet):
    """Heckles whenever it may, is sure of it, and notes what it does."""

    def __init__(self, seat: int, notes: list[tuple[str, int]]) -> None:
        self.seat, self.notes = seat, notes

    def choose(self, look: Look) -> Option:
        self.notes.append((look.decision.prompt, self.seat))
        return super().choose(look)

    def interrupt(self, glance: Glance) -> tuple[Option, ...]:
        if not glance.interruptions:
            return ()
        self.notes.append(("heckles", self.seat))
        return (glance.interruptions[0], YES)


def seat_bots(monkeypatch: pytest.MonkeyPatch, maker: Callable[[int], Bot]) -> None:
    """Let these bots play the toy game."""
    made = iter(range(10**6))
    monkeypatch.setattr(registry, "_instead", {"bazaar": GAME})
    monkeypatch.setattr(campaigns, "make_bot", lambda game, kind, dice: maker(next(made) % PLAYERS))


def outcome(*, check: bool = False) -> Outcome:
    return play(
        Campaign(games=1, seed=1, setup=BazaarSetup(), players=(PLAYERS,), bots=("clever",), check=check), 0
    )


def test_bots_interrupt_before_an_answer_from_the_seat_that_is_asked_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    notes: list[tuple[str, int]] = []
    seat_bots(monkeypatch, lambda seat: Heckler(seat, notes))
    assert outcome().finished
    runs = interrupted(notes)
    assert max(len(seats) for seats, _ in runs) > 1
    for seats, asked in runs:
        distances = [(seat - asked) % PLAYERS for seat in seats]
        assert distances == sorted(distances), f"{seats} before seat {asked}"


def interrupted(notes: list[tuple[str, int]]) -> list[tuple[list[int], int]]:
    """The seats that heckled before each answer that they delayed, and the seat that gave it."""
    found, seats = [], list[int]()
    for what, seat in notes:
        if what == "heckles":
            seats.append(seat)
        elif seats:
            found.append((seats, seat))
            seats = []
    return found


@pytest.mark.parametrize("check", [False, True])
def test_bots_that_never_interrupt_are_left_in_peace(monkeypatch: pytest.MonkeyPatch, check: bool) -> None:
    heckled: list[int] = []

    def interrupt(self: Bazaar, table: Any, seat: int, pick: Option) -> Any:
        heckled.append(seat)
        raise AssertionError("nobody wanted that")

    seat_bots(monkeypatch, lambda seat: Quiet())
    monkeypatch.setattr(Bazaar, "interrupt", interrupt)
    found = outcome(check=check)
    assert (found.finished, found.violations, heckled) == (True, (), [])


def test_interruptions_in_a_checked_game_come_from_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    heckled: list[int] = []
    really = Bazaar.interrupt

    def interrupt(self: Bazaar, table: Any, seat: int, pick: Option) -> Any:
        heckled.append(seat)
        return really(self, table, seat, pick)

    monkeypatch.setattr(Bazaar, "interrupt", interrupt)
    seat_bots(monkeypatch, lambda seat: Heckler(seat, []) if seat == 1 else Quiet())
    found = outcome(check=True)
    assert (found.finished, found.violations) == (True, ())
    assert set(heckled) == {1}


@pytest.mark.parametrize("check", [False, True])
def test_interruptions_that_do_not_end_are_a_violation(monkeypatch: pytest.MonkeyPatch, check: bool) -> None:
    notes: list[tuple[str, int]] = []
    seat_bots(monkeypatch, lambda seat: Heckler(seat, notes))
    monkeypatch.setattr(campaigns, "MOST_INTERRUPTIONS", 1)
    found = outcome(check=check)
    assert not found.finished
    assert len(found.violations) == 1
    assert found.violations[0].startswith("pick ")
    assert found.violations[0].endswith(": interruptions do not end")
