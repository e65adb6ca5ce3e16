"""What a bot remembers of its own turn, from what it has seen itself. It is forgotten with the turn."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from comptoir.bots.dale.sight import Sight
from comptoir.bots.dale.stacking import Parts
from comptoir.core import Option
from comptoir.dale.catalogue import FACE, SET

MOST_REQUESTS = 2
"""For one stack in one turn: who has declined that often has nothing to add."""

Holdings: TypeAlias = tuple[tuple[int, ...], ...]
Request: TypeAlias = tuple[int, int, int]


class Play(NamedTuple):
    """A technique or ability, and the table as it was before."""

    face: int
    hand: tuple[int, ...]
    """The faces in hand, without the card itself if it is played."""
    discards: tuple[tuple[int, ...], tuple[int, ...]]
    """The faces in my discard, without the card itself and with it."""
    table: object


class Memory:
    """One turn."""

    __slots__ = ("_last", "_requests", "_visited", "chosen", "idle", "laid", "plays", "turn")

    def __init__(self, turn: int = 0) -> None:
        self.turn = turn
        self.plays = 0
        """How many techniques and abilities were used."""
        self.chosen = -1
        """The player it chose last."""
        self.laid: tuple[Option, ...] = ()
        """What it lays out for its teammate to complete."""
        self.idle: set[int] = set()
        """Faces not to be used again this turn: they did nothing, or led round in a circle."""
        self._requests: set[Request] = set()
        self._last: Play | None = None
        self._visited: dict[Holdings, int] = {}
        """What it used where it held those cards."""

    # -- techniques and abilities ---------------------------------------------------------------------

    def note_play(self, sight: Sight, option: Any) -> None:
        """This is about to be used."""
        face, card = face_of(sight, option), int(option[1])
        self.plays += 1
        self._visited[_holdings(sight)] = face
        rest = [each for each in sight.hand if each != card or option[0] == "use"]
        discards = (_faces(sight, sight.discard), _faces(sight, (*sight.discard, card)))
        self._last = Play(face, _faces(sight, rest), discards, _table(sight))

    def judge_last_play(self, sight: Sight) -> None:
        """Between actions: did the last technique or ability do anything, and not lead back?"""
        last, self._last = self._last, None
        if last is None:
            return
        is_same_hand = last.hand == _faces(sight, sight.hand)
        if is_same_hand and _faces(sight, sight.discard) in last.discards and last.table == _table(sight):
            self.idle.add(last.face)
        before = self._visited.get(_holdings(sight))
        if before is not None:
            self.idle.add(before)

    def is_idle(self, sight: Sight, option: Any) -> bool:
        return is_play(option) and face_of(sight, option) in self.idle

    # -- requests to the teammate ---------------------------------------------------------------------

    def note_request(self, sight: Sight, stack: Parts) -> None:
        if stack:
            self._requests.add(_request(sight, stack))

    def may_request(self, sight: Sight, stack: Parts) -> bool:
        """Has the teammate not declined that already, with whichever cards, nor too often?"""
        request = _request(sight, stack)
        declined = [needed for needed, _, _ in self._requests if needed == request[0]]
        return request not in self._requests and len(declined) < MOST_REQUESTS


def is_play(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] in ("play", "use")


def face_of(sight: Sight, option: Any) -> int:
    """The face of an option such as ``("play", card)`` or ``("use", card, name)``."""
    return FACE[option[2]] if len(option) > 2 else sight.faces[option[1]]


def _request(sight: Sight, stack: Parts) -> Request:
    """The stack, the set and what is missing: all that the teammate's answer depends on."""
    return sight.needed, SET[stack[0].face], sight.needed - sum([each.value for each in stack])


def _faces(sight: Sight, cards: Any) -> tuple[int, ...]:
    return tuple(sorted([sight.faces[card] for card in cards]))


def _holdings(sight: Sight) -> Holdings:
    """My own cards, whichever of equal ones they are."""
    piles = (sight.hand, sight.discard, sight.schedules[sight.seat])
    return (*[_faces(sight, pile) for pile in piles], (len(sight.deck), sight.number))


def _table(sight: Sight) -> object:
    """Whatever a technique could have changed or shown, beside my hand and discard and the market's discard,
    where the card itself may have gone."""
    mine = sight.seat
    others = [at for at in range(len(sight.stalls)) if at != mine]
    return (
        sight.market,
        sight.market_deck,
        sight.effects,
        sight.stalls,
        sight.decks,
        sight.stored,
        sight.schedules,
        [sight.discards[at] for at in others],
        [sight.known_hands[at] for at in others],
        sight.hand_counts[:mine] + sight.hand_counts[mine + 1 :],
    )
