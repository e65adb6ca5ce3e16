"""What the cards of games 2 and 3 hide, and from whom.

Most tests play one story twice with another card moved, and whoever may not know it sees, hears and is asked
the same. Cards are *public* here when everybody has seen them come into the hand or onto the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from comptoir.core import PASS, Dice, Match
from comptoir.dale import GAME
from tests.scenarios.dale.gestures import my_next_turn, seen, told, told_cards
from tests.scenarios.dale.glances import deck_seen, reseeded, stored_seen
from tests.scenarios.dale.stage import Stage, given, refused

Story = Callable[..., Stage]


def public(game: Stage, words: str, zone: Sequence[int], *, seats: Sequence[int] = ()) -> Stage:
    """Everybody has seen these cards of a zone, or these seats have."""
    for word in words.split():
        card = next(card for card in zone if game._words([card]) == game._spelt(word))
        mask = sum([1 << seat for seat in seats]) or game.table.public
        game.table.known[card] |= mask
    game.match._settle()
    return game


def asked_as_seen(game: Stage, observer: int) -> list[tuple[Any, Any]]:
    decisions: Any = game.view(observer)["decisions"]
    return [(each["seat"], each["prompt"]) for each in decisions]


def windows(game: Stage, observer: int) -> list[list[tuple[Any, Any]]]:
    """The windows that follow, as an observer sees them, while everybody passes."""
    found = []
    while any(each.prompt == "react" for each in game.match.decisions):
        found.append(asked_as_seen(game, observer))
        for decision in game.match.decisions:
            game.match.answer(decision.seat, PASS)
    return found


def assert_alike(one: Stage, other: Stage, observers: Sequence[int]) -> None:
    """These observers cannot tell the two stories apart."""
    for observer in observers:
        assert one.view(observer) == other.view(observer), f"what {observer} sees"
        assert one.match.plain_events(observer) == other.match.plain_events(observer), (
            f"what {observer} heard"
        )


# -- hidden moves -----------------------------------------------------------------------------------


def guardian(card: str, sets: str = "") -> Stage:
    game = given(hand="guardian relic toy junk", them=[{"hand": "junk"}, {}], sets=sets)
    return public(game, "relic toy junk", game.table.hands[0]).play("guardian").pick("store", card)


def depot(card: str, sets: str = "") -> Stage:
    game = given(hand="depot relic toy junk", them=[{"hand": "junk"}, {}], sets=sets)
    return public(game, "relic", game.table.hands[0]).play("depot").pick("store", card)


def vigilance(card: str, sets: str = "") -> Stage:
    game = given(hand="vigilance", deck="junk relic toy", them=[{"hand": "junk"}, {}], sets=sets)
    return public(game, "toy", game.table.decks[0]).play("vigilance").pick("store_from_deck", card)


def magnet(card: str, sets: str = "") -> Stage:
    game = given(hand="magnet", deck="junk relic toy", them=[{"hand": "junk"}, {}], sets=sets)
    return public(game, "toy", game.table.decks[0]).play("magnet").pick("take_from_deck", card)


def survivor(card: str, sets: str = "") -> Stage:
    game = given(
        hand="survivor cookies junk",
        deck="relic toy",
        them=[{"hand": "junk"}, {}],
        roll=("polecats", 1),
        sets=sets,
    )
    public(game, "cookies junk", game.table.hands[0])
    game.play("survivor").pick("put_into_deck", "junk" if card == "relic" else "cookies")
    return game.pick("take_some_from_deck", card)


def measurement(card: str, sets: str = "") -> Stage:
    game = given(hand="tactical relic", deck="junk toy", them=[{"hand": "junk"}, {}], sets=sets)
    public(game, "relic", game.table.hands[0])
    return game.use("tactical").pick("put_on_own_deck", card)


def competition(card: str, sets: str = "") -> Stage:
    game = given(hand="ruthless relic junk", them=[{"deck": "junk toy"}, {}], sets=sets)
    public(game, "relic", game.table.hands[0])
    public(game, "toy", game.table.decks[1], seats=[1])
    return game.play("ruthless").choose(1).pick("put_on_deck_of", card)


def night_shift(card: str, sets: str = "") -> Stage:
    game = given(
        hand="night_shift",
        deck="cookies",
        them=[{"hand": "junk", "deck": "relic"}, {"deck": "toy"}],
        sets=sets,
    )
    for seat in (1, 2):
        public(game, ("", "relic", "toy")[seat], game.table.decks[seat], seats=[seat])
    game.play("night_shift").pick("put_on_deck_of", "cookies")
    return game.pick("put_on_deck_of", card)


def omen(card: str, sets: str = "") -> Stage:
    game = given(hand="omen", deck="junk relic toy", them=[{"hand": "junk"}, {}], sets=sets)
    public(game, "relic toy", game.table.decks[0])
    rest = ["junk", "toy"] if card == "relic" else ["junk", "relic"]
    return game.play("omen").done().put_back(card, *rest)


def spy(card: str, sets: str = "") -> Stage:
    game = given(hand="wise_spy", deck="junk relic toy", them=[{"hand": "junk"}, {}], sets=sets)
    public(game, "relic toy", game.table.decks[0])
    rest = ["junk", "toy"] if card == "relic" else ["junk", "relic"]
    return game.use("wise_spy").put_back(card, *rest)


def delicacy(card: str, sets: str = "") -> Stage:
    game = given(hand="delicacy", them=[{"deck": "junk relic toy"}, {}], sets=sets)
    public(game, "relic toy", game.table.decks[1], seats=[1])
    return game.play("delicacy").choose(1).pick("swap_with_deck", card)


OTHERS = (1, 2, 3)
"""Everybody but seat 0, the spectator too."""
HIDDEN_MOVES = [
    (guardian, "relic", "junk"),
    (depot, "relic", "toy"),
    (vigilance, "toy", "relic"),
    (magnet, "toy", "relic"),
    (survivor, "toy", "relic"),
    (measurement, "toy", "relic"),
    (competition, "toy", "relic"),
    (competition, "relic", "junk"),
    (night_shift, "toy", "relic"),
    (omen, "toy", "relic"),
    (spy, "toy", "relic"),
    (delicacy, "toy", "relic"),
]


@pytest.mark.parametrize(("story", "one", "other"), HIDDEN_MOVES)
def test_a_hidden_choice_is_hidden(story: Story, one: str, other: str) -> None:
    assert_alike(story(one), story(other), OTHERS)


@pytest.mark.parametrize(("story", "one", "other"), HIDDEN_MOVES)
def test_a_hidden_choice_stays_open_in_imagined_worlds(story: Story, one: str, other: str) -> None:
    """Neither story is ruled out by the worlds that those can imagine who did not see it."""
    for card in (one, other):
        game = story(card)
        for observer in OTHERS:
            worlds = [game.match.imagine(observer, Dice.seeded(seed)) for seed in range(12)]
            assert len({bytes(world.table.faces) for world in worlds}) > 1
            assert all(world.plain(observer) == game.view(observer) for world in worlds)


def test_a_teammate_is_told_no_more_than_an_opponent() -> None:
    game = given(hand="guardian relic toy", teams=True, sets="tree_kangaroos macaws")
    game.play("guardian").pick("store", "toy")
    assert stored_seen(game, 0, 0) == ["favourite_toy"]
    assert [stored_seen(game, observer, 0) for observer in (1, 2, 3, 4)] == [[None]] * 4
    assert told(game, 2, "stored") == told(game, 1, "stored") == told(game, 4, "stored")


# -- what was seen stays known ------------------------------------------------------------------------


def test_what_was_stored_is_still_unknown_to_others_when_it_returns() -> None:
    game = given(hand="guardian relic junk junk junk", deck="junk junk junk junk junk junk junk", them={})
    public(game, "relic", game.table.hands[0]).play("guardian").pick("store", "relic")
    assert stored_seen(my_next_turn(game), 0, 0) == []
    assert "shattered_relic" in seen(game, 0, 0)
    assert "shattered_relic" not in seen(game, 1, 0)
    assert told_cards(game, 1, "took") == [None]


@pytest.mark.parametrize("story", [omen, spy])
def test_who_put_cards_back_knows_their_order_in_every_world(story: Story) -> None:
    game = story("toy")
    deck = ["favourite_toy", "junk", "shattered_relic"]
    assert deck_seen(game, 0, 0) == deck
    for seed in range(5):
        assert game._words(game.match.imagine(0, Dice.seeded(seed)).table.decks[0]) == deck


def test_who_worked_the_night_shift_knows_what_lies_on_every_deck() -> None:
    game = night_shift("toy")
    assert [deck_seen(game, 0, seat) for seat in range(3)] == [
        ["cookies"],
        ["favourite_toy"],
        ["shattered_relic"],
    ]
    assert [deck_seen(game, 1, seat) for seat in range(3)] == [[None]] * 3


def test_nobody_knows_a_deck_any_more_after_it_was_searched_and_shuffled() -> None:
    game = magnet("relic")
    assert [deck_seen(game, observer, 0) for observer in range(4)] == [[None, None]] * 4
    for seed in range(5):
        world = game.match.imagine(0, Dice.seeded(seed))
        assert sorted(game._words(world.table.decks[0])) == ["favourite_toy", "junk"]  # it saw what is left


@pytest.mark.parametrize("card", ["tinkerer", "rumours"])
def test_cards_moved_in_the_open_onto_a_deck_are_known_to_all(card: str) -> None:
    game = given(hand=card, deck="junk", discard="relic", them={"deck": "junk", "discard": "toy"})
    game.play(card)
    assert [deck_seen(game, observer, 0) for observer in range(3)] == [[None, "shattered_relic"]] * 3


def test_open_cards_shuffled_into_a_deck_are_heard_of_and_then_lost() -> None:
    game = given(hand="history", deck="junk junk", discard="relic toy", them={}).play("history").name(2)
    heard = [[card["face"] for card in each["cards"]] for each in told(game, 2, "shuffled_in")]
    assert heard == [["shattered_relic", "favourite_toy"]]
    assert [deck_seen(game, observer, 0) for observer in range(3)] == [[None] * 4] * 3


def test_charity_is_known_to_the_giver_and_each_receiver_of_their_own_card() -> None:
    game = given(hand="charity cookies", them=[{"hand": "relic"}, {"hand": "toy"}])
    game.play("charity").pick("give_to", "toy").pick("give_to", "cookies")
    assert [seen(game, 0, seat) for seat in range(3)] == [["favourite_toy"], ["cookies"], ["shattered_relic"]]
    assert [seen(game, 1, seat) for seat in range(3)] == [[], ["cookies"], []]
    assert [seen(game, 2, seat) for seat in range(3)] == [[], [], ["shattered_relic"]]
    assert [seen(game, 3, seat) for seat in range(3)] == [[], [], []]


def test_raffle_is_known_to_the_two_it_concerns() -> None:
    game = given(hand="raffle cookies", them=[{"hand": "relic"}, {"hand": "toy"}])
    game.play("raffle").answer(("left",))
    assert [seen(game, 0, seat) for seat in range(3)] == [["shattered_relic"], [], ["cookies"]]
    assert [seen(game, 1, seat) for seat in range(3)] == [["shattered_relic"], ["favourite_toy"], []]
    assert [seen(game, 3, seat) for seat in range(3)] == [[], [], []]


# -- whom is asked ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("story", "one", "other"), [move for move in HIDDEN_MOVES if move[0] not in (guardian, depot, spy)]
)
def test_windows_do_not_tell_which_card_it_was(story: Story, one: str, other: str) -> None:
    """Where owls are in the game, these stories end in windows; storing and looking open none."""
    for observer in OTHERS:
        opened = windows(story(one, "owls"), observer)
        assert opened
        assert opened == windows(story(other, "owls"), observer)


def test_a_reaction_does_not_tell_whether_the_card_just_drawn_was_discarded() -> None:
    opened = []
    for card in ("relic", "toy"):
        game = given(
            hand="toy", market="cookies", them={"hand": "binoculars relic", "deck": "toy"}, actions=2
        )
        game.purchase("cookies", "toy").react(1, "binoculars").pick("discard_one", card)
        opened.append(windows(game, 0))
    assert opened[0] == opened[1] != []


def test_dangerous_test_does_not_tell_whether_the_cards_just_drawn_were_discarded() -> None:
    """The three cards drawn, or three others, go to the discard; the window is the same."""
    opened = []
    first, second = "relic cookies junk", "toy spyglass broker"
    for hand, deck in ((first, second), (second, first)):
        game = given(hand=f"dangerous {hand}", deck=deck, them={"hand": "junk"}, sets="owls", actions=2)
        game.play("dangerous").pick("discard_some", *first.split())
        opened.append(windows(game, 1))
    assert opened[0] == opened[1] != []


@pytest.mark.parametrize("hand", ["toy junk", "toy spyglass cookies"])
def test_being_asked_how_to_pay_does_not_tell_what_else_is_in_the_hand(hand: str) -> None:
    game = given(hand=f"{hand} junk", market="toy", actions=2)
    game.match.answer(0, ("purchase", 0))
    assert asked_as_seen(game, 0) == [(0, "pay")]
    assert asked_as_seen(game, 1) == [(0, "action")]


@pytest.mark.parametrize("hand", ["toy junk", "toy spyglass broker"])
def test_being_asked_what_to_build_does_not_tell_what_else_is_in_the_hand(hand: str) -> None:
    stall = ("broker", "cookies", "relic", "spyglass")
    game = given(hand=f"{hand} junk", stall=stall, actions=2)
    game.match.answer(0, ("build",))
    assert asked_as_seen(game, 0) == [(0, "build")]
    assert asked_as_seen(game, 1) == [(0, "action")]


@pytest.mark.parametrize("hand", ["calculations junk", "calculations calculations"])
def test_rearranging_asks_the_same_questions_whatever_the_hand_can_pay(hand: str) -> None:
    game = given(hand=hand, market="magnet tinkerer", actions=2)
    game.match.answer(0, ("rearrange",))
    assert asked_as_seen(game, 0) == [(0, "purchase_rearranged")]
    assert asked_as_seen(game, 1) == [(0, "action")]


# -- reactions in imagined worlds ---------------------------------------------------------------------


def two_reactions() -> Stage:
    """Seats 1 and 2 have both shown Binoculars; seat 1 resolves first."""
    others = [
        {"hand": "binoculars relic", "deck": "toy junk"},
        {"hand": "binoculars relic toy", "deck": "toy broker"},
    ]
    game = given(hand="toy", market="cookies", them=others, actions=2)
    return game.purchase("cookies", "toy").react(1, "binoculars").react(2, "binoculars")


def test_while_one_reaction_resolves_worlds_with_another_one_waiting_can_be_played() -> None:
    game = two_reactions()
    for seed in range(20):
        world = game.match.imagine(1, Dice.seeded(seed))
        world.answer(1, world.decisions[0].options[0])


# -- equal cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", [0, 1])
def test_laying_out_a_card_for_the_teammate_does_not_tell_of_a_second_one(which: int) -> None:
    stall = ("broker", "cookies", "relic", "spyglass", "toy")
    game = given(hand="spyglass spyglass junk", stall=stall, teams=True, them=[{}, {"hand": "cookies"}])
    public(game, "spyglass", game.table.hands[0])
    card = game.table.hands[0][which]
    game.answer(("build",)).match.answer_run(0, (card,))
    assert game.asked.prompt == "complete"
    assert seen(game, 1, 0) == ["spyglass"]


@pytest.mark.parametrize("which", [0, 1])
def test_reacting_with_a_known_owl_does_not_tell_of_a_second_one(which: int) -> None:
    game = given(
        hand="toy", market="cookies", them={"hand": "binoculars binoculars relic", "deck": "toy"}, actions=2
    )
    public(game, "binoculars", game.table.hands[1])
    card = game.table.hands[1][which]
    game.purchase("cookies", "toy").match.answer(1, ("react", card))
    assert seen(game, 0, 1) == ["binoculars"]


@pytest.mark.parametrize("which", [0, 1])
def test_using_a_known_card_does_not_tell_of_a_second_one(which: int) -> None:
    game = given(hand="wise_spy wise_spy", deck="toy junk", actions=2)
    public(game, "wise_spy", game.table.hands[0])
    game.answer(("use", game.table.hands[0][which]))
    assert seen(game, 1, 0) == ["wise_spy"]


@pytest.mark.parametrize("which", [0, 1])
def test_a_card_that_leaves_could_be_the_one_each_of_the_others_knew(which: int) -> None:
    """Seats 1 and 2 know one relic each, not the same; when a relic leaves, neither learns of a second."""
    game = given(hand="relic relic junk", them=[{}, {}], actions=2)
    for seat, card in zip((1, 2), game.table.hands[0], strict=False):
        game.table.known[card] |= 1 << seat
    card = game.table.hands[0][which]
    game.answer(("inventory",)).match.answer_run(0, (card,))
    game.then(hand="relic junk", discard="relic")
    assert [seen(game, observer, 0) for observer in (1, 2)] == [[], []]


# -- looks --------------------------------------------------------------------------------------------


def test_umbrella_does_not_tell_a_third_player_which_cards_were_looked_at() -> None:
    """They know the hand, but see only backs."""
    heard = set()
    for seed in range(12):
        game = given(hand="umbrella", them=[{"hand": "relic toy junk"}, {}])
        public(game, "relic toy junk", game.table.hands[1])
        reseeded(game, seed).play("umbrella").choose(1)
        heard.add(str(told(game, 2, "looked_at_hand")))
    assert len(heard) == 1


def test_cunning_neighbour_does_not_tell_a_third_player_how_a_hand_is_held() -> None:
    heard = []
    for hand in ("toy junk", "junk toy"):
        game = given(hand="neighbour", them=[{"hand": hand}, {}])
        public(game, "toy", game.table.hands[1]).play("neighbour").choose(1)
        heard.append([card and card["face"] for card in told(game, 2, "looked_at_hand")[0]["cards"]])
    assert heard[0] == heard[1]


def test_cheer_keeps_sealed_choices_to_their_seats() -> None:
    def cheered(card: str) -> Stage:
        game = given(hand="cheer", deck="junk relic", them=[{"deck": "toy cookies"}, {"deck": "junk toy"}])
        public(game, "toy", game.table.decks[1], seats=[2])
        game.play("cheer")
        game.match.answer(1, game.card(card, game.table.decks[1]))
        return game

    assert_alike(cheered("toy"), cheered("cookies"), (0, 2, 3))


def test_ancient_knowledge_asks_the_same_whether_the_deck_holds_one_kind_or_several() -> None:
    prompts = []
    for deck in ("junk junk junk", "junk relic toy"):
        game = given(hand="broker", them={"hand": "ancient_knowledge junk", "deck": deck}, actions=2)
        game.play("broker").react(1, "ancient_knowledge")
        prompts.append(asked_as_seen(game, 0))
    assert prompts == [[(1, "discard_from_deck")]] * 2


# -- undo and playouts --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["magnet", "vigilance", "duplicate_entry", "cheer"])
def test_a_search_cannot_be_taken_back(card: str) -> None:
    game = given(hand=card, deck="junk relic toy", them={"deck": "junk toy"})
    game.play(card)
    with refused("learned", game):
        game.match.undo()


def test_a_real_match_is_never_swift() -> None:
    options = {"players": 3, "sets": ["owls", "fennecs", "lemurs", "tree_kangaroos"], "turn_limit": 40}
    dice = Dice.seeded(4)
    match = Match(GAME, options, dice.key)
    for _ in range(60):
        decision = match.decisions[0]
        match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
        match.imagine(decision.seat, dice).playout(lambda decision: decision.options[-1])
        assert not match.table.swift
