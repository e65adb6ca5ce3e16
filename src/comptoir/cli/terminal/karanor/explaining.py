"""``?``: how to play, what a card or a place is, and why something cannot be done now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.karanor import board
from comptoir.cli.terminal.karanor.atlas import Atlas
from comptoir.cli.terminal.menu import Choosable, matches, number_in, plain
from comptoir.cli.terminal.screen import HEADING, REFUSAL
from comptoir.core import Option
from comptoir.karanor.board import EMPTY
from comptoir.karanor.pack import Territory
from comptoir.telling.karanor.reasons import way_to
from comptoir.telling.karanor.wording import card_of
from comptoir.telling.telling import Wish
from comptoir.words import LANGUAGES, in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.answering import Answering
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour

TOPICS = (
    "rules", "move", "harvest", "work", "build", "interact", "quest", "deliver", "recruit", "villa", "market",
    "black-market", "trade", "end",
)  # fmt: skip
"""What can be asked about beside names: ``terminal-topic-`` and this is the key of its words; its text is the
attribute."""
ACTIONS = ("harvest", "work", "interact", "deliver", "villa", "market")
"""Topics that are options by themselves."""
_KINDS = (
    "territories", "resources", "insignia", "associates", "artefacts", "commerces", "quests", "sequels",
    "black_market", "histories",
)  # fmt: skip


class Answers:
    """Answers to what one person asks."""

    def __init__(
        self,
        parlour: KaranorParlour,
        seat: int,
        items: Sequence[Choosable],
        answering: Answering | None = None,
    ) -> None:
        self.parlour = parlour
        self.session = parlour.session
        self.seat = seat
        self.items = items
        self.answering = answering
        """The question that is open, if one is."""
        self.teller = parlour.teller(seat)
        self.outlook = parlour.outlook(seat)

    def explain(self, query: str) -> None:
        """Answer a question about anything that has a name or a number."""
        screen, say = self.session.screen, self.teller.say
        number = number_in(query)
        if not query:
            for line in say("terminal-help").splitlines():
                screen.line(line, hang=11)
        elif number is not None:
            self._explain_number(number)
        elif (topic := self.topic(query)) is not None:
            self._explain_topic(topic)
        elif (seats := matches(query, self.teller.names)) and len(seats) == 1:
            self.session.show_rows(list(board.seat_rows(self.teller, self.outlook, seats[0])))
        else:
            self._explain_entry(query)

    # -- what is meant ----------------------------------------------------------------------------------

    def topic(self, query: str) -> str | None:
        """The subject that is asked about by name."""
        wanted = plain(query).replace(" ", "")  # “black market” is one topic
        return next((each for each in TOPICS if wanted in in_any_language(f"terminal-topic-{each}")), None)

    def _explain_number(self, number: int) -> None:
        """An option, or else a territory by its number on the map."""
        places = self.outlook.pack.territories
        item = next((each for each in self.items if each.number == number), None)
        if item is None and 1 <= number <= len(places):
            self._show_entry(places[number - 1].id)
        elif item is None or not self._explain_option(item.option):
            self._complain(str(number))

    def _explain_option(self, option: Option) -> bool:
        """The card, place or tile an option names, or else what it is about; is there something to say?"""
        view = self.outlook.view
        card = card_of(view, option)
        if card != EMPTY:
            self._show_entry(view.pack.faces[view.faces[card]])
        elif isinstance(option, tuple) and self.teller.knows(option[-1]):
            self._show_entry(str(option[-1]))
        elif isinstance(option, tuple) and option[0] in TOPICS:
            self._explain_topic(str(option[0]))
        else:
            return False
        return True

    def _explain_entry(self, query: str) -> None:
        screen, say = self.session.screen, self.teller.say
        found = self.found(query)
        if len(found) == 1:
            self._show_entry(found[0])
        elif found:
            names = [self.teller.entry(each) for each in found]
            text = say("explain-ambiguous", text=shortened(query), cards=self.teller.words.one_of(names))
            screen.line(text, style=REFUSAL)
        else:
            self._complain(query)

    def _complain(self, query: str) -> None:
        text = self.teller.say("terminal-unknown", text=shortened(query))
        self.session.screen.line(text, style=REFUSAL)

    def found(self, query: str) -> list[str]:
        """What a name may mean, in the language spoken, else in another."""
        pack = self.outlook.pack
        entries = [each for kind in _KINDS for each in getattr(pack, kind)]
        own = self.teller.words.lang
        for lang in (own, *[each for each in LANGUAGES if each != own]):
            found = matches(query, [each.name.in_(lang) for each in entries])
            if found:
                return list(dict.fromkeys(entries[at].id for at in found))
        return []

    # -- answers ----------------------------------------------------------------------------------------

    def _show_entry(self, name: str) -> None:
        """Anything of the pack: its name, its sentence, what it does; a place also with what is there."""
        screen = self.session.screen
        screen.line(self.teller.entry(name), style=HEADING)
        place = next((each for each in self.outlook.pack.territories if each.id == name), None)
        for line in self.parlour.describe(name) if place is None else self._about(place):
            screen.line(f"  {line}", hang=2)
        for resource, each in enumerate(self.outlook.pack.resources):
            if each.id == name:
                screen.line(f"  {self._grows(resource)}", hang=2)

    def _grows(self, resource: int) -> str:
        """Where a resource is harvested, with the numbers on the map."""
        atlas = Atlas(self.teller, self.outlook)
        places = [
            f"{self.teller.entry(place.id)} ({atlas.number(at)})"
            for at, place in enumerate(self.outlook.pack.territories)
            if place.resource == resource
        ]
        return self.teller.say("terminal-grows", places=places)

    def _about(self, place: Territory) -> Iterator[str]:
        say, pack = self.teller.say, self.outlook.pack
        atlas = Atlas(self.teller, self.outlook)
        yield say("terminal-story", text=place.text.in_(self.teller.words.lang))
        resource = self.teller.entry(pack.resources[place.resource].id).lower() if place.resource >= 0 else ""
        yield say(
            "terminal-place",
            kind="city" if place.is_city else "land",
            number=atlas.number(pack.territories.index(place)),
            resource=resource,
            grows="yes" if resource else "no",
        )
        if not self.outlook.is_spectator:
            yield from way_to(self.teller, self.outlook.view, pack.territories.index(place))
        for key, ways in (("terminal-place-roads", place.land), ("terminal-place-routes", place.sea)):
            if ways:
                yield say(key, places=[self.teller.entry(pack.territories[to].id) for to in ways])
        if atlas.scene_at(place).inhabitant:
            yield say("terminal-place-inhabitant")
        here = atlas.who_is_at(place.id)
        if here:
            yield say("terminal-place-people", names=self.teller.together(here))
        shops = [at for at, seat in enumerate(self.outlook.seats) if place.id in seat.shops]
        if shops:
            yield say("terminal-place-shops", names=self.teller.together(shops))
        owner = next((at for at, seat in enumerate(self.outlook.seats) if place.id in seat.villas), None)
        if owner is not None:
            yield say("terminal-place-villa-of", **self.teller.who(owner))
        elif place.villa:
            yield say("terminal-place-villa")

    def _explain_topic(self, topic: str) -> None:
        screen, outlook = self.session.screen, self.outlook
        numbers, gold = outlook.pack.numbers, self.teller.gold
        stats = outlook.me.stats if self.seat < len(outlook.seats) else {}
        text = self.teller.say(
            f"terminal-topic-{topic}.text",
            end=outlook.scene.end_prestige,
            actions=numbers.actions_per_turn,
            steps=stats.get("move_steps", numbers.move_steps),
            fare=gold(stats.get("sea_cost", numbers.sea_cost)),
            harvest=stats.get("harvest_yield", numbers.harvest_yield),
            work=gold(stats.get("work_yield", numbers.work_yield)),
            villa=gold(stats.get("villa_gold", numbers.villa_gold)),
            associate=gold(numbers.recruit_gold),
            limit=stats.get("quest_limit", numbers.quest_limit),
        )
        for line in text.splitlines():
            screen.line(line, hang=2 if line.startswith("- ") else 0)
        option: Option = (topic,)
        asked = self.answering
        if asked is None or asked.question.prompt != "action" or topic not in ACTIONS:
            return
        if option not in asked.offer.options:
            screen.line(asked.why_not(Wish(action=topic)))
