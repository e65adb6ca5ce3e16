"""Work shared among processes of this machine, or of many.

What is to be done comes in pieces that do not depend on each other. They are handed out in bundles that take
about half a second, so that little is lost with one and little time goes by between two. A bundle whose
process has ended is done again by another.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from queue import Empty, SimpleQueue
from types import TracebackType
from typing import Any, ClassVar, Final, Self, TypeAlias, TypeVar

from comptoir.core import BadOptions, within
from comptoir.lab.hands import Done, Hand, HandLost, job_of

MOST_WORKERS: Final = 256
MOST_LOSSES: Final = 3
"""A bundle that was lost so often is likely to be the reason."""
BUNDLE_SECONDS: Final = 0.5
_AHEAD: Final = 2
"""So many bundles for each worker: one that it does, one that waits for it."""

_PULSE: Final = 1.0
"""Seconds after which somebody looks whether there is anything to wait for."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Work: TypeAlias = Callable[[Piece], Result]


class Workforce(ABC):
    """Those who do bundles of work at the same time; while it is entered."""

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
        """Does that mean that a bundle must be done again?"""
        return isinstance(fault, HandLost)

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
    """So many hands on this machine."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._holders = ThreadPoolExecutor(count)
        self._idle: SimpleQueue[Hand] = SimpleQueue()
        self._hands: list[Hand] = []

    @property
    def count(self) -> int:
        return self._count

    def check(self) -> None:
        """Who is lost is replaced."""

    def submit(self, job: bytes, pieces: Sequence[Any]) -> Future[Done]:
        return self._holders.submit(self._do, job, pieces)

    def _do(self, job: bytes, pieces: Sequence[Any]) -> Done:
        hand = self._take()
        done = hand.do(job, pieces)  # a hand that is lost does not come back
        self._idle.put(hand)
        return done

    def _take(self) -> Hand:
        try:
            return self._idle.get_nowait()
        except Empty:
            self._hands.append(Hand())
            return self._hands[-1]

    def __exit__(self, *_: object) -> None:
        for hand in self._hands:
            hand.end()
        self._holders.shutdown(cancel_futures=True)
        for hand in self._hands:
            hand.close()


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
    bundles = Bundles(len(pieces))
    running: dict[Future[Done], range] = {}
    while not bundles.are_done:
        force.check()
        for bundle in _next(force, bundles, list(running.values())):
            running[force.submit(job, pieces[bundle.start : bundle.stop])] = bundle
        done, _ = wait(running, _PULSE, return_when=FIRST_COMPLETED)
        for future in done:
            bundle = running.pop(future)
            try:
                found = future.result()
            except Exception as fault:
                if not force.is_lost(fault):
                    raise
                bundles.lose(bundle)
            else:
                yield from bundles.finish(bundle, found)


def _next(force: Workforce, bundles: Bundles, running: Sequence[range]) -> Iterable[range]:
    """What is to be handed out now. At the end, where nothing is left and somebody is idle, they do what
    others have not finished: one of those may lag, or be gone without anybody's noticing."""
    for _ in range(_AHEAD * force.count - len(running)):
        bundle = bundles.take(force.count)
        if bundle is None:
            break
        yield bundle
    else:
        return
    if force.is_scattered:
        idle = force.count - len(running)
        alone = [each for each, times in Counter(running).items() if times == 1]
        yield from alone[: max(0, idle)]


class Bundles:
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
        size = int(BUNDLE_SECONDS * self._done / self._seconds) if self._seconds else 1
        size = max(1, min(size, left // (_AHEAD * workers)))
        self._begun += size
        return range(self._begun - size, self._begun)

    def finish(self, bundle: range, done: Done) -> Iterator[tuple[int, Any]]:
        """What came of its pieces, unless somebody else was quicker."""
        if bundle in self._finished:
            return
        self._finished.add(bundle)
        self._done += len(bundle)
        self._seconds += done.seconds
        yield from zip(bundle, done.results, strict=True)

    def lose(self, bundle: range) -> None:
        """It must be done again. Raises ``BadOptions`` where that happens too often."""
        if bundle in self._finished:
            return
        self._losses[bundle] += 1
        if self._losses[bundle] == MOST_LOSSES:
            raise BadOptions("workers_lost", times=MOST_LOSSES)
        self._lost.append(bundle)
