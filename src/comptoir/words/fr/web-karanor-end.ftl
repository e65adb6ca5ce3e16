# La fin d’une partie de Karanor, et sa relecture.

web-karanor-end-won = { $rounds } manches, quatre îles, et votre enseigne au-dessus des autres.
web-karanor-end-lost = { $rounds } manches, quatre îles. Les marchands de Karanor se souviendront de vous.
web-karanor-end-watched = { $rounds } manches, quatre îles, et bien des marchés conclus.
web-karanor-end-podium = Le podium
web-karanor-end-prestige = { $count } de prestige
web-karanor-end-gold = { $count ->
    [one] 1 pièce d’or
   *[other] { $count } pièces d’or
}
web-karanor-end-sheet = D’où vient le prestige
web-karanor-end-sheet-about = Un fanion par point. En tête à égalité, c’est l’or qui départage.
web-karanor-end-part = { $source } { $count }
web-karanor-source-shops = Commerces
web-karanor-source-quests = Quêtes
web-karanor-source-deliveries = Livraisons
web-karanor-source-villas = Villas
web-karanor-source-artefacts = Artefacts
web-karanor-source-cards = Marché noir
web-karanor-source-history = Histoire
web-karanor-source-others = Coups des rivaux
web-karanor-source-costs = Cédé
web-karanor-end-race = La course, manche par manche
web-karanor-end-race-about = Chaque marche dit sa source. La guirlande marque les { $count } points qui ferment le négoce.
web-karanor-end-race-said = Le prestige sur { $rounds } manches. À la fin : { $names }.
web-karanor-end-race-table = La même chose en tableau
web-karanor-end-round = Manche
web-karanor-end-where = Qui a construit où
web-karanor-end-where-shop = { $shop }, { $city }
web-karanor-end-where-about = Les étals de chacun, et les villas vendues.
web-karanor-end-deeds = Ce que chacun a fait
web-karanor-end-none = rien
web-karanor-end-deliveries = { $count ->
    [one] livraison
   *[other] livraisons
}
web-karanor-end-villas = { $count ->
    [one] villa
   *[other] villas
}
web-karanor-end-trades = { $count ->
    [one] échange
   *[other] échanges
}
