"""What is wrong with a content pack, in words."""

from __future__ import annotations

from comptoir.karanor.pack import BadPack, Problem
from comptoir.words import Words, shortened

_OURS = ("allowed",)
"""Details we wrote ourselves, to be said in full."""


def summary(words: Words, error: BadPack) -> str:
    """How much is wrong with it."""
    return words.say("error-bad-pack", count=len(error.problems))


def problem_lines(words: Words, error: BadPack) -> list[str]:
    """A line for each problem: its file, its entry and the reason."""
    return [_line(words, problem) for problem in error.problems]


def _line(words: Words, problem: Problem) -> str:
    facts = {
        name: shortened(value) if isinstance(value, str) and name not in _OURS else value
        for name, value in problem.details.items()
    }
    reason = words.say(f"pack-problem-{problem.code.replace('_', '-')}", **facts)
    file = shortened(problem.file)
    if not problem.entry:
        return words.say("pack-problem-whole", file=file, reason=reason)
    return words.say("pack-problem", file=file, entry=shortened(problem.entry), reason=reason)
