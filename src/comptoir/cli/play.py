"""``comptoir play``: set up a game from the command line and sit down at it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from shlex import join
from typing import Annotated

from cyclopts import Parameter

from comptoir.bots.registry import make_bot, usual
from comptoir.cli import language
from comptoir.cli.beginning import fresh_seed, once_more, read_first
from comptoir.cli.command import command
from comptoir.cli.house_rules import list_rules, wants_list
from comptoir.cli.sets import NO_FILTERS, Filters, listed
from comptoir.cli.terminal import saves
from comptoir.cli.terminal.menu import number_in, plain
from comptoir.cli.terminal.screen import Screen
from comptoir.cli.terminal.session import Chair, Session
from comptoir.cli.terms import PackFolder, Terms, refuse_foreign, spelt
from comptoir.cli.tools import shelf
from comptoir.cli.tools.shelf import Shelf
from comptoir.core import BadOptions, Dice, Match, archive
from comptoir.words import Words

DEFAULT_PEOPLE = 1
WITH_LOAD = ("pack",)
"""What a saved game does not say of itself, so that it may be said when it goes on."""
LONGEST_NAME = 20
TEAM_PLAYERS = 4


def play(
    game: Annotated[str, Parameter(help="help-game")] = "dale",
    /,
    *,
    players: Annotated[int | None, Parameter(help="help-players")] = None,
    people: Annotated[int, Parameter(help="help-people")] = DEFAULT_PEOPLE,
    teams: Annotated[bool, Parameter(help="help-teams", negative=())] = False,
    sets: Annotated[str | None, Parameter(help="help-sets")] = None,
    filters: Filters = NO_FILTERS,
    pack: PackFolder = None,
    first_player: Annotated[str | None, Parameter(help="help-first-player")] = None,
    market: Annotated[bool | None, Parameter(help="help-market", show_default=False)] = None,
    aloud: Annotated[
        bool | None, Parameter(help="help-aloud", negative="--secret", show_default=False)
    ] = None,
    bots: Annotated[str | None, Parameter(help="help-bots")] = None,
    names: Annotated[str | None, Parameter(help="help-names")] = None,
    seed: Annotated[str | None, Parameter(help="help-seed")] = None,
    rule: Annotated[list[str] | None, Parameter(help="help-rule", negative=())] = None,
    load: Annotated[Path | None, Parameter(help="help-load")] = None,
    lang: language.Lang = None,
    color: Annotated[bool, Parameter(help="help-color", show_default=False)] = True,
) -> int:
    words, screen = language.choose(lang), Screen(colour=color)
    if wants_list(rule or []):
        return list_rules(words, screen, game)
    first = read_first(words, screen, first_player, sitting(words, people, listed(names or ""), teams=teams))
    terms = Terms(teams or None, sets, filters, pack, first, market, aloud)
    if load is not None:
        match, deal = load_match(load, terms, {"players": players, "seed": seed, "rule": rule}), None
    else:
        if seed is not None and not seed.strip():
            raise BadOptions("empty_seed")
        seed = seed if seed is not None else fresh_seed()
        match = new_match(words, game, terms, players, seed, rule or [])
        deal = deal_again(match, seed, rule or [], seating(people, bots, names) + kept(terms))
    seats = seating(people, bots, names) + kept(terms)
    while True:
        chairs = seat_everybody(
            words, match, people, listed(bots or usual(match.game.name)), listed(names or "")
        )
        session = Session(match, chairs, words, screen, deal, seats, terms)
        welcome(session)
        code = session.run()
        if not session.goes_on:
            return code
        seed = fresh_seed()
        match = once_more(match, seed)
        deal = deal_again(match, seed, rule or [], seats)


def load_match(file: Path, terms: Terms, others: dict[str, object]) -> Match:
    """The match in a file; whatever it says of itself cannot be wished for. Raises ``BadOptions``."""
    for option, value in (terms.given() | others).items():
        if value is not None and option not in WITH_LOAD:
            raise BadOptions("not_with_load", option=spelt(option, value))
    return archive.load(shelf.take_pack_for(saves.read(file), terms.pack))


def new_match(
    words: Words, game: str, terms: Terms, players: int | None, seed: str, rules: Sequence[str]
) -> Match:
    """A fresh match as the command line describes it. Raises ``BadOptions``."""
    of_game = shelf.find(game)
    refuse_foreign(game, of_game.options, terms.given())
    of_game.take_pack(terms.pack)
    return of_game.begin(words, terms, players, seed, dict(read_rule(each, of_game) for each in rules))


def kept(terms: Terms) -> list[str]:
    """The options of a game that it does not say of itself."""
    return ["--pack", str(terms.pack)] if terms.pack is not None else []


def deal_again(match: Match, seed: str, rules: Sequence[str], more: Sequence[str] = ()) -> str:
    """The command that deals this game once more, whatever is assumed or drawn by then."""
    of_game = shelf.find(match.game.name)
    parts = ["--players", str(match.options["players"]), *of_game.arguments(of_game.setup_of(match)), *more]
    for rule in rules:
        parts += ["--rule", rule]
    # Joined: a seed that begins with a hyphen would be taken for an option.
    parts += [f"--seed={seed}"] if seed.startswith("-") else ["--seed", seed]
    return f"{command('play', match.game.name)} {join(parts)}"


def read_rule(text: str, of_game: Shelf) -> tuple[str, object]:
    """A switch of the rules as ``name=value``."""
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    allowed = ", ".join(of_game.switches)
    if name == "players" or name in of_game.options:
        raise BadOptions("rule_has_option", rule=name, option=f"--{name}")
    if not equals:
        raise BadOptions("rule_without_value", rule=text, allowed=allowed)
    if name not in of_game.switches:
        raise BadOptions("unknown_option", option=name, allowed=allowed)
    wish = value.strip().lower()
    number = number_in(wish)
    if number is not None:
        return name, number
    return name, {"true": True, "false": False}.get(wish, wish)


def seat_everybody(
    words: Words, match: Match, people: int, bots: Sequence[str], names: Sequence[str]
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
    order = seating_order(count, teams=bool(match.options.get("teams")))
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


def sitting(words: Words, people: int, names: Sequence[str], *, teams: bool) -> list[tuple[int, str]]:
    """The people at the keyboard, with their seats."""
    taken = seating_order(max(people, TEAM_PLAYERS), teams=teams)[:people]
    called = [*names, *[words.say("person-name", number=seat + 1) for seat in taken[len(names) :]]]
    return list(zip(taken, called, strict=False))


def seating_order(count: int, *, teams: bool) -> list[int]:
    """In which order seats are taken: around the table, but partners first in a team game."""
    return [*range(0, count, 2), *range(1, count, 2)] if teams else list(range(count))


def seating(people: int, bots: str | None, names: str | None) -> list[str]:
    """The options that differ from what is assumed, to sit down at a saved game in the same way."""
    options = []
    if people != DEFAULT_PEOPLE:
        options += ["--people", str(people)]
    if bots is not None:
        options += ["--bots", bots]
    if names:
        options += ["--names", names]
    return options


def check_name(name: str) -> str:
    if not name.isprintable() or not plain(name) or len(name) > LONGEST_NAME:
        raise BadOptions("bad_name", name=ascii(name), most=LONGEST_NAME)
    return name


def welcome(session: Session) -> None:
    """What this is and what is played with, and the seed."""
    session.parlour.welcome()
    session.say_deal()
    if session.deal is None:
        session.screen.line(session.words.say("welcome-loaded"))
