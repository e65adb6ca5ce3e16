"""Going back: a match as it was before its last pick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.core.errors import Refused
from comptoir.core.game import T
from comptoir.core.table import World

if TYPE_CHECKING:
    from comptoir.core.match import Match


def before_last(match: Match[T]) -> Match[T]:
    """A copy that stands at the anchor and makes all picks but the last as if for the first time."""
    if match.imagined:
        raise Refused("imagined")  # the past of an imagined world is the true one
    anchor, picks, past = match._anchor, tuple(match._since), match._past
    if anchor is None:
        if past is None:
            raise Refused("nothing_to_undo")
        past, anchor, picks = past
    before = match.clone(with_events=True)
    if before.events is not None:
        before.events.forget_after(anchor.mark)
    before._past = past
    before._public = None
    before._rerun(anchor, ())
    for logged in picks[:-1]:
        assert not isinstance(logged, World)
        before._take(logged)
    return before
