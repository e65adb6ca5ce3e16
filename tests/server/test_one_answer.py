"""Where there is one answer: who is asked all the same, who is not, and standing orders that answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from comptoir.server import entries
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.links import WATCH
from comptoir.server.pacing import QUICKEST_PASS, SLOWEST_PASS
from comptoir.server.simulated.clock import run
from tests.server.guests import Guest, Message, begun, bring_about
from tests.server.running import Running
from tests.server.timing import Setting, any_picks, begin, set_up

SETS = {"players": 2, "teams": False, "sets": ["macaws", "owls", "raccoons"], "first": 0}
ALONE = Setting("dale", SETS, ["", "random"])
FRIENDS = ALONE._replace(bots=["", ""])
EPOCH = 3600.0
"""Longer than anything takes that goes on by itself, in virtual seconds."""


# -- by the rules of the table, under virtual time --------------------------------------------------------


async def answer(actor: Actor, chance: Random) -> None:
    """A person picks something, if one is asked at all."""
    ledger = actor.ledger
    for seat in [seat for seat in ledger.asked if seat in ledger.people()]:
        if seat in ledger.asked:
            offer = ledger.offer(seat)
            attempt = ledger.attempt(seat, any_picks(offer, chance), is_run=offer.is_run)
            await actor.record(entries.Picked(seat, attempt.picks), attempt=attempt)


def asked_alone(actor: Actor, seat: int = 0) -> bool:
    """Is a seat asked, and has nothing to choose?"""
    return seat in actor.ledger.asked and actor.ledger.is_no_choice(seat)


async def until(actor: Actor, is_so: Callable[[], bool], chance: Random) -> bool:
    """Play on until it is so; False if the game is over before."""
    while not is_so():
        if actor.ledger.playing.is_over:
            return False
        await actor.do(lambda: answer(actor, chance))
        await asyncio.sleep(EPOCH)
    return True


def at_a_table(setting: Setting, play: Callable[[Actor, Random], Awaitable[None]]) -> None:
    async def main() -> None:
        chance = Random(7)
        actor = set_up(begin(setting, chance), chance)
        actor.start()
        try:
            await play(actor, chance)
        finally:
            await actor.stop()

    run(main())


def shown(actor: Actor, seat: int = 0) -> bool:
    """Is a seat shown its question?"""
    return actor.showing.moment(Listener(seat, seat, "en")).question is not None


def test_who_is_alone_with_bots_is_moved_on() -> None:
    async def play(actor: Actor, chance: Random) -> None:
        actor.join(Listener(0, 0, "en"))
        assert not await until(actor, lambda: asked_alone(actor), chance), "the server should have answered"

    at_a_table(ALONE, play)


def test_who_is_watched_or_has_been_is_asked() -> None:
    async def play(actor: Actor, chance: Random) -> None:
        watcher = Listener(WATCH, actor.ledger.spectator, "en")
        actor.join(watcher)
        assert await until(actor, lambda: asked_alone(actor), chance)
        await asyncio.sleep(EPOCH)
        assert asked_alone(actor)
        assert shown(actor)
        actor.leave(watcher)  # and comes back later, to see how far the game has got
        await asyncio.sleep(EPOCH)
        assert asked_alone(actor)

    at_a_table(ALONE, play)


def test_a_question_that_was_passed_over_is_shown_as_soon_as_somebody_watches() -> None:
    async def play(actor: Actor, chance: Random) -> None:
        person, ledger = Listener(0, 0, "en"), actor.ledger
        actor.join(person)
        while not asked_alone(actor) or actor.window():  # just asked, and not answered yet
            await answer_at_once(actor, chance)
        assert not shown(actor)
        actor.join(Listener(WATCH, ledger.spectator, "en"))
        assert shown(actor)
        await asyncio.sleep(EPOCH)
        assert asked_alone(actor)

    async def answer_at_once(actor: Actor, chance: Random) -> None:
        (seat,) = list(actor.ledger.asked)[:1]
        offer = actor.ledger.offer(seat)
        attempt = actor.ledger.attempt(seat, any_picks(offer, chance), is_run=offer.is_run)
        await actor.record(entries.Picked(seat, attempt.picks), attempt=attempt)

    at_a_table(ALONE, play)


def test_a_friend_whose_seat_a_bot_plays_may_come_back_and_counts() -> None:
    async def play(actor: Actor, chance: Random) -> None:
        await actor.record(entries.Replaced(1, "random"))
        assert await until(actor, lambda: asked_alone(actor), chance)
        await asyncio.sleep(EPOCH)
        assert asked_alone(actor)
        assert shown(actor)

    at_a_table(FRIENDS, play)


def test_a_standing_order_takes_as_long_as_a_pass() -> None:
    async def play(actor: Actor, chance: Random) -> None:
        def at_the_end() -> bool:
            return any(decision.prompt == "clean_up" for decision, _ in actor.ledger.asked.values())

        def has_ended(turn: int) -> bool:
            return actor.turn() != turn

        for _ in range(10):
            assert await until(actor, at_the_end, chance)
            (seat,) = actor.ledger.asked
            at, turn = actor.ledger.at, actor.turn()
            actor.order(seat, "end", "turn")
            await asyncio.sleep(QUICKEST_PASS - 0.01)
            assert actor.ledger.at == at
            await asyncio.sleep(SLOWEST_PASS - QUICKEST_PASS + 0.02)
            assert actor.ledger.at > at
            assert await until(actor, partial(has_ended, turn), chance)
            assert actor.passes(seat, "end") == "none", "it was meant for that turn"
            assert actor.passes(seat, "window") == "none"

    at_a_table(FRIENDS, play)


# -- on the wire ------------------------------------------------------------------------------------------


def is_the_end(question: Message) -> bool:
    return question.get("passes") == "end" and len(question["items"]) == 1


def test_the_end_of_a_turn_is_asked_where_nothing_can_be_done(server: Running) -> None:
    guests = begun(server, 2, sets=["macaws", "pandas", "raccoons"])
    player = bring_about(guests, Random(1), is_the_end)
    question = player.question
    assert question is not None
    assert question["ready"] == [0]
    assert [item["kind"] for item in question["items"]] == ["done"]
    assert player.pick(*question["ready"])["is"] == "done"


def test_turns_end_by_standing_order_until_it_is_taken_back(server: Running) -> None:
    guests = begun(server, 2, sets=["macaws", "pandas", "raccoons"])
    chance = Random(2)
    for guest in guests:
        guest.send("passes", scope="always", where="end")
        assert guest.until("room")["table"]["passes_end"] == "always"
        assert guest.shown["passes"] == "none"
    first = turn(guests[0])
    player = bring_about(guests, chance, lambda question: question.get("passes") == "end")
    at = player.at
    while player.at == at:
        player.hear()
    assert turn(guests[0]) >= first
    player.send("passes", scope="none", where="end")
    assert player.until("room")["table"]["passes_end"] == "none"


def test_who_looks_back_at_a_game_watches_it(server: Running) -> None:
    """Without a connection, but as often as they like: how far the game got meanwhile would tell."""
    host, watcher = Guest(server), Guest(server)
    host.open_table(players=2, seats=["random"], sets=["macaws", "pandas", "raccoons"], start=True)
    watcher.enter(host.links()["watch"])
    host.connect()
    while host.moment is None:
        host.hear()
    assert watcher.get("replay").status_code == 200
    bring_about([host], Random(3), is_the_end)


def turn(guest: Guest) -> int:
    assert guest.moment is not None
    return int(guest.moment["scene"]["turn"])
