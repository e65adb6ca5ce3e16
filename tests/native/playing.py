"""``python -m tests.native.playing``: play some games, and print what they are after every pick.

At random, and between bots. The same in both builds, or one of them plays by other rules or thinks otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from comptoir import native
from comptoir.bots import Look, let_interrupt
from comptoir.bots.registry import make_bot
from comptoir.core import Dice, Match, registry
from comptoir.lab.setups import usual

SEEDS = range(6)
MOST_PICKS = 400
"""Random games of Karanor are long, and much the same after that."""
IMAGINE_EVERY = 23
THINKERS = ("hard", "medium", "first")


def games() -> Iterator[tuple[str, Match]]:
    """Games of every size, by name."""
    for game in ("dale", "karanor"):
        setup = usual(game)
        setup.prepare()
        for players in range(setup.seats.least, setup.seats.most + 1):
            for seed in SEEDS:
                dice = Dice.seeded(f"same/{seed}")
                options = setup.options(players, dice)
                yield f"{game}-{players}-{seed}", Match(registry.rules(game), options, dice.key)


def play(match: Match, chance: Random) -> Iterator[str]:
    """The hash after every pick; now and then also what is asked in a world that somebody imagines."""
    for number in range(MOST_PICKS):
        if not match.decisions:
            yield f"over {match.winners}"
            return
        decision = chance.choice(match.decisions)
        match.answer(decision.seat, chance.choice(decision.options))
        yield match.hash
        if number % IMAGINE_EVERY == 0 and match.decisions:
            seat = match.decisions[0].seat
            world = match.imagine(seat, Dice.seeded(number))
            yield f"{world.decisions}"
            asked = world.decisions[0]
            world.answer(asked.seat, asked.options[-1])
            yield f"{world.decisions}"


def think(game: str) -> Iterator[str]:
    """The hash after everything that bots do in a game among themselves."""
    setup, dice = usual(game), Dice.seeded("those who think")
    setup.prepare()
    match = Match(registry.rules(game), setup.options(len(THINKERS), dice), dice.key)
    bots = {seat: make_bot(game, kind, dice.spawn(kind)) for seat, kind in enumerate(THINKERS)}
    while match.decisions:
        if not let_interrupt(match, bots):
            seat = match.decisions[0].seat
            match.answer(seat, bots[seat].choose(Look(match, seat)))
        yield match.hash
    yield f"over {match.winners}"


def main() -> None:
    print(native.build())
    for name, match in games():
        for number, told in enumerate(play(match, Random(name))):
            print(name, number, told)
    for game in ("dale", "karanor"):
        for number, told in enumerate(think(game)):
            print(game, number, told)


if __name__ == "__main__":
    main()
