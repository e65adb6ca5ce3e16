"""What Karanor brings to the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from comptoir.cli.command import command
from comptoir.cli.terminal import commands
from comptoir.cli.terminal.answering import Answering
from comptoir.cli.terminal.karanor import board
from comptoir.cli.terminal.karanor.atlas import Atlas
from comptoir.cli.terminal.karanor.deciding import KaranorAnswering
from comptoir.cli.terminal.karanor.drawing import NARROWEST
from comptoir.cli.terminal.karanor.explaining import Explaining
from comptoir.cli.terminal.karanor.pauses import Pauses
from comptoir.cli.terminal.karanor.speaking import Speaker
from comptoir.cli.terminal.karanor.travelling import Travel, go_on
from comptoir.cli.terminal.menu import Choosable
from comptoir.cli.terminal.parlour import Parlour
from comptoir.cli.terminal.screen import HEADING, WIDEST
from comptoir.core import UNKNOWN, Event
from comptoir.karanor.events import DrewBlackMarket, DrewQuest, GotSequel, ReadAloud, SetOut
from comptoir.telling.karanor.score_sheet import ScoreSheet
from comptoir.telling.shown import Line, spelt

if TYPE_CHECKING:
    from comptoir.cli.terminal.session import Session

COMMANDS = {
    "table": "command-board",
    "map": "command-map",
    "trade": "command-trade",
    "interrupt": "command-interrupt",
}
_TALL = 60
"""In so many lines the map leaves room for everything else."""


class KaranorParlour(Parlour):
    """A game of Karanor at one keyboard."""

    game = "karanor"
    commands = COMMANDS
    takes_more = ("trade",)
    needs_a_question = ("trade", "interrupt")
    costly = (
        "pay_goods",
        "sell_goods",
        "hand_over",
        "give_up_associate",
        "give_up_artefact",
        "give_up_quest",
    )

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._pauses = Pauses(self)
        self.travel: Travel | None = None
        """A journey over several territories that somebody is on."""

    def teller(self, observer: int) -> Speaker:
        return Speaker(self.session.reader_at(observer), self.session.match.view(observer))

    # -- sitting down ---------------------------------------------------------------------------------

    def paints(self) -> dict[str, list[str]]:
        paints, teller = {}, self.teller(self.session.match.table.spectator)
        for at, resource in enumerate(teller.pack.resources):
            name = teller.resource(at)
            paints[resource.color] = [name, name.lower(), f"{name.lower()}s"]
        return paints

    def welcome(self) -> None:
        """What this is and how to get help, what it is about, whose words the cards have."""
        words, screen, view = self.session.words, self.session.screen, self.teller(self.session.reader).view
        screen.line(words.say("terminal-welcome"), style=HEADING)
        screen.line(words.say("terminal-welcome-help"))
        goal = {"end": view.end_prestige, "players": view.rules.players}
        screen.line(words.say("terminal-welcome-goal", **goal))
        facts = {"pack": view.pack.id, "version": view.pack.version}
        facts["command"] = f"{command('cards')} {self.game}"
        screen.line(words.say("terminal-welcome-pack", **facts))

    def warnings(self) -> list[str]:
        words = self.session.words
        found = [words.say("terminal-welcome-people")] if len(self.session.people) > 1 else []
        if self.session.people:
            found.append(words.say("terminal-welcome-quests", quests=self.session.match.table.rules.quests))
        return found

    # -- deciding -------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        if self.travel is not None and self.travel.seat == seat:
            self.travel = go_on(self.session.match, self.travel)
            if self.travel is not None:
                return
        KaranorAnswering(self, seat).ask()

    def pause(self) -> bool:
        return self._pauses.pause()

    # -- showing --------------------------------------------------------------------------------------

    def show_before(self, answering: Answering) -> None:
        """At the start of a turn what one holds; later only what has changed.

        The map comes on demand (m), so that what the others did and what can be done are on one screen; by
        itself only where the window has room for all of it.
        """
        session, seat = self.session, answering.seat
        teller = self.teller(seat)
        is_action, is_turn = bool(answering.question.actions), teller.scene.phase == "turn"
        now = (seat, teller.scene.turn if is_turn else 0)
        if session.board_of != now and (is_action or session.board_of is None):
            session.board_of = now
            is_tall = session.screen.console.height >= _TALL
            if is_tall and (is_action or not is_turn):
                self.show_map(seat)
            session.show_rows(board.mine(teller))
            news = board.brief if is_action else board.common
            session.show_rows(news(teller))
        elif is_action:
            session.show_rows(board.summary(teller))

    def show_table(self, observer: int) -> None:
        self.session.show_rows(board.board(self.teller(observer)))

    def explain(self, answering: Answering, query: str) -> None:
        Explaining(self, answering.seat, answering.items, answering).explain(query)

    # -- telling --------------------------------------------------------------------------------------

    def lines(self, events: Sequence[Event], observer: int, since: int = 0) -> list[Line]:
        teller, lines = self.teller(observer), list[Line]()
        for event in events:
            lines += super().lines([event], observer)
            lines += [Line([f"  {text}"]) for text in self._read_out(teller, event)]
        return lines

    def _read_out(self, teller: Speaker, event: Event) -> list[str]:
        """A card as it is read out: all of it to whoever may use it later, else its story alone.

        Whoever has to choose at once reads it in the question.
        """
        match event:
            case SetOut(history=card):
                is_kept = False
            case DrewQuest(card=card) | ReadAloud(card=card) | GotSequel(card=card):
                is_kept = True
            case DrewBlackMarket(seat, card):
                is_kept = seat == teller.observer
            case _:
                return []
        if card.face == UNKNOWN:
            return []
        asked, faces = teller.view.decision, teller.view.faces
        if asked is not None and asked.prompt == "immediate" and faces[asked.source] == card.face:
            return []
        return teller.description(teller.pack.faces[card.face])[: None if is_kept else 1]

    def finish(self, reader: int) -> None:
        session, teller = self.session, self.teller(reader)
        result = session.telling.result(teller.view, session.reader_at(reader))
        session.screen.line(spelt(result), style=HEADING)
        sheet = ScoreSheet(teller.pack, teller.view.rules.players)
        sheet.write(session.match.events or ())
        session.show_rows(board.standings(teller, sheet))

    @property
    def after_the_end(self) -> str:
        return self.session.words.say("terminal-after-the-end")

    # -- commands of its own ----------------------------------------------------------------------------

    @property
    def width(self) -> int:
        return min(self.session.screen.console.width, WIDEST)

    def show_map(self, observer: int, *, with_list: bool = False) -> None:
        atlas = Atlas(self.teller(observer))
        self.session.show_rows(atlas.drawn(self.width))
        if with_list and self.width >= NARROWEST:
            self.session.show_rows(atlas.listed())

    def obey_aside(self, text: str, observer: int, items: Sequence[Choosable] = ()) -> bool:
        """Do what a line says if it is a command that moves nothing; was it one?"""
        found = commands.read_in(self, text)
        if found is None or found[0] in ("undo", "trade", "interrupt"):
            return False
        if found[0] == "help":
            Explaining(self, observer, items).explain(found[1])
        else:
            commands.obey_anywhere(self.session, observer, *found)
        return True

    def obey(self, command: str, rest: str, observer: int) -> None:
        if command == "map":
            self.show_map(observer, with_list=True)
        else:
            self.show_table(observer)
