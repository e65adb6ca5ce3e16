"""Reading a content pack: TOML into a typed ``Pack``, or a report of everything that is wrong with it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from comptoir.karanor.pack import kinds
from comptoir.karanor.pack.checking import check_pack
from comptoir.karanor.pack.drawing import with_places
from comptoir.karanor.pack.pack import Pack
from comptoir.karanor.pack.primitives import References
from comptoir.karanor.pack.problems import BadPack, Findings
from comptoir.karanor.pack.toml_entry import LONGEST_NAME, Indexes, TomlEntry, said, written
from comptoir.karanor.pack.vocabulary import GIVEN_UP, HOLDINGS, PLACES

FORMAT = 1
SINGLE = ("pack", "rules", "counts")
"""Tables there is one of."""
TABLES = (
    "resource", "island", "territory", "origin_city", "history", "associate", "insignia", "artefact",
    "commerce", "delivery", "quest", "sequel", "black_market",
)  # fmt: skip
_MOST_BYTES = 4_000_000
_ID = re.compile(r"[a-z][a-z0-9_]{0,39}")
_RESERVED = frozenset(("any", *HOLDINGS, *GIVEN_UP, *PLACES))
"""Words of the vocabulary that stand where an id could."""
_AT = re.compile(r"(.*) \(at line (\d+), column (\d+)\)", re.DOTALL)
_HEADING = ("id", "version", "digest")
_WORDING = ("name", "text", "label", "color", "x", "y", "source")
"""What is for people alone."""

E = TypeVar("E")


@cache
def default_pack() -> Pack:
    """The pack that comes with the game."""
    return read_pack(Path(__file__).parent / "content")


def read_pack(path: Path) -> Pack:
    """The pack in a folder of ``.toml`` files, or in one file. Raises ``BadPack``."""
    report = Findings()
    documents = dict(_documents(path, report))
    if not documents:
        raise BadPack(report.problems)
    return _build(documents, report, path.name or str(path))


def build_pack(documents: Mapping[str, Mapping[str, Any]], name: str = "pack") -> Pack:
    """The pack that is written in these documents, by the names of their files. Raises ``BadPack``."""
    return _build(documents, Findings(), name)


# -- files ----------------------------------------------------------------------------------------------


def _documents(path: Path, report: Findings) -> Iterator[tuple[str, dict[str, Any]]]:
    try:
        is_folder = path.is_dir()
        found = sorted(path.glob("*.toml")) if is_folder else [path]
    except (OSError, ValueError):  # no leave to look, or no path at all
        report.add(str(path), "", "unreadable")
        return
    if not found:
        report.add(str(path), "", "no_files")
    for file in found:
        document = _document(file, report)
        if document is not None:
            yield file.name, document


def _document(file: Path, report: Findings) -> dict[str, Any] | None:
    try:
        if not file.is_file():
            report.add(str(file), "", "no_such_file")
            return None
        if file.stat().st_size > _MOST_BYTES:
            report.add(file.name, "", "too_large", most=_MOST_BYTES // 1_000_000)
            return None
        return tomllib.loads(file.read_bytes().decode("utf-8"))
    except (OSError, RecursionError):
        report.add(str(file), "", "unreadable")
    except UnicodeDecodeError:
        report.add(file.name, "", "not_utf8")
    except ValueError as error:
        at = _AT.fullmatch(str(error))
        if at:
            report.add(file.name, "", "bad_toml", line=int(at[2]), column=int(at[3]), reason=at[1])
        else:
            report.add(file.name, "", "bad_toml_somewhere", reason=str(error))
    return None


# -- entries --------------------------------------------------------------------------------------------


class _Sheets:
    """The entries of all documents, by table."""

    def __init__(self, documents: Mapping[str, Mapping[str, Any]], report: Findings, name: str) -> None:
        self.name = name
        self.report = report
        self.single: dict[str, TomlEntry] = {}
        self.lists: dict[str, list[TomlEntry]] = {table: [] for table in TABLES}
        for file, document in documents.items():
            for table, value in document.items():
                self._sort(file, table, value)
        self._check_ids()

    def _sort(self, file: str, table: str, value: object) -> None:
        if table in SINGLE:
            if not isinstance(value, dict):
                self._mistaken(file, table, table, value, "table")
            elif table in self.single:
                self.report.add(file, table, "repeated_table", other=self.single[table].file)
            else:
                self.single[table] = TomlEntry(value, file, table, self.report)
        elif table not in TABLES:
            self.report.add(file, table, "unknown_table", allowed=", ".join([*SINGLE, *TABLES]))
        elif not isinstance(value, list):
            self._mistaken(file, table, table, value, "list")
        else:
            for number, each in enumerate(value, 1):
                if isinstance(each, dict):
                    given = each.get("id")
                    name = given if isinstance(given, str) and given else f"#{number}"
                    self.lists[table].append(TomlEntry(each, file, f"{table} {name}", self.report))
                else:
                    self._mistaken(file, f"{table} #{number}", table, each, "table")

    def _mistaken(self, file: str, entry: str, table: str, value: object, expected: str) -> None:
        self.report.add(file, entry, "wrong_type", name=table, given=written(value), expected=expected)

    def _check_ids(self) -> None:
        seen: dict[str, TomlEntry] = {}
        for entry in [each for table in TABLES for each in self.lists[table]]:
            given = entry.data.get("id")
            if not isinstance(given, str):
                continue
            if not _ID.fullmatch(given):
                entry.wrong("bad_id")
            elif given in _RESERVED:
                entry.wrong("reserved_id", given=given)
            elif given in seen:
                entry.wrong("repeated_id", other=f"{seen[given].file}, {seen[given].name}")
            seen.setdefault(given, entry)

    def indexes(self, table: str) -> Indexes:
        found: dict[str, int] = {}
        for entry in self.lists[table]:
            found.setdefault(said(entry.data.get("id")), len(found))
        return found

    def cities(self, territories: Indexes) -> int:
        mask = 0
        for entry in self.lists["territory"]:
            if entry.data.get("kind") == "city":
                mask |= 1 << territories[said(entry.data.get("id"))]
        return mask

    def lacks_tables(self) -> bool:
        """Is there nothing at all of something? Only second parts of quests can be done without."""
        missing = [table for table in TABLES if table != "sequel" and not self.lists[table]]
        for table in missing:
            self.report.add(self.name, table, "missing_table")
        return bool(missing)

    def one(self, table: str) -> TomlEntry | None:
        if table not in self.single:
            self.report.add(self.name, table, "missing_table")
        return self.single.get(table)


def _build(documents: Mapping[str, Mapping[str, Any]], report: Findings, name: str) -> Pack:
    sheets = _Sheets(documents, report, name)
    rules = sheets.one("rules")
    if sheets.lacks_tables():  # all else that is wrong would follow from that
        raise BadPack(report.problems)
    pack = _read_tables(sheets, rules)
    check_pack(pack, sheets.lists, sheets.single.get("counts"), rules, report)
    if report.problems:
        raise BadPack(report.problems)
    return replace(pack, digest=_digest(pack), territories=with_places(pack.territories))


def _read_tables(sheets: _Sheets, rules: TomlEntry | None) -> Pack:
    lists = sheets.lists
    territories = sheets.indexes("territory")
    names = References(
        resources=sheets.indexes("resource"),
        islands=sheets.indexes("island"),
        territories=territories,
        insignia=sheets.indexes("insignia"),
        sequels=sheets.indexes("sequel"),
        cities=sheets.cities(territories),
    )
    known = kinds.read_numbers(rules) if rules else None
    about, version = _heading(sheets.one("pack"))
    return Pack(
        id=about,
        version=version,
        digest="",
        numbers=known or kinds.read_numbers(TomlEntry({}, "", "", Findings())),
        resources=_all(lists["resource"], kinds.read_resource),
        islands=_all(lists["island"], kinds.read_island),
        territories=_all(lists["territory"], kinds.read_territory, names),
        origin_cities=_all(lists["origin_city"], kinds.read_origin_city, names),
        histories=_all(lists["history"], kinds.read_history, names),
        associates=_all(lists["associate"], kinds.read_associate, names, known),
        insignia=_all(lists["insignia"], kinds.read_insignia, names),
        artefacts=_all(lists["artefact"], kinds.read_artefact, names, known),
        commerces=_all(lists["commerce"], kinds.read_commerce, names),
        deliveries=_all(lists["delivery"], kinds.read_delivery, names),
        quests=_all(lists["quest"], kinds.read_quest, names, known),
        sequels=_all(lists["sequel"], kinds.read_sequel, names, known),
        black_market=_all(lists["black_market"], kinds.read_black_market, names, known),
    )


def _all(entries: list[TomlEntry], read: Callable[..., E], *given: object) -> tuple[E, ...]:
    found = []
    for entry in entries:
        entry.text("id")
        found.append(read(entry, *given))
        entry.close()
    return tuple(found)


def _heading(entry: TomlEntry | None) -> tuple[str, str]:
    if entry is None:
        return "", ""
    about, version = entry.text("id", LONGEST_NAME), entry.text("version", LONGEST_NAME)
    entry.number("format", FORMAT, FORMAT)
    entry.close()
    return about, version


# -- telling packs apart --------------------------------------------------------------------------------


def _digest(pack: Pack) -> str:
    """Of everything the rules read. Packs that differ in their wording alone play the same games."""
    written = [each.name for each in fields(pack) if each.init and each.name not in _HEADING]
    contents = [_plain(getattr(pack, name)) for name in written]
    return blake2b(json.dumps(contents).encode(), digest_size=16).hexdigest()


def _plain(value: Any) -> Any:
    """A part of the pack as plain lists, without its wording."""
    if is_dataclass(value):
        return [_plain(getattr(value, each.name)) for each in fields(value) if each.name not in _WORDING]
    return [_plain(each) for each in value] if isinstance(value, tuple) else value
