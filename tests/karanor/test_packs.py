"""Several content packs beside each other: each game has its own, and none notices the others."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.registry import make_bot
from comptoir.core import BadOptions, Dice, Match, registry
from comptoir.core.archive import dump, load, verify
from comptoir.karanor.game import GAME, Karanor
from comptoir.karanor.pack import PackShelf, build_pack
from comptoir.karanor.pack.drawing import EDGE
from comptoir.karanor.pack.shelf import gather
from comptoir.telling.karanor.telling import TELLING
from comptoir.telling.shown import spelt
from comptoir.telling.telling import Reader
from comptoir.words import LANGUAGES, words
from tests.karanor.faults import GOOD, entry, only
from tests.karanor.packages import install

RICHER = {
    "pack": ("work_yield = 1", "work_yield = 3"),
    "quests": ('name_en = "Campfire"', 'name_en = "Bonfire"'),
}
"""Another number, and a name of its own."""
BROKEN = {"map": ("sea = [", 'sea = ["nowhere", ')}


@pytest.fixture(autouse=True)
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.fixture
def shelf(path: Path) -> Iterator[PackShelf]:
    """Ours, a richer one and one with a broken map; the game is played with them meanwhile."""
    packages = [("richer", install(path, "richer", **RICHER)), ("broken", install(path, "broken", **BROKEN))]
    shelf = gather(packages)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._instead, "karanor", Karanor(shelf))
        yield shelf


def begin(**wishes: Any) -> Match:
    return Match(registry.rules("karanor"), {"players": 3, **wishes}, Dice.seeded(5).key)


def play(match: Match, picks: int) -> Match:
    bots = [make_bot("karanor", "greedy", Dice.seeded(seat)) for seat in range(3)]
    for _ in range(picks):
        if match.decisions:
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
    return match


# -- on the shelf -------------------------------------------------------------------------------------------


def test_ours_comes_first_and_is_the_usual_one(shelf: PackShelf) -> None:
    assert [*shelf.packs] == [GAME.pack.id, "richer"]
    assert shelf.usual is GAME.pack
    assert begin().table.pack is GAME.pack


def test_a_pack_with_a_broken_map_is_left_out_and_says_why(shelf: PackShelf) -> None:
    assert [*shelf.faulty] == ["broken"]
    with pytest.raises(BadOptions) as refusal:
        begin(pack="broken")
    assert refusal.value.code == "faulty_pack"
    for lang in LANGUAGES:
        said = spelt(TELLING.sentence(refusal.value, Reader(words(lang), (), 0)))
        assert "broken" in said
        assert "map.toml" in said
        assert "nowhere" in said


def test_a_pack_that_nobody_installed_is_refused_with_those_there_are(shelf: PackShelf) -> None:
    with pytest.raises(BadOptions) as refusal:
        begin(pack="poorer")
    assert refusal.value.details == {"wanted": "poorer", "allowed": f"{GAME.pack.id}, richer"}


def test_of_two_packs_that_play_alike_one_is_enough(path: Path) -> None:
    shelf = gather([("twin", install(path, "twin", quests=RICHER["quests"])), ("gone", "no_such_package")])
    assert [*shelf.packs] == [GAME.pack.id]
    codes = {name: [each.code for each in error.problems] for name, error in shelf.faulty.items()}
    assert codes == {"twin": ["same_pack"], "gone": ["no_package"]}


# -- at the table -------------------------------------------------------------------------------------------


def test_a_game_is_pinned_to_its_pack_by_what_the_rules_read_in_it(shelf: PackShelf) -> None:
    digest = shelf.packs["richer"].digest
    assert begin(pack="richer").options["pack"] == digest
    assert begin(pack=digest).table.pack is shelf.packs["richer"]


def test_games_of_two_packs_are_played_in_turn_and_neither_notices_the_other(shelf: PackShelf) -> None:
    alone = [play(begin(pack=name), 60).hash for name in shelf.packs]
    first, second = [begin(pack=name) for name in shelf.packs]
    for _ in range(60):
        play(first, 1)
        play(second, 1)
    assert len({*alone}) == 2
    for match in (first, second):
        again = load(dump(match))
        assert (again.hash, again.table.pack) == (match.hash, match.table.pack)
        assert verify(dump(match)).broken_at is None


def test_views_events_and_questions_speak_of_their_own_pack(shelf: PackShelf) -> None:
    for name, quest in ((GAME.pack.id, "Campfire"), ("richer", "Bonfire")):
        match = play(begin(pack=name), 40)
        view = pickle.loads(pickle.dumps(match.view(1)))
        assert view.pack is match.table.pack
        scene = TELLING.scene(view, lambda token: token)
        catalogue = TELLING.catalogue_of(scene.pack)
        assert catalogue.pack == name
        assert quest in [each.name.en for each in catalogue.entries]
        reader = Reader(words("en"), ("Anne", "Bob", "Eve"), 1, match.options)
        assert TELLING.beats(match.events_for(1), reader, lambda token: token)
        assert match.plain_events(1)


def test_the_catalogue_lists_all_that_can_be_played_with(shelf: PackShelf) -> None:
    for catalogue in (TELLING.catalogue(), TELLING.catalogue_of("richer")):
        assert [each.name for each in catalogue.packs] == [GAME.pack.id, "richer"]
    with pytest.raises(BadOptions):
        TELLING.catalogue_of("broken")


# -- drawing ------------------------------------------------------------------------------------------------


def test_a_pack_that_does_not_say_where_its_places_are_drawn_is_laid_out() -> None:
    documents = deepcopy(GOOD)
    del entry(documents, "territory", "kien")["x"]
    del entry(documents, "territory", "kien")["y"]
    pack = build_pack(documents)
    spots = [complex(each.x, each.y) for each in pack.territories]
    assert pack.digest == GAME.pack.digest
    assert all([0 <= each.x <= EDGE and 0 <= each.y <= EDGE for each in pack.territories])
    assert min([abs(one - other) for one, other in combinations(spots, 2)]) > 40
    roads = [abs(spots[at] - spots[to]) for at, each in enumerate(pack.territories) for to in each.land]
    assert max(roads) < EDGE / 2


def test_half_a_place_is_none() -> None:
    documents = deepcopy(GOOD)
    del entry(documents, "territory", "kien")["x"]
    assert only(documents) == ("map.toml", "territory kien", "missing_key")
