"""What stands out in a report, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.cli.report.blocks import Block, Heading, Items, Paragraph
from comptoir.cli.report.saying import Speaker
from comptoir.lab.report import GameReport
from comptoir.lab.report_findings import Finding

_SHARES = ("bots", "order")


def told(speaker: Speaker, game: GameReport) -> Iterator[Block]:
    """The part at the top of a game."""
    words = speaker.words
    yield Heading(words.say("report-stands"), 3)
    lines = sentences(speaker, game)
    if lines:
        yield Paragraph(words.say("report-stands-how"))
        yield Items(tuple(lines))
    else:
        yield Paragraph(words.say("report-stands-nothing"))


def sentences(speaker: Speaker, game: GameReport) -> list[str]:
    """One for each figure that stands out."""
    without = ("players",) if len(game.lengths) == 1 else ()
    return [_sentence(speaker, each, without) for each in game.findings]


def _sentence(speaker: Speaker, found: Finding, without: tuple[str, ...]) -> str:
    words, is_more = speaker.words, found.figure.value > found.expected
    about = dict(found.line.about)
    if found.table in _SHARES:
        cell, fair = speaker.figure(found.figure, "share"), speaker.number(found.expected, "share")
        key = "report-finding-share"
        return words.say(key, about=speaker.label(about), figure=cell.text, note=cell.note, fair=fair)
    if "card" in about:
        del about["family"]
    if "family_other" in about and not is_more:
        about["family"], about["family_other"] = about["family_other"], about["family"]
    cell = speaker.size(found.figure, found.column.unit)
    kind = found.column.name.removesuffix("_apart") if found.table == "sets" else found.table
    return words.say(
        f"report-finding-{kind.replace('_', '-')}",
        about=speaker.label(about, without),
        figure=cell.text,
        note=cell.note,
        more="yes" if is_more else "no",
    )
