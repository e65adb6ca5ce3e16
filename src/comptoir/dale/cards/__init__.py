"""The cards, one file for each animalfolk set. Importing this package puts them into the cardbook."""

from importlib import import_module

from comptoir.dale.cardbook import has_sentence
from comptoir.dale.cards import (
    chameleons,
    crocodiles,
    desert_monitors,
    echidnas,
    fennecs,
    hares,
    lemurs,
    macaws,
    magpies,
    ocelots,
    owls,
    pandas,
    platypuses,
    polecats,
    raccoons,
    sloths,
    squirrels,
    tree_kangaroos,
)
from comptoir.dale.catalogue import FACE, GUESTS

__all__ = [
    "chameleons",
    "crocodiles",
    "desert_monitors",
    "echidnas",
    "fennecs",
    "hares",
    "lemurs",
    "macaws",
    "magpies",
    "ocelots",
    "owls",
    "pandas",
    "platypuses",
    "polecats",
    "raccoons",
    "sloths",
    "squirrels",
    "tree_kangaroos",
]

for _guest in GUESTS:
    import_module(f"{_guest.package}.cards")
    for _row in _guest.rows:
        if not has_sentence(FACE[_row.name]):
            raise ValueError(f"no function in {_guest.package}.cards says what {_row.name!r} does")
