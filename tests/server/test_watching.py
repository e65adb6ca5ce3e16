"""Spectators and replays: nobody sees more than they may, and a replay shows what was shown."""

from __future__ import annotations

from random import Random

from comptoir.core import registry
from comptoir.server import entries
from comptoir.server.ledger import Ledger
from comptoir.server.replays import Film
from comptoir.words import words
from tests.server.guests import Guest, Message, begun, bring_about, offers, play_on, said, settle, without_ids
from tests.server.running import Running

PASSES = {
    words("en").say("log-all-pass"),
    *[
        words("en").say("log-passes", name=name, late=late)
        for name in ("Ada", "Guest 2", "Guest 3")
        for late in (False, True)
    ],
}
"""Said at the table while people wait for each other; nothing happens by it that a replay could show."""


def watcher_of(host: Guest, lang: str = "en") -> Guest:
    watcher = Guest(host.server, lang)
    assert watcher.enter(host.links()["watch"]).json()["seat"] == -1
    return watcher.connect()


def test_spectators_see_what_everybody_may_see(server: Running) -> None:
    guests = begun(server, 2)
    watcher = watcher_of(guests[0], "fr")
    guests[0].catch_up()
    assert guests[0].shown["spectators"] == watcher.shown["spectators"] == 1
    assert watcher.shown["me"] == -1
    assert watcher.moment is not None
    assert all(not seat["hand"] and seat["hand_count"] == 5 for seat in watcher.moment["scene"]["seats"])
    play_on(guests, Random(1), 40)
    watcher.catch_up()
    assert watcher.at >= guests[0].at
    for message in watcher.heard:
        if message["is"] in ("snapshot", "update"):
            assert message["moment"]["question"] is None
            assert message["moment"]["undo"] == "none"
    watcher.leave()
    guests[0].until("room", where=lambda each: each["table"]["spectators"] == 0)


def test_spectators_only_watch(server: Running) -> None:
    guests = begun(server, 2)
    watcher = watcher_of(guests[0])
    before = guests[0].moment
    for kind, fields in (
        ("pick", {"at": 0, "items": [0]}),
        ("undo", {}),
        ("consent", {"proposal": 1, "yes": True}),
        ("why", {"wish": {"action": "build"}}),
        ("hint", {}),
        ("rename", {"name": "Eve"}),
        ("arrange", {"seat": 1, "to": "open"}),
        ("start", {}),
        ("replace", {"seat": 0, "bot": True}),
        ("rematch", {}),
    ):
        refused = watcher.do(kind, **fields)
        assert (kind, refused["is"], refused["code"]) == (kind, "refused", "only_watching")
    watcher.send("passes", scope="always")
    assert watcher.until("refused")["code"] == "only_watching"
    watcher.send("commit", deal=1, digest="00" * 32)
    assert watcher.until("refused")["code"] == "only_watching"
    watcher.send("reveal", deal=1, nonce="00" * 32)
    assert watcher.until("refused")["code"] == "only_watching"
    for guest in guests:
        guest.catch_up()
    assert guests[0].moment == before


def test_the_link_of_a_seat_does_not_open_another(server: Running) -> None:
    host, friend = begun(server, 2)
    watcher = watcher_of(host)
    for guest, seat in ((friend, 0), (watcher, 0), (watcher, 1)):
        guest.leave()
        guest.seat = seat
        place = f"/api/tables/{host.table}/mine/{seat}"
        assert guest.http.post(place).json()["code"] == "not_your_seat"


# -- looking back ---------------------------------------------------------------------------------------


def frames_of(guest: Guest, eyes: str) -> list[Message]:
    """All frames of a replay, by many requests."""
    found: list[Message] = []
    while True:
        answer = guest.get("replay", eyes=eyes, start=len(found), count=17)
        assert answer.status_code == 200, answer.text
        replay = answer.json()
        found += replay["frames"]
        assert [frame["step"] for frame in found] == list(range(len(found)))
        if len(found) > replay["steps"]:
            return found


def moments_of(guest: Guest) -> list[Message]:
    return [each["moment"] for each in guest.heard if each["is"] in ("snapshot", "update") and each["moment"]]


