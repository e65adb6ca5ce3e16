"""Whom one's own cards can be used on, why nobody else, and what a card that was announced would change."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from comptoir.core import Match
from comptoir.core.undoing import has_sealed
from comptoir.karanor.board import TURN
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.shapes import Change, KaranorScene
from comptoir.telling.karanor.telling import TELLING
from tests.scenarios.karanor.stage import Stage, given
from tests.telling.karanor_reading import moments

HERE = {"at": "kien"}


def scene(game: Stage, observer: int = 0) -> KaranorScene:
    return TELLING.scene(game.match.view(observer), lambda token: token)


def offered(match: Match, view: KaranorView) -> set[str] | None:
    """What the engine lets somebody play or use; None where something else has to be answered first."""
    decision, seat = view.decision, view.observer
    is_asked = decision is not None and decision.prompt == "action"
    if not is_asked and (seat == view.active or not match.is_quiet):
        return None
    options = decision.options if decision is not None and is_asked else match.interruptions(seat)
    uses = [each for each in options if isinstance(each, tuple) and each[0] in ("card", "activate")]
    return {f"{view.faces[int(each[1])]}:{each[2]}" for each in uses}


def moments_with_cards(players: int, seed: str, picks: int) -> Iterator[Match]:
    """A game at random in which everybody draws cards of the black market before the first turn."""
    has_drawn = False
    for match in moments(players, seed, picks):
        if match.table.phase == TURN and not has_drawn:
            for seat in range(players):
                for _ in range(3):
                    Merchant(match.table, seat).draw_black_market()
            has_drawn = True
        yield match


@pytest.mark.parametrize("players", [2, 4])
def test_what_can_be_played_is_what_the_engine_offers(players: int) -> None:
    seen = 0
    for match in moments_with_cards(players, f"uses {players}", 600):
        for seat in range(players):
            view = match.view(seat)
            wanted = offered(match, view)
            if wanted is None:
                continue
            uses = TELLING.scene(view, lambda token: token).merchants[seat].uses
            possible = [(each.card, aim.seat) for each in uses for aim in each.aims if aim.why is None]
            assert {f"{view.faces[card]}:{target}" for card, target in possible} == wanted
            seen += len(possible)
    assert seen > 20


def test_a_rival_out_of_reach_is_told_from_one_who_is_not() -> None:
    game = given(players=3, black_market="bm_guet", at="kien", seats={1: HERE, 2: {"at": "perlance"}})
    (use,) = scene(game).merchants[0].uses
    near, far = use.aims
    assert (near.seat, near.why) == (1, None)
    assert far.seat == 2
    assert far.why is not None
    assert far.why.fr == "à Perlance, trop loin"
    assert scene(game, 1).merchants[0].uses == []


def test_a_card_for_another_moment_says_so() -> None:
    (use,) = scene(given(black_market="bm_non_lieu")).merchants[0].uses
    (aim,) = use.aims
    assert aim.seat == -1
    assert aim.why is not None
    assert "Case Dismissed" in aim.why.en


def test_a_window_says_what_the_card_would_take() -> None:
    game = given(
        black_market="bm_non_lieu", gold=7, at="kien", seats={1: {**HERE, "black_market": "bm_pickpocket"}}
    )
    game.seat(1).plays("bm_pickpocket", on=0)
    for observer in range(3):
        (window,) = scene(game, observer).windows
        assert window.asked == [0]
        assert window.changes == [Change(0, "gold", 7, 4)]
        assert window.card is not None
        assert window.card.face == "bm_pickpocket"


def test_nobody_sees_who_has_answered_before_a_window_closes() -> None:
    seen = 0
    for match in moments_with_cards(4, "windows", 1000):
        pending = [each.seat for each in match.decisions]
        for observer in range(5):
            shown = TELLING.scene(match.view(observer), lambda token: token).windows
            if not shown:
                continue
            asked = [seat for seat in range(4) if seat in pending or has_sealed(match, seat)]
            others = {seat for seat in asked if seat != observer}
            assert set(shown[-1].asked) - {observer} == others
            assert (observer in shown[-1].asked) == (observer in pending)
            seen += len(others) > len(set(pending) - {observer})
    assert seen
