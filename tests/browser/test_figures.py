"""What a page weighs, how much work it is, how soon a pick shows: ``-s`` prints the figures.

What is held to a bound is counted, in bytes and in processor time of the page. How long one waits is told,
for it says as much of what else the machine does meanwhile.
"""

from __future__ import annotations

import json
import re
import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest
from playwright.sync_api import CDPSession, expect

from tests.browser.tables import played, way_to
from tests.browser.visitor import FULL, PICTURES, Arrive, Visitor
from tests.server.guests import Guest
from tests.server.running import Running

MOST_BYTES, MOST_WITHOUT_TYPE = 350_000, 350_000
"""Of Dale's pages with the typefaces, and of any one game's without."""
MOST_WORK, MOST_WORK_FOR_A_PICK = 2.0, 0.1
"""Seconds of the processor; of a pick half the time, for the longer the server takes, the more frames are
drawn meanwhile."""
SLOWER, LINE = 4, 200_000
"""So many times slower is a phone than what these tests run on; and the bytes a second of its network."""
SOON = 30
"""Seconds until a new person can do something."""
SHOWN = """() => {
    const table = document.querySelector('.table');
    const button = document.querySelector('[data-anchor=commit]');
    return new Promise((done) => {
        const now = () => `${table.dataset.shown}:${table.dataset.question}`;
        const before = now();
        let start = 0;
        const watcher = new MutationObserver(() => {
            if (now() === before) return;
            watcher.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
        });
        watcher.observe(table, {attributes: true, attributeFilter: ['data-shown', 'data-question']});
        start = performance.now();
        button.click();
    });
}"""


class Fetched:
    """Everything the page fetches from now on, with its size as it comes over the line."""

    def __init__(self, somebody: Visitor) -> None:
        self._addresses: dict[str, str] = {}
        self._sizes: dict[str, float] = {}
        network: CDPSession = somebody.page.context.new_cdp_session(somebody.page)
        network.send("Network.enable")
        network.on("Network.requestWillBeSent", self._ask)
        network.on("Network.loadingFinished", self._get)

    def _ask(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _get(self, event: dict[str, Any]) -> None:
        self._sizes[event["requestId"]] = event["encodedDataLength"]

    @property
    def bytes(self) -> float:
        return sum(self._sizes.values())

    @property
    def without_type(self) -> float:
        return sum(size for key, size in self._sizes.items() if ".woff" not in self._addresses[key])

    def of_game(self, game: str) -> set[str]:
        """What only that game is made of, without the hashes."""
        found = re.compile(rf"assets/({game}(?:-[\w.-]+?)?)-[\w-]{{8}}\.\w+$|api/games/({game})/")
        hits = (found.search(each) for each in self._addresses.values())
        return {hit.group(1) or hit.group(2) for hit in hits if hit}


def worked(somebody: Visitor) -> Callable[[], float]:
    """Tells the processor time that the page has used since."""
    watch: CDPSession = somebody.page.context.new_cdp_session(somebody.page)
    watch.send("Performance.enable", {"timeDomain": "threadTicks"})

    def total() -> float:
        metrics = watch.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))

    before = total()
    return lambda: total() - before


def note(**figures: float) -> None:
    """Show figures, and keep them beside the pictures."""
    print(" ".join(f"{name}={value:.3f}" for name, value in figures.items()))
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"figures-{'-'.join(figures)}.json").write_text(json.dumps(figures))


def test_the_first_load_of_home(arrive: Arrive) -> None:
    somebody = arrive("fr")
    fetched, work = Fetched(somebody), worked(somebody)
    start = perf_counter()
    somebody.go().button("web-home-play").click(trial=True)
    soon = perf_counter() - start
    somebody.see(".create")
    somebody.page.wait_for_load_state("networkidle")
    note(home_bytes=fetched.bytes, home_s=soon, home_work_s=work())
    assert fetched.bytes <= MOST_BYTES
    assert 0 < work() < MOST_WORK
    assert fetched.of_game("karanor") == {"karanor-sign"}
    assert {"dale", "dale-game", "dale-Create"} <= fetched.of_game("dale")


