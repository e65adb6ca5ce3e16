"""Marchands de Karanor on its shelf: the content pack, where it comes from, and how complete it is."""

from __future__ import annotations

from collections.abc import Iterator

from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.tools.karanor.coverage import Coverage, coverage
from comptoir.cli.tools.naming import find_named
from comptoir.cli.tools.output import columns
from comptoir.karanor.pack import Pack, Piece
from comptoir.telling.karanor.describing import describe_card, source_line
from comptoir.telling.karanor.names import entry_name, entry_text
from comptoir.words import LANGUAGES, Words
from comptoir.words import words as speaking

KINDS = (
    "commerces", "quests", "sequels", "deliveries", "black_market", "artefacts", "insignia", "associates",
    "histories", "origin_cities", "territories", "islands", "resources",
)  # fmt: skip
"""The tables of a pack, in the order they are listed: what merchants strive for first."""


def entries(pack: Pack, kind: str) -> tuple[Piece, ...]:
    """All entries of a kind."""
    found: tuple[Piece, ...] = getattr(pack, kind)
    return found


def choose(words: Words, pack: Pack, wish: str | None) -> list[tuple[str, Piece]]:
    """All entries with their kinds, or the one of that id or name. Raises ``BadOptions``."""
    everything = [(kind, entry) for kind in KINDS for entry in entries(pack, kind)]
    if wish is None:
        return everything
    found = []
    for kind, entry in everything:
        names = [entry_name(each, pack, entry.id) for each in (words, *map(speaking, LANGUAGES))]
        # What goes by the name of its city must not stand in the way of the city itself.
        found.append(((kind, entry), [*names, entry.id] if hasattr(entry, "name") else [entry.id]))
    return [find_named("karanor", wish, found)]


# -- the pack ---------------------------------------------------------------------------------------------


def print_pack(words: Words, pack: Pack) -> None:
    """Every entry: its name, what it costs and does, where it comes from."""
    screen = Screen()
    for kind in KINDS:
        found = entries(pack, kind)
        if found:
            screen.line(words.say("cards-kind", kind=_kind(words, kind), count=len(found)), style=HEADING)
            screen.line()
            for entry in found:
                screen.line("  " + _title(words, pack, entry))
                for line in (*describe_card(words, pack, entry), source_line(words, entry.source)):
                    screen.line(f"    {line}", hang=2)
            screen.line()


def print_entry(words: Words, pack: Pack, entry: Piece) -> None:
    """One entry whole: with its text, and what exactly comes from elsewhere."""
    screen = Screen()
    screen.line(_title(words, pack, entry), style=HEADING)
    text = entry_text(words, pack, entry.id)
    if text:
        screen.line()
        screen.line(text)
    screen.line()
    for line in describe_card(words, pack, entry):
        screen.line(line, hang=2)
    screen.line(source_line(words, entry.source, with_note=True), hang=2)


def _title(words: Words, pack: Pack, entry: Piece) -> str:
    return words.say("cards-entry", name=entry_name(words, pack, entry.id), id=entry.id)


def _kind(words: Words, kind: str) -> str:
    return words.say(f"cards-kind-{kind.replace('_', '-')}")


# -- coverage ---------------------------------------------------------------------------------------------


def print_coverage(words: Words, pack: Pack, wish: str | None) -> None:
    heads = ("kind", "card", "drawn", "used", *LANGUAGES, "complete")
    chosen = choose(words, pack, wish)
    covered = [coverage(pack, entry) for _, entry in chosen]
    rows = [[words.say(f"coverage-{head}") for head in heads]]
    rows += [
        [_kind(words, kind), entry_name(words, pack, entry.id), *_marks(words, each)]
        for (kind, entry), each in zip(chosen, covered, strict=True)
    ]
    for line in columns(rows, right=(2, 3)):
        print(line)
    complete = sum(each.is_complete for each in covered)
    print(words.say("coverage-total", total=len(covered), complete=complete))
    if any(each.used is None for each in covered):
        print(words.say("coverage-no-archive"))


def _marks(words: Words, covered: Coverage) -> Iterator[str]:
    for count in (covered.drawn, covered.used):
        yield words.say("coverage-unknown") if count is None else str(count)
    for is_there in (*[lang in covered.texts for lang in LANGUAGES], covered.is_complete):
        yield words.say("coverage-yes" if is_there else "coverage-no")


# -- for programs -------------------------------------------------------------------------------------------


def plain(words: Words, pack: Pack, wish: str | None, *, with_coverage: bool) -> dict[str, object]:
    chosen = choose(words, pack, wish)
    shown = [_entry(words, pack, kind, entry) for kind, entry in chosen]
    about: dict[str, object] = {"id": pack.id, "version": pack.version, "digest": pack.digest}
    if not with_coverage:
        return {"total": len(shown), "pack": about, "cards": shown}
    covered = [coverage(pack, entry) for _, entry in chosen]
    for card, each in zip(shown, covered, strict=True):
        card |= {**each._asdict(), "texts": list(each.texts), "complete": each.is_complete}
    complete = sum(each.is_complete for each in covered)
    return {"total": len(shown), "complete": complete, "pack": about, "cards": shown}


def _entry(words: Words, pack: Pack, kind: str, entry: Piece) -> dict[str, object]:
    return {
        "name": entry.id,
        "kind": kind,
        "copies": getattr(entry, "copies", 1),
        "title": entry_name(words, pack, entry.id),
        "text": entry_text(words, pack, entry.id),
        "facts": describe_card(words, pack, entry),
        "source": entry.source.kind,
        "note": entry.source.note,
    }
