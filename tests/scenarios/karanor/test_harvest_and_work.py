"""Harvest and work: what the land gives, and what a pair of hands earns."""

from __future__ import annotations

import pytest

from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import given

CITIES = [each.id for each in PACK.territories if each.is_city]


def test_ec_028_a_harvest_takes_two_from_the_reserve() -> None:
    game = given(at="bois_murmure").then(reserve="8 wood")
    game.harvest()
    game.then(goods="2 wood", reserve="6 wood", actions=3)


def test_ec_029_a_harvest_takes_the_last_one() -> None:
    game = given(at="bois_murmure", reserve="1 wood")
    game.harvest()
    game.then(goods="wood", reserve="0 wood", actions=3)


def test_ec_029_there_is_no_harvest_from_an_empty_reserve() -> None:
    game = given(at="bois_murmure", reserve="0 wood")
    game.refuses(("harvest",))


def test_ec_031_a_reaper_takes_no_more_than_there_is() -> None:
    game = given(at="bois_murmure", insignia="harvester", reserve="2 wood")
    game.harvest()
    game.then(goods="2 wood", reserve="0 wood")


@pytest.mark.parametrize("city", CITIES)
def test_ec_032_there_is_nothing_to_harvest_in_a_city(city: str) -> None:
    game = given(at=city)
    game.refuses(("harvest",))


def test_ec_033_four_harvests_bring_eight() -> None:
    """All there is in the reserve."""
    game = given(at="bois_murmure", actions=4).then(reserve="8 wood")
    game.harvest(times=4)
    game.then(goods="8 wood", reserve="0 wood", actions=0)


@pytest.mark.parametrize("insignia", ["curse_salanche", "curse_salanche foreman"])
def test_ec_035_a_cursed_merchant_does_not_work_whatever_the_foreman_says(insignia: str) -> None:
    game = given(at="kien", insignia=insignia)
    game.refuses(("work",))


def test_ec_036_a_foreman_earns_a_piece_more() -> None:
    given(at="kien").work().then(gold=1, actions=3)
    given(at="kien", insignia="foreman").work().then(gold=2, actions=3)
