"""Many games between bots, on all cores.

Game ``i`` of a campaign depends on the campaign's seed and on ``i`` alone, so the number of workers changes
nothing but the time it takes. When several kinds of bots meet, each deal is played once in every rotation
of the kinds around the table, so that neither the cards nor the first turn favour one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple, TypeAlias

from comptoir.bots import Bot, Look, RandomBot
from comptoir.bots.bot import Interrupter, let_interrupt
from comptoir.bots.code import Code, enter_code
from comptoir.bots.guarded import Guarded, described
from comptoir.bots.named import BotFailed, Named, named
from comptoir.bots.registry import RANDOM, make_bot
from comptoir.core import Decision, Dice, Match, Option, Refused, registry, within
from comptoir.core.conformance import MOST_PICKS, play_and_probe
from comptoir.lab.rows import Tally
from comptoir.lab.setups import AnyMatch, Setup, Trading, usual
from comptoir.lab.workforce import Workers, check_workers, spread

MOST_GAMES = 10_000_000
MOST_INTERRUPTIONS = 200
"""So many in a row, and nobody will ever get to answer."""


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
    code: tuple[Code, ...] = ()
    """Bots of somebody's own that take part."""
    rows: bool = False
    """Is a row to be written of each game? Then it says how the game ended, and goes as at a table."""

    def prepare(self) -> None:
        """Bring into this process what the games need. Raises what is wrong with it."""
        self.setup.prepare()
        for each in self.code:
            enter_code(self.setup.game, each)

    def validate(self) -> None:
        """Raises ``BadOptions`` for what could not be played, before the first game."""
        self.prepare()
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


class Failure(NamedTuple):
    """Where a bot has failed, so that its game ended there; for whoever wrote it."""

    seat: int
    pick: int
    what: str
    trace: str
    """The calls in its own code that led there, if there are any."""


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
    failure: Failure | None = None
    content: str = ""
    """What it was played with (``Setup.content``)."""
    hash: str = ""
    """Of its end, if rows are written."""


Seating: TypeAlias = Callable[[str, Deal], Sequence[Bot]]
"""Who takes the seats of a deal of a game."""
Watch: TypeAlias = Callable[[AnyMatch], Tally]
"""Who counts what happens in a match that begins."""


def deal(campaign: Campaign, number: int) -> Deal:
    """The start of game ``number``; the same in every process."""
    deal_number, rotation = divmod(number, len(campaign.bots))
    players = campaign.players[deal_number % len(campaign.players)]
    dice = Dice.seeded(f"{campaign.seed}/{deal_number}")
    kinds = [campaign.bots[(seat + rotation) % len(campaign.bots)] for seat in range(players)]
    setup = campaign.setup.for_deal(players, deal_number, campaign.seed)
    return Deal(setup.options(players, dice), tuple(kinds), dice, number)


def make_bots(game: str, start: Deal) -> list[Bot]:
    """The bots of a deal, seat by seat."""
    return [make_bot(game, kind, dice_of(start.dice, seat)) for seat, kind in enumerate(start.kinds)]


def name_bots(game: str, start: Deal) -> list[Named]:
    """The same, and each answers for itself. Raises ``BotFailed`` for one that cannot be made."""
    return [
        named(kind, seat, partial(make_bot, game, kind, dice_of(start.dice, seat)))
        for seat, kind in enumerate(start.kinds)
    ]


def dice_of(dealt: Dice, seat: int) -> Dice:
    """What the bot on a seat takes its chance from, in a deal with those dice."""
    return dealt.spawn(f"seat {seat}")


