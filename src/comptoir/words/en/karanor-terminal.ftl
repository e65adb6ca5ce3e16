# Karanor in a terminal.

## Help on the command line

help-pack = Karanor: the folder of another content pack to play with.
help-market = Karanor for two: with or without the market tile. Default: with it.
help-aloud = Karanor: everybody reads their quests aloud, bots too, or keeps them secret. Default: secret.

## Errors

error-somebody-acted = This cannot be taken back: somebody else has acted since.

## Welcome and end

terminal-welcome = Comptoir: Merchants of Karanor
terminal-welcome-help = Answer with a number or a name. Help: ?  Rules: ? rules  Trade: t  Map: m  Table: b  Quit: q
terminal-welcome-goal = { $players } merchants. The first to reach { $end } prestige sets off the last round; then the most prestige wins.
terminal-welcome-pack = Cards: { $pack } { $version }. Their texts are ours, and much of what they do is: { $command } says which.
terminal-welcome-people = Several people at one keyboard: t trades at any time, i lets another person act in your turn. Whoever holds black-market cards is asked before each turn of the others; whoever gets the keyboard to answer something is seen to be able to.
terminal-welcome-quests = { $quests ->
    [aloud] Quests are read aloud: everybody hears what is drawn.
    [reader] Whoever draws a quest reads it aloud or keeps it secret, quest by quest.
   *[secret] Quests are kept secret. To play with quests read aloud: --aloud.
}
terminal-after-the-end = l shows the log, m the map, s [file] saves the game, r plays again (a loser begins); Enter leaves.
terminal-standings = Standings

## The map

terminal-map-heading = Map
terminal-map-pawn = { $letter } { $name }
terminal-map-pawns = ( ) who is there: { $pawns }
terminal-map-key = ? inhabitant   ^ villa for sale   ! delivery   · road   ~ sea route ({ $fare })
terminal-inhabitant = inhabitant
terminal-villa = villa for sale
terminal-delivery-here = delivery
terminal-map-shops = shops { $owners }
terminal-map-villa = villa { $owner }

## The table

terminal-mine = { $who ->
    [you] You
   *[other] { $name }
}, in { $place }: { $gold }, income { $income }, { $prestige } of { $end } prestige
terminal-summary = You are in { $place } with { $gold }{ $any ->
    [yes] , { $goods }
   *[no] {""}
}; { $prestige } prestige.
terminal-history = Your history:
terminal-commerces = Commerces in hand:
terminal-commerce = { $deal }{ $any ->
    [yes] ; bonus: { $bonus }
   *[no] {""}
}
terminal-missing = { $any ->
    [yes] (missing: { $lacks })
   *[no] (nothing missing: build it in a city where you have no shop)
}
terminal-quests = Quests in hand ({ $count } of { $limit } at most):
terminal-black-market = Black market in hand:
terminal-goods = Goods: { $names }
terminal-insignia = Insignia: { $names }
terminal-associates = Associates: { $names }
terminal-associate = { $name }{ $promoted ->
    [yes] {" "}(promoted)
   *[no] {""}
}
terminal-artefacts = Artefacts: { $names }
terminal-artefact = { $name }{ $used ->
    [yes] {" "}(used)
   *[no] {""}
}
terminal-shops = Shops: { $names }
terminal-villas = Villas: { $names }
terminal-lasting-until = { $when ->
    [now] until the end of this turn
    [mine] until the end of your next turn
   *[theirs] until the end of their next turn
}
terminal-lasting-stat = { $stat }: { $add } ({ $until })
terminal-lasting-forbidden = Forbidden { $until }: { $action }
terminal-entry = { $name }: { $about }
terminal-story = “{ $text }”
terminal-stat-move-steps = Steps of a move
terminal-stat-sea-cost = Price of a crossing
terminal-stat-harvest-yield = Yield of a harvest
terminal-stat-work-yield = Wages
terminal-stat-build-gold = Price of building
terminal-stat-villa-gold = Price of a villa
terminal-stat-theft-shield = Protection against theft
terminal-stat-quest-limit = Quests in hand
terminal-stat-actions = Actions
terminal-action-move = to move
terminal-action-harvest = to harvest
terminal-action-work = to work
terminal-action-build = to build
terminal-action-interact = to talk to inhabitants
terminal-action-quest = to complete quests
terminal-action-deliver = to deliver
terminal-action-recruit = to recruit
terminal-action-villa = to buy villas
terminal-action-market = to use the market
terminal-action-sea = to sail
terminal-action-trade = to trade
terminal-others = The others
terminal-other = { $name }, in { $place }: { $gold }, income { $income }, { $prestige } prestige
terminal-hidden = Hidden: { $commerces ->
    [one] 1 commerce
   *[other] { $commerces } commerces
}, { $quests ->
    [one] 1 quest
   *[other] { $quests } quests
}, { $cards ->
    [one] 1 black-market card
   *[other] { $cards } black-market cards
}
terminal-common = { $round ->
    [0] On the table
   *[other] Round { $round } (the last one as soon as somebody has { $end } prestige)
}
terminal-last-round = { $who ->
    [you] You have set off the last round: no more trade.
   *[other] { $name } has set off the last round: no more trade.
}{ $mine ->
    [yes] {" "}This is your last turn.
   *[no] {""}
}
terminal-delivery = Delivery to { $city }: { $deal } ({ $left ->
    [0] the last one
    [one] 1 more after it
   *[other] { $left } more after it
})
terminal-no-delivery = There are no more deliveries.
terminal-row-names = Commerce row: { $names }
terminal-row = Commerce row ({ $left } in the deck):
terminal-free-associates = Associates to recruit: { $names }
terminal-market = Market tile: { $goods }
terminal-reserve = Reserve: { $goods }

