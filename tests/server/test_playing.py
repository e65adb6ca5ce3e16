"""People at a table, over real sockets and a real database."""

from __future__ import annotations

from random import Random

from tests.server.guests import Guest, play_on, start, table_for
from tests.server.running import Running


def test_two_people_play_to_the_end(server: Running) -> None:
    guests = table_for(server, 2)
    start(guests)
    play_on(guests, Random(5), 200)
    assert all(guest.moment and guest.moment["at"] > 0 for guest in guests)


def test_one_person_and_three_bots(server: Running) -> None:
    host = Guest(server, "fr")
    host.open_table("Zoé", players=4, seats=["greedy", "greedy", "random"], start=True)
    host.connect()
    while host.moment is None:
        host.hear()
    play_on([host], Random(3), 60)
