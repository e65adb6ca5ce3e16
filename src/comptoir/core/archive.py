"""Saved games as files: one line of JSON that replays to the same state, for ever.

A file holds the game's name, rules version, options, key and picks; the hash of the state after every
sixteenth pick and after the last one; and a seal over all of it. The seal tells a damaged file from a
good one at once; the hashes tell whether these rules still lead where they led when it was written. The file
of a game that was played at a server's table also says how its key came about (see ``fairness``), and that of
one whose older rules could not be kept where it went on (see ``checkpoint``).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final, NamedTuple, get_origin, get_type_hints

from comptoir.core import registry
from comptoir.core.checkpoint import Checkpoint
from comptoir.core.dice import KEY_BYTES
from comptoir.core.errors import BadSave, ComptoirError
from comptoir.core.fairness import Fairness, fingerprint, what_is_unfair
from comptoir.core.game import Game
from comptoir.core.loading import begin
from comptoir.core.match import Match

FORMAT: Final = 1
EVERY: Final = 16
MOST_BYTES: Final = 1 << 20
_HEX: Final = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")
_FIELDS: Final = {
    "comptoir": int, "game": str, "rules": int, "options": dict, "key": str, "picks": list, "hashes": list,
    "seal": str,
}  # fmt: skip
_OLD_PROOF: Final = {"commitment", "key", "nonces"}
"""What the proof of a game of old holds: nobody had committed to the nonces in it."""


class Verified(NamedTuple):
    """What a verification found. ``broken_at`` is the first pick from which the states differ.

    ``unfair`` says what is wrong with the proof of the key (``fairness.what_is_unfair``); a file without a
    ``commitment`` has none, and one without a ``fingerprint`` is of old: nobody had committed to its numbers.
    """

    game: str
    picks: int
    checked: int
    is_over: bool
    broken_at: int | None
    commitment: str | None
    unfair: str | None
    fingerprint: str | None = None
    carried: int = 0
    """How many picks went before, by older rules: nobody can prove those any more."""


def dump(match: Match, fairness: Fairness | None = None) -> bytes:
    """The file of a match, with its chain of hashes, and with what proves its key if there is that."""
    save: dict[str, Any] = match.save()
    if fairness is not None:
        save["fairness"] = _plain(fairness)
    twin = _start(match.game, save)
    hashes = []
    for number, pick in enumerate(save["picks"], 1):
        twin.replay(pick)
        if number % EVERY == 0:
            hashes.append(twin.hash)
    hashes.append(twin.hash)
    return _encode({"comptoir": FORMAT, **save, "hashes": hashes})


def parse(data: bytes) -> dict[str, Any]:
    """A file's content, complete and undamaged. Raises ``BadSave`` saying what is wrong."""
    if len(data) > MOST_BYTES:
        raise BadSave("save_too_large", most=MOST_BYTES)
    try:
        save = json.loads(data)
    except (ValueError, RecursionError):
        raise BadSave("save_not_json") from None
    if not isinstance(save, dict) or "comptoir" not in save:
        raise BadSave("save_foreign")
    if type(save["comptoir"]) is int and save["comptoir"] > FORMAT:
        raise BadSave("save_newer", version=save["comptoir"], known=FORMAT)
    for name, kind in _FIELDS.items():
        if type(save.get(name)) is not kind:
            raise BadSave("save_field", field=name)
    game = _game(save)
    if save["rules"] > game.rules_version:
        raise BadSave("save_newer", version=save["rules"], known=game.rules_version)
    if not game.keeps(save["rules"]):  # its picks may be possible here, and mean something else
        raise BadSave("save_older", version=save["rules"], known=game.oldest_rules)
    seal = save.pop("seal")
    if (
        set(save) - {"fairness", "start"} | {"seal"} != set(_FIELDS)
        or _encode(save) != data
        or seal != _seal(save)
    ):
        raise BadSave("save_damaged")
    if "start" in save and not _is_checkpoint(save["start"]):
        raise BadSave("save_field", field="start")
    if "fairness" in save and fairness_of(save) is None:
        raise BadSave("save_field", field="fairness")
    return save


