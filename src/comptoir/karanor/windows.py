"""Windows: a moment in which others may answer what happened, with a black-market card or an artefact.

A window opens on public grounds only: for everybody who might hold an answer, whatever the hand. All answer
at once, sealed; what is played is resolved clockwise from the active merchant. A card that answers a card can
be answered in turn, but no further.
"""

from __future__ import annotations

from typing import Final

from comptoir.core import PASS, Decision, Option, ask_together_quietly, without
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, KaranorBoard, Opening
from comptoir.karanor.costs import pay
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.prestige import settle_prestige
from comptoir.karanor.reason import NOT_OFFERED, NOT_YOUR_CARD, Reason, fits, split
from comptoir.karanor.resolving import apply
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Occasion, Use
from comptoir.karanor.using import against_using, targets_of

MOST_DEEP: Final = 1
"""How deep an answer may stand and still be answered itself."""


# -- cards and tiles in use ---------------------------------------------------------------------------------


def against_card(
    board: KaranorBoard, at: int, card: int, target: int, occasion: Occasion | None = None
) -> Reason | None:
    """Why a merchant cannot play a black-market card now, on anybody's turn or to answer something."""
    if card not in board.black_hands[at]:
        return NOT_YOUR_CARD
    face = board.faces[card]
    black = board.pack.black_of[face]
    if black.trigger != (occasion.kind if occasion is not None else "anytime"):
        return "not_used_now", {"card": face}
    return against_using(board, at, face, black.rule, target, occasion)


def card_options(table: KaranorTable, at: int, occasion: Occasion | None = None) -> list[Option]:
    """The black-market cards a merchant can play now: of equal ones, the one that others know best."""
    if not table.black_hands[at]:
        return []
    trigger = occasion.kind if occasion is not None else "anytime"
    best: dict[int, int] = {}
    for card in table.black_hands[at]:
        face = table.faces[card]
        if table.pack.black_of[face].trigger == trigger:
            known = best.get(face)
            if known is None or table.known[known].bit_count() < table.known[card].bit_count():
                best[face] = card
    found: list[Option] = []
    for face, card in best.items():
        for target in targets_of(table, at, table.pack.black_of[face].rule, occasion):
            found.append(("card", card, target))  # noqa: PERF401
    return found


def against_activating(
    board: KaranorBoard, at: int, card: int, target: int, occasion: Occasion | None = None
) -> Reason | None:
    """Why a merchant cannot use an artefact now."""
    if card not in board.artefacts[at]:
        return NOT_YOUR_CARD
    face = board.faces[card]
    artefact = board.pack.artefact_of[face]
    if artefact.trigger != (occasion.kind if occasion is not None else "activate"):
        return "not_used_now", {"card": face}
    if _is_used_up(board, card):
        return "tile_used", {"card": face, "once": artefact.once}
    return against_using(board, at, face, artefact.rule, target, occasion)


def tile_options(board: KaranorBoard, at: int, occasion: Occasion | None = None) -> list[Option]:
    """The artefacts a merchant can use now."""
    found: list[Option] = []
    trigger = occasion.kind if occasion is not None else "activate"
    for card in board.artefacts[at]:
        artefact = board.pack.artefact_of[board.faces[card]]
        if artefact.trigger == trigger and not _is_used_up(board, card):
            found += [("activate", card, target) for target in targets_of(board, at, artefact.rule, occasion)]
    return found


def _is_used_up(board: KaranorBoard, card: int) -> bool:
    return card in board.used or card in board.spent


async def play_card(me: Merchant, card: int, target: int = EMPTY, occasion: Occasion | None = None) -> None:
    """Play a black-market card: shown, paid for, answered perhaps, carried out, discarded."""
    table = me.table
    table.black_hands[me.at] = without(table.black_hands[me.at], card)
    table.aside += (card,)
    table.known[card] = table.public
    rule = table.pack.black_of[table.faces[card]].rule
    aimed = occasion.actor if occasion is not None and target == EMPTY else target
    end_move(me)
    paid = await pay(me, rule.cost, source=card)
    table.tell(events.Played(me.at, table.show(card), aimed, paid))
    await resolve(Use(me, rule, source=card, target=target, occasion=occasion))
    table.aside = without(table.aside, card)
    table.black_discard += (card,)
    if table.has_risen:
        settle_prestige(table)


async def activate(me: Merchant, card: int, target: int = EMPTY, occasion: Occasion | None = None) -> None:
    """Use an artefact, which is then marked: for this turn, or for good."""
    table = me.table
    artefact = table.pack.artefact_of[table.faces[card]]
    if artefact.once == "turn":
        table.used += (card,)
    elif artefact.once == "game":
        table.spent += (card,)
    aimed = occasion.actor if occasion is not None and target == EMPTY else target
    end_move(me)
    paid = await pay(me, artefact.rule.cost, source=card)
    table.tell(events.Activated(me.at, table.show(card), aimed, paid))
    await apply(Use(me, artefact.rule, source=card, target=target, occasion=occasion))
    if table.has_risen:
        settle_prestige(table)


