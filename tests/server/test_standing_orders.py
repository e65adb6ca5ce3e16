"""Standing orders at tables that last days: stored, one's own business, and for what is not about oneself."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from comptoir.core import Decision
from comptoir.server import entries, wire
from comptoir.server.audience import Listener
from comptoir.server.clocks import Clocks
from comptoir.server.paces import DAY, Slow
from comptoir.server.pacing import QUICKEST_PASS, SLOWEST_PASS
from comptoir.telling.telling import find
from tests.server.days import A_DAY, MONDAY, Days, pass_days
from tests.server.worlds import TABLES, begin, elsewhere, play_on

OWLS = ["owls", "macaws", "pandas"]


async def until_window(days: Days) -> int:
    """Play on until a reaction window is open; a seat that is asked there."""
    for _ in range(400):
        ledger = await days.ledger()
        if ledger.telling.is_reaction(ledger.playing):
            return min(ledger.asked)
        await days.step(min(ledger.asked))
    raise AssertionError("no window has opened")


async def until_window_of(days: Days, seat: int, *, concerns: bool) -> None:
    """Until one is open for a seat that is about that seat, or is not."""
    for _ in range(50):
        await until_window(days)
        ledger = await days.ledger()
        if seat in ledger.asked and ledger.telling.concerns(ledger.asked[seat][0]) is concerns:
            return
        await days.step(min(ledger.asked))
    raise AssertionError("no such window has opened")


def test_a_window_has_the_time_of_the_clock() -> None:
    async def story(days: Days) -> None:
        await days.open(sets=OWLS)
        seat = await until_window(days)
        at = (await days.ledger()).asked[seat][1]
        await asyncio.sleep(20 * 3600)
        assert (await days.ledger()).asked[seat][1] == at, "nobody has passed for them"
        assert await days.left(seat) < 4 * DAY

    pass_days(story)


def test_an_order_is_kept_across_a_restart_and_can_be_revoked() -> None:
    async def story(days: Days) -> None:
        await days.open(sets=OWLS)
        assert await days.says(1, wire.Passes("always")) == ""
        await days.restart()
        actor = await days.actor()
        own, others = (actor.showing.table(Listener(seat, seat, "en")) for seat in (1, 0))
        assert (own.passes, others.passes) == ("always", "none")
        assert await days.says(1, wire.Passes("none")) == ""
        await days.restart()
        shown = (await days.actor()).showing.table(Listener(1, 1, "en"))
        assert shown.passes == "none"

    pass_days(story)


@pytest.mark.parametrize("concerns", [False, True])
def test_pass_unless_it_concerns_me(concerns: bool) -> None:
    async def story(days: Days) -> None:
        await days.open(sets=OWLS)
        seat = 1
        await until_window_of(days, seat, concerns=concerns)
        at = (await days.ledger()).asked[seat][1]
        assert await days.says(seat, wire.Passes("unconcerned")) == ""
        await asyncio.sleep(10)
        asked = (await days.ledger()).asked.get(seat)
        assert (asked is not None and asked[1] == at) is concerns

    pass_days(story)


def decision(prompt: str, **args: Any) -> Decision:
    return Decision(0, prompt, (("pass",),), tuple(args.items()))


def test_what_concerns_a_seat_is_known_to_all() -> None:
    dale, karanor = find("dale"), find("karanor")
    assert dale.concerns(decision("react", occasion="entered", by=1))
    assert not dale.concerns(decision("react", occasion="purchased", by=1))
    assert dale.concerns(decision("clean_up"))
    assert karanor.concerns(decision("window", event="targeted", actor=1))
    assert not karanor.concerns(decision("window", event="build", actor=1))


# -- answers given beforehand -------------------------------------------------------------------------------


def test_an_answer_given_beforehand_is_made_once() -> None:
    async def story(days: Days) -> None:
        await days.open(sets=OWLS)
        assert await days.says(1, wire.Foresee(days.name(), "purchased", "pass")) == ""
        await days.restart()
        actor = await days.actor()
        own, others = (actor.showing.table(Listener(seat, seat, "en")) for seat in (1, 0))
        assert (own.foreseen, others.foreseen) == ({"purchased": "pass"}, {})
        await until_window_of(days, 1, concerns=False)
        ledger = await days.ledger()
        while ledger.telling.occasion(ledger.asked[1][0]) != "purchased":
            await days.step(1)
            await until_window_of(days, 1, concerns=False)
            ledger = await days.ledger()
        at = ledger.asked[1][1]
        await asyncio.sleep(SLOWEST_PASS + 1)
        asked = (await days.ledger()).asked.get(1)
        assert asked is None or asked[1] != at
        assert (await days.ledger()).orders.foreseen == {}
        assert [step.by for step in (await days.ledger()).steps if step.window][-1] == "order"

    pass_days(story)


def test_a_card_reacts_as_was_said_if_it_can() -> None:
    """And passes where it cannot, after the same time."""
    found = dict[bool, float]()

    async def story(days: Days) -> None:
        await days.open(sets=OWLS)
        while len(found) < 2 and (await days.ledger()).state == "playing":
            ledger = await days.ledger()
            decision, _ = ledger.asked.get(1, (None, 0))
            if decision is None or ledger.telling.occasion(decision) != "purchased":
                await days.step(min(ledger.asked))
                continue
            can = ledger.telling.foreseen(ledger.playing, decision, "binoculars") is not None
            since, steps = days.house.clock(), len(ledger.steps)
            assert await days.says(1, wire.Foresee(days.name(), "purchased", "binoculars")) == ""
            while len(ledger.steps) == steps:
                await asyncio.sleep(0.05)
            assert ledger.steps[steps].window == ("reacted" if can else "passed")
            found.setdefault(can, days.house.clock() - since)

    for seed in range(20):
        pass_days(story, seed)
    assert set(found) == {False, True}
    assert all(QUICKEST_PASS <= each <= SLOWEST_PASS + 0.1 for each in found.values())


@pytest.mark.parametrize(("occasion", "answer"), [("tea", "pass"), ("purchased", "spyglass"), ("", "pass")])
def test_only_what_there_is_can_be_foreseen(occasion: str, answer: str) -> None:
    async def story(days: Days) -> None:
        await days.open(sets=OWLS)
        assert await days.says(1, wire.Foresee(days.name(), occasion, answer)) == "not_foreseeable"

    pass_days(story)


@pytest.mark.parametrize("game", ["dale", "karanor"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_can_be_foreseen_is_known_to_all(game: str, lang: str) -> None:
    """It does not depend on who looks, nor on any hand."""
    options = {"players": 2, "sets": OWLS} if game == "dale" else {"players": 2}
    ledger = begin(game, options, 1)
    found = [ledger.telling.foreseeable(ledger.playing, ledger.reader(seat, lang)) for seat in range(3)]
    assert found[0] == found[1] == found[2]
    assert len(found[0]) == 5
    elsewhere_found = elsewhere(ledger, 0, Random(1))
    assert ledger.telling.foreseeable(elsewhere_found.playing, ledger.reader(0, lang)) == found[0]


# -- what clocks tell ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_clocks_tell_nothing_of_hidden_cards(game: str) -> None:
    """In another world that looks the same to somebody, the others' clocks look the same as well."""
    chance, looked = Random(game), 0
    for number, options in enumerate(TABLES[game]):
        ledger = begin(game, options, number)
        ledger.clocks = Clocks(Slow(DAY, 3 * DAY), len(ledger.seats))
        ledger.clocks.heed(ledger, entries.Began(when=MONDAY))
        now = MONDAY
        for step in range(60):
            before = ledger.clocks
            ledger.clocks = None  # entered by hand below, with a time
            if not play_on(ledger, chance):
                break
            ledger.clocks, now = before, now + chance.randrange(20_000)
            before.heed(ledger, entries.Picked(0, [], when=now))
            if step % 4:
                continue
            for observer in range(len(ledger.seats) + 1):
                twin = elsewhere(ledger, observer, chance)
                looks = [
                    [before.shown(each, seat, observer, now + 50) for seat in range(len(ledger.seats))]
                    for each in (ledger, twin)
                ]
                assert looks[0] == looks[1]
                looked += 1
    assert looked > 100


def test_in_a_window_nobody_sees_who_has_answered() -> None:
    async def story(days: Days) -> None:
        await days.open(A_DAY, people=3, sets=[*OWLS, "squirrels"])
        while True:
            await until_window(days)
            ledger = await days.ledger()
            if len(ledger.asked) == 2:
                break
            await days.step(min(ledger.asked))
        first, second = sorted(ledger.asked)
        actor = await days.actor()
        buyer = next(iter({0, 1, 2} - {first, second}))
        listeners = [Listener(seat, seat, "en") for seat in (buyer, second, first)]

        def shown() -> list[Any]:
            found = [actor.showing.table(each).seats[first].clock for each in listeners]
            return [msgspec.to_builtins(each) for each in found]

        await asyncio.sleep(3600)
        actor = await days.actor()
        before = shown()
        await days.step(first)
        assert list((await days.ledger()).asked) == [second]
        await asyncio.sleep(3600)
        actor = await days.actor()
        after = shown()
        assert [each["runs"] for each in before] == [True] * 3
        assert [each["runs"] for each in after] == [True, True, False]
        assert [round((b["left"] - a["left"]) / 3600) for b, a in zip(before, after, strict=True)] == [
            1,
            1,
            0,
        ]

    pass_days(story)
