"""Many games between bots, on all cores.

Game ``i`` of a campaign depends on the campaign's seed and on ``i`` alone, so the number of workers changes
nothing but the time it takes. When several kinds of bots meet, each deal is played once in every rotation
of the kinds around the table, so that neither the cards nor the first turn favour one of them.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from traceback import extract_tb

from comptoir.bots import Bot, Look, RandomBot
from comptoir.bots.bot import Interrupter, let_interrupt
from comptoir.bots.registry import make_bot
from comptoir.core import Decision, Dice, Match, Option, registry, within
from comptoir.core.conformance import MOST_PICKS, play_and_probe
from comptoir.lab.setups import AnyMatch, Setup, Trading, usual

RANDOM = "random"
MOST_GAMES = 10_000_000
MOST_WORKERS = 256
MOST_INTERRUPTIONS = 200
"""So many in a row, and nobody will ever get to answer."""
_CHUNK = 16


@dataclass(frozen=True, slots=True)
class Campaign:
    """What is to be played. Games cycle through ``players``; ``bots`` are kinds, dealt around the table."""

    games: int
    seed: int
    setup: Setup = field(default_factory=usual)
    players: tuple[int, ...] = (2,)
    bots: tuple[str, ...] = (RANDOM,)
    check: bool = False
    first: int = 0
    """The number of the first game, so that a single one can be played again."""

    def validate(self) -> None:
        """Raises ``BadOptions`` for what could not be played, before the first game."""
        self.setup.prepare()
        within("--games", self.games, 1, MOST_GAMES)
        within("--first", self.first, 0, MOST_GAMES)
        for kind in self.bots:
            make_bot(self.setup.game, kind, Dice.seeded(0))
        for players in self.players:
            registry.rules(self.setup.game).options(self.setup.options(players, Dice.seeded(0)))


@dataclass(frozen=True, slots=True)
class Deal:
    """How one game of a campaign starts."""

    options: dict[str, object]
    kinds: tuple[str, ...]
    """The kind of bot on each seat."""
    dice: Dice
    """The cards come from its key, everything else from dice spawned of it."""
    number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one game came to. ``violations`` is empty in a healthy game."""

    number: int
    kinds: tuple[str, ...]
    winners: tuple[int, ...]
    finished: bool
    decisions: int
    real_decisions: int
    """Those with two or more options."""
    turns: int
    """In turns or rounds, whichever the game counts."""
    called_off: bool = False
    """Ended by a limit, not by the rules."""
    teams: bool = False
    first: int = 0
    """The seat that began."""
    paired: int = 0
    violations: tuple[str, ...] = ()
    trading: Trading | None = None


def deal(campaign: Campaign, number: int) -> Deal:
    """The start of game ``number``; the same in every process."""
    deal_number, rotation = divmod(number, len(campaign.bots))
    players = campaign.players[deal_number % len(campaign.players)]
    dice = Dice.seeded(f"{campaign.seed}/{deal_number}")
    kinds = [campaign.bots[(seat + rotation) % len(campaign.bots)] for seat in range(players)]
    return Deal(campaign.setup.options(players, dice), tuple(kinds), dice, number)


def play(campaign: Campaign, number: int) -> Outcome:
    """One game of a campaign. A bug on the way, in a rule or in a bot, is an outcome too."""
    start, counter = deal(campaign, number), Count()
    try:
        if campaign.check:
            return _play_checked(campaign, start, counter)
        match = Match(registry.rules(campaign.setup.game), start.options, start.dice.key)
        with suppress(TooLong):
            if set(start.kinds) == {RANDOM}:
                _play_out(match, start, counter)
            else:
                _play_on(match, make_bots(campaign.setup.game, start), counter)
        return _outcome(campaign, start, match, counter)
    except Restless:
        wrong = f"pick {counter.all}: interruptions do not end"
    except Exception as bug:
        frame = extract_tb(bug.__traceback__)[-1]
        wrong = f"pick {counter.all}: {bug!r} in {Path(frame.filename).name}, line {frame.lineno}"
    return Outcome(number, start.kinds, (), False, counter.all, counter.real, 0, violations=(wrong,))


def make_bots(game: str, start: Deal) -> list[Bot]:
    """The bots of a deal, seat by seat."""
    return [make_bot(game, kind, start.dice.spawn(f"seat {seat}")) for seat, kind in enumerate(start.kinds)]


