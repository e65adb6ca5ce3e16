"""Match: answers, runs, sealed choices, interruptions, undo, copies, saves, and bugs in scripts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from comptoir.core import (
    DONE,
    NO,
    NO_CARD,
    YES,
    Decision,
    Dice,
    Event,
    Match,
    Option,
    Refused,
    Script,
    ScriptFailed,
    ask_together_quietly,
    load,
    registry,
)
from comptoir.core.collect import next_of
from comptoir.core.decision import Run
from comptoir.core.table import has_learned
from comptoir.core.undoing import unseal
from comptoir.core.view import seen_decision
from comptoir.dale import GAME as DALE
from comptoir.dale import Dale
from tests.core.bazaar import GAME, Bazaar, BazaarTable


def bazaar(players: int = 3) -> Match:
    return Match(GAME, {"players": players}, Dice.seeded("stall").key)


def bid(match: Match, *seats: int) -> None:
    for seat in seats:
        decision = match.decision_of(seat)
        assert decision is not None
        match.answer(seat, decision.options[0])


def test_all_seats_are_asked_at_once_and_answers_are_sealed() -> None:
    match = bazaar()
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]
    before = match.plain(1)
    bid(match, 2)
    assert [decision.seat for decision in match.decisions] == [0, 1]
    shown = match.plain(1)
    assert shown["discard"] == before["discard"] == []
    assert shown["hands"] == before["hands"]


def test_the_order_in_which_sealed_answers_arrive_does_not_matter() -> None:
    one, other = bazaar(), bazaar()
    bid(one, 0, 1, 2)
    bid(other, 2, 0, 1)
    assert one.table.state() == other.table.state()
    assert one.decisions == other.decisions


@pytest.mark.parametrize("order", [(1, 0), (0, 1), (1,)])
def test_what_a_seat_has_sealed_is_opened_again_and_the_others_stand(order: tuple[int, ...]) -> None:
    match, same = bazaar(), bazaar()
    bid(match, *order)
    bid(same, *[seat for seat in order if seat != 1])
    asked = match.decision_of(2)
    unseal(match, 1)
    assert match.hash == same.hash
    assert match.picks == same.picks
    assert match.decision_of(2) is asked
    again = match.decision_of(1)
    assert again is not None
    match.answer(1, again.options[1])
    bid(match, *[decision.seat for decision in match.decisions])
    assert load(GAME, match.save()).hash == match.hash


def test_only_what_is_sealed_can_be_opened_again() -> None:
    match = bazaar()
    with pytest.raises(Refused, match="nothing_to_undo"):
        unseal(match, 1)
    bid(match, 0, 1, 2)
    with pytest.raises(Refused, match="nothing_to_undo"):
        unseal(match, 1)


def test_a_copy_that_sleeps_opens_what_is_sealed() -> None:
    match = bazaar()
    bid(match, 1)
    twin = match.clone()
    unseal(twin, 1)
    assert twin.hash == bazaar().hash
    assert match.decision_of(1) is None


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = bazaar()
    bid(match, 1)
    with pytest.raises(Refused, match="not_asked"):
        match.answer(1, match.table.hands[1][0])


def quiet_question() -> tuple[Match, int]:
    """A match at its quiet question, and a seat that is not asked."""
    match = bazaar()
    bid(match, 0, 1, 2)
    asked = match.decisions[0].seat
    return match, next(seat for seat in range(3) if seat != asked)


def test_a_seat_that_is_not_asked_interrupts_a_quiet_question_which_is_then_asked_anew() -> None:
    match, heckler = quiet_question()
    question = match.decisions
    options = match.interruptions(heckler)
    assert match.is_quiet
    match.interrupt(heckler, options[0])
    assert match.decisions == (Decision(heckler, "sure", (YES, NO)),)
    assert match.interruptions(1 - heckler) == ()
    match.answer(heckler, YES)
    assert match.decisions == question
    assert len(match.table.hands[heckler]) == 3
    assert match.interruptions(heckler) == ()


def test_an_interruption_replays_clones_and_undoes_like_any_pick() -> None:
    match, heckler = quiet_question()
    before = match.hash
    match.interrupt(heckler, match.interruptions(heckler)[0])
    match.answer(heckler, NO)
    twin = match.clone()
    assert twin.hash == match.hash == load(GAME, match.save()).hash
    match.undo()
    match.undo()
    assert match.hash == before


def test_interruptions_are_refused_when_they_are_not_possible() -> None:
    match, heckler = quiet_question()
    asked = match.decisions[0].seat
    with pytest.raises(Refused, match="not_offered"):
        match.interrupt(asked, ("heckle", 0))
    match.answer(asked, ("to", 1))
    with pytest.raises(Refused, match="not_quiet"):
        match.interrupt(heckler, ("heckle", 0))


def test_an_interruption_comes_with_the_answers_it_asks_for_or_not_at_all() -> None:
    match, heckler = quiet_question()
    option, before = match.interruptions(heckler)[0], match.hash
    with pytest.raises(Refused):
        match.interrupt_run(heckler, option, [("maybe",)])
    assert match.hash == before
    match.interrupt_run(heckler, option, [YES])
    assert match.decisions[0].prompt == "move"
    assert match.interruptions(heckler) == ()


def test_a_game_with_other_cards_takes_the_name_of_its_sibling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_instead", {})
    sibling = Dale(DALE.books)
    assert registry.rules("dale") is DALE
    registry.use(sibling)
    assert registry.rules("dale") is sibling


def test_a_seat_may_also_interrupt_between_actions() -> None:
    match = bazaar()
    options = match.interruptions(1)
    match.interrupt(1, options[0])
    assert [decision.seat for decision in match.decisions] == [1]
    match.answer(1, YES)
    assert match.is_between_actions
    assert len(match.table.hands[1]) == 4
    assert [decision.seat for decision in match.decisions] == [0, 1, 2]


def test_a_playout_finishes_from_any_moment() -> None:
    match, heckler = quiet_question()
    match.interrupt(heckler, match.interruptions(heckler)[0])
    twin = match.clone()
    twin.playout(lambda decision: decision.options[-1])
    assert twin.is_over
    assert twin.winners
    sealed = bazaar()
    bid(sealed, 1)
    sealed.playout(lambda decision: decision.options[0])
    assert sealed.table.discard[1] == bazaar().table.hands[1][0]
    assert not match.is_over


# -- undo ------------------------------------------------------------------------------------------------


def dale(seed: int = 4) -> Match:
    return Match(DALE, {"players": 2, "sets": ["macaws", "pandas", "raccoons"]}, Dice.seeded(seed).key)


def test_undo_is_free_while_nobody_has_learned_anything() -> None:
    match = dale()
    start = match.hash
    match.answer(0, ("inventory",))
    match.answer(0, match.decisions[0].options[0])
    match.undo()
    match.undo()
    assert match.hash == start
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.undo()


def test_undo_needs_consent_once_cards_were_shown_or_drawn() -> None:
    match = dale()
    match.answer(0, ("inventory",))
    before = match.hash
    match.answer(0, match.decisions[0].options[0])
    match.answer(0, ("done",))
    after, story = match.hash, list(match.events or ())
    with pytest.raises(Refused, match="learned"):
        match.undo()
    assert (match.hash, match.events) == (after, story)
    match.undo(consent=True)
    match.undo(consent=True)
    assert match.hash == before
    assert match.events == []


def test_undo_rewrites_the_story() -> None:
    match = dale()
    pick_all(match, [0] * 12)
    told = list(match.events or ())
    decision = match.decisions[0]
    match.answer(decision.seat, decision.options[-1])
    match.undo(consent=True)
    assert match.events == told
    assert load(DALE, match.save()).events == told


def pick_all(match: Match, places: list[int]) -> None:
    for place in places:
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[place % len(decision.options)])


# -- runs ------------------------------------------------------------------------------------------------


def test_a_run_is_applied_whole_or_not_at_all() -> None:
    match = dale()
    hand = match.table.hands[0]
    match.answer(0, ("inventory",))
    before = match.hash
    with pytest.raises(Refused):
        match.answer_run(0, (hand[0], hand[1], hand[0]))
    assert match.hash == before
    match.answer_run(0, (hand[2], hand[0]))
    assert match.table.discards[0] == (hand[2], hand[0])


@pytest.mark.parametrize("pick", [True, 1.0])
def test_a_run_takes_nothing_for_a_card_that_it_equals(pick: Any) -> None:
    decision = Decision(0, "discard", (0, 1, DONE), run=Run((), False))
    assert next_of(decision, [pick]) is pick, "which the match then refuses"
    assert next_of(decision, [0, 1]) == 0


# -- copies and worlds -------------------------------------------------------------------------------------


def test_an_imagined_world_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match = dale()
    worlds = [match.imagine(0, Dice.seeded(seed)) for seed in range(20)]
    own = [match.table.faces[card] for card in match.table.hands[0]]
    assert all([world.table.faces[card] for card in match.table.hands[0]] == own for world in worlds)
    theirs = {tuple(world.table.faces[card] for card in match.table.hands[1]) for world in worlds}
    assert len(theirs) > 10
    for world in worlds:  # the other's cards are dealt from what that player has, not from the market
        both = (*match.table.hands[1], *match.table.decks[1])
        assert sorted(world.table.faces[card] for card in both) == sorted(
            match.table.faces[card] for card in both
        )


def test_an_imagined_match_cannot_be_saved() -> None:
    with pytest.raises(Refused, match="imagined"):
        dale().imagine(0, Dice.seeded(1)).save()


@pytest.mark.parametrize("consent", [False, True])
def test_taking_back_does_not_lead_out_of_an_imagined_world(consent: bool) -> None:
    match = dale()
    match.answer(0, ("inventory",))
    world = match.imagine(0, Dice.seeded(1))
    faces = bytes(world.table.faces)
    assert faces != bytes(match.table.faces)
    with pytest.raises(Refused, match="imagined"):
        world.undo(consent=consent)
    assert bytes(world.table.faces) == faces


def test_others_hear_of_a_question_without_the_card_that_asks_if_it_is_hidden() -> None:
    match = bazaar()
    mine, theirs = match.table.hands[:2]
    asked = Decision(0, "bid", mine, source=mine[0])
    assert [seen_decision(asked, match.table, seat).source for seat in (0, 1)] == [mine[0], NO_CARD]
    asked = asked._replace(source=theirs[0])
    assert [seen_decision(asked, match.table, seat).source for seat in (0, 1)] == [NO_CARD, theirs[0]]


class CheeringBazaar(Bazaar):
    """All are asked at once, quietly."""

    def perform(self, table: BazaarTable, pick: Option | tuple[Option, ...]) -> Script:
        async def cheer() -> None:
            await ask_together_quietly(
                lambda: tuple([Decision(seat, "cheer", (YES, NO)) for seat in range(3)])
            )

        return cheer()


def test_nobody_interrupts_while_answers_are_sealed() -> None:
    """They would have to be given once more."""
    match = Match(CheeringBazaar(), {}, Dice.seeded("cheers").key)
    bid(match, 0, 1, 2)
    assert match.interruptions(1)
    heckle = match.interruptions(1)[0]
    match.answer(0, YES)
    assert match.interruptions(1) == ()
    with pytest.raises(Refused, match="not_quiet"):
        match.interrupt(1, heckle)
    assert [decision.seat for decision in match.decisions] == [1, 2]


# -- bugs ------------------------------------------------------------------------------------------------


class BuggyBazaar(Bazaar):
    def perform(self, table: BazaarTable, pick: Option | tuple[Option, ...]) -> Script:
        async def bug() -> None:
            table.scores = (9, 9, 9)
            table.tell(Event())
            raise ZeroDivisionError

        return bug()


class StrangeBazaar(Bazaar):
    def perform(self, table: BazaarTable, pick: Option | tuple[Option, ...]) -> Script:
        class Strange:
            def __await__(self) -> Any:
                return (yield "what now?")

        async def strange() -> None:
            await Strange()

        return strange()


@pytest.mark.parametrize("game", [BuggyBazaar(), StrangeBazaar()])
def test_a_bug_in_a_script_loses_nothing(game: Bazaar) -> None:
    match = Match(game, {}, Dice.seeded("bug").key)
    bid(match, 0, 1)
    before, asked = match.hash, match.decisions
    with pytest.raises(ScriptFailed) as failure:
        bid(match, 2)
    assert (match.hash, match.decisions, match.events) == (before, asked, [])
    save: Mapping[str, object] = failure.value.save
    assert load(game, save).hash == before


class DizzyBazaar(Bazaar):
    """Fails when it is asked for the second round's question."""

    def decide(self, table: BazaarTable) -> Any:
        if table.round == 1:
            raise ZeroDivisionError
        return super().decide(table)


def test_a_bug_in_the_next_question_loses_nothing() -> None:
    match = Match(DizzyBazaar(), {}, Dice.seeded("dizzy").key)
    bid(match, 0, 1, 2)
    match.answer(match.decisions[0].seat, ("to", 0))
    match.answer(match.decisions[0].seat, YES)
    before, asked = match.hash, match.decisions
    with pytest.raises(ScriptFailed) as failure:
        match.answer(match.decisions[0].seat, YES)
    assert (match.hash, match.decisions) == (before, asked)
    assert failure.value.save["picks"]


def test_a_save_shares_nothing_with_the_match() -> None:
    match = dale()
    save: Any = match.save()
    save["options"]["sets"].append("owls")
    assert match.options["sets"] == ["macaws", "pandas", "raccoons"]


def test_junk_out_of_the_box_teaches_nobody_anything() -> None:
    match = dale()
    match.answer(0, ("inventory",))
    twin = match.table.clone()
    twin.deal([0], known=twin.public)
    assert not has_learned(match.table, twin)
