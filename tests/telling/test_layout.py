"""How a question is laid out: a page looks these things up and works out none of them."""

from comptoir.dale.board import DISCARD_SLOT
from comptoir.telling.shown import Item, Question
from tests.scenarios.dale.stage import given
from tests.telling.reading import item, number, question, read


def shown(asked: Question, way: str) -> list[str]:
    """What is picked in that way, as it reads."""
    return [read(each.text) for each in asked.items if each.shown == way]


def of_action(asked: Question, action: str) -> list[Item]:
    return [each for each in asked.items if each.action == action]


def test_every_item_of_an_action_is_one_of_the_four_actions() -> None:
    asked = question(given(hand="spyglass junk junk", market="cookies", deck="junk", actions=1))
    assert asked.actions == ["purchase", "technique", "build", "inventory"]
    assert [each.kind for each in of_action(asked, "technique")] == ["play"]
    assert [each.kind for each in of_action(asked, "purchase")] == ["purchase"]
    assert of_action(asked, "build") == [], "the stack cannot be built: no item stands for it"
    assert shown(asked, "place") == ["Play Spyglass (+)", "Buy Cookies for 2"]
    assert [each.kind for each in asked.items if each.shown == "action"] == ["inventory"]
    assert (asked.zones, asked.under_way, asked.target) == (["market"], "", "")
    assert read(asked.note).startswith("Purchase a card, play a technique")


def test_a_purchase_points_at_what_is_paid_for_even_among_its_like() -> None:
    game = given(hand="relic relic junk", market="magnet - magnet", actions=1)
    game.match.answer(0, ("purchase", 2))
    asked = question(game)
    assert (asked.under_way, asked.target, asked.zones) == ("purchase", "market:2", ["hand:0"])
    assert asked.actions == []
    assert {(each.shown, each.action) for each in asked.items} == {("place", "")}


def test_the_top_of_the_market_discard_has_a_button_and_is_a_target() -> None:
    game = given(hand="discovery junk", market_discard="toy", actions=2)
    bought = item(question(game), "Buy Favourite Toy from the market discard for 5")
    assert (bought.shown, bought.action) == ("button", "purchase")
    game.match.answer(0, ("purchase", DISCARD_SLOT))
    assert question(game).target == "market-discard"


def test_a_stack_and_an_inventory_say_which_action_they_are() -> None:
    for action in ("build", "inventory"):
        game = given(hand="relic junk", stall=["broker", "cookies"], actions=2)
        game.match.answer(0, (action,))
        assert question(game).under_way == action


def test_cards_that_lie_elsewhere_come_on_a_tray() -> None:
    game = given(hand="spyglass", deck="junk relic toy", actions=2).play("spyglass")
    asked = question(game)
    assert len(shown(asked, "tray")) == len(asked.items) == 3
    assert (asked.zones, asked.under_way) == ([], "")


def test_a_card_of_a_stall_is_picked_where_it_lies_and_the_deal_shows_what_takes_its_place() -> None:
    them = [{"stall": ["broker", "cookies relic"]}, {"stall": ["toy"]}]
    asked = question(given(hand="acorn junk", them=them, sets="macaws squirrels", actions=2).play("acorn"))
    assert len(shown(asked, "place")) == len(asked.items) == 4
    assert asked.zones == [], "nothing else in a stall is out of reach"
    assert asked.deal is not None
    assert (asked.deal.sign, asked.deal.takes) == ("swap", None)
    assert asked.deal.gives is not None
    assert asked.deal.gives.face == "acorn"


def test_the_top_of_a_discard_is_picked_where_it_lies() -> None:
    game = given(hand="treasure_hunter", them=[{"discard": "toy"}, {"discard": "relic junk"}], actions=2)
    asked = question(game.play("treasure_hunter"))
    assert [(each.shown, each.place) for each in asked.items] == [
        ("place", "discard:1"),
        ("place", "discard:2"),
    ]
    tops = [number(game.table.discards[seat][-1]) for seat in (1, 2)]
    assert [each.card for each in asked.items] == tops
    assert asked.deal is not None
    assert asked.deal.sign == "take"


def test_a_discard_that_is_searched_comes_on_a_tray_unless_its_top_is_all_there_is() -> None:
    for discard, way in (("toy relic", "tray"), ("toy", "place")):
        game = given(hand="new_season", discard=discard, actions=2)
        game.match.answer(0, ("play", game.table.hands[0][0]))
        assert len(shown(question(game), way)) == len(discard.split())


def test_seats_and_sets_have_buttons_and_a_set_is_named_by_its_code() -> None:
    game = given(hand="dirty_exchange", them=[{"hand": "toy"}, {"hand": "relic"}], actions=2)
    assert {each.shown for each in question(game.play("dirty_exchange")).items} == {"button"}
    game = given(hand="professional", deck="junk", sets="magpies raccoons owls").play("professional")
    for lang in ("en", "fr"):
        named = [(each.set, each.shown) for each in question(game, lang=lang).items]
        assert sorted(named) == [("magpies", "button"), ("owls", "button"), ("raccoons", "button")]


def test_slots_of_the_market_are_picked_where_they_are() -> None:
    game = given(hand="calculations junk junk", market="glue magnet safety", actions=2)
    game.match.answer(0, ("rearrange",))
    asked = question(game)
    assert asked.zones == ["market"]
    assert {each.shown for each in asked.items} == {"place"}


def test_a_window_puts_nothing_out_of_reach() -> None:
    game = given(
        hand="junk junk junk",
        market="calculations",
        them=[{"hand": "binoculars junk", "deck": "junk"}, {"hand": "junk junk", "deck": "junk"}],
        sets="owls platypuses",
        actions=2,
    )
    game.match.answer(0, ("purchase", 0))
    game.match.answer_run(0, list(game.table.hands[0][:2]))
    for seat in (1, 2):
        asked = question(game, seat)
        assert (asked.zones, asked.actions, asked.under_way, asked.target) == ([], [], "", "")
