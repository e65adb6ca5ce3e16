"""Looking back at a game that is over: how the chances went, and the decisions that cost the most.

Where the chances stood is judged with all cards open. What would have been better is not: every option is
tried in worlds that its seat could imagine at that moment, so nobody is blamed for cards they could not see.
First all decisions are weighed in a few worlds; those that seem to have cost most are weighed again in many
others, since the worst of many rough figures is mostly bad luck with the worlds. All chance comes from the
key of the game, so the same game always gets the same review. Knows no game: see ``judge``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple

from comptoir.bots.bot import Look
from comptoir.bots.judge import Judge, judge_of
from comptoir.core import BadSave, Dice, Match, Motive, Option
from comptoir.core.loading import begin
from comptoir.core.log import Answer, decode

POINTS = 3
"""So many turning points are told, if there are so many."""
WORLDS, MOST_TRIES = 24, 20_000
"""In so many worlds each option is tried at first; in fewer where that makes too many of them."""
FEWEST_WORLDS = 4
CANDIDATES, MANY_WORLDS = 9, 120
"""So many decisions are weighed again, and in how many worlds."""
LEAST_GAIN = 0.005
"""A decision that cost less than that was as good as any."""


class Moment(NamedTuple):
    """Where the chances stood when a turn began, or at the end."""

    step: int
    """So many picks had been made."""
    turn: int
    chances: list[float]
    """Of each side."""


class TurningPoint(NamedTuple):
    """A decision after which the game went another way than it could have."""

    step: int
    """So many picks had been made when it was to be taken."""
    turn: int
    seat: int
    picked: Option
    chance: float
    """Of the seat's side with what was picked, as it could be judged then."""
    better: Option
    better_chance: float
    motive: Motive | None
    """What speaks for the better one."""

    @property
    def gain(self) -> float:
        return self.better_chance - self.chance


class Review(NamedTuple):
    """What a game looks like from its end."""

    curve: list[Moment]
    turning_points: list[TurningPoint]
    """In the order in which they came."""
    weighed: int
    """How many decisions there were to choose from."""


class _Choice(NamedTuple):
    """A decision with something to choose."""

    step: int
    turn: int
    look: Look
    options: list[Option]
    """What was taken first."""


Watch = Callable[[float], None]
"""Is told how much of the work is done, from 0 to 1."""


def look_back(match: Match, seats: Collection[int] | None = None, watch: Watch | None = None) -> Review:
    """Review a game, with the decisions of these seats, or of all.

    Raises ``BadSave`` if it still goes on, ``BadOptions`` if nobody judges it.
    """
    judge = judge_of(match.game.name)
    if not match.is_over:
        raise BadSave("review_unfinished")
    save: Mapping[str, Any] = match.save()
    curve, choices = _replayed(judge, begin(match.game, save), save["picks"], seats)
    points = _turning_points(judge, match.key, choices, watch or _nobody)
    return Review(curve, points, len(choices))


def _nobody(part: float) -> None:
    """Watches."""


def _replayed(
    judge: Judge, match: Match, picks: list[object], seats: Collection[int] | None
) -> tuple[list[Moment], list[_Choice]]:
    curve: list[Moment] = []
    choices: list[_Choice] = []
    for step, pick in enumerate(picks):
        if match.is_between_actions and (not curve or judge.moment(match) > curve[-1].turn):
            curve.append(Moment(step, judge.moment(match), judge.chances(match)))
        choice = _choice(judge, match, step, pick, seats)
        if choice is not None:
            choices.append(choice)
        match.replay(pick)
    curve.append(Moment(len(picks), judge.moment(match), judge.chances(match)))
    return curve, choices


def _choice(
    judge: Judge, match: Match, step: int, pick: object, seats: Collection[int] | None
) -> _Choice | None:
    """The decision that this pick answers, if there was something to choose for these seats."""
    logged = decode(pick)
    if not match.is_between_actions or (isinstance(logged, Answer) and logged.interrupts):
        return None
    seat = logged.seat if isinstance(logged, Answer) else match.decisions[0].seat
    if seats is not None and seat not in seats:
        return None
    look = Look(match, seat)
    if len(look.decision.options) < 2:
        return None
    place = logged.place if isinstance(logged, Answer) else logged
    options = judge.choices(look, look.decision.options[place])
    if len(options) < 2:
        return None
    return _Choice(step, judge.moment(match), Look(match.clone(), seat), options)


# -- turning points -----------------------------------------------------------------------------------------


def _turning_points(judge: Judge, key: bytes, choices: list[_Choice], watch: Watch) -> list[TurningPoint]:
    """The decisions that cost most, one of a turn at most."""
    tries = sum([len(each.options) for each in choices])
    worlds = max(FEWEST_WORLDS, min(WORLDS, MOST_TRIES // (tries or 1)))
    whole, done, rough = tries * worlds + 2 * CANDIDATES * MANY_WORLDS, 0, list[tuple[float, _Choice]]()
    for choice in choices:
        chances = judge.weigh(choice.look, choice.options, worlds, _dice(key, choice, "first"))
        best = max(chances)
        pair = [choice.options[0], choice.options[chances.index(best)]]
        rough.append((best - chances[0], choice._replace(options=pair)))
        done += worlds * len(choice.options)
        watch(done / whole)
    rough.sort(key=lambda each: (-each[0], each[1].step))
    found: list[TurningPoint] = []
    for gain, choice in rough[:CANDIDATES]:
        if gain >= LEAST_GAIN:
            found.append(_weighed_again(judge, key, choice))
        done += 2 * MANY_WORLDS
        watch(done / whole)
    watch(1.0)
    return sorted(_most_telling(found), key=lambda point: point.step)


def _weighed_again(judge: Judge, key: bytes, choice: _Choice) -> TurningPoint:
    look, (taken, better) = choice.look, choice.options
    chances = judge.weigh(look, choice.options, MANY_WORLDS, _dice(key, choice, "again"))
    return TurningPoint(
        choice.step, choice.turn, look.seat, taken, chances[0], better, chances[1], judge.motive(look, better)
    )


def _most_telling(points: list[TurningPoint]) -> Iterator[TurningPoint]:
    turns: set[int] = set()
    for point in sorted(points, key=lambda each: (-each.gain, each.step)):
        if point.gain >= LEAST_GAIN and point.turn not in turns and len(turns) < POINTS:
            turns.add(point.turn)
            yield point


def _dice(key: bytes, choice: _Choice, purpose: str) -> Dice:
    return Dice(key).spawn(f"review {choice.step} {purpose}")
