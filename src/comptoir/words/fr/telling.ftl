# La table telle qu’un navigateur la montre : boutons, qui décide, calculs, raisons.

dale-title = La Vallée des Marchands

## Le mot sur le bouton qui envoie une sélection

commit-act = Valider
commit-pay = Acheter
commit-buy = Acheter
commit-arrange = Placer
commit-build = Construire
commit-complete = Compléter la pile
commit-discard = Défausser
commit-toss = Jeter
commit-take = Prendre
commit-put = Placer
commit-give = Donner
commit-share = Choisir
commit-secret = Choisir
commit-swap = Échanger
commit-store = Stocker
commit-show = Montrer
commit-name = Annoncer
commit-player = Choisir
commit-react = Réagir
commit-resolve = Résoudre
commit-end = Utiliser
commit-choose = Choisir

## Qui décide, pour tout le monde

asked-act = { $who ->
    [you] Vous choisissez une action
   *[other] { $name } choisit une action
}
asked-pay = { $who ->
    [you] Vous choisissez comment payer
   *[other] { $name } choisit comment payer
}
asked-buy = { $who ->
    [you] Vous choisissez une carte à acheter
   *[other] { $name } choisit une carte à acheter
}
asked-arrange = { $who ->
    [you] Vous réarrangez le marché
   *[other] { $name } réarrange le marché
}
asked-build = { $who ->
    [you] Vous choisissez les cartes d’une pile
   *[other] { $name } choisit les cartes d’une pile
}
asked-complete = { $who ->
    [you] On vous demande de compléter la pile
   *[other] On demande à { $name } de compléter la pile
}
asked-discard = { $who ->
    [you] Vous choisissez quoi défausser
   *[other] { $name } choisit quoi défausser
}
asked-toss = { $who ->
    [you] Vous choisissez quoi jeter
   *[other] { $name } choisit quoi jeter
}
asked-take = { $who ->
    [you] Vous choisissez quoi prendre
   *[other] { $name } choisit quoi prendre
}
asked-put = { $who ->
    [you] Vous choisissez quoi placer dans un paquet
   *[other] { $name } choisit quoi placer dans un paquet
}
asked-give = { $who ->
    [you] Vous choisissez une carte à donner
   *[other] { $name } choisit une carte à donner
}
asked-share = { $who ->
    [you] Vous distribuez des cartes
   *[other] { $name } distribue des cartes
}
asked-secret = { $who ->
    [you] Vous choisissez une carte en secret
   *[other] { $name } choisit une carte en secret
}
asked-swap = { $who ->
    [you] Vous choisissez quoi échanger
   *[other] { $name } choisit quoi échanger
}
asked-store = { $who ->
    [you] Vous choisissez quoi stocker
   *[other] { $name } choisit quoi stocker
}
asked-show = { $who ->
    [you] Vous choisissez une carte à montrer
   *[other] { $name } choisit une carte à montrer
}
asked-name = { $who ->
    [you] Vous faites une annonce
   *[other] { $name } va faire une annonce
}
asked-player = { $who ->
    [you] Vous choisissez un joueur
   *[other] { $name } choisit un joueur
}
asked-react = { $who ->
    [you] Vous pouvez réagir
   *[other] { $name } peut réagir
}
asked-resolve = { $who ->
    [you] Vous choisissez quelle carte de votre planification vient d’abord
   *[other] { $name } choisit quelle carte de la planification vient d’abord
}
asked-end = { $who ->
    [you] Vous terminez votre tour
   *[other] { $name } termine son tour
}
asked-choose = { $who ->
    [you] Vous décidez
   *[other] { $name } décide
}
asked-by-card = { $asked } ({ $card })

## Le calcul derrière une question

note-action = Achetez une carte, jouez une technique, construisez votre prochaine pile ou faites l’inventaire.
note-ability = { $card } : { $effect }
note-price = Prix { $price } = valeur { $value }{ $slot ->
    [0] {""}
   *[other] {" "}+ emplacement { $slot }
}{ $raised ->
    [0] {""}
   *[other] {" "}+ { $raised } à cause d’un adversaire
}
note-price-discard = Prix { $price } = valeur { $price } : la défausse du marché est sans surcoût
note-stack = Total { $needed } = pile { $number } + { $raised } ({ $cards })

## Pourquoi une chose est impossible, ou comment la faire

why-possible = { $count ->
    [one] C’est possible maintenant : { $ways }.
   *[other] C’est possible maintenant, de plusieurs façons : { $ways }.
}
why-selectable = Vous pouvez choisir cette carte ici.
why-never-together = Elle ne va pas avec les cartes déjà choisies : aucune réponse permise ne les contient toutes. Reprenez-en d’abord une.
why-selection-fits = Cette sélection convient. Envoyez-la avec « { $commit } ».
why-wait = Vous ne pouvez rien faire en ce moment. { $asked }.
why-answer-first = Répondez d’abord à la question posée.
why-over = La partie est terminée ; il n’y a plus rien à faire.
why-nothing-there = Il n’y a rien à faire là maintenant.
why-market-discard = Les cartes de la défausse du marché ne sont pas à vendre, sauf si une carte du paiement le permet.
why-no-technique = Vous n’avez en main aucune technique à jouer. Les passives agissent en main, dans un paiement ou dans une pile ; la Camelote sert seulement à payer.
why-inventory = Faire l’inventaire est une action : vous défaussez autant de cartes que vous voulez, même aucune, et vous complétez votre main à la fin de votre tour. C’est toujours possible quand vous choisissez une action.
why-market-empty = Le marché est vide ; il sera rempli à la fin du tour.

shown-error-not-offered = Ce n’est pas possible maintenant.
shown-error-teams-players = Une partie en équipes se joue à { $needed }, pas à { $given }.
shown-error-filters-without-random = Les filtres ({ $filters }) limitent un tirage au sort, mais les peuplades sont déjà choisies. Tirez au sort ou enlevez les filtres.
shown-error-too-few-sets = { $found ->
    [0] Aucune peuplade ne passe
    [one] Une seule peuplade ({ $sets }) passe
   *[other] Seulement { $found } peuplades ({ $sets }) passent
} ces filtres, et il en faut { $needed } pour cette partie. Assouplissez-les.
shown-error-rating-range = Le filtre { $option } ne peut pas être « { $value } ». Donnez deux nombres de { $least } à { $most }, le plus petit d’abord.

## Un conseil

advice = { $count ->
    [0] Un robot ne choisirait rien ici.
   *[other] Un robot choisirait ceci : { $picks }.
}

## Mélanges de peuplades

preset-game1 = La première boîte
preset-game2 = La deuxième boîte
preset-game3 = La troisième boîte
preset-beginner = Premiers pas
preset-peaceful = Commerce paisible
preset-nasty = Coups de coude
preset-lucky = Dés et hasard
preset-cunning = Ruses et manigances
