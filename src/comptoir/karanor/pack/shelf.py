"""The packs at hand: ours, and those of other packages, announced under ``comptoir.karanor.packs``.

The name of an entry point is the name of its pack, its value the package in whose folder the ``.toml`` files
lie. A pack that cannot be played with is left out, and says why to whoever asks for it; nobody else notices.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from comptoir.core import BadOptions
from comptoir.karanor.pack.pack import Pack
from comptoir.karanor.pack.problems import BadPack, Findings
from comptoir.karanor.pack.reading import default_pack, read_pack

GROUP = "comptoir.karanor.packs"


class PackShelf(NamedTuple):
    """Packs by their names, the usual one first, and those that cannot be played with."""

    packs: Mapping[str, Pack]
    faulty: Mapping[str, BadPack] = MappingProxyType({})

    @classmethod
    def of(cls, pack: Pack) -> PackShelf:
        """This one alone."""
        return cls({pack.id: pack})

    @property
    def usual(self) -> Pack:
        return next(iter(self.packs.values()))

    def find(self, wanted: str) -> Pack:
        """The pack of that name, or of that digest. Raises ``BadOptions``."""
        for name, pack in self.packs.items():
            if wanted in (name, pack.digest):
                return pack
        if wanted in self.faulty:
            raise BadOptions("faulty_pack", pack=wanted, reason="").because(self.faulty[wanted])
        raise BadOptions("other_pack", wanted=wanted, allowed=", ".join(self.packs))

    def name_of(self, pack: Pack) -> str:
        return {each.digest: name for name, each in self.packs.items()}[pack.digest]


def installed_packs() -> PackShelf:
    """All that are installed here."""
    points = sorted(entry_points(group=GROUP), key=lambda each: each.name)
    return gather([(point.name, point.value) for point in points])


def gather(announced: Iterable[tuple[str, str]]) -> PackShelf:
    """Our pack, and those in these packages by their names."""
    ours = default_pack()
    packs, faulty = {ours.id: ours}, dict[str, BadPack]()
    for name, package in announced:
        try:
            packs[name] = _take(name, package, packs)
        except BadPack as error:
            faulty[name] = error
    return PackShelf(packs, faulty)


def _take(name: str, package: str, packs: Mapping[str, Pack]) -> Pack:
    """The pack in a package, if it can lie beside these: a saved game names its pack by what the rules read
    in it, so of two that play alike one is enough. Raises ``BadPack``."""
    report, folder = Findings(), _folder(package)
    if folder is None:
        report.add(name, "", "no_package", package=package)
    elif name in packs:
        report.add(name, "", "same_name")
    else:
        pack = read_pack(folder)
        twins = [other for other, each in packs.items() if each.digest == pack.digest]
        if not twins:
            return pack
        report.add(name, "", "same_pack", other=twins[0])
    raise BadPack(report.problems)


def _folder(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        return None
    return None if spec is None or spec.origin is None else Path(spec.origin).parent
