"""Switches: what the rules of a game leave open, and what they have changed since.

A game goes on under the rules it began with. So a change of behaviour is a switch: one row among the options
of its game, which says since which version there is such a choice and what games of older versions keep.

    market_first: bool = switch(True, False, since=3, kept=False)

Options are complete *for a version*: they name the switches that version knew, and no others, so the file of
an older game is the same on every build. Where a switch is not named, its older value holds.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self, TypeVar

from comptoir.core.errors import BadOptions

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Switch:
    """One row: the values there are, today's default first, and what the default was before."""

    allowed: tuple[object, ...]
    since: int
    """The version it came with; 0: it has always been there."""
    was: tuple[tuple[int, object], ...]
    """Until which version (not included) the default was another, the oldest first."""
    young: tuple[tuple[object, int], ...] = ()
    """Values that came later than the switch, and the version each came with."""

    def values(self, rules: int) -> tuple[object, ...]:
        """What a game of that version may choose from, what is usual there first."""
        later = [value for value, since in self.young if rules < since]
        usual = self.usual(rules)
        return (usual, *[each for each in self.allowed if each != usual and each not in later])

    def usual(self, rules: int) -> object:
        """What holds in a game of that version where nobody says otherwise."""
        return next((value for until, value in self.was if rules < until), self.allowed[0])

    @property
    def oldest(self) -> object:
        """What goes without saying in the hash of a game, so that hashes of older games do not change."""
        return self.usual(-1)


def switch(
    *allowed: V,
    since: int = 0,
    kept: V | None = None,
    was: Mapping[int, V] | None = None,
    young: Mapping[V, int] | None = None,
) -> V:
    """A switch as a field of a game's options; the default stands first.

    ``kept`` is what games of versions before ``since`` keep. ``was`` is for a switch that is older than its
    default: until which version which one held (``{3: "strict"}``: before version 3). ``young`` names values
    that came later than the switch, with their version.
    """
    past = {**({since: kept} if since else {}), **(was or {})}
    if any([value not in allowed for value in past.values()]):
        raise TypeError(f"of {allowed}, say which one older games keep, not {past}")
    row = Switch(
        allowed, since, tuple(sorted(past.items(), key=lambda each: each[0])), tuple((young or {}).items())
    )
    return field(default=allowed[0], metadata={"switch": row})


def if_wished(default: V) -> V:
    """An option that is named only where somebody asked for it: the files of other games stay as they are."""
    return field(default=default, metadata={"if_wished": True})


class Switched:
    """The options of a game as a dataclass, some of whose fields are switches."""

    __slots__ = ()
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def departures(self) -> tuple[tuple[str, object], ...]:
        """What is not as it always was; an option added later does not change what older games say here."""
        usual = {each.name: each.default for each in fields(self)} | {**_board(type(self)).oldest}
        return tuple(
            [
                (name, getattr(self, name))
                for name, value in usual.items()
                if value is MISSING or getattr(self, name) != value
            ]
        )

    def plain(self, rules: int) -> dict[str, object]:
        """As JSON can hold it: what a game of that version names."""
        unsaid = _board(type(self)).unsaid
        values = {name: getattr(self, name) for name in known_options(type(self), rules)}
        values = {name: each for name, each in values.items() if each != unsaid.get(name, MISSING)}
        return {name: list(each) if isinstance(each, tuple) else each for name, each in values.items()}

    @classmethod
    def of(cls, plain: Mapping[str, Any]) -> Self:
        """The inverse of ``plain``: complete and checked already, for whatever version."""
        given = {name: tuple(each) if isinstance(each, list) else each for name, each in plain.items()}
        return cls(**{**_board(cls).oldest, **given})


class _Board(NamedTuple):
    """What the fields of a game's options say, read once for each version."""

    switches: Mapping[str, Switch]
    known: tuple[str, ...]
    """The options a game of that version can have."""
    choices: tuple[tuple[str, tuple[object, ...]], ...]
    """What such a game may choose from for every switch, what is usual there first."""
    oldest: Mapping[str, object]
    """Where every switch stood at first."""
    unsaid: Mapping[str, object]
    """The options that are named only where somebody asked for them, and what holds where nobody did."""


@cache
def _read(kind: type[Switched], rules: int) -> _Board:
    all_fields = fields(kind)
    rows = {each.name: each.metadata["switch"] for each in all_fields if "switch" in each.metadata}
    return _Board(
        MappingProxyType(rows),
        tuple([each.name for each in all_fields if each.name not in rows or rows[each.name].since <= rules]),
        tuple([(name, row.values(rules)) for name, row in rows.items()]),
        {name: row.oldest for name, row in rows.items()},
        {each.name: each.default for each in all_fields if "if_wished" in each.metadata},
    )


def _board(kind: type[Switched], rules: int = 0) -> _Board:
    return _read(kind, rules)  # type: ignore[arg-type]  # a class is hashable


def switches(kind: type[Switched]) -> Mapping[str, Switch]:
    """The switches among a game's options, by name."""
    return _board(kind).switches


def known_options(kind: type[Switched], rules: int) -> tuple[str, ...]:
    """The options a game of that version can have."""
    return _board(kind, rules).known


def check_names(kind: type[Switched], wishes: Mapping[str, object], rules: int) -> None:
    """Refuse what a version does not know. Raises ``BadOptions`` with what it does."""
    known = known_options(kind, rules)
    for name in wishes:
        if name not in known:
            raise BadOptions("unknown_option", option=str(name), allowed=", ".join(sorted(known)))


def set_switches(
    kind: type[Switched],
    wishes: Mapping[str, object],
    rules: int,
    others: Mapping[str, Collection[object]] | None = None,
) -> dict[str, Any]:
    """Where every switch stands in a game of that version. Raises ``BadOptions`` with what is allowed.

    ``others`` names the values of switches that not the rules alone know.
    """
    found: dict[str, Any] = {}
    for name, values in _board(kind, rules).choices:
        value = found[name] = wishes.get(name, values[0])
        allowed = (others or {}).get(name, values)
        if not any([type(value) is type(each) and value == each for each in allowed]):
            shown = ", ".join([str(each).lower() for each in allowed])
            raise BadOptions("bad_option", option=name, value=str(value), allowed=shown)
    return found