def lines_of(beats: list[Message]) -> list[str]:
    return [said(line["text"]) for beat in beats for line in beat["lines"]]


def first_story(guest: Guest) -> list[Message]:
    """What a guest was told with the first moment."""
    story: list[Message] = next(each for each in guest.heard if each["is"] == "snapshot" and each["moment"])[
        "story"
    ]
    return story


def test_a_replay_shows_what_was_shown(server: Running) -> None:
    # Sets with payments that are settled late, with reactions and with guises.
    guests = begun(server, 3, sets=["pandas", "owls", "chameleons", "platypuses"])
    watcher = watcher_of(guests[0])
    play_on(guests, Random(3), 120)
    settle(guests, Random(3))
    for guest in (*guests, watcher):
        guest.catch_up()
        frames = frames_of(guest, "watch" if guest.seat < 0 else str(guest.seat))
        assert frames[-1]["step"] == guest.at
        moments: dict[int, Message] = {}
        for moment in moments_of(guest):
            moments.setdefault(moment["at"], moment)  # later ones are of what was only begun
        for moment in moments.values():
            frame = frames[moment["at"]]
            assert without_ids(frame["scene"]) == without_ids(moment["scene"])
            assert frame["progress"] == moment["progress"]
            assert frame["asked"] == moment["asked"]
        told = [line for each in guest.heard if each["is"] == "update" for line in lines_of(each["beats"])]
        live = [line for line in told if line not in PASSES]
        again = [line for frame in frames for line in lines_of(frame["beats"])]
        assert live
        assert again[-len(live) :] == live
        assert len(again) - len(live) == len(lines_of(first_story(guest)))


def test_during_the_game_only_with_one_s_own_eyes(server: Running) -> None:
    host, friend = begun(server, 2)
    play_on([host, friend], Random(4), 10)
    watcher = watcher_of(host)
    stranger = Guest(server)
    stranger.table = host.table
    for guest, allowed in (
        (host, ["0", "watch"]),
        (friend, ["1", "watch"]),
        (watcher, ["watch"]),
        (stranger, []),
    ):
        for eyes in ("0", "1", "2", "watch", "all"):
            answer = guest.get("replay", eyes=eyes)
            if eyes in allowed:
                assert answer.json()["eyes"] == allowed
                assert not answer.json()["over"]
            else:
                assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")
    for what in ("story", "proof", "save"):
        answer = host.get(what)
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_replay_shows_nothing_of_what_was_only_begun(server: Running) -> None:
    guests = begun(server, 2)
    buyer = bring_about(guests, Random(1), offers("purchase"))
    before = frames_of(buyer, "watch")
    for kind in ("inventory", "purchase"):
        buyer.pick(buyer.item(kind))
        for guest in guests:
            assert frames_of(guest, "watch") == before
        buyer.do("undo")
        buyer.until("snapshot")
        assert frames_of(buyer, "watch") == before


def test_a_purchase_is_told_with_its_payment() -> None:
    """Also where the game asks something in between: else the same game would read otherwise."""
    ledger, chance, settling = Ledger("table"), Random(1), list[int]()
    options = {"players": 2, "sets": ["platypuses", "pandas", "macaws"]}
    rules = registry.rules("dale").rules_version
    for entry in (entries.Opened("dale", rules, options, ["random"] * 2), entries.Locked("00" * 32)):
        ledger.enter(entry)
    ledger.enter(entries.Began())
    while ledger.asked:
        ((seat, (decision, _)),) = ledger.asked.items()
        if decision.prompt in ("keep_payment", "toss_junk"):
            assert ledger.playing.unseen
            settling.append(ledger.steps_told)
        picks = ledger.attempt(seat, [chance.choice(decision.options)]).picks
        ledger.enter(entries.Picked(seat, picks))
    assert settling
    for step in settling:
        (frame,) = Film(ledger).frames("watch", "en", step + 1, 1)
        assert frame.beats


def test_before_the_game_there_is_nothing_to_look_back_at(server: Running) -> None:
    host = Guest(server)
    host.open_table()
    answer = host.get("replay", eyes="0")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_begun")
