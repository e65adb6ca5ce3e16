"""``comptoir study``: many games by design, and a row for each of them, for each seat and each card."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.command import command
from comptoir.cli.sets import MIXES, listed, set_names
from comptoir.cli.terminal.saves import Saves
from comptoir.cli.tools.output import Json, columns, decimal, print_json
from comptoir.cli.tools.workers import Address, Count, hired
from comptoir.core import archive
from comptoir.lab.dale import ALL
from comptoir.lab.studies import Study, make_study, read_wishes
from comptoir.lab.study import Findings, Run, replay_game, study_in
from comptoir.words import Words

FOUND_SOMETHING = 1


def study(
    file: Annotated[Path, Parameter(help="help-study-file")],
    /,
    *,
    out: Annotated[Path | None, Parameter(help="help-study-out")] = None,
    workers: Count = None,
    cluster: Address = None,
    replay: Annotated[int | None, Parameter(help="help-study-replay")] = None,
    to: Annotated[Path | None, Parameter(help="help-study-to")] = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    wanted = study_in(file) if file.is_dir() else make_study(_wishes(words, file), file.parent)
    folder = out or (file if file.is_dir() else Path(file.stem))
    if replay is not None:
        return _replay(words, wanted, folder, replay, to, json=json)
    run = Run(wanted, folder, hired(workers, cluster))
    recommend(words)
    start, before = perf_counter(), run.kept
    play_on(words, run)
    found = run.finish()
    seconds = perf_counter() - start
    if json:
        about = {"folder": str(folder), **run.folder.description, "played_before": before}
        print_json({**about, **found.plain(), "seconds": round(seconds, 2)})
    else:
        for line in report(words, wanted, folder, found, before):
            print(line)
        print(words.say("simulate-seconds", seconds=decimal(words, seconds)))
    return FOUND_SOMETHING if found.errors else 0


def _wishes(words: Words, file: Path) -> dict[str, Any]:
    """What a file asks for, with the sets by their names in the code: people write them in their language."""
    wishes = read_wishes(file)
    factors = wishes.get("factors")
    if isinstance(factors, dict) and "sets" in factors:
        factors["sets"] = _in_code(words, factors["sets"])
    return wishes


def _in_code(words: Words, sets: object) -> object:
    if isinstance(sets, list):
        return [_in_code(words, each) for each in sets]
    return ", ".join(set_names(words, listed(sets), (*MIXES, ALL))) if isinstance(sets, str) else sets


def play_on(words: Words, run: Run) -> None:
    """Play on, with a progress bar where somebody watches."""
    console = Console(stderr=True)
    try:
        with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
            task = progress.add_task(
                words.say("simulate-progress"), total=run.study.games, completed=run.kept
            )
            for games in run.play():
                progress.advance(task, games)
    except KeyboardInterrupt:
        print(words.say("arena-stopped", file=str(run.folder.path)), file=sys.stderr)
        raise


def report(words: Words, wanted: Study, folder: Path, found: Findings, before: int) -> Iterator[str]:
    """What a study came to, line by line."""
    yield words.say("study-cells", cells=len(wanted.cells), before=before)
    yield words.say("simulate-games", games=found.games, finished=found.finished)
    if found.counted:
        titles = ("game", "bot", "choices", "median", "most-of-them", "longest")
        rows = [
            [game, kind, str(each.decisions), *[decimal(words, figure, 2) for figure in each[1:]]]
            for (game, kind), each in found.times().items()
        ]
        yield from columns([[words.say(f"arena-title-{key}") for key in titles], *rows], right=range(2, 6))
    yield words.say("arena-errors", count=found.errors)
    for number, what in found.first_errors:
        yield words.say("study-error", game=str(number), what=what)
    if found.first_errors:
        again = f"{command('study')} {folder} --replay {found.first_errors[0][0]}"
        yield words.say("simulate-again", command=again)
    yield words.say("study-written", folder=str(folder), files=", ".join([file.name for file in found.files]))


def _replay(words: Words, wanted: Study, folder: Path, number: int, to: Path | None, *, json: bool) -> int:
    """Save one of the games that were played."""
    match = replay_game(wanted, folder, number)
    file = Saves().keep(archive.dump(match), str(to or folder / f"game-{number}.json"))
    if json:
        print_json({"game": number, "file": str(file), "winners": list(match.winners), "hash": match.hash})
    else:
        print(words.say("study-saved", number=str(number), file=str(file), command=command("replay")))
    return 0
