"""The trade dialogue: open offers, new ones, and what can be said to those of others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from comptoir.cli.terminal.answering import as_it_is
from comptoir.cli.terminal.karanor.haggling import Draft, Misread, Names, names_of, parts_of, read_offer
from comptoir.cli.terminal.menu import number_in, plain
from comptoir.cli.terminal.screen import HEADING, PROMPT, REFUSAL
from comptoir.karanor.bargains import ANSWERS
from comptoir.karanor.board import Offer
from comptoir.karanor.offering import GET, GIVE, TO
from comptoir.telling.karanor.shapes import Bid
from comptoir.telling.karanor.wording import offer_facts
from comptoir.telling.shown import spelt
from comptoir.telling.telling import Menu, Wish
from comptoir.words import in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour

OFFER = "offer"
TRADES = (OFFER, *ANSWERS)
"""What is about trade of all that can be done unasked."""


class Trading:
    """One person negotiating, at any quiet moment."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        self.parlour = parlour
        self.session = session = parlour.session
        self.seat = seat
        self.teller = parlour.teller(seat)
        self.keys = [item.key for item in session.unasked(seat) if item.kind in TRADES]
        """What can be done now."""
        form = session.telling.form(session.match, OFFER, session.reader_at(seat), as_it_is)
        addressed = [item.key for item in form.items if item.kind == TO] if form else []
        self.partners = tuple([int(key.partition(":")[2]) for key in addressed])

    def open(self, rest: str = "") -> bool:
        """Talk until something is agreed, offered or taken back, or the person leaves; has the game moved?"""
        if rest:
            return self.hear(rest)
        if not self.keys:
            self._say_why_not()
            return False
        self.show()
        while True:
            line = self.session.screen.read().strip()
            if not line or plain(line) in in_any_language("back-words"):
                return False
            # Offers are public, and so may be the screen: then nothing else is shown on it.
            observer = self.seat if self.session.is_private(self.seat) else self.session.reader
            if not self.parlour.obey_aside(line, observer) and self.hear(line):
                return True

    # -- showing --------------------------------------------------------------------------------------

    def show(self) -> None:
        """All open offers, what those concerned could trade with, and what can be typed."""
        screen, say, view = self.session.screen, self.teller.say, self.teller.view
        screen.line()
        screen.line(say("trade-heading"), style=HEADING)
        for offer, bid in zip(view.offers, self.teller.scene.offers, strict=True):
            screen.line(f"  {self._worded(offer, bid)}", hang=4)
        if not view.offers:
            screen.line(f"  {say('trade-none')}")
        makers = [offer.maker for offer in view.offers if self.seat in offer.to]
        for seat in range(view.rules.players):
            if not makers or seat in (self.seat, *makers):
                things = self.teller.bundle(view.belongings(seat))
                screen.line(f"  {say('trade-purse', name=self.teller.headed(seat), things=things)}", hang=4)
        screen.line(say("trade-question", answer=bool(makers)), style=PROMPT)
        for line in self._hints():
            screen.line(f"  {line}", hang=4)

    def _worded(self, offer: Offer, bid: Bid) -> str:
        """An offer in a sentence, with what stands in its way."""
        say = self.teller.say
        text = say("karanor-event-offered", **offer_facts(self.teller, offer))
        problem = next((each.problem for each in bid.to if each.seat == self.seat), "")
        return f"{text} {say('trade-impossible', reason=problem)}" if problem else text

    def _hints(self) -> Iterator[str]:
        """What can be typed, with the names and numbers that mean something now."""
        say = self.teller.say
        for verb in ANSWERS:
            for number in self._numbers(verb)[:1]:
                yield say(f"trade-hint-{verb}", number=str(number))
        if self.partners and not self._numbers("accept"):
            yield say("trade-hint-offer", name=self._example, count=len(self.partners))
            yield say("trade-hint-steps")
        yield say("trade-hint-back")

    def _numbers(self, verb: str) -> list[int]:
        """The offers to which that can be said."""
        return [int(key.partition(":")[2]) for key in self.keys if key.startswith(f"{verb}:")]

    @property
    def _example(self) -> str:
        """Somebody to trade with."""
        return self.teller.name(next(iter(self.partners), self.seat))

    def _complain(self, key: str, **facts: str) -> bool:
        self.session.tell(key, **facts, style=REFUSAL)
        return False

    def _say_why_not(self) -> None:
        session, nothing = self.session, Menu((), None)
        wish, reader = Wish(action=OFFER), session.reader_at(self.seat)
        why = session.telling.why_not(session.match, nothing, wish, reader, {})
        session.screen.line(spelt(why), style=REFUSAL)

    # -- hearing --------------------------------------------------------------------------------------

    def hear(self, line: str) -> bool:
        """Do what a line says; has the game moved?"""
        first, _, rest = line.strip().partition(" ")
        if plain(first) in in_any_language("command-trade"):
            return self.open(rest.strip())
        for verb in ANSWERS:
            if plain(first) in in_any_language(f"trade-{verb}-words"):
                return self._answer(verb, rest.strip())
        number = number_in(line.strip().strip("#.:"))
        if number in [offer.number for offer in self.teller.view.offers]:
            return self._complain("trade-number", number=str(number))
        if plain(line) in in_any_language("trade-step-words"):
            return self._step_by_step()
        return self._offer(line)

    def _answer(self, verb: str, rest: str) -> bool:
        """Accept, decline, counter or withdraw; a number is needed only where several could be meant."""
        word, _, more = rest.partition(" ")
        number, numbers = number_in(word.strip("#.:")), self._numbers(verb)
        if number is None and len(numbers) != 1:
            return self._complain("trade-which" if numbers else "trade-no-such", verb=verb)
        if number is None:
            number, more = numbers[0], rest
        if verb != "counter":
            return self.session.act(self.seat, f"{verb}:{number}")
        return self._offer(more, number) if more.strip() else self._step_by_step(number)

    def _offer(self, text: str, counters: int = 0) -> bool:
        draft = self._read(text)
        return draft is not None and self._propose(draft, counters)

    def _propose(self, draft: Draft, counters: int) -> bool:
        if not draft.give and not draft.get:
            return self._complain("trade-empty")
        if not draft.to:
            draft = draft._replace(to=self.partners)
        key = f"counter:{counters}" if counters else OFFER
        return self.session.act(self.seat, key, parts_of(draft, counters=bool(counters)))

    def _step_by_step(self, counters: int = 0) -> bool:
        """Ask for the parts of an offer, one after the other."""
        draft = Draft({}, {}, ())
        sides = (
            {GIVE: GIVE, GET: GET} if counters or len(self.partners) < 2 else {TO: GIVE, GIVE: GIVE, GET: GET}
        )
        for part, side in sides.items():
            asked = self._ask(f"trade-ask-{part}", side)
            if asked is None:
                return False
            draft = draft._replace(**{part: getattr(asked, part)})
        return self._propose(draft, counters)

    def _ask(self, key: str, side: str) -> Draft | None:
        """One part of an offer; nothing if the person leaves."""
        while True:
            self.session.tell(key, style=PROMPT)
            line = self.session.screen.read().strip()
            if line and plain(line) in in_any_language("back-words"):
                return None
            draft = self._read(line, side)
            if draft is not None:
                return draft

    def _read(self, text: str, side: str = GIVE) -> Draft | None:
        """What a line offers; nothing if it cannot be understood, which is said."""
        try:
            return read_offer(text, self._names, side)
        except Misread as misread:
            self._complain("trade-misread", word=shortened(misread.word), name=self._example)
            return None

    @property
    def _names(self) -> Names:
        """Everything that can be traded, and the other players."""
        pack = self.teller.pack
        things = (*pack.resources, *pack.insignia, *pack.associates, *pack.artefacts)
        names = names_of(things, self.teller.names)
        gold = dict.fromkeys(in_any_language("trade-gold-words"), "gold")
        return names._replace(things={**names.things, **gold})
