"""When a rule of the pack can be used, and on whom: its conditions hold, and its cost can be paid."""

from __future__ import annotations

from comptoir.karanor.board import EMPTY, KaranorBoard
from comptoir.karanor.conditions import failing, say_failed
from comptoir.karanor.costs import against_paying, can_pay
from comptoir.karanor.pack import Rule
from comptoir.karanor.reason import NOT_OFFERED, Reason
from comptoir.karanor.use import Occasion


def targets_of(
    board: KaranorBoard,
    at: int,
    rule: Rule,
    occasion: Occasion | None = None,
    actions: int = 0,
    completing: bool = False,
) -> list[int]:
    """The seats a rule can be used on now: EMPTY alone if it names nobody, none if it cannot be used."""
    targets = _aims(board, at, rule, occasion)  # mostly this is not the place
    return targets if targets and can_pay(board, at, rule.cost, actions, completing) else []


def against_using(
    board: KaranorBoard,
    at: int,
    face: int,
    rule: Rule,
    target: int,
    occasion: Occasion | None = None,
    actions: int = 0,
    completing: bool = False,
) -> Reason | None:
    """The first condition that does not hold, or else what is missing of the cost."""
    targets = _aims(board, at, rule, occasion)
    if target in targets:
        return against_paying(board, at, face, rule.cost, actions, completing)
    if targets:
        return ("not_that_rival", {"card": face}) if rule.target == "rival" else NOT_OFFERED
    # Whoever could be named fails a test; the one who gets furthest says best what is missing.
    named = board.rivals(at) if rule.target == "rival" else [EMPTY]
    failed = [failing(board, rule, at, each, occasion) for each in named]
    furthest = max([each for each in failed if each is not None], key=rule.when.index, default=None)
    if furthest is None:
        return "no_rival_near", {"card": face, "near": "same"}
    return say_failed(board, at, face, furthest)


def _aims(board: KaranorBoard, at: int, rule: Rule, occasion: Occasion | None) -> list[int]:
    """Whom a rule could name, whatever it costs: rivals that pass its tests, or EMPTY if it names nobody."""
    if rule.target == "rival":
        return [rival for rival in board.rivals(at) if failing(board, rule, at, rival, occasion) is None]
    if failing(board, rule, at, EMPTY, occasion) is not None:
        return []
    if rule.target == "rivals_here" and not any(
        [board.pawns[rival] == board.pawns[at] for rival in board.rivals(at)]
    ):
        return []
    return [EMPTY]
