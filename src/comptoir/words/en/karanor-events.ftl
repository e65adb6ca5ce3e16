# What happened in Marchands de Karanor. $who is “you” or “other”, and $name then says who; $whom and $to likewise for the one it is done to.

## Parts of sentences

karanor-gain-income = { $count } income
karanor-gain-prestige = { $count } prestige
karanor-gain-prestige-now = { $count } prestige (now { $total })
karanor-gain-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
karanor-kept = { $who ->
    [you] You keep { $card }.
   *[other] { $name } keeps { $card }.
}
karanor-kept-unseen = { $count ->
    [one] { $names } keeps a card.
   *[other] { $names } keep a card each.
}

## Setting out

karanor-story = {"  "}“{ $text }”
karanor-event-drafted = { $kept }
karanor-event-discarded-commerce = Discarded after the draft: { $cards }.
karanor-event-set-out = { $who ->
    [you] You set out from { $city }: { $card } ({ $start }).
   *[other] { $name } sets out from { $city }: { $card } ({ $start }).
}
karanor-event-turn-began = Round { $round } · { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}{ $usual ->
    [yes] {""}
   *[no] {" "}({ $actions ->
        [one] 1 action
       *[other] { $actions } actions
    })
}

## Actions

karanor-event-moved = { $on ->
    [yes] { $who ->
        [you] You move on
       *[other] { $name } moves on
    }
   *[no] { $who ->
        [you] You move
       *[other] { $name } moves
    }
} from { $source } to { $target }{ $sea ->
    [yes] { $fare ->
        [0] {" "}by sea, for free
       *[other] {" "}by sea, for { $gold }
    }
   *[no] {""}
}.
karanor-event-stopped = { $who ->
    [you] Your move ends here: { $place }.
   *[other] { $name }’s move ends here: { $place }.
}{ $fare ->
    [0] {""}
   *[other] {" "}The fare of { $gold } is lost.
}
karanor-event-placed = { $who ->
    [you] You are taken from { $source } to { $target }.
   *[other] { $name } is taken from { $source } to { $target }.
}
karanor-event-harvested = { $who ->
    [you] You harvest { $goods }.
   *[other] { $name } harvests { $goods }.
}
karanor-event-worked = { $who ->
    [you] You work for { $gold }.
   *[other] { $name } works for { $gold }.
}
karanor-event-built = { $who ->
    [you] You build { $card } in { $city }
   *[other] { $name } builds { $card } in { $city }
}{ $bonus ->
    [yes] {" "}with its bonus
   *[no] {""}
}{ $paid ->
    [yes] {" "}for { $price }
   *[no] {""}
}.
karanor-event-took-commerce = { $row ->
    [yes] { $who ->
        [you] You take { $card } from the row
       *[other] { $name } takes { $card } from the row
    }{ $filled ->
        [yes] ; { $cards } comes in its place.
       *[no] .
    }
   *[no] { $known ->
        [yes] { $who ->
            [you] You take the top of the commerce deck: { $card }.
           *[other] { $name } takes the top of the commerce deck: { $card }.
        }
       *[no] { $name } takes the top of the commerce deck, unseen.
    }
}
karanor-event-shuffled = { $pile ->
    [commerce] The discarded commerce cards are shuffled into a new deck.
    [quest] The discarded quests are shuffled into a new deck.
    [artefact] The discarded artefacts are shuffled into a new pile.
   *[black_market] The discarded black-market cards are shuffled into a new deck.
}
karanor-event-recruited = { $paid ->
    [0] { $who ->
        [you] { $associate } joins you, without pay.
       *[other] { $associate } joins { $name }, without pay.
    }
   *[other] { $who ->
        [you] You recruit { $associate } for { $gold }.
       *[other] { $name } recruits { $associate } for { $gold }.
    }
}
karanor-event-promoted = { $who ->
    [you] You promote { $associate }: from now on gold at each income.
   *[other] { $name } promotes { $associate }: from now on gold at each income.
}
karanor-event-bought-villa = { $who ->
    [you] You buy the villa of { $place } for { $gold } and gain { $gained }.
   *[other] { $name } buys the villa of { $place } for { $gold } and gains { $gained }.
}
karanor-event-visited-market = At the market { $who ->
    [you] you { $has_bought ->
        [yes] buy { $bought } for { $gold_bought }
       *[no] {""}
    }{ $has_sold ->
        [yes] { $has_bought ->
            [yes] {" "}and{" "}
           *[no] {""}
        }sell { $sold } for { $gold_sold }
       *[no] {""}
    }
   *[other] { $name } { $has_bought ->
        [yes] buys { $bought } for { $gold_bought }
       *[no] {""}
    }{ $has_sold ->
        [yes] { $has_bought ->
            [yes] {" "}and{" "}
           *[no] {""}
        }sells { $sold } for { $gold_sold }
       *[no] {""}
    }
}.

