"""One table of a pack while it is read: it hands out its values, and notes all that is wrong with them.

Whoever asks for a value always gets one that can be worked with, so that reading goes on to the next problem.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from comptoir.karanor.pack.pieces import NONE, Goods, Source, Text
from comptoir.karanor.pack.problems import Findings
from comptoir.karanor.pack.vocabulary import SOURCES

Indexes: TypeAlias = Mapping[str, int]
"""The place of each name in its table."""

LONGEST_NAME, LONGEST_TEXT = 80, 800
MOST = 999
"""No number of a pack is larger."""
_HUGE = 10**9
_COLOR = re.compile(r"#[0-9a-f]{6}", re.IGNORECASE)
_SPACES = str.maketrans(dict.fromkeys("\u00a0\u2009\u202f", " "))
"""Spaces that are printed, though Python does not count them as printable."""
_KINDS: dict[type, str] = {str: "text", int: "number", bool: "flag", list: "list", dict: "table"}


class TomlEntry:
    """A table of TOML at its place in a pack."""

    __slots__ = ("_asked", "data", "file", "name", "report")

    def __init__(self, data: Mapping[str, Any], file: str, name: str, report: Findings) -> None:
        self.data = data
        self.file = file
        self.name = name
        self.report = report
        self._asked: set[str] = set()

    def wrong(self, code: str, **details: str | int) -> None:
        self.report.add(self.file, self.name, code, **details)

    def has(self, key: str) -> bool:
        return key in self.data

    def close(self) -> None:
        """Nothing is ignored: whatever nobody asked for has no meaning."""
        for key in self.data:
            if key not in self._asked:
                self.wrong("unknown_key", name=key, allowed=", ".join(sorted(self._asked)))

    def _of(self, key: str, kind: type, default: Any) -> Any:
        """The value, if it is of this kind; ``None`` if it is not, which has then been noted."""
        self._asked.add(key)
        if key not in self.data:
            if default is None:
                self.wrong("missing_key", name=key)
            return default
        value = self.data[key]
        if type(value) is not kind:
            self.wrong("wrong_type", name=key, given=written(value), expected=_KINDS[kind])
            return None
        return value

    def number(self, key: str, least: int = 0, most: int = MOST, default: int | None = None) -> int:
        value = self._of(key, int, default)
        if value is None:
            return least
        if not least <= value <= most:
            self.wrong("out_of_range", name=key, given=said(value), least=least, most=most)
        return int(min(max(value, least), most))

    def change(self, key: str) -> int:
        """A number that is up or down, but not nothing."""
        value = self.number(key, -MOST)
        if value == 0:
            self.wrong("zero", name=key)
        return value

    def flag(self, key: str, default: bool | None = None) -> bool:
        return bool(self._of(key, bool, default))

    def text(self, key: str, longest: int = LONGEST_TEXT, default: str | None = None) -> str:
        value = self._of(key, str, default)
        if value is None:
            return ""
        if not value.isprintable() and not value.translate(_SPACES).isprintable():
            self.wrong("unprintable", name=key)
        elif len(value) > longest:
            self.wrong("too_long", name=key, found=len(value), most=longest)
        elif not value.strip() and default is None:
            self.wrong("empty", name=key)
        return str(value)

    def texts(self, key: str, longest: int = LONGEST_TEXT) -> Text:
        """What a person reads, in both languages."""
        return Text(self.text(f"{key}_fr", longest), self.text(f"{key}_en", longest))

    def color(self, key: str) -> str:
        value = self.text(key)
        if value and not _COLOR.fullmatch(value):
            self.wrong("bad_color", name=key, given=said(value))
        return value

    def choice(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        """One of the words that are allowed; nothing if it is none of them."""
        value = self._of(key, str, default)
        if value is not None and value not in allowed and value != default:
            self.wrong("not_allowed", name=key, given=said(value), allowed=", ".join(allowed))
            return ""
        return value or ""

    def reference(self, key: str, table: str, indexes: Indexes, default: str | None = None) -> int:
        """The place of what is named here; ``NONE`` if nothing is."""
        value = self._of(key, str, default)
        if value is None or value == default:
            return NONE
        if value not in indexes:
            self.wrong("unknown_reference", name=key, given=said(value), table=table)
        return indexes.get(value, NONE)

    def references(self, key: str, table: str, indexes: Indexes) -> tuple[int, ...]:
        found = []
        for value in self._of(key, list, None) or ():
            if not isinstance(value, str):
                self.wrong("wrong_type", name=key, given=written(value), expected="text")
            elif value not in indexes:
                self.wrong("unknown_reference", name=key, given=said(value), table=table)
            else:
                found.append(indexes[value])
        return tuple(found)

    def numbers(self, key: str) -> tuple[int, ...]:
        values = self._of(key, list, None) or []
        for value in values:
            if type(value) is not int:
                self.wrong("wrong_type", name=key, given=written(value), expected="number")
            elif not 1 <= value <= MOST:
                self.wrong("out_of_range", name=key, given=said(value), least=1, most=MOST)
        return tuple([each for each in values if type(each) is int and 1 <= each <= MOST])

    def inner(self, key: str, name: str = "", is_needed: bool = True) -> TomlEntry | None:
        """The table under a key, if there is one; ``name`` is what it is called when something is wrong."""
        value = self._of(key, dict, None if is_needed else {})
        if value is None or key not in self.data:
            return None
        return TomlEntry(value, self.file, f"{self.name}, {name}" if name else self.name, self.report)

    def inners(self, key: str, name: str = "", is_needed: bool = False) -> list[TomlEntry]:
        """The tables in the list under a key."""
        found = []
        for number, value in enumerate(self._of(key, list, None if is_needed else []) or (), 1):
            if isinstance(value, dict):
                called = f"{self.name}, {name} {number}" if name else self.name
                found.append(TomlEntry(value, self.file, called, self.report))
            else:
                self.wrong("wrong_type", name=key, given=written(value), expected="table")
        return found

    def amounts(self, key: str, *allowed: Iterable[str]) -> dict[str, int]:
        """A table of how much of what, each at least 1 and at least one of them."""
        table = self.inner(key)
        if table is None:
            return {}
        if not table.data:
            self.wrong("empty", name=key)
        known = [name for names in allowed for name in names]
        found = {}
        for name in table.data:
            if name in known:
                found[name] = table.number(name, 1)
            else:
                self.wrong("not_allowed", name=key, given=said(name), allowed=", ".join(known))
        return found

    def source(self) -> Source:
        kind = self.choice("source", SOURCES)
        note = self.text("source_note", default="")
        if not note and kind != SOURCES[-1] and self.has("source"):
            self.wrong("source_without_note", given=kind)
        return Source(kind, note)


def goods_of(amounts: Mapping[str, int], resources: Indexes) -> Goods:
    """One number for each resource."""
    goods = [0] * len(resources)
    for name, amount in amounts.items():
        if name in resources:
            goods[resources[name]] = amount
    return tuple(goods)


def said(value: object) -> str:
    """A value as its author wrote it, as far as it is short."""
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, float) or (isinstance(value, int) and abs(value) < _HUGE):
        return str(value)
    return "[…]" if isinstance(value, list) else "{…}" if isinstance(value, dict) else "…"


def written(value: object) -> str:
    """A value of the wrong kind: a text has its quotes, to be told from a number."""
    return f'"{value}"' if isinstance(value, str) else said(value)
