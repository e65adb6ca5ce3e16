"""``comptoir lab reference``: the reference for bots, written anew."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from comptoir.cli import language
from comptoir.cli.tools import page
from comptoir.cli.tools.reference.pages import pages
from comptoir.words import words as words_of

FOLDER = "reference"


def reference(
    *,
    to: Annotated[Path | None, Parameter(help="help-lab-reference-to")] = None,
    lang: language.Lang = None,
) -> int:
    words = language.choose(lang)
    folder = page.folder_for(to) / ("" if to else FOLDER)
    written = list(pages(words_of("en")))  # documents are in English
    folder.mkdir(exist_ok=True)
    for name, text in written:
        (folder / name).write_text(text, encoding="utf-8")
    print(words.say("reference-written", files=[str(folder / name) for name, _ in written]))
    return 0