## What can be done

terminal-on-map = { $text } (map: { $number }{ $any ->
    [yes] ; { $there }
   *[no] {""}
})
terminal-fold = { $number } { $name }
terminal-fold-recruit = {"  "}{ $first }–{ $last }. Recruit for { $gold } (1 good at each income): { $names }
terminal-fold-promote = {"  "}{ $first }–{ $last }. Promote for good (gold instead of the good at each income): { $names }
terminal-group-moves = Move
terminal-group-here = Here
terminal-group-quests = Quests
terminal-group-anywhere = Anywhere
terminal-group-free = Cards and associates (no action unless they say so)
terminal-which-way = Which way? A number; Enter: stay here.
terminal-way = { $moves ->
    [0] within your move
    [one] 1 action
   *[other] { $moves } actions
}{ $fare ->
    [0] {""}
   *[other] , { $gold } for the sea
}: { $way }
terminal-offers-waiting = { $count ->
    [one] An offer to you is open; t shows it.
   *[other] { $count } offers to you are open; t shows them.
}

## What can be typed

command-map = m map
command-board = b table board
command-trade = t trade
command-interrupt = i interrupt

## When others are asked

terminal-pause = It is { $name }’s turn. { $count ->
    [0] There is no card you could play now. Enter: go on; t: trade.
   *[other] Enter: go on. Or play a card now:
}
terminal-pause-all = It is { $active }’s turn. { $count ->
    [one] { $holders } holds black-market cards
   *[other] { $holders } hold black-market cards
}: whoever wants to play one now types their name. Enter: go on.
terminal-pause-unknown = “{ $text }” is no card you could play now. Enter: go on.
terminal-offer-for = { $name }, an offer for you:
terminal-who-interrupts = Who wants to act now: { $names }?
terminal-nobody-else = Nobody else plays at this keyboard. Your own cards are among your options; trade with t.

## Trade

trade-heading = Trade
trade-none = No offer is open.
trade-impossible = ({ $reason ->
    [maker_lacks] The other side does not have it now.
    [taker_lacks] You do not have it now.
   *[other] Not allowed now.
})
trade-purse = { $name }: { $things }
trade-hint-accept = a { $number }: accept offer { $number }
trade-hint-decline = d { $number }: decline it
trade-hint-counter = c { $number } give 1 wood get 2 gold: answer it with another offer
trade-hint-withdraw = w { $number }: take back your offer { $number }
trade-hint-offer = sell 2 wood for 3 gold to { $name }: a new offer{ $count ->
    [one] {""}
   *[other] {""}; without a name it is for everybody
}
trade-hint-steps = step: a new offer, part by part
trade-hint-back = Enter: back to the game
trade-number = Say what about offer { $number }: a { $number } accepts it, d { $number } declines it.
trade-question = { $answer ->
    [yes] What do you answer?
   *[no] What do you offer?
}
trade-which = Which offer do you { $verb ->
    [accept] accept
    [decline] decline
    [counter] answer
   *[withdraw] take back
}? Say its number.
trade-no-such = There is no offer you could { $verb ->
    [accept] accept
    [decline] decline
    [counter] answer
   *[withdraw] take back
}.
trade-misread = “{ $word }” is nothing that can be traded, and nobody here. Write, for example: give 2 wood 3 gold get 1 wine to { $name }. Enter: back to the game.
trade-empty = An offer needs something on one side at least.
trade-ask-to = To whom? Names; Enter: to everybody; b: back.
trade-ask-give = What do you give? For example: 2 wood 3 gold; Enter: nothing; b: back.
trade-ask-get = What do you want for it? Enter: nothing; b: back.
trade-accept-words = a accept
trade-decline-words = d decline
trade-counter-words = c counter
trade-withdraw-words = w withdraw
trade-step-words = step steps
trade-give-words = give gives offer offers pay pays swap send hand
trade-get-words = get want wants take ask request receive need like looking
trade-buy-words = buy buys purchase
trade-sell-words = sell sells
trade-exchange-words = for against exchange return versus
trade-with-words = with using
trade-price-words = at
trade-me-words = me us
trade-everybody-words = all everybody everyone anybody anyone
trade-own-words = my the his her their
trade-filler-words = to and of a an the my your his her their i you from would as in nothing gift present free please
trade-gold-words = gold coin piece

