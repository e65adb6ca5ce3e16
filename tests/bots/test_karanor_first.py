"""The first greedy bots stay as they were, and today's beat them."""

from comptoir.bots.karanor.first import FirstBot
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.registry import find
from comptoir.lab.campaigns import Campaign, play
from comptoir.lab.karanor import KaranorSetup
from comptoir.lab.summary import Summary


def test_both_games_have_them() -> None:
    assert find("karanor", "first") is FirstBot
    assert find("karanor", "greedy") is GreedyBot
    assert find("dale", "first") is find("dale", "greedy")


def played(bots: tuple[str, ...], games: int) -> Summary:
    campaign = Campaign(games=games, seed=12, setup=KaranorSetup(), players=(4,), bots=bots)
    return Summary().add_all([play(campaign, number) for number in range(games)])


def test_they_save_gold_and_trade_little() -> None:
    before, now = played(("first",), 6).trades, played(("greedy",), 6).trades
    assert before.gold_left["losers"] > 25 > now.gold_left["losers"]
    assert now.trades >= 8 * now.games > before.trades
    assert now.trades / now.offers >= 0.25 > before.trades / before.offers


def test_todays_beat_them() -> None:
    wins = played(("greedy", "first"), 40).kinds()
    assert wins["greedy"].wins > wins["first"].wins + 5
