"""La Vallée des Marchands on its shelf: the catalogue, and how complete each card is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from comptoir.cli.sets import read_limits, set_names
from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.tools.dale.coverage import Coverage, coverage
from comptoir.cli.tools.naming import find_named
from comptoir.cli.tools.output import columns
from comptoir.cli.tools.shelf import CardsWish
from comptoir.core import BadOptions
from comptoir.dale.catalogue import JUNK, ROWS, SETS
from comptoir.dale.editions import printed
from comptoir.dale.guests import OURS
from comptoir.dale.options import HIGHEST, sets_within
from comptoir.dale.printed import NO_BOX, Row, Set
from comptoir.telling.dale.teller import card_key
from comptoir.words import LANGUAGES, Words, words


class Chosen(NamedTuple):
    """The sets that were asked for, and their cards; or one card, and its set."""

    sets: list[Set]
    rows: list[Row]
    is_one: bool = False


def choose(words: Words, wish: CardsWish) -> Chosen:
    """The sets of that name, game and rating, or one of their cards. Raises ``BadOptions``: there is none."""
    names = [each.name for each in SETS] if wish.set is None else set_names(words, [wish.set])
    games = sorted({each.game for each in SETS} - {NO_BOX})
    if wish.box is not None and wish.box not in games:
        raise BadOptions("out_of_range", option="--game", value=str(wish.box), least=games[0], most=games[-1])
    sets = [each for each in sets_within(read_limits(wish.filters)) if each.name in names]
    sets = [each for each in sets if wish.box in (None, each.game)]
    if not sets:
        raise BadOptions("no_set_matches")
    rows = [row for each in sets for row in printed() if row.set == each.name]
    if wish.card is None:
        return Chosen(sets, rows)
    row = find_named("dale", wish.card, [(row, _names(words, row)) for row in rows])
    return Chosen([each for each in sets if each.name == row.set], [row], True)


def _names(reader: Words, row: Row) -> list[str]:
    key = card_key(row.key)
    return [reader.say(key), *[words(lang).say(key) for lang in LANGUAGES], row.key]


# -- the catalogue ----------------------------------------------------------------------------------------


def print_catalogue(words: Words, chosen: Chosen) -> None:
    screen, sets = Screen(), chosen.sets
    if chosen.is_one:
        screen.line(_set_title(words, sets[0]), style=HEADING)
        _print_card(screen, words, chosen.rows[0])
        return
    for game, of_game in groupby(sets, key=lambda each: each.game):
        screen.line(words.say("cards-game", game=game) if game else words.say("cards-guests"), style=HEADING)
        screen.line()
        for each in of_game:
            _print_set(screen, words, each, [row for row in chosen.rows if row.set == each.name])
    if len(sets) == len(SETS):
        _print_card(screen, words, ROWS[JUNK])


def _print_set(screen: Screen, words: Words, each: Set, rows: Sequence[Row]) -> None:
    screen.line(_set_title(words, each), style=HEADING)
    screen.line("  " + words.say("cards-ratings", **each.ratings._asdict(), most=HIGHEST))
    for row in rows:
        _print_card(screen, words, row)
    screen.line()


def _set_title(words: Words, each: Set) -> str:
    key = f"set-{each.name}"
    return words.say("set-title", set=words.say(key), theme=words.say(f"{key}.theme"))


def _print_card(screen: Screen, words: Words, row: Row) -> None:
    key = card_key(row.key)
    facts = [
        words.say("card-value", value=row.value),
        words.say(f"kind-{row.kind.value}"),
        *([words.say("card-bonus")] if row.bonus else []),
        words.say("card-copies", copies=row.copies),
    ]
    screen.line("  " + words.say("card-title", card=words.say(key), facts=", ".join(facts)))
    screen.line("    " + words.say(f"{key}.text"))


# -- coverage ---------------------------------------------------------------------------------------------


def print_coverage(words: Words, rows: Sequence[Row]) -> None:
    heads = ("set", "card", "script", "scenarios", *LANGUAGES, "rulings", "complete")
    table = [[words.say(f"coverage-{head}") for head in heads]]
    covered = {row: coverage(row) for row in rows}
    table += [
        [_set_name(words, row), words.say(card_key(row.key)), *_marks(words, covered[row])] for row in rows
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


def plain(words: Words, chosen: Chosen, *, with_coverage: bool) -> dict[str, object]:
    rows = chosen.rows
    shown = [_row(words, row) for row in rows]
    if not with_coverage:
        about = [_set(words, each) for each in chosen.sets]
        return {"total": len(rows), "sets": about, "cards": shown, "junk": _row(words, ROWS[JUNK])}
    covered = [coverage(row) for row in rows]
    for card, each in zip(shown, covered, strict=True):
        card |= {**each._asdict(), "texts": list(each.texts), "complete": each.is_complete}
    return {"total": len(rows), "complete": sum(each.is_complete for each in covered), "cards": shown}


def _set(words: Words, each: Set) -> dict[str, object]:
    title = words.say(f"set-{each.name}")
    return {"name": each.name, "game": each.game, "ratings": each.ratings._asdict(), "title": title}


def _row(words: Words, row: Row) -> dict[str, object]:
    key = card_key(row.key)
    return {
        "name": row.name,
        "set": row.set,
        "value": row.value,
        "copies": row.copies,
        "kind": row.kind.value,
        "bonus": row.bonus,
        "edition": row.edition or OURS,
        "title": words.say(key),
        "text": words.say(f"{key}.text"),
    }