## Help

terminal-help =
    How to answer
      4          pick option 4
      harvest    pick by name; any part that fits one option only will do
      0          end your turn
      go kien    travel there, over several territories; also by number: go 14
      2 wood     where goods are to be chosen: amounts and names
      Enter      done or pass, where that is offered; else shows the options again
    Commands
      ? name     explains a card, a place, a player or a topic
      ? rules    the rules in short
      m          the map, with a list of all territories
      b          the table: what everybody has
      t          trade; also at once: t buy 1 wine for 2 gold from Greta
      i          another person at this keyboard acts now
      h          a hint: what a bot would do, and why
      u          takes back, as long as nobody has learned anything
      l          the log; l 30 shows more of it
      s file     saves the game
      q          quits
terminal-unknown = “{ $text }” is no card, no place, nobody here and no topic. Topics: rules, move, harvest, work, build, inhabitant, quest, delivery, associate, villa, market, black market, trade, end.
terminal-place = { $kind ->
    [city] City
   *[land] Territory
}, number { $number } on the map{ $grows ->
    [yes] {""}; to harvest: { $resource }
   *[no] {""}
}.
terminal-grows = Grows at: { $places }
terminal-place-roads = Roads lead to { $places }.
terminal-place-routes = Sea routes lead to { $places }.
terminal-place-inhabitant = An inhabitant has a quest to tell.
terminal-place-people = Here: { $names }.
terminal-place-shops = Shops of { $names }.
terminal-place-villa = A villa is for sale.
terminal-place-villa-of = { $who ->
    [you] The villa is yours.
   *[other] The villa belongs to { $name }.
}
terminal-topic-rules = rules rule
    .text =
        You are a merchant. Prestige wins: shops, quests, deliveries and villas bring it. When somebody has { $end }, the round is played to its end.
        On your turn you have { $actions } actions, the same as often as you like:
        - move up to { $steps } territories; a sea route costs { $fare };
        - harvest { $harvest } of what grows where you are, or work for { $work };
        - build a commerce of your hand in a city where you have no shop yet;
        - talk to an inhabitant, who gives you a quest; complete a quest where and as it says;
        - deliver the goods of the open delivery to its city;
        - recruit an associate ({ $associate }), or buy a villa ({ $villa }) where one is for sale.
        Then you collect your income, and your associates bring what they bring.
        Trade with anybody at any time (t). Black-market cards come at 3 and 6 prestige and can be played on anybody’s turn.
        To begin with: see what your commerces still need, look on the map (m) where that grows, harvest it on the way to a city where you have no shop, and build there. Associates bring goods every turn; inhabitants (?) bring quests, and quests bring prestige.
terminal-topic-move = move moves go walk travel sail sea route
    .text = A move takes one action for up to { $steps } steps, one territory at a time; each sea route costs you { $fare }. Doing anything else ends the move, but trading does not.
terminal-topic-harvest = harvest
    .text = Where a resource grows you take { $harvest } of it from the reserve, or as many as are left.
terminal-topic-work = work
    .text = Working brings { $work }, anywhere.
terminal-topic-build = build shop shops commerce commerces
    .text = In a city where you have no shop yet you build a commerce of your hand: pay its cost, and its bonus too if you want it, now or never. You take its reward and a new card, one of the row or the top of the deck.
terminal-topic-interact = interact inhabitant inhabitants talk speak meet
    .text = An inhabitant (? on the map) gives you a quest and leaves. You keep { $limit } quests at most.
terminal-topic-quest = quest quests complete
    .text = A quest says where and with what it is completed; that takes an action. Some go on with a second part; some ask for a choice at once.
terminal-topic-deliver = deliver delivery deliveries
    .text = One delivery is open at a time: bring its goods to its city. First come, first served.
terminal-topic-recruit = recruit hire associate associates promote
    .text = An associate costs { $associate } and brings its resource at each income. Promoted, which is free and for good, it brings gold instead.
terminal-topic-villa = villa villas
    .text = Where a villa is for sale (^ on the map) it costs you { $villa } and brings prestige.
terminal-topic-market = market
    .text = For two players: one action lets you buy or sell at the market tile, up to two goods.
terminal-topic-black-market = black blackmarket
    .text = You get a black-market card when you first reach 3 and 6 prestige. It can be played at any time, on anybody’s turn, if its condition holds. The others know how many you hold, not which.
terminal-topic-trade = trade offer offers
    .text = Anybody may trade with anybody at any time: gold, goods, associates, insignia, artefacts; never cards or prestige. An offer reserves nothing; whether both sides can keep it is checked when it is accepted. After the end is set off nobody trades.
terminal-topic-end = end prestige win
    .text = When somebody reaches { $end } prestige the round is played to its end, so that all have had equally many turns. The most prestige wins, then the most gold.
