"""``?``: how to play, what a card says, and why something cannot be done now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.cli.problems import sentence
from comptoir.cli.terminal.menu import matches, number_in, plain
from comptoir.cli.terminal.screen import HEADING, REFUSAL
from comptoir.core import Option
from comptoir.dale.actions import BUILD, INVENTORY, REARRANGE
from comptoir.dale.catalogue import BONUS, FACE, FIRST_GUEST, ROWS, SET_NAMES, VALUE
from comptoir.dale.stacks import next_total
from comptoir.telling.dale.reasons import attempts
from comptoir.telling.dale.teller import card_key
from comptoir.telling.dale.wording import token_of
from comptoir.words import Spoken, in_any_language, shortened

if TYPE_CHECKING:
    from comptoir.cli.terminal.dale.asking import DaleAsking

TOPICS = {
    "rules": "topic-rules",
    "build": "topic-build",
    "inventory": "topic-inventory",
    "bonus": "topic-bonus",
}
"""What can be asked about beside cards and sets: the key of its words; its text is the attribute."""


def explain(asking: DaleAsking, query: str) -> None:
    """Answer a question about anything that has a name or a number."""
    screen, say = asking.session.screen, asking.teller.say
    if not query:
        screen.line(say("help-playing"), hang=9)
        return
    number = number_in(query)
    if number is not None and _explain_number(asking, number):
        return
    topic = next((name for name, key in TOPICS.items() if _asks_for(query, key)), None)
    if topic is not None:
        _explain_topic(asking, topic)
        return
    faces = _candidates(asking, query)
    shorts = [say(f"set-{name}.short") for name in SET_NAMES]
    sets = matches(query, shorts)
    if len(faces) == 1:
        explain_card(asking, faces[0])
    elif len(sets) == 1 and (not faces or plain(query) == plain(shorts[sets[0]])):
        _explain_set(asking, SET_NAMES[sets[0]])
    elif faces:
        names = [asking.teller.face(face) for face in faces]
        text = say("explain-ambiguous", text=shortened(query), cards=asking.teller.words.one_of(names))
        screen.line(text, style=REFUSAL)
    else:
        screen.line(say("explain-unknown", text=shortened(query)), style=REFUSAL)


def _asks_for(query: str, key: str) -> bool:
    return (plain(query) or query) in in_any_language(key)


def _explain_number(asking: DaleAsking, number: int) -> bool:
    item = next((each for each in asking.items if each.number == number), None)
    if item is None:
        return False
    face = _face_of(asking, item.option)
    topic = {BUILD: "build", INVENTORY: "inventory"}.get(item.option)
    if face is not None:
        explain_card(asking, face)
    elif topic is not None:
        _explain_topic(asking, topic)
    return face is not None or topic is not None


def _face_of(asking: DaleAsking, option: Option) -> int | None:
    """The card an option is about: one in hand, or one to be bought."""
    view, token = asking.view, token_of(option)
    if token is not None:
        return view.faces[token]
    if isinstance(option, tuple) and option[0] == "card":
        return FACE[str(option[1])]
    if option == REARRANGE:
        return FACE["calculations"]
    if isinstance(option, tuple) and option[0] == "purchase":
        return view.faces[(*view.market, *view.market_discard[-1:])[int(option[1])]]
    return None


def _candidates(asking: DaleAsking, query: str) -> list[int]:
    """The cards a name may mean: those of this game before all others."""
    sets = asking.view.rules.sets
    in_play = [face for face, row in enumerate(ROWS) if not row.set or row.set in sets]
    others = [face for face in range(len(ROWS)) if face not in in_play]
    for faces in (in_play, others):
        found = matches(query, [asking.teller.face(face) for face in faces])
        if found:
            return [faces[at] for at in found]
    return []


# -- answers --------------------------------------------------------------------------------------------


def explain_card(asking: DaleAsking, face: int) -> None:
    """A card with its text, and what can be done with it now, or why nothing can."""
    screen, teller, row = asking.session.screen, asking.teller, ROWS[face]
    facts = [teller.say("card-value", value=VALUE[face]), teller.set_of(face), teller.kind(face)]
    if BONUS[face]:
        facts.append(teller.say("card-bonus"))
    title = teller.say("card-title", card=teller.face(face), facts=", ".join(fact for fact in facts if fact))
    screen.line(title, style=HEADING)
    screen.line("  " + teller.say(f"{card_key(row.name)}.text"))
    for text in _now(asking, face):
        screen.line("  " + text)
    if face < FIRST_GUEST:
        page = f"docs/rulings/{row.set}.md" if row.set else "docs/rulings/README.md"
        screen.line("  " + teller.say("card-rulings", page=page))


def _explain_set(asking: DaleAsking, name: str) -> None:
    screen, say = asking.session.screen, asking.teller.say
    key = f"set-{name}"
    screen.line(say("set-title", set=say(key), theme=say(f"{key}.theme")), style=HEADING)
    screen.line("  " + say(f"{key}.advice"))
    names = [asking.teller.marked(face) for face, row in enumerate(ROWS) if row.set == name]
    screen.line("  " + say("set-cards", cards=asking.teller.words.all_of(names)))


def _explain_topic(asking: DaleAsking, topic: str) -> None:
    screen, say = asking.session.screen, asking.teller.say
    facts: dict[str, Spoken] = {
        "number": asking.view.next_stack(asking.seat),
        "needed": next_total(asking.view, asking.seat),
        "stacks": asking.view.rules.stacks_to_win,
        "teams": "yes" if asking.view.rules.teams else "no",
        "mate": asking.teller.name(asking.teller.mate(asking.seat)),
    }
    for line in say(f"{TOPICS[topic]}.text", **facts).splitlines():
        screen.line(line, hang=2 if line.startswith("- ") else 0)
    if topic == "build" and asking.decision.prompt == "action":
        screen.line(_possible(asking, BUILD))


def _now(asking: DaleAsking, face: int) -> list[str]:
    """What can be done with a card at this moment, each thing with its number or the reason why not."""
    if asking.decision.prompt == "action":
        return _in_action(asking, face)
    is_reaction = asking.decision.prompt == "react"
    if asking.decision.run is None and not is_reaction:
        return []
    tokens = [card for card in asking.view.hand if asking.view.faces[card] == face]
    offered = {token_of(item.option) for item in asking.items}
    offered |= {token_of(option) for option in asking.picked}
    if not tokens or any(token in offered for token in tokens):
        return []
    pick = ("react", tokens[0]) if is_reaction else tokens[0]
    return [sentence(asking.teller.words, asking.refusal(pick))]


def _in_action(asking: DaleAsking, face: int) -> list[str]:
    tried = attempts(asking.view, [item.option for item in asking.items], face)
    return list(dict.fromkeys([_possible(asking, option) for option in tried]))


def _possible(asking: DaleAsking, option: Option) -> str:
    item = next((each for each in asking.items if each.option == option), None)
    if item is None:
        return sentence(asking.teller.words, asking.refusal(option))
    return asking.teller.say("explain-possible", number=item.number, text=item.text)
