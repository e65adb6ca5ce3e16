"""A game that is over, seen from its end: how the chances went, and what turned them, for those who read."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from comptoir.bots.review import Review, TurningPoint, look_back
from comptoir.core import load, registry
from comptoir.server.ledger import Ledger
from comptoir.server.replays import Film
from comptoir.telling.shown import Text
from comptoir.telling.telling import percent

Percent = Annotated[int, Meta(ge=0, le=100)]


class Standing(Struct, frozen=True):
    """Where the chances stood when a turn began, or at the end."""

    step: int
    """Of the replay."""
    turn: int
    chances: list[Percent]
    """Of each side."""


class Turning(Struct, frozen=True):
    """A decision after which the game went another way than it could have."""

    step: int
    """Of the replay: the table as it was to be decided."""
    turn: int
    seat: int
    picked: Text
    chance: Percent
    """Of the seat's side with what was picked, as it could be judged then."""
    better: Text
    better_chance: Percent
    why: Text
    """What speaks for the better one, said to the seat; empty where there are no words for it."""


class LookBack(Struct, frozen=True):
    """What a game looks like from its end."""

    sides: list[list[int]]
    """The seats of each."""
    curve: list[Standing]
    turning_points: list[Turning]


def can_review(ledger: Ledger) -> bool:
    """Has the game come to its end, and is there somebody who judges it?"""
    is_whole = ledger.match is not None and ledger.match.is_over and ledger.unkept is None
    return is_whole and ledger.game in registry.names("judge")


def told_review(ledger: Ledger, film: Film, found: Review, lang: str) -> LookBack:
    """A review in the words of a language, with the steps of the replay."""
    seats, sides = len(ledger.seats), len(found.curve[0].chances)
    curve = [
        Standing(film.step_at(each.step), each.turn, [percent(chance) for chance in each.chances])
        for each in found.curve
    ]
    points = [_told(ledger, film, point, lang) for point in found.turning_points]
    return LookBack([list(range(side, seats, sides)) for side in range(sides)], curve, points)


def review(ledger: Ledger) -> Review:
    """Look back at a game that is over; this takes seconds. Raises ``ComptoirError``."""
    return look_back(ledger.playing)


def _told(ledger: Ledger, film: Film, point: TurningPoint, lang: str) -> Turning:
    match, reader = ledger.playing, ledger.reader(point.seat, lang)
    save = match.save()
    picks = save["picks"]
    assert isinstance(picks, list)
    view = load(match.game, {**save, "picks": picks[: point.step]}).view(point.seat)
    picked, _ = ledger.telling.merit(view, point.picked, reader, None)
    better, why = ledger.telling.merit(view, point.better, reader, point.motive)
    return Turning(
        step=film.step_at(point.step),
        turn=point.turn,
        seat=point.seat,
        picked=picked,
        chance=percent(point.chance),
        better=better,
        better_chance=percent(point.better_chance),
        why=why,
    )
