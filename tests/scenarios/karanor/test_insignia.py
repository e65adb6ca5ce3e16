"""The eight insignia: each alone, and several of one kind together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.karanor.setting import PACK
from tests.scenarios.karanor.stage import given

WAY = ("bois_murmure", "unisson", "salanche", "carriere_grise", "fort_ardent")
"""A walk from Kien, by land."""


@pytest.mark.parametrize(("mounts", "steps"), [(0, 2), (1, 3), (2, 4)])
def test_each_mount_adds_a_step_to_every_move(mounts: int, steps: int) -> None:
    game = given(at="kien", insignia=f"{mounts} mount" if mounts else "", actions=1)
    game.move(*WAY[:steps]).then(actions=0)
    game.refuses(("step", WAY[steps]))


@pytest.mark.parametrize(("captains", "fare"), [(0, 2), (1, 1), (2, 0)])
def test_each_captain_takes_a_piece_off_the_fare(captains: int, fare: int) -> None:
    game = given(at="unisson", gold=2, insignia=f"{captains} captain" if captains else "")
    game.move("mirevent").then(gold=2 - fare)


@pytest.mark.parametrize(("reapers", "tokens"), [(0, 2), (1, 3), (2, 4)])
def test_each_reaper_takes_one_more_at_the_harvest(reapers: int, tokens: int) -> None:
    game = given(at="bois_murmure", insignia=f"{reapers} harvester" if reapers else "")
    game.harvest().then(goods=f"{tokens} wood")


@pytest.mark.parametrize(("foremen", "gold"), [(0, 1), (1, 2), (2, 3)])
def test_each_foreman_earns_one_more(foremen: int, gold: int) -> None:
    game = given(insignia=f"{foremen} foreman" if foremen else "")
    game.work().then(gold=gold)


@pytest.mark.parametrize(("seals", "price"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_each_guild_seal_takes_a_piece_off_the_price_of_a_shop(seals: int, price: int) -> None:
    tiles = f"{seals} guild_seal" if seals else ""
    game = given(at="kien", gold=4, goods="2 wood", commerces="co_bois", insignia=tiles)
    game.build("co_bois", take="deck").then(gold=4 - price, income=3)


def test_guild_seals_do_not_pay_me_for_building() -> None:
    """Four seals and the quill of the guild take seven off a price of two."""
    tiles: dict[str, Any] = {"insignia": "4 guild_seal", "artefacts": "ar_plume"}
    game = given(at="kien", gold=1, goods="2 fruit", commerces="co_primeurs", **tiles)
    game.build("co_primeurs", take="deck").then(gold=1, income=2)


@pytest.mark.parametrize(("guards", "stolen"), [(0, 3), (1, 2), (2, 1)])
def test_each_bodyguard_saves_a_piece_of_gold_from_thieves(guards: int, stolen: int) -> None:
    tiles = f"{guards} bodyguard" if guards else ""
    game = given(
        at="kien", gold=5, insignia=tiles, seats={1: {"at": "kien", "black_market": "bm_pickpocket"}}
    )
    game.seat(1).plays("bm_pickpocket", on=0)
    game.then(gold=5 - stolen, seats={1: {"gold": stolen}})


@pytest.mark.parametrize(("guards", "left"), [(1, "2 wood"), (2, "3 wood")])
def test_each_bodyguard_saves_a_token_from_thieves(guards: int, left: str) -> None:
    thief = {"at": "kien", "black_market": "bm_caisse"}
    game = given(at="kien", goods="3 wood", insignia=f"{guards} bodyguard", seats={1: thief})
    game.seat(1).plays("bm_caisse", on=0)
    game.then(goods=left)


def test_a_bodyguard_does_not_watch_the_mounts() -> None:
    thief = {"at": "kien", "black_market": "bm_licol"}
    game = given(at="kien", insignia="2 bodyguard mount", seats={1: thief})
    game.seat(1).plays("bm_licol", on=0)
    game.then(insignia="2 bodyguard", seats={1: {"insignia": "mount"}})


@pytest.mark.parametrize(("archivists", "limit"), [(0, 3), (1, 4), (2, 5)])
def test_each_archivist_keeps_one_more_quest(archivists: int, limit: int) -> None:
    held = ["q_noces", "q_voiles", "q_choeur", "q_digue", "q_moulins"][:limit]
    tiles = f"{archivists} archivist" if archivists else ""
    game = given(at="salanche", insignia=tiles, quests=" ".join(held), quest_deck="q_collier")
    game.interact().then(asked="discard_quest")
    roomy = given(at="salanche", insignia=tiles, quests=" ".join(held[1:]), quest_deck="q_collier")
    roomy.interact().then(asked="action", quests=" ".join([*held[1:], "q_collier"]))


def test_the_curse_of_salanche_slows_and_forbids_work() -> None:
    game = given(at="kien", insignia="curse_salanche", actions=1)
    game.refuses(("work",))
    game.move("bois_murmure").refuses(("step", "unisson"))


def test_the_healer_takes_the_curse_away() -> None:
    game = given(at="lande_lanternes", insignia="curse_salanche", quests="q_rebouteuse")
    game.complete("q_rebouteuse", 0).then(insignia="", gold=0, prestige=1)
    game.work().then(gold=1)


def test_a_curse_may_be_handed_on_to_whoever_takes_it() -> None:
    game = given(insignia="curse_salanche", gold=3)
    game.offers(0, to=1, give="3 gold curse_salanche").accepts(1, 1)
    game.then(insignia="", seats={1: {"insignia": "curse_salanche", "gold": 3}})
    game.work().end_turn().seat(1).refuses(("work",))


def test_a_curse_that_is_bound_stays_where_it_is() -> None:
    game = given(insignia="curse_salanche mount", gold=3, options={"curse_bound": True})
    with game.refused():
        game.offers(0, to=1, give="3 gold curse_salanche")
    game.offers(0, to=1, give="mount").accepts(1, 1).then(insignia="curse_salanche")


@pytest.mark.parametrize("tile", [each.id for each in PACK.insignia])
def test_an_insignia_works_for_whoever_owns_it(tile: str) -> None:
    """Traded away, the numbers of both merchants change places."""
    game = given(insignia=tile)
    before = [game.view(0)["seats"][seat]["stats"] for seat in range(2)]
    game.offers(0, to=1, give=tile).accepts(1, 1)
    assert [game.view(0)["seats"][seat]["stats"] for seat in (1, 0)] == before
    assert before[0] != before[1]
