"""An environment in letters: what a seat sees, and what somebody wished for."""

from __future__ import annotations

import json
from collections.abc import Mapping

from comptoir.env.play import Play


def describe(play: Play, seat: int) -> str:
    """The name of each place that is not 0, and of each action that can be chosen."""
    seen = zip(play.chart.places, play.observation(seat), strict=True)
    lines = [f"{name}: {value:g}" for name, value in seen if value]
    if seat == play.seat:
        lines += [f"> {number} {play.chart.actions[number]}" for number in sorted(play.options)]
    return "\n".join(lines)


def write_wishes(wishes: Mapping[str, object]) -> str:
    """Options in a line without commas and brackets, in which OpenSpiel writes what a game is made of:
    ``players:3;sets:macaws+pandas``."""
    return ";".join([f"{name}:{_write(value)}" for name, value in wishes.items()])


def read_wishes(text: str) -> dict[str, object]:
    """The inverse of ``write_wishes``."""
    pairs = [part.split(":", 1) for part in text.split(";") if part]
    return {name: _read(value) for name, value in pairs}


def _write(value: object) -> str:
    if isinstance(value, list | tuple):
        return "+".join([str(each) for each in value]) + "+" * (len(value) == 1)
    return value if isinstance(value, str) else json.dumps(value)


def _read(text: str) -> object:
    if "+" in text:
        return [each for each in text.split("+") if each]
    try:
        return json.loads(text)
    except ValueError:
        return text
