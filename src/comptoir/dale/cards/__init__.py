"""The cards, one file for each animalfolk set. Importing this package puts them into the cardbook."""

from comptoir.dale.cards import chameleons, macaws, ocelots, pandas, raccoons, squirrels

__all__ = ["chameleons", "macaws", "ocelots", "pandas", "raccoons", "squirrels"]
