# Karanor's table in the browser: what the page itself says. What the game says comes from the server.

## The table

web-karanor-round = Round { $round }
web-karanor-last-round = Last round
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

## One’s own counter

web-karanor-opening = Opening
web-karanor-my-counter = Your counter
web-karanor-my-goods = Your goods
web-karanor-my-tiles = Your tiles
web-karanor-my-hand = Your hand
web-karanor-no-tiles = No tile yet: insignia, associates and artefacts lie here.
web-karanor-purse = { $gold } gold, income { $income } each turn
web-karanor-income = +{ $income }/turn
web-karanor-pick-good = { $what }{ $picked ->
    [0] {""}
   *[other] , { $picked } chosen
}
web-karanor-less = One { $what } less
web-karanor-can = possible now
web-karanor-villas = { $count ->
    [one] Villa: { $names }
   *[other] { $count } villas: { $names }
}
web-karanor-hand-commerces = Commerces
web-karanor-hand-quests = Quests
web-karanor-hand-black-market = Black market
web-karanor-of = { $count }/{ $limit }
web-karanor-actions-left = { $count ->
    [0] No action left
    [one] 1 action
   *[other] { $count } actions
}
web-karanor-actions-of = { $count ->
    [one] 1 action left of { $total }
   *[other] { $count } actions left of { $total }
}
web-karanor-end-turn = End the turn
web-karanor-end-really = { $count ->
    [one] End with 1 action left?
   *[other] End with { $count } actions left?
}
web-karanor-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
web-karanor-action-brings = { $action }: { $brings }
web-karanor-action-move = Travel
web-karanor-action-harvest = Harvest
web-karanor-action-work = Work
web-karanor-action-build = Build
web-karanor-action-interact = Talk
web-karanor-action-quest = Quest
web-karanor-action-deliver = Deliver
web-karanor-action-recruit = Recruit
web-karanor-action-villa = Villa
web-karanor-action-market = Market
web-karanor-drawers = Drawers
web-karanor-drawer-hand = Hand
web-karanor-drawer-tiles = Tiles
web-karanor-drawer-stand = Stand
web-karanor-drawer-trade = Trade

## The merchants

web-karanor-merchants = Merchants
web-karanor-merchant = { $name }, prestige { $prestige }, { $gold } gold: more
web-karanor-out-of = of { $end }
web-karanor-at = in { $place }
web-karanor-goods-of = Goods of { $name }
web-karanor-gold-income = gold, income { $income }
web-karanor-villa-word = { $count ->
    [one] villa
   *[other] villas
}
web-karanor-hidden = Hidden: { $commerces ->
    [one] 1 commerce
   *[other] { $commerces } commerces
}, { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}, { $cards ->
    [one] 1 black-market card
   *[other] { $cards } black-market cards
}.
web-karanor-hidden-commerces = { $count ->
    [one] 1 commerce in hand
   *[other] { $count } commerces in hand
}
web-karanor-hidden-quests = { $count ->
    [one] 1 quest in hand
   *[other] { $count } quests in hand
}
web-karanor-hidden-black-market = { $count ->
    [one] 1 black-market card
   *[other] { $count } black-market cards
}
web-karanor-offer-to = Offer { $name } a trade
web-karanor-track = Prestige, the end at { $end }: { $standing }

## The stand

web-karanor-delivery = Open delivery
web-karanor-delivery-of = Delivery to { $city }: { $goods }
web-karanor-deliveries-left = { $count ->
    [0] the last one
    [one] 1 more after it
   *[other] { $count } more after it
}
web-karanor-delivered = { $held } / { $total }
web-karanor-no-delivery = Every delivery has been made.
web-karanor-row = Row of commerces
web-karanor-row-note = Taken when you build
web-karanor-draw-unseen = Draw from the pile, unseen
web-karanor-reserve = Reserve
web-karanor-associates = Associates
web-karanor-owned-by = works for { $name }
web-karanor-free = free
web-karanor-piles = Piles
web-karanor-pile-commerce = Commerces
web-karanor-pile-quest = Quests
web-karanor-pile-black-market = Black market
web-karanor-pile-artefact = Artefacts
web-karanor-pile-is = { $name }: { $deck } to draw, { $discard } discarded; leaf through
web-karanor-market = Market
web-karanor-market-note = 1 action, 2 tokens
web-karanor-pile-of = { $count } of { $capacity }
web-karanor-buy-word = Buy
web-karanor-sell-word = Sell
web-karanor-buy = Buy { $what }{ $price ->
    [0] , not possible now
   *[other] {" "}for { $price } gold
}{ $picked ->
    [0] {""}
   *[other] , { $picked } chosen
}
web-karanor-sell = Sell { $what }{ $price ->
    [0] , not possible now
   *[other] {" "}for { $price } gold
}{ $picked ->
    [0] {""}
   *[other] , { $picked } chosen
}

## Questions

web-karanor-tray = To choose from
web-karanor-your-turn = Your turn

## Help

web-karanor-help-goal = Gain prestige by shops, quests and deliveries: whoever reaches { $end } sets off the last round.
web-karanor-help-turn = In your turn you have a few actions. Trades, promotions and black-market cards take none.
web-karanor-help-chart = Point at a place to see the way and its price; a click fixes it, a second one goes.
web-karanor-help-build = You build from your hand, in a city without a shop of yours. The stripes of a card are the goods it takes; bare ones are missing.
web-karanor-help-trade = You can trade at any moment, in anybody’s turn. Nothing is set aside until somebody accepts.
web-karanor-help-state = What is stitched can be picked; what is hatched cannot.
web-karanor-help-why = A click on something hatched says why it is not possible.
web-karanor-key-actions = the actions
web-karanor-key-arrows = along the roads of the chart, and within a group
web-karanor-key-enter = confirm, go
web-karanor-key-end = end the turn
web-karanor-key-trade = negotiation
web-karanor-key-compose = put an offer together
web-karanor-key-hand = your hand
web-karanor-key-list = the chart as a list
web-karanor-leaf = { $name }: discards
web-karanor-leaf-note = { $count ->
    [one] The last one first. 1 card is left to draw.
   *[other] The last one first. { $count } cards are left to draw.
}

## News

web-karanor-trade-tool = { $count ->
    [0] Trade
    [one] Trade, 1 new offer
   *[other] Trade, { $count } new offers
}
web-karanor-unread = { $count ->
    [one] {" "}new offer
   *[other] {" "}new offers
}

## Sums

web-karanor-chosen = { $count } / { $most }
web-karanor-build-plain = Build
web-karanor-build-bonus = With the bonus ({ $bonus })
