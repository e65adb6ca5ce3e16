"""A game step by step, from any seat's eyes; with all cards open once it is over."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import partial
from itertools import accumulate
from typing import Any

from msgspec import Struct

from comptoir.core import Match, opened, seen
from comptoir.core.journal import Journal
from comptoir.core.loading import begin
from comptoir.core.log import encode
from comptoir.server.ledger import Ledger
from comptoir.server.sightings import Names, Sightings
from comptoir.server.takebacks import Eyes, beats_of
from comptoir.telling.shown import Asked, Beat
from comptoir.telling.telling import Reader

MOST_FRAMES = 50
EVERY = 24
"""A copy of the game is kept every so many steps, so that none is far."""


class Frame(Struct, frozen=True):
    """The game after so many steps that everybody knows of, and what the last one did."""

    step: int
    scene: Any
    beats: list[Beat]
    asked: list[Asked]
    progress: list[int]


class Replay(Struct, frozen=True):
    """Some steps of a game."""

    game: str
    steps: int
    """The number of the last step; step 0 is the deal."""
    turns: list[int]
    """The step with which each turn begins."""
    names: list[str]
    eyes: list[str]
    """From whose eyes it may be seen: seats, ``watch``, ``all``."""
    over: bool
    frames: list[Frame]


class Film:
    """One game, run again; copies along the way make every step quick to reach."""

    def __init__(self, ledger: Ledger) -> None:
        match = ledger.playing
        self._ledger = ledger
        self._end = (ledger.steps_told, ledger.told_rewinds)
        self._steps = _told_steps(ledger)
        self._ends = [0, *accumulate([len(picks) for picks in self._steps])]
        """How many picks had been made after each step."""
        live = begin(match.game, match.save())
        self._marks = [live.clone()]
        self._counts = [0]
        """How many events there were after each step."""
        for number, picks in enumerate(self._steps, 1):
            _go_on(live, picks)
            self._counts.append(len(live.events or ()))
            if number % EVERY == 0:
                self._marks.append(live.clone())
        self._events = live.events or Journal()
        self.turns = [0, *self._turns()]

    @property
    def steps(self) -> int:
        return len(self._steps)

    def step_at(self, picks: int) -> int:
        """The last step that is over when so many picks have been made."""
        return max(0, bisect_right(self._ends, picks) - 1)

    def is_of(self, ledger: Ledger) -> bool:
        """Does it still show all of the game?"""
        return ledger is self._ledger and (ledger.steps_told, ledger.told_rewinds) == self._end

    def frames(self, eyes: str, lang: str, start: int, count: int) -> list[Frame]:
        """So many steps from one on."""
        start = min(max(start, 0), self.steps)
        match = self._marks[start // EVERY].clone()
        for picks in self._steps[start // EVERY * EVERY : start]:
            _go_on(match, picks)
        observer = int(eyes) if eyes.isdecimal() else self._ledger.spectator
        reader, sightings = self._ledger.reader(observer, lang), Sightings()
        found = [self._frame(match, start, eyes, reader, sightings)]
        for number in range(start + 1, min(start + min(count, MOST_FRAMES), self.steps + 1)):
            _go_on(match, self._steps[number - 1])
            found.append(self._frame(match, number, eyes, reader, sightings))
        return found

    def _frame(self, match: Match, step: int, eyes: str, reader: Reader, sightings: Sightings) -> Frame:
        telling = self._ledger.telling
        first = self._counts[step - 1] if step else 0
        events = self._events[first : self._counts[step]]
        is_open = eyes == "all"
        eyes_on: Eyes = opened if is_open else partial(seen, observer=reader.observer)
        told = Names(self._events.shuffles).told([eyes_on(event) for event in events], first)
        if step == 0:
            told = [*telling.opening(match), *told]
        beats = telling.beats(told, reader, sightings.number_of)
        for taken in self._ledger.taken_back:
            if taken.step == step:
                beats += beats_of(taken, telling, reader, eyes_on)
        done = [each for each in self._events.shuffles if each[0] <= self._counts[step]]
        sightings.rename(Names(done).now())
        sightings.look_anew()
        view = (_opened(match) if is_open else match).view(reader.observer)
        scene = telling.scene(view, sightings.number)
        sightings.forget_unseen()
        sightings.go_on()
        return Frame(step, scene, beats, telling.asked(view, reader), telling.progress(match))

    def _turns(self) -> list[int]:
        telling = self._ledger.telling
        starts = [at for at, event in enumerate(self._events) if telling.opens_turn(event)]
        step, found = 0, []
        for at in starts:
            while self._counts[step] <= at:
                step += 1
            found.append(step)
        return found


def _told_steps(ledger: Ledger) -> list[list[object]]:
    """The picks of each step that everybody knows of; those that led to it unseen are a part of it."""
    picks = [encode(pick) for pick in ledger.playing.picks]
    first = ledger.at - len(picks)
    ends = [*[step.start - first for step in ledger.steps[1:]], len(picks)]
    told = [end for step, end in zip(ledger.steps, ends, strict=False) if step.told]
    return [picks[start:end] for start, end in zip([0, *told], told, strict=False)]


def _go_on(match: Match, picks: Sequence[object]) -> None:
    for pick in picks:
        match.replay(pick)


def _opened(match: Match) -> Match:
    """A copy in which everybody knows every card."""
    copy = match.clone()
    table = copy.table
    table.known[:] = bytes([table.public]) * len(table.known)
    return copy


def eyes_allowed(ledger: Ledger, seats: Sequence[int]) -> list[str]:
    """From whose eyes a game may be seen by somebody who sits at these seats."""
    if ledger.is_over:
        return [*[str(seat) for seat in range(len(ledger.seats))], "watch", "all"]
    return [*[str(seat) for seat in seats], "watch"]
