"""The switches of a game's rules, listed in the terminal with the sentences that the browser has."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.cli.terminal.menu import plain
from comptoir.cli.terminal.screen import PROMPT, Screen
from comptoir.telling.telling import find
from comptoir.words import Words, in_any_language

_HANG = 4


def wants_list(rules: Sequence[str]) -> bool:
    """Does somebody ask which switches there are, instead of setting one?"""
    return any(plain(each) in in_any_language("list-words") for each in rules)


def list_rules(words: Words, screen: Screen, game: str) -> int:
    """Every switch, and each of its values as it is typed; the usual one stands first."""
    for rule in find(game).house_rules():
        screen.line(getattr(rule.title, words.lang), style=PROMPT)
        for each in rule.values:
            typed = f"--rule {rule.name}={str(each.value).lower()}"
            screen.line(
                words.say("rule-listed", typed=typed, text=getattr(each.text, words.lang)), hang=_HANG
            )
    return 0
