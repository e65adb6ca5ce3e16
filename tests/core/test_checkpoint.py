"""A match can begin at a checkpoint: where picks lead elsewhere, the table itself is what is left."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from comptoir.core import BadSave, ComptoirError, Dice, Match, Refused, load, registry
from comptoir.core.archive import _encode, dump, verify
from comptoir.core.archive import load as load_file
from comptoir.core.checkpoint import Checkpoint
from comptoir.core.fairness import draws
from comptoir.core.loading import begin, go_on
from tests.core.bazaar import Bazaar, BazaarTable
from tests.upgrading import upgraded

SETS = ["owls", "chameleons", "lemurs"]


def played(game: str, picks: int) -> Match:
    wishes: dict[str, object] = {"sets": SETS} if game == "dale" else {"players": 3}
    match = Match(registry.rules(game), wishes, Dice.seeded(f"checkpoint {game}").key)
    return play(match, picks)


def play(match: Match, picks: int) -> Match:
    while match.decisions and len(match.picks) < picks:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[len(match.picks) % len(decision.options)])
    return match


def told_and_read(start: Checkpoint) -> Checkpoint:
    return Checkpoint(**json.loads(json.dumps(start._asdict())))


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_a_game_goes_on_from_its_checkpoint(game: str) -> None:
    """In the middle of an action too: then from its beginning. Nothing before can be taken back."""
    match = played(game, 61)
    start = told_and_read(match.checkpoint())
    again = go_on(match.game, match.save(), start)
    assert (again.hash, start.picks + len(match.picks[start.picks :])) == (start.hash, 61)
    with pytest.raises(Refused, match="nothing_to_undo"):
        again.undo(consent=True)
    for _ in range(60):
        decision = again.decisions[0]
        again.answer(decision.seat, decision.options[0])
    twin = load(again.game, json.loads(json.dumps(again.save())))
    assert (twin.hash, twin.picks) == (again.hash, again.picks)
    assert begin(again.game, again.save()).hash == start.hash
    assert again.checkpoint().picks > start.picks
    given = draws(again.save())
    assert [draw.count for draw in given][:1] in ([], [start.blocks])


@pytest.mark.parametrize("game", ["dale", "karanor"])
def test_a_game_that_could_not_be_kept_goes_on_by_other_rules(game: str) -> None:
    match = played(game, 61)
    file = dump(match)
    with upgraded(kept=False):
        rules = registry.rules(game)
        with pytest.raises(BadSave, match="save_older"):
            load_file(file)
        older = go_on(rules, match.save(), told_and_read(match.checkpoint()))
        assert older.rules == rules.rules_version
        assert older.options["head_start"] is True
        assert not rules.violations(older.table)
        play(older, 40)
        report = verify(dump(older))
        assert (report.broken_at, report.carried) == (None, match.checkpoint().picks)


class Sorted(Bazaar):
    """A bazaar whose discard lies the other way round now, and which says so."""

    rules_version = 2

    def lay(self, table: BazaarTable, zones: dict[str, Any], rules: int) -> None:
        assert rules == 1
        super().lay(table, {**zones, "discard": zones["discard"][::-1]}, rules)


class Careless(Bazaar):
    rules_version = 2

    def lay(self, table: BazaarTable, zones: dict[str, Any], rules: int) -> None:
        super().lay(table, {**zones, "discard": ()}, rules)


class Renumbered(Bazaar):
    rules_version = 2
    faces = tuple(reversed(Bazaar.faces))


def test_a_game_whose_table_has_changed_says_what_lies_there_now() -> None:
    match = play(Match(Bazaar(), {}, Dice.seeded("bazaar").key), 6)
    start = match.checkpoint()
    again = go_on(Sorted(), match.save(), start)
    assert again.table.discard == match.table.discard[::-1] != ()
    assert again.table.hands == match.table.hands


@pytest.mark.parametrize("game", [Careless(), Renumbered()])
def test_a_table_that_does_not_fit_is_refused(game: Bazaar) -> None:
    """A card was lost on the way, or other sides are printed on them: no game goes on like that."""
    match = play(Match(Bazaar(), {}, Dice.seeded("bazaar").key), 6)
    with pytest.raises(BadSave, match="checkpoint_foreign"):
        go_on(game, match.save(), match.checkpoint())


WRONG: list[Callable[[dict[str, Any]], object]] = [
    lambda start: start.pop("zones"),
    lambda start: start.update(picks="61"),
    lambda start: start["zones"].pop("hands"),
    lambda start: start["zones"].update(hands=["tuple"]),
    lambda start: start["zones"].update(hands=["list", ["tuple", 0], ["tuple", 0]]),
    lambda start: start["zones"].update(triggers=["tuple", ["Popen", "ls"]]),
    lambda start: start["zones"].update(triggers=[]),
    lambda start: start["zones"].update(faces=["bytearray", "zz"]),
    lambda start: start["zones"].update(turn="two"),
    lambda start: start.update(faces="0" * 16),
]


@pytest.mark.parametrize("spoil", WRONG)
def test_a_forged_checkpoint_is_refused_in_words(spoil: Callable[[dict[str, Any]], object]) -> None:
    match = played("dale", 61)
    save = json.loads(dump(go_on(match.game, match.save(), match.checkpoint())))
    spoil(save["start"])
    del save["seal"]
    with pytest.raises(ComptoirError):
        verify(_encode(save))
