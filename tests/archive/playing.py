"""A game for the archive, played to its end by bots who may speak up."""

from __future__ import annotations

from collections.abc import Mapping

from comptoir.bots import Look, let_interrupt
from comptoir.bots.bot import Bot, Interrupter
from comptoir.core import Match

MOST_INTERRUPTIONS = 50
"""In a row: bots could go on haggling for ever."""


def play_to_the_end(match: Match, bots: Mapping[int, Bot]) -> None:
    interrupters = {seat: bot for seat, bot in bots.items() if isinstance(bot, Interrupter)}
    in_a_row = 0
    while match.decisions:
        if in_a_row < MOST_INTERRUPTIONS and let_interrupt(match, interrupters):
            in_a_row += 1
            continue
        in_a_row = 0
        seat = match.decisions[0].seat
        match.answer(seat, bots[seat].choose(Look(match, seat)))
