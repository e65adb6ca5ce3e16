"""``comptoir arena``: kinds of bots meet, and it is told how sure their strength is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from comptoir.bots.code import Code, read_code
from comptoir.bots.registry import check_kind, levels
from comptoir.cli import language
from comptoir.cli.sets import NO_FILTERS, Filters, listed
from comptoir.cli.terms import PackFolder, Terms, refuse_foreign
from comptoir.cli.tools import shelf
from comptoir.cli.tools.about import asked_for, write_rows
from comptoir.cli.tools.ladder import Climb, climb, refuse_with_ladder, refuse_without_ladder
from comptoir.cli.tools.output import Json, print_json
from comptoir.cli.tools.shelf import read_players
from comptoir.cli.tools.standings import FOUND_SOMETHING, about, report, watched
from comptoir.cli.tools.workers import Address, Count, hired
from comptoir.lab.faults import faults_of
from comptoir.lab.meetings import NET, Arena, Game, Meeting, pair_up
from comptoir.lab.rows_file import RowsFile
from comptoir.lab.standings import Standings
from comptoir.words import Words
from comptoir.words import words as catalogue_of

DEFAULT_GAME, DEFAULT_GAMES = "dale", 400
DOCUMENTS = "en"
"""The language of our documents, whoever has one written."""


def arena(
    game: Annotated[str | None, Parameter(help="help-arena-game")] = None,
    /,
    *,
    bots: Annotated[str | None, Parameter(help="help-arena-bots")] = None,
    against: Annotated[str | None, Parameter(help="help-arena-against")] = None,
    code: Annotated[list[str] | None, Parameter(help="help-arena-code", negative=())] = None,
    games: Annotated[int | None, Parameter(help="help-arena-games")] = None,
    players: Annotated[str | None, Parameter(help="help-arena-players")] = None,
    teams: Annotated[bool | None, Parameter(help="help-teams", negative=())] = None,
    sets: Annotated[str | None, Parameter(help="help-simulate-sets")] = None,
    filters: Filters = NO_FILTERS,
    pack: PackFolder = None,
    first_player: Annotated[int | None, Parameter(help="help-simulate-first-player")] = None,
    market: Annotated[bool | None, Parameter(help="help-market")] = None,
    seed: Annotated[int, Parameter(help="help-simulate-seed")] = 1,
    net: Annotated[float, Parameter(help="help-arena-net")] = NET,
    resume: Annotated[Path | None, Parameter(help="help-arena-resume")] = None,
    rows: Annotated[Path | None, Parameter(help="help-arena-rows")] = None,
    workers: Count = None,
    cluster: Address = None,
    ladder: Annotated[bool, Parameter(help="help-arena-ladder", negative=())] = False,
    scale: Annotated[float | None, Parameter(help="help-arena-scale")] = None,
    to: Annotated[Path | None, Parameter(help="help-arena-to")] = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    terms = Terms(teams, sets, filters, pack, first_player, market)
    if ladder:
        table = {"bots": bots, "against": against, "code": code, "games": games, "players": players}
        refuse_with_ladder(game, {**table, "rows": rows, **terms.given()})
        wish = Climb(seed, 1.0 if scale is None else scale, net, resume, hired(workers, cluster), to)
        return climb(words, words if lang else catalogue_of(DOCUMENTS), wish, json=json)
    refuse_without_ladder({"scale": scale, "to": to})
    game, games = game or DEFAULT_GAME, DEFAULT_GAMES if games is None else games
    own = tuple([read_code(each) for each in code or ()])
    meetings = _meetings(words, game, terms, players, games, _pairs(game, bots, against, own))
    wanted = Arena(tuple(meetings), seed, net, own)
    wanted.validate()
    written = None if rows is None else RowsFile(rows)
    return _meet(words, wanted, watched(words, wanted, resume, hired(workers, cluster)), written, json=json)


def _meet(words: Words, wanted: Arena, played: Iterable[Game], rows: RowsFile | None, *, json: bool) -> int:
    """Play all games of one game's arena and tell what they came to; the exit code."""
    setup = wanted.meetings[0].setup
    start, standings = perf_counter(), Standings(wanted, setup.game)
    for game in played:
        standings.add(game)
        if rows is not None:
            campaign = wanted.meetings[game.meeting].campaign(wanted)
            rows.add(campaign, game.outcome, len(faults_of(game.outcome, game.mishaps)), game.meeting)
    seconds, asked = perf_counter() - start, _asked(wanted)
    if json:
        which = {"game": setup.game, "options": shelf.find(setup.game).arguments(setup), **about(wanted)}
        file = rows and str(rows.file)
        print_json({**which, **asked, **standings.plain(), "rows": file, "seconds": round(seconds, 2)})
    else:
        for line in report(words, wanted, standings, seconds):
            print(line)
    if rows is not None:
        write_rows(words, rows, asked, json=json)
    return FOUND_SOMETHING if standings.faults else 0


def _asked(wanted: Arena) -> dict[str, object]:
    """What programs are told of an arena."""
    setup, pairs = wanted.meetings[0].setup, [(each.a, each.b) for each in wanted.meetings]
    return asked_for(
        wanted.code,
        game=setup.game,
        options=shelf.find(setup.game).arguments(setup),
        players=sorted({each.players for each in wanted.meetings}),
        bots=list(dict.fromkeys([kind for pair in pairs for kind in pair])),
        pairs=list(dict.fromkeys(pairs)),
        games=wanted.meetings[0].games,
        seed=wanted.seed,
        net=wanted.net,
    )


def _meetings(
    words: Words, game: str, terms: Terms, players: str | None, games: int, pairs: Sequence[tuple[str, str]]
) -> list[Meeting]:
    """Those pairs at all the tables that were asked for. Raises ``BadOptions``."""
    of_game = shelf.find(game)
    refuse_foreign(game, of_game.options, terms.given())
    of_game.take_pack(terms.pack)
    setup = of_game.setup(words, terms, players)
    seats = (setup.seats.usual,) if players is None else read_players(players, setup.seats)
    return [Meeting(a, b, setup, count, games) for count in seats for a, b in pairs]


def _pairs(game: str, bots: str | None, against: str | None, own: Sequence[Code]) -> list[tuple[str, str]]:
    """Who meets whom. A bot of one's own takes part without being named, and then meets all the others."""
    named, others = listed(bots or ""), listed(against or "")
    mine = [each.name for each in own]
    for kind in (*named, *others):
        if kind not in mine:
            check_kind(game, kind)
    if bots is None and not mine:
        named = list(reversed(levels(game)))
    elif bots is None and not others:
        others = list(reversed(levels(game)))
    return pair_up([*[kind for kind in mine if kind not in (*named, *others)], *named], others)
