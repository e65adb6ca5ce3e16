"""A real browser, a real server, a real database."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import send_home
from tests.server.running import ADVISED_AT_ONCE, Running, quick

CHROMIUM = os.environ.get("COMPTOIR_CHROMIUM", "/usr/bin/chromium")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
PAGES = os.environ.get("COMPTOIR_PAGES", "")
"""Another build of the pages than the installed one."""


def options(**changed: object) -> list[str]:
    """How these servers are started, perhaps with something otherwise."""
    return quick(*(["--pages", PAGES] if PAGES else []), **{"bot_pause": 0.02, **changed})


def serve(folder: Path, **changed: object) -> Running:
    """A server for people who take hints to get on."""
    return Running(folder, options(**changed), setting=ADVISED_AT_ONCE)


NARROW = 500
WITHOUT_ANIMATION = """
    if (location.protocol === 'http:') localStorage['comptoir.settings'] ??= '{"speed": 0, "sound": false}';
"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = serve(tmp_path_factory.mktemp("data"))
    yield running
    assert running.stop() == 0
    assert [line for line in running.log if "trace" in line] == []


@pytest.fixture(scope="package")  # not longer: while it runs, no other test can have an event loop
def chromium() -> Iterator[Browser]:
    assert Path(CHROMIUM).exists(), "the browser tests need Chromium: run them through ./check"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def arrive(chromium: Browser, server: Running) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own: ``arrive("fr", 360, 740)``."""
    visitors: list[Visitor] = []

    def come(
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        animated: bool = False,
        at: Running | None = None,
        keeps: bool = False,
    ) -> Visitor:
        context = chromium.new_context(
            base_url=(at or server).url,
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            has_touch=width < NARROW,
            is_mobile=width < NARROW,
            reduced_motion="no-preference" if animated else "reduce",
            color_scheme="dark" if dark else "light",
            permissions=["clipboard-read", "clipboard-write"],
            service_workers="allow" if keeps else "block",
        )
        if not animated:
            context.add_init_script(WITHOUT_ANIMATION)
        visitors.append(Visitor(context.new_page(), lang))
        return visitors[-1]

    yield come
    send_home()
    for visitor in visitors:
        visitor.page.context.close()
    assert [each for visitor in visitors for each in visitor.complaints] == []
