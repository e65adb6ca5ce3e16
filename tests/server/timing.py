"""People, bots and a watcher at a table under virtual time: how long each question lasts for who watches.

The table is the real one: actor, ledger, pacer, showing. People answer whatever they are asked after a time
that does not depend on what they could pick; what the server answers by itself it answers when it likes. The
watcher has nothing but messages.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple, cast

import msgspec

from comptoir.bots import Bot, Glance, Interrupter, Interruption, Look, interruption
from comptoir.bots.registry import make_bot
from comptoir.core import Decision, Dice, Match, Option, registry
from comptoir.server import entries
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.ledger import Ledger
from comptoir.server.links import WATCH
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.simulated.clock import run
from comptoir.server.storage import Record, Storage
from comptoir.server.wire import FromServer
from comptoir.telling.telling import Menu

USUAL_ANSWER, SPREAD = 2.5, 0.7
"""Half of all answers of people take longer than so many seconds; the logarithms spread like this."""
A_THOUGHT, FOR_EACH = 0.002, 0.001
"""Seconds a bot thinks, and for each option."""


class Setting(NamedTuple):
    """A table: its game, its seats (a bot's kind, or empty for a person), and standing orders."""

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    orders: Mapping[int, str] = {}
    """The standing order of a seat."""


class Kind(NamedTuple):
    """Questions that everybody can tell from others."""

    game: str
    by: str
    """A person, one with a standing order, or a kind of bot."""
    prompt: str


class Sight(NamedTuple):
    """A question that passed: how long that took for the watcher, and what nobody but its seat knows."""

    seconds: float
    is_no_choice: bool
    options: int


Sights = dict[Kind, list[Sight]]


# -- what is not simulated elsewhere ------------------------------------------------------------------------


class _Store:
    """Stores nothing, at once."""

    secret = bytes(32)

    def append(self, table: str, records: Sequence[Record], **_: Any) -> asyncio.Future[None]:
        done = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done


class _House:
    crier = None

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def clock(self) -> float:
        return asyncio.get_running_loop().time()


class _Pool:
    """Bots that think here, and the longer the more there is to pick."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._bots: dict[tuple[int, str], Bot] = {}

    def _bot(self, seat: int, game: str, kind: str) -> Bot:
        if (seat, kind) not in self._bots:
            self._bots[seat, kind] = make_bot(game, kind, Dice(self._chance.randbytes(32)))
        return self._bots[seat, kind]

    async def choose(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Option:
        look = Look(match, seat)
        pick = self._bot(seat, game, kind).choose(look)
        await asyncio.sleep(A_THOUGHT + FOR_EACH * len(look.decision.options))
        return pick

    async def interrupt(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Interruption:
        bot, glance = self._bot(seat, game, kind), Glance(match, seat)
        interruptions = glance.interruptions
        if not interruptions or not isinstance(bot, Interrupter):
            return Interruption()
        done = interruption(bot, glance)
        await asyncio.sleep(A_THOUGHT + FOR_EACH * len(interruptions))
        return done


# -- at the table -------------------------------------------------------------------------------------------


class _Watcher(Listener):
    """Hears of the table, and reads at once."""

    __slots__ = ("has_heard",)

    def __init__(self, observer: int) -> None:
        super().__init__(WATCH, observer, "en")
        self.has_heard = False
        """Of the game, since this was last looked at."""

    def push(self, message: FromServer | bytes) -> None:
        heard = msgspec.json.decode(message) if isinstance(message, bytes) else msgspec.to_builtins(message)
        self.has_heard |= heard.get("moment") is not None

    def refresh(self) -> None:
        self.has_heard = True


class _Table(Actor):
    """Tells somebody when something was entered."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.after: Callable[[], None] = lambda: None

    async def record(self, *args: Any, **kwargs: Any) -> None:
        await super().record(*args, **kwargs)
        self.after()


class Asked:
    """A question that is open, with those after it that the watcher does not hear of before the last one."""

    def __init__(self, since: float, decision: Decision, is_no_choice: bool) -> None:
        self.since = since
        self.prompts = [name_of(decision)]
        self.decision = decision
        self.options = len(decision.options)
        self.is_no_choice = is_no_choice

    def go_on(self, decision: Decision, is_no_choice: bool) -> None:
        self.decision = decision
        self.prompts.append(name_of(decision))
        self.is_no_choice |= is_no_choice


def name_of(decision: Decision) -> str:
    """The kind of a question; everybody sees in the end how many picks a run had."""
    goes_on = decision.run is not None and bool(decision.run.picked)
    return f"{decision.prompt}…" if goes_on else decision.prompt


class Party:
    """One table, its people, and somebody who watches."""

    def __init__(self, setting: Setting, seed: int, sights: Sights) -> None:
        self.setting, self.sights = setting, sights
        self.chance = Random(seed)
        self.ledger = begin(setting, self.chance)
        self.actor = set_up(self.ledger, self.chance)
        self.actor.after = self._look_up
        self.is_over = asyncio.Event()
        self.open: dict[int, Asked] = {}
        self.people: dict[int, tuple[Decision, asyncio.Task[None]]] = {}
        self.watcher = _Watcher(self.ledger.spectator)

    async def play(self, seconds: float) -> None:
        """Play on for so long, or until the game is over."""
        self.actor.join(self.watcher)
        for seat, scope in self.setting.orders.items():
            order(self.actor, seat, scope)
        self.actor.start()
        self._look_up()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.is_over.wait(), seconds)
        for _, task in self.people.values():
            task.cancel()
        await self.actor.stop()

    def _look_up(self) -> None:
        """Something has happened: the watcher may have heard of it, and people see what they are asked."""
        if self.watcher.has_heard:
            self.watcher.has_heard = False
            self._see(asyncio.get_running_loop().time())
        else:
            self._pass_over()
        self._ask_people()
        if self.ledger.playing.is_over:
            self.is_over.set()

    def _see(self, now: float) -> None:
        """The table has changed for the watcher: what was answered since has passed, what is new begins."""
        for seat, asked in list(self.open.items()):
            if not self._is_same(asked.decision, seat):
                del self.open[seat]
                if not self.ledger.steps[-1].unasked:  # everybody sees what cuts a question short
                    kind = Kind(self.setting.game, self._by(seat), ", ".join(asked.prompts))
                    self.sights[kind].append(Sight(now - asked.since, asked.is_no_choice, asked.options))
        for seat, (decision, _) in self.ledger.asked.items():
            if seat not in self.open:
                self.open[seat] = Asked(now, decision, self.ledger.is_no_choice(seat))

    def _pass_over(self) -> None:
        """Somebody is asked something else, and the watcher has not heard of it."""
        for seat, asked in self.open.items():
            now, _ = self.ledger.asked.get(seat, (None, 0))
            if now is not None and not self._is_same(asked.decision, seat):
                asked.go_on(now, self.ledger.is_no_choice(seat))

    def _is_same(self, before: Decision, seat: int) -> bool:
        """Is that still the question? Asked anew after something done unasked, it goes on."""
        now, _ = self.ledger.asked.get(seat, (None, 0))
        steps = self.ledger.steps
        is_anew = now is not None and now.prompt == before.prompt and bool(steps) and steps[-1].unasked
        return now is before or is_anew

    def _by(self, seat: int) -> str:
        if self.setting.bots[seat]:
            return "bot"
        return "order" if seat in self.setting.orders else "person"

    def _ask_people(self) -> None:
        for seat, (decision, _) in self.ledger.asked.items():
            known = self.people.get(seat)
            if self.setting.bots[seat]:
                continue
            if known is not None and self._is_same(known[0], seat) and not known[1].done():
                self.people[seat] = (decision, known[1])
            else:
                if known is not None:
                    known[1].cancel()
                self.people[seat] = (decision, asyncio.create_task(self._answer(seat)))

    async def _answer(self, seat: int) -> None:
        """Somebody thinks about it for a while, and picks something, unless it was answered meanwhile."""
        await asyncio.sleep(self.chance.lognormvariate(log(USUAL_ANSWER), SPREAD))
        self.actor.post(self._pick, seat, self.people[seat][0])

    async def _pick(self, seat: int, decision: Decision) -> None:
        ledger = self.ledger
        if ledger.asked.get(seat, (None, 0))[0] is not decision:
            return
        offer = ledger.offer(seat)
        attempt = ledger.attempt(seat, any_picks(offer, self.chance), is_run=offer.is_run)
        await self.actor.record(entries.Picked(seat, attempt.picks), attempt=attempt)


