"""Somebody at a browser, who sees what is on the page and does what a person would do."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import ConsoleMessage, Locator, Page, TimeoutError, expect

from comptoir.words import words
from tests.server.guests import Guest
from tests.server.running import PATIENCE, Running

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FULL = os.environ.get("COMPTOIR_CAMPAIGN") == "full"
"""Is there all the time in the world?"""
PICTURES = Path(os.environ.get("COMPTOIR_PICTURES", ROOT / "build" / "pictures"))
"""Where screenshots are written, to be looked at."""
MILLISECONDS = 1000 * PATIENCE
ASKED_AGAIN = 8
"""So often a bot is asked for advice, until patience is at its end."""
EXPECTED = re.compile(r"status of 4\d\d|WebSocket|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED")
"""What a browser complains of when a link is wrong, the server or the network gone, as some tests want it."""
SERIOUS = ("serious", "critical")
NOW = "(({at, question}) => `${at}:${question ?? ''}`)(document.querySelector('.table')?.dataset ?? {})"
GOES_ON = f"before => {NOW} !== before"
expect.set_options(timeout=MILLISECONDS)


class Visitor:
    """One person, one page."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.words = words(lang)
        self.complaints: list[str] = []
        """What the browser complained of: errors of scripts, broken rules of the page."""
        page.set_default_timeout(MILLISECONDS)
        page.on("pageerror", lambda error: self.complaints.append(f"{error}\n{error.stack}"))
        page.on("console", self._note)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    # -- looking --------------------------------------------------------------------------------------

    def say(self, key: str, **args: str | int) -> str:
        """What the page calls something, in this person's language."""
        return self.words.say(key, **args)

    def button(self, key: str, **args: str | int) -> Locator:
        """Any but cards, whose names tell what they do, in words that buttons have too."""
        named = self.page.get_by_role("button", name=self.say(key, **args))
        return named.and_(self.page.locator(":not(.card, .kcard, [data-card])")).first

    def see(self, selector: str) -> Locator:
        """Something is there."""
        found = self.page.locator(selector).first
        expect(found).to_be_visible()
        return found

    def count(self, selector: str) -> int:
        return self.page.locator(selector).count()

    def picture(self, name: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=PICTURES / f"{name}.png")

    def barriers_by_day_and_night(self) -> list[str]:
        """The same in both lights; by night nothing but the colours is otherwise."""
        self.page.emulate_media(color_scheme="dark")
        by_night = self.barriers(runOnly=["color-contrast"])
        self.page.emulate_media(color_scheme="light")
        return [*[f"by night, {each}" for each in by_night], *self.barriers()]

    def barriers(self, within: str = "html", **how: Any) -> list[str]:
        """What keeps people out, as axe finds it: on the whole page, or in a part of it."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(
            "([within, how]) => axe.run(within, how).then(r => r.violations)",
            [within, {"resultTypes": ["violations"], "preload": False, **how}],
        )
        return [
            f"{each['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
            for each in found
            if each["impact"] in SERIOUS
            for node in each["nodes"][:3]
        ]

    # -- coming ---------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(path)
        return self

    def be(self, guest: Guest) -> Visitor:
        """Take the seat of somebody who was here without a browser."""
        guest.leave()
        self.page.context.add_cookies(
            [
                {"name": each.name, "value": each.value or "", "domain": each.domain, "path": each.path}
                for each in guest.http.cookies.jar
            ]
        )
        return self.go(f"/t/{guest.table}/{guest.seat}")

    def sit(self) -> Visitor:
        """Wait until the table is there."""
        self.see(".table .prompt, .table [data-asks]")
        return self

    # -- at the table ---------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt .pr-main").first

    @property
    def commit(self) -> Locator:
        return self.page.locator("[data-anchor=commit]")

    @property
    def at(self) -> int:
        """How many steps the page knows of; -1 where there is no table."""
        return int(self.page.evaluate("document.querySelector('.table')?.dataset.at ?? -1"))

    @property
    def now(self) -> str:
        """The step and the question the page is at."""
        return str(self.page.evaluate(NOW))

    @property
    def is_asked(self) -> bool:
        return self.count(".table[data-asked]") > 0

    @property
    def is_over(self) -> bool:
        return self.count("main.end") > 0

    @property
    def hand(self) -> Locator:
        return self.page.locator(".hand .card")

    def until_asked(self) -> bool:
        """Wait for a question; False when the game is over."""
        self.page.wait_for_selector(".table[data-asked], main.end")
        return not self.is_over

    def until_free(self) -> None:
        """Play on until an action is to be chosen."""
        while True:
            assert self.until_asked(), "the game is over"
            if self.count(".act:not(.idle)"):
                return
            self.take_advice()

    def until_on(self, before: str) -> None:
        """Wait until the page is at another step or question."""
        self.page.wait_for_function(GOES_ON, arg=before)

    def take_advice(self) -> None:
        """Ask for a hint, which selects what a bot would do, and do it: two keys.

        A bot that is too busy says so, and is asked again.
        """
        before = self.now
        gone = ".table:not([data-asked])"  # a window may close before the hint comes
        advised = f"before => document.querySelector('.tip.hint, {gone}') || ({GOES_ON})(before)"
        for _ in range(ASKED_AGAIN):
            self.page.keyboard.press("h")
            with suppress(TimeoutError):
                self.page.wait_for_function(advised, arg=before, timeout=MILLISECONDS / ASKED_AGAIN)
                break
        else:
            raise AssertionError("no bot has any advice")
        if self.count(".tip.hint") and self.now == before:
            self.page.keyboard.press("Enter")
            self.until_on(before)

    def until_advised(self, ask: Callable[[], None], shown: str = ".tip.hint.shown") -> Locator:
        """Ask for a hint, and again where the bot is too busy, until it is shown."""
        for _ in range(ASKED_AGAIN):
            ask()
            with suppress(TimeoutError):
                self.page.wait_for_selector(shown, timeout=MILLISECONDS / ASKED_AGAIN)
                return self.see(shown)
        raise AssertionError("no bot has any advice")

    def play(self, steps: int) -> bool:
        """Play so many steps as a bot would; False when the game is over."""
        for _ in range(steps):
            if not self.until_asked():
                return False
            self.take_advice()
        return True


class Arrive(Protocol):
    """How somebody comes."""

    def __call__(
        self,
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        animated: bool = False,
        at: Running | None = None,
        keeps: bool = False,
    ) -> Visitor: ...


def play_out(people: Sequence[Visitor], steps: float = inf) -> None:
    """Everybody plays as a bot would, until all see the end, or for so many steps."""
    since = time.monotonic()
    while steps > 0 and not all(each.is_over for each in people):
        asked = [each for each in people if each.is_asked]
        for each in asked:
            each.take_advice()
            steps -= 1
            since = time.monotonic()
        if not asked:
            assert time.monotonic() < since + PATIENCE, "nobody is asked any more"
            people[0].page.wait_for_timeout(20)
