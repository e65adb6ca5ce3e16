"""No game dies of an upgrade: it goes on as it began, or its table is asked, or its story is told."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from comptoir.core import ComptoirError, Refused, archive, registry
from comptoir.core.fairness import draws
from comptoir.server import entries, upgrades
from comptoir.server.actor import Actor
from comptoir.server.audience import Listener
from comptoir.server.keeping import keep_stories
from comptoir.server.looking_back import replayable
from comptoir.server.recall import recall, recall_from
from comptoir.server.replays import Film
from comptoir.server.store import Store
from comptoir.words import LANGUAGES
from tests.server.upgrades import Clerk, account, opened, snapshot, store_tables
from tests.upgrading import upgraded

TABLES = 500 if os.environ.get("COMPTOIR_CAMPAIGN") == "full" else 28


def test_every_table_is_what_it_was_after_an_upgrade(folder: Path) -> None:
    """Running, over or not begun; its replay, its proof and its file are the same to the byte."""
    before = asyncio.run(store_tables(folder, range(TABLES)))
    states = Counter(each.state for each in before.values())
    assert min(states["open"], states["playing"], states["over"]) >= TABLES // 8, states
    with upgraded():
        store = Store.open(folder)
        broken = [table for table, was in before.items() if account(recall(store, table)) != was]
        store.close()
    assert broken == []


async def go_on_after_an_upgrade(folder: Path) -> None:
    """Each running table is played on by the old rules; what was not begun begins by them."""
    chance = Random(1)
    async with opened(folder) as house:
        for row in await house.store.list_tables():
            actor = await house.find(row.id)
            ledger = actor.ledger
            assert ledger.unkept is None
            if ledger.state == "playing":
                at = ledger.at
                await play(actor, chance)
                assert ledger.at > at
                assert ledger.playing.rules < registry.rules(ledger.game).rules_version
                assert archive.verify(archive.dump(ledger.playing)).broken_at is None
                assert (await recall_from(house.store, row.id)).playing.hash == ledger.playing.hash


async def play(actor: Actor, chance: Random, steps: int = 5) -> None:
    async def step() -> None:
        ledger = actor.ledger
        if ledger.asked:
            seat, (decision, _) = chance.choice(sorted(ledger.asked.items()))
            attempt = ledger.attempt(seat, [chance.choice(decision.options)])
            await actor.record(entries.Picked(seat, attempt.picks), attempt=attempt)

    for _ in range(steps):
        await actor.do(step)


def test_every_running_game_goes_on_after_an_upgrade(folder: Path) -> None:
    asyncio.run(store_tables(folder, range(TABLES)))
    with upgraded():
        asyncio.run(go_on_after_an_upgrade(folder))


# -- rules that could not be kept --------------------------------------------------------------------------


def texts(actor: Actor, code: str) -> list[str]:
    """What a notice says, in every language."""
    found = []
    for lang in LANGUAGES:
        notices = snapshot(actor, lang=lang)["table"]["notices"]
        found += ["".join(each["text"]) for each in notices if each["code"] == code]
    return found


def waiting(actor: Actor) -> list[int]:
    found: list[int] = snapshot(actor)["table"]["notices"][-1].get("waiting", [])
    return found


async def ask_the_table(folder: Path) -> Counter[str]:
    fates = Counter[str]()
    async with opened(folder) as house:
        for row in await house.store.list_tables():
            actor = await house.find(row.id)
            ledger = actor.ledger
            fates[f"{ledger.game} {ledger.state}"] += 1
            if ledger.state == "playing":
                await agree(actor)
            elif ledger.state == "over":
                tell_the_story(actor)
            else:
                assert ledger.unkept is None
    return fates


async def agree(actor: Actor) -> None:
    """Shown as it stood, asked to agree, and played on: also after the next start, and to be proven."""
    ledger = actor.ledger
    picks = ledger.marks[-1].picks
    assert (ledger.is_halted, ledger.at, ledger.asked) == (True, picks, {})
    assert snapshot(actor)["moment"]["scene"]
    assert [str(picks) in text for text in texts(actor, "older")] == [True, True]
    with pytest.raises(ComptoirError, match="no_longer_replayed"):
        replayable(ledger)
    assert waiting(actor) == [0, 1]
    await actor.do(lambda: actor.agree(0))
    assert (waiting(actor), ledger.is_halted) == ([1], True)
    await actor.do(lambda: actor.agree(1))
    assert (ledger.is_halted, bool(ledger.asked)) == (False, True)
    await play(actor, Random(1))
    assert len(texts(actor, "carried")) == 2
    report = archive.verify(archive.dump(replayable(ledger).playing))
    assert (report.broken_at, report.carried) == (None, picks)
    start = ledger.playing.start
    assert start is not None
    assert all(each.count >= start.blocks for each in draws(ledger.playing.save()))
    assert Film(ledger).frames("watch", "en", 0, 50)
    again = await recall_from(actor.house.store, ledger.table)
    assert (again.playing.hash, again.at, again.rules) == (ledger.playing.hash, ledger.at, ledger.rules)


def tell_the_story(actor: Actor) -> None:
    ledger = actor.ledger
    assert ledger.told is not None
    for lang in LANGUAGES:
        shown = snapshot(actor, lang=lang)
        assert shown["moment"]["over"]
        assert len(shown["story"]) > 3
        assert "".join(str(each) for each in shown["moment"]["result"])
    assert len(texts(actor, "told")) == 2
    assert ledger.told.winners == list(ledger.playing.winners)
    assert upgrades.chronicle_of(ledger.told).startswith(b"{")
    with pytest.raises(ComptoirError, match="no_longer_replayed"):
        replayable(ledger)


def test_a_table_whose_rules_could_not_be_kept_is_asked_or_told(folder: Path) -> None:
    asyncio.run(store_tables(folder, range(TABLES)))
    with upgraded(kept=False):
        fates = asyncio.run(ask_the_table(folder))
    assert {"dale playing", "dale over", "karanor playing", "karanor over"} < set(fates)


async def not_yet_agreed(folder: Path) -> None:
    async with opened(folder) as house:
        (row,) = await house.store.list_tables()
        actor = await house.find(row.id)
        with pytest.raises(Refused, match="game_waits"):
            actor.replies._playing(Listener(0, 0, "fr"))
        assert actor.ledger.length == row.length, "nothing moves by itself"


def one_table(folder: Path, *, spoil: bool = False) -> None:
    """A game of Dale, 40 picks old; spoilt: the rules lead elsewhere now, and nobody said so."""

    async def write() -> None:
        clerk = Clerk(6)
        clerk.open(6)
        clerk.begin()
        clerk.play(40)
        (mark,) = upgrades.mark(clerk.ledger, clerk.ledger.playing, now=True)
        assert isinstance(mark, entries.Checkpointed)
        clerk.write(entries.Checkpointed({**mark.start, "hash": "0" * 32}) if spoil else mark)
        store = Store.open(folder)
        records = [entries.record(seq, entry) for seq, entry in enumerate(clerk.written, 1)]
        await store.append("table6", records, state="playing", game="dale")
        store.close()

    asyncio.run(write())


def test_until_everybody_agrees_nothing_moves(folder: Path) -> None:
    one_table(folder)
    with upgraded(kept=False):
        asyncio.run(not_yet_agreed(folder))


def test_a_game_that_leads_elsewhere_stands_where_it_stood(folder: Path) -> None:
    """A change of the rules that nobody made a switch of is found out when a table is read."""
    one_table(folder, spoil=True)
    store = Store.open(folder)
    ledger = recall(store, "table6")
    store.close()
    assert ledger.unkept is not None
    assert ledger.unkept.code == "table_strayed"
    assert (ledger.is_halted, ledger.at) == (True, ledger.marks[-1].picks)


async def open_and_play(folder: Path) -> str:
    async with opened(folder) as house:
        actor = await house.open("dale", {"players": 2, "sets": "beginner", "turn_limit": 3}, ["", ""])
        for seat in (0, 1):
            await actor.do(lambda seat=seat: actor.sit(seat, f"Guest {seat}"))  # type: ignore[misc]
        await actor.do(lambda: actor.record(entries.Locked("00" * 32)))
        await actor.do(lambda: actor.record(entries.Began()))
        await play(actor, Random(1), 3)
        return actor.ledger.table


async def play_to_the_end(folder: Path, table: str) -> None:
    async with opened(folder) as house:
        actor = await house.find(table)
        while actor.ledger.asked:
            await play(actor, Random(2), 1)
        while actor.ledger.told is None:
            await asyncio.sleep(0)
    async with opened(folder) as house:
        assert (await house.find(table)).ledger.told is not None


def kinds(folder: Path, table: str) -> list[str]:
    store = Store.open(folder)
    found = [record.kind for record in store.read(table)]
    store.close()
    return found


def test_a_table_stores_where_it_stands_at_the_stop_and_its_story_at_the_end(folder: Path) -> None:
    table = asyncio.run(open_and_play(folder))
    assert kinds(folder, table)[-2:] == ["picked", "checkpointed"]
    asyncio.run(play_to_the_end(folder, table))
    assert kinds(folder, table)[-3:] == ["picked", "checkpointed", "told"]
    assert kinds(folder, table).count("told") == 1


def test_a_game_that_was_over_before_stories_were_kept_gets_its_own(folder: Path) -> None:
    """And the checkpoint of its end; whoever has both is left asleep."""

    async def write() -> None:
        clerk = Clerk(1)
        clerk.open(1)
        clerk.begin()
        clerk.play(10**6)
        old = [entry for entry in clerk.written if not isinstance(entry, entries.Checkpointed)]
        store = Store.open(folder)
        records = [entries.record(seq, entry) for seq, entry in enumerate(old, 1)]
        await store.append("table1", records, state="over", game="dale")
        store.close()

    async def look_after(is_told: bool) -> None:
        async with opened(folder) as house:
            await keep_stories(house)
            assert len(house.awake) == (not is_told)
            for actor in house.awake:
                while actor.ledger.told is None:
                    await asyncio.sleep(0)

    asyncio.run(write())
    asyncio.run(look_after(False))
    assert kinds(folder, "table1")[-3:] == ["picked", "checkpointed", "told"]
    asyncio.run(look_after(True))
