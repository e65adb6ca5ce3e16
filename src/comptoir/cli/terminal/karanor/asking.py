"""A question of Karanor: what lies around, what each thing costs, and everything that can be done, sorted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.asking import Asking
from comptoir.cli.terminal.karanor import board
from comptoir.cli.terminal.karanor.bag import Bag
from comptoir.cli.terminal.karanor.explaining import Answers
from comptoir.cli.terminal.karanor.haggling import Misread, Names, read_offer
from comptoir.cli.terminal.menu import Item, numbered
from comptoir.cli.terminal.screen import HEADING, PROMPT, QUIET
from comptoir.core import Option
from comptoir.telling.collecting import Collection, Picked, family_of
from comptoir.telling.karanor.questions import question
from comptoir.telling.karanor.wording import are_alike, card_of, word
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
END: Option = ("end",)
_END_NUMBER = 0


class KaranorAsking(Asking):
    """A decision of somebody who plays Karanor."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        super().__init__(parlour.session, seat)
        self.parlour = parlour
        self.teller = parlour.teller(seat)
        self.sight = parlour.sight(seat)

    @property
    def is_action(self) -> bool:
        return self.decision.prompt == "action"

    def begin_collection(self) -> Collection | None:
        if self.decision.run is None or self.decision.run.ordered:
            return None
        family = family_of(self.session.match, self.seat)
        return None if family is None else Bag(family)

    # -- showing --------------------------------------------------------------------------------------

    def show(self) -> None:
        """At the start of a turn the map and what one holds; later only what has changed."""
        session = self.session
        is_turn = self.sight.phase == "turn"
        now = (self.seat, self.sight.turn if is_turn else 0)
        if session.board_of != now and (self.is_action or session.board_of is None):
            session.board_of = now
            if self.is_action or not is_turn:
                self.parlour.show_map(self.seat)
            session.show_rows(board.mine(self.teller, self.sight))
            news = board.brief if self.is_action else board.common
            session.show_rows(news(self.teller, self.sight))
        elif self.is_action:
            session.show_rows(board.summary(self.teller, self.sight))
        self.show_options()

    def show_table(self) -> None:
        self.session.show_rows(board.board(self.teller, self.sight))

    def show_options(self) -> None:
        screen, collection = self.session.screen, self.collection
        options: Sequence[Option] = collection.offered if collection else self.decision.options
        self.items = self._numbered(options)
        screen.line()
        screen.line(question(self.session.match, self.decision, self.teller, self.sight), style=PROMPT)
        if self.picked and self.collection is not None:
            names = [word(self.teller, self.sight, option) for option in self.picked]
            screen.line(self.teller.say("picked-so-far", cards=self.teller.counted(names)))
        self.show_items()
        if self.picked:
            screen.line(self.teller.say("back-hint"))
        offers = self.sight.offers_to(self.seat)
        if self.is_action and offers:
            screen.line(self.teller.say("terminal-offers-waiting", count=len(offers)), style=QUIET)

    def _numbered(self, options: Sequence[Option]) -> list[Item]:
        """The options in the order of their groups; to end the turn is always number 0."""
        order = [option for group in self._grouped(options) for option in group[1]]
        items = numbered(
            [each for each in order if each != END],
            self._worded,
            is_run=self.decision.run is not None,
        )
        if END in options:
            items.append(Item(_END_NUMBER, END, word(self.teller, self.sight, END)))
        return items

    def _worded(self, option: Option) -> str:
        """A step also with the number of the territory on the map."""
        text = word(self.teller, self.sight, option)
        if not isinstance(option, tuple) or option[0] != "step":
            return text
        number = self.sight.pack.index("territories", str(option[1])) + 1
        return self.teller.say("terminal-on-map", text=text, number=number)

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
            for option in options:
                self.show_item(shown[option])
                self._show_text(option)

    def _show_text(self, option: Option) -> None:
        """What a card says, where a card is to be chosen."""
        card = card_of(self.sight, option) if self.decision.prompt in CARDS_TO_READ else None
        if card is not None:
            for line in self.parlour.describe(card.face):
                self.session.screen.line(f"      {line}", hang=2)

    # -- hearing --------------------------------------------------------------------------------------

    def read_picks(self, text: str) -> Picked:
        """Goods are named with their amounts: “2 wood 1 wine”; numbers may be given more than once."""
        if self.collection is None or not self._is_about_goods:
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

    @property
    def _is_about_goods(self) -> bool:
        return any(isinstance(each, tuple) and each[0] == "goods" for each in self.decision.options)

    def _names_of_goods(self) -> Names:
        resources = self.sight.pack.resources
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

    # -- the rest of it -------------------------------------------------------------------------------

    def are_alike(self, options: Sequence[Option]) -> bool:
        return are_alike(self.teller, self.sight, options)

    def explain(self, query: str) -> None:
        Answers(self.parlour, self.seat, self.items).explain(query)
