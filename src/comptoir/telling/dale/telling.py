"""La Vallée des Marchands told to clients: the interface, put together from the other files of this room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import ComptoirError, Dice, Event, Match, Option
from comptoir.dale.events import TurnBegan
from comptoir.dale.view import DaleView
from comptoir.telling.dale import chronicle, gallery, tables
from comptoir.telling.dale.asking import advice, can_cancel, shown_asked, shown_question
from comptoir.telling.dale.errors import sentence
from comptoir.telling.dale.motions import Mover
from comptoir.telling.dale.offers import offer
from comptoir.telling.dale.reasons import ERROR_KEYS, why_not
from comptoir.telling.dale.scene import scene
from comptoir.telling.dale.shapes import DaleCatalogue, DaleScene, DaleStory
from comptoir.telling.dale.story import lines
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.wording import are_alike, result
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Asked, Beat, Line, Question, Text, Window
from comptoir.telling.telling import Number, Offer, Reader, Telling, Wish
from comptoir.words import words


class DaleTelling(Telling[DaleView]):
    """La Vallée des Marchands in words and pictures."""

    game = "dale"
    scene_type = DaleScene
    catalogue_type = DaleCatalogue
    story_type = DaleStory

    def catalogue(self) -> DaleCatalogue:
        return gallery.catalogue()

    def options(self, wishes: Mapping[str, Any], dice: Dice) -> Mapping[str, object]:
        return tables.options(wishes, dice)

    def scene(self, view: DaleView, number: Number) -> DaleScene:
        return scene(view, number)

    def offer(self, match: Match[Any], seat: int) -> Offer:
        return offer(match, seat)

    def question(
        self,
        view: DaleView,
        offer: Offer,
        reader: Reader,
        number: Number,
        window: Window | None,
        at: int,
        picked: Sequence[Option] = (),
    ) -> Question:
        return shown_question(view, offer, reader, number, window, at, picked)

    def asked(self, view: DaleView, reader: Reader) -> list[Asked]:
        return shown_asked(view, reader)

    def is_no_choice(self, match: Match[Any], seat: int) -> bool:
        """An action, and whatever can be cancelled, is always left to the player."""
        decision = match.decision_of(seat)
        if decision is None or decision.prompt == "action" or can_cancel(decision):
            return False
        if len(decision.options) == 1:
            return True
        faces = [match.table.faces[each] if isinstance(each, int) else -1 for each in decision.options]
        if len(set(faces)) > 1 or faces[0] < 0:
            return False
        teller = Teller.of(Reader(words("en"), (), seat, match.options))
        return are_alike(teller, match.view(seat), decision.options)

    def is_reaction(self, match: Match[Any]) -> bool:
        return any(decision.prompt == "react" for decision in match.decisions)

    def why_not(
        self, match: Match[Any], offer: Offer, wish: Wish, reader: Reader, token: Mapping[int, int]
    ) -> Text:
        return why_not(match, offer, wish, reader, token)

    def sentence(self, error: ComptoirError, reader: Reader) -> Text:
        card = Teller.of(reader).face
        return pieces(sentence(reader.words, error, card=card, keys=ERROR_KEYS))

    def beats(self, events: Sequence[Event], reader: Reader, number: Number) -> list[Beat]:
        teller = Teller.of(reader)
        mover = Mover(number, len(reader.names), teller.book)
        return [Beat(mover.motions(event), _lines(teller, event)) for event in events]

    def opening(self, match: Match[Any]) -> list[Event]:
        first: Any = match.options["first"]
        return [TurnBegan(first, 1)]

    def opens_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def turn(self, match: Match[Any]) -> int:
        turn: int = match.table.turn
        return turn

    def advice(self, view: DaleView, offer: Offer, items: Sequence[int], reader: Reader) -> Text:
        return advice(view, offer, items, reader)

    def progress(self, match: Match[Any]) -> list[int]:
        table = match.table
        return [len(table.stall(seat)) for seat in range(table.rules.players)]

    def story(self, match: Match[Any]) -> DaleStory:
        return chronicle.chronicle(match)

    def result(self, view: DaleView, reader: Reader) -> Text:
        return pieces(result(Teller.of(reader), view))


def _lines(teller: Teller, event: Event) -> list[Line]:
    seat, turn = getattr(event, "seat", -1), event.turn if isinstance(event, TurnBegan) else 0
    return [Line(pieces(line.text), line.is_heading, seat, turn) for line in lines(teller, event)]


TELLING = DaleTelling()
