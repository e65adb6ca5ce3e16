# The guided tour of Karanor: what the guide says.

web-tutorial-karanor-journey = Your first journey
    .text = You have 8 prestige; at 10 the game ends. On the chart, choose Murmurwood, then set out: one action takes you up to two territories further.
web-tutorial-karanor-harvest = Harvest
    .text = Wood grows here. Harvesting gives you two of it, for one action.
web-tutorial-karanor-trade = A trade
    .text = { $other } offers you two meats for one wood. Trading costs no action, on anybody’s turn: accept.
web-tutorial-karanor-city = Off to the city
    .text = A shop is built in a city where you have none yet. Go to the City of Unison.
web-tutorial-karanor-build = Build a shop
    .text = The Butcher by the Bridge costs 6 gold, two meats and one wood. It brings 1 prestige, and 1 income every turn.
web-tutorial-karanor-take = A new plan
    .text = One shop calls for another: take a card of the row.
web-tutorial-karanor-end = End your turn
    .text = Your four actions are done. As the turn ends, your income drops into your purse.
web-tutorial-karanor-quest = Complete a quest
    .text = Open Campfire: in a city, two meats are worth 8 gold and 1 prestige. Choose that ending.
web-tutorial-karanor-win = Ten prestige!
    .text = The round is played to its end, and the highest prestige wins. End your turn: it’s you.
