"""``comptoir backup``: a copy of all games, also while the server runs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.serve import usual_folder

WHOLE, DAMAGED = 0, 1


def backup(
    folder: Annotated[Path, Parameter(help="help-backup-folder")],
    /,
    *,
    data: Annotated[Path | None, Parameter(help="help-data")] = None,
    lang: language.Lang = None,
) -> int:
    from comptoir.server.backup import back_up  # takes a moment to import

    words = language.choose(lang)
    to = folder.expanduser()
    made = back_up((data or usual_folder()).expanduser(), to)
    print(words.say("backup-done", folder=str(to), tables=made.tables, size=-(-made.size // 1_000_000)))
    print(words.say("backup-restore", folder=str(to)))
    for table in made.damaged:
        print(words.say("backup-damaged", table=table), file=sys.stderr)
    return DAMAGED if made.damaged else WHOLE
