"""La Vallée des Marchands told to clients: the interface, put together from the other files of this room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import ComptoirError, Decision, Event, Match, Option
from comptoir.dale.events import TurnBegan
from comptoir.dale.options import TEAM_PLAYERS, Rules
from comptoir.dale.sentences import ENTERED
from comptoir.dale.view import DaleView
from comptoir.telling.dale import chronicle, foresight, gallery, tables
from comptoir.telling.dale.advising import advice, merit
from comptoir.telling.dale.asking import PASSING, can_cancel, shown_asked, shown_question
from comptoir.telling.dale.coaching import coaching
from comptoir.telling.dale.errors import sentence
from comptoir.telling.dale.motions import MOVERS, Mover
from comptoir.telling.dale.offers import offer
from comptoir.telling.dale.reasons import ERROR_KEYS, why_not
from comptoir.telling.dale.scene import scene
from comptoir.telling.dale.shapes import DaleCatalogue, DaleScene, DaleStory
from comptoir.telling.dale.story import sentences
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.undertakings import is_deed, name_deed
from comptoir.telling.dale.wording import are_alike, result
from comptoir.telling.house_rules import Departure, HouseRule, departures
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Beat, Foreseeable, Line, Text
from comptoir.telling.telling import Number, Passing, Reader, Telling
from comptoir.words import Words, words


class DaleTelling(Telling[DaleView]):
    """La Vallée des Marchands in words and pictures."""

    game = "dale"
    scene_type = DaleScene
    catalogue_type = DaleCatalogue
    story_type = DaleStory

    catalogue = staticmethod(gallery.catalogue)
    options = staticmethod(tables.options)
    scene = staticmethod(scene)
    offer = staticmethod(offer)
    question = staticmethod(shown_question)
    asked = staticmethod(shown_asked)
    coaching = staticmethod(coaching)
    why_not = staticmethod(why_not)
    advice = staticmethod(advice)
    merit = staticmethod(merit)
    name_deed = staticmethod(name_deed)
    story = staticmethod(chronicle.chronicle)

    def house_rules(self) -> Sequence[HouseRule]:
        return gallery.catalogue().rules

    def departures(self, options: Mapping[str, object], rules: int, words: Words) -> list[Departure]:
        return departures(self.game, Rules, options, rules, words, but=gallery.PRINTED)

    def teams(self, options: Mapping[str, object]) -> list[int]:
        return [seat % 2 for seat in range(TEAM_PLAYERS)] if options.get("teams") else []

    def is_no_choice(self, match: Match, seat: int) -> bool:
        """An action, and whatever can be cancelled, is always left to the player."""
        decision = match.decision_of(seat)
        if decision is None or decision.prompt == "action" or can_cancel(decision):
            return False
        if len(decision.options) == 1:
            return True
        faces = [match.table.faces[each] if isinstance(each, int) else -1 for each in decision.options]
        if len(set(faces)) > 1 or faces[0] < 0:
            return False
        teller = Teller(Reader(words("en"), (), seat, match.options))
        return are_alike(teller, match.view(seat), decision.options)

    def passing(self, decision: Decision) -> Passing | None:
        return PASSING.get(decision.prompt)

    def concerns(self, decision: Decision) -> bool:
        """What came into one's own hand does; what others purchase, build, shuffle and resolve does not."""
        return dict(decision.args).get("occasion", ENTERED) == ENTERED

    def foreseeable(self, match: Match, reader: Reader) -> list[Foreseeable]:
        return foresight.foreseeable(match, reader)

    def occasion(self, decision: Decision) -> str:
        return str(dict(decision.args).get("occasion", "")) if decision.prompt == "react" else ""

    def foreseen(self, match: Match, decision: Decision, answer: str) -> Option | None:
        return foresight.foreseen(match, decision, answer)

    def sentence(self, error: ComptoirError, reader: Reader) -> Text:
        card = Teller(reader).face
        return pieces(sentence(reader.words, error, card=card, keys=ERROR_KEYS))

    def beats(self, events: Sequence[Event], reader: Reader, number: Number) -> list[Beat]:
        teller = Teller(reader)
        mover = Mover(number, len(reader.names), teller.book)
        return [Beat(MOVERS[type(event)](mover, event), _lines(teller, event)) for event in events]

    def opening(self, match: Match) -> list[Event]:
        first: Any = match.options["first"]
        return [TurnBegan(first, 1)]

    def opens_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def turn(self, match: Match) -> int:
        turn: int = match.table.turn
        return turn

    def progress(self, match: Match) -> list[int]:
        table = match.table
        return [len(table.stall(seat)) for seat in range(table.rules.players)]

    def result(self, view: DaleView, reader: Reader) -> Text:
        return pieces(result(Teller(reader), view))


def _lines(teller: Teller, event: Event) -> list[Line]:
    said = [pieces(each) for each in sentences(teller, event)]
    if isinstance(event, TurnBegan):
        return [Line(text, True, event.seat, event.turn) for text in said]
    return [Line(text, seat=getattr(event, "seat", -1), deed=is_deed(event)) for text in said]


TELLING = DaleTelling()
