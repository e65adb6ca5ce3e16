"""Something was typed that cannot be picked now: what was meant, and why it is not possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from comptoir.cli.terminal.karanor.explaining import ACTIONS, Answers
from comptoir.cli.terminal.karanor.ways import way_to
from comptoir.cli.terminal.menu import plain

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour
    from comptoir.cli.terminal.karanor.sight import Card

Parts: TypeAlias = tuple[str | int, ...]
"""An option with a verb."""
NOBODY = -1
_FEWEST_LETTERS = 3
"""Less of a name means too much."""


class Reasons:
    """What the rules say to somebody who would like to do something else."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        self.parlour = parlour
        self.seat = seat
        self.answers = Answers(parlour, seat, ())
        self.teller = parlour.teller(seat)
        self.sight = parlour.sight(seat)

    def sentences(self, text: str) -> list[str]:
        """Why that cannot be done now, each reason once; nothing if it means no action."""
        found = [why for option in self.meant(text) for why in self._why(option)]
        return list(dict.fromkeys(found)) or self._nothing_to_do_it_with(text)

    def _why(self, option: Parts) -> Iterator[str]:
        if option == ("step", self.sight.me.place):
            yield self.teller.say("terminal-here-already", place=self.teller.entry(self.sight.me.place))
            return
        why = self.parlour.why_not(self.seat, option)
        if why:
            yield why
            if option[0] == "step":
                yield from way_to(self.teller, self.sight, str(option[1]))

    # -- what is meant ----------------------------------------------------------------------------------

    def meant(self, text: str) -> list[Parts]:
        """“harvest”, “build tavern”, “go to kien”: an action, or what has that name."""
        words = plain(text).split()
        topic = self.answers.topic(text)
        if topic is not None:
            return self._of_topic(topic)
        for start in range(len(words)):
            name = " ".join(words[start:])
            entries = self.answers.found(name) if len(name) >= _FEWEST_LETTERS else []
            options = [each for entry in entries for each in self._of_entry(entry)]
            if options:
                return options
        return self._of_topic(self.answers.topic(words[0])) if words else []

    def _of_topic(self, topic: str | None) -> list[Parts]:
        me, pack = self.sight.me, self.sight.pack
        match topic:
            case "build":
                return [("build", card.token, 0) for card in me.commerces]
            case "quest":
                return [each for card in me.quests for each in self._of_quest(card)]
            case "black-market":
                return [("card", card.token, NOBODY) for card in me.black_market]
            case "recruit":
                return [("recruit", next(iter(self.sight.associates), pack.associates[0].id))]
        return [(topic,)] if topic in ACTIONS else []

    def _of_entry(self, entry: str) -> list[Parts]:
        """What could be done with something of the pack, if it were possible."""
        me, pack = self.sight.me, self.sight.pack
        if any(each.id == entry for each in pack.territories):
            return [("step", entry)]
        if any(each.id == entry for each in pack.associates):
            return [("promote" if any(each.name == entry for each in me.associates) else "recruit", entry)]
        options: list[Parts] = []
        options += [("build", card.token, 0) for card in me.commerces if card.face == entry]
        options += [each for card in me.quests if card.face == entry for each in self._of_quest(card)]
        options += [("card", card.token, NOBODY) for card in me.black_market if card.face == entry]
        return options + [("activate", tile.token, NOBODY) for tile in me.artefacts if tile.face == entry]

    def _of_quest(self, card: Card) -> list[Parts]:
        pack = self.sight.pack
        count = len(pack.quest_of[pack.face[card.face]].options)
        return [("quest", card.token, number, NOBODY) for number in range(count)]

    def _nothing_to_do_it_with(self, text: str) -> list[str]:
        """There are cards for that, but not in this hand."""
        topic = self.answers.topic(text.split()[0]) if text.split() else None
        hands: dict[str, Sequence[Card]] = {
            "build": self.sight.me.commerces,
            "quest": self.sight.me.quests,
            "black-market": self.sight.me.black_market,
        }
        if topic is None or topic not in hands or hands[topic]:
            return []
        return [self.teller.say("terminal-empty-hand", topic=topic)]
