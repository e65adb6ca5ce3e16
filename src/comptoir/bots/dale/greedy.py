"""A bot that builds, buys and plays sensibly: the best-looking option of each decision, one at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from comptoir.bots.bot import Look
from comptoir.bots.dale.plays import PLAYS, STEADY
from comptoir.bots.dale.sight import Sight
from comptoir.bots.dale.worth import CYCLED, LOSS, Worth
from comptoir.core import DONE, Decision, Dice, Option
from comptoir.dale.catalogue import BONUS, FACE, FACES

BUILD, FIRST, INVENTORY = 10.0, 5.0, 0.1
"""Building comes before all else; what gives a bonus action comes before what ends the turn."""
WORTH_KEEPING = 0.3
"""A card below this is discarded in an inventory."""
FULL_HAND = 5
LAST_RESORT = -100.0
MOST_PLAYS = 12
"""Techniques in one turn; more would be going round in circles."""
PATIENCE = 60
"""A game of more turns per seat goes round in circles: from then on, once in a while anything goes."""
WHIM = 4
"""How rarely."""


class Case(NamedTuple):
    """One option to be scored."""

    worth: Worth
    decision: Decision
    option: Any


Score: TypeAlias = Callable[[Case], float]


class GreedyBot:
    """Scores every option of a decision and takes the best; its dice decide between equals."""

    __slots__ = ("_last", "_plays", "_turn", "_worth", "dice")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self._turn = self._plays = 0
        self._last: Decision | None = None
        self._worth: Worth | None = None

    def choose(self, look: Look) -> Option:
        decision = look.decision
        worth = self._reckon(look)
        options = decision.options
        if self._turn > PATIENCE * len(worth.sight.stalls) and not self.dice.below(WHIM):
            return options[self.dice.below(len(options))]
        if self._plays >= MOST_PLAYS:
            options = tuple([each for each in options if not _is_play(each)]) or options
        score = SCORES.get(decision.prompt, _any)
        scores = [score(Case(worth, decision, option)) for option in options]
        best = max(scores)
        equals = [option for option, each in zip(options, scores, strict=True) if each == best]
        pick = equals[self.dice.below(len(equals))]
        self._plays += _is_play(pick)
        return pick

    def _reckon(self, look: Look) -> Worth:
        """What this seat makes of its view. Nothing moves within a run, so there the last one holds."""
        decision, last = look.decision, self._last
        self._last = decision
        if self._worth is not None and last is not None and _goes_on(last, decision):
            return self._worth
        sight = Sight(look.view, look.seat)
        if sight.turn != self._turn:
            self._turn, self._plays = sight.turn, 0
        self._worth = Worth(sight)
        return self._worth


def _is_play(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] == "play"


def _goes_on(last: Decision, decision: Decision) -> bool:
    """Is this the next pick of the same run?"""
    if decision.run is None or last.run is None or decision.prompt != last.prompt:
        return False
    return bool(decision.run.picked) and decision.run.picked[:-1] == last.run.picked


def _card(option: Any) -> int:
    """The card an option names, whatever it is used as."""
    return option if isinstance(option, int) else int(option[1])


# -- the action -----------------------------------------------------------------------------------------


def _action(case: Case) -> float:
    worth, decision, option = case
    can_build = ("build",) in decision.options
    match option[0]:
        case "build":
            return BUILD
        case "purchase":
            return worth.purchase(option[1], worth.sight.hand)
        case "play":
            return _play_before_building(worth, option) if can_build else _play(worth, option)
        case "use":
            return 0.0 if can_build else _use(worth, option)
    return INVENTORY


def _play(worth: Worth, option: Any) -> float:
    """What playing a technique gains, less the card and less what it could have bought."""
    sight, card, face = worth.sight, option[1], _face(worth, option)
    weight, moment = PLAYS[FACES[face]]
    gain = weight * moment(worth, card) - LOSS * worth.keep(card)
    if not BONUS[face]:
        return gain
    rest = tuple([each for each in sight.hand if each != card])
    gain -= max(0.0, worth.best_purchase(sight.hand) - worth.best_purchase(rest))
    return FIRST + gain if gain > 0.0 else 0.0


def _play_before_building(worth: Worth, option: Any) -> float:
    """Only what leaves the stack in hand alone."""
    card, name = option[1], FACES[_face(worth, option)]
    stack = worth.sight.plain_stack()
    if not stack or card in stack or name not in STEADY:
        return 0.0
    weight, moment = PLAYS[name]
    gain = weight * moment(worth, card) - LOSS * worth.keep(card)
    return BUILD + gain if gain > 0.0 else 0.0


def _face(worth: Worth, option: Any) -> int:
    return FACE[option[2]] if len(option) > 2 else worth.sight.faces[option[1]]


def _use(worth: Worth, option: Any) -> float:
    """Rolling for more value always helps a purchase; a new top of the market discard only a bad one."""
    if FACES[_face(worth, option)] == "bold_haggler":
        return FIRST
    sight = worth.sight
    return FIRST if worth.best(sight.market_discard[-1:]) < worth.best(sight.on_market) else 0.0


# -- cards to part with, and cards to get ---------------------------------------------------------------


def _pay(case: Case) -> float:
    """The least useful card first; more than needed only to be rid of it."""
    return -CYCLED if case.option == DONE else -case.worth.keep(_card(case.option))


def _build(case: Case) -> float:
    """Leave the cards that matter later."""
    worth, decision, option = case
    if option == DONE:
        return 0.0 if decision.run and decision.run.picked else LAST_RESORT
    card = _card(option)
    return -worth.of_mine(card) / max(1, worth.sight.value(card))


def _discard(case: Case) -> float:
    """Away with what does not help; of a full hand at least one card, or nothing would ever change."""
    worth, decision, option = case
    if option != DONE:
        return -worth.keep(option)
    is_stuck = len(worth.sight.hand) >= FULL_HAND and decision.run is not None and not decision.run.picked
    return LAST_RESORT if is_stuck else -WORTH_KEEPING


def _toss(case: Case) -> float:
    """My own worst card, or the best of somebody else's."""
    return _best(case) if case.option in case.worth.sight.aside else _worst(case)


