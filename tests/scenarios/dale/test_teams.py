"""The team game: four players, two teams, a shared stall of ten stacks, and stacks built together.

I am seat 0, my teammate seat 2; seats 1 and 3 are the opponents.
"""

from __future__ import annotations

from typing import Any

from comptoir.core import DONE, Dice, Match, load
from comptoir.dale import GAME
from comptoir.dale.catalogue import FACES, JUNK
from tests.scenarios.dale.gestures import next_turn, seen, told
from tests.scenarios.dale.stage import Stage, given, refused

TEN = (
    "broker",
    "cookies",
    "relic",
    "spyglass",
    "toy",
    "toy broker",
    "toy cookies",
    "toy relic",
    "toy spyglass",
)
"""Nine stacks: the next one is the tenth."""


def team_game(hand: str, mate: str, *, built: int = 0, **zones: Any) -> Stage:
    """Seat 0 holds ``hand``, the teammate ``mate``; so many stacks are built already."""
    them = [{"hand": "junk"}, {"hand": mate, **zones.pop("mates", {})}, {"hand": "junk"}]
    return given(hand=hand, them=them, stall=TEN[:built], teams=True, actions=2, **zones)


def lay_out(game: Stage, *cards: str) -> Stage:
    """Lay out these cards for the teammate to complete."""
    game.answer(("build",))
    if game.asked.prompt == "build":
        game.pick("build", *cards)
    assert (game.asked.seat, game.asked.prompt) == (2, "complete")
    return game


def team_match(**options: object) -> Match:
    sets = ["macaws", "pandas", "raccoons", "squirrels"]
    return Match(GAME, {"players": 4, "teams": True, "sets": sets, **options}, Dice.seeded(1).key)


# -- setting up --------------------------------------------------------------------------------------------


def test_every_team_player_starts_with_four_ones_and_six_junk() -> None:
    """Case 137."""
    table = team_match().table
    for seat in range(4):
        cards = [*table.hands[seat], *table.decks[seat]]
        faces = sorted(FACES[table.faces[card]] for card in cards)
        assert faces == sorted(
            ["swift_broker", "loyal_partner", "wily_fellow", "stashing_vendor", *["junk"] * 6]
        )
    assert list(table.faces).count(JUNK) == 24
    assert len(table.junk_reserve) == 0
    assert len(table.market_deck) == 39


def test_teammates_share_one_stall_and_sit_opposite() -> None:
    game = team_game("broker", "junk").build("broker")
    views: Any = [game.view(seat)["seats"] for seat in range(4)]
    assert [len(view[seat]["stall"]) for view in views for seat in range(4)] == [1, 0, 1, 0] * 4


def test_turns_go_clockwise_through_both_teams() -> None:
    game = team_game("junk", "junk")
    assert [next_turn(game).table.active for _ in range(4)] == [1, 2, 3, 0]


# -- winning -----------------------------------------------------------------------------------------------


def test_the_eighth_shared_stack_does_not_win() -> None:
    """Case 135."""
    game = team_game("toy relic", "junk", built=7).build("toy", "relic")
    assert not game.match.is_over
    assert len(game.table.stall(2)) == 8


def test_the_tenth_shared_stack_wins_for_both() -> None:
    """Case 135."""
    game = team_game("toy toy", "junk", built=9).build("toy", "toy")
    assert game.match.is_over
    assert game.match.winners == (0, 2)


def test_when_the_game_is_called_off_the_leading_team_shares_the_win() -> None:
    match = team_match(turn_limit=1)
    while match.decisions:
        decision = match.decisions[0]
        match.answer(decision.seat, ("inventory",) if decision.prompt == "action" else DONE)
    assert match.winners == (0, 1, 2, 3)


# -- whom a card may reach: see test_team_wording for all of them ------------------------------------------


def test_nuisance_cannot_be_aimed_at_the_teammate() -> None:
    """Case 129."""
    game = team_game("nuisance", "junk").play("nuisance")
    with refused("not_offered", game):
        game.choose(2)
    game.choose(1).choose(3).then(them=[{"hand": ""}, {"hand": "junk"}, {"hand": ""}])


def test_rotten_food_may_go_to_the_teammate() -> None:
    """Case 131."""
    game = team_game("food junk", "relic").play("food").choose(2)
    game.then(hand="", them=[{"deck": ""}, {"deck": "junk"}, {"deck": ""}])


def test_acorn_cannot_take_from_the_shared_stall() -> None:
    """Case 132."""
    game = given(
        hand="acorn", stall=["broker"], them=[{"stall": ["cookies", "relic"]}], teams=True, actions=2
    ).play("acorn")
    assert game.offered() == {"cookies", "shattered_relic"}


