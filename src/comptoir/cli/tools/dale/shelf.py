"""La Vallée des Marchands on its shelf, put together from the other files of this room."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from comptoir.cli.sets import MIXES, RATINGS, listed, read_limits, set_names
from comptoir.cli.terminal.dale import board
from comptoir.cli.terminal.rows import Row
from comptoir.cli.terminal.screen import HEADING
from comptoir.cli.terms import BY_LOT, Terms
from comptoir.cli.tools.dale import cards
from comptoir.cli.tools.shelf import AnyMatch, CardsWish, Shelf, Telling, read_players
from comptoir.core import BadOptions, Dice, Event, Match, registry, within
from comptoir.dale.options import RANDOM, SWITCHES, TEAM_PLAYERS
from comptoir.dale.view import DaleView
from comptoir.lab.dale import DaleSetup
from comptoir.lab.setups import Setup
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.telling import TELLING
from comptoir.telling.shown import spelt
from comptoir.telling.telling import Reader
from comptoir.words import Words

DEFAULT_SETS = "beginner"
"""What people play with who do not say it."""


class DaleShelf(Shelf):
    """La Vallée des Marchands on the command line."""

    game: ClassVar[str] = "dale"
    options: ClassVar[Sequence[str]] = ("teams", "sets", "first-player", *RATINGS)
    cards_options: ClassVar[Sequence[str]] = ("set", "game", *RATINGS)
    switches: ClassVar[Sequence[str]] = (*SWITCHES, "turn_limit")
    length_key: ClassVar[str] = "simulate-turns"

    # -- play and simulate ----------------------------------------------------------------------------

    def begin(
        self, words: Words, terms: Terms, players: int | None, seed: str, rules: Mapping[str, object]
    ) -> AnyMatch:
        # Whoever filters wants a draw, and need not say so.
        sets = terms.sets or (RANDOM if terms.filters.given() else DEFAULT_SETS)
        setup, dice = self.setup(words, terms._replace(sets=sets, first_player=None)), Dice.seeded(seed)
        count = setup.seats.usual if players is None else players
        options = setup.options(count, dice)
        if terms.first_player == BY_LOT:
            options["first"] = dice.spawn("first").below(count)
        elif terms.first_player is not None:
            options["first"] = within("--first-player", terms.first_player, 1, count) - 1
        return Match(registry.rules(self.game), {**rules, **options}, dice.key)

    def setup(self, words: Words, terms: Terms, players: str | None = None) -> DaleSetup:
        teams = bool(terms.teams)
        sets = set_names(words, listed(RANDOM if terms.sets is None else terms.sets), MIXES)
        setup = DaleSetup(teams, tuple(sets), read_limits(terms.filters))
        if teams and players is not None and read_players(players, setup.seats) != (TEAM_PLAYERS,):
            raise BadOptions("teams_players", given=players, needed=TEAM_PLAYERS)
        if terms.first_player is None:
            return setup
        fewest = setup.seats.usual if players is None else min(read_players(players, setup.seats))
        return replace(setup, first=within("--first-player", terms.first_player, 1, fewest) - 1)

    def setup_of(self, match: AnyMatch) -> DaleSetup:
        options: Any = match.options
        return DaleSetup(options["teams"], tuple(options["sets"]), first=options["first"])

    def arguments(self, setup: Setup) -> list[str]:
        assert isinstance(setup, DaleSetup)
        parts = ["--teams"] if setup.teams else []
        parts += ["--sets", ",".join(setup.sets)]
        for name, span in setup.limits.given().items():
            parts += [f"--{name}", str(span)]
        return parts + (["--first-player", str(setup.first + 1)] if setup.first else [])

    # -- replay ---------------------------------------------------------------------------------------

    def print_story(self, telling: Telling, match: AnyMatch, events: Sequence[Event]) -> None:
        # The first turn begins before anything is written down.
        reader, told = _reader(telling, match), [*TELLING.opening(match), *events]
        for line in [
            line for beat in TELLING.beats(told, reader, lambda token: token) for line in beat.lines
        ]:
            if line.heading:
                telling.screen.line()
            telling.screen.line(spelt(line.text), style=HEADING if line.heading else "", hang=4)

    def print_table(self, telling: Telling, match: AnyMatch, observers: Sequence[int]) -> None:
        for row in _table(Teller(_reader(telling, match)), match, observers):
            telling.screen.line(row.text, style=HEADING if row.is_heading else "", hang=row.hang)

    # -- cards ----------------------------------------------------------------------------------------

    def card_name(self, words: Words, card: str) -> str:
        key = f"card-{card.replace('_', '-')}"
        return words.say(key) if words.knows(key) else super().card_name(words, card)

    def family_name(self, words: Words, family: str) -> str:
        key = f"set-{family}.short"
        return words.say(key) if words.knows(key) else super().family_name(words, family)

    def print_cards(self, words: Words, wish: CardsWish, *, coverage: bool) -> None:
        chosen = cards.choose(words, wish)
        if coverage:
            cards.print_coverage(words, chosen.rows)
        else:
            cards.print_catalogue(words, chosen)

    def plain_cards(self, words: Words, wish: CardsWish, *, coverage: bool) -> dict[str, object]:
        return cards.plain(words, cards.choose(words, wish), with_coverage=coverage)


def _reader(telling: Telling, match: AnyMatch) -> Reader:
    return Reader(telling.words, telling.names, telling.listener, match.options)


def _table(teller: Teller, match: AnyMatch, observers: Sequence[int]) -> list[Row]:
    """Market, hands that may be seen, stalls and piles."""
    view: DaleView = match.view(observers[0])
    rows = [*board.market(teller, view)]
    for observer in observers:
        if observer < match.table.spectator:
            heading, *hand = board.hand(teller, match.view(observer))
            if observer != teller.observer:
                heading = heading._replace(text=teller.say("replay-hand", name=teller.name(observer)))
            rows += [heading, *hand]
    return [*rows, *board.stalls(teller, view), *board.piles(teller, view)]


SHELF = DaleShelf()
