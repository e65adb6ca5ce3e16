"""Packages with content packs, as somebody could install them: ours with something changed."""

from __future__ import annotations

from pathlib import Path

from tests.karanor.faults import CONTENT


def install(folder: Path, name: str, **changed: tuple[str, str]) -> str:
    """Lay a package beside the others in a folder of the path; the name of the package.

    ``changed``: in which file what is replaced by what, the first time it is there.
    """
    package = name.replace("-", "_")
    place = folder / package
    place.mkdir(parents=True)
    (place / "__init__.py").write_text("", encoding="utf-8")
    for file in sorted(CONTENT.glob("*.toml")):
        text = file.read_text(encoding="utf-8")
        before, after = changed.get(file.stem, ("", ""))
        assert before in text, f"{before!r} is not in {file.name}"
        (place / file.name).write_text(text.replace(before, after, 1) if before else text, encoding="utf-8")
    facts = folder / f"{package}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    points = f"[comptoir.karanor.packs]\n{name} = {package}\n"
    (facts / "entry_points.txt").write_text(points, encoding="utf-8")
    return package
