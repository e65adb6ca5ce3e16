"""Dale's table in windows of any size: nothing covers anything or leaves, names and slates are whole."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from comptoir.core import Match
from tests.browser.asked import Asked, moment_of, snapshot_of
from tests.browser.visitor import Arrive, Visitor
from tests.scenarios.dale.stage import given
from tests.server.guests import Message
from tests.server.running import Running

SIZES = [
    (1440, 900), (1440, 757), (1024, 768), (768, 1024), (844, 390), (844, 340), (667, 375),
    (390, 844), (390, 700), (360, 640),
]  # fmt: skip
HANDS = [5, 6, 8]
TABLES: list[dict[str, Any]] = [{"others": 1}, {"others": 3}, {"others": 3, "teams": True}]
LONG_NAMES = [
    "extra_remarks", "pompous_professional", "refreshing_drink", "market_discovery", "voracious_consumer",
    "stashing_vendor", "good_old_times", "cultural_preservation",
]  # fmt: skip
"""The names and slates that need most room, in one language or the other."""
BLOCKS = [
    ".top", ".opps .ochip", ".opps .opp-sign", ".opp .stall", ".mside .pile", ".diebox", ".mstall", ".prompt",
    ".mysign", ".mystall .stripe", ".mystall .stack", ".act", ".hand .card", ".util .btn", ".mp .pile",
    ".log",
]  # fmt: skip
KARANOR = [".top", ".left", ".sea", ".prompt", ".deeds", ".phone-goods", ".drawers button"]
QUESTION = [".pr-txt", ".scale", ".pr-act .btn"]
FAULTS = """async ([groups, width, height]) => {
    while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
    const seen = each => each.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const all = name => [...document.querySelectorAll(`.table ${name}`)].filter(seen);
    const faults = [];
    for (const names of groups) {
    const boxes = names.flatMap(name => all(name).map(each => [name, each.getBoundingClientRect()]));
    boxes.forEach(([name, a], i) => {
        if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
            faults.push(`${name} leaves the window: ${[a.left, a.top, a.right, a.bottom].map(Math.round)}`);
        for (const [other, b] of boxes.slice(i + 1)) {
            // A hand is held as a fan: corners meet, faces do not.
            const room = name === other && name.startsWith('.hand') ? a.width * .1 : 1;
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            const shared = `${Math.round(wide)}x${Math.round(high)}`;
            if (Math.min(wide, high) > room) faults.push(`${name} and ${other} share ${shared}`);
        }
    });
    }
    for (const card of [...all('.hand .card'), ...all('.slots .card')]) {
        const [name, slate] = ['.card-name', '.slate'].map(part => card.querySelector(part));
        const fault = what => faults.push(`on a face ${card.offsetWidth} wide ${what}`);
        if (!seen(name) || !seen(slate)) fault('name or slate is missing');
        else {
            if (slate.scrollWidth > slate.clientWidth) fault('the slate is cut');
            if (name.scrollWidth > name.parentElement.clientWidth) fault('the name is cut');
            if (name.offsetTop + name.offsetHeight > slate.offsetTop + 1) fault('the name is on the slate');
        }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    return [...new Set(faults)];
}"""


def game_with(hand: int, others: int, **switches: Any) -> Match:
    """Somebody to move, with so many cards in hand, and others with some of everything."""
    zones = {"stall": ["broker", "broker cookies"], "hand": "junk " * 5, "deck": "junk", "discard": "junk"}
    them = [zones, *[{**zones, "stall": ["junk"]}] * (others - 1)]
    return given(
        hand="junk " * hand,
        deck="junk",
        discard="junk",
        stall=["broker", "relic"],
        them=them,
        sets="ocelots hares macaws",
        market="broker relic cookies toy spyglass",
        market_deck="broker",
        junk_reserve=0,
        **switches,
    ).match


def long_named(told: Message) -> Message:
    """The same with the longest names in hand and market."""
    scene = told["moment"]["scene"]
    shown = [*scene["seats"][0]["hand"], *[slot["card"] for slot in scene["market"]]]
    for card, face in zip(shown, cycle(LONG_NAMES), strict=False):
        card["face"] = face
    return told


def faults(somebody: Visitor) -> list[str]:
    """What is wrong in windows of any size."""
    found = []
    for width, height in SIZES:
        somebody.page.set_viewport_size({"width": width, "height": height})
        wrong = somebody.page.evaluate(FAULTS, [[BLOCKS, QUESTION], width, height])
        found += [f"{width}x{height}: {each}" for each in wrong]
    return found


@pytest.mark.parametrize(("lang", "hands"), [("fr", HANDS), ("en", [8])])
def test_a_table_fits_every_window(arrive: Arrive, server: Running, lang: str, hands: list[int]) -> None:
    somebody = arrive(lang)
    asked = Asked(somebody, server, game_with(3, 1), 0)
    for pays, size in [(True, TABLES[0]), *[(False, each) for each in TABLES]]:
        for hand in hands[-1:] if pays else hands:
            match = game_with(hand, **size)
            if pays:
                match.answer(0, ("purchase", 0))
            told = snapshot_of(server, match, 0, lang)
            told["table"] = {**told["table"], "id": asked.snapshot["table"]["id"]}
            asked.tell(**long_named(told))
            somebody.page.wait_for_function(
                "([hand, seats, pays]) => document.querySelectorAll('.hand .card').length === hand"
                " && document.querySelector(`.table.players-${seats}`)"
                " && !document.querySelector('.scale') === !pays",
                arg=[hand, size["others"] + 1, pays],
            )
            assert (pays, size, hand, faults(somebody)) == (pays, size, hand, [])


def test_a_phone_on_its_side_has_a_chart_of_karanor(arrive: Arrive, server: Running) -> None:
    somebody = arrive("fr", 844, 390)
    Asked(somebody, server, *moment_of("action", 4))
    for width, height in [(844, 390), (844, 340), (667, 375)]:
        somebody.page.set_viewport_size({"width": width, "height": height})
        found = somebody.page.evaluate(FAULTS, [[KARANOR], width, height])
        assert (width, height, found) == (width, height, [])
        sea = somebody.see(".sea").bounding_box()
        assert sea is not None
        assert sea["width"] * sea["height"] > width * height / 4
