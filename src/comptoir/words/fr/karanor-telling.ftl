# Marchands de Karanor tel qu’un client le montre : boutons, qui doit choisir, pourquoi une chose est impossible.

karanor-title = Marchands de Karanor
karanor-commit-pay = Payer
karanor-commit-sell = Vendre
karanor-commit-offer = Proposer

## Qui doit choisir, à la vue de tous

karanor-asked-action = { $who ->
    [you] Vous choisissez une action
   *[other] { $name } choisit une action
}
karanor-asked-commerce = { $who ->
    [you] Vous choisissez une carte Commerce
   *[other] { $name } choisit une carte Commerce
}
karanor-asked-history = { $who ->
    [you] Vous choisissez une histoire
   *[other] { $name } choisit une histoire
}
karanor-asked-discard-quest = { $who ->
    [you] Vous choisissez une quête à défausser
   *[other] { $name } choisit une quête à défausser
}
karanor-asked-read-aloud = { $who ->
    [you] Vous lisez une quête
   *[other] { $name } lit une quête
}
karanor-asked-immediate = { $who ->
    [you] Vous faites le choix d’une quête
   *[other] { $name } fait le choix d’une quête
}
karanor-asked-keep-artefact = { $who ->
    [you] Vous choisissez un artefact à garder
   *[other] { $name } choisit un artefact à garder
}
karanor-asked-goods = { $who ->
    [you] Vous choisissez des marchandises
   *[other] { $name } choisit des marchandises
}
karanor-asked-associate = { $who ->
    [you] Vous choisissez un associé
   *[other] { $name } choisit un associé
}
karanor-asked-give-up = { $who ->
    [you] Vous choisissez ce que vous cédez
   *[other] { $name } choisit ce qu’il faut céder
}
karanor-asked-choose-destination = { $who ->
    [you] Vous choisissez où aller
   *[other] { $name } choisit où aller
}
karanor-asked-market = { $who ->
    [you] Vous êtes au marché
   *[other] { $name } est au marché
}
karanor-asked-window = { $who ->
    [you] Vous pouvez réagir
   *[other] { $name } peut réagir
}
karanor-asked-offer = { $who ->
    [you] Vous composez une offre
   *[other] { $name } compose une offre
}

## Pourquoi pas

karanor-why-empty-hand = { $topic ->
    [build] Vous n’avez aucun commerce en main à construire.
    [quest] Vous n’avez aucune quête. Les habitants en ont à proposer.
   *[other] Vous n’avez aucune carte du marché noir. Elles viennent avec le prestige.
}
karanor-why-row = Les cartes visibles se prennent après la construction d’un commerce.
karanor-why-here = Vous y êtes déjà ({ $place }).
karanor-way = C’est à { $steps } pas d’ici, { $moves ->
    [0] dans votre déplacement
    [one] 1 déplacement
   *[other] { $moves } déplacements
}{ $fare ->
    [0] {""}
   *[other] , { $gold } pour la mer
} : { $way }.

## Qui une carte peut viser

karanor-aim-near = à { $place }, trop loin
karanor-aim-ahead = pas assez en avance
karanor-aim-target-has = n’a pas ce qu’il faut

## Pourquoi une action est impossible, en deux ou trois mots sous son bouton

karanor-brief-empty-hand = { $topic ->
    [quest] aucune
   *[other] rien en main
}
karanor-brief-no-actions-left = plus d’action
karanor-brief-forbidden-by-tile = interdit
karanor-brief-forbidden-for-now = interdit
karanor-brief-no-fare = il faut { $needs } or
karanor-brief-nothing-to-harvest = rien ici
karanor-brief-reserve-empty = réserve vide
karanor-brief-not-in-a-city = hors cité
karanor-brief-shop-here-already = déjà fait
karanor-brief-lacks = manque { $missing }
karanor-brief-nobody-here = personne ici
karanor-brief-no-quests-left = plus de quête
karanor-brief-no-delivery-left = il n’y en a plus
karanor-brief-delivered-elsewhere = { $place }
karanor-brief-all-recruited = tous recrutés
karanor-brief-not-enough-gold = il faut { $needs } or
karanor-brief-no-villa-here = aucune ici
karanor-brief-villa-sold = vendue
karanor-brief-nothing-at-market = rien à échanger
karanor-brief-wrong-place = { $sort ->
    [city] en cité
    [land] hors cité
    [own_commerce] à un commerce
    [own_villa] à une villa
   *[one] { $place }
}
karanor-brief-no-rival-near = aucun rival ici
karanor-brief-no-such-rival = aucun rival
karanor-brief-not-this-turn = pas ce tour-ci
karanor-brief-not-offered = impossible
