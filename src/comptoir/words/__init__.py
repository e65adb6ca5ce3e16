"""Every sentence a person reads, in French and English: Fluent catalogues and the way to say them.

A catalogue is every ``.ftl`` file in the folder of its language, ours and those of packages that announce
words of their own under the entry point ``comptoir.words`` (``words/<language>`` in the package). A key that
does not exist, or a variable a sentence needs and did not get, raises: nobody is ever shown half a sentence
or the wrong language.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource

from comptoir.words.phrases import Long, Phrase, PhraseBundle, joined

LANGUAGES = ("en", "fr")
GROUP = "comptoir.words"

Spoken: TypeAlias = str | int | Sequence[str]
"""What a sentence can be given: a text, a number, or a list of texts to be joined."""

_SHORTENED = 200
_MUTE_OR_VOWEL = frozenset("aeiouh")
_MOST_REMEMBERED = 1 << 14
"""So many sentences are remembered: most are said again soon, to the next reader."""

_ENTRY = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*)")
"""Enough of Fluent to find a sentence; what it means, its parser says when it is first said."""


class Words:
    """One language."""

    __slots__ = ("_bundle", "_keys", "_said", "_written", "lang")

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = PhraseBundle(lang, _FUNCTIONS)
        self._said: dict[object, str] = {}
        self._written = {
            entry[1]: entry[0]
            for file in (*_guest_files(lang), *_files(lang))  # ours last: nobody says them otherwise
            for entry in _ENTRY.finditer(file.read_text("utf-8"))
        }
        self._keys = dict.fromkeys(
            key for name, source in self._written.items() for key in _keys_of(name, source)
        )

    def _fetch(self, name: str) -> None:
        """Parse a sentence that was never said, after those it mentions: whoever finds it finds it whole."""
        if name in self._written and not self._bundle.has_message(name):
            source = self._written[name]
            for mentioned in _REFERENCE.findall(source):
                self._fetch(mentioned)
            self._bundle.add_resource(_PARSER.parse(source))

    def say(self, key: str, **args: Spoken) -> str:
        """The sentence of a key, or of one of its attributes: ``card-acorn`` or ``card-acorn.text``."""
        plain = {each: self._plain(value) for each, value in args.items()}
        asked = (key, *[(each, _kept(value)) for each, value in plain.items()])
        said = self._said.get(asked)
        if said is None:
            if len(self._said) >= _MOST_REMEMBERED:
                self._said.clear()
            said = self._said[asked] = self._say(key, plain)
        return said

    def _say(self, key: str, plain: dict[str, str | int]) -> str:
        name, _, attribute = key.partition(".")
        self._fetch(name)
        if not self._bundle.has_message(name):
            raise KeyError(f"{key!r} has no words in {self.lang!r}")
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise KeyError(f"{key!r} has no words in {self.lang!r}")
        given = {each: Long.if_needed(value) for each, value in plain.items()}
        text, problems = self._bundle.format_pattern(pattern, given)
        if problems:
            raise KeyError(f"{key!r} in {self.lang!r}: {problems[0]}")
        return text if isinstance(text, str) else str(text)

    def text(self, key: str, attribute: str, **args: Spoken) -> str:
        """The sentence of an attribute of a key."""
        return self.say(f"{key}.{attribute}", **args)

    def knows(self, key: str) -> bool:
        """Is there such a key (an attribute counts as one)?"""
        return key in self._keys

    def keys(self) -> tuple[str, ...]:
        """All keys, each followed by its attributes."""
        return tuple(self._keys)

    def all_of(self, items: Iterable[str]) -> str:
        """“a, b and c”, « a, b et c »."""
        return self._join(list(items), "list-and")

    def one_of(self, items: Iterable[str]) -> str:
        """“a, b or c”, « a, b ou c »."""
        return self._join(list(items), "list-or")

    def _join(self, items: list[str], last_pair: str) -> str:
        if len(items) < 2:
            return joined(items)
        comma, last = (self.say(key, first="", last="") for key in ("list-comma", last_pair))
        return joined((joined(items[:-1], comma), last, items[-1]))

    def _plain(self, value: Spoken) -> str | int:
        """What sentences choose by, or name: a truth is a ``yes`` or a ``no``."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value if isinstance(value, str | int) else self.all_of(value)


def _kept(value: str | int) -> object:
    """What tells two texts apart that read the same: what is named in them."""
    return value.pieces if isinstance(value, Phrase) else value


def shortened(text: str) -> str:
    """What somebody typed, fit to be said back: not too long, and nothing a terminal would obey."""
    start = text if len(text) <= _SHORTENED else f"{text[:_SHORTENED]}…"
    return "".join(each if each.isprintable() else "\ufffd" for each in start)


def in_any_language(key: str) -> frozenset[str]:
    """The words that may be typed for something: those of every language."""
    return frozenset(word for lang in LANGUAGES for word in words(lang).say(key).split())


@cache
def words(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)


def from_locale(environ: Mapping[str, str]) -> str:
    """The language a locale asks for; English when we do not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            lang = environ[name].replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def catalogue(lang: str) -> dict[str, Resource]:
    """Our own files of a language, parsed, by file name."""
    return {file.name: _PARSER.parse(file.read_text("utf-8")) for file in _files(lang)}


def _files(lang: str) -> list[Traversable]:
    if lang not in LANGUAGES:
        raise KeyError(f"no words in {lang!r}: there are {', '.join(LANGUAGES)}")
    return _files_in(files(__name__) / lang)


def _guest_files(lang: str) -> list[Traversable]:
    """The files of other packages."""
    points = sorted(entry_points(group=GROUP), key=lambda each: each.name)
    return [file for point in points for file in _files_in(files(point.value) / "words" / lang)]


def _files_in(folder: Traversable) -> list[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda each: each.name)


_PARSER = FluentParser(with_spans=False)


def _keys_of(name: str, source: str) -> Iterator[str]:
    yield name
    for attribute in _ATTRIBUTE.findall(source):
        yield f"{name}.{attribute}"


def _elides(name: object) -> str:
    """Does a French article or preposition lose its vowel before this name? The ``h`` of names is mute."""
    first = unicodedata.normalize("NFD", str(name))[:1].lower()
    return "yes" if first in _MUTE_OR_VOWEL else "no"


def _is_feminine(name: object) -> str:
    """Does a French name of a place begin with a noun that wants its article: « la Cité de l’Unisson »?"""
    return "yes" if str(name).lower().startswith(("cité ", "ville ", "tour ")) else "no"


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"ELIDES": _elides, "FEMININE": _is_feminine}
"""What the catalogues may call besides Fluent's own functions."""
