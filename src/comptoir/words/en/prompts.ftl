# The questions a player is asked. $source is the card that asks, $active the player whose turn it is.

prompt-action = { $bonus ->
    [yes] Bonus action: what will you do?
   *[no] What will you do?
}{ $actions ->
    [one] {""}
   *[other] {" "}You have { $actions } actions.
}
prompt-pay = { $missing ->
    [0] { $source } costs { $price }, and { $total } are on the table: add more cards, or stop here.
   *[other] Pay { $price } for { $source }: { $total ->
        [0] which cards?
       *[other] { $total } so far, { $missing } to go.
    }
}
prompt-build = { $asked ->
    [yes] { $source }: build stack { $number }, if you like.{ $raised ->
        [yes] {" "}It has to add up to { $needed }.
       *[no] {""}
    }
   *[no] Build stack { $number }: cards of one set that add up to exactly { $needed }.
}{ $total ->
    [0] { $teams ->
        [yes] {" "}{ $mate } may add what is missing.
       *[no] {""}
    }
   *[other] { $missing ->
        [0] { $helps ->
            [yes] {" "}The total is right, but these cards do not go together: { $mate } would have to add a card that allows it.
           *[no] {" "}Complete.
        }
       *[other] {" "}{ $total } so far, { $missing } to go.
    }
}
prompt-complete = { $active } asks you for help with stack { $number }: { $missing ->
    [0] { $picked ->
        [0] the total is right, but these cards do not go together. Add a card that allows it.
       *[other] complete.
    }
   *[other] { $total } of { $needed } so far, { $missing } to go.
}
prompt-discard = { $picked ->
    [0] Inventory. Which cards do you discard? None is fine, too.
   *[other] Inventory: discard another card?
}
prompt-discard-in-order = { $asked ->
    [yes] { $source }:
   *[no] End of your turn:
} { $picked ->
    [0] { $hand ->
        [yes] discard your hand.
       *[no] discard these cards.
    } Which card comes first? The last one ends up on top.
   *[other] which one comes next?
}
prompt-toss = { $source }: which card do you throw away?
prompt-toss-in-order = { $source }: { $picked ->
    [0] throw these cards away. Which one comes first? The last one ends up on top.
   *[other] which one comes next?
}
prompt-toss-junk = { $source }: throw away up to 3 Junk of the payment.
prompt-toss-from-discard = { $source }: which card of your discard do you throw away?
prompt-take = { $source }: which card do you take?
prompt-take-from-market = { $source }: which card of the market do you take?
prompt-put-back = { $source }: { $picked ->
    [0] put these cards back on your deck. Which one comes first? The last one ends up on top.
   *[other] which one comes next?
}
prompt-put-on-other-deck = { $source }: which card of your hand do you put on another player’s deck?
prompt-choose-deck = { $source }: whose deck?
prompt-choose-hand = { $source }: whose hand?
prompt-choose-discard = { $source }: whose discard?
prompt-choose-victims = { $source }: up to 2 players discard a card at random. Who?
prompt-give = { $source }: which card do you give in return?
prompt-swap-with-stall = { $source }: which card of a stall do you take in exchange for { $given }?
prompt-swap-with-market = { $source }: which card of the market do you take in exchange?
prompt-choose-secretly = { $source }: choose a card of your hand in secret.
prompt-choose-guesser = { $source }: who has to guess its value?
prompt-guess-value = { $source }: { $active } has chosen a card in secret. Which value do you name?
prompt-set-value = { $source }: wrong guess! Which value does your card have this turn?
prompt-name-value = { $source }: which value do you name?
prompt-name-set = { $source }: which set do you name?
prompt-name-card = { $source }: which card do you name?
prompt-roll-again = { $source }: the die shows { $sign }, with the mark for rolling again. Do you?

## The start of a turn, and the turns of others

prompt-resolve = Start of your turn: which card in play do you resolve first?
prompt-react = { $occasion ->
    [resolved] { $by } has resolved { $card }. Do you react?
    [purchased] { $by } has bought { $card }. Do you react?
    [shuffled] { $by } has shuffled their deck. Do you react?
    [built] { $by } has built a stack. Do you react?
   *[entered] { $reacting ->
        [0] Cards come into a hand. You have none to use.
        [one] { $entering } comes into your hand. Do you use it?
       *[other] { $entering } come into your hand. Do you use one of them?
    }
}

