"""``?``: how to play, what a card or a place is, and why something cannot be done now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.karanor import board
from comptoir.cli.terminal.karanor.atlas import FOR_SALE, Atlas
from comptoir.cli.terminal.karanor.meanings import TOPICS, entries_named, topic_of
from comptoir.cli.terminal.menu import Choosable, matches, number_in
from comptoir.cli.terminal.screen import HEADING, REFUSAL
from comptoir.karanor.pack import Resource, Territory
from comptoir.telling.karanor.reasons import way_to
from comptoir.telling.shown import Item
from comptoir.telling.telling import Wish
from comptoir.words import shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.answering import Answering
    from comptoir.cli.terminal.karanor.parlour import KaranorParlour


class Explaining:
    """Answers to what one person asks."""

    def __init__(
        self,
        parlour: KaranorParlour,
        seat: int,
        items: Sequence[Choosable],
        answering: Answering | None = None,
    ) -> None:
        self.session = parlour.session
        self.items = items
        self.answering = answering
        """The question that is open, if one is."""
        self.teller = parlour.teller(seat)
        self.atlas = Atlas(self.teller)

    def explain(self, query: str) -> None:
        """Answer a question about anything that has a name or a number."""
        number, topic = number_in(query), topic_of(query)
        seats = matches(query, self.teller.names)
        if not query:
            for line in self.teller.say("terminal-help").splitlines():
                self.session.screen.line(line, hang=11)
        elif number is not None:
            self._explain_number(number)
        elif topic is not None:
            self._explain_topic(topic)
        elif len(seats) == 1:
            self.session.show_rows(list(board.seat_rows(self.teller, seats[0])))
        else:
            self._explain_entry(query)

    # -- what is meant ----------------------------------------------------------------------------------

    def _explain_number(self, number: int) -> None:
        """An option, or else a territory by its number on the map."""
        places = self.teller.pack.territories
        item = next((each.item for each in self.items if each.number == number), None)
        if item is None and 1 <= number <= len(places):
            self._show_entry(places[number - 1].id)
        elif item is None or not self._explain_item(item):
            self._complain(str(number))

    def _explain_item(self, item: Item) -> bool:
        """The card, place or tile an item names, or else what it is about; is there something to say?"""
        face = self.teller.face_of(item)
        zone, _, place = item.place.partition(":")
        if face:
            self._show_entry(face)
        elif item.kind in TOPICS:
            self._explain_topic(item.kind)
        elif zone == "place":
            self._show_entry(place)
        else:
            return False
        return True

    def _explain_entry(self, query: str) -> None:
        found = entries_named(self.teller, query)
        if len(found) == 1:
            self._show_entry(found[0])
        elif found:
            cards = self.teller.words.one_of([self.teller.entry(each) for each in found])
            self.session.tell("explain-ambiguous", text=shortened(query), cards=cards, style=REFUSAL)
        else:
            self._complain(query)

    def _complain(self, query: str) -> None:
        self.session.tell("terminal-unknown", text=shortened(query), style=REFUSAL)

    # -- answers ----------------------------------------------------------------------------------------

    def _show_entry(self, name: str) -> None:
        """Anything of the pack: its name, its sentence, what it does; a place also with what is there."""
        screen, pack, entry = self.session.screen, self.teller.pack, self.teller.pack.pieces[name]
        screen.line(self.teller.entry(name), style=HEADING)
        if isinstance(entry, Territory):
            lines = list(self._about(entry))
        else:
            lines = self.teller.description(name)
        if isinstance(entry, Resource):
            grows = [
                f"{self.teller.place(at)} ({at + 1})"
                for at, place in enumerate(pack.territories)
                if place.resource >= 0 and pack.resources[place.resource] is entry
            ]
            lines.append(self.teller.say("terminal-grows", places=grows))
        for line in lines:
            screen.line(f"  {line}", hang=2)

    def _about(self, place: Territory) -> Iterator[str]:
        """What a territory is, the way there, and what is there now."""
        teller, say, at = self.teller, self.teller.say, self.teller.pack.territories.index(place)
        now, grows = self.atlas.now(at), self.atlas.grows(at)
        kind, any_ = "city" if place.is_city else "land", bool(grows)
        yield say("terminal-story", text=place.text.in_(teller.words.lang))
        yield say("terminal-place", kind=kind, number=at + 1, resource=grows, grows=any_)
        if not teller.is_spectator:
            yield from way_to(teller, teller.view, at)
        for key, ways in (("terminal-place-roads", place.land), ("terminal-place-routes", place.sea)):
            if ways:
                yield say(key, places=[teller.place(to) for to in ways])
        if now.inhabitant:
            yield say("terminal-place-inhabitant")
        for key, seats in (("terminal-place-people", now.pawns), ("terminal-place-shops", now.shops)):
            if seats:
                yield say(key, names=teller.together(seats))
        if now.villa == FOR_SALE:
            yield say("terminal-place-villa")
        elif now.villa is not None:
            yield say("terminal-place-villa-of", **teller.who(now.villa))

    def _explain_topic(self, topic: str) -> None:
        screen, teller, asked = self.session.screen, self.teller, self.answering
        numbers, gold = teller.pack.numbers, teller.gold
        text = teller.say(
            f"terminal-topic-{topic}.text",
            end=teller.scene.end_prestige,
            actions=numbers.actions_per_turn,
            steps=self._own("move_steps"),
            fare=gold(self._own("sea_cost")),
            harvest=self._own("harvest_yield"),
            work=gold(self._own("work_yield")),
            villa=gold(self._own("villa_gold")),
            associate=gold(numbers.recruit_gold),
            limit=self._own("quest_limit"),
        )
        for line in text.splitlines():
            screen.line(line, hang=2 if line.startswith("- ") else 0)
        action, offered = TOPICS[topic], [item.kind for item in asked.question.items] if asked else []
        if asked and asked.question.actions and action and action not in offered:
            screen.line(asked.why_not(Wish(action=action)))

    def _own(self, number: str) -> int:
        """A number of the rules as it holds for the person who asks."""
        found: int = self.teller.stats.get(number, getattr(self.teller.pack.numbers, number))
        return found
