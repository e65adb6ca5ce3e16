"""The doors of the lab: simulate, replay, verify, cards, bench."""

from __future__ import annotations

import cyclopts

from comptoir.cli.tools.bench import bench
from comptoir.cli.tools.cards import cards
from comptoir.cli.tools.replay import replay
from comptoir.cli.tools.simulate import simulate
from comptoir.cli.tools.verify import verify


def register(app: cyclopts.App) -> None:
    """Hang the tools on the app."""
    for command in (simulate, replay, verify, cards, bench):
        app.command(command, name=command.__name__, help=f"help-{command.__name__}")
