"""The guided tour of each game: at most five minutes, by mouse, by keyboard, by touch, up to the win."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.learners import How, Learner
from tests.browser.visitor import Arrive

FIVE_MINUTES = 300
WIDER = "document.documentElement.scrollWidth > innerWidth"
WAYS: dict[How, tuple[str, int, int]] = {
    "mouse": ("en", 1440, 900),
    "keyboard": ("fr", 1024, 768),
    "touch": ("fr", 390, 844),
}


@pytest.mark.parametrize("how", WAYS)
@pytest.mark.parametrize(("game", "steps"), [("dale", 11), ("karanor", 9)])
def test_a_newcomer_wins_within_five_minutes(arrive: Arrive, game: str, steps: int, how: How) -> None:
    somebody = arrive(*WAYS[how])
    learner = Learner(somebody.go(), how)
    learner.begin(game)
    learner.learn()
    assert somebody.is_over
    somebody.see("main.end h1")
    somebody.see(".farewell")
    assert len(learner.heard) == steps
    print(f"{game} by {how}: {learner.seconds:.0f} s")
    assert learner.seconds <= FIVE_MINUTES


def test_nothing_keeps_people_out_of_the_tour(arrive: Arrive) -> None:
    somebody = arrive("fr", 390, 844)
    learner = Learner(somebody.go(), "touch")
    somebody.see("[data-tour]")
    assert somebody.barriers_by_day_and_night() == []
    learner.begin("dale")
    for _ in range(2):
        assert somebody.until_asked()
        somebody.see(".coach .pips")
        assert somebody.barriers_by_day_and_night() == []
        assert not somebody.page.evaluate(WIDER)
        learner.learn(1)


def test_the_tour_is_offered_once_and_found_again(arrive: Arrive) -> None:
    somebody = arrive("en").go()
    somebody.button("web-tutorial-decline").click()
    expect(somebody.page.locator("[data-tour]")).to_have_count(0)
    somebody.go().see(".create")
    assert somebody.count("[data-tour]") == 0
    somebody.go("/rules").see("[data-tour=dale]").click()

    # It goes on where it was after a reload, and one tap ends it.
    learner = Learner(somebody, "mouse")
    learner.learn(2)
    assert somebody.until_asked()
    before = somebody.prompt.inner_text()
    somebody.page.reload()
    assert somebody.until_asked()
    expect(somebody.prompt).to_have_text(before)
    somebody.button("web-tutorial-leave").click()
    somebody.see(".create")
    assert somebody.page.evaluate("JSON.parse(localStorage['comptoir.tables'] ?? '[]')") == []


def test_whoever_leaves_the_path_is_not_stopped(arrive: Arrive) -> None:
    """Another card is bought: the guide lets go, and one step back leads to the lesson again."""
    somebody = arrive("en").go()
    learner = Learner(somebody, "mouse")
    learner.begin("dale")
    assert somebody.until_asked()
    first = somebody.prompt.inner_text()
    somebody.page.locator(".slots .card[data-state=can]").first.click()
    expect(somebody.prompt).to_have_text(somebody.say("web-tutorial-free"))
    somebody.page.keyboard.press("u")
    expect(somebody.prompt).to_have_text(first)
