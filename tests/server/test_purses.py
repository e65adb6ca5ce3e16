"""Work is paid for before it is done: who has spent all waits, and nobody else does."""

from __future__ import annotations

import asyncio

import pytest

from comptoir.server import metrics, purses, wire
from comptoir.server.complaints import network
from comptoir.server.links import WATCH
from comptoir.server.purses import LONGEST_WAIT, MOST_KEPT, Payer, Purse, Purses, Till, neighbourhood

SPEAK = wire.Speak("fr")
PICK = wire.Pick("abcdefgh", 0, [0])


class Clock:
    """Time that passes only while somebody waits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(metrics, "clock", lambda: self.now)
        monkeypatch.setattr(asyncio, "sleep", self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def spend(till: Till, clock: Clock, payer: Payer, message: wire.FromClient, times: int) -> float:
    """The seconds somebody waits who sends the same again and again."""
    before = clock.now

    async def send() -> None:
        for _ in range(times):
            assert await till.take_for(payer, message)

    with pytest.raises(StopIteration):  # to its end: nothing in it really waits
        send().send(None)
    return clock.now - before


def test_what_is_saved_is_spent_at_once_and_the_rest_is_waited_for() -> None:
    purse = Purse(rate=100, saves=10, now=0)
    assert [purse.pay(5, 0), purse.pay(5, 0)] == [0, 0]
    assert purse.pay(5, 0) == pytest.approx(0.05)
    assert purse.pay(5, 0) == pytest.approx(0.10), "whoever comes later waits behind"
    assert purse.pay(5, 0.2) == 0
    assert not purse.is_full(0.2)
    assert purse.is_full(1)


def test_who_would_wait_too_long_pays_nothing() -> None:
    purse = Purse(rate=1, saves=1, now=0)
    assert purse.pay(100, 0) > LONGEST_WAIT
    assert purse.pay(1, 0) == 0


def test_purses_take_no_more_memory_than_they_may() -> None:
    many = Purses[int](rate=1, saves=10)
    for key in range(3 * MOST_KEPT):
        many.pay(key, 1, now=0)
        assert len(many) <= MOST_KEPT
    newest = 3 * MOST_KEPT - 1
    assert many.pay(newest, 10, now=0) > 0, "the newest debts are remembered"


def test_a_flood_of_one_seat_waits_for_itself_alone(clock: Clock) -> None:
    till = Till(sockets=64, per_second=10)
    attacker, other = Payer("192.0.2.1", "theirs", 0), Payer("192.0.2.2", "ours", 0)
    flood = 586
    waited = spend(till, clock, attacker, SPEAK, flood)
    assert waited >= (flood * purses.PRICES[wire.Speak] - purses.SEAT_SAVES) / purses.PER_SEAT - 0.1
    assert spend(till, clock, other, SPEAK, 10) == 0


def test_many_seats_of_an_address_share_what_it_earns(clock: Clock) -> None:
    till = Till(sockets=64, per_second=10)
    for number in range(600):
        spend(till, clock, Payer("192.0.2.1", f"table {number % 60}", 0), SPEAK, 1)
    assert clock.now > 600 * purses.PRICES[wire.Speak] / (64 * purses.PER_SOCKET) - purses.SOCKET_SAVES
    assert spend(till, clock, Payer("192.0.2.2", "table 1", 1), SPEAK, 5) == 0


def test_watchers_keep_no_player_waiting(clock: Clock) -> None:
    till = Till(sockets=64, per_second=10)
    for number in range(900):
        spend(till, clock, Payer(f"192.0.2.{number % 100}", "table", WATCH), SPEAK, 1)
    assert clock.now > 0
    assert spend(till, clock, Payer("192.0.3.1", "table", 0), SPEAK, 10) == 0
    assert spend(till, clock, Payer("192.0.3.1", "table", 0), PICK, 10) == 0


def test_honest_play_never_waits(clock: Clock) -> None:
    """Sixty people of one address, each moving and asking every two seconds for an hour."""
    till = Till(sockets=64, per_second=10)
    waited = 0.0
    for second in range(0, 3600, 2):
        clock.now = float(second)
        for person in range(60):
            payer = Payer("192.0.2.1", f"table {person // 4}", person % 4)
            waited += spend(till, clock, payer, PICK, 1) + spend(till, clock, payer, wire.Ping(), 1)
    assert waited == 0


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("a name", "a name"),
    ],
)
def test_an_address_of_the_new_kind_counts_with_its_neighbours(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted


@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("192.0.2.7", "192.0.2.0/24"),
        ("::ffff:192.0.2.7", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("nowhere", ""),
    ],
)
def test_a_log_points_at_no_person(address: str, told: str) -> None:
    assert network(address) == told
