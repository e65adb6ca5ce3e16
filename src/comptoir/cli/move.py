"""``comptoir move``: all games from a folder to a database, or back."""

from __future__ import annotations

import sys
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.serve import place
from comptoir.cli.tools.output import watched
from comptoir.server.postgres.address import shown

ALL, NOT_ALL = 0, 1


def move(
    place_: Annotated[str, Parameter(name="PLACE", help="help-move-place")],
    /,
    *,
    data: Annotated[str | None, Parameter(help="help-data")] = None,
    leave_damaged: Annotated[bool, Parameter(help="help-leave-damaged", negative="")] = False,
    lang: language.Lang = None,
) -> int:
    from comptoir.server import moving  # takes a moment to import

    words, old, new = language.choose(lang), place(data), place(place_)
    with watched(words.say("move-progress")) as on_step:
        moved = moving.move(old, new, leave_damaged=leave_damaged, on_step=on_step)
    print(words.say("move-done", tables=moved.tables, records=moved.records, place=shown(new)))
    print(words.say("move-next", place=shown(new)))
    print(words.say("move-old", place=shown(old)))
    for table in moved.left:
        print(words.say("move-left", table=table, place=shown(old)), file=sys.stderr)
    return NOT_ALL if moved.left else ALL
