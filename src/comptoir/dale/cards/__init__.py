"""The cards, one file for each animalfolk set. A cardbook reads them."""
