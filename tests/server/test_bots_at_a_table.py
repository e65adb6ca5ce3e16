"""Bots at a table: what they thought of too late, what they do unasked, and whose seats they play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest

from comptoir.bots import Interruption
from comptoir.core import DONE, Match, Option
from comptoir.server import wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.pacing import MOST_UNASKED, Pace
from comptoir.server.pool import Advised, Pool
from comptoir.server.store import Store
from comptoir.telling.shown import Part
from tests.server.dealing import deal
from tests.server.guests import Guest, Message, said
from tests.server.running import PATIENCE, Running

PLAIN = {"players": 2, "sets": ["macaws", "raccoons", "squirrels"]}
"""Without a question in clean-up."""


def an_offer(to: int) -> tuple[Option, ...]:
    return ("offer",), ("to", to), ("get", "wood", 1), DONE


async def a_moment() -> None:
    """Whoever can go on without the disk has gone on."""
    for _ in range(10):
        await asyncio.sleep(0)


class Thoughtful(Pool):
    """Bots who think until they are told to be done, and then do the first thing there is."""

    def __init__(self) -> None:
        super().__init__()
        self.is_done = asyncio.Event()
        self.ponders = True
        """Do they think so long also when they are asked?"""
        self.haggles = False
        """Does the bot offer and take back, and so on? Whoever plays for Ada makes an offer."""

    async def choose(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Option:
        decision = match.decision_of(seat)
        assert decision is not None
        if self.ponders:
            await self.is_done.wait()
        return decision.options[0]

    async def advise(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Advised:
        return Advised(await self.choose(table, seat, game, kind, match, deadline))

    async def interrupt(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Interruption:
        await self.is_done.wait()
        if self.haggles and seat == 1:
            offers = [each.number for each in match.table.offers if each.maker == seat]
            return Interruption((("withdraw", offers[0]),) if offers else an_offer(to=0))
        return Interruption(an_offer(to=1) if seat == 0 else ())


class Scene:
    """Ada and a bot at a table, and a disk that can be held up."""

    def __init__(self, actor: Actor, pool: Thoughtful, is_stored: asyncio.Event) -> None:
        self.actor, self.ledger, self.pool = actor, actor.ledger, pool
        self.is_stored = is_stored
        self.ada = Listener(0, 0, "en")
        actor.join(self.ada)

    async def does(self, *messages: wire.FromClient) -> None:
        """Ada does these things, and they are done."""
        for message in messages:
            self.actor.post(self.actor.replies.answer, self.ada, message)
        await self.actor.do(a_moment)

    async def does_meanwhile(self, *messages: wire.FromClient) -> None:
        """The same while the disk is held up; a bot comes to its answer, and only then all is stored."""
        self.is_stored.clear()
        for message in (wire.Say(token_hex(8), "wait"), *messages):
            self.actor.post(self.actor.replies.answer, self.ada, message)
        await a_moment()
        await self.bots_answer()
        self.is_stored.set()
        await self.actor.do(a_moment)

    async def bots_answer(self) -> None:
        """Those who think now are done."""
        self.pool.is_done.set()
        await a_moment()
        self.pool.is_done.clear()

    async def until(self, is_so: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await self.actor.do(a_moment)

    async def heard(self, *kinds: str) -> list[Message]:
        """What Ada was told since, of these kinds."""
        found = list[Message]()
        while True:
            try:
                async with asyncio.timeout(0):  # only what is there already
                    found.append(json.loads(await self.ada.take() or b"{}"))
            except TimeoutError:
                return [each for each in found if each["is"] in kinds]

    async def moment(self) -> Message:
        """The last moment of the game that Ada was told of."""
        latest: Message = (await self.heard("snapshot", "update"))[-1]["moment"]
        return latest

    def pick(self, at: int, item: int) -> wire.Pick:
        return wire.Pick(token_hex(8), at, [item])

    def replace(self, bot: bool) -> wire.Replace:
        return wire.Replace(token_hex(8), 0, bot)


async def tell(
    story: Any,
    folder: Path,
    pool: Thoughtful,
    game: str,
    options: dict[str, Any],
    is_stored: asyncio.Event,
    bot: str = "random",
) -> None:
    """A story of Ada and a bot of that pool, at a table that has just been dealt."""
    store = Store.open(folder)
    house = House(store, pool, Pace(0, 1), 60)
    actor = await house.open(game, options, ["", bot])
    await actor.do(lambda: actor.sit(0, "Ada"))
    await deal(actor)
    await story(Scene(actor, pool, is_stored))
    await house.stop()
    await pool.close()
    store.close()


@pytest.fixture
def play(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Play a story at such a table: ``play("dale", options, story)``."""
    store_it = Store.append

    async def main(game: str, options: dict[str, Any], story: Any) -> None:
        is_stored = asyncio.Event()
        is_stored.set()

        async def append(self: Store, *record: Any, **state: Any) -> None:
            await is_stored.wait()
            await store_it(self, *record, **state)

        monkeypatch.setattr(Store, "append", append)
        await tell(story, folder, Thoughtful(), game, options, is_stored)

    return lambda *how: asyncio.run(main(*how))


def test_somebody_took_back_and_did_the_same_again(play: Callable[..., None]) -> None:
    async def story(scene: Scene) -> None:
        ledger = scene.ledger
        inventory = ledger.offer(0).options.index(("inventory",))
        await scene.does(scene.pick(0, inventory), scene.pick(1, 0))
        assert list(ledger.asked) == [1]
        at = ledger.at
        # The whole deed comes back, and is done once more.
        await scene.does_meanwhile(wire.Undo(token_hex(8)), scene.pick(3, inventory), scene.pick(4, 0))
        assert (ledger.rewinds, ledger.at) == (1, at)

    play("dale", PLAIN, story)


