"""The tables of a study as Parquet and CSV files, written by polars batch by batch.

Polars comes with the extra ``lab`` and is imported by nobody else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from comptoir.core import BadOptions
from comptoir.lab.batches import Batch, columns_of
from comptoir.lab.rows import GAMES, Columns
from comptoir.lab.study_folder import StudyFolder, not_written

if TYPE_CHECKING:
    import polars

PACKAGE: Final = "comptoir[lab]"
TIMES: Final = "times"
TIMES_COLUMNS: Final[Columns] = {
    "game": str, "bot": str, "choices": int, "p50": float, "p95": float, "most": float,
}  # fmt: skip
METADATA: Final = "comptoir"
"""The key under which a Parquet file says of which study it is."""


def need_polars() -> None:
    """Raises ``BadOptions`` with what installs it."""
    if find_spec("polars") is None:
        raise BadOptions("study_needs_polars", package=PACKAGE)


def schema_of(columns: Columns) -> dict[str, Any]:
    import polars as pl

    kinds = {int: pl.Int32, str: pl.String, bool: pl.Boolean, float: pl.Float64}
    return {name: kinds[kind] for name, kind in columns.items()}


def write_table(folder: StudyFolder, table: str, batches: list[Batch]) -> list[Path]:
    """One table out of all batches, in order; its files. Raises ``BadOptions`` where they cannot be
    written."""
    import polars as pl
    from polars.io.plugins import register_io_source

    schema = schema_of(columns_of(table, batches[0].tallies))

    def read(names: list[str] | None, *_: object) -> Iterator[polars.DataFrame]:
        """All of it, whatever else polars would have known of."""
        for batch in batches:
            columns = folder.read(batch).columns(table)
            frame = pl.DataFrame(dict(zip(schema, columns, strict=True)), schema=schema)
            yield frame if names is None else frame.select(names)

    return write_frame(folder, table, register_io_source(read, schema=schema))


def write_times(folder: StudyFolder, rows: list[tuple[Any, ...]]) -> list[Path]:
    """How long bots thought."""
    import polars as pl

    frame = pl.DataFrame(rows, schema=schema_of(TIMES_COLUMNS), orient="row")
    return write_frame(folder, TIMES, frame.lazy())


def write_frame(folder: StudyFolder, name: str, frame: polars.LazyFrame) -> list[Path]:
    import polars as pl

    about = {METADATA: msgspec.json.encode(folder.description).decode()}
    try:
        folder.replace(f"{name}.parquet", lambda file: _sunk(frame.sink_parquet(file, metadata=about)))
        folder.replace(f"{name}.csv", lambda file: _sunk(frame.sink_csv(file)))
    except pl.exceptions.PolarsError as fault:
        raise not_written(folder.path / name, fault) from fault
    return [folder.path / f"{name}.parquet", folder.path / f"{name}.csv"]


def _sunk(_: object) -> None:
    """Polars has written it."""


def read_game(path: Path, number: int) -> Mapping[str, Any] | None:
    """The row of a game, if there is one of that number. Raises ``BadOptions`` where there are no tables."""
    import polars as pl

    file = path / f"{GAMES}.parquet"
    if not file.exists():
        raise BadOptions("study_not_finished", folder=str(path))
    found = pl.scan_parquet(file).filter(pl.col("number") == number).collect()
    return found.row(0, named=True) if found.height else None
