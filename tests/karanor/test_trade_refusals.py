"""Trades that cannot be made are refused with the rule behind it; so is anything else that is no pick."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from comptoir.core import Dice, Match, Refused
from comptoir.core.conformance import _NOT_PICKS
from comptoir.karanor.game import GAME
from comptoir.words import LANGUAGES
from tests.karanor.refusing import changed, market, refuse, told
from tests.scenarios.karanor.bargaining import another_pack
from tests.scenarios.karanor.stage import Stage, given, given_a_draft

# -- trades -----------------------------------------------------------------------------------------------


def refuse_offer(game: Stage, seat: int, picks: Sequence[object], code: str, **details: object) -> None:
    """An offer sent whole is refused like that."""
    before = game.match.hash
    with pytest.raises(Refused) as refusal:
        game.match.interrupt_run(seat, ("offer",), picks)  # it may be anything
    assert refusal.value.code == code, refusal.value
    assert details.items() <= refusal.value.details.items(), refusal.value
    assert game.match.hash == before
    assert all(told(refusal.value, lang) for lang in LANGUAGES)


def test_after_the_trigger_trade_is_closed() -> None:
    game = given(prestige=10, gold=3)
    for pick in (("offer",), ("accept", 1)):
        assert refuse(game.seat(1), pick, "trade_closed").startswith("Somebody has triggered")


def test_a_banned_merchant_may_neither_offer_nor_be_asked() -> None:
    game = given(black_market="bm_ban", gold=3, players=4)
    game.plays("bm_ban", on=2)
    refuse(game.seat(2), ("offer",), "trade_forbidden")
    refuse_offer(game, 0, [("to", 2), ("give", "gold", 1)], "partner_forbidden")


def test_where_every_rival_is_banned_nobody_trades() -> None:
    with another_pack(black_market=changed("black_market", "bm_ban", min_players=lambda _: 2)):
        game = given(black_market="bm_ban", gold=3)
        game.plays("bm_ban", on=1)
        refuse(game, ("offer",), "nobody_trades")


def test_nobody_trades_alone() -> None:
    refuse_offer(given(gold=3), 0, [("to", 0), ("give", "gold", 1)], "offer_to_self")
    refuse_offer(given(gold=3), 0, [("give", "gold", 1)], "offer_to_nobody")


def test_one_gives_what_one_holds() -> None:
    game = given(gold=3)
    refuse_offer(game, 0, [("to", 1), ("give", "wood", 1)], "not_held", what="wood")
    refuse_offer(game, 0, [("to", 1), ("give", "gold", 4)], "not_held", what="gold")
    refuse_offer(game, 0, [("to", 1), ("give", "ar_cape")], "not_held", what="ar_cape")


def test_one_asks_for_gold_and_tiles_that_are_there() -> None:
    game = given(gold=3, seats={1: {"gold": 2}})
    refuse_offer(game, 0, [("to", 1), ("get", "gold", 3)], "not_held_there", what="gold")
    refuse_offer(game, 0, [("to", 1), ("get", "mount", 1)], "not_held_there", what="mount")


@pytest.mark.parametrize(
    ("thing", "kind"),
    [
        ("q_noces", "quest"), ("co_forge", "commerce"), ("bm_guet", "black_market"), ("prestige", "prestige"),
        ("villa", "villa"), ("income", "income"), ("hi_large", "history"), ("origin_kien", "origin_city"),
        ("de_kien", "delivery"),
    ],
)  # fmt: skip
def test_cards_and_what_stands_for_prestige_stay(thing: str, kind: str) -> None:
    game = given(gold=3, quests="q_noces", commerces="co_forge", black_market="bm_guet")
    for side in ("give", "get"):
        refuse_offer(game, 0, [("to", 1), (side, thing, 1)], "not_tradable", kind=kind)


def test_a_bound_curse_stays() -> None:
    offered = [("to", 1), ("give", "curse_salanche", 1)]
    bound = given(insignia="curse_salanche", options={"curse_bound": True})
    refuse_offer(bound, 0, offered, "not_tradable", kind="bound")
    free = given(insignia="curse_salanche")
    free.match.interrupt_run(0, ("offer",), offered)
    assert len(free.table.offers) == 1


def test_an_offer_holds_something_and_each_thing_once() -> None:
    game = given(gold=3)
    refuse_offer(game, 0, [("to", 1)], "offer_empty")
    refuse_offer(
        game, 0, [("to", 1), ("give", "gold", 1), ("give", "gold", 2)], "already_in_offer", what="gold"
    )


def test_offers_are_found_by_their_number() -> None:
    game = given(gold=3, players=3).offers(0, to=1, give="1 gold")
    for verb in ("accept", "decline", "withdraw", "counter"):
        refuse(game.seat(1), (verb, 7), "no_such_offer", number=7)
    refuse(game.seat(1), ("withdraw", 1), "not_your_offer", number=1)
    refuse(game.seat(0), ("accept", 1), "your_own_offer", number=1)
    refuse(game.seat(2), ("accept", 1), "offer_not_for_you", number=1)
    refuse(game.seat(2), ("counter", 1), "offer_not_for_you", number=1)


def test_ten_offers_are_enough() -> None:
    game = given(gold=3, seats={1: {"gold": 1}})
    for _ in range(10):
        game.offers(0, to=1, give="1 gold")
    refuse(game, ("offer",), "too_many_offers", most=10)
    game.offers(1, to=0, give="1 gold")
    refuse(game, ("counter", 11), "too_many_offers", most=10)


def test_nothing_is_traded_while_a_window_is_open() -> None:
    game = given(
        at="bois_murmure", gold=3, players=3, seats={1: {"shops": "kien", "black_market": "bm_octroi"}}
    )
    game.answer(("step", "kien"))
    assert game.windows
    refuse(game.seat(2), ("offer",), "window_open")


def test_before_the_first_turn_nobody_interrupts() -> None:
    game = given_a_draft(players=3)
    refuse(game, ("offer",), "not_quiet")


def test_on_ones_own_turn_cards_are_picked_among_the_actions() -> None:
    game = given(black_market="bm_ban", players=4)
    with game.refused("pick_among_actions"):
        game.match.interrupt(0, ("card", game.card("bm_ban"), 1))


# -- anything at all --------------------------------------------------------------------------------------

VERBS = (
    "step", "harvest", "work", "build", "interact", "quest", "deliver", "recruit", "villa", "market",
    "promote", "activate", "card", "offer", "counter", "accept", "decline", "withdraw", "to", "give", "get",
    "goods", "option", "buy", "sell", "done", "pass",
)  # fmt: skip
GARBAGE: tuple[tuple[object, ...], ...] = (
    (),
    (None,),
    (-1,),
    (True,),
    (1.5, 2),
    ("x", "y"),
    ([],),
    ({}, 1),
    (0, 0, 0),
    (1, -1),
)


def asked() -> dict[str, Match]:
    """A match at each kind of question."""
    window = given(at="bois_murmure", players=3, seats={1: {"shops": "kien", "black_market": "bm_octroi"}})
    window.answer(("step", "kien"))
    visit = market(goods="wood", gold=3)
    offer = given(gold=3)
    offer.match.interrupt(0, ("offer",))
    goods = given(at="champs_lin", quests="q_troc", gold=2, goods="3 wood 3 wine").answer(
        ("quest", "q_troc", 0, -1)
    )
    choice = given(at="salanche", quest_deck="q_bourse_perdue").interact()
    found = {
        each.asked.prompt: each.match
        for each in (given(), visit, offer, goods, choice, given_a_draft(players=2))
    }
    return {**found, "window": window.match}


@pytest.mark.parametrize("prompt", ["action", "market", "offer", "pay_goods", "immediate", "draft", "window"])
def test_anything_is_refused_with_a_code_that_has_words(prompt: str) -> None:
    match = asked()[prompt]
    before = match.hash
    seats = {decision.seat: decision.options for decision in match.decisions}
    picks = [*_NOT_PICKS, *[(verb, *rest) for verb in VERBS for rest in GARBAGE]]
    for seat, options in seats.items():
        for pick in picks:
            if pick in options or pick in match.interruptions(seat):
                continue
            for do in (match.answer, match.interrupt):
                with pytest.raises(Refused) as refusal:
                    do(seat, pick)
                assert all(told(refusal.value, lang) for lang in LANGUAGES), pick
    assert match.hash == before


def test_goods_that_are_not_there_are_not_paid() -> None:
    game = given(at="champs_lin", quests="q_troc", gold=2, goods="3 wood 3 wine diamond")
    game.answer(("quest", "q_troc", 0, -1))
    refuse(game, ("goods", "iron"), "not_held", what="iron")
    refuse(game, ("goods", "diamond"), "only_common", resource="diamond")


# -- secrets ----------------------------------------------------------------------------------------------


def reasons(match: Match, seat: int) -> list[tuple[str, dict[str, object]]]:
    """Why a seat cannot use each card of the game, whosever it is, and why it cannot do that unasked."""
    found, game = [], match.game
    for card in range(len(match.table.faces)):
        for pick in (("build", card, 1), ("quest", card, 0, -1), ("card", card, -1), ("activate", card, -1)):
            decision = match.decision_of(seat)
            if decision is not None:
                found.append(game.refusal(match.table, decision, pick))
            found.append(game.interruption_refusal(match.table, seat, pick))
    return [(refusal.code, refusal.details) for refusal in found]


def test_no_reason_depends_on_what_one_cannot_know() -> None:
    dice = Dice.seeded("reasons")
    match: Match = Match(GAME, {"players": 3}, dice.key)
    differed = 0
    for number in range(240):
        decision = match.decisions[dice.below(len(match.decisions))]
        match.answer(decision.seat, decision.options[dice.below(len(decision.options))])
        if number % 12 == 0:
            seat = dice.below(3)
            world = match.imagine(seat, dice)
            differed += world.table.faces != match.table.faces
            assert reasons(match, seat) == reasons(world, seat)
    assert differed > 10
