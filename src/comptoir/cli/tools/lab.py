"""``comptoir lab``: experiments on the house itself."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import track

from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.command import command
from comptoir.cli.tools.atlas import atlas
from comptoir.cli.tools.calibrate import calibrate
from comptoir.cli.tools.output import Json, decimal, print_json
from comptoir.cli.tools.reference.command import reference
from comptoir.cli.tools.training import train
from comptoir.server.simulated.campaign import Tally, outcomes
from comptoir.server.simulated.schedules import play
from comptoir.words import Words

FOUND_SOMETHING = 1

app = App(name="lab", help="help-lab")
app.command(train, name="train", help="help-lab-train")
app.command(calibrate, name="calibrate", help="help-lab-calibrate")
app.command(reference, name="reference", help="help-lab-reference")
app.command(atlas, name="atlas", help="help-lab-atlas")


@app.command(name="faults", help="help-lab-faults")
def faults(
    *,
    schedules: Annotated[int, Parameter(help="help-lab-faults-schedules")] = 1000,
    seed: Annotated[int, Parameter(help="help-lab-faults-seed")] = 1,
    trace: Annotated[bool, Parameter(help="help-lab-faults-trace", negative=())] = False,
    workers: Annotated[int | None, Parameter(help="help-simulate-workers")] = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words, tally, start = language.choose(lang), Tally(), perf_counter()
    recommend(words)
    if trace:
        for number in range(seed, seed + schedules):
            print(words.say("faults-schedule", seed=str(number)))
            tally.add(play(number, print))
    else:
        played = outcomes(seed, schedules, workers)
        if sys.stderr.isatty():
            console, title = Console(stderr=True), words.say("faults-progress")
            played = iter(track(played, title, schedules, console=console, transient=True))
        for each in played:
            tally.add(each)
    seconds = perf_counter() - start
    if json:
        pace = round(60 * tally.schedules / seconds)
        print_json({"seed": seed, **tally.plain(), "seconds": round(seconds, 2), "per_minute": pace})
    else:
        for line in report(words, tally, seconds):
            print(line)
    return FOUND_SOMETHING if tally.violations else 0


def report(words: Words, tally: Tally, seconds: float) -> Iterator[str]:
    """What came of it, line by line."""
    yield words.say("faults-schedules", count=tally.schedules, pace=round(60 * tally.schedules / seconds))
    yield words.say(
        "faults-crashes", crashes=tally.crashes, takeovers=tally.takeovers, failures=tally.failures
    )
    yield words.say(
        "faults-moves", messages=tally.messages, acknowledged=tally.acknowledged, stored=tally.stored
    )
    yield words.say("simulate-violations", count=tally.violations)
    for outcome in tally.failing:
        for what in outcome.violations:
            yield words.say("faults-violation", seed=str(outcome.seed), what=what)
    if tally.failing:
        again = f"{command('lab')} faults --seed {tally.failing[0].seed} --schedules 1 --trace"
        yield words.say("faults-again", command=again)
    yield words.say("simulate-seconds", seconds=decimal(words, seconds))
