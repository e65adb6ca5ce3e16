"""Marchands de Karanor told to clients: the interface, put together from the other files of this room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from comptoir.core import ComptoirError, Decision, Dice, Event, Match, Option, registry
from comptoir.karanor.events import DeclinedOffer, Offered, Traded, TurnBegan, WithdrewOffer
from comptoir.karanor.game import Karanor
from comptoir.karanor.options import AT_RANDOM, Rules
from comptoir.karanor.pack import Pack, PackShelf
from comptoir.karanor.pack.vocabulary import WINDOWS
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.view import KaranorView
from comptoir.telling.house_rules import Departure, HouseRule, departures
from comptoir.telling.karanor import gallery, phrases, story
from comptoir.telling.karanor.advising import advice, merit
from comptoir.telling.karanor.asking import PASSING, shown_asked, shown_question
from comptoir.telling.karanor.catalogued import KaranorCatalogue
from comptoir.telling.karanor.chronicle import chronicle
from comptoir.telling.karanor.coaching import coaching
from comptoir.telling.karanor.errors import sentence
from comptoir.telling.karanor.motions import Mover
from comptoir.telling.karanor.offers import offer
from comptoir.telling.karanor.reasons import why_not
from comptoir.telling.karanor.scene import scene
from comptoir.telling.karanor.shapes import KaranorScene, KaranorStory
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.unasked import form, shown_unasked, unasked_picks
from comptoir.telling.karanor.undertakings import name_deed
from comptoir.telling.karanor.wording import are_alike, result
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Beat, Foreseeable, Line, Phrase, Question, Text, Window
from comptoir.telling.telling import Menu, Number, Passing, Reader, Telling
from comptoir.words import Words, words


class KaranorTelling(Telling[KaranorView]):
    """Marchands de Karanor in words and pictures, whatever its content pack."""

    game = "karanor"
    scene_type = KaranorScene
    catalogue_type = KaranorCatalogue
    story_type = KaranorStory

    @property
    def shelf(self) -> PackShelf:
        """The packs that can be played with here."""
        rules = registry.rules(self.game)
        assert isinstance(rules, Karanor)
        return rules.shelf

    def pack_for(self, reader: Reader) -> Pack:
        """The pack of the game somebody reads of; the usual one if it is not said which game that is."""
        wanted = reader.options.get("pack")
        return self.shelf.usual if wanted is None else self.shelf.find(str(wanted))

    def catalogue(self) -> KaranorCatalogue:
        return gallery.catalogue(self.shelf, self.shelf.usual)

    def catalogue_of(self, pack: str) -> KaranorCatalogue:
        return gallery.catalogue(self.shelf, self.shelf.find(pack))

    def options(self, wishes: Mapping[str, Any], dice: Dice) -> Mapping[str, object]:
        return registry.rules(self.game).options(wishes)

    lot = AT_RANDOM

    def house_rules(self) -> Sequence[HouseRule]:
        return self.catalogue().rules

    def departures(self, options: Mapping[str, object], rules: int, words: Words) -> list[Departure]:
        return departures(self.game, Rules, options, rules, words, but=gallery.SHOWN)

    def question(
        self,
        view: KaranorView,
        offer: Menu,
        reader: Reader,
        number: Number,
        window: Window | None,
        at: int,
        picked: Sequence[Option] = (),
    ) -> Question:
        return shown_question(view, offer, reader, number, window, at)

    def form(self, match: Match, key: str, reader: Reader, number: Number) -> Question | None:
        return form(match, key, reader)

    # These are written in files of their own.
    scene = staticmethod(scene)
    offer = staticmethod(offer)
    asked = staticmethod(shown_asked)
    coaching = staticmethod(coaching)
    unasked = staticmethod(shown_unasked)
    unasked_picks = staticmethod(unasked_picks)
    why_not = staticmethod(why_not)
    advice = staticmethod(advice)
    merit = staticmethod(merit)
    story = staticmethod(chronicle)

    def is_no_choice(self, match: Match, seat: int) -> bool:
        """To end the turn is a choice: there may be trades to make before."""
        decision = match.decision_of(seat)
        if decision is None or decision.prompt == "action":
            return False
        if len(decision.options) == 1:
            return True
        view: KaranorView = match.view(seat)
        return are_alike(Teller(Reader(words("en"), (), seat), view.pack), view, decision.options)

    def passing(self, decision: Decision) -> Passing | None:
        return PASSING.get(decision.prompt)

    def concerns(self, decision: Decision) -> bool:
        """A card that is aimed at the seat does; where others go and what they build does not."""
        return dict(decision.args).get("event", "targeted") == "targeted"

    def foreseeable(self, match: Match, reader: Reader) -> list[Foreseeable]:
        """What a card would be aimed at is not known beforehand: one can only pass."""
        cards = self.pack_for(reader).black_by_trigger
        say = reader.words.say
        return [Foreseeable(each, say(f"occasion-karanor-{each}")) for each in WINDOWS if cards.get(each)]

    def occasion(self, decision: Decision) -> str:
        return str(dict(decision.args).get("event", "")) if decision.prompt == "window" else ""

    def sentence(self, error: ComptoirError, reader: Reader) -> Text:
        return pieces(sentence(reader.words, error, self.pack_for(reader)))

    def phrases(self, reader: Reader) -> list[Phrase]:
        return phrases.phrases(self.pack_for(reader), reader)

    def phrase(self, key: str, reader: Reader) -> str | None:
        return phrases.phrase(self.pack_for(reader), key, reader)

    def name_deed(self, event: Event, reader: Reader) -> str:
        return name_deed(Teller(reader, self.pack_for(reader)), event)

    def beats(self, events: Sequence[Event], reader: Reader, number: Number) -> list[Beat]:
        pack = self.pack_for(reader)
        teller, mover = Teller(reader, pack), Mover(pack, number)
        return [Beat(mover.motions(event), [_line(teller, event)]) for event in events]

    def opening(self, match: Match) -> list[Event]:
        """The draft opens a game; a lesson begins with a turn."""
        table: KaranorTable = match.table
        if not table.rules.lesson:
            return []
        return [TurnBegan(table.rules.first, 1, 1, table.pack.numbers.actions_per_turn)]

    def opens_turn(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    def turn(self, match: Match) -> int:
        turn: int = match.table.turn
        return turn

    def progress(self, match: Match) -> list[int]:
        return list(match.table.prestige)

    def result(self, view: KaranorView, reader: Reader) -> Text:
        return pieces(result(Teller(reader, view.pack), view))


def _line(teller: Teller, event: Event) -> Line:
    text = pieces(story.sentence(teller, event))
    if isinstance(event, TurnBegan):
        return Line(text, True, event.seat, event.turn)
    about, became = _of_offer(event)
    return Line(text, seat=getattr(event, "seat", -1), about=about, became=became)


def _of_offer(event: Event) -> tuple[str, Any]:
    """The offer an event is about, and what became of it."""
    match event:
        case Offered():
            return f"offer:{event.offer.number}", "made"
        case Traded():
            return f"offer:{event.offer.number}", "accepted"
        case DeclinedOffer():
            return f"offer:{event.number}", "fallen" if event.off else "declined"
        case WithdrewOffer():
            return f"offer:{event.number}", "fallen"
        case _:
            return "", ""


TELLING = KaranorTelling()
