"""The doors of the lab: simulate, arena, study, report, replay, review, verify, cards, bench, lab."""

from __future__ import annotations

import cyclopts


def register(app: cyclopts.App) -> None:
    """Hang the tools on the app, by name."""
    for name in ("simulate", "arena", "study", "report", "replay", "review", "verify", "cards"):
        app.command(f"comptoir.cli.tools.{name}:{name}", name=name, help=f"help-{name}")
    for name in ("bench", "lab"):
        app.command(f"comptoir.cli.tools.{name}:app", name=name, help=f"help-{name}")
