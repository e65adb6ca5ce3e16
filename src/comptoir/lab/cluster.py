"""Campaigns on many machines, by Dask: its scheduler knows the workers, and each worker keeps a clerk.

Whoever plays must be the same everywhere, or the rows of a study would not be those of one version: workers
are asked what they are before the first game, and each parcel is refused by a worker that came later and is
another.
"""

from __future__ import annotations

import logging
import socket
from concurrent.futures import CancelledError, Future
from importlib.util import find_spec
from threading import local
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

import comptoir
from comptoir import native
from comptoir.core import BadOptions
from comptoir.lab.clerks import Clerk, ClerkLost, Done
from comptoir.lab.results import sources
from comptoir.lab.workforce import Workforce, count_workers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from distributed import Client, LocalCluster

PACKAGE: Final = "comptoir[lab]"
LOCAL: Final = "local"
_CONNECT_SECONDS: Final = 15
_FIRST_WORKER_SECONDS: Final = 60

log = logging.getLogger("comptoir.cluster")


class Version(NamedTuple):
    """What plays the games of a worker."""

    comptoir: str
    sources: str
    """A digest of rules and bots."""
    build: str


def version() -> Version:
    """What would play them here."""
    return Version(comptoir.__version__, sources(), native.build())


class AnotherVersion(Exception):
    """A worker would play other games than we do."""


class Cluster(Workforce):
    """The workers of a Dask cluster: those of a scheduler, or some of this machine while they are needed."""

    is_scattered: ClassVar[bool] = True

    def __init__(self, address: str, workers: int | None = None) -> None:
        """Raises ``BadOptions`` where Dask is not installed, or somebody else's workers are counted."""
        if find_spec("distributed") is None:
            raise BadOptions("cluster_needs_dask", package=PACKAGE)
        if workers is not None and address != LOCAL:
            raise BadOptions("cluster_has_its_workers", address=address)
        self._address = address
        self._workers = count_workers(workers)
        self._own: LocalCluster | None = None
        self._client: Client | None = None
        self._executor: Any = None

    @property
    def client(self) -> Client:
        assert self._client is not None
        return self._client

    @property
    def count(self) -> int:
        """At least one: what is handed out while there is none waits for the next."""
        return max(1, len(self.client.scheduler_info(n_workers=-1).get("workers", ())))

    def __enter__(self) -> Cluster:
        """Raises ``BadOptions`` for a cluster that cannot be reached, is empty, or of another version."""
        logging.getLogger("distributed").setLevel(logging.ERROR)
        try:
            self._connect()
            self._compare()
        except BaseException:
            self._close()
            raise
        self._executor = self.client.get_executor(pure=False)
        return self

    def __exit__(self, *_: object) -> None:
        if self.client.status != "closed":
            self._executor.shutdown(wait=False)
        self._close()

    def check(self) -> None:
        """Raises ``BadOptions`` when Dask has given up looking for its scheduler."""
        if self.client.status == "closed":
            raise BadOptions("cluster_lost", address=self._address)

    def submit(self, job: bytes, pieces: Sequence[Any]) -> Future[Done]:
        submitted: Future[Done] = self._executor.submit(do_there, version(), job, pieces)
        return submitted

    def is_lost(self, fault: BaseException) -> bool:
        from distributed import KilledWorker

        if isinstance(fault, AnotherVersion):
            address, found = fault.args
            log.warning("%s", _difference(address, found))
            self.client.retire_workers([address])
            return True
        return isinstance(fault, ClerkLost | KilledWorker | CancelledError)

    def _connect(self) -> None:
        from distributed import Client, LocalCluster

        if self._address == LOCAL:
            self._own = LocalCluster(
                n_workers=self._workers,
                threads_per_worker=1,
                dashboard_address=None,
                memory_limit=0,  # a clerk is another process, of which Dask knows nothing
                silence_logs=logging.ERROR,
            )
        try:
            if self._own is None:
                _knock(self._address)
            found = self._own or self._address
            self._client = Client(found, timeout=_CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError) as fault:
            raise BadOptions("cluster_not_reached", address=self._address) from fault
        try:
            self._client.wait_for_workers(1, timeout=_FIRST_WORKER_SECONDS)
        except TimeoutError as fault:
            raise BadOptions("cluster_empty", address=self._address) from fault

    def _compare(self) -> None:
        """Raises ``BadOptions`` unless all workers play the same games as we do."""
        mine = version()
        try:
            found = self.client.run(version)
        except ImportError as fault:
            raise BadOptions("cluster_without_comptoir", reason=str(fault)) from fault
        for address, theirs in sorted(found.items()):
            if theirs != mine:
                what = next(name for name in mine._fields if getattr(mine, name) != getattr(theirs, name))
                raise BadOptions(
                    "cluster_of_another",
                    worker=address,
                    what=what,
                    mine=getattr(mine, what),
                    theirs=getattr(theirs, what),
                )

    def _close(self) -> None:
        for each in (self._client, self._own):
            if each is not None:
                each.close()
        self._client = self._own = None


def _knock(address: str) -> None:
    """Is anybody there? Raises ``OSError`` or ``ValueError``. (A client of Dask that has failed to connect
    ends itself some time later, and blocks for ever if another one begins just then.)"""
    from distributed.comm.addressing import parse_address, parse_host_port
    from distributed.comm.registry import backends

    scheme, place = parse_address(address)
    if scheme not in backends:
        raise ValueError(scheme)
    if scheme in ("tcp", "tls"):
        with socket.create_connection(parse_host_port(place), _CONNECT_SECONDS):
            return


def _difference(address: str, found: Version) -> str:
    return f"worker {address} has {'/'.join(found)} instead of {'/'.join(version())}, and was sent away"


# -- in the workers -----------------------------------------------------------------------------------------


_kept = local()
"""The clerk of each thread of a worker."""


def do_there(wanted: Version, job: bytes, pieces: Sequence[Any]) -> Done:
    """Some pieces of a job, done by the clerk of this worker."""
    from distributed import get_worker

    if version() != wanted:
        raise AnotherVersion(get_worker().address, version())
    if getattr(_kept, "clerk", None) is None:
        _kept.clerk = Clerk()
    clerk: Clerk = _kept.clerk
    try:
        return clerk.do(job, pieces)
    except ClerkLost:
        clerk.close()
        _kept.clerk = None
        raise
