"""The greedy bot as a trader: deals happen, haggling ends, and nobody can pump it."""

from typing import Any

import pytest

from comptoir.bots import Look
from comptoir.bots.bot import Glance, let_interrupt
from comptoir.bots.karanor.bargaining import MARGIN
from comptoir.bots.karanor.greedy import GreedyBot
from comptoir.bots.karanor.potential import KeenPotential, holdings
from comptoir.bots.karanor.worth import Worth
from comptoir.bots.registry import levels, make_bot
from comptoir.core import DONE, Dice, Match, Option
from comptoir.karanor import events
from comptoir.karanor.bargains import show_bundle
from comptoir.karanor.board import TURN
from comptoir.karanor.game import GAME
from comptoir.karanor.view import KaranorView

OFFER: Option = ("offer",)
SAME = 1e-9
Bundle = dict[str, Any]


def value(match: Match, seat: int) -> float:
    """What a bot's holdings are worth by its own measure."""
    view: KaranorView = match.view(seat)
    return KeenPotential(Worth(view, seat)).of(holdings(view, seat))


def positions(seed: int, players: int, every: int) -> list[Match]:
    """Moments of a real game in which everybody may trade, with so many picks in between."""
    match = Match(GAME, {"players": players}, Dice.seeded(f"positions {seed}").key)
    bots = {seat: GreedyBot(Dice.seeded(f"{seed} {seat}")) for seat in range(players)}
    found, steps = [], 0
    while match.decisions and match.table.trigger < 0:
        if not let_interrupt(match, bots):
            steps += 1
            if steps >= every and match.is_between_actions and match.table.phase == TURN:
                found.append(match.clone())
                steps = 0
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
    return found


