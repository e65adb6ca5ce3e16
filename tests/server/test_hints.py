"""Hints: the best picks with chances and reasons, for the seat that asks, from what it may know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from comptoir.bots import Look, let_interrupt
from comptoir.bots.registry import adviser, make_bot
from comptoir.core import Dice, Match, registry
from comptoir.core.surmise import surmise
from comptoir.server.pool import Advised, Pool
from comptoir.server.thinking import Letter, Thinker
from tests.server.guests import Guest, Message, begun, said, settle
from tests.server.running import Running
from tests.server.test_pool import new_match, run

COMPARED = 12
ASKED_AGAIN = 20
"""So often a bot that has too much to do is asked once more."""


def advised(guest: Guest) -> Message:
    """The hint somebody gets."""
    for _ in range(ASKED_AGAIN):
        hint = guest.do("hint")
        if hint["is"] != "refused":
            return hint
        assert hint["code"] == "bots_late"
    raise AssertionError("no bot has any advice")


def check(hint: Message, question: Message) -> None:
    """It is complete, and in order."""
    weighed = hint["weighed"]
    chances = [each["chance"] for each in weighed]
    assert 1 < len(weighed) <= 3
    assert hint["items"] == [weighed[0]["item"]]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < each < 100 for each in chances)
    for each in weighed:
        assert said(each["text"]) == said(question["items"][each["item"]]["text"]), "in the words of its item"
        assert said(each["why"]).endswith(".")


def test_a_hint_tells_the_best_picks_to_who_asks_in_their_language(server: Running) -> None:
    host, friend = begun(server, 2)
    question = host.until_asked()
    hint = advised(host)
    check(hint, question)
    host.send("speak", lang="fr")
    host.until("snapshot")
    french = advised(host)
    check(french, host.until_asked())
    assert french["weighed"][0]["why"] != hint["weighed"][0]["why"]
    assert host.pick(hint["weighed"][1]["item"])["is"] == "done", "each of them can be sent as it is"
    friend.catch_up()
    assert not [each for each in friend.heard if each["is"] == "reason"], "nobody else hears of it"


def test_a_hint_in_karanor_tells_them_too(server: Running) -> None:
    player = settle(begun(server, 2, game="karanor"), Random(1))
    hint = advised(player)
    check(hint, player.until_asked())


def test_a_reason_and_a_hint_in_the_middle_of_an_action_speak_of_no_chances(server: Running) -> None:
    host, _ = begun(server, 2)
    question = host.until_asked()
    assert host.do("why", wish={"action": "build"})["weighed"] == []
    inventory = next(at for at, item in enumerate(question["items"]) if item.get("action") == "inventory")
    assert host.pick(inventory)["is"] == "done"
    host.until_asked()
    hint = advised(host)
    assert (hint["is"], hint["weighed"]) == ("reason", [])


# -- from what the seat may know --------------------------------------------------------------------------


TABLES: dict[str, dict[str, Any]] = {
    "dale": {"players": 2, "sets": ["owls", "magpies", "polecats"]},
    "karanor": {"players": 3},
}


def actions(game: str) -> Iterator[Match]:
    """Games of bots wherever somebody has an action to choose."""
    for seed in range(3):
        match = Match(registry.rules(game), TABLES[game], Dice.seeded(seed).key)
        bots = {
            seat: make_bot(game, "greedy", Dice.seeded(f"{seed} {seat}"))
            for seat in range(TABLES[game]["players"])
        }
        while match.decisions:
            seat = match.decisions[0].seat
            if match.decisions[0].prompt == "action":
                yield match
            if not let_interrupt(match, bots):
                match.answer(seat, bots[seat].choose(Look(match, seat)))


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_is_the_same_whatever_its_seat_cannot_know(game: str) -> None:
    compared, weighed = 0, list[bool]()
    for number, match in enumerate(actions(game)):
        seat = match.decisions[0].seat
        world = match.imagine(seat, Dice.seeded(f"world {number}"))
        if number % 7 or world.table.faces == match.table.faces:
            continue
        letters = [
            Letter("t", game, adviser(game), 3.0, each.view(seat), surmise(each, seat), for_advice=True)
            for each in (match, world)
        ]
        here, there = [Thinker(Random(number)).answer(each) for each in letters]
        assert here == there
        weighed.append(bool(here.weighed))  # type: ignore[union-attr]  # for advice
        compared += 1
        if compared == COMPARED:
            assert any(weighed)
            return
    raise AssertionError("there is not enough to compare")


# -- what comes of a process ------------------------------------------------------------------------------

WEIGHED = ([0, 0.5, ["build", [["number", 4]]]], [1, 0.25, None])


@pytest.mark.parametrize(
    "nonsense",
    [
        [99, 0.5, None],
        [-1, 0.5, None],
        [0, 1.5, None],
        [0, float("nan"), None],
        [0, "0.5", None],
        [0, 0.5],
        0,
        None,
    ],
)
def test_what_a_bot_says_that_makes_no_sense_is_left_out(
    nonsense: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    seat = match.decisions[0].seat

    async def answer(*_: object) -> object:
        return json.loads(json.dumps([1, None, [WEIGHED[0], nonsense, WEIGHED[1]]]))

    async def ask(pool: Pool) -> None:
        advised = await pool.advise("table", seat, "dale", "hard", match, 3.0)
        told.append(advised)

    told: list[Advised] = []
    monkeypatch.setattr(Pool, "_ask", answer)
    run(ask)
    (advised,) = told
    options = match.decisions[0].options
    assert advised.pick == options[1]
    assert [(each.option, each.chance) for each in advised.verdicts] == [
        (options[0], 0.5),
        (options[1], 0.25),
    ]
