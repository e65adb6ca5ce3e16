"""``scripts/several``: PostgreSQL, two processes of Comptoir and Caddy on this machine, until Ctrl+C.

No command of comptoir: it needs a file of the project's folder.
"""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from comptoir.cli import language, problems
from comptoir.core import BadOptions, ComptoirError, within
from comptoir.lab.server.deployment import Deployment

MOST_PROCESSES = 16

app = App(name="scripts/several", help=__doc__.partition("\n")[0])


@app.default
def several(
    caddyfile: Annotated[Path, Parameter(show=False)],
    /,
    *options: Annotated[str, Parameter(help="Options of comptoir serve for each process, after --.")],
    port: Annotated[int, Parameter(help="Where people come in; 0 for any port that is free.")] = 8000,
    processes: Annotated[int, Parameter(help="How many serve the tables.")] = 2,
    folder: Annotated[Path | None, Parameter(help="Where games are kept; else they go with it.")] = None,
    lang: Annotated[str | None, Parameter(help="fr or en.")] = None,
) -> int:
    words = language.choose(lang)
    for ending in (signal.SIGINT, signal.SIGTERM):  # also where whoever started us had it ignored
        signal.signal(ending, signal.default_int_handler)
    running = None
    try:
        within("--port", port, 0, 65535)
        within("--processes", processes, 1, MOST_PROCESSES)
        running = Deployment(folder, port=port, processes=processes, options=options, caddyfile=caddyfile)
        print(words.say("several-open", address=running.site), flush=True)
        print(words.say("several-database", address=running.data), flush=True)
        for part in running.watch():
            told = {"port": str(part.port), "pid": str(part.pid), "log": str(part.log)}
            print(words.say("several-part", name=part.name, **told), flush=True)
    except KeyboardInterrupt:
        pass
    except ComptoirError as error:
        print(problems.sentence(words, error), file=sys.stderr)
        return 2 if isinstance(error, BadOptions) else 1
    finally:
        if running is not None:
            running.stop()
    return 0


if __name__ == "__main__":
    raise SystemExit(app())
