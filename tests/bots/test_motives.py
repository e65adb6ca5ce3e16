"""Why a bot picks what it picks: true of what it weighed, in words, and nothing its seat does not know."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from comptoir.bots import Look, let_interrupt, motive_of
from comptoir.bots.dale import motives as dale
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.bots.dale.opinions import OPINIONS
from comptoir.bots.dale.worth import Worth
from comptoir.bots.karanor import motives as karanor
from comptoir.bots.karanor.greedy import GreedyBot as KaranorBot
from comptoir.core import UNKNOWN, Dice, Match, Motive
from comptoir.dale import GAME
from comptoir.dale.catalogue import FACES, SET_NAMES
from comptoir.karanor.game import GAME as KARANOR
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.karanor.telling import TELLING as KARANOR_TELLING
from comptoir.telling.telling import Menu
from comptoir.words import LANGUAGES, words
from tests.scenarios.dale.stage import given
from tests.telling.reading import mentions, read, reader

NOTHING = Menu((), None)


def advised(match: Match, seat: int = 0) -> Motive:
    bot = GreedyBot(Dice.seeded("greedy"))
    bot.choose(Look(match, seat))
    motive = motive_of(bot)
    assert motive is not None
    return motive


def why(match: Match, motive: Motive, lang: str = "en") -> str:
    """The reason alone, as it is read."""
    told = read(TELLING.advice(match.view(0), NOTHING, [], reader(match, 0, lang), motive))
    return told.split(". ", 1)[1]


# -- what weighed most ------------------------------------------------------------------------------------


def test_a_stack_is_built_now_and_the_best_card_stays() -> None:
    game = given(hand="swift_broker shattered_relic cookies", deck="junk", actions=2)
    motive = advised(game.match)
    assert motive.key == "build_leaves"
    assert why(game.match, motive) == "That builds stack 1 now and leaves you Cookies (2)."
    told = TELLING.advice(game.match.view(0), NOTHING, [], reader(game.match, 0, "fr"), motive)
    assert read(told).endswith("Cela construit tout de suite la pile 1 et vous laisse Biscuits (2).")
    assert mentions(told) == ["cookies"]


def test_a_purchase_is_for_the_stack_it_helps_most() -> None:
    game = given(hand="junk junk", market="swift_broker", actions=2)
    assert why(game.match, advised(game.match)) == "It is stack 1 all by itself."


def test_nothing_is_said_where_there_was_nothing_to_choose() -> None:
    game = given(hand="", market="", actions=2)
    bot = GreedyBot(Dice.seeded("greedy"))
    if len(game.match.decisions[0].options) == 1:
        bot.choose(Look(game.match, 0))
    assert motive_of(bot) is None


def test_of_a_key_without_words_and_of_a_card_unknown_to_its_seat_nothing_is_said() -> None:
    game = given(hand="swift_broker", deck="junk", actions=2)
    view, told = game.match.view(0), "A bot would pick nothing here."
    hidden = next(card for card, face in enumerate(view.faces) if face == UNKNOWN)
    facts = (("number", 1), ("card", hidden), ("value", 2))
    for motive in (Motive("by_a_whim"), Motive("build_leaves", facts)):
        assert read(TELLING.advice(view, NOTHING, [], reader(game.match, 0), motive)) == told


# -- in whole games ---------------------------------------------------------------------------------------


def check(match: Match, seat: int, motive: Motive) -> None:
    """It holds on the board its seat sees."""
    view, facts = match.view(seat), dict(motive.facts)
    worth = Worth(view, seat)
    if motive.key == "build_leaves":
        card, stacked = int(facts["card"]), [use.card for use in worth.stack]
        assert facts["number"] == worth.number
        assert card in worth.hand
        assert card not in stacked
        assert all(worth.of_mine(each) <= worth.of_mine(card) for each in worth.hand if each not in stacked)
    if motive.key == "wins":
        assert worth.number == worth.last_number
    if motive.key.startswith("gets_") and motive.key != "gets_liked":
        assert worth.number <= int(facts["number"]) <= max(worth.last_number, worth.needed)
    for lang in LANGUAGES:
        TELLING.advice(view, NOTHING, [], reader(match, seat, lang), motive)


@pytest.mark.parametrize("seed", range(3))
def test_in_a_game_of_dale_every_motive_is_true_and_has_words(seed: int) -> None:
    dice, players = Dice.seeded(f"motives {seed}"), (2, 3, 4)[seed]
    sets = [SET_NAMES[(5 * seed + each) % len(SET_NAMES)] for each in range(min(players + 1, 4))]
    options = {"players": players, "sets": sets, "teams": players == 4}
    match = Match(GAME, options, dice.key)
    bots = {seat: GreedyBot(dice.spawn(str(seat))) for seat in range(players)}
    seen: Counter[str] = Counter()
    while match.decisions:
        seat = match.decisions[0].seat
        pick = bots[seat].choose(Look(match, seat))
        motive = motive_of(bots[seat])
        if motive is not None:
            seen[motive.key] += 1
            assert words("en").knows(f"motive-{motive.key.replace('_', '-')}"), motive
            if seen[motive.key] < 12:
                check(match, seat, motive)
        match.answer(seat, pick)
    assert len(seen) > 8, seen


def test_in_a_game_of_karanor_every_motive_has_words() -> None:
    dice = Dice.seeded("motives")
    match = Match(KARANOR, {"players": 3}, dice.key)
    bots = {seat: KaranorBot(dice.spawn(str(seat))) for seat in range(3)}
    kinds, seen = set(), Counter[str]()
    while match.decisions:
        if let_interrupt(match, bots):
            continue
        seat = match.decisions[0].seat
        pick = bots[seat].choose(Look(match, seat))
        motive = motive_of(bots[seat])
        if motive is not None:
            facts = dict(motive.facts)
            assert facts.get("card", "") in ("", *KARANOR.faces)
            kinds.add(facts.get("kind"))
            seen[motive.key] += 1
            if seen[motive.key] < 12:
                for lang in LANGUAGES:
                    told = KARANOR_TELLING.advice(
                        match.view(seat), NOTHING, [], reader(match, seat, lang), motive
                    )
                    assert read(told).count(".") > 1, motive
        match.answer(seat, pick)
    assert kinds >= {"build", "quest", "interact"}


def test_who_tries_goals_out_does_not_say_that_it_finishes_what_it_began() -> None:
    aim = (("kind", "build"), ("card", "primeurs"))
    assert karanor.of_search(Motive("steady", aim)) == Motive("foresight", aim)
    for motive in (Motive("best", aim), Motive("goes", aim), None):
        assert karanor.of_search(motive) == motive


def test_there_are_words_for_all_that_may_be_said_and_no_others() -> None:
    every = words("en").keys()
    known = {key for key in every if key.startswith("motive-") and key != "motive-play"}
    plays = {f"play_{each.when}" for each in OPINIONS.values() if each.when}
    house = files("comptoir.bots")
    texts = [(house / game / "motives.py").read_text("utf-8") for game in ("dale", "karanor")]
    in_dale = {key.removeprefix("motive-").replace("-", "_") for key in known} - plays
    assert {f"motive-{each.replace('_', '-')}" for each in plays} <= known
    assert [key for key in in_dale if not key.startswith("gets_") and f'"{key}"' not in texts[0]] == []
    in_karanor = {key for key in every if key.startswith("karanor-motive-")}
    plain = {key.removeprefix("karanor-motive-").replace("-", "_") for key in in_karanor}
    assert [key for key in plain if f'"{key}"' not in texts[1]] == []
    assert {each.replace("_", "-") for each in karanor.ANSWERED.values()} <= {
        key.removeprefix("karanor-motive-") for key in in_karanor
    }
    assert set(dale.USES) | set(dale.REACTIONS) <= set(FACES)
