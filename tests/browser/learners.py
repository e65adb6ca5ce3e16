"""Somebody who takes the guided tour: reads what the guide says, and does it where the ring is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from tests.browser.visitor import NOW, Visitor

RING = ":is([data-state=affected], [data-hinted])"
SEND = ".commit:not([aria-disabled])"
WORDS_A_SECOND = 3.0
"""Somebody who reads with care."""
FINDS, MOVES = 2.5, 1.5
"""Seconds in which they find what is pointed at, and bring hand or key to it."""
BOT_TAKES = 2.5
"""Seconds a tutor's step takes to be seen, animation and all."""
MOST_STOPS = 160
IN_ZONE = """target => {
    const zone = target.closest('.chart-view') ?? target.closest('ol, ul, [role=toolbar], .pr-act');
    return zone?.contains(document.activeElement) ?? false;
}"""
IS_ON = f"({{before}}) => document.querySelector('main.end') || {NOW} !== before"
NEXT = f"asked => ({IS_ON})(asked) || document.querySelector(`${{asked.ring}}, ${{asked.send}}`)"
TAKEN = f"""asked => ({IS_ON})(asked) || !asked.target.isConnected || !asked.target.matches(asked.aim)
    || asked.target.textContent !== asked.text"""
"""What was done is done: the ring has gone elsewhere, or another thing is said on it."""

How = Literal["mouse", "keyboard", "touch"]


class Learner:
    """One person at a lesson, with the seconds that a human would have needed so far."""

    def __init__(self, visitor: Visitor, how: How) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.seconds = 0.0
        self.heard: list[str] = []
        self._do: Callable[[str], None] = {
            "mouse": lambda aim: self.page.locator(aim).first.click(),
            "touch": lambda aim: self.page.locator(aim).first.tap(),
            "keyboard": self._press,
        }[how]

    def begin(self, game: str) -> None:
        """From the home page, by the offer made to newcomers."""
        self.visitor.see(f"[data-tour={game}]")
        self._do(f"[data-tour={game}]")
        self.visitor.see(".prompt.coach")

    def learn(self, steps: int = 100) -> None:
        """Do as the guide says, for so many questions or to the end."""
        for _ in range(steps):
            before = self.visitor.at
            if not self.visitor.until_asked():
                return
            self.seconds += BOT_TAKES * max(self.visitor.at - before, 0)
            self._read()
            self._follow()

    def _read(self) -> None:
        said = self.visitor.see(".prompt.coach .pr-main").inner_text()
        more = self.visitor.see(".prompt.coach .pr-sub").inner_text()
        self.heard.append(said)
        self.seconds += len(f"{said} {more}".split()) / WORDS_A_SECOND

    def _follow(self) -> None:
        """Pick whatever has the ring, then send it, until there is another question."""
        before = self.visitor.now
        for _ in range(20):
            asked = {"before": before, "ring": RING, "send": SEND}
            self.page.wait_for_function(NEXT, arg=asked)
            if self.visitor.now != before or self.visitor.is_over:
                return
            aim = RING if self.visitor.count(RING) else SEND
            reached = self._within_reach(aim)
            target = self.page.locator(reached).first.element_handle()
            done = {**asked, "target": target, "aim": aim, "text": target.text_content()}
            self.seconds += FINDS + MOVES
            self._do(reached)
            self.page.wait_for_function(TAKEN, arg=done)
        raise AssertionError(f"the guide leads nowhere: {self.heard[-1]}")

    def _within_reach(self, aim: str) -> str:
        """A drawer of a phone covers all else."""
        in_drawer = f".drawer {aim}:visible"
        return in_drawer if self.visitor.count(in_drawer) else f"{aim}:visible"

    def _press(self, aim: str) -> None:
        """With keys alone: Tab to what it lies among, arrows to itself (a chart has Page Down), Enter."""
        target = self.page.locator(aim).first.element_handle()
        for key in ("Tab", "PageDown" if target.evaluate("each => each.matches('.place')") else "ArrowRight"):
            for _ in range(MOST_STOPS):
                if target.evaluate("each => each === document.activeElement"):
                    self.page.keyboard.press("Enter")
                    return
                if key == "Tab" and target.evaluate(IN_ZONE):
                    break
                self.page.keyboard.press(key)
        raise AssertionError(f"no key comes to {aim}")
