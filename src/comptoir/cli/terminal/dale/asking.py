"""A question of Dale: the market, the hand, the stalls, and what the cards picked so far add up to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import TYPE_CHECKING

from comptoir.cli.terminal.asking import Asking
from comptoir.cli.terminal.dale import board
from comptoir.cli.terminal.dale.explaining import explain
from comptoir.cli.terminal.menu import Item, numbered
from comptoir.cli.terminal.screen import PROMPT
from comptoir.core import DONE, Option, Some
from comptoir.dale.view import DaleView
from comptoir.telling.collecting import Selection
from comptoir.telling.dale.questions import Standing, better_words, goes_back, question
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.wording import are_alike, by_value, token_of, used_face, value_of, word

if TYPE_CHECKING:
    from comptoir.cli.terminal.dale.parlour import DaleParlour

ORDERS = ("discard_in_order", "put_back", "toss_in_order", "rearrange")
"""Runs in which everything is picked and only the order is chosen."""
COUNTED = ("discard_some", "toss_from_market")
"""Runs in order of a fixed number of cards."""


def menu(
    teller: Teller,
    view: DaleView,
    options: Sequence[Option],
    *,
    is_run: bool,
    better: Mapping[Option, str] = MappingProxyType({}),
) -> list[Item]:
    """The options as lines; ``better`` has the words of options that mean something special now."""
    return numbered(options, lambda option: word(teller, view, option), is_run=is_run, better=better)


class DaleAsking(Asking):
    """A decision of somebody who plays Dale."""

    def __init__(self, parlour: DaleParlour, seat: int) -> None:
        super().__init__(parlour.session, seat)
        self.parlour = parlour
        self.teller = parlour.teller(seat)
        self.view = parlour.view(seat)

    # -- showing --------------------------------------------------------------------------------------

    def show(self) -> None:
        """The table, where an action is to be chosen; then the question and its options."""
        session = self.session
        now = (self.seat, self.view.turn)
        is_new = session.board_of is None
        if session.board_of != now:
            session.board_of = now
            # In the middle of somebody else's turn the hand is enough, unless nobody has seen the table yet.
            if self.view.active != self.seat and (self.decision.prompt == "react" or not is_new):
                session.show_rows(board.hand(self.teller, self.view))
            else:
                self.show_table()
        elif self.decision.prompt == "action":
            session.show_rows(board.market(self.teller, self.view))
            session.show_rows(board.hand(self.teller, self.view))
        self.show_options()

    def show_table(self) -> None:
        self.session.show_rows(board.board(self.teller, self.view))

    def show_options(self) -> None:
        """The question, with the running total, and what can be picked."""
        screen, collection = self.session.screen, self.collection
        # Cards that nothing can be added to may still wait for a word: that the teammate is to be asked.
        options: Sequence[Option] = (collection.offered or (DONE,)) if collection else self.decision.options
        if self.decision.run is not None and not self.is_about_order:
            options = by_value(self.view, options)
        is_run = self.decision.run is not None
        standing = self._standing._replace(helps=self.waits_for_a_word)
        self.items = menu(self.teller, self.view, options, is_run=is_run, better=better_words(standing))
        screen.line()
        screen.line(question(standing), style=PROMPT)
        if self.picked:
            names = [self._name(option) for option in self.picked]
            screen.line(self.teller.say("picked-so-far", cards=self.words_of_order(names)))
        self.show_items()
        if self.is_about_order:
            screen.line(self.teller.say("any-order-hint"))
        if goes_back(self.decision) or self.picked:
            screen.line(self.teller.say("back-hint"))

    def words_of_order(self, names: list[str]) -> str:
        """Picks in order are a row; picks without one are counted."""
        is_ordered = self.decision.run is not None and self.decision.run.ordered
        if not is_ordered:
            return self.teller.named(names)
        return ", ".join(self.teller.named(same) for _, same in groupby(names))

    @property
    def _standing(self) -> Standing:
        return Standing(
            self.decision,
            self.teller,
            self.view,
            picked=len(self.picked),
            total=self.total,
            size=self._size,
            forced=self.parlour.is_forced,
        )

    @property
    def _size(self) -> int:
        """How many cards are to be picked in all, at most."""
        if isinstance(self.collection, Selection):
            return self.collection.most
        run = self.decision.run
        if run and isinstance(run.completed_by, Some) and self.decision.prompt in COUNTED and not self.picked:
            return run.completed_by.most
        return 0

    @property
    def waits_for_a_word(self) -> bool:
        """Would the cards selected for a stack be laid out for the teammate to complete?"""
        if not self.teller.teams or self.decision.prompt != "build" or not self.picked:
            return False
        if self.collection is None:
            return self._standing.lays_out
        if not self.collection.could_end:
            return False
        trial = self.session.match.clone()
        trial.answer_run(self.seat, self.collection.selected)
        asked = trial.decision_of(self.teller.mate(self.seat))
        return asked is not None and asked.prompt == "complete"

    @property
    def total(self) -> int:
        """What counts so far: picks sent, picks collected, and what a teammate has laid out."""
        collected = self.collection.selected if self.collection else ()
        if isinstance(self.collection, Selection):
            return 0
        return int(dict(self.decision.args).get("total", 0)) + sum(
            value_of(self.view, option) for option in collected
        )

    def _name(self, option: Option) -> str:
        token = token_of(option)
        if token is None:
            return self.teller.called(int(option[1]))  # type: ignore[index]  # only cards and seats are run for
        if isinstance(option, tuple) and option[0] == "worth":
            return word(self.teller, self.view, option)
        return self.teller.used_as(self.view.faces[token], used_face(self.view, option))

    # -- the rest of it -------------------------------------------------------------------------------

    @property
    def is_about_order(self) -> bool:
        return self.decision.prompt in ORDERS

    def are_alike(self, options: Sequence[Option]) -> bool:
        return are_alike(self.teller, self.view, options)

    def explain(self, query: str) -> None:
        explain(self, query)