def test_the_first_load_of_a_table(arrive: Arrive, server: Running) -> None:
    host = played(server, 6, players=4)
    somebody = arrive("fr")
    fetched, work = Fetched(somebody), worked(somebody)
    start = perf_counter()
    somebody.be(host)
    assert somebody.until_asked()
    somebody.hand.first.click(trial=True)
    soon = perf_counter() - start
    somebody.page.wait_for_load_state("networkidle")
    note(table_bytes=fetched.bytes, table_s=soon, table_work_s=work())
    assert fetched.bytes <= MOST_BYTES
    assert 0 < work() < MOST_WORK
    assert fetched.of_game("karanor") == set()


def test_the_first_load_of_a_table_of_karanor(arrive: Arrive, server: Running) -> None:
    somebody = arrive("fr")
    link = way_to(server, game="karanor", players=4, seats=["greedy"] * 3, start=True)
    fetched, work = Fetched(somebody), worked(somebody)
    start = perf_counter()
    somebody.go(link)
    assert somebody.until_asked()
    soon = perf_counter() - start
    somebody.page.wait_for_load_state("networkidle")
    note(karanor_bytes=fetched.without_type, karanor_s=soon, karanor_work_s=work())
    assert fetched.without_type <= MOST_WITHOUT_TYPE
    assert fetched.of_game("dale") == set()
    assert {"karanor", "karanor-game"} <= fetched.of_game("karanor")


class Newcomer:
    """Somebody with a phone who has never been here, and the time until they can do something.

    It is counted as a phone and its network would take; the campaign slows the browser down and waits for it.
    """

    def __init__(self, arrive: Arrive) -> None:
        self.visitor = arrive("fr", 390, 844)
        self._fetched, self._work = Fetched(self.visitor), worked(self.visitor)
        if FULL:
            device: CDPSession = self.visitor.page.context.new_cdp_session(self.visitor.page)
            device.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        self._since = perf_counter()
        self._waited = 0.0

    def pause(self) -> None:
        """It is for somebody else to do something."""
        self._waited += perf_counter() - self._since

    def go_on(self) -> None:
        self._since = perf_counter()

    def note(self, name: str) -> None:
        """They could answer now."""
        self.pause()
        counted = self._work() * (1 if FULL else SLOWER) + self._fetched.bytes / LINE
        note(**{f"{name}_s": self._waited, f"{name}_counted_s": counted})
        assert 0 < counted < SOON
        assert not FULL or self._waited < SOON


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_home_is_one_click_from_the_first_question(arrive: Arrive, game: str) -> None:
    alone = Newcomer(arrive)
    page = alone.visitor.go().page
    sign = page.locator(f".sign[data-game={game}]")
    sign.get_by_role("button", name=alone.visitor.say("web-home-play")).tap()
    assert alone.visitor.until_asked()
    alone.note(f"solo_{game}")


def test_a_link_leads_to_the_first_question(arrive: Arrive, server: Running) -> None:
    """The name is left as it is."""
    guest = Guest(server)
    guest.open_table(players=2, game="karanor")
    host = arrive("en").go(guest.ticket())
    friend = Newcomer(arrive)
    friend.visitor.go(guest.links()["seats"][1]).see(".lobby")
    friend.pause()
    start = host.button("web-lobby-start")
    expect(start).to_be_enabled()
    friend.go_on()
    start.click()
    assert friend.visitor.until_asked()
    friend.note("link_karanor")


def test_a_pick_shows_at_once(arrive: Arrive, server: Running) -> None:
    somebody = arrive("en")
    somebody.be(played(server, 2)).sit()
    times, work = list[float](), list[float]()
    while len(times) < 25 and somebody.until_asked():
        if not somebody.count("[data-anchor=commit]"):
            somebody.take_advice()
            continue
        ready = "[data-anchor=commit]:not([aria-disabled])"
        somebody.until_advised(lambda: somebody.page.keyboard.press("h"), ready)
        since = worked(somebody)
        times.append(somebody.page.evaluate(SHOWN) / 1000)
        work.append(since())
    p50, work_p50 = statistics.median(times), statistics.median(work)
    p95, work_p95 = (statistics.quantiles(each, n=20)[-1] for each in (times, work))
    note(pick_p50_s=p50, pick_p95_s=p95, pick_work_p50_s=work_p50, pick_work_p95_s=work_p95)
    assert 0 < work_p50 < MOST_WORK_FOR_A_PICK
