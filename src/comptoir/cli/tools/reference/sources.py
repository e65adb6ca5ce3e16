"""The source of the house, read for what it says about itself.

It is parsed, not imported: what mypyc has compiled has no docstrings, and nothing has annotations in order.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

import comptoir

HOUSE = Path(comptoir.__file__).parent

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Field(NamedTuple):
    """What a class holds, or works out without being told anything."""

    name: str
    type: str
    doc: str


class Method(NamedTuple):
    """``call``: its name and what it is given, ``price(slot: int) -> int``."""

    call: str
    doc: str


class Described(NamedTuple):
    """A class in its own words."""

    name: str
    doc: str
    fields: tuple[Field, ...]
    properties: tuple[Field, ...]
    methods: tuple[Method, ...]


@cache
def parsed(file: str) -> ast.Module:
    """A module, by its path in the house: ``dale/board.py``."""
    return ast.parse((HOUSE / file).read_text("utf-8"), file)


def modules(room: str) -> list[str]:
    """All modules of a room."""
    return sorted([file.relative_to(HOUSE).as_posix() for file in (HOUSE / room).rglob("*.py")])


def classes(file: str) -> Iterator[ast.ClassDef]:
    yield from [node for node in parsed(file).body if isinstance(node, ast.ClassDef)]


def described(file: str, name: str) -> Described:
    """Raises ``LookupError`` if there is no such class."""
    for node in classes(file):
        if node.name == name:
            return describe(node)
    raise LookupError(f"there is no {name} in {file}")


def describe(node: ast.ClassDef) -> Described:
    public = [each for each in node.body if isinstance(each, Function) and not each.name.startswith("_")]
    properties = [each for each in public if _is_property(each)]
    return Described(
        node.name,
        doc_of(node),
        tuple(
            [
                Field(name, _type(each.annotation), doc)
                for name, each, doc in _declared(node.body)
                if not _type(each.annotation).startswith("ClassVar")
            ]
        ),
        tuple([Field(each.name, _type(each.returns), doc_of(each)) for each in properties]),
        tuple([Method(_call(each), doc_of(each)) for each in public if each not in properties]),
    )


def alias(file: str, name: str) -> Field:
    """A short name for a type. Raises ``LookupError`` if there is no such one."""
    for each, node, doc in _declared(parsed(file).body):
        if each == name and node.value is not None:
            return Field(name, ast.unparse(node.value), doc)
    raise LookupError(f"there is no {name} in {file}")


def doc_of(node: ast.ClassDef | Function) -> str:
    """In one line."""
    return _in_a_line(ast.get_docstring(node) or "")


def _declared(body: Sequence[ast.stmt]) -> Iterator[tuple[str, ast.AnnAssign, str]]:
    """What is declared with a type, and the text below it."""
    for node, following in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            text = following.value if isinstance(following, ast.Expr) else None
            doc = text.value if isinstance(text, ast.Constant) else ""
            yield node.target.id, node, _in_a_line(str(doc))


def _is_property(node: Function) -> bool:
    return any([ast.unparse(each) == "property" for each in node.decorator_list])


def _type(node: ast.expr | None) -> str:
    return "" if node is None else ast.unparse(node)


def _call(node: Function) -> str:
    """Without ``self``."""
    given = ast.unparse(node.args).removeprefix("self").removeprefix("cls").removeprefix(", ")
    return f"{node.name}({given}) -> {_type(node.returns)}"


def _in_a_line(text: str) -> str:
    """A docstring as Markdown writes it."""
    return " ".join(text.split()).replace("``", "`")
