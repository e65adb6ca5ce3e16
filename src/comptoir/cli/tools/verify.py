"""``comptoir verify``: does a saved game still lead where it led when it was written?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language, problems
from comptoir.cli.terminal import saves
from comptoir.cli.tools.output import print_json
from comptoir.core import BadSave, archive

VERIFIED, BROKEN, UNREADABLE = 0, 1, 2


def verify(
    file: Annotated[Path, Parameter(help="help-file")],
    /,
    *,
    json: Annotated[bool, Parameter(help="help-json", negative=())] = False,
    lang: Annotated[str | None, Parameter(help="help-lang")] = None,
) -> int:
    words = language.choose(lang)
    language.speak(words.lang)
    try:
        report = archive.verify(saves.read(file))
    except BadSave as error:
        if json:
            details = {
                name: value if isinstance(value, int) else str(value) for name, value in error.details.items()
            }
            print_json({"verified": False, "error": error.code, "details": details})
        print(problems.sentence(words, error), file=sys.stderr)
        return UNREADABLE
    is_whole = report.broken_at is None
    if json:
        print_json({"verified": is_whole, **report._asdict()})
    elif is_whole:
        print(words.say("verify-whole", picks=report.picks, checked=report.checked))
    else:
        print(words.say("verify-broken", pick=report.broken_at or 0, picks=report.picks))
    return VERIFIED if is_whole else BROKEN
