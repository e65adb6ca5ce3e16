"""Lines out, lines in. Colours where the terminal has them; nothing moves, nothing is redrawn."""

from __future__ import annotations

import contextlib
import importlib
import re
import sys
import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import Console
from rich.text import Text

WIDEST = 100
"""Longer lines are hard to read, however wide the window is."""
BLANK_LINES = 60
"""What scrolls a screen away where it cannot be cleared."""
CURSOR = "> "
HEADING, PROMPT, REFUSAL, QUIET = "bold", "bold", "red", "dim"


class EndOfInput(Exception):
    """There is nobody at the keyboard any more."""


class Leave(Exception):
    """The person at the keyboard has had enough."""


class _Console(Console):
    """Rich's console, but whoever stops reading us is the business of ``main``."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Standard input and output as a person uses them."""

    def __init__(self, *, colour: bool = True) -> None:
        self.console = _Console(
            file=sys.stdout, highlight=False, markup=False, emoji=False, no_color=None if colour else True
        )
        self.is_typed_at = sys.stdin is not None and sys.stdin.isatty()
        self._paints: list[tuple[str, str]] = []
        """Patterns, and the colour of what they match."""
        reconfigure = getattr(sys.stdin, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
        self._history: Any = None
        if self.is_typed_at:
            with contextlib.suppress(ImportError):
                # Importing it is what gives input() arrow keys and history; not every system has it.
                self._history = importlib.import_module("readline")

    def paint(self, paints: Mapping[str, Iterable[str]]) -> None:
        """From now on these words have these colours."""
        self._paints = []
        for style, words in paints.items():
            longest_first = sorted(words, key=len, reverse=True)
            # A name inside another word is only letters.
            self._paints.append((rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)", style))

    def line(self, text: str = "", *, style: str = "", hang: int = 0) -> None:
        """Print a text, wrapped; what does not fit on its first line hangs under it, indented."""
        for paragraph in text.split("\n"):
            for piece in self._wrapped(paragraph, hang):
                painted = Text(piece, style=style)
                if not style:
                    for pattern, colour in self._paints:
                        painted.highlight_regex(pattern, colour)
                self.console.print(painted, soft_wrap=True)

    def verbatim(self, text: str) -> None:
        """Print something to be copied: in one piece, however long it is."""
        self.console.print(Text(text), soft_wrap=True)

    def _wrapped(self, text: str, hang: int) -> list[str]:
        margin = text[: len(text) - len(text.lstrip(" "))]
        return textwrap.wrap(
            text,
            min(self.console.width, WIDEST),
            subsequent_indent=margin + " " * hang,
            break_on_hyphens=False,
        ) or [""]

    def read(self) -> str:
        """The next line of input. Raises ``EndOfInput`` when there is none."""
        if self.is_typed_at:
            try:
                return input(CURSOR)
            except EOFError:
                self.line()
                raise EndOfInput from None
        out = self.console.file
        out.write(CURSOR)
        out.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        # Nobody saw these keys being pressed: a transcript needs them.
        out.write(f"{line.rstrip()}\n")
        if not line:
            raise EndOfInput
        return line.rstrip("\n")

    def clear(self) -> None:
        """Take what was on the screen, and what was typed, out of sight."""
        if self._history is not None:
            self._history.clear_history()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        else:
            self.console.file.write("\n" * BLANK_LINES)
