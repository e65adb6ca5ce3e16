"""Quests kept secret, read aloud, or as their readers choose."""

from __future__ import annotations

from typing import Any

import pytest

from comptoir.core import Dice, Match
from comptoir.karanor.game import GAME
from tests.scenarios.karanor.stage import Stage, given

QUEST = "q_feu_de_camp"
EVERYBODY = (0, 1, 2)
"""Both merchants and the spectator."""


def talked(how: str, deck: str = QUEST, **more: Any) -> Stage:
    """I have talked to an inhabitant."""
    return given(at="lande_lanternes", quest_deck=deck, options={"quests": how}, **more).interact()


def knowing(game: Stage) -> list[int]:
    """Who knows which quest I hold."""
    return [observer for observer in EVERYBODY if game.seen(observer, 0, "quests") == [QUEST]]


def test_a_quest_is_known_to_its_owner_alone_unless_something_else_is_agreed_on() -> None:
    game = given(at="lande_lanternes", quest_deck=QUEST).interact()
    game.then(asked="action", quests=QUEST)
    assert knowing(game) == [0]
    assert knowing(talked("secret")) == [0]


def test_where_quests_are_read_aloud_everybody_knows_them() -> None:
    game = talked("aloud").then(asked="action", quests=QUEST)
    assert knowing(game) == [*EVERYBODY]
    for observer in EVERYBODY:
        assert game.told(observer, "drew_quest")[0]["card"]["face"] == QUEST


def test_a_reader_may_read_a_quest_aloud() -> None:
    game = talked("reader").then(asked="read_aloud")
    assert (knowing(game), game.told(1, "drew_quest")[0]["card"]) == ([0], None)
    assert game.view(1)["decisions"][0]["source"] is None
    game.answer(("aloud",)).then(asked="action", quests=QUEST)
    assert knowing(game) == [*EVERYBODY]
    assert game.told(1, "read_aloud")[0]["card"]["face"] == QUEST


def test_or_keep_it_secret() -> None:
    game = talked("reader").answer(("secret",)).then(asked="action", quests=QUEST)
    assert knowing(game) == [0]
    assert game.told(1, "read_aloud") == []


def test_a_quest_with_an_immediate_choice_is_heard_by_all_anyway() -> None:
    """So whether the question is asked tells nothing that was hidden."""
    game = talked("reader", "q_pacte", gold=9)
    assert game.asked.prompt != "read_aloud"


def test_a_second_part_comes_from_an_open_library_and_is_known() -> None:
    game = given(at="tour_des_mages", gold=2, quests="q_carte_dechiree", options={"quests": "reader"})
    game.complete("q_carte_dechiree").then(asked="action", quests="s_carte_dechiree")
    assert game.seen(1, 0, "quests") == ["s_carte_dechiree"]


def test_it_is_chosen_before_a_quest_that_is_too_many_is_discarded() -> None:
    game = talked("reader", quests="q_noces q_cimetiere q_carte_dechiree").then(asked="read_aloud")
    game.answer(("aloud",)).then(asked="discard_quest")


def test_what_was_read_aloud_is_the_same_in_every_world() -> None:
    aloud, secret = [talked("reader", seed=7).answer((how,)) for how in ("aloud", "secret")]
    for number in range(8):
        world = aloud.table.imagine(1, Dice.seeded(number))
        assert world.faces[aloud.card(QUEST)] == GAME.pack.face[QUEST]
    worlds = [secret.table.imagine(1, Dice.seeded(number)) for number in range(8)]
    assert {world.faces[secret.card(QUEST)] for world in worlds} != {GAME.pack.face[QUEST]}


@pytest.mark.parametrize("quests", ["silent", True, 1])
def test_other_wishes_are_refused(quests: object) -> None:
    with pytest.raises(Exception, match="bad_option"):
        Match(GAME, {"players": 3, "quests": quests}, Dice.seeded(1).key)
