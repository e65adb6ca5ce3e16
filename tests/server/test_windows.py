"""Reaction windows: the same look for all, closed by themselves, passed for whoever says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from time import monotonic

import pytest

from tests.server.guests import Guest, Message, begun, bring_about, play_on, said
from tests.server.running import QUICK, Running, quick

OWLS = ["owls", "macaws", "pandas"]
LENGTH = float(QUICK[QUICK.index("--window") + 1])


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server where windows stay open until everybody has answered."""
    running = Running(tmp_path_factory.mktemp("patient"), quick(window=0))
    yield running
    running.stop()


def is_window(question: Message) -> bool:
    return question.get("window") is not None


def purchase(
    guests: list[Guest], chance: Random, before: Callable[[Guest], None] = lambda _: None
) -> tuple[Guest, Guest]:
    """Play until a purchase opens a window: who bought, and one who is asked. ``before``: what that one does
    just before."""
    while True:
        buyer, other = about_to_buy(guests, chance)
        before(other)
        pay(buyer, guests)
        if windows_of([other]):  # a hand that everybody knows is not asked
            return buyer, other


def about_to_buy(guests: list[Guest], chance: Random) -> tuple[Guest, Guest]:

    def can_buy(question: Message) -> bool:
        kind: str = question["items"][0]["kind"]
        return kind == "purchase"

    buyer = bring_about(guests, chance, can_buy)
    buyer.pick(0)
    while buyer.question is None or buyer.question["prompt"] != "pay":
        buyer.hear()
    return buyer, next(guest for guest in guests if guest is not buyer)


def pay(buyer: Guest, guests: list[Guest]) -> None:
    assert buyer.question is not None
    assert buyer.pick(*buyer.question["choice"]["sets"][0])["is"] == "done"
    for guest in guests:
        guest.catch_up()


def look_of(question: Message) -> Message:
    """All of a question but what can be picked, and how much time is left."""
    kept = {key: value for key, value in question.items() if key not in ("items", "window")}
    return {**kept, "length": question["window"]["length"]}


def seat_name(guest: Guest, asked: Message) -> str:
    return str(guest.shown["seats"][asked["seat"]]["name"])


def windows_of(guests: list[Guest]) -> list[Message]:
    return [guest.question for guest in guests if guest.question is not None and is_window(guest.question)]


def test_all_who_are_asked_see_the_same(server: Running) -> None:
    guests = begun(server, 3, sets=[*OWLS, "squirrels"])
    chance = Random(1)
    differed = nothing = 0
    for _ in range(3):
        buyer, _ = purchase(guests, chance)
        others = [guest for guest in guests if guest is not buyer]
        questions = windows_of(others)
        nothing += sum(len(each["items"]) == 1 for each in questions)
        looks = [look_of(each) for each in questions]
        assert all(look == looks[0] for look in looks)
        assert all(each["items"][-1]["kind"] == "pass" for each in questions)
        differed += len({len(each["items"]) for each in questions}) > 1
        assert buyer.moment is not None
        deeds = {said(each["text"]).removeprefix(seat_name(buyer, each)) for each in buyer.moment["asked"]}
        assert len(deeds) <= 1, "those who wait see one deed, whatever the hand"
        for guest in others:
            if guest.question is not None and is_window(guest.question):
                guest.pick(len(guest.question["items"]) - 1)
        if differed:
            break
    assert nothing, "who cannot react is asked too"


def test_a_window_closes_by_itself(server: Running) -> None:
    host, friend = purchase(begun(server, 2, sets=OWLS), Random(2))
    question = friend.until_asked()
    assert is_window(question)
    assert question["window"]["length"] == LENGTH
    assert 0 < question["window"]["left"] <= LENGTH
    assert host.question is None
    opened, at = monotonic(), friend.at
    while friend.at == at:
        friend.hear()
    assert monotonic() - opened > LENGTH / 2
    assert friend.do("pick", at=question["at"], items=[0])["code"] in ("too_late", "not_asked")


def test_a_reload_in_a_window_shows_what_is_left_of_it(server: Running) -> None:
    _, friend = purchase(begun(server, 2, sets=OWLS), Random(2))
    before = friend.until_asked()
    friend.reload()
    after = friend.question
    if after is not None and is_window(after):  # else it has closed meanwhile
        assert look_of(after) == look_of(before)
        assert after["window"]["left"] <= before["window"]["left"]
        assert after["at"] == before["at"]


def test_a_window_can_stay_open(patient: Running) -> None:
    host, friend = purchase(begun(patient, 2, sets=OWLS), Random(3))
    question = friend.until_asked()
    assert question["window"] == {"length": 0, "left": 0}
    assert host.question is None
    assert friend.pick(0)["is"] == "done"
    host.catch_up()
    friend.catch_up()
    assert not windows_of([friend]) or friend.until_asked()["at"] != question["at"]


def pass_by_itself(friend: Guest) -> float:
    """How long until a window of this seat was passed for it."""
    opened, at = monotonic(), friend.until_asked()["at"]
    while friend.question is not None and friend.question["at"] == at:
        friend.hear()
    return monotonic() - opened


def passing(scope: str) -> Callable[[Guest], None]:
    def before(guest: Guest) -> None:
        guest.send("passes", scope=scope)
        guest.until("room")

    return before


def test_standing_passes(patient: Running) -> None:
    host, friend = purchase(begun(patient, 2, sets=OWLS), Random(4), passing("always"))
    assert friend.shown["passes"] == "always"
    assert host.shown["passes"] == "none"
    assert 0.5 < pass_by_itself(friend) < 4
    friend.reload()
    assert friend.shown["passes"] == "always"
    friend.send("passes", scope="none")
    assert friend.until("room")["table"]["passes"] == "none"


def test_a_pass_for_this_turn_ends_with_it(patient: Running) -> None:
    guests, chance = begun(patient, 2, sets=OWLS), Random(5)
    _, friend = purchase(guests, chance, passing("turn"))
    assert friend.shown["passes"] == "turn"
    assert 0.5 < pass_by_itself(friend) < 4
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
