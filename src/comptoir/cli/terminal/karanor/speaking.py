"""What a terminal says of Karanor beside the usual words: whole cards, and what lasts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from comptoir.cli.terminal.karanor.outlook import Outlook
from comptoir.karanor.pack import Artefact, BlackMarket, Commerce, Cost, Delivery, History, Quest
from comptoir.telling.karanor.describing import describe_card, describe_history
from comptoir.telling.karanor.naming import entry_text, times
from comptoir.telling.karanor.phrases import describe_cost
from comptoir.telling.karanor.shapes import MerchantScene
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import bargain


class Speaker(Teller):
    """Speaks to one observer in a terminal."""

    def named_goods(self, amounts: Mapping[str, int]) -> str:
        return self.goods(tuple([amounts.get(each.id, 0) for each in self.pack.resources]))

    def named_insignia(self, counts: Mapping[str, int]) -> str:
        return self.words.all_of([times(self.words, self.entry(each), counts[each]) for each in counts])

    def named_associate(self, entry: str) -> str:
        return self.associate_with_goods(self.pack.index("associates", entry))

    def described(self, name: str) -> str:
        """An entry of the pack in one line: its name and what it does."""
        return self.say("terminal-entry", name=self.entry(name), about=self.briefly(name))

    def briefly(self, name: str) -> str:
        """What an entry does, in one line, short where its kind is known from where it lies."""
        match self.pack.pieces[name]:
            case Commerce() as card:
                bonus = bargain(self, card.bonus.cost, card.bonus.effects) if card.bonus else ""
                deal = bargain(self, card.cost, card.effects)
                return self.say("terminal-commerce", deal=deal, bonus=bonus, any="yes" if bonus else "no")
            case Delivery() as card:
                return bargain(self, card.cost, card.effects)
            case History() as card:
                return describe_history(self.words, self.pack, card)
        return ". ".join(self.rules_of(name))

    def missing(self, name: str, seat: MerchantScene) -> str:
        """What a merchant still needs to build a commerce: goods and gold, or only a place to build it."""
        card = self.pack.pieces[name]
        assert isinstance(card, Commerce)
        gold = max(card.cost.gold + seat.stats["build_gold"], 0) - seat.gold
        held = [seat.goods.get(each.id, 0) for each in self.pack.resources]
        goods = [max(needs - has, 0) for needs, has in zip(card.cost.goods, held, strict=False)]
        lacks = describe_cost(self.words, self.pack, Cost(gold=max(gold, 0), goods=tuple(goods)))
        return self.say("terminal-missing", lacks=lacks, any="yes" if lacks else "no")

    def description(self, name: str) -> list[str]:
        """What is written on an entry of the pack: its story, then what it does."""
        story = entry_text(self.words, self.pack, name)
        return [*([self.say("terminal-story", text=story)] if story else []), *self.rules_of(name)]

    def rules_of(self, name: str) -> list[str]:
        """What an entry does; not for how many players it is, as it is in this game."""
        entry = self.pack.pieces[name]
        if isinstance(entry, BlackMarket):
            entry = replace(entry, copies=1)
        if isinstance(entry, BlackMarket | Quest | Artefact):
            entry = replace(entry, min_players=0)
        return describe_card(self.words, self.pack, entry)

    def knows(self, name: object) -> bool:
        """Is that the name of an entry of the pack?"""
        return name in self.pack.pieces

    def lasting(self, outlook: Outlook, at: int) -> Iterator[str]:
        """What cards have done to a merchant, until when."""
        for each in outlook.seats[at].lasting:
            later = "mine" if at == self.observer else "theirs"
            when = "now" if each.last_turn <= outlook.scene.turn else later
            until = self.say("terminal-lasting-until", when=when)
            if each.action:
                action = self.say(f"terminal-action-{each.action}")
                yield self.say("terminal-lasting-forbidden", action=action, until=until)
            else:
                stat = self.say(f"terminal-stat-{each.stat.replace('_', '-')}")
                yield self.say("terminal-lasting-stat", stat=stat, add=f"{each.add:+}", until=until)
