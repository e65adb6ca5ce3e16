"""``comptoir doctor``: is the folder or the database of a server well, what is to be done if it is not, and
what would an upgrade to this Comptoir mean for its tables?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from comptoir import native
from comptoir.cli import language
from comptoir.cli.build import said
from comptoir.cli.serve import place
from comptoir.cli.tools.output import Json, print_json
from comptoir.server.postgres.address import need_driver, shown

if TYPE_CHECKING:
    from comptoir.server.checkup import Finding

WELL, ILL = 0, 1
SIGNS = {"well": " ", "warning": "!", "bad": "✗"}


def doctor(
    *,
    data: Annotated[str | None, Parameter(help="help-data")] = None,
    upgrade: Annotated[bool, Parameter(help="help-doctor-upgrade", negative="")] = False,
    metrics_token: Annotated[bool, Parameter(help="help-metrics-token", negative="")] = False,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    from comptoir.server.forecast import forecast  # takes a moment to import

    words, where = language.choose(lang), place(data)
    if metrics_token:
        from comptoir.server.stores import find_figures_token

        print(find_figures_token(where))
        return WELL
    found = list["Finding"]()
    for finding in forecast(where, words.lang) if upgrade else _findings(where):
        found.append(finding)
        if not json:
            text = words.say(finding.key, **finding.facts)
            print(f"{SIGNS[finding.state]} {text}", flush=True)
    states = [finding.state for finding in found]
    if not json:
        print(f"{SIGNS['well']} {words.say('doctor-build', build=said(words))}")
    if json:
        told = [
            {
                **finding._asdict(),
                "facts": dict(finding.facts),
                "text": words.say(finding.key, **finding.facts),
            }
            for finding in found
        ]
        kept = "folder" if isinstance(where, Path) else "database"
        about = {kept: shown(where), "build": native.build(), "well": "bad" not in states}
        print_json({**about, "findings": told})
    else:
        key = "doctor-ill" if "bad" in states else "doctor-look" if "warning" in states else "doctor-well"
        print(words.say(key, bad=states.count("bad"), warnings=states.count("warning")))
    return ILL if "bad" in states else WELL


def _findings(where: Path | str) -> Iterator[Finding]:
    if isinstance(where, Path):
        from comptoir.server.checkup import Checkup

        return Checkup(where).findings()
    need_driver()
    from comptoir.server.postgres import checkup

    return checkup.findings(where)
