"""The first greedy bots stay as they were, and today's trade more."""

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


def test_todays_can_hold_their_own_against_them() -> None:
    """How strong they are is measured in thousands of games; a bot that is broken wins hardly any."""
    wins = played(("greedy", "first"), 12).kinds()
    assert wins["greedy"].wins >= 4


def test_they_play_as_they_always_did() -> None:
    """The yardstick: whatever is changed in what they share with the levels, their games stay the same."""
    campaign = Campaign(games=3, seed=12, setup=KaranorSetup(), players=(4,), bots=("first",))
    games = [play(campaign, number) for number in range(3)]
    found = [(game.decisions, game.trading) for game in games]
    assert [(count, trading.offers, trading.gold) for count, trading in found if trading is not None] == [
        (296, 18, (40, 41, 12, 25)),
        (298, 22, (40, 22, 50, 18)),
        (350, 20, (55, 30, 12, 15)),
    ]
