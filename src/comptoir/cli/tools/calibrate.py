"""``comptoir lab calibrate``: do sides win as often as they are said to?"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track

from comptoir import __version__, native
from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.sets import listed
from comptoir.cli.terms import Terms, refuse_foreign
from comptoir.cli.tools import page, shelf
from comptoir.cli.tools.output import Json, columns, decimal, part, print_json
from comptoir.cli.tools.shelf import read_players
from comptoir.cli.tools.workers import Count
from comptoir.lab.calibration import (
    Calibrated,
    Calibration,
    Played,
    Table,
    games_of,
    judged_games,
    keep_sharpness,
    tables,
)
from comptoir.lab.calibration import calibrate as add_up
from comptoir.lab.results import sources
from comptoir.words import Words
from comptoir.words import words as words_of

PAGE = "calibration.md"
_DIGITS = 3


def calibrate(
    game: Annotated[str | None, Parameter(help="help-lab-calibrate-game")] = None,
    /,
    *,
    games: Annotated[int, Parameter(help="help-lab-calibrate-games")] = 200,
    positions: Annotated[int, Parameter(help="help-lab-calibrate-positions")] = 0,
    players: Annotated[str | None, Parameter(help="help-lab-calibrate-players")] = None,
    teams: Annotated[bool | None, Parameter(help="help-teams", negative=())] = None,
    bots: Annotated[str | None, Parameter(help="help-lab-calibrate-bots")] = None,
    seed: Annotated[int, Parameter(help="help-lab-calibrate-seed")] = 1,
    learn: Annotated[bool, Parameter(help="help-lab-calibrate-learn", negative=())] = False,
    to: Annotated[Path | None, Parameter(help="help-lab-calibrate-to")] = None,
    workers: Count = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words, start = language.choose(lang), perf_counter()
    # What was learned from games has to be measured with others.
    folder = page.folder_for(to) if not learn and (game is None or to is not None) else None
    kinds = tuple(listed(bots or ""))
    wanted = [
        Calibration(table, games, seed, kinds, positions)
        for name in ([game] if game else judged_games())
        for table in _tables(words, name, players, teams)
    ]
    for each in wanted:
        each.validate()
    recommend(words)
    played = [list(_watched(words, each, workers)) for each in wanted]
    found = [add_up(*each) for each in zip(wanted, played, strict=True)]
    learned = [keep_sharpness(*each) for each in zip(wanted, played, strict=True)] if learn else []
    if folder is not None:
        (folder / PAGE).write_text("\n".join([*page_lines(words_of("en"), found), ""]), encoding="utf-8")
    if json:
        seconds = round(perf_counter() - start, 1)
        tables_found = [_plain(each) for each in found]
        print_json({**_about(seed), "tables": tables_found, "sharpness": learned, "seconds": seconds})
        return 0
    for table in found:
        print(_summary(words, table))
        print("\n".join([*columns([_titles(words), *_rows(words, table)], right=range(3)), ""]))
    for table, sharpness in zip(found, learned, strict=False):
        told = decimal(words, sharpness, 2)
        print(words.say("calibrate-learned", table=_heading(words, table), sharpness=told))
    if folder is not None:
        print(words.say("calibrate-written", file=str(folder / PAGE)))
    return 0


def _tables(words: Words, game: str, players: str | None, teams: bool | None) -> list[Table]:
    """The tables that were asked for, or all of a game. Raises ``BadOptions``."""
    if players is None and teams is None:
        return tables(game)
    of_game, terms = shelf.find(game), Terms(teams=teams)
    refuse_foreign(game, of_game.options, terms.given())
    setup = of_game.setup(words, terms, players)
    seats = (setup.seats.usual,) if players is None else read_players(players, setup.seats)
    return [Table(setup, count) for count in seats]


def _watched(words: Words, wanted: Calibration, workers: int | None) -> Iterator[Played]:
    """The games of one table, with a progress bar where somebody watches."""
    played: Iterable[Played] = games_of(wanted, workers)
    if sys.stderr.isatty():
        title, console = words.say("calibrate-progress"), Console(stderr=True)
        played = track(played, title, wanted.games, console=console, transient=True)
    yield from played


def _command(wanted: Calibration) -> str:
    """What to type for the figures of one table."""
    table = wanted.table
    parts = [f"comptoir lab calibrate {table.setup.game} --games {wanted.games} --players {table.players}"]
    parts += [f"--positions {wanted.positions}"] if wanted.positions else []
    parts += ["--teams"] if table.is_teams else []
    parts += [f"--bots {','.join(wanted.bots)}"] if wanted.bots else []
    return " ".join([*parts, f"--seed {wanted.seed}"])


def _about(seed: int) -> dict[str, object]:
    return {
        "seed": seed,
        "build": native.build(),
        "versions": {"comptoir": __version__, "sources": sources()},
    }


def _plain(found: Calibrated) -> dict[str, object]:
    """As JSON can hold it."""
    table = found.wanted.table
    return {
        "game": table.setup.game,
        "players": table.players,
        "teams": table.is_teams,
        "bots": list(found.wanted.kinds),
        "games": found.games,
        "positions": found.positions,
        "bins": [each._asdict() for each in found.bins],
        "ece": found.error,
        "low": found.low,
        "high": found.high,
    }


# -- for people ---------------------------------------------------------------------------------------------


def _summary(words: Words, found: Calibrated) -> str:
    error, low, high = (decimal(words, each, _DIGITS) for each in (found.error, found.low, found.high))
    return words.say(
        "calibrate-table",
        table=_heading(words, found),
        positions=found.positions,
        games=found.games,
        error=error,
        low=low,
        high=high,
    )


def _titles(words: Words) -> list[str]:
    return [words.say(f"calibrate-titles-{key}") for key in ("predicted", "observed", "count")]


def _rows(words: Words, found: Calibrated) -> list[list[str]]:
    """One for each bin that has something in it."""
    return [
        [part(words, each.predicted), part(words, each.observed), str(each.size)]
        for each in found.bins
        if each.size
    ]


def page_lines(words: Words, found: Sequence[Calibrated]) -> Iterator[str]:
    """The figures as a document."""
    yield from (f"# {words.say('calibration-title')}", "")
    yield from (words.say("calibration-about", command="`comptoir lab calibrate`"), "")
    yield from (words.say("calibration-how"), "")
    for each in found:
        yield from (f"## {_heading(words, each)}", "", _summary(words, each), "")
        yield from page.table(_titles(words), _rows(words, each), 0)
        bots = ", ".join(each.wanted.kinds)
        yield from ("", words.say("calibration-again", bots=bots, command=f"`{_command(each.wanted)}`"), "")
    yield words.say("calibration-made-by", version=__version__, sources=sources())


def _heading(words: Words, found: Calibrated) -> str:
    table = found.wanted.table
    size = words.say("arena-table", players=table.players, teams=table.is_teams)
    return f"{words.say(f'game-{table.setup.game}')}, {size}"
