"""Wheels of a platform: what the build hook puts into them."""

from __future__ import annotations

import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from comptoir.native import making, manifest
from comptoir.native.making import CannotCompile
from comptoir.native.manifest import SUFFIX

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build hook as hatchling reads it, where nothing is really built."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "build", lambda: None)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setenv("COMPTOIR_BUILD", "plain")
    monkeypatch.setattr(making, "is_current", lambda root: False)
    monkeypatch.setattr(making, "compile_clone", manifest.folder)
    return module


def prepare(hook: ModuleType, target: str, version: str) -> tuple[Any, dict[str, Any]]:
    made: Any = hook.BrowserClient()
    made.target_name = target
    data: dict[str, Any] = {"force_include": {}}
    made.initialize(version, data)
    return made, data


def test_a_wheel_is_pure_unless_asked_otherwise(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(hook.COMPILE, raising=False)
    made, data = prepare(hook, "wheel", "standard")
    assert data == {"force_include": {}}
    assert not set(made.dependencies()) & set(hook.COMPILERS)


def test_a_compiled_wheel_has_native_modules_beside_their_source(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hook.COMPILE, "1")
    made, data = prepare(hook, "wheel", "standard")
    assert set(hook.COMPILERS) <= set(made.dependencies())
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    included = data["force_include"]
    assert included[str(manifest.folder(ROOT) / f"comptoir__mypyc{SUFFIX}")] == f"comptoir__mypyc{SUFFIX}"
    modules = [name.removesuffix(SUFFIX) for name in included.values() if name.startswith("comptoir/")]
    assert len(modules) == len(manifest.compiled()) > 0
    assert all((ROOT / "src" / f"{name}.py").is_file() for name in modules)


@pytest.mark.parametrize(("target", "version"), [("sdist", "standard"), ("wheel", "editable")])
def test_only_wheels_are_compiled(
    hook: ModuleType, target: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(hook.COMPILE, "1")
    assert prepare(hook, target, version)[1] == {"force_include": {}}


def test_a_wheel_that_cannot_be_compiled_is_not_made(
    hook: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(root: Path) -> None:
        raise CannotCompile("no_compiler", "cc: not found")

    monkeypatch.setattr(making, "compile_clone", fail)
    with pytest.raises(hook.Failure, match=r"cc: not found\n.*no_compiler"):
        hook.compile_engine()
    assert os.environ["COMPTOIR_BUILD"] == "plain"


def test_what_compiles_is_named_the_same_everywhere(hook: ModuleType) -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    assert extras["native"] == hook.COMPILERS
    assert set(hook.COMPILERS) <= set(extras["dev"])


def test_wheels_are_made_for_every_python_we_support(hook: ModuleType) -> None:
    known = [each.rpartition(" :: ")[2] for each in PROJECT["project"]["classifiers"]]
    versions = [each for each in known if each.startswith("3.")]
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert wheels["build"].split() == [f"cp{each.replace('.', '')}-*" for each in versions]
    assert wheels["environment"] == {hook.COMPILE: "1"}
