"""The eighth stack wins at once, also in the middle of an effect."""

from __future__ import annotations

from tests.scenarios.dale.gestures import build, next_turn, stacks, told
from tests.scenarios.dale.stage import given, refused


def test_the_eighth_stack_wins_at_once() -> None:
    game = given(hand="toy relic junk", deck="junk junk", market_deck="toy", stall=stacks(7), actions=3)
    build(game, "toy", "relic").then(winner=0, stall=(*stacks(7), "toy relic"))
    assert game.match.is_over
    assert game.match.decisions == ()
    assert game.match.winners == (0,)


def test_winning_leaves_no_clean_up() -> None:
    game = given(hand="toy relic junk", deck="junk junk", market_deck="toy", stall=stacks(7))
    build(game, "toy", "relic").then(hand="junk", deck="junk junk", market="- - - - -", market_deck="toy")


def test_the_seventh_stack_does_not_win() -> None:
    game = given(hand="toy cookies", stall=stacks(6), actions=2)
    build(game, "toy", "cookies").then(winner=-1, actions=1)
    assert not game.match.is_over
    assert game.match.winners == ()


def test_any_player_may_win_in_their_turn() -> None:
    game = given(
        them=[{}, {"hand": "toy relic", "stall": stacks(7)}], sets="macaws raccoons squirrels ocelots"
    )
    next_turn(next_turn(game))
    build(game, "toy", "relic").then(winner=2)
    assert game.match.winners == (2,)


def test_after_the_end_nothing_is_asked_and_nothing_accepted() -> None:
    game = given(hand="toy relic", stall=stacks(7))
    build(game, "toy", "relic")
    for seat in (0, 1):
        with refused("game_over", game):
            game.match.answer(seat, ("inventory",))


def test_the_end_is_told_to_everybody_and_last() -> None:
    game = given(hand="toy relic", stall=stacks(7))
    build(game, "toy", "relic")
    for observer in (0, 1, game.table.spectator):
        assert told(game, observer, "won") == [{"event": "won", "seat": 0}]
        assert game.match.plain_events(observer)[-1] == {"event": "won", "seat": 0}
        assert game.view(observer)["winners"] == [0]


def test_charm_wins_in_the_middle_of_its_effect() -> None:
    """A 5 raised three times is an 8; the bonus action is not given any more."""
    game = given(hand="show show show charm toy", market_deck="relic toy", stall=stacks(7))
    game.play("show").play("show").play("show").play("charm")
    game.then(
        winner=0, stall=(*stacks(7), "toy"), schedule="show show show charm", hand="toy", market_deck="relic"
    )
    assert game.match.is_over


def test_charm_copied_by_a_chameleon_wins_as_well() -> None:
    game = given(hand="show show show times", market_deck="toy", market_discard="charm", stall=stacks(7))
    game.play("show").play("show").play("show").play("times as charm").then(winner=0)


def test_charm_that_turns_over_winter_is_coming_may_win_by_the_further_stack() -> None:
    game = given(hand="show show charm relic broker", market_deck="winter", stall=stacks(6))
    game.play("show").play("show").play("charm").pick("build", "relic", "broker")  # 3 + 2 and 1 + 2
    game.then(winner=0, stall=(*stacks(6), "winter", "relic broker"))


def test_a_swapped_card_does_not_undo_a_stack_on_the_way_to_eight() -> None:
    them = {"stall": stacks(7), "hand": "toy relic"}
    game = given(hand="acorn", deck="junk " * 5, them=them)
    game.play("acorn").pick("swap_with_stall", "spyglass")
    next_turn(game)
    build(game, "toy", "relic").then(winner=1)
    assert game.match.winners == (1,)


def test_a_game_is_called_off_at_the_turn_limit_and_the_leaders_share_the_win() -> None:
    seats = [{"stall": ["broker"]}, {}]
    sets = "macaws raccoons squirrels ocelots"
    game = given(hand="junk", stall=["broker"], them=seats, sets=sets, turn_limit=1, junk_reserve=20)
    game.inventory()
    assert game.match.is_over
    assert game.match.winners == (0, 1)
    assert game.view(2)["winners"] == [0, 1]
    assert game.match.plain_events(2)[-1] == {"event": "called_off", "turn": 1, "winners": [0, 1]}


def test_nobody_has_won_before_the_turn_limit() -> None:
    game = given(hand="junk", sets="macaws raccoons squirrels", turn_limit=2, junk_reserve=20)
    game.inventory()
    assert not game.match.is_over
    assert game.match.winners == ()


def test_copies_that_play_each_other_for_ever_run_out_of_bonus_actions() -> None:
    them = {"discard": "toy"}
    game = given(hand="reflection", discard="reflection", them=them, sets="chameleons macaws raccoons")
    for _ in range(200):
        game.play("reflection as toy")
        assert game.asked.prompt == "action"
    game.play("reflection as toy")
    assert game.asked.prompt == "clean_up"
