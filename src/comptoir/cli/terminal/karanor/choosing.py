"""A question of Karanor: what lies around, what each thing costs, and everything that can be done, sorted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from comptoir.cli.terminal.answering import Answering, Picked
from comptoir.cli.terminal.karanor.atlas import Atlas
from comptoir.cli.terminal.karanor.haggling import Misread, Names, read_offer
from comptoir.cli.terminal.karanor.meanings import Meanings, at_one_word
from comptoir.cli.terminal.menu import Choosable, numbered
from comptoir.cli.terminal.screen import HEADING, QUIET, REFUSAL
from comptoir.core import Option
from comptoir.karanor.board import EMPTY
from comptoir.telling.karanor.wording import card_of
from comptoir.telling.shown import Question, spelt
from comptoir.words import LANGUAGES

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour

GROUPS = {
    "moves": ("step",),
    "here": ("harvest", "interact", "build", "deliver", "villa"),
    "quests": ("quest",),
    "anywhere": ("work", "recruit", "market"),
    "free": ("card", "activate", "promote"),
    "end": ("end",),
}
"""What can be done in a turn, by the verbs of its options."""
CARDS_TO_READ = ("draft", "history", "take_commerce", "discard_quest", "give_up_quest", "keep_artefact",
                 "give_up_artefact", "immediate", "window")  # fmt: skip
"""Questions about cards whose texts should be read before they are answered."""
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
        self.outlook = parlour.outlook(seat)

    @property
    def is_action(self) -> bool:
        return self.question.prompt == "action"

    # -- showing --------------------------------------------------------------------------------------

    def show_options(self) -> None:
        super().show_options()
        offers = self.outlook.offers_to(self.seat)
        if self.is_action and offers:
            text = self.teller.say("terminal-offers-waiting", count=len(offers))
            self.session.screen.line(text, style=QUIET)

    def number(self, options: Sequence[Option], question: Question) -> list[Choosable]:
        """The options in the order of their groups; to end the turn is always number 0."""
        texts = {option: spelt(item.text) for option, item in zip(options, question.items, strict=True)}
        order = [option for _, group in self._grouped(options) for option in group if option != END]
        worded = [self._worded(option, texts[option]) for option in order]
        items = numbered(order, worded, is_run=self.is_run)
        return [*items, Choosable(_END_NUMBER, END, texts[END])] if END in texts else items

    def _worded(self, option: Option, text: str) -> str:
        """A step also with the number of the territory on the map, and what there is."""
        if not isinstance(option, tuple) or option[0] != "step":
            return text
        at = self.outlook.pack.index("territories", str(option[1]))
        atlas = Atlas(self.teller, self.outlook)
        there = ", ".join(atlas.attractions(self.outlook.pack.territories[at]))
        any_ = "yes" if there else "no"
        return self.teller.say("terminal-on-map", text=text, number=atlas.number(at), there=there, any=any_)

    def _grouped(self, options: Sequence[Option]) -> Iterator[tuple[str, list[Option]]]:
        if not self.is_action:
            yield "", list(options)
            return
        for name, verbs in GROUPS.items():
            found: list[Option] = [each for each in options if isinstance(each, tuple) and each[0] in verbs]
            if found:
                yield name, found

    def show_items(self) -> None:
        shown = {item.option: item for item in self.items}
        for name, options in self._grouped([item.option for item in self.items]):
            if name and name != "end":
                self.session.screen.line(self.teller.say(f"terminal-group-{name}"), style=HEADING)
            for verb, alike in groupby(options, key=_verb):
                items = [shown[option] for option in alike]
                if verb in FOLDED and len(items) > 1:
                    self._show_folded(verb, items)
                    continue
                for item in items:
                    self.show_item(item)
                    self._show_text(item.option)

    def _show_folded(self, verb: str, items: Sequence[Choosable]) -> None:
        """Several options of one sort in one line, each with its number."""
        say, pack = self.teller.say, self.outlook.pack
        names = []
        for item in items:
            assert isinstance(item.option, tuple)
            names.append(
                say(
                    "terminal-fold", number=item.number, name=self.teller.named_associate(str(item.option[1]))
                )
            )
        text = say(
            f"terminal-fold-{verb}",
            first=items[0].number,
            last=items[-1].number,
            gold=self.teller.gold(pack.numbers.recruit_gold),
            names=", ".join(names),
        )
        self.session.screen.line(text, hang=6)

    def _show_text(self, option: Option) -> None:
        """What a card says, where a card is to be chosen."""
        view = self.outlook.view
        card = card_of(view, option) if self.question.prompt in CARDS_TO_READ else EMPTY
        if card != EMPTY:
            for line in self.parlour.describe(view.pack.faces[view.faces[card]]):
                self.session.screen.line(f"      {line}", hang=2)

    # -- hearing --------------------------------------------------------------------------------------

    def read_picks(self, text: str) -> Picked:
        """Goods are named with their amounts: “2 wood 1 wine”; numbers may be given more than once."""
        if self.selection is None or not self._is_about_goods:
            return super().read_picks(text)
        numbers = text.replace(",", " ").split()
        by_number = {str(item.number): item.option for item in self.items}
        if all(each in by_number for each in numbers):
            return tuple(by_number[each] for each in numbers)
        try:
            draft = read_offer(text, self._names_of_goods())
        except Misread as misread:
            return self.complain(misread.word, [])
        return tuple(("goods", name) for name, count in draft.give.items() for _ in range(count))

    def complain(self, text: str, found: list[Choosable]) -> Picked:
        """What was not understood may be an action named otherwise, or one that is not possible now."""
        if found or not self.is_action:
            return super().complain(text, found)
        wishes = Meanings(self.parlour, self.seat).wishes(text)
        meant = [pick for pick in map(at_one_word, wishes) if pick in self.offer.options]
        if len(meant) == 1:
            return (meant[0],)
        sentences = list(dict.fromkeys([self.why_not(wish) for wish in wishes]))
        for sentence in sentences:
            self.session.screen.line(sentence, style=REFUSAL)
        return () if sentences else super().complain(text, found)

    @property
    def _is_about_goods(self) -> bool:
        return any(isinstance(each, tuple) and each[0] == "goods" for each in self.offer.options)

    def _names_of_goods(self) -> Names:
        resources = self.outlook.pack.resources
        return Names.of({each.name.in_(lang): each.id for each in resources for lang in LANGUAGES}, {})

    def obey(self, command: str, rest: str) -> bool:
        if command == "trade":
            return self.parlour.trade(self.seat, rest) or self._show_again()
        if command == "interrupt":
            return self.parlour.hand_over(self.seat) or self._show_again()
        return super().obey(command, rest)

    def _show_again(self) -> bool:
        self.show_options()
        return False


def _verb(option: Option) -> str:
    return str(option[0]) if isinstance(option, tuple) else ""
