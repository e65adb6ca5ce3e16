"""What can be typed beside picks in any game: help, take back, log, table, save, quit; and a game's own."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from comptoir.bots import Look, motive_of, verdicts_of
from comptoir.bots.registry import adviser, make_bot
from comptoir.cli.terminal.menu import number_in, plain
from comptoir.cli.terminal.screen import EndOfInput, Leave
from comptoir.core import DONE, Dice, Option, Verdict
from comptoir.core.collect import goes_on
from comptoir.telling.shown import spelt
from comptoir.words import in_any_language

if TYPE_CHECKING:
    from comptoir.cli.terminal.answering import Answering
    from comptoir.cli.terminal.parlour import Parlour
    from comptoir.cli.terminal.session import Session

KEYS = {
    "help": "command-help",
    "undo": "command-undo",
    "hint": "command-hint",
    "log": "command-log",
    "table": "command-table",
    "save": "command-save",
    "quit": "command-quit",
}
"""Each command, and the key of the words that call it."""
TAKES_MORE = ("help", "log", "save")
NEED_A_QUESTION = ("help", "undo", "hint", "table")
LOG_LINES = 15


def read(
    text: str, keys: Mapping[str, str] = KEYS, takes_more: Collection[str] = TAKES_MORE
) -> tuple[str, str] | None:
    """The command a line calls and what follows it; None if it calls none."""
    if text.startswith("?"):
        return "help", text[1:].strip()
    first, _, rest = text.partition(" ")
    rest = rest.strip()
    for name, key in keys.items():
        if plain(first) in in_any_language(key):
            # « l hiver » is a card, not a long log
            fits = number_in(rest) is not None if name == "log" else name in takes_more
            return (name, rest) if fits or not rest else None
    return None


def read_in(parlour: Parlour | type[Parlour], text: str) -> tuple[str, str] | None:
    """The same with the commands of one game; it may call the common ones by words of its own."""
    return read(text, KEYS | dict(parlour.commands), (*TAKES_MORE, *parlour.takes_more))


def obey(answering: Answering, command: str, rest: str) -> bool:
    """Do it; has the game moved?"""
    if command == "undo":
        return answering.take_back()
    if command == "table":
        answering.session.parlour.show_table(answering.seat)
        answering.show_options()
    elif command == "hint":
        advise(answering)
    elif command == "help":
        answering.session.parlour.explain(answering, rest)
    elif command not in KEYS:
        return answering.obey(command, rest)
    else:
        obey_anywhere(answering.session, answering.seat, command, rest)
        if command == "quit":
            answering.show_options()
    return False


def advise(answering: Answering) -> None:
    """What a bot would pick, and why, in one clause; and the chances of its best picks, if it knows them."""
    session, seat, offer = answering.session, answering.seat, answering.offer
    game = session.match.game.name
    bot = make_bot(game, adviser(game), Dice(session.match.key).spawn(f"advice {seat}"))
    trial, picks, motive, verdicts = session.match.clone(), list[Option](), None, list[Verdict]()
    while (decision := trial.decision_of(seat)) is not None:
        pick = bot.choose(Look(trial, seat))
        if not picks:
            motive, verdicts = motive_of(bot), verdicts_of(bot)
        if pick == DONE and offer.is_run:
            break
        picks.append(pick)
        if offer.choice is None or offer.choice.one_by_one:
            break
        trial.answer(seat, pick)
        if not goes_on(decision, pick, trial.decision_of(seat)):
            break
    items = [offer.options.index(pick) for pick in picks if pick in offer.options]
    reader = session.reader_at(seat)
    told = spelt(session.telling.advice(answering.view, offer, items, reader, motive))
    weighed = session.telling.weighed(answering.view, offer, verdicts, reader)
    if not weighed:
        session.screen.line(told)
        return
    say = session.words.say
    best, *others = [say("percent", number=each.chance) for each in weighed]
    session.tell("hint-best", advice=told, chance=best)
    for chance, each in zip(others, weighed[1:], strict=True):
        line = say("hint-next", chance=chance, pick=spelt(each.text), why=spelt(each.why))
        session.screen.line(f"  {line}", hang=len(chance) + 2)


def obey_anywhere(session: Session, observer: int, command: str, rest: str) -> None:
    """The commands that need no question, so work after the end as well."""
    if command == "log":
        show_log(session, observer, rest)
    elif command == "save":
        session.save(rest)
    elif command == "quit":
        leave(session)
    else:
        session.parlour.obey(command, rest, observer)


def show_log(session: Session, observer: int, rest: str) -> None:
    """The last lines of the log, or as many as asked for."""
    count = number_in(rest) or LOG_LINES
    lines = session.log(observer)
    session.show_log(lines[-count:])
    if len(lines) > count:
        session.tell("log-more", shown=count, all=len(lines))


def leave(session: Session) -> None:
    """Quit; a game that is neither over nor saved is saved first unless the person says no.

    Somebody who thinks better of it, or whose game cannot be saved, goes on playing.
    """
    if session.match.is_over or session.saves.data == session.dump():
        raise Leave
    while True:
        session.tell("quit-save")
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
    parlour = session.parlour
    session.screen.line(parlour.after_the_end)
    while True:
        try:
            text = session.screen.read().strip()
        except EndOfInput:
            return
        if plain(text) in in_any_language("again-words"):
            session.goes_on = True
            return
        command = read_in(parlour, text) if text else ("quit", "")
        if command is None or command[0] in (*NEED_A_QUESTION, *parlour.needs_a_question):
            session.screen.line(parlour.after_the_end)
        elif command[0] == "quit":
            return
        else:
            obey_anywhere(session, observer, *command)
