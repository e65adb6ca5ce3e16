"""Which language to speak: the one asked for with ``--lang``, else the one of the locale."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Annotated, TypeAlias

from cyclopts import Parameter

from comptoir.core import BadOptions
from comptoir.words import LANGUAGES, Words, from_locale, words

OPTION = "--lang"
Lang: TypeAlias = Annotated[str | None, Parameter(help="help-lang")]

_lang: ContextVar[str] = ContextVar("lang", default=LANGUAGES[0])


def asked_for(tokens: Sequence[str], environ: Mapping[str, str] = os.environ) -> str:
    """The language a command line asks for. A wrong ``--lang`` is reported later, by its command."""
    for at, token in enumerate(tokens):
        name, _, value = token.partition("=")
        if name == OPTION:
            wish = value or next(iter(tokens[at + 1 :]), "")
            if wish.lower() in LANGUAGES:
                return wish.lower()
    return from_locale(environ)


def speak(lang: str) -> None:
    """From now on messages are in this language."""
    _lang.set(lang)


def spoken() -> Words:
    """The words of the language messages are in."""
    return words(_lang.get())


def choose(lang: str | None) -> Words:
    """The words a command was asked to use, from now on; those of the locale if it was not asked."""
    if lang is not None:
        if lang.lower() not in LANGUAGES:
            raise BadOptions("unknown_language", lang=lang, allowed=", ".join(LANGUAGES))
        speak(lang.lower())
    return spoken()
