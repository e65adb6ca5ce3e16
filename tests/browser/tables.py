"""Tables that are somewhere in a game already, for a browser to come to."""

from __future__ import annotations

from typing import Any

from tests.server.guests import Guest
from tests.server.running import Running

LONG = 10_000


def way_to(server: Running, **wishes: Any) -> str:
    """A link by which a browser sits down at the first seat of a new table."""
    host = Guest(server)
    host.open_table(**wishes)
    return host.ticket()


def played(server: Running, turns: int = LONG, lang: str = "en", **wishes: Any) -> Guest:
    """The host of a table where a bot has played for them until so many turns were over, or the game was."""
    host = Guest(server, lang)
    players = int(wishes.pop("players", 2))
    seats = ["greedy"] * (players - 1)
    host.open_table(players=players, seats=seats, start=True, **wishes)
    host.connect()
    while host.moment is None:
        host.hear()
    assert host.do("replace", seat=0, bot=True)["is"] == "done"
    while not host.moment["over"] and host.moment["scene"]["turn"] <= turns:
        host.hear()
    if not host.moment["over"]:
        assert host.do("replace", seat=0, bot=False)["is"] == "done"
    host.leave()
    return host
