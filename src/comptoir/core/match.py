"""A match: a game is its options, its key and the picks made so far.

Between actions a match is its table. When an action starts, the table is cloned once (the *anchor*); in
the middle of an action a match is the anchor and the picks since. A copy carries just those two and
re-runs the action only when it is touched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from comptoir.core.asking import ASK_AGAIN, Finished
from comptoir.core.checkpoint import Checkpoint, hash_of
from comptoir.core.collect import make_run
from comptoir.core.decision import Asked, Decision, Option, Picker, Script, decisions_of
from comptoir.core.dice import Dice
from comptoir.core.discretion import NOBODY, look, open_to
from comptoir.core.errors import Refused, ScriptFailed
from comptoir.core.events import Event, seen
from comptoir.core.game import Game
from comptoir.core.journal import Hearsay, Journal
from comptoir.core.log import Anchor, Answer, Logged, Past, decode, encode, latest, place_of
from comptoir.core.plain import Plain, PlainView, plain_event
from comptoir.core.playouts import play_out
from comptoir.core.table import Milestone, Table, World, has_learned
from comptoir.core.undoing import before_last
from comptoir.core.view import seen_decision
from comptoir.core.waking import make_again, pass_milestone


class Match:
    """One game being played. Seats, bots, servers and tests all play through this."""

    __slots__ = (
        "_anchor", "_asked", "_passed", "_past", "_public", "_scripts", "_sealed", "_since", "_table",
        "_together", "events", "game", "imagined", "key", "options", "rules", "start", "unseen",
    )  # fmt: skip

    game: Game[Any]
    rules: int
    """The version of the rules it began with, and is played by to its end."""
    start: Checkpoint | None
    """Where it began, if not with the deal."""
    options: Mapping[str, object]
    key: bytes
    imagined: bool
    events: Journal | None
    """The whole story, or None on a copy."""
    _table: Table | None
    """None while a copy sleeps."""
    _anchor: Anchor | None
    _passed: tuple[Milestone, int] | None
    """The last milestone of this action, and how many of its picks were made by then."""
    _since: list[Logged]
    _scripts: list[Script]
    _asked: tuple[Decision, ...]
    _together: bool
    _sealed: tuple[tuple[int, Option], ...]
    """Picks of seats asked at once, until all are in."""
    _past: Past | None
    _public: Match | None
    """The match as the others know it, once somebody has asked for it: see ``unseen``."""
    unseen: int
    """How many of the latest picks are known to nobody but the seat that made them."""

    def __init__(
        self,
        game: Game[Any],
        options: Mapping[str, object],
        key: bytes,
        dice: Dice | None = None,
        twin: Match | None = None,
        *,
        rules: int | None = None,
        start: Checkpoint | None = None,
        laid: Table | None = None,
    ) -> None:
        """A new match; or the same as its ``twin`` (see ``clone``); or one of an imagined world, ``laid``."""
        if twin is not None:
            self._be(twin)
            return
        self.game = game
        self.rules = game.rules_version if rules is None else rules
        self.options = options if laid else game.options_of(options, self.rules)
        self.key = key
        self.imagined = laid is not None
        self.events = None if laid else Journal()
        self.start = start
        self._table = laid
        if laid is None:
            dice = dice or Dice(key)  # others of that key tell what they gave
            table = start.lay(game, self.options, dice) if start else game.set_up(self.options, dice)
            table.listen(self.events)
            self._table = table
        self._anchor = self._passed = self._past = self._public = None
        self.unseen = 0
        self._since, self._scripts = [], []
        self._settle()

    # -- looking ------------------------------------------------------------------------------------

    @property
    def table(self) -> Any:
        """The live table, of the kind its game has. Read it; only scripts change it."""
        if self._table is None:
            assert self._anchor is not None
            if self.events is not None:
                self.events.forget_after(self._anchor.mark)
            make_again(self, self._anchor, self._since)
        assert self._table is not None
        return self._table

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who is to decide what, now. Empty when the game is over."""
        if not self._sealed:
            return self._asked
        done = [seat for seat, _ in self._sealed]
        return tuple([each for each in self._asked if each.seat not in done])

    @property
    def is_over(self) -> bool:
        return not self._asked

    @property
    def is_between_actions(self) -> bool:
        return not self._since

    @property
    def is_quiet(self) -> bool:
        """May a seat that is not asked interrupt now?"""
        if self._sealed or not self._asked:
            return False
        return self.is_between_actions or all([each.quiet for each in self._asked])

    @property
    def winners(self) -> tuple[int, ...]:
        return self.game.winners(self.table)

    @property
    def picks(self) -> list[Logged]:
        """Every pick since the first. An imagined match has none to show: its past is the true one."""
        return [] if self.imagined else latest(self._past, self._since)

    def latest(self, count: int) -> list[Logged]:
        """So many picks up to now."""
        return latest(self._past, self._since, count)

    def decision_of(self, seat: int) -> Decision | None:
        """The decision a seat has to make now, if any."""
        for decision in self.decisions if self._sealed else self._asked:
            if decision.seat == seat:
                return decision
        return None

    def known_to(self, observer: int) -> Match:
        """The match as an observer knows of it: what somebody has begun and not made is theirs alone."""
        if not self.unseen or self._asked[0].seat == observer:
            return self
        if self._public is None:
            assert self._anchor is not None
            self._public = self.clone()
            self._public.unseen, self._public._public = 0, None
            make_again(self._public, self._anchor, self._since[: -self.unseen])
        return self._public

    def view(self, observer: int) -> Any:
        """The table through the eyes of a seat, or of the spectator: the game's own view."""
        match = self.known_to(observer)
        table = match.table
        asked = tuple([seen_decision(each, table, observer) for each in open_to(match, observer)])
        return self.game.view(table, observer, asked)

    def plain(self, observer: int) -> PlainView:
        """The same in plain data, for programs outside."""
        return self.game.plain(self.view(observer))

    def events_for(self, observer: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The story from a seat's side, from the event with that number on, or up to another."""
        return [seen(event, observer) for event in (self.events or ())[since:until]]

    def plain_events(self, observer: int, since: int = 0) -> list[Plain]:
        """The same in plain data, for programs outside."""
        return [
            plain_event(event, self.game.printed(self.table)) for event in self.events_for(observer, since)
        ]

    @property
    def hash(self) -> str:
        """The same for two matches exactly when they are in the same state."""
        return hash_of(self.game, self.table, self._since, self._sealed)

    # -- playing ------------------------------------------------------------------------------------

    def answer(self, seat: int, pick: object) -> None:
        """A seat picks one of its options. Anything else is refused and changes nothing."""
        decision = self.decision_of(seat)
        if decision is None:
            raise Refused("game_over" if self.is_over else "not_asked", seat=seat)
        place = place_of(decision.options, pick)
        if place is None:
            raise self.game.refusal(self.table, decision, pick)
        self._take(Answer(seat, place, False) if self._together else place)

    def answer_run(self, seat: int, picks: Sequence[object]) -> None:
        """A whole run at once, in any order where order does not matter: all of it, or nothing."""
        for pick in make_run(self.clone(), seat, picks):
            self.answer(seat, pick)

    def interruptions(self, seat: int) -> tuple[Option, ...]:
        """What a seat may do now although it is not asked."""
        return self.game.interruptions(self.table, seat) if self.is_quiet else ()

    def interrupt(self, seat: int, pick: object) -> None:
        """A pick by a seat that is not asked; afterwards the open question is asked anew."""
        if not self.is_quiet:
            raise Refused("game_over" if self.is_over else "not_quiet", seat=seat)
        place = place_of(self.game.interruptions(self.table, seat), pick)
        if place is None:
            raise self.game.interruption_refusal(self.table, seat, pick)
        self._take(Answer(seat, place, True))

    def interrupt_run(self, seat: int, pick: object, picks: Sequence[object]) -> None:
        """An interruption with the whole run that it asks for: all of it, or nothing."""
        trial = self.clone()
        trial.interrupt(seat, pick)
        steps = make_run(trial, seat, picks)
        self.interrupt(seat, pick)
        for step in steps:
            self.answer(seat, step)

    def undo(self, *, consent: bool = False) -> None:
        """Take back the last pick: free while nobody has learned anything and no dice have moved."""
        before = before_last(self)
        if not consent and has_learned(before.table, self.table):
            raise Refused("learned")
        self._be(before)
        self.events, self._table = before.events, before._table
        self._scripts, self._since = before._scripts, before._since

    def playout(self, choose: Picker, heard: list[Event] | None = None, *, swift: bool = True) -> None:
        """Play on to the end on this very match, without anchors or undo: for bots and labs. Events are
        written where somebody wants to hear them. Unless it is swift, everything goes exactly as if the same
        picks had been answered one by one."""
        table = self.table
        self.events = None
        table.listen(heard)
        table.swift, table.picker = swift, choose
        asked: Asked | None = self._asked if self._together or not self._asked else self._asked[0]
        play_out(self.game, table, self._scripts, asked, dict(self._sealed), choose)
        self._asked, self._sealed, self._past, self._anchor = (), (), None, None
        self._public, self.unseen = None, 0
        self._since, self._scripts = [], []

    # -- copies -------------------------------------------------------------------------------------

    def clone(self, *, with_events: bool = False) -> Match:
        """An independent copy; it keeps no events unless it is told to."""
        twin = Match(self.game, self.options, self.key, None, self)
        if with_events and self.events is not None:
            twin.events = self.events.copy()
            if twin._table is not None:
                twin._table.listen(twin.events)
        return twin

    def _be(self, twin: Match) -> None:
        """Be in the state of another match, and go on alone."""
        self.game = twin.game
        self.rules = twin.rules
        self.start = twin.start
        self.options = twin.options
        self.key = twin.key
        self.imagined = twin.imagined
        self.events = None
        self._asked = twin._asked
        self._together = twin._together
        self._sealed = twin._sealed
        self._past, self._public, self.unseen = twin._past, twin._public, twin.unseen
        self._scripts = []
        anchor = self._anchor = twin._anchor
        self._passed = twin._passed
        if anchor is None:
            assert twin._table is not None
            self._since = []
            self._table = twin._table.clone()
        else:
            self._since = twin._since.copy()
            self._table = None

    def imagine(self, observer: int, dice: Dice) -> Match:
        """A copy in another world: what the observer cannot know is dealt anew, and so is chance."""
        twin = self.known_to(observer).clone()
        twin.imagined, twin.key, twin._past, twin._public, twin.unseen = True, b"", None, None, 0
        world = twin.table.imagine(observer, dice)
        if twin._anchor is not None:
            twin._since.append(world)
        twin._enter(world)
        return twin

    def checkpoint(self) -> Checkpoint:
        """The table as it stood when this action began, from where a match can go on by other rules."""
        if self.imagined:
            raise Refused("imagined")
        table = self._anchor.table if self._anchor else self.table
        picks = len(latest(self._past, ())) + (self.start.picks if self.start else 0)
        return Checkpoint.of(self.game, table, self.rules, picks)

    def save(self) -> dict[str, object]:
        """Plain data from which ``load`` gives the same match."""
        if self.imagined:
            raise Refused("imagined")
        return {
            **({"start": self.start._asdict()} if self.start else {}),
            "game": self.game.name,
            "rules": self.rules,
            "options": deepcopy(dict(self.options)),
            "key": self.key.hex(),
            "picks": [encode(pick) for pick in self.picks],
        }

    def replay(self, pick: object) -> None:
        """Apply one pick as ``save`` wrote it. Refuses what was not possible there."""
        logged = decode(pick)
        offered: tuple[Option, ...] = ()
        if isinstance(logged, int):
            place = logged
            if self._asked and not self._together:
                offered = self._asked[0].options
        else:
            place = logged.place
            decision = self.decision_of(logged.seat) if self._together else None
            if logged.interrupts:
                offered = self.interruptions(logged.seat)
            elif decision is not None:
                offered = decision.options
        if not 0 <= place < len(offered):
            raise Refused("not_offered", pick=str(pick))
        self._take(logged)

    # -- the driver ---------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Between actions: ask the question that opens the next one."""
        self._ask(self.game.decide(self.table))

    def _ask(self, asked: Asked | None) -> None:
        self._sealed = ()
        if type(asked) is Decision:
            self._asked, self._together = (asked,), False
        else:
            self._asked = () if asked is None else decisions_of(asked)
            self._together = asked is not None

    def _take(self, logged: int | Answer) -> None:
        """Write a pick down and run on to the next question; a bug in a script takes it back."""
        table: Table = self.table
        if not self._since:
            self._anchor = Anchor(table.clone(), self._asked, self._together, table.told)
        past, anchor, picks = self._past, self._anchor, tuple(self._since)
        assert anchor is not None
        if not table.is_heard and not self.imagined:
            table.listen(Hearsay())  # what nobody keeps is noticed all the same
        before = None if self.imagined else look(table, self._asked, self._together)
        self._since.append(logged)
        try:
            self._run(self._given(logged))
        except Exception as bug:
            if self.events is not None:
                self.events.forget_after(anchor.mark)
            self._past = past
            make_again(self, anchor, picks)
            raise ScriptFailed({} if self.imagined else self.save(), repr(bug)).because(bug) from bug
        if not self._since or before is None or before != look(table, self._asked, self._together):
            self.unseen, self._public = 0, None
        elif self.unseen or before[0] != NOBODY:
            self.unseen += 1
        pass_milestone(self, 0)
        if not self._since:
            table.listen(self.events)

    def _given(self, logged: int | Answer) -> object:
        """What a pick gives to the script that waits for it. One that it starts is given nothing at first."""
        table = self._table
        assert table is not None
        pick: Option | tuple[Option, ...]
        if isinstance(logged, int):
            pick = self._asked[0].options[logged]
        elif logged.interrupts:
            option = self.game.interruptions(table, logged.seat)[logged.place]
            self._scripts.append(self.game.interrupt(table, logged.seat, option))
            return None
        else:
            decision = self.decision_of(logged.seat)
            assert decision is not None
            self._sealed += ((logged.seat, decision.options[logged.place]),)
            if self.decisions:
                return None
            pick = self._unsealed()
        if self._scripts:
            return pick
        self._scripts.append(self.game.perform(table, pick))
        return None

    def _unsealed(self) -> tuple[Option, ...]:
        """What everybody has picked, in the order asked."""
        sealed = dict(self._sealed)
        return tuple([sealed[each.seat] for each in self._asked])

    def _enter(self, world: World) -> None:
        """Go over to another world; questions that can be are asked anew there, for what it holds.

        What other seats have sealed is a secret too: there they have sealed anything.
        """
        table: Table = self.table
        sealed = self._sealed
        table.enter(world)
        self._sealed = ()
        if not self._scripts:
            self._settle()
        elif all([each.quiet for each in self._asked]):
            self._run(ASK_AGAIN)
        offered = {each.seat: each.options for each in self._asked}
        for seat, pick in sealed:
            chance = world.dice.spawn(f"sealed {seat}").below(len(offered[seat]))
            self._sealed += ((seat, pick if seat == world.observer else offered[seat][chance]),)

    def _run(self, send: object) -> None:
        """Run the scripts on to the next question, or to the end of the action."""
        if self._sealed and self.decisions:
            return  # somebody who was asked together with others has not answered yet
        scripts = self._scripts
        while scripts:
            try:
                asked = scripts[-1].send(send)
            except StopIteration:
                del scripts[-1]
                send = ASK_AGAIN
            except Finished:
                scripts.clear()
            else:
                self._ask(asked)
                return
        assert self._anchor is not None
        self._past = Past(self._past, self._anchor, tuple(self._since))
        self._anchor = self._passed = None
        self._since = []
        self.table.milestone = None
        self._settle()
