# What cannot be done in Marchands de Karanor: what is wrong, and the rule behind it. Keys are error codes.

## Actions

error-no-actions-left = You have no actions left this turn. Do what costs none, or end your turn.
error-forbidden-by-tile = { $tile } forbids this: while you own it, { $action ->
    [move] you do not move.
    [harvest] you do not harvest.
    [work] you do not work.
    [build] you do not build.
    [interact] you do not interact with inhabitants.
    [quest] you do not complete quests.
    [deliver] you do not deliver.
    [recruit] you do not recruit.
    [villa] you do not buy villas.
    [market] you do not go to the market.
   *[sea] you do not cross the sea.
}
error-forbidden-for-now = A card or quest forbids this for now: { $action ->
    [move] you cannot move.
    [harvest] you cannot harvest.
    [work] you cannot work.
    [build] you cannot build.
    [interact] you cannot interact with inhabitants.
    [quest] you cannot complete quests.
    [deliver] you cannot deliver.
    [recruit] you cannot recruit.
    [villa] you cannot buy villas.
    [market] you cannot go to the market.
   *[sea] you cannot cross the sea.
} The table shows until when.
error-not-next-to = { $place } is not next to { $here }. Go there step by step, by land or by sea.
error-no-fare = The crossing costs { $needs } gold, paid before you sail, and you have { $has }.
error-nothing-to-harvest = There is nothing to harvest at { $place }: no resource grows there.
error-reserve-empty = The reserve of { $resource } is empty. Tokens come back to it when somebody pays with them.
error-not-in-a-city = Shops are built in cities only.
error-shop-here-already = You have a shop at { $place } already: one for each merchant and city, the first one included.
error-no-bonus = { $card } has no bonus to buy.
error-bonus-gone = The bonus of { $card } would give nothing: there is none left. Build without it.
error-lacks = For { $card } you still need { $missing }.
error-nobody-here = No inhabitant is left at { $place }.
error-no-quests-left = No quest is left, neither in the deck nor among the discards.
error-no-delivery-left = There are no deliveries any more.
error-delivered-elsewhere = The open delivery goes to { $place }.
error-all-recruited = All associates are recruited. You may still get one in a trade.
error-associate-taken = { $associate } works for somebody already. You may try to get this associate in a trade.
error-not-enough-gold = That costs { $needs } gold, and you have { $has }.
error-no-villa-here = There is no villa at { $place }.
error-villa-sold = The villa at { $place } is sold.
error-no-market = There is no market in this game: it belongs to two players who want it.
error-nothing-at-market = You can neither buy nor sell anything at the market now.

## Cards and tiles

error-not-your-card = That is not a card or tile of yours that can be used like this.
error-wrong-place = { $sort ->
    [city] { $card } needs a city.
    [land] { $card } needs a territory that is not a city.
    [own_commerce] { $card } needs a city in which you have a shop.
    [own_villa] { $card } needs a territory on which you own a villa.
   *[one] { $card } needs this place: { $place }.
}
error-no-rival-near = { $near ->
    [same] { $card } needs a rival on your territory.
   *[adjacent] { $card } needs a rival on your territory or a neighbouring one.
}
error-no-such-rival = No rival fits the condition of { $card }.
error-not-that-rival = { $card } cannot be aimed like that. Name a rival who fits its condition.
error-not-this-turn = { $turn ->
    [own] { $card } can be used on your own turn only.
   *[rival] { $card } can be used on a rival’s turn only.
}
error-costs-an-action = { $card } costs an action, and it is not your turn.
error-not-used-now = { $card } is not for this moment. Its text says when it works.
error-tile-used = { $once ->
    [turn] { $card } has been used this turn.
   *[game] { $card } has been used; it works only once per game.
}
error-not-your-associate = { $associate } does not work for you.
error-promoted-already = { $associate } is promoted already, for good.
error-only-on-your-turn = That is possible on your own turn only. Off turn you may trade and play black-market cards.
error-pick-among-actions = It is your turn: pick this among your actions.
error-window-open = Something has happened that may be answered. Wait until everybody has answered or passed.

## Goods and the market

error-only-common = { $resource } does not count here: only common resources do.
error-not-at-market = The market does not deal in { $resource }.
error-market-full = The market has no room for more { $resource }.
error-market-empty = The market has no { $resource } left.
error-too-many-at-market = That is too much for one action: { $most } tokens at most, all bought, all sold, or one of each.

## Trades

error-trade-closed = Somebody has triggered the end of the game: there are no trades any more.
error-trade-forbidden = You may not trade for now: a card forbids it. The table shows until when.
error-partner-forbidden = That merchant may not trade for now: a card forbids it.
error-nobody-trades = Nobody may trade with you for now.
error-too-many-offers = You have { $most } open offers, which is the most. Withdraw one first.
error-no-such-offer = There is no open offer number { $number }. It may have been accepted or withdrawn.
error-your-own-offer = Offer { $number } is your own. Others may accept it; you may withdraw it.
error-not-your-offer = Offer { $number } is not yours. Only its maker withdraws it.
error-offer-not-for-you = Offer { $number } is not made to you.
error-offer-to-self = You cannot trade with yourself. Name another merchant.
error-offer-to-nobody = Say first whom the offer is for.
error-offer-empty = The offer is empty. Give something or ask for something; one side alone is a gift.
error-already-in-offer = { $what } is in this offer already. Say each thing once, with its whole amount.
error-not-held = You do not hold that much: { $what }.
error-not-held-there = Nobody you ask holds that much: { $what }.
error-not-tradable = { $kind ->
    [quest] Quests cannot be traded.
    [commerce] Commerces cannot be traded, neither cards nor shops.
    [black_market] Black-market cards cannot be traded.
    [prestige] Prestige cannot be traded.
    [income] Income cannot be traded.
    [villa] Villas cannot be traded.
    [history] Histories cannot be traded.
    [origin_city] Origin cities cannot be traded.
    [delivery] Deliveries cannot be traded.
   *[bound] This tile stays with its owner and cannot be traded.
} Gold, goods, associates, insignia and artefacts can.
error-thing-gold = gold

## Setting up a game

error-too-few-histories = This pack has too few histories for { $players } players to choose one of two each. Play with { $most } at most, or with dealt histories.
