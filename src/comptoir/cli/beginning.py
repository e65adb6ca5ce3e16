"""Who begins a game in the terminal: a seat, the lot, or whoever got up earliest; after a game, a loser."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from comptoir.cli.terminal.menu import matches, number_in, plain
from comptoir.cli.terminal.screen import PROMPT, EndOfInput, Screen
from comptoir.cli.terms import BY_LOT
from comptoir.core import BadOptions, Dice, Match
from comptoir.core.beginning import loser_to_begin
from comptoir.words import Words, in_any_language

SEED_BYTES = 6


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def read_first(
    words: Words, screen: Screen, wish: str | None, people: Sequence[tuple[int, str]]
) -> int | None:
    """The seat that is wished to begin, from 1, or the lot; nothing where nobody said. Raises ``BadOptions``.

    People come with their seats: bots never sleep, so they do not get up either.
    """
    if wish is None:
        return None
    number = number_in(wish)
    if number is not None:
        return number
    if plain(wish) in in_any_language("lot-words"):
        return BY_LOT
    if plain(wish) not in in_any_language("earliest-words"):
        raise BadOptions("unknown_first", given=wish)
    if len(people) < 2:
        return people[0][0] + 1 if people else BY_LOT
    return _ask_who_rose(words, screen, people)


def _ask_who_rose(words: Words, screen: Screen, people: Sequence[tuple[int, str]]) -> int:
    """Whoever got up earliest says so."""
    names = [name for _, name in people]
    while True:
        screen.line(words.say("who-rose", names=words.one_of(names)), style=PROMPT)
        try:
            line = screen.read().strip()
        except EndOfInput:
            return BY_LOT
        found = matches(line, names)
        if not line:
            return BY_LOT
        if len(found) == 1:
            return people[found[0]][0] + 1


def once_more(match: Match, seed: str) -> Match:
    """Another game on the same terms, which one of the losers begins."""
    first = loser_to_begin(match.winners, match.game.seats(match.table))
    return Match(match.game, {**match.options, "first": first}, Dice.seeded(seed).key)
