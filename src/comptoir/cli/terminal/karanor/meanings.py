"""What a name means that somebody types: a topic, something of the pack, or a wish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.terminal.menu import matches, plain
from comptoir.core import Option
from comptoir.karanor.pack import NamedPiece
from comptoir.telling.telling import Wish
from comptoir.words import LANGUAGES, in_any_language

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.speaking import Speaker

TOPICS = {
    "rules": "", "move": "", "harvest": "harvest", "work": "work", "build": "build", "interact": "interact",
    "quest": "quest", "deliver": "deliver", "recruit": "recruit", "villa": "villa", "market": "market",
    "black-market": "card", "trade": "", "end": "",
}  # fmt: skip
"""What can be asked about beside names, and the action it is: ``terminal-topic-`` and this is the key of its
words; its text is the attribute."""
_FEWEST_LETTERS = 3
"""Less of a name means too much."""


def topic_of(query: str) -> str | None:
    """The subject that is asked about by name."""
    wanted = plain(query).replace(" ", "")  # “black market” is one topic
    return next((each for each in TOPICS if wanted in in_any_language(f"terminal-topic-{each}")), None)


def entries_named(teller: Speaker, query: str) -> list[str]:
    """What a name may mean, in the language spoken, else in another."""
    pack, own = teller.pack, teller.words.lang
    islands = [each.id for each in pack.islands]
    entries = [
        each for each in pack.pieces.values() if isinstance(each, NamedPiece) and each.id not in islands
    ]
    for lang in (own, *[each for each in LANGUAGES if each != own]):
        found = matches(query, [each.name.in_(lang) for each in entries])
        if found:
            return [entries[at].id for at in found]
    return []


def wishes(teller: Speaker, text: str) -> list[Wish]:
    """“harvest”, “build tavern”, “go to kien”: an action, or something with that name."""
    topic, words = topic_of(text), plain(text).split()
    if topic is None:
        for start in range(len(words)):
            name = " ".join(words[start:])
            entries = entries_named(teller, name) if len(name) >= _FEWEST_LETTERS else []
            found = [each for entry in entries for each in _of_entry(teller, entry)]
            if found:
                return found
        topic = topic_of(words[0]) if words else None
    action = TOPICS[topic] if topic else ""
    return [Wish(action=action)] if action else []


def _of_entry(teller: Speaker, entry: str) -> list[Wish]:
    """What could be done with something of the pack, if it were possible."""
    me, pack = teller.me, teller.pack
    if any(each.id == entry for each in pack.territories):
        return [Wish(place=f"place:{entry}")]
    if any(each.id == entry for each in pack.associates):
        return [Wish(action="promote" if entry in [each.name for each in me.associates] else "recruit")]
    tiles = [tile.card for tile in me.artefacts]
    cards = [*me.commerces.cards, *me.quests.cards, *me.black_market.cards, *tiles]
    return [Wish(card=card.id) for card in cards if card.face == entry]


def at_one_word(wish: Wish) -> Option:
    """What is done at once when it is named in other words than those on the screen."""
    kind, _, place = wish.place.partition(":")
    return ("step", place) if kind else (wish.action,)
