"""The trade dialogue: open offers, new ones, and what can be said to those of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.answering import as_it_is
from comptoir.cli.terminal.karanor.haggling import GET, GIVE, Draft, Misread, Names, parts_of, read_offer
from comptoir.cli.terminal.menu import number_in, plain
from comptoir.cli.terminal.screen import HEADING, PROMPT, REFUSAL
from comptoir.core import Refused, ScriptFailed
from comptoir.karanor.bargains import why_dead
from comptoir.karanor.board import Bundle, Offer
from comptoir.karanor.pack import Artefact, Associate, Insignia, Resource
from comptoir.telling.karanor.wording import offer_facts
from comptoir.telling.shown import Part, spelt
from comptoir.telling.telling import Offer as Offering
from comptoir.telling.telling import Wish
from comptoir.words import LANGUAGES, in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour

ANSWERS = {
    "accept": "trade-accept-words",
    "decline": "trade-decline-words",
    "counter": "trade-counter-words",
    "withdraw": "trade-withdraw-words",
}
"""What can be said to an offer, and the key of the words that say it."""
OFFER = "offer"
TRADES = (OFFER, *ANSWERS)
"""The interruptions that are about trade."""


class Trading:
    """One person negotiating, at any quiet moment."""

    def __init__(self, parlour: KaranorParlour, seat: int) -> None:
        self.parlour = parlour
        self.session = parlour.session
        self.seat = seat
        self.teller = parlour.teller(seat)
        self.outlook = parlour.outlook(seat)

    def open(self, rest: str = "") -> bool:
        """Talk until something is agreed, offered or taken back, or the person leaves; has the game moved?"""
        if rest:
            return self.hear(rest)
        if not self._may_trade():
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

    def _may_trade(self) -> bool:
        """Is there anything to talk about? If not, the rules say why."""
        if any(each[0] in TRADES for each in self._possible()):
            return True
        session, wish = self.session, Wish(action="offer")
        reader = session.reader_at(self.seat)
        why = session.telling.why_not(session.match, Offering((), None), wish, reader, {})
        session.screen.line(spelt(why), style=REFUSAL)
        return False

    def _possible(self) -> list[list[str]]:
        """The keys of what can be done unasked, in their parts."""
        session = self.session
        items = session.telling.unasked(session.match, session.reader_at(self.seat), as_it_is)
        return [item.key.split(":") for item in items]

    # -- showing --------------------------------------------------------------------------------------

    def show(self) -> None:
        """All open offers, what those concerned could trade with, and what can be typed."""
        screen, say = self.session.screen, self.teller.say
        screen.line()
        screen.line(say("trade-heading"), style=HEADING)
        for offer in self.outlook.view.offers:
            screen.line(f"  {self.worded(offer)}", hang=4)
        if not self.outlook.view.offers:
            screen.line(f"  {say('trade-none')}")
        makers = {offer.maker for offer in self.outlook.offers_to(self.seat)}
        for seat in range(len(self.outlook.seats)):
            if not makers or seat in (self.seat, *makers):
                screen.line(f"  {self._purse(seat)}", hang=4)
        screen.line(say("trade-question", answer="yes" if makers else "no"), style=PROMPT)
        for line in self._hints():
            screen.line(f"  {line}", hang=4)

    def _hints(self) -> Iterator[str]:
        """What can be typed, with the names and numbers that mean something now."""
        say = self.teller.say
        numbers = {
            verb: next((str(each[1]) for each in self._possible() if each[0] == verb), "") for verb in ANSWERS
        }
        for verb in ("accept", "decline", "counter", "withdraw"):
            if numbers[verb]:
                yield say(f"trade-hint-{verb}", number=numbers[verb])
        others = self._others()
        if [OFFER] in self._possible() and others and not numbers["accept"]:
            yield say("trade-hint-offer", name=self.teller.name(others[0]), count=len(others))
            yield say("trade-hint-steps")
        yield say("trade-hint-back")

    def worded(self, offer: Offer) -> str:
        """An offer in a sentence, with what stands in its way."""
        teller = self.teller
        text = teller.say("karanor-event-offered", **offer_facts(teller, offer))
        reason = why_dead(self.outlook.view, offer, self.seat) if self.seat in offer.to else ""
        return f"{text} {teller.say('trade-impossible', reason=reason)}" if reason else text

    def _purse(self, seat: int) -> str:
        """What somebody could trade with."""
        view = self.outlook.view
        return self.teller.say(
            "trade-purse",
            name=self.teller.headed(seat),
            things=self.teller.bundle(
                Bundle(
                    view.gold[seat],
                    view.goods[seat],
                    view.associates[seat],
                    view.insignia[seat],
                    tuple([view.faces[card] for card in view.artefacts[seat]]),
                )
            ),
        )

    # -- hearing --------------------------------------------------------------------------------------

    def hear(self, line: str) -> bool:
        """Do what a line says; has the game moved?"""
        first, _, rest = line.strip().partition(" ")
        if plain(first) in in_any_language("command-trade"):
            return self.open(rest.strip())
        for verb, key in ANSWERS.items():
            if plain(first) in in_any_language(key):
                return self._answer(verb, rest.strip())
        number = number_in(line.strip().strip("#.:"))
        if number in [offer.number for offer in self.outlook.view.offers]:
            return self._complain("trade-number", number=str(number))
        if plain(line) in in_any_language("trade-step-words"):
            return self._step_by_step()
        return self._offer(line)

    def _answer(self, verb: str, rest: str) -> bool:
        """Accept, decline, counter or withdraw; a number is needed only where several could be meant."""
        word, _, more = rest.partition(" ")
        number = number_in(word.strip("#.:"))
        if number is None:
            number, more = self._only(verb), rest
        if number is None:
            is_any = any(each[0] == verb for each in self._possible())
            return self._complain("trade-which" if is_any else "trade-no-such", verb=verb)
        if verb != "counter":
            return self._send(f"{verb}:{number}")
        if not more.strip():
            return self._step_by_step(number)
        return self._offer(more, number)

    def _only(self, verb: str) -> int | None:
        numbers = [int(each[1]) for each in self._possible() if each[0] == verb]
        return numbers[0] if len(numbers) == 1 else None

    def _offer(self, text: str, counters: int = 0) -> bool:
        try:
            draft = read_offer(text, self._names())
        except Misread as misread:
            return self._complain("trade-misread", word=shortened(misread.word), name=self._example())
        return self._propose(draft, counters)

    def _propose(self, draft: Draft, counters: int) -> bool:
        if not draft.give and not draft.get:
            return self._complain("trade-empty")
        if not draft.to and not counters:
            draft = draft._replace(to=self._others())
        parts = parts_of(draft, counters=bool(counters))
        return self._send(f"counter:{counters}" if counters else OFFER, parts)

    def _others(self) -> tuple[int, ...]:
        """Everybody else who may trade."""
        seats = range(len(self.outlook.seats))
        return tuple(
            seat for seat in seats if seat != self.seat and "trade" not in self.outlook.seats[seat].forbidden
        )

    def _example(self) -> str:
        """Somebody to trade with, for an example."""
        return self.teller.name(next(iter(self._others()), self.seat))

    def _step_by_step(self, counters: int = 0) -> bool:
        """Ask for the parts of an offer, one after the other."""
        to: tuple[int, ...] = ()
        if not counters and len(self.outlook.seats) > 2:
            asked = self._ask("trade-ask-to", GIVE)
            if asked is None:
                return False
            to = asked.to
        give = self._ask("trade-ask-give", GIVE)
        get = self._ask("trade-ask-get", GET) if give is not None else None
        if give is None or get is None:
            return False
        return self._propose(Draft(give.give, get.get, to), counters)

    def _ask(self, key: str, side: str) -> Draft | None:
        """One part of an offer; nothing if the person leaves."""
        while True:
            self.session.screen.line(self.teller.say(key), style=PROMPT)
            line = self.session.screen.read().strip()
            if line and plain(line) in in_any_language("back-words"):
                return None
            try:
                return read_offer(line, self._names(), side)
            except Misread as misread:
                self._complain("trade-misread", word=shortened(misread.word), name=self._example())

    def _names(self) -> Names:
        """Everything that can be traded, in every language, and the other players."""
        pack = self.outlook.pack
        tiles: tuple[Insignia | Associate | Artefact, ...] = (
            *pack.insignia,
            *pack.associates,
            *pack.artefacts,
        )
        entries: tuple[Resource | Insignia | Associate | Artefact, ...] = (*pack.resources, *tiles)
        things = {each.name.in_(lang): each.id for each in entries for lang in LANGUAGES}
        things |= dict.fromkeys(in_any_language("trade-gold-words"), "gold")
        seats = {name: at for at, name in enumerate(self.teller.names)}
        return Names.of(things, seats)

    # -- doing ----------------------------------------------------------------------------------------

    def _send(self, key: str, parts: Sequence[Part] = ()) -> bool:
        session, match = self.session, self.session.match
        session.begin_step(self.seat)
        try:
            pick, picks = session.telling.unasked_picks(match, self.seat, key, parts)
            if picks:
                match.interrupt_run(self.seat, pick, picks)
            else:
                match.interrupt(self.seat, pick)
        except (Refused, ScriptFailed) as error:
            session.drop_step()
            session.refuse(error)
            return False
        return True

    def _complain(self, key: str, **facts: str) -> bool:
        self.session.screen.line(self.teller.say(key, **facts), style=REFUSAL)
        return False
