"""A bot that tries its actions in imagined worlds, to the end of its turn, and takes what leaves it best.

What it cannot know is dealt anew for each world, and all actions are tried in the same ones, so that luck
favours none of them. Within an action, and for what the others do, it answers as the mind does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from comptoir.bots.bot import Look
from comptoir.bots.dale.case import Case
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.judgement import Judgement, usual
from comptoir.bots.dale.memory import is_play
from comptoir.bots.dale.mind import Mind, Ranked
from comptoir.bots.dale.motives import merit_of
from comptoir.bots.racing import Budget, race
from comptoir.core import Decision, Dice, Match, Motive, Option, Verdict
from comptoir.dale.board import DaleBoard

MOST_PICKS = 150
"""In one imagined turn; whatever takes longer is judged where it stands."""
GUESSES = frozenset(
    {"choose_deck", "choose_hand", "name_value", "guess_value", "name_set", "name_card", "choose_guesser"}
)
"""Prompts where who knew all faces would cheat: in a world, too, they are answered on the seat's view."""


ROUTINE = frozenset({"pay", "discard", "build"})
"""Prompts whose answer depends on the own hand and discard alone."""


class Recipe(NamedTuple):
    """How a searcher thinks."""

    budget: Budget
    thirst: float
    turns: int = 1
    """So many turns are played before a position is judged, the own one first."""
    for_each: bool = False
    """Is the budget one for each of the other players? The more there are, the more can happen."""


class SearchingBot(GreedyBot):
    """One ply over whole actions."""

    __slots__ = ("_judgement", "_tried", "recipe")

    def __init__(self, dice: Dice, recipe: Recipe, judgement: Judgement | None = None) -> None:
        super().__init__(dice, recipe.thirst)
        self.recipe = recipe
        self._judgement = judgement or usual()
        self._tried: Ranked = []

    def choose(self, look: Look) -> Option:
        decision, mind, self._picked, self._tried = look.decision, self.mind, None, []
        if decision.prompt != "action":
            return super().choose(look)
        worth = mind.reckon(lambda: look.view, decision)
        if self._has_a_whim(worth.board.rules.players):
            return decision.options[self.dice.below(len(decision.options))]
        ranked = self._weighed = mind.rank(worth, decision)
        options = distinct(worth.board, [option for _, option in sorted(ranked, key=lambda each: -each[0])])
        pick = options[0]
        if len(options) > 1:
            self.dice.below(2)  # so that the next search has other worlds
            best, chances = self._search(look, options)
            tried = zip(chances, options, strict=False)
            self._tried = sorted(tried, key=lambda each: (-each[0], each[1] != options[best]))
            pick = options[best]
        self._picked = Case(worth, decision, pick, mind.memory)
        mind.remember(worth, pick)
        return pick

    @property
    def verdicts(self) -> list[Verdict]:
        """What it thought of the actions it tried, the best first; nothing where it did not look ahead."""
        if self._picked is None:
            return []
        board, told = self._picked.board, self._judgement.told
        return [Verdict(option, told(board, chance), self._merit(option)) for chance, option in self._tried]

    @property
    def motive(self) -> Motive | None:
        return self._merit(self._tried[0][1]) if self._tried else super().motive

    def _merit(self, option: Option) -> Motive:
        """What speaks for one of the actions it tried."""
        case = self._picked
        assert case is not None
        return merit_of(case._replace(option=option), is_best=option == case.option)

    def weigh(self, look: Look, options: Sequence[Option]) -> list[float]:
        """How likely this side wins after the turns that begin with these options; all 0 where nothing can be
        imagined."""
        return self._search(look, options)[1] or [0.0] * len(options)

    def _search(self, look: Look, options: Sequence[Option]) -> tuple[int, list[float]]:
        """The place of the best option, and how likely each of them wins; the first one and nothing where
        nothing can be imagined. Those that may still be the best go on into more worlds."""
        notes, seat = Notes(), look.seat

        def judged(world: Match, place: int) -> float:
            return self._try(world, seat, options[place], notes)

        budget = self.recipe.budget
        if self.recipe.for_each:
            budget = budget.times(look.view.rules.players - 1)
        return race(look, self.dice, len(options), budget, judged)

    def _try(self, match: Match, seat: int, option: Option, notes: Notes) -> float:
        """How good the position is when the turn that begins with this option is over."""
        turn, mind = match.table.turn, self.mind.copy()
        if is_play(option) or match.table.rules.teams:  # else there is nothing to remember
            mind.remember(mind.reckon(lambda: match.table, match.decisions[0]), option)
        match.answer(seat, option)
        minds = {seat: mind}
        for later in range(self.recipe.turns):
            play_turn(match, turn + later, minds, notes)
        return self._judgement.chance(match.table, seat)


class Notes:
    """What was picked in other worlds where all was alike that a pick depends on."""

    __slots__ = ("picks",)

    def __init__(self) -> None:
        self.picks: dict[object, Option] = {}

    def answer(self, match: Match, decision: Decision, mind: Mind) -> Option:
        """The pick of a mind, in the world that it imagines."""
        table, at, run = match.table, decision.seat, decision.run
        if decision.prompt not in ROUTINE or run is None:
            board = match.view(at) if decision.prompt in GUESSES else table
            return mind.answer(lambda: board, decision)
        faces = table.faces
        held = bytes([faces[card] for card in (*table.hands[at], *table.discards[at])])
        key = (decision.prompt, decision.options, run.picked, decision.args, held)
        if key not in self.picks:
            self.picks[key] = mind.answer(lambda: table, decision)
        else:
            mind.break_off()
        return self.picks[key]


def play_turn(match: Match, turn: int, minds: dict[int, Mind], notes: Notes) -> None:
    """Go on until that turn is over and the next player is to act."""
    for _ in range(MOST_PICKS):
        decisions = match.decisions
        if not decisions or (match.is_between_actions and match.table.turn != turn):
            return
        decision = decisions[0]
        at = decision.seat
        if len(decision.options) == 1:
            match.answer(at, decision.options[0])
            continue
        if at not in minds:
            minds[at] = Mind(next(iter(minds.values())).thirst)
        match.answer(at, notes.answer(match, decision, minds[at]))


def distinct(board: DaleBoard, options: list[Option]) -> list[Option]:
    """One of each kind: which of equal cards is used makes no difference."""
    seen: dict[object, Option] = {}
    for option in options:
        key: object = option
        if isinstance(option, tuple) and option[0] in ("play", "use"):
            key = (option[0], board.faces[int(option[1])], *option[2:])
        seen.setdefault(key, option)
    return list(seen.values())
