"""Merchants of Karanor at a table, over real sockets: whole games, with trades, played by a script."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.server.guests import Guest, Message, any_items, begun, said
from tests.server.running import ADVISED_AT_ONCE, Running

ROUNDS = 3
MOST_GAMES = 30
"""In one of them happens what most games have."""


def keys(guest: Guest, kind: str) -> list[str]:
    """What a guest may do unasked, of that kind."""
    assert guest.moment is not None
    return [item["key"] for item in guest.moment["unasked"] if item["kind"] == kind]


def some_offer(form: Message, chance: Random) -> list[Message]:
    """To anybody, a little of something for a little of something else."""
    items = form["question"]["items"]

    def part(side: str) -> Message:
        item = chance.choice([each for each in items if each["key"].startswith(f"{side}:")])
        return {"key": item["key"], "count": chance.randint(1, min(2, item.get("most", 1)))}

    to = [{"key": each["key"]} for each in items if each["key"].startswith("to:")]
    sides = [side for side in ("give", "get") if any(each["key"].startswith(f"{side}:") for each in items)]
    return [*to[:1], *[part(side) for side in sides]]


def haggle(guest: Guest, chance: Random) -> str:
    """Answer an offer, or make one; what was done, if anything."""
    if waiting := keys(guest, "accept"):
        answer = guest.do("act", key=chance.choice(waiting))
        return "accepted" if answer["is"] == "done" else answer["code"]
    if keys(guest, "offer") and chance.random() < 0.3:
        form = guest.do("open", key="offer")
        if form["is"] == "form" and form["question"]:
            answer = guest.do("act", key="offer", parts=some_offer(form, chance))
            return "offered" if answer["is"] == "done" else answer["code"]
    return ""


def play_whole_game(guests: list[Guest], chance: Random) -> list[str]:
    """Everybody picks and haggles as they like until the game is over; what was done unasked."""
    done: list[str] = []
    while True:
        catch_up(guests)
        if is_over(guests):
            return done
        done += [deed] if (deed := haggle(chance.choice(guests), chance)) else []
        catch_up(guests)
        asked = [each for each in guests if each.question is not None]
        if not asked:
            if not is_over(guests):
                guests[0].hear()  # bots are to move
            continue
        question = asked[0].question
        assert question is not None
        answer = asked[0].do("pick", at=question["at"], items=list(any_items(question, chance)))
        assert answer["is"] == "done" or answer["code"] == "too_late", answer


def is_over(guests: list[Guest]) -> bool:
    return any(guest.moment is not None and guest.moment["over"] for guest in guests)


def catch_up(guests: list[Guest]) -> None:
    """Let everybody hear what the one who has heard most knows of."""
    latest = max(guest.at for guest in guests)
    for guest in guests:
        while guest.at < latest:
            guest.hear()


def test_three_people_play_a_whole_game_with_trades(server: Running) -> None:
    guests = begun(server, 3, game="karanor", options={"round_limit": ROUNDS})
    done = play_whole_game(guests, Random(7))
    assert done.count("offered") > 3
    assert "accepted" in done
    ends = [guest.moment for guest in guests]
    assert all(end is not None and end["over"] and said(end["result"]) for end in ends)
    story = guests[0].get("story")
    assert story.status_code == 200, story.text
    replay = guests[0].get("replay", frm=0)
    assert replay.status_code == 200, replay.text


def test_a_person_trades_with_bots_who_speak_up_themselves(server: Running) -> None:
    host = Guest(server, "fr")
    wishes = {"game": "karanor", "players": 3, "options": {"round_limit": ROUNDS}}
    host.open_table("Zoé", seats=["greedy", "greedy"], start=True, **wishes)
    host.connect()
    while host.moment is None:
        host.hear()
    play_whole_game([host], Random(2))
    assert host.moment is not None
    assert host.moment["over"]


def test_bots_say_why_they_decline_and_everybody_reads_it_in_their_language(server: Running) -> None:
    host, watcher = Guest(server, "fr"), Guest(server, "en")
    host.open_table("Zoé", game="karanor", players=3, seats=["greedy", "greedy"], start=True)
    host.connect()
    watcher.enter(host.links()["watch"])
    watcher.connect()
    chance = Random(4)
    while host.moment is None or not keys(host, "offer"):
        host.pick_any(chance) if host.question is not None else host.hear()
    parts = [{"key": "to:1"}, {"key": "to:2"}, {"key": "get:wood", "count": 8}]
    assert host.do("act", key="offer", parts=parts)["is"] == "done"
    for guest, words in ((host, "Je n’ai pas ça."), (watcher, "I haven’t got that.")):
        lines: list[Message] = []
        while len(lines) < 2:
            guest.hear()
            lines = [each["said"] for each in guest.heard if each["is"] == "talk"]
        assert sorted(line["seat"] for line in lines) == [1, 2]
        assert {(line["phrase"], line["text"]) for line in lines} == {("cannot_pay", words)}
        assert len({line["about"] for line in lines}) == 1
        assert lines[0]["about"].startswith("offer:")


def test_half_an_offer_holds_up_nobody(server: Running) -> None:
    guests = begun(server, 2, game="karanor", options={"round_limit": ROUNDS})
    chance = Random(3)
    while not keys(guests[1], "offer"):
        next(each for each in guests if each.question is not None).pick_any(chance)
        catch_up(guests)
    before = guests[0].at
    halves = [[], [{"key": "to:0"}], [{"key": "give:gold"}], [{"key": "to:9"}, {"key": "nothing"}]]
    for parts in halves:
        refused = guests[1].do("act", key="offer", parts=parts)
        assert refused["is"] == "refused", refused
        assert said(refused["text"])
    guests[0].catch_up()
    assert guests[0].at == before
    assert any(guest.question is not None for guest in guests)


def test_what_a_hint_says_can_be_sent_as_it_is(tmp_path: Path) -> None:
    """At the market too, where things are picked one by one and to stop is one of them."""
    server = Running(tmp_path, setting=ADVISED_AT_ONCE)
    games = (begun(server, 2, game="karanor", options={"round_limit": 12}) for _ in range(MOST_GAMES))
    assert any(somebody_stops(guests) for guests in games), "nobody stopped at the market"
    assert server.stop() == 0


def somebody_stops(guests: list[Guest]) -> bool:
    """Everybody does as hints say, to the end of the game; did one of those say to stop?"""
    stopped = False
    while not is_over(guests):
        catch_up(guests)
        for guest in [each for each in guests if each.question is not None]:
            question = guest.question
            assert question is not None
            advice = guest.do("hint")
            if advice["is"] != "reason":
                continue  # somebody else was faster
            answer = guest.do("pick", at=question["at"], items=advice["items"])
            assert answer["is"] == "done" or answer["code"] == "too_late", (question["prompt"], answer)
            stopped |= [question["items"][at]["kind"] for at in advice["items"]] == ["done"]
            catch_up(guests)
    return stopped
