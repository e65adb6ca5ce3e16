"""Picks: each counts once, what is not possible changes nothing and says why, every window shows the same."""

from __future__ import annotations

import json
import secrets
from random import Random

from tests.server.guests import Guest, Message, begun, bring_about, offers, play_on, said, settle
from tests.server.running import Running


def unchanged(guests: list[Guest], before: Message | None) -> bool:
    """Is the game where it was, as the first of these saw it?"""
    for guest in guests:
        guest.catch_up()
    return guests[0].moment == before


def paying(server: Running, seed: int = 1) -> list[Guest]:
    """Two people, the first of whom has to pay for a card."""
    guests = begun(server, 2)
    buyer = bring_about(guests, Random(seed), offers("purchase"))
    assert buyer.pick(buyer.item("purchase"))["is"] == "done"
    while buyer.question is None or buyer.question["prompt"] != "pay":
        buyer.hear()
    return [buyer, *[guest for guest in guests if guest is not buyer]]


def test_a_move_sent_twice_counts_once(server: Running) -> None:
    host, friend = begun(server, 2)
    move = secrets.token_hex(8)
    first = host.pick(host.item("inventory"), move=move)
    again = host.do("pick", move=move, at=0, items=[0])  # whatever it says the second time
    assert first == again == {"is": "done", "move": move, "at": first["at"]}
    host.catch_up()
    friend.catch_up()
    assert host.at == friend.at == first["at"]


def test_two_people_may_call_their_moves_the_same(server: Running) -> None:
    host, friend = begun(server, 2)
    assert host.do("say", move="same-name", text="one")["is"] == "done"
    assert friend.do("say", move="same-name", text="two")["is"] == "done"
    assert [each["text"] for each in friend.another_tab().heard[-1]["talk"]] == ["one", "two"]


def test_a_late_pick_is_refused(server: Running) -> None:
    host, friend = begun(server, 2)
    host.pick(host.item("inventory"))
    host.catch_up()
    before = host.moment
    refused = host.do("pick", at=0, items=[0])
    assert (refused["is"], refused["code"]) == ("refused", "too_late")
    assert said(refused["text"]) == "The game has moved on since; look again and choose."
    assert unchanged([host, friend], before)


def test_nobody_picks_out_of_turn(server: Running) -> None:
    host, friend = begun(server, 2)
    before = host.moment
    friend.lang = "fr"
    friend.send("speak", lang="fr")
    friend.until("snapshot")
    refused = friend.do("pick", at=0, items=[0])
    assert (refused["is"], refused["code"]) == ("refused", "not_asked")
    assert said(refused["text"]).startswith("Ce n’est pas à vous")
    assert unchanged([host, friend], before)


def test_items_that_were_not_offered(server: Running) -> None:
    guests = begun(server, 2)
    before = guests[0].moment
    for items, code in (([99], "no_such_item"), ([], "one_at_a_time"), ([0, 1], "one_at_a_time")):
        refused = guests[0].do("pick", at=0, items=items)
        assert (refused["is"], refused["code"]) == ("refused", code)
        assert said(refused["text"])
    assert unchanged(guests, before)


def test_a_payment_is_taken_whole_or_not_at_all(server: Running) -> None:
    guests = paying(server)
    buyer = guests[0]
    before = buyer.moment
    assert before is not None
    question = buyer.until_asked()
    cards = len(question["items"])
    for items in ([], [0, 0], [*range(cards), 0]):
        refused = buyer.do("pick", at=question["at"], items=items)
        assert refused["is"] == "refused", items
        assert said(refused["text"])
    assert unchanged(guests, before)
    exact = question["choice"]["sets"][0]
    assert buyer.pick(*reversed(exact))["is"] == "done"  # in any order
    for guest in guests:
        guest.catch_up()
    asked = [guest.question["at"] for guest in guests if guest.question is not None]
    assert set(asked) == {question["at"] + 1}, "all of it is one step"


NONSENSE: tuple[object, ...] = (
    {"is": "pick", "move": "x" * 8, "at": 0, "items": [0], "seat": 1},
    {"is": "pick", "move": "short", "at": 0, "items": [0]},
    {"is": "pick", "move": "x" * 8, "at": 0, "items": "0"},
    {"is": "pick", "move": "x" * 8, "at": -1, "items": [0]},
    {"is": "pick", "move": "x" * 8, "items": [0]},
    {"is": "win", "move": "x" * 8},
    {"is": "snapshot"},
    ["pick"],
    None,
)


