"""``comptoir backup``: a copy of all games, also while servers run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.serve import place
from comptoir.cli.tools.output import watched

WHOLE, DAMAGED = 0, 1


def backup(
    folder: Annotated[Path, Parameter(help="help-backup-folder")],
    /,
    *,
    data: Annotated[str | None, Parameter(help="help-data")] = None,
    lang: language.Lang = None,
) -> int:
    from comptoir.server.backup import back_up  # takes a moment to import

    words = language.choose(lang)
    to = folder.expanduser()
    with watched(words.say("backup-progress")) as on_step:
        made = back_up(place(data), to, on_step)
    print(words.say("backup-done", folder=str(to), tables=made.tables, size=-(-made.size // 1_000_000)))
    print(words.say("backup-restore", folder=str(to)))
    for table in made.damaged:
        print(words.say("backup-damaged", table=table), file=sys.stderr)
    return DAMAGED if made.damaged else WHOLE
