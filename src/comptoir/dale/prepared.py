"""The table of a lesson."""

from __future__ import annotations

from collections import Counter

from comptoir.core import Cards, Dice
from comptoir.dale.cardbook import Cardbook
from comptoir.dale.catalogue import FACE, JUNK
from comptoir.dale.lessons import LESSONS
from comptoir.dale.options import Rules
from comptoir.dale.table import JUNK_IN_BOX, DaleTable, faces_in_play, lay_bare


def prepare(rules: Rules, book: Cardbook, dice: Dice) -> DaleTable:
    """The table of a lesson before its first turn: the cards of any game with its sets, each laid where the
    lesson wants it. What nobody sees is one pool, as if it had all been shuffled together."""
    table, lesson = lay_bare(rules, book, dice), LESSONS[rules.lesson]
    left = faces_in_play(rules, book)
    left[JUNK] = JUNK_IN_BOX

    def lay(names: str, known: int = 0) -> Cards:
        faces = [FACE[name] for name in names.split()]
        left.subtract(faces)
        return table.deal(faces, known=known)

    for at, each in enumerate((lesson.learner, lesson.tutor)):
        table.hands[at] = lay(each.hand, 1 << at)
        table.decks[at] = lay(each.deck)[::-1]
        table.stalls[at] = tuple([lay(stack, table.public) for stack in each.stall])
    table.market = lay(lesson.market, table.public)
    next_up = lay(lesson.market_deck)[::-1]
    junk = left.pop(JUNK)
    table.market_deck = (*table.deal(_spelt(left)), *next_up)
    table.junk_reserve = table.deal([JUNK] * junk, known=table.public)
    table.pool_alike((table.pool,) * len(table.faces))
    return table


def _spelt(faces: Counter[int]) -> list[int]:
    """Every face as often as it is left. Raises if a lesson names a card more often than there are copies."""
    if any([count < 0 for count in faces.values()]):
        raise ValueError(f"a lesson lays out more cards than there are: {faces}")
    return sorted(faces.elements())
