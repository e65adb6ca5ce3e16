"""Merchants, cards, goods and gold in the words of one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from comptoir.karanor.board import Bundle
from comptoir.karanor.pack import Delivery, Goods, OriginCity, Pack
from comptoir.telling.karanor.clauses import describe_gold, describe_goods
from comptoir.telling.karanor.names import entry_name, entry_text, times
from comptoir.telling.mentions import mention
from comptoir.telling.telling import Reader
from comptoir.words import Spoken, Words


class Teller:
    """Speaks to one observer: that seat is “you”, every other seat has its name."""

    def __init__(self, words: Words, names: Sequence[str], observer: int, pack: Pack) -> None:
        self.words = words
        self.names = names
        self.observer = observer
        self.pack = pack

    @staticmethod
    def of(reader: Reader, pack: Pack) -> Teller:
        return Teller(reader.words, reader.names, reader.observer, pack)

    def say(self, key: str, **args: Spoken) -> str:
        return self.words.say(key, **args)

    # -- seats ----------------------------------------------------------------------------------------

    def who(self, seat: int) -> dict[str, Spoken]:
        """The one who acts, as sentences want it: ``you`` or a name."""
        return {"who": "you" if seat == self.observer else "other", "name": self.name(seat)}

    def whom(self, seat: int) -> dict[str, Spoken]:
        """The one it is done to; ``nobody`` where it is done to no one."""
        if seat < 0:
            return {"whom": "nobody", "to": ""}
        return {"whom": "you" if seat == self.observer else "other", "to": self.name(seat)}

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else ""

    def called(self, seat: int) -> str:
        """A seat in a list: “you” or the name."""
        return self.say("you") if seat == self.observer else self.name(seat)

    def together(self, seats: Iterable[int]) -> list[str]:
        """Several seats, “you” last, as the sentences about them want it."""
        return [self.called(seat) for seat in sorted(seats, key=lambda each: each == self.observer)]

    def headed(self, seat: int) -> str:
        """A seat at the start of a line."""
        return self.capital(self.called(seat))

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    # -- things ---------------------------------------------------------------------------------------

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
        return self.pack.territories[at].name.in_(self.words.lang)

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
            *[self.associate(each) for each in bundle.associates],
            *[self.card(face) for face in bundle.artefacts],
        ]

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
