"""``comptoir arena --ladder``: all levels of all games, and a page with a picture of what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from comptoir.cli.terms import spelt
from comptoir.cli.tools import standings as told
from comptoir.cli.tools.output import decimal, part, print_json
from comptoir.cli.tools.page import folder_for, table
from comptoir.cli.tools.picture import Bar, draw
from comptoir.core import BadOptions
from comptoir.lab.ladder import FIRST, ladder
from comptoir.lab.meetings import Arena
from comptoir.lab.standings import Encounter, Standings
from comptoir.lab.workforce import Workers
from comptoir.words import Words

PAGE, PICTURE = "ladder.md", "ladder.svg"


class Climb(NamedTuple):
    """How the ladder is to be climbed."""

    seed: int
    scale: float
    net: float
    file: Path | None
    """What keeps the games that were played."""
    workers: Workers
    folder: Path | None
    """Where the page is written; among the documents, where nobody says so."""


def refuse_with_ladder(game: str | None, given: Mapping[str, object]) -> None:
    """Raises ``BadOptions`` for what the ladder knows by itself."""
    for option, value in given.items():
        if value is not None:
            raise BadOptions("not_with_ladder", option=spelt(option, value))
    if game is not None:
        raise BadOptions("not_with_ladder", option=game)


def refuse_without_ladder(given: Mapping[str, object]) -> None:
    """Raises ``BadOptions`` for what only the ladder understands."""
    for option, value in given.items():
        if value is not None:
            raise BadOptions("only_with_ladder", option=spelt(option, value))


def climb(words: Words, book: Words, wish: Climb, *, json: bool) -> int:
    """Play all of the ladder, speaking one language, and write the page in another; the exit code."""
    folder = folder_for(wish.folder)
    wanted = ladder(wish.seed, wish.scale, wish.net)
    start = perf_counter()
    found = {each: Standings(wanted, each) for each in _games(wanted)}
    for game in told.watched(words, wanted, wish.file, wish.workers):
        for standings in found.values():
            standings.add(game)
    seconds = perf_counter() - start
    files = {PAGE: page(book, wanted, found, wish.scale), PICTURE: draw(_title(book), _bars(book, found))}
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    errors = sum([len(each.faults) for each in found.values()])
    if json:
        games = {name: each.plain() for name, each in found.items()}
        written = [str(folder / name) for name in files]
        figures = {"errors": errors, "seconds": round(seconds, 2)}
        print_json({**told.about(wanted), "games": games, "files": written, **figures})
    else:
        print(words.say("ladder-written", file=str(folder / PAGE)))
        print(words.say("arena-errors", count=errors))
        print(words.say("simulate-seconds", seconds=decimal(words, seconds)))
    return told.FOUND_SOMETHING if errors else 0


def _games(wanted: Arena) -> list[str]:
    return list(dict.fromkeys([meeting.setup.game for meeting in wanted.meetings]))


# -- the page -----------------------------------------------------------------------------------------------


def page(words: Words, wanted: Arena, found: Mapping[str, Standings], scale: float) -> str:
    """The ladder as a document."""
    return "\n".join([*_lines(words, wanted, found, scale), ""])


def _lines(words: Words, wanted: Arena, found: Mapping[str, Standings], scale: float) -> Iterator[str]:
    games = sum([len(each.deals()) * each.meeting.sides for one in found.values() for each in _all(one)])
    sized = "" if scale == 1 else f" --scale {scale:g}"
    again = f"comptoir arena --ladder --seed {wanted.seed}{sized}"
    yield from (f"# {_title(words)}", "")
    yield from (words.say("ladder-about", games=games, command=f"`{again}`"), "")
    yield from (f"![{words.say('ladder-picture')}]({PICTURE})", "")
    for name, standings in found.items():
        yield from (f"## {words.say(f'game-{name}')}", "")
        yield from table(told.pair_titles(words), told.pair_rows(words, standings), 2)
        yield ""
        yield from table(told.kind_titles(words), told.kind_rows(words, standings), 1)
        yield ""
        yield from [f"- {line}" for line in told.trading(words, standings)]
        yield f"- {words.say('arena-errors', count=len(standings.faults))}"
        yield ""
    yield from (f"## {words.say('ladder-how')}", "")
    for line in (words.say("arena-how"), words.say("arena-sides"), words.say("ladder-first", bot=FIRST)):
        yield f"- {line}"
    yield from (f"- {words.say('ladder-times')}", f"- {told.made_by(words, wanted)}")


def _title(words: Words) -> str:
    return words.say("ladder-title")


def _all(standings: Standings) -> list[Encounter]:
    return list(standings.encounters.values())


def _bars(words: Words, found: Mapping[str, Standings]) -> dict[str, list[Bar]]:
    """What is drawn of each game."""
    drawn = dict[str, list[Bar]]()
    for name, standings in found.items():
        bars = drawn[words.say(f"game-{name}")] = []
        for each in _all(standings):
            share = each.interval()
            if share is not None:
                names = told.pair_name(words, each.meeting), told.table_name(words, each.meeting)
                bars.append(Bar(", ".join(names), share, each.meeting.fair, part(words, share.share)))
    return drawn
