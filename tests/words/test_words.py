"""The two catalogues say the same things, everything the code says is in them, and nothing else is."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import comptoir
from comptoir.cli.app import app
from comptoir.core import Event, events
from comptoir.dale import events as dale_events
from comptoir.dale.catalogue import ROWS, SETS
from comptoir.dale.printed import Kind
from comptoir.words import LANGUAGES, Words, from_locale
from comptoir.words import catalogue as parse_catalogue

HOUSE = Path(comptoir.__file__).parent
ERRORS = {"Refused", "BadOptions", "BadSave", "ComptoirError", "ScriptFailed"}
SPEAKING = ("cli", "server", "telling", "words")
"""The rooms that say something to a person."""
PLACES = {"market-deck", "market-discard"}
"""Where a client draws something: no keys, though they look like some."""
HEADERS = {"no-cache", "no-referrer", "no-store"}
"""What browsers are told: no keys either."""
ASKS = {
    "swift_decision",
    "choose_from_hand",
    "may_choose_from_hand",
    "choose_card",
    "choose_fitting",
    "may_choose",
    "choose_together",
    "find_card",
    "distribute",
    "choose_seat",
    "choose_seats",
    "choose_some_from_hand",
    "name_value",
    "choose_other",
    "choose_number",
    "choose_some",
    "choose_in_order",
    "choose_set",
    "choose_while",
    "arrange",
    "may",
    "_ask",
    "Decision",
    "_make",
}
DERIVED = ("error-", "event-", "prompt-", "card-", "set-", "kind-", "help-")
"""Prefixes whose keys follow from codes, events, prompts, the catalogue of cards and the commands."""


catalogue = cache(parse_catalogue)


def entries(lang: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """Every key of a language, attributes too, with what it says."""
    for resource in catalogue(lang).values():
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    yield entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class Variables(Visitor):
    def __init__(self, pattern: ftl.Pattern) -> None:
        self.found: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.found.add(node.id.name)


def variables(lang: str) -> dict[str, set[str]]:
    return {key: Variables(pattern).found for key, pattern in entries(lang)}


# -- the catalogues -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_can_be_read(lang: str) -> None:
    broken = [
        f"{lang}/{name}: {entry.content}"
        for name, resource in catalogue(lang).items()
        for entry in resource.body
        if isinstance(entry, ftl.Junk)
    ]
    assert broken == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_said_twice(lang: str) -> None:
    keys = [key for key, _ in entries(lang)]
    assert sorted(keys) == sorted(set(keys))


def test_the_languages_have_the_same_files_and_keys() -> None:
    first, *others = LANGUAGES
    for other in others:
        assert set(catalogue(other)) == set(catalogue(first))
        assert set(variables(other)) == set(variables(first))


def test_the_languages_use_the_same_variables() -> None:
    first, *others = LANGUAGES
    for other in others:
        mine, theirs = variables(first), variables(other)
        differing = {key: mine[key] ^ theirs[key] for key in mine if mine[key] != theirs[key]}
        assert differing == {}


# -- what the code says ---------------------------------------------------------------------------------


@cache
def parsed(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"))


def trees(*rooms: str) -> Iterator[ast.Module]:
    for room in rooms:
        for module in sorted((HOUSE / room).rglob("*.py")):
            yield parsed(module)


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def texts(node: ast.AST) -> list[str]:
    return [
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every error code in the house, with the call that makes the error."""
    for tree in trees("."):
        functions = ast.FunctionDef | ast.AsyncFunctionDef
        for function in [node for node in ast.walk(tree) if isinstance(node, functions)]:
            named = {
                target.id: texts(node.value)
                for node in ast.walk(function)
                if isinstance(node, ast.Assign)
                for target in node.targets
                if isinstance(target, ast.Name)
            }
            for node in ast.walk(function):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                    continue
                if called(node) in ERRORS and node.args:
                    code = node.args[0]
                    codes = named.get(code.id, []) if isinstance(code, ast.Name) else texts(code)
                    for each in codes:
                        if re.fullmatch(r"[a-z_]+", each):
                            yield each, node


def reasons() -> Iterator[str]:
    """The codes of Karanor's reasons: a code with its facts."""
    for tree in trees("karanor"):
        for node in ast.walk(tree):
            if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
                yield from texts(node.elts[0])


