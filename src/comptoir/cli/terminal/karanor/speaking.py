"""What a terminal says beside the usual words: a scene, whole cards, and what lasts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from comptoir.cli.terminal.answering import as_it_is
from comptoir.karanor.pack import Artefact, BlackMarket, Commerce, Cost, Delivery, History, Quest
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.clauses import describe_cost
from comptoir.telling.karanor.describing import describe_card, describe_history
from comptoir.telling.karanor.names import entry_text
from comptoir.telling.karanor.scene import scene
from comptoir.telling.karanor.shapes import KaranorScene, MerchantScene, Price
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import bargain
from comptoir.telling.shown import Item
from comptoir.telling.telling import Reader


class Speaker(Teller):
    """Tells a reader what an observer sees, who is mostly the same."""

    def __init__(self, reader: Reader, view: KaranorView) -> None:
        super().__init__(reader, view.pack)
        self.view = view

    @cached_property
    def scene(self) -> KaranorScene:
        """The table as every door draws it."""
        return scene(self.view, as_it_is)

    @property
    def is_spectator(self) -> bool:
        return self.view.observer >= self.view.rules.players

    @property
    def me(self) -> MerchantScene:
        """The observer's own place; a spectator has none."""
        return self.scene.merchants[self.view.observer]

    @property
    def stats(self) -> dict[str, int]:
        """The numbers that hold for the observer; a spectator has none."""
        return {} if self.is_spectator else self.me.stats

    # -- things ---------------------------------------------------------------------------------------

    def face_of(self, item: Item) -> str:
        """The name of the card that an item is about."""
        return self.pack.faces[self.view.faces[item.card]] if item.card is not None else item.face

    def by_name(self, amounts: Mapping[str, int]) -> str:
        """Goods as a scene has them."""
        return self.goods(tuple([amounts.get(each.id, 0) for each in self.pack.resources]))

    def described(self, name: str) -> str:
        """An entry of the pack in one line: its name and what it does."""
        return self.say("terminal-entry", name=self.entry(name), about=self.briefly(name))

    def briefly(self, name: str) -> str:
        """What an entry does, in one line, short where its kind is known from where it lies."""
        match self.pack.pieces[name]:
            case Commerce() as card:
                bonus = bargain(self, card.bonus.cost, card.bonus.effects) if card.bonus else ""
                deal = bargain(self, card.cost, card.effects)
                return self.say("terminal-commerce", deal=deal, bonus=bonus, any=bool(bonus))
            case Delivery() as card:
                return bargain(self, card.cost, card.effects)
            case History() as card:
                return describe_history(self.words, self.pack, card)
        return ". ".join(self._rules_of(name))

    def missing(self, price: Price) -> str:
        """What is still needed to build a commerce: goods and gold, or only a place to build it."""
        goods = tuple([price.missing_goods.get(each.id, 0) for each in self.pack.resources])
        lacks = describe_cost(self.words, self.pack, Cost(price.missing_gold, goods))
        return self.say("terminal-missing", lacks=lacks, any=bool(lacks))

    def description(self, name: str) -> list[str]:
        """What is written on an entry of the pack: its story, then what it does."""
        story = entry_text(self.words, self.pack, name)
        return [*([self.say("terminal-story", text=story)] if story else []), *self._rules_of(name)]

    def _rules_of(self, name: str) -> list[str]:
        """What an entry does; not for how many players it is, as it is in this game."""
        entry = self.pack.pieces[name]
        if isinstance(entry, BlackMarket):
            entry = replace(entry, copies=1)
        if isinstance(entry, BlackMarket | Quest | Artefact):
            entry = replace(entry, min_players=0)
        return describe_card(self.words, self.pack, entry)

    def lasting(self, at: int) -> Iterator[str]:
        """What cards have done to a merchant, until when."""
        for each in self.scene.merchants[at].lasting:
            later = "mine" if at == self.observer else "theirs"
            when = "now" if each.last_turn <= self.scene.turn else later
            until = self.say("terminal-lasting-until", when=when)
            if each.action:
                action = self.say(f"terminal-action-{each.action}")
                yield self.say("terminal-lasting-forbidden", action=action, until=until)
            else:
                stat = self.say(f"terminal-stat-{each.stat.replace('_', '-')}")
                yield self.say("terminal-lasting-stat", stat=stat, add=f"{each.add:+}", until=until)
