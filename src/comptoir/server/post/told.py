"""What somebody has been told already: one paper for each person.

It is written before anything is sent. So whichever process has a table, before and after a restart, nobody is
told the same thing twice; what was about to be sent when a server died is not sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from comptoir.server.post.notice import What
from comptoir.server.storage import Storage

TOLD = "told"
"""The drawer: what each person was told, by their name."""
DAY, HOUR = 86400, 3600
MOST_A_DAY = 40
MOST_TABLES = 200
ONCE = ("over", "rematch")
"""What happens once at a table, in this order."""


class Occasion(NamedTuple):
    """Why somebody is told something."""

    what: What
    turn: int = 0
    question: int = 0
    """The entry by which they were asked."""


class Last(Struct, frozen=True, omit_defaults=True):
    """What somebody was last told of a table."""

    what: str
    turn: int = 0
    question: int = 0
    when: int = 0


class Told(Struct, frozen=True, omit_defaults=True):
    """What is kept of it."""

    day: int = 0
    count: int = 0
    """How often they were told something on that day."""
    tables: dict[str, Last] = {}


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Told).decode


def is_new(last: Last | None, occasion: Occasion, now: int) -> bool:
    """Is it worth telling? Once a turn; who has answered and is asked again in it: once an hour."""
    if last is None or occasion.what in ("reminder", "try"):
        return True
    if occasion.what in ONCE:
        return last.what not in ONCE[ONCE.index(occasion.what) :]
    if last.what in ONCE:
        return False
    if last.turn == occasion.turn and last.what in (occasion.what, "reminder"):
        return last.question != occasion.question and now - last.when >= HOUR
    return True


async def note(
    store: Storage, who: str, table: str, occasion: Occasion, now: int, *, is_known: bool = False
) -> bool:
    """Note that somebody is told. False if they know it already (``is_known``: from the table itself), or
    have heard enough for a day. Raises ``NotStored``."""
    while True:
        paper = await store.look_up(TOLD, who)
        before = Told() if paper is None else _decode(paper.content)
        if not is_new(before.tables.get(table), occasion, now):
            return False
        count = before.count if before.day == now // DAY else 0
        is_sent = not is_known and count < MOST_A_DAY
        last = Last(occasion.what, occasion.turn, occasion.question, now)
        tables = _latest({**before.tables, table: last}) if table else before.tables
        after = replace(before, day=now // DAY, count=count + is_sent, tables=tables)
        if await store.put(TOLD, who, _encode(after), 0 if paper is None else paper.version):
            return is_sent


async def forget(store: Storage, people: Sequence[str]) -> None:
    await store.throw_away(TOLD, people)


def _latest(tables: dict[str, Last]) -> dict[str, Last]:
    if len(tables) <= MOST_TABLES:
        return tables
    return dict(sorted(tables.items(), key=lambda each: each[1].when)[-MOST_TABLES:])
