"""Starting the server: what cannot be done is said in one sentence."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from comptoir.core import ComptoirError
from comptoir.server.problems import sentence
from comptoir.server.serve import take_port
from comptoir.server.store import Store
from comptoir.words import LANGUAGES
from tests.server.running import PATIENCE, Running


def serve(*options: str) -> str:
    """The one sentence of a server that cannot start."""
    command = [sys.executable, "-m", "comptoir", "serve", "--lang", "en", *options]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2, ended.stderr
    assert not ended.stdout
    assert "Traceback" not in ended.stderr
    lines = ended.stderr.strip().splitlines()
    assert len(lines) == 1, ended.stderr
    return lines[0]


def test_the_port_is_taken(server: Running, tmp_path: Path) -> None:
    said = serve("--port", str(server.port), "--data", str(tmp_path / "data"))
    assert f"Port {server.port} is in use" in said
    assert f"--port {server.port + 1}" in said
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    ("host", "port", "said"),
    [
        ("127.0.0.1", 70_000, "There is no port 70000."),
        ("192.0.2.1", 0, "This machine has no address 192.0.2.1."),
        ("no.such.host.invalid", 0, "This machine has no address no.such.host.invalid."),
    ],
)
def test_nobody_can_listen_there(host: str, port: int, said: str) -> None:
    with pytest.raises(ComptoirError) as refused:
        take_port(host, port)
    assert sentence(refused.value, "en").startswith(said)


def test_the_folder_belongs_to_another_server(server: Running) -> None:
    said = serve("--port", "0", "--data", str(server.folder))
    assert str(server.folder) in said
    assert "another" in said.lower()


@pytest.mark.parametrize("place", ["file", "file/below", "/proc/comptoir", "with a strange database"])
def test_the_folder_cannot_be_used(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("a shopping list", encoding="utf-8")
    (tmp_path / "with a strange database").mkdir()
    (tmp_path / "with a strange database" / "comptoir.sqlite").write_bytes(b"a shopping list " * 1000)
    with pytest.raises(ComptoirError) as refused:
        Store.open(tmp_path / place)
    for lang in LANGUAGES:
        assert str(tmp_path / place) in sentence(refused.value, lang)