def set_up(ledger: Ledger, chance: Random) -> _Table:
    """A table whose bots think here, and which stores nothing."""
    store, pool = cast(Storage, _Store()), cast(Pool, _Pool(chance))
    return _Table(ledger, store, pool, Pace(), 60, cast(House, _House(chance)))


def any_picks(offer: Menu, chance: Random) -> list[Option]:
    """Some legal answer."""
    choice = offer.choice
    if choice is None or choice.one_by_one:
        return [chance.choice(offer.options)]
    if choice.sets is not None:
        return [offer.options[item] for item in chance.choice(choice.sets)]
    count = chance.randint(choice.least, min(choice.most, len(offer.things)))
    return [offer.options[item] for item in chance.sample(offer.things, count)]


def order(actor: Actor, seat: int, scope: str) -> None:
    """A standing order for everything there is one for."""
    for where in ("window", "end"):
        actor.order(seat, cast(Any, where), cast(Any, scope))


def begin(setting: Setting, chance: Random) -> Ledger:
    """A game that has just begun."""
    ledger = Ledger("table")
    people = [seat for seat, bot in enumerate(setting.bots) if not bot]
    rules = registry.rules(setting.game).rules_version
    first: list[entries.Entry] = [
        entries.Opened(setting.game, rules, dict(setting.options), list(setting.bots)),
        *[entries.Sat(seat, f"Person {seat}") for seat in people],
        entries.Locked(chance.randbytes(32).hex()),
        entries.Began(),
    ]
    for entry in first:
        ledger.enter(entry)
    return ledger


