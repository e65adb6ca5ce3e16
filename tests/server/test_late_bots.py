"""Bots that do not answer: the table is told and waits for them; what the lot decides is told as such."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from comptoir.core import Match, Option
from comptoir.server import asking, metrics, wire
from comptoir.server.pool import NoAnswer
from comptoir.server.recall import recall_from
from tests.server.test_bots_at_a_table import PLAIN, Scene, Thoughtful, tell


class Silent(Thoughtful):
    """Bots who do not answer the first so many times they are asked."""

    def __init__(self, times: int, *, is_broken: bool = False) -> None:
        super().__init__()
        self.asked, self.times, self.is_broken = 0, times, is_broken
        self.kinds = list[str]()

    async def choose(
        self, table: str, seat: int, game: str, kind: str, match: Match, deadline: float
    ) -> Option:
        self.asked += 1
        self.kinds.append(kind)
        if self.asked <= self.times:
            raise NoAnswer("too slow", is_broken=self.is_broken)
        decision = match.decision_of(seat)
        assert decision is not None
        return decision.options[0]


@pytest.fixture
def meet(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Ada plays with silent bots: ``meet(pool, story)``."""
    monkeypatch.setattr(asking, "PAUSES", (0.0, 0.0, 0.0))

    async def main(make: Callable[[], Silent], story: Any) -> None:
        await tell(story, folder, make(), "dale", PLAIN, asyncio.Event())

    return lambda *how: asyncio.run(main(*how))


def codes(rooms: list[dict[str, Any]]) -> list[list[str]]:
    return [[each["code"] for each in room["table"]["notices"]] for room in rooms]


async def let_the_bot_move(scene: Scene) -> None:
    """Ada ends her turn; then it is the bot's."""
    await scene.heard()
    inventory = scene.ledger.offer(0).options.index(("inventory",))
    await scene.does(scene.pick(0, inventory))
    while 0 in scene.ledger.asked:
        seat_at = scene.ledger.asked[0][1]
        await scene.does(scene.pick(seat_at, 0))


def test_a_late_bot_is_waited_for_and_everybody_is_told(meet: Callable[..., None]) -> None:
    before = metrics._counts["bots_late"]

    async def story(scene: Scene) -> None:
        await let_the_bot_move(scene)
        await scene.until(lambda: any(step.seat == 1 for step in scene.ledger.steps))
        step = next(step for step in scene.ledger.steps if step.seat == 1)
        assert step.by == "bot"
        told = codes(await scene.heard("room"))
        assert ["bot_late"] in told
        assert told[-1] == []
        assert metrics._counts["bots_late"] == before + 2

    meet(lambda: Silent(2), story)


@pytest.mark.parametrize("is_broken", [False, True])
def test_what_the_lot_decides_is_told_for_good(
    meet: Callable[..., None], folder: Path, is_broken: bool
) -> None:
    """After so many tries; at once where the bot itself is broken."""

    async def story(scene: Scene) -> None:
        await let_the_bot_move(scene)
        await scene.until(lambda: scene.ledger.drawn_by_lot)
        assert next(step.by for step in scene.ledger.steps if step.seat == 1) == "chance"
        again = await recall_from(scene.actor.house.store, scene.ledger.table)
        assert again.drawn_by_lot == 1
        langs: tuple[wire.Lang, ...] = ("en", "fr")
        for lang in langs:
            await scene.does(wire.Speak(lang))
            (told,) = (await scene.heard("snapshot"))[-1]["table"]["notices"]
            assert told["code"] == "drawn_by_lot"
            assert told["text"]

    meet(lambda: Silent(1 if is_broken else 4, is_broken=is_broken), story)


@pytest.mark.parametrize("is_broken", [False, True])
def test_the_next_lower_level_picks_for_a_bot_that_fails(
    folder: Path, caplog: pytest.LogCaptureFixture, is_broken: bool
) -> None:
    """One that raises and one that takes too long alike; at the next question it is asked again."""
    before = metrics._counts["bots_relieved"]
    pool = Silent(2, is_broken=is_broken)

    async def story(scene: Scene) -> None:
        await let_the_bot_move(scene)
        await scene.until(lambda: len([step for step in scene.ledger.steps if step.seat == 1]) > 1)
        assert pool.kinds[:4] == ["expert", "hard", "medium", "expert"]
        assert {step.by for step in scene.ledger.steps if step.seat == 1} == {"bot"}
        assert metrics._counts["bots_relieved"] == before + 2
        assert codes(await scene.heard("room")) == [], "nobody had to wait"

    asyncio.run(tell(story, folder, pool, "dale", PLAIN, asyncio.Event(), bot="expert"))
    relieved = [each for each in caplog.records if each.message == "bot_relieved"]
    assert [(each.bot, each.lower) for each in relieved] == [("expert", "hard"), ("hard", "medium")]  # type: ignore[attr-defined]


def test_where_all_levels_fail_a_legal_pick_is_drawn(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "PAUSES", (0.0,))

    async def story(scene: Scene) -> None:
        await let_the_bot_move(scene)
        await scene.until(lambda: scene.ledger.drawn_by_lot)
        assert pool.kinds[:6] == ["expert", "hard", "medium", "easy", "beginner", "beginner"]

    pool = Silent(6)
    asyncio.run(tell(story, folder, pool, "dale", PLAIN, asyncio.Event(), bot="expert"))


def test_where_who_advises_fails_the_next_lower_level_does(folder: Path) -> None:
    async def story(scene: Scene) -> None:
        await scene.does(wire.Hint("first-hint"))
        await scene.does()
        (told,) = await scene.heard("refused", "reason")
        assert (told["is"], told["move"], told["weighed"]) == ("reason", "first-hint", [])
        assert pool.kinds == ["expert", "hard"]

    pool = Silent(1, is_broken=True)
    asyncio.run(tell(story, folder, pool, "dale", PLAIN, asyncio.Event()))


def test_no_hint_is_better_than_one_drawn_by_lot(meet: Callable[..., None]) -> None:
    async def story(scene: Scene) -> None:
        await scene.does(wire.Hint("first-hint"))
        await scene.does()
        (told,) = await scene.heard("refused", "reason")
        assert (told["is"], told["code"], told["move"]) == ("refused", "bots_late", "first-hint")

    meet(lambda: Silent(100), story)
