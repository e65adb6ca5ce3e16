"""Packs that cannot be played with are refused with every entry and reason."""

from __future__ import annotations

import ast
from copy import deepcopy
from pathlib import Path

import pytest

from comptoir.karanor.pack import (
    BadPack,
    Pack,
    Problem,
    build_pack,
    checking,
    kinds,
    primitives,
    reading,
    shelf,
    toml_entry,
)
from comptoir.telling.karanor.packs import problem_lines
from comptoir.words import words
from tests.karanor.faults import CASES, GOOD, Documents, entry, problems


@pytest.fixture
def documents() -> Documents:
    return deepcopy(GOOD)


# -- the four that everybody makes ----------------------------------------------------------------------


def test_an_unknown_effect(documents: Documents) -> None:
    entry(documents, "commerce", "co_forge")["effects"] = [{"gain_glory": 1}]
    (problem,) = problems(documents)
    assert problem[:3] == ("commerces.toml", "commerce co_forge", "unknown_primitive")
    assert problem.details["given"] == "gain_glory"


def test_a_missing_reference(documents: Documents) -> None:
    entry(documents, "history", "hi_courrier")["effects"] = [{"insignia": "moutn"}]
    (problem,) = problems(documents)
    assert problem[:3] == ("histories.toml", "history hi_courrier", "unknown_reference")
    assert problem.details == {"name": "insignia", "given": "moutn", "table": "insignia"}


def test_a_one_way_road(documents: Documents) -> None:
    entry(documents, "territory", "kien")["land"].remove("trois_bornes")
    (problem,) = problems(documents)
    assert problem == Problem(
        "map.toml", "territory trois_bornes", "one_way", {"name": "land", "given": "kien"}
    )


def test_a_wrong_count(documents: Documents) -> None:
    documents["pack.toml"]["counts"]["quest"] = 51
    (problem,) = problems(documents)
    assert problem == Problem(
        "pack.toml", "counts", "wrong_count", {"given": "quest", "declared": 51, "found": 50}
    )


def test_all_of_them_in_one_report(documents: Documents) -> None:
    entry(documents, "commerce", "co_forge")["effects"] = [{"gain_glory": 1}]
    entry(documents, "history", "hi_courrier")["effects"] = [{"insignia": "moutn"}]
    entry(documents, "territory", "kien")["land"].remove("trois_bornes")
    documents["pack.toml"]["counts"]["quest"] = 51
    found = {each[:3] for each in problems(documents)}
    assert found == {
        ("commerces.toml", "commerce co_forge", "unknown_primitive"),
        ("histories.toml", "history hi_courrier", "unknown_reference"),
        ("map.toml", "territory trois_bornes", "one_way"),
        ("pack.toml", "counts", "wrong_count"),
    }


def test_a_fault_on_the_map_hides_no_other(documents: Documents) -> None:
    entry(documents, "territory", "kien")["land"].remove("trois_bornes")
    entry(documents, "territory", "lac_noir").update(resource="silk", text_fr="", island="atlantis")
    found = {each[1:3] for each in problems(documents)}
    assert found == {
        ("territory trois_bornes", "one_way"),
        ("territory lac_noir", "unknown_reference"),
        ("territory lac_noir", "empty"),
    }


def test_a_number_in_quotes_is_told_from_a_number(documents: Documents) -> None:
    entry(documents, "resource", "wood")["supply"] = "12"
    (problem,) = problems(documents)
    assert problem.details == {"name": "supply", "given": '"12"', "expected": "number"}


def test_a_report_is_read_in_both_languages(documents: Documents) -> None:
    entry(documents, "territory", "kien")["land"].remove("trois_bornes")
    with pytest.raises(BadPack) as refusal:
        build_pack(documents)
    (english,) = problem_lines(words("en"), refusal.value)
    (french,) = problem_lines(words("fr"), refusal.value)
    assert (
        english
        == "map.toml, territory trois_bornes: the road to “kien” does not lead back: it is missing there."
    )
    assert french.startswith("map.toml, territory trois_bornes\u00a0: la route vers «\u00a0kien\u00a0»")


# -- every other kind -----------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES)
def test_it_is_refused_with_its_entry_and_reason(case: str, documents: Documents) -> None:
    change, where, code = CASES[case]
    change(documents)
    found = [(each.entry, each.code) for each in problems(documents)]
    assert (where, code) in found


def test_what_follows_from_a_fault_is_not_told_as_another() -> None:
    several = {}
    for case, (change, _, _) in CASES.items():
        documents = deepcopy(GOOD)
        change(documents)
        found = problems(documents)
        if len(found) > 1:
            several[case] = found
    assert several == {}


def test_a_road_across_the_water(documents: Documents) -> None:
    entry(documents, "territory", "kien")["land"].append("perlance")
    entry(documents, "territory", "perlance")["land"].append("kien")
    assert {each[1:3] for each in problems(documents)} == {
        ("territory kien", "wrong_shore"),
        ("territory perlance", "wrong_shore"),
    }