# -- building together -------------------------------------------------------------------------------------


def test_the_teammate_completes_the_stack() -> None:
    game = team_game("cookies", "broker junk", built=2)
    lay_out(game, "cookies").pick("complete", "broker")
    game.then(hand="", stall=("broker", "cookies", "cookies broker"), actions=1, them=[{}, {"hand": "junk"}])
    built = told(game, 1, "built")[-1]
    assert (built["seat"], built["number"], built["own"]) == (0, 3, 1)


def test_the_teammate_may_add_several_cards() -> None:
    game = team_game("relic", "broker broker cookies", built=6)
    lay_out(game, "relic").pick("complete", "broker", "broker", "cookies")
    game.then(them=[{}, {"hand": ""}], actions=1)
    assert len(game.table.stall(0)) == 7


def test_a_helper_does_not_draw_before_their_own_clean_up() -> None:
    deck = "junk junk junk junk junk"
    game = team_game(
        "cookies", "broker", built=2, mates={"deck": deck}, sets="macaws sloths raccoons ocelots"
    )
    game.table.actions = 1
    game.match._settle()
    lay_out(game, "cookies").pick("complete", "broker")
    game.then(active=1, them=[{}, {"hand": ""}])
    next_turn(next_turn(game)).then(active=3, them=[{}, {"hand": "junk junk junk junk junk"}])


def test_the_active_player_contributes_at_least_one_card() -> None:
    """Case 133."""
    game = team_game("junk", "cookies broker", built=2, sets="macaws pandas raccoons ocelots")
    with refused("no_stack", game):
        game.answer(("build",))


def test_what_is_laid_out_lies_open_and_the_rest_stays_hidden() -> None:
    game = team_game("cookies relic", "broker", built=2)
    lay_out(game, "cookies")
    assert seen(game, 1, 0) == ["cookies"]
    assert told(game, 3, "asked_for_help")[0]["cards"][0]["face"] == "cookies"


def test_a_teammate_who_declines_costs_nothing_but_is_not_asked_again() -> None:
    game = team_game("cookies", "broker", built=2)
    lay_out(game, "cookies").done().then(hand="cookies", actions=2, active=0)
    assert ("build",) not in game.asked.options
    assert told(game, 1, "declined_help")[0]["seat"] == 2


def test_the_teammate_is_asked_anew_in_the_next_action() -> None:
    game = team_game("cookies toy", "broker", built=2, discard="junk")
    lay_out(game, "cookies").done()
    game.play("toy")
    assert ("build",) in game.asked.options


def test_a_teammate_with_nothing_fitting_is_asked_all_the_same() -> None:
    game = team_game("cookies", "junk", built=2)
    lay_out(game, "cookies")
    assert game.asked.options == (DONE,)


def test_a_teammate_without_cards_is_not_asked() -> None:
    game = team_game("cookies", "", built=2)
    assert ("build",) not in game.asked.options


def test_a_stack_that_is_complete_needs_no_teammate() -> None:
    game = team_game("relic", "broker", built=2).build("relic")
    game.then(actions=1, them=[{}, {"hand": "broker"}])


def test_cards_of_another_set_do_not_complete_a_stack() -> None:
    game = team_game("cookies", "partner", built=2)
    lay_out(game, "cookies")
    assert game.asked.options == (DONE,)


def test_the_teammates_junk_fits_with_my_stashing_vendor() -> None:
    game = team_game("vendor", "junk junk", built=2)
    lay_out(game, "vendor").pick("complete", "junk", "junk").then(actions=1, them=[{}, {"hand": ""}])


def test_the_teammates_stashing_vendor_lets_my_junk_in() -> None:
    game = team_game("junk", "vendor", built=1, sets="macaws squirrels")
    lay_out(game, "junk").pick("complete", "vendor").then(actions=1)


def test_the_teammates_empty_chest_mixes_our_sets() -> None:
    game = team_game("relic", "chest partner", built=5, sets="macaws squirrels pandas")
    lay_out(game, "relic").pick("complete", "chest", "partner").then(actions=1)


def test_the_teammates_accordion_counts_one_less_in_a_stack_of_ours() -> None:
    game = team_game("vendor", "accordion", built=4, sets="macaws squirrels")
    lay_out(game, "vendor").pick("complete", "accordion").then(actions=1)


