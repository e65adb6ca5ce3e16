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
    [yes] { $source }: build stack { $number }, if you like.
   *[no] Build stack { $number }: cards of one set that add up to exactly { $number }.
}{ $total ->
    [0] {""}
   *[other] { $missing ->
        [0] {" "}Complete.
       *[other] {" "}{ $total } so far, { $missing } to go.
    }
}
prompt-discard = { $picked ->
    [0] { $forced ->
        [yes] Only an inventory is possible.
       *[no] Inventory.
    } Which cards do you discard? None is fine, too.
   *[other] Inventory: discard another card?
}
prompt-discard-in-order = { $source }: { $picked ->
    [0] discard your hand. Which card comes first? The last one ends up on top.
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
prompt-swap-with-stall = { $source }: which card of a stall do you take in exchange?
prompt-swap-with-market = { $source }: which card of the market do you take in exchange?
prompt-choose-secretly = { $source }: choose a card of your hand in secret.
prompt-choose-guesser = { $source }: who has to guess its value?
prompt-guess-value = { $source }: { $active } has chosen a card in secret. Which value do you name?
prompt-set-value = { $source }: wrong guess! Which value does your card have this turn?
prompt-clean-up = Clean-up: use an ability before your turn ends?
prompt-fetch = Which of these equal cards do you take? It decides what is left on top of your discard.
