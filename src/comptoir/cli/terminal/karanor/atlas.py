"""The map: drawn with who is where, and as a list of territories with what there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.karanor.drawing import NARROWEST, ROUTE, Spot, draw
from comptoir.cli.terminal.rows import GAP, Row, columns

if TYPE_CHECKING:
    from comptoir.cli.terminal.karanor.speaking import Speaker
    from comptoir.telling.karanor.shapes import PlaceScene

FOR_SALE = -1
"""Whose villa it is while it is nobody's."""


class Atlas:
    """The map as one observer sees it now. Territories have numbers, from 1 on."""

    def __init__(self, teller: Speaker) -> None:
        self.teller = teller
        self.pack = teller.pack
        self.letters = letters(teller.names)

    # -- the drawing ------------------------------------------------------------------------------------

    def drawn(self, width: int) -> list[Row]:
        """The map and the key to it; where it does not fit, the list of territories instead."""
        heading = Row(self.teller.say("terminal-map-heading"), True)
        if width < NARROWEST:
            return [heading, *self.listed()]
        places = self.pack.territories
        spots = [
            Spot(each.x, each.y, self._label(at), f"{at + 1}{self._pawns(at)}")
            for at, each in enumerate(places)
        ]
        roads = [(at, to) for at, each in enumerate(places) for to in each.land if at < to]
        routes = [(at, to) for at, each in enumerate(places) for to in each.sea if at < to]
        lines = draw(spots, roads, routes, width)
        return [heading, *[Row(line) for line in lines], *self._key()]

    def _label(self, at: int) -> str:
        """Number, name of a city or resource of a land, what there is, and who is there."""
        name = self.grows(at) or (self._name(at) if self.pack.territories[at].is_city else "")
        return f"{at + 1} {name}".rstrip() + self._marks(at) + self._pawns(at)

    def _name(self, at: int) -> str:
        """As the pack writes it: cities in capitals, as on every map."""
        return self.pack.territories[at].name.in_(self.teller.words.lang)

    def _pawns(self, at: int) -> str:
        here = "".join(self.letters[seat] for seat in self.now(at).pawns)
        return f" ({here})" if here else ""

    def _key(self) -> Iterator[Row]:
        say, fare = self.teller.say, self.teller.stats.get("sea_cost", self.pack.numbers.sea_cost)
        pairs = [
            say("terminal-map-pawn", letter=letter, name=self.teller.called(seat))
            for seat, letter in enumerate(self.letters)
        ]
        yield Row(GAP + say("terminal-map-pawns", pawns=", ".join(pairs)), hang=2)
        yield Row(GAP + say("terminal-map-key", fare=self.teller.gold(fare)), hang=2)

    # -- the list ---------------------------------------------------------------------------------------

    def listed(self) -> list[Row]:
        """Every territory with what there is, who is there and where its roads and routes lead."""
        rows: list[Row] = []
        for island, entry in enumerate(self.pack.islands):
            places = [at for at, each in enumerate(self.pack.territories) if each.island == island]
            rows.append(Row(GAP + self.teller.entry(entry.id)))
            rows += columns([self._cells(at) for at in places])
        return rows

    def _cells(self, at: int) -> tuple[str, ...]:
        place = self.pack.territories[at]
        there = f"{self.grows(at)} {self._marks(at)}{self._pawns(at)} {self._owners(at)}"
        ways = [str(to + 1) for to in place.land] + [f"{ROUTE}{to + 1}" for to in place.sea]
        return str(at + 1), self._name(at), " ".join(there.split()), " ".join(ways)

    def _owners(self, at: int) -> str:
        """Whose shops are here, or whose villa."""
        now = self.now(at)
        if now.villa is not None and now.villa != FOR_SALE:
            return self.teller.say("terminal-map-villa", owner=self.letters[now.villa])
        owners = "".join(self.letters[seat] for seat in now.shops)
        return self.teller.say("terminal-map-shops", owners=owners) if owners else ""

    # -- one place ----------------------------------------------------------------------------------------

    def now(self, at: int) -> PlaceScene:
        """What is at a territory now."""
        return self.teller.scene.places[at]

    def grows(self, at: int) -> str:
        """What is harvested there, if anything is."""
        resource = self.pack.territories[at].resource
        return self.teller.resource(resource).lower() if resource >= 0 else ""

    def _signs(self, at: int) -> dict[str, str]:
        """An inhabitant to talk to, a villa for sale, the city of the open delivery: signs and words."""
        now = self.now(at)
        signs = {
            "?": ("terminal-inhabitant", now.inhabitant),
            "^": ("terminal-villa", now.villa == FOR_SALE),
            "!": ("terminal-delivery-here", now.delivery),
        }
        return {sign: key for sign, (key, is_there) in signs.items() if is_there}

    def _marks(self, at: int) -> str:
        return "".join(self._signs(at))

    def attractions(self, at: int) -> list[str]:
        """The same in words, with what grows there and who is there."""
        signs = [self.teller.say(key) for key in self._signs(at).values()]
        names = [self.teller.name(seat) for seat in self.now(at).pawns]
        return [*filter(None, [self.grows(at)]), *signs, *names]


def letters(names: Sequence[str]) -> list[str]:
    """A sign for each player: the first letter of the name, or the number of the seat where two share it."""
    first = [name[:1].upper() for name in names]
    return [letter if first.count(letter) == 1 else str(at + 1) for at, letter in enumerate(first)]
