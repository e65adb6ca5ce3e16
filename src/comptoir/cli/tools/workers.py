"""Who plays the games of a campaign: processes of this machine, or the workers of a cluster."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from cyclopts import Parameter

from comptoir.lab.workforce import Workers

Count: TypeAlias = Annotated[int | None, Parameter(help="help-simulate-workers")]
Address: TypeAlias = Annotated[str | None, Parameter(name="--cluster", help="help-cluster")]


def hired(workers: int | None, cluster: str | None) -> Workers:
    """Those that were asked for. Raises ``BadOptions``."""
    if cluster is None:
        return workers
    from comptoir.lab.cluster import Cluster

    return Cluster(cluster, workers)
