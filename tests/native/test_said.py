"""Which build runs is said where somebody looks for it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

import comptoir
from comptoir import native
from comptoir.cli import build, main
from comptoir.cli.tools import builds
from comptoir.lab.dale import DaleSetup
from comptoir.native import Choice, manifest
from comptoir.words import LANGUAGES, words

REASONS = ("off", "unbuilt", "stale", "other_python", "incomplete", "broken", "pure")


def choose(monkeypatch: pytest.MonkeyPatch, *choice: Any) -> None:
    monkeypatch.setattr(native, "_chosen", [Choice(*choice)])


def test_the_version_comes_first_and_then_the_build(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    for choice, expected in (
        (("compiled",), "(compiled)"),
        (("plain", "unbuilt"), "(plain: not compiled yet, comptoir compile does it)"),
    ):
        choose(monkeypatch, *choice)
        assert main(["--version"]) == 0
        assert capsys.readouterr().out == f"{comptoir.__version__} {expected}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_reason_has_words(lang: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, "plain", reason)
    said = build.said(words(lang))
    assert ("comptoir compile" in said) == (reason not in ("off", "pure"))


@pytest.mark.parametrize(
    ("choice", "in_clone", "watched", "is_said"),
    [
        (("plain", "unbuilt"), True, True, True),
        (("plain", "stale"), True, True, True),
        (("plain", "off"), True, True, False),
        (("compiled",), True, True, False),
        (("plain", "pure"), False, True, False),
        (("plain", "unbuilt"), True, False, False),
    ],
)
def test_who_waits_in_a_clone_is_told_how_to_wait_less(
    choice: tuple[str, ...],
    in_clone: bool,
    watched: bool,
    is_said: bool,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    choose(monkeypatch, *choice)
    monkeypatch.setenv("COMPTOIR_COMMAND", "./play")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: watched, raising=False)
    if not in_clone:
        monkeypatch.setattr(manifest, "clone", lambda: None)
    build.recommend(words("en"))
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == is_said
    assert ("./play compile" in err) == is_said


# -- bench --both -----------------------------------------------------------------------------------------


def test_both_builds_cannot_be_measured_where_there_is_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choose(monkeypatch, "plain", "unbuilt")
    assert main(["bench", "--both", "--lang", "en"]) == 2
    assert "no compiled engine" in capsys.readouterr().err


def test_both_builds_are_measured_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each by a command of its own with the same arguments, told which build it is."""
    asked = []

    def run(command: list[str], env: dict[str, str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.append((env[native.VARIABLE], command[2:]))
        is_compiled = env[native.VARIABLE] == "compiled"
        names = {*DaleSetup.targets["compiled"], *builds.UNTARGETED}
        figures = dict.fromkeys(names, 60.0 if is_compiled else 20.0)
        met = dict.fromkeys(DaleSetup.targets["compiled" if is_compiled else "plain"], is_compiled)
        said = {"build": env[native.VARIABLE], "yard_per_s": 3e6, **figures, "met": met}
        return subprocess.CompletedProcess(command, 0, json.dumps(said), "")

    monkeypatch.setattr(native, "obstacle", lambda: "")
    monkeypatch.setattr(subprocess, "run", run)
    wish = ["bench", "--both", "--rounds", "2", "--lang", "en"]
    assert main([*wish, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["plain", "compiled"]
    assert [found[each]["build"] for each in found] == ["plain", "compiled"]
    (first, arguments), (second, others) = asked
    assert (first, second) == ("plain", "compiled")
    assert arguments == others
    assert arguments[1:3] == ["bench", "--json"]
    assert arguments[arguments.index("--rounds") + 1] == "2"
    assert main(wish) == 0
    heads, decisions, *_ = capsys.readouterr().out.splitlines()
    assert heads.split() == ["figure", "plain", "target", "reached", "compiled", "target", "reached"]
    assert " ".join(decisions.split()).endswith("20.00 at least 22 no 60.00 at least 50 yes")


def test_what_keeps_the_compiled_build_from_running(monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, "compiled")
    assert native.obstacle() == ""
    choose(monkeypatch, "plain", "stale")
    assert native.obstacle() == "stale"
    choose(monkeypatch, "plain", "off")  # then it is the build itself that is looked at
    monkeypatch.setattr(manifest, "read", lambda folder: "incomplete")
    assert native.obstacle() == "incomplete"
    monkeypatch.setattr(manifest, "read", lambda folder: {})
    assert native.obstacle() == ""
    monkeypatch.setattr(manifest, "clone", lambda: None)
    assert native.obstacle() == "pure"
