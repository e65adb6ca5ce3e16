"""``comptoir play``: set up a game from the command line and sit down at it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from shlex import join
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from comptoir.bots.registry import make_bot
from comptoir.cli import language
from comptoir.cli.command import command
from comptoir.cli.sets import MIXES, NO_FILTERS, Filters, listed, read_limits, set_names
from comptoir.cli.terminal import saves
from comptoir.cli.terminal.menu import number_in, plain
from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.terminal.session import Chair, Session
from comptoir.core import BadOptions, Dice, Match, archive, registry
from comptoir.dale.options import RANDOM, SWITCHES, choose_sets, default_players
from comptoir.words import Words

DEFAULT_PEOPLE, DEFAULT_SETS, DEFAULT_BOT = 1, "beginner", "greedy"
OWN_OPTIONS = ("players", "sets", "teams")
"""Options of the rules that the command line has a word of its own for."""
SEED_BYTES = 6
LONGEST_NAME = 20


def play(
    game: Annotated[str, Parameter(help="help-game")] = "dale",
    /,
    *,
    players: Annotated[int | None, Parameter(help="help-players")] = None,
    people: Annotated[int, Parameter(help="help-people")] = DEFAULT_PEOPLE,
    teams: Annotated[bool, Parameter(help="help-teams", negative=())] = False,
    sets: Annotated[str | None, Parameter(help="help-sets")] = None,
    filters: Filters = NO_FILTERS,
    bots: Annotated[str, Parameter(help="help-bots")] = DEFAULT_BOT,
    names: Annotated[str | None, Parameter(help="help-names")] = None,
    seed: Annotated[str | None, Parameter(help="help-seed")] = None,
    rule: Annotated[list[str] | None, Parameter(help="help-rule", negative=())] = None,
    load: Annotated[Path | None, Parameter(help="help-load")] = None,
    lang: Annotated[str | None, Parameter(help="help-lang")] = None,
    color: Annotated[bool, Parameter(help="help-color", show_default=False)] = True,
) -> int:
    words = language.choose(lang)
    language.speak(words.lang)
    rules = rule or []
    if load is not None:
        wished = {"players": players, "teams": teams or None, "sets": sets, "seed": seed, "rule": rule}
        for option, value in (wished | filters.given()).items():
            if value is not None:
                raise BadOptions("not_with_load", option=f"--{option}")
        match, deal = archive.load(saves.read(load)), None
    else:
        if seed is not None and not seed.strip():
            raise BadOptions("empty_seed")
        seed = seed if seed is not None else secrets.token_hex(SEED_BYTES)
        match = new_match(words, game, Wish(players, teams, sets, filters), seed, rules)
        deal = deal_again(match, seed, rules)
    chairs = seat_everybody(words, match, people, listed(bots), listed(names or ""))
    session = Session(match, chairs, words, Screen(colour=color), deal, seating(people, bots, names))
    welcome(session)
    return session.run()


class Wish(NamedTuple):
    """Who is to play with what, as the command line says it."""

    players: int | None = None
    teams: bool = False
    sets: str | None = None
    filters: Filters = NO_FILTERS


def new_match(words: Words, game: str, wish: Wish, seed: str, rules: Sequence[str]) -> Match[Any]:
    """A fresh match as the command line describes it. Raises ``BadOptions``."""
    players = default_players(teams=wish.teams) if wish.players is None else wish.players
    dice = Dice.seeded(seed)
    wishes: dict[str, object] = {
        "players": players,
        "teams": wish.teams,
        **dict(read_rule(each) for each in rules),
    }
    # Whoever filters wants a draw, and need not say so.
    names = set_names(words, listed(wish.sets or (RANDOM if wish.filters.given() else DEFAULT_SETS)), MIXES)
    limits = read_limits(wish.filters)
    wishes["sets"] = choose_sets(names, players, dice.spawn("sets"), teams=wish.teams, limits=limits)
    return Match(registry.find(game), wishes, dice.key)


def deal_again(match: Match[Any], seed: str, rules: Sequence[str]) -> str:
    """The command that deals this game once more, whatever is assumed or drawn by then."""
    options: Any = match.options
    parts = ["--players", str(options["players"]), *(["--teams"] if options["teams"] else [])]
    parts += ["--sets", ",".join(options["sets"])]
    for rule in rules:
        parts += ["--rule", rule]
    # Joined: a seed that begins with a hyphen would be taken for an option.
    parts += [f"--seed={seed}"] if seed.startswith("-") else ["--seed", seed]
    return f"{command('play')} {join(parts)}"


def read_rule(text: str) -> tuple[str, object]:
    """A switch of the rules as ``name=value``."""
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    allowed = (*SWITCHES, "turn_limit")
    if name in OWN_OPTIONS:
        raise BadOptions("rule_has_option", rule=name, option=f"--{name}")
    if not equals:
        raise BadOptions("rule_without_value", rule=text, allowed=", ".join(allowed))
    if name not in allowed:
        raise BadOptions("unknown_option", option=name, allowed=", ".join(allowed))
    wish = value.strip().lower()
    number = number_in(wish)
    if number is not None:
        return name, number
    return name, {"true": True, "false": False}.get(wish, wish)


def seat_everybody(
    words: Words, match: Match[Any], people: int, bots: Sequence[str], names: Sequence[str]
) -> list[Chair]:
    """People first, bots on the other seats. Raises ``BadOptions``."""
    count = match.game.seats(match.table)
    if not 0 <= people <= count:
        raise BadOptions("people_range", value=str(people), most=count)
    needed = count - people
    kinds = list(bots) * needed if len(bots) == 1 else list(bots)
    if len(kinds) != needed and needed:
        raise BadOptions("bot_count", given=len(bots), needed=needed)
    if len(names) > count:
        raise BadOptions("name_count", given=len(names), most=count)
    order = seating_order(count, teams=bool(match.options["teams"]))
    called = dict(zip(order, map(check_name, names), strict=False))
    called |= {seat: words.say("person-name", number=seat + 1) for seat in order[len(names) : people]}
    taken = [plain(name) for name in called.values()]
    spare = [name for name in words.say("bot-names").split() if plain(name) not in taken]
    called |= zip([seat for seat in range(count) if seat not in called], spare, strict=False)
    for name in called.values():
        if [plain(each) for each in called.values()].count(plain(name)) > 1:
            raise BadOptions("name_twice", name=name)
    dice = Dice(match.key)
    chairs = {seat: Chair(called[seat], None) for seat in order[:people]}
    for seat, kind in zip(sorted(order[people:]), kinds[:needed], strict=True):
        chairs[seat] = Chair(called[seat], make_bot(match.game.name, kind, dice.spawn(f"bot {seat}")))
    return [chairs[seat] for seat in range(count)]


def seating_order(count: int, *, teams: bool) -> list[int]:
    """In which order seats are taken: around the table, but partners first in a team game."""
    return [*range(0, count, 2), *range(1, count, 2)] if teams else list(range(count))


def seating(people: int, bots: str, names: str | None) -> list[str]:
    """The options that differ from what is assumed, to sit down at a saved game in the same way."""
    options = []
    if people != DEFAULT_PEOPLE:
        options += ["--people", str(people)]
    if bots != DEFAULT_BOT:
        options += ["--bots", bots]
    if names:
        options += ["--names", names]
    return options


def check_name(name: str) -> str:
    if not name.isprintable() or not plain(name) or len(name) > LONGEST_NAME:
        raise BadOptions("bad_name", name=ascii(name), most=LONGEST_NAME)
    return name


def welcome(session: Session) -> None:
    """A few lines: what this is and how to get help, who plays with whom, the sets in play, the seed."""
    words, screen = session.words, session.screen
    sight = session.sight(session.reader)
    screen.line(words.say("welcome"), style=HEADING)
    screen.line(words.say("welcome-help"))
    options: Any = session.match.options
    if options["teams"]:
        teller = session.teller(session.reader)
        pairs = {name: teller.together((seat, seat + 2)) for seat, name in enumerate(("first", "second"))}
        screen.line(words.say("welcome-teams", **pairs, stacks=sight.stacks_to_win))
    themes = [
        words.say("welcome-set", set=words.say(f"set-{name}.short"), theme=words.say(f"set-{name}.theme"))
        for name in sight.sets
    ]
    screen.line(words.say("welcome-sets", sets=themes))
    session.say_deal()
    if session.deal is None:
        screen.line(words.say("welcome-loaded"))