## Quests and deliveries

karanor-event-drew-quest = { $met ->
    [yes] { $who ->
        [you] You talk to the inhabitant of { $place } and hear
       *[other] { $name } talks to the inhabitant of { $place } and hears
    }
   *[no] { $who ->
        [you] You hear
       *[other] { $name } hears
    }
} of a quest{ $known ->
    [yes] : { $card }.
   *[no] .
}
karanor-event-read-aloud = { $who ->
    [you] You read the quest aloud: { $card }.
   *[other] { $name } reads the quest aloud: { $card }.
}
karanor-event-discarded-quest = { $who ->
    [you] You discard the quest { $card }.
   *[other] { $name } discards the quest { $card }.
}
karanor-event-completed-quest = { $who ->
    [you] You complete the quest { $card }
   *[other] { $name } completes the quest { $card }
}{ $whom ->
    [nobody] {""}
    [you] {" "}and name{ $who ->
        [you] {""}
       *[other] s
    } you
   *[other] {" "}and name{ $who ->
        [you] {""}
       *[other] s
    } { $to }
}{ $labelled ->
    [yes] {" "}(“{ $label }”)
   *[no] {""}
}{ $paid ->
    [yes] {" "}for { $price }
   *[no] {""}
}.
karanor-event-chose-at-once = { $card }: { $labelled ->
    [yes] { $who ->
        [you] “{ $label }”
       *[other] { $name } chooses “{ $label }”
    }
   *[no] { $who ->
        [you] you choose
       *[other] { $name } chooses
    }
}{ $whom ->
    [nobody] {""}
    [you] {" "}and name{ $who ->
        [you] {""}
       *[other] s
    } you
   *[other] {" "}and name{ $who ->
        [you] {""}
       *[other] s
    } { $to }
}{ $paid ->
    [yes] {" "}for { $price }
   *[no] {""}
}.
karanor-event-got-sequel = { $who ->
    [you] You receive the second part: { $card }.
   *[other] { $name } receives the second part: { $card }.
}
karanor-event-delivered = { $who ->
    [you] You deliver { $goods } to { $city }.
   *[other] { $name } delivers { $goods } to { $city }.
}
karanor-event-opened-delivery = Next delivery: { $city }, { $details }.

## Gains, losses and cards

karanor-event-gained = { $has_gained ->
    [yes] { $who ->
        [you] You gain { $gained }
       *[other] { $name } gains { $gained }
    }{ $has_lost ->
        [yes] {" "}and lose{ $who ->
            [you] {""}
           *[other] s
        } { $lost }.
       *[no] .
    }
   *[no] { $who ->
        [you] You lose { $lost }.
       *[other] { $name } loses { $lost }.
    }
}
karanor-event-drew-artefacts = { $known ->
    [yes] { $who ->
        [you] You find { $cards }.
       *[other] { $name } finds { $cards }.
    }
   *[no] { $count ->
        [one] { $name } finds an artefact.
       *[other] { $name } finds { $count } artefacts and looks at them.
    }
}
karanor-event-chose-artefact = { $who ->
    [you] You keep { $kept }
   *[other] { $name } keeps { $kept }
}{ $has_discarded ->
    [yes] {" "}and discard{ $who ->
        [you] {""}
       *[other] s
    } { $discarded }.
   *[no] .
}
karanor-event-drew-black-market = { $threshold ->
    [0] { $who ->
        [you] You draw a black-market card
       *[other] { $name } draws a black-market card
    }
   *[other] { $who ->
        [you] You reach { $threshold } prestige for the first time and draw a black-market card
       *[other] { $name } reaches { $threshold } prestige for the first time and draws a black-market card
    }
}{ $known ->
    [yes] : { $card }.
   *[no] .
}
karanor-event-stole = { $who ->
    [you] You steal { $what } from { $to }.
   *[other] { $whom ->
        [you] { $name } steals { $what } from you.
       *[other] { $name } steals { $what } from { $to }.
    }
}
karanor-event-sold-goods = { $who ->
    [you] You sell { $goods } for { $gold }.
   *[other] { $name } sells { $goods } for { $gold }.
}
karanor-event-modified = { $who ->
    [you] For you, until the end of { $until ->
        [turn_end] this turn
       *[other] your next turn
    }: { $what }.
   *[other] For { $name }, until the end of { $until ->
        [turn_end] this turn
       *[other] their next turn
    }: { $what }.
}
karanor-event-forbade = { $who ->
    [you] For you, until the end of { $until ->
        [turn_end] this turn
       *[other] your next turn
    }: { $what }.
   *[other] For { $name }, until the end of { $until ->
        [turn_end] this turn
       *[other] their next turn
    }: { $what }.
}
karanor-event-played = { $who ->
    [you] You play { $card }
   *[other] { $name } plays { $card }
}{ $whom ->
    [nobody] {""}
    [you] {" "}on you
   *[other] {" "}on { $to }
}{ $paid ->
    [yes] {" "}for { $price }
   *[no] {""}
}.
karanor-event-activated = { $who ->
    [you] You use { $card }
   *[other] { $name } uses { $card }
}{ $whom ->
    [nobody] {""}
    [you] {" "}on you
   *[other] {" "}on { $to }
}{ $paid ->
    [yes] {" "}for { $price }
   *[no] {""}
}.
karanor-event-negated = { $card } has no effect.
karanor-event-took-back = { $who ->
    [you] You take { $card } back: it can be played no longer.
   *[other] { $name } takes { $card } back: it can be played no longer.
}

