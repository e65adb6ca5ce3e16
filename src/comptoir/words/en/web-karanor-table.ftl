# Karanor's table in the browser: what the page itself says. What the game says comes from the server.

## The table

web-karanor-round = Round { $round }
web-karanor-desk = Desk
web-karanor-tab-stand = Stand
web-karanor-tab-trade = Trade
web-karanor-tab-log = Ledger

## Goods, tiles and cards

web-karanor-counted = { $count } { $what }
web-karanor-gold = gold
web-karanor-prestige = prestige
web-karanor-actions = { $count ->
    [one] action
   *[other] actions
}
web-karanor-any = of your choice
web-karanor-lacking = {" "}(not enough)
web-karanor-lacks = lacking: { $what }
web-karanor-affordable = you can pay for it
web-karanor-each-turn = /turn
web-karanor-reward = { $prestige ->
    [0] {""}
   *[other] {" "}prestige +{ $prestige }
}{ $income ->
    [0] {""}
   *[other] {" "}income +{ $income }
}{ $gold ->
    [0] {""}
   *[other] {" "}gold +{ $gold }
}
web-karanor-shops-in = { $count ->
    [0] No shop
    [one] Shop in { $names }
   *[other] Shops in { $names }
}
web-karanor-times = { $name } ×{ $count }
web-karanor-promoted = promoted, brings gold
web-karanor-brings = brings { $what }
web-karanor-used = used
web-karanor-part = part { $part } of { $parts }
web-karanor-kind-commerce = Commerce { $name }
web-karanor-kind-quest = Quest { $name }
web-karanor-kind-sequel = Sequel { $name }
web-karanor-kind-black-market = Black market: { $name }
web-karanor-kind-artefact = Artefact { $name }
web-karanor-kind-insignia = Insignia { $name }
web-karanor-kind-associate = Associate { $name }
web-karanor-kind-delivery = { $name }
web-karanor-kind-history = History { $name }
web-karanor-kind-origin-city = { $name }
web-karanor-kind-resource = { $name }
web-karanor-kind-territory = { $name }
web-karanor-kind-island = { $name }
web-karanor-source-rulebook = From the rulebook
web-karanor-source-review = As reviews describe it
web-karanor-source-original = Made for Comptoir
web-karanor-now-lacks = For you now: { $gold } gold; lacking { $what }
web-karanor-now-affordable = For you now: { $gold } gold, and you have it all
