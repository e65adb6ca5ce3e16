"""What a bot remembers of its own turn, from what it has seen itself. It is forgotten with the turn."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

from comptoir.bots.dale.worth import Uses, Worth
from comptoir.core import Option
from comptoir.dale.abilities import card_and_face
from comptoir.dale.catalogue import SET

MOST_REQUESTS = 2
"""For one stack in one turn: who has declined that often has nothing to add."""

Holdings: TypeAlias = tuple[tuple[int, ...], ...]
Request: TypeAlias = tuple[int, int, int]
Scene: TypeAlias = tuple[Any, ...]
"""What lies on the table, to be compared."""


class Play(NamedTuple):
    """A technique or ability, and the table as it was before."""

    face: int
    hand: tuple[int, ...]
    """The faces in hand, without the card itself if it is played."""
    discards: tuple[tuple[int, ...], tuple[int, ...]]
    """The faces in my discard, without the card itself and with it."""
    table: Scene


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

    def copy(self) -> Memory:
        """The same, to go on alone."""
        twin = Memory(self.turn)
        twin.plays, twin.chosen, twin.laid = self.plays, self.chosen, self.laid
        twin.idle, twin._requests = set(self.idle), set(self._requests)
        twin._last, twin._visited = self._last, self._visited.copy()
        return twin

    # -- techniques and abilities ---------------------------------------------------------------------

    def note_play(self, worth: Worth, option: Any) -> None:
        """This is about to be used."""
        card, face = card_and_face(worth.board, option)
        self.plays += 1
        self._visited[_holdings(worth)] = face
        rest = [each for each in worth.hand if each != card or option[0] == "use"]
        discards = (_faces(worth, worth.discard), _faces(worth, (*worth.discard, card)))
        self._last = Play(face, _faces(worth, rest), discards, _table(worth))

    def judge_last_play(self, worth: Worth) -> None:
        """Between actions: did the last technique or ability do anything, and not lead back?"""
        last, self._last = self._last, None
        if last is None:
            return
        is_same_hand = last.hand == _faces(worth, worth.hand)
        if is_same_hand and _faces(worth, worth.discard) in last.discards and last.table == _table(worth):
            self.idle.add(last.face)
        before = self._visited.get(_holdings(worth))
        if before is not None:
            self.idle.add(before)

    def is_idle(self, worth: Worth, option: Any) -> bool:
        return is_play(option) and card_and_face(worth.board, option)[1] in self.idle

    # -- requests to the teammate ---------------------------------------------------------------------

    def note_request(self, worth: Worth, stack: Uses) -> None:
        if stack:
            self._requests.add(_request(worth, stack))

    def may_request(self, worth: Worth, stack: Uses) -> bool:
        """Has the teammate not declined that already, with whichever cards, nor too often?"""
        request = _request(worth, stack)
        declined = [needed for needed, _, _ in self._requests if needed == request[0]]
        return request not in self._requests and len(declined) < MOST_REQUESTS


def is_play(option: Option) -> bool:
    return isinstance(option, tuple) and option[0] in ("play", "use")


def _request(worth: Worth, stack: Uses) -> Request:
    """The stack, the set and what is missing: all that the teammate's answer depends on."""
    return worth.needed, SET[stack[0].face], worth.needed - sum([each.value for each in stack])


def _faces(worth: Worth, cards: Any) -> tuple[int, ...]:
    return tuple(sorted([worth.faces[card] for card in cards]))


def _holdings(worth: Worth) -> Holdings:
    """My own cards, whichever of equal ones they are."""
    piles = (worth.hand, worth.discard, worth.board.schedules[worth.seat])
    return (*[_faces(worth, pile) for pile in piles], (len(worth.deck), worth.number))


def _table(worth: Worth) -> Scene:
    """Whatever a technique could have changed or shown, beside my hand and discard and the market's discard,
    where the card itself may have gone."""
    board = worth.board
    others = [at for at in range(board.rules.players) if at != worth.seat]
    return (
        board.market,
        board.market_deck,
        board.modifiers,
        board.hand_bonus,
        board.stalls[:],
        board.decks[:],
        board.stored.copy(),
        board.schedules[:],
        [board.discards[at] for at in others],
        [board.hands[at] for at in others],
    )
