"""Merchants, cards, goods and gold in the words of one reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from comptoir.karanor.pack import Pack
from comptoir.telling.karanor import naming
from comptoir.telling.karanor.phrases import describe_gold
from comptoir.words import Spoken, Words


class Teller:
    """Speaks to one observer: that seat is “you”, every other seat has its name."""

    def __init__(self, words: Words, names: Sequence[str], observer: int, pack: Pack) -> None:
        self.words = words
        self.names = names
        self.observer = observer
        self.pack = pack

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
        """A card, territory, resource or tile by its name."""
        return naming.entry_name(self.words, self.pack, entry)

    def text(self, entry: str) -> str:
        """The story on a card or tile."""
        return naming.entry_text(self.words, self.pack, entry)

    def gold(self, count: int) -> str:
        return describe_gold(self.words, count)

    def goods(self, amounts: Mapping[str, int]) -> str:
        """“2 wood and 1 wine”; empty if there are none."""
        return self.words.all_of(naming.goods(self.words, self.pack, amounts))

    def insignia(self, counts: Mapping[str, int]) -> str:
        return self.words.all_of(naming.tiles(self.words, self.pack, counts))

    def associate(self, entry: str) -> str:
        """An associate with the resource it brings."""
        associate = self.pack.associates[self.pack.index("associates", entry)]
        resource = self.entry(self.pack.resources[associate.resource].id)
        return self.say("karanor-associate", name=self.entry(entry), resource=resource.lower())

    def parts(self, side: Mapping[str, Any]) -> list[str]:
        """One side of a trade, or of a theft, thing by thing."""
        found = [self.gold(side["gold"])] if side.get("gold") else []
        found += naming.goods(self.words, self.pack, side.get("goods", {}))
        for each, count in side.get("insignia", {}).items():
            found.append(self.say("karanor-insignia", name=self.entry(each), count=count))
        return found + [
            self.entry(each) for each in (*side.get("associates", ()), *side.get("artefacts", ()))
        ]

    def bundle(self, side: Mapping[str, Any]) -> str:
        """One side of a trade: “3 gold, 2 wood and the Mount insignia”, or “nothing”."""
        return self.words.all_of(self.parts(side)) or self.say("karanor-nothing")

    def kind_of_trade(self, give: Mapping[str, Any], get: Mapping[str, Any]) -> str:
        """Sentences speak differently of a swap, a gift and a request."""
        return ("swap" if get else "gift") if give else "request"

    def terms(self, give: Mapping[str, Any], get: Mapping[str, Any]) -> str:
        """“2 wood for 3 gold”, “a gift of 2 wood”: an offer as its maker sees it."""
        kind = self.kind_of_trade(give, get)
        return self.say("karanor-terms", kind=kind, give=self.bundle(give), get=self.bundle(get))

    def counted(self, names: Iterable[str]) -> str:
        """Names already in words, equal ones counted."""
        counts = Counter(names).items()
        return self.words.all_of([naming.times(self.words, name, count) for name, count in counts])
