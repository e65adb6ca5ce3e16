"""Files that hold no pack, and whatever somebody writes into one: told, never a crash."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.karanor.pack import BadPack, Problem, build_pack, read_pack, reading
from tests.karanor.faults import CONTENT, GOOD, problems, say_all

# -- files ----------------------------------------------------------------------------------------------


def refused(path: Path) -> list[Problem]:
    with pytest.raises(BadPack) as refusal:
        read_pack(path)
    say_all(refusal.value)
    return list(refusal.value.problems)


def test_a_path_that_leads_nowhere(tmp_path: Path) -> None:
    (problem,) = refused(tmp_path / "nowhere")
    assert problem == Problem(str(tmp_path / "nowhere"), "", "no_such_file", {})


def test_a_folder_without_a_pack(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("nothing")
    (problem,) = refused(tmp_path)
    assert problem == Problem(str(tmp_path), "", "no_files", {})


def test_a_file_that_is_not_toml_is_told_with_its_line_and_the_rest_is_read(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[pack]\nid = \n")
    (tmp_path / "sound.toml").write_text("[river]\n")
    found = refused(tmp_path)
    assert found[0][:3] == ("broken.toml", "", "bad_toml")
    assert found[0].details["line"] == 2
    assert ("sound.toml", "river", "unknown_table") in [each[:3] for each in found]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"id = '\xff'", "not_utf8"),
        (b"id = 'never closed", "bad_toml_somewhere"),
        (b"id = " + b"9" * 5000, "bad_toml_somewhere"),
        (b"id = " + b"[" * 5000, "unreadable"),
        (b"#" * 4_000_001, "too_large"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes, code: str) -> None:
    (tmp_path / "pack.toml").write_bytes(content)
    (problem,) = refused(tmp_path)
    assert problem.code == code
    assert problem.file.endswith("pack.toml")


def test_a_folder_that_is_called_like_a_file(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").mkdir()
    (problem,) = refused(tmp_path)
    assert problem.code == "no_such_file"


def test_an_empty_file_lacks_everything(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("")
    found = refused(tmp_path)
    assert {each.code for each in found} == {"missing_table"}
    assert {"rules", "territory", "quest"} <= {each.entry for each in found}


def test_a_pack_without_its_map_is_told_that_and_not_what_follows_from_it(tmp_path: Path) -> None:
    for file in CONTENT.glob("*.toml"):
        if file.name != "map.toml":
            (tmp_path / file.name).write_bytes(file.read_bytes())
    found = refused(tmp_path)
    assert [each.entry for each in found] == ["island", "territory", "origin_city"]
    assert {each.code for each in found} == {"missing_table"}


# -- whatever somebody writes ---------------------------------------------------------------------------

WRONG = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 5),
    st.sampled_from([10**9, -(1 << 20_000), float("nan"), float("inf"), 0.5]),
    st.sampled_from(["", "kien", "wood", "mount", "city", "any", "rival", "actor", "own", "s_dette"]),
    st.text(max_size=5),
    st.lists(st.one_of(st.integers(), st.text(max_size=3), st.just({}), st.just([])), max_size=2),
    st.dictionaries(st.sampled_from(["gold", "any", "pay", "at", "steal", "x"]), st.integers(), max_size=2),
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in some parsed TOML: what holds it, and its key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


@settings(max_examples=150)
@given(st.data())
def test_no_mistake_makes_it_crash(data: st.DataObject) -> None:
    documents = deepcopy(GOOD)
    for _ in range(data.draw(st.integers(1, 4))):
        where = data.draw(st.sampled_from(sorted(documents)))
        all_places = places(documents[where])
        if not all_places:
            continue
        holder, key = all_places[data.draw(st.integers(0, len(all_places) - 1))]
        if data.draw(st.booleans()):
            holder[key] = data.draw(WRONG)
        elif isinstance(holder, dict) and data.draw(st.booleans()):
            holder[data.draw(st.sampled_from(["x", "effects", "when", "cost", "target", "id"]))] = holder.pop(
                key
            )
        else:
            del holder[key]
    with suppress(BadPack):
        assert build_pack(documents).digest
        return
    assert problems(documents)


@settings(max_examples=60)
@given(st.sampled_from([*reading.SINGLE, *reading.TABLES, "x"]), WRONG)
def test_no_strange_table_makes_it_crash(table: str, value: Any) -> None:
    with pytest.raises(BadPack) as refusal:
        build_pack({"strange.toml": {table: value}})
    say_all(refusal.value)
