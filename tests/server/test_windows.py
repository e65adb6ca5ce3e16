"""Reaction windows: the same look for all, closed by themselves, passed for whoever says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

import pytest

from comptoir.server.pacing import QUICKEST_PASS
from comptoir.words import words
from tests.server.guests import Guest, Message, begun, bring_about, offers, play_on, said
from tests.server.running import QUICK, Running, quick

OWLS = ["owls", "macaws", "pandas"]
LENGTH = float(QUICK[QUICK.index("--window") + 1])
LONG = 600
ROUNDED = 0.1
"""Times are told so exactly, in seconds."""


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where windows stay open until everybody has answered."""
    running = Running(tmp_path_factory.mktemp("patient"), quick(window=0))
    yield running
    running.stop()


def is_window(question: Message) -> bool:
    return question.get("window") is not None


class Purchase(NamedTuple):
    """A purchase that opened a window."""

    buyer: Guest
    other: Guest
    """One of those who are asked."""
    since: float
    """When it was paid, just before the window opened."""


def purchase(
    guests: list[Guest], chance: Random, before: Callable[[Guest], None] = lambda _: None
) -> Purchase:
    """Play until a purchase of the first guest opens a window for the second, who does ``before`` it."""
    buyer, other = guests[:2]
    while True:
        about_to_buy(buyer, guests, chance)
        before(other)
        since = monotonic()
        pay(buyer, guests)
        if windows_of([other]):  # a hand that everybody knows is not asked
            return Purchase(buyer, other, since)


def about_to_buy(buyer: Guest, guests: list[Guest], chance: Random) -> None:
    while bring_about(guests, chance, offers("purchase")) is not buyer:
        play_on(guests, chance, 1)
    buyer.pick(buyer.item("purchase"))
    while buyer.question is None or buyer.question["prompt"] != "pay":
        buyer.hear()


def pay(buyer: Guest, guests: list[Guest]) -> None:
    assert buyer.question is not None
    assert buyer.pick(*buyer.question["choice"]["sets"][0])["is"] == "done"
    for guest in guests:
        guest.catch_up()


def look_of(question: Message) -> Message:
    """All of a question but its number, what can be picked, and how much time is left."""
    own = ("at", "items", "ready", "window")
    kept = {key: value for key, value in question.items() if key not in own}
    return {**kept, "length": question["window"]["length"]}


def seat_name(guest: Guest, asked: Message) -> str:
    return str(guest.shown["seats"][asked["seat"]]["name"])


def windows_of(guests: list[Guest]) -> list[Message]:
    return [guest.question for guest in guests if guest.question is not None and is_window(guest.question)]


def test_all_who_are_asked_see_the_same(patient: Running) -> None:
    """Who cannot react is asked too."""
    guests = begun(patient, 3, sets=[*OWLS, "squirrels"])
    chance = Random(1)
    rounds = differed = nothing = 0
    while not nothing or not (differed or rounds >= 3):
        rounds += 1
        buyer = purchase(guests, chance).buyer
        others = [guest for guest in guests if guest is not buyer]
        questions = windows_of(others)
        nothing += sum(len(each["items"]) == 1 for each in questions)
        looks = [look_of(each) for each in questions]
        assert all(look == looks[0] for look in looks), looks
        assert all(each["items"][-1]["kind"] == "pass" for each in questions)
        differed += len({len(each["items"]) for each in questions}) > 1
        assert buyer.moment is not None
        deeds = {said(each["text"]).removeprefix(seat_name(buyer, each)) for each in buyer.moment["asked"]}
        assert len(deeds) <= 1, "those who wait see one deed, whatever the hand"
        for guest in others:
            if guest.question is not None and is_window(guest.question):
                guest.pick(len(guest.question["items"]) - 1)


def test_a_window_closes_by_itself(server: Running) -> None:
    host, friend, since = purchase(begun(server, 2, sets=OWLS), Random(2))
    question = friend.until_asked()
    assert is_window(question)
    assert question["window"]["length"] == LENGTH
    assert 0 <= question["window"]["left"] <= LENGTH
    assert host.question is None
    at = friend.at
    while friend.at == at:
        friend.hear()
    assert monotonic() - since > LENGTH
    assert friend.do("pick", at=question["at"], items=[0])["code"] in ("too_late", "not_asked")


def lapses(guest: Guest, seat: int) -> list[str]:
    """What the log says, as far as a guest has heard it, of the windows of a seat that went by."""
    wanted = [words("en").say(f"log-lapsed-{why}") for why in ("time", "order")]
    beats = [beat for each in guest.heard for beat in each.get("beats") or each.get("story") or []]
    told = [said(line["text"]) for beat in beats for line in beat["lines"] if line.get("seat") == seat]
    return [each for each in told if each in wanted]


def test_the_log_of_who_was_asked_says_that_a_window_went_by(server: Running) -> None:
    """Told once, to that seat alone, and found there again by whoever comes back to it."""
    host, friend, _ = purchase(begun(server, 2, sets=OWLS), Random(2))
    at, before = friend.until_asked()["at"], len(lapses(friend, friend.seat))
    while friend.question is not None and friend.question["at"] == at:
        friend.hear()
    ran_out = words("en").say("log-lapsed-time")
    assert lapses(friend, friend.seat)[before:] == [ran_out]
    friend.heard.clear()
    friend.reload()
    assert ran_out in lapses(friend, friend.seat)
    host.reload()
    assert not lapses(host, friend.seat)


