"""The doors of the lab: simulate, replay, verify, cards, bench, lab."""

from __future__ import annotations

import cyclopts

from comptoir.cli.tools import bench, lab
from comptoir.cli.tools.cards import cards
from comptoir.cli.tools.replay import replay
from comptoir.cli.tools.simulate import simulate
from comptoir.cli.tools.verify import verify


def register(app: cyclopts.App) -> None:
    """Hang the tools on the app."""
    for command in (simulate, replay, verify, cards):
        app.command(command, name=command.__name__, help=f"help-{command.__name__}")
    app.command(bench.app)
    app.command(lab.app)
