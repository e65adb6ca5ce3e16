"""Reactions that are decided on before there is an occasion."""

from __future__ import annotations

from comptoir.core import Decision, Match, Option
from comptoir.dale.abilities import card_and_face
from comptoir.dale.sentences import BUILT, ENTERED, PURCHASED, RESOLVED, SHUFFLED
from comptoir.dale.table import DaleTable
from comptoir.telling.dale.teller import Teller, card_key
from comptoir.telling.shown import Foreseeable, Phrase
from comptoir.telling.telling import Reader

OCCASIONS = (PURCHASED, BUILT, RESOLVED, SHUFFLED, ENTERED)


def foreseeable(match: Match, reader: Reader) -> list[Foreseeable]:
    """Every occasion that a card of this game reacts to, whoever holds it."""
    table: DaleTable = match.table
    teller, found = Teller(reader), dict[str, list[Phrase]]()
    for face in sorted({face for face in table.faces if face >= 0}):
        reaction = table.book.reactions[face]
        if reaction is not None:
            name = Phrase(table.book.keys[face], teller.say(card_key(table.book.keys[face])))
            found.setdefault(reaction.occasion, []).append(name)
    return [
        Foreseeable(each, teller.say(f"occasion-dale-{each}"), found[each])
        for each in OCCASIONS
        if each in found
    ]


def foreseen(match: Match, decision: Decision, answer: str) -> Option | None:
    """The option in which a card of that kind reacts, or one that is it for the moment."""
    table: DaleTable = match.table
    for option in decision.options:
        if isinstance(option, tuple) and option[0] == "react":
            _, face = card_and_face(table, option)
            if table.book.keys[face] == answer:
                return option
    return None
