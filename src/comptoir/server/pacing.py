"""Who moves by itself, and when: bots, standing orders, windows that close.

Whoever watches sees the same times whatever is hidden. A person is asked even where there is one answer;
the server answers for them only on public grounds: a window that closes, a standing order to pass, after a
time that depends on no hand. Bots take a time that does not depend on what they think about.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from math import ceil
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from comptoir.core import Decision, Option, registry
from comptoir.core.surmise import can_surmise
from comptoir.server import unsent
from comptoir.server.asking import ask_bot
from comptoir.server.audience import Listener
from comptoir.server.deals import Deal
from comptoir.server.unsent import By
from comptoir.telling.shown import Where, Window

if TYPE_CHECKING:
    from comptoir.server.actor import Actor

QUICKEST_PASS, SLOWEST_PASS = 0.8, 2.2
"""Seconds after which bots answer in a reaction window, and standing orders anywhere."""
QUICKEST, SLOWEST = 0.7, 1.3
"""The least and the most a bot takes for any other question, as parts of its pause."""
GOING_ON = 0.1
"""Seconds a bot takes for a further pick of the same run, as a part of its pause."""
ANSWERS_WITHIN, SLOW_ANSWERS_WITHIN = 60.0, 86400.0
"""Seconds in which people can agree that a step is taken back, at a live table and at a slow one."""

MOST_UNASKED = 12
"""So often bots may act unasked in a row: they could go on haggling for ever."""


class Pace(NamedTuple):
    """How quick a table is."""

    bot_pause: float = 0.9
    """Seconds a bot takes at least."""
    window: float = 15.0
    """Seconds a reaction window stays open; 0 for ever."""
    thinking: float = 5.0
    """Seconds a bot may think."""
    dealing: float = 20.0
    """Seconds in which everybody has to commit to their part of the shuffle key, and again to reveal it."""


_NO_WINDOW = ((-1, -1), 0.0)


class Pacer:
    """Keeps one table going."""

    def __init__(self, actor: Actor, pace: Pace, chance: Random) -> None:
        self._actor = actor
        self._pace = pace
        self._chance = chance
        self._tasks: dict[tuple[int, int, int, str], asyncio.Task[None]] = {}
        self._opened: tuple[tuple[int, int], float] = _NO_WINDOW
        """Which window is open (its pick and rewind), and since when."""

    def plan(self) -> None:
        """See who has to be moved on, now that something has changed."""
        self._actor.clockwork.plan()
        wanted = dict(self._wanted())
        for key in [key for key in self._tasks if key not in wanted]:
            self._tasks.pop(key).cancel()
        for key, move in wanted.items():
            if key in self._tasks:
                move.close()
            else:
                self._tasks[key] = asyncio.create_task(move)

    def heed(self, listener: Listener) -> None:
        """Somebody has come or gone: with a screen that several share, time is counted otherwise."""
        if listener.is_veiled:
            self.plan()
        else:
            self._actor.clockwork.cry()

    @property
    def _is_shared(self) -> bool:
        """People who share a screen answer one after another: nobody knows how long that takes. One seat
        alone behind a curtain shares it with nobody, and cannot stop the clock for the others."""
        return len({each.seat for each in self._actor.audience if each.is_veiled}) > 1

    def stop(self) -> None:
        self._actor.clockwork.stop()
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()

    @property
    def is_idle(self) -> bool:
        return all(task.done() for task in self._tasks.values())

    @property
    def window_length(self) -> float:
        """Seconds a reaction window stays open at this table; 0 for as long as it takes, or clocks allow."""
        chosen = self._actor.ledger.window
        if self._actor.ledger.clocks is not None:
            return 0.0
        return self._pace.window if chosen is None else chosen

    def window(self) -> Window | None:
        """The reaction window that is open, if one is."""
        ledger = self._actor.ledger
        if ledger.match is None or not ledger.asked or not ledger.telling.is_reaction(ledger.match):
            return None
        now = (min(ledger.asked_since[seat] for seat in ledger.asked), ledger.rewinds)
        length = 0.0 if self._is_shared else self.window_length
        if self._actor.proposal is not None:  # its time has stopped, and begins anew afterwards
            self._opened = _NO_WINDOW
            return Window(length, length)
        if self._opened[0] != now:
            self._opened = (now, self._actor.now())
        left = max(0.0, self._opened[1] + length - self._actor.now()) if length else 0.0
        return Window(length, round(left, 1))

    # -- who is moved on ------------------------------------------------------------------------------

    def _wanted(self) -> list[tuple[tuple[int, int, int, str], Coroutine[Any, Any, None]]]:
        ledger = self._actor.ledger
        if ledger.state == "locked" and ledger.clocks is not None:
            return []  # that has the time of the clocks
        if ledger.state == "locked":
            deal = ledger.dealing
            return [((-1, deal.number, 0, deal.step), self._end_step(deal))]
        if ledger.is_halted:
            return []
        window = self.window()
        proposal = self._actor.proposal
        if proposal is not None:
            return [((-1, proposal.number, ledger.rewinds, "proposal"), self._withdraw(proposal.number))]
        found = []
        if ledger.state == "playing" and ledger.unasked_by_bots < MOST_UNASKED:
            bots = [at for at, seat in enumerate(ledger.seats) if seat.player]
            if any(ledger.playing.known_to(seat).interruptions(seat) for seat in bots):
                found.append((self._unasked, self._let_interrupt(bots)))
        for seat, (decision, at) in ledger.asked.items():
            why, move = self._move(seat, decision, at, window)
            if move is not None:
                found.append(((seat, at, ledger.rewinds, why), move))
        return found

    def _move(
        self, seat: int, decision: Decision, at: int, window: Window | None
    ) -> tuple[str, Coroutine[Any, Any, None] | None]:
        actor, ledger = self._actor, self._actor.ledger
        kind = ledger.seats[seat].player
        if kind:
            return kind, self._bot(seat, at, kind, self._bot_pause(decision, window, kind))
        if actor.skips(seat):
            return "alone", self._rule(seat, at, decision.options[0], 0, "rule")
        passing = ledger.telling.passing(decision)
        foreseen = self._foreseen(seat, decision)
        if passing is not None and foreseen:
            pick = ledger.telling.foreseen(ledger.playing, decision, foreseen)
            return "foreseen", self._rule(seat, at, pick or passing.pick, self._pass_pause(window), "order")
        if passing is not None and self._passes(seat, passing.where, decision):
            by: By = "order" if passing.where == "window" else "rule"
            return "pass", self._rule(seat, at, passing.pick, self._pass_pause(window), by)
        if passing is not None and window is not None and window.length:
            return "window", self._rule(seat, at, passing.pick, window.left, "time")
        return "", None

    def _passes(self, seat: int, where: Where, decision: Decision) -> bool:
        """Does a seat pass there by its standing order? What a question is about, everybody knows."""
        scope, telling = self._actor.passes(seat, where), self._actor.ledger.telling
        return scope != "none" and not (scope == "unconcerned" and telling.concerns(decision))

    def _foreseen(self, seat: int, decision: Decision) -> str:
        """What a seat has said beforehand to a question like this, if anything."""
        ledger = self._actor.ledger
        known = ledger.orders.foreseen.get(seat)
        return known.get(ledger.telling.occasion(decision), "") if known else ""

    def _bot_pause(self, decision: Decision, window: Window | None, kind: str) -> float:
        """How long a bot takes, drawn before it thinks. It ponders where it can look ahead, which is between
        actions, for all to see; then it takes at least as long as its kind may ponder."""
        pause, ledger = self._pace.bot_pause, self._actor.ledger
        if window is not None:
            return self._pass_pause(window) if pause else 0
        is_going_on = decision.run is not None and bool(decision.run.picked)
        drawn = self._chance.uniform(QUICKEST, SLOWEST) * pause * (GOING_ON if is_going_on else 1)
        if pause and can_surmise(ledger.playing, decision.seat):
            drawn += max(0.0, registry.pondering(ledger.game, kind) - QUICKEST * pause)
        return drawn

    def _pass_pause(self, window: Window | None) -> float:
        pause = self._chance.uniform(QUICKEST_PASS, SLOWEST_PASS)
        return min(pause, window.left) if window is not None and window.length else pause

    @property
    def _unasked(self) -> tuple[int, int, int, str]:
        """The name of the task in which bots think of what they could do unasked, at this moment."""
        return -1, self._actor.ledger.steps_told, self._actor.ledger.told_rewinds, "unasked"

    # -- moving ---------------------------------------------------------------------------------------

    async def _let_interrupt(self, bots: list[int]) -> None:
        """Ask the bots in turn whether they want to do something unasked; the first that does is heard."""
        actor, ledger = self._actor, self._actor.ledger
        at, rewinds, start = ledger.steps_told, ledger.told_rewinds, actor.now()
        for seat in bots:
            kind = ledger.seats[seat].player
            if not kind:
                continue  # its person has come back meanwhile
            done = await actor.think_unasked(seat, kind, self._pace.thinking)
            if done.picks:
                await self._hold_back(start, self._chance.uniform(0.3, 0.7) * self._pace.bot_pause)
                actor.post(unsent.act_unasked, actor, seat, done, at, rewinds)
                return

    async def _bot(self, seat: int, at: int, kind: str, pause: float) -> None:
        actor = self._actor
        start, rewinds = actor.now(), actor.ledger.rewinds
        unasked = self._tasks.get(self._unasked)
        if unasked is not None:  # whoever wants to speak up does so first
            await asyncio.wait([unasked])
        pick, by = await ask_bot(actor, seat, kind, self._pace.thinking)
        await self._hold_back(start, pause)
        actor.post(unsent.move, actor, seat, pick, by, at, rewinds)

    async def _hold_back(self, start: float, pause: float) -> None:
        """Let a bot speak after its pause, or several if it has thought for long: that tells of its cards."""
        if pause:
            thought = self._actor.now() - start
            await asyncio.sleep(ceil(thought / pause) * pause - thought if thought > 0 else pause)

    async def _rule(self, seat: int, at: int, pick: Option, pause: float, by: By) -> None:
        actor, rewinds = self._actor, self._actor.ledger.rewinds
        await asyncio.sleep(pause)
        actor.post(unsent.move, actor, seat, pick, by, at, rewinds)

    async def _end_step(self, deal: Deal) -> None:
        number, step = deal.number, deal.step
        is_waited_for = bool(deal.terms and deal.waiting)  # nobody can answer to a lock of old
        await asyncio.sleep(self._pace.dealing if is_waited_for else 0)
        self._actor.post(self._actor.dealing.end_step, number, step)

    async def _withdraw(self, number: int) -> None:
        is_live = self._actor.ledger.clocks is None
        await asyncio.sleep(ANSWERS_WITHIN if is_live else SLOW_ANSWERS_WITHIN)
        self._actor.post(self._actor.withdraw, number)
