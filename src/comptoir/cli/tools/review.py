"""``comptoir review``: a game that is over, seen from its end: how the chances went, and what turned them."""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from shlex import quote
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from comptoir.bots.review import Moment, Review, TurningPoint, look_back
from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.command import command
from comptoir.cli.sets import listed
from comptoir.cli.terminal import saves
from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.terms import PackFolder
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import Json, print_json
from comptoir.cli.tools.replay import after, read_seat
from comptoir.cli.tools.shelf import AnyMatch, seats_called
from comptoir.core import archive
from comptoir.telling.shown import spelt
from comptoir.telling.telling import Reader, find, percent
from comptoir.words import Words

WIDEST = 60
"""Columns of the curve at most."""
BLOCKS, DIGITS = "▁▂▃▄▅▆▇█", "0123456789"
"""From no chance to certainty; digits where the terminal has no blocks."""
_DECIMALS = 4


class Told(NamedTuple):
    """A turning point in words."""

    point: TurningPoint
    picked: str
    better: str
    why: str
    replay: str
    """The command that shows the table at that moment."""


def review(
    file: Annotated[Path, Parameter(help="help-file")],
    /,
    *,
    seat: Annotated[str | None, Parameter(help="help-review-seat")] = None,
    names: Annotated[str | None, Parameter(help="help-replay-names")] = None,
    pack: PackFolder = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    match = archive.load(shelf.take_pack_for(saves.read(file), pack))
    seats = None if seat is None else read_seat(match, seat)
    called = seats_called(words, match, listed(names or ""))
    found = _watched(words, match, seats)
    told = [_told(words, called, match, point, file) for point in found.turning_points]
    if json:
        print_json(_plain(match, found, told))
    else:
        _print(words, called, found, told)
    return 0


def _watched(words: Words, match: AnyMatch, seats: Collection[int] | None) -> Review:
    """The review, with a progress bar where somebody watches."""
    if not sys.stderr.isatty():
        return look_back(match, seats)
    recommend(words)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("review-progress"), total=1.0)
        return look_back(match, seats, lambda part: bar.update(task, completed=part))


def _told(words: Words, called: tuple[str, ...], whole: AnyMatch, point: TurningPoint, file: Path) -> Told:
    telling, match = find(whole.game.name), after(whole, point.step)
    reader, view = Reader(words, called, point.seat, whole.options), match.view(point.seat)
    picked, _ = telling.merit(view, point.picked, reader, None)
    better, why = telling.merit(view, point.better, reader, point.motive)
    again = command(f"replay {quote(str(file))} --step {point.step}")
    return Told(point, spelt(picked), spelt(better), spelt(why), again)


def _plain(match: AnyMatch, found: Review, told: Sequence[Told]) -> dict[str, object]:
    """As JSON can hold it."""
    sides = len(found.curve[0].chances)
    return {
        "game": match.game.name,
        "options": dict(match.options),
        "picks": len(match.picks),
        "sides": [
            [seat for seat in range(match.game.seats(match.table)) if seat % sides == side]
            for side in range(sides)
        ],
        "winners": list(match.winners),
        "curve": [
            {**each._asdict(), "chances": [_rounded(chance) for chance in each.chances]}
            for each in found.curve
        ],
        "decisions": found.weighed,
        "turning_points": [_plain_point(each) for each in told],
    }


def _plain_point(told: Told) -> dict[str, object]:
    point = told.point
    return {
        "step": point.step,
        "turn": point.turn,
        "seat": point.seat,
        "picked": {"option": point.picked, "text": told.picked, "chance": _rounded(point.chance)},
        "better": {"option": point.better, "text": told.better, "chance": _rounded(point.better_chance)},
        "gain": _rounded(point.gain),
        "why": told.why,
        "motive": point.motive._asdict() if point.motive else None,
        "replay": told.replay,
    }


def _rounded(chance: float) -> float:
    return round(chance, _DECIMALS)


# -- for people ---------------------------------------------------------------------------------------------


def _print(words: Words, called: tuple[str, ...], found: Review, told: Sequence[Told]) -> None:
    screen = Screen()
    screen.line(words.say("review-curve", turns=found.curve[-1].turn), style=HEADING)
    for line in curve_lines(words, called, found.curve, [each.point.step for each in told], _marks()):
        screen.verbatim(line)
    screen.line()
    screen.line(words.say("review-points", count=len(told), decisions=found.weighed), style=HEADING)
    for number, each in enumerate(told, 1):
        point, name = each.point, called[each.point.seat]
        screen.line()
        screen.line(
            words.say(
                "review-point",
                number=number,
                turn=point.turn,
                name=name,
                picked=each.picked,
                chance=told_chance(words, point.chance),
                better=each.better,
                better_chance=told_chance(words, point.better_chance),
            ),
            hang=3,
        )
        if each.why:
            screen.line("   " + words.say("review-why", name=name, why=each.why))
        screen.verbatim(f"   {each.replay}")


def told_chance(words: Words, chance: float) -> str:
    return words.say("percent", number=str(percent(chance)))


def _marks() -> str:
    try:
        BLOCKS.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return DIGITS
    return BLOCKS


def curve_lines(
    words: Words, called: Sequence[str], curve: Sequence[Moment], steps: Sequence[int], marks: str
) -> list[str]:
    """The chances of each side as a row of marks, and under them where the turning points are."""
    width = min(WIDEST, len(curve))
    columns = [curve[at * (len(curve) - 1) // max(1, width - 1)] for at in range(width)]
    sides = len(curve[0].chances)
    names = [", ".join(called[side::sides]) for side in range(sides)]
    room = max([len(name) for name in names])
    lines = []
    for side, name in enumerate(names):
        row = "".join([_mark(each.chances[side], marks) for each in columns])
        first, last = (told_chance(words, each.chances[side]) for each in (curve[0], curve[-1]))
        lines.append(f"  {name.ljust(room)}  {row}  {words.say('review-from-to', first=first, last=last)}")
    under = [" "] * width
    for number, step in enumerate(steps, 1):
        under[max([at for at, each in enumerate(columns) if each.step <= step], default=0)] = str(number)
    return [*lines, f"  {' ' * room}  {''.join(under)}".rstrip()] if steps else lines


def _mark(chance: float, marks: str) -> str:
    return marks[min(len(marks) - 1, int(chance * len(marks)))]
