"""The reference as documents: what the code says, in tables."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from comptoir.cli.tools import page
from comptoir.cli.tools.reference.answers import TOKEN, Asked, Shape, heard
from comptoir.cli.tools.reference.questions import cards_that_ask, prompts, rules_that_ask
from comptoir.cli.tools.reference.sources import (
    Described,
    Field,
    alias,
    classes,
    describe,
    described,
    parsed,
)
from comptoir.core import DONE, PASS
from comptoir.words import Spoken, Words, catalogue

COMMAND: Final = "`comptoir lab reference`"
AT_FIRST: Final[Mapping[str, Spoken]] = {
    "picked": 0,
    "total": 0,
    "steps": 0,
    "counters": 0,
    "occasion": "purchased",
    "event": "enter",
    "can": True,
}
"""How a sentence is said that has several ways: before the first pick. Everything else stands for itself."""
ENTRANCE: Final = "README.md"
ALIASES: Final = (
    ("core/decision.py", "Option"),
    ("core/decision.py", "Picks"),
    ("core/decision.py", "Args"),
    ("core/table.py", "Cards"),
    ("karanor/pack/pieces.py", "Goods"),
)
"""Short names for types that the pages use."""


class Subject(NamedTuple):
    """A game that has a page."""

    name: str
    kind: str
    """How its classes are called: ``DaleView``."""
    own: str
    """What the keys of its words start with, where they are its own."""
    records: Mapping[str, Sequence[str]]
    """What views and events speak of, by the module it stands in."""


SUBJECTS: Final = (
    Subject("dale", "Dale", "", {"dale/board.py": ["Place"]}),
    Subject(
        "karanor",
        "Karanor",
        "karanor-",
        {
            "karanor/board.py": ["Bundle", "Offer", "Fallen", "Lasting", "Opening"],
            "karanor/events.py": ["Payment"],
            "karanor/pack/pieces.py": ["Modify", "Forbid"],
        },
    ),
)


def pages(words: Words) -> Iterator[tuple[str, str]]:
    """The name of each page, and its text. Raises ``LookupError`` for what says nothing about itself."""
    for name, lines in (
        (ENTRANCE, _entrance(words)),
        *[(f"{subject.name}.md", _game(words, subject)) for subject in SUBJECTS],
    ):
        yield name, "\n".join([*lines, ""])


# -- what all games have in common --------------------------------------------------------------------------


def _entrance(words: Words) -> Iterator[str]:
    links = words.all_of([f"[{words.say(f'game-{each.name}')}]({each.name}.md)" for each in SUBJECTS])
    guide, views = "[write a bot](../guides/write-a-bot.md)", "[views in plain data](../views.md)"
    yield from (f"# {words.say('reference-title')}", "")
    yield from (words.say("reference-about", pages=links, guide=guide, views=views), "")
    yield words.say("reference-made-by", command=COMMAND)
    bots = {each.name: describe(each) for each in classes("bots/bot.py")}
    looks = [bots.pop(name) for name in ("Glance", "Look")]
    bots.pop("RandomBot")
    said = [described("core/motive.py", name) for name in ("Motive", "Verdict")]
    core = [described("core/decision.py", name) for name in ("Decision", "Run", "Some")]
    shown = [described("core/table.py", "Shown"), described("core/events.py", "Face")]
    for part, found in (
        ("bot", [*bots.values(), *said]),
        ("look", looks),
        ("decision", core),
        ("shown", shown),
    ):
        yield from _headed(words, part)
        yield from _records(words, found)
    yield from _headed(words, "aliases")
    yield from ("", *_field_table(words, [alias(file, name) for file, name in ALIASES]))


def _headed(words: Words, part: str, **facts: Spoken) -> Iterator[str]:
    yield from ("", f"## {words.say(f'reference-{part}')}", "", words.say(f"reference-{part}-about", **facts))


def _records(words: Words, found: Iterable[Described]) -> Iterator[str]:
    """One class after the other; what a field is, its name may say."""
    for each in found:
        yield from ("", f"### `{each.name}`")
        if each.doc:
            yield from ("", each.doc)
        if each.fields or each.properties:
            yield from ("", *_field_table(words, [*each.fields, *each.properties]))
        told = [[_code(call), doc] for call, doc in each.methods if doc]
        if told:
            yield from ("", *_table(words, ("call", "meaning"), told))


# -- one game -----------------------------------------------------------------------------------------------


def _game(words: Words, subject: Subject) -> Iterator[str]:
    yield from (f"# {words.say(f'game-{subject.name}')}", "", words.say("reference-game-about"), "")
    yield words.say("reference-made-by", command=COMMAND)
    yield from _questions(words, subject)
    yield from _options(words, subject)
    yield from _told(words, subject)
    yield from _events(words, subject)
    yield from _view(words, subject)
    yield from ("", f"## {words.say('reference-records')}")
    for file, names in subject.records.items():
        yield from _records(words, [described(file, name) for name in names])


def _questions(words: Words, subject: Subject) -> Iterator[str]:
    found = heard(subject.name)
    yield from _headed(words, "questions", games=found.games)
    yield ""
    rows = [_question(words, subject, prompt, found.asked[prompt]) for prompt in prompts(subject.name)]
    yield from _table(words, ("prompt", "said", "options", "picks", "told", "by"), rows)


def _question(words: Words, subject: Subject, prompt: str, asked: Asked) -> list[str]:
    key = f"{subject.own}prompt-{prompt.replace('_', '-')}"
    facts = {name: AT_FIRST.get(name, f"*{name}*") for name in _variables(words.lang)[key]}
    by = [*rules_that_ask(subject.name, prompt), *cards_that_ask(subject.name).get(prompt, ())]
    picks = [words.say(f"reference-picks-{run}") for run in sorted(asked.runs)]
    return [
        f"`{prompt}`{'' if asked.times else '*'}",
        words.say(key, **facts),
        ", ".join(
            [_first_word(words, verb) for verb in sorted({each[0] for each in asked.shapes}, key=_rank)]
        ),
        words.one_of(picks),
        ", ".join([_code(name) for name in sorted(asked.told)]),
        ", ".join([_code(name) for name in by]),
    ]


def _first_word(words: Words, verb: str) -> str:
    return words.say("reference-token") if verb == TOKEN[0] else _code(verb)


def _rank(verb: str) -> tuple[bool, bool, str]:
    """Cards come first, and what ends a run or leaves it last."""
    return verb != TOKEN[0], (verb,) in (DONE, PASS), verb


def _options(words: Words, subject: Subject) -> Iterator[str]:
    found = heard(subject.name)
    asked = {shape for each in found.asked.values() for shape in each.shapes} - {TOKEN}
    yield from _headed(words, "options")
    yield from ("", *_option_table(words, subject, asked))
    if found.unasked:
        yield from _headed(words, "unasked")
        yield from ("", *_option_table(words, subject, found.unasked))


def _option_table(words: Words, subject: Subject, shapes: Iterable[Shape]) -> Iterator[str]:
    """All forms of a word in one row."""
    forms: dict[str, list[Shape]] = {}
    for each in sorted(shapes):
        forms.setdefault(each[0], []).append(each)
    rows = []
    for verb, found in forms.items():
        key = f"reference-{subject.name}-option-{verb}"
        names = words.say(f"{key}.fields").split() if words.knows(f"{key}.fields") else []
        if len(names) != max([len(each) for each in found]) - 1:
            raise LookupError(f"{key} names {len(names)} fields, and options are {found}")
        rows.append([words.one_of([_form(each, names) for each in found]), words.say(key)])
    yield from _table(words, ("option", "meaning"), rows)


def _form(shape: Shape, names: Sequence[str]) -> str:
    """``("purchase", slot: int)``."""
    fields = [f"{name}: {kind}" for name, kind in zip(names, shape[1:], strict=False)]
    return _code(f'("{shape[0]}"{"".join([f", {each}" for each in fields]) or ","})')


def _told(words: Words, subject: Subject) -> Iterator[str]:
    names = sorted({name for each in heard(subject.name).asked.values() for name in each.told})
    rows = [[_code(name), words.say(f"reference-{subject.name}-told-{name}")] for name in names]
    yield from _headed(words, "told")
    yield from ("", *_table(words, ("name", "meaning"), rows))


def _events(words: Words, subject: Subject) -> Iterator[str]:
    file = f"{subject.name}/events.py"
    found = [
        describe(each) for each in classes(file) if "Event" in [ast.unparse(base) for base in each.bases]
    ]
    rows = []
    for each in found:
        doc = " ".join(
            [
                _said(each.name, each.doc),
                *[f"`{field.name}`: {field.doc}" for field in each.fields if field.doc],
            ]
        )
        rows.append(
            [
                _code(each.name),
                ", ".join([_code(f"{field.name}: {field.type}") for field in each.fields]),
                doc,
            ]
        )
    about = ast.get_docstring(parsed(file)) or ""
    yield from _headed(words, "events", game=subject.name, doc=_rest(about))
    yield from ("", *_table(words, ("event", "fields", "meaning"), rows))


def _view(words: Words, subject: Subject) -> Iterator[str]:
    """The view is its board, and what every view has; what it works out it has from all three."""
    view = described(f"{subject.name}/view.py", f"{subject.kind}View")
    board = described(f"{subject.name}/board.py", f"{subject.kind}Board")
    common = described("core/view.py", "View")
    about = ast.get_docstring(parsed(f"{subject.name}/board.py")) or ""
    yield from _headed(words, "view", view=view.name, doc=f"{view.doc} {_rest(about)}")
    own = (*common.fields, *board.fields)
    for each in own:
        _said(f"{view.name}.{each.name}", each.doc)
    yield from ("", *_field_table(words, own), "", f"### {words.say('reference-worked-out')}", "")
    asked = [each for each in common.properties if each.name == "decision"]  # the others are for its journeys
    worked = (*view.properties, *asked, *board.properties)
    rows = [[_code(f"{each.name}: {each.type}"), _said(each.name, each.doc)] for each in worked]
    rows += [[_code(call), _said(call, doc)] for call, doc in board.methods]
    yield from _table(words, ("call", "meaning"), rows)


def _said(name: str, doc: str) -> str:
    """A reader needs a word about everything."""
    if not doc:
        raise LookupError(f"{name} has no docstring")
    return doc


def _rest(doc: str) -> str:
    """A docstring from its second paragraph on."""
    return " ".join(doc.partition("\n\n")[2].split()).replace("``", "`")


# -- tables -------------------------------------------------------------------------------------------------


def _field_table(words: Words, fields: Iterable[Field]) -> Iterator[str]:
    rows = [[_code(each.name), _code(each.type), each.doc] for each in fields]
    yield from _table(words, ("field", "type", "meaning"), rows)


def _table(words: Words, titles: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    named = [words.say(f"reference-titles-{title}") for title in titles]
    cells = [[re.sub(r"(?<!\\)\|", r"\\|", cell) for cell in row] for row in rows]
    yield from page.table(named, cells, len(titles))


def _code(text: str) -> str:
    return f"`{text}`"


# -- sentences that have yet to be filled in ----------------------------------------------------------------


class _Variables(Visitor):
    def __init__(self, pattern: ftl.Pattern) -> None:
        self.found: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


@cache
def _variables(lang: str) -> Mapping[str, list[str]]:
    """What each sentence is given."""
    return {
        entry.id.name: sorted(_Variables(entry.value).found)
        for resource in catalogue(lang).values()
        for entry in resource.body
        if isinstance(entry, ftl.Message) and entry.value is not None
    }
