"""Games for the archive in which each switch stands otherwise than usual, and games of a server's table.

A game with a switch is kept if the same picks would lead elsewhere without it, so that it is really turned.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

from comptoir.bots.registry import make_bot
from comptoir.core import ComptoirError, Dice, Match, registry
from comptoir.core.archive import dump
from comptoir.core.fairness import SERVER, Fairness, commit, commit_to, mix, mix_deal, write_terms
from comptoir.core.loading import begin
from comptoir.core.switches import Switch, switches
from comptoir.dale.catalogue import SET_NAMES
from comptoir.dale.options import Rules as DaleRules
from comptoir.dale.options import sets_needed
from comptoir.karanor.options import Rules as KaranorRules
from tests.archive.playing import play_to_the_end

TRIES = 120
RARE = (
    "dangerous_test_without_draw", "blindfold_values", "junk_fallback", "idle_abilities", "bonus_judged",
)  # fmt: skip
"""What bots hardly ever come to: those games have the switch, and scenarios show what it does."""
OURS = {"dale": DaleRules, "karanor": KaranorRules}


def rows(game: str) -> dict[str, Switch]:
    """The switches of a game; which editions there are is not the rules' to say."""
    return {name: row for name, row in switches(OURS[game]).items() if name != "edition"}


def unusual(game: str, version: int) -> Iterator[tuple[str, object]]:
    """Each switch a version knew with each value that was not its default there."""
    for name, row in rows(game).items():
        for value in row.values(version)[1:] if row.since <= version else ():
            yield name, value


def wishes(game: str, number: int) -> dict[str, object]:
    """Every number of players in turn, teams too; of Dale each set comes up again and again."""
    if game == "karanor":
        return {"players": 2 + number % 5}
    players, teams = ((2, False), (3, False), (4, False), (4, True))[number % 4]
    names = list(SET_NAMES)
    Dice.seeded(f"switched sets {number}").shuffle(names)
    return {"players": players, "teams": teams, "sets": names[: sets_needed(players, teams=teams)]}


def play(match: Match, dice: Dice) -> Match:
    """To its end: one seat picks at random, the others are greedy."""
    game, seats = match.game.name, range(match.game.seats(match.table))
    kinds = ["random" if seat == 0 and game == "dale" else "greedy" for seat in seats]
    bots = {seat: make_bot(game, kind, dice.spawn(f"seat {seat}")) for seat, kind in enumerate(kinds)}
    play_to_the_end(match, bots)
    return match


def is_turned(match: Match, name: str, rules: int) -> bool:
    """Would the same picks lead elsewhere if that switch stood as usual?"""
    save: dict[str, Any] = match.save()
    usual = rows(match.game.name)[name].usual(rules)
    other = begin(match.game, {**save, "options": {**save["options"], name: usual}})
    try:
        for pick in save["picks"]:
            other.replay(pick)
    except ComptoirError:
        return True
    return other.plain(0) != match.plain(0) or other.plain_events(0) != match.plain_events(0)


def turned(game: str, name: str, value: object) -> Match:
    """A game in which that switch makes a difference."""
    rules = registry.rules(game)
    for number in range(TRIES):
        dice = Dice.seeded(f"switch {name} {value} {number}")
        options = {**wishes(game, number), name: value}
        if name == "market":
            options["players"] = 2
        elif name == "histories":
            options["players"] = 2 + number % 2
        match = play(Match(rules, options, dice.key), dice)
        if name in RARE or is_turned(match, name, rules.rules_version):
            return match
    raise LookupError(f"in {TRIES} games of {game}, {name}={value} made no difference")


def at_a_table(game: str, number: int, *, old: bool) -> bytes:
    """A game as a server's table leaves it behind: with terms and commitments, or as they were of old."""
    rules, dice = registry.rules(game), Dice.seeded(f"table {game} {number} {old}")
    options = rules.options(wishes(game, number))
    players = int(str(options["players"]))
    key, *nonces = [dice.spawn(f"secret {each}").key for each in range(players + 1)]
    people = [seat < 2 for seat in range(players)]
    shown = tuple([nonce.hex() if is_person else "" for nonce, is_person in zip(nonces, people, strict=True)])
    if old:
        fairness = Fairness(commit(key), key.hex(), shown)
        game_key = mix(key, [bytes.fromhex(nonce) for nonce in shown])
    else:
        seats = [
            {
                "kind": "person" if is_person else "bot",
                "name": f"Seat {seat}",
                "bot": "" if is_person else "greedy",
            }
            for seat, is_person in enumerate(people)
        ]
        terms = write_terms(
            table="archive", game=game, rules=rules.rules_version, options=options, seats=seats, withdrawn=[]
        )
        digests = tuple(
            [
                commit_to(terms, seat, bytes.fromhex(nonce)) if nonce else ""
                for seat, nonce in enumerate(shown)
            ]
        )
        fairness = Fairness(commit_to(terms, SERVER, key), key.hex(), shown, terms, digests)
        game_key = mix_deal(fairness)
    return dump(play(Match(rules, options, game_key), dice), fairness)


def record(game: str, known: set[str]) -> Iterator[tuple[str, bytes]]:
    """The files that are not there yet, by name."""
    for name, value in unusual(game, registry.rules(game).rules_version):
        file = f"switch-{name}-{str(value).lower()}.json"
        if file not in known:
            yield file, dump(turned(game, name, value))
    for number, old in zip(count(), (False, True, False, True), strict=False):
        file = f"table-{'old' if old else 'dealt'}-{number}.json"
        if file not in known:
            yield file, at_a_table(game, number, old=old)
