"""A report as the blocks of a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from comptoir.cli.report import findings, pictures
from comptoir.cli.report.blocks import Block, Cell, Heading, Paragraph, Picture, Sheet, Warned
from comptoir.cli.report.pictures import Mark, Square
from comptoir.cli.report.saying import NOTHING, Speaker
from comptoir.lab.report import Change, GameReport, Report
from comptoir.lab.report_tables import Line, Table
from comptoir.words import Words

_FEW_DEALS: Final = 30
_MOST_SHOWN: Final = 15
"""So many of the best, and of the worst."""
_FEW_SEATS: Final = 20
"""What fewer have bought stands at no end of a list but by chance."""
_ROUNDS: Final = 5
_MOST_LEVELS: Final = 12
"""So many levels of a factor are named."""
_ORDER: Final = (
    "bots", "order", "sides", "lengths", "sets", "doing", "trading", "rounds",
    "families", "pairs", "idle", "cards",
)  # fmt: skip


_PICTURES: Final[Mapping[str, str]] = {
    "bots": "wins", "order": "wins", "sides": "wins",
    **{name: name for name in ("families", "pairs", "cards", "lengths", "rounds")},
}  # fmt: skip
"""What the pictures of these tables are called."""


def title_of(words: Words, report: Report) -> str:
    return words.say("report-title", study=report.path.resolve().name)


def blocks(
    words: Words, report: Report, other: Report | None = None, changes: Sequence[Change] = ()
) -> Iterator[Block]:
    """The whole page."""
    yield Heading(title_of(words, report), 1)
    yield from _summary(words, report)
    if other is not None:
        yield from _against(words, other, changes)
    for game in report.played:
        yield Heading(words.say(f"game-{game.game}") if words.knows(f"game-{game.game}") else game.game)
        games, deals = (words.say("whole", whole=each) for each in (game.games, game.deals))
        yield Paragraph(words.say("report-game", games=games, deals=deals))
        if game.deals < _FEW_DEALS:
            yield Warned(words.say("report-few", deals=deals))
        speaker = Speaker(words, game.game)
        yield from findings.told(speaker, game)
        yield from _of_game(speaker, game)
    yield from _times(words, report)
    yield Heading(words.say("report-how"))
    for key in ("wins", "intervals", "cards"):
        yield Paragraph(words.say(f"report-how-{key}"))


# -- what was studied ---------------------------------------------------------------------------------------


def _summary(words: Words, report: Report) -> Iterator[Block]:
    about = report.description
    told = {
        name: words.say("whole", whole=getattr(report, name))
        for name in ("games", "finished", "counted", "errors")
    }
    yield Paragraph(words.say("report-counts", **told))
    for name, games in report.faults.items():
        yield Warned(words.say(f"report-fault-{name}", games=words.say("whole", whole=games)))
    if not report.counted:
        yield Warned(words.say("report-empty"))
    for name in report.missing:
        yield Paragraph(words.say("report-missing", table=name))
    yield Heading(words.say("report-studied"))
    wishes, cells = about.get("study", {}), about.get("cells", [])
    yield Paragraph(
        words.say(
            "report-design",
            design=str(wishes.get("design", NOTHING)),
            seed=str(wishes.get("seed", NOTHING)),
            cells=words.say("whole", whole=len(cells)),
            games=str(wishes.get("games", NOTHING)),
        )
    )
    yield Paragraph(
        words.say(
            "report-made-by",
            version=str(about.get("comptoir", NOTHING)),
            build=str(about.get("build", NOTHING)),
            sources=str(about.get("sources", NOTHING)),
        )
    )
    rows = [(Cell(name), Cell(_listed(words, levels))) for name, levels in _factors(cells)]
    if rows:
        yield Sheet((words.say("report-column-factor"), words.say("report-column-levels")), tuple(rows), 2)


def _factors(cells: Sequence[Any]) -> list[tuple[str, list[str]]]:
    """The levels of each factor, as they were played."""
    found: dict[str, dict[str, None]] = {}
    for cell in cells:
        for name, level in cell.get("levels", {}).items():
            text = " + ".join(map(str, level)) if isinstance(level, list | tuple) else str(level)
            found.setdefault(name, {})[text] = None
    return [(name, [*levels]) for name, levels in found.items()]


def _listed(words: Words, levels: Sequence[str]) -> str:
    """All levels, or the first of very many."""
    named = ", ".join(levels[:_MOST_LEVELS])
    left = len(levels) - _MOST_LEVELS
    return words.say("report-levels-more", levels=named, left=left) if left > 0 else named


# -- one game -----------------------------------------------------------------------------------------------


def _of_game(speaker: Speaker, game: GameReport) -> Iterator[Block]:
    words = speaker.words
    for name in _ORDER:
        table = game.tables.get(name)
        if table is None:
            continue
        yield Heading(words.say(f"report-{name}"), 3)
        yield Paragraph(words.say(f"report-{name}-how"))
        yield from _drawn(speaker, game, table)
        if name == "lengths":
            yield _quantiles(speaker, game)
        yield _sheet(speaker, table)
        if table.held:
            yield Paragraph(words.say("report-held"))


def _sheet(speaker: Speaker, table: Table) -> Sheet:
    words = speaker.words
    titles, _ = speaker.about(table.lines[0].about)
    columns = [words.say(f"report-column-{column.name.replace('_', '-')}") for column in table.columns]
    has_fair = table.lines[0].fair is not None
    fair = [words.say("report-column-fair")] if has_fair else []
    rows = {at: _row(speaker, table, at) for at in range(len(table.lines))}
    chosen = _chosen(table)
    shown = None if len(chosen) == len(rows) else tuple([rows[at] for at in chosen])
    return Sheet((*titles, *columns, *fair), tuple(rows.values()), len(titles), shown)


def _row(speaker: Speaker, table: Table, at: int) -> tuple[Cell, ...]:
    line = table.lines[at]
    _, texts = speaker.about(line.about)
    figures = []
    for place, (estimate, column) in enumerate(zip(line.figures, table.columns, strict=True)):
        cell = speaker.figure(estimate, column.unit)
        figures.append(cell._replace(text=f"{cell.text} *") if (at, place) in table.held else cell)
    fair = [] if line.fair is None else [Cell(speaker.number(line.fair, "share"))]
    return (*[Cell(text) for text in texts], *figures, *fair)


def _chosen(table: Table) -> list[int]:
    """The lines for the page: all, or both ends of a long list, those left out that few have bought."""
    every = list(range(len(table.lines)))
    if table.name == "rounds":  # the picture has them all
        return [at for at in every if table.lines[at].about["round"] % _ROUNDS in (0, 1)]
    if len(every) <= 2 * _MOST_SHOWN or table.name not in ("pairs", "idle", "cards"):
        return every
    known = [at for at in every if _seats_of(table.lines[at]) >= _FEW_SEATS]
    known = known if len(known) >= _MOST_SHOWN else every
    ends = known[:_MOST_SHOWN] if table.name == "pairs" else [*known[:_MOST_SHOWN], *known[-_MOST_SHOWN:]]
    return sorted(set(ends))


def _seats_of(line: Line) -> int:
    return max([each.n for each in line.figures if each is not None], default=0)


def _drawn(speaker: Speaker, game: GameReport, table: Table) -> Iterator[Picture]:
    """The picture of a table, if it has one."""
    key = _PICTURES.get(table.name)
    # Where all bots are of one kind, each wins its fair share.
    if key is not None and (table.name != "bots" or len(table.lines) > len(game.lengths)):
        name, caption = f"{game.game}-{table.name}", speaker.words.say(f"report-{key}-picture")
        yield Picture(name, _svg(speaker, game, table, name, caption), caption)


def _svg(speaker: Speaker, game: GameReport, table: Table, name: str, alt: str) -> str:
    words, points = speaker.words, speaker.words.say("report-axis-points")
    lines = [table.lines[at] for at in _chosen(table)]
    match table.name:
        case "families":
            marks = [Mark(speaker.label(line.about), line.figures[2:]) for line in lines if line.figures[2]]
            return pictures.forest(name, alt, marks, points, zero=True)
        case "pairs":
            return _map(speaker, game, table, name, alt)
        case "cards":
            marks = [Mark(speaker.label(line.about, ("family",)), line.figures[1:3]) for line in lines]
            series = [words.say(f"report-column-{each}") for each in ("early", "late")]
            return pictures.forest(name, alt, marks, points, series, zero=True)
        case "lengths":
            panels = {speaker.label(each.about): each.counted for each in game.lengths}
            axis, count = words.say("report-axis-length"), words.say("report-axis-games")
            return pictures.bars(name, alt, panels, axis, count)
        case "rounds":
            return pictures.curves(name, alt, _panels(speaker, table), words.say("report-axis-round"))
    marks = [Mark(speaker.label(line.about), line.figures, line.fair) for line in lines]
    return pictures.forest(name, alt, marks, words.say("report-axis-wins"))


def _map(speaker: Speaker, game: GameReport, table: Table, name: str, alt: str) -> str:
    """All sets against all, those whose buyers win most often first."""
    families = game.tables["families"].lines if "families" in game.tables else ()
    paired = [line.about[side] for line in table.lines for side in ("family", "family_other")]
    order = list(
        dict.fromkeys([line.about["family"] for line in families if line.about["family"] in paired] + paired)
    )
    chart = {}
    for at, line in enumerate(table.lines):
        found, holds = line.figures[2], (at, 2) in table.held
        if found is not None:
            one, other = (order.index(line.about[side]) for side in ("family", "family_other"))
            chart[one, other] = Square(found, holds)
            chart[other, one] = Square(
                found._replace(value=-found.value, low=-found.high, high=-found.low), holds
            )
    labels = [speaker.level("family", family, {}) for family in order]
    return pictures.heat(name, alt, labels, chart, speaker.words.say("report-axis-points"))


def _panels(speaker: Speaker, table: Table) -> dict[str, dict[str, list[Any]]]:
    """The curves of winners and others, for each measure and each size of table."""
    found: dict[str, dict[str, list[Any]]] = {}
    names = [speaker.words.say(f"report-column-{each.name}") for each in table.columns[:2]]
    for line in table.lines:
        panel = found.setdefault(speaker.label(line.about, ("round",)), {name: [] for name in names})
        for name, estimate in zip(names, line.figures, strict=False):
            if estimate is not None:
                panel[name].append((line.about["round"], estimate))
    return found


def _quantiles(speaker: Speaker, game: GameReport) -> Sheet:
    parts = {"shortest": 0.0, "p5": 0.05, "median": 0.5, "p95": 0.95, "longest": 1.0}
    titles = [speaker.words.say(f"report-column-{key}") for key in ("players", "n", *parts)]
    rows = [
        (
            Cell(speaker.label(each.about)),
            Cell(speaker.whole(sum(each.counted.values()))),
            *[Cell(speaker.whole(each.quantile(part))) for part in parts.values()],
        )
        for each in game.lengths
    ]
    return Sheet(tuple(titles), tuple(rows), 1)


# -- the rest -----------------------------------------------------------------------------------------------


def _times(words: Words, report: Report) -> Iterator[Block]:
    if report.times:
        yield Heading(words.say("report-times"))
        yield Paragraph(words.say("report-times-how"))
        titles = ("game", "bot", "choices", "median", "most-of-them", "longest")
        rows = []
        for game, bot, each in report.times:
            speaker = Speaker(words, game)
            figures = [Cell(speaker.milliseconds(figure)) for figure in each[1:]]
            rows.append((Cell(game), Cell(bot), Cell(speaker.whole(each.decisions)), *figures))
        yield Sheet(tuple([words.say(f"arena-title-{key}") for key in titles]), tuple(rows), 2)


def _against(words: Words, other: Report, changes: Sequence[Change]) -> Iterator[Block]:
    """What differs from another study, the surest first."""
    yield Heading(words.say("report-against", other=other.path.resolve().name))
    counted = words.say("whole", whole=other.counted)
    yield Paragraph(words.say("report-against-other", folder=str(other.path), counted=counted))
    for name, games in other.faults.items():
        yield Warned(words.say(f"report-fault-{name}", games=words.say("whole", whole=games)))
    if not changes:
        yield Warned(words.say("report-against-nothing"))
        return
    holding = sum([each.holds for each in changes])
    yield Paragraph(
        words.say("report-against-how", tests=words.say("whole", whole=len(changes)), holding=holding)
    )
    order = sorted(changes, key=lambda each: each.tested.p)
    marks = [
        Mark(_changed(words, each), (each.tested.difference,)) for each in order if each.unit != "number"
    ][: 2 * _MOST_SHOWN]
    if marks:
        caption = words.say("report-against-picture")
        svg = pictures.forest("against", caption, marks, words.say("report-axis-points"), zero=True)
        yield Picture("against", svg, caption)
    keys = ("figure", "this", "other", "difference", "p", "holds")
    rows = [_change_row(words, each) for each in order]
    shown = tuple(rows[: 2 * _MOST_SHOWN])
    yield Sheet(tuple([words.say(f"report-column-{key}") for key in keys]), tuple(rows), 1, shown)


def _change_row(words: Words, change: Change) -> tuple[Cell, ...]:
    speaker = Speaker(words, change.game)
    apart = "points" if change.unit == "share" else change.unit
    return (
        Cell(_changed(words, change)),
        speaker.figure(change.mine, change.unit),
        speaker.figure(change.theirs, change.unit),
        speaker.figure(change.tested.difference, apart),
        Cell(speaker.p(change.tested.p)),
        Cell(words.say("report-holds", holds=change.holds)),
    )


def _changed(words: Words, change: Change) -> str:
    section = words.say(f"report-short-{change.table}")
    about = {
        name: level for name, level in change.about.items() if name != "family" or "card" not in change.about
    }
    return words.say("report-changed", section=section, about=Speaker(words, change.game).label(about))
