"""What the greedy bot picks on a stage, in words."""

from __future__ import annotations

from typing import Any

from comptoir.bots import Look
from comptoir.bots.dale.greedy import GreedyBot
from comptoir.core import Dice, Match
from comptoir.dale.catalogue import FACES
from tests.scenarios.dale.stage import Stage

CARD_FIRST = ("play", "use", "react", "as", "worth", "copy")


def choice(match: Match, seat: int = 0) -> str:
    """What the bot picks: the name of a card, or the words of an option with its card named."""
    return spelt(match, GreedyBot(Dice.seeded("greedy")).choose(Look(match, seat)))


def spelt(match: Match, pick: Any) -> str:
    def name(card: int) -> str:
        return str(FACES[match.table.faces[card]])

    if isinstance(pick, int):
        return name(pick)
    verb, *rest = pick
    if verb in CARD_FIRST:
        rest[0] = name(int(rest[0]))
    return " ".join([str(word) for word in (verb, *rest)])


def run(game: Stage, seat: int | None = None) -> list[str]:
    """Let a bot answer one seat until somebody else, or something else, is asked; what it picked."""
    match = game.match
    first = match.decisions[0] if seat is None else game.asked_of(seat)
    bot, picks = GreedyBot(Dice.seeded("greedy")), []
    while (decision := match.decision_of(first.seat)) is not None and decision.prompt == first.prompt:
        pick = bot.choose(Look(match, first.seat))
        picks.append(spelt(match, pick))
        match.answer(first.seat, pick)
        if decision.run is None or picks[-1] == "done":
            break
    return picks


def whole_turn(game: Stage) -> list[str]:
    """Let bots play until the turn of seat 0 is over; what they picked, with the prompt before it."""
    match, picks = game.match, []
    bots = [GreedyBot(Dice.seeded(f"greedy {seat}")) for seat in range(len(match.table.hands))]
    turn = match.table.turn
    while match.decisions and match.table.turn == turn:
        decision = match.decisions[0]
        pick = bots[decision.seat].choose(Look(match, decision.seat))
        picks.append(f"{decision.prompt}: {spelt(match, pick)}")
        match.answer(decision.seat, pick)
    return picks