def test_a_reload_in_a_window_shows_what_is_left_of_it(folder: Path) -> None:
    unhurried = Running(folder, quick(window=LONG))
    _, friend, since = purchase(begun(unhurried, 2, sets=OWLS), Random(2))
    before = friend.until_asked()
    friend.reload()
    after = friend.until_asked()
    assert look_of(after) == look_of(before)
    assert after["at"] == before["at"]
    assert (
        LONG - (monotonic() - since) - ROUNDED <= after["window"]["left"] <= before["window"]["left"] <= LONG
    )
    unhurried.stop()


def test_a_window_can_stay_open(patient: Running) -> None:
    host, friend, _ = purchase(begun(patient, 2, sets=OWLS), Random(3))
    question = friend.until_asked()
    assert question["window"] == {"length": 0, "left": 0}
    assert host.question is None
    assert friend.pick(0)["is"] == "done"
    host.catch_up()
    friend.catch_up()
    assert not windows_of([friend]) or friend.until_asked()["at"] != question["at"]


def is_passed_for(friend: Guest, since: float) -> None:
    """A window of this seat closes though nobody answers, and not so soon that it would tell of the wish."""
    at = friend.until_asked()["at"]
    while friend.question is not None and friend.question["at"] == at:
        friend.hear()
    assert monotonic() - since > QUICKEST_PASS


def passing(scope: str) -> Callable[[Guest], None]:
    def before(guest: Guest) -> None:
        guest.send("passes", scope=scope)
        guest.until("room")

    return before


def test_standing_passes(patient: Running) -> None:
    host, friend, since = purchase(begun(patient, 2, sets=OWLS), Random(4), passing("always"))
    assert friend.shown["passes"] == "always"
    assert host.shown["passes"] == "none"
    is_passed_for(friend, since)
    friend.reload()
    assert friend.shown["passes"] == "always"
    friend.send("passes", scope="none")
    assert friend.until("room")["table"]["passes"] == "none"


def test_a_pass_for_this_turn_ends_with_it(patient: Running) -> None:
    guests, chance = begun(patient, 2, sets=OWLS), Random(5)
    _, friend, since = purchase(guests, chance, passing("turn"))
    assert friend.shown["passes"] == "turn"
    is_passed_for(friend, since)
    assert friend.moment is not None
    turn = friend.moment["scene"]["turn"]
    while friend.moment["scene"]["turn"] == turn:
        play_on(guests, chance, 1)
        friend.catch_up()
    assert friend.shown["passes"] == "none"


def test_alone_with_bots_only_real_reactions_are_asked(patient: Running) -> None:
    host = Guest(patient)
    host.open_table(players=2, seats=["random"], sets=OWLS, start=True)
    host.connect()
    chance = Random(6)
    real = 0
    while real < 40 and not (host.moment and host.moment["over"]):
        if host.question is None:
            host.hear()
            continue
        assert not is_window(host.question) or len(host.question["items"]) > 1
        real += 1
        host.pick_any(chance)
        host.catch_up()
    assert real >= 40


def test_when_somebody_watches_every_window_is_asked(patient: Running) -> None:
    host = Guest(patient)
    host.open_table(players=2, seats=["random"], sets=OWLS, start=True)
    watcher = Guest(patient)
    watcher.enter(host.links()["watch"])
    watcher.connect()
    host.connect()
    chance = Random(7)
    while not (host.question and is_window(host.question) and len(host.question["items"]) == 1):
        if host.question is None:
            host.hear()
        else:
            host.pick_any(chance)
            host.catch_up()
    question = host.question
    host.catch_up()
    assert host.question == question
    assert host.pick(0)["is"] == "done"


def told_passes(guest: Guest) -> list[str]:
    """What the log says, as far as a guest has heard it, of those who passed."""
    beats = [beat for each in guest.heard for beat in each.get("beats") or each.get("story") or []]
    told = [said(line["text"]) for beat in beats for line in beat["lines"]]
    return [each for each in told if "passes" in each]


def test_who_passed_is_told_when_the_window_has_closed_and_not_before(patient: Running) -> None:
    """A window seals what is picked in it: till its end a pass looks like a reaction."""
    guests = begun(patient, 3, sets=[*OWLS, "squirrels"])
    host, first, _ = purchase(guests, Random(2))
    asked = [guest for guest in guests if windows_of([guest])]
    for guest in guests:
        guest.heard.clear()
    for guest in asked:
        assert [told_passes(each) for each in guests] == [[]] * len(guests)
        passes(guest)
        for each in guests:
            each.catch_up()
    while windows := [guest for guest in guests if windows_of([guest])]:  # what else there is to react to
        passes(windows[0])
        for each in guests:
            each.catch_up()
    name_of = {guest.seat: host.shown["seats"][guest.seat]["name"] for guest in asked}
    meant = {f"{name} passes." for name in name_of.values()}
    assert meant <= set(told_passes(host))
    own = f"{name_of[first.seat]} passes."
    assert meant - {own} <= set(told_passes(first))
    assert own not in told_passes(first)
    host.heard.clear()
    host.reload()
    assert meant <= set(told_passes(host))


def passes(guest: Guest) -> None:
    items = guest.until_asked()["items"]
    assert guest.pick(next(at for at, each in enumerate(items) if each["kind"] == "pass"))["is"] == "done"


def test_who_ran_out_of_time_passes_before_all_eyes(server: Running) -> None:
    host, friend, _ = purchase(begun(server, 2, sets=OWLS), Random(2))
    host.heard.clear()
    name = host.shown["seats"][friend.seat]["name"]
    while not told_passes(host):
        host.hear()
    assert told_passes(host) == [f"{name} passes: out of time."]
