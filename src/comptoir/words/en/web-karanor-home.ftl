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
web-karanor-create-first = Who begins
web-karanor-first-random = Chance decides
web-karanor-first-seat = Seat { $number } begins
web-karanor-pack = Pack { $pack } { $version }
web-karanor-pack-holds = { $commerces } shops, { $quests } quests, { $cards } black-market cards. Look at all of it.
web-karanor-bar = Karanor, { $count } merchants

web-karanor-mix = What you will play with
web-karanor-mix-market = With the market tile
web-karanor-mix-no-market = Without the market tile
web-karanor-mix-end = The end comes at { $end } prestige
web-karanor-mix-random = Chance says who begins
web-karanor-mix-quests = Quests: { $quests }
web-karanor-mix-cards = All the cards and tiles
web-karanor-mix-rules = The rules of Karanor

## Everything in the pack

web-karanor-gallery = Everything there is in Karanor
web-karanor-gallery-search = Name or text, in English or French
web-karanor-gallery-sources = Where it comes from
web-karanor-gallery-found = { $count ->
        [one] One thing
       *[other] { $count } things
    }
web-karanor-origin-rulebook = Rulebook
web-karanor-origin-review = Reviews
web-karanor-origin-original = Comptoir
web-karanor-shelf-all = Everything
web-karanor-shelf-commerces = Shops
    .about = Built in a city, one each; they bring prestige and income.
web-karanor-shelf-quests = Quests
    .about = Drawn from the inhabitants. Some have a second part, some ask at once.
web-karanor-shelf-intrigues = Black market
    .about = Held secretly, played at any time.
web-karanor-shelf-tiles = Artefacts, insignia and associates
    .about = Lying openly before their owner, and good to trade.
web-karanor-shelf-deliveries = Deliveries
    .about = One is open; the first to bring the goods earns it.
web-karanor-shelf-beginnings = Histories and origin cities
    .about = What a merchant begins with, and where.
web-karanor-shelf-lands = Islands and territories
    .about = Where one goes, by road and by sea.
web-karanor-shelf-goods = Goods
    .about = Harvested, paid, delivered and traded.