def _worst(case: Case) -> float:
    return -case.worth.of_mine(case.option) - case.worth.keep(case.option)


def _best(case: Case) -> float:
    return case.worth.of(case.option)


def _best_last(case: Case) -> float:
    """The last one put on my deck is the first one I draw."""
    return -case.worth.of(case.option)


def _worst_last(case: Case) -> float:
    """Others may copy or take what lies on top."""
    return case.worth.of(case.option)


def _all(case: Case) -> float:
    return 0.0 if case.option == DONE else 1.0


# -- seats and values -----------------------------------------------------------------------------------


def _leader(case: Case) -> float:
    """Who is ahead, if there are cards to be lost."""
    if case.option == DONE:
        return LAST_RESORT
    sight, at = case.worth.sight, int(case.option[1])
    return len(sight.stalls[at]) + 0.1 * sight.hand_counts[at]


def _leader_with_cards(case: Case) -> float:
    has_cards = case.worth.sight.hand_counts[case.option[1]] > 0
    return _leader(case) if has_cards else LAST_RESORT


def _best_discard(case: Case) -> float:
    sight, at = case.worth.sight, case.option[1]
    return case.worth.best(sight.discards[at][-1:])


def _guess(case: Case) -> float:
    """A value known to be in that hand, else the commonest among cards not seen."""
    sight, value = case.worth.sight, case.option[1]
    known = [sight.value(card) for card in sight.known_hands[sight.active]]
    return 10.0 * known.count(value) + sight.unseen_values()[value]


def _highest(case: Case) -> float:
    return float(case.option[1])


def _clean_up(case: Case) -> float:
    """A larger hand helps; digging in the market now would only help the next player."""
    return {"copy": 1.0, "done": 0.5}.get(case.option[0], 0.0)


def _any(_: Case) -> float:
    return 0.0


SCORES: dict[str, Score] = {
    "action": _action,
    "pay": _pay,
    "build": _build,
    "fetch": _any,
    "discard": _discard,
    "discard_in_order": _worst_last,
    "toss": _toss,
    "toss_in_order": _worst_last,
    "toss_junk": _all,
    "toss_from_discard": _worst,
    "take": _best,
    "take_from_market": _best,
    "put_back": _best_last,
    "put_on_other_deck": _worst,
    "choose_deck": _leader,
    "choose_hand": _leader_with_cards,
    "choose_discard": _best_discard,
    "choose_victims": _leader,
    "choose_guesser": _any,
    "give": _worst,
    "swap_with_stall": _best,
    "swap_with_market": _best,
    "choose_secretly": _worst,
    "guess_value": _guess,
    "set_value": _highest,
    "clean_up": _clean_up,
}
"""How the options of each prompt are scored. At a prompt that is not here, any option will do."""
