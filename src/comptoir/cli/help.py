"""Help pages in the reader's language.

A help text that is a key of the catalogues is shown as its sentence: ``Parameter(help="help-players")``.
"""

from __future__ import annotations

import textwrap
from typing import Any

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions

from comptoir.cli.language import spoken
from comptoir.words import Words

_TITLES = {"Commands": "help-commands", "Parameters": "help-parameters", "Arguments": "help-arguments"}
_FLAGS = {"--help": "help-flag-help", "--version": "help-flag-version"}
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
            names = ", ".join(entry.display_labels)
            _print(console, f"  {names}")
            about = _about(words, entry)
            if about:
                _print(console, about, indent=_INDENT + 2)
        _print(console, "")

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        text = _plain(usage).strip().removeprefix("Usage:").strip()
        if text:
            _print(console, spoken().say("help-usage", usage=text))
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
        text += " " + words.say("help-default", default=str(entry.default))
    return text.strip()


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
    width = min(console.width, _WIDEST)
    shift = " " * indent
    lines = textwrap.wrap(
        text, width, initial_indent=shift, subsequent_indent=shift, break_on_hyphens=False
    ) or [""]
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)
