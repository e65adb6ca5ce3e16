"""A card, tile or quest being used, and the occasion it answers. Scripts pass these around; none outlives an
action."""

from __future__ import annotations

from comptoir.karanor.board import EMPTY
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Rule
from comptoir.karanor.table import KaranorTable


class Occasion:
    """Something happened that may be answered: who did it, where, and the use that did, if one did."""

    __slots__ = ("actor", "answers", "is_stopped", "kind", "place")

    def __init__(self, kind: str, actor: int, place: int, answers: Use | None = None) -> None:
        self.kind = kind
        self.actor = actor
        self.place = place
        self.answers = answers
        """What is answered, in a ``targeted`` window."""
        self.is_stopped = False
        """The step does not happen, and the move is over."""


class Use:
    """One use of a rule of the pack."""

    __slots__ = ("is_negated", "me", "occasion", "robbed", "rule", "source", "target")

    def __init__(
        self,
        me: Merchant,
        rule: Rule,
        *,
        source: int = EMPTY,
        target: int = EMPTY,
        occasion: Occasion | None = None,
    ) -> None:
        self.me = me
        self.rule = rule
        self.source = source
        """The card or tile, or EMPTY."""
        self.target = target
        """The rival named, or EMPTY."""
        self.occasion = occasion
        self.is_negated = False
        self.robbed: list[int] = []
        """Whose shield has been taken into account."""

    @property
    def table(self) -> KaranorTable:
        return self.me.table

    def targets(self, target: str) -> list[Merchant]:
        """Whom an effect with that target is applied to, clockwise from the user."""
        me, table = self.me, self.me.table
        if target == "self":
            return [me]
        if target == "rival":
            return [Merchant(table, self.target)]
        if target == "actor":
            assert self.occasion is not None
            return [Merchant(table, self.occasion.actor)]
        rivals = table.rivals(me.at)
        if target == "rivals_here":
            rivals = tuple([each for each in rivals if table.pawns[each] == me.place])
        return [Merchant(table, each) for each in rivals]

    @property
    def named(self) -> list[Merchant]:
        """The merchants it is aimed at, who may answer it."""
        return [each for each in self.targets(self.rule.target) if each.at != self.me.at]
