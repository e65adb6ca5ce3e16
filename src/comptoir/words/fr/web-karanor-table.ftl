# La table de Karanor dans le navigateur : ce que dit la page elle-même. Ce que dit le jeu vient du serveur.

## La table

web-karanor-round = Manche { $round }
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
