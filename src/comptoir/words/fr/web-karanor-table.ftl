# La table de Karanor dans le navigateur : ce que dit la page elle-même. Ce que dit le jeu vient du serveur.

## La table

web-karanor-round = Manche { $round }
web-karanor-last-round = Manche finale
web-karanor-desk = Pupitre
web-karanor-tab-stand = Étal
web-karanor-tab-trade = Négoce
web-karanor-tab-log = Registre

## Marchandises, tuiles et cartes

web-karanor-counted = { $count } { $what }
web-karanor-gold = or
web-karanor-prestige = prestige
web-karanor-actions = { $count ->
    [one] action
   *[other] actions
}
web-karanor-any = au choix
web-karanor-lacking = {" "}(pas assez)
web-karanor-lacks = il manque { $what }
web-karanor-affordable = vous avez de quoi payer
web-karanor-each-turn = /tour
web-karanor-reward = { $prestige ->
    [0] {""}
   *[other] {" "}prestige +{ $prestige }
}{ $income ->
    [0] {""}
   *[other] {" "}revenu +{ $income }
}{ $gold ->
    [0] {""}
   *[other] {" "}or +{ $gold }
}
web-karanor-shops-in = { $count ->
    [0] Aucun commerce
    [one] Un commerce à { $names }
   *[other] Commerces à { $names }
}
web-karanor-times = { $name } ×{ $count }
web-karanor-promoted = promu, rapporte de l’or
web-karanor-brings = rapporte { $what }
web-karanor-used = servi
web-karanor-part = partie { $part } sur { $parts }
web-karanor-kind-commerce = Commerce { $name }
web-karanor-kind-quest = Quête { $name }
web-karanor-kind-sequel = Suite { $name }
web-karanor-kind-black-market = Marché noir : { $name }
web-karanor-kind-artefact = Artefact { $name }
web-karanor-kind-insignia = Insigne { $name }
web-karanor-kind-associate = Associé { $name }
web-karanor-kind-delivery = { $name }
web-karanor-kind-history = Histoire { $name }
web-karanor-kind-origin-city = { $name }
web-karanor-kind-resource = { $name }
web-karanor-kind-territory = { $name }
web-karanor-kind-island = { $name }
web-karanor-source-rulebook = Tiré du livret de règles
web-karanor-source-review = D’après des comptes rendus
web-karanor-source-original = Imaginé pour Comptoir
web-karanor-now-lacks = Pour vous en ce moment : { $gold } or ; il manque { $what }
web-karanor-now-affordable = Pour vous en ce moment : { $gold } or, et vous avez tout

## Son propre comptoir

web-karanor-opening = Ouverture
web-karanor-my-counter = Votre comptoir
web-karanor-my-goods = Vos marchandises
web-karanor-my-tiles = Vos tuiles
web-karanor-my-hand = Votre main
web-karanor-no-tiles = Aucune tuile encore : insignes, associés et artefacts se rangent ici.
web-karanor-purse = { $gold } or, revenu de { $income } par tour
web-karanor-income = +{ $income }/tour
web-karanor-pick-good = { $what }{ $picked ->
    [0] {""}
   *[other] , { $picked } au choix
}
web-karanor-less = Un jeton { $what } de moins
web-karanor-can = possible maintenant
web-karanor-villas = { $count ->
    [one] Villa : { $names }
   *[other] { $count } villas : { $names }
}
web-karanor-hand-commerces = Commerces
web-karanor-hand-quests = Quêtes
web-karanor-hand-black-market = Marché noir
web-karanor-of = { $count }/{ $limit }
web-karanor-actions-left = { $count ->
    [0] Plus d’action
    [one] { $count } action
   *[other] { $count } actions
}
web-karanor-actions-of = { $count ->
    [one] { $count } action sur { $total }
   *[other] { $count } actions sur { $total }
}
web-karanor-end-turn = Finir le tour
web-karanor-end-really = { $count ->
    [one] Finir avec { $count } action ?
   *[other] Finir avec { $count } actions ?
}
web-karanor-steps = { $steps } pas
web-karanor-action-brings = { $action } : { $brings }
web-karanor-action-move = Voyager
web-karanor-action-harvest = Récolter
web-karanor-action-work = Travailler
web-karanor-action-build = Construire
web-karanor-action-interact = Interagir
web-karanor-action-quest = Quête
web-karanor-action-deliver = Livrer
web-karanor-action-recruit = Recruter
web-karanor-action-villa = Villa
web-karanor-action-market = Marché
web-karanor-drawers = Tiroirs
web-karanor-drawer-hand = Main
web-karanor-drawer-tiles = Tuiles
web-karanor-drawer-stand = Étal
web-karanor-drawer-trade = Négoce

## Les marchands

