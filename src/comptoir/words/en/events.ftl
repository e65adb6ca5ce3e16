# What happened. $who is “you” or “other”, and then $name is who; $whose says whose pile, and $owner their name.

event-turn-began = — Turn { $turn }: { $who ->
    [you] you
   *[other] { $name }
} —
event-took-inventory = { $who ->
    [you] You take inventory and discard nothing.
   *[other] { $name } takes inventory and discards nothing.
}
event-took-inventory-discarding = { $who ->
    [you] You take inventory and discard { $cards }.
   *[other] { $name } takes inventory and discards { $cards }.
}
event-played = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
event-used = { $who ->
    [you] You use { $card }.
   *[other] { $name } uses { $card }.
}
event-copied = { $who ->
    [you] You use { $card } as { $guise }.
   *[other] { $name } uses { $card } as { $guise }.
}
event-purchased = { $who ->
    [you] You buy { $cards }
   *[other] { $name } buys { $cards }
} { $source ->
    [discard] from the market discard for { $price }.
   *[market] { $price ->
        [0] for nothing.
       *[other] for { $price }.
    }
}
event-purchased-paying = { $who ->
    [you] You buy { $cards }
   *[other] { $name } buys { $cards }
} { $source ->
    [discard] from the market discard for { $price }, paying with { $payment }.
   *[market] for { $price }, paying with { $payment }.
}
event-purchased-keeping = { $who ->
    [you] You keep { $cards } in hand.
   *[other] { $name } keeps { $cards } in hand.
}
event-built = { $who ->
    [you] You build stack { $number }: { $cards }.
   *[other] { $name } builds stack { $number }: { $cards }.
}{ $helper ->
    [none] {""}
    [you] {" "}You add { $added }.
   *[other] {" "}{ $mate } adds { $added }.
}
event-asked-for-help = { $who ->
    [you] You lay out { $cards } for stack { $number } and ask { $to } to complete it.
   *[other] { $whom ->
        [you] { $name } lays out { $cards } for stack { $number } and asks you to complete it.
       *[other] { $name } lays out { $cards } for stack { $number } and asks { $to } to complete it.
    }
}
event-declined-help = { $who ->
    [you] You do not complete the stack.
   *[other] { $name } does not complete the stack.
}
event-declined-help-forced = You have nothing to complete it with.
event-rearranged = { $who ->
    [you] You rearrange the market. From the right: { $cards }.
   *[other] { $name } rearranges the market. From the right: { $cards }.
}
event-reacted = { $occasion ->
    [entered] { $who ->
        [you] You use { $card } as it comes into your hand.
       *[other] { $name } uses { $card } as it comes into their hand.
    }
   *[other] { $who ->
        [you] You react
       *[other] { $name } reacts
    } { $occasion ->
        [resolved] to the technique
        [purchased] to the purchase
        [shuffled] to the shuffle
        [built] to the new stack
       *[other] at once
    } with { $card }.
}
event-resumed = { $ends ->
    [yes] The effect of { $card } ends.
   *[no] In play: { $card } takes effect.
}
event-drew = { $who ->
    [you] You draw { $cards }{ $whose ->
        [market] {" "}from the market deck.
        [yours] .
       *[other] {" "}from { $owner }’s deck.
    }
   *[other] { $name } draws { $cards }{ $whose ->
        [market] {" "}from the market deck.
        [yours] {" "}from your deck.
        [own] .
       *[other] {" "}from { $owner }’s deck.
    }
}
event-drew-junk = { $who ->
    [you] Your deck and discard are empty: you draw { $cards } from the reserve.
   *[other] { $name } has neither deck nor discard left and draws { $cards } from the reserve.
}
event-took = { $who ->
    [you] { $source ->
        [stored] You take back
       *[other] You take { $cards }
    }
   *[other] { $source ->
        [stored] { $name } takes back
       *[other] { $name } takes { $cards }
    }
} { $source ->
    [market] from the market.
    [deck] { $whose ->
        [yours] from your deck.
        [own] from their deck.
       *[other] from { $owner }’s deck.
    }
    [hand] { $whose ->
        [yours] from your hand.
       *[other] from { $owner }’s hand.
    }
    [stored] the { $count ->
        [one] stored card
       *[other] { $count } stored cards
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
    [discard] { $whose ->
        [yours] from your discard.
        [own] from their discard.
       *[other] from { $owner }’s discard.
    }
   *[aside] in hand.
}
event-looked = { $who ->
    [you] You look at the top
   *[other] { $name } looks at the top
} { $count ->
    [one] card
   *[other] { $count } cards
} { $whose ->
    [market] of the market deck
    [yours] of your deck
    [own] of their deck
   *[other] of { $owner }’s deck
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-turned-over = { $who ->
    [you] You turn over { $cards }.
   *[other] { $name } turns over { $cards }.
}
event-looked-at-hand = { $count ->
    [0] { $whose ->
        [yours] Your hand is empty: there is nothing to look at.
       *[other] { $owner }’s hand is empty: there is nothing to look at.
    }
   *[other] { $who ->
        [you] You look at
       *[other] { $name } looks at
    } { $count ->
        [one] a card
       *[other] { $count } cards
    } { $whose ->
        [yours] of your hand
       *[other] of { $owner }’s hand
    }{ $known ->
        [yes] : { $cards }.
       *[no] .
    }
}
event-took-aside = { $who ->
    [you] You draw
   *[other] { $name } draws
} { $cards } at random from { $whose ->
    [yours] your hand.
    [own] their hand.
   *[other] { $owner }’s hand.
}
event-searched = { $who ->
    [you] You look through your deck
   *[other] { $name } looks through their deck
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
event-stored = { $who ->
    [you] You store { $cards } on { $under }.
   *[other] { $name } stores { $cards } on { $under }.
}
event-shuffled-in = { $forced ->
    [yes] Shuffled into { $who ->
        [you] your deck: { $cards }.
       *[other] { $name }’s deck: { $cards }.
    }
   *[no] { $who ->
        [you] You shuffle { $cards } into your deck.
       *[other] { $name } shuffles { $cards } into their deck.
    }
}
event-discarded = { $source ->
    [random] A random card of { $who ->
        [you] your
       *[other] { $name }’s
    } hand is discarded: { $cards }.
   *[other] { $who ->
        [you] { $whose ->
            [yours] You discard { $cards }{ $source ->
                [deck] {" "}from your deck.
               *[other] .
            }
           *[other] You put { $cards } on { $owner }’s discard.
        }
       *[other] { $whose ->
            [own] { $name } discards { $cards }{ $source ->
                [deck] {" "}from their deck.
               *[other] .
            }
            [yours] { $name } puts { $cards } on your discard.
           *[other] { $name } puts { $cards } on { $owner }’s discard.
        }
    }
}
event-tossed = { $source ->
    [random] A random card of { $who ->
        [you] your
       *[other] { $name }’s
    } hand is thrown away: { $cards }.
   *[other] { $who ->
        [you] You throw away { $cards }
       *[other] { $name } throws away { $cards }
    }{ $source ->
        [deck] {" "}from { $who ->
            [you] your deck.
           *[other] their deck.
        }
        [discard] {" "}from { $who ->
            [you] your discard.
           *[other] their discard.
        }
        [market] {" "}from the market.
        [market_deck] {" "}from the market deck.
        [schedule] {" "}after use.
        [stored] {" "}instead of taking it back.
       *[other] .
    }
}
event-put-on-deck = { $who ->
    [you] You put { $cards }
   *[other] { $name } puts { $cards }
} { $whose ->
    [yours] on your deck.
    [own] on their deck.
   *[other] on { $owner }’s deck.
}
event-gave = { $random ->
    [yes] { $who ->
        [you] { $to } takes { $cards } at random from your hand.
       *[other] { $whom ->
            [you] You take
           *[other] { $to } takes
        } { $cards } at random from { $name }’s hand.
    }
   *[no] { $who ->
        [you] You give { $cards } to { $to }.
       *[other] { $whom ->
            [you] { $name } gives you { $cards }.
           *[other] { $name } gives { $cards } to { $to }.
        }
    }
}
event-mixed = { $who ->
    [you] You and { $to } mix your hands, and the cards are dealt out at random.
   *[other] { $whom ->
        [you] You and { $name } mix your hands, and the cards are dealt out at random.
       *[other] { $name } and { $to } mix their hands, and the cards are dealt out at random.
    }
}
event-swapped = { $who ->
    [you] You exchange { $given } for { $taken }
   *[other] { $name } exchanges { $given } for { $taken }
} { $zone ->
    [market] from the market.
    [market_discard] from the market discard.
    [discard] { $whose ->
        [yours] from your discard.
        [own] from their discard.
       *[other] from { $owner }’s discard.
    }
    [deck] { $whose ->
        [yours] from your deck.
       *[other] from { $owner }’s deck.
    }
    [hand] { $whose ->
        [yours] from your hand.
       *[other] from { $owner }’s hand.
    }
   *[stall] { $whose ->
        [yours] from your stall.
        [ours] from your team’s stall.
        [own] from their stall.
        [theirs] from the stall of { $owner }.
       *[other] from { $owner }’s stall.
    }
}
event-revealed = { $who ->
    [you] You show { $cards }.
   *[other] { $name } shows { $cards }.
}
event-rolled = { $who ->
    [you] You roll the { $set } die: { $result }.
   *[other] { $name } rolls the { $set } die: { $result }.
}
event-named = { $who ->
    [you] You name the value { $value }.
   *[other] { $name } names the value { $value }.
}
event-named-set = { $who ->
    [you] You name the { $set }.
   *[other] { $name } names the { $set }.
}
event-named-card = { $who ->
    [you] You name { $card }.
   *[other] { $name } names { $card }.
}
event-valued = { $cards } counts { $value } this turn.
event-raised-all = { $who ->
    [you] Each card you use this turn counts { $amount } more.
   *[other] Each card { $name } uses this turn counts { $amount } more.
}
event-shuffled = { $new ->
    [yes] { $whose ->
        [market] The market discard is shuffled and becomes the new market deck.
        [yours] Your discard is shuffled and becomes your new deck.
       *[other] { $owner }’s discard is shuffled and becomes their new deck.
    }
   *[no] { $whose ->
        [market] The market deck is shuffled.
        [yours] Your deck is shuffled.
       *[other] { $owner }’s deck is shuffled.
    }
}
event-flipped = { $who ->
    [you] Your deck and your discard change places.
   *[other] { $name }’s deck and discard change places.
}
event-fizzled = That has no effect.
event-filled-market = New in the market: { $cards }.
event-won = { $side ->
    [yours] Your stall is complete!
    [ours] Your team’s stall is complete!
    [theirs] The stall of { $team } is complete!
   *[other] { $name }’s stall is complete!
}
event-called-off = The game ends after turn { $turn }. Most stacks: { $winners }.

## What a die shows

die-stars = the stars
die-planet = the planet
die-planet-again = the planet (may be rolled again)
die-comet = the comet
