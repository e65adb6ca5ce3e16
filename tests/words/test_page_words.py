"""The words of the browser client: web*.ftl says what web/src asks for, and nothing else."""

import re
from pathlib import Path

from comptoir.words import LANGUAGES, catalogue
from tests.words.test_words import entries

PAGES = Path(__file__).parents[2] / "web" / "src"
KEY = re.compile(r"web-[a-z0-9-]+(?:\.[a-z]+)?")
PIECED = re.compile(r"`(web-(?:[^`$]|\$\{(?:[^{}]|\{[^{}]*\})*\})*)`")
"""A key put together: `web-kind-${kind}.about`."""


def sources() -> list[str]:
    return [
        path.read_text(encoding="utf-8")
        for ending in ("ts", "svelte")
        for path in sorted(PAGES.rglob(f"*.{ending}"))
        if not path.name.endswith(".test.ts")
    ]


def known() -> set[str]:
    return {key for key, _ in entries(LANGUAGES[0]) if key.startswith("web-")}


def literal_keys() -> set[str]:
    """Keys that stand in the code whole."""
    return {
        found.group(1)
        for source in sources()
        for found in re.finditer(rf"['\"`]({KEY.pattern})['\"`]", source)
    }


def shapes() -> list[re.Pattern[str]]:
    """Keys that are put together, as patterns."""
    found = []
    for source in sources():
        for pieced in PIECED.finditer(source):
            parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", pieced.group(1))
            found.append(re.compile("[a-z0-9-]+".join(map(re.escape, parts))))
    return found


def test_the_pages_were_read() -> None:
    assert {"web-home-title", "web-close"} <= literal_keys()
    assert any(shape.fullmatch("web-kind-technique.about") for shape in shapes())
    assert not any(shape.fullmatch("web-home-title") for shape in shapes())


def test_web_files_hold_page_words_only() -> None:
    strangers = [
        entry.id.name
        for name, resource in catalogue(LANGUAGES[0]).items()
        if name.startswith("web")
        for entry in resource.body
        if hasattr(entry, "id") and not entry.id.name.startswith("web-")
    ]
    assert strangers == []


def test_nothing_the_pages_say_is_missing() -> None:
    assert sorted(literal_keys() - known()) == []
    keys = known()
    empty = [shape.pattern for shape in shapes() if not any(shape.fullmatch(key) for key in keys)]
    assert empty == []


def test_nothing_is_said_that_no_page_says() -> None:
    said, patterns = literal_keys(), shapes()
    unused = [key for key in known() if key not in said and not any(each.fullmatch(key) for each in patterns)]
    assert sorted(unused) == []