def play(campaign: Campaign, number: int, seated: Seating = name_bots, watch: Watch | None = None) -> Outcome:
    """One game of a campaign. A bug on the way, in a rule or in a bot, is an outcome too."""
    start, counter = deal(campaign, number), Count()
    failure, wrong = None, ""
    try:
        if campaign.check:
            return _play_checked(campaign, start, counter)
        match = Match(registry.rules(campaign.setup.game), start.options, start.dice.key)
        tally = Tally(match) if watch is None else watch(match)
        with suppress(TooLong):
            if set(start.kinds) == {RANDOM}:
                _play_out(tally, start, counter, swift=watch is None and not campaign.rows)
            else:
                for _ in moves(match, seated(campaign.setup.game, start), counter):
                    tally.look()
        return _outcome(campaign, start, match, counter)
    except BotFailed as failed:
        failure = Failure(failed.seat, counter.all, failed.mishap.what, failed.mishap.trace)
    except Restless as restless:
        wrong = f"pick {counter.all}: {restless}"
    except Exception as bug:
        wrong = f"pick {counter.all}: {described(bug)}"
    return Outcome(
        number,
        start.kinds,
        (),
        finished=False,
        decisions=counter.all,
        real_decisions=counter.real,
        turns=0,
        teams=campaign.setup.sides(len(start.kinds)) < len(start.kinds),
        violations=(wrong,) if wrong else (),
        failure=failure,
        content=campaign.setup.content(whole_options(campaign, start)),
    )


def whole_options(campaign: Campaign, start: Deal) -> Mapping[str, object]:
    """The options of a deal with all that nobody wished for."""
    return registry.rules(campaign.setup.game).options(start.options)


def outcomes(campaign: Campaign, workers: Workers = None) -> Iterator[Outcome]:
    """All games of a campaign, in order, played by those processes (as many as there are cores)."""
    campaign.validate()
    check_workers(workers)
    numbers = range(campaign.first, campaign.first + campaign.games)
    yield from spread(partial(play, campaign), numbers, workers, campaign.prepare)


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
        who = next((seat for seat in around if seat in self.bots and self._lets(match, seat)), None)
        if who is None:
            self.in_a_row = 0
            return False
        self.in_a_row += 1
        if self.in_a_row <= MOST_INTERRUPTIONS:
            return True
        self._blame(who, Restless("interruptions do not end"))
        self.in_a_row = 0
        return False

    def _lets(self, match: AnyMatch, seat: int) -> bool:
        """Does the bot on a seat interrupt now?"""
        try:
            return let_interrupt(match, {seat: self.bots[seat]})
        except Refused as refusal:
            self._blame(seat, refusal)
            return False

    def _blame(self, seat: int, fault: Exception) -> None:
        """Whoever has a net under it answers for it later; for all others the game ends here, and only what
        is refused is the fault of one of them."""
        bot = self.bots[seat]
        if isinstance(bot, Guarded) or (isinstance(bot, Named) and isinstance(fault, Refused)):
            bot.blame(repr(fault))
        else:
            raise fault


def _play_out(tally: Tally, start: Deal, counter: Count, *, swift: bool) -> None:
    """The quick way for random bots, which need no look. What somebody watches can be played again at a
    table, pick by pick."""
    bots = [RandomBot(dice_of(start.dice, seat)) for seat in range(len(start.kinds))]

    def choose(decision: Decision) -> Option:
        counter.add(decision)
        return bots[decision.seat].pick(decision)

    look, count = tally.look, counter.add

    def look_and_choose(decision: Decision) -> Option:
        look()
        count(decision)
        return bots[decision.seat].pick(decision)

    tally.match.playout(look_and_choose if tally.looks else choose, tally.heard, swift=swift)


def moves(match: AnyMatch, bots: Sequence[Bot], counter: Count) -> Iterator[None]:
    """Play a match to its end, for whoever wants to look at it before each pick."""
    interrupt = Interjections(bots)
    while match.decisions:
        yield
        if not interrupt(match):
            decision = match.decisions[0]
            counter.add(decision)
            match.answer(decision.seat, _pick(bots, match, decision))


def _play_checked(campaign: Campaign, start: Deal, counter: Count) -> Outcome:
    """The slow way: every promise of the engine is checked on the way."""
    bots = name_bots(campaign.setup.game, start)
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
        content=campaign.setup.content(match.options),
        hash=match.hash if campaign.rows else "",
    )
