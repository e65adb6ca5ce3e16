"""The rows of a study are right: each game is replayed pick by pick and counted anew by other means."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import polars as pl
import pytest

from comptoir.core import Match, plain_event, registry
from comptoir.core.events import opened
from comptoir.lab.batches import columns_of
from comptoir.lab.rows import TABLES
from comptoir.lab.setups import usual
from comptoir.lab.studies import make_study
from comptoir.lab.study import replay_row, run, study_in
from comptoir.lab.tables import TIMES, TIMES_COLUMNS
from tests.lab.short_karanor import write_short_pack

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "run-a-study.md"

STUDIES: dict[str, dict[str, Any]] = {
    "dale": {"games": 4, "seed": 3, "factors": {"players": [2, 3], "bots": ["random", "first, random"]}},
    "teams": {"games": 2, "seed": 4, "factors": {"players": 4, "teams": True, "bots": "first, random"}},
    "short": {"games": 3, "seed": 3, "factors": {"game": "karanor", "pack": "short", "bots": "random"}},
    "karanor": {"games": 8, "seed": 3, "factors": {"game": "karanor", "bots": "greedy, first"}},
}


@pytest.fixture(scope="module", params=STUDIES)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    path = tmp_path_factory.mktemp("study")
    write_short_pack(path / "short")  # with it even random bots end a game soon
    with mock.patch.object(registry, "_instead", {}):  # no other test finds that pack
        run(make_study(STUDIES[request.param], path), path, workers=1)
        yield path


class Recount:
    """What came of a game for somebody who makes its picks one by one and looks at the table after each."""

    def __init__(self, played: Match) -> None:
        self.match = Match(played.game, played.options, played.key)
        self.is_dale = played.game.name == "dale"
        self.told = Counter[tuple[str, int, str]]()
        """By deed, seat and card, as the story tells it in plain words; without a card for the deed alone."""
        self.firsts: dict[tuple[int, str], int] = {}
        """In which turn or round a card first came to a seat."""
        self.built = Counter[tuple[int, str]]()
        """By the seat whose hand it came from, or else whose turn it was."""
        self.rounds: list[tuple[int, int, int, int]] = []
        self.choices = self.interruptions = 0
        picks: Any = played.save()["picks"]
        for pick in picks:
            before, hands, told = self.clock, self.hands, len(self.match.events or ())
            stacks, active = self.stacks, self.match.table.active
            self.choices += self.is_choice(pick)
            self.match.replay(pick)
            self.hear(told, before)
            self.look(before)
            if len(self.stacks) > len(stacks):
                lay = {card for stack in stacks for card in stack}
                new = [card for stack in self.stacks for card in stack if card not in lay]
                self.built.update([(hands.get(card, active), self.name(card)) for card in new])

    def is_choice(self, pick: Any) -> bool:
        """Did somebody who was asked have two options or more?"""
        if isinstance(pick, list) and len(pick) == 3:
            self.interruptions += 1  # unasked, and so is what follows from it
            return False
        seat = pick[0] if isinstance(pick, list) else self.match.decisions[0].seat
        decision = self.match.decision_of(seat)
        return decision is not None and len(decision.options) > 1

    @property
    def clock(self) -> int:
        table = self.match.table
        turn: int = table.turn if self.is_dale else table.round
        return turn

    @property
    def hands(self) -> dict[int, int]:
        """Who holds a card that could be built."""
        held = self.match.table.hands if self.is_dale else self.match.table.commerces
        return {card: seat for seat, hand in enumerate(held) for card in hand}

    def hear(self, told: int, now: int) -> None:
        printed = self.match.game.printed(self.match.table)
        for event in (self.match.events or [])[told:]:
            plain: Any = plain_event(opened(event), printed)
            now = plain.get("turn" if self.is_dale else "round", now)
            for seat, field, card in self.named(plain):
                self.told[f"{plain['event']}.{field}", seat, card] += 1
                if f"{plain['event']}.{field}" in CAME:
                    self.firsts.setdefault((seat, card), now)

    def named(self, plain: Any) -> Iterator[tuple[int, str, str]]:
        """Who did something, what the cards were to it, and the cards."""
        seat = plain.get("seat", -1)
        yield seat, "", ""
        if plain["event"] == "traded":
            yield plain["offer"]["maker"], "maker", ""
        for field, value in (plain | plain.get("paid", {})).items():
            for place, each in enumerate(value if isinstance(value, list) else [value]):
                if field in ("associate", "associates"):
                    yield seat, field, self.match.table.pack.associates[each].id
                elif isinstance(each, dict) and "face" in each:
                    yield place if plain["event"] == "drafted" else seat, field, each["face"]

    @property
    def stacks(self) -> list[tuple[int, ...]]:
        """Everything built so far, each player's or team's after the other; shops are stacks of one."""
        table = self.match.table
        if self.is_dale:
            return [stack for stall in table.stalls for stack in stall]
        return [(card,) for built in table.built for card in built]

    def look(self, before: int) -> None:
        """At the purses when a round is over."""
        table = self.match.table
        if not self.is_dale and (table.round > max(before, 1) or self.match.is_over):
            purses = zip(table.gold, table.prestige, strict=True)
            self.rounds += [(before, seat, *purse) for seat, purse in enumerate(purses)]

    def lying(self, seat: int) -> list[int]:
        """The cards in a stall, or the shops of a merchant."""
        table = self.match.table
        if not self.is_dale:
            return list(table.built[seat])
        return [card for stack in table.stalls[seat % len(table.stalls)] for card in stack]

    def name(self, card: int) -> str:
        return str(self.match.game.printed(self.match.table)[self.match.table.faces[card]])

    def owned(self, seat: int) -> list[str]:
        """What lies before a seat at the end."""
        table, found = self.match.table, [self.name(card) for card in self.lying(seat)]
        if not self.is_dale:
            found += [self.name(card) for card in table.artefacts[seat]]
            found += [table.pack.associates[each].id for each in table.associates[seat]]
        return found

    def count(self, deeds: str, seat: int, card: str = "") -> int:
        return sum([self.told[deed, seat, card] for deed in deeds.split()])


CAME = {
    "purchased.card", "drafted.cards", "took_commerce.card", "drew_quest.card", "got_sequel.card",
    "drew_black_market.card", "chose_artefact.kept", "recruited.associate",
}  # fmt: skip
PAID = ("built", "completed_quest", "chose_at_once", "played", "activated")
DEEDS: dict[str, dict[str, str]] = {
    "dale": {
        "bought": "purchased.card",
        "played": "played.card",
        "used": "used.card reacted.card",
        "tossed": "tossed.cards purchased.tossed",
    },
    "karanor": {
        "bought": " ".join(sorted(CAME)),
        "played": "played.card completed_quest.card chose_at_once.card delivered.card",
        "used": "activated.card promoted.associate",
        "tossed": "discarded_quest.card chose_artefact.discarded "
        + " ".join([f"{deed}.{what}" for deed in PAID for what in ("artefacts", "quests", "associates")]),
    },
}
"""What the columns of cards count, by the words of the plain story."""


def rows_of(folder: Path, name: str) -> dict[int, list[dict[str, Any]]]:
    """The rows of a table by the number of their game."""
    found: dict[int, list[dict[str, Any]]] = {}
    for row in pl.read_parquet(folder / f"{name}.parquet").to_dicts():
        found.setdefault(row["number"], []).append(row)
    return found


def test_every_row_is_what_the_game_was_pick_by_pick(folder: Path) -> None:
    study = study_in(folder)
    seats, cards = rows_of(folder, "seats"), rows_of(folder, "cards")
    games = [row for rows in rows_of(folder, "games").values() for row in rows]
    assert [row["number"] for row in games] == list(range(study.games))
    for row in games:
        number, played = row["number"], replay_row(study, row)
        assert played.hash == row["hash"]
        found = Recount(played)
        assert found.match.hash == row["hash"]
        winners = ",".join(map(str, found.match.winners))
        assert (row["winners"], row["turns"]) == (winners, found.clock)
        assert row["choices"] == found.choices or found.interruptions
        assert (row["finished"], row["called_off"], row["errors"]) == (True, False, 0)
        check_cards(row, found, cards[number])
        (check_dale_seats if found.is_dale else check_merchants)(found, seats[number])
        for seat in seats[number]:
            check_seat(row, seat)


def check_seat(game: dict[str, Any], row: dict[str, Any]) -> None:
    """What is the same in all games."""
    seat = row["seat"]
    assert row["bot"] == game["bots"].split(",")[seat]
    assert row["won"] == (str(seat) in game["winners"].split(","))
    assert row["place"] == (seat - game["first"]) % game["players"]
    assert row["side"] == (seat % 2 if game["teams"] else seat)


def check_cards(game: dict[str, Any], found: Recount, cards: list[dict[str, Any]]) -> None:
    deeds = DEEDS[game["game"]]
    keys = [(row["seat"], row["card"]) for row in cards]
    assert len(set(keys)) == len(keys)
    for row in cards:
        seat, card = row["seat"], row["card"]
        expected = {column: found.count(told, seat, card) for column, told in deeds.items()}
        expected["built"] = found.built[seat, card]
        expected["in_stall"] = found.owned(seat).count(card)
        assert {column: row[column] for column in expected} == expected, (game["number"], seat, card)
        assert row["won"] == (str(seat) in game["winners"].split(","))
        assert row["in_winners_stall"] == (row["won"] and row["in_stall"] > 0)
        assert row["first_bought"] == found.firsts.get((seat, card))
    told = {key[1:] for key in found.told if key[0] in " ".join(deeds.values()).split()}
    assert told <= set(keys), "nothing that came up is left out"


def check_dale_seats(found: Recount, seats: list[dict[str, Any]]) -> None:
    table = found.match.table
    for row in seats:
        seat = row["seat"]
        assert row["stacks"] == len(table.stalls[seat % len(table.stalls)])
        assert row["inventories"] == found.count("took_inventory.", seat)
        for column, told in DEEDS["dale"].items():
            faces = {card for deed, who, card in found.told if who == seat and deed in told.split()}
            assert row[column] == sum([found.count(told, seat, face) for face in faces])
        assert row["built"] == sum([times for (who, _), times in found.built.items() if who == seat])


def check_merchants(found: Recount, seats: list[dict[str, Any]]) -> None:
    table = found.match.table
    assert sum([row["offers"] for row in seats]) == table.offer_count
    for row in seats:
        seat = row["seat"]
        assert (row["gold"], row["prestige"], row["income"]) == (
            table.gold[seat],
            table.prestige[seat],
            table.income[seat],
        )
        assert row["shops"] == len(table.built[seat])
        assert (row["artefacts"], row["associates"]) == (
            len(table.artefacts[seat]),
            len(table.associates[seat]),
        )
        assert row["villas"] == table.villas[seat].bit_count()
        told = {"quests": "completed_quest.", "deliveries": "delivered.", "black_market": "played."}
        told |= {"offers": "offered.", "offers_accepted": "traded.maker", "trades": "traded. traded.maker"}
        assert {column: row[column] for column in told} == {
            column: found.count(deeds, seat) for column, deeds in told.items()
        }


def test_merchants_purses_are_noted_round_by_round(folder: Path) -> None:
    study = study_in(folder)
    if study.tallies == ("comptoir.lab.dale_rows:DaleTally",):
        assert not (folder / "rounds.parquet").exists(), "no game of it has such rows"
        return
    rounds = rows_of(folder, "rounds")
    for (row,) in rows_of(folder, "games").values():
        found = Recount(replay_row(study, row))
        told = [
            (each["round"], each["seat"], each["gold"], each["prestige"]) for each in rounds[row["number"]]
        ]
        assert told == found.rounds
        assert told[-1][0] == row["turns"]


# -- documents ----------------------------------------------------------------------------------------------


def documented(table: str) -> list[tuple[str, str]]:
    """The columns of a table and what they hold, as the guide tells it."""
    section = re.split(rf"^### {table}$", GUIDE.read_text("utf-8"), flags=re.MULTILINE)[1]
    return re.findall(
        r"^\| `(\w+)` \| (\w+) \|", re.split(r"^##", section, flags=re.MULTILINE)[0], re.MULTILINE
    )


@pytest.mark.parametrize("table", [*TABLES, TIMES])
def test_the_guide_names_every_column(table: str) -> None:
    tallies = [usual(game).tally for game in ("dale", "karanor")]
    columns = TIMES_COLUMNS if table == TIMES else columns_of(table, tallies)
    assert documented(table) == [(name, kind.__name__) for name, kind in columns.items()]