web-karanor-merchants = Marchands
web-karanor-merchant = { $name }, prestige { $prestige }, { $gold } or : en savoir plus
web-karanor-out-of = sur { $end }
web-karanor-at = à { $place }
web-karanor-goods-of = { ELIDES($name) ->
    [yes] Marchandises d’{ $name }
   *[no] Marchandises de { $name }
}
web-karanor-gold-income = or, revenu { $income }
web-karanor-villa-word = { $count ->
    [one] villa
   *[other] villas
}
web-karanor-hidden = Cachés : { $commerces ->
    [one] { $commerces } commerce
   *[other] { $commerces } commerces
}, { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
}, { $cards ->
    [one] { $cards } carte du marché noir
   *[other] { $cards } cartes du marché noir
}.
web-karanor-hidden-commerces = { $count ->
    [one] { $count } commerce en main
   *[other] { $count } commerces en main
}
web-karanor-hidden-quests = { $count ->
    [one] { $count } quête en main
   *[other] { $count } quêtes en main
}
web-karanor-hidden-black-market = { $count ->
    [one] { $count } carte du marché noir
   *[other] { $count } cartes du marché noir
}
web-karanor-offer-to = Proposer un échange à { $name }
web-karanor-track = Prestige, la fin à { $end } : { $standing }

## L’étal

web-karanor-delivery = Livraison ouverte
web-karanor-delivery-of = Livraison, { $city } : { $goods }
web-karanor-deliveries-left = { $count ->
    [0] la dernière
   *[other] encore { $count } ensuite
}
web-karanor-delivered = { $held } / { $total }
web-karanor-no-delivery = Toutes les livraisons sont faites.
web-karanor-row = Commerces à prendre
web-karanor-row-note = À prendre en construisant
web-karanor-draw-unseen = Piocher sans voir
web-karanor-reserve = Réserve
web-karanor-associates = Associés
web-karanor-owned-by = chez { $name }
web-karanor-free = libre
web-karanor-piles = Pioches
web-karanor-pile-commerce = Commerces
web-karanor-pile-quest = Quêtes
web-karanor-pile-black-market = Marché noir
web-karanor-pile-artefact = Artefacts
web-karanor-pile-is = { $name } : { $deck } à piocher, { $discard } en défausse ; feuilleter
web-karanor-market = Marché
web-karanor-market-note = 1 action, 2 jetons
web-karanor-pile-of = { $count } sur { $capacity }
web-karanor-buy-word = Achat
web-karanor-sell-word = Vente
web-karanor-buy = Acheter { $what }{ $price ->
    [0] , pas possible maintenant
   *[other] {" "}pour { $price } or
}{ $picked ->
    [0] {""}
   *[other] , { $picked } au choix
}
web-karanor-sell = Vendre { $what }{ $price ->
    [0] , pas possible maintenant
   *[other] {" "}pour { $price } or
}{ $picked ->
    [0] {""}
   *[other] , { $picked } au choix
}

## Les questions

web-karanor-tray = Au choix
web-karanor-your-turn = À vous

## L’aide

web-karanor-help-goal = Gagnez du prestige par vos commerces, vos quêtes et vos livraisons : le premier à { $end } déclenche la dernière manche.
web-karanor-help-turn = À votre tour, vous avez quelques actions. Échanges, promotions et cartes du marché noir n’en coûtent aucune.
web-karanor-help-chart = Pointez un lieu pour voir le trajet et son prix ; un clic le fixe, un second vous y mène.
web-karanor-help-build = On construit depuis sa main, dans une cité où l’on n’a pas encore de commerce. Les rayures d’une carte sont les marchandises qu’elle demande ; les rayures nues vous manquent.
web-karanor-help-trade = On négocie à tout moment, au tour de n’importe qui. Rien n’est mis de côté avant qu’une offre soit acceptée.
web-karanor-help-state = Ce qui est cousu peut être choisi ; ce qui est hachuré, non.
web-karanor-help-why = Un clic sur ce qui est hachuré dit pourquoi ce n’est pas possible.
web-karanor-key-actions = les actions
web-karanor-key-arrows = le long des routes de la carte, et dans un groupe
web-karanor-key-enter = valider, y aller
web-karanor-key-end = finir le tour
web-karanor-key-trade = le négoce
web-karanor-key-compose = composer une offre
web-karanor-key-hand = votre main
web-karanor-key-list = la carte en liste
web-karanor-leaf = { $name } : défausse
web-karanor-leaf-note = { $count ->
    [one] La dernière d’abord. Il reste { $count } carte à piocher.
   *[other] La dernière d’abord. Il reste { $count } cartes à piocher.
}

## Du nouveau

web-karanor-trade-tool = { $count ->
    [0] Négoce
    [one] Négoce, { $count } nouvelle offre
   *[other] Négoce, { $count } nouvelles offres
}
web-karanor-unread = { $count ->
    [one] {" "}nouvelle offre
   *[other] {" "}nouvelles offres
}

## Les sommes

web-karanor-chosen = { $count } / { $most }
web-karanor-build-plain = Construire
web-karanor-build-bonus = Avec le bonus ({ $bonus })
