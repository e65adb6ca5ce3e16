"""``comptoir bench``: how fast the engine is on this machine, beside what we want of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.tools.output import columns, decimal, print_json
from comptoir.core import BadOptions
from comptoir.lab.bench import (
    ROUNDS,
    SAMPLED_GAMES,
    TARGETS,
    USUAL_YARD,
    WORK_SECONDS,
    Figures,
    is_met,
    measure,
)
from comptoir.words import Words

MOST_ROUNDS, MOST_SECONDS, MOST_GAMES = 100, 60.0, 1000


def bench(
    *,
    rounds: Annotated[int, Parameter(help="help-bench-rounds")] = ROUNDS,
    seconds: Annotated[float, Parameter(help="help-bench-seconds")] = WORK_SECONDS,
    games: Annotated[int, Parameter(help="help-bench-games")] = SAMPLED_GAMES,
    json: Annotated[bool, Parameter(help="help-json", negative=())] = False,
    lang: Annotated[str | None, Parameter(help="help-lang")] = None,
) -> int:
    words = language.choose(lang)
    language.speak(words.lang)
    for option, value, most in (("--rounds", rounds, MOST_ROUNDS), ("--games", games, MOST_GAMES)):
        if not 1 <= value <= most:
            raise BadOptions("out_of_range", option=option, value=str(value), least=1, most=most)
    if not 0 < seconds <= MOST_SECONDS:
        raise BadOptions("seconds_range", value=str(seconds), most=int(MOST_SECONDS))
    figures = measure(work_seconds=seconds, rounds=rounds, games=games)
    if json:
        met = {name: is_met(figures, name) for name in (*TARGETS, "save_bytes")}
        print_json({**figures.plain(), "targets": TARGETS, "met": met})
    else:
        for line in report(words, figures):
            print(line)
    return 0


def report(words: Words, figures: Figures) -> Iterator[str]:
    """A small table, and below it what has no target."""
    rows = [[words.say(f"bench-{head}") for head in ("what", "measured", "target", "met")]]
    for name, target in TARGETS.items():
        key = f"bench-{name.replace('_', '-')}"
        measured: float = getattr(figures, name)
        wanted = words.say(f"{key}.target", target=decimal(words, target, 0))
        rows.append([words.say(key), decimal(words, measured, 2), wanted, _met(words, figures, name)])
    size = words.say("bench-save-size", bytes=round(figures.save_bytes), picks=round(figures.save_picks))
    rows.append(
        [words.say("bench-save"), size, words.say("bench-save.target"), _met(words, figures, "save_bytes")]
    )
    yield from columns(rows, right=(1,))
    yield ""
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
    for name in ("hash_us", "view_us", "load_us"):
        yield words.say(f"bench-{name.replace('_', '-')}", time=decimal(words, getattr(figures, name), 1))
    yield words.say(
        "bench-save-parts",
        base=round(figures.save_base_bytes),
        pick=decimal(words, figures.save_bytes_per_pick, 1),
    )
    yield words.say("bench-positions", still=figures.positions, mid=figures.positions_mid)


def _met(words: Words, figures: Figures, name: str) -> str:
    return words.say("bench-yes" if is_met(figures, name) else "bench-no")
