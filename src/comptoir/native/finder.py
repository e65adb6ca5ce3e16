"""How the rules are imported when it is not as the folders say: native modules of a clone, which lie outside
its source, and the sources of an installation that brings native modules along."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

from comptoir.native.manifest import PACKAGE, SUFFIX
from comptoir.native.modules import ROOMS


class NativeModule(ExtensionFileLoader):
    """A module that lies elsewhere and says it lies beside its source, as in a wheel: its data lie there.

    Only the library and what Python imports pass here; what the library imports of itself does as the library
    does, and takes its own ``__file__`` from there.
    """

    def __init__(self, name: str, path: str, place: str) -> None:
        super().__init__(name, path)
        self._place = place

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module = super().create_module(ModuleSpec(spec.name, self, origin=self.path))
        module.__file__ = self._place
        return module


class NativeFinder:
    """Finds the modules of one build."""

    def __init__(self, files: dict[str, str]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self._files.get(name)
        if file is None:
            return None
        place = f"{PACKAGE.parent / name.replace('.', '/')}{SUFFIX}"
        return spec_from_file_location(name, place, loader=NativeModule(name, file, place))


class SourceFinder:
    """Finds the sources of the rules, whatever lies beside them."""

    _rooms = tuple([f"comptoir.{room}." for room in ROOMS])

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(self._rooms):
            return None
        source = Path(f"{PACKAGE.parent / name.replace('.', '/')}.py")
        if not source.is_file():  # a package, whose __init__.py is found as ever
            return None
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))
