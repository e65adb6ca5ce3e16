"""Several people at one screen: it holds their seats, and behind the curtain is what spectators see."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random

import pytest

from comptoir.core import ComptoirError
from comptoir.server import entries
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.pacing import Pace
from comptoir.server.simulated.clock import run
from tests.server.guests import Guest, Message, any_items, until_dealt
from tests.server.running import Running
from tests.server.timing import Setting, any_picks, begin, set_up

OWLS = Setting("dale", {"players": 2, "sets": ["macaws", "owls", "raccoons"], "first": 0}, ["", ""])
TABLES = [{"game": "dale", "sets": "beginner"}, {"game": "karanor"}]
PICKS = 25


def at_seat(host: Guest, seat: int, veiled: bool = False) -> Guest:
    """Somebody else of the same browser, behind the curtain or before it."""
    other = Guest(host.server)
    other.http.cookies.update(host.http.cookies)
    other.table, other.seat = host.table, seat
    return other.connect(veiled=veiled)


def test_a_table_is_opened_for_several_people_at_one_screen(server: Running) -> None:
    host = Guest(server)
    opened = host.open_table(players=4, seats=["here", "greedy", "here"], names=["Lise"], start=True)
    assert opened["here"] == [0, 1, 3]
    family = [at_seat(host, seat, veiled=True) for seat in opened["here"]]
    until_dealt(family)
    seats = family[0].shown["seats"]
    assert [each["name"] for each in seats][:2] == ["Ada", "Lise"]
    assert seats[3]["name"] not in ("", "Ada", "Lise")
    assert [each["kind"] for each in seats] == ["person", "person", "bot", "person"]
    assert all(each["connected"] for each in seats if each["kind"] == "person")


def test_nothing_begins_while_a_seat_is_open_and_who_is_alone_holds_one_seat(server: Running) -> None:
    host = Guest(server)
    body = {"name": "Ada", "players": 3, "seats": ["here", "open"], "start": True, "sets": "beginner"}
    refused = host.http.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["code"]) == (409, "seats_open")
    assert host.open_table(players=2, seats=["greedy"])["here"] == []


@pytest.mark.parametrize("wishes", TABLES, ids=["dale", "karanor"])
def test_behind_the_curtain_is_what_spectators_see(server: Running, wishes: Message) -> None:
    host, chance = Guest(server), Random(3)
    host.open_table(players=2, seats=["here"], start=True, **wishes)
    behind = [at_seat(host, seat, veiled=True) for seat in range(2)]
    until_dealt(behind)
    watcher = Guest(server)
    assert watcher.enter(host.links()["watch"]).status_code == 200
    watcher.connect()
    looking = [at_seat(host, seat) for seat in range(2)]
    for _ in range(PICKS):
        for each in [*behind, *looking, watcher]:
            each.catch_up()
        for each in behind:
            assert each.moment == watcher.moment, "a curtain that lets something through"
            assert each.shown["me"] == each.seat
        asked = next((each for each in looking if each.question is not None), None)
        if asked is None:
            break
        assert asked.question is not None
        items = list(any_items(asked.question, chance))
        assert behind[asked.seat].do("pick", at=asked.question["at"], items=items)["code"] == "curtain_closed"
        assert behind[asked.seat].do("hint")["code"] == "curtain_closed"
        assert behind[asked.seat].do("undo")["code"] == "curtain_closed"
        asked.do("pick", at=asked.question["at"], items=items)


def test_what_somebody_has_begun_is_not_told_behind_their_own_curtain(server: Running) -> None:
    host = Guest(server)
    host.open_table(players=2, seats=["here"], start=True)
    behind = at_seat(host, 0, veiled=True)
    other = at_seat(host, 1, veiled=True)
    until_dealt([behind, other])
    first = int(behind.moment["asked"][0]["seat"]) if behind.moment else 0
    behind = [behind, other][first]
    looking = at_seat(host, first)
    question = looking.until_asked()
    begun = [at for at, each in enumerate(question["items"]) if each["kind"] in ("purchase", "build")]
    behind.catch_up()
    told = len(behind.heard)
    for item in begun[:1]:
        assert looking.do("pick", at=question["at"], items=[item])["is"] == "done"
    behind.catch_up()
    assert [each["is"] for each in behind.heard[told:]] == ["pong"]


def test_people_who_share_a_screen_have_all_the_time_for_reactions() -> None:
    async def main() -> None:
        chance = Random(7)
        actor = set_up(begin(OWLS, chance), chance)
        actor.start()
        try:
            await _play_to_a_window(actor, chance)
            assert actor.window() is not None
            assert actor.window().length == Pace().window  # type: ignore[union-attr]
            veiled, other = [Listener(seat, actor.ledger.spectator, "en") for seat in range(2)]
            actor.join(veiled)
            assert actor.window().length == Pace().window, "nobody shares a screen alone"  # type: ignore[union-attr]
            actor.join(other)
            assert actor.window().length == 0  # type: ignore[union-attr]
            asked = dict(actor.ledger.asked)
            await asyncio.sleep(3600)
            assert actor.ledger.asked == asked
            actor.leave(veiled)
            await asyncio.sleep(3600)
            assert actor.ledger.asked != asked
        finally:
            await actor.stop()

    run(main())


async def _play_to_a_window(actor: Actor, chance: Random) -> None:
    """People pick whatever they like until a reaction window is open."""
    while actor.window() is None:
        assert not actor.ledger.playing.is_over
        await actor.do(partial(_pick, actor, chance))


async def _pick(actor: Actor, chance: Random) -> None:
    (seat,) = list(actor.ledger.asked)[:1]
    offer = actor.ledger.offer(seat)
    try:
        attempt = actor.ledger.attempt(seat, any_picks(offer, chance), is_run=offer.is_run)
    except ComptoirError:
        return
    await actor.record(entries.Picked(seat, attempt.picks), attempt=attempt)
