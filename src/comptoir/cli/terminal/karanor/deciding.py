"""A question of Karanor: what lies around, what each thing costs, and everything that can be done, sorted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec.structs import replace

from comptoir.cli.terminal.answering import Answering, Picked
from comptoir.cli.terminal.karanor.atlas import Atlas
from comptoir.cli.terminal.karanor.haggling import Misread, names_of, read_offer
from comptoir.cli.terminal.karanor.meanings import at_one_word, wishes
from comptoir.cli.terminal.karanor.pauses import hand_over
from comptoir.cli.terminal.karanor.trading import Trading
from comptoir.cli.terminal.karanor.travelling import destination, possible_ways, set_out
from comptoir.cli.terminal.menu import Choosable, numbered
from comptoir.cli.terminal.screen import HEADING, QUIET, REFUSAL
from comptoir.core import Option
from comptoir.telling.shown import Item, Question, spelt
from comptoir.telling.telling import Wish

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour

GROUPS = {
    "moves": ("step",),
    "here": ("harvest", "interact", "build", "deliver", "villa"),
    "quests": ("quest",),
    "anywhere": ("work", "recruit", "market"),
    "free": ("card", "activate", "promote"),
    "": ("end",),
}
"""What can be done in a turn, by the kinds of its items."""
_GROUP_OF = {kind: group for group, kinds in GROUPS.items() for kind in kinds}
_ORDER = list(GROUPS)
FOLDED = ("recruit", "promote")
"""Options that differ in a name only: several of them share a line."""
END: Option = ("end",)
_END_NUMBER = 0


class KaranorAnswering(Answering):
    """A decision of somebody who plays Karanor."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        super().__init__(parlour.session, seat)
        self.parlour = parlour
        self.teller = parlour.teller(seat)

    @property
    def is_action(self) -> bool:
        return bool(self.question.actions)

    # -- showing --------------------------------------------------------------------------------------

    def show_options(self) -> None:
        super().show_options()
        offers = [each for each in self.teller.view.offers if self.seat in each.to]
        if self.is_action and offers:
            self.session.tell("terminal-offers-waiting", count=len(offers), style=QUIET)

    def number(self, options: Sequence[Option], question: Question) -> list[Choosable]:
        """The options in the order of their groups; to end the turn is always number 0."""
        pairs = sorted(
            zip(options, map(self._on_the_map, question.items), strict=True),
            key=lambda each: _ORDER.index(self._group(each[1])),
        )
        items = numbered([each for each, _ in pairs], [each for _, each in pairs], is_run=self.is_run)
        return [each._replace(number=_END_NUMBER) if each.option == END else each for each in items]

    def _group(self, item: Item | None) -> str:
        return _GROUP_OF.get(item.kind, "") if item and self.is_action else ""

    def _on_the_map(self, item: Item) -> Item:
        """A step also with the number of the territory on the map, and what there is."""
        if item.kind != "step":
            return item
        at = self.teller.pack.index("territories", item.place.partition(":")[2])
        there = ", ".join(Atlas(self.teller).attractions(at))
        facts = {"text": spelt(item.text), "there": there}
        text = self.teller.say("terminal-on-map", number=at + 1, any=bool(there), **facts)
        return replace(item, text=[text])

    def show_items(self) -> None:
        for group, items in groupby(self.items, key=lambda each: self._group(each.item)):
            if group:
                self.session.tell(f"terminal-group-{group}", style=HEADING)
            for kind, alike in groupby(items, key=lambda each: each.item.kind if each.item else ""):
                self._show_alike(kind, list(alike))

    def _show_alike(self, kind: str, items: Sequence[Choosable]) -> None:
        if kind in FOLDED and len(items) > 1:
            self._show_folded(kind, items)
            return
        for each in items:
            self.show_item(each)
            # What a card says, where a card is to be chosen.
            if each.item and each.item.card is not None and not self.is_action:
                for line in self.teller.description(self.teller.face_of(each.item)):
                    self.session.screen.line(f"      {line}", hang=2)

    def _show_folded(self, kind: str, items: Sequence[Choosable]) -> None:
        """Several options of one sort in one line, each with its number."""
        say, pack = self.teller.say, self.teller.pack
        places = [pack.index("associates", each.item.face) for each in items if each.item]
        names = [
            say("terminal-fold", number=each.number, name=self.teller.associate_with_goods(at))
            for each, at in zip(items, places, strict=True)
        ]
        numbers = {"first": items[0].number, "last": items[-1].number}
        facts = {"gold": self.teller.gold(pack.numbers.recruit_gold), "names": ", ".join(names)}
        text = say(f"terminal-fold-{kind}", **numbers, **facts)
        self.session.screen.line(text, hang=6)

    # -- hearing --------------------------------------------------------------------------------------

    def read_picks(self, text: str) -> Picked:
        """Goods are named with their amounts: “2 wood 1 wine”; numbers may be given more than once.

        “Go to Kien” is its first step, and the others follow by themselves.
        """
        place = destination(self.teller, text) if self.is_action else None
        if place is not None:
            return self._travel(place)
        if self.selection is None or not any(each.kind == "goods" for each in self.question.items):
            return super().read_picks(text)
        numbers = text.replace(",", " ").split()
        by_number = {str(each.number): each.option for each in self.items}
        if all(each in by_number for each in numbers):
            return tuple(by_number[each] for each in numbers)
        try:
            draft = read_offer(text, names_of(self.teller.pack.resources))
        except Misread as misread:
            return self.complain(misread.word, [])
        return tuple(("goods", name) for name, count in draft.give.items() for _ in range(count))

    def _travel(self, place: int) -> Picked:
        """Set out for a territory, or hear why not."""
        ways = possible_ways(self.view, self.seat, place)
        if not ways:
            wish = Wish(place=f"place:{self.teller.pack.territories[place].id}")
            self.session.screen.line(self.why_not(wish), style=REFUSAL)
            return ()
        first = set_out(self.parlour, self.seat, ways)
        return () if first is None else (first,)

    def complain(self, text: str, found: list[Choosable]) -> Picked:
        """What was not understood may be an action named otherwise, or one that is not possible now."""
        if found or not self.is_action:
            return super().complain(text, found)
        wished = wishes(self.teller, text)
        meant = [pick for pick in map(at_one_word, wished) if pick in self.offer.options]
        if len(meant) == 1:
            return (meant[0],)
        sentences = list(dict.fromkeys([self.why_not(wish) for wish in wished]))
        for sentence in sentences:
            self.session.screen.line(sentence, style=REFUSAL)
        return () if sentences else super().complain(text, found)

    def obey(self, command: str, rest: str) -> bool:
        if command == "trade":
            has_moved = Trading(self.parlour, self.seat).open(rest)
        elif command == "interrupt":
            has_moved = hand_over(self.parlour, self.seat)
        else:
            return super().obey(command, rest)
        if not has_moved:
            self.show_options()
        return has_moved
