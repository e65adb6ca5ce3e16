"""``comptoir bench``: how fast engine and server are on this machine, beside what we want of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated

from cyclopts import App, Parameter

from comptoir import native
from comptoir.cli import language
from comptoir.cli.build import recommend, said
from comptoir.cli.terms import PackFolder
from comptoir.cli.tools import builds, shelf
from comptoir.cli.tools.figures import label, wanted
from comptoir.cli.tools.output import Json, columns, decimal, percent, print_json
from comptoir.core import BadOptions, within
from comptoir.lab.bench import ROUNDS, USUAL_YARD, WORK_SECONDS, Figures, is_met, measure
from comptoir.lab.server import idle, load
from comptoir.lab.setups import Setup, usual
from comptoir.server.postgres.address import need_driver
from comptoir.words import Words

MOST_ROUNDS, MOST_SECONDS, MOST_GAMES = 100, 60.0, 1000
MOST_TABLES, MOST_RATE, MOST_LOAD_SECONDS = 1000, 1000, 300.0
MOST_SOCKETS = 50_000
MOST_PROCESSES = 8
AROUND = 25
"""Seconds the server's bench takes beside the timing of picks, more or less."""

app = App(name="bench", help="help-bench")


@app.default
def bench(
    *,
    game: Annotated[str, Parameter(help="help-bench-game")] = "dale",
    pack: PackFolder = None,
    rounds: Annotated[int, Parameter(help="help-bench-rounds")] = ROUNDS,
    seconds: Annotated[float, Parameter(help="help-bench-seconds")] = WORK_SECONDS,
    games: Annotated[int | None, Parameter(help="help-bench-games")] = None,
    both: Annotated[bool, Parameter(help="help-bench-both", negative=())] = False,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    within("--rounds", rounds, 1, MOST_ROUNDS)
    _check_seconds(seconds, MOST_SECONDS)
    shelf.find(game).take_pack(pack)
    setup = usual(game)
    games = within("--games", setup.sampled_games if games is None else games, 1, MOST_GAMES)
    if both:
        found = builds.measure(game, pack, rounds=rounds, seconds=seconds, games=games)
        if json:
            print_json(found)
        else:
            print("\n".join(builds.report(words, setup, found)))
        return 0
    recommend(words)
    figures = measure(setup, work_seconds=seconds, rounds=rounds, games=games)
    targets = setup.targets.get(native.build(), {})
    if json:
        met = {name: is_met(targets, figures, name) for name in (*targets, "save_bytes")}
        about = {"game": game, "build": native.build()}
        print_json({**about, **figures.plain(), "targets": dict(targets), "met": met})
    else:
        for line in report(words, setup, figures):
            print(line)
    return 0


def report(words: Words, setup: Setup, figures: Figures) -> Iterator[str]:
    """A small table, and below it what has no target."""
    rows, targets = [], setup.targets.get(native.build(), {})
    for name, target in targets.items():
        measured: float = getattr(figures, name)
        met = _said(words, is_met(targets, figures, name))
        rows.append(
            [label(words, setup, name), decimal(words, measured, 2), wanted(words, name, target), met]
        )
    size = words.say("bench-save-size", bytes=round(figures.save_bytes), picks=round(figures.save_picks))
    is_small = _said(words, is_met(targets, figures, "save_bytes"))
    rows.append([words.say("bench-save"), size, words.say("bench-save.target"), is_small])
    yield from _beside_targets(words, rows)
    yield words.say("bench-build", build=said(words))
    yield words.say("bench-yard", steps=round(figures.yard_per_s))
    yield words.say(
        "bench-scaled",
        steps=USUAL_YARD,
        clone=decimal(words, figures.scaled("clone_us"), 2),
        mid=decimal(words, figures.scaled("clone_mid_us"), 2),
        answer=decimal(words, figures.scaled("clone_answer_mid_us"), 2),
    )
    yield words.say(
        "bench-decisions", decisions=round(figures.decisions_per_s), real=round(figures.real_decisions_per_s)
    )
    yield words.say("bench-games", games=decimal(words, figures.games_per_s))
    if "imagine_us" not in targets:
        yield f"{label(words, setup, 'imagine_us')}: {decimal(words, figures.imagine_us)}"
    for name in ("hash_us", "view_us", "greedy_us", "load_us"):
        yield words.say(f"bench-{name.replace('_', '-')}", time=decimal(words, getattr(figures, name), 1))
    yield words.say(
        "bench-save-parts",
        base=round(figures.save_base_bytes),
        pick=decimal(words, figures.save_bytes_per_pick, 1),
    )
    yield words.say("bench-positions", still=figures.positions, mid=figures.positions_mid)


def _beside_targets(words: Words, rows: list[list[str]]) -> Iterator[str]:
    heads = [words.say(f"bench-{head}") for head in ("what", "measured", "target", "met")]
    yield from columns([heads, *rows], right=(1,))
    yield ""


def _said(words: Words, met: bool) -> str:
    return words.say("bench-yes" if met else "bench-no")


def _check_seconds(seconds: float, most: float) -> None:
    if not 0 < seconds <= most:
        raise BadOptions("seconds_range", value=str(seconds), most=int(most))


# -- the server -----------------------------------------------------------------------------------------


@app.command(name="server", help="help-bench-server")
def bench_server(
    *,
    game: Annotated[str, Parameter(help="help-bench-game")] = "dale",
    tables: Annotated[int | None, Parameter(help="help-bench-server-tables")] = None,
    seats: Annotated[int, Parameter(help="help-bench-server-seats")] = load.SEATS,
    rate: Annotated[int | None, Parameter(help="help-bench-server-rate")] = None,
    seconds: Annotated[float, Parameter(help="help-bench-server-seconds")] = load.SECONDS,
    processes: Annotated[int, Parameter(help="help-bench-server-processes")] = 1,
    store: Annotated[str, Parameter(help="help-bench-server-store")] = load.STORES[0],
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    possible, expected = usual(game).seats, load.USUAL[game]
    tables, rate = expected.tables if tables is None else tables, expected.rate if rate is None else rate
    within("--tables", tables, 1, MOST_TABLES)
    within("--seats", seats, possible.least, possible.most)
    within("--rate", rate, 1, MOST_RATE)
    within("--processes", processes, 1, MOST_PROCESSES)
    _check_store(store, processes)
    _check_seconds(seconds, MOST_LOAD_SECONDS)
    if sys.stderr.isatty():
        lasts = AROUND + round(seconds)
        print(words.say("bench-server-begins", tables=tables, seconds=lasts), file=sys.stderr)
    figures = load.measure(
        game=game, tables=tables, seats=seats, rate=rate, seconds=seconds, processes=processes, store=store
    )
    if json:
        bars = load.bars(figures)
        print_json(
            {**figures.plain(), "targets": bars, "met": {name: load.is_met(figures, name) for name in bars}}
        )
    else:
        for line in load_report(words, figures):
            print(line)
    return 0


def _check_store(store: str, processes: int) -> None:
    """Raises ``ComptoirError`` for a store there is none of, or that so many processes cannot share."""
    if store not in load.STORES:
        raise BadOptions("bench_store", value=store, known=", ".join(load.STORES))
    if store == load.STORES[0]:
        if processes > 1:
            raise BadOptions("bench_alone", processes=processes, known=load.STORES[1])
        return
    need_driver()


def load_report(words: Words, figures: load.LoadFigures) -> Iterator[str]:
    """A small table, and below it what has no target."""
    rows = []
    for name, bar in load.bars(figures).items():
        key = f"bench-server-{name.replace('_', '-')}"
        value: float | None = getattr(figures, name)
        shown = (
            words.say("bench-unmeasured")
            if value is None
            else decimal(words, value, 0 if type(value) is int else 1)
        )
        wanted = "bench-at-least" if name in load.AT_LEAST else "bench-at-most"
        label = words.say(key, tables=figures.tables, sockets=figures.sockets)
        met = _said(words, load.is_met(figures, name))
        rows.append([label, shown, words.say(wanted, target=decimal(words, bar, 0)), met])
    yield from _beside_targets(words, rows)
    for kind, number in figures.error_kinds.items():
        yield words.say("bench-server-error", kind=kind, count=number)
    meant = load.USUAL[figures.game]
    meant_for = {"tables": meant.tables, "sockets": meant.tables * load.SEATS, "rate": meant.rate}
    if any(getattr(figures, name) != value for name, value in meant_for.items()):
        yield words.say("bench-server-meant-for", **meant_for)
    yield words.say(
        "bench-server-usual",
        last=decimal(words, figures.p50_ms),
        own=decimal(words, figures.own_p50_ms),
        most=decimal(words, figures.most_ms, 0),
    )
    if figures.trades:
        offers, accepted = figures.trades.get("offer", 0), figures.trades.get("accept", 0)
        yield words.say("bench-server-trades", offers=offers, accepted=accepted)
    yield words.say("bench-server-hurry", rate=round(figures.most_picks_per_s))
    if figures.cpu is not None:
        yield words.say("bench-server-cpu", percent=percent(words, round(figures.cpu * 1000), 1000))
    yield words.say("bench-server-late", late=decimal(words, figures.late_p99_ms))
    if figures.resume_start_s is not None and figures.resumed_picks is not None:
        yield words.say(
            "bench-server-resumed", start=decimal(words, figures.resume_start_s), picks=figures.resumed_picks
        )
    if figures.database_pick_ms is not None:
        yield words.say(
            "bench-server-shared",
            processes=figures.processes,
            own=decimal(words, figures.pick_ms or 0.0),
            database=decimal(words, figures.database_pick_ms),
        )
    yield words.say("bench-yard", steps=round(figures.yard))


# -- those who only sit there ---------------------------------------------------------------------------


@app.command(name="idle", help="help-bench-idle")
def bench_idle(
    *,
    sockets: Annotated[int, Parameter(help="help-bench-idle-sockets")] = idle.SOCKETS,
    seconds: Annotated[float, Parameter(help="help-bench-idle-seconds")] = idle.SECONDS,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    within("--sockets", sockets, 1, MOST_SOCKETS)
    _check_seconds(seconds, MOST_LOAD_SECONDS)
    figures = idle.measure(sockets=sockets, seconds=seconds)
    if json:
        print_json({**figures.plain(), "targets": {"rss_mb": idle.MOST_MB, "lost": 0}, "met": figures.is_met})
    else:
        for line in idle_report(words, figures):
            print(line)
    return 0


def idle_report(words: Words, figures: idle.IdleFigures) -> Iterator[str]:
    rows = []
    for name, value, bar in (("rss-mb", figures.rss_mb, idle.MOST_MB), ("lost", figures.lost, 0)):
        shown = decimal(words, value, 0 if type(value) is int else 1)
        wanted = words.say("bench-at-most", target=decimal(words, bar, 0))
        rows.append(
            [
                words.say(f"bench-idle-{name}", sockets=figures.sockets),
                shown,
                wanted,
                _said(words, value <= bar),
            ]
        )
    yield from _beside_targets(words, rows)
    empty, tables = decimal(words, figures.empty_mb, 1), decimal(words, figures.tables_mb, 1)
    yield words.say("bench-idle-parts", empty=empty, tables=tables, kb=decimal(words, figures.socket_kb, 1))
