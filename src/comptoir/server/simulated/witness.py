"""Whoever sees all that is stored and all that leaves a simulated server, and says where they disagree.

Nothing is told before it is stored. What anybody is told, is the story of the stored records as they may hear
it, from its last turns up to a moment; and that moment is never before one that anybody was told of already,
whatever happened meanwhile. So nothing that was told is lost, and there is one order for all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from comptoir.server.links import WATCH
from comptoir.server.simulated.truth import Shown, Truth, plain, signature, without_ids
from comptoir.server.storage import Record

ALWAYS_STORED = ("pick", "act", "say", "rename")
"""What is done only when it is stored; other moves may be done with nothing to store."""
EXPECTED_LOGS = ("not_stored",)
MOST_VIOLATIONS = 20


class Ear:
    """What one connection has been told so far."""

    def __init__(self, table: str, seat: int, lang: str) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.epochs: list[int] = []
        """The games it may have been told of: more than one while nothing tells them apart."""
        self.beat = 0
        self.room = 0
        """The record it knows of, at least, by what the table looked like."""
        self.moment: Shown | None = None


class _Told:
    """How far anybody at a table has been told."""

    def __init__(self) -> None:
        self.position = (0, 0)
        """The game, counted by what was taken back, and the event in it."""
        self.room = 0
        self.talk = 0


class Witness(logging.Handler):
    """Collects violations of what the server promises."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.violations: list[str] = []
        self.truths: dict[str, Truth] = {}
        self.acknowledged = 0
        self.is_listening = True
        """Does it count what goes wrong inside the server? While one dies it may do what it likes."""
        self._told: dict[str, _Told] = {}
        self._sent: dict[str, list[tuple[str, str, int]]] = {}
        """The moves people have sent, each time with its kind, table and seat."""
        self._refused: dict[str, str] = {}

    def blame(self, what: str) -> None:
        if len(self.violations) < MOST_VIOLATIONS:
            self.violations.append(what)

    # -- what goes wrong inside ---------------------------------------------------------------------------

    def emit(self, record: logging.LogRecord) -> None:
        if self.is_listening and record.getMessage() not in EXPECTED_LOGS:
            cause = record.exc_info[1] if record.exc_info else record.__dict__.get("why", "")
            self.blame(f"the server logged {record.getMessage()}: {cause!r}")

    def catch(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """An exception that nobody waited for."""
        if self.is_listening:
            self.blame(f"{context.get('message')}: {context.get('exception')!r}")

    # -- what is sent and stored --------------------------------------------------------------------------

    def sent(self, kind: str, table: str, seat: int, move: str) -> None:
        self._sent.setdefault(move, []).append((kind, table, seat))

    def stored(self, table: str, records: Sequence[Record]) -> None:
        truth = self.truths.setdefault(table, Truth(table))
        self._told.setdefault(table, _Told())
        truth.store(records)
        for record in records:
            if record.move is not None:
                seat, _, move = record.move.partition(" ")
                if (table, int(seat)) not in [sent[1:] for sent in self._sent.get(move, ())]:
                    self.blame(f"record {record.seq} is a move that nobody sent: {record.move}")

    # -- what is told -------------------------------------------------------------------------------------

    def told(self, ear: Ear, message: Shown) -> None:
        """Something has left the server: whatever it says is to be stored by now."""
        kind, truth = message["is"], self.truths.get(ear.table)
        if truth is None:
            if kind != "closed":
                self.blame(f"{kind} tells of a table that is not stored")
            return
        told = self._told[ear.table]
        if kind == "snapshot":
            self._hear_all(truth, told, ear, message)
        elif kind == "update":
            self._hear_beats(truth, told, ear, message)
        elif kind == "room":
            self._hear_room(truth, told, ear, message["table"])
        elif kind == "talk":
            self._hear_talk(truth, told, ear, [message["said"]])
        elif kind in ("done", "refused"):
            self._hear_answer(truth, ear, message)

    def _hear_all(self, truth: Truth, told: _Told, ear: Ear, message: Shown) -> None:
        ear.lang, ear.room = message["lang"], told.room
        talk, moment = message["talk"], message["moment"]
        self._hear_room(truth, told, ear, message["table"])
        if told.talk and (not talk or talk[-1]["number"] + 1 < told.talk):
            self.blame(f"seat {ear.seat}: a snapshot leaves out what was said")
        self._hear_talk(truth, told, ear, talk)
        if moment is None:
            if told.position > (0, 0):
                self.blame(f"seat {ear.seat}: a snapshot knows of no game, though one was told of")
            return
        beat, lapses = moment["beat"], truth.lapses(self._observer(truth, ear), ear.lang)
        lines = _without([each["lines"] for each in lapses], [each["lines"] for each in message["story"]])
        ear.epochs = [
            epoch
            for epoch in range(told.position[0], len(truth.epochs))
            if (epoch, beat) >= told.position and self._is_story(truth, ear, epoch, beat, lines)
        ]
        self._note(told, ear, moment)
        if not ear.epochs:
            self.blame(f"seat {ear.seat}: a snapshot at beat {beat} is not the story, or goes back")
        elif truth.is_at(ear.epochs[-1], beat):
            self._compare(truth, ear, moment)

    def _compare(self, truth: Truth, ear: Ear, moment: Shown) -> None:
        """A snapshot of all that is stored shows what anybody sees who reads the records anew."""
        seen, meant = plain(moment), truth.moment(ear.seat, ear.lang)
        if _comes_before(seen, meant):
            return  # what is stored since is not entered yet; where it told of nothing, the beat is the same
        if len(ear.epochs) > 1 and seen["at"] > meant["at"]:
            return  # the same where what is stored since took back a sealed pick, of which no story tells
        for part in ("scene", "asked", "progress", "over", "result"):
            if seen[part] != meant[part]:
                self.blame(f"seat {ear.seat}: a snapshot at beat {ear.beat} shows another {part}")
        asked, known = seen["question"], meant["question"]
        if None not in (asked, known) and seen["at"] == meant["at"] and asked != known:
            self.blame(f"seat {ear.seat}: a snapshot at beat {ear.beat} asks another question")

    def _is_story(self, truth: Truth, ear: Ear, epoch: int, beat: int, lines: list[Any]) -> bool:
        """Are these the last lines of the story up to a beat?"""
        if beat > len(truth.epochs[epoch]):
            return False
        known = truth.story(epoch, self._observer(truth, ear), ear.lang, beat)
        return len(lines) <= len(known) and known[len(known) - len(lines) :] == lines

    def _hear_beats(self, truth: Truth, told: _Told, ear: Ear, message: Shown) -> None:
        before, beat, observer = ear.beat, message["moment"]["beat"], self._observer(truth, ear)
        beats = _without(truth.lapses(observer, ear.lang), without_ids(message["beats"]))
        self._catch_up(truth, ear)
        ear.epochs = [
            epoch
            for epoch in ear.epochs
            if before <= beat <= len(truth.epochs[epoch])
            and truth.beats(epoch, observer, ear.lang, before, beat) == beats
        ]
        if not ear.epochs:
            self.blame(f"seat {ear.seat}: an update from beat {before} to {beat} is not the story")
        self._note(told, ear, message["moment"])

    def _catch_up(self, truth: Truth, ear: Ear) -> None:
        """What is taken back before anybody else knew of it is not told to them: their story stays."""
        if not ear.epochs:
            return
        observer, last = self._observer(truth, ear), ear.epochs[-1]
        known = truth.beats(last, observer, ear.lang, 0, ear.beat)
        for epoch in range(last + 1, len(truth.epochs)):
            if truth.beats(epoch, observer, ear.lang, 0, ear.beat) == known:
                ear.epochs.append(epoch)

    def _note(self, told: _Told, ear: Ear, moment: Shown) -> None:
        ear.beat, ear.moment = moment["beat"], moment
        if ear.epochs:
            told.position = max(told.position, (ear.epochs[0], ear.beat))

    def _observer(self, truth: Truth, ear: Ear) -> int:
        return truth.ledger.spectator if ear.seat == WATCH else ear.seat

    def _hear_room(self, truth: Truth, told: _Told, ear: Ear, table: Shown) -> None:
        mark, known = signature(table), truth.signatures
        found = next((at for at in range(ear.room, len(known)) if known[at] == mark), None)
        if found is None:
            self.blame(f"seat {ear.seat}: the table looks as it never did, or no longer does: {mark}")
        else:
            ear.room = found
            told.room = max(told.room, found)

    def _hear_talk(self, truth: Truth, told: _Told, ear: Ear, lines: Sequence[Shown]) -> None:
        for line in lines:
            if truth.said(line["number"], ear.lang) != line:
                self.blame(f"seat {ear.seat}: nobody said that, or it is not stored: {line}")
            told.talk = max(told.talk, line["number"] + 1)

    def _hear_answer(self, truth: Truth, ear: Ear, message: Shown) -> None:
        move = message["move"]
        is_stored = f"{ear.seat} {move}" in truth.ledger.moves
        if message["is"] == "done":
            self.acknowledged += 1
            kind = self._sent[move][0][0]
            if kind in ALWAYS_STORED and not is_stored:
                self.blame(f"seat {ear.seat}: {kind} {move} is done, and not stored")
        elif move:
            self._refused[move] = message["code"]
            if is_stored:
                self.blame(f"seat {ear.seat}: {move} is refused ({message['code']}), and stored")

    # -- the end ------------------------------------------------------------------------------------------

    def check_end(self, ears: Sequence[Ear]) -> None:
        """When all is quiet, everybody knows all there is to know, and what was refused did not happen."""
        for ear in ears:
            truth = self.truths[ear.table]
            if truth.ledger.match is None:
                continue
            self._catch_up(truth, ear)
            if ear.moment is None or not truth.is_at(ear.epochs[-1] if ear.epochs else -1, ear.beat):
                self.blame(f"seat {ear.seat}: is left behind at beat {ear.beat}")
                continue
            seen, meant = plain(ear.moment), truth.moment(ear.seat, ear.lang)
            if seen["question"] is None:
                seen["question"] = meant["question"]  # it may be answered for them
            for part in seen:
                if seen[part] != meant[part]:
                    self.blame(f"seat {ear.seat}: is shown another {part} than there is")
        for move, code in self._refused.items():
            for _, table, seat in self._sent[move][:1]:
                if len(self._sent[move]) == 1 and f"{seat} {move}" in self.truths[table].ledger.moves:
                    self.blame(f"seat {seat}: {move} was refused ({code}), and stored later")


def _comes_before(seen: Shown, meant: Shown) -> bool:
    """Is a moment one of fewer steps, those that only its own seat knows of included?"""
    if seen["at"] < meant["at"]:
        return True
    mine, now = seen["question"], meant["question"]
    return mine is not None and now is not None and mine["at"] < now["at"]


def _without(lapses: Sequence[Any], told: Sequence[Any]) -> list[Any]:
    """What is told of the story itself: each window that went by may be told beside it, once."""
    left, kept = list(lapses), []
    for each in told:
        if each in left:
            left.remove(each)
        else:
            kept.append(each)
    return kept
