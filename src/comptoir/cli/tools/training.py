"""``comptoir lab train``: bots play, and what goes with winning is learned from their games."""

from __future__ import annotations

import json as plain_json
from pathlib import Path
from time import perf_counter
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.build import recommend
from comptoir.cli.tools.output import Json, decimal, print_json
from comptoir.cli.tools.workers import Count
from comptoir.lab.training import Training, train_game, weights_of


def train(
    game: Annotated[str, Parameter(help="help-lab-train-game")],
    /,
    *,
    games: Annotated[int, Parameter(help="help-lab-train-games")] = 4000,
    generations: Annotated[int, Parameter(help="help-lab-train-generations")] = 1,
    seed: Annotated[int, Parameter(help="help-lab-train-seed")] = 1,
    out: Annotated[Path | None, Parameter(help="help-lab-train-out")] = None,
    workers: Count = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words, start = language.choose(lang), perf_counter()
    file = out or weights_of(game)
    recommend(words)
    for learned in train_game(Training(game, games, seed, generations), workers):
        file.write_text(plain_json.dumps(learned.evaluation.plain(), indent=1) + "\n", "utf-8")
        seconds = perf_counter() - start
        if json:
            print_json({**learned.evaluation.made, "file": str(file), "seconds": round(seconds, 1)})
        else:
            print(
                words.say(
                    "train-learned",
                    generation=learned.generation,
                    positions=learned.positions,
                    loss=decimal(words, learned.loss, 4),
                    seconds=decimal(words, seconds),
                )
            )
    if not json:
        print(words.say("train-written", file=str(file)))
    return 0
