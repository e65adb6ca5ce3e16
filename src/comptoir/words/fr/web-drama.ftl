### Ce qui se choisit là où c’est posé, les visages d’une carte, les moments de théâtre.

web-table-which-face = Choisissez un visage. Rien n’est joué avant « Jouer ».
web-table-becomes = devient…
web-table-commit-play = Jouer
web-table-asked-here = { $count ->
    [one] une carte à choisir ici
   *[other] { $count } cartes à choisir ici
}

web-volume = Volume
