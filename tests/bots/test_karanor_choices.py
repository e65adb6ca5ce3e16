"""What the greedy bot of Marchands de Karanor does in moments that a player would recognise."""

from typing import Any

from comptoir.bots import Look
from comptoir.bots.bot import Glance
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.core import PASS, Dice, Option
from comptoir.karanor.game import GAME
from tests.scenarios.karanor.stage import Stage, given


def spelt(game: Stage, pick: Option) -> str:
    """An option in words, its card named."""
    if isinstance(pick, int):
        return GAME.faces[game.table.faces[pick]]
    words = [str(each) for each in pick]
    if words[0] in ("build", "quest", "activate", "card"):
        words[1] = GAME.faces[game.table.faces[int(words[1])]]
    return " ".join(words)


def choice(game: Stage, seat: int = 0) -> str:
    return spelt(game, GreedyBot(Dice.seeded("greedy")).choose(Look(game.match, seat)))


def turn(game: Stage) -> list[str]:
    """All that the bot on seat 0 picks until its turn is over."""
    bot, picks, number = GreedyBot(Dice.seeded("greedy")), [], game.table.turn
    while game.table.turn == number and game.match.decisions:
        asked = game.match.decisions[0].seat
        pick = bot.choose(Look(game.match, asked))
        if asked == 0:
            picks.append(spelt(game, pick))
        game.match.answer(asked, pick)
    return picks


def unasked(game: Stage, seat: int) -> list[str]:
    return [
        spelt(game, each) for each in GreedyBot(Dice.seeded("greedy")).interrupt(Glance(game.match, seat))
    ]


def test_it_builds_where_it_stands_when_it_has_all_it_takes() -> None:
    game = given(at="kien", gold=6, goods="fruit meat cloth", commerces="populaire theatre")
    assert choice(game).startswith("build co_populaire")


def test_it_delivers_what_it_holds_where_it_is_wanted() -> None:
    game = given(at="kien", goods="4 cloth", delivery="de_kien", commerces="theatre hotel")
    assert choice(game) == "deliver"


def test_it_knows_that_a_full_pile_at_the_market_is_cheap() -> None:
    game = given(
        at="kien", gold=2, goods="3 cloth", market="3 cloth", delivery="de_kien", commerces="theatre hotel"
    )
    assert turn(game)[:4] == ["market", "buy cloth", "done", "deliver"]


def test_it_harvests_what_it_lacks_on_the_way_and_builds_within_the_turn() -> None:
    game = given(at="bois_murmure", gold=4, commerces="bois gourmand")
    picks = turn(game)
    assert picks[0] == "harvest"
    assert any(pick.startswith("build co_bois") for pick in picks)


def test_it_completes_a_quest_that_is_ready() -> None:
    game = given(at="kien", goods="2 wine fruit", quests="q_noces", commerces="theatre hotel")
    assert choice(game).startswith("quest q_noces")


def test_with_no_action_left_it_does_not_wander_off() -> None:
    game = given(at="mont_cendre", quests="s_carte_dechiree", commerces="theatre hotel", actions=1, gold=3)
    picks = turn(game)
    assert picks[0].startswith("quest s_carte_dechiree")
    assert all(not pick.startswith("step") for pick in picks)


def test_it_picks_the_pocket_of_a_rich_rival_on_the_rivals_turn() -> None:
    game = given(at="kien", gold=9, seats={1: {"at": "kien", "black_market": "bm_pickpocket"}})
    assert unasked(game, 1) == ["card bm_pickpocket 0"]


def test_it_does_not_waste_a_card_on_a_rival_who_has_nothing() -> None:
    game = given(at="kien", gold=0, seats={1: {"at": "kien", "black_market": "bm_pickpocket"}})
    assert unasked(game, 1) == []


def test_it_takes_what_it_needs_most_from_a_mislaid_crate() -> None:
    victim: dict[str, Any] = {"at": "kien", "goods": "2 wood 2 meat fruit cloth"}
    game = given(
        at="kien", gold=6, goods="fruit", commerces="populaire", black_market="bm_caisse", seats={1: victim}
    )
    bot = GreedyBot(Dice.seeded("greedy"))
    game.match.answer(0, game.spelt(("card", "bm_caisse", 1)))
    picks = []
    while game.match.decisions[0].prompt == "steal_goods":
        pick = bot.choose(Look(game.match, 0))
        picks.append(spelt(game, pick))
        game.match.answer(0, pick)
    assert picks == ["goods meat", "goods cloth"]


def test_it_lets_a_card_that_helps_it_pass_and_negates_one_that_hurts() -> None:
    hurt = given(
        at="kien",
        black_market="bm_pickpocket",
        seats={1: {"at": "kien", "gold": 9, "black_market": "bm_non_lieu"}},
    )
    hurt.match.answer(0, hurt.spelt(("card", "bm_pickpocket", 1)))
    assert choice(hurt, 1).startswith("card bm_non_lieu")
    helped = given(
        at="kien", players=4, quests="q_arbitrage", seats={1: {"at": "kien", "black_market": "bm_non_lieu"}}
    )
    helped.match.answer(0, helped.spelt(("quest", "q_arbitrage", 0, 1)))
    assert choice(helped, 1) == spelt(helped, PASS)


def test_it_signs_for_prestige_at_the_end_and_for_income_at_the_start() -> None:
    early = given(at="kien", gold=10, goods="2 wood 2 fruit cloth", commerces="bois infusions")
    assert choice(early).startswith("build co_bois")
    late = given(
        at="kien",
        gold=10,
        goods="2 wood fruit cloth",
        commerces="bois infusions",
        prestige=9,
        seats={1: {"prestige": 9}},
    )
    assert choice(late).startswith("build co_infusions")
