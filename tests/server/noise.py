"""Messages made from the schema of the protocol: well-formed ones, and ones that are nearly so."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from comptoir.server import wire
from comptoir.server.limits import MESSAGE_BYTES
from comptoir.server.schema import schema

Noise = str | bytes

_decode = msgspec.json.Decoder(wire.FromClient).decode
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
_ODD_TEXTS = ("", " ", "\x00", "\u202e", "é" * 9, "😀", "<b>", "market:9", "stall:1", "\ue000")
_ODD_VALUES: tuple[Any, ...] = (
    None, True, False, -1, 0, 1, 1.5, -0.0, 1e308, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, "", "0",
    [], [[]], {}, {"is": "ping"}, [0] * 201, [-1], [1.5], ["0"], [None], {"a": {}}, "\ud800", "a" * 99,
)  # fmt: skip
_PING = '{"is":"ping"}'
_RAW: tuple[Noise, ...] = (
    "", " ", "null", "[]", "{}", "0", '"ping"', "NaN", "[NaN]", "{", '{"is"', "[" * 4000, '{"is":' * 600,
    _PING * 2, f"{_PING} x", f"\ufeff{_PING}", '{"is":"Ping"}', '{"is":"snapshot"}', '{"is":"pick","is":7}',
    '{"is":"ping","is":"pong"}', '{"is":null}', '{"is":["ping"]}', "{'is':'ping'}", "\x00", '{"is":"ping",}',
    '{"is":"why","move":"abcdefgh","wish":{"x":' + "[" * 1900 + "]" * 1900 + "}}", "/* */",
    '{"is":"say","move":"abcdefgh","text":"\\ud800"}', '{"is":"older","before":1e400}',
    b"", b"\x00\xff", _PING.encode(), b"\x80" * 100,
)  # fmt: skip


class Noisy:
    """Makes messages, out of one source of chance."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self._definitions = schema()["definitions"]
        self._kinds = [each["$ref"] for each in self._definitions["FromClient"]["anyOf"]]
        self._ways: tuple[Callable[[dict[str, Any]], Noise], ...] = (
            self._wrong_value, self._missing, self._more, self._cut, self._flipped, self._wrapped,
            self._twice,
        )  # fmt: skip

    def well_formed(self) -> dict[str, Any]:
        """A message the schema allows; what it asks for makes sense only by chance."""
        made: dict[str, Any] = self._make({"$ref": self.chance.choice(self._kinds)})
        return made

    def malformed(self) -> Noise:
        """Something that is no message."""
        while True:
            way = self.chance.choice((*self._ways, None))
            noise = self.chance.choice(_RAW) if way is None else way(self.well_formed())
            if len(noise) < MESSAGE_BYTES // 4 and not is_message(noise):
                return noise

    # -- from the schema ------------------------------------------------------------------------------

    def _make(self, shape: dict[str, Any]) -> Any:
        if "$ref" in shape:
            return self._make(self._definitions[shape["$ref"].rpartition("/")[2]])
        if "anyOf" in shape:
            return self._make(self.chance.choice(shape["anyOf"]))
        if "enum" in shape:
            return self.chance.choice(shape["enum"])
        if shape["type"] in ("boolean", "null"):
            return self.chance.random() < 0.5 if shape["type"] == "boolean" else None
        makers: dict[str, Callable[[dict[str, Any]], Any]] = {
            "object": self._object,
            "array": self._array,
            "string": self._string,
            "integer": self._integer,
        }
        return makers[shape["type"]](shape)

    def _object(self, shape: dict[str, Any]) -> dict[str, Any]:
        names = [
            each for each in shape["properties"] if each in shape["required"] or self.chance.random() < 0.5
        ]
        return {name: self._make(shape["properties"][name]) for name in names}

    def _array(self, shape: dict[str, Any]) -> list[Any]:
        count = self.chance.choice((0, 1, 1, 1, 2, 3, shape["maxItems"]))
        return [self._make(shape["items"]) for _ in range(count)]

    def _integer(self, shape: dict[str, Any]) -> int:
        least, most = shape.get("minimum", -(2**40)), shape.get("maximum", 2**40)
        near = [each for each in (0, 1, 2, 3, 7, 40, least, most) if least <= each <= most]
        return self.chance.choice(near)

    def _string(self, shape: dict[str, Any]) -> str:
        least, most = shape.get("minLength", 0), shape["maxLength"]
        if "{64}" in shape.get("pattern", ""):
            return self.chance.randbytes(32).hex()
        if "pattern" in shape:
            return "".join(self.chance.choices(_LETTERS, k=16))
        text = self.chance.choice((*_ODD_TEXTS, "greedy", "thanks", "x" * most))
        return (text or "x" * least)[:most]

    # -- and nearly so --------------------------------------------------------------------------------

    def _wrong_value(self, message: dict[str, Any]) -> Noise:
        message[self.chance.choice(list(message))] = self.chance.choice(_ODD_VALUES)
        return written(message)

    def _missing(self, message: dict[str, Any]) -> Noise:
        del message[self.chance.choice(list(message))]
        return written(message)

    def _more(self, message: dict[str, Any]) -> Noise:
        name = self.chance.choice(("seat", "admin", "__proto__", "", "\x00", "move ", "Is"))
        return written({**message, name: self.chance.choice(_ODD_VALUES)})

    def _cut(self, message: dict[str, Any]) -> Noise:
        whole = written(message)
        return whole[: self.chance.randrange(len(whole))]

    def _flipped(self, message: dict[str, Any]) -> Noise:
        """Some bytes are others; mostly that is no text any more."""
        data = bytearray(written(message).encode())
        for _ in range(3):
            data[self.chance.randrange(len(data))] = self.chance.randrange(256)
        return bytes(data)

    def _wrapped(self, message: dict[str, Any]) -> Noise:
        return written(self.chance.choice(([message], {"is": message}, json.dumps(message), [[message]])))

    def _twice(self, message: dict[str, Any]) -> Noise:
        whole = written(message)
        return whole[:-1] + ', "is": 3}'


def written(message: object) -> str:
    return json.dumps(message)


def is_message(noise: Noise) -> bool:
    """Is it one the server has to understand? What is sent as bytes never is."""
    if isinstance(noise, bytes):
        return False
    try:
        _decode(noise)
    except (ValueError, RecursionError):
        return False
    return True


def send(socket: ClientConnection, noise: Noise) -> None:
    """Send it; bytes that are no text are sent as if they were."""
    if isinstance(noise, str):
        socket.send(noise)
        return
    try:
        noise.decode()
    except UnicodeDecodeError:
        socket.send(noise, text=True)
    else:
        socket.send(noise)
