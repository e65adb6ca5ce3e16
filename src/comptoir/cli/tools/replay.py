"""``comptoir replay``: the story of a saved game, or the table at one moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.sets import listed
from comptoir.cli.terminal import saves
from comptoir.cli.terminal.menu import number_in
from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.terms import PackFolder
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import Json, print_json
from comptoir.cli.tools.shelf import NOBODY, AnyMatch, Telling, seats_called
from comptoir.core import BadOptions, Event, archive, load, plain_event, seen_by_any, within
from comptoir.words import Words

ALL = "all"


def replay(
    file: Annotated[Path, Parameter(help="help-file")],
    /,
    *,
    step: Annotated[int | None, Parameter(help="help-replay-step")] = None,
    seat: Annotated[str | None, Parameter(help="help-replay-seat")] = None,
    names: Annotated[str | None, Parameter(help="help-replay-names")] = None,
    pack: PackFolder = None,
    json: Json = False,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    whole = archive.load(shelf.take_pack_for(saves.read(file), pack))
    observers = read_seat(whole, seat)
    match = whole if step is None else after(whole, step)
    if json:
        print_json(_plain(match, observers, len(whole.picks), with_table=step is not None))
        return 0
    called = seats_called(words, whole, listed(names or ""))
    screen, of_game = Screen(), shelf.find(whole.game.name)
    screen.line(_title(words, match, len(whole.picks)), style=HEADING)
    listener = observers[0] if len(observers) == 1 and observers[0] < _seats(match) else NOBODY
    if step is None:
        of_game.print_story(Telling(screen, words, called, listener), match, merged_events(match, observers))
    else:
        of_game.print_table(Telling(screen, words, called, listener), together(match, observers), observers)
    return 0


def read_seat(match: AnyMatch, wish: str | None) -> list[int]:
    """Whose eyes to look through. By default everybody's when the game is over, else a spectator's.

    Seats are numbered from 1, as people are; ``all`` would give away a game that still goes on.
    """
    seats = _seats(match)
    if wish is None:
        return list(range(seats)) if match.is_over else [match.table.spectator]
    if wish.strip().lower() == ALL:
        if not match.is_over:
            raise BadOptions("seat_all_too_early", most=seats)
        return list(range(seats))
    number = number_in(wish)
    if number is None or not 1 <= number <= seats:
        raise BadOptions("unknown_seat", seat=wish, most=seats)
    return [number - 1]


def after(whole: AnyMatch, step: int) -> AnyMatch:
    """The match as it was after that many picks."""
    save = whole.save()
    picks = save["picks"]
    assert isinstance(picks, list)
    within("--step", step, 0, len(picks))
    return load(whole.game, {**save, "picks": picks[:step]})


# -- one picture of what several observers see ------------------------------------------------------------


def merged_events(match: AnyMatch, observers: list[int]) -> list[Event]:
    """The story as these observers together know it."""
    mask = sum([1 << observer for observer in observers])
    return [seen_by_any(event, mask) for event in match.events or ()]


def together(match: AnyMatch, observers: list[int]) -> AnyMatch:
    """A copy in which each of these observers knows what any of them does."""
    copy = match.clone()
    mask = sum([1 << observer for observer in observers])
    copy.table.known[:] = bytes([known | mask if known & mask else known for known in copy.table.known])
    return copy


# -- printing ---------------------------------------------------------------------------------------------


def _title(words: Words, match: AnyMatch, all_picks: int) -> str:
    picks = len(match.picks)
    if picks < all_picks:
        return words.say("replay-step", picks=picks, all=all_picks)
    return words.say("replay-over" if match.is_over else "replay-going-on", picks=picks)


def _plain(match: AnyMatch, observers: list[int], all_picks: int, *, with_table: bool) -> dict[str, object]:
    shown: dict[str, object] = {
        "game": match.game.name,
        "options": dict(match.options),
        "picks": all_picks,
        "step": len(match.picks),
        "observers": observers,
        "is_over": match.is_over,
        "winners": list(match.winners),
    }
    if with_table:
        shown["view"] = together(match, observers).plain(observers[0])
    else:
        events = merged_events(match, observers)
        shown["events"] = [plain_event(event, match.game.printed(match.table)) for event in events]
    return shown


def _seats(match: AnyMatch) -> int:
    return match.game.seats(match.table)
