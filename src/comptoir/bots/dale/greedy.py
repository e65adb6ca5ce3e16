"""A bot that builds, buys and plays sensibly: the best-looking option of each decision, one at a time."""

from __future__ import annotations

from functools import partial

from comptoir.bots.bot import Look
from comptoir.bots.dale import acting, guessing, parting, paying, reacting, teamwork
from comptoir.bots.dale.case import Case, Score
from comptoir.bots.dale.memory import Memory, is_play
from comptoir.bots.dale.motives import motive_of
from comptoir.bots.dale.worth import Worth
from comptoir.core import Decision, Dice, Motive, Option
from comptoir.dale.board import DaleBoard

BETWEEN_ACTIONS = ("action", "clean_up")
OF_THE_RULES = frozenset({"action", "clean_up", "resolve", "react", "build", "complete", "pay"})
"""What the rules ask, whichever card is in it."""
MOST_PLAYS = 12
"""Techniques and abilities in one turn; more would be going round in circles."""
PATIENCE = 60
"""A game of more turns per seat goes round in circles: from then on, once in a while anything goes."""
WHIM = 4
"""How rarely."""


class GreedyBot:
    """Scores every option of a decision and takes the best; its dice decide between equals."""

    __slots__ = ("_last", "_memory", "_picked", "_weighed", "_worth", "dice")

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self._memory = Memory()
        self._last: Decision | None = None
        self._worth: Worth | None = None
        self._weighed: list[tuple[float, Option]] = []
        self._picked: Case | None = None

    def choose(self, look: Look) -> Option:
        decision = look.decision
        worth, memory = self._reckon(look), self._memory
        options, self._picked = decision.options, None
        if decision.prompt in BETWEEN_ACTIONS:
            memory.judge_last_play(worth)
        if memory.turn > PATIENCE * worth.board.rules.players and not self.dice.below(WHIM):
            return options[self.dice.below(len(options))]
        if memory.plays >= MOST_PLAYS:
            options = tuple([each for each in options if not is_play(each)]) or options
        if memory.idle and decision.prompt in BETWEEN_ACTIONS:
            options = tuple([each for each in options if not memory.is_idle(worth, each)]) or options
        score = SCORES.get(decision.prompt, parting.anything)
        if decision.prompt not in OF_THE_RULES and _is_strange(worth, decision):
            score = partial(parting.for_a_stranger, score)
        scores = [score(Case(worth, decision, option, memory)) for option in options]
        self._weighed = list(zip(scores, options, strict=True))
        best = max(scores)
        equals = [option for option, each in zip(options, scores, strict=True) if each == best]
        pick = equals[self.dice.below(len(equals))]
        self._picked = Case(worth, decision, pick, memory)
        self._remember(worth, pick)
        return pick

    @property
    def motive(self) -> Motive | None:
        """What weighed most for its last pick, reckoned for those who ask; nothing if it was a whim."""
        return motive_of(self._picked, self._weighed) if self._picked is not None else None

    def _reckon(self, look: Look) -> Worth:
        """What this seat makes of its view. Nothing moves within a run, so there the last one holds."""
        decision, last = look.decision, self._last
        self._last = decision
        if self._worth is not None and last is not None and _goes_on(last, decision):
            return self._worth
        board: DaleBoard = look.view
        if board.turn != self._memory.turn:
            self._memory = Memory(board.turn)
        self._worth = Worth(board, look.seat)
        return self._worth

    def _remember(self, worth: Worth, pick: Option) -> None:
        memory = self._memory
        if is_play(pick):
            memory.note_play(worth, pick)
        elif pick == ("build",):
            parts = () if worth.stack else teamwork.request(worth, memory)
            memory.laid = tuple([each.option for each in parts])
            memory.note_request(worth, parts)
        elif isinstance(pick, tuple) and pick[0] == "seat":
            memory.chosen = int(pick[1])


def _is_strange(worth: Worth, decision: Decision) -> bool:
    """Does a card ask that nobody here has heard of?"""
    source = decision.source
    return worth.knows(source) and worth.book.strange[worth.board.shown(source)]


def _goes_on(last: Decision, decision: Decision) -> bool:
    """Is this the next pick of the same run?"""
    if decision.run is None or last.run is None or decision.prompt != last.prompt:
        return False
    return bool(decision.run.picked) and decision.run.picked[:-1] == last.run.picked


SCORES: dict[str, Score] = {
    "action": acting.action,
    "clean_up": acting.clean_up,
    "resolve": acting.resolve,
    "react": reacting.react,
    "build": teamwork.build,
    "complete": teamwork.complete,
    "fetch": parting.anything,
    # payments
    "pay": paying.pay,
    "keep_payment": paying.keep_payment,
    "toss_to_purchase": paying.toss_to_purchase,
    "purchase_free": parting.gain,
    "purchase_rearranged": paying.purchase_rearranged,
    "choose_slot": paying.choose_slot,
    "rearrange": paying.rearrange,
    # cards to part with
    "discard": parting.discard,
    "discard_in_order": parting.worst_last,
    "discard_one": parting.discard_one,
    "discard_some": parting.discard_one,
    "discard_from_deck": parting.discard_from_deck,
    "toss": parting.toss,
    "toss_in_order": parting.worst_last,
    "toss_junk": parting.toss_junk,
    "toss_from_discard": parting.worst,
    "toss_from_deck": parting.may_toss,
    "toss_from_market": parting.toss_from_market,
    "toss_stored": parting.toss_stored,
    "toss_market_deck": parting.toss_market_deck,
    "may_toss": parting.may_toss,
    "give": parting.worst,
    "choose_secretly": parting.worst,
    "show": parting.show,
    "swap_away": parting.swap_away,
    "swap_with_market_discard": parting.swap_with_market_discard,
    "how_many": parting.how_many,
    # cards to put somewhere
    "put_back": parting.best_last,
    "put_on_other_deck": parting.worst,
    "put_on_own_deck": parting.put_on_own_deck,
    "put_on_own_deck_from_hand": parting.put_on_own_deck_from_hand,
    "put_into_deck": parting.discard_one,
    "store": parting.store,
    "put_on_deck_of": teamwork.share_out,
    "give_to": teamwork.share_out,
    # cards to get
    "take": parting.take,
    "take_from_market": parting.gain,
    "take_from_deck": parting.fetch,
    "take_some_from_deck": parting.fetch,
    "take_from_discard": parting.fetch,
    "take_junk": parting.take_junk,
    "may_take": parting.may_fetch,
    "store_from_deck": parting.fetch,
    "choose_from_deck": parting.choose_from_deck,
    "put_from_discard": parting.fetch,
    "swap_with_stall": parting.gain,
    "swap_with_market": parting.gain,
    "swap_with_discard": parting.fetch,
    "swap_with_deck": parting.may_swap,
    "swap_with_hand": parting.may_swap,
    # players and guesses
    "choose_deck": teamwork.deck_of,
    "choose_hand": teamwork.hand_of,
    "choose_discard": teamwork.discard_of,
    "choose_victims": teamwork.leader,
    "choose_guesser": parting.anything,
    "choose_direction": teamwork.direction,
    "guess_value": guessing.guess_value,
    "set_value": guessing.set_value,
    "name_value": guessing.name_value,
    "name_set": guessing.name_set,
    "name_card": guessing.name_card,
    "roll_again": guessing.roll_again,
}
"""How the options of each prompt are scored. At a prompt that is not here, any option will do."""
