"""What a bot would do, and why, in the words of the options."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Motive, Option
from comptoir.karanor.view import KaranorView
from comptoir.telling.karanor.teller import Teller
from comptoir.telling.karanor.wording import word
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Text
from comptoir.telling.telling import Menu, Reader
from comptoir.words import Spoken
from comptoir.words.phrases import joined


def advice(
    view: KaranorView, offer: Menu, items: Sequence[int], reader: Reader, motive: Motive | None = None
) -> Text:
    """What a bot would pick, and what it is after if it said so."""
    teller = Teller(reader, view.pack)
    picks = [word(teller, view, offer.options[at]) for at in items]
    told = teller.say("advice", count=len(picks), picks=teller.counted(picks))
    why = _why(teller, motive)
    return pieces(joined([told, why], " ") if why else told)


def merit(view: KaranorView, option: Option, reader: Reader, motive: Motive | None) -> tuple[Text, Text]:
    """An option in words, and what speaks for it if a bot said so."""
    teller = Teller(reader, view.pack)
    return pieces(word(teller, view, option)), pieces(_why(teller, motive))


def _why(teller: Teller, motive: Motive | None) -> str:
    """Nothing where we have no words for it."""
    if motive is None:
        return ""
    key = f"karanor-motive-{motive.key.replace('_', '-')}"
    if not teller.words.knows(key):
        return ""
    facts = dict[str, Spoken](motive.facts)
    if "kind" in facts:
        card = str(facts["card"])
        facts["aim"] = teller.say("karanor-aim", kind=facts["kind"], card=teller.named(card) if card else "")
    if "place" in facts:
        facts["place"] = teller.entry(str(facts["place"]))
    if "resource" in facts:
        facts["resource"] = teller.entry(str(facts["resource"])).lower()
    return teller.say(key, **facts)
