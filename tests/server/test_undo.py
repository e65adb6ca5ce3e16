"""Taking back: free while nobody has learned anything, else when the others agree."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from secrets import token_hex

import pytest

from comptoir.core import Match, Option
from comptoir.server import pacing, room, wire
from comptoir.server.audience import Listener
from comptoir.server.deeds import Deed
from comptoir.server.entries import Who
from comptoir.server.house import House
from comptoir.server.pool import Pool
from comptoir.server.store import Store
from tests.server.dealing import deal
from tests.server.guests import Guest, Message, begun, bring_about, offers, play_on, said, settle
from tests.server.running import PATIENCE, Running
from tests.server.worlds import begin_with
from tests.server.worlds import play_on as step_on


def is_real(question: Message) -> bool:
    """Is there something to choose?"""
    return len(question["items"]) > 1


def unnumbered(question: Message) -> Message:
    """A question without its number: no two have the same, even if they ask the same."""
    return {name: value for name, value in question.items() if name != "at"}


def assert_taken_back(beats: list[Message]) -> None:
    """The log says what was done, struck out, and who took it back."""
    heading, *struck, last = [line for beat in beats for line in beat["lines"]]
    assert heading["turn"] == 1
    assert struck
    assert all(line["struck"] for line in struck)
    assert said(last["text"]) in (
        "You take back the inventory and what came after it.",
        "Ada takes back the inventory and what came after it.",
    )
    assert not last.get("struck")


def after_inventory(guests: list[Guest]) -> Guest:
    """Somebody has discarded a card and drawn another: that cannot be unseen."""
    host = guests[0]
    host.send("passes", scope="always", where="end")
    host.pick(host.item("inventory"))
    while host.question is None or host.question["at"] == 0:
        host.hear()
    assert host.pick(0)["is"] == "done"
    guests[1].until_asked()  # what is left of this turn goes on by itself
    for guest in guests:
        guest.catch_up()
    assert host.moment is not None
    assert host.moment["undo"] == "consent"
    return host


def test_a_purchase_is_taken_back_before_anything_is_seen(server: Running) -> None:
    guests = begun(server, 2)
    buyer = bring_about(guests, Random(1), offers("purchase"))
    before, heard = buyer.moment, [len(guest.heard) for guest in guests]
    buyer.pick(buyer.item("purchase"))
    buyer.catch_up()
    assert buyer.moment is not None
    assert before is not None
    assert buyer.moment["undo"] == "free"
    assert buyer.until_asked()["can_cancel"]
    assert buyer.do("undo")["is"] == "done"
    buyer.until("snapshot")
    assert unnumbered(buyer.moment["question"]) == unnumbered(before["question"])
    assert buyer.moment["scene"] == before["scene"]
    for guest, length in zip(guests, heard, strict=True):
        guest.catch_up()
        assert guest.at == before["at"]
        assert guest.shown["proposal"] is None
        if guest is not buyer:
            assert [each["is"] for each in guest.heard[length:]] == ["pong"], "nobody else hears of it"
    assert buyer.pick(buyer.item("purchase"))["is"] == "done"


def test_there_is_nothing_to_take_back_at_first(server: Running) -> None:
    host, friend = begun(server, 2)
    assert host.do("undo")["code"] == "nothing_to_undo"
    host.pick(host.item("inventory"))
    assert friend.do("undo")["code"] == "nothing_to_undo"
    assert host.do("undo")["is"] == "done"
    assert host.do("undo")["code"] == "nothing_to_undo"


def test_the_others_are_asked_and_agree(server: Running) -> None:
    guests = begun(server, 3)
    before = guests[0].moment
    host = after_inventory(guests)
    at = host.at
    assert host.do("undo")["is"] == "done"
    for guest in guests:
        guest.catch_up()
        assert guest.shown["proposal"] == {"number": 1, "seat": 0, "waiting": [1, 2], "what": "undo"}
    assert host.at == at
    assert guests[1].do("consent", proposal=1, yes=True)["is"] == "done"
    for guest in guests:
        guest.catch_up()
        assert guest.shown["proposal"]["waiting"] == [2]
    assert host.at == at
    assert guests[1].do("consent", proposal=1, yes=True)["code"] == "no_proposal"
    assert guests[2].do("consent", proposal=1, yes=True)["is"] == "done"
    for guest in guests:
        guest.until("snapshot")
        guest.catch_up()
        assert guest.shown["proposal"] is None
        assert guest.at == 0, "nobody knows that it was begun"
        latest = [each for each in guest.heard if each["is"] == "snapshot"][-1]
        assert_taken_back(latest["story"])
    assert host.moment is not None
    assert before is not None
    assert unnumbered(host.moment["question"]) == unnumbered(before["question"]), "all of it, in one go"
    assert host.moment["scene"] == before["scene"]
    assert host.pick(host.item("inventory"))["is"] == "done"


def test_what_was_taken_back_stays_in_the_log(server: Running) -> None:
    """For those who come later, in old lines and in the replay; what was only begun does not."""
    guests = begun(server, 2)
    host = after_inventory(guests)
    host.do("undo")
    guests[1].do("consent", proposal=1, yes=True)
    host.until("snapshot")
    host.pick(host.item("inventory"))
    host.do("undo")  # nobody knows that an inventory was begun, and nobody is told that it is not
    host.until("snapshot")
    for guest in guests:
        guest.reload()
        latest = [each for each in guest.heard if each["is"] == "snapshot"][-1]
        assert_taken_back(latest["story"])
        guest.send("older", before=10**6)
        assert_taken_back(guest.until("story")["beats"])
        replay = guest.get("replay", eyes="watch", start=0).json()
        assert replay["steps"] == 0
        assert_taken_back(replay["frames"][0]["beats"])


def test_one_no_is_enough(server: Running) -> None:
    guests = begun(server, 3)
    host = after_inventory(guests)
    host.do("undo")
    assert guests[1].do("consent", proposal=1, yes=True)["is"] == "done"
    assert guests[2].do("consent", proposal=1, yes=False)["is"] == "done"
    at = host.at
    refused = host.until("refused")
    name = host.shown["seats"][2]["name"]
    assert (refused["code"], said(refused["text"])) == (
        "undo_declined",
        f"{name} does not agree: the step stands.",
    )
    for guest in guests:
        guest.catch_up()
        assert guest.shown["proposal"] is None
        assert guest.at == at
    assert guests[1].do("consent", proposal=1, yes=True)["code"] == "no_proposal"


def test_whoever_asked_may_withdraw_but_not_agree(server: Running) -> None:
    guests = begun(server, 2)
    host = after_inventory(guests)
    host.do("undo")
    at = host.at
    assert host.do("consent", proposal=1, yes=True)["is"] == "done"
    host.catch_up()
    assert (host.at, host.shown["proposal"]["waiting"]) == (at, [1])
    assert host.do("consent", proposal=1, yes=False)["is"] == "done"
    guests[1].catch_up()
    assert guests[1].shown["proposal"] is None


def test_asking_twice_is_asking_once(server: Running) -> None:
    guests = begun(server, 3)
    host = after_inventory(guests)
    host.do("undo")
    guests[1].do("consent", proposal=1, yes=True)
    assert host.do("undo")["is"] == "done"
    host.catch_up()
    assert host.shown["proposal"] == {"number": 1, "seat": 0, "waiting": [2], "what": "undo"}


def test_the_next_step_answers_too(server: Running) -> None:
    guests = begun(server, 2)
    host = after_inventory(guests)
    host.do("undo")
    player = bring_about(guests, Random(3), lambda _: True)
    at = player.at
    while player.at == at:  # what is only begun is no answer: nobody else knows of it
        assert host.shown["proposal"] is not None
        assert player.pick_any(Random(3))["is"] == "done"
        host.catch_up()
    for guest in guests:
        guest.catch_up()
        assert guest.shown["proposal"] is None
        assert guest.at > at
    assert guests[1].do("consent", proposal=1, yes=True)["code"] == "no_proposal"


def test_one_wish_at_a_time(server: Running) -> None:
    guests = begun(server, 3)
    after_inventory(guests)
    wishing, chance = list[Guest](), Random(5)
    while len(wishing) < 2:  # who has begun something may still take that back for nothing
        play_on(guests, chance, 1)
        settle(guests, chance)
        wishing = [guest for guest in guests if guest.moment and guest.moment["undo"] == "consent"]
    wishing[0].do("undo")
    refused = wishing[1].do("undo")
    assert refused["code"] == "proposal_open"
    assert wishing[1].do("consent", proposal=1, yes=False)["is"] == "done"


class Thoughtful(Pool):
    """Bots who think until they are told to be done."""

    def __init__(self) -> None:
        super().__init__()
        self.is_done = asyncio.Event()

    async def choose(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Option:
        option = match.decisions[0].options[0]
        await self.is_done.wait()
        return option


def test_bots_wait_for_the_answer(folder: Path) -> None:
    """Else nobody could ever agree: a bot has moved on before people have read the question."""

    async def ask() -> None:
        store, pool = Store.open(folder), Thoughtful()
        house = House(store, pool, pacing.Pace(0, 1), 60)
        actor = await house.open("dale", {"players": 3, "sets": "beginner"}, ["", "random", ""])
        await actor.do(lambda: actor.sit(0, "Ada"))
        await actor.do(lambda: actor.sit(2, "Bob"))
        await deal(actor)
        ledger, ada, bob = actor.ledger, Listener(0, 0, "en"), Listener(2, 2, "en")
        actor.join(ada)
        actor.join(bob)
        actor.order(0, "end", "always")

        async def until(is_so: Callable[[], bool]) -> None:
            async with asyncio.timeout(PATIENCE):
                while not is_so():
                    await asyncio.sleep(0.01)

        async def pick(item: int) -> None:
            at, (_, number) = ledger.at, ledger.asked[0]
            actor.post(actor.replies.answer, ada, wire.Pick(token_hex(8), number, [item]))
            await until(lambda: ledger.at > at)

        async def wish(is_granted: bool) -> None:
            """Ada wants to take back, the bot has thought for long enough, and Bob answers only then."""
            await until(lambda: 1 in ledger.asked)
            at = ledger.at
            actor.post(actor.replies.answer, ada, wire.Undo(token_hex(8)))
            await until(lambda: actor.proposal is not None)
            assert actor.proposal is not None
            assert actor.proposal.waiting == [2]
            pool.is_done.set()
            # A bot that may move has sent its move by then, and it comes before this work.
            for _ in range(10):
                await asyncio.sleep(0)
            await actor.do(lambda: asyncio.sleep(0))
            assert ledger.at == at
            pool.is_done.clear()
            actor.post(
                actor.replies.answer, bob, wire.Consent(token_hex(8), actor.proposal.number, is_granted)
            )
            await until(lambda: actor.proposal is None)

        await pick(ledger.offer(0).options.index(("inventory",)))
        await pick(0)
        await wish(is_granted=True)
        assert ledger.at == 0
        await pick(ledger.offer(0).options.index(("inventory",)))
        await pick(0)
        await wish(is_granted=False)
        at = ledger.at
        pool.is_done.set()
        await until(lambda: ledger.at > at)  # the bot plays on
        await house.stop()
        await pool.close()
        store.close()

    asyncio.run(ask())


def test_a_wish_nobody_answers_is_withdrawn(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the bots would wait for ever for somebody who does not look."""
    monkeypatch.setattr(pacing, "ANSWERS_WITHIN", 0.05)

    async def ask() -> None:
        store, pool = Store.open(folder), Pool()
        house = House(store, pool, pacing.Pace(0, 1), 60)
        actor = await house.open("dale", {"players": 3, "sets": "beginner"}, ["", "", "random"])
        await actor.do(lambda: actor.sit(0, "Ada"))
        await actor.do(lambda: actor.sit(1, "Bob"))
        await deal(actor)
        actor.propose(room.Proposal(1, 0, [1]))
        async with asyncio.timeout(PATIENCE):
            while actor.proposal is not None:
                await asyncio.sleep(0.01)
        await house.stop()
        await pool.close()
        store.close()

    asyncio.run(ask())