def faults() -> Iterator[str]:
    """The codes of what is against something in Dale: what its ``fault_of_…`` return."""
    for tree in trees("dale"):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name.startswith("fault_of_"):
                for node in ast.walk(function):
                    if isinstance(node, ast.Return) and node.value is not None:
                        yield from filter(None, texts(node.value))


def error_codes() -> set[str]:
    return {code for code, _ in raised()} | {*reasons(), *faults(), "script_failed"}


def prompts() -> set[str]:
    """What the rules ask: the texts handed to whatever asks, or asked where nothing is handed."""
    found = set()
    for tree in trees("dale"):
        for node in ast.walk(tree):
            if isinstance(node, ast.arguments):
                usual = zip(node.args[::-1], node.defaults[::-1], strict=False)
                found |= {text for each, said in usual if each.arg == "prompt" for text in texts(said)}
            if isinstance(node, ast.Call) and called(node) in ASKS:
                given = [
                    *node.args,
                    *(each for row in node.args if isinstance(row, ast.Tuple) for each in row.elts),
                ]
                found |= {text for each in given if isinstance(each, ast.Constant) for text in texts(each)}
            elif isinstance(node, ast.AsyncFunctionDef) and node.name in ASKS:
                found |= {text for each in node.args.defaults for text in texts(each)}
    return found


def event_names() -> set[str]:
    found = [each for each in vars(dale_events).values() if isinstance(each, type)]
    return {each.name() for each in found if issubclass(each, Event) and each is not events.Event}


def literals() -> set[str]:
    """Every text in the code of the rooms that speak that could be a key."""
    return {text for tree in trees(*SPEAKING) for text in texts(tree)}


def shapes() -> list[re.Pattern[str]]:
    """Keys put together in an f-string, as patterns; those of a derived kind are not taken at their word."""
    found = []
    for tree in trees(*SPEAKING):
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if re.fullmatch(r"[a-z-]+-", start) and start not in DERIVED:
                    parts = [
                        re.escape(str(each.value)) if isinstance(each, ast.Constant) else "[a-z0-9-]+"
                        for each in node.values
                    ]
                    found.append(re.compile("".join(parts)))
    return found


def hyphens(name: str) -> str:
    return name.replace("_", "-")


def expected() -> set[str]:
    """The keys that follow from the rules, the cards and the commands."""
    keys = {f"prompt-{hyphens(each)}" for each in prompts()}
    keys |= {f"event-{hyphens(each)}" for each in event_names()}
    keys |= {f"error-{hyphens(each)}" for each in error_codes()}
    for row in ROWS:
        keys |= {f"card-{hyphens(row.name)}", f"card-{hyphens(row.name)}.text"}
    for each in SETS:
        keys |= {f"set-{each.name}", *(f"set-{each.name}.{name}" for name in ("short", "theme", "advice"))}
    keys |= {f"kind-{kind.value}" for kind in Kind}
    return keys | {f"help-{name}" for name in app if not name.startswith("-")}


def test_the_code_was_read() -> None:
    assert {"action", "pay", "build", "put_back", "guess_value", "choose_victims"} <= prompts()
    assert {"too_expensive", "used_already", "no_ability", "game_over", "save_damaged"} <= error_codes()
    assert {"turn_began", "drew", "filled_market", "won"} <= event_names()
    assert {"option-line", "command-undo", "help-players"} <= literals()


def test_nothing_the_code_says_is_missing() -> None:
    known = {key for key, _ in entries(LANGUAGES[0])}
    starts = {key.partition("-")[0] for key in known if "-" in key}
    said = {
        text
        for text in literals()
        if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+(\.[a-z]+)?", text) and text.partition("-")[0] in starts
    }
    assert sorted((expected() | said) - known - PLACES - HEADERS) == []


