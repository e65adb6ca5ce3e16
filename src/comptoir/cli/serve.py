"""``comptoir serve``: tables in the browser."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from comptoir.cli import language, problems
from comptoir.core import registry
from comptoir.server.postgres.address import is_address, without_password
from comptoir.words import Words

if TYPE_CHECKING:
    from comptoir.server.heads import Loss

PORT = 8000
EVERYWHERE = ("0.0.0.0", "::")


def serve(
    *,
    host: Annotated[str, Parameter(help="help-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="help-port")] = PORT,
    data: Annotated[str | None, Parameter(help="help-data")] = None,
    open: Annotated[bool, Parameter(help="help-open", negative=())] = False,
    demo: Annotated[bool, Parameter(help="help-demo", negative=())] = False,
    grace: Annotated[int, Parameter(help="help-grace")] = 60,
    bot_pause: Annotated[float, Parameter(help="help-bot-pause")] = 0.9,
    window: Annotated[float, Parameter(help="help-window")] = 15.0,
    workers: Annotated[int, Parameter(help="help-workers")] = 1,
    origin: Annotated[list[str] | None, Parameter(help="help-origin", negative=())] = None,
    host_name: Annotated[list[str] | None, Parameter(help="help-host-name", negative=())] = None,
    open_metrics: Annotated[bool, Parameter(help="help-open-metrics", negative=())] = False,
    sockets: Annotated[int, Parameter(help="help-sockets")] = 64,
    rate: Annotated[float, Parameter(help="help-rate")] = 10.0,
    pages: Annotated[Path | None, Parameter(help="help-pages")] = None,
    address: Annotated[str, Parameter(help="help-address")] = "",
    leaving: Annotated[float, Parameter(help="help-leaving")] = 2.0,
    site: Annotated[str, Parameter(help="help-site")] = "",
    smtp: Annotated[str, Parameter(help="help-smtp")] = "",
    smtp_password_file: Annotated[Path | None, Parameter(help="help-smtp-password-file")] = None,
    mail_from: Annotated[str, Parameter(help="help-mail-from")] = "",
    near_hooks: Annotated[bool, Parameter(help="help-near-hooks", negative=())] = False,
    lang: language.Lang = None,
) -> int:
    # The server takes half a second to import, and nobody else needs it.
    from comptoir.server import serve as server
    from comptoir.server.app import Settings
    from comptoir.server.limits import DoorLimits
    from comptoir.server.pacing import Pace
    from comptoir.server.post.settings import read_post

    words = language.choose(lang)
    where = place(data)
    post = read_post(site, smtp, smtp_password_file, mail_from, near=near_hooks)
    listening = server.take_port(host, port)
    port = listening.getsockname()[1]
    here = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}"
    settings = Settings(
        data=where,
        origins=tuple(origin or ()),
        pace=Pace(bot_pause, window),
        grace=grace,
        workers=max(1, workers),
        limits=DoorLimits(sockets, max(30, sockets), rate, max(1, int(2 * rate))),
        demo=demo,
        pages=pages,
        hosts=(host, *post.hosts, *(host_name or ())),
        open_metrics=open_metrics,
        address=address or f"{own_address() if host in EVERYWHERE else host}:{port}",
        leaving=leaving,
        post=post,
    )
    greeting = partial(greet, words, here, where, port if host in EVERYWHERE else 0, is_shown=open)
    server.serve(settings, listening, greeting)
    return 0


def greet(
    words: Words, site: str, where: Path | str, port: int, losses: list[Loss], *, is_shown: bool
) -> None:
    """Say that the server listens, where, and what is wrong; show it in a browser."""
    for line in opened(words, site, where, port):
        print(line, flush=True)
    for line in [*faulty_packs(words), *[words.say("serve-lost", **loss._asdict()) for loss in losses]]:
        print(line, file=sys.stderr, flush=True)
    if is_shown:
        webbrowser.open(site)


def opened(words: Words, site: str, where: Path | str, port: int) -> Iterator[str]:
    """Where the tables are, for people here and (``port``) in the same network, and where they are kept."""
    yield words.say("serve-open", address=site)
    if port:
        yield words.say("serve-network", address=f"http://{own_address()}:{port}")
    kept = str(where) if isinstance(where, Path) else without_password(where)
    yield words.say("serve-stop", folder=kept)


def faulty_packs(words: Words) -> list[str]:
    """What is installed and cannot be played with, and all that is wrong with it."""
    found = []
    for game in registry.names():
        for name, error in registry.rules(game).faults.items():
            found += [words.say("serve-faulty", name=name, game=game), problems.sentence(words, error)]
    return found


def place(data: str | None) -> Path | str:
    """Where games are kept: a folder, or a database by its address."""
    if data is not None and is_address(data):
        return data
    return (Path(data) if data is not None else usual_folder()).expanduser()


def usual_folder() -> Path:
    """Where people keep such things."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base) / "comptoir"


def own_address() -> str:
    """This machine's address in its network, as far as it knows it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the interface
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
