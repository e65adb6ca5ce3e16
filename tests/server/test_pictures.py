"""What the browser client draws: every card its own thing, every set its own animal, colour and pattern."""

import json
import re
from pathlib import Path
from typing import Any

from comptoir.dale.catalogue import ROWS, SET_NAMES
from comptoir.telling.phrases import EMOTES

WEB = Path(__file__).parents[2] / "web"


def _pictures(room: str) -> dict[str, Any]:
    named: dict[str, Any] = json.loads((WEB / "src" / room / "pictures.json").read_text(encoding="utf-8"))
    return named


PICTURES, DALE, KARANOR = _pictures("lib"), _pictures("dale"), _pictures("karanor")
STYLES = (WEB / "src" / "dale" / "styles" / "sets.css").read_text(encoding="utf-8")


def test_every_card_has_a_picture_of_its_own() -> None:
    props = DALE["props"]
    assert set(props) == {row.name for row in ROWS}
    assert len(set(props.values())) == len(props)


def test_every_set_has_an_animal_of_its_own() -> None:
    drawn = {path.stem for path in (WEB / "drawings" / "animals").glob("*.svg")}
    assert drawn.isdisjoint(PICTURES["emoji"])
    assert drawn | set(PICTURES["emoji"]) == set(DALE["animals"]) == set(SET_NAMES)


def test_every_set_has_a_colour_and_a_pattern_of_its_own() -> None:
    blocks = dict(re.findall(r"\.s-(\w+) \{(.*?)\n\}", STYLES, re.DOTALL))
    assert set(blocks) == {*SET_NAMES, "junk"}
    for property_ in ("--s", "--s-pat"):
        values = [re.search(rf"{property_}:\s*([^;]+);", block) for block in blocks.values()]
        assert len({value.group(1) for value in values if value}) == len(blocks)


def test_no_seat_has_the_animal_of_a_set() -> None:
    assert not set(PICTURES["emblems"]) & {*PICTURES["emoji"].values(), "parrot", "owl", "rabbit", "lizard"}
    assert len(set(PICTURES["emblems"])) == len(PICTURES["emblems"]) >= 4


def test_every_emote_has_a_picture() -> None:
    assert tuple(PICTURES["emotes"]) == EMOTES


def sources() -> str:
    files = [path for ending in ("svelte", "ts") for path in (WEB / "src").rglob(f"*.{ending}")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_every_sign_that_is_named_is_drawn_and_no_other() -> None:
    code, drawn = sources(), set(PICTURES["controls"])
    named = set(re.findall(r"""(?:<Icon name|\bicon)=["']([a-z0-9-]+)["']""", code))
    assert sorted(named - drawn) == []
    assert [sign for sign in PICTURES["controls"] if not re.search(rf"""["'`]{sign}["'`]""", code)] == []


def test_every_thing_that_is_named_is_drawn() -> None:
    """With the sheet it is on, where that is not the common one: `dale/e-basket`."""
    sheets = {"": PICTURES, "signs/": PICTURES["signs"], "dale/": DALE, "karanor/": KARANOR}
    things = {
        f"{sheet}e-{name}"
        for sheet, part in sheets.items()
        for name in (*part.get("props", {}).values(), *part.get("emblems", ()), *part.get("things", ()))
    }
    named = set(re.findall(r"""["'`]((?:\w+/)?e-[a-z0-9-]+)["'`]""", sources()))
    assert sorted(named - things) == []
    assert len(named) > 10
