"""People who are not asked: offers made to them, and cards they may play on somebody else's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.terminal import commands
from comptoir.cli.terminal.answering import as_it_is
from comptoir.cli.terminal.karanor.trading import TRADES, Trading
from comptoir.cli.terminal.menu import Choosable, find, matches, numbered
from comptoir.cli.terminal.screen import HEADING, PROMPT, REFUSAL
from comptoir.core import Option, Refused, ScriptFailed
from comptoir.telling.shown import spelt
from comptoir.words import shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour


class Pauses:
    """When people who are not asked get a chance: once for each offer, and for cards once in a turn.

    One person among bots is asked only where there is a card to play, and again in the same turn where there
    is another one. Where several play, that would tell who holds what, so everybody is asked who holds cards.
    """

    def __init__(self, parlour: KaranorParlour) -> None:
        self.parlour = parlour
        self.session = parlour.session
        self._seen: set[tuple[int, int]] = set()
        """Seats and the numbers of the offers that were put before them."""
        self._turn = 0
        """The turn in which there was a pause."""
        self._known: set[Option] = set()
        """What could be played when there was one."""

    def pause(self) -> bool:
        """Has the game moved?"""
        if not self.session.people or not self.session.match.is_quiet:
            return False
        return self._put_offers() or self._let_play_cards()

    # -- offers -----------------------------------------------------------------------------------------

    def _put_offers(self) -> bool:
        session = self.session
        offers = self.parlour.outlook(session.reader).view.offers
        # One that was taken back and is made again is another one.
        self._seen = {each for each in self._seen if each[1] in [offer.number for offer in offers]}
        for seat in session.people:
            fresh = [
                each.number for each in offers if seat in each.to and (seat, each.number) not in self._seen
            ]
            if fresh:
                self._seen.update((seat, number) for number in fresh)
                if self._put(seat):
                    return True
        return False

    def _put(self, seat: int) -> bool:
        """Let one person talk about offers: what they say is public, so it needs no screen of their own."""
        session = self.session
        session.leave_the_keyboard()
        if len(session.people) == 1:
            session.news(seat)
        else:
            name = session.chairs[seat].name
            session.screen.line(session.words.say("terminal-offer-for", name=name), style=HEADING)
        return Trading(self.parlour, seat).open()

    # -- cards ------------------------------------------------------------------------------------------

    def _let_play_cards(self) -> bool:
        session = self.session
        outlook = self.parlour.outlook(session.reader)
        if outlook.scene.phase != "turn":
            return False
        is_new = outlook.scene.turn != self._turn
        if is_new:
            self._turn, self._known = outlook.scene.turn, set()
        rivals = [seat for seat in session.people if seat != outlook.scene.active]
        if len(session.people) > 1:
            holders = [seat for seat in rivals if outlook.seats[seat].black_market.count]
            active = session.chairs[outlook.scene.active].name
            return is_new and bool(holders) and self._ask_all(holders, active)
        return bool(rivals) and self._ask_one(rivals[0])

    def _ask_one(self, seat: int) -> bool:
        options = playable(self.parlour, seat)
        if self._known.issuperset(options):
            return False
        self._known.update(options)
        self.session.news(seat)
        has_played = Unasked(self.parlour, seat).ask()
        if has_played:
            self._known.clear()  # what is left may be played as well
        return has_played

    def _ask_all(self, holders: list[int], active: str) -> bool:
        """Several people: whoever wants to play a card takes the keyboard. Asked whatever the cards are."""
        session = self.session
        session.leave_the_keyboard()
        names = [session.chairs[seat].name for seat in holders]
        while True:
            text = session.words.say("terminal-pause-all", active=active, holders=names, count=len(names))
            session.screen.line(text, style=PROMPT)
            line = session.screen.read().strip()
            if not line:
                return False
            found = matches(line, names)
            if not found and self.parlour.obey_aside(line, session.reader):
                continue
            if len(found) == 1:
                session.take_the_keyboard(holders[found[0]])
                session.news(holders[found[0]])
                Unasked(self.parlour, holders[found[0]]).ask()
                return True


class Unasked:
    """One person's chance to play a card, or to trade, while somebody else is asked."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        self.parlour = parlour
        self.session = parlour.session
        self.seat = seat
        self.items: list[Choosable] = []

    def ask(self) -> bool:
        """Until a card is played or the person goes on; has the game moved?"""
        self._show()
        while True:
            line = self.session.screen.read().strip()
            if not line:
                return False
            if self._hear(line):
                return True

    def _show(self) -> None:
        session = self.session
        teller, outlook = self.parlour.teller(self.seat), self.parlour.outlook(self.seat)
        texts = playable(self.parlour, self.seat)
        self.items = numbered(list(texts), list(texts.values()), is_run=False)
        session.screen.line()
        text = teller.say("terminal-pause", name=teller.name(outlook.scene.active), count=len(self.items))
        session.screen.line(text, style=PROMPT)
        for item in self.items:
            session.screen.line(teller.say("option-line", number=item.number, text=item.text), hang=6)

    def _hear(self, line: str) -> bool:
        command = commands.read_in(self.parlour, line)
        if command is not None and command[0] == "trade":
            return Trading(self.parlour, self.seat).open(command[1])
        if self.parlour.obey_aside(line, self.seat, self.items):
            return False
        return self._play(line)

    def _play(self, line: str) -> bool:
        found = find(self.items, line)
        if len(found) != 1:
            text = self.session.words.say("terminal-pause-unknown", text=shortened(line))
            self.session.screen.line(text, style=REFUSAL)
            return False
        self.session.begin_step(self.seat)
        try:
            self.session.match.interrupt(self.seat, found[0].option)
        except (Refused, ScriptFailed) as error:
            self.session.drop_step()
            self.session.refuse(error)
            return False
        return True


def playable(parlour: KaranorParlour, seat: int) -> dict[Option, str]:
    """What a seat may do unasked, but for trades, in words."""
    session, telling = parlour.session, parlour.session.telling
    return {
        telling.unasked_picks(session.match, seat, item.key, ())[0]: spelt(item.text)
        for item in telling.unasked(session.match, session.reader_at(seat), as_it_is)
        if item.kind not in TRADES
    }