def test_a_nostalgic_item_of_the_teammate_fetches_from_the_teammates_discard() -> None:
    game = team_game("vendor", "nostalgic", built=5, mates={"discard": "cookies"}, discard="cookies")
    lay_out(game, "vendor").pick("complete", "nostalgic", "cookies")
    game.then(discard="cookies", actions=1, them=[{}, {"discard": ""}])


def test_flashy_show_raises_only_the_cards_of_who_played_it() -> None:
    game = team_game("show cookies", "broker", built=3)
    game.play("show")
    lay_out(game, "cookies").pick("complete", "broker").then(actions=1)
    assert len(game.table.stall(0)) == 4


def test_winter_is_coming_of_the_teammate_lets_the_builder_go_on() -> None:
    game = team_game("vendor vendor chest nostalgic", "winter", built=5)
    lay_out(game, "vendor").pick("complete", "winter")
    assert (game.asked.seat, game.asked.prompt) == (0, "build")


def test_a_further_stack_the_teammate_will_not_help_with_may_be_built_alone() -> None:
    game = team_game("winter cookies broker relic relic", "junk", built=4)
    game.match.answer(0, ("build",))
    game.pick("build", "winter")
    game.pick("build", "cookies", "broker").done()
    assert (game.asked.seat, game.asked.prompt) == (0, "build")
    game.pick("build", "relic", "relic").then(hand="cookies broker", actions=1)


def test_a_chameleon_of_the_teammate_copies_from_the_teammates_side() -> None:
    game = team_game("cookies", "reflection", built=2, discard="broker")
    lay_out(game, "cookies")
    game.match.answer(2, game.option("reflection as broker"))
    game.then(actions=1, them=[{}, {"hand": ""}])


def test_the_question_to_the_teammate_survives_saving_and_undo() -> None:
    sets = ["macaws", "pandas", "raccoons", "squirrels"]
    match: Match = Match(GAME, {"players": 4, "teams": True, "sets": sets}, Dice.seeded(3).key)
    dice = Dice.seeded(4)
    for _ in range(4000):
        if match.decisions[0].prompt == "complete":
            break
        decision = match.decisions[0]
        pick = decision.options[dice.below(len(decision.options))]
        match.answer(decision.seat, ("build",) if ("build",) in decision.options else pick)
    assert match.decisions[0].prompt == "complete"
    before = match.hash
    assert load(GAME, match.save()).hash == before
    match.answer(match.decisions[0].seat, DONE)
    match.undo()
    assert match.hash == before


# -- since version 3: a layout is proposed once, whatever was proposed before ------------------------------


def test_a_declined_layout_is_not_proposed_again_but_another_is() -> None:
    game = team_game("cookies broker", "broker", built=3)
    lay_out(game, "cookies").done().then(hand="cookies broker", actions=2, active=0)
    assert len(told(game, 1, "asked_for_help")) == len(told(game, 3, "declined_help")) == 1, "all can see it"
    assert game.can("build")
    lay_out(game, "broker").done()
    lay_out(game, "cookies", "broker").pick("complete", "broker")
    game.then(actions=1, hand="")


def test_of_equal_cards_only_one_is_proposed() -> None:
    game = team_game("cookies cookies", "junk", built=2, sets="macaws pandas raccoons ocelots")
    lay_out(game, "cookies").done()
    with refused("help_declined", game):
        game.answer(("build",))


def test_whether_i_may_build_does_not_hang_on_what_my_teammate_holds() -> None:
    for mate in ("broker", "junk"):
        game = team_game("cookies broker", mate, built=3)
        lay_out(game, "cookies").done()
        assert game.can("build")


def test_a_complete_stack_may_still_be_added_to() -> None:
    """With an Accordion in it, which may count one less."""
    game = team_game("accordion", "vendor", built=4)
    game.match.answer(0, ("build",))
    game.pick("build", "accordion")
    assert (game.asked.seat, game.asked.prompt) == (2, "complete")
    game.match.answer(2, game.option("vendor"))
    game.then(actions=1, hand="", them=[{}, {"hand": ""}])
    assert [len(stack) for stack in game.table.stall(0)][-1] == 2


def test_a_complete_stack_that_is_not_added_to_is_built_all_the_same() -> None:
    game = team_game("accordion", "junk", built=4)
    game.match.answer(0, ("build",))
    game.pick("build", "accordion")
    game.done().then(actions=1, hand="")
    assert len(game.table.stall(0)) == 5


def test_a_teammate_was_asked_once_an_action_in_older_games() -> None:
    game = team_game("cookies broker", "broker", built=3, building_together="once")
    lay_out(game, "cookies").done()
    assert ("build",) not in game.asked.options
