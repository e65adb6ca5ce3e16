# The table as a browser shows it: buttons, who is asked, sums, reasons.

dale-title = Dale of Merchants

## The word on the button that sends a selection

commit-act = Do it
commit-pay = Buy
commit-buy = Buy
commit-arrange = Put there
commit-build = Build
commit-complete = Complete the stack
commit-discard = Discard
commit-toss = Throw away
commit-take = Take
commit-put = Put there
commit-give = Give
commit-share = Choose
commit-secret = Choose
commit-swap = Swap
commit-store = Store
commit-show = Show
commit-name = Name
commit-player = Choose
commit-react = React
commit-resolve = Resolve
commit-end = Use
commit-choose = Choose

## Who is asked, for everybody to read

asked-act = { $who ->
    [you] You choose an action
   *[other] { $name } chooses an action
}
asked-pay = { $who ->
    [you] You choose what to pay with
   *[other] { $name } chooses what to pay with
}
asked-buy = { $who ->
    [you] You choose a card to buy
   *[other] { $name } chooses a card to buy
}
asked-arrange = { $who ->
    [you] You rearrange the market
   *[other] { $name } rearranges the market
}
asked-build = { $who ->
    [you] You choose cards for a stack
   *[other] { $name } chooses cards for a stack
}
asked-complete = { $who ->
    [you] You are asked to complete the stack
   *[other] { $name } is asked to complete the stack
}
asked-discard = { $who ->
    [you] You choose what to discard
   *[other] { $name } chooses what to discard
}
asked-toss = { $who ->
    [you] You choose what to throw away
   *[other] { $name } chooses what to throw away
}
asked-take = { $who ->
    [you] You choose what to take
   *[other] { $name } chooses what to take
}
asked-put = { $who ->
    [you] You choose what goes into a deck
   *[other] { $name } chooses what goes into a deck
}
asked-give = { $who ->
    [you] You choose a card to give
   *[other] { $name } chooses a card to give
}
asked-share = { $who ->
    [you] You hand out cards
   *[other] { $name } hands out cards
}
asked-secret = { $who ->
    [you] You choose a card in secret
   *[other] { $name } chooses a card in secret
}
asked-swap = { $who ->
    [you] You choose what to swap
   *[other] { $name } chooses what to swap
}
asked-store = { $who ->
    [you] You choose what to store
   *[other] { $name } chooses what to store
}
asked-show = { $who ->
    [you] You choose a card to show
   *[other] { $name } chooses a card to show
}
asked-name = { $who ->
    [you] You name something
   *[other] { $name } is about to name something
}
asked-player = { $who ->
    [you] You choose a player
   *[other] { $name } chooses a player
}
asked-react = { $who ->
    [you] You may react
   *[other] { $name } may react
}
asked-resolve = { $who ->
    [you] You choose which card in play comes first
   *[other] { $name } chooses which card in play comes first
}
asked-end = { $who ->
    [you] You end your turn
   *[other] { $name } ends the turn
}
asked-choose = { $who ->
    [you] You decide
   *[other] { $name } decides
}
asked-by-card = { $asked } ({ $card })

## The sum behind a question

note-action = Purchase a card, play a technique, build your next stack, or take inventory.
note-ability = { $card }: { $effect }
note-price = Price { $price } = value { $value }{ $slot ->
    [0] {""}
   *[other] {" "}+ slot { $slot }
}{ $raised ->
    [0] {""}
   *[other] {" "}+ { $raised } for an opponent’s card
}
note-price-discard = Price { $price } = value { $price }: the market discard has no surcharge
note-stack = Total { $needed } = stack { $number } + { $raised } ({ $cards })

## Why something cannot be done, or how it can

why-possible = { $count ->
    [one] You can do that now: { $ways }.
   *[other] You can do that now, in several ways: { $ways }.
}
why-selectable = You can choose this card here.
why-never-together = It does not go with the cards you have selected: no answer has all of them. Take one back first.
why-selection-fits = This selection is fine. Send it with “{ $commit }”.
why-wait = You cannot do anything right now. { $asked }.
why-answer-first = First answer the question that is open.
why-over = The game is over; nothing more can be done.
why-nothing-there = There is nothing to do there now.
why-market-discard = Cards of the market discard are not for sale, unless a card in the payment allows it.
why-no-technique = You hold no technique that could be played. Passives work while you hold, pay or build with them; Junk only pays.
why-inventory = Taking inventory is an action: you discard as many cards as you like, even none, and fill your hand at the end of your turn. It is always possible when you choose an action.
why-market-empty = The market is empty; it is filled again at the end of the turn.

shown-error-not-offered = That is not possible now.
shown-error-teams-players = A team game is for { $needed } players, not { $given }.
shown-error-filters-without-random = The filters ({ $filters }) narrow a random draw, but the sets are chosen already. Draw at random, or leave the filters out.
shown-error-too-few-sets = { $found ->
    [0] No set passes
    [one] Only one set ({ $sets }) passes
   *[other] Only { $found } sets ({ $sets }) pass
} these filters, and this game needs { $needed }. Loosen them.
shown-error-rating-range = The filter { $option } cannot be “{ $value }”. Give two numbers from { $least } to { $most }, the smaller one first.

## A hint

advice = { $count ->
    [0] A bot would pick nothing here.
   *[other] A bot would choose this: { $picks }.
}

## Mixes of sets

preset-game1 = The first box
preset-game2 = The second box
preset-game3 = The third box
preset-beginner = First steps
preset-peaceful = Peaceful trade
preset-nasty = Sharp elbows
preset-lucky = Dice and luck
preset-cunning = Foxes and schemes
