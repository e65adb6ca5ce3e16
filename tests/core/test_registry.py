"""Games are found by their descriptors, and their parts when they are asked for."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from comptoir.bots.registry import find as find_bot
from comptoir.cli.terminal import parlour
from comptoir.cli.terminal.parlour import Parlour
from comptoir.cli.tools import shelf
from comptoir.core import BadOptions, GameDescriptor, registry
from comptoir.lab.setups import usual
from comptoir.telling import telling

ROOT = Path(__file__).resolve().parents[2]


def run(code: str, *folders: Path) -> str:
    """What a program prints in a process of its own, where packages in these folders are installed too."""
    path = [*map(str, folders), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    done = subprocess.run(
        [sys.executable, "-c", dedent(code)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_unknown_game_is_refused_with_the_names_there_are() -> None:
    for ask in (registry.find, registry.rules, registry.bots, usual, shelf.find, parlour.find):
        with pytest.raises(BadOptions) as refusal:
            ask("chess")
        assert refusal.value.code == "unknown_game"
        assert refusal.value.details == {"game": "chess", "allowed": "dale, karanor"}


def test_a_game_without_a_part_is_refused_with_those_that_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = GameDescriptor(name="bazaar", rules="tests.core.bazaar:GAME")
    known = {name: registry.find(name) for name in registry.names()} | {"bazaar": bare}
    monkeypatch.setattr(registry, "_announced", lambda: known)
    monkeypatch.setattr(registry, "_descriptor", known.__getitem__)
    assert registry.names() == ("bazaar", "dale", "karanor")
    assert registry.find("bazaar") is bare
    with pytest.raises(BadOptions) as refusal:
        shelf.find("bazaar")
    assert refusal.value.details == {"game": "bazaar", "allowed": "dale, karanor"}


@pytest.mark.parametrize("name", registry.names())
def test_all_parts_are_where_the_descriptor_says(name: str) -> None:
    game = registry.find(name)
    assert game.name == name == registry.rules(name).name
    assert usual(name).game == name == shelf.find(name).game == parlour.find(name).game
    assert issubclass(parlour.find(name), Parlour)
    assert all(callable(find_bot(name, kind)) for kind in game.bots)
    if game.telling:
        assert telling.find(name).game == name


def test_nothing_is_imported_before_it_is_asked_for() -> None:
    printed = run(
        """
        import sys
        from comptoir.core import registry

        def rooms():
            names = {name.split(".")[1] for name in sys.modules if name.startswith("comptoir.")}
            print(*sorted(names - {"core", "native"}))

        registry.names("telling"), registry.find("karanor"), registry.bots("dale")
        rooms()
        registry.rules("dale")
        rooms()
        registry.load("dale", "telling")
        rooms()
        """
    )
    assert printed.splitlines() == ["games", "dale games", "dale games telling words"]


# -- packages of others -------------------------------------------------------------------------------------


def install(folder: Path, name: str, code: str, entry_points: str) -> Path:
    """A package as pip would leave it: a module, and beside it what the package announces."""
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (facts / "entry_points.txt").write_text(dedent(entry_points), encoding="utf-8")
    (folder / f"{name}.py").write_text(dedent(code), encoding="utf-8")
    return folder


def test_a_game_of_another_package_is_found_and_played(tmp_path: Path) -> None:
    folder = install(
        tmp_path,
        "souk",
        """
        from comptoir.bots import RandomBot
        from comptoir.core import GameDescriptor

        class HagglingBot(RandomBot):
            pass

        BAZAAR = GameDescriptor(
            name="bazaar", rules="tests.core.bazaar:GAME", bots={"haggling": "souk:HagglingBot"}
        )
        """,
        """
        [comptoir.games]
        bazaar = souk:BAZAAR
        """,
    )
    printed = run(
        """
        from comptoir.bots import Look
        from comptoir.bots.registry import kinds, make_bot
        from comptoir.core import Dice, Match, archive, registry

        print(*registry.names())
        print(*kinds("bazaar"))
        match = Match(registry.rules("bazaar"), {"players": 3}, Dice.seeded("souk").key)
        bot = make_bot("bazaar", "haggling", Dice.seeded("bot"))
        while not match.is_over:
            match.answer(match.decisions[0].seat, bot.choose(Look(match, match.decisions[0].seat)))
        assert archive.load(archive.dump(match)).hash == match.hash
        print(type(bot).__name__)
        """,
        folder,
    )
    assert printed.splitlines() == ["bazaar dale karanor", "random haggling", "HagglingBot"]


def test_a_package_adds_a_bot_to_a_game_that_is_there(tmp_path: Path) -> None:
    folder = install(
        tmp_path,
        "guest",
        """
        from comptoir.bots import RandomBot

        class LastBot(RandomBot):
            def choose(self, look):
                return look.decision.options[-1]
        """,
        """
        [comptoir.bots]
        last = guest:LastBot
        dale.patient = guest:LastBot
        """,
    )
    printed = run(
        """
        import sys
        from comptoir.bots.registry import kinds, make_bot
        from comptoir.core import Dice
        from comptoir.telling.telling import find

        print(*kinds("dale"), "|", *kinds("karanor"))
        print(*find("dale").catalogue().bots)
        assert "guest" not in sys.modules
        print(type(make_bot("dale", "patient", Dice.seeded(1))).__name__)
        """,
        folder,
    )
    playing, offered, made = printed.splitlines()
    dale, karanor = [each.split() for each in playing.split(" | ")]
    assert (dale[:2], dale[-1], karanor[:2]) == (["last", "random"], "patient", ["last", "random"])
    assert "patient" not in karanor
    assert {"expert", "last", "patient"} < set(offered.split())
    assert made == "LastBot"
