"""Tables of Karanor that trade, for browsers to come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Arrive, Visitor
from tests.server.guests import Guest, Message, begun
from tests.server.running import Running
from tests.server.test_karanor import catch_up

MOST_PICKS = 2000
Merchants = list[Message]
"""What everybody holds, by seats."""


def has_tile(merchant: Message) -> bool:
    return bool(merchant["associates"] or merchant["artefacts"])


def gold(guest: Guest) -> list[int]:
    """What everybody has of it, as a guest sees the table."""
    assert guest.moment is not None
    return [each["gold"] for each in guest.moment["scene"]["merchants"]]


def market_day(
    server: Running,
    people: int = 3,
    wanted: Callable[[Merchants], bool] = lambda _: True,
    seed: int = 1,
    **wishes: Any,
) -> list[Guest]:
    """People at a table where trade is open and everybody has some gold, and whatever else is wanted."""
    guests = begun(server, people, game="karanor", **wishes)
    chance = Random(seed)
    for _ in range(MOST_PICKS):
        catch_up(guests)
        asked = next(each for each in guests if each.question is not None)
        moment = asked.moment
        assert moment is not None
        scene = moment["scene"]
        is_quiet = scene["trade_open"] and asked.question["prompt"] == "action"  # type: ignore[index]
        if is_quiet and all(each["gold"] >= 2 for each in scene["merchants"]) and wanted(scene["merchants"]):
            return guests
        asked.pick_any(chance)
    raise AssertionError("nothing of the kind in so many picks")


def offers(guest: Guest) -> list[Message]:
    """Those that lie on the table, as a guest without a browser sees it."""
    guest.catch_up()
    assert guest.moment is not None
    found: list[Message] = guest.moment["scene"]["offers"]
    return found


def propose(guest: Guest, *seats: int, give: Mapping[str, int], get: Mapping[str, int]) -> None:
    """Make an offer without a browser."""
    sides = (("give", give), ("get", get))
    things = [
        {"key": f"{side}:{what}", "count": count}
        for side, amounts in sides
        for what, count in amounts.items()
    ]
    parts = [*[{"key": f"to:{seat}"} for seat in seats], *things]
    answer = guest.do("act", key="offer", parts=parts)
    assert answer["is"] == "done", answer


def all_come(arrive: Arrive, guests: list[Guest], *langs: str, **how: Any) -> list[Visitor]:
    """The first ones with a browser, each in a language; the others go on without."""
    people = [arrive(lang, **how).be(guest) for guest, lang in zip(guests, langs, strict=False)]
    for each in people:
        each.see(".table.karanor")
    return people


class Trader:
    """Somebody at the console."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def composer(self) -> Locator:
        return self.page.locator(".composer")

    def offer(self, number: int) -> Locator:
        """An offer among those that concern this merchant."""
        return self.page.locator(f".offers [data-offer='{number}']")

    def field(self, side: str, what: str) -> Locator:
        column = ".ledger .column.theirs" if side == "get" else ".ledger .column:not(.theirs)"
        return self.page.locator(f"{column} input[data-what={what}]")

    def look(self) -> None:
        """Turn to the trades, where something else may lie on them."""
        tab = self.page.locator("#tab-trade")
        if tab.count():
            tab.click()

    def compose(self) -> None:
        self.page.locator(".bargain .compose").click()
        expect(self.composer).to_be_visible()

    def address(self, *seats: int) -> None:
        """The offer is made to these and nobody else."""
        for button in self.page.locator(".addressee").all():
            wanted = int(button.get_attribute("data-to") or -1) in seats
            if (button.get_attribute("aria-pressed") == "true") != wanted:
                button.click()

    def fill(self, give: Mapping[str, int], get: Mapping[str, int]) -> None:
        for side, amounts in (("give", give), ("get", get)):
            for what, count in amounts.items():
                self.field(side, what).fill(str(count))

    def send(self) -> None:
        self.composer.locator("footer .btn-gold").click()

    def propose(self, *seats: int, give: Mapping[str, int], get: Mapping[str, int]) -> None:
        """Make an offer, from the first click to the last."""
        self.compose()
        self.address(*seats)
        self.fill(give, get)
        self.send()
        expect(self.composer).to_have_count(0)
