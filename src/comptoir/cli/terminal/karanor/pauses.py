"""People who are not asked: offers made to them, and cards they may play on somebody else's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.terminal import commands
from comptoir.cli.terminal.karanor.trading import TRADES, Trading
from comptoir.cli.terminal.menu import find, matches, numbered
from comptoir.cli.terminal.screen import HEADING, PROMPT, REFUSAL
from comptoir.core import Refused
from comptoir.telling.shown import Item
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
        self._countered: set[tuple[int, int]] = set()
        """Seats and the numbers of the offers that they have answered by others, which are still open."""
        self._turn = 0
        """The turn in which there was a pause."""
        self._known: set[str] = set()
        """What could be played when there was one."""

    def pause(self) -> bool:
        """Has the game moved?"""
        if not self.session.people or not self.session.match.is_quiet:
            return False
        return self._put_offers() or self._let_play_cards()

    # -- offers -----------------------------------------------------------------------------------------

    def _put_offers(self) -> bool:
        offers = self.parlour.teller(self.session.reader).view.offers
        # One that was taken back and is made again is another one.
        self._seen &= {(seat, offer.number) for offer in offers for seat in offer.to}
        # Whose answer is refused has the first offer to think about again.
        countered = {(offer.maker, offer.counters) for offer in offers if offer.counters}
        self._seen -= self._countered - countered
        self._countered = countered
        for seat in self.session.people:
            fresh = {(seat, each.number) for each in offers if seat in each.to} - self._seen
            self._seen |= fresh
            if fresh and self._put(seat):
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
            session.tell("terminal-offer-for", name=name, style=HEADING)
        return Trading(self.parlour, seat).open()

    # -- cards ------------------------------------------------------------------------------------------

    def _let_play_cards(self) -> bool:
        session, scene = self.session, self.parlour.teller(self.session.reader).scene
        if scene.phase != "turn":
            return False
        is_new = scene.turn != self._turn
        if is_new:
            self._turn, self._known = scene.turn, set()
        rivals = [seat for seat in session.people if seat != scene.active]
        if len(session.people) > 1:
            holders = [seat for seat in rivals if scene.merchants[seat].black_market.count]
            return is_new and bool(holders) and self._ask_all(holders, session.chairs[scene.active].name)
        return bool(rivals) and self._ask_one(rivals[0])

    def _ask_one(self, seat: int) -> bool:
        keys = {item.key for item in playable(self.parlour, seat)}
        if keys <= self._known:
            return False
        self._known |= keys
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
            session.tell("terminal-pause-all", active=active, holders=names, count=len(names), style=PROMPT)
            line = session.screen.read().strip()
            if not line:
                return False
            found = matches(line, names)
            if len(found) == 1:
                take_over(self.parlour, holders[found[0]])
                return True
            if not found:
                self.parlour.obey_aside(line, session.reader)


class Unasked:
    """One person's chance to play a card, or to trade, while somebody else is asked."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        self.parlour = parlour
        self.session = parlour.session
        self.seat = seat
        cards = playable(parlour, seat)
        self.items = numbered([(card.key,) for card in cards], cards, is_run=False)

    def ask(self) -> bool:
        """Until a card is played or the person goes on; has the game moved?"""
        screen, teller = self.session.screen, self.parlour.teller(self.seat)
        screen.line()
        name = teller.name(teller.scene.active)
        screen.line(teller.say("terminal-pause", name=name, count=len(self.items)), style=PROMPT)
        for item in self.items:
            screen.line(teller.say("option-line", number=item.number, text=item.text), hang=6)
        while line := screen.read().strip():
            if self._hear(line):
                return True
        return False

    def _hear(self, line: str) -> bool:
        command = commands.read_in(self.parlour, line)
        if command is not None and command[0] == "trade":
            return Trading(self.parlour, self.seat).open(command[1])
        if self.parlour.obey_aside(line, self.seat, self.items):
            return False
        found = [each.item for each in find(self.items, line) if each.item]
        if len(found) == 1:
            return self.session.act(self.seat, found[0].key)
        self.session.tell("terminal-pause-unknown", text=shortened(line), style=REFUSAL)
        return False


def hand_over(parlour: KaranorParlour, seat: int) -> bool:
    """Let another person at this keyboard act now; has the keyboard changed hands?"""
    session = parlour.session
    screen, say, others = session.screen, session.words.say, [each for each in session.people if each != seat]
    if not others:
        screen.line(say("terminal-nobody-else"), style=REFUSAL)
        return False
    if not session.match.is_quiet:
        session.refuse(Refused("not_quiet", seat=seat))
        return False
    found, names = [0], [session.chairs[each].name for each in others]
    if len(others) > 1:
        screen.line(say("terminal-who-interrupts", names=session.words.one_of(names)), style=PROMPT)
        found = matches(screen.read(), names)
    if len(found) == 1:
        take_over(parlour, others[found[0]])
    return len(found) == 1


def take_over(parlour: KaranorParlour, seat: int) -> None:
    """Another person takes the keyboard, for a card or a trade."""
    parlour.session.take_the_keyboard(seat)
    parlour.session.news(seat)
    Unasked(parlour, seat).ask()


def playable(parlour: KaranorParlour, seat: int) -> list[Item]:
    """What a seat may do unasked, but for trades."""
    return [item for item in parlour.session.unasked(seat) if item.kind not in TRADES]
