"""What is said of the build that runs."""

from __future__ import annotations

from comptoir.words import LANGUAGES, Words, words

_USUAL_COMMAND = "comptoir compile"


def why_plain(speaker: Words, reason: str, command: str = _USUAL_COMMAND) -> str:
    """Why the plain build runs, in a few words."""
    return speaker.say(f"build-why-{reason.replace('_', '-')}", command=command)


def not_compiled(reason: str) -> str:
    """That the compiled build was asked for and cannot be had: in all languages, for it is said before
    anybody knows which to speak."""
    speakers = [words(lang) for lang in LANGUAGES]
    return "\n".join([each.say("build-demanded", why=why_plain(each, reason)) for each in speakers])
