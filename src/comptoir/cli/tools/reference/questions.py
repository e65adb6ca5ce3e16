"""Every question in the rules: its prompt, and who asks it.

Whatever asks has a parameter called ``prompt``. So the calls of all that have one, and of ``Decision``, are
all the places where something can be asked, and each of them names its prompt or passes one on. One that does
neither raises: no question is left out because it was written in another way.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from comptoir.cli.tools.reference.sources import Function, modules, parsed
from comptoir.dale.catalogue import FACES

_PROMPT = "prompt"
_CARDS = "dale/cards/"

Key: TypeAlias = tuple[str, bool]
"""The name of something that can be called, and whether it is called on something: ``me.choose_card``."""


class Place(NamedTuple):
    """A function of the rules."""

    file: str
    node: Function
    is_method: bool

    @property
    def calls(self) -> Iterator[ast.Call]:
        yield from [node for node in ast.walk(self.node) if isinstance(node, ast.Call)]


class Site(NamedTuple):
    """A place where a question is asked, and how: by which function, told which other names."""

    prompt: str
    place: Place
    way: tuple[str, ...]


class Asker(NamedTuple):
    """Something that asks: where its prompt stands among what it is given, and the one it has by itself."""

    at: int
    usual: ast.expr | None


@cache
def sites(game: str) -> tuple[Site, ...]:
    """All of a game. Raises ``LookupError`` where a question cannot be told."""
    askers = _askers(game)
    return tuple([
        Site(prompt, place, _way(call))
        for place in places(game)
        for call in place.calls
        for prompt in _prompts(place, call, askers)
    ])  # fmt: skip


def prompts(game: str) -> list[str]:
    return sorted({each.prompt for each in sites(game)})


@cache
def places(room: str) -> tuple[Place, ...]:
    """The functions and methods of a room; those within others belong to them."""
    found = []
    for file in modules(room):
        for node in parsed(file).body:
            if isinstance(node, Function):
                found.append(Place(file, node, False))
            elif isinstance(node, ast.ClassDef):
                found += [Place(file, each, True) for each in node.body if isinstance(each, Function)]
    return tuple(found)


def _askers(game: str) -> Mapping[Key, Asker]:
    """The decision itself is made of a seat and a prompt."""
    found: dict[Key, Asker] = {("Decision", False): Asker(1, None)}
    for place in (*places("core"), *places(game)):
        given = place.node.args
        names = [each.arg for each in given.args][place.is_method :]
        if _PROMPT in names:
            at = names.index(_PROMPT)
            usual = given.defaults[at - len(names) :][:1] if len(names) - at <= len(given.defaults) else []
            found[place.node.name, place.is_method] = Asker(at, usual[0] if usual else None)
    return found


def _key(call: ast.Call) -> Key:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr, True
    return getattr(call.func, "id", ""), False


def _prompts(place: Place, call: ast.Call, askers: Mapping[Key, Asker]) -> list[str]:
    """What a call asks; nothing if it does not, or passes on what its caller asks."""
    key, args = _key(call), list(call.args)
    if key == ("swift_decision", False):
        key, args = ("Decision", False), args[0].elts if isinstance(args[0], ast.Tuple) else args
    asker = askers.get(key)
    if asker is None:
        return []
    named = [each.value for each in call.keywords if each.arg == _PROMPT]
    said = named[0] if named else args[asker.at] if len(args) > asker.at else asker.usual
    return _named(place, said)


def _named(place: Place, said: ast.expr | None) -> list[str]:
    """The prompts that an expression can be."""
    if isinstance(said, ast.Constant) and isinstance(said.value, str):
        return [said.value]
    if isinstance(said, ast.IfExp):
        return [*_named(place, said.body), *_named(place, said.orelse)]
    if isinstance(said, ast.Name):
        if said.id in [each.arg for each in ast.walk(place.node) if isinstance(each, ast.arg)]:
            return []
        meant = list(_assigned(place, said.id))
        if meant:
            return [prompt for each in meant for prompt in _named(place, each)]
    where = f"{place.file}:{place.node.lineno} {place.node.name}"
    raise LookupError(f"{where} asks something, and it cannot be read what")


def _assigned(place: Place, name: str) -> Iterator[ast.expr]:
    """What a name stands for in a function: ``prompt, who = ("steal_goods", me) if … else (…)`` too."""
    for node in [each for each in ast.walk(place.node) if isinstance(each, ast.Assign)]:
        value = node.value
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id == name:
                yield value
            elif isinstance(target, ast.Tuple):
                names = [getattr(each, "id", "") for each in target.elts]
                rows = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
                if name in names:
                    yield from [row.elts[names.index(name)] for row in rows if isinstance(row, ast.Tuple)]


def _way(call: ast.Call) -> tuple[str, ...]:
    """How it is asked: the function, and the words it is given beside the prompt, which comes first."""
    said = [
        each.value for each in call.args if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]
    return _key(call)[0], *said[1:]


# -- who asks -----------------------------------------------------------------------------------------------


def rules_that_ask(game: str, prompt: str) -> list[str]:
    """The files of the rules that ask this by themselves, and not as the verb of a card."""
    found = [each.place for each in sites(game) if each.prompt == prompt]
    return sorted(
        {
            each.file.rpartition("/")[2]
            for each in found
            if not each.is_method and not each.file.startswith(_CARDS)
        }
    )


@cache
def cards_that_ask(game: str) -> Mapping[str, list[str]]:
    """The cards of Dale whose scripts can come to each prompt, over whatever they call."""
    found: dict[str, set[str]] = {}
    for place in places(game):
        card = _card(place)
        if card:
            for prompt in _reached(game, place, set()):
                found.setdefault(prompt, set()).add(card)
    return {prompt: sorted(cards) for prompt, cards in found.items()}


def _card(place: Place) -> str:
    """A script is called like its card; a second one of a card has more to its name."""
    if not place.file.startswith(_CARDS):
        return ""
    called = [face for face in FACES if f"{place.node.name}_".startswith(f"{face}_")]
    return max(called, key=len, default="")


def _reached(game: str, place: Place, seen: set[int]) -> set[str]:
    seen.add(id(place.node))
    found = {each.prompt for each in sites(game) if each.place == place}
    for call in place.calls:
        for called in _by_name(game).get(_key(call)[0], ()):
            is_near = called.file == place.file or not called.node.name.startswith("_")
            if is_near and id(called.node) not in seen:
                found |= _reached(game, called, seen)
    return found


@cache
def _by_name(game: str) -> Mapping[str, list[Place]]:
    found: dict[str, list[Place]] = {}
    for place in places(game):
        found.setdefault(place.node.name, []).append(place)
    return found
