"""What every game must pass, whatever its rules.

``play_and_probe`` plays a random game and, at every decision, checks the promises of ``Match`` and
``Game``. Each probe returns the promises broken, in words for developers; an empty list is what we want.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from comptoir.core.checkpoint import Checkpoint
from comptoir.core.decision import Decision, Option
from comptoir.core.dice import Dice
from comptoir.core.errors import BadSave, ComptoirError, Refused
from comptoir.core.game import Game
from comptoir.core.journal import Journal
from comptoir.core.loading import go_on, load
from comptoir.core.log import encode
from comptoir.core.match import Match
from comptoir.core.table import NO_CARD, UNKNOWN, Table, has_learned
from comptoir.core.view import View

AnyMatch: TypeAlias = Match
Choose: TypeAlias = Callable[[AnyMatch, Decision], Option]
Interrupt: TypeAlias = Callable[[AnyMatch], bool]
"""Lets seats that are not asked interrupt, if they like; has one of them?"""

MOST_PICKS = 100_000
_SAVED_AT = frozenset([4**power for power in range(9)])
"""Loading plays a game again, so ever more rarely."""
_NOT_PICKS: tuple[object, ...] = (
    None,
    True,
    -1,
    10**9,
    1.0,
    "done",
    ("no such thing",),
    ("purchase", True),
    ("as", [1], "x"),
    [],
    {},
)


@dataclass
class Findings:
    """What a probed game showed. ``paired`` counts views compared with those of another world."""

    picks: int = 0
    paired: int = 0
    finished: bool = False
    violations: list[str] = field(default_factory=list)


def probe_decisions(match: AnyMatch) -> list[str]:
    """No decision without options, no option twice, no seat asked twice."""
    found = list(match.game.violations(match.table))
    seats = [decision.seat for decision in match.decisions]
    if len(set(seats)) != len(seats):
        found.append("a seat is asked twice at once")
    for decision in match.decisions:
        if not decision.options:
            found.append(f"{decision.prompt}: no options")
        if len(set(decision.options)) != len(decision.options):
            found.append(f"{decision.prompt}: an option is offered twice")
    return found


def probe_copy(match: AnyMatch, dice: Dice) -> list[str]:
    """A clone equals its original and is independent of it, with its events and without."""
    before = match.hash
    twin = match.clone(with_events=True)
    if twin.hash != before or twin.decisions != match.decisions:
        return ["a clone differs from its original"]
    again = twin.clone()
    for _ in range(4):
        if not twin.decisions:
            break
        decision = twin.decisions[dice.below(len(twin.decisions))]
        pick = decision.options[dice.below(len(decision.options))]
        twin.answer(decision.seat, pick)
        again.answer(decision.seat, pick)
        if twin.unseen != again.unseen:
            return [f"{decision.prompt}: what a clone shows hangs on who keeps its events"]
    found = [] if twin.hash == again.hash else ["two clones given the same picks differ"]
    return found if match.hash == before else [*found, "playing a clone changed its original"]


def probe_save(match: AnyMatch) -> list[str]:
    """Saving and loading gives the same match."""
    revived = load(match.game, match.save())
    if revived.hash != match.hash or revived.decisions != match.decisions:
        return ["a loaded match differs from the one saved"]
    return (
        []
        if match.events is None or revived.events == match.events
        else ["a loaded match tells another story"]
    )


def probe_checkpoint(match: AnyMatch) -> list[str]:
    """A match that begins at a checkpoint goes on as this one does."""
    start, save = match.checkpoint(), match.save()
    start = Checkpoint(**json.loads(json.dumps(start._asdict())))
    try:
        again = go_on(match.game, save, start)
    except BadSave as error:
        return [f"no match can begin at a checkpoint: {error}"]
    found = [] if again.hash == start.hash else ["a checkpoint is not what it was taken of"]
    for pick in match.latest(len(match.picks) - start.picks):
        again.replay(encode(pick))
    same = again.hash == match.hash and again.decisions == match.decisions
    return found if same else [*found, "a match that began at a checkpoint went elsewhere"]


def probe_undo(match: AnyMatch, dice: Dice) -> list[str]:
    """Undo restores the hash; without consent it is refused or restores it too."""
    twin, before = match.clone(), match.hash
    decision = twin.decisions[dice.below(len(twin.decisions))]
    twin.answer(decision.seat, decision.options[dice.below(len(decision.options))])
    after = twin.hash
    try:
        twin.undo()
    except Refused as refused:
        if refused.code != "learned" or twin.hash != after:
            return [f"undo was refused with {refused} or changed something"]
        twin.undo(consent=True)
    same = twin.hash == before and twin.decisions == match.decisions
    return [] if same else [f"{decision.prompt}: undo does not restore the match"]


def probe_refusals(match: AnyMatch) -> list[str]:
    """What is not offered is refused with a code and changes nothing; so is a seat that is not asked."""
    found, before = [], match.hash
    asked = {decision.seat: decision for decision in match.decisions}
    attempts = [(seat, pick) for seat in asked for pick in _NOT_PICKS if pick not in asked[seat].options]
    strangers = [seat for seat in range(-1, match.game.seats(match.table) + 1) if seat not in asked]
    attempts += [(seat, match.decisions[0].options[0]) for seat in strangers]
    for seat, pick in attempts:
        try:
            match.answer(seat, pick)
            found.append(f"{pick!r} of seat {seat} was accepted though not offered")
        except Refused as refused:
            if not refused.code:
                found.append(f"{pick!r} was refused without a code")
    return found if match.hash == before else [*found, "a refused pick changed the match"]


def probe_picks(match: AnyMatch) -> list[str]:
    """Every pick offered is accepted."""
    found = []
    for decision in match.decisions:
        for option in decision.options:
            try:
                match.clone().answer(decision.seat, option)
            except ComptoirError as error:
                found.append(f"{decision.prompt}: {option!r} was offered and then {error}")
    return found


def probe_views(match: AnyMatch, observer: int, dice: Dice) -> tuple[int, list[str]]:
    """An observer sees the same in every world that differs only in what it cannot know.

    Returns 1 when the two worlds really differed, and what is wrong. Questions are asked anew in the other
    world: the observer's own one must be the same, and of other seats' questions the part it sees.
    """
    world, view = match.imagine(observer, dice), match.view(observer)
    differs = world.table.faces != match.table.faces
    found = probe_view(match.table, view) + probe_news(match, world, observer, dice)
    if world.view(observer) != view or world.plain(observer) != match.plain(observer):
        found.append(f"what observer {observer} sees or is asked depends on what it cannot know")
    return differs, found


def probe_view(table: Table, view: View) -> list[str]:
    """A view holds plain data and what is shared with the table, and in its zones only cards that are known.

    The zones of a board are those that say so: their type is made of ``Cards``. Compiled classes say nothing
    of the types of their fields, so this is proved of them as they are uncompiled.
    """
    found = []
    for kind in type(view).__mro__:
        for slot, hint in getattr(kind, "__annotations__", {}).items():
            if slot not in view.slots:
                continue
            value = getattr(view, slot)
            if slot not in view.shared and value is not getattr(table, slot, None) and not _is_plain(value):
                found.append(f"{slot}: what is seen is not plain data")
            if "Cards" in hint and not all([view.faces[card] != UNKNOWN for card in _tokens(value)]):
                found.append(f"{slot}: a card lies there that observer {view.observer} does not know")
    return found


def _is_plain(value: object) -> bool:
    if isinstance(value, dict):
        return all([_is_plain(each) for pair in value.items() for each in pair])
    if isinstance(value, tuple | list):
        return all([_is_plain(each) for each in value])
    return value is None or isinstance(value, bool | int | str | bytes)


def _tokens(zone: Any) -> list[int]:
    """All the cards that can be told apart in a zone, or in several."""
    if isinstance(zone, int):
        return [] if zone == NO_CARD else [zone]
    parts = [*zone.keys(), *zone.values()] if isinstance(zone, dict) else zone
    return [card for part in parts for card in _tokens(part)]


def probe_news(match: AnyMatch, world: AnyMatch, observer: int, dice: Dice) -> list[str]:
    """What an observer does is told to it alike in every world, as long as nobody learns anything.

    The last answer of a window opens what the others have sealed. Where they have sealed something else,
    something else is told, and rightly so.
    """
    decision = match.decision_of(observer)
    if decision is None:
        return []
    pick, stories = decision.options[dice.below(len(decision.options))], []
    if len(match.decisions) == 1 and match._sealed != world._sealed:
        return []
    for each in (match.clone(), world.clone()):
        before = each.clone()
        story = each.events = Journal()  # before it wakes: scripts note what was told
        each.table.listen(story)
        told = len(story)
        try:
            each.answer(observer, pick)
        except ComptoirError as error:
            return [f"{pick!r} of observer {observer} is possible in one world and not in another: {error}"]
        if has_learned(before.table, each.table):
            return []
        stories.append(each.events_for(observer, told))
    same = stories[0] == stories[1]
    return [] if same else [f"{decision.prompt}: what is told to {observer} depends on what it cannot know"]


def probe_world(match: AnyMatch, observer: int, dice: Dice) -> list[str]:
    """A world imagined at any moment, also in the middle of somebody's run, can be played on."""
    world = match.imagine(observer, dice)
    try:
        for _ in range(8):
            if not world.decisions:
                break
            decision = world.decisions[dice.below(len(world.decisions))]
            world.answer(decision.seat, decision.options[dice.below(len(decision.options))])
    except ComptoirError as error:
        return [f"a world imagined by observer {observer} cannot be played on: {error}"]
    return []