def outcomes(campaign: Campaign, workers: int | None = None) -> Iterator[Outcome]:
    """All games of a campaign, in order, played by that many processes (as many as there are cores)."""
    campaign.validate()
    if workers is not None:
        within("--workers", workers, 1, MOST_WORKERS)
    count = min(workers or os.cpu_count() or 1, campaign.games)
    end = campaign.first + campaign.games
    if count == 1:
        yield from (play(campaign, number) for number in range(campaign.first, end))
        return
    chunk = max(1, min(_CHUNK, campaign.games // (4 * count)))
    spans = [(campaign, first, min(first + chunk, end)) for first in range(campaign.first, end, chunk)]
    # A fresh interpreter for each worker works alike on every system, and inherits no state by accident.
    with get_context("spawn").Pool(count, _start_working, (campaign.setup,)) as pool:
        for played in pool.imap(_play_span, spans):
            yield from played


def _start_working(setup: Setup) -> None:
    """Ctrl-C reaches every process; only the first one says what to do about it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    setup.prepare()


def _play_span(span: tuple[Campaign, int, int]) -> list[Outcome]:
    campaign, first, end = span
    return [play(campaign, number) for number in range(first, end)]


class Count:
    """Counts decisions, and gives a game up when there are too many."""

    __slots__ = ("all", "real")

    def __init__(self) -> None:
        self.all = self.real = 0

    def add(self, decision: Decision) -> None:
        if self.all == MOST_PICKS:
            raise TooLong
        self.all += 1
        self.real += len(decision.options) > 1


class TooLong(Exception):
    """A game that does not end."""


class Restless(Exception):
    """Bots that interrupt each other without an end."""


class Interjections:
    """Lets those of the bots who like to interrupt do so, from the seat that is asked on around the table."""

    __slots__ = ("bots", "in_a_row", "seats")

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Interrupter)}
        self.seats = len(bots)
        self.in_a_row = 0

    def __call__(self, match: AnyMatch) -> bool:
        """Has one of them?"""
        if not self.bots or not match.is_quiet:
            return False
        asked = match.decisions[0].seat
        around = [(asked + step) % self.seats for step in range(self.seats)]
        if not let_interrupt(match, {seat: self.bots[seat] for seat in around if seat in self.bots}):
            self.in_a_row = 0
            return False
        self.in_a_row += 1
        if self.in_a_row > MOST_INTERRUPTIONS:
            raise Restless
        return True


def _play_out(match: AnyMatch, start: Deal, counter: Count) -> None:
    """The quick way for random bots, which need no look."""
    bots = [RandomBot(start.dice.spawn(f"seat {seat}")) for seat in range(len(start.kinds))]

    def choose(decision: Decision) -> Option:
        counter.add(decision)
        return bots[decision.seat].pick(decision)

    match.playout(choose)


def _play_on(match: AnyMatch, bots: Sequence[Bot], counter: Count) -> None:
    interrupt = Interjections(bots)
    while match.decisions:
        if not interrupt(match):
            decision = match.decisions[0]
            counter.add(decision)
            match.answer(decision.seat, _pick(bots, match, decision))


def _play_checked(campaign: Campaign, start: Deal, counter: Count) -> Outcome:
    """The slow way: every promise of the engine is checked on the way."""
    bots = make_bots(campaign.setup.game, start)
    seen: list[AnyMatch] = []

    def choose(match: AnyMatch, decision: Decision) -> Option:
        seen[:] = [match]
        counter.add(decision)
        return _pick(bots, match, decision)

    found = play_and_probe(
        registry.rules(campaign.setup.game),
        start.options,
        start.dice.key,
        start.dice.spawn("probes"),
        choose,
        interrupt=Interjections(bots),
    )
    return _outcome(campaign, start, seen[0], counter, found.paired, found.violations)


def _pick(bots: Sequence[Bot], match: AnyMatch, decision: Decision) -> Option:
    if len(decision.options) == 1:
        return decision.options[0]
    return bots[decision.seat].choose(Look(match, decision.seat))


def _outcome(
    campaign: Campaign,
    start: Deal,
    match: AnyMatch,
    counter: Count,
    paired: int = 0,
    violations: Sequence[str] = (),
) -> Outcome:
    ending = campaign.setup.ending(match)
    # Random bots may wander for ever; whoever knows the game should not.
    is_fault = ending.wrong and set(start.kinds) != {RANDOM}
    wrong = (f"pick {counter.all}: {ending.wrong}",) if is_fault else ()
    return Outcome(
        number=start.number,
        kinds=start.kinds,
        winners=match.winners,
        finished=match.is_over,
        decisions=counter.all,
        real_decisions=counter.real,
        turns=ending.turns,
        called_off=ending.called_off,
        teams=ending.teams,
        first=ending.first,
        paired=paired,
        violations=(*violations, *wrong),
        trading=ending.trading,
    )
