"""Merchants, cards, goods and gold in the words of one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from comptoir.karanor.board import Bundle
from comptoir.karanor.pack import Delivery, Goods, OriginCity, Pack
from comptoir.telling.karanor.clauses import describe_gold, describe_goods
from comptoir.telling.karanor.names import entry_name, entry_text, place_name, times
from comptoir.telling.mentions import mention
from comptoir.telling.telling import Reader
from comptoir.telling.voice import Voice
from comptoir.words import Spoken


class Teller(Voice):
    """Speaks of the things of a content pack."""

    def __init__(self, reader: Reader, pack: Pack) -> None:
        super().__init__(reader)
        self.pack = pack

    def entry(self, entry: str) -> str:
        """Whatever the pack calls so, by its name."""
        return entry_name(self.words, self.pack, entry)

    def named(self, entry: str) -> str:
        """The same as something that a client can show."""
        return mention(entry, self.entry(entry))

    def thing(self, what: str) -> str:
        """Something that can be traded, by its name."""
        return self.say("error-thing-gold") if what == "gold" else self.named(what)

    def card(self, face: int) -> str:
        """A card or tile by its name; a delivery and a city tile go by their city."""
        entry = self.pack.cards[face]
        if isinstance(entry, Delivery | OriginCity):
            return self.place(entry.city)
        return self.named(entry.id)

    def text(self, face: int) -> str:
        """The story on a card or tile."""
        return entry_text(self.words, self.pack, self.pack.faces[face])

    def place(self, at: int) -> str:
        return place_name(self.words, self.pack.territories[at])

    def resource(self, at: int) -> str:
        return self.pack.resources[at].name.in_(self.words.lang)

    def associate(self, at: int) -> str:
        return self.named(self.pack.associates[at].id)

    def associate_with_goods(self, at: int) -> str:
        """An associate with the resource it brings."""
        resource = self.resource(self.pack.associates[at].resource).lower()
        return self.say("karanor-associate", name=self.associate(at), resource=resource)

    def insignia(self, kind: int, count: int = 1) -> str:
        return self.say("karanor-insignia", name=self.named(self.pack.insignia[kind].id), count=count)

    def gold(self, count: int) -> str:
        return describe_gold(self.words, count)

    def goods(self, goods: Goods) -> str:
        """“2 wood and 1 wine”; empty if there are none."""
        return self.words.all_of(describe_goods(self.words, self.pack, goods))

    def one_good(self, resource: int, count: int = 1) -> str:
        return self.goods(tuple([count if at == resource else 0 for at in range(len(self.pack.resources))]))

    def parts(self, bundle: Bundle) -> list[str]:
        """One side of a trade, or of a theft, thing by thing."""
        return [
            *([self.gold(bundle.gold)] if bundle.gold else []),
            *describe_goods(self.words, self.pack, bundle.goods),
            *[self.insignia(kind, count) for kind, count in enumerate(bundle.insignia) if count],
            *[self._marked(self.associate(at), at, promoted=bundle.promoted) for at in bundle.associates],
            *[self._marked(self.card(face), face, used=bundle.used) for face in bundle.artefacts],
        ]

    def _marked(self, tile: str, number: int, **marked: Sequence[int]) -> str:
        """A tile, and what has become of it if it is among those that are marked so."""
        for mark, numbers in marked.items():
            if number in numbers:
                return self.say("karanor-marked", tile=tile, mark=mark)
        return tile

    def bundle(self, bundle: Bundle) -> str:
        """One side of a trade: “3 gold, 2 wood and the Mount insignia”, or “nothing”."""
        return self.words.all_of(self.parts(bundle)) or self.say("karanor-nothing")

    def sides(self, give: Bundle, get: Bundle) -> dict[str, Spoken]:
        """A trade as its maker sees it. Sentences speak differently of a swap, a gift and a request."""
        kind = ("swap" if has_any(get) else "gift") if has_any(give) else "request"
        facts: dict[str, Spoken] = {"kind": kind, "give": self.bundle(give), "get": self.bundle(get)}
        return {**facts, "terms": self.say("karanor-terms", **facts)}

    def counted(self, names: Iterable[str]) -> str:
        """Names already in words, equal ones counted."""
        counts = Counter(names).items()
        return self.words.all_of([times(self.words, name, count) for name, count in counts])


def has_any(bundle: Bundle) -> bool:
    """Is there anything in it?"""
    return bool(bundle.gold or any(bundle.goods + bundle.insignia) or bundle.associates or bundle.artefacts)
