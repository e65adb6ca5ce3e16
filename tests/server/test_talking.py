"""Public talk: text, of bounded length, in order, for everybody."""

from __future__ import annotations

from pathlib import Path

from comptoir.server import entries, talking
from comptoir.server.ledger import TALK_KEPT, Ledger
from tests.server.guests import Guest, said, table_for
from tests.server.running import Running


def heard_by(guest: Guest) -> list[tuple[int, str, str]]:
    guest.catch_up()
    spoken = [each["said"] for each in guest.heard if each["is"] == "talk"]
    assert [each["number"] for each in spoken] == list(range(len(spoken)))
    return [(each["seat"], each["name"], each["text"]) for each in spoken]


def test_everybody_hears_it_in_order(server: Running) -> None:
    host, friend, third = guests = table_for(server, 3)
    for guest, text in ((host, "Hello"), (third, "Bonjour"), (host, "Ready?"), (friend, "<b>Yes</b>")):
        assert guest.do("say", text=text)["is"] == "done"
    expected = [
        (0, "Ada", "Hello"),
        (2, "Guest 3", "Bonjour"),
        (0, "Ada", "Ready?"),
        (1, "Guest 2", "<b>Yes</b>"),
    ]
    assert [heard_by(guest) for guest in guests] == [expected] * 3
    friend.reload()
    talk = friend.heard[-1]["talk"]
    assert [(each["seat"], each["name"], each["text"]) for each in talk] == expected
    assert [each["number"] for each in talk] == [0, 1, 2, 3]


def test_talk_is_one_line_of_plain_text(server: Running) -> None:
    host, friend = table_for(server, 2)
    assert host.do("say", text="  one\n\ttwo\x07\u202ethree\u0000  ")["is"] == "done"
    assert host.do("say", text="é" * 500)["is"] == "done"
    assert [text for _, _, text in heard_by(friend)] == ["one two three", "é" * 500]
    refused = host.do("say", text=" \n\x07 ")
    assert (refused["is"], refused["code"]) == ("refused", "nothing_said")
    for text in ("", "x" * 501):
        host.send("say", text=text)
        assert host.until("refused")["code"] == "malformed"
    assert len(heard_by(friend)) == 2


def test_said_twice_by_mistake(server: Running) -> None:
    host, friend = table_for(server, 2)
    assert host.do("say", move="hello-once", text="Hello") == host.do("say", move="hello-once", text="Hello")
    assert len(heard_by(friend)) == 1


def test_spectators_listen(server: Running) -> None:
    host, _ = table_for(server, 2)
    watcher = Guest(server, "fr")
    watcher.enter(host.links()["watch"])
    watcher.connect()
    host.do("say", text="Hello")
    assert heard_by(watcher) == [(0, "Ada", "Hello")]
    refused = watcher.do("say", text="Coucou")
    assert refused["code"] == "only_watching"
    assert "spectateur" in said(refused["text"])
    assert len(heard_by(host)) == 1


CHATTY = "from comptoir.server import talking; talking.TALK_AT_ONCE = 2; talking.TALK_PER_MINUTE = 600"


def test_who_talks_without_a_breath_waits_a_moment_and_nobody_else_does(folder: Path) -> None:
    server = Running(folder, setting=CHATTY)
    host, friend = table_for(server, 2)
    for number in range(50):
        host.send("say", text=str(number))
    refused = host.until("refused")
    assert refused["code"] == "too_much_talk"
    assert said(refused["text"])
    assert friend.do("say", text="three")["is"] == "done"
    while host.do("say", text="in the end")["is"] == "refused":
        pass
    assert heard_by(friend)[-1] == (0, "Ada", "in the end")
    server.stop()


def test_thousands_of_lines_silence_nobody_and_fill_no_memory() -> None:
    ledger = Ledger("table")
    ledger.enter(entries.Opened("dale", 0, {}, ["", ""]))
    for number in range(2 * 2000):
        ledger.enter(entries.Talked(number % 2, "Ada", str(number)))
    assert (ledger.talked, len(ledger.talk)) == (4000, TALK_KEPT)
    assert ledger.talk[-1] == entries.Talked(1, "Ada", "3999")