def test_messages_that_make_no_sense(server: Running) -> None:
    guests = begun(server, 2)
    host, before = guests[0], guests[0].moment
    assert host.socket is not None
    for message in NONSENSE:
        host.socket.send(json.dumps(message))
        refused = host.until("refused")
        assert refused["code"] == "malformed", message
        assert said(refused["text"])
    assert unchanged(guests, before)


def test_a_reload_in_the_middle_of_a_payment(server: Running) -> None:
    buyer, other = paying(server)
    buyer.catch_up()
    before = buyer.moment
    buyer.reload()
    assert buyer.moment == before
    other.catch_up()
    seen = other.moment
    other.reload()
    assert other.moment == seen
    choice = buyer.until_asked()["choice"]
    assert buyer.pick(*choice["sets"][0])["is"] == "done"


def test_two_windows_of_one_seat_show_the_same(server: Running) -> None:
    guests = begun(server, 2)
    host, friend = guests
    tab = host.another_tab()
    assert tab.moment == host.moment
    play_on([host, friend], Random(4), 25)
    settle([host, friend], Random(4))
    tab.catch_up()
    assert tab.moment == host.moment
    updates = [each for each in tab.heard if each["is"] == "update"]
    assert updates == [each for each in host.heard if each["is"] == "update"][-len(updates) :]
    play_on([tab, friend], Random(5), 3)
    settle([tab, friend], Random(5))
    host.catch_up()
    assert tab.moment == host.moment
    tab.leave()
    friend.catch_up()
    assert friend.shown["seats"][0]["connected"]


def test_windows_in_two_languages_show_the_same_cards(server: Running) -> None:
    """A number that was another one in the other language would tell whether a card was seen before."""
    guests = begun(server, 2)
    host, friend = guests
    tab = host.another_tab("fr")
    play_on(guests, Random(8), 60)
    settle(guests, Random(8))
    tab.catch_up()
    first, second = (
        [(each["moment"]["scene"], motions_of(each)) for each in guest.heard if each["is"] == "update"]
        for guest in (host, tab)
    )
    assert second == first[-len(second) :]
    assert friend.moment is not None


def motions_of(update: Message) -> list[list[Message]]:
    return [beat["motions"] for beat in update["beats"]]


def test_everything_in_another_language(server: Running) -> None:
    host, friend = begun(server, 2)
    play_on([host, friend], Random(2), 20)
    settle([host, friend], Random(2))
    before = host.moment
    host.send("speak", lang="fr")
    french = host.until("snapshot")
    assert french["lang"] == "fr"
    assert before is not None
    assert host.moment is not None
    assert host.moment["scene"] == before["scene"]
    assert host.moment["at"] == before["at"]
    assert said(host.moment["asked"][0]["text"]) != said(before["asked"][0]["text"])
    lines = [said(line["text"]) for beat in french["story"] for line in beat["lines"]]
    assert lines
    assert any("tour" in line.lower() for line in lines)
    friend.catch_up()
    assert all(each.get("lang") == "en" for each in friend.heard if each["is"] == "snapshot")
    host.send("speak", lang="en")
    host.until("snapshot")
    assert host.moment == before


def test_reasons_and_hints(server: Running) -> None:
    host, friend = begun(server, 2)
    reason = host.do("why", wish={"action": "build"})
    assert reason["is"] == "reason"
    assert said(reason["text"])
    hint = host.do("hint")
    assert hint["is"] == "reason"
    assert hint["items"]
    assert said(hint["text"]).count(".") > 1, "what, and why"
    assert host.pick(*hint["items"])["is"] == "done"
    assert friend.do("hint")["code"] == "not_asked"
    assert friend.do("why", wish={"action": "purchase"})["code"] == "not_asked"


def test_the_log_of_earlier_turns(server: Running) -> None:
    guests = begun(server, 2)
    host = guests[0]
    play_on(guests, Random(9), 120)
    settle(guests, Random(9))
    assert host.moment is not None
    before, turns = host.moment["beat"], list[int]()
    while before:
        host.send("older", before=before)
        story = host.until("story")
        assert story["first"] < before
        before = story["first"]
        headings = [line["turn"] for beat in story["beats"] for line in beat["lines"] if line.get("heading")]
        turns = [*headings, *turns]
    assert turns == list(range(1, host.moment["scene"]["turn"] + 1))
