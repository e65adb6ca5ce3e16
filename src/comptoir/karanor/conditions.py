"""The seven conditions of the pack: a small test for each, and what is said when it fails. All they look at
is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from comptoir.karanor.board import EMPTY, KaranorBoard
from comptoir.karanor.pack import OWN_COMMERCE, OWN_VILLA, Condition, Holding, Pack, Rule
from comptoir.karanor.reason import Reason
from comptoir.karanor.use import Occasion


def failing(
    board: KaranorBoard, rule: Rule, at: int, target: int = EMPTY, occasion: Occasion | None = None
) -> Condition | None:
    """The first condition of a rule that does not hold."""
    for condition in rule.when:
        if not holds(board, condition, at, target, occasion):
            return condition
    return None


def holds(
    board: KaranorBoard, condition: Condition, at: int, target: int = EMPTY, occasion: Occasion | None = None
) -> bool:
    """Is it so, for the user of a card and whom it is aimed at?"""
    value = condition.value
    match condition.kind:
        case "at":
            return is_at(board, at, board.pawns[at], value)
        case "near":
            return places_near(board, target, value) >> board.pawns[at] & 1 == 1
        case "has":
            return _has(board, at, value)
        case "target_has":
            return _has(board, target, value)
        case "ahead":
            return AMOUNTS[value](board, target) > AMOUNTS[value](board, at)
        case "turn":
            return (board.active == at) is (value == "own")
        case "event_at":
            return occasion is not None and is_at(board, at, occasion.place, value)
    raise ValueError(condition.kind)


def say_failed(board: KaranorBoard, at: int, face: int, condition: Condition) -> Reason:
    """What a condition asks for that is not so."""
    value = condition.value
    match condition.kind:
        case "at" | "event_at":
            return "wrong_place", {"card": face, **_sort(board.pack, value)}
        case "near":
            return "no_rival_near", {"card": face, "near": value}
        case "has":
            return "lacks", {"card": face, "missing": _missing(board, at, value)}
        case "turn":
            return "not_this_turn", {"card": face, "turn": value}
    return "no_such_rival", {"card": face}


def _sort(pack: Pack, place: int) -> dict[str, object]:
    """A place of the pack: one territory, or a sort of them."""
    if place > 0 and place.bit_count() == 1:
        return {"sort": "one", "place": place.bit_length() - 1}
    sorts = {OWN_COMMERCE: "own_commerce", OWN_VILLA: "own_villa", pack.cities: "city"}
    return {"sort": sorts.get(place, "land"), "place": EMPTY}


def _missing(board: KaranorBoard, at: int, wanted: tuple[Holding, ...]) -> list[tuple[str, int]]:
    lacking = [(each, each.least - amount(board, at, each)) for each in wanted]
    return [(called(board.pack, each), count) for each, count in lacking if count > 0]


def called(pack: Pack, holding: Holding) -> str:
    """What is held, in the words of the pack."""
    match holding.kind:
        case "resource":
            return pack.resources[holding.which].id
        case "insignia":
            return pack.insignia[holding.which].id
    return holding.kind


def is_at(board: KaranorBoard, seat: int, place: int, wanted: int) -> bool:
    """Is a territory of that sort, for that seat?"""
    return places(board, seat, wanted) >> place & 1 == 1


def places(board: KaranorBoard, seat: int, wanted: int) -> int:
    """The mask of the territories of a sort, for that seat."""
    if wanted >= 0:
        return wanted
    return board.shops[seat] if wanted == OWN_COMMERCE else board.villas[seat]


def places_near(board: KaranorBoard, seat: int, how: str) -> int:
    """The mask of the territories from which a merchant is near; every way leads back, too."""
    there = board.pawns[seat]
    return board.pack.around[there] if how == "adjacent" else 1 << there


def amount(board: KaranorBoard, seat: int, holding: Holding) -> int:
    """How much of something a merchant holds."""
    kind = holding.kind
    if kind == "resource":
        return board.goods[seat][holding.which]
    if kind == "insignia":
        return board.insignia[seat][holding.which]
    return AMOUNTS[kind](board, seat)


AMOUNTS: Final[dict[str, Callable[[KaranorBoard, int], int]]] = {
    "gold": lambda board, seat: board.gold[seat],
    "goods": lambda board, seat: sum(board.goods[seat]),
    "prestige": lambda board, seat: board.prestige[seat],
    "income": lambda board, seat: board.income[seat],
    "commerces": lambda board, seat: board.shops[seat].bit_count(),
    "villas": lambda board, seat: board.villas[seat].bit_count(),
    "associates": lambda board, seat: len(board.associates[seat]),
    "artefacts": lambda board, seat: len(board.artefacts[seat]),
    "quests": lambda board, seat: len(board.quests[seat]),
    "black_market": lambda board, seat: len(board.black_hands[seat]),
}


def _has(board: KaranorBoard, seat: int, wanted: tuple[Holding, ...]) -> bool:
    return all([amount(board, seat, each) >= each.least for each in wanted])
