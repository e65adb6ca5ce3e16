"""The path of a click is the one that docs/decisions/0025 walks."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from types import FrameType

from comptoir import native
from comptoir.core import Decision
from comptoir.server import wire
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.house import House
from comptoir.server.pacing import Pace
from comptoir.server.pool import Pool
from comptoir.server.store import Store
from tests.server.dealing import deal
from tests.server.running import PATIENCE

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "decisions" / "0025-the-path-of-a-click.md"
MOST_HOPS = 40
ROW = re.compile(r"^\| ([a-z ]+) \| (\d+) \| (.+) \|$", re.MULTILINE)
IN_THE_BROWSER = ("the page", "the page again")


def rows() -> dict[str, list[str]]:
    """The hops of each row, after a look at whether they are as many as it says."""
    found = {}
    for title, count, path in ROW.findall(PAGE.read_text("utf-8")):
        found[title] = [hop.strip("`") for hop in path.split(" → ")]
        assert len(found[title]) == int(count), title
    return found


def test_a_purchase_takes_no_more_hops_than_promised() -> None:
    assert sum(map(len, rows().values())) <= MOST_HOPS


def test_a_purchase_takes_the_path_that_is_described(tmp_path: Path) -> None:
    calls = iter(_calls_of_the_plain_build(tmp_path))
    path = [hop for title, hops in rows().items() if title not in IN_THE_BROWSER for hop in hops]
    for hop in [*path, "Listener.push"]:
        assert any(_is(call, hop) for call in calls), hop


def _is(call: str, hop: str) -> bool:
    return f".{call}".endswith(f".{hop.replace('[Pick]', '._')}")


def _calls_of_the_plain_build(folder: Path) -> list[str]:
    """Nobody sees the calls of compiled rules, so where they run it takes a process without them."""
    if native.build() == "plain":
        return asyncio.run(_calls_of_a_purchase(folder))
    done = subprocess.run(
        [sys.executable, "-m", __name__, folder],
        env={**os.environ, native.VARIABLE: "plain"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


async def _calls_of_a_purchase(folder: Path) -> list[str]:
    """Every call of a function of ours while a payment is sent, stored and told."""
    store, pool = Store.open(folder), Pool()
    house = House(store, pool, Pace(0, 1), 1)
    actor = await house.open("dale", {"players": 2, "sets": "beginner"}, ["", "random"])
    await actor.do(lambda: actor.sit(0, "Ada"))
    await deal(actor)
    actor.join(ada := Listener(0, 0, "en"))
    calls: list[str] = []

    def watch(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "comptoir" in frame.f_code.co_filename:
            calls.append(f"{Path(frame.f_code.co_filename).stem}.{frame.f_code.co_qualname}")

    async with asyncio.timeout(PATIENCE):
        while not calls:
            decision, at = await _question(actor)
            told = actor.ledger.steps_told
            if decision.prompt == "pay":
                sys.setprofile(watch)
            actor.post(actor.replies.answer, ada, wire.Pick(f"purchase{at}", at, _items(actor)))
            while actor.ledger.at == at:
                await asyncio.sleep(0.001)
            sys.setprofile(None)
            if actor.ledger.steps_told == told:
                calls.clear()  # more was asked: nobody else has been told of anything
    await house.stop()
    await pool.close()
    store.close()
    return calls


async def _question(actor: Actor) -> tuple[Decision, int]:
    while 0 not in actor.ledger.asked:
        await asyncio.sleep(0.001)
    return actor.ledger.asked[0]


def _items(actor: Actor) -> list[int]:
    """A purchase where one is offered; else whatever answers the question."""
    options, choice, _ = actor.ledger.offer(0)
    if choice is not None and choice.sets:
        return choice.sets[0]
    if choice is not None and not choice.one_by_one:
        return list(range(choice.least))
    verbs = [option[0] if isinstance(option, tuple) else "" for option in options]
    return [verbs.index("purchase") if "purchase" in verbs else len(options) - 1]


if __name__ == "__main__":
    print("\n".join(asyncio.run(_calls_of_a_purchase(Path(sys.argv[1])))))