def test_alone_with_bots_nobody_has_to_be_asked(server: Running) -> None:
    host = Guest(server)
    host.open_table(players=3, seats=["random", "random"], start=True)
    host.connect()
    while host.moment is None:
        host.hear()
    chance = Random(7)
    while host.moment["undo"] != "consent" or not is_real(host.until_asked()):
        play_on([host], chance, 1)
        host.catch_up()
    at = host.at
    assert host.do("undo")["is"] == "done"
    host.until("snapshot")
    assert host.shown["proposal"] is None
    assert host.at < at
    host.until_asked()
    play_on([host], chance, 5)


def test_somebody_who_reloads_still_has_a_say(server: Running) -> None:
    guests = begun(server, 2)
    host = after_inventory(guests)
    guests[1].leave()
    host.until("room", where=lambda each: not each["table"]["seats"][1]["connected"])
    at = host.at
    assert host.do("undo")["is"] == "done"
    host.catch_up()
    assert host.shown["proposal"]["waiting"] == [1]
    assert host.at == at


def test_a_bot_agrees_to_nothing_for_who_is_away(server: Running) -> None:
    guests = begun(server, 3)
    host = after_inventory(guests)
    at = host.at
    host.do("undo")
    guests[1].do("consent", proposal=1, yes=True)
    assert guests[2].do("replace", seat=2, bot=True)["is"] == "done"
    host.until("room", where=lambda each: each["table"]["proposal"] is None)
    refused = host.do("undo")
    assert (refused["code"], host.at) == ("cannot_agree", at)
    assert said(refused["text"]).startswith("Guest 3 is away")
    assert guests[2].do("replace", seat=2, bot=False)["is"] == "done"
    assert host.do("undo")["is"] == "done", "whoever is back can be asked"
    host.catch_up()
    assert host.shown["proposal"]["waiting"] == [1, 2]


def test_a_step_of_somebody_else_is_not_taken_back_for_nothing() -> None:
    """Where they know of it: what somebody has only begun stands in nobody's way."""
    ledger, chance, unseen = begin_with(["owls", "macaws", "pandas"], 1), Random(11), 0
    for _ in range(80):
        costs = [ledger.cost_of_undo(seat) for seat in range(2)]
        assert step_on(ledger, chance)
        last = ledger.steps[-1]
        other = 1 - last.seat
        if last.told:
            assert ledger.cost_of_undo(other)[0] in ("none", "consent")
        else:
            assert ledger.cost_of_undo(other) == costs[other]
            unseen += 1
    assert unseen


@pytest.mark.parametrize(
    ("learned", "by", "cost"),
    [(False, "bot", "free"), (True, "bot", "consent"), (False, "person", "consent")],
)
def test_what_others_did_since_is_not_free(learned: bool, by: Who, cost: str) -> None:
    """A person's step is theirs to keep, even if nobody learned anything from it."""
    ledger = begin_with(["owls", "macaws", "pandas"], 1)
    ledger.steps = [Deed(0, 0, "person", learned=False), Deed(1, 1, by, learned=learned)]
    assert ledger.cost_of_undo(0) == (cost, 0)