def test_a_road_and_a_sea_route_to_the_same_place(documents: Documents) -> None:
    entry(documents, "territory", "kien")["sea"].append("trois_bornes")
    entry(documents, "territory", "trois_bornes")["sea"].append("kien")
    found = {each[1:3] for each in problems(documents)}
    assert {("territory kien", "linked_twice"), ("territory kien", "wrong_shore")} <= found


def test_an_island_in_two_pieces(documents: Documents) -> None:
    entry(documents, "territory", "mont_cendre")["land"].remove("jungle_masques")
    entry(documents, "territory", "jungle_masques")["land"].remove("mont_cendre")
    found = problems(documents)
    assert {each[1:3] for each in found} == {
        ("island ile_nacre", "island_in_pieces"),
        ("territory mont_cendre", "unreachable"),
    }
    assert found[0].details["given"] == "mont_cendre"


def test_an_island_nobody_can_sail_to(documents: Documents) -> None:
    territories = documents["map.toml"]["territory"]
    lonely = {each["id"] for each in territories if each["island"] == "ile_nacre"}
    for each in territories:
        kept = [to for to in each["sea"] if (to in lonely) == (each["id"] in lonely)]
        each["sea"] = kept
    assert {each.entry for each in problems(documents)} == {f"territory {name}" for name in lonely}


def test_a_sequel_belongs_to_exactly_one_quest(documents: Documents) -> None:
    entry(documents, "quest", "q_dette")["sequel"] = "s_cloche"
    found = {each[1:3] for each in problems(documents)}
    assert found == {("sequel s_dette", "no_first_part"), ("sequel s_cloche", "several_first_parts")}


def test_an_immediate_choice_needs_another_way_and_one_that_is_free(documents: Documents) -> None:
    quest = entry(documents, "quest", "q_bonneteau")
    quest["options"] = quest["options"][:1]
    found = {each[1:3] for each in problems(documents)}
    assert found == {
        ("quest q_bonneteau", "immediate_without_choice"),
        ("quest q_bonneteau", "immediate_without_way_out"),
    }


def test_a_common_resource_needs_its_associate(documents: Documents) -> None:
    documents["associates.toml"]["associate"].pop()
    found = {each[1:3] for each in problems(documents)}
    assert found == {("resource iron", "no_associate"), ("counts", "wrong_count")}


@pytest.mark.parametrize(
    ("file", "table", "left", "players"),
    [
        ("deliveries.toml", "delivery", 6, 6),
        ("commerces.toml", "commerce", 20, 6),
        ("histories.toml", "history", 5, 6),
        ("map.toml", "origin_city", 5, 6),
        ("artefacts.toml", "artefact", 5, 3),
        ("black_market.toml", "black_market", 2, 3),
    ],
)
def test_the_largest_table_has_to_have_enough(
    documents: Documents, file: str, table: str, left: int, players: int
) -> None:
    del documents[file][table][left:]
    documents["pack.toml"].pop("counts")
    found = problems(documents)
    assert (table, players) in [(each.details["given"], each.details["players"]) for each in found]
    assert {each[:3] for each in found} == {("pack.toml", "rules", "too_few")}


def test_there_is_a_limit_to_the_map_and_to_the_cards(documents: Documents) -> None:
    documents["pack.toml"].pop("counts")
    for number in range(60):
        land = ["kien"]
        entry(documents, "territory", "kien")["land"].append(f"hill_{number}")
        hill = {**entry(documents, "territory", "trois_bornes"), "id": f"hill_{number}", "land": land}
        documents["map.toml"]["territory"].append({**hill, "inhabitant": False})
    for number in range(150):
        shop = {**entry(documents, "commerce", "co_forge"), "id": f"shop_{number}"}
        documents["commerces.toml"]["commerce"].append(shop)
    found = problems(documents)
    assert [(each.code, each.details["given"]) for each in found] == [
        ("too_many", "territory"),
        ("too_many", "face"),
    ]


def test_what_is_not_counted_need_not_be_declared(documents: Documents) -> None:
    documents["pack.toml"].pop("counts")
    assert isinstance(build_pack(documents), Pack)


# -- the words ------------------------------------------------------------------------------------------


def test_every_reason_has_its_words_and_every_word_its_reason() -> None:
    keys = words("en").keys()
    known = {key for key in keys if key.startswith("pack-problem-")} - {"pack-problem-whole"}
    written = set()
    for module in (checking, toml_entry, kinds, primitives, reading, shelf):
        source = Path(str(module.__file__)).with_name(f"{module.__name__.rpartition('.')[2]}.py")
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = {"wrong": 0, "add": 2}.get(node.func.attr, len(node.args))
                for code in node.args[place : place + 1]:
                    if isinstance(code, ast.Constant):
                        written.add(f"pack-problem-{str(code.value).replace('_', '-')}")
    assert written == known
