"""What happened, to be seen and read; and the scene of a moment."""

from typing import Any

import pytest

from comptoir.core import Event
from comptoir.dale import events
from comptoir.telling.dale.motions import MOVERS
from comptoir.telling.dale.shapes import DaleScene
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.mentions import mention, pieces
from comptoir.telling.shown import Beat, Mention, Motion, Seen
from comptoir.telling.telling import Reader
from comptoir.words import words
from comptoir.words.phrases import joined
from tests.scenarios.dale.gestures import my_next_turn, next_turn
from tests.scenarios.dale.stage import Stage, given
from tests.telling.reading import number, read, reader


def beats(game: Stage, observer: int = 0, lang: str = "en") -> list[Beat]:
    return TELLING.beats(game.match.events_for(observer), reader(game.match, observer, lang), number)


def lines(game: Stage, observer: int = 0, lang: str = "en") -> list[str]:
    return [read(line.text) for beat in beats(game, observer, lang) for line in beat.lines]


def scene(game: Stage, observer: int = 0) -> DaleScene:
    return TELLING.scene(game.match.view(observer), number)


# -- beats ----------------------------------------------------------------------------------------------


def test_a_purchase_is_one_beat() -> None:
    game = given(hand="junk relic junk", market="- cookies", actions=2)
    relic, wanted = game.table.hands[0][1], game.table.market[1]
    game.match.answer(0, ("purchase", 1))
    game.match.answer_run(0, [relic])
    (beat,) = beats(game)
    assert beat.motions == [
        Motion("move", "market:1", "hand:0", Seen(number(wanted), "cookies"), 0),
        Motion("move", "hand:0", "discard:0", Seen(number(relic), "shattered_relic"), 0),
    ]
    (line,) = beat.lines
    assert line.text == [
        "You buy ",
        Mention("cookies", "Cookies"),
        " for 3, paying with ",
        Mention("shattered_relic", "Shattered Relic"),
        ".",
    ]
    assert (line.seat, line.heading) == (0, False)
    assert lines(game, 1, "fr") == ["Anne achète Biscuits pour 3, en payant avec Relique brisée."]


def moves(game: Stage, observer: int = 0) -> list[tuple[str, str, str, str]]:
    """What there is to see, beat by beat: what it is, from where to where, and the card."""
    motions = [each for beat in beats(game, observer) for each in beat.motions]
    return [(each.kind, each.source, each.target, each.card.face if each.card else "") for each in motions]


def test_a_purchase_is_told_when_its_payment_is_settled() -> None:
    game = given(hand="glue junk", market="magnet", actions=2)
    game.match.answer(0, ("purchase", 0))
    game.match.answer_run(0, [game.table.hands[0][0]])
    assert game.match.events == []
    game.match.answer(0, ("no",))
    assert lines(game) == ["You buy Magnet for 4, paying with Glue."]


def test_what_stays_of_a_payment_does_not_fly_to_the_discard() -> None:
    game = given(hand="glue junk junk", market="- toy", actions=2).purchase("toy", "glue", "junk").yes()
    assert lines(game, 1) == [
        "Anne buys Favourite Toy for 6, paying with Glue and Junk.",
        "Anne keeps Glue in hand.",
    ]
    assert moves(game, 1) == [
        ("move", "market:1", "hand:0", "favourite_toy"),
        ("show", "", "hand:0", "glue"),
        ("move", "hand:0", "discard:0", "junk"),
    ]


def test_what_a_purchase_throws_away_of_its_payment_is_part_of_it() -> None:
    game = given(hand="junk junk junk junk", market="essential", actions=2)
    game.purchase("essential", *["junk"] * 3).pick("toss_junk", "junk", "junk")
    assert lines(game) == [
        "You buy Essential Purchase for 3, paying with Junk ×3.",
        "You throw away Junk ×2.",
    ]
    assert [each[:3] for each in moves(game)] == [
        ("move", "market:0", "hand:0"),
        ("move", "hand:0", "junk"),
        ("move", "hand:0", "junk"),
        ("move", "hand:0", "discard:0"),
    ]


@pytest.mark.parametrize(
    ("hand", "deck", "source"),
    [
        ("guardian relic", "junk", "hand:0"),
        ("wheelbarrow", "relic", "aside"),
        ("vigilance", "relic", "deck:0"),
    ],
)
def test_a_stored_card_comes_from_where_it_lay(hand: str, deck: str, source: str) -> None:
    game = given(hand=hand, deck=deck, actions=2).play(hand.split()[0])
    if game.asked.prompt != "action":
        game.answer(game.asked.options[0])
    assert ("move", source, "schedule:0", "shattered_relic") in moves(game)
    assert ("move", source, "schedule:0", "") in moves(game, 1)


