"""Packs that cannot be played with are refused with every file, entry and reason, and never with a crash."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from comptoir.karanor import checking, entries, kinds, primitives, reading
from comptoir.karanor.pack import Pack
from comptoir.karanor.problems import BadPack, Problem
from comptoir.karanor.reading import build_pack, read_pack
from comptoir.telling.karanor.packs import problem_lines, summary
from comptoir.words import LANGUAGES, words

CONTENT = Path(reading.__file__).parent / "content"
Documents = dict[str, dict[str, Any]]
GOOD: Documents = {
    file.name: tomllib.loads(file.read_text("utf-8")) for file in sorted(CONTENT.glob("*.toml"))
}


@pytest.fixture
def documents() -> Documents:
    return deepcopy(GOOD)


def entry(documents: Documents, table: str, name: str) -> dict[str, Any]:
    found = [
        each for document in documents.values() for each in document.get(table, ()) if each["id"] == name
    ]
    assert len(found) == 1
    return cast(dict[str, Any], found[0])


def problems(documents: Documents) -> list[Problem]:
    with pytest.raises(BadPack) as refusal:
        build_pack(documents)
    assert refusal.value.code == "bad_pack"
    assert refusal.value.details == {"count": len(refusal.value.problems)}
    say_all(refusal.value)
    return list(refusal.value.problems)


def say_all(error: BadPack) -> None:
    """Every problem has its words, in every language."""
    for lang in LANGUAGES:
        assert summary(words(lang), error)
        assert len(problem_lines(words(lang), error)) == len(error.problems)


def only(documents: Documents) -> tuple[str, str, str]:
    (problem,) = problems(documents)
    return problem.file, problem.entry, problem.code


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

Change = Callable[[Documents], Any]


def put(table: str, name: str, **values: Any) -> Change:
    return lambda documents: entry(documents, table, name).update(values)


def drop(table: str, name: str, key: str) -> Change:
    return lambda documents: entry(documents, table, name).pop(key)


def put_rule(**values: Any) -> Change:
    return lambda documents: documents["pack.toml"]["rules"].update(values)


def add(file: str, table: str, value: Any) -> Change:
    return lambda documents: documents[file].setdefault(table, []).append(value)


CASES: dict[str, tuple[Change, str, str]] = {
    "an unknown key": (put("quest", "q_noces", hurry=True), "quest q_noces", "unknown_key"),
    "an unknown key deep inside": (
        put("quest", "q_noces", options=[{"effects": [{"sell": {"upto": 1, "price": 1, "tax": 1}}]}]),
        "quest q_noces, option 1",
        "unknown_key",
    ),
    "a missing key": (drop("commerce", "co_forge", "cost"), "commerce co_forge", "missing_key"),
    "a missing name": (drop("commerce", "co_forge", "name_en"), "commerce co_forge", "missing_key"),
    "no id": (lambda d: d["commerces.toml"]["commerce"][2].pop("id"), "commerce #3", "missing_key"),
    "a text for a number": (put("resource", "wood", supply="12"), "resource wood", "wrong_type"),
    "true for a number": (put("quest", "q_noces", prestige=True), "quest q_noces", "wrong_type"),
    "a number too large": (put("resource", "wood", supply=10**30), "resource wood", "out_of_range"),
    "a gain of nothing": (
        put("commerce", "co_forge", effects=[{"gain_gold": 0}]),
        "commerce co_forge",
        "zero",
    ),
    "an empty text": (put("quest", "q_noces", text_fr=" "), "quest q_noces", "empty"),
    "an endless text": (put("quest", "q_noces", text_fr="la" * 900), "quest q_noces", "too_long"),
    "a text a terminal would obey": (
        put("quest", "q_noces", text_fr="\x1b[2J"),
        "quest q_noces",
        "unprintable",
    ),
    "no colour": (put("resource", "wood", color="brown"), "resource wood", "bad_color"),
    "a word that is not known": (put("territory", "kien", source="hearsay"), "territory kien", "not_allowed"),
    "a strange id": (lambda d: put("delivery", "de_kien", id="De Kien")(d), "delivery De Kien", "bad_id"),
    "an id with a meaning": (put("delivery", "de_kien", id="city"), "delivery city", "reserved_id"),
    "an id of another entry": (put("delivery", "de_kien", id="q_noces"), "quest q_noces", "repeated_id"),
    "no word of where it comes from": (
        drop("delivery", "de_unisson", "source_note"),
        "delivery de_unisson",
        "source_without_note",
    ),
    "an unknown place": (put("quest", "q_noces", when=[{"at": "kein"}]), "quest q_noces", "unknown_place"),
    "an unknown condition": (
        put("quest", "q_noces", when=[{"at": "kien"}, {"mood": "good"}]),
        "quest q_noces",
        "unknown_primitive",
    ),
    "an unknown cost": (
        put("commerce", "co_forge", cost={"pay": {"gold": 1}, "beg": 1}),
        "commerce co_forge",
        "unknown_primitive",
    ),
    "an unknown trigger": (
        put("artefact", "ar_bourse", trigger="noon"),
        "artefact ar_bourse",
        "unknown_primitive",
    ),
    "a trigger of the hand on a tile": (
        put("artefact", "ar_bourse", trigger="anytime"),
        "artefact ar_bourse",
        "not_allowed",
    ),
    "a trigger of a tile in the hand": (
        put("black_market", "bm_recel", trigger="income"),
        "black_market bm_recel",
        "not_allowed",
    ),
    "two things in one effect": (
        put("commerce", "co_forge", effects=[{"gain_gold": 1, "quest": 1}]),
        "commerce co_forge",
        "not_one_primitive",
    ),
    "goods nobody knows": (
        put("commerce", "co_forge", cost={"pay": {"silk": 1}}),
        "commerce co_forge",
        "not_allowed",
    ),
    "a holding nobody knows": (
        put("quest", "q_noces", when=[{"has": {"honour": 1}}]),
        "quest q_noces",
        "not_allowed",
    ),
    "a rival nobody names": (
        put("quest", "q_noces", when=[{"near": "same"}]),
        "quest q_noces, option 1",
        "needs_rival",
    ),
    "an effect on a rival nobody names": (
        put("commerce", "co_forge", effects=[{"gain_gold": 1, "target": "rival"}]),
        "commerce co_forge",
        "nobody_named",
    ),
    "an actor without an event": (
        put("black_market", "bm_recel", target="actor", effects=[{"gain_gold": 1}]),
        "black_market bm_recel",
        "no_actor",
    ),
    "an answer to nobody": (
        put("black_market", "bm_tempete", target="self"),
        "black_market bm_tempete",
        "needs_actor",
    ),
    "the place of no event": (
        put("black_market", "bm_recel", when=[{"event_at": "city"}]),
        "black_market bm_recel",
        "no_event",
    ),
    "theft from oneself": (
        put("commerce", "co_forge", effects=[{"steal": {"gold": 1}}]),
        "commerce co_forge",
        "steals_from_self",
    ),
    "theft of what cannot be stolen": (
        put("black_market", "bm_rafle", effects=[{"steal": {"prestige": 1}}]),
        "black_market bm_rafle",
        "unknown_primitive",
    ),
    "theft of goods nobody picks": (
        put("black_market", "bm_rafle", effects=[{"steal": {"goods": 1}}]),
        "black_market bm_rafle",
        "missing_key",
    ),
    "actions for somebody else": (
        put("black_market", "bm_rafle", effects=[{"gain_actions": 1}]),
        "black_market bm_rafle",
        "for_the_user",
    ),
    "nothing to negate": (
        put("black_market", "bm_recel", effects=[{"negate": True}]),
        "black_market bm_recel",
        "nothing_to_negate",
    ),
    "a negation that is false": (
        put("artefact", "ar_cape", effects=[{"negate": False}]),
        "artefact ar_cape",
        "not_true",
    ),
    "no move to end": (
        put("black_market", "bm_caution", effects=[{"end_move": True}]),
        "black_market bm_caution",
        "no_move_to_end",
    ),
    "an insignia that acts once": (
        put("insignia", "mount", effects=[{"gain_gold": 1}]),
        "insignia mount",
        "not_lasting",
    ),
    "an insignia that wears off": (
        put("insignia", "mount", effects=[{"forbid": {"action": "work", "until": "turn_end"}}]),
        "insignia mount",
        "not_allowed",
    ),
    "a card that is owned for ever": (
        put("black_market", "bm_recel", effects=[{"forbid": {"action": "work", "until": "owned"}}]),
        "black_market bm_recel",
        "not_allowed",
    ),
    "half a common resource": (put("resource", "diamond", market2=True), "resource diamond", "half_common"),
    "an associate for a rare resource": (
        put("resource", "iron", market2=False, associate=False),
        "associate as_iron",
        "not_common",
    ),
    "an associate for two resources": (
        put("associate", "as_iron", resource_face={"iron": 1, "wood": 1}),
        "associate as_iron",
        "not_one_resource",
    ),
    "a dear associate": (put("associate", "as_iron", cost_gold=6), "associate as_iron", "price_differs"),
    "an origin in the country": (
        put("origin_city", "origin_kien", city="lac_noir"),
        "origin_city origin_kien",
        "not_a_city",
    ),
    "two origins in one city": (
        put("origin_city", "origin_unisson", city="kien"),
        "origin_city origin_unisson",
        "same_city",
    ),
    "a shop for an action": (
        put("commerce", "co_forge", cost={"pay": {"gold": 1}, "spend_actions": 1}),
        "commerce co_forge",
        "only_paid",
    ),
    "a bonus with a condition": (
        put("commerce", "co_forge", bonus={"cost": {"pay": {"gold": 1}}, "effects": [], "when": []}),
        "commerce co_forge, bonus",
        "unknown_key",
    ),
    "a delivery of gold": (
        put("delivery", "de_kien", cost={"pay": {"gold": 3}}),
        "delivery de_kien",
        "only_resources",
    ),
    "an activated tile without a limit": (
        drop("artefact", "ar_miroir", "once"),
        "artefact ar_miroir",
        "needs_once",
    ),
    "a price for what works by itself": (
        put("artefact", "ar_bourse", cost={"pay": {"gold": 1}}),
        "artefact ar_bourse",
        "works_by_itself",
    ),
    "cards for five and more": (put("quest", "q_noces", min_players=5), "quest q_noces", "not_allowed"),
    "a quest without options": (put("quest", "q_noces", options=[]), "quest q_noces", "empty"),
    "options without labels": (
        lambda d: entry(d, "quest", "q_masques")["options"][1].pop("label_en"),
        "quest q_masques, option 2",
        "missing_key",
    ),
    "a quest without a condition": (put("quest", "q_noces", when=[]), "quest q_noces", "quest_without_when"),
    "an immediate choice somewhere else": (
        put("quest", "q_brume", when=[{"at": "kien"}]),
        "quest q_brume",
        "immediate_when",
    ),
    "a quest of a wrong step": (put("quest", "q_noces", step="1/2"), "quest q_noces", "not_allowed"),
    "a sequel with another first part": (
        put("sequel", "s_dette", first="q_noces"),
        "sequel s_dette",
        "not_allowed",
    ),
    "no resource to harvest": (
        lambda d: [
            each.update(resource="") for each in d["map.toml"]["territory"] if each["resource"] == "diamond"
        ],
        "resource diamond",
        "not_harvestable",
    ),
    "the same road twice": (
        lambda d: entry(d, "territory", "kien")["land"].append("trois_bornes"),
        "territory kien",
        "repeated_neighbour",
    ),
    "a road to itself": (
        lambda d: entry(d, "territory", "kien")["land"].append("kien"),
        "territory kien",
        "own_neighbour",
    ),
    "an island without land": (
        lambda d: (
            d["map.toml"]["island"].append({**d["map.toml"]["island"][0], "id": "atoll"}),
            d["pack.toml"]["counts"].update(island=5),
        ),
        "island atoll",
        "empty_island",
    ),
    "an unknown table": (lambda d: d["map.toml"].update(river=[]), "river", "unknown_table"),
    "a table that is no list": (lambda d: d["quests.toml"].update(sequel={}), "sequel", "wrong_type"),
    "an entry that is no table": (add("quests.toml", "quest", 3), "quest #51", "wrong_type"),
    "rules in two files": (
        lambda d: d["map.toml"].update(rules=d["pack.toml"]["rules"]),
        "rules",
        "repeated_table",
    ),
    "no rules": (lambda d: d["pack.toml"].pop("rules"), "rules", "missing_table"),
    "another format": (lambda d: d["pack.toml"]["pack"].update(format=2), "pack", "out_of_range"),
    "rules that are ours": (put_rule(draft_pass="left"), "rules", "unknown_key"),
    "seven players": (put_rule(players_max=7), "rules", "out_of_range"),
    "an end for too many": (
        lambda d: d["pack.toml"]["rules"]["end_prestige"].update(p7=8),
        "rules, end_prestige",
        "unknown_key",
    ),
    "a larger hand than is dealt": (put_rule(commerce_hand=4), "rules", "out_of_range"),
    "thresholds that are texts": (put_rule(black_market_at_prestige=["three"]), "rules", "wrong_type"),
    "a count of nothing known": (
        lambda d: d["pack.toml"]["counts"].update(camels=3),
        "counts",
        "unknown_key",
    ),
}


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


@settings(max_examples=150, deadline=None)
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


@settings(max_examples=60, deadline=None)
@given(st.sampled_from([*reading.SINGLE, *reading.TABLES, "x"]), WRONG)
def test_no_strange_table_makes_it_crash(table: str, value: Any) -> None:
    with pytest.raises(BadPack) as refusal:
        build_pack({"strange.toml": {table: value}})
    say_all(refusal.value)


# -- the words ------------------------------------------------------------------------------------------


def test_every_reason_has_its_words_and_every_word_its_reason() -> None:
    keys = words("en").keys()
    known = {key for key in keys if key.startswith("pack-problem-")} - {"pack-problem-whole"}
    written = set()
    for module in (checking, entries, kinds, primitives, reading):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                place = {"wrong": 0, "add": 2}.get(node.func.attr, len(node.args))
                for code in node.args[place : place + 1]:
                    if isinstance(code, ast.Constant):
                        written.add(f"pack-problem-{str(code.value).replace('_', '-')}")
    assert written == known
