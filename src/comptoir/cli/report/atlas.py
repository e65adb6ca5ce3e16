"""The pages of the atlas: one for each study, and one that leads to them and says what they share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from comptoir.cli.report import findings, page
from comptoir.cli.report.blocks import Block, Cell, Heading, Items, Paragraph, Sheet
from comptoir.cli.report.saying import NOTHING, Speaker
from comptoir.cli.report.telling import blocks
from comptoir.lab.estimates import Unit
from comptoir.lab.intervals import Estimate
from comptoir.lab.report import GameReport, Report
from comptoir.lab.report_tables import Table
from comptoir.words import Words

INDEX: Final = "README.md"
_COMPARED: Final[Mapping[str, str]] = {"families": "difference", "sets": "turns_apart"}
"""What is told of a set at every table: the column of each report's table."""
_GAME_OF_SETS: Final = "dale"


class Found(NamedTuple):
    """A figure of a set at one of the tables."""

    figure: Estimate
    unit: Unit
    holds: bool


def pages(
    words: Words, reports: Mapping[str, Report], scale: float, by_hand: str | None = None
) -> dict[str, str]:
    """All files of the atlas; ``by_hand`` is the page that somebody else writes, if it is there."""
    files = {}
    again = command(scale)
    for name, report in reports.items():
        _, *rest = blocks(words, report)
        about = Paragraph(words.say("atlas-page", command=f"`{again}`", study=name, index=INDEX))
        told: list[Block] = [Heading(_title(words, name), 1), about, *rest]
        files[f"{name}.md"] = page.markdown(told, name)
        files |= page.picture_files(told, name)
    return {INDEX: page.markdown(_index(words, reports, again, by_hand)), **files}


def command(scale: float) -> str:
    """What to type for the same pages."""
    return "comptoir lab atlas" if scale == 1 else f"comptoir lab atlas --scale {scale:g}"


def _title(words: Words, name: str) -> str:
    return words.say(f"atlas-title-{name}")


def _link(words: Words, name: str) -> str:
    return f"[{_title(words, name)}]({name}.md)"


# -- the page that leads to the others ----------------------------------------------------------------------


def _index(words: Words, reports: Mapping[str, Report], again: str, by_hand: str | None) -> Iterator[Block]:
    yield Heading(words.say("atlas-title"), 1)
    yield Paragraph(words.say("atlas-about"))
    if by_hand is not None:
        yield Paragraph(words.say("atlas-by-hand", page=by_hand))
    yield Heading(words.say("atlas-pages"))
    yield _tables(words, reports)
    yield Heading(words.say("report-stands"))
    told = tuple(_over_all(words, reports))
    yield Items(told) if told else Paragraph(words.say("report-stands-nothing"))
    yield Paragraph(words.say("atlas-over-all"))
    for name in _COMPARED:
        found = _by_set(reports, name)
        if found:
            yield Heading(words.say(f"atlas-{name}"))
            yield Paragraph(words.say(f"atlas-{name}-how"))
            yield _sets(words, found)
    yield Heading(words.say("atlas-how"))
    yield Paragraph(words.say("atlas-how-made", command=f"`{again}`"))
    yield Sheet(
        tuple([words.say(f"atlas-column-{key}") for key in ("page", "seed", "version", "build", "sources")]),
        tuple([_maker(words, name, report) for name, report in reports.items()]),
        5,
    )
    yield Paragraph(words.say("atlas-how-bots"))


def _tables(words: Words, reports: Mapping[str, Report]) -> Sheet:
    """The size of every table of every study, how long its games are and how often who begins wins."""
    titles = ("page", "table", "bots", "games", "length", "first", "fair")
    rows = []
    for name, report in reports.items():
        for game in report.played:
            speaker = Speaker(words, game.game)
            for line in game.tables["lengths"].lines:
                first = next(
                    each
                    for each in game.tables["order"].lines
                    if each.about["place"] == 0 and line.about.items() <= each.about.items()
                )
                turns = line.figures[0]
                games = speaker.whole(turns.n) if turns else NOTHING
                rows.append(
                    (
                        Cell(_link(words, name)),
                        Cell(speaker.label(line.about)),
                        Cell(_bots(game)),
                        Cell(games),
                        speaker.figure(turns, "number"),
                        speaker.figure(first.figures[0], "share"),
                        Cell(speaker.number(first.fair or 0.0, "share")),
                    )
                )
    return Sheet(tuple([words.say(f"atlas-column-{key}") for key in titles]), tuple(rows), 3)


def _bots(game: GameReport) -> str:
    return ", ".join(dict.fromkeys([line.about["bot"] for line in game.tables["bots"].lines]))


def _maker(words: Words, name: str, report: Report) -> tuple[Cell, ...]:
    about = report.description
    told = [about["study"]["seed"], about["comptoir"], about["build"], f"`{about['sources']}`"]
    return (Cell(_link(words, name)), *[Cell(str(each)) for each in told])


# -- sets at every table ------------------------------------------------------------------------------------


def _by_set(reports: Mapping[str, Report], name: str) -> dict[str, dict[str, Found]]:
    """The figures of each set by study; where all is played with the same there are none."""
    found = dict[str, dict[str, Found]]()
    for study, report in reports.items():
        for game in report.played:
            if "sets" in game.tables and name in game.tables:
                for family, each in _figures(game.tables[name], _COMPARED[name]):
                    found.setdefault(family, {})[study] = each
    return found


def _figures(table: Table, column: str) -> Iterator[tuple[str, Found]]:
    place = [each.name for each in table.columns].index(column)
    for at, line in enumerate(table.lines):
        figure = line.figures[place]
        if figure is not None:
            yield line.about["family"], Found(figure, table.columns[place].unit, (at, place) in table.held)


def _sets(words: Words, found: Mapping[str, Mapping[str, Found]]) -> Sheet:
    """A set in each line, a study in each column, in the order of the first study."""
    studies = list(dict.fromkeys([study for by_study in found.values() for study in by_study]))
    rows = [
        (Cell(_set(words, family)), *[_cell(words, by_study.get(study)) for study in studies])
        for family, by_study in found.items()
    ]
    titles = [words.say("atlas-column-set"), *[_title(words, study) for study in studies]]
    return Sheet(tuple(titles), tuple(rows), 1)


def _cell(words: Words, found: Found | None) -> Cell:
    """A figure with its interval; how many there are is told on the page of its study."""
    speaker = Speaker(words, _GAME_OF_SETS)
    if found is None or not found.figure.is_sure:
        return speaker.figure(found and found.figure, "number")
    value, low, high = (speaker.number(each, found.unit) for each in found.figure[:3])
    return Cell(f"{value} *" if found.holds else value, words.say("atlas-interval", low=low, high=high))


def _set(words: Words, family: str) -> str:
    return Speaker(words, _GAME_OF_SETS).level("family", family, {})


def _over_all(words: Words, reports: Mapping[str, Report]) -> Iterator[str]:
    """What holds of sets at every table, and what stands out where there are none."""
    for name in _COMPARED:
        found = _by_set(reports, name)
        for is_more in (True, False):
            same = [
                _set(words, family)
                for family, by_study in found.items()
                if all([each.holds and (each.figure.value > 0) is is_more for each in by_study.values()])
            ]
            if same:
                yield words.say(
                    f"atlas-over-all-{name}", more="yes" if is_more else "no", sets=", ".join(same)
                )
    for study, report in reports.items():
        for game in report.played:
            if "sets" not in game.tables:
                for sentence in findings.sentences(Speaker(words, game.game), game):
                    yield words.say("atlas-over-all-page", page=_link(words, study), what=sentence)
