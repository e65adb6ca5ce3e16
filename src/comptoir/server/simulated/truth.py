"""The truth of one table: what its stored records say, entered one by one into a ledger of its own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

import msgspec

from comptoir.core import Event, seen
from comptoir.server import entries, passes, room, wire
from comptoir.server.audience import Listener
from comptoir.server.deeds import Deed
from comptoir.server.lapses import LAPSED, beat_of, lapses
from comptoir.server.ledger import Ledger
from comptoir.server.links import WATCH
from comptoir.server.orders import Scope
from comptoir.server.showing import Attendance, Showing, TimeOfDay
from comptoir.server.storage import Record
from comptoir.server.takebacks import Return, beats_of
from comptoir.telling.shown import Beat, Where, Window

Shown = dict[str, Any]
Signature = tuple[Any, ...]


class _StoppedClock:
    """The time of day of what is only stored."""

    def now(self) -> int:
        return 0


class _Quiet:
    """A table of which nothing is known but what is stored."""

    paused = False
    proposal: room.Proposal | None = None
    grace = 0
    window_length = 15.0

    late: Collection[int] = ()
    clockwork: TimeOfDay = _StoppedClock()

    def presence(self, seat: int) -> Attendance:
        return Attendance(True, 0)

    def spectators(self) -> int:
        return 0

    def devices_here(self, seat: int) -> set[str]:
        return set()

    def passes(self, seat: int, where: Where) -> Scope:
        return "none"

    def window(self) -> Window | None:
        return None

    def skips(self, seat: int) -> bool:
        return False

    def yet_to_agree(self) -> list[int]:
        return []


class Truth:
    """What may be known of a table: nothing that is not stored, and all in one order."""

    def __init__(self, table: str) -> None:
        self.ledger = Ledger(table)
        self.records: list[Record] = []
        self.signatures: list[Signature] = []
        """What the table beside the game looked like after each record."""
        self.epochs: list[list[Event]] = [[]]
        """The events of the game, and those of each game that was until something was taken back."""
        self._taken_back: list[Sequence[Return]] = [()]
        """What the log of each of these games says was taken back."""
        self._beats: dict[tuple[int, int, str], list[Shown]] = {}
        self._lapses: list[Deed] = []
        """The windows that went by, also those that were taken back since."""
        self._closed: dict[tuple[int, int], passes.Closed] = {}
        """The windows that have closed, by their epoch and place."""

    def store(self, records: Sequence[Record]) -> None:
        ledger = self.ledger
        for record in records:
            entry = entries.decode(record.body)
            if isinstance(entry, entries.Undone | entries.Redone):
                self.epochs[-1] = list(ledger.playing.events or ())
                self.epochs.append([])
                self._taken_back.append(())
            ledger.enter(entry, record.move)
            if isinstance(entry, entries.Picked | entries.Redone):
                made = len(entry.steps) if isinstance(entry, entries.Redone) else 1
                self._lapses += [step for step in ledger.steps[-made:] if step.by in LAPSED]
            self._taken_back[-1] = ledger.taken_back
            if ledger.match is not None:
                epoch = len(self.epochs)
                self._closed |= {(epoch, each.place): each for each in passes.closed_windows(ledger)}
            if ledger.match is not None:
                self.epochs[-1] = ledger.match.events or []
            self.records.append(record)
            self.signatures.append(signature(msgspec.to_builtins(self._show().table(_watcher(self)))))

    def _show(self) -> Showing:
        return Showing(self.ledger, _Quiet())

    # -- what an observer may see -------------------------------------------------------------------------

    def beats(self, epoch: int, observer: int, lang: str, first: int, end: int) -> list[Shown]:
        """The beats of the events from one number to another, as an observer hears of them."""
        events = self.epochs[epoch]
        known = self._beats.setdefault((epoch, observer, lang), [])
        if len(known) < min(end, len(events)):
            told = [seen(event, observer) for event in events[len(known) : end]]
            reader = self.ledger.reader(observer, lang)
            beats = self.ledger.telling.beats(told, reader, _unnumbered)
            known += self._plain(beats)
        return known[first:end]

    def lapses(self, observer: int, lang: str) -> list[Shown]:
        """What is told to an observer of windows: of its own that went by, and who passed."""
        reader = self.ledger.reader(observer, lang)
        passed = [beat for each in self._closed.values() for beat in passes.beats_of(each, reader)]
        return self._plain([*[beat_of(each, reader) for each in lapses(self._lapses, observer)], *passed])

    def is_at(self, epoch: int, beat: int) -> bool:
        """Is that all there is?"""
        return epoch == len(self.epochs) - 1 and beat == len(self.epochs[epoch])

    def story(self, epoch: int, observer: int, lang: str, beat: int) -> list[Any]:
        """The lines of the log up to a beat, with what was taken back."""
        telling, reader = self.ledger.telling, self.ledger.reader(observer, lang)
        beats, at = self._plain(telling.beats(telling.opening(self.ledger.playing), reader, _unnumbered)), 0
        for taken in self._taken_back[epoch]:
            if taken.place <= beat:
                beats += self.beats(epoch, observer, lang, at, taken.place)
                beats += self._plain(beats_of(taken, telling, reader, partial(seen, observer=observer)))
                at = taken.place
        beats += self.beats(epoch, observer, lang, at, beat)
        return [each["lines"] for each in beats if each["lines"]]

    def _plain(self, beats: list[Beat]) -> list[Shown]:
        return [without_ids(each) for each in msgspec.to_builtins(beats)]

    def said(self, number: int, lang: str) -> Shown | None:
        """A line of the talk, if it is stored and still kept."""
        place = number - (self.ledger.talked - len(self.ledger.talk))
        if not 0 <= place < len(self.ledger.talk):
            return None
        line: Shown = msgspec.to_builtins(self._show().said(number, self.ledger.talk[place], lang))
        return line

    def moment(self, seat: int, lang: str) -> Shown:
        """The game now, as somebody at a seat sees it, without what only a running server knows."""
        observer = self.ledger.spectator if seat == WATCH else seat
        shown = msgspec.to_builtins(self._show().moment(Listener(seat, observer, _language(lang))))
        return plain(shown)


def _unnumbered(token: int) -> int:  # noqa: ARG001  # a Number
    return 0


def _watcher(truth: Truth) -> Listener:
    return Listener(WATCH, len(truth.ledger.seats), "en")


def _language(lang: str) -> wire.Lang:
    return "fr" if lang == "fr" else "en"


def signature(table: Shown) -> Signature:
    """What of a table beside the game is stored."""
    seats = [(each["kind"], each["name"], each["bot"]) for each in table["seats"]]
    deals = msgspec.json.encode((table["commitment"], table["deal"], table["withdrawn"]))
    return table["state"], tuple(seats), deals, table["next_table"]


def plain(moment: Shown) -> Shown:
    """A moment without what changes with the time or with every start."""
    kept: Shown = without_ids(moment)
    kept.pop("window", None)
    kept["sealed"] = kept["sealed"] is not None  # the number of a card is the observer's own
    if kept["question"] is not None:
        kept["question"].pop("window", None)
    return kept


def without_ids(shown: Any) -> Any:
    """The same without an observer's own numbers of cards, which tell nothing."""
    if isinstance(shown, dict):
        return {
            key: without_ids(value)
            for key, value in shown.items()
            if key != "id" and not (key == "card" and isinstance(value, int))
        }
    return [without_ids(each) for each in shown] if isinstance(shown, list) else shown
