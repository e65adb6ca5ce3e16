# Putting a table of Karanor together, and what is said of one in its lobby.

web-karanor-create = Open a table of Karanor
web-karanor-create-how = The first to reach { $end } prestige sets off the last round. { $deliveries } deliveries, { $whole ->
        [yes] all the cards.
       *[no] without the cards for four and more.
    }
web-karanor-create-table = The table
web-karanor-create-market = Market tile
    .about = Six piles of 0 to { $capacity } tokens: buy for { $buy } gold, sell for { $sell }. Advised for two.
    .only = For two merchants only: more of them trade with each other.
web-karanor-create-quests = Quests that are drawn
web-karanor-quests-secret = Secret
    .about = Only who drew a quest knows what it asks for.
web-karanor-quests-aloud = Read aloud
    .about = Everybody hears what each quest asks for.
web-karanor-quests-reader = As one likes
    .about = Who draws a quest reads it aloud or keeps it, quest by quest.
web-karanor-create-pack = Content pack
web-karanor-pack = Pack { $pack } { $version }
web-karanor-pack-holds = { $commerces } shops, { $quests } quests, { $cards } black-market cards. Look at all of it.
web-karanor-bar = Karanor, { $count } merchants

web-karanor-mix = What you will play with
web-karanor-mix-market = With the market tile
web-karanor-mix-no-market = Without the market tile
web-karanor-mix-end = The end comes at { $end } prestige
web-karanor-mix-quests = Quests: { $quests }
web-karanor-mix-cards = All the cards and tiles
web-karanor-mix-rules = The rules of Karanor
