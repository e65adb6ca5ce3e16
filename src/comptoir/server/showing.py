"""A table as each connection may see it: made of its ledger, one observer and one language at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import partial
from typing import Any, NamedTuple, Protocol

from msgspec.structs import replace

from comptoir.core import ComptoirError, Match, View, seen
from comptoir.core.undoing import sealed_by
from comptoir.server import entries, passes, room, takebacks, wire
from comptoir.server.audience import Listener
from comptoir.server.deals import Deal, Withdrawn
from comptoir.server.lapses import LAPSED, beat_of, lapses
from comptoir.server.ledger import Ledger
from comptoir.server.links import WATCH
from comptoir.server.news import News
from comptoir.server.notices import notices
from comptoir.server.orders import Scope
from comptoir.server.passes import closed_windows
from comptoir.server.reviewing import can_review
from comptoir.server.sightings import Names, Sightings
from comptoir.server.story import story
from comptoir.server.talking import said
from comptoir.telling.shown import Beat, Foreseeable, Item, Question, Text, Where, Window
from comptoir.telling.telling import Reader
from comptoir.words import words

TURNS_AT_FIRST = 3
"""So many turns of the story come with a snapshot."""


class Attendance(NamedTuple):
    """What a table knows of its seats beside what is stored."""

    connected: bool
    gone_for: int


class TimeOfDay(Protocol):
    """Whoever knows how late it is."""

    def now(self) -> int: ...


class Surroundings(Protocol):
    """What is true of a table now and not stored: who is there, what is open."""

    paused: bool
    proposal: room.Proposal | None
    grace: int
    window_length: float

    @property
    def late(self) -> Collection[int]: ...

    @property
    def clockwork(self) -> TimeOfDay: ...

    def presence(self, seat: int) -> Attendance: ...

    def devices_here(self, seat: int) -> set[str]: ...

    def spectators(self) -> int: ...

    def passes(self, seat: int, where: Where) -> Scope: ...

    def window(self) -> Window | None: ...

    def skips(self, seat: int) -> bool: ...

    def yet_to_agree(self) -> list[int]: ...


class Showing:
    """Renders one table."""

    def __init__(self, ledger: Ledger, surroundings: Surroundings) -> None:
        self.ledger = ledger
        self._surroundings = surroundings
        self._told = 0
        """How many events everybody has been told of."""
        self._rewinds = ledger.told_rewinds
        self._sightings: dict[int, Sightings] = {}
        self._scenes: dict[int, tuple[tuple[int, int], Any]] = {}
        """The scene of each observer, and the moment it is of."""
        self._snapshots: dict[tuple[int, int, str], tuple[object, wire.Snapshot]] = {}
        """The latest of each seat, observer and language, and all that it depends on."""
        self._lapses = Counter[int]()
        """Of how many windows that went by each seat has been told."""
        self._windows = 0
        """Of how many windows that have closed everybody has been told."""
        self._tell_all()

    def sightings(self, observer: int) -> Sightings:
        return self._sightings.setdefault(observer, Sightings())

    def reader(self, listener: Listener) -> Reader:
        return self.ledger.reader(listener.observer, listener.lang)

    # -- messages -------------------------------------------------------------------------------------

    def snapshot(self, listener: Listener) -> wire.Snapshot:
        """Everything, made once for all who share it."""
        key, ledger = (listener.seat, listener.observer, listener.lang), self.ledger
        around = self._surroundings
        is_skipped = listener.seat in ledger.asked and around.skips(listener.seat)
        now = self.table(listener), around.window(), is_skipped, ledger.length, ledger.rewinds, self._told
        known = self._snapshots.get(key)
        if known is None or known[0] != now:
            known = self._snapshots[key] = (now, self._snapshot(listener))
        return replace(known[1], device=listener.device)

    def _snapshot(self, listener: Listener) -> wire.Snapshot:
        ledger = self.ledger
        talk = enumerate(ledger.talk, ledger.talked - len(ledger.talk))
        return wire.Snapshot(
            protocol=wire.PROTOCOL,
            lang=listener.lang,
            table=self.table(listener),
            moment=None if ledger.match is None else self.moment(listener),
            story=[] if ledger.match is None else self.story(listener, self._told, self._turns_at_first())[1],
            talk=[self.said(at, each, listener.lang) for at, each in talk],
            phrases=[] if listener.seat == WATCH else ledger.telling.phrases(self.reader(listener)),
        )

    def _turns_at_first(self) -> int:
        """At least the last turn of everybody, whose sign says what they did then."""
        return max(TURNS_AT_FIRST, len(self.ledger.seats))

    def said(self, number: int, line: entries.Talked | News, lang: str) -> wire.Said:
        """A line of the talk."""
        return said(self.ledger, number, line, lang)

    def story(self, listener: Listener, before: int, turns: int) -> tuple[int, list[Beat]]:
        """So many turns of the log before an event, and the number of their first event."""
        return story(self.ledger, self.reader(listener), before, turns)

    def update(self, listener: Listener) -> wire.Update:
        """What happened since everybody was last told."""
        match = self.ledger.playing
        events = match.events_for(listener.observer, self._told, self._end)
        named = Names(match.events.shuffles if match.events else ()).told(events, self._told)
        number = self.sightings(listener.observer).number_of
        beats = self.ledger.telling.beats(named, self.reader(listener), number)
        beside = [*self._new_lapses(listener), *self._new_passes(listener)]
        return wire.Update([*beside, *beats], self.moment(listener))

    def _new_passes(self, listener: Listener) -> list[Beat]:
        """Who passed in windows that have closed since everybody was last told."""
        reader, closed = self.reader(listener), closed_windows(self.ledger)[self._windows :]
        return [beat for each in closed for beat in passes.beats_of(each, reader)]

    def _new_lapses(self, listener: Listener) -> list[Beat]:
        """Windows that went by without an answer since the seat was last told."""
        reader, seat = self.reader(listener), listener.eyes
        return [beat_of(each, reader) for each in lapses(self.ledger.steps, seat)[self._lapses[seat] :]]

    def begin_telling_alone(self, observer: int) -> None:
        """Before an update for one seat, which has begun something nobody else knows of."""
        self.sightings(observer).go_on()

    def end_telling_alone(self, seat: int) -> None:
        """After it."""
        self._lapses[seat] = len(lapses(self.ledger.steps, seat))

    def begin_telling(self) -> bool:
        """Before updates: can what happened be told as an addition to what was told before?"""
        for each in self._sightings.values():
            each.go_on()
        self._end = len(self.ledger.playing.events or ())
        if self.ledger.told_rewinds != self._rewinds or self._end < self._told:
            self._rewinds = self.ledger.told_rewinds
            self._tell_all()
            return False
        return True

    def end_telling(self) -> None:
        """After updates: everybody has been told, and whoever was not here has lost sight of all cards."""
        self._told = self._end
        self._count_lapses()
        for observer, sightings in self._sightings.items():
            if self._scenes.get(observer, ((-1, -1), None))[0] != self.ledger.moment_of(observer):
                sightings.forget_all()

    def _tell_all(self) -> None:
        match = self.ledger.match
        self._told = self._end = len(match.events or ()) if match else 0
        self._count_lapses()

    def _count_lapses(self) -> None:
        self._lapses = Counter([step.seat for step in self.ledger.steps if step.by in LAPSED])
        self._windows = len(closed_windows(self.ledger)) if self.ledger.match is not None else 0

    # -- their parts ----------------------------------------------------------------------------------

    def table(self, listener: Listener) -> room.TableShown:
        """The table beside the game."""
        ledger, around, me = self.ledger, self._surroundings, listener.seat
        return room.TableShown(
            id=ledger.table,
            game=ledger.game,
            rules=ledger.rules,
            state=ledger.state,
            options=dict(ledger.options),
            seats=self.seats(listener.lang, listener.observer),
            spectators=around.spectators(),
            host=0,
            me=me,
            paused=around.paused,
            grace=around.grace,
            starts=ledger.starts,
            commitment=ledger.deal.commitment if ledger.deal else "",
            deal=_deal(ledger.deal),
            withdrawn=[_withdrawn(each) for each in ledger.withdrawn],
            proposal=around.proposal,
            passes="none" if me == WATCH else around.passes(me, "window"),
            passes_end="none" if me == WATCH else around.passes(me, "end"),
            next_table=ledger.next_table,
            window=around.window_length,
            first=ledger.options.get("first", -1),
            rose=[ledger.rose.get(at, -1) for at in range(len(ledger.seats))] if ledger.by_rising else None,
            departures=ledger.telling.departures(ledger.options, ledger.rules, words(listener.lang)),
            teams=ledger.telling.teams(ledger.options),
            notices=notices(ledger, around, listener.lang),
            hints=ledger.gives_hints,
            reviewed=can_review(ledger),
            devices=[] if me == WATCH else self.devices(me),
            pace=None if ledger.clocks is None else ledger.clocks.pace,
            foreseeable=self._foreseeable(listener),
            foreseen=dict(ledger.orders.foreseen.get(listener.eyes, {})),
            absence=None if ledger.clocks is None else ledger.clocks.absences.get(me),
            renewals=ledger.renewals if me == 0 else 0,
        )

    def waited_for(self) -> list[int]:
        """The seats that are asked, as far as everybody knows."""
        ledger = self.ledger
        if ledger.match is None or ledger.is_over:
            return []
        reader = ledger.reader(ledger.spectator, "en")
        view = ledger.match.known_to(reader.observer).view(reader.observer)
        return sorted({each.seat for each in ledger.telling.asked(view, reader)})

    def devices(self, seat: int) -> list[room.DeviceShown]:
        """Nobody's business but that of the seat."""
        here = self._surroundings.devices_here(seat)
        found = self.ledger.seats[seat].devices.values()
        return [room.DeviceShown(each.id, each.label, each.since, each.id in here) for each in found]

    def seats(self, lang: str, observer: int | None = None) -> list[room.SeatShown]:
        """While cards are dealt everybody is called as in the terms: pages compare before they commit."""
        ledger = self.ledger
        shown, names = [], ledger.names if ledger.state == "locked" else ledger.names_in(lang)
        for at, seat in enumerate(self.ledger.seats):
            connected, gone_for = self._surroundings.presence(at)
            clock = None if observer is None else self._clock(at, observer)
            shown.append(
                room.SeatShown(seat.kind, names[at], seat.player, connected, at == 0, gone_for, clock)
            )
        return shown

    def _foreseeable(self, listener: Listener) -> list[Foreseeable]:
        ledger = self.ledger
        if ledger.clocks is None or ledger.state != "playing" or listener.seat == WATCH:
            return []
        return ledger.telling.foreseeable(ledger.playing, self.reader(listener))

    def _clock(self, seat: int, observer: int) -> room.ClockShown | None:
        clocks = self.ledger.clocks
        if clocks is None:
            return None
        return clocks.shown(self.ledger, seat, observer, self._surroundings.clockwork.now())

    def moment(self, listener: Listener) -> wire.Moment:
        """The game now."""
        ledger, reader = self.ledger, self.reader(listener)
        match = ledger.playing.known_to(listener.observer)
        seat, view = listener.eyes, match.view(listener.observer)
        return wire.Moment(
            at=ledger.steps_told,
            beat=self._end,
            scene=self._scene(view),
            asked=[] if ledger.is_over else ledger.telling.asked(view, reader),
            question=self._question(seat, view, reader),
            unasked=self._unasked(match, seat, reader),
            undo="none" if seat == WATCH else ledger.cost_of_undo(seat)[0],
            progress=ledger.telling.progress(match),
            over=ledger.is_over,
            result=ledger.result(listener.observer, listener.lang) if ledger.is_over else [],
            window=self._surroundings.window(),
            sealed=self._sealed(match, seat),
            returned=self._returned(reader),
            can_redo=seat != WATCH and ledger.redo_of(seat) is not None,
        )

    def _returned(self, reader: Reader) -> Text:
        """What was done last, if it was to take something back; who has begun another thing reads of that."""
        returned, eyes = self.ledger.returned, partial(seen, observer=reader.observer)
        if returned is None or self.ledger.has_begun(reader.observer):
            return []
        return takebacks.sentence(returned, self.ledger.telling, reader, eyes)

    def _sealed(self, match: Match, seat: int) -> int | None:
        pick = sealed_by(match, seat)
        return self.sightings(seat).number(pick) if isinstance(pick, int) else None

    def _scene(self, view: View) -> Any:
        """The scene of this moment, made once for all who share it."""
        known, now = self._scenes.get(view.observer), self.ledger.moment_of(view.observer)
        if known is None or known[0] != now:
            sightings, events = self.sightings(view.observer), self.ledger.playing.events
            sightings.rename(Names(events.shuffles if events else ()).now())
            sightings.look_anew()
            scene = self.ledger.telling.scene(view, sightings.number)
            if self.ledger.resigned is not None:
                scene = replace(scene, winners=self.ledger.winners)
            sightings.forget_unseen()
            known = self._scenes[view.observer] = (now, scene)
        return known[1]

    def _question(self, seat: int, view: View, reader: Reader) -> Question | None:
        ledger = self.ledger
        if seat not in ledger.asked or not ledger.seats[seat].is_played_by_a_person:
            return None
        if self._surroundings.skips(seat):
            return None
        window, (decision, asked_at) = self._surroundings.window(), ledger.asked[seat]
        number, offer = self.sightings(reader.observer).number, ledger.offer(seat)
        question = ledger.telling.question(view, offer, reader, number, window, asked_at)
        passing = ledger.telling.passing(decision)
        return replace(
            question,
            passes="" if passing is None else passing.where,
            ready=offer.ready if ledger.is_no_choice(seat) else [],
            coaching=ledger.telling.coaching(view, offer),
        )

    def _unasked(self, match: Match, seat: int, reader: Reader) -> list[Item]:
        ledger = self.ledger
        if seat == WATCH or ledger.is_over or not ledger.seats[seat].is_played_by_a_person:
            return []
        return ledger.telling.unasked(match, reader, self.sightings(reader.observer).number)

    def sentence(self, error: ComptoirError, listener: Listener) -> Text:
        return self.ledger.telling.sentence(error, self.reader(listener))


def _deal(deal: Deal | None) -> room.DealShown | None:
    if deal is None or not deal.terms:
        return None
    return room.DealShown(deal.number, deal.terms, list(deal.digests), deal.step, deal.waiting)


def _withdrawn(deal: Withdrawn) -> room.WithdrawnShown:
    return room.WithdrawnShown(deal.step, deal.missing, [room.SeatBound(**seat) for seat in deal.seats])
