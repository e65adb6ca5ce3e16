"""Bots think in processes of their own, and never keep a table waiting for longer than it will wait.

A process is told what one seat may see and what it is asked, in the view that serves everyone, and
answers with the place of an option. It receives no match: in the middle of an action even an imagined one
holds the real table it started from. Between actions it gets what it needs to imagine worlds (``surmise``).
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from comptoir.bots import Glance, Interruption, Look, Remark
from comptoir.core import Match, Motive, Option, Verdict
from comptoir.core.surmise import surmise
from comptoir.server.thinking import Letter
from comptoir.server.worker import Worker

_log = logging.getLogger(__name__)


TOO_SLOW, DIED = "too slow", "died"


class NoAnswer(Exception):
    """A bot did not say what it picks. One that is not broken may be asked again."""

    def __init__(self, why: str, *, is_broken: bool) -> None:
        super().__init__(why)
        self.is_broken = is_broken


class Advised(NamedTuple):
    """What a bot would pick in a person's place, why, and what it thought of the options, the best first."""

    pick: Option
    motive: Motive | None = None
    verdicts: Sequence[Verdict] = ()


class Pool:
    """A few processes of bots. Every table has its own among them, where its bots remember the game."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = [Worker("comptoir.server.thinking") for _ in range(workers)]

    async def choose(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Option:
        """What a bot picks at its seat. Raises ``NoAnswer`` after ``deadline`` seconds, or when it fails.

        ``match`` is looked at before this first waits, so the caller may go on with it.
        """
        look = Look(match, seat)
        answer = await self._ask(Letter(table, game, kind, deadline, look.view, surmise(match, seat)))
        return _picked(answer, look, kind, game)

    async def advise(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Advised:
        """The same, with why it would pick that, and with its chances where it looked ahead."""
        look = Look(match, seat)
        thought = surmise(match, seat)
        answer = await self._ask(Letter(table, game, kind, deadline, look.view, thought, for_advice=True))
        match answer:
            case [int(place), motive, list(weighed)]:
                pick = _picked(place, look, kind, game)
                return Advised(pick, _read_motive(motive), _read_verdicts(weighed, look.decision.options))
        return Advised(_picked(answer, look, kind, game))

    async def interrupt(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Interruption:
        """What a bot does unasked now, with the whole run behind it; nothing if it does not care to, after
        ``deadline`` seconds, or when it fails. Only the first pick is sure to be offered, and what it says to
        that may be anything.

        ``match`` is looked at before this first waits, so the caller may go on with it.
        """
        glance = Glance(match, seat)
        interruptions = glance.interruptions
        if not interruptions:
            return Interruption()
        thought = surmise(match, seat)
        answer = await self._ask(Letter(table, game, kind, deadline, glance.view, thought, interruptions))
        match answer:
            case [list(run), remark]:
                picks = tuple([tuple(pick) if type(pick) is list else pick for pick in run])
                if not picks or picks[0] in interruptions:
                    return Interruption(picks, _read(remark))
                answer = "not offered"
        _log.warning("the bot %s of %s did not interrupt: %s", kind, game, answer)
        return Interruption()

    async def _ask(self, letter: Letter) -> object:
        """What a bot answers; a word on it when it fails."""
        worker = self._workers[crc32(letter.table.encode()) % len(self._workers)]
        try:
            async with asyncio.timeout(letter.deadline):
                answer: object = json.loads(await worker.ask(pickle.dumps(letter, pickle.HIGHEST_PROTOCOL)))
                return answer
        except TimeoutError:
            return TOO_SLOW
        except (EOFError, OSError):
            return DIED

    async def close(self) -> None:
        """End all processes; nobody may be asked any more."""
        await asyncio.gather(*[worker.close() for worker in self._workers])


def _picked(answer: object, look: Look, kind: str, game: str) -> Option:
    options = look.decision.options
    if type(answer) is int and 0 <= answer < len(options):
        return options[answer]
    _log.warning("the bot %s of %s did not answer: %s", kind, game, answer)
    raise NoAnswer(str(answer), is_broken=answer not in (TOO_SLOW, DIED))


def _read_motive(motive: object) -> Motive | None:
    match motive:
        case [str(key), list(facts)]:
            return Motive(key, tuple([(str(name), value) for name, value in facts]))
    return None


def _read_verdicts(weighed: list[object], options: tuple[Option, ...]) -> list[Verdict]:
    found: list[Verdict] = []
    for each in weighed:
        match each:
            case [int(place), float(chance), motive] if 0 <= place < len(options) and 0.0 <= chance <= 1.0:
                found.append(Verdict(options[place], chance, _read_motive(motive)))
    return found


def _read(remark: object) -> Remark | None:
    match remark:
        case [str(key), int(to), str(about)]:
            return Remark(key, to, about)
    return None
