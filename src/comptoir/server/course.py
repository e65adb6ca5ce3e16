"""The course of a game at a table: what was done, who is asked what, and who knows of it.

What a seat has begun and not made is known to that seat alone (``core.discretion``): for everybody else
neither steps nor questions count it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from comptoir.core import Decision, Match, Option, Refused
from comptoir.core.collect import make_run
from comptoir.core.log import encode
from comptoir.core.table import has_learned
from comptoir.core.undoing import has_sealed, unseal
from comptoir.server import entries
from comptoir.server.deeds import Attempt, Deed, cost_of_undo, unasked_by_bots
from comptoir.server.sitters import Sitter
from comptoir.server.takebacks import Return

BOTS = ("bot", "chance")
"""How a step is marked that no person made."""


class Course:
    """How far a game is."""

    def __init__(self) -> None:
        self.length = 0
        """How many entries there are."""
        self.match: Match | None = None
        self.seats: list[Sitter] = []
        self.resigned: int | None = None
        """The seat that gave up the game, if one did."""
        self.steps: list[Deed] = []
        self._have_played: set[int] = set()
        """The seats at which a person has sat since the deal."""
        self.at = 0
        """How many picks were made."""
        self.steps_told = 0
        """How many steps everybody knows of."""
        self.last_told = 0
        """The last entry that everybody knows of."""
        self.asked: dict[int, tuple[Decision, int]] = {}
        """The open questions, and the number that each has for its seat."""
        self.asked_since: dict[int, int] = {}
        """The entry at which each was first asked."""
        self.stands = 0
        """So many picks stand for good: nobody is sent away so that nobody has to agree."""
        self.rewinds = 0
        """How often the game went back."""
        self.told_rewinds = 0
        """How often it did for everybody: what was told before that no longer holds."""
        self.taken_back: list[Return] = []
        """What everybody knows to be taken back, or restored since."""
        self.returned: Return | None = None
        """The last of these, as long as nothing was done since that everybody knows of."""
        self.redoable: list[entries.Redone] = []
        """What was taken back and can be made again, the last first; nothing once somebody went on."""
        self._heard = 0
        """How often the game went on or back for everybody."""
        self._alone: Counter[int] = Counter()
        """How often it did for one seat alone."""

    # -- reading --------------------------------------------------------------------------------------

    @property
    def playing(self) -> Match:
        assert self.match is not None, "the game has not begun"
        return self.match

    @property
    def is_over(self) -> bool:
        """Is nothing left to be played?"""
        return self.match is not None and (self.match.is_over or self.resigned is not None)

    def people(self) -> list[int]:
        """The seats that persons play now."""
        return [at for at, seat in enumerate(self.seats) if seat.is_played_by_a_person]

    def number_for(self, seat: int) -> int:
        """The number of a question that a seat is asked now: how often the game has moved, for all it knows.

        No two questions have the same, so a late answer is told apart; and it says nothing of what others
        have begun.
        """
        return self._heard + self._alone[seat]

    def moment_of(self, observer: int) -> tuple[int, int]:
        """The moment an observer knows of, to tell it from others."""
        match = self.match
        is_alone = match is not None and self.has_begun(observer)
        return self.last_told, self.length if is_alone else 0

    def cost_of_undo(self, seat: int) -> tuple[Literal["none", "free", "consent"], int]:
        """What taking back a seat's last step would cost, and the pick it goes back to."""
        if self.match is None or self.is_over or not self.seats[seat].is_played_by_a_person:
            return "none", 0
        if has_sealed(self.match, seat):
            return "free", max([step.start for step in self.steps if step.seat == seat])
        cost, to = cost_of_undo([step for step in self.steps if step.start >= self.stands], seat)
        can_agree = not any(each.is_free for each in self.seats)
        return ("none" if cost == "consent" and not can_agree else cost), to

    def undone(self, seat: int, to: int) -> entries.Undone:
        """The entry that takes back a seat's last step."""
        return entries.Undone(seat, to, sealed=has_sealed(self.playing, seat))

    def has_begun(self, seat: int) -> bool:
        """Is a seat in the middle of something that nobody else knows of?"""
        match = self.playing
        return match.unseen > 0 and match.known_to(seat) is match

    def redo_of(self, seat: int) -> entries.Redone | None:
        """What a seat took back last, as long as nothing else was picked."""
        if not self.redoable or self.redoable[-1].seat != seat or not self.seats[seat].is_played_by_a_person:
            return None
        return self.redoable[-1]

    def taken_steps(self, seat: int, to: int) -> list[entries.Picked] | None:
        """The steps after a pick, to be made again; None if another person's are among them, who may think
        better of it."""
        match = self.playing
        first = self.at - len(match.picks)
        picks = [encode(pick) for pick in match.picks]
        starts = [*[step.start for step in self.steps], self.at]
        found = list[entries.Picked]()
        for step, end in zip(self.steps, starts[1:], strict=True):
            if step.start >= to:
                is_of_a_bot = step.by in BOTS or (step.by == "rule" and self.seats[step.seat].kind == "bot")
                if step.seat != seat and not is_of_a_bot:
                    return None
                found.append(entries.Picked(step.seat, picks[step.start - first : end - first], step.by))
        return found

    def _forget_returns(self, seat: int, is_told: bool) -> None:
        """Somebody went on: what was taken back is made no more, at least not by who has begun another."""
        if is_told:
            self.returned = None
        if is_told or (self.redoable and self.redoable[-1].seat == seat):
            self.redoable = []

    def to_be_asked(self, seat: int) -> list[int]:
        """Who has to agree when a seat takes back what others know of: everybody else who has played.

        Nobody's silence is a yes. Raises ``Refused`` if one of them is not there to be asked: whoever could
        send the others away could otherwise look at what comes, and take it back.
        """
        others = [each for each in sorted(self._have_played) if each != seat]
        for each in others:
            if not self.seats[each].is_played_by_a_person:
                raise Refused("cannot_agree", name=self.seats[each].name)
        return others

    @property
    def unasked_by_bots(self) -> int:
        """How often bots have done something unasked since anybody did anything else."""
        return unasked_by_bots(self.steps)

    @property
    def drawn_by_lot(self) -> int:
        """How many picks of bots were drawn by lot, because none answered."""
        return sum(step.by == "chance" for step in self.steps)

    # -- going on -------------------------------------------------------------------------------------

    def attempt(
        self, seat: int, picks: Sequence[Option], *, is_run: bool = False, unasked: Option | None = None
    ) -> Attempt:
        """Make picks that are not stored yet, after something done unasked if there is such.

        Raises ``Refused`` and changes nothing: a sleeping copy stands in for the match until what it went on
        with is stored. So nobody can look at what may still be lost, and no pick is executed twice: what was
        tried is what is entered. Whoever acts unasked does so at the moment they know of: what another seat
        has begun meanwhile is begun no longer.
        """
        match, made, withdrawn = self.playing, len(picks), 0
        before = match.table.clone()
        self.match = match.clone(with_events=True)
        if unasked is not None:
            withdrawn = 0 if match.known_to(seat) is match else match.unseen
            for _ in range(withdrawn):
                match.undo()
            match.interrupt(seat, unasked)
        if is_run:
            made = len(make_run(match, seat, picks))
        else:
            for pick in picks:
                match.answer(seat, pick)
        logged = match.latest(made + (unasked is not None))
        has_been_learned = has_learned(before, match.table)
        return Attempt(match, [encode(pick) for pick in logged], has_been_learned, withdrawn)

    def withdrawal(self, picks: int) -> entries.Undone:
        """The entry that takes back what somebody had begun, so many picks, when another seat acted."""
        return entries.Undone(self.playing.decisions[0].seat, self.at - picks)

    def _unseal(self, entry: entries.Undone) -> None:
        """One answer is open again: neither the questions of others nor their windows begin anew."""
        if self.match is not None:
            unseal(self.match, entry.seat)
        self.at -= 1
        left = [step for step in self.steps if step.start != entry.to]
        self.steps = [step._replace(start=step.start - (step.start > entry.to)) for step in left]
        self.steps_told = sum(step.told for step in self.steps)
        self.told_rewinds += 1
        self._forget_returns(entry.seat, is_told=True)
        self._move_on(None)

    def _move_on(self, seat: int | None) -> None:
        """The game went on or back, for everybody or for one seat alone."""
        if seat is None:
            self._heard += 1
        else:
            self._alone[seat] += 1
        self._ask()

    def _ask(self) -> None:
        """A question that stays open while other seats answer theirs keeps its number."""
        before, self.asked = self.asked, {}
        for decision in self.match.decisions if self.match is not None else ():
            seat, known = decision.seat, before.get(decision.seat)
            if known is not None and known[0] is decision:
                self.asked[seat] = known
            else:
                self.asked[seat] = (decision, self.number_for(seat))
                self.asked_since[seat] = self.length
