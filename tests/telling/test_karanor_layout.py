"""How a question of Karanor is laid out: a page looks these things up and works out none of them."""

from comptoir.telling.karanor.layout import ACTIONS
from comptoir.telling.karanor.telling import TELLING
from comptoir.telling.shown import Item, Question
from comptoir.telling.telling import Reader, Wish
from comptoir.words import words
from tests.scenarios.karanor.stage import Stage, given
from tests.telling.karanor_reading import NAMES, moments

READER = Reader(words("en"), NAMES, 0)


def as_it_is(token: int) -> int:
    return token


def asked(game: Stage, seat: int = 0) -> Question:
    reader, offer = READER._replace(observer=seat), TELLING.offer(game.match, seat)
    return TELLING.question(game.match.view(seat), offer, reader, as_it_is, None, 0)


def shown(question: Question, way: str) -> set[str]:
    """The kinds of what is picked in that way."""
    return {each.kind for each in question.items if each.shown == way}


def of_action(question: Question, action: str) -> list[Item]:
    return [each for each in question.items if each.action == action]


def test_every_item_of_a_turn_is_one_of_the_actions_or_free() -> None:
    game = given(
        at="lac_noir",
        gold=20,
        black_market="pickpocket",
        associates="as_wood",
        seats={1: {"at": "lac_noir", "gold": 5}, 2: {}},
    )
    question = asked(game)
    assert question.actions == [each for each in ACTIONS if each != "market"]
    assert shown(question, "action") == {"harvest", "work", "interact", "villa"}
    assert shown(question, "place") == {"step", "recruit", "promote", "card"}
    assert shown(question, "button") == {"end"}
    assert {each.kind for each in of_action(question, "move")} == {"step"}
    assert {each.kind for each in of_action(question, "")} == {"promote", "card", "end"}
    assert of_action(question, "deliver") == [], "not possible now: no item stands for it"
    assert (question.zones, question.under_way, question.target) == (["hand:0"], "", "")


def test_why_an_action_without_items_is_not_possible() -> None:
    game = given(at="kien", gold=0, actions=0, seats={1: {}, 2: {}})
    question, offer = asked(game), TELLING.offer(game.match, 0)
    missing = [each for each in question.actions if not of_action(question, each)]
    assert "move" in missing
    for action in missing:
        why = TELLING.why_not(game.match, offer, Wish(action=action), READER, {})
        assert why, action
    assert set(question.hindered) == set(missing)


def test_an_action_that_is_not_possible_says_why_in_a_few_words() -> None:
    game = given(at="kien", gold=0, seats={1: {}, 2: {}})
    hindered = asked(game).hindered
    assert (hindered["harvest"], hindered["interact"], hindered["villa"]) == (
        "nothing here",
        "nobody here",
        "none here",
    )
    assert "work" not in hindered


def test_every_action_that_is_not_possible_says_why_at_every_moment() -> None:
    """In both languages, short enough for its button, and never in the capitals of the map."""
    seen = 0
    for players in (2, 4):
        for match in moments(players, f"hindered {players}", 250):
            for decision in match.decisions:
                seat, offer = decision.seat, TELLING.offer(match, decision.seat)
                for lang in ("en", "fr"):
                    reader = Reader(words(lang), NAMES[:players], seat)
                    question = TELLING.question(match.view(seat), offer, reader, as_it_is, None, 0)
                    missing = [each for each in question.actions if not of_action(question, each)]
                    assert sorted(question.hindered) == sorted(missing)
                    for why in question.hindered.values():
                        assert why, why
                        assert why != why.upper(), why
                        seen += 1
    assert seen > 100


def test_two_players_have_a_market_and_what_is_picked_there_lies_there() -> None:
    game = given(at="kien", gold=9, goods="wood", market="2 wood", seats={1: {}})
    assert asked(game).actions == list(ACTIONS)
    game.match.answer(0, ("market",))
    question = asked(game)
    assert (question.under_way, question.actions) == ("market", [])
    assert question.zones == ["market", "seat:0"]
    assert shown(question, "place") == {"buy", "sell"}


def test_goods_are_picked_where_they_are_held() -> None:
    game = given(at="kien", goods="2 wine fruit 2 iron", black_market="recel", gold=3).answer(
        ("card", "recel")
    )
    question = asked(game)
    assert question.prompt == "sell_goods"
    assert (question.zones, shown(question, "place")) == (["seat:0"], {"goods"})


def test_cards_that_lie_elsewhere_come_on_a_tray_and_a_window_puts_nothing_out_of_reach() -> None:
    prompts = {}
    for match in moments(3, "layout", 1600):
        for decision in match.decisions:
            view, offer = match.view(decision.seat), TELLING.offer(match, decision.seat)
            reader = READER._replace(observer=decision.seat)
            prompts[decision.prompt] = TELLING.question(view, offer, reader, as_it_is, None, 0)
    assert {each.shown for each in prompts["draft"].items} == {"tray"}
    assert shown(prompts["take_commerce"], "place") == {"card", "deck"}
    assert (prompts["take_commerce"].under_way, prompts["take_commerce"].zones) == (
        "build",
        ["commerce-deck", "row"],
    )
    assert prompts["discard_quest"].zones[0].startswith("hand:")
    window = prompts["window"]
    assert (window.zones, window.actions, window.under_way, window.target) == ([], [], "", "")


def test_what_is_done_unasked_is_picked_at_its_offer_and_a_form_where_people_sit() -> None:
    game = given(at="kien", goods="2 wood", seats={1: {"gold": 4}, 2: {}})
    form = TELLING.form(game.match, "offer", READER, as_it_is)
    assert form is not None
    assert (shown(form, "place"), shown(form, "tray")) == ({"to"}, {"give", "get"})
    game.match.interrupt_run(0, ("offer",), [("to", 1), ("give", "wood", 1)])
    items = TELLING.unasked(game.match, READER._replace(observer=1), as_it_is)
    answers = [(each.kind, each.place, each.shown) for each in items if each.kind != "offer"]
    assert answers == [(verb, "offer:1", "place") for verb in ("accept", "decline", "counter")]
