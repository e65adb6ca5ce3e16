# The table of Marchands de Karanor: things, options, questions, the result. $who is “you” or “other”, and $name then says who.

## Things

karanor-times = { $count } × { $name }
karanor-insignia = { $count ->
    [one] the { $name } insignia
   *[other] { $count } { $name } insignia
}
karanor-marked = { $tile } ({ $mark ->
    [promoted] promoted
   *[used] used
})
karanor-nothing = nothing
karanor-terms = { $kind ->
    [gift] a gift of { $give }
    [request] a request for { $get }
   *[swap] { $give } for { $get }
}
karanor-associate = { $name } ({ $resource })
karanor-bargain = { $cost } → { $effects }
karanor-price = costs { $cost }
karanor-sequel = the second part of the quest

## What can be done

karanor-option-step = { $on ->
    [yes] Move on to
   *[no] Move to
} { $place }{ $sea ->
    [yes] {" "}({ $fare ->
        [0] by sea, free
       *[other] by sea, { $gold }
    })
   *[no] {""}
}
karanor-option-harvest = Harvest { $goods }
karanor-option-work = Work ({ $gold })
karanor-option-build = Build { $card }{ $bonus ->
    [yes] {" "}with its bonus
   *[no] {""}
}{ $any ->
    [yes] : { $details }
   *[no] {""}
}{ $bonus ->
    [yes] ; bonus: { $more }
   *[no] {""}
}
karanor-option-interact = Talk to the inhabitant (a quest)
karanor-option-quest = Complete { $card }{ $whom ->
    [nobody] {""}
   *[other] {" "}and name { $to }
}{ $labelled ->
    [yes] : { $label }{ $any ->
        [yes] {" "}({ $details })
       *[no] {""}
    }
   *[no] { $any ->
        [yes] : { $details }
       *[no] {""}
    }
}
karanor-option-immediate = { $labelled ->
    [yes] { $label }{ $any ->
        [yes] {" "}({ $details })
       *[no] {""}
    }
   *[no] { $any ->
        [yes] { $details }
       *[no] Nothing more
    }
}{ $whom ->
    [nobody] {""}
   *[other] {" "}– { $to }
}
karanor-option-deliver = Make the delivery: { $details }
karanor-option-recruit = Recruit { $name } ({ $gold } → { $goods } at each income)
karanor-option-promote = Promote { $name } for good (at each income { $gold } instead of { $goods })
karanor-option-villa = Buy the villa: { $details }
karanor-option-visit = Trade at the market
karanor-option-activate = Use { $card }{ $whom ->
    [nobody] {""}
   *[other] {" "}on { $to }
}{ $any ->
    [yes] {" "}({ $details })
   *[no] {""}
}
karanor-option-play = Play { $card }{ $whom ->
    [nobody] {""}
   *[other] {" "}on { $to }
}{ $any ->
    [yes] {" "}({ $details })
   *[no] {""}
}
karanor-option-end = End the turn (income: { $income }{ $actions ->
    [0] {""}
    [one] {" "}– 1 action unused
   *[other] {" "}– { $actions } actions unused
})
karanor-option-secret = Keep it to myself
karanor-option-aloud = Read it aloud
karanor-option-deck = The top of the deck, unseen
karanor-option-market = { $verb ->
    [buy] Buy { $goods } for { $price }
   *[sell] Sell { $goods } for { $price }
}
karanor-option-pass = Pass
karanor-option-done = Done

## Trades

karanor-option-offer = Make an offer
karanor-option-to = To { $name }
karanor-option-part = { $side ->
    [give] Give { $what }
   *[get] Ask for { $what }
}
karanor-option-accept = Accept { $name }’s offer { $number }: { $kind ->
    [gift] you get { $give }
    [request] you give { $get }
   *[swap] you get { $give } and give { $get }
}
karanor-option-decline = Decline { $name }’s offer { $number }: { $terms }
karanor-option-counter = Make a counter-offer to { $name }’s offer { $number }: { $terms }
karanor-option-withdraw = Withdraw your offer { $number }: { $terms }

## The result

