"""What a page weighs, how much work it is, how soon a pick shows: ``-s`` prints the figures.

What is held to a bound is counted, in bytes and in processor time of the page. How long one waits is told,
for it says as much of what else the machine does meanwhile.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Callable
from time import perf_counter

from playwright.sync_api import CDPSession

from tests.browser.tables import played
from tests.browser.visitor import PICTURES, Arrive, Visitor
from tests.server.running import Running

MOST_BYTES = 300_000
MOST_WORK, MOST_WORK_FOR_A_PICK = 2.0, 0.2
"""Seconds of the processor."""
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


def weighed(somebody: Visitor) -> list[float]:
    """The size of everything the page fetches from now on, as it comes over the line."""
    sizes: list[float] = []
    network: CDPSession = somebody.page.context.new_cdp_session(somebody.page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    return sizes


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
    sizes, work = weighed(somebody), worked(somebody)
    start = perf_counter()
    somebody.go().button("web-home-play").click(trial=True)
    soon = perf_counter() - start
    somebody.see(".create")
    somebody.page.wait_for_load_state("networkidle")
    note(home_bytes=sum(sizes), home_s=soon, home_work_s=work())
    assert sum(sizes) <= MOST_BYTES
    assert 0 < work() < MOST_WORK


def test_the_first_load_of_a_table(arrive: Arrive, server: Running) -> None:
    host = played(server, 6, players=4)
    somebody = arrive("fr")
    sizes, work = weighed(somebody), worked(somebody)
    start = perf_counter()
    somebody.be(host)
    assert somebody.until_asked()
    somebody.hand.first.click(trial=True)
    soon = perf_counter() - start
    somebody.page.wait_for_load_state("networkidle")
    note(table_bytes=sum(sizes), table_s=soon, table_work_s=work())
    assert sum(sizes) <= MOST_BYTES
    assert 0 < work() < MOST_WORK


def test_a_pick_shows_at_once(arrive: Arrive, server: Running) -> None:
    somebody = arrive("en")
    somebody.be(played(server, 2)).sit()
    times, work = list[float](), list[float]()
    while len(times) < 25 and somebody.until_asked():
        if not somebody.count("[data-anchor=commit]"):
            somebody.take_advice()
            continue
        somebody.page.keyboard.press("h")
        somebody.page.wait_for_selector("[data-anchor=commit]:not([aria-disabled])")
        since = worked(somebody)
        times.append(somebody.page.evaluate(SHOWN) / 1000)
        work.append(since())
    p95, work_p95 = (statistics.quantiles(each, n=20)[-1] for each in (times, work))
    note(pick_p50_s=statistics.median(times), pick_p95_s=p95, pick_work_p95_s=work_p95)
    assert 0 < work_p95 < MOST_WORK_FOR_A_PICK