def test_lines_keep_their_numbers_when_the_first_are_forgotten(folder: Path) -> None:
    server = Running(folder, setting="from comptoir.server import ledger; ledger.TALK_KEPT = 2")
    host, friend = table_for(server, 2)
    for text in ("one", "two", "three"):
        assert host.do("say", text=text)["is"] == "done"
    assert [text for _, _, text in heard_by(friend)] == ["one", "two", "three"]
    friend.reload()
    talk = friend.heard[-1]["talk"]
    assert [(each["number"], each["text"]) for each in talk] == [(1, "two"), (2, "three")]
    server.stop()


# -- phrases --------------------------------------------------------------------------------------------


def phrases_of(guest: Guest) -> dict[str, str]:
    """What the server lists for a guest to say with one click."""
    snapshot = next(each for each in reversed(guest.heard) if each["is"] == "snapshot")
    return {each["name"]: each["text"] for each in snapshot["phrases"]}


def lines_of(guest: Guest) -> list[tuple[str, str]]:
    guest.catch_up()
    return [(each["said"]["phrase"], each["said"]["text"]) for each in guest.heard if each["is"] == "talk"]


def test_everybody_reads_a_phrase_in_their_own_language(folder: Path) -> None:
    server = Running(folder)
    host, friend = table_for(server, 2, game="karanor")
    friend.send("speak", lang="fr")
    friend.until("snapshot")
    ours, theirs = phrases_of(host), phrases_of(friend)
    assert list(ours) == list(theirs)
    for key in ("deal", "anyone:wood", "thanks"):
        assert host.do("say", phrase=key)["is"] == "done"
    assert lines_of(host) == [(key, ours[key]) for key in ("deal", "anyone:wood", "thanks")]
    assert lines_of(friend) == [(key, theirs[key]) for key in ("deal", "anyone:wood", "thanks")]
    assert (ours["anyone:wood"], theirs["anyone:wood"]) == ("Anyone with wood?", "Qui a du bois\u202f?")
    before = lines_of(friend)
    server.kill()
    server = Running(folder, port=server.port)
    friend.lang = "fr"
    friend.reload()
    assert [(each["phrase"], each["text"]) for each in friend.heard[-1]["talk"]] == before
    server.stop()


def test_a_phrase_that_is_not_listed_is_refused(server: Running) -> None:
    host, friend = table_for(server, 2)
    assert "anyone:wood" not in phrases_of(host)
    for phrase in ("anyone:wood", "need_build:wood", "thanks:wood", "nothing", "web-home-title"):
        refused = host.do("say", phrase=phrase)
        assert (refused["is"], refused["code"]) == ("refused", "no_such_phrase")
        assert said(refused["text"])
    assert host.do("say")["code"] == "nothing_said"
    host.send("say", phrase="x" * 41)
    assert host.until("refused")["code"] == "malformed"
    assert lines_of(friend) == []


def test_phrases_take_breath_like_talk(folder: Path) -> None:
    server = Running(folder, setting=CHATTY.replace("600", "1"))
    host, _ = table_for(server, 2)
    codes = [host.do("say", phrase="hello").get("code") for _ in range(3)]
    assert codes == [None, None, "too_much_talk"]
    server.stop()


def test_a_phrase_that_is_known_no_more_stays_as_it_was_said() -> None:
    ledger = Ledger("table")
    ledger.enter(entries.Opened("karanor", 0, {}, ["", ""]))
    known, forgotten = (entries.Talked(0, "Ada", "as it was", phrase) for phrase in ("deal", "anyone:salt"))
    assert talking.said(ledger, 0, known, "en").text == "Deal?"
    assert talking.said(ledger, 1, forgotten, "fr").text == "as it was"
