"""All that is sent as one JSON Schema: socket messages, REST bodies, every game's scene, catalogue and story.

The client's types are generated from it; ``web/src/wire/schema.json`` is its committed form, and
``python -m comptoir.server.schema`` prints that.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any

import msgspec
from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from comptoir.core import registry
from comptoir.server import bodies
from comptoir.server.replays import Replay
from comptoir.server.reviewing import LookBack
from comptoir.server.wire import PROTOCOL, FromClient, FromServer
from comptoir.telling import telling

REFERENCE = "#/definitions/{name}"
TOP = ("FromClient", "FromServer", "Catalogue", "Replay", "LookBack", "Chronicle")


def schema() -> dict[str, Any]:
    """One JSON Schema with a definition of everything that is sent."""
    tellings = [telling.find(game) for game in registry.names("telling")]
    scenes = [each.scene_type for each in tellings]
    catalogues = [each.catalogue_type for each in tellings]
    stories = [each.story_type for each in tellings]
    (from_client, from_server, *_), components = msgspec.json.schema_components(
        [FromClient, FromServer, Replay, LookBack, *scenes, *catalogues, *stories], ref_template=REFERENCE
    )
    components["Moment"]["properties"]["scene"] = _reference("Scene")
    components["Frame"]["properties"]["scene"] = _reference("Scene")
    definitions = {
        "FromClient": from_client,
        "FromServer": from_server,
        "Scene": {"anyOf": [_reference(each.__name__) for each in scenes]},
        "Catalogue": {"anyOf": [_reference(each.__name__) for each in catalogues]},
        "Chronicle": {"anyOf": [_reference(each.__name__) for each in stories]},
        **_with_short_names(components),
    }
    rest = _rest()
    whole: dict[str, Any] = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "Wire",
        "description": f"What is sent, in either direction, by socket (protocol {PROTOCOL}) and by REST.",
        "anyOf": [_reference(name) for name in (*TOP, *rest)],
        "definitions": {name: {**each, "title": name} for name, each in {**definitions, **rest}.items()},
    }
    return whole


def text() -> str:
    """The committed form."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def _reference(name: str) -> dict[str, str]:
    return {"$ref": REFERENCE.format(name=name)}


def _rest() -> dict[str, Any]:
    """The bodies of requests, and those of answers, which leave nothing out."""
    models = [
        each for each in vars(bodies).values() if isinstance(each, type) and issubclass(each, BaseModel)
    ]
    named = [
        each for each in models if each.__module__ == bodies.__name__ and not each.__name__.startswith("_")
    ]
    _, made = models_json_schema(
        [(each, "validation" if each.model_config.get("extra") else "serialization") for each in named],
        ref_template=REFERENCE.replace("name", "model"),
    )
    for each in made["$defs"].values():
        for member in each["properties"].values():
            member.pop("title", None)  # a title makes it a type of its own
    found: dict[str, Any] = made["$defs"]
    return found


def _with_short_names(definitions: dict[str, Any]) -> dict[str, Any]:
    """msgspec puts the module before names that several types share. A game's own get its name instead."""
    written = json.dumps(definitions)
    for name in definitions:
        if "comptoir" in name:
            *modules, short = re.split(r"[._]", name)
            game = modules[modules.index("telling") + 1].title() if "telling" in modules else ""
            written = re.sub(rf'(?<=["/]){re.escape(name)}(?=")', game + short, written)
    short_named: dict[str, Any] = json.loads(written)
    return short_named


if __name__ == "__main__":
    sys.stdout.write(text())
