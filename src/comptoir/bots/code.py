"""A bot of one's own: a class in a file that belongs to no package."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from comptoir.bots.guarded import described
from comptoir.bots.registry import Maker, enter
from comptoir.core import BadOptions, Dice, registry

_PYTHON = ".py"


class Code(NamedTuple):
    """Where such a bot is."""

    file: Path
    name: str
    """Of the class, which is also the kind of the bot."""


def read_code(text: str) -> Code:
    """``my_bot.py:MyBot``, or ``my_bot.py`` where it has a single bot. Raises ``BadOptions``."""
    file, _, name = text.rpartition(":")
    if text.strip().endswith(_PYTHON):
        path = Path(text.strip()).absolute()
        return Code(path, _only_bot(path))
    if not file.strip() or not name.strip().isidentifier():
        raise BadOptions("code_form", given=text)
    return Code(Path(file.strip()).absolute(), name.strip())


def _only_bot(file: Path) -> str:
    """The class that must be meant where nobody names one."""
    bots = [name for name in _bots_in(file) if not name.startswith("_")]
    if len(bots) != 1:
        raise BadOptions("code_which", file=str(file), count=len(bots), allowed=", ".join(bots))
    return bots[0]


def enter_code(game: str, code: Code) -> None:
    """Let that bot take part in a game. Raises ``BadOptions`` with what is wrong with it, and where."""
    if code.name in registry.bots(game):
        raise BadOptions("code_name_taken", name=code.name, allowed=", ".join(registry.bots(game)))
    maker = getattr(_loaded(code.file), code.name, None)
    if not isinstance(maker, type):
        allowed = ", ".join(_bots_in(code.file))
        raise BadOptions("code_no_class", name=code.name, file=str(code.file), allowed=allowed)
    enter(code.name, _checked(code, maker))


def _checked(code: Code, maker: Maker) -> Maker:
    """What makes those bots, if it does."""
    try:
        bot = maker(Dice.seeded(0))
    except Exception as bug:
        raise BadOptions("code_not_made", name=code.name, file=str(code.file), reason=described(bug)) from bug
    if not callable(getattr(bot, "choose", None)):
        raise BadOptions("code_no_bot", name=code.name, file=str(code.file))
    return maker


def _loaded(file: Path) -> ModuleType:
    """The module in a file, run once; what lies beside it can be imported, as if it were a program."""
    name = _module_of(file)
    if name in sys.modules:
        return sys.modules[name]
    if not file.is_file():
        raise BadOptions("code_no_file", file=str(file))
    spec = spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise BadOptions("code_no_python", file=str(file))
    module = sys.modules[name] = module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as bug:
        del sys.modules[name]
        raise BadOptions("code_broken", file=str(file), reason=_where(bug)) from bug
    return module


def _where(bug: BaseException) -> str:
    if isinstance(bug, SyntaxError):
        return f"SyntaxError: {bug.msg}, line {bug.lineno}"
    return described(bug)


def _bots_in(file: Path) -> list[str]:
    return [name for name, each in vars(_loaded(file)).items() if _is_bot_of(file, each)]


def _is_bot_of(file: Path, thing: Any) -> bool:
    """Is it a class of that file which could be meant?"""
    return isinstance(thing, type) and thing.__module__ == _module_of(file) and hasattr(thing, "choose")


def _module_of(file: Path) -> str:
    return f"comptoir_code:{file}"
