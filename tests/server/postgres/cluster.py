"""A PostgreSQL for tests, where one name needs a password and the others do not."""

from __future__ import annotations

from comptoir.lab.server.database import SMALL, TRUSTED, Cluster

GUARDED, PASSWORD = "guarded", "open-sesame"
"""Who needs a password, and which."""


def guarded() -> Cluster:
    """One that runs."""
    running = Cluster(settings=SMALL, doors=f"local all {GUARDED} scram-sha-256\n{TRUSTED}")
    running.tell("postgres", f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")
    return running