def test_a_search_is_seen_by_all_and_its_cards_by_one() -> None:
    game = given(hand="vigilance", deck="relic toy", actions=2).play("vigilance")
    assert sorted(face for kind, *_, face in moves(game) if kind == "show") == [
        "favourite_toy",
        "shattered_relic",
    ]
    assert [move for move in moves(game, 1) if move[0] == "show"] == [("show", "", "deck:0", "")]


@pytest.mark.parametrize(("is_tossed", "target"), [(True, "market-discard"), (False, "hand:0")])
def test_a_stored_card_leaves_the_schedule(is_tossed: bool, target: str) -> None:
    game = my_next_turn(given(hand="wheelbarrow", deck="relic", actions=2).play("wheelbarrow"))
    game.yes() if is_tossed else game.no()
    assert ("move", "schedule:0", target, "shattered_relic") in moves(game)


def test_a_card_of_the_hand_that_is_swapped_comes_from_the_hand() -> None:
    """Matching Colours swaps a card of the hand, the acorn the card just played."""
    colours = given(hand="matching relic", them={"stall": ["relic"]}, actions=2).play("matching")
    acorn = given(hand="acorn", them={"stall": ["chronicler"]}, actions=2).play("acorn")
    for game in (colours, acorn):
        while game.asked.prompt != "action":
            game.answer(game.asked.options[0])
    assert ("move", "hand:0", "stall:1", "shattered_relic") in moves(colours)
    assert ("move", "schedule:0", "stall:1", "acorn") in moves(acorn)


def test_cards_thrown_away_from_two_places_are_two_deeds() -> None:
    """Delightful Surprise throws away the card not taken and itself."""
    game = given(hand="surprise", market_deck="toy relic", actions=2).play("surprise").take("relic")
    game.pick("toss_in_order", "toy", "surprise")
    assert lines(game)[-2:] == [
        "You throw away Favourite Toy.",
        "You throw away Delightful Surprise after use.",
    ]
    assert moves(game)[-2:] == [
        ("move", "aside", "market-discard", "favourite_toy"),
        ("move", "schedule:0", "market-discard", "delightful_surprise"),
    ]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("gunfight", "The effect of Scary Gunfight ends."),
        ("guardian", "In play: Clever Guardian takes effect."),
    ],
)
def test_what_waited_takes_effect_and_what_lasted_ends(card: str, said: str) -> None:
    game = next_turn(given(deck="junk " * 5, them={"schedule": card, "deck": "junk " * 5}))
    assert said in lines(game)


def test_cards_turned_over_are_seen_by_everybody_and_told_once() -> None:
    game = given(hand="burglary", them={"deck": "toy relic"}, actions=2).play("burglary").name(5)
    told = lines(game, 1)
    assert told[-2:] == ["Anne turns over Shattered Relic.", "Anne puts Shattered Relic on your discard."]
    assert ("move", "deck:1", "aside", "shattered_relic") in moves(game, 2)


def test_who_has_cards_shuffled_into_the_deck_is_said() -> None:
    mine = given(hand="consumer", deck="junk", discard="relic", actions=2).play("consumer")
    assert lines(mine, 1)[-1] == "Anne shuffles Shattered Relic into their deck."
    assert [each[0] for each in moves(mine)] == ["move", "move", "shuffle"]
    theirs = given(hand="delicacy", them={"deck": "relic toy junk"}, actions=2).play("delicacy").done()
    assert lines(theirs)[-1] == "Shuffled into Élise’s deck: Junk and Favourite Toy."


def test_what_chance_took_is_told_from_what_was_given() -> None:
    game = given(hand="dirty relic", them={"hand": "toy"}, actions=2).play("dirty")
    game.pick("give", "relic")
    assert lines(game)[-2:] == [
        "You take Favourite Toy at random from Élise’s hand.",
        "You give Shattered Relic to Élise.",
    ]


def test_cards_drawn_to_fill_the_hand_are_told_together() -> None:
    game = given(hand="", deck="junk toy", discard="relic junk junk").inventory()
    assert [line.count("draw") for line in lines(game)].count(1) == 2
    assert any(line.startswith("You draw Favourite Toy and Junk.") for line in lines(game))


