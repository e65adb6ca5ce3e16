"""What Dale brings to the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from comptoir.cli.problems import sentence
from comptoir.cli.terminal.answering import Answering
from comptoir.cli.terminal.dale import board
from comptoir.cli.terminal.dale.commands import COMMANDS, DISCARDS, show_discards
from comptoir.cli.terminal.dale.explaining import Explaining
from comptoir.cli.terminal.parlour import Parlour
from comptoir.cli.terminal.screen import HEADING, QUIET
from comptoir.core import ComptoirError, Decision, Event, Option
from comptoir.dale.catalogue import faces_of
from comptoir.dale.events import DeclinedHelp
from comptoir.dale.view import DaleView
from comptoir.telling.dale.deeds import prompts_of
from comptoir.telling.dale.questions import lays_out
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.wording import are_alike, by_value
from comptoir.telling.shown import Line, Seen, spelt

if TYPE_CHECKING:
    from comptoir.cli.terminal.session import Session

COLOURS = {
    "macaws": "red",
    "pandas": "cyan",
    "raccoons": "yellow",
    "squirrels": "bright_yellow",
    "ocelots": "magenta",
    "chameleons": "green",
    "platypuses": "bright_cyan",
    "sloths": "orange3",
    "crocodiles": "bright_green",
    "fennecs": "bright_magenta",
    "polecats": "bright_red",
    "owls": "bright_blue",
    "desert_monitors": "dark_khaki",
    "lemurs": "blue",
    "magpies": "spring_green3",
    "echidnas": "salmon1",
    "hares": "sky_blue1",
    "tree_kangaroos": "grey63",
}
"""The colour of a set's cards. It tells nothing that words do not tell as well."""
GUEST_COLOUR = "bright_white"


class DaleParlour(Parlour):
    """A game of Dale at one keyboard."""

    game = "dale"
    commands = COMMANDS
    takes_more = (DISCARDS,)
    costly = prompts_of("pay", "discard", "toss", "give", "swap", "store")

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.is_forced = False
        """Was the action just chosen the only one there was?"""
        self._helpless: set[int] = set()
        """The events with which people declined to help because they could not."""

    def teller(self, observer: int) -> Teller:
        return Teller(self.session.reader_at(observer))

    def view(self, observer: int) -> DaleView:
        view: DaleView = self.session.match.view(observer)
        return view

    # -- sitting down ---------------------------------------------------------------------------------

    def paints(self) -> dict[str, list[str]]:
        sets: Any = self.session.match.options["sets"]
        paints: dict[str, list[str]] = {QUIET: [self.session.words.say("card-junk")]}
        for name in sets:
            paints.setdefault(COLOURS.get(name, GUEST_COLOUR), []).extend(self._names_of(name))
        return paints

    def _names_of(self, name: str) -> list[str]:
        teller = self.teller(self.session.match.table.spectator)
        return [teller.face(face) for face in faces_of(name)]

    def welcome(self) -> None:
        """What this is and how to get help, who plays with whom, the sets in play."""
        session = self.session
        words, screen = session.words, session.screen
        rules = self.view(session.reader).rules
        screen.line(words.say("welcome"), style=HEADING)
        screen.line(words.say("welcome-help"))
        if rules.teams:
            teller = self.teller(session.reader)
            pairs = {name: teller.together((seat, seat + 2)) for seat, name in enumerate(("first", "second"))}
            screen.line(words.say("welcome-teams", **pairs, stacks=rules.stacks_to_win))
        themes = [
            words.say("welcome-set", set=words.say(f"set-{name}.short"), theme=words.say(f"set-{name}.theme"))
            for name in rules.sets
        ]
        screen.line(words.say("welcome-sets", sets=themes))

    def warnings(self) -> list[str]:
        is_seen = len(self.session.people) > 1 and self.view(self.session.reader).present.occasions
        return [self.session.words.say("welcome-reactions")] if is_seen else []

    # -- deciding -------------------------------------------------------------------------------------

    def is_no_choice(self, decision: Decision) -> bool:
        if len(decision.options) == 1:
            return True
        return are_alike(self.teller(decision.seat), self.view(decision.seat), decision.options)

    def pick_alone(self, decision: Decision) -> Option:
        self.is_forced = decision.prompt == "action"
        if decision.prompt == "complete":
            self._helpless.add(len(self.session.match.events or ()))
        return super().pick_alone(decision)

    def ask(self, seat: int) -> None:
        # What was taken back has not happened.
        self._helpless = {at for at in self._helpless if at < len(self.session.match.events or ())}
        super().ask(seat)
        self.is_forced = False

    # -- showing --------------------------------------------------------------------------------------

    def show_before(self, answering: Answering) -> None:
        """The table, where an action is to be chosen."""
        session, seat, view, prompt = self.session, answering.seat, answering.view, answering.question.prompt
        teller, now = self.teller(seat), (seat, view.turn)
        is_new = session.board_of is None
        if session.board_of != now:
            session.board_of = now
            # In the middle of somebody else's turn the hand is enough, unless nobody has seen the table yet.
            if view.active != seat and (prompt == "react" or not is_new):
                session.show_rows(board.hand(teller, view))
            else:
                self.show_table(seat)
        elif prompt == "action":
            session.show_rows(board.market(teller, view))
            session.show_rows(board.hand(teller, view))
        if self.is_forced:
            session.screen.line()
            session.screen.line(session.words.say("only-inventory"))

    def show_table(self, observer: int) -> None:
        self.session.show_rows(board.board(self.teller(observer), self.view(observer)))

    def arrange(self, view: DaleView, options: Sequence[Option]) -> Sequence[Option]:
        return by_value(view, options)

    def name_of(self, card: Seen) -> str:
        teller = self.teller(self.session.reader)
        face_of = teller.book.keys.index
        return teller.used_as(face_of(card.face), face_of(card.guise or card.face))

    def waits_for_a_word(self, view: DaleView, picked: Sequence[Option]) -> bool:
        """The teammate is asked only if that was meant."""
        return lays_out(view, picked)

    def explain(self, answering: Answering, query: str) -> None:
        Explaining(self, answering).explain(query)

    # -- telling --------------------------------------------------------------------------------------

    def sentence(self, error: ComptoirError) -> str:
        return sentence(self.session.words, error)

    def lines(self, events: Sequence[Event], observer: int, since: int = 0) -> list[Line]:
        """Who could not help was not asked, and reads why."""
        lines = list[Line]()
        for at, event in enumerate(events, since):
            if at in self._helpless and isinstance(event, DeclinedHelp) and event.seat == observer:
                lines.append(Line([self.session.words.say("event-declined-help-forced")]))
            else:
                lines += super().lines([event], observer)
        return lines

    def finish(self, reader: int) -> None:
        session, view = self.session, self.view(reader)
        result = session.telling.result(view, session.reader_at(reader))
        session.screen.line(spelt(result), style=HEADING)
        session.show_rows(board.stalls(self.teller(reader), view))

    @property
    def after_the_end(self) -> str:
        return self.session.words.say("after-the-end")

    # -- commands of its own ----------------------------------------------------------------------------

    def obey(self, command: str, rest: str, observer: int) -> None:
        assert command == DISCARDS
        show_discards(self, observer, rest)
