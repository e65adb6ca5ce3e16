"""What can be typed in Dale beside the common commands: the discards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.terminal.menu import matches
from comptoir.cli.terminal.screen import HEADING, REFUSAL
from comptoir.dale.events import MARKET
from comptoir.words import shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.dale.parlour import DaleParlour

DISCARDS = "discards"
COMMANDS = {DISCARDS: "command-discards"}


def show_discards(parlour: DaleParlour, observer: int, rest: str) -> None:
    """The discards in a list, or one of them card by card, the top one first."""
    view, teller, screen = parlour.view(observer), parlour.teller(observer), parlour.session.screen
    names = [teller.headed(at) for at in (*range(view.rules.players), MARKET)]
    contents = [view.faces_of(pile) for pile in (*view.discards, view.market_discard)]
    # Whoever is “you” here has a name as well.
    texts = [*names, teller.name(observer)]
    found = sorted({at if at < len(names) else observer for at in matches(rest, texts)})
    if rest and len(found) != 1:
        allowed = teller.words.one_of(names)
        screen.line(teller.say("discards-unknown", text=shortened(rest), allowed=allowed), style=REFUSAL)
    elif not rest:
        screen.line(teller.say("discards-heading"), style=HEADING)
        for name, pile in zip(names, contents, strict=True):
            screen.line(
                teller.say("discards-line", name=name, count=len(pile), cards=teller.cards(pile[::-1])),
                hang=4,
            )
        screen.line(teller.say("discards-hint"))
    else:
        name, pile = names[found[0]], contents[found[0]]
        screen.line(teller.say("discard-heading", name=name, count=len(pile)), style=HEADING)
        for face in reversed(pile):
            screen.line(f"  {teller.marked(face)}")
