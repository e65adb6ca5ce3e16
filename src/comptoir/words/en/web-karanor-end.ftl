# The end of a game of Karanor, and its replay.

web-karanor-end-won = { $rounds } rounds, four islands, and your sign above all others.
web-karanor-end-lost = { $rounds } rounds, four islands. The merchants of Karanor will remember you.
web-karanor-end-watched = { $rounds } rounds, four islands, and many a bargain struck.
web-karanor-end-podium = The podium
web-karanor-end-prestige = { $count } prestige
web-karanor-end-gold = { $count } gold
web-karanor-end-sheet = Where prestige came from
web-karanor-end-sheet-about = One pennant for each point. Between equals at the top, gold decides.
web-karanor-end-part = { $source } { $count }
web-karanor-source-shops = Shops
web-karanor-source-quests = Quests
web-karanor-source-deliveries = Deliveries
web-karanor-source-villas = Villas
web-karanor-source-artefacts = Artefacts
web-karanor-source-cards = Black market
web-karanor-source-history = History
web-karanor-source-others = Blows of rivals
web-karanor-source-costs = Given up
web-karanor-end-race = The race, round by round
web-karanor-end-race-about = Every step says where it came from. The garland marks the { $count } points that close all trade.
web-karanor-end-race-said = Prestige over { $rounds } rounds. At the end: { $names }.
web-karanor-end-race-table = The same as a table
web-karanor-end-round = Round
web-karanor-end-where = Who built where
web-karanor-end-where-shop = { $shop }, { $city }
web-karanor-end-where-about = Everybody’s stalls, and the villas that were sold.
web-karanor-end-deeds = What everybody did
web-karanor-end-none = none
web-karanor-end-deliveries = { $count ->
    [one] delivery
   *[other] deliveries
}
web-karanor-end-villas = { $count ->
    [one] villa
   *[other] villas
}
web-karanor-end-trades = { $count ->
    [one] trade
   *[other] trades
}