def test_its_person_came_back(play: Callable[..., None]) -> None:
    async def story(scene: Scene) -> None:
        await scene.does(scene.replace(bot=True))
        await scene.does_meanwhile(scene.replace(bot=False))
        assert (scene.ledger.at, list(scene.ledger.asked)) == (0, [0])

    play("dale", PLAIN, story)


def may_speak_up(scene: Scene) -> Callable[[], object]:
    return lambda: scene.ledger.playing.interruptions(0)


@pytest.mark.parametrize("comes_back", [True, False])
def test_its_person_came_back_before_it_spoke_up(play: Callable[..., None], comes_back: bool) -> None:
    async def story(scene: Scene) -> None:
        ledger, scene.pool.ponders = scene.ledger, False
        await scene.bots_answer()
        await scene.does(scene.replace(bot=True))
        await scene.until(may_speak_up(scene))
        at = ledger.at
        await scene.actor.do(a_moment)
        assert ledger.at == at, "whoever wants to speak up does so first"
        await scene.does_meanwhile(*[scene.replace(bot=False)] if comes_back else [])
        assert len(ledger.playing.table.offers) == (0 if comes_back else 1)

    play("karanor", {"players": 2}, story)


def test_bots_do_not_haggle_for_ever(play: Callable[..., None]) -> None:
    async def story(scene: Scene) -> None:
        ledger, pool = scene.ledger, scene.pool
        pool.haggles = True
        pool.is_done.set()

        def is_waited_for() -> bool:
            """Does everything wait for Ada?"""
            return ledger.unasked_by_bots >= MOST_UNASKED and list(ledger.asked) == [0]

        async def until_waited_for() -> None:
            while not is_waited_for():
                if 0 in ledger.asked and not ledger.unasked_by_bots:
                    await scene.does(scene.pick(ledger.asked[0][1], 0))
                await scene.actor.do(a_moment)

        async with asyncio.timeout(PATIENCE):
            await until_waited_for()
        at = ledger.at
        for _ in range(3):
            await scene.actor.do(a_moment)
        assert (ledger.unasked_by_bots, ledger.at) == (MOST_UNASKED, at)
        # Who does something gives them something to answer, also unasked.
        await scene.does(wire.Act(token_hex(8), "offer", [Part("to:1"), Part("get:wood")]))
        await scene.until(lambda: ledger.at >= at + MOST_UNASKED)
        assert ledger.steps[-1].by == "bot"

    play("karanor", {"players": 2}, story)


def test_one_advice_at_a_time(play: Callable[..., None]) -> None:
    async def story(scene: Scene) -> None:
        await scene.does(wire.Hint("first-hint"), wire.Hint("second-hint"))
        refused = await scene.heard("refused", "reason")
        assert [(each["move"], each["code"]) for each in refused] == [("second-hint", "busy")]
        await scene.bots_answer()
        assert [each["move"] for each in await scene.heard("refused", "reason")] == ["first-hint"]

    play("dale", PLAIN, story)


def test_advice_about_a_question_that_is_answered_comes_too_late(play: Callable[..., None]) -> None:
    async def story(scene: Scene) -> None:
        ledger = scene.ledger
        inventory = ledger.offer(0).options.index(("inventory",))
        await scene.does(wire.Hint("late-hint"), scene.pick(0, inventory))
        assert list(ledger.asked) == [0]
        await scene.bots_answer()
        (told,) = await scene.heard("refused", "reason")
        assert (told["is"], told["move"], told.get("code")) == ("refused", "late-hint", "too_late")

    play("dale", PLAIN, story)


# -- a seat that a bot plays ------------------------------------------------------------------------------


def test_who_lets_a_bot_play_is_asked_no_more_and_who_comes_back_is_asked_at_once(
    play: Callable[..., None],
) -> None:
    async def story(scene: Scene) -> None:
        assert (await scene.moment())["question"] is not None
        for bot in (True, False):
            await scene.does(scene.replace(bot))
            assert ((await scene.moment())["question"] is None) is bot

    play("dale", PLAIN, story)


def test_who_lets_a_bot_play_can_do_nothing_unasked(play: Callable[..., None]) -> None:
    async def story(scene: Scene) -> None:
        scene.pool.ponders = False
        await scene.bots_answer()
        await scene.does(scene.replace(bot=True))
        await scene.until(may_speak_up(scene))
        assert (await scene.moment())["unasked"] == []
        await scene.does(scene.replace(bot=False))
        assert "offer" in [item["key"] for item in (await scene.moment())["unasked"]]

    play("karanor", {"players": 2}, story)


def test_a_table_without_hints_gives_none(server: Running) -> None:
    host = Guest(server)
    host.open_table(seats=["greedy"], start=True, hints=False)
    host.connect()
    assert host.shown["hints"] is False
    host.until_asked()
    refused = host.do("hint")
    assert (refused["is"], refused["code"]) == ("refused", "no_hints")
    assert said(refused["text"])
    other = Guest(server)
    other.open_table(seats=["greedy"], start=True)
    other.connect()
    assert other.shown["hints"] is True
    other.until_asked()
    assert other.do("hint")["is"] == "reason"
