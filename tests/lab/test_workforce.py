"""Work shared among processes: all of it, once, in order, whatever becomes of them."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import pytest

from comptoir.core import BadOptions
from comptoir.lab.clerks import Clerk, ClerkLost, Done, job_of
from comptoir.lab.workforce import MOST_LOSSES, Parcels, Workforce, as_done, spread

ROOT = Path(__file__).parents[2]
PIECES = range(40)
PATIENCE = 120


def nothing() -> None:
    """What is there to prepare?"""


def squared(number: int) -> int:
    return number * number


def noisy(number: int) -> int:
    print("a bot that talks", number)
    return squared(number)


def picky(number: int) -> int:
    if number == 7:
        raise BadOptions("out_of_range", option="number", value="7", least=0, most=6)
    return number


def odd(_: int) -> int:
    class Homeless(Exception):
        """Of a class that nobody else can import."""

    raise Homeless("nowhere")


def mortal(folder: Path, number: int) -> int:
    """The process ends with its first three pieces, and not with theirs again."""
    mark = folder / str(number)
    if number in (3, 20, 39) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(number)


def deadly(number: int) -> int:
    if number == 5:
        os._exit(1)
    return number


def test_what_comes_of_each_piece_comes_in_order() -> None:
    expected = [squared(number) for number in PIECES]
    for workers in (1, 2, 3):
        assert list(spread(noisy, PIECES, workers, nothing)) == expected
    assert sorted(as_done(squared, PIECES, 3, nothing)) == list(enumerate(expected))
    assert list(spread(squared, range(0), 2, nothing)) == []


def test_a_refusal_is_told_by_whoever_asked() -> None:
    with pytest.raises(BadOptions) as refused:
        list(spread(picky, PIECES, 2, nothing))
    assert (refused.value.code, refused.value.details["value"]) == ("out_of_range", "7")
    with pytest.raises(RuntimeError, match="nowhere"):
        list(spread(odd, PIECES, 2, nothing))


def test_what_cannot_be_prepared_is_told_too() -> None:
    with pytest.raises(BadOptions):
        list(spread(squared, PIECES, 2, partial(picky, 7)))  # type: ignore[arg-type]  # it returns nothing


def test_pieces_of_a_process_that_was_killed_are_done_again(tmp_path: Path) -> None:
    assert list(spread(partial(mortal, tmp_path), PIECES, 2, nothing)) == [squared(each) for each in PIECES]
    assert len(list(tmp_path.iterdir())) == 3


def test_a_piece_that_kills_every_process_is_given_up() -> None:
    with pytest.raises(BadOptions) as refused:
        list(spread(deadly, range(8), 2, nothing))
    assert (refused.value.code, refused.value.details["times"]) == ("workers_lost", MOST_LOSSES)


def test_whoever_stops_early_leaves_nobody_behind() -> None:
    shared = spread(_own_number, PIECES, 2, nothing)
    process = next(shared)
    assert isinstance(shared, Iterator)
    shared.close()  # type: ignore[attr-defined]  # a generator is one
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def _own_number(_: int) -> int:
    return os.getpid()


def test_a_clerk_ends_with_whoever_keeps_it() -> None:
    program = (
        "import os, signal, sys\n"
        "from comptoir.lab.clerks import Clerk, job_of\n"
        "from tests.lab.test_workforce import _own_number, nothing\n"
        "clerk = Clerk()\n"
        "print(clerk.do(job_of(_own_number, nothing), [0]).results[0], flush=True)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    said, _ = holder.communicate(timeout=PATIENCE)  # what both write errors to ends when both have ended
    assert holder.returncode == -signal.SIGKILL
    assert int(said)


def test_a_clerk_that_was_lost_says_so() -> None:
    clerk = Clerk()
    clerk.end()
    with pytest.raises(ClerkLost):
        clerk.do(job_of(squared, nothing), [1])
    clerk.close()


# -- parcels ------------------------------------------------------------------------------------------------


def test_parcels_grow_to_half_a_second_and_get_small_at_the_end() -> None:
    parcels, sizes = Parcels(1000), []
    while (parcel := parcels.take(2)) is not None:
        sizes.append(len(parcel))
        list(parcels.finish(parcel, Done([0] * len(parcel), 0.005 * len(parcel))))
    assert sizes[:2] == [1, 100]
    assert sizes == [1, *sorted(sizes[1:], reverse=True)]
    assert sizes[-1] == 1
    assert parcels.are_done
    assert sum(sizes) == 1000


class Lagging(Workforce):
    """Two workers far away: what is handed out first never comes back, all else does at once."""

    is_scattered = True

    def __init__(self) -> None:
        self.handed_out: list[tuple[int, ...]] = []

    @property
    def count(self) -> int:
        return 2

    def check(self) -> None:
        """Nothing is wrong."""

    def submit(self, job: bytes, pieces: object) -> Future[Done]:
        assert isinstance(pieces, range)
        self.handed_out.append(tuple(pieces))
        future = Future[Done]()
        if len(self.handed_out) > 1:
            future.set_result(Done([squared(piece) for piece in pieces], 0.001))
        return future

    def __exit__(self, *_: object) -> None:
        """Nothing is held."""


def test_what_a_worker_lags_behind_with_is_done_by_another_in_the_end() -> None:
    force = Lagging()
    assert list(spread(squared, PIECES, force, nothing)) == [squared(each) for each in PIECES]
    assert force.handed_out.count(force.handed_out[0]) == 2
    assert len(force.handed_out) == len(set(force.handed_out)) + 1
