"""Why can I not do that? Answered with the rule behind it, or with how it can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from comptoir.core import Decision, Match, Refused, ScriptFailed
from comptoir.karanor.board import EMPTY
from comptoir.karanor.view import KaranorView
from comptoir.karanor.ways import Journey, journeys
from comptoir.telling.karanor.asking import COMMITS, shown_asked
from comptoir.telling.karanor.errors import sentence
from comptoir.telling.karanor.hindered import HANDS, Verb, attempts, attempts_with
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.unasked import OPENING
from comptoir.telling.karanor.wording import card_of, word
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Text, spelt
from comptoir.telling.telling import Menu, Reader, Wish
from comptoir.words import Spoken
from comptoir.words.phrases import joined


def why_not(match: Match, offer: Menu, wish: Wish, reader: Reader, token: Mapping[int, int]) -> Text:
    """The answer to a wish of the reader."""
    view: KaranorView = match.view(reader.observer)
    teller = Teller(reader, view.pack)
    if wish.action in OPENING or wish.place.startswith("offer:"):
        return pieces(_why_no_trade(match, teller, wish))
    decision = view.decision
    if decision is None:
        if match.is_over:
            return pieces(teller.say("why-over"))
        card = EMPTY if wish.card is None else token.get(wish.card, EMPTY)
        if card in view.black_hands[reader.observer]:
            return pieces(_why_no_card(match, teller, view, card))
        asked = teller.words.all_of([spelt(each.text) for each in shown_asked(view, reader)])
        return pieces(teller.say("why-wait", asked=asked))
    return pieces(_Answerer(match, decision, offer, teller, view).answer(wish, token))


def _why_no_trade(match: Match, teller: Teller, wish: Wish) -> str:
    """Why nothing can be offered, or an offer not be accepted."""
    number = wish.place.partition(":")[2]
    pick = ("accept", int(number)) if number.isdecimal() else ("offer",)
    try:
        match.clone().interrupt(teller.observer, pick)
    except (Refused, ScriptFailed) as error:
        return sentence(teller.words, error, teller.pack)
    return teller.say("why-nothing-there")


def _why_no_card(match: Match, teller: Teller, view: KaranorView, card: int) -> str:
    """Why a card of the black market cannot be played on somebody else's turn, or on whom it can."""
    options = match.interruptions(teller.observer)
    possible = [each for each in options if isinstance(each, tuple) and each[:2] == ("card", card)]
    if possible:
        ways = [word(teller, view, each) for each in possible]
        return teller.say("why-possible", count=len(ways), ways=teller.words.one_of(ways))
    error = match.game.interruption_refusal(match.table, teller.observer, ("card", card, EMPTY))
    return sentence(teller.words, error, teller.pack)


class _Answerer:
    """Answers one seat that is asked something."""

    def __init__(
        self, match: Match, decision: Decision, offer: Menu, teller: Teller, view: KaranorView
    ) -> None:
        self.match = match
        self.decision = decision
        self.offer = offer
        self.teller = teller
        self.view = view

    @property
    def is_action(self) -> bool:
        return self.decision.prompt == "action"

    def answer(self, wish: Wish, token: Mapping[int, int]) -> str:
        if wish.items and wish.card is None:
            return self._selection(wish.items)
        if not self.is_action and wish.card is None:
            return self.teller.say("why-answer-first")
        if wish.action:
            return self._all_of(attempts(self.view, wish.action), wish.action)
        card = None if wish.card is None else token.get(wish.card)
        if card is not None:
            return self._card(card)
        kind, _, name = wish.place.partition(":")
        return self._place(name) if kind == "place" else self.teller.say("why-nothing-there")

    def error(self, error: Refused | ScriptFailed) -> str:
        return sentence(self.teller.words, error, self.teller.pack)

    def _selection(self, items: Sequence[int]) -> str:
        """A selection that does not do, or does."""
        trial, seat = self.match.clone(), self.decision.seat
        try:
            picks = self.offer.picks(items)
            if self.offer.is_run:
                trial.answer_run(seat, picks)
            else:
                trial.answer(seat, picks[0])
        except (Refused, ScriptFailed) as error:
            return self.error(error)
        commit = self.teller.say(COMMITS.get(self.decision.prompt, "commit-choose"))
        return self.teller.say("why-selection-fits", commit=commit)

    def _all_of(self, tried: Sequence[Verb], topic: str = "") -> str:
        """What can be done of this; if nothing can, why not."""
        possible = [option for option in self.offer.options if option in tried]
        if possible:
            ways = list(dict.fromkeys([word(self.teller, self.view, option) for option in possible]))
            return self.teller.say("why-possible", count=len(ways), ways=self.teller.words.one_of(ways))
        if not tried:
            return self.teller.say("karanor-why-empty-hand", topic=topic) if topic in HANDS else self._nothing
        refused = [self.match.game.refusal(self.match.table, self.decision, option) for option in tried]
        return joined(dict.fromkeys([self.error(each) for each in refused]), " ")

    @property
    def _nothing(self) -> str:
        return self.teller.say("why-nothing-there")

    # -- what is asked about --------------------------------------------------------------------------

    def _card(self, card: int) -> str:
        view, seat = self.view, self.view.observer
        about = [option for option in self.offer.options if card_of(view, option) == card]
        mine = (view.commerces, view.quests, view.black_hands, view.artefacts)
        if not any([card in zone[seat] for zone in mine]):
            if self.is_action and card in view.row:
                return self.teller.say("karanor-why-row")
            return self.teller.say("why-selectable") if about else self._nothing
        if self.is_action or self.decision.prompt == "window":
            tried = attempts_with(view, card)
            return self._all_of(tried if about else self._first_of(tried))
        return self.teller.say("why-selectable" if about else "why-answer-first")

    def _first_of(self, tried: Sequence[Verb]) -> list[Verb]:
        """Of what is not possible with any target or bonus, one attempt for each option of a quest."""
        found: dict[Verb, Verb] = {}
        for option in tried:
            found.setdefault(option[:3] if option[0] == "quest" else option[:2], option)
        return list(found.values())

    def _place(self, name: str) -> str:
        """Why a territory cannot be entered now; from afar with the way there."""
        view, teller = self.view, self.teller
        places = [each.id for each in view.pack.territories]
        if name not in places:
            return self._nothing
        at = places.index(name)
        if at == view.pawns[view.observer]:
            return teller.say("karanor-why-here", place=teller.place(at))
        return joined([self._all_of([("step", name)]), *way_to(teller, view, at)], " ")


def way_to(teller: Teller, view: KaranorView, at: int) -> list[str]:
    """How far it is to a territory, and which way; nothing if it is here or next to here."""
    ways = journeys(view, view.observer).get(at)
    if ways is None or len(ways[0].steps) < 2:
        return []
    way = ways[0]
    facts: dict[str, Spoken] = {
        "steps": len(way.steps),
        "moves": way.actions,
        "fare": way.gold,
        "gold": teller.gold(way.gold),
        "way": route(teller, way),
    }
    return [teller.say("karanor-way", **facts)]


def route(teller: Teller, way: Journey) -> str:
    """The territories a way leads through."""
    return " → ".join([teller.place(step) for step in way.steps])
