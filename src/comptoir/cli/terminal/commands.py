"""What can be typed beside picks: help, take back, log, discards, table, save, quit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from comptoir.cli.terminal.explaining import explain
from comptoir.cli.terminal.menu import matches, number_in, plain
from comptoir.cli.terminal.screen import HEADING, REFUSAL, EndOfInput, Leave
from comptoir.dale.events import MARKET
from comptoir.telling.dale.sight import Card
from comptoir.words import in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.asking import Asking
    from comptoir.cli.terminal.session import Session

KEYS = {
    "help": "command-help",
    "undo": "command-undo",
    "log": "command-log",
    "discards": "command-discards",
    "table": "command-table",
    "save": "command-save",
    "quit": "command-quit",
}
"""Each command, and the key of the words that call it."""
TAKES_MORE = ("help", "log", "discards", "save")
NEED_A_QUESTION = ("help", "undo", "table")
LOG_LINES = 15


def read(text: str) -> tuple[str, str] | None:
    """The command a line calls and what follows it; None if it calls none."""
    if text.startswith("?"):
        return "help", text[1:].strip()
    first, _, rest = text.partition(" ")
    rest = rest.strip()
    for name, key in KEYS.items():
        if plain(first) in in_any_language(key):
            # « l hiver » is a card, not a long log
            fits = number_in(rest) is not None if name == "log" else name in TAKES_MORE
            return (name, rest) if fits or not rest else None
    return None


def obey(asking: Asking, command: str, rest: str) -> bool:
    """Do it; has the game moved?"""
    if command == "undo":
        return asking.take_back()
    if command == "table":
        asking.show_table()
        asking.show_options()
    elif command == "help":
        explain(asking, rest)
    else:
        _obey_anywhere(asking.session, asking.seat, command, rest)
        if command == "quit":
            asking.show_options()
    return False


def _obey_anywhere(session: Session, observer: int, command: str, rest: str) -> None:
    """The commands that need no question, so work after the end as well."""
    if command == "log":
        show_log(session, observer, rest)
    elif command == "discards":
        show_discards(session, observer, rest)
    elif command == "save":
        session.save(rest)
    else:
        leave(session)


def show_log(session: Session, observer: int, rest: str) -> None:
    """The last lines of the log, or as many as asked for."""
    count = number_in(rest) or LOG_LINES
    lines = session.log(observer)
    session.show_log(lines[-count:])
    if len(lines) > count:
        session.screen.line(session.words.say("log-more", shown=count, all=len(lines)))


def show_discards(session: Session, observer: int, rest: str) -> None:
    """The discards in a list, or one of them card by card, the top one first."""
    sight, teller, screen = session.sight(observer), session.teller(observer), session.screen
    names = [teller.headed(at) for at in (*range(len(sight.seats)), MARKET)]
    contents: list[Sequence[Card | None]] = [seat.discard for seat in sight.seats]
    contents.append(sight.market_discard)
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
        for card in reversed(pile):
            assert card is not None, "a discard is public"
            screen.line(f"  {teller.marked(card.face)}")


def leave(session: Session) -> None:
    """Quit; a game that is neither over nor saved is saved first unless the person says no.

    Somebody who thinks better of it, or whose game cannot be saved, goes on playing.
    """
    if session.match.is_over or session.saves.data == session.dump():
        raise Leave
    while True:
        session.screen.line(session.words.say("quit-save"))
        answer = plain(session.screen.read())
        if answer in in_any_language("back-words"):
            return
        if not answer or answer in in_any_language("yes-words") | in_any_language(KEYS["quit"]):
            if session.save():
                raise Leave
            return
        if answer in in_any_language("no-words"):
            raise Leave


def after_the_end(session: Session) -> None:
    """Let people look at the game once more, and keep it."""
    observer = session.reader
    while True:
        try:
            text = session.screen.read().strip()
        except EndOfInput:
            return
        command = read(text) if text else ("quit", "")
        if command is None or command[0] in NEED_A_QUESTION:
            session.screen.line(session.words.say("after-the-end"))
        elif command[0] == "quit":
            return
        else:
            _obey_anywhere(session, observer, *command)
