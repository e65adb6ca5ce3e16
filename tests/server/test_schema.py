"""The schema of the protocol: complete, and committed as it is."""

from pathlib import Path
from typing import Any

import msgspec

from comptoir.server import schema, wire

COMMITTED = Path(__file__).parents[2] / "web" / "src" / "wire" / "schema.json"


def references(node: Any) -> set[str]:
    """Every definition a schema refers to."""
    if isinstance(node, dict):
        own = {node["$ref"].rpartition("/")[2]} if "$ref" in node else set()
        return own.union(*(references(each) for each in node.values()))
    return set().union(*(references(each) for each in node)) if isinstance(node, list) else set()


def test_the_committed_schema_is_up_to_date() -> None:
    hint = "write it anew: .venv/bin/python -m comptoir.server.schema > web/src/wire/schema.json"
    assert COMMITTED.read_text(encoding="utf-8") == schema.text(), hint


def test_everything_referred_to_is_defined() -> None:
    whole = schema.schema()
    assert references(whole) <= set(whole["definitions"])


def test_every_message_is_defined_with_its_tag() -> None:
    definitions = schema.schema()["definitions"]
    for union in (wire.FromClient, wire.FromServer):
        for message in union.__args__:
            tag = msgspec.inspect.type_info(message).tag  # type: ignore[attr-defined]  # a StructType
            assert definitions[message.__name__]["properties"]["is"]["enum"] == [tag]


def test_names_are_short_and_scenes_are_typed() -> None:
    definitions = schema.schema()["definitions"]
    assert [name for name in definitions if not name.isalnum()] == []
    assert {
        "DaleScene",
        "KaranorScene",
        "DaleCatalogue",
        "Bilingual",
        "Said",
        "NewTable",
        "TableSeen",
        "Proof",
    } <= set(definitions)
    assert definitions["Moment"]["properties"]["scene"] == {"$ref": "#/definitions/Scene"}
