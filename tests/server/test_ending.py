"""The end: who has won, the story, the proof, the file, and once more."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from comptoir.bots import review
from comptoir.core.fairness import SERVER, commit_to
from comptoir.server.past import Reviewed
from comptoir.server.remembering import FolderShelf, Memory, Told
from tests.server.guests import Guest, begun, play_on, said, until_dealt
from tests.server.running import Running
from tests.server.test_watching import watcher_of


def finished(server: Running, people: int = 2, **wishes: object) -> list[Guest]:
    """A game whose people let bots play it to its end."""
    guests = begun(server, people, **wishes)
    for guest in guests:
        assert guest.do("replace", seat=guest.seat, bot=True)["is"] == "done"
    for guest in guests:
        while not (guest.moment and guest.moment["over"]):
            guest.hear()
        guest.catch_up()
    return guests


def test_everything_is_told_when_it_is_over(server: Running, tmp_path: Path) -> None:
    host, friend = guests = finished(server)
    assert host.moment is not None
    winners = host.moment["scene"]["winners"]
    assert winners
    for guest in guests:
        assert guest.shown["state"] == "over"
        assert said(guest.moment["result"]) if guest.moment else False
        assert guest.question is None
        assert guest.do("pick", at=guest.at, items=[0])["code"] == "game_over"
        assert guest.do("undo")["code"] == "game_over"
        assert guest.do("replace", seat=guest.seat, bot=False)["code"] == "game_over"
        assert guest.do("say", text="Well played")["is"] == "done"
    friend.reload()
    assert friend.moment is not None
    assert friend.moment["over"]
    assert host.get().json()["state"] == "over"
    story = host.get("story")
    assert story.status_code == 200
    assert story.json()
    check_replay(guests)
    check_review(host, winners, server.folder)
    check_proof(host, tmp_path)
    check_second_rematch(host, friend)


def check_review(host: Guest, winners: list[int], folder: Path) -> None:
    """How the chances went to the end, and turning points that the replay shows, in both languages."""
    assert host.shown["reviewed"]
    memory = Memory(Told(FolderShelf(folder)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(review, "WORLDS", 1)
        patch.setattr(review, "MANY_WORLDS", 2)
        told = [memory.tell(Reviewed(host.table, 1_000_000, lang)) for lang in ("en", "fr")]
    english, french = (json.loads(each) for each in told)
    assert english["sides"] == [[0], [1]]
    assert english["curve"][0]["step"] == 0
    assert english["curve"][-1]["chances"] == [100 * (seat in winners) for seat in range(2)]
    assert english["curve"] == french["curve"]
    points = english["turning_points"]
    assert 0 < len(points) <= 3
    for point, also in zip(points, french["turning_points"], strict=True):
        assert point["better_chance"] >= point["chance"]
        assert point["step"] == also["step"]
        assert said(point["picked"]) != said(also["picked"])
        (frame,) = host.get("replay", eyes=point["seat"], start=point["step"], count=1).json()["frames"]
        assert [each["seat"] for each in frame["asked"]] == [point["seat"]]


def check_second_rematch(host: Guest, friend: Guest) -> None:
    """It leads to the same table, and whoever has stayed to look back is left alone."""
    assert host.do("rematch")["is"] == "done"
    table = friend.until("moved")["table"]
    assert friend.do("rematch")["is"] == "done"
    assert [each["table"] for each in friend.heard if each["is"] == "moved"] == [table] * 2
    host.catch_up()
    assert len([each for each in host.heard if each["is"] == "moved"]) == 1
    assert host.another_tab().shown["next_table"] == table


def check_replay(guests: list[Guest]) -> None:
    """From every seat's eyes, and with all cards open."""
    stranger = Guest(guests[0].server)
    stranger.table = guests[0].table
    assert stranger.get("replay").json()["eyes"] == ["0", "1", "watch", "all"]
    at = guests[0].at
    for eyes in ("0", "1", "watch", "all"):
        last = stranger.get("replay", eyes=eyes, start=at).json()["frames"]
        assert [frame["step"] for frame in last] == [at]
    for seat in stranger.get("replay", eyes="all", count=1).json()["frames"][0]["scene"]["seats"]:
        assert len(seat["hand"]) == seat["hand_count"]
        assert None not in seat["deck"]


def check_proof(host: Guest, folder: Path) -> None:
    proof = host.get("proof").json()
    terms, key = proof["terms"], bytes.fromhex(proof["key"])
    assert proof["commitment"] == host.shown["commitment"] == commit_to(terms, SERVER, key)
    assert (terms, proof["digests"]) == (host.shown["deal"]["terms"], host.shown["deal"]["digests"])
    nonces = [each for each in proof["nonces"] if each]
    assert len(nonces) == 2
    save = host.get("save")
    assert "attachment" in save.headers["content-disposition"]
    file = folder / "game.json"
    file.write_bytes(save.content)
    verified = verify(file)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    spoilt = save.text.replace(proof["key"], proof["key"][::-1], 1)
    file.write_text(spoilt, encoding="utf-8")
    assert verify(file).returncode != 0


def verify(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "comptoir", "verify", str(file), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_once_more_and_a_loser_starts(server: Running) -> None:
    guests = finished(server, 2, players=3, seats=["random", "open"])
    watcher = watcher_of(guests[0])
    assert guests[0].moment is not None
    winners = guests[0].moment["scene"]["winners"]
    asked = guests[1].send("rematch")
    moved = {guest: guest.until("moved") for guest in (*guests, watcher)}
    assert guests[1].until("done")["move"] == asked
    table = moved[guests[0]]["table"]
    assert {each["table"] for each in moved.values()} == {table}
    guests[0].catch_up()
    assert guests[0].shown["next_table"] == table
    for guest, message in moved.items():
        seat = guest.seat
        guest.leave()
        guest.moment, guest.shown = None, {}
        assert guest.enter(message["link"]).json()["seat"] == seat
        guest.connect()
    until_dealt([*moved])
    for guest in moved:
        assert [seat["name"] for seat in guest.shown["seats"]] == ["Ada", "Noisette", "Guest 2"]
        assert [seat["bot"] for seat in guest.shown["seats"]] == ["", "random", ""]
    first = [each for each in watcher.heard if each["is"] == "snapshot"][-1]["table"]["options"]["first"]
    assert first not in winners
    play_on(guests, Random(1), 10)


def test_no_rematch_before_the_end(server: Running) -> None:
    host, _ = begun(server, 2)
    assert host.do("rematch")["code"] == "not_over"


def test_a_newcomer_follows_every_hint_to_the_end(server: Running) -> None:
    host = Guest(server)
    host.open_table(seats=["random"], start=True)
    host.connect()
    while not (host.moment and host.moment["over"]):
        if host.question is None:
            host.hear()
            continue
        hint = host.do("hint")
        if hint["is"] == "reason" and host.question is not None:
            answer = host.pick(*hint["items"])
            assert answer["is"] == "done" or answer["code"] in ("too_late", "not_asked"), answer
        host.catch_up()
    assert host.moment["scene"]["winners"]
