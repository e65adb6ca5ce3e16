"""Tables in the middle of games, the same tables in other worlds, and all that could be sent of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import fields, replace
from itertools import count
from random import Random
from typing import Any

import msgspec

from comptoir.core import ComptoirError, Dice, Event, Option, Shown, registry
from comptoir.core.journal import Journal
from comptoir.server import entries, room
from comptoir.server.audience import Listener
from comptoir.server.ledger import Ledger
from comptoir.server.orders import Scope
from comptoir.server.showing import Attendance, Showing
from comptoir.telling.shown import Where, Window
from comptoir.telling.telling import Menu, Wish
from tests.server.guests import any_items

STEPS = 240
"""So many of each game are walked."""
EVERY = 6
"""Of so many positions in a row one is looked at."""
UNASKED = 0.1
"""How often somebody does what nobody asked for, where that is possible."""
MIXES = (
    ["squirrels", "raccoons", "macaws"],
    ["owls", "magpies", "lemurs"],
    ["ocelots", "pandas", "chameleons", "platypuses"],
    ["fennecs", "polecats", "crocodiles", "hares"],
    ["desert_monitors", "echidnas", "sloths", "tree_kangaroos", "owls"],
)
TABLES: Mapping[str, tuple[dict[str, Any], ...]] = {
    "dale": (
        *[{"players": len(mix) - 1, "sets": mix} for mix in MIXES],
        {"players": 4, "teams": True, "sets": ["owls", "macaws", "hares", "lemurs"]},
    ),
    "karanor": tuple([{"players": players} for players in (2, 3, 4, 6)]),
}
"""How games are set up, so that everything hidden is hidden somewhere."""
encode = msgspec.json.Encoder().encode


class TimeStandsStill:
    """It is always the same time of day."""

    def now(self) -> int:
        return 1_800_000_000


class Quiet:
    """A table where nobody comes or goes, and time stands still."""

    paused = False
    late = frozenset[int]()
    proposal: room.Proposal | None = None
    grace = 60
    window_length = 15.0
    clockwork = TimeStandsStill()

    def presence(self, seat: int) -> Attendance:
        return Attendance(True, 0)

    def devices_here(self, seat: int) -> set[str]:
        return set()

    def spectators(self) -> int:
        return 1

    def passes(self, seat: int, where: Where) -> Scope:
        return "none"

    def window(self) -> Window | None:
        return Window(15.0, 7.5)

    def skips(self, seat: int) -> bool:
        return False

    def yet_to_agree(self) -> list[int]:
        return []


def begin(game: str, options: Mapping[str, Any], number: int) -> Ledger:
    """A game of people that has just begun."""
    rules, ledger = registry.rules(game), Ledger("table")
    complete = dict(rules.options({**options, "first": 0}))
    players = int(options["players"])
    chosen: list[entries.Entry] = [
        entries.Opened(game, rules.rules_version, complete, [""] * players),
        *[entries.Sat(seat, f"Person {seat}") for seat in range(players)],
        entries.Locked(Random(number).randbytes(32).hex()),
        entries.Began(),
    ]
    for entry in chosen:
        ledger.enter(entry)
    return ledger


def begin_with(sets: Sequence[str], number: int) -> Ledger:
    """A game of Dale with these sets that has just begun."""
    return begin("dale", {"players": len(sets) - 1, "sets": [*sets]}, number)


def play_on(ledger: Ledger, chance: Random) -> bool:
    """One step of anybody who is asked or may speak up; is the game still going on?"""
    if not ledger.asked:
        return False
    if chance.random() < UNASKED and _speak_up(ledger, chance):
        return True
    seat = chance.choice(list(ledger.asked))
    offer = ledger.offer(seat)
    items = any_items(as_asked(offer), chance)
    is_run = offer.choice is not None and not offer.choice.one_by_one
    picks = ledger.attempt(seat, [offer.options[item] for item in items], is_run=is_run).picks
    ledger.enter(entries.Picked(seat, picks))
    return True


def as_asked(offer: Menu) -> dict[str, Any]:
    """What a seat can pick, as far as a client needs it to answer."""
    most = offer.most or (1,) * len(offer.options)
    return {"choice": msgspec.to_builtins(offer.choice), "items": [{"most": each} for each in most]}


def _speak_up(ledger: Ledger, chance: Random) -> bool:
    seat = chance.randrange(len(ledger.seats))
    unasked = ledger.playing.interruptions(seat)
    if not unasked:
        return False
    attempt = ledger.attempt(seat, (), unasked=chance.choice(unasked))
    ledger.enter(entries.Picked(seat, attempt.picks), attempt=attempt)
    return True


def positions(game: str, wanted: int, first: int = 0) -> Iterator[tuple[Ledger, Random]]:
    """So many tables in the middle of games, set up in all these ways."""
    for number in count(first):
        chance = Random(f"{game} {number}")
        ledger = begin(game, TABLES[game][number % len(TABLES[game])], number)
        for step in range(STEPS):
            if not play_on(ledger, chance):
                break
            if step % EVERY == 0:
                if not wanted:
                    return
                wanted -= 1
                yield ledger, chance


def elsewhere(ledger: Ledger, observer: int, chance: Random) -> Ledger:
    """The same table in another world, which looks the same to one observer."""
    match = ledger.playing
    world = match.imagine(observer, Dice.seeded(chance.getrandbits(60)))
    faces = len(match.game.faces)
    journal = match.events or Journal()
    veiled = [_veiled(event, observer, chance, faces) for event in journal]
    world.events = Journal(veiled, journal.shuffles)
    twin = copy(ledger)
    twin.match, twin._offers, twin._forced = world, {}, {}
    at = {seat: number for seat, (_, number) in ledger.asked.items()}
    twin.asked = {each.seat: (each, at[each.seat]) for each in world.decisions}
    return twin


def _veiled(event: Event, observer: int, chance: Random, faces: int) -> Event:
    """The event with other faces where the observer has not seen them."""

    def veil(value: object) -> object:
        if isinstance(value, Shown):
            is_seen = value.known >> observer & 1
            return value if is_seen else value._replace(face=chance.randrange(faces))
        return tuple([veil(each) for each in value]) if type(value) is tuple else value

    return replace(event, **{field.name: veil(getattr(event, field.name)) for field in fields(event)})


def all_sent(ledger: Ledger, listener: Listener, told: int, wishes: list[Wish]) -> bytes:
    """Everything one connection could be sent now: a snapshot, news, all of the story, forms, reasons."""
    showing = Showing(ledger, Quiet())
    sent: list[object] = [showing.snapshot(listener)]
    showing._told = told
    sent += [showing.update(listener), showing.story(listener, 10**6, 10**6)]
    match = ledger.playing.known_to(listener.observer)
    telling, reader = ledger.telling, showing.reader(listener)
    sightings = showing.sightings(listener.observer)
    if listener.seat >= 0:
        unasked = telling.unasked(match, reader, sightings.number)
        sent += [telling.form(match, item.key, reader, sightings.number) for item in unasked]
    if listener.seat in ledger.asked:
        offer, tokens = ledger.offer(listener.seat), sightings.tokens()
        sent += [telling.why_not(match, offer, each, reader, tokens) for each in wishes]
        sent.append(_refusals(ledger, showing, listener))
        sent.append(telling.is_no_choice(match, listener.seat))
    return encode(sent)


def _refusals(ledger: Ledger, showing: Showing, listener: Listener) -> list[object]:
    """What is said of picks that are not possible."""
    offer, found = ledger.offer(listener.seat), list[object]()
    is_run = offer.choice is not None and not offer.choice.one_by_one
    wrong: list[list[Option]] = [[("purchase", 9)], [("build",)], [("play", 0)], [("card", 0, 0)]]
    if is_run:  # else the wire takes one item only
        wrong.append([*offer.options, *offer.options])
    for picks in wrong:
        try:
            ledger.attempt(listener.seat, picks, is_run=is_run)
            found.append("possible")
        except ComptoirError as error:
            found.append([error.code, showing.sentence(error, listener)])
    return found
