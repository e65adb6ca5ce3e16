"""The state of a table, made of its entries: no clock, no socket, no disk.

Only what is stored is ever entered here, so whatever a ledger holds may be told.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import singledispatchmethod
from typing import Any, Literal

from comptoir.bots.registry import check_kind, usual
from comptoir.core import ComptoirError, Decision, registry
from comptoir.core.checkpoint import Checkpoint
from comptoir.core.loading import begin, go_on
from comptoir.core.log import Answer, decode
from comptoir.core.table import has_learned
from comptoir.server import entries
from comptoir.server.clocks import Clocks
from comptoir.server.course import Course
from comptoir.server.deals import Deal, Withdrawn, bound
from comptoir.server.deeds import Attempt, Deed, in_window
from comptoir.server.entries import Entry
from comptoir.server.names import in_words, numbered, unlike
from comptoir.server.news import News
from comptoir.server.orders import Orders
from comptoir.server.resigning import result, winners
from comptoir.server.sitters import Sitter
from comptoir.server.takebacks import restore, take_back
from comptoir.telling.shown import Text
from comptoir.telling.telling import Menu, Reader, Telling, find
from comptoir.words import words

State = Literal["open", "locked", "playing", "over"]


BOT_NAMES = ("Filou", "Noisette", "Berlingot", "Pistache", "Cannelle", "Muscade")
"""The bot at each seat."""
TALK_KEPT = 100
"""Lines of talk that whoever comes is told."""


class Ledger(Course):
    """One table."""

    def __init__(self, table: str, unkept: ComptoirError | None = None) -> None:
        super().__init__()
        self.table = table
        self.rules = 0
        self.unkept = unkept
        """Why its picks lead nowhere any more, if so: then it stands as its last checkpoint has it."""
        self.marks: list[Checkpoint] = []
        """Where the game stood, now and then."""
        self.told: entries.Told | None = None
        self.moves: dict[str, int] = {}
        """The moves that are stored, by the names clients gave them, and the step they led to."""
        self.talk: deque[entries.Talked | News] = deque(maxlen=TALK_KEPT)
        """What was said last."""
        self.talked = 0
        """How much was said at all."""
        self.watch_generation = 0
        """Tells the spectators' present link from earlier ones."""
        self.starts = False
        """Are the cards dealt by themselves, as soon as everybody is there?"""
        self.rose: dict[int, int] = {}
        """When people got up, in minutes since midnight, where the earliest begins."""
        self.deal: Deal | None = None
        self.withdrawn: list[Withdrawn] = []
        """The deals before it that came to nothing."""
        self.clocks: Clocks | None = None  # of a slow table
        self.orders = Orders()
        self.next_table = ""
        self.losses: list[entries.Lost] = []
        """What had been acknowledged and went missing."""
        self._has_gap = False
        self._place = 0
        """So many events had happened before the last entry."""
        self.dropped = 0
        """Picks that were made after the checkpoint from which the game goes on."""
        self._offers: dict[int, tuple[Decision, Menu]] = {}
        self._forced: dict[int, tuple[Decision, bool]] = {}

    # -- reading --------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        if self.match is not None:
            return "over" if self.is_over else "playing"
        return "locked" if self.deal else "open"

    @property
    def is_halted(self) -> bool:
        """Does the game wait until its people agree to go on from what is left of it?"""
        return (self._has_gap or self.unkept is not None) and self.state == "playing"

    @property
    def telling(self) -> Telling[Any]:
        return find(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def renewals(self) -> int:
        """How often a link of this table has become another."""
        return self.watch_generation + sum([seat.generation for seat in self.seats])

    def names_in(self, lang: str) -> tuple[str, ...]:
        """What everybody is called by one who reads that language."""
        return tuple([in_words(name, lang) for name in self.names])

    @property
    def winners(self) -> list[int]:
        """Who has won the game that is over."""
        return list(self.playing.winners) if self.resigned is None else winners(self, self.resigned)

    def result(self, observer: int, lang: str) -> Text:
        """The same in a sentence."""
        reader = self.reader(observer, lang)
        if self.resigned is not None:
            return result(self.winners, self.resigned, reader)
        return self.telling.result(self.playing.view(observer), reader)

    @property
    def spectator(self) -> int:
        return len(self.seats)

    @property
    def dealing(self) -> Deal:
        assert self.deal is not None, "nothing is being dealt"
        return self.deal

    def reader(self, observer: int, lang: str) -> Reader:
        """Somebody at this table who reads that language."""
        return Reader(words(lang), self.names_in(lang), observer, self.options)

    def offer(self, seat: int) -> Menu:
        """What a seat that is asked can pick, looked up once for each question."""
        decision, _ = self.asked[seat]
        known = self._offers.get(seat)
        if known is None or known[0] is not decision:
            known = self._offers[seat] = (decision, self.telling.offer(self.playing, seat))
        return known[1]

    def is_no_choice(self, seat: int) -> bool:
        """Is there only one thing a seat that is asked can pick? Looked up once for each question."""
        decision, _ = self.asked[seat]
        known = self._forced.get(seat)
        if known is None or known[0] is not decision:
            known = self._forced[seat] = (decision, self.telling.is_no_choice(self.playing, seat))
        return known[1]

    @property
    def usual_bot(self) -> str:
        """Who plays for people who are gone and gives advice."""
        return usual(self.game)

    def known_bot(self, kind: str) -> str:
        """A bot that can play this game. Raises ``BadOptions`` with those there are."""
        return check_kind(self.game, kind)

    def name_for(self, seat: int, name: str) -> str:
        """This name, or with a number one that nobody takes for anybody else's, or for a bot's."""
        others = [each.name for at, each in enumerate(self.seats) if at != seat]
        return unlike(name, [*others, *BOT_NAMES])

    def free_name(self, name: str, seat: int) -> str:
        """This name of a bot, or one like it that nobody else at the table has."""
        return numbered(name, {each.name for at, each in enumerate(self.seats) if at != seat})

    def choose_rules(self) -> None:
        """Before the cards are dealt: those it was opened with, if they are still played, or today's."""
        game = registry.rules(self.game)
        if not game.keeps(self.rules):
            self.rules = game.rules_version

    # -- writing --------------------------------------------------------------------------------------

    def enter(self, entry: Entry, move: str | None = None, attempt: Attempt | None = None) -> None:
        """Enter what is stored; an attempt it was made of need not be made again."""
        heard, self._place = self._heard, len(self.match.events or ()) if self.match is not None else 0
        self.length += 1
        if attempt is None:
            self._enter(entry)
        else:
            assert isinstance(entry, entries.Picked)
            self.match = attempt.match
            self._go_on(entry, attempt.learned)
        if self._heard > heard or not isinstance(entry, entries.Picked | entries.Undone):
            self.last_told = self.length
        if move is not None:
            self.moves[move] = self.steps_told
        if self.clocks is not None:
            self.clocks.heed(self, entry)

    @singledispatchmethod
    def _enter(self, entry: object) -> None:
        raise TypeError(f"{type(entry).__name__} is no entry")

    @_enter.register
    def _(self, entry: entries.Opened) -> None:
        self.game = entry.game
        self.rules = entry.rules
        self.options: Mapping[str, Any] = entry.options
        self.is_public = entry.public
        self.gives_hints = entry.hints
        self.starts = entry.start
        self.window = entry.window
        self.by_rising = entry.by_rising
        self.clocks = None if entry.pace is None else Clocks(entry.pace, len(entry.bots))
        self.seats = [Sitter(bot) for bot in entry.bots]
        for at, seat in enumerate(self.seats):
            seat.name = BOT_NAMES[at] if seat.bot else ""

    @_enter.register
    def _(self, entry: entries.Sat) -> None:
        seat = self.seats[entry.seat]
        seat.name = entry.name
        self.orders.forget(entry.seat)
        if seat.is_free:
            seat.take()
            self._hear(News("taken", entry.seat, entry.name))
        if entry.device is None:
            seat.has_old_link = True
        else:
            seat.devices[entry.device.id] = entry.device
            seat.generation += 1

    @_enter.register
    def _(self, entry: entries.Admitted) -> None:
        seat = self.seats[entry.seat]
        seat.devices[entry.device.id] = entry.device
        if entry.by_link:
            seat.has_old_link = False
            seat.generation += 1

    @_enter.register
    def _(self, entry: entries.Dismissed) -> None:
        del self.seats[entry.seat].devices[entry.device]

    @_enter.register
    def _(self, entry: entries.Freed) -> None:
        seat = self.seats[entry.seat]
        if not seat.is_free:
            self._hear(News("late-free" if entry.late else "freed", entry.seat, seat.name))
        seat.free(entry.bot, entry.late)
        self.stands = self.at
        seat.name = self.free_name(BOT_NAMES[entry.seat], entry.seat)

    @_enter.register
    def _(self, entry: entries.Renewed) -> None:
        self.watch_generation += 1
        self._hear(News("renewed", 0))

    @_enter.register
    def _(self, entry: entries.Renamed) -> None:
        self.seats[entry.seat].name = entry.name

    @_enter.register
    def _(self, entry: entries.Rose) -> None:
        self.rose[entry.seat] = entry.minutes
        self._let_the_earliest_begin()

    def _let_the_earliest_begin(self) -> None:
        """Of those who got up at the same time, the one who sits first."""
        if self.rose:
            first = min(self.rose, key=lambda seat: (self.rose[seat], seat))
            self.options = {**self.options, "first": first}

    @_enter.register
    def _(self, entry: entries.Arranged) -> None:
        seat = self.seats[entry.seat]
        if self.rose.pop(entry.seat, None) is not None:
            self._let_the_earliest_begin()
        if seat.kind == "person":
            self._hear(News("left" if entry.left else "freed", entry.seat, seat.name))
        seat.vacate()
        seat.bot = entry.bot
        seat.name = self.free_name(BOT_NAMES[entry.seat], entry.seat) if entry.bot else ""
        self.starts = False  # whoever arranges seats says when to begin

    @_enter.register
    def _(self, entry: entries.Locked) -> None:
        kinds = [seat.kind for seat in self.seats]
        self.deal = Deal(len(self.withdrawn) + 1, entry.key, entry.terms, kinds)
        self.starts = False

    @_enter.register
    def _(self, entry: entries.Committed) -> None:
        self.dealing.digests[entry.seat] = entry.digest

    @_enter.register
    def _(self, entry: entries.Revealed | entries.Nonced) -> None:
        self.dealing.nonces[entry.seat] = entry.nonce

    @_enter.register
    def _(self, entry: entries.Withdrawn) -> None:
        self.withdrawn.append(Withdrawn(self.dealing.step, entry.missing, bound(self.seats)))
        self.deal = None

    @_enter.register
    def _(self, entry: entries.Began) -> None:
        self.rules = entry.rules or self.rules
        game, key = registry.rules(self.game), self.dealing.game_key
        self._save = {"options": self.options, "key": key.hex(), "rules": self.rules}
        if self.unkept is None:
            if not game.keeps(self.rules):
                raise ComptoirError("table_older", version=self.rules, known=game.rules_version)
            self.match = begin(game, self._save)
            self._ask()

    @_enter.register
    def _(self, entry: entries.Picked) -> None:
        if self.match is None:  # what these picks meant nobody knows any more
            self.at += len(entry.picks)
            return
        match = self.playing
        before = match.table.clone()
        for pick in entry.picks:
            match.replay(pick)
        self._go_on(entry, has_learned(before, match.table))

    def _go_on(self, entry: entries.Picked, learned: bool) -> None:
        self._have_played.update(self.people())
        first = decode(entry.picks[0])
        is_unasked = isinstance(first, Answer) and first.interrupts
        is_told = self.playing.unseen < len(entry.picks)
        question, _ = self.asked.get(entry.seat, (None, 0))
        window = "" if question is None or is_unasked else in_window(self.telling, question, first)
        if question is not None and window:
            self.orders.foresee(entry.seat, self.telling.occasion(question), "")
        deed = Deed(entry.seat, self.at, entry.by, learned, is_unasked, is_told, self._place, window)
        self.steps.append(deed)
        self.at += len(entry.picks)
        self.steps_told += is_told
        self._forget_returns(entry.seat, is_told)
        self._move_on(None if is_told else entry.seat)

    @_enter.register
    def _(self, entry: entries.Redone) -> None:
        left, self.rewinds, self.told_rewinds = self.redoable[:-1], self.rewinds + 1, self.told_rewinds + 1
        for step in entry.steps:
            self._place = len(self.match.events or ()) if self.match is not None else 0
            self._enter(step)
        if self.match is not None:
            self._place = len(self.match.events or ())
            self.taken_back, self.returned = restore(self.taken_back, self.steps_told, self._place)
            self.redoable = left

    @_enter.register
    def _(self, entry: entries.Undone) -> None:
        if entry.sealed:
            self._unseal(entry)
            return
        is_told = self.match is None or self.at - entry.to > self.match.unseen
        events = [] if self.match is None else list(self.match.events or ())
        taken = self.taken_steps(entry.seat, entry.to) if is_told and self.match is not None else None
        if self.match is not None:
            for _ in range(self.at - entry.to):
                self.match.undo(consent=True)
        self.at = entry.to
        self.marks = [each for each in self.marks if each.picks <= entry.to]
        self.steps = [step for step in self.steps if step.start < entry.to]
        self.steps_told = sum(step.told for step in self.steps)
        self.rewinds += 1
        self.told_rewinds += is_told
        if is_told and self.match is not None:
            left = len(self.match.events or ())
            self.taken_back = take_back(self.taken_back, entry.seat, self.steps_told, events, left)
            self.returned = self.taken_back[-1]
            self.redoable = [] if taken is None else [*self.redoable, entries.Redone(entry.seat, taken)]
        self._move_on(None if is_told else entry.seat)

    @_enter.register
    def _(self, entry: entries.Talked) -> None:
        self._hear(entry)

    def _hear(self, line: entries.Talked | News) -> None:
        self.talk.append(line)
        self.talked += 1

    @_enter.register
    def _(self, entry: entries.Replaced) -> None:
        seat = self.seats[entry.seat]
        if entry.late:
            self._hear(News("late-bot", entry.seat, seat.name))
        if seat.former:
            seat.name = self.free_name(seat.former, entry.seat)
            seat.is_free, seat.former = False, ""
            seat.generation += 1
            self._hear(News("back", entry.seat, seat.name))
        seat.stand_in = entry.bot

    @_enter.register
    def _(self, entry: entries.Rested | entries.Reminded | entries.Idled) -> None:
        """The clocks heed it."""

    @_enter.register
    def _(self, entry: entries.Ordered | entries.Foreseen) -> None:
        if isinstance(entry, entries.Ordered):
            self.orders.give(entry.seat, entry.where, entry.scope, entry.turn)
        else:
            self.orders.foresee(entry.seat, entry.occasion, entry.answer)

    @_enter.register
    def _(self, entry: entries.Resigned) -> None:
        self.resigned = entry.seat
        self.asked = {}

    @_enter.register
    def _(self, entry: entries.Rematched) -> None:
        self.next_table = entry.table

    @_enter.register
    def _(self, entry: entries.Lost) -> None:
        self.losses.append(entry)
        self._has_gap = True

    @_enter.register
    def _(self, entry: entries.Resumed) -> None:
        self._has_gap = False
        if entry.rules:
            self.rules = entry.rules
            self.match = None
            if registry.rules(self.game).keeps(self.rules):
                self.stand(self.rules)
                self.unkept = None
                self._ask()

    @_enter.register
    def _(self, entry: entries.Checkpointed) -> None:
        self.marks.append(Checkpoint(**entry.start))

    @_enter.register
    def _(self, entry: entries.Told) -> None:
        self.told = entry

    def stand(self, rules: int) -> None:
        """Begin at the last checkpoint; picks after it are gone, and none before can be taken back."""
        start = self.marks[-1]
        self.match = go_on(registry.rules(self.game), self._save, start, rules)
        self.dropped += self.at - start.picks
        self.at = start.picks
        self.steps, self.steps_told, self.asked, self.taken_back = [], 0, {}, []
        self.redoable, self.returned = [], None
        self.rewinds += 1
        self.told_rewinds += 1
        self._heard += 1
