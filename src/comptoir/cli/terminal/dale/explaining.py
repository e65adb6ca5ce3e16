"""``?``: how to play, what a card says, and why something cannot be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.terminal.menu import Choosable, matches, number_in, plain
from comptoir.cli.terminal.screen import HEADING, REFUSAL
from comptoir.core import Option
from comptoir.dale.actions import BUILD, INVENTORY, REARRANGE
from comptoir.dale.board import EMPTY
from comptoir.dale.catalogue import FACE, FACES, JUNK, SET_NAMES, faces_of
from comptoir.dale.stacks import next_total
from comptoir.dale.view import DaleView
from comptoir.telling.dale.gallery import rulings
from comptoir.telling.dale.teller import card_key
from comptoir.telling.dale.wording import token_of
from comptoir.telling.telling import Wish
from comptoir.words import Spoken, in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.answering import Answering
    from comptoir.cli.terminal.dale.parlour import DaleParlour

TOPICS = {
    "rules": "topic-rules",
    "build": "topic-build",
    "inventory": "topic-inventory",
    "bonus": "topic-bonus",
}
"""What can be asked about beside cards and sets: the key of its words; its text is the attribute."""


class Explaining:
    """Answers to what one person asks."""

    def __init__(self, parlour: DaleParlour, answering: Answering) -> None:
        self.answering = answering
        self.teller = parlour.teller(answering.seat)
        self.screen = parlour.session.screen
        self.view: DaleView = answering.view

    def explain(self, query: str) -> None:
        """Answer a question about anything that has a name or a number."""
        say = self.teller.say
        if not query:
            self.screen.line(say("help-playing"), hang=9)
            return
        number = number_in(query)
        if number is not None and self._explain_number(number):
            return
        topic = next((name for name, key in TOPICS.items() if _asks_for(query, key)), None)
        if topic is not None:
            self._explain_topic(topic)
            return
        faces = self._candidates(query)
        shorts = [say(f"set-{name}.short") for name in SET_NAMES]
        sets = matches(query, shorts)
        if len(faces) == 1:
            self._explain_card(faces[0])
        elif len(sets) == 1 and (not faces or plain(query) == plain(shorts[sets[0]])):
            self._explain_set(SET_NAMES[sets[0]])
        elif faces:
            names = [self.teller.face(face) for face in faces]
            text = say("explain-ambiguous", text=shortened(query), cards=self.teller.words.one_of(names))
            self.screen.line(text, style=REFUSAL)
        else:
            self.screen.line(say("explain-unknown", text=shortened(query)), style=REFUSAL)

    def _explain_number(self, number: int) -> bool:
        item = next((each for each in self.answering.items if each.number == number), None)
        if item is None:
            return False
        face = self._face_of(item.option)
        topic = {BUILD: "build", INVENTORY: "inventory"}.get(item.option)
        if face is not None:
            self._explain_card(face)
        elif topic is not None:
            self._explain_topic(topic)
        return face is not None or topic is not None

    def _face_of(self, option: Option) -> int | None:
        """The card an option is about: one in hand, or one to be bought."""
        view, token = self.view, token_of(option)
        if token is not None:
            return view.faces[token]
        if isinstance(option, tuple) and option[0] == "card":
            return FACE[str(option[1])]
        if option == REARRANGE:
            return FACE["calculations"]
        if isinstance(option, tuple) and option[0] == "purchase":
            return view.faces[(*view.market, *view.market_discard[-1:])[int(option[1])]]
        return None

    def _candidates(self, query: str) -> list[int]:
        """The cards a name may mean: those of this game before all others."""
        sets = self.view.rules.sets
        in_play = [JUNK, *[face for name in sets for face in faces_of(name)]]
        others = [face for face in range(len(FACES)) if face not in in_play]
        for faces in (in_play, others):
            found = matches(query, [self.teller.face(face) for face in faces])
            if found:
                return [faces[at] for at in found]
        return []

    # -- answers ----------------------------------------------------------------------------------------

    def _explain_card(self, face: int) -> None:
        """A card with its text, and what can be done with it now, or why nothing can."""
        teller, book = self.teller, self.view.book
        row = book.rows[face]
        facts = [teller.say("card-value", value=row.value), teller.set_of(face), teller.kind(face)]
        if row.bonus:
            facts.append(teller.say("card-bonus"))
        about = ", ".join(fact for fact in facts if fact)
        self.screen.line(teller.say("card-title", card=teller.face(face), facts=about), style=HEADING)
        self.screen.line("  " + teller.say(f"{card_key(row.key)}.text"))
        for text in self._now(face):
            self.screen.line("  " + text)
        for ruling in rulings(row.key):
            self.screen.line(f"  – {getattr(ruling, teller.words.lang)}", hang=2)
        if not book.strange[face]:
            page = f"docs/rulings/{row.set}.md" if row.set else "docs/rulings/README.md"
            self.screen.line("  " + teller.say("card-rulings", page=page))

    def _explain_set(self, name: str) -> None:
        say, key = self.teller.say, f"set-{name}"
        self.screen.line(say("set-title", set=say(key), theme=say(f"{key}.theme")), style=HEADING)
        self.screen.line("  " + say(f"{key}.advice"))
        names = [self.teller.marked(face) for face in faces_of(name)]
        self.screen.line("  " + say("set-cards", cards=self.teller.words.all_of(names)))

    def _explain_topic(self, topic: str) -> None:
        view, teller, seat = self.view, self.teller, self.answering.seat
        facts: dict[str, Spoken] = {
            "number": view.next_stack(seat),
            "needed": next_total(view, seat),
            "stacks": view.rules.stacks_to_win,
            "teams": "yes" if view.rules.teams else "no",
            "mate": teller.name(teller.mate(seat)),
        }
        for line in teller.say(f"{TOPICS[topic]}.text", **facts).splitlines():
            self.screen.line(line, hang=2 if line.startswith("- ") else 0)
        if topic == "build" and self._is_action:
            items = [each for each in self.answering.items if each.option == BUILD]
            for text in self._possible(items) or [self.answering.why_not(Wish(action="build"))]:
                self.screen.line(text)

    @property
    def _is_action(self) -> bool:
        return self.answering.question.prompt == "action"

    def _now(self, face: int) -> list[str]:
        """What can be done with a card at this moment, each thing with its number or the reason why not."""
        view = self.view
        held = [card for card in view.hand if view.faces[card] == face]
        if not self._is_action:
            if not self.answering.is_run and self.answering.question.prompt != "react":
                return []
            options = [*[each.option for each in self.answering.items], *self.answering.selected]
            is_offered = any(token_of(each) in held for each in options)
            return [self.answering.why_not(Wish(card=held[0]))] if held and not is_offered else []
        for_sale = [card for card in view.market if card != EMPTY and view.faces[card] == face]
        return list(dict.fromkeys([*self._about(for_sale), *self._about(held)]))

    def _about(self, cards: list[int]) -> list[str]:
        """What can be done with cards of one face; if nothing can, why not."""
        about = [each for each in self.answering.items if self._card_of(each.option) in cards]
        return self._possible(about) or [self.answering.why_not(Wish(card=card)) for card in cards]

    def _card_of(self, option: Option) -> int | None:
        if isinstance(option, tuple) and option[0] == "purchase":
            return (*self.view.market, EMPTY)[int(option[1])]
        return token_of(option)

    def _possible(self, items: list[Choosable]) -> list[str]:
        say = self.teller.say
        return [say("explain-possible", number=each.number, text=each.text) for each in items]


def _asks_for(query: str, key: str) -> bool:
    return (plain(query) or query) in in_any_language(key)
