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

from comptoir.bots.code import read_code
from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.command import command
from comptoir.cli.sets import NO_FILTERS, Filters, listed
from comptoir.cli.terms import PackFolder, Terms, refuse_foreign
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import Json, decimal, percent, print_json
from comptoir.cli.tools.shelf import read_players
from comptoir.lab.campaigns import Campaign, Outcome, outcomes
from comptoir.lab.summary import Results, Share, Summary, Trades
from comptoir.words import Words

FOUND_SOMETHING = 1


def simulate(
    game: Annotated[str, Parameter(help="help-game")] = "dale",
    /,
    *,
    players: Annotated[str | None, Parameter(help="help-simulate-players")] = None,
    teams: Annotated[bool | None, Parameter(help="help-teams", negative=())] = None,
    sets: Annotated[str | None, Parameter(help="help-simulate-sets")] = None,
    filters: Filters = NO_FILTERS,
    pack: PackFolder = None,
    first_player: Annotated[int | None, Parameter(help="help-simulate-first-player")] = None,
    market: Annotated[bool | None, Parameter(help="help-market")] = None,
    games: Annotated[int, Parameter(help="help-simulate-games")] = 100,
    seed: Annotated[int, Parameter(help="help-simulate-seed")] = 1,
    bots: Annotated[str, Parameter(help="help-simulate-bots")] = "random",
    code: Annotated[list[str] | None, Parameter(help="help-arena-code", negative=())] = None,
    check: Annotated[bool, Parameter(help="help-simulate-check", negative=())] = False,
    first: Annotated[int, Parameter(help="help-simulate-first")] = 0,
    workers: Annotated[int | None, Parameter(help="help-simulate-workers")] = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    of_game = shelf.find(game)
    terms = Terms(teams, sets, filters, pack, first_player, market)
    refuse_foreign(game, of_game.options, terms.given())
    of_game.take_pack(pack)
    setup = of_game.setup(words, terms, players)
    campaign = Campaign(
        games=games,
        seed=seed,
        setup=setup,
        players=(setup.seats.usual,) if players is None else read_players(players, setup.seats),
        bots=tuple(listed(bots)) or ("",),
        check=check,
        first=first,
        code=tuple([read_code(each) for each in code or ()]),
    )
    campaign.validate()
    recommend(words)
    start = perf_counter()
    summary = Summary().add_all(_shown(words, campaign, outcomes(campaign, workers)))
    seconds = perf_counter() - start
    if json:
        print_json({"game": game, "seed": seed, **summary.plain(), "seconds": round(seconds, 2)})
    else:
        for line in report(words, campaign, summary, seconds):
            print(line)
    return 0 if summary.is_clean else FOUND_SOMETHING


def report(words: Words, campaign: Campaign, summary: Summary, seconds: float) -> Iterator[str]:
    """What a campaign came to, line by line."""
    yield words.say("simulate-games", games=summary.games, finished=summary.finished)
    if summary.called_off:
        yield words.say("simulate-called-off", count=summary.called_off, game=campaign.setup.game)
    yield words.say("simulate-decisions", decisions=summary.decisions, real=summary.real_decisions)
    if summary.shared:
        yield words.say("simulate-shared", count=summary.shared)
    turns = summary.lengths()
    if turns:
        yield words.say(
            shelf.find(campaign.setup.game).length_key,
            mean=decimal(words, turns["mean"]),
            median=decimal(words, turns["median"]),
            least=int(turns["min"]),
            most=int(turns["max"]),
        )
    yield from _wins(words, summary)
    if len(summary.by_players) > 1:
        for players, results in sorted(summary.by_players.items()):
            yield from _with_players(words, players, results)
    yield words.say("simulate-bots", shares=list(_shares(words, summary.kinds())))
    if summary.trades.games:
        yield from _trading(words, summary.trades)
    if len(campaign.bots) > 1:
        yield words.say("simulate-rotation", count=len(campaign.bots))
    if campaign.check:
        yield words.say("simulate-paired", count=summary.paired_positions)
    yield from _faults(words, campaign, summary)
    yield words.say("simulate-seconds", seconds=decimal(words, seconds))


def _trading(words: Words, trades: Trades) -> Iterator[str]:
    """What was offered and traded, and the gold that is left."""
    yield words.say(
        "simulate-trades",
        trades=trades.trades,
        trades_per_game=decimal(words, trades.trades / trades.games),
        offers=trades.offers,
        offers_per_game=decimal(words, trades.offers / trades.games),
        percent=percent(words, trades.trades, trades.offers),
    )
    for each, gold in trades.gold_left.items():
        yield words.say("simulate-gold-left", who=each, median=decimal(words, gold))


def _wins(words: Words, summary: Summary) -> Iterator[str]:
    """Who won how often: by team, or by seat and, where not always the same one begins, by turn order."""
    if summary.team_games:
        teams = {
            words.say("simulate-team", first=first + 1, second=second + 1): share
            for (first, second), share in summary.teams().items()
        }
        yield words.say("simulate-teams", shares=list(_shares(words, teams)))
        return
    yield words.say("simulate-seats", shares=list(_seats(words, summary.seats())))
    order = summary.order()
    if order != summary.seats():
        places = {words.say("simulate-place", number=place + 1): share for place, share in order.items()}
        yield words.say("simulate-order", shares=list(_shares(words, places)))


def _with_players(words: Words, players: int, results: Results) -> Iterator[str]:
    """The games of so many players, if any of them ended."""
    turns = results.lengths()
    if turns:
        median, shares = decimal(words, turns["median"]), list(_seats(words, results.seats()))
        yield words.say("simulate-with-players", players=players, median=median, shares=shares)


def _seats(words: Words, seats: dict[int, Share]) -> Iterator[str]:
    return _shares(words, {words.say("person-name", number=at + 1): share for at, share in seats.items()})


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
    least, most = campaign.players[0], campaign.players[-1]
    parts = [campaign.setup.game, "--players", str(least) if least == most else f"{least}..{most}"]
    parts += shelf.find(campaign.setup.game).arguments(campaign.setup)
    parts += ["--bots", ",".join(campaign.bots), "--seed", str(campaign.seed)]
    parts += [part for each in campaign.code for part in ("--code", f"{each.file}:{each.name}")]
    parts += ["--first", str(number), "--games", "1", *(["--check"] if campaign.check else [])]
    return f"{command('simulate')} {join(parts)}"


def _shown(words: Words, campaign: Campaign, played: Iterable[Outcome]) -> Iterable[Outcome]:
    """The same outcomes, with a progress bar where somebody watches."""
    if not sys.stderr.isatty():
        return played
    console = Console(stderr=True)
    return track(played, words.say("simulate-progress"), campaign.games, console=console, transient=True)
