"""How a deal comes about, in one process: who can choose what, who is missing, what stays on record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from secrets import token_bytes, token_hex

import pytest

from comptoir.core import ComptoirError
from comptoir.core.fairness import commit, commit_to, mix
from comptoir.server import entries, wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.dealing import MOST_WITHDRAWN
from comptoir.server.house import House
from comptoir.server.ledger import Ledger
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.recall import recall_from
from comptoir.server.store import Store
from tests.server.dealing import deal
from tests.server.running import PATIENCE

NAMES = ("Ada", "Bob")
NEVER, AT_ONCE = 3600.0, 0.01


class Page:
    """What a person's page does at a table, one message at a time."""

    def __init__(self, actor: Actor, seat: int) -> None:
        self._actor = actor
        self.seat = seat
        self.nonce = token_bytes(32)
        self.listener = Listener(seat, seat, "en")

    @property
    def digest(self) -> str:
        return commit_to(self._actor.ledger.dealing.terms, self.seat, self.nonce)

    async def commits(self) -> str:
        return await self.commits_to(self._actor.ledger.dealing.number, self.digest)

    async def commits_to(self, number: int, digest: str = "00" * 32) -> str:
        return await self._says(wire.Commit(number, digest))

    async def reveals(self, nonce: bytes = b"") -> str:
        number = self._actor.ledger.dealing.number
        return await self._says(wire.Reveal(number, (nonce or self.nonce).hex()))

    async def _says(self, message: wire.FromClient) -> str:
        """The code with which it was refused, if it was."""
        self._actor.post(self._actor.replies.answer, self.listener, message)
        await self._actor.do(_nothing)
        found = ""
        for data, _ in self.listener._queue:
            heard = json.loads(data)
            found = heard["code"] if heard["is"] == "refused" else found
        self.listener._queue.clear()
        self.listener._news = 0
        return found


async def _nothing() -> None:
    """Done when all before it is."""


Story = Callable[[Actor, Page, Page], Awaitable[None]]


def meet(folder: Path, story: Story, within: float = NEVER, *, start: bool = False) -> None:
    """Ada and Bob at a table of their own; both are here."""

    async def main() -> None:
        store, pool = Store.open(folder), Pool()
        house = House(store, pool, Pace(0, 1, dealing=within), 60)
        actor = await house.open("dale", {"players": 2, "sets": "beginner"}, ["", ""], start=start)
        for seat, name in enumerate(NAMES):
            await actor.do(partial(actor.sit, seat, name))
        pages = [Page(actor, seat) for seat in range(2)]
        if not start:
            for page in pages:
                actor.join(page.listener)
        async with asyncio.timeout(PATIENCE):
            await story(actor, *pages)
        await house.stop()
        await pool.close()
        store.close()

    asyncio.run(main())


async def until(actor: Actor, is_so: str | Callable[[], bool]) -> None:
    """Until a table is in that state, or something else is so."""
    while not (is_so() if callable(is_so) else actor.ledger.state == is_so):
        await asyncio.sleep(0.005)


async def time_is_over(actor: Actor) -> None:
    """The time for this step is over, whoever is missing."""
    deal = actor.ledger.dealing
    await actor.do(partial(actor.dealing.end_step, deal.number, deal.step))


