"""My tables with several processes: at whatever door somebody comes, list and seats are the same."""

from __future__ import annotations

from random import Random

from tests.server.guests import Guest, play_on
from tests.server.postgres.test_processes import friends, processes
from tests.server.test_people import (
    asked,
    become_a_person,
    come_by,
    keep,
    link_of,
    sit_at,
    tables_of,
    turned_away,
    until,
)
from tests.server.test_seats import until_closed


def test_a_person_has_one_list_and_one_set_of_seats_at_all_doors(database: str) -> None:
    with processes(database) as (one, other):
        ada, bob = friends(one, other)
        become_a_person(ada)
        assert keep(ada).status_code == 200
        phone = Guest(other)
        assert come_by(link_of(ada), phone).status_code == 200
        assert list(tables_of(phone)) == [ada.table]
        sit_at(phone, ada.table, 0)  # carried to the process that has the table
        play_on([ada, bob], Random(2), 3)
        for guest in (ada, bob):
            guest.catch_up()
        until(lambda: tables_of(phone)[ada.table]["is_mine"] == (ada.question is not None))

        tablet = Guest(other)
        come_by(link_of(ada), tablet)
        devices = asked(tablet, "GET").json()["devices"]
        phones = next(each["id"] for each in devices[1:] if not each["here"])
        left = asked(tablet, "DELETE", f"me/devices/{phones}").json()
        assert left["unswept"] == [ada.table]  # it is with the other process, which is asked by its address
        assert asked(tablet, "POST", f"tables/{ada.table}/sweep").status_code == 200
        assert until_closed(phone)["code"] == "dismissed"
        assert turned_away(phone, ada.table, 0) == "bad_link"

        assert asked(tablet, "DELETE", f"tables/{ada.table}").status_code == 200
        assert {until_closed(each)["code"] for each in (ada, bob)} == {"table_deleted"}
        assert tables_of(tablet) == tables_of(ada) == {}
