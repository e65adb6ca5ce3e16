"""Texts that remember what they are made of.

A name in a sentence may stand for something a client can show: a card. Such a name is a ``Phrase``, a text
that carries its meaning along. Fluent puts sentences together from texts; here a sentence is a phrase again,
whose pieces are the texts and the meanings in it. Nothing has to be marked and found again.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.prepare import Compiler
from fluent.runtime.types import FluentType


class Phrase(str):
    """A text in pieces; each is a text or whatever a name in it stands for."""

    pieces: tuple[object, ...]

    @classmethod
    def naming(cls, name: str, meaning: object) -> Phrase:
        """A name that stands for something."""
        return _phrase(name, (meaning,))


def _phrase(text: str, pieces: tuple[object, ...]) -> Phrase:
    phrase = Phrase(text)
    phrase.pieces = pieces
    return phrase


def pieces_of(text: str) -> tuple[object, ...]:
    """What a text is made of; a plain one is its only piece."""
    return text.pieces if isinstance(text, Phrase) else (text,) if text else ()


def joined(parts: Iterable[str], between: str = "") -> str:
    """Texts one after the other, as a phrase if one of them is."""
    parts = list(parts)
    text = between.join(parts)
    if not any([isinstance(part, Phrase) for part in parts]):
        return text
    pieces: list[object] = []
    for at, part in enumerate(parts):
        for piece in (*((between,) if at and between else ()), *pieces_of(part)):
            if pieces and type(piece) is str and type(pieces[-1]) is str:
                pieces[-1] += piece
            else:
                pieces.append(piece)
    return _phrase(text, tuple(pieces))


class _Pattern(resolver.Pattern):
    """A sentence with places to fill in. Ours are short and know no cycles: nothing is counted."""

    def __call__(self, env: resolver.ResolverEnvironment) -> str:
        locale = env.context._babel_locale
        parts = [element(env) for element in self.elements]
        return joined([part.format(locale) if isinstance(part, FluentType) else part for part in parts])


class _Compiler(Compiler):
    def compile_Pattern(self, _: Any, elements: list[Any], **kwargs: Any) -> Any:  # noqa: N802  # as Fluent's
        pattern = super().compile_Pattern(_, elements, **kwargs)
        return _Pattern(elements=elements, **kwargs) if type(pattern) is resolver.Pattern else pattern


class Long(FluentType):
    """A text of any length: Fluent refuses to fill in long ones, but for its own types."""

    def __init__(self, text: str) -> None:
        self.text = text

    @classmethod
    def if_needed(cls, value: str | int) -> str | int | Long:
        is_long = isinstance(value, str) and len(value) > resolver.MAX_PART_LENGTH
        return cls(str(value)) if is_long else value

    def format(self, locale: object) -> str:
        return self.text


class PhraseBundle(FluentBundle):
    """Fluent's catalogue of one language, with sentences that are phrases where a name in them is one."""

    def __init__(self, lang: str, functions: dict[str, Any]) -> None:
        super().__init__([lang], functions=functions, use_isolating=False)
        self._compiler = _Compiler()
