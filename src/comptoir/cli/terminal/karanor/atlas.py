"""The map: drawn with who is where, and as a list of territories with what there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.karanor.drawing import NARROWEST, ROUTE, Spot, draw
from comptoir.cli.terminal.rows import GAP, Row, columns
from comptoir.karanor.pack import Territory
from comptoir.telling.karanor.shapes import PlaceScene

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.outlook import Outlook
    from comptoir.cli.terminal.karanor.speaking import Speaker

INHABITANT, VILLA, DELIVERY = "?", "^", "!"
WORDS = {INHABITANT: "terminal-inhabitant", VILLA: "terminal-villa", DELIVERY: "terminal-delivery-here"}
"""What the signs of the map mean, in a word."""


class Atlas:
    """The map as one observer sees it now."""

    def __init__(self, teller: Speaker, outlook: Outlook) -> None:
        self.teller = teller
        self.outlook = outlook
        self.pack = outlook.pack
        self.letters = letters(teller.names)

    # -- the drawing ------------------------------------------------------------------------------------

    def drawn(self, width: int) -> list[Row]:
        """The map and the key to it; where it does not fit, the list of territories instead."""
        heading = Row(self.teller.say("terminal-map-heading"), True)
        if width < NARROWEST:
            return [heading, *self.listed()]
        places = self.pack.territories
        spots = [
            Spot(each.x, each.y, self._label(at, each), self._short(at, each))
            for at, each in enumerate(places)
        ]
        roads = [(at, to) for at, each in enumerate(places) for to in each.land if at < to]
        routes = [(at, to) for at, each in enumerate(places) for to in each.sea if at < to]
        lines = draw(spots, roads, routes, width)
        return [heading, *[Row(line) for line in lines], *self._key()]

    def _label(self, at: int, place: Territory) -> str:
        """Number, name of a city or resource of a land, what there is, and who is there."""
        name = self.teller.entry(place.id) if place.is_city else ""
        if place.resource >= 0:
            name = self.teller.entry(self.pack.resources[place.resource].id).lower()
        return f"{self.number(at)} {name}".rstrip() + self.marks(place) + self._pawns(place)

    def _short(self, at: int, place: Territory) -> str:
        return f"{self.number(at)}{self._pawns(place)}"

    def _pawns(self, place: Territory) -> str:
        here = "".join(self.letters[seat] for seat in self.who_is_at(place.id))
        return f" ({here})" if here else ""

    def _key(self) -> Iterator[Row]:
        say = self.teller.say
        pairs = [
            say("terminal-map-pawn", letter=letter, name=self.teller.called(seat))
            for seat, letter in enumerate(self.letters)
        ]
        yield Row(GAP + say("terminal-map-pawns", pawns=", ".join(pairs)), hang=2)
        yield Row(GAP + say("terminal-map-key", fare=self.teller.gold(self.outlook.fare)), hang=2)

    # -- the list ---------------------------------------------------------------------------------------

    def listed(self) -> list[Row]:
        """Every territory with what there is, who is there and where its roads and routes lead."""
        rows: list[Row] = []
        for island, entry in enumerate(self.pack.islands):
            places = [(at, each) for at, each in enumerate(self.pack.territories) if each.island == island]
            rows.append(Row(GAP + self.teller.entry(entry.id)))
            rows += columns([self._cells(at, place) for at, place in places])
        return rows

    def _cells(self, at: int, place: Territory) -> tuple[str, ...]:
        resource = self.teller.entry(self.pack.resources[place.resource].id) if place.resource >= 0 else ""
        ways = [str(self.number(to)) for to in place.land] + [f"{ROUTE}{self.number(to)}" for to in place.sea]
        return (
            str(self.number(at)),
            self.teller.entry(place.id),
            " ".join(
                f"{resource.lower()} {self.marks(place)}{self._pawns(place)} {self._owners(place)}".split()
            ),
            " ".join(ways),
        )

    def _owners(self, place: Territory) -> str:
        """Whose shops are here, or whose villa."""
        shops = [self.letters[at] for at, seat in enumerate(self.outlook.seats) if place.id in seat.shops]
        villas = [self.letters[at] for at, seat in enumerate(self.outlook.seats) if place.id in seat.villas]
        if villas:
            return self.teller.say("terminal-map-villa", owner=villas[0])
        return self.teller.say("terminal-map-shops", owners="".join(shops)) if shops else ""

    # -- one place ----------------------------------------------------------------------------------------

    def number(self, at: int) -> int:
        return at + 1

    def scene_at(self, place: Territory) -> PlaceScene:
        return self.outlook.scene.places[self.pack.territories.index(place)]

    def marks(self, place: Territory) -> str:
        """An inhabitant to talk to, a villa for sale, the city of the open delivery."""
        found = INHABITANT if self.scene_at(place).inhabitant else ""
        if place.villa and not any(place.id in seat.villas for seat in self.outlook.seats):
            found += VILLA
        return found + (DELIVERY if self.scene_at(place).delivery else "")

    def attractions(self, place: Territory) -> list[str]:
        """The same in words, with what grows there and who is there."""
        say, marks = self.teller.say, self.marks(place)
        found = []
        if place.resource >= 0:
            found.append(self.teller.entry(self.pack.resources[place.resource].id).lower())
        for mark, key in WORDS.items():
            if mark in marks:
                found.append(say(key))
        return found + [self.teller.name(seat) for seat in self.who_is_at(place.id)]

    def who_is_at(self, place: str) -> list[int]:
        return [at for at, seat in enumerate(self.outlook.seats) if seat.place == place]


def letters(names: Sequence[str]) -> list[str]:
    """A sign for each player: the first letter of the name, or the number of the seat where two share it."""
    first = [name[:1].upper() for name in names]
    return [letter if first.count(letter) == 1 else str(at + 1) for at, letter in enumerate(first)]