def test_equal_cards_are_counted_and_mentioned_once() -> None:
    game = given(hand="junk junk relic", actions=2)
    game.match.answer(0, ("inventory",))
    game.match.answer_run(0, list(game.table.hands[0]))
    (beat,) = beats(game, lang="fr")
    assert beat.lines[0].text == [
        "Vous faites l’inventaire et défaussez ",
        Mention("junk", "Camelote"),
        "\u00a0×2 et ",
        Mention("shattered_relic", "Relique brisée"),
        ".",
    ]
    assert [each.kind for each in beat.motions] == ["note", "move", "move", "move"]


def test_french_elides_before_a_mentioned_name() -> None:
    game = given(hand="acorn", them={"stall": ["relic toy"], "hand": "junk"}, actions=2).play("acorn")
    offer = TELLING.offer(game.match, 0)
    asked = TELLING.question(game.match.view(0), offer, reader(game.match, 0, "fr"), number, None, 0)
    assert "en échange de Gland" in read(asked.text)
    said = words("fr").say("prompt-swap-with-stall", source="x", given=mention("accordion", "Accordéon"))
    assert read(pieces(said)).endswith("en échange d’Accordéon ?")


def test_others_see_a_card_without_its_face() -> None:
    game = given(hand="relic junk junk", deck="toy", actions=2).play("relic")
    game.match.answer(0, game.table.hands[0][0])
    drawn = [beat.motions[0] for beat in beats(game) if beat.motions[0].source == "deck:0"]
    assert [each.card and each.card.face for each in drawn] == ["favourite_toy"]
    hidden = [beat.motions[0] for beat in beats(game, 1) if beat.motions[0].source == "deck:0"]
    assert [each.card for each in hidden] == [None]
    assert "Anne draws a card." in lines(game, 1)


def test_a_stack_is_built_at_the_seat_that_built_it() -> None:
    game = given(
        hand="broker junk", stall=["broker"], them=[{}, {"hand": "broker junk"}, {}], teams=True, actions=2
    )
    game.match.answer(0, ("build",))
    game.match.answer_run(0, [game.table.hands[0][0]])
    game.match.answer_run(2, [game.table.hands[2][0]])
    built = [each for beat in beats(game) for each in beat.motions if each.kind == "build"]
    assert [(each.source, each.target, each.seat) for each in built] == [
        ("hand:0", "stall:0:2", 0),
        ("hand:2", "stall:0:2", 0),
    ]


def test_a_card_shown_to_be_used_is_shown_once() -> None:
    game = given(hand="spy", deck="junk junk junk", actions=2).use("spy")
    used, looked = beats(game, 1)[:2]
    assert [(each.kind, each.target) for each in used.motions] == [("show", "hand:0")]
    assert [(each.source, each.target, each.card) for each in looked.motions] == [
        ("deck:0", "aside", None)
    ] * 3


def test_dice_shuffles_and_turns_are_seen() -> None:
    game = given(hand="gamble junk", deck="junk", roll=2, them={"hand": "junk", "deck": "junk"}, actions=2)
    told = [
        events.TurnBegan(1, 7),
        events.Rolled(1, "hares", "planet_again"),
        events.Shuffled(1, is_new=True),
        events.Shuffled(-1, is_new=False),
    ]
    turn, roll, mine, market = TELLING.beats(told, reader(game.match, 0), number)
    assert turn.motions == [Motion("turn", seat=1)]
    assert (turn.lines[0].heading, turn.lines[0].turn) == (True, 7)
    assert roll.motions == [Motion("roll", target="die", seat=1, die="hares", result="planet_again")]
    assert mine.motions == [Motion("shuffle", "discard:1", "deck:1", seat=1)]
    assert market.motions == [Motion("shuffle", "", "market-deck", seat=-1)]


def test_a_game_opens_with_a_turn() -> None:
    game = given(hand="junk")
    (beat,) = TELLING.beats(TELLING.opening(game.match), reader(game.match, 1, "fr"), number)
    assert read(beat.lines[0].text) == "— Tour 1 : Anne —"
    assert TELLING.turn(game.match) == 1


def test_everything_that_can_happen_can_be_seen() -> None:
    kinds = [each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event)]
    assert set(MOVERS) == set(kinds) - {Event}


# -- names ----------------------------------------------------------------------------------------------


def test_nobody_can_mention_a_card_by_their_name() -> None:
    asked = TELLING.asked(given(hand="junk").match.view(1), Reader(words("en"), ("Junk", "Bob"), 1))
    assert asked[0].text == ["Junk chooses an action"]


