"""Why something cannot be done: a code that has its sentence in ``words/``, and the facts it needs.

An option is offered exactly when there is no reason against it, so the same code answers "may I?" and "why
not?". It runs in every playout, too: it compares first, and makes a reason only when there is one. Facts are
numbers, as on the board, and get their names at the border, here. Reasons speak of what everybody sees and of
the asker's own cards; of a card that is not one's own they say only that, wherever it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from comptoir.core import Refused
from comptoir.karanor.pack import NONE, Pack
from comptoir.karanor.pack.vocabulary import ACTIONS

Reason: TypeAlias = tuple[str, Mapping[str, Any]]
Parts: TypeAlias = tuple[object, ...]
"""What follows the verb of a pick: anything at all."""

NOT_OFFERED: Final[Reason] = ("not_offered", {})
"""It has no meaning here."""
NOT_YOUR_CARD: Final[Reason] = ("not_your_card", {})


def refused(pack: Pack, reason: Reason | None, pick: object) -> Refused:
    """A reason with the names of the pack. What is possible, but not in this way, is simply not offered."""
    code, facts = reason or NOT_OFFERED
    if code == NOT_OFFERED[0]:
        return Refused(code, pick=str(pick))
    return Refused(code, **{name: NAMES.get(name, _as_it_is)(pack, fact) for name, fact in facts.items()})


def split(pick: object) -> tuple[str, Parts]:
    """The verb of a pick and what follows; no verb if it has none."""
    if isinstance(pick, tuple) and pick and isinstance(pick[0], str):
        return pick[0], pick[1:]
    return "", ()


def fits(parts: Parts, shape: tuple[type, ...]) -> bool:
    """Are these parts what a verb is followed by?"""
    return tuple([type(part) for part in parts]) == shape


def place_of(entries: Iterable[Any], name: object) -> int:
    """The place of the entry of that name, or NONE."""
    return next((at for at, each in enumerate(entries) if each.id == name), NONE)


def _as_it_is(_: Pack, fact: Any) -> Any:
    return fact


def _place(pack: Pack, fact: int) -> str:
    return pack.territories[fact].id if fact != NONE else ""


def _missing(_: Pack, lacking: Iterable[tuple[str, int]]) -> str:
    return ", ".join([f"{count} {what}" for what, count in lacking])


NAMES: Final[dict[str, Callable[[Pack, Any], Any]]] = {
    "place": _place,
    "here": _place,
    "resource": lambda pack, fact: pack.resources[fact].id,
    "associate": lambda pack, fact: pack.associates[fact].id,
    "tile": lambda pack, fact: pack.insignia[fact].id,
    "card": lambda pack, fact: pack.faces[fact],
    "action": lambda _, fact: ACTIONS[fact],
    "missing": _missing,
}
"""How facts that name something of the pack are called."""
