"""Going back: a match as it was before its last pick, or without what a seat has sealed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.core.decision import Option
from comptoir.core.errors import Refused
from comptoir.core.log import Answer
from comptoir.core.table import World
from comptoir.core.waking import make_again

if TYPE_CHECKING:
    from comptoir.core.match import Match


def before_last(match: Match) -> Match:
    """A copy that stands at the anchor and makes all picks but the last as if for the first time."""
    if match.imagined:
        raise Refused("imagined")  # the past of an imagined world is the true one
    anchor, picks, past = match._anchor, tuple(match._since), match._past
    if anchor is None:
        if past is None:
            raise Refused("nothing_to_undo")
        anchor, picks, past = past.anchor, past.picks, past.before
    before = match.clone(with_events=True)
    if before.events is not None:
        before.events.forget_after(anchor.mark)
    before._past = past
    before._public, before.unseen = None, 0
    make_again(before, anchor, ())
    for logged in picks[:-1]:
        assert not isinstance(logged, World)
        before._take(logged)
    return before


def sealed_by(match: Match, seat: int) -> Option | None:
    """What a seat has answered, as long as others who were asked with it have not: nobody else's business."""
    return dict(match._sealed).get(seat)


def has_sealed(match: Match, seat: int) -> bool:
    """Has a seat answered what others who were asked with it have not answered yet?"""
    return sealed_by(match, seat) is not None


def unseal(match: Match, seat: int) -> None:
    """Take back what a seat has sealed; what the others have sealed stands, and nobody learns anything."""
    if match.imagined:
        raise Refused("imagined")
    if not has_sealed(match, seat):
        raise Refused("nothing_to_undo")
    _ = match.table  # a copy that sleeps would no longer know that it was asked
    match._sealed = tuple([each for each in match._sealed if each[0] != seat])
    # Nobody interrupts while answers are sealed: a seat's last pick is the one that it has sealed.
    last = max([at for at, each in enumerate(match._since) if isinstance(each, Answer) and each.seat == seat])
    del match._since[last]
    if not match._since:
        match._anchor = None