@pytest.mark.parametrize(
    ("sentence", "found"),
    [
        ("", []),
        ("nothing", ["nothing"]),
        (mention("junk", "Junk"), [Mention("junk", "Junk")]),
        (joined(("a ", mention("junk", "Junk"), " b")), ["a ", Mention("junk", "Junk"), " b"]),
        (joined((mention("a", "A"), mention("b", "B"))), [Mention("a", "A"), Mention("b", "B")]),
        (joined((mention("a", "A"), "x", "y"), ", "), [Mention("a", "A"), ", x, y"]),
    ],
)
def test_sentences_fall_into_pieces(sentence: str, found: list[Any]) -> None:
    assert pieces(sentence) == found


# -- scenes ---------------------------------------------------------------------------------------------


def test_a_scene_shows_prices_and_what_is_hidden() -> None:
    game = given(
        hand="spyglass junk",
        deck="toy toy",
        discard="relic",
        market="cookies - magnet",
        market_discard="toy",
        them={"hand": "relic", "schedule": "scary_gunfight"},
    )
    mine = scene(game)
    assert [(each.card and each.card.face, each.price, each.surcharge) for each in mine.market] == [
        ("cookies", 4, 2),
        (None, None, 3),
        ("magnet", 8, 4),
        (None, None, 5),
        (None, None, 6),
    ]
    assert [each.face for each in mine.seats[0].hand] == ["spyglass", "junk"]
    assert mine.seats[0].hand[0].id == number(game.table.hands[0][0])
    assert mine.seats[0].deck == [None, None]
    assert (mine.seats[1].hand, mine.seats[1].hand_count) == ([], 1)
    assert [each.card.face for each in mine.seats[1].schedule] == ["scary_gunfight"]
    assert (mine.active, mine.phase, mine.actions, mine.winners) == (0, "action", 1, [])
    assert [each and each.face for each in mine.market_discard] == ["favourite_toy"]


def test_a_scene_says_what_cards_count_now() -> None:
    """After Flashy Show every card of the active player counts 1 more, also to the others' eyes."""
    game = given(hand="show relic", them={"hand": "relic"}, actions=2).play("show")
    assert [(each.face, each.value) for each in scene(game).seats[0].hand] == [("shattered_relic", 4)]
    assert [each.value for each in scene(game, 1).seats[1].hand] == [None]


def test_a_scene_shows_stored_cards_to_their_owner_only() -> None:
    game = given(hand="guardian relic toy", actions=2).play("guardian")
    game.match.answer(0, game.table.hands[0][0])
    (mine,), (theirs,) = scene(game).seats[0].schedule, scene(game, 1).seats[0].schedule
    assert [each and each.face for each in mine.stored] == ["shattered_relic"]
    assert theirs.stored == [None]


def test_a_scene_shows_guises_and_larger_stacks() -> None:
    game = given(
        hand="reflection junk", them={"discard": "night_shift", "schedule": "nasty_threat"}, actions=2
    )
    game.table.take_guise(game.table.hands[0][0], game.table.faces[game.table.discards[1][0]])
    mine = scene(game).seats[0]
    assert (mine.hand[0].guise, mine.hand[0].value) == ("night_shift", 3)
    assert (mine.next_stack, mine.needed) == (1, 2)


def test_a_team_shows_its_stall_at_both_seats() -> None:
    game = given(hand="junk", stall=["relic"], teams=True)
    first, second, third, _ = scene(game).seats
    assert first.stall == third.stall != second.stall
    assert TELLING.progress(game.match) == [1, 0, 1, 0]


def test_the_end_is_told_to_winners_and_losers() -> None:
    game = given(hand="toy", stall=["relic"] * 7, actions=1)
    game.table.stalls[0] = game.table.stalls[0][:4] * 2
    game.table.winner = 0
    game.match._settle()
    assert game.match.is_over
    assert read(TELLING.result(game.match.view(0), reader(game.match, 0))) == "You have won, on turn 1!"
    assert read(TELLING.result(game.match.view(2), reader(game.match, 2, "fr"))) == "Anne gagne, au tour 1."


def test_what_a_turn_is_made_of_is_told_from_what_comes_of_it() -> None:
    game = given(hand="junk junk relic", market="cookies", deck="junk junk", actions=2)
    game.match.answer(0, ("purchase", 0))
    game.match.answer_run(0, list(game.table.hands[0][:2]))
    told = [line for beat in beats(game) for line in beat.lines]
    assert [read(line.text) for line in told if line.deed] == [read(told[0].text)]
    assert "Cookies" in read(told[0].text)
