"""Sets as people name them: by their name in the code or in either language, in any case."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.cli.terminal.menu import plain
from comptoir.core import BadOptions
from comptoir.dale.catalogue import SET_NAMES
from comptoir.words import LANGUAGES, Words, words


def set_names(reader: Words, wishes: Sequence[str], also: Sequence[str] = ()) -> list[str]:
    """The names in the code of what was wished for; ``also`` may be wished for too. Raises ``BadOptions``."""
    known = {plain(name): name for name in (*also, *SET_NAMES)}
    for name in SET_NAMES:
        for lang in LANGUAGES:
            for key in (f"set-{name}", f"set-{name}.short"):
                known.setdefault(plain(words(lang).say(key)), name)
    for wish in wishes:
        if plain(wish) not in known:
            shorts = [reader.say(f"set-{name}.short").lower() for name in SET_NAMES]
            allowed = dict.fromkeys((*SET_NAMES, *shorts, *also))
            raise BadOptions("unknown_set", set=wish, allowed=", ".join(allowed))
    return [known[plain(wish)] for wish in wishes]
