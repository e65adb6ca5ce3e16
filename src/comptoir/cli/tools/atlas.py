"""``comptoir lab atlas``: our studies of both games, and pages of what they came to."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.tools.arena import DOCUMENTS
from comptoir.cli.tools.output import decimal
from comptoir.cli.tools.page import folder_for
from comptoir.cli.tools.report import need_libraries, write
from comptoir.cli.tools.study import play_on
from comptoir.cli.tools.workers import Address, Count, hired
from comptoir.lab.atlas import NAMES, atlas_study, is_stored
from comptoir.lab.study import Run
from comptoir.lab.study_folder import not_written
from comptoir.words import words as catalogue_of

PAGES: Final = "atlas"
STUDIES: Final = Path("atlas_studies")
FINDINGS: Final = "findings.md"
"""The page that somebody writes by hand."""
FOUND_SOMETHING = 1


def atlas(
    *,
    studies: Annotated[Path, Parameter(help="help-lab-atlas-studies")] = STUDIES,
    scale: Annotated[float, Parameter(help="help-lab-atlas-scale")] = 1.0,
    to: Annotated[Path | None, Parameter(help="help-lab-atlas-to")] = None,
    workers: Count = None,
    cluster: Address = None,
    lang: language.Lang = None,
) -> int:
    words, start = language.choose(lang), perf_counter()
    need_libraries()
    wanted = {name: atlas_study(name, scale) for name in NAMES}
    target = _made(to or folder_for(None) / PAGES)
    missing = {name: each for name, each in wanted.items() if not is_stored(each, studies / name)}
    hands = hired(workers, cluster)
    runs = {name: Run(each, studies / name, hands) for name, each in missing.items()}
    if runs:
        recommend(words)
    for name, run in runs.items():
        play_on(words, run)
        found = run.finish()
        print(words.say("atlas-played", study=name, games=found.games, errors=found.errors))
    from comptoir.cli.report.atlas import pages
    from comptoir.lab.report import read_report

    reports = {name: read_report(studies / name) for name in NAMES}
    book = words if lang else catalogue_of(DOCUMENTS)
    by_hand = FINDINGS if (target / FINDINGS).exists() else None
    files = pages(book, reports, scale, by_hand)
    for name, text in files.items():
        write(target / name, text)
    print(words.say("atlas-written", folder=str(target), files=len(files)))
    print(words.say("simulate-seconds", seconds=decimal(words, perf_counter() - start)))
    return FOUND_SOMETHING if any([report.errors for report in reports.values()]) else 0


def _made(folder: Path) -> Path:
    """The folder to write to, which is better known before than after. Raises ``BadOptions``."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise not_written(folder, fault) from fault
    return folder
