"""What happened, told from one observer's side: events become sentences, like ones are told together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from comptoir.core import Plain
from comptoir.telling.karanor import facts, fortunes, journeys
from comptoir.telling.karanor.facts import Facts
from comptoir.telling.karanor.scenes import GAINS, Scene, scenes
from comptoir.telling.karanor.teller import Teller

_READ_OUT = {"drew_quest": "card", "got_sequel": "card", "set_out": "history"}
"""Events with a card whose text is a story, and where the event has it."""


class Line(NamedTuple):
    """A line of the log; a heading opens a turn."""

    text: str
    is_heading: bool = False


def tell(teller: Teller, events: Sequence[Plain], *, with_texts: bool = False) -> list[Line]:
    """The lines of the log for these events; ``with_texts`` also what quests and histories say."""
    lines = []
    for scene in scenes(events, teller.pack.numbers.market.max_units):
        lines.append(Line(sentence(teller, scene), scene.name == "turn_began"))
        if with_texts:
            lines += [Line(teller.say("karanor-story", text=teller.text(face))) for face in _stories(scene)]
    return lines


def sentence(teller: Teller, scene: Scene) -> str:
    """What is said of a scene."""
    key = _KEYS.get(scene.name, scene.name).replace("_", "-")
    return teller.say(f"karanor-event-{key}", **TELLERS[scene.name](teller, scene))


def _stories(scene: Scene) -> list[str]:
    """The cards of a scene whose stories the observer knows."""
    cards = [event.get(_READ_OUT.get(event["event"], "")) for event in scene.events]
    return [card["face"] for card in cards if card]


_KEYS = {
    **dict.fromkeys(GAINS, "gained"),
    **dict.fromkeys(("collected_income", "associate_brought"), "income"),
    **dict.fromkeys(("bought", "sold"), "market"),
    **dict.fromkeys(("kept_artefact", "discarded_artefact"), "chose_artefact"),
}
"""Events that share a sentence with others, and its name."""


TELLERS: dict[str, Callable[[Teller, Scene], Facts]] = {
    "drafted": journeys.drafted,
    "discarded_commerce": journeys.cards,
    "set_out": journeys.set_out,
    "turn_began": journeys.turn_began,
    "moved": journeys.moved,
    "stopped": journeys.stopped,
    "placed": journeys.placed,
    "harvested": journeys.harvested,
    "worked": journeys.worked,
    "built": journeys.built,
    "took_commerce": journeys.took_commerce,
    "filled_row": journeys.cards,
    "shuffled": journeys.shuffled,
    "met": journeys.met,
    "drew_quest": facts.with_card,
    "discarded_quest": facts.with_card,
    "completed_quest": journeys.completed,
    "chose_at_once": journeys.completed,
    "got_sequel": facts.with_card,
    "delivered": journeys.delivered,
    "opened_delivery": journeys.opened_delivery,
    "recruited": journeys.recruited,
    "promoted": journeys.promoted,
    "bought_villa": journeys.bought_villa,
    "bought": journeys.market,
    "sold": journeys.market,
    "paid": fortunes.payment,
    "gave_up": fortunes.gave_up,
    **dict.fromkeys(GAINS, fortunes.gained),
    "drew_artefacts": fortunes.drew_artefacts,
    "kept_artefact": fortunes.chose_artefact,
    "discarded_artefact": fortunes.chose_artefact,
    "drew_black_market": fortunes.drew_black_market,
    "stole": fortunes.stole,
    "sold_goods": fortunes.sold_goods,
    "modified": fortunes.modified,
    "forbade": fortunes.forbade,
    "played": fortunes.used,
    "activated": fortunes.used,
    "negated": facts.with_card,
    "took_back": facts.with_card,
    "collected_income": fortunes.income,
    "associate_brought": fortunes.income,
    "offered": fortunes.offered,
    "traded": fortunes.traded,
    "declined_offer": fortunes.declined,
    "withdrew_offer": fortunes.withdrew,
    "end_triggered": lambda teller, scene: {
        **facts.acted(teller, scene),
        "prestige": scene.first["prestige"],
    },
    "game_ended": fortunes.ended,
}
"""For every event that opens a scene, what its sentence is given."""
