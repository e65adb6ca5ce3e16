"""Marchands de Karanor on its shelf, put together from the other files of this room.

Whoever simulates needs none of the words of the game, so they are loaded where they are said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from comptoir.cli.terminal.screen import HEADING, WIDEST
from comptoir.cli.terms import BY_LOT, Terms
from comptoir.cli.tools.shelf import AnyMatch, CardsWish, Shelf, Telling, read_players
from comptoir.core import Dice, Event, Match, registry, within
from comptoir.karanor.options import SWITCHES
from comptoir.lab.karanor import KaranorSetup, pack_in_use, pack_of
from comptoir.lab.setups import Setup
from comptoir.words import Words

if TYPE_CHECKING:
    from comptoir.telling.telling import Reader


_SECRET, _ALOUD = "secret", "aloud"


class KaranorShelf(Shelf):
    """Marchands de Karanor on the command line."""

    game: ClassVar[str] = "karanor"
    options: ClassVar[Sequence[str]] = ("pack", "first-player", "market", "aloud")
    cards_options: ClassVar[Sequence[str]] = ("pack",)
    switches: ClassVar[Sequence[str]] = (*[name for name in SWITCHES if name != "market"], "round_limit")
    length_key: ClassVar[str] = "simulate-rounds"

    # -- play and simulate ----------------------------------------------------------------------------

    def take_pack(self, pack: Path | None) -> None:
        KaranorSetup(pack).prepare()

    def begin(
        self, words: Words, terms: Terms, players: int | None, seed: str, rules: Mapping[str, object]
    ) -> AnyMatch:
        game, numbers, wishes = registry.rules(self.game), pack_in_use().numbers, dict(rules)
        if players is not None:
            wishes["players"] = within("players", players, numbers.players_min, numbers.players_max)
        if terms.market is not None:
            wishes["market"] = terms.market
        if terms.aloud is not None:
            wishes["quests"] = _quests(terms)
        if terms.first_player not in (None, BY_LOT):
            seats = int(str(game.options(wishes)["players"]))
            wishes["first"] = within("--first-player", terms.first_player, 1, seats) - 1
        return Match(game, wishes, Dice.seeded(seed).key)

    def setup(self, words: Words, terms: Terms, players: str | None = None) -> KaranorSetup:
        setup = KaranorSetup(terms.pack, market=terms.market is not False, quests=_quests(terms))
        if terms.first_player is None:
            return setup
        fewest = setup.seats.usual if players is None else min(read_players(players, setup.seats))
        return replace(setup, first=within("--first-player", terms.first_player, 1, fewest) - 1)

    def setup_of(self, match: AnyMatch) -> KaranorSetup:
        options: Any = match.options
        is_for_two = options["players"] == pack_of(match).numbers.players_min
        first = options["first"] if options["first"] >= 0 else None
        quests = options.get("quests", _SECRET)
        return KaranorSetup(first=first, market=options["market"] or not is_for_two, quests=quests)

    def arguments(self, setup: Setup) -> list[str]:
        assert isinstance(setup, KaranorSetup)
        parts = [] if setup.pack is None else ["--pack", str(setup.pack)]
        parts += [] if setup.first is None else ["--first-player", str(setup.first + 1)]
        parts += [] if setup.market else ["--no-market"]
        return parts + (["--aloud"] if setup.quests == _ALOUD else [])

    # -- replay ---------------------------------------------------------------------------------------

    def print_story(self, telling: Telling, match: AnyMatch, events: Sequence[Event]) -> None:
        from comptoir.karanor.events import TurnBegan
        from comptoir.telling.karanor.story import sentence, stories
        from comptoir.telling.karanor.teller import Teller

        teller = Teller(_reader(telling, match), pack_of(match))
        for event in events:
            is_heading = isinstance(event, TurnBegan)
            if is_heading:
                telling.screen.line()
            telling.screen.line(sentence(teller, event), style=HEADING if is_heading else "", hang=4)
            for text in stories(teller, event):
                telling.screen.line(telling.words.say("karanor-story", text=text), hang=4)

    def print_table(self, telling: Telling, match: AnyMatch, observers: Sequence[int]) -> None:
        from comptoir.cli.terminal.karanor import board
        from comptoir.cli.terminal.karanor.atlas import Atlas
        from comptoir.cli.terminal.karanor.speaking import Speaker

        reader = _reader(telling, match)
        tellers = [Speaker(reader, match.view(observer)) for observer in observers]
        rows = Atlas(tellers[0]).drawn(min(telling.screen.console.width, WIDEST))
        rows += [row for teller in tellers if not teller.is_spectator for row in board.mine(teller)]
        if len(observers) == 1:
            rows += board.others(tellers[0])
        for row in (*rows, *board.common(tellers[0])):
            if row.is_heading:
                telling.screen.line()
            telling.screen.line(row.text, style=HEADING if row.is_heading else "", hang=row.hang)

    # -- cards ----------------------------------------------------------------------------------------

    def card_name(self, words: Words, card: str) -> str:
        from comptoir.telling.karanor.names import entry_name

        pack = pack_in_use()
        return entry_name(words, pack, card) if card in pack.pieces else super().card_name(words, card)

    def family_name(self, words: Words, family: str) -> str:
        key = f"report-family-{family.replace('_', '-')}"
        return words.say(key) if words.knows(key) else super().family_name(words, family)

    def print_cards(self, words: Words, wish: CardsWish, *, coverage: bool) -> None:
        from comptoir.cli.tools.karanor import cards

        pack = pack_in_use()
        if coverage:
            cards.print_coverage(words, pack, wish.card)
        elif wish.card is None:
            cards.print_pack(words, pack)
        else:
            for _, entry in cards.choose(words, pack, wish.card):
                cards.print_entry(words, pack, entry)

    def plain_cards(self, words: Words, wish: CardsWish, *, coverage: bool) -> dict[str, object]:
        from comptoir.cli.tools.karanor import cards

        return cards.plain(words, pack_in_use(), wish.card, with_coverage=coverage)


def _quests(terms: Terms) -> str:
    """What becomes of quests where it is said whether they are read aloud."""
    return _ALOUD if terms.aloud else _SECRET


def _reader(telling: Telling, match: AnyMatch) -> Reader:
    from comptoir.telling.telling import Reader

    return Reader(telling.words, telling.names, telling.listener, match.options)


SHELF = KaranorShelf()
