"""Quests: drawn, kept, completed, chosen at once; and their second parts."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from comptoir.core import Decision, Option, ask, without
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, KaranorBoard
from comptoir.karanor.choosing import choose, choose_card
from comptoir.karanor.costs import pay
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Effect
from comptoir.karanor.reason import NOT_OFFERED, NOT_YOUR_CARD, Reason, split
from comptoir.karanor.use import Use
from comptoir.karanor.using import against_using, targets_of
from comptoir.karanor.windows import resolve

SECRET: Final[Option] = ("secret",)
ALOUD: Final[Option] = ("aloud",)


async def draw_quest(me: Merchant, place: int = EMPTY) -> None:
    """Draw a quest, if there is one left; perhaps from an inhabitant."""
    table = me.table
    card = table.draw("quest")
    if card == EMPTY:
        return
    if table.pack.quest_of[table.faces[card]].immediate or table.rules.quests == "aloud":
        table.known[card] = table.public  # an immediate one is told aloud, being over the next moment
    else:
        me.knows((card,))
    table.tell(events.DrewQuest(me.at, table.show(card), place))
    await receive_quest(me, card)


async def receive_quest(me: Merchant, card: int) -> None:
    """Into the hand, down to the limit; or, with an immediate choice, resolved at once."""
    table = me.table
    if table.pack.quest_of[table.faces[card]].immediate:
        table.aside += (card,)
        await choose_at_once(me, card)
    else:
        table.quests[me.at] += (card,)
        if table.rules.quests == "reader" and not table.swift:
            await read_out(me, card)
        await keep_limit(me)


async def read_out(me: Merchant, card: int) -> None:
    """Its reader says who hears of a quest that not everybody knows. In a playout nobody listens."""
    table = me.table
    if table.known[card] == table.public:
        return
    if await ask(Decision(me.at, "read_aloud", (SECRET, ALOUD), source=card)) == ALOUD:
        table.known[card] = table.public
        table.tell(events.ReadAloud(me.at, table.show(card)))


async def keep_limit(me: Merchant) -> None:
    """Discard quests of one's choice until there are not too many."""
    while me.has_too_many_quests:
        me.discard_quest(await choose_card(me, "discard_quest", me.table.quests[me.at]))


def against_completing(board: KaranorBoard, at: int, card: int, option: int, target: int) -> Reason | None:
    """Why a merchant cannot complete a quest in this way now."""
    if card not in board.quests[at]:
        return NOT_YOUR_CARD
    face = board.faces[card]
    options = board.pack.quest_of[face].options
    if not 0 <= option < len(options):
        return NOT_OFFERED
    return against_using(board, at, face, options[option], target, None, 1, True)


def quest_options(board: KaranorBoard, at: int) -> list[Option]:
    """The quests that can be completed now: the option of each, and the rival named or EMPTY."""
    found: list[Option] = []
    for card in board.quests[at]:
        for number, rule in enumerate(board.pack.quest_of[board.faces[card]].options):
            targets = targets_of(board, at, rule, None, 1, True)
            if targets:
                found += [("quest", card, number, target) for target in targets]
    return found


async def complete_quest(me: Merchant, card: int, option: int, target: int) -> None:
    """The action is spent; the conditions hold."""
    table = me.table
    table.known[card] = table.public
    rule = table.pack.quest_of[table.faces[card]].options[option]
    paid = await pay(me, rule.cost, source=card)
    table.tell(events.CompletedQuest(me.at, table.show(card), option, target, paid))
    table.quests[me.at] = without(table.quests[me.at], card)
    table.aside += (card,)
    await _carry_out(me, card, option, target)


def against_choosing(board: KaranorBoard, decision: Decision, pick: object) -> Reason | None:
    """Why an option of an immediate choice cannot be paid, or not be aimed like that."""
    verb, parts = split(pick)
    face = board.faces[decision.source]
    options = board.pack.quest_of[face].options
    match parts:
        case (int(number), int(target)) if verb == "option" and 0 <= number < len(options):
            return against_using(board, decision.seat, face, options[number], target)
    return NOT_OFFERED


async def choose_at_once(me: Merchant, card: int) -> None:
    """The immediate choice: nothing else happens before it is made, and it costs no action."""
    table = me.table
    quest = table.pack.quest_of[table.faces[card]]
    options: list[Option] = [
        ("option", number, target)
        for number, rule in enumerate(quest.options)
        for target in targets_of(table, me.at, rule)
    ]
    pick = await choose(me, "immediate", options, source=card)
    assert isinstance(pick, tuple)
    option, target = int(pick[1]), int(pick[2])
    paid = await pay(me, quest.options[option].cost, source=card)
    table.tell(events.ChoseAtOnce(me.at, table.show(card), option, target, paid))
    await _carry_out(me, card, option, target)


async def _carry_out(me: Merchant, card: int, option: int, target: int) -> None:
    """Effects, prestige, then the second part, if there is one. A quest that was negated gives nothing."""
    table = me.table
    quest = table.pack.quest_of[table.faces[card]]
    rule = quest.options[option]
    if quest.prestige:
        rule = replace(rule, effects=(*rule.effects, Effect("gain_prestige", quest.prestige, "self")))
    use = Use(me, rule, source=card, target=target)
    await resolve(use)
    table.aside = without(table.aside, card)
    me.put_away_quest(card)
    if use.is_negated:
        return
    if quest.sequel >= 0:
        await _fetch_sequel(me, quest.sequel)


async def _fetch_sequel(me: Merchant, sequel: int) -> None:
    table = me.table
    face = table.pack.first_sequel + sequel
    card = next((each for each in table.sequels if table.faces[each] == face), EMPTY)
    if card != EMPTY:  # it was fetched before, if the first part was shuffled in again
        table.sequels = without(table.sequels, card)
        table.tell(events.GotSequel(me.at, table.show(card)))
        await receive_quest(me, card)
