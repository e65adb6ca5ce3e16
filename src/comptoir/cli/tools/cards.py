"""``comptoir cards``: what a game is played with, and how complete it is."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.sets import NO_FILTERS, Filters
from comptoir.cli.terms import PackFolder, refuse_foreign
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import Json, print_json
from comptoir.cli.tools.shelf import CardsWish


def cards(
    game: Annotated[str, Parameter(help="help-cards-of")] = "dale",
    card: Annotated[str | None, Parameter(help="help-cards-card")] = None,
    /,
    *,
    set: Annotated[str | None, Parameter(help="help-cards-set")] = None,
    box: Annotated[int | None, Parameter(name="--game", help="help-cards-game")] = None,
    filters: Filters = NO_FILTERS,
    pack: PackFolder = None,
    coverage: Annotated[bool, Parameter(help="help-cards-coverage", negative=())] = False,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    of_game = shelf.find(game)
    wish = CardsWish(card, set, box, filters, pack)
    refuse_foreign(game, of_game.cards_options, wish.given())
    of_game.take_pack(pack)
    if json:
        print_json(of_game.plain_cards(words, wish, coverage=coverage))
    else:
        of_game.print_cards(words, wish, coverage=coverage)
    return 0
