"""The page without a network: it starts, says what can be done, and makes room for a newer one."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PAGES, options
from tests.browser.visitor import Arrive, Visitor
from tests.server.running import Running

KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
NAMES = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(caches_.map((each) => each.keys()))).flat();
    return kept.map((each) => new URL(each.url).pathname);
}"""


@pytest.fixture
def fleeting(tmp_path: Path) -> Iterator[list[Running]]:
    """Servers that come and go, at one address."""
    running = [Running(tmp_path / "data", options())]
    yield running
    for each in running:
        if each.process.poll() is None:
            assert each.stop() == 0


def come_and_keep(arrive: Arrive, server: Running) -> Visitor:
    somebody = arrive("en", keeps=True, at=server).go()
    somebody.see(".create")
    assert somebody.page.evaluate(KEPT)
    return somebody


def test_the_page_starts_without_a_network(arrive: Arrive, fleeting: list[Running]) -> None:
    (server,) = fleeting
    somebody = come_and_keep(arrive, server)
    page = somebody.page
    somebody.button("web-home-play").click()
    somebody.sit()
    somebody.go().see("#my-tables")
    assert server.stop() == 0

    somebody.go()
    expect(page.locator(".offline")).to_have_text(somebody.say("web-home-offline"))
    somebody.see("#my-tables")
    somebody.see(".create")
    for address in ("/rules", "/karanor/rules"):
        somebody.go(address).see("main h2")
    somebody.go("/cards").see(".card")
    # Neither what is said at a table nor a cookie's answer is ever kept.
    kept = set(page.evaluate(NAMES))
    assert "/index.html" in kept
    assert {each for each in kept if each.startswith("/api/")} == {
        "/api/games/dale/catalogue",
        "/api/games/karanor/catalogue",
    }

    fleeting.append(Running(server.folder, options(), port=server.port))
    somebody.go().see("section[aria-labelledby=my-tables] a")
    expect(page.locator(".offline")).to_have_count(0)


def test_a_newer_page_takes_the_place_of_the_old_one(
    arrive: Arrive, fleeting: list[Running], tmp_path: Path
) -> None:
    (server,) = fleeting
    somebody = come_and_keep(arrive, server)
    assert server.stop() == 0
    newer = tmp_path / "pages"
    shutil.copytree(PAGES or str(files("comptoir.server") / "static"), newer)
    page = newer / "index.html"
    page.write_text(page.read_text("utf-8").replace('<html lang="en">', '<html lang="en" class="newer">'))
    worker = newer / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace("comptoir-", "comptoir-newer-", 1))
    fleeting.append(Running(server.folder, [*options(), "--pages", str(newer)], port=server.port))
    somebody.go().see("html.newer .create")