def test_nothing_is_said_that_no_code_says() -> None:
    said, patterns = expected() | literals(), shapes()
    attributes = {text.removeprefix(".") for text in said if re.fullmatch(r"\.[a-z]+", text)}

    def is_said(key: str) -> bool:
        # A client may have an error in words of its own.
        return key.removeprefix("shown-") in said or any(pattern.fullmatch(key) for pattern in patterns)

    unused = []
    for key, _ in entries(LANGUAGES[0]):
        name, _, attribute = key.partition(".")
        if name.startswith(("ruling-", "web-")):
            continue  # test_rulings.py holds them against the cards, test_page_words.py against the pages
        if not is_said(key) and not (attribute in attributes and is_said(name)):
            unused.append(key)
    assert unused == []


def test_an_error_brings_what_its_sentence_needs() -> None:
    needed = variables(LANGUAGES[0])
    lacking = []
    for code, call in raised():
        given = {each.arg for each in call.keywords}
        missing = needed[f"error-{hyphens(code)}"] - {name for name in given if name}
        if missing and None not in given:
            lacking.append(f"{code} in line {call.lineno} lacks {sorted(missing)}")
    assert lacking == []


# -- typography -----------------------------------------------------------------------------------------


def pieces(pattern: ftl.Pattern) -> Iterator[str]:
    """The texts a pattern can print, each variant by itself; what is filled in stands as an X."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            line += element.value
            continue
        inside: Any = element.expression
        if isinstance(inside, ftl.StringLiteral):
            line += inside.value
        elif isinstance(inside, ftl.SelectExpression):
            for variant in inside.variants:
                yield from pieces(variant.value)
            line += "X"
        else:
            line += "X"
    yield line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_quotes_are_not_straight(lang: str) -> None:
    straight = [key for key, pattern in entries(lang) for text in pieces(pattern) if re.search("['\"]", text)]
    assert straight == []


def test_french_punctuation_keeps_its_space() -> None:
    wrong = [
        f"{key}: {found.group()!r}"
        for key, pattern in entries("fr")
        for text in pieces(pattern)
        for found in re.finditer(r"[^\s\u00a0] ?[:;!?»](?=[\s\u00a0]|$)|«(?!\u00a0)", text)
    ]
    assert wrong == []


def test_english_punctuation_has_none() -> None:
    wrong = [
        f"{key}: {found.group()!r}"
        for key, pattern in entries("en")
        for text in pieces(pattern)
        for found in re.finditer(r"\w[ \u00a0][:;!](?=\s|$)", text)
    ]
    assert wrong == []


# -- saying ---------------------------------------------------------------------------------------------


def test_lists_are_joined_as_people_do() -> None:
    english, french = Words("en"), Words("fr")
    assert english.all_of([]) == ""
    assert english.all_of(["a"]) == "a"
    assert english.all_of(["a", "b"]) == "a and b"
    assert english.all_of(["a", "b", "c", "d"]) == "a, b, c and d"
    assert french.all_of(["a", "b", "c"]) == "a, b et c"
    assert french.one_of(["a", "b", "c"]) == "a, b ou c"
    assert english.say("set-cards", cards=["Acorn", "Junk"]) == "Cards: Acorn and Junk."


def test_an_attribute_is_said_like_a_key() -> None:
    words = Words("en")
    assert words.text("set-macaws", "short") == words.say("set-macaws.short") == "Macaws"


def test_no_isolating_marks_are_added() -> None:
    said = Words("en").say("event-played", who="other", name="Greta", card="Acorn")
    assert said == "Greta plays Acorn."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Greta", "la défausse de Greta"),
        ("Oskar", "la défausse d’Oskar"),
        ("Élise", "la défausse d’Élise"),
        ("Hugo", "la défausse d’Hugo"),
    ],
)
def test_french_elides(name: str, said: str) -> None:
    args = {"who": "you", "name": "", "cards": "Gland", "source": "aside", "whose": "other", "owner": name}
    assert Words("fr").say("event-discarded", **args) == f"Vous mettez Gland dans {said}."


@pytest.mark.parametrize("key", ["no-such-key", "card-acorn.no-such-attribute"])
def test_a_missing_key_is_named(key: str) -> None:
    with pytest.raises(KeyError, match=key):
        Words("fr").say(key)


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(KeyError, match="number"):
        Words("en").say("option-build")


def test_there_is_no_other_language() -> None:
    with pytest.raises(KeyError, match="en, fr"):
        Words("de")


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_locale_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert from_locale(environ) == lang
