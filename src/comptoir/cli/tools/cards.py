"""``comptoir cards``: the catalogue, and how complete each card is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.problems import card_key
from comptoir.cli.sets import set_names
from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.tools.coverage import Coverage, coverage
from comptoir.cli.tools.output import columns, print_json
from comptoir.core import registry
from comptoir.dale.catalogue import JUNK_ROW, SET_NAMES, Row, rows_of
from comptoir.words import LANGUAGES, Words


def cards(
    game: Annotated[str, Parameter(help="help-game")] = "dale",
    /,
    *,
    set: Annotated[str | None, Parameter(help="help-cards-set")] = None,
    coverage: Annotated[bool, Parameter(help="help-cards-coverage", negative=())] = False,
    json: Annotated[bool, Parameter(help="help-json", negative=())] = False,
    lang: Annotated[str | None, Parameter(help="help-lang")] = None,
) -> int:
    words = language.choose(lang)
    language.speak(words.lang)
    registry.find(game)
    sets = SET_NAMES if set is None else (read_set(words, set),)
    rows = [row for name in sets for row in rows_of(name)]
    if json:
        print_json(_plain(words, rows, with_coverage=coverage))
    elif coverage:
        _print_coverage(words, rows)
    else:
        _print_catalogue(words, sets, with_junk=set is None)
    return 0


def read_set(words: Words, wish: str) -> str:
    """A set by its name in the code or in words. Raises ``BadOptions``."""
    return set_names(words, [wish])[0]


# -- the catalogue ----------------------------------------------------------------------------------------


def _print_catalogue(words: Words, sets: Sequence[str], *, with_junk: bool) -> None:
    screen = Screen()
    for name in sets:
        title = words.say("set-title", set=words.say(f"set-{name}"), theme=words.say(f"set-{name}.theme"))
        screen.line(title, style=HEADING)
        for row in rows_of(name):
            _print_card(screen, words, row)
        screen.line()
    if with_junk:
        _print_card(screen, words, JUNK_ROW)


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


def _plain(words: Words, rows: Sequence[Row], *, with_coverage: bool) -> dict[str, object]:
    covered = [coverage(row) for row in rows]
    shown = [_row(words, row) for row in rows]
    if not with_coverage:
        return {"total": len(rows), "cards": shown, "junk": _row(words, JUNK_ROW)}
    for card, each in zip(shown, covered, strict=True):
        card |= {**each._asdict(), "texts": list(each.texts), "complete": each.is_complete}
    return {"total": len(rows), "complete": sum(each.is_complete for each in covered), "cards": shown}


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
