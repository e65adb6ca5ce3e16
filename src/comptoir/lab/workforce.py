"""Work shared among processes of this machine, or of many.

What is to be done comes in pieces that do not depend on each other. They are handed out in parcels that take
about half a second, so that little is lost with one and little time goes by between two. A parcel whose
process has ended is done again by another.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import Empty, SimpleQueue
from threading import Lock
from types import TracebackType
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar

from comptoir.core import BadOptions, within
from comptoir.lab.clerks import Clerk, ClerkLost, Done, job_of

MOST_WORKERS: Final = 256
MOST_LOSSES: Final = 3
"""A parcel that was lost so often is likely to be the reason."""
PARCEL_SECONDS: Final = 0.5
_AHEAD: Final = 2
"""So many parcels for each worker: one that it does, one that waits for it."""

_PULSE: Final = 1.0
"""Seconds after which somebody looks whether there is anything to wait for."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Work: TypeAlias = Callable[[Piece], Result]


class Workforce(ABC):
    """Those who do parcels of work at the same time; while it is entered."""

    is_scattered: ClassVar[bool] = False
    """May one of them be much slower than the others?"""

    @property
    @abstractmethod
    def count(self) -> int:
        """How many there are now."""

    @abstractmethod
    def submit(self, job: bytes, pieces: Sequence[Any]) -> Future[Done]:
        """Let somebody do some pieces of a job."""

    @abstractmethod
    def check(self) -> None:
        """Raises ``BadOptions`` where nothing can come of it any more."""

    def is_lost(self, fault: BaseException) -> bool:
        """Does that mean that a parcel must be done again?"""
        return isinstance(fault, ClerkLost)

    def __enter__(self) -> Self:
        return self

    @abstractmethod
    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of all of them, whatever they do."""


Workers: TypeAlias = int | Workforce | None
"""So many processes, as many as there are cores, or those of somebody else."""


class Processes(Workforce):
    """So many clerks on this machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._keepers = ThreadPoolExecutor(count)
        self._idle: SimpleQueue[Clerk] = SimpleQueue()
        self._clerks: list[Clerk] = []
        self._lock, self._is_over = Lock(), False

    @property
    def count(self) -> int:
        return self._count

    def check(self) -> None:
        """Who is lost is replaced."""

    def submit(self, job: bytes, pieces: Sequence[Any]) -> Future[Done]:
        return self._keepers.submit(self._do, job, pieces)

    def _do(self, job: bytes, pieces: Sequence[Any]) -> Done:
        clerk = self._take()
        done = clerk.do(job, pieces)  # a clerk that is lost does not come back
        self._idle.put(clerk)
        return done

    def _take(self) -> Clerk:
        with self._lock:
            if self._is_over:
                raise ClerkLost
            try:
                return self._idle.get_nowait()
            except Empty:
                clerk = Clerk()
                self._clerks.append(clerk)
                return clerk

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._is_over = True
        for clerk in self._clerks:
            clerk.end()
        self._keepers.shutdown(cancel_futures=True)
        for clerk in self._clerks:
            clerk.close()


def count_workers(workers: int | None = None) -> int:
    """How many processes are asked for; as many as there are cores, where nobody says. Raises
    ``BadOptions``."""
    return (os.cpu_count() or 1) if workers is None else within("--workers", workers, 1, MOST_WORKERS)


def check_workers(workers: Workers) -> None:
    """Raises ``BadOptions`` where there cannot be so many."""
    if not isinstance(workers, Workforce):
        count_workers(workers)


def spread(
    work: Work[Piece, Result], pieces: Sequence[Piece], workers: Workers, prepare: Callable[[], None]
) -> Iterator[Result]:
    """What comes of each piece of work, in order, shared among processes that prepare themselves first."""
    waiting: dict[int, Result] = {}
    turn = 0
    for place, result in as_done(work, pieces, workers, prepare):
        waiting[place] = result
        while turn in waiting:
            yield waiting.pop(turn)
            turn += 1


def as_done(
    work: Work[Piece, Result], pieces: Sequence[Piece], workers: Workers, prepare: Callable[[], None]
) -> Iterator[tuple[int, Result]]:
    """The same as soon as it is there, with the place of the piece."""
    if not isinstance(workers, Workforce):
        count = min(count_workers(workers), len(pieces))
        if count <= 1:
            yield from enumerate(map(work, pieces))
            return
        workers = Processes(count)
    with workers as force:
        yield from _shared(force, job_of(work, prepare), pieces)


def _shared(force: Workforce, job: bytes, pieces: Sequence[Any]) -> Iterator[tuple[int, Any]]:
    parcels = Parcels(len(pieces))
    running: dict[Future[Done], range] = {}
    while not parcels.are_done:
        force.check()
        for parcel in _next(force, parcels, list(running.values())):
            running[force.submit(job, pieces[parcel.start : parcel.stop])] = parcel
        done, _ = wait(running, _PULSE, return_when=FIRST_COMPLETED)
        for future in done:
            parcel = running.pop(future)
            try:
                found = future.result()
            except Exception as fault:
                if not force.is_lost(fault):
                    raise
                parcels.lose(parcel)
            else:
                yield from parcels.finish(parcel, found)


def _next(force: Workforce, parcels: Parcels, running: Sequence[range]) -> Iterable[range]:
    """What is to be handed out now. At the end, where nothing is left and somebody is idle, they do what
    others have not finished: one of those may lag, or be gone without anybody's noticing."""
    for _ in range(_AHEAD * force.count - len(running)):
        parcel = parcels.take(force.count)
        if parcel is None:
            break
        yield parcel
    else:
        return
    if force.is_scattered:
        idle = force.count - len(running)
        alone = [each for each, times in Counter(running).items() if times == 1]
        yield from alone[: max(0, idle)]


class Parcels:
    """Pieces that are handed out together, by their places, and what has become of them."""

    def __init__(self, pieces: int) -> None:
        self._pieces = pieces
        self._begun = self._done = 0
        self._seconds = 0.0
        self._lost: list[range] = []
        self._losses: Counter[range] = Counter()
        self._finished: set[range] = set()

    @property
    def are_done(self) -> bool:
        return self._done == self._pieces

    def take(self, workers: int) -> range | None:
        """The next one for one of so many workers, of a size that takes them half a second; towards the end
        smaller, so that all of them end together."""
        if self._lost:
            return self._lost.pop()
        left = self._pieces - self._begun
        if not left:
            return None
        size = int(PARCEL_SECONDS * self._done / self._seconds) if self._seconds else 1
        size = max(1, min(size, left // (_AHEAD * workers)))
        self._begun += size
        return range(self._begun - size, self._begun)

    def finish(self, parcel: range, done: Done) -> Iterator[tuple[int, Any]]:
        """What came of its pieces, unless somebody else was quicker."""
        if parcel in self._finished:
            return
        self._finished.add(parcel)
        self._done += len(parcel)
        self._seconds += done.seconds
        yield from zip(parcel, done.results, strict=True)

    def lose(self, parcel: range) -> None:
        """It must be done again. Raises ``BadOptions`` where that happens too often."""
        if parcel in self._finished:
            return
        self._losses[parcel] += 1
        if self._losses[parcel] == MOST_LOSSES:
            raise BadOptions("workers_lost", times=MOST_LOSSES)
        self._lost.append(parcel)
