"""Which build of the engine runs, for people."""

from __future__ import annotations

import sys

from comptoir import __version__, native
from comptoir.cli import language
from comptoir.cli.command import command
from comptoir.native import manifest
from comptoir.words import Words
from comptoir.words.builds import why_plain


def version() -> str:
    """The number of the version, and which build of it runs."""
    return f"{__version__} ({said(language.spoken())})"


def said(words: Words) -> str:
    """The build, and why it is the plain one if it is."""
    if native.build() == "compiled":
        return words.say("build-compiled")
    return words.say("build-plain", why=why(words, native.reason()))


def why(words: Words, reason: str) -> str:
    """Why the plain one runs, and what to do about it."""
    return why_plain(words, reason, command("compile"))


def recommend(words: Words) -> None:
    """Tell somebody who is about to wait that it could be quicker."""
    if native.build() == "plain" and native.reason() != "off" and manifest.clone() and sys.stderr.isatty():
        print(words.say("build-faster", command=command("compile")), file=sys.stderr)