class Swindler:
    """Proposes swaps at random, gives, takes up every offer, and swaps back and forth."""

    def __init__(self, match: Match, seat: int, victim: int, dice: Dice, kind: str = "greedy") -> None:
        self.match, self.seat, self.victim, self.dice = match, seat, victim, dice
        bot = make_bot("karanor", kind, dice.spawn("bot"))
        assert isinstance(bot, GreedyBot)
        self.bot = bot
        self.trades = self.offers = 0
        self.last: tuple[Bundle, Bundle] | None = None
        if match.decision_of(victim) is not None:
            self.bot.choose(Look(match, victim))  # on its own turn it makes offers, too
        table = match.table
        for resource, left in enumerate(table.reserve):  # rich enough to tempt
            taken = min(left // 2, 3)
            table.goods[seat] = (
                *table.goods[seat][:resource],
                table.goods[seat][resource] + taken,
                *table.goods[seat][resource + 1 :],
            )
            table.reserve = (*table.reserve[:resource], left - taken, *table.reserve[resource + 1 :])
        table.gold[seat] += 20

    def offer_anything(self) -> None:
        """A random offer of all that can be offered, often a very small one."""
        match, dice = self.match, self.dice
        match.interrupt(self.seat, OFFER)
        match.answer(self.seat, ("to", self.victim))
        while (decision := match.decision_of(self.seat)) is not None and decision.prompt == "offer":
            options = [each for each in decision.options if isinstance(each, tuple) and each[0] != "to"]
            small = [each for each in options if len(each) < 3 or int(each[2]) < 3]
            pool = small if small and dice.below(3) else options
            is_done = DONE in options and dice.below(5) < 2
            match.answer(self.seat, DONE if is_done else pool[dice.below(len(pool))])

    def swap_back(self) -> None:
        """The last trade the other way round, perhaps with a piece of gold on top."""
        assert self.last is not None
        given, got = self.last
        parts: list[Option] = [("to", self.victim)]
        for word, side in (("give", got), ("get", given)):
            more = 1 if word == "give" and self.dice.below(2) else 0
            if side.get("gold", 0) + more:
                parts.append((word, "gold", side.get("gold", 0) + more))
            for kind in ("goods", "insignia"):
                parts += [(word, name, count) for name, count in side.get(kind, {}).items()]
            for kind in ("associates", "artefacts"):
                parts += [(word, name) for name in side.get(kind, ())]
        self.match.interrupt_run(self.seat, OFFER, [*parts, DONE])

    def take_up(self) -> bool:
        """Accept whatever the bot offers."""
        for pick in self.match.interruptions(self.seat):
            if isinstance(pick, tuple) and pick[0] == "accept":
                self.match.interrupt(self.seat, pick)
                return True
        return False

    def let_answer(self) -> int:
        """The bot says what it has to say; how many times it spoke."""
        count = 0
        while picks := self.bot.interrupt(Glance(self.match, self.victim)):
            assert count < 6, "it does not stop talking"
            self._remember(picks[0])
            if len(picks) > 1:
                self.match.interrupt_run(self.victim, picks[0], picks[1:])
            else:
                self.match.interrupt(self.victim, picks[0])
            count += 1
            if self.dice.below(2):
                self.trades += self.take_up()
        return count

    def _remember(self, pick: Option) -> None:
        if isinstance(pick, tuple) and pick[0] == "accept":
            table = self.match.table
            offer = next(each for each in table.offers if each.number == pick[1])
            self.last = show_bundle(table, offer.give), show_bundle(table, offer.get)
            self.trades += 1

    def swindle(self) -> None:
        self.offers += 1
        if self.last is not None and not self.dice.below(3) and self._can_swap_back():
            self.swap_back()
        else:
            self.offer_anything()
        self.let_answer()
        self.trades += self.take_up()
        self.let_answer()

    def _can_swap_back(self) -> bool:
        """Do both still hold what they got?"""
        assert self.last is not None
        table, pack = self.match.table, self.match.table.pack
        for at, side in ((self.victim, self.last[0]), (self.seat, self.last[1])):
            named = {name: table.goods[at][place] for place, name in enumerate(r.id for r in pack.resources)}
            tiles = {each.id: count for each, count in zip(pack.insignia, table.insignia[at], strict=True)}
            held = {**named, **tiles}
            if any(
                held[name] < count
                for kind in ("goods", "insignia")
                for name, count in side.get(kind, {}).items()
            ):
                return False
            names = [pack.associates[each].id for each in table.associates[at]]
            names += [pack.faces[table.faces[card]] for card in table.artefacts[at]]
            if any(name not in names for kind in ("associates", "artefacts") for name in side.get(kind, ())):
                return False
            if table.gold[at] <= side.get("gold", 0):
                return False
        return True


@pytest.mark.parametrize(
    ("kind", "players", "every"),
    [("greedy", 2, 16), ("greedy", 3, 16), ("greedy", 4, 16), *[(each, 3, 60) for each in levels("karanor")]],
)
def test_no_chain_of_swaps_takes_more_from_it_than_it_gives(kind: str, players: int, every: int) -> None:
    offers = trades = 0
    for number, match in enumerate(positions(players, players, every)):
        victim = match.table.active if number % 2 else (match.table.active + 1) % players
        seat = (victim + 1) % players
        swindler = Swindler(match, seat, victim, Dice.seeded(f"swindler {players} {number}"), kind)
        start = last = value(match, victim)
        for _ in range(40):
            before = swindler.trades
            swindler.swindle()
            now = value(match, victim)
            assert now >= last - SAME, f"position {number}: a trade took {last - now}"
            assert (now > last) == (swindler.trades > before)
            last = now
        assert last >= start + MARGIN * swindler.trades - SAME
        offers += swindler.offers
        trades += swindler.trades
    assert offers >= 3200 / every
    assert trades >= 320 / every, "too few trades to tell"


def test_it_takes_gifts_but_no_curse() -> None:
    match = positions(1, 3, every=60)[0]
    table, bot = match.table, GreedyBot(Dice.seeded("gifts"))
    curse = GAME.pack.index("insignia", "curse_salanche")
    table.insignia[0] = tuple([int(kind == curse) for kind in range(len(GAME.pack.insignia))])
    table.gold[0] = 5
    gift: tuple[Option, ...] = (("to", 1), ("give", "gold", 2), DONE)
    match.interrupt_run(0, OFFER, gift)
    number = match.table.offers[-1].number
    assert bot.interrupt(Glance(match, 1)) == (("accept", number),)
    match.interrupt(0, ("withdraw", number))
    match.interrupt_run(0, OFFER, (("to", 1), ("give", "curse_salanche", 1), DONE))
    assert bot.interrupt(Glance(match, 1)) == (("decline", number + 1),)


def test_between_bots_trades_happen_and_haggling_ends() -> None:
    trades, games = 0, 5
    for seed in range(games):
        match = Match(GAME, {"players": 4}, Dice.seeded(f"haggling {seed}").key)
        bots = {seat: GreedyBot(Dice.seeded(f"{seed} {seat}")) for seat in range(4)}
        while match.decisions:
            in_a_row = 0
            while let_interrupt(match, bots):
                in_a_row += 1
                assert in_a_row <= 40
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
        trades += len([event for event in match.events or () if isinstance(event, events.Traded)])
    assert trades >= games


def test_it_gives_nothing_to_whoever_is_about_to_win() -> None:
    match = positions(2, 3, every=60)[0]
    table = match.table
    table.prestige[0], table.prestige[1] = table.end_prestige - 1, 0
    table.gold[0] = 9
    match.interrupt_run(0, OFFER, (("to", 1), ("give", "gold", 9), DONE))
    number = match.table.offers[-1].number
    assert GreedyBot(Dice.seeded("last")).interrupt(Glance(match, 1)) == (("decline", number),)


def offers_nobody_took_up(seed: str) -> tuple[int, int]:
    """A game in which seat 0 does not answer offers at all: how many seat 1 made, and took back itself."""
    made = withdrawn = 0
    match = Match(GAME, {"players": 2}, Dice.seeded(seed).key)
    bots = {seat: GreedyBot(Dice.seeded(f"{seed} {seat}")) for seat in range(2)}
    while match.decisions and match.table.trigger < 0:
        still_open = [offer.number for offer in match.table.offers if offer.maker == 1]
        assert len(still_open) <= GreedyBot.most_offers == 3
        while picks := bots[1].interrupt(Glance(match, 1)):
            made += picks[0] == OFFER
            withdrawn += picks[0] in [("withdraw", number) for number in still_open]
            if len(picks) > 1:
                match.interrupt_run(1, picks[0], picks[1:])
            else:
                match.interrupt(1, picks[0])
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
    return made, withdrawn


def test_it_withdraws_an_offer_that_nobody_took_up() -> None:
    """On its next turn the bot takes back what it has offered; only the last three may be open at the end."""
    games = [offers_nobody_took_up(f"stale {number}") for number in range(4)]
    for made, withdrawn in games:
        assert made - 3 <= withdrawn <= made
    assert sum([withdrawn for _, withdrawn in games]) > 3
