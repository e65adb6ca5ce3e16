"""``comptoir simulate``: many games between bots, and what they came to."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from shlex import join
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from comptoir.cli import language
from comptoir.cli.command import command
from comptoir.cli.sets import MIXES, NO_FILTERS, Filters, listed, read_limits, read_span, set_names
from comptoir.cli.tools.output import decimal, percent, print_json
from comptoir.core import BadOptions
from comptoir.dale.options import MAX_PLAYERS, MIN_PLAYERS, RANDOM, TEAM_PLAYERS, Span, default_players
from comptoir.lab.arena import Campaign, Outcome, outcomes
from comptoir.lab.summary import Share, Summary
from comptoir.words import Words

FOUND_SOMETHING = 1


def simulate(
    game: Annotated[str, Parameter(help="help-game")] = "dale",
    /,
    *,
    players: Annotated[str | None, Parameter(help="help-simulate-players")] = None,
    teams: Annotated[bool, Parameter(help="help-teams", negative=())] = False,
    sets: Annotated[str, Parameter(help="help-simulate-sets")] = RANDOM,
    filters: Filters = NO_FILTERS,
    games: Annotated[int, Parameter(help="help-simulate-games")] = 100,
    seed: Annotated[int, Parameter(help="help-simulate-seed")] = 1,
    bots: Annotated[str, Parameter(help="help-simulate-bots")] = "random",
    check: Annotated[bool, Parameter(help="help-simulate-check", negative=())] = False,
    first: Annotated[int, Parameter(help="help-simulate-first")] = 0,
    workers: Annotated[int | None, Parameter(help="help-simulate-workers")] = None,
    json: Annotated[bool, Parameter(help="help-json", negative=())] = False,
    lang: Annotated[str | None, Parameter(help="help-lang")] = None,
) -> int:
    words = language.choose(lang)
    language.speak(words.lang)
    if teams and players is not None and read_players(players) != (TEAM_PLAYERS,):
        raise BadOptions("teams_players", given=players, needed=TEAM_PLAYERS)
    campaign = Campaign(
        games=games,
        seed=seed,
        game=game,
        players=(default_players(teams=teams),) if players is None else read_players(players),
        teams=teams,
        sets=tuple(set_names(words, listed(sets), MIXES)),
        limits=read_limits(filters),
        bots=tuple(listed(bots)) or ("",),
        check=check,
        first=first,
    )
    campaign.validate()
    start = perf_counter()
    summary = Summary().add_all(_shown(words, campaign, outcomes(campaign, workers)))
    seconds = perf_counter() - start
    if json:
        print_json({"game": game, "seed": seed, **summary.plain(), "seconds": round(seconds, 2)})
    else:
        for line in report(words, campaign, summary, seconds):
            print(line)
    return 0 if summary.is_clean else FOUND_SOMETHING


def read_players(text: str) -> tuple[int, ...]:
    """``3``, or a range ``2..4`` that games cycle through. Raises ``BadOptions``."""
    span = read_span(text, MIN_PLAYERS, MAX_PLAYERS)
    if span is None:
        raise BadOptions("player_range", value=text, least=MIN_PLAYERS, most=MAX_PLAYERS)
    return tuple(range(span.least, span.most + 1))


def report(words: Words, campaign: Campaign, summary: Summary, seconds: float) -> Iterator[str]:
    """What a campaign came to, line by line."""
    yield words.say("simulate-games", games=summary.games, finished=summary.finished)
    if summary.called_off:
        yield words.say("simulate-called-off", count=summary.called_off)
    yield words.say("simulate-decisions", decisions=summary.decisions, real=summary.real_decisions)
    turns = summary.lengths()
    if turns:
        yield words.say(
            "simulate-turns",
            mean=decimal(words, turns["mean"]),
            median=decimal(words, turns["median"]),
            least=int(turns["min"]),
            most=int(turns["max"]),
        )
    if campaign.teams:
        teams = {
            words.say("simulate-team", first=first + 1, second=second + 1): share
            for (first, second), share in summary.teams().items()
        }
        yield words.say("simulate-teams", shares=list(_shares(words, teams)))
    else:
        seats = {words.say("person-name", number=seat + 1): share for seat, share in summary.seats().items()}
        yield words.say("simulate-seats", shares=list(_shares(words, seats)))
    yield words.say("simulate-bots", shares=list(_shares(words, summary.kinds())))
    if len(campaign.bots) > 1:
        yield words.say("simulate-rotation", count=len(campaign.bots))
    if campaign.check:
        yield words.say("simulate-paired", count=summary.paired_positions)
    yield from _faults(words, campaign, summary)
    yield words.say("simulate-seconds", seconds=decimal(words, seconds))


def _shares(words: Words, shares: dict[str, Share]) -> Iterator[str]:
    for name, share in shares.items():
        yield words.say(
            "simulate-share", name=name, wins=share.wins, percent=percent(words, share.wins, share.games)
        )


def _faults(words: Words, campaign: Campaign, summary: Summary) -> Iterator[str]:
    yield words.say("simulate-violations", count=summary.violations)
    for number, what in summary.first_violations:
        yield words.say("simulate-violation", game=str(number), what=what)
    for number in summary.first_unfinished:
        yield words.say("simulate-unfinished", game=str(number))
    if not summary.is_clean:
        wrong = [number for number, _ in summary.first_violations] + summary.first_unfinished
        yield words.say("simulate-again", command=command_for(campaign, wrong[0]))


def command_for(campaign: Campaign, number: int) -> str:
    """The command that plays one game of a campaign again."""
    players = campaign.players
    parts = [campaign.game, "--players", str(Span(players[0], players[-1]))]
    parts += ["--teams"] if campaign.teams else []
    parts += ["--sets", ",".join(campaign.sets)]
    for name, span in campaign.limits.given().items():
        parts += [f"--{name}", str(span)]
    parts += ["--bots", ",".join(campaign.bots), "--seed", str(campaign.seed)]
    parts += ["--first", str(number), "--games", "1", *(["--check"] if campaign.check else [])]
    return f"{command('simulate')} {join(parts)}"


def _shown(words: Words, campaign: Campaign, played: Iterable[Outcome]) -> Iterable[Outcome]:
    """The same outcomes, with a progress bar where somebody watches."""
    if not sys.stderr.isatty():
        return played
    console = Console(stderr=True)
    return track(played, words.say("simulate-progress"), campaign.games, console=console, transient=True)
