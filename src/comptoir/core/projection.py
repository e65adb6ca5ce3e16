"""The one function that decides what an observer may see.

Snapshots, events, logs, replays, errors, spectators and bots all pass through ``project``. It is an
allow-list: it knows how to encode plain data, hides what an observer does not know, and raises on
anything else, so that a secret cannot slip out by being forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import NamedTuple, TypeAlias

from comptoir.core.decision import Decision
from comptoir.core.events import Event
from comptoir.core.table import Shown, Table

Plain: TypeAlias = bool | int | str | list["Plain"] | dict[str, "Plain"] | None
PlainView: TypeAlias = dict[str, Plain]


class Loose(NamedTuple):
    """Cards held without an order others could follow: a hand. Unknown ones are only counted."""

    cards: tuple[Shown, ...]


class Private(NamedTuple):
    """Data for one seat's eyes."""

    seat: int
    value: object


def wrapped(decision: Decision, table: Table) -> dict[str, object]:
    """A question for the projection: its options are for the seat that is asked."""
    seat, run = decision.seat, decision.run
    return {
        "seat": seat,
        "prompt": decision.prompt,
        "source": None if decision.source < 0 else table.show(decision.source),
        "args": Private(seat, dict(decision.args)),
        "options": Private(seat, decision.options),
        "run": Private(seat, None if run is None else {"picked": run.picked, "ordered": run.ordered}),
    }


def project(value: object, observer: int, faces: Sequence[str]) -> Plain:
    """Plain data of ``value`` as ``observer`` may see it; ``faces`` names the printed sides."""
    kind = type(value)
    if kind is Shown:
        return _card(value, observer, faces)  # type: ignore[arg-type]
    if value is None or kind in (bool, int, str):
        return value  # type: ignore[return-value]
    if kind is Loose:
        cards = [_card(each, observer, faces) for each in value.cards]  # type: ignore[attr-defined]
        return {"count": len(cards), "cards": [card for card in cards if card is not None]}
    if kind is Private:
        is_mine = value.seat == observer  # type: ignore[attr-defined]
        return project(value.value, observer, faces) if is_mine else None  # type: ignore[attr-defined]
    if kind is dict:
        return {name: project(each, observer, faces) for name, each in value.items()}  # type: ignore[attr-defined]
    if kind is tuple or kind is list:
        return [project(each, observer, faces) for each in value]  # type: ignore[attr-defined]
    if isinstance(value, Event):
        shown: PlainView = {"event": value.name()}
        for field in fields(value):
            shown[field.name] = project(getattr(value, field.name), observer, faces)
        return shown
    raise TypeError(f"{kind.__name__} has no encoder: say who may see it")


def _card(hidden: Shown, observer: int, faces: Sequence[str]) -> Plain:
    if hidden.known >> observer & 1:
        return {"card": hidden.card, "face": faces[hidden.face]}
    return None