def fairness_of(save: Mapping[str, Any]) -> Fairness | None:
    """What proves the key of a saved game, if it has that and it is whole."""
    part = save.get("fairness")
    if not isinstance(part, dict) or set(part) not in (_OLD_PROOF, set(Fairness._fields)):
        return None
    lists = [part["nonces"], part.get("digests", [])]
    if not all(isinstance(each, list) for each in lists):
        return None
    terms, (nonces, digests) = part.get("terms", ""), lists
    texts = [part["commitment"], part["key"], *[text for text in (*nonces, *digests) if text != ""]]
    if not all(type(text) is str and _HEX.fullmatch(text) for text in texts):
        return None
    if type(terms) is not str or bool(terms) != (set(part) != _OLD_PROOF):
        return None
    return Fairness(part["commitment"], part["key"], tuple(nonces), terms, tuple(digests))


def _plain(fairness: Fairness) -> dict[str, Any]:
    """As a file holds it: without terms where there were none."""
    part = {**fairness._asdict(), "nonces": list(fairness.nonces), "digests": list(fairness.digests)}
    return part if fairness.terms else {name: part[name] for name in part if name in _OLD_PROOF}


def load(data: bytes) -> Match:
    """The match in a file. Raises ``BadSave``; a file that cannot be replayed is one of those."""
    save = parse(data)
    match = _start(_game(save), save)
    for number, pick in enumerate(save["picks"], 1):
        _replay(match, pick, number)
    return match


def verify(data: bytes) -> Verified:
    """Replay a file and compare every hash in it."""
    save = parse(data)
    match = _start(_game(save), save)
    hashes, broken, checked = list(save["hashes"]), None, 0
    if len(hashes) != len(save["picks"]) // EVERY + 1:
        raise BadSave("save_damaged")
    last_good = 0
    for number, pick in enumerate(save["picks"], 1):
        try:
            _replay(match, pick, number)
        except BadSave:
            broken = number
            break
        if number % EVERY == 0:
            if match.hash != hashes[number // EVERY - 1]:
                broken = last_good + 1
                break
            checked, last_good = checked + 1, number
    if broken is None:
        if match.hash == hashes[-1]:
            checked += 1
        else:
            broken = last_good + 1
    fairness = fairness_of(save)
    commitment = unfair = shown = None
    if fairness is not None:
        commitment, unfair = fairness.commitment, what_is_unfair(fairness, match)
        shown = fingerprint(fairness) if fairness.terms else None
    found = (save["game"], len(save["picks"]), checked, match.is_over, broken)
    return Verified(*found, commitment, unfair, shown, match.start.picks if match.start else 0)


def _game(save: Mapping[str, Any]) -> Game[Any]:
    try:
        return registry.rules(save["game"])
    except ComptoirError as error:
        raise BadSave("save_game", **error.details) from None


def _start(game: Game[Any], save: Mapping[str, Any]) -> Match:
    try:
        if len(bytes.fromhex(save["key"])) != KEY_BYTES:
            raise ValueError
        return begin(game, save)
    except ValueError:
        raise BadSave("save_field", field="key") from None
    except ComptoirError as error:
        raise BadSave("save_options", reason=str(error)).because(error) from error


def _replay(match: Match, pick: object, number: int) -> None:
    try:
        match.replay(pick)
    except ComptoirError as error:
        raise BadSave("save_pick", number=number, reason=str(error)).because(error) from error


def _is_checkpoint(part: object) -> bool:
    kinds = get_type_hints(Checkpoint)
    return isinstance(part, dict) and {name: type(each) for name, each in part.items()} == {
        name: get_origin(kind) or kind for name, kind in kinds.items()
    }


def _seal(save: Mapping[str, Any]) -> str:
    return blake2b(_text(save).encode(), digest_size=16).hexdigest()


def _text(save: Mapping[str, Any]) -> str:
    return json.dumps(save, separators=(",", ":"), sort_keys=True, ensure_ascii=True)


def _encode(save: Mapping[str, Any]) -> bytes:
    return (_text({**save, "seal": _seal(save)}) + "\n").encode()
