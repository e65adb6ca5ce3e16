"""Help pages in the reader's language.

A help text that is a key of the catalogues is shown as its sentence: ``Parameter(help="help-players")``.
"""

from __future__ import annotations

import re
import textwrap
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from comptoir.cli.language import spoken
from comptoir.words import Words

_TITLES = {"Commands": "help-commands", "Parameters": "help-parameters", "Arguments": "help-arguments"}
_FLAGS = {"--help": "help-flag-help", "--version": "help-flag-version"}
_NAMES = {
    "FILE": "help-name-file",
    "FOLDER": "help-name-folder",
    "GAME": "help-name-game",
    "PLACE": "help-name-place",
    "CARD": "help-name-card",
    "COMMAND": "help-name-command",
    "ARGS": "help-name-args",
}
"""What cyclopts writes for something to be filled in."""
_NAME = re.compile(rf"\b({'|'.join(_NAMES)})\b")
_INDENT = 4
_WIDEST = 90


class Help:
    """A help formatter for cyclopts: plain lines, every text in the language spoken."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        words = spoken()
        title = _plain(panel.title)
        _print(console, words.say(_TITLES[title]) if title in _TITLES else title)
        for entry in panel.entries:
            labels = [each if each.startswith("-") else _named(words, each) for each in entry.display_labels]
            _print(console, f"  {', '.join(labels)}")
            about = _about(words, entry)
            if about:
                _print(console, about, indent=_INDENT + 2)
        _print(console, "")

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        text = _plain(usage).strip().removeprefix("Usage:").strip()
        if text:
            _print(console, spoken().say("help-usage", usage=_named(spoken(), text)))
            _print(console, "")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        text = _worded(spoken(), _plain(description).strip())
        for line in text.splitlines():
            _print(console, line)
        if text:
            _print(console, "")


def _about(words: Words, entry: HelpEntry) -> str:
    flag = next((_FLAGS[name] for name in entry.all_options if name in _FLAGS), None)
    text = words.say(flag) if flag else _worded(words, _plain(entry.description).strip())
    if entry.choices:
        text += " " + words.say("help-choices", choices=", ".join(entry.choices))
    if entry.default is not None and str(entry.default) != "False":  # a flag is off unless given
        text += " " + words.say("help-default", default=_number(str(entry.default)))
    return text.strip()


def _named(words: Words, text: str) -> str:
    return _NAME.sub(lambda found: words.say(_NAMES[found[0]]), text)


def _number(text: str) -> str:
    """A default as a person would type it: no decimals that say nothing."""
    whole, _, part = text.partition(".")
    return whole if whole.isdecimal() and part and not part.strip("0") else text


def _worded(words: Words, text: str) -> str:
    return words.say(text) if words.knows(text) else text


def _plain(renderable: Any) -> str:
    """The text of whatever cyclopts made of it."""
    if renderable is None or isinstance(renderable, str):
        return renderable or ""
    console = Console(width=10_000, color_system=None, highlight=False, force_terminal=False, quiet=False)
    with console.capture() as captured:
        console.print(renderable, end="", soft_wrap=True)
    return captured.get()


def _print(console: Console, text: str, indent: int = 0) -> None:
    for line in wrapped(text, console.width, indent):
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def wrapped(text: str, width: int, indent: int = 0) -> list[str]:
    """A text in lines; a space that does not break holds, and so does what is to be typed."""
    shift = " " * indent
    lines = textwrap.wrap(
        text,
        min(width, _WIDEST),
        initial_indent=shift,
        subsequent_indent=shift,
        break_on_hyphens=False,
        break_long_words=False,
    )
    return lines or [""]
