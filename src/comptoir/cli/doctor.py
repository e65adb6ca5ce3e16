"""``comptoir doctor``: is the folder of a server well, what is to be done if it is not, and what would an
upgrade to this Comptoir mean for its tables?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir import native
from comptoir.cli import language
from comptoir.cli.build import said
from comptoir.cli.serve import usual_folder
from comptoir.cli.tools.output import Json, print_json

WELL, ILL = 0, 1
SIGNS = {"well": " ", "warning": "!", "bad": "✗"}


def doctor(
    *,
    data: Annotated[Path | None, Parameter(help="help-data")] = None,
    upgrade: Annotated[bool, Parameter(help="help-doctor-upgrade", negative="")] = False,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    from comptoir.server.checkup import Checkup, Finding  # takes a moment to import
    from comptoir.server.forecast import forecast

    words = language.choose(lang)
    folder = (data or usual_folder()).expanduser()
    found = list[Finding]()
    for finding in forecast(folder, words.lang) if upgrade else Checkup(folder).findings():
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
        about = {"folder": str(folder), "build": native.build(), "well": "bad" not in states}
        print_json({**about, "findings": told})
    else:
        key = "doctor-ill" if "bad" in states else "doctor-look" if "warning" in states else "doctor-well"
        print(words.say(key, bad=states.count("bad"), warnings=states.count("warning")))
    return ILL if "bad" in states else WELL
