"""What a bot would do, and why, in the words of the options."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import UNKNOWN, Motive, Option
from comptoir.dale.view import DaleView
from comptoir.telling.dale.teller import Teller
from comptoir.telling.dale.wording import word
from comptoir.telling.mentions import pieces
from comptoir.telling.shown import Text
from comptoir.telling.telling import Menu, Reader
from comptoir.words import Spoken
from comptoir.words.phrases import joined

PLAY = "play_"


def advice(
    view: DaleView, offer: Menu, items: Sequence[int], reader: Reader, motive: Motive | None = None
) -> Text:
    """What a bot would pick, and what it weighed most if it said so."""
    teller = Teller(reader)
    picks = [word(teller, view, offer.options[at]) for at in items]
    told = teller.say("advice", count=len(picks), picks=teller.named(picks))
    why = _why(teller, view, motive)
    return pieces(joined([told, why], " ") if why else told)


def merit(view: DaleView, option: Option, reader: Reader, motive: Motive | None) -> tuple[Text, Text]:
    """An option in words, and what speaks for it if a bot said so."""
    teller = Teller(reader)
    return pieces(word(teller, view, option)), pieces(_why(teller, view, motive))


def _why(teller: Teller, view: DaleView, motive: Motive | None) -> str:
    """Nothing where we have no words for it, or a card is named that its seat does not know."""
    if motive is None:
        return ""
    key = f"motive-{motive.key.replace('_', '-')}"
    if not teller.words.knows(key):
        return ""
    facts = dict[str, Spoken](motive.facts)
    if "seat" in facts:
        facts["name"] = teller.name(int(str(facts["seat"])))
    if "card" in facts:
        face = view.faces[int(str(facts["card"]))]
        if face == UNKNOWN:
            return ""
        facts["card"] = teller.face(face)
    if motive.key.startswith(PLAY):
        return teller.say("motive-play", clause=teller.say(key), **facts)
    return teller.say(key, **facts)