## Purchases

prompt-purchase-rearranged = { $asking }: which card of the market do you buy?
prompt-choose-slot = { $asking }: at which place do you put { $source } before you buy it?
prompt-rearrange = { $asking }: { $picked ->
    [0] put the other cards of the market in order. Which one lies farthest to the right?
   *[other] which one comes next, towards the left?
}
prompt-keep-payment = { $asking }: keep it in hand instead of discarding it?
prompt-toss-to-purchase = { $asking }: which card do you throw away to buy another one for nothing, if any?
prompt-purchase-free = { $asking }: which card of the market do you buy for nothing?

## Decks and discards

prompt-take-from-deck = { $source }: which card of your deck do you take?
prompt-take-some-from-deck = { $source }: which { $size ->
    [one] card
   *[other] { $size } cards
} of your deck do you take?
prompt-put-into-deck = { $source }: which { $size ->
    [one] card
   *[other] { $size } cards
} of your hand do you put into your deck?
prompt-choose-from-deck = { $source }: choose { $size ->
    [one] a card of your deck to take, if you like.
   *[other] up to { $size } cards of your deck. You take one of them and discard the others.
}
prompt-toss-from-deck = { $source }: which card of your deck do you throw away, if any?
prompt-discard-from-deck = { $source }: which card of your deck do you discard, if any?
prompt-put-on-deck-of = { $source }: which card do you put on { $whom ->
    [you] your deck?
   *[other] { $to }’s deck?
}
prompt-put-on-own-deck = { $source }: put it on your deck instead of discarding it?
prompt-put-on-own-deck-from-hand = { $source }: which card of your hand do you put on your deck?
prompt-put-from-discard = { $source }: which card of your discard do you put on your deck?
prompt-take-from-discard = { $source }: which card of your discard do you take?
prompt-may-take = { $source }: which card of your discard do you take, if any?
prompt-take-junk = { $source }: take { $size ->
    [one] a Junk
   *[other] up to { $size } Junk
} of your discard, if you like.
prompt-how-many = { $source }: how many cards off the top of your discard do you shuffle into your deck?

## Hands, the market, stored cards

prompt-store = { $source }: { $several ->
    [yes] store { $size ->
        [one] a card
       *[other] up to { $size } cards
    } of your hand, if you like.
   *[no] which card of your hand do you store?
}
prompt-store-from-deck = { $source }: which card of your deck do you store?
prompt-toss-stored = { $source }: throw { $stored } away? If not, you take it.
prompt-may-toss = { $source }: which card do you throw away, if any?
prompt-discard-one = { $source }: which card of your hand do you discard?
prompt-discard-some = { $source }: { $picked ->
    [0] discard { $size } cards of your hand. Which one comes first? The last one ends up on top.
   *[other] which one comes next?
}
prompt-show = { $source }: which card of your hand do you show?
prompt-give-to = { $source }: which card { $whom ->
    [you] do you keep?
   *[other] does { $to } get?
}
prompt-choose-direction = { $source }: to the left or to the right?
prompt-toss-from-market = { $source }: { $picked ->
    [0] { $size ->
        [one] which card of the market do you throw away?
       *[other] throw away { $size } cards of the market. Which one comes first?
    }
   *[other] which one comes next?
}
prompt-toss-market-deck = { $source }: throw away the top card of the market deck?
prompt-swap-away = { $source }: which card of your hand do you give in exchange?
prompt-swap-with-discard = { $source }: which card of your discard do you take in exchange for { $given }?
prompt-swap-with-deck = { $source }: which of these cards do you take in exchange, if any?
prompt-swap-with-hand = { $source }: which of these cards do you take in exchange, if any?
prompt-swap-with-market-discard = { $source }: which card of your hand do you exchange for { $top } of the market discard, if any?

## The end of a turn

prompt-clean-up =
    { $step ->
        [before_fill] Clean-up: use an ability before you fill your hand?
        [after_market] Clean-up: the market has been filled. Use an ability before your turn ends?
       *[other] Clean-up: use an ability before your turn ends?
    }
prompt-fetch = Which of these equal cards do you take? It decides what is left on top of your discard.
