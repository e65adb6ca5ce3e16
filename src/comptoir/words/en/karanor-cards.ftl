# What the cards, tiles and territories of a content pack of Marchands de Karanor say. Names come from the pack.

## Amounts

describe-gold = { $count } gold
describe-any-goods = { $count ->
    [one] 1 good of any kind but diamonds
   *[other] { $count } goods of any kind but diamonds
}
describe-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
describe-holding-gold = { $count } gold
describe-holding-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
describe-holding-prestige = { $count } prestige
describe-holding-income = { $count } income
describe-holding-commerces = { $count ->
    [one] 1 shop
   *[other] { $count } shops
}
describe-holding-villas = { $count ->
    [one] 1 villa
   *[other] { $count } villas
}
describe-holding-associates = { $count ->
    [one] 1 associate
   *[other] { $count } associates
}
describe-holding-artefacts = { $count ->
    [one] 1 artefact
   *[other] { $count } artefacts
}
describe-holding-quests = { $count ->
    [one] 1 quest
   *[other] { $count } quests
}
describe-holding-black-market = { $count ->
    [one] 1 black-market card
   *[other] { $count } black-market cards
}
describe-insignia-held = { $count } { $name }
describe-and = { $first }; { $last }

## Conditions

describe-at = { $place ->
    [city] in a city
    [land] outside the cities
    [own_commerce] in a city with a shop of yours
    [own_villa] on a territory with a villa of yours
    [any] anywhere
   *[one] at { $name }
}
describe-event-at = { $place ->
    [city] this happens in a city
    [land] this happens outside the cities
    [own_commerce] this happens in a city with a shop of yours
    [own_villa] this happens on a territory with a villa of yours
    [any] this happens anywhere
   *[one] this happens at { $name }
}
describe-near = { $near ->
    [same] on your territory
   *[adjacent] on your territory or a neighbouring one
}
describe-has = with at least { $holdings }
describe-target-has = with at least { $holdings }
describe-ahead = { $holding ->
    [prestige] with more prestige than you
    [gold] with more gold than you
    [income] with more income than you
   *[commerces] with more shops than you
}
describe-such-a-rival = name a rival { $which }
describe-any-rival = name a rival
describe-turn = { $turn ->
    [own] on your turn
   *[rival] on a rival’s turn
}

## Effects

describe-nothing = nothing
describe-for-cost = for { $cost }: { $effects }
describe-for = { $whom }: { $effect }
describe-whom-self = you
describe-whom-rival = that rival
describe-whom-each-rival = each rival
describe-whom-rivals-here = each rival on your territory
describe-whom-actor = that merchant
describe-lost-gold = gold { $change }
describe-income = income { $change }
describe-prestige = prestige { $change }
describe-more-actions = { $count ->
    [one] 1 more action
   *[other] { $count } more actions
}
describe-insignia = the { $name } insignia
describe-lost-insignia = the { $name } insignia goes back to the supply
describe-free-associate = { $count ->
    [one] 1 free associate without paying
   *[other] { $count } free associates without paying
}
describe-stolen-goods = { $count ->
    [one] { $pick ->
        [thief] 1 good of your choice
        [victim] 1 good of their choice
       *[random] 1 good at random
    }
   *[other] { $pick ->
        [thief] { $count } goods of your choice
        [victim] { $count } goods of their choice
       *[random] { $count } goods at random
    }
}
describe-steal = steal { $what } from { $whom }
describe-sell = { $count ->
    [one] sell 1 good for { $price }
   *[other] sell up to { $count } goods for { $price } each
}
describe-move-to = { $place ->
    [city] put your pawn in another city
    [land] put your pawn on another territory outside the cities
    [own_commerce] put your pawn in another city with a shop of yours
    [own_villa] put your pawn on another territory with a villa of yours
    [any] put your pawn on any other territory
   *[one] put your pawn at { $name }
}
describe-stat-move-steps = territories per move { $change }
describe-stat-sea-cost = sea crossing { $change } gold
describe-stat-harvest-yield = harvest { $change }
describe-stat-work-yield = work { $change } gold
describe-stat-build-gold = building { $change } gold
describe-stat-villa-gold = price of a villa { $change } gold
describe-stat-theft-shield = protected from each theft of gold or goods { $change }
describe-stat-quest-limit = quests in hand { $change }
describe-stat-actions = actions per turn { $change }
describe-forbid-move = no moving
describe-forbid-harvest = no harvesting
describe-forbid-work = no working
describe-forbid-build = no building
describe-forbid-interact = no interacting with inhabitants
describe-forbid-quest = no completing quests
describe-forbid-deliver = no deliveries
describe-forbid-recruit = no recruiting
describe-forbid-villa = no buying villas
describe-forbid-market = no going to the market
describe-forbid-sea = no sea crossing
describe-forbid-trade = no trade
describe-until = { $until ->
    [owned] { $what }
    [turn_end] { $what } until the end of this turn
   *[next_turn_end] { $whose ->
        [own] { $what } until the end of your next turn
       *[other] { $what } until the end of their next turn
    }
}
describe-negate = the card or quest aimed at you has no effect
describe-end-move = the step does not happen, and the move is over

