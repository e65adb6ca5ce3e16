"""``comptoir report``: what a study came to, as one page of HTML and as Markdown."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.core import BadOptions
from comptoir.lab.study_folder import not_written
from comptoir.lab.tables import PACKAGE

NEEDED: Final = ("polars", "matplotlib")
PAGE: Final = "report.html"
TEXT: Final = "report.md"


def report(
    folder: Annotated[Path, Parameter(help="help-report-folder")],
    /,
    *,
    against: Annotated[Path | None, Parameter(help="help-report-against")] = None,
    to: Annotated[Path | None, Parameter(help="help-report-to")] = None,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    need_libraries()
    from comptoir.cli.report import page
    from comptoir.cli.report.telling import blocks, title_of
    from comptoir.lab.report import compare, read_report

    found = read_report(folder)
    other = None if against is None else read_report(against)
    changes = [] if other is None else compare(found, other)
    written = list(blocks(words, found, other, changes))
    files = {
        PAGE: page.html(title_of(words, found), words.lang, written),
        TEXT: page.markdown(written),
        **page.picture_files(written),
    }
    target = to or folder
    for name, text in files.items():
        write(target / name, text)
    print(words.say("report-written", page=str(target / PAGE), text=str(target / TEXT)))
    return 0


def need_libraries() -> None:
    """Raises ``BadOptions`` with what installs them."""
    for library in NEEDED:
        if find_spec(library) is None:
            raise BadOptions("report_needs", library=library, package=PACKAGE)


def write(file: Path, text: str) -> None:
    """A file in a folder that may have to be made. Raises ``BadOptions`` where that fails."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise not_written(file, fault) from fault
