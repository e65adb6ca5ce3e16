"""The rows of games in one file, for those who want a quick look at them and no study."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from comptoir.core import BadOptions
from comptoir.lab.campaigns import Campaign, Outcome
from comptoir.lab.game_rows import game_row, started
from comptoir.lab.rows import COLUMNS, GAMES, Row
from comptoir.lab.tables import METADATA, need_polars, schema_of

if TYPE_CHECKING:
    import polars

ENDINGS: Final = (".parquet", ".csv")
_AT_ONCE: Final = 5_000
"""So many rows are made before they are written, so that a million of them take little room."""


class RowsFile:
    """Games that become a table like that of a study (``rows.COLUMNS``), when all are there."""

    def __init__(self, file: Path) -> None:
        """Raises ``BadOptions`` for a file that could not be written, which is better known before."""
        self.file = file
        self._new = file.with_name(f".{file.name}.new")
        self._games: list[tuple[int, int, Campaign, Outcome, int]] = []
        """The cell, the number, and what makes the row of each."""
        if file.suffix.lower() not in ENDINGS:
            raise BadOptions("rows_ending", file=str(file), allowed=", ".join(ENDINGS))
        need_polars()
        if not file.parent.is_dir():
            raise BadOptions("rows_no_folder", folder=str(file.parent))
        try:
            if file.is_dir():
                raise IsADirectoryError(0, "it is a folder")
            self._new.touch()
            self._new.unlink()
        except OSError as fault:
            raise self._not_written(fault) from fault

    def __len__(self) -> int:
        return len(self._games)

    def add(self, campaign: Campaign, outcome: Outcome, errors: int, cell: int = 0) -> None:
        """A game of one of the campaigns, which are the cells."""
        self._games.append((cell, outcome.number, campaign, outcome, errors))

    def write(self, about: Mapping[str, object]) -> None:
        """The whole table or nothing, with what it is about where the file can say so. Raises
        ``BadOptions``."""
        import polars as pl
        from polars.io.plugins import register_io_source

        self._games.sort(key=itemgetter(0, 1))
        schema = schema_of(COLUMNS[GAMES])

        def read(names: list[str] | None, *_: object) -> Iterator[polars.DataFrame]:
            for first in range(0, len(self._games), _AT_ONCE):
                rows = [_row(*game) for game in self._games[first : first + _AT_ONCE]]
                frame = pl.DataFrame(rows, schema=schema, orient="row")
                yield frame if names is None else frame.select(names)

        frame = register_io_source(read, schema=schema)
        try:
            if self.file.suffix.lower() == ".csv":
                frame.sink_csv(self._new)
            else:
                frame.sink_parquet(self._new, metadata={METADATA: msgspec.json.encode(about).decode()})
            self._new.replace(self.file)
        except (OSError, pl.exceptions.PolarsError) as fault:
            with suppress(OSError):
                self._new.unlink(missing_ok=True)
            raise self._not_written(fault) from fault

    def _not_written(self, fault: Exception) -> BadOptions:
        reason = (isinstance(fault, OSError) and fault.strerror) or str(fault)
        return BadOptions("rows_not_written", file=str(self.file), reason=reason)


def _row(cell: int, number: int, campaign: Campaign, outcome: Outcome, errors: int) -> Row:
    return game_row(campaign, outcome, started(campaign, outcome), errors, cell, number)