karanor-result = { $off ->
    [yes] The game is called off after round { $round }.{" "}
   *[no] {""}
}{ $count ->
    [one] { $who ->
        [you] You win
       *[other] { $winners } wins
    }
   *[other] { $who ->
        [you] You share the victory ({ $winners }),
       *[other] { $winners } share the victory
    }
} with { $prestige } prestige and { $gold }{ $tied ->
    [yes] , which breaks the tie!
   *[no] !
}

karanor-prestige-shops = Shops
karanor-prestige-quests = Quests
karanor-prestige-deliveries = Deliveries
karanor-prestige-villas = Villas
karanor-prestige-artefacts = Artefacts
karanor-prestige-cards = Black market
karanor-prestige-history = History
karanor-prestige-others = Rivals’ doing
karanor-prestige-costs = Given up
karanor-prestige-total = Prestige
karanor-prestige-gold = Gold

## Questions

karanor-prompt-action = { $actions ->
    [0] You have no action left
    [one] You have 1 action left
   *[other] You have { $actions } actions left
}{ $steps ->
    [0] {""}
    [one] { $actions ->
        [0] , but 1 step of your move
       *[other] {" "}and 1 step of your move
    }
   *[other] { $actions ->
        [0] , but { $steps } steps of your move
       *[other] {" "}and { $steps } steps of your move
    }
}. What do you do?
karanor-prompt-draft = Which commerce card do you keep? { $last ->
    [yes] { $count ->
        [one] The other one is discarded.
       *[other] The others are discarded.
    }
   *[no] The others go to { $right }.
}
karanor-prompt-history = Which history is yours?
karanor-prompt-take-commerce = Which commerce card do you take into your hand?
karanor-prompt-discard-quest = You may keep { $limit ->
    [one] 1 quest
   *[other] { $limit } quests
} and have { $held }. Which one do you discard?
karanor-prompt-read-aloud = { $source }: do you read this quest aloud, or keep it secret?
karanor-prompt-immediate = { $source }. { $text } What do you do?
karanor-prompt-keep-artefact = Which artefact do you keep?
karanor-prompt-pay-goods = { $source }: what do you pay with? { $left ->
    [one] 1 token to go.
   *[other] { $left } tokens to go.
}
karanor-prompt-gain-goods = { $source }: what do you take? { $left ->
    [one] 1 token to go.
   *[other] { $left } tokens to go.
}
karanor-prompt-sell-goods = { $source }: what do you sell, at { $price } each? { $left ->
    [one] 1 token at most.
   *[other] { $left } tokens at most.
}
karanor-prompt-steal-goods = { $source }: what do you take{ $whom ->
    [nobody] {""}
   *[other] {" "}from { $to }
}? { $left ->
    [one] 1 token to go.
   *[other] { $left } tokens to go.
}
karanor-prompt-hand-over = { $source }: what do you hand over? { $left ->
    [one] 1 token to go.
   *[other] { $left } tokens to go.
}
karanor-prompt-choose-associate = { $source }: which associate joins you?
karanor-prompt-steal-associate = { $source }: which associate do you lure away{ $whom ->
    [nobody] {""}
   *[other] {" "}from { $to }
}?
karanor-prompt-give-up-associate = { $source }: which associate do you give up?
karanor-prompt-give-up-artefact = { $source }: which artefact do you give up?
karanor-prompt-give-up-quest = { $source }: which quest do you give up?
karanor-prompt-choose-destination = { $source }: where do you go?
karanor-prompt-market = { $picked ->
    [0] What do you buy or sell?
   *[other] So far: { $deals }. What else?
}
karanor-deal = { $verb ->
    [buy] { $goods } bought
   *[sell] { $goods } sold
}
karanor-prompt-window = { $event ->
    [enter] { $name } comes to { $place }.
    [cross] { $name } is about to set sail from { $place }.
    [build] { $name } has built a commerce in { $place }.
    [deliver] { $name } has made a delivery in { $place }.
   *[targeted] { $source } ({ $name }) is aimed at you.
} { $can ->
    [yes] Do you answer? You may pass.
   *[no] You have no answer: you can only pass.
}
karanor-prompt-offer = { $counters ->
    [0] { $named ->
        [no] Whom do you make an offer?
       *[yes] Your offer to { $partners }. You give: { $give }. You get: { $get }. What else?
    }
   *[other] Your counter-offer to { $partners } (offer { $counters }). You give: { $give }. You get: { $get }. What else?
}
