"""What merchants say to each other with one click, and what bots say when they decline an offer."""

from __future__ import annotations

from comptoir.karanor.pack import Pack
from comptoir.telling.karanor.names import entry_name
from comptoir.telling.phrases import COMMON, EMOTES, common_phrase
from comptoir.telling.shown import Phrase
from comptoir.telling.telling import Reader

HAGGLING = (
    "deal", "agreed", "bit_more", "too_expensive", "not_now", "make_an_offer", "other_goods", "last_word",
)  # fmt: skip
ABOUT_GOODS = ("anyone", "selling")
"""Phrases about one resource."""
REMARKS = ("too_little", "no_use", "cannot_pay", "about_to_win", "keep_gold", "keep_tile")
"""Why a bot declines."""
NEEDS = ("need_build", "need_quest", "need_deliver", "need")
"""The same about a resource that it wants to keep."""
_FORMS = ("karanor-some-goods", "karanor-of-the-goods")
"""A resource as these sentences name it."""


def phrases(pack: Pack, reader: Reader) -> list[Phrase]:
    """All that can be said with one click."""
    names = [each.id for each in pack.resources]
    found = [Phrase(key, _worded(pack, key, reader)) for key in (*HAGGLING, *COMMON, *EMOTES)]
    goods = [(f"{name}:{resource}", resource) for name in ABOUT_GOODS for resource in names]
    return [*found, *[Phrase(key, _worded(pack, key, reader), about) for key, about in goods]]


def phrase(pack: Pack, key: str, reader: Reader) -> str | None:
    """One of them, or a remark; None if nothing goes by that key with this pack."""
    name, _, about = key.partition(":")
    if about:
        has_it = about in [each.id for each in pack.resources]
        return _worded(pack, key, reader) if has_it and name in (*ABOUT_GOODS, *NEEDS) else None
    return _worded(pack, key, reader) if name in (*HAGGLING, *REMARKS, *COMMON, *EMOTES) else None


def _worded(pack: Pack, key: str, reader: Reader) -> str:
    name, _, about = key.partition(":")
    words = reader.words
    if not about:
        return common_phrase(words, name) or words.say(f"karanor-phrase-{name.replace('_', '-')}")
    noun = entry_name(words, pack, about).lower()
    some, of_it = (words.say(form, id=about, name=noun) for form in _FORMS)
    return words.say(f"karanor-phrase-{name.replace('_', '-')}", some=some, of_it=of_it)
