"""Whatever merchants offer, counter, accept, steal and win in whatever order: nothing is lost or made up, and
nobody trades what is gone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.core import DONE, Decision, Match, Option
from comptoir.karanor import events
from comptoir.karanor.bargains import show_bundle
from tests.scenarios.karanor.setting import set_table

TRADES = ("offer", "counter", "accept", "decline", "withdraw")
choices = st.lists(st.integers(0, 9_999), min_size=5, max_size=70)
"""Each says what is done next: one of what can be done then."""


def merchants() -> Match:
    """Three who stand together, rich enough to trade; the first is a villa away from the end."""
    return set_table(
        players=3,
        at="tour_des_mages",
        gold=12,
        goods="2 wood wine",
        prestige=9,
        insignia="mount archivist",
        associates="as_wood",
        black_market="bm_caisse",
        seats={
            1: {
                "at": "tour_des_mages",
                "gold": 5,
                "goods": "3 iron",
                "artefacts": "ar_bourse",
                "black_market": "bm_pickpocket bm_licol",
                "quests": "q_noces q_voiles q_digue",
            },
            2: {
                "at": "tour_des_mages",
                "gold": 1,
                "goods": "cloth diamond",
                "associates": "as_iron",
                "black_market": "bm_caisse bm_ragots",
            },
        },
        piles={},
    )


def possible(match: Match, trades_only: bool) -> list[tuple[int, Option, bool]]:
    """Everything anybody can do now: the seat, the option, and whether it interrupts."""
    asked = [
        (each.seat, option, False)
        for each in match.decisions
        for option in (modest(match, each) if each.prompt == "offer" else each.options)
    ]
    unasked = [(seat, option, True) for seat in range(3) for option in match.interruptions(seat)]
    bargains = [each for each in unasked if isinstance(each[1], tuple) and each[1][0] in TRADES]
    return bargains if trades_only and bargains else asked + unasked


def modest(match: Match, asked: Decision) -> list[Option]:
    """Small offers of what there is, mostly: others are hardly ever accepted, and that is tried as well."""
    there: Counter[str] = sum([held(match, seat) for seat in range(3)], Counter())
    small = [
        each
        for each in asked.options
        if isinstance(each, tuple)
        and each != DONE
        and each[2:] in ((), (1,))
        and (each[0] == "to" or there[str(each[1])])
    ]
    return [*asked.options[::7], *small * 4, *[DONE] * (20 if DONE in asked.options else 0)]


def held(match: Match, seat: int) -> Counter[str]:
    """All that a merchant could trade."""
    shown: Any = match.plain(match.table.spectator)["seats"]
    mine = shown[seat]
    return Counter(
        {
            "gold": mine["gold"],
            **mine["goods"],
            **mine["insignia"],
            **{each["name"]: 1 for each in mine["associates"]},
            **{each["tile"]["face"]: 1 for each in mine["artefacts"]},
        }
    )


def counted(side: dict[str, Any]) -> Counter[str]:
    """One side of a trade."""
    tiles = [*side.get("associates", []), *side.get("artefacts", [])]
    return Counter(
        {"gold": side.get("gold", 0), **side.get("goods", {}), **side.get("insignia", {})}
    ) + Counter(tiles)


@given(choices=choices)
@settings(max_examples=60)
def test_no_order_of_offers_thefts_and_prestige_makes_or_loses_anything(choices: list[int]) -> None:
    match = merchants()
    for number in choices:
        doable = possible(match, trades_only=number % 3 > 0)
        if not doable:
            break
        seat, option, interrupts = doable[number // 3 % len(doable)]
        before = {each: held(match, each) for each in range(3)}
        since = len(match.events or ())
        was_over = match.table.trigger >= 0
        if interrupts:
            match.interrupt(seat, option)
        else:
            match.answer(seat, option)
        assert match.game.violations(match.table) == []
        told = (match.events or [])[since:]
        trades = [each for each in told if isinstance(each, events.Traded)]
        assert not (was_over and (trades or match.table.offers))
        for trade in trades:
            offer = trade.offer
            give, get = (counted(show_bundle(match.table, side)) for side in (offer.give, offer.get))
            assert give <= before[offer.maker]
            assert get <= before[trade.seat]
            assert held(match, offer.maker) == before[offer.maker] - give + get
            assert held(match, trade.seat) == before[trade.seat] - get + give


@given(choices=st.lists(st.integers(0, 9_999), min_size=1, max_size=40))
@settings(max_examples=40)
def test_an_offer_alone_moves_nothing(choices: list[int]) -> None:
    """However offers are made, countered, declined and taken back: only accepting one moves anything."""
    match = merchants()
    before = [held(match, seat) for seat in range(3)]
    for number in choices:
        doable = [
            each
            for each in possible(match, trades_only=True)
            if not (isinstance(each[1], tuple) and each[1][0] in ("accept", "card", "step", "end"))
            and (each[2] or match.decisions[0].prompt == "offer")
        ]
        if not doable:
            break
        seat, option, interrupts = doable[number % len(doable)]
        if interrupts:
            match.interrupt(seat, option)
        else:
            match.answer(seat, option)
        assert [held(match, each) for each in range(3)] == before
