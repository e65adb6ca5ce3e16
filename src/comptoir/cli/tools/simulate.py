"""``comptoir simulate``: many games between bots, and what they came to."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from comptoir.bots.code import Code, read_code
from comptoir.bots.registry import RANDOM
from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.sets import NO_FILTERS, Filters, listed
from comptoir.cli.terms import PackFolder, Terms, refuse_foreign
from comptoir.cli.tools import shelf
from comptoir.cli.tools.about import asked_for, write_rows
from comptoir.cli.tools.output import Json, print_json
from comptoir.cli.tools.shelf import read_players
from comptoir.cli.tools.summary import report
from comptoir.cli.tools.workers import Address, Count, hired
from comptoir.lab.campaigns import Campaign, Outcome, outcomes
from comptoir.lab.faults import faults_of
from comptoir.lab.rows_file import RowsFile
from comptoir.lab.summary import Summary
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
    bots: Annotated[str, Parameter(help="help-simulate-bots")] = RANDOM,
    code: Annotated[list[str] | None, Parameter(help="help-simulate-code", negative=())] = None,
    check: Annotated[bool, Parameter(help="help-simulate-check", negative=())] = False,
    first: Annotated[int, Parameter(help="help-simulate-first")] = 0,
    rows: Annotated[Path | None, Parameter(help="help-simulate-rows")] = None,
    workers: Count = None,
    cluster: Address = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    of_game = shelf.find(game)
    terms = Terms(teams, sets, filters, pack, first_player, market)
    refuse_foreign(game, of_game.options, terms.given())
    of_game.take_pack(pack)
    setup = of_game.setup(words, terms, players)
    own = tuple([read_code(each) for each in code or ()])
    campaign = Campaign(
        games=games,
        seed=seed,
        setup=setup,
        players=(setup.seats.usual,) if players is None else read_players(players, setup.seats),
        bots=with_own(own, listed(bots)) or ("",),
        check=check,
        first=first,
        code=own,
        rows=rows is not None,
    )
    campaign.validate()
    written = None if rows is None else RowsFile(rows)
    force = hired(workers, cluster)
    recommend(words)
    start = perf_counter()
    summary = _sum_up(campaign, _shown(words, campaign, outcomes(campaign, force)), written)
    seconds = perf_counter() - start
    asked = _asked(campaign)
    if json:
        told = {"game": game, "seed": seed, **asked, **summary.plain()}
        print_json({**told, "rows": rows and str(rows), "seconds": round(seconds, 2)})
    else:
        for line in report(words, campaign, summary, seconds):
            print(line)
    if written is not None:
        write_rows(words, written, asked, json=json)
    return 0 if summary.is_clean else FOUND_SOMETHING


def _sum_up(campaign: Campaign, played: Iterable[Outcome], rows: RowsFile | None) -> Summary:
    summary = Summary(rotations=len(campaign.bots))
    for outcome in played:
        summary.add(outcome)
        if rows is not None:
            rows.add(campaign, outcome, len(faults_of(outcome)))
    return summary


def with_own(own: Iterable[Code], named: Sequence[str]) -> tuple[str, ...]:
    """The kinds that play: bots of one's own take part without being named."""
    return (*[each.name for each in own if each.name not in named], *named)


def _asked(campaign: Campaign) -> dict[str, object]:
    """What programs are told of a campaign."""
    return asked_for(
        campaign.code,
        game=campaign.setup.game,
        options=shelf.find(campaign.setup.game).arguments(campaign.setup),
        players=list(campaign.players),
        bots=list(campaign.bots),
        games=campaign.games,
        first=campaign.first,
        seed=campaign.seed,
        check=campaign.check,
    )


def _shown(words: Words, campaign: Campaign, played: Iterable[Outcome]) -> Iterable[Outcome]:
    """The same outcomes, with a progress bar where somebody watches."""
    if not sys.stderr.isatty():
        return played
    console = Console(stderr=True)
    return track(played, words.say("simulate-progress"), campaign.games, console=console, transient=True)
