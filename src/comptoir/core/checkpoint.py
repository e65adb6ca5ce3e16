"""A checkpoint: the table of a match between two actions, as plain data from which a match can begin.

A game is its options, its key and its picks. Where a change of the rules could not be made a switch, the
picks of an older game lead elsewhere, and what is left of it is the table as it stood: its zones and numbers,
how much of its chance is used up, and the hash it had under the rules it was played by.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, cast

from comptoir.core.dice import Dice
from comptoir.core.errors import BadSave, ComptoirError
from comptoir.core.game import Game, T
from comptoir.core.table import own_slots


class Checkpoint(NamedTuple):
    """Where a match stood. JSON can hold all of it."""

    rules: int
    """The version it was played by until then."""
    picks: int
    """How many were made before."""
    hash: str
    """Of the state then, by those rules."""
    faces: str
    """What is printed on the cards that lie on the table: a face is but a number there."""
    blocks: int
    """How many blocks of chance were used."""
    zones: dict[str, Any]

    @classmethod
    def of(cls, game: Game[T], table: T, rules: int, picks: int) -> Checkpoint:
        zones = {name: _plain(getattr(table, name)) for name in own_slots(table)}
        return cls(rules, picks, hash_of(game, table), _printed(game, table), table.dice.count, zones)

    def lay(self, game: Game[T], options: Mapping[str, object], dice: Dice) -> T:
        """The table again, under today's rules. Raises ``BadSave`` if the game cannot go on from there."""
        table = game.set_up(options, Dice(dice.key))
        kinds = {kind.__name__: kind for kind in table.pieces}
        dice.count = self.blocks
        table.dice = dice
        try:
            zones = {name: _whole(each, kinds) for name, each in self.zones.items()}
            game.lay(table, zones, self.rules)
            is_foreign = _printed(game, table) != self.faces or bool(game.violations(table))
        except ComptoirError:
            raise
        except Exception as error:  # whatever an older table holds that this one has no place for
            raise BadSave("checkpoint_foreign", version=self.rules).because(error) from error
        if is_foreign:
            raise BadSave("checkpoint_foreign", version=self.rules)
        return table


def hash_of(game: Game[T], table: T, since: Sequence[object] = (), sealed: object = ()) -> str:
    """The same exactly for the same table, with the same picks made since its action began."""
    state = (game.name, table.state(), list(since), sealed)
    return blake2b(repr(state).encode(), digest_size=16).hexdigest()


def _printed(game: Game[T], table: T) -> str:
    printed = game.printed(table)
    faces = [(face, printed[face]) for face in sorted(set(table.faces))]
    return blake2b(repr(faces).encode(), digest_size=8).hexdigest()


def _plain(value: object) -> object:
    """A list says what it was before: a tuple, a list, a dict, bytes, or a record by its name."""
    if value is None or type(value) in (int, str, bool):
        return value
    if isinstance(value, bytes | bytearray):
        return [type(value).__name__, value.hex()]
    if isinstance(value, dict):
        return ["dict", *[[_plain(key), _plain(each)] for key, each in value.items()]]
    if isinstance(value, tuple | list):
        return [type(value).__name__, *[_plain(each) for each in value]]
    raise TypeError(f"{type(value).__name__} cannot lie on a table that is written down")


def _whole(value: object, kinds: Mapping[str, type]) -> Any:
    """The inverse of ``_plain``."""
    if not isinstance(value, list):
        return value
    kind, parts = cast(str, value[0]), value[1:]
    if kind == "bytes":
        return bytes.fromhex(parts[0])
    if kind == "bytearray":
        return bytearray.fromhex(parts[0])
    if kind == "array":  # what older tables had where a tuple lies now, after a letter
        return tuple(parts[1:])
    if kind == "dict":
        return {_whole(key, kinds): _whole(each, kinds) for key, each in parts}
    whole = [_whole(each, kinds) for each in parts]
    return whole if kind == "list" else tuple(whole) if kind == "tuple" else kinds[kind](*whole)