def watch(setting: Setting, seeds: Iterable[int], seconds: float) -> Sights:
    """What somebody sees who watches such tables, each for so many seconds of its own time."""
    sights: Sights = defaultdict(list)
    for seed in seeds:

        async def play(seed: int = seed) -> None:
            await Party(setting, seed, sights).play(seconds)

        run(play())
    return sights


# -- how well it tells --------------------------------------------------------------------------------------


class Area(NamedTuple):
    """How well a length tells two classes apart (0.5: not at all), and how sure that is."""

    value: float
    error: float
    """The standard deviation it has by chance alone where nothing can be told."""
    one: int
    other: int

    @property
    def told(self) -> float:
        """The same whichever class is the longer one."""
        return max(self.value, 1 - self.value)


def auc(one: Sequence[float], other: Sequence[float]) -> Area:
    """The chance that one of the second is larger than one of the first; ties count half."""
    ranked = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    total, at = 0.0, 0
    while at < len(ranked):
        end = at
        while end < len(ranked) and ranked[end][0] == ranked[at][0]:
            end += 1
        total += (at + 1 + end) / 2 * sum([which for _, which in ranked[at:end]])
        at = end
    first, second = len(one), len(other)
    area = (total - second * (second + 1) / 2) / (first * second)
    return Area(area, sqrt((first + second + 1) / (12 * first * second)), first, second)


def by_choice(sights: Sequence[Sight]) -> tuple[list[float], list[float]]:
    """Those with nothing to choose, and the others."""
    return (
        [each.seconds for each in sights if each.is_no_choice],
        [each.seconds for each in sights if not each.is_no_choice],
    )


def by_number(sights: Sequence[Sight]) -> tuple[list[float], list[float]]:
    """Those with fewer options than usual, and the others."""
    usual = sorted([each.options for each in sights])[len(sights) // 2]
    return (
        [each.seconds for each in sights if each.options < usual],
        [each.seconds for each in sights if each.options >= usual],
    )


CLASSES = {"nothing to choose": by_choice, "few options": by_number}
