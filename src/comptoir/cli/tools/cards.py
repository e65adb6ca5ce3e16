"""``comptoir cards``: the catalogue, and how complete each card is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.sets import NO_FILTERS, Filters, read_limits, set_names
from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.tools.coverage import Coverage, coverage
from comptoir.cli.tools.output import columns, print_json
from comptoir.core import BadOptions, registry
from comptoir.dale.catalogue import JUNK_ROW, SETS, Row, Set, rows_of
from comptoir.dale.options import HIGHEST, sets_within
from comptoir.telling.dale.teller import card_key
from comptoir.words import LANGUAGES, Words


def cards(
    game: Annotated[str, Parameter(help="help-cards-of")] = "dale",
    /,
    *,
    set: Annotated[str | None, Parameter(help="help-cards-set")] = None,
    box: Annotated[int | None, Parameter(name="--game", help="help-cards-game")] = None,
    filters: Filters = NO_FILTERS,
    coverage: Annotated[bool, Parameter(help="help-cards-coverage", negative=())] = False,
    json: Annotated[bool, Parameter(help="help-json", negative=())] = False,
    lang: Annotated[str | None, Parameter(help="help-lang")] = None,
) -> int:
    words = language.choose(lang)
    language.speak(words.lang)
    registry.find(game)
    sets = choose(words, set, box, filters)
    if json:
        print_json(_plain(words, sets, with_coverage=coverage))
    elif coverage:
        _print_coverage(words, _rows(sets))
    else:
        _print_catalogue(words, sets, with_junk=len(sets) == len(SETS))
    return 0


def choose(words: Words, name: str | None, box: int | None, filters: Filters) -> list[Set]:
    """The sets of that name, game and rating. Raises ``BadOptions`` when there are none."""
    names = [each.name for each in SETS] if name is None else set_names(words, [name])
    games = sorted({each.game for each in SETS})
    if box is not None and box not in games:
        raise BadOptions("out_of_range", option="--game", value=str(box), least=games[0], most=games[-1])
    sets = [each for each in sets_within(read_limits(filters)) if each.name in names]
    sets = [each for each in sets if box in (None, each.game)]
    if not sets:
        raise BadOptions("no_set_matches")
    return sets


def _rows(sets: Sequence[Set]) -> list[Row]:
    return [row for each in sets for row in rows_of(each.name)]


# -- the catalogue ----------------------------------------------------------------------------------------


def _print_catalogue(words: Words, sets: Sequence[Set], *, with_junk: bool) -> None:
    screen = Screen()
    for game, of_game in groupby(sets, key=lambda each: each.game):
        screen.line(words.say("cards-game", game=game), style=HEADING)
        screen.line()
        for each in of_game:
            _print_set(screen, words, each)
    if with_junk:
        _print_card(screen, words, JUNK_ROW)


def _print_set(screen: Screen, words: Words, each: Set) -> None:
    key = f"set-{each.name}"
    title = words.say("set-title", set=words.say(key), theme=words.say(f"{key}.theme"))
    screen.line(title, style=HEADING)
    screen.line("  " + words.say("cards-ratings", **each.ratings._asdict(), most=HIGHEST))
    for row in rows_of(each.name):
        _print_card(screen, words, row)
    screen.line()


def _print_card(screen: Screen, words: Words, row: Row) -> None:
    key = card_key(row.name)
    facts = [
        words.say("card-value", value=row.value),
        words.say(f"kind-{row.kind.value}"),
        *([words.say("card-bonus")] if row.bonus else []),
        words.say("card-copies", copies=row.copies),
    ]
    screen.line("  " + words.say("card-title", card=words.say(key), facts=", ".join(facts)))
    screen.line("    " + words.say(f"{key}.text"))


# -- coverage ---------------------------------------------------------------------------------------------


def _print_coverage(words: Words, rows: Sequence[Row]) -> None:
    heads = ("set", "card", "script", "scenarios", *LANGUAGES, "rulings", "complete")
    table = [[words.say(f"coverage-{head}") for head in heads]]
    covered = {row: coverage(row) for row in rows}
    table += [
        [_set_name(words, row), words.say(card_key(row.name)), *_marks(words, covered[row])] for row in rows
    ]
    for line in columns(table, right=(3,)):
        print(line)
    complete = sum(each.is_complete for each in covered.values())
    print(words.say("coverage-total", total=len(rows), complete=complete))
    if any(each.scenarios is None for each in covered.values()):
        print(words.say("coverage-no-tree"))


def _marks(words: Words, covered: Coverage) -> Iterator[str]:
    def mark(value: bool | None) -> str:
        return words.say("coverage-unknown" if value is None else "coverage-yes" if value else "coverage-no")

    yield mark(covered.script)
    yield words.say("coverage-unknown") if covered.scenarios is None else str(covered.scenarios)
    for lang in LANGUAGES:
        yield mark(lang in covered.texts)
    yield mark(covered.rulings)
    yield mark(covered.is_complete)


def _set_name(words: Words, row: Row) -> str:
    return words.say(f"set-{row.set}.short")


def _plain(words: Words, sets: Sequence[Set], *, with_coverage: bool) -> dict[str, object]:
    rows = _rows(sets)
    shown = [_row(words, row) for row in rows]
    if not with_coverage:
        about = [_set(words, each) for each in sets]
        return {"total": len(rows), "sets": about, "cards": shown, "junk": _row(words, JUNK_ROW)}
    covered = [coverage(row) for row in rows]
    for card, each in zip(shown, covered, strict=True):
        card |= {**each._asdict(), "texts": list(each.texts), "complete": each.is_complete}
    return {"total": len(rows), "complete": sum(each.is_complete for each in covered), "cards": shown}


def _set(words: Words, each: Set) -> dict[str, object]:
    title = words.say(f"set-{each.name}")
    return {"name": each.name, "game": each.game, "ratings": each.ratings._asdict(), "title": title}


def _row(words: Words, row: Row) -> dict[str, object]:
    key = card_key(row.name)
    return {
        "name": row.name,
        "set": row.set,
        "value": row.value,
        "copies": row.copies,
        "kind": row.kind.value,
        "bonus": row.bonus,
        "title": words.say(key),
        "text": words.say(f"{key}.text"),
    }
