"""The standings of an arena in words: who meets, how sure it is, how long they think, what went wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track

from comptoir import __version__, native
from comptoir.cli.build import recommend
from comptoir.cli.terminal.menu import plain
from comptoir.cli.tools import shelf
from comptoir.cli.tools.about import made_with, own_bots
from comptoir.cli.tools.output import columns, decimal, part, percent
from comptoir.cli.tools.summary import command_for, traceback
from comptoir.lab.arena import games as play_games
from comptoir.lab.meetings import Arena, Game, Meeting
from comptoir.lab.standings import Encounter, Fault, Standings
from comptoir.lab.workforce import Workers
from comptoir.words import Words

FOUND_SOMETHING = 1
TWO = 2


def watched(words: Words, wanted: Arena, file: Path | None, workers: Workers) -> Iterator[Game]:
    """The games of an arena, with a progress bar where somebody watches."""
    wanted.validate()
    recommend(words)
    played: Iterable[Game] = play_games(wanted, file, workers)
    if sys.stderr.isatty():
        total = sum([each.whole_games for each in wanted.meetings])
        title, console = words.say("simulate-progress"), Console(stderr=True)
        played = track(played, title, total, console=console, transient=True)
    try:
        yield from played
    except KeyboardInterrupt:
        if file is not None:
            print(words.say("arena-stopped", file=str(file)), file=sys.stderr)
        raise


def about(wanted: Arena) -> dict[str, object]:
    """Which arena it was, and what played it."""
    return {"seed": wanted.seed, "net": wanted.net, "code": own_bots(wanted.code), **made_with()}


# -- for people ---------------------------------------------------------------------------------------------


def report(words: Words, wanted: Arena, standings: Standings, seconds: float) -> Iterator[str]:
    """What an arena came to, line by line."""
    yield from columns([pair_titles(words), *pair_rows(words, standings)], right=range(2, 8))
    yield ""
    yield words.say("arena-how")
    if any([each.players > TWO for each in wanted.meetings]):
        yield words.say("arena-sides")
    yield ""
    yield from _set_by_set(words, standings)
    yield from columns([kind_titles(words), *kind_rows(words, standings)], right=range(1, 6))
    if standings.ratings() is None:
        yield words.say("arena-no-ratings", package="comptoir[lab]")
    yield ""
    yield from trading(words, standings)
    yield words.say("arena-errors", count=len(standings.faults))
    yield from faults(words, wanted, standings.first_faults())
    yield made_by(words, wanted)
    yield words.say("simulate-seconds", seconds=decimal(words, seconds))


def made_by(words: Words, wanted: Arena) -> str:
    return words.say("arena-made-by", version=__version__, build=native.build(), seed=str(wanted.seed))


def pair_titles(words: Words) -> list[str]:
    keys = ("bots", "table", "games", "wins", "share", "interval", "fair", "times-fair")
    return [words.say(f"arena-title-{key}") for key in keys]


def pair_rows(words: Words, standings: Standings) -> list[list[str]]:
    """Each meeting as a row of a table."""
    return [_pair_row(words, each) for each in standings.encounters.values()]


def _pair_row(words: Words, encounter: Encounter) -> list[str]:
    meeting, found = encounter.meeting, encounter.interval()
    times_fair = decimal(words, found.share / meeting.fair, 2) if found else "–"
    return [pair_name(words, meeting), table_name(words, meeting), *_figures(words, encounter), times_fair]


def _figures(words: Words, encounter: Encounter, of: str = "") -> list[str]:
    """Games, wins, their share, its interval and what is fair: of all games, or of those with one set."""
    plain, found, meeting = encounter.figures(of), encounter.interval(of), encounter.meeting
    wins = sum(encounter.deals(of)) * meeting.sides
    counts = [str(plain["games"]), decimal(words, wins, 0 if isinstance(plain["wins"], int) else 1)]
    fair = part(words, meeting.fair)
    if found is None:
        return [*counts, "–", "–", fair]
    interval = words.say("arena-interval", low=part(words, found.low), high=part(words, found.high))
    return [*counts, part(words, found.share), interval, fair]


def _set_by_set(words: Words, standings: Standings) -> Iterator[str]:
    """Where a single pair meets with sets that vary: what it wins with each of them."""
    encounters = list(standings.encounters.values())
    if len(encounters) > 1 or not encounters[0].mixes_sets:
        return
    meeting, sets = encounters[0].meeting, encounters[0].sets()
    titles = [words.say("simulate-title-set"), *pair_titles(words)[2:7]]
    named = {shelf.find(meeting.setup.game).family_name(words, name): name for name in sets}
    rows = [[name, *_figures(words, encounters[0], named[name])] for name in sorted(named, key=plain)]
    yield from columns([titles, *rows], right=range(1, 6))
    yield ""


def pair_name(words: Words, meeting: Meeting) -> str:
    return words.say("arena-pair", a=meeting.a, b=meeting.b)


def table_name(words: Words, meeting: Meeting) -> str:
    return words.say("arena-table", players=meeting.players, teams=meeting.sides < meeting.players)


def kind_titles(words: Words) -> list[str]:
    keys = ("bot", "rating", "choices", "median", "most-of-them", "longest")
    return [words.say(f"arena-title-{key}") for key in keys]


def kind_rows(words: Words, standings: Standings) -> list[list[str]]:
    """Each kind of bot as a row of a table, the best first: its rating, and how long it thinks."""
    ratings, times = standings.ratings(), standings.times()
    rows = []
    for kind in ratings or times:
        rated = ratings and ratings[kind]
        rating = "–"
        if rated:
            mu, sigma = decimal(words, rated.mu), decimal(words, rated.sigma)
            rating = words.say("arena-rating", mu=mu, sigma=sigma)
        spent = times.get(kind)
        figures = [decimal(words, each, 2) for each in spent[1:]] if spent else ["–"] * 3
        rows.append([kind, rating, str(spent.decisions if spent else 0), *figures])
    return rows


def trading(words: Words, standings: Standings) -> Iterator[str]:
    for each in standings.encounters.values():
        if each.trades.games:
            yield words.say(
                "arena-trades",
                pair=pair_name(words, each.meeting),
                table=table_name(words, each.meeting),
                trades=decimal(words, each.trades.trades / each.trades.games),
                percent=percent(words, each.trades.trades, each.trades.offers),
            )


def faults(words: Words, wanted: Arena, found: Sequence[Fault]) -> Iterator[str]:
    """The first things that went wrong, and how to see one of them again; calls that led to several of them
    are told once."""
    told = {""}
    for each in found:
        name = pair_name(words, each.meeting)
        yield words.say("arena-error", pair=name, game=str(each.number), what=each.what)
        yield from traceback(each.mishap.trace, told)
    if found:
        again = command_for(found[0].meeting.campaign(wanted), found[0].number)
        yield words.say("simulate-again", command=again)
