"""Screenshots, to be looked at: in build/pictures, or in the folder that COMPTOIR_PICTURES names.

Every size and both lights with COMPTOIR_CAMPAIGN=full, else a phone by day: that they can be taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from tests.browser.conftest import serve
from tests.browser.tables import played
from tests.browser.visitor import FULL, PICTURES, Arrive, Visitor
from tests.server.guests import begun, bring_about
from tests.server.running import Running

PHONE = {"phone": (360, 740)}
SIZES = {"wide": (1440, 900), "small": (1024, 768), **PHONE} if FULL else PHONE
LIGHT: dict[str, Literal["light", "dark"]] = {"day": "light", **({"night": "dark"} if FULL else {})}
SETS = ["macaws", "ocelots", "platypuses", "lemurs", "pandas"]
OWLS = ["owls", "macaws", "pandas"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Here reaction windows stay open for as long as it takes."""
    running = serve(tmp_path_factory.mktemp("data"), window=0)
    yield running
    assert running.stop() == 0


def by_day_and_night(somebody: Visitor, name: str) -> None:
    """The same page in both lights."""
    for light, scheme in LIGHT.items():
        somebody.page.emulate_media(color_scheme=scheme)
        somebody.picture(f"{name}-{light}")
    somebody.page.emulate_media(color_scheme="light")


def test_pictures_of_home(arrive: Arrive) -> None:
    for size, (width, height) in SIZES.items():
        somebody = arrive("fr" if size == "phone" else "en", width, height)
        somebody.go().see(".create")
        by_day_and_night(somebody, f"home-{size}")
    assert len(list(PICTURES.glob("home-*.png"))) >= len(SIZES) * len(LIGHT)


def test_pictures_of_the_table(arrive: Arrive, server: Running) -> None:
    host = played(server, 14, players=4, sets=SETS)
    for size, (width, height) in SIZES.items():
        somebody = arrive("fr" if size == "small" else "en", width, height)
        somebody.be(host).sit()
        assert somebody.until_asked()
        somebody.page.wait_for_timeout(400)
        by_day_and_night(somebody, f"table-{size}")
        card = somebody.hand.first
        card.hover() if size != "phone" else card.click(button="right")
        somebody.see(".zoom-float.shown, .zoom-dialog[open]")
        somebody.picture(f"card-{size}-day")
        somebody.page.context.close()


def test_pictures_of_karanor(arrive: Arrive, server: Running) -> None:
    host = played(server, 8, game="karanor", players=4)
    for size, (width, height) in {**SIZES, **({"tablet": (768, 1024)} if FULL else {})}.items():
        somebody = arrive("en" if size == "wide" else "fr", width, height)
        somebody.be(host).see(".table.karanor")
        assert somebody.until_asked()
        by_day_and_night(somebody, f"karanor-{size}")
        somebody.page.context.close()


def test_pictures_of_a_team_table(arrive: Arrive, server: Running) -> None:
    somebody = arrive("fr")
    somebody.be(played(server, 16, players=4, teams=True)).sit()
    assert somebody.until_asked()
    somebody.picture("teams-wide-day")


def test_pictures_of_a_reaction_window(arrive: Arrive, server: Running) -> None:
    guests = begun(server, 2, sets=OWLS)
    asked = bring_about(guests, Random(5), lambda question: question.get("window") is not None)
    for size, (width, height) in SIZES.items():
        somebody = arrive("fr", width, height)
        somebody.be(asked).see(".prompt.reaction")
        somebody.picture(f"window-{size}-day")


def test_pictures_of_the_end_and_the_replay(arrive: Arrive, server: Running) -> None:
    host = played(server, players=3, sets="lucky")
    for size, (width, height) in SIZES.items():
        somebody = arrive("en" if size == "small" else "fr", width, height)
        somebody.be(host).see(".end .merchants")
        by_day_and_night(somebody, f"end-{size}")
        somebody.page.screenshot(path=PICTURES / f"end-{size}-day-whole.png", full_page=True)
        for eyes in ("all", "0"):
            somebody.go(f"/replay/{host.table}?eyes={eyes}&step=60").see(".table.replay .told-lines p")
            somebody.picture(f"replay-{size}-{eyes}")
        somebody.page.context.close()
