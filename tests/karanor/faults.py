"""What can be wrong with a content pack: each fault as a change of the good one, and what is said of it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from comptoir.karanor.pack import BadPack, Problem, build_pack, reading
from comptoir.telling.karanor.packs import problem_lines, summary
from comptoir.words import LANGUAGES, words

CONTENT = Path(reading.__file__).parent / "content"
Documents = dict[str, dict[str, Any]]
GOOD: Documents = {
    file.name: tomllib.loads(file.read_text("utf-8")) for file in sorted(CONTENT.glob("*.toml"))
}


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