def test_all_commit_then_all_reveal_then_the_game_begins(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        ledger = actor.ledger
        await actor.do(actor.dealing.lock)
        terms = json.loads(ledger.dealing.terms)
        assert (terms["table"], terms["game"], terms["rules"]) == (ledger.table, "dale", ledger.rules)
        assert terms["options"] == json.loads(json.dumps(dict(ledger.options)))
        assert [each["name"] for each in terms["seats"] if each["kind"] == "person"] == [*NAMES]
        assert (terms["deal"], terms["withdrawn"]) == (1, [])
        assert await ada.commits() == ""
        assert ledger.dealing.waiting == [1]
        assert await bob.commits() == ""
        assert (ledger.dealing.step, ledger.dealing.waiting) == ("reveal", [0, 1])
        assert await bob.reveals() == ""
        assert ledger.match is None
        assert await ada.reveals() == ""
        assert ledger.state == "playing"
        shown = actor.showing.table(ada.listener)
        assert shown.deal is not None
        assert shown.deal.digests == [ada.digest, bob.digest]
        assert (await recall_from(actor.house.store, ledger.table)).playing.hash == ledger.playing.hash

    meet(folder, story)


def test_nothing_is_revealed_before_all_have_committed(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        await actor.do(actor.dealing.lock)
        await ada.commits()
        assert await ada.reveals() == "reveal_early"
        assert await bob.reveals() == "reveal_early"
        assert actor.ledger.dealing.nonces == ["", ""]

    meet(folder, story)


def test_who_knows_the_others_numbers_can_choose_no_more(folder: Path) -> None:
    """The operator plays as Ada, reads Bob's number in the server and tries hers until the deal is good.

    Of old two thousand tries were enough. Now each fits no commitment and is refused, another commitment does
    not replace the first, and leaving out her number, or Bob, withdraws the deal for all to see.
    """

    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        ledger = actor.ledger
        await actor.do(actor.dealing.lock)
        await ada.commits()
        await bob.commits()
        await bob.reveals()
        known = ledger.dealing.nonces[1]
        assert known == bob.nonce.hex()
        first = ada.nonce
        for _ in range(50):
            assert await ada.reveals(token_bytes(32)) == "reveal_unfit"
        ada.nonce = token_bytes(32)
        await ada.commits()
        assert await ada.reveals() == "reveal_unfit"
        assert ledger.dealing.nonces == ["", known]
        await time_is_over(actor)
        assert [(each.step, each.missing) for each in ledger.withdrawn] == [("reveal", [0])]
        for page in (ada, bob):
            (shown,) = actor.showing.table(page.listener).withdrawn
            assert [shown.seats[seat].name for seat in shown.missing] == ["Ada"]
        await actor.do(actor.dealing.lock)
        terms = json.loads(ledger.dealing.terms)
        assert terms["deal"] == 2
        assert [each["missing"] for each in terms["withdrawn"]] == [[0]]
        assert not ledger.dealing.fits(0, first.hex())

    meet(folder, story)


def test_of_old_whoever_was_last_could_choose() -> None:
    """What the commitments are for: without them a few tries find a number that makes a key they like."""
    key, bob = token_bytes(32), token_bytes(32)
    tries = (token_bytes(32) for _ in range(100_000))
    found = next(ada for ada in tries if mix(key, [ada, bob])[0] == 0)
    assert mix(key, [found, bob])[0] == 0
    assert commit(key) == commit(key), "and the hash that was shown fits all of them"


@pytest.mark.parametrize("step", ["commit", "reveal"])
def test_who_is_missing_withdraws_the_deal_for_all_to_see(folder: Path, step: str) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        ledger = actor.ledger
        await actor.do(actor.dealing.lock)
        await ada.commits()
        if step == "reveal":
            await bob.commits()
            await ada.reveals()
        await time_is_over(actor)
        assert [(each.step, each.missing) for each in ledger.withdrawn] == [(step, [1])]
        again = await recall_from(actor.house.store, ledger.table)
        assert (again.state, again.withdrawn) == ("open", ledger.withdrawn)
        assert await bob.commits_to(1) == "deal_gone"

    meet(folder, story)


def test_seats_that_change_after_a_withdrawal_stay_on_record(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        await actor.do(actor.dealing.lock)
        await until(actor, "open")
        actor.post(actor.replies.answer, ada.listener, wire.Arrange(token_hex(8), 1, "bot", "greedy"))
        await actor.do(_nothing)
        await actor.do(actor.dealing.lock)
        terms = json.loads(actor.ledger.dealing.terms)
        assert [each["kind"] for each in terms["seats"]] == ["person", "bot"]
        (withdrawn,) = terms["withdrawn"]
        assert [each["name"] for each in withdrawn["seats"]] == ["Ada", "Bob"]
        assert withdrawn["missing"] == [0, 1]

    meet(folder, story, within=AT_ONCE)


def test_nothing_is_dealt_while_somebody_is_away(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        actor.leave(bob.listener)
        with pytest.raises(ComptoirError) as refusal:
            await actor.do(actor.dealing.lock)
        assert (refusal.value.code, refusal.value.details["names"]) == ("people_away", "Bob")
        actor.join(bob.listener)
        await actor.do(actor.dealing.lock)
        assert actor.ledger.state == "locked"

    meet(folder, story)


def test_a_table_that_starts_by_itself_waits_for_everybody(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        actor.join(ada.listener)
        await actor.do(_nothing)
        assert actor.ledger.state == "open"
        assert actor.showing.table(ada.listener).starts
        actor.join(bob.listener)
        await until(actor, "locked")
        assert not actor.ledger.starts

    meet(folder, story, start=True)


def test_after_a_withdrawal_the_host_says_when(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        for page in (ada, bob):
            actor.join(page.listener)
        await until(actor, lambda: len(actor.ledger.withdrawn) == 1)
        actor.leave(bob.listener)
        actor.join(bob.listener)
        await actor.do(_nothing)
        assert actor.ledger.state == "open"
        assert len(actor.ledger.withdrawn) == 1

    meet(folder, story, within=AT_ONCE, start=True)


def test_whoever_arranges_seats_says_when(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        actor.join(ada.listener)
        actor.post(actor.replies.answer, ada.listener, wire.Arrange(token_hex(8), 1, "bot", "greedy"))
        await actor.do(_nothing)
        assert (actor.ledger.state, actor.ledger.starts) == ("open", False)
        await actor.do(actor.dealing.lock)
        assert await ada.commits() == ""
        assert await ada.reveals() == ""
        assert actor.ledger.state == "playing"

    meet(folder, story, start=True)


def test_a_table_does_not_deal_for_ever(folder: Path) -> None:
    async def story(actor: Actor, ada: Page, bob: Page) -> None:
        for _ in range(MOST_WITHDRAWN):
            await actor.do(actor.dealing.lock)
            await until(actor, "open")
        with pytest.raises(ComptoirError) as refusal:
            await actor.do(actor.dealing.lock)
        assert refusal.value.code == "withdrawn_often"

    meet(folder, story, within=0)


def test_a_deal_goes_on_where_a_crash_left_it(folder: Path) -> None:
    """Every state in which it is stored: what was given still counts, and what was complete begins."""

    async def main() -> None:
        store, pool = Store.open(folder), Pool()
        house = House(store, pool, Pace(0, 1, dealing=NEVER), 60)
        actor = await house.open("dale", {"players": 2, "sets": "beginner"}, ["", ""])
        pages = []
        for seat, name in enumerate(NAMES):
            await actor.do(partial(actor.sit, seat, name))
            pages.append(Page(actor, seat))
            actor.join(pages[-1].listener)
        await actor.do(actor.dealing.lock)
        for act in (pages[0].commits, pages[1].commits, pages[1].reveals):
            await act()
            assert held_by(await recall_from(actor.house.store, actor.ledger.table)) == held_by(actor.ledger)
        last = entries.record(actor.ledger.length + 1, entries.Revealed(0, pages[0].nonce.hex()))
        await store.append(actor.ledger.table, [last], state="locked")
        await house.stop()
        woken = await House(store, pool, Pace(0, 1, dealing=NEVER), 60).find(actor.ledger.table)
        async with asyncio.timeout(PATIENCE):
            await until(woken, "playing")
        await woken.stop()
        await pool.close()
        store.close()

    asyncio.run(main())


def held_by(ledger: Ledger) -> tuple[object, ...]:
    deal = ledger.dealing
    return deal.number, deal.terms, deal.key, deal.digests, deal.nonces, deal.step, deal.waiting


def test_tables_of_old_keep_their_key_and_locks_of_old_are_withdrawn(folder: Path) -> None:
    """Entries as they were stored before anybody had to commit."""
    key, nonces = token_bytes(32), [token_bytes(32), b""]
    seated: list[entries.Entry] = [entries.Sat(seat, name) for seat, name in enumerate(NAMES)]
    locked = entries.decode(b'{"is":"locked","key":"%s"}' % key.hex().encode())
    nonced = entries.decode(b'{"is":"nonced","seat":0,"nonce":"%s"}' % nonces[0].hex().encode())

    async def main() -> None:
        store, pool = Store.open(folder), Pool()
        house = House(store, pool, Pace(0, 1, dealing=NEVER), 60)
        rules = (await house.open("dale", {"players": 2, "sets": "beginner"}, ["", ""])).ledger
        opened = entries.Opened("dale", rules.rules, dict(rules.options), ["", ""])
        for table, rest in (("begun", [entries.Began()]), ("locked", list[entries.Entry]())):
            story = [opened, *seated, locked, nonced, *rest]
            records = [entries.record(number, entry) for number, entry in enumerate(story, 1)]
            await store.append(table, records, state="locked", game="dale")
        begun = (await house.find("begun")).ledger
        assert begun.playing.key == mix(key, nonces)
        assert begun.dealing.fairness == (commit(key), key.hex(), (nonces[0].hex(), ""), "", ())
        again = await house.find("locked")
        async with asyncio.timeout(PATIENCE):
            await until(again, "open")
        assert [each.missing for each in again.ledger.withdrawn] == [[]]
        await deal(again)
        await house.stop()
        await pool.close()
        store.close()

    asyncio.run(main())
