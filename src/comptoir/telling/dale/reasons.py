"""Why can I not do that? Answered with the rule behind it, or with how it can be done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from comptoir.core import Decision, Match, Option, Refused, ScriptFailed
from comptoir.dale.actions import BUILD
from comptoir.dale.board import DISCARD_SLOT, EMPTY, Place
from comptoir.dale.view import DaleView
from comptoir.telling.collecting import Selection
from comptoir.telling.dale.asking import shown_asked
from comptoir.telling.dale.deeds import deed_of
from comptoir.telling.dale.errors import sentence
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.wording import token_of, value_of, word
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Text, spelt
from comptoir.telling.telling import Menu, Reader, Wish
from comptoir.words.phrases import joined

VERBS = {
    "purchase": ("purchase", "rearrange"),
    "play": ("play",),
    "technique": ("play",),
    "use": ("use",),
    "build": ("build",),
}
"""The options behind an action somebody asks about."""
ERROR_KEYS = ("shown-error-", "error-")
"""Where a client has words of its own for an error, those are said."""


def attempts(view: DaleView, options: Sequence[Option], face: int) -> list[Option]:
    """What a player may try with a card in an action, possible or not: buy it, play or use it."""
    found: list[Option] = [
        ("purchase", slot) for slot, card in enumerate(view.market) if view.faces[card] == face
    ]
    tokens = [card for card in view.hand if view.faces[card] == face]
    if tokens:
        offered = [option for option in options if token_of(option) in tokens]
        verb = "play" if view.book.abilities[face] is None else "use"
        found += offered or [(verb, tokens[0])]
    return found


def why_not(match: Match, offer: Menu, wish: Wish, reader: Reader, token: Mapping[int, int]) -> Text:
    """The answer to a wish of the reader."""
    teller = Teller(reader)
    decision = match.decision_of(reader.observer)
    if decision is None:
        if match.is_over:
            return pieces(teller.say("why-over"))
        asked = teller.words.all_of(
            [spelt(each.text) for each in shown_asked(match.view(reader.observer), reader)]
        )
        return pieces(teller.say("why-wait", asked=asked))
    return pieces(_Answerer(match, decision, offer, teller).answer(wish, token))


class _Answerer:
    """Answers one seat that is asked something."""

    def __init__(self, match: Match, decision: Decision, offer: Menu, teller: Teller) -> None:
        self.match = match
        self.decision = decision
        self.offer = offer
        self.teller = teller
        self.view: DaleView = match.view(decision.seat)

    @property
    def is_action(self) -> bool:
        return self.decision.prompt == "action"

    def answer(self, wish: Wish, token: Mapping[int, int]) -> str:
        card = None if wish.card is None else token.get(wish.card)
        if card is not None:
            return self._together(card, wish.items) or self._card(card)
        if wish.items:
            return self._selection(wish.items)
        if wish.action:
            return self._action(wish.action)
        return self._place(wish.place)

    def say(self, key: str) -> str:
        return self.teller.say(key)

    def error(self, error: Refused | ScriptFailed) -> str:
        return sentence(self.teller.words, error, card=self.teller.face, keys=ERROR_KEYS)

    def refusal(self, pick: Option) -> str:
        return self.error(self.match.game.refusal(self.match.table, self.decision, pick))

    def _possible(self, options: Sequence[Option]) -> str:
        ways = list(dict.fromkeys([word(self.teller, self.view, option) for option in options]))
        return self.teller.say("why-possible", count=len(ways), ways=self.teller.words.one_of(ways))

    def _all_of(self, tried: Sequence[Option]) -> str:
        """What can be done of this; if nothing can, why not."""
        possible = [option for option in tried if option in self.offer.options]
        if possible:
            return self._possible(possible)
        return joined(dict.fromkeys([self.refusal(option) for option in tried]), " ")

    # -- what is asked about --------------------------------------------------------------------------

    def _selection(self, items: Sequence[int]) -> str:
        """A selection that does not do, or does."""
        options = self.offer.options
        picks = [options[at] for at in items if 0 <= at < len(options)]
        choice = self.offer.choice
        trial = self.match.clone()
        try:
            if choice is None or choice.one_by_one:
                if len(picks) != 1:
                    raise Refused("one_at_a_time")
                trial.answer(self.decision.seat, picks[0])
            else:
                trial.answer_run(self.decision.seat, picks)
        except (Refused, ScriptFailed) as error:
            return self.error(error)
        commit = self.say(f"commit-{deed_of(self.decision.prompt)}")
        return self.teller.say("why-selection-fits", commit=commit)

    def _together(self, token: int, items: Sequence[int]) -> str:
        """Why a card that could be selected does not go with those that are; "" if that is not why."""
        offer = self.offer
        ways = [at for at, option in enumerate(offer.options) if token_of(option) == token]
        if not ways or not items or not offer.is_run:
            return ""
        picked = Selection(offer)
        picked.items = tuple([at for at in items if 0 <= at < len(offer.options) and at not in ways])
        if any([picked.accepts((at,)) for at in ways]):
            return ""
        assert offer.choice is not None
        base, aim = offer.choice.base, offer.choice.aim
        total = base + sum([value_of(self.view, offer.options[at]) for at in (*picked.items, ways[0])])
        if aim is not None and total > aim:
            return self._selection((*picked.items, ways[0]))
        return self.say("why-never-together")

    def _action(self, action: str) -> str:
        if not self.is_action:
            return self.say("why-answer-first")
        if action == "inventory":
            return self.say("why-inventory")
        verbs = VERBS.get(action, ())
        if not verbs:
            return self.say("why-nothing-there")
        possible = [each for each in self.offer.options if isinstance(each, tuple) and each[0] in verbs]
        if possible:
            return self._possible(possible)
        if action == "build":
            return self.refusal(BUILD)
        if action == "purchase":
            return self._cheapest()
        return self.say("why-no-technique")

    def _cheapest(self) -> str:
        """Why even the cheapest card of the market cannot be bought."""
        slots = [slot for slot, card in enumerate(self.view.market) if card != EMPTY]
        if not slots:
            return self.say("why-market-empty")
        return self.refusal(("purchase", min(slots, key=self.view.price)))

    def _card(self, token: int) -> str:
        view, place = self.view, self.view.place_of(token)
        if place is None:
            return self.say("why-nothing-there")
        is_held = place == Place("hand", view.observer)
        if self.is_action and place.zone == "market":
            return self._all_of([("purchase", place.number)])
        if place.zone == "market_discard":
            return self._place("market-discard")
        about = [option for option in self.offer.options if token_of(option) == token]
        if self.is_action and is_held:
            return self._all_of(about or attempts(view, (), view.faces[token])[-1:])
        if about:
            has_verb = isinstance(about[0], tuple) and about[0][0] not in ("as", "worth")
            return self._possible(about) if has_verb else self.say("why-selectable")
        if not is_held:
            return self.say("why-answer-first" if not self.is_action else "why-nothing-there")
        return self.refusal(("react", token) if self.decision.prompt == "react" else token)

    def _place(self, place: str) -> str:
        name, _, number = place.partition(":")
        if self.is_action and name == "market" and number.isdecimal():
            return self._all_of([("purchase", int(number))])
        if self.is_action and place == "market-discard":
            option: Option = ("purchase", DISCARD_SLOT)
            return (
                self._possible([option]) if option in self.offer.options else self.say("why-market-discard")
            )
        if self.is_action and name == "stall":
            return self._action("build")
        return self.say("why-nothing-there" if self.is_action else "why-answer-first")
