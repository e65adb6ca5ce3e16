"""What a page weighs, how soon it can be used, how soon a pick shows: ``-s`` prints the figures."""

from __future__ import annotations

import json
import statistics
from time import perf_counter

from playwright.sync_api import CDPSession

from tests.browser.tables import played
from tests.browser.visitor import PICTURES, Arrive, Visitor
from tests.server.running import Running

MOST_BYTES = 300_000
SOON = 2.0
AT_ONCE = 0.1
SLACK = 4
"""The machine that runs the tests may be busy with others of them: the figures are for a quiet one."""
SHOWN = """() => {
    const table = document.querySelector('.table');
    const button = document.querySelector('[data-anchor=commit]');
    return new Promise((done) => {
        const before = table.dataset.shown;
        let start = 0;
        const watcher = new MutationObserver(() => {
            if (table.dataset.shown === before) return;
            watcher.disconnect();
            requestAnimationFrame(() => done(performance.now() - start));
        });
        watcher.observe(table, {attributes: true, attributeFilter: ['data-shown']});
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


def note(**figures: float) -> None:
    """Show figures, and keep them beside the pictures."""
    print(" ".join(f"{name}={value:.3f}" for name, value in figures.items()))
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"figures-{'-'.join(figures)}.json").write_text(json.dumps(figures))


def test_the_first_load_of_home(arrive: Arrive) -> None:
    somebody = arrive("fr")
    sizes = weighed(somebody)
    start = perf_counter()
    somebody.go().button("web-home-play").click(trial=True)
    soon = perf_counter() - start
    somebody.see(".create")
    somebody.page.wait_for_load_state("networkidle")
    note(home_bytes=sum(sizes), home_s=soon)
    assert sum(sizes) <= MOST_BYTES
    assert soon < SOON * SLACK


def test_the_first_load_of_a_table(arrive: Arrive, server: Running) -> None:
    host = played(server, 6, players=4)
    somebody = arrive("fr")
    sizes = weighed(somebody)
    start = perf_counter()
    somebody.be(host)
    assert somebody.until_asked()
    somebody.hand.first.click(trial=True)
    soon = perf_counter() - start
    somebody.page.wait_for_load_state("networkidle")
    note(table_bytes=sum(sizes), table_s=soon)
    assert sum(sizes) <= MOST_BYTES
    assert soon < SOON * SLACK


def test_a_pick_shows_at_once(arrive: Arrive, server: Running) -> None:
    somebody = arrive("en")
    somebody.be(played(server, 2)).sit()
    times: list[float] = []
    while len(times) < 25 and somebody.until_asked():
        if not somebody.count("[data-anchor=commit]"):
            somebody.take_advice()
            continue
        somebody.page.keyboard.press("h")
        somebody.page.wait_for_selector("[data-anchor=commit]:not([aria-disabled])")
        times.append(somebody.page.evaluate(SHOWN) / 1000)
    p95 = statistics.quantiles(times, n=20)[-1]
    note(pick_p50_s=statistics.median(times), pick_p95_s=p95)
    assert p95 < AT_ONCE * SLACK