def end_move(me: Merchant) -> None:
    """Whoever plays a card or starts another action moves no further."""
    if me.is_active:
        me.table.steps = 0


async def resolve(use: Use) -> None:
    """Carry out a card or quest that is declared and paid for, unless one it is aimed at answers it."""
    if _depth(use) <= MOST_DEEP:
        seats = [each.at for each in use.named]
        if seats:
            occasion = Occasion("targeted", use.me.at, use.me.place, use)
            await open_window(use.table, occasion, who_might_answer(use.table, occasion, seats))
    if use.is_negated:
        use.table.tell(events.Negated(use.me.at, use.table.show(use.source)))
    else:
        await apply(use)


def _depth(use: Use) -> int:
    """0 for a card of its own, 1 for one that answers a card, and so on."""
    occasion = use.occasion
    return 0 if occasion is None or occasion.answers is None else 1 + _depth(occasion.answers)


# -- windows ------------------------------------------------------------------------------------------------


def who_might_answer(table: KaranorTable, occasion: Occasion, seats: list[int] | None = None) -> list[int]:
    """Everybody who might, or those of these seats; nobody before the first turn."""
    if not table.turn:
        return []
    return [
        seat
        for seat in table.clockwise_to(table.active)
        if seat != occasion.actor
        and (table.black_hands[seat] or table.artefacts[seat])
        and (seats is None or seat in seats)
        and _might_answer(table, seat, occasion)
    ]


async def open_window(table: KaranorTable, occasion: Occasion, asked: list[int]) -> None:
    """Ask those who might answer."""
    if not asked:
        return
    card = occasion.answers.source if occasion.answers is not None else EMPTY
    table.openings += (Opening(occasion.kind, occasion.actor, occasion.place, card),)
    picks = await ask_together_quietly(
        lambda: tuple([_question(table, seat, occasion, card) for seat in asked])
    )
    table.openings = table.openings[:-1]
    for decision, pick in picks:
        if pick != PASS:
            await _answer(Merchant(table, decision.seat), pick, occasion)


def _question(table: KaranorTable, seat: int, occasion: Occasion, card: int) -> Decision:
    place = table.pack.territories[occasion.place].id
    args = (("event", occasion.kind), ("actor", occasion.actor), ("place", place))
    return Decision(seat, "window", (PASS, *answers(table, seat, occasion)), args, card)


def against_answering(board: KaranorBoard, decision: Decision, pick: object) -> Reason | None:
    """Why a merchant cannot answer like this in the window that is open."""
    if pick == PASS:
        return None
    verb, parts = split(pick)
    against = {"card": against_card, "activate": against_activating}.get(verb)
    if against is None or not fits(parts, (int, int)):
        return NOT_OFFERED
    card, target = parts
    facts = dict(decision.args)
    place = board.pack.index("territories", str(facts["place"]))
    occasion = Occasion(str(facts["event"]), int(facts["actor"]), place)
    return against(board, decision.seat, card, target, occasion)  # type: ignore[arg-type]  # they fit


def answers(table: KaranorTable, seat: int, occasion: Occasion) -> list[Option]:
    """The cards and tiles a merchant can answer with."""
    return card_options(table, seat, occasion) + tile_options(table, seat, occasion)


def _might_answer(table: KaranorTable, seat: int, occasion: Occasion) -> bool:
    """Might a merchant hold an answer, for all that everybody can see?"""
    if table.picker is not None:  # nobody looks: what is really held will do
        return bool(card_options(table, seat, occasion) or tile_options(table, seat, occasion))
    if tile_options(table, seat, occasion):
        return True
    if not table.black_hands[seat]:
        return False
    for face in table.pack.black_by_trigger[occasion.kind]:
        if targets_of(table, seat, table.pack.black_of[face].rule, occasion) and _is_unseen(table, face):
            return True
    return False


def _is_unseen(table: KaranorTable, face: int) -> bool:
    """Is there such a black-market card in the deck, or in a hand?"""
    return face in [table.faces[card] for zone in (table.black_deck, *table.black_hands) for card in zone]


async def _answer(me: Merchant, pick: Option, occasion: Occasion) -> None:
    """Play what was picked, if its condition still holds; otherwise it goes back unspent."""
    table = me.table
    assert isinstance(pick, tuple)
    kind, card, target = str(pick[0]), int(pick[1]), int(pick[2])
    can_matter = not occasion.is_stopped and not (occasion.answers and occasion.answers.is_negated)
    if kind == "activate":
        if can_matter and against_activating(table, me.at, card, target, occasion) is None:
            await activate(me, card, target, occasion)
        return
    black = table.pack.black_of[table.faces[card]]
    if card not in table.black_hands[me.at] or black.trigger != occasion.kind:
        return  # a world imagined since then: nobody has sealed this card there
    if can_matter and against_card(table, me.at, card, target, occasion) is None:
        await play_card(me, card, target, occasion)
    else:
        table.known[card] = table.public
        table.tell(events.TookBack(me.at, table.show(card)))