## When

describe-immediate = immediate choice, made as soon as it is drawn, without an action
describe-brief-immediate = immediate choice
describe-trigger-own = while you own it
describe-trigger-gain = when you gain it
describe-trigger-activate = on your turn
describe-trigger-anytime = at any time
describe-trigger-income = in each of your income phases
describe-trigger-enter = when another merchant arrives on a territory
describe-trigger-cross = when another merchant sets out across the sea
describe-trigger-build = when another merchant has built a shop
describe-trigger-deliver = when another merchant has made a delivery
describe-trigger-targeted = when a card or quest of another merchant is aimed at you
describe-once = { $once ->
    [turn] Once per turn
   *[game] Once per game
}

## Lines of an entry

describe-headed = { $kind }: { $when }
describe-kind-quest = Quest
describe-kind-sequel = Sequel
describe-kind-black-market = Black market
describe-kind-artefact = Artefact
describe-kind-insignia = Insignia
describe-commerce = Commerce for { $cost }
describe-cost = Cost: { $cost }
describe-effect = Effect: { $effects }
describe-reward = Reward: { $effects }
describe-bonus = Bonus for { $cost } more: { $effects }
describe-brief-bonus = { $cost }: { $effects }
describe-option = “{ $label }” – { $rule }
describe-always = In every case: { $effects }
describe-sequel = Then comes: { $name }
describe-min-players = Only with { $players } players or more
describe-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
describe-delivery-name = Delivery to { $city }
describe-delivery = Delivery: { $goods } to { $city }
describe-origin-name = Origin city { $city }
describe-origin = Origin city: your pawn and your first shop start here
describe-history = History: { $start }
describe-first-income = income of { $income }
describe-associate = Associate: { $cost } and an action
describe-associate-brings = In each income phase: { $goods }; once promoted, { $gold } instead
describe-not-tradable = Cannot be traded
describe-territory = { $kind ->
    [city] City on { $island }
   *[land] Territory on { $island }
}
describe-harvest = Harvest: { $resource }
describe-inhabitant = An inhabitant with a quest
describe-villa = A villa for sale
describe-ways = { $way ->
    [land] By land: { $places }
   *[sea] By sea: { $places }
}
describe-resource = { $kind ->
    [common] Resource: { $supply } tokens
   *[rare] Resource: { $supply } tokens; no associate brings it and no market deals in it
}
describe-island = Island: { $count ->
    [one] 1 territory
   *[other] { $count } territories
}

## Sources

describe-source-rulebook = From the rulebook
describe-source-review = From a public review
describe-source-original = Our own
describe-source-note = { $line } ({ $note })
