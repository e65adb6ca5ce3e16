"""The actions of Marchands de Karanor by number: one table for each content pack, whoever plays.

Cards and tiles are named by their faces, which lie in one place at a time; offers by who made them and which
of that merchant's open ones they are; seats by how far they are from one's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from comptoir.core import DONE, PASS, Option
from comptoir.env.chart import MORE, NOTHING, Names
from comptoir.karanor.actions import BUY_VILLA, DELIVER, END, HARVEST, INTERACT, VISIT_MARKET, WORK
from comptoir.karanor.bargains import MOST_OFFERS, OFFER
from comptoir.karanor.board import Offer
from comptoir.karanor.building import BLIND, PLAIN, WITH_BONUS
from comptoir.karanor.offering import GET, GIVE
from comptoir.karanor.pack import Pack
from comptoir.karanor.quests import ALOUD, SECRET
from comptoir.karanor.view import KaranorView

SEATS: Final = 6
MOST_GOLD: Final = 250
"""The highest amount of gold with a number of its own."""
WORDS: Final[Sequence[Option]] = (
    NOTHING, DONE, PASS, END, HARVEST, WORK, INTERACT, DELIVER, BUY_VILLA, VISIT_MARKET, BLIND, SECRET, ALOUD,
    OFFER,
)  # fmt: skip
"""Options that are nothing but a word."""


class Actions:
    """The table, and the number of any option in it."""

    __slots__ = (
        "above", "activations", "answers", "builds", "first_artefact", "first_black", "first_quest", "more",
        "names", "options", "picks", "plain", "plays", "quests", "seats", "ways",
    )  # fmt: skip

    def __init__(self, pack: Pack) -> None:
        names = self.names = Names()
        self.plain: dict[Option, int] = {}
        """The numbers of what names neither a card, an offer nor a seat."""
        for word in WORDS:
            self._name(word)
        for kind, pieces in (
            ("step", pack.territories),
            ("place", pack.territories),
            ("recruit", pack.associates),
            ("promote", pack.associates),
            ("associate", pack.associates),
            ("goods", pack.resources),
            ("buy", pack.resources),
            ("sell", pack.resources),
        ):
            for piece in pieces:
                self._name((kind, piece.id))
        self.above: dict[tuple[str, ...], int] = {}
        """The number of more gold than that, on each side of an offer."""
        for side in (GIVE, GET):
            self._name_things(side, pack)
        self.more = {number: (kind, MOST_GOLD) for kind, number in self.above.items()}
        quests, targets = (*pack.quests, *pack.sequels), ["", *_relative()]
        self.first_quest = len(pack.commerces)
        self.first_black = self.first_quest + len(quests)
        self.first_artefact = self.first_black + len(pack.black_market)
        self.ways = max([len(quest.options) for quest in quests], default=1)
        self.builds = names.block("build", _ids(pack.commerces), ("", "bonus"))
        self.quests = names.block("quest", _ids(quests), range(self.ways), targets)
        self.plays = names.block("card", _ids(pack.black_market), targets)
        self.activations = names.block("activate", _ids(pack.artefacts), targets)
        self.options = names.block("option", range(self.ways), targets)
        self.picks = names.block("pick", pack.faces)
        self.seats = names.block("to", _relative())
        others = _relative()[1:]
        self.answers = {
            verb: names.block(verb, others, range(MOST_OFFERS)) for verb in ("accept", "decline", "counter")
        }
        self.answers["withdraw"] = names.block("withdraw", range(MOST_OFFERS))

    def _name(self, option: Option) -> None:
        assert isinstance(option, tuple)
        within = " ".join([str(part) for part in option[:-1]])
        self.plain[option] = self.names.block(" ".join([str(part) for part in option]), within=within)

    def _name_things(self, side: str, pack: Pack) -> None:
        """What can be traded: of each thing one amount."""
        for amount in range(1, MOST_GOLD + 1):
            self._name((side, "gold", amount))
        self.above[side, "gold"] = self.names.block(f"{side} gold {MORE}", within=f"{side} gold")
        for resource in pack.resources:
            for amount in range(1, resource.supply + 1):
                self._name((side, resource.id, amount))
        for tile in pack.insignia:
            for amount in range(1, tile.copies + 1):
                self._name((side, tile.id, amount))
        for name in (*_ids(pack.associates), *_ids(pack.artefacts)):
            self._name((side, name))

    # -- numbers ------------------------------------------------------------------------------------------

    def numbers(self, view: KaranorView, options: Sequence[Option]) -> dict[int, Option]:
        """As a chart does it, all at once."""
        found: dict[int, Option] = {}
        for option in options:
            found.setdefault(self.number(view, option), option)
        return found

    def number(self, view: KaranorView, option: Option) -> int:
        if isinstance(option, int):
            return self.picks + view.faces[option]
        known = self.plain.get(option)
        if known is not None:
            return known
        faces, kind, targets = view.faces, str(option[0]), SEATS + 1
        numbers = [part for part in option[1:] if isinstance(part, int)]
        if kind in (GIVE, GET):
            return self.above[kind, str(option[1])]
        if kind == "to":
            return self.seats + self._steps(view, numbers[0])
        if kind == "build":
            return self.builds + 2 * faces[numbers[0]] + numbers[1]
        if kind in self.answers:
            return self._answer(view, kind, numbers[0])
        target = numbers[-1] if numbers[-1] < 0 else self._steps(view, numbers[-1])
        if kind == "option":
            return self.options + targets * numbers[0] + target + 1
        face = faces[numbers[0]]
        if kind == "quest":
            way = (face - self.first_quest) * self.ways + numbers[1]
            return self.quests + targets * way + target + 1
        if kind == "card":
            return self.plays + targets * (face - self.first_black) + target + 1
        assert kind == "activate", f"no number for {option}"
        return self.activations + targets * (face - self.first_artefact) + target + 1

    def _steps(self, view: KaranorView, seat: int) -> int:
        return (seat - view.observer) % view.rules.players

    def _answer(self, view: KaranorView, verb: str, number: int) -> int:
        numbers = [offer.number for offer in view.offers]
        maker, place = places_of_offers(view.offers)[numbers.index(number)]
        step = self._steps(view, maker)
        return self.answers[verb] + (step - 1) * MOST_OFFERS * (verb != "withdraw") + place


def places_of_offers(offers: Sequence[Offer]) -> list[tuple[int, int]]:
    """Of each open offer, who made it, and which of that merchant's it is."""
    counts = [0] * SEATS
    found = []
    for offer in offers:
        found.append((offer.maker, counts[offer.maker]))
        counts[offer.maker] += 1
    return found


def _relative() -> list[str]:
    """Seats from one's own on, clockwise."""
    return [f"+{step}" for step in range(SEATS)]


def _ids(pieces: Iterable[object]) -> list[str]:
    return [str(getattr(piece, "id")) for piece in pieces]  # noqa: B009  # whatever has one


assert (PLAIN, WITH_BONUS) == (0, 1), "a shop without its bonus has the number before the one with it"
