"""``comptoir play``: set up a game from the command line and sit down at it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from shlex import join
from typing import Annotated, Any

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.command import command
from comptoir.cli.sets import set_names
from comptoir.cli.terminal import saves
from comptoir.cli.terminal.menu import number_in, plain
from comptoir.cli.terminal.screen import HEADING, Screen
from comptoir.cli.terminal.session import Chair, Session
from comptoir.core import BadOptions, Dice, Match, archive, registry
from comptoir.dale.options import PRESETS, SWITCHES, choose_sets
from comptoir.lab.bots import make_bot
from comptoir.words import Words

DEFAULT_PLAYERS, DEFAULT_PEOPLE, DEFAULT_SETS, DEFAULT_BOT = 2, 1, "beginner", "greedy"
SEED_BYTES = 6
LONGEST_NAME = 20


def play(
    game: Annotated[str, Parameter(help="help-game")] = "dale",
    /,
    *,
    players: Annotated[int | None, Parameter(help="help-players")] = None,
    people: Annotated[int, Parameter(help="help-people")] = DEFAULT_PEOPLE,
    sets: Annotated[str | None, Parameter(help="help-sets")] = None,
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
    if load is not None:
        for option, value in (("--players", players), ("--sets", sets), ("--seed", seed), ("--rule", rule)):
            if value is not None:
                raise BadOptions("not_with_load", option=option)
        match, deal = archive.load(saves.read(load)), None
    else:
        if seed is not None and not seed.strip():
            raise BadOptions("empty_seed")
        seed = seed if seed is not None else secrets.token_hex(SEED_BYTES)
        match = new_match(words, game, players, sets, seed, rule or [])
        deal = deal_again(match, seed, rule or [])
    chairs = seat_everybody(words, match, people, _listed(bots), _listed(names or ""))
    session = Session(match, chairs, words, Screen(colour=color), deal, seating(people, bots, names))
    welcome(session)
    return session.run()


def new_match(
    words: Words, game: str, players: int | None, sets: str | None, seed: str, rules: Sequence[str]
) -> Match[Any]:
    """A fresh match as the command line describes it. Raises ``BadOptions``."""
    count = DEFAULT_PLAYERS if players is None else players
    dice = Dice.seeded(seed)
    wishes: dict[str, object] = {"players": count, **dict(read_rule(each) for each in rules)}
    wishes["sets"] = read_sets(words, sets or DEFAULT_SETS, count, dice.spawn("sets"))
    return Match(registry.find(game), wishes, dice.key)


def deal_again(match: Match[Any], seed: str, rules: Sequence[str]) -> str:
    """The command that deals this game once more, whatever is assumed or drawn by then."""
    options: Any = match.options
    parts = ["--players", str(options["players"]), "--sets", ",".join(options["sets"])]
    for rule in rules:
        parts += ["--rule", rule]
    # Joined: a seed that begins with a hyphen would be taken for an option.
    parts += [f"--seed={seed}"] if seed.startswith("-") else ["--seed", seed]
    return f"{command('play')} {join(parts)}"


def read_sets(words: Words, wish: str, players: int, dice: Dice) -> list[str]:
    """Sets by their names in either language, or a preset, or ``random``."""
    names = set_names(words, _listed(wish), ("random", *PRESETS))
    return choose_sets(names, players, dice)


def read_rule(text: str) -> tuple[str, object]:
    """A switch of the rules as ``name=value``."""
    name, equals, value = text.partition("=")
    name = name.strip().replace("-", "_")
    allowed = (*SWITCHES, "turn_limit")
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
    """People on the first seats, bots on the others. Raises ``BadOptions``."""
    count = match.game.seats(match.table)
    if not 0 <= people <= count:
        raise BadOptions("out_of_range", option="people", value=str(people), least=0, most=count)
    needed = count - people
    kinds = list(bots) * needed if len(bots) == 1 else list(bots)
    if len(kinds) != needed and needed:
        raise BadOptions("bot_count", given=len(bots), needed=needed)
    if len(names) > count:
        raise BadOptions("name_count", given=len(names), most=count)
    called = [check_name(name) for name in names]
    spare = [name for name in words.say("bot-names").split() if plain(name) not in map(plain, called)]
    called += [words.say("person-name", number=seat + 1) for seat in range(len(names), people)]
    called += spare[: count - len(called)]
    for name in called:
        if [plain(each) for each in called].count(plain(name)) > 1:
            raise BadOptions("name_twice", name=name)
    dice = Dice(match.key)
    chairs = [Chair(name, None) for name in called[:people]]
    for seat, kind in enumerate(kinds[:needed], people):
        chairs.append(Chair(called[seat], make_bot(match.game.name, kind, dice.spawn(f"bot {seat}"))))
    return chairs


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


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def welcome(session: Session) -> None:
    """Three lines: what this is and how to get help, the sets in play, the seed."""
    words, screen = session.words, session.screen
    sight = session.sight(session.reader)
    screen.line(words.say("welcome"), style=HEADING)
    screen.line(words.say("welcome-help"))
    themes = [
        words.say("welcome-set", set=words.say(f"set-{name}.short"), theme=words.say(f"set-{name}.theme"))
        for name in sight.sets
    ]
    screen.line(words.say("welcome-sets", sets=themes))
    session.say_deal()
    if session.deal is None:
        screen.line(words.say("welcome-loaded"))