def at_random(dice: Dice) -> Choose:
    """A player that picks any option."""
    return lambda _, decision: decision.options[dice.below(len(decision.options))]


def interrupt_at_random(dice: Dice) -> Interrupt:
    """Now and then an interruption by a seat that may."""

    def interrupt(match: AnyMatch) -> bool:
        for seat in range(match.game.seats(match.table)):
            options = match.interruptions(seat)
            if options and dice.below(4) == 0:
                match.interrupt(seat, options[dice.below(len(options))])
                return True
        return False

    return interrupt


def play_and_probe(
    game: Game[Any],
    options: Mapping[str, object],
    key: bytes,
    dice: Dice,
    choose: Choose,
    *,
    rarely: int = 16,
    interrupt: Interrupt | None = None,
) -> Findings:
    """Play one game to its end. The table and the questions are checked after every pick, copies and other
    worlds after every ``rarely``-th, views twice and refusals, undo and all options half as often. Unless
    told otherwise, seats that may interrupt do so at random."""
    found = Findings()
    interrupt = interrupt or interrupt_at_random(dice)
    match = Match(game, options, key)
    observers = match.table.spectator + 1
    while match.decisions and found.picks < MOST_PICKS:
        wrong = probe_decisions(match)
        if found.picks % max(rarely // 2, 1) == 0:
            paired, leaks = probe_views(match, dice.below(observers), dice)
            found.paired += paired
            wrong += leaks
        if found.picks % rarely == 0:
            wrong += probe_copy(match, dice) + probe_world(match, dice.below(observers), dice)
        if found.picks % (2 * rarely) == 0:
            wrong += probe_refusals(match) + probe_undo(match, dice) + probe_picks(match)
        if found.picks in _SAVED_AT:
            wrong += probe_save(match) + probe_checkpoint(match)
        found.violations += [f"pick {found.picks}: {each}" for each in wrong]
        if not interrupt(match):
            decision = match.decisions[dice.below(len(match.decisions))]
            match.answer(decision.seat, choose(match, decision))
        found.picks += 1
    found.finished = match.is_over
    found.violations += probe_decisions(match) + probe_save(match)
    if found.finished and not match.winners:
        found.violations.append("the game is over and nobody has won")
    return found
