"""Something was typed that is no line of the menu: which action, card or place it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.terminal.karanor.explaining import ACTIONS, Answers
from comptoir.cli.terminal.menu import plain
from comptoir.core import Option
from comptoir.telling.telling import Wish

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour

WITH_CARDS = {"build": "build", "quest": "quest", "black-market": "card", "recruit": "recruit"}
"""Topics that are actions with a card or tile."""
_FEWEST_LETTERS = 3
"""Less of a name means too much."""


class Meanings:
    """What somebody would like to do, as a wish that the rules can answer."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        self.answers = Answers(parlour, seat, ())
        self.outlook = parlour.outlook(seat)

    def wishes(self, text: str) -> list[Wish]:
        """“harvest”, “build tavern”, “go to kien”: an action, or what has that name."""
        words = plain(text).split()
        topic = self.answers.topic(text)
        if topic is not None:
            return _of_topic(topic)
        for start in range(len(words)):
            name = " ".join(words[start:])
            entries = self.answers.found(name) if len(name) >= _FEWEST_LETTERS else []
            wishes = [each for entry in entries for each in self._of_entry(entry)]
            if wishes:
                return wishes
        return _of_topic(self.answers.topic(words[0])) if words else []

    def _of_entry(self, entry: str) -> list[Wish]:
        """What could be done with something of the pack, if it were possible."""
        me, pack = self.outlook.me, self.outlook.pack
        if any(each.id == entry for each in pack.territories):
            return [Wish(place=f"place:{entry}")]
        if any(each.id == entry for each in pack.associates):
            return [Wish(action="promote" if entry in [each.name for each in me.associates] else "recruit")]
        tiles = [tile.card for tile in me.artefacts]
        cards = [*me.commerces.cards, *me.quests.cards, *me.black_market.cards, *tiles]
        return [Wish(card=card.id) for card in cards if card.face == entry]


def _of_topic(topic: str | None) -> list[Wish]:
    action = topic if topic in ACTIONS else WITH_CARDS.get(topic or "")
    return [Wish(action=action)] if action else []


def at_one_word(wish: Wish) -> Option:
    """What is done at once when it is named in other words than those on the screen."""
    kind, _, place = wish.place.partition(":")
    return ("step", place) if kind else (wish.action,)
