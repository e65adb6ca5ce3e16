"""Refusals in words: what is wrong, and the rule behind it, in the names of the pack."""

from __future__ import annotations

from comptoir.core import ComptoirError
from comptoir.karanor.pack import BadPack, Holding, Pack, Resource
from comptoir.karanor.pack.vocabulary import HOLDINGS
from comptoir.telling.karanor.clauses import describe_holding
from comptoir.telling.karanor.describing import entry_title
from comptoir.telling.karanor.packs import problem_lines
from comptoir.words import Spoken, Words, shortened

_OURS = ("allowed", "reason")
"""Details we wrote ourselves, to be said in full."""
_NAMES = ("card", "place", "here", "resource", "associate", "tile", "what")
"""Details that name something of the pack."""


def sentence(words: Words, error: ComptoirError, pack: Pack) -> str:
    """The error as a person at the table should read it."""
    facts = facts_of(words, error, pack)
    if "reason" in facts and isinstance(error.__cause__, BadPack):
        facts["reason"] = problem_lines(words, error.__cause__)[0]
    elif "reason" in facts and isinstance(error.__cause__, ComptoirError):
        facts["reason"] = sentence(words, error.__cause__, pack)
    return words.say(f"error-{error.code.replace('_', '-')}", **facts)


def facts_of(words: Words, error: ComptoirError, pack: Pack) -> dict[str, Spoken]:
    """What an error speaks of, in the names of the pack."""
    facts: dict[str, Spoken] = {}
    for name, value in error.details.items():
        if isinstance(value, int):
            facts[name] = value
        else:
            said = _missing(words, pack, str(value)) if name == "missing" else str(value)
            if name in _NAMES:
                said = _name(words, pack, said)
            facts[name] = said if name in _OURS else shortened(said)
    return facts


def _name(words: Words, pack: Pack, value: str) -> str:
    """Anything of the pack by its name, a resource as in the middle of a sentence; else as it is."""
    piece = pack.pieces.get(value)
    if piece is None:
        return words.say("error-thing-gold") if value == "gold" else value
    title = entry_title(words, pack, piece)
    return title.lower() if isinstance(piece, Resource) else title


def _missing(words: Words, pack: Pack, value: str) -> str:
    """“3 gold, 1 fruit”: a list of numbers and things."""
    return words.all_of([_amount(words, pack, part) for part in value.split(", ")])


def _amount(words: Words, pack: Pack, part: str) -> str:
    number, _, what = part.partition(" ")
    count = int(number)
    if what == "any":
        return words.say("describe-any-goods", count=count)
    if what == "actions":
        return words.say("describe-actions", count=count)
    if what in HOLDINGS:
        return describe_holding(words, pack, Holding(what, 0, count))
    is_resource = isinstance(pack.pieces[what], Resource)
    which = pack.index("resources" if is_resource else "insignia", what)
    return describe_holding(words, pack, Holding("resource" if is_resource else "insignia", which, count))