## Income

karanor-event-collected-income = { $collected ->
    [yes] { $who ->
        [you] You collect { $gold } of income
       *[other] { $name } collects { $gold } of income
    }
   *[no] { $who ->
        [you] You have no income in gold
       *[other] { $name } has no income in gold
    }
}{ $associates ->
    [0] .
    [one] ; { $associate } brings { $brought }.
   *[other] ; { $associates } associates bring { $brought }.
}

## Trades

karanor-event-offered = Offer { $number }{ $counters ->
    [0] {""}
   *[other] , in answer to offer { $counters }
}: { $who ->
    [you] { $kind ->
        [gift] you offer { $partners } a gift of { $give }.
        [request] you ask { $partners } for { $get }.
       *[swap] you offer { $partners } { $give } for { $get }.
    }
   *[other] { $kind ->
        [gift] { $name } offers { $partners } a gift of { $give }.
        [request] { $name } asks { $partners } for { $get }.
       *[swap] { $only ->
            [yes] { $name } offers you { $give } for { $get }.
           *[no] { $name } offers { $partners } { $give } for { $get }.
        }
    }
}
karanor-event-traded = { $who ->
    [you] You accept { $to }’s offer { $number }: { $kind ->
        [gift] you get { $give }.
        [request] you give { $get }.
       *[swap] you get { $give } and give { $get }.
    }
   *[other] { $whom ->
        [you] { $name } accepts your offer { $number }: { $kind ->
            [gift] you give { $give }.
            [request] you get { $get }.
           *[swap] you give { $give } and get { $get }.
        }
       *[other] { $name } accepts { $to }’s offer { $number }: { $terms }.
    }
}
karanor-event-declined-offer = { $lacks ->
    [yes] { $who ->
        [you] You do not have what offer { $number } asks for
       *[other] { $name } does not have what offer { $number } asks for
    }
   *[no] { $who ->
        [you] You decline offer { $number }
       *[other] { $name } declines offer { $number }
    }
}{ $off ->
    [yes] , which is off the table.
   *[no] .
}
karanor-event-withdrew-offer = { $reason ->
    [maker] { $who ->
        [you] You withdraw offer { $number }.
       *[other] { $name } withdraws offer { $number }.
    }
    [maker_lacks] Offer { $number } is off the table: { $who ->
        [you] you no longer have what you offered.
       *[other] { $name } no longer has what was offered.
    }
    [taker_lacks] Offer { $number } is off the table: what is asked for is not there.
    [forbidden] Offer { $number } is off the table: trading is forbidden.
    [promoted] Offer { $number } is off the table: { $what } has been promoted since.
    [used] Offer { $number } is off the table: { $what } has been used since.
    [changed] Offer { $number } is off the table: { $what } is no longer as it was offered.
    [settled] Offer { $number } is off the table: another one of the same negotiation was accepted.
   *[end] Offer { $number } is off the table: nobody trades any more.
}

## The end

karanor-event-end-triggered = { $who ->
    [you] You have
   *[other] { $name } has
} { $prestige } prestige: this round is the last, and nobody trades any more.
karanor-event-game-ended = The game is over. { $count ->
    [one] { $who ->
        [you] You have won!
       *[other] { $winners } has won!
    }
   *[other] { $winners } share the victory!
}
