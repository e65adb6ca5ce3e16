# The table in the browser: what the page itself says. What the game says comes from the server.

## The page

web-table-title = Turn { $turn } · Comptoir
web-table-title-mine = ● Your turn · Comptoir
web-table-title-over = The game is over · Comptoir
web-table-coming = Walking to the table…
web-table-home = Back to the start page
web-table-close = Close

## The bar

web-table-order = Order of play
web-table-you = You
web-table-phase = Phase
web-table-phase-start = Start
web-table-phase-action = Action
web-table-phase-clean-up = Clean-up
web-table-turn = Turn { $turn }
web-table-turn-of = Turn { $turn } · { $name }
web-table-tools = Tools
web-table-talk = { $count ->
    [0] Talk
    [one] Talk, 1 new message
   *[other] Talk, { $count } new messages
}
web-table-log = Log
web-table-help = How to play

## The others

web-table-stall-of = { $name }’s stall
web-table-hand = hand
web-table-hand-of = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-table-deck = deck
web-table-discard = discard
web-table-schedule = in play
web-table-decides = is to decide
web-table-away = is not here
web-table-choose = Choose { $name }

## Piles

web-table-pile = { $label }, { $count }
web-table-leaf-through = {" "}: look through
web-table-deck-name = Deck
web-table-discard-name = Discard
web-table-schedule-name = In play
web-table-supply = Supply
web-table-junk = Junk
web-table-aside = Aside
web-table-die = { $set } die
web-table-unknown = A card you do not know
web-table-leaf-discard = { $whose ->
    [mine] Your discard
   *[other] { $name }’s discard
}
web-table-leaf-schedule = { $whose ->
    [mine] Your cards in play
   *[other] { $name }’s cards in play
}
web-table-leaf-market-discard = The market’s discard
web-table-leaf-aside = Set aside
web-table-leaf-order = From the top down.
web-table-leaf-stored = Stored cards lie before the card that stores them.
web-table-leaf-top = on top
web-table-leaf-empty = Nothing lies here.

## The market

web-table-market = Market
web-table-surcharge = Surcharge { $surcharge }
web-table-price = price { $price }
web-table-slot-empty = Empty slot

## Cards

web-table-card-can = can be picked
web-table-card-selected = selected
web-table-card-affected = suggested
web-table-card-off = not possible now, why not?
web-table-why = why not?

## The prompt

web-table-prompt = What is asked
web-table-commit = Confirm
web-table-cancel = Cancel
web-table-which-way = In which way?
web-table-scale = { $total } of { $aim }{ $parts ->
    [0] {""}
   *[other] : { $parts }
}
web-table-total = { $total } of { $aim }.
web-table-there = there already
web-table-window = Reaction window
web-table-window-note = The same window opens for everybody, whatever they hold.
web-table-passing = You pass by yourself; the window closes at its time.
web-table-pass = Pass
web-table-pass-turn = Pass this turn
web-table-pass-always = Always pass
web-table-finish-always = Always end my turn here
web-table-finishing = Your turn ends by itself in a moment.
web-table-seconds = { $seconds } seconds left
web-table-no-hurry = Open until everybody has answered
web-table-tray = Choose a card
web-table-tray-fold = Fold, to see the table
web-table-tray-open = Show the cards
web-table-search = Search a card
web-table-nothing-found = No card of that name.
web-table-in-discard = { $whose ->
    [mine] In your discard, top card last
   *[other] In { $name }’s discard, top card last
}
web-table-in-deck = { $whose ->
    [mine] In your deck
   *[other] In { $name }’s deck
}
web-table-in-hand = { $whose ->
    [mine] In your hand
   *[other] In { $name }’s hand
}
web-table-in-stall = { $whose ->
    [mine] In your stall
   *[other] In { $name }’s stall
}
web-table-in-schedule = { $whose ->
    [mine] In play, before you
   *[other] In play, before { $name }
}
web-table-in-seat = { $whose ->
    [mine] Yours
   *[other] { $name }’s
}
web-table-in-market = In the market
web-table-in-market-discard = In the market’s discard
web-table-in-market-deck = In the supply
web-table-in-junk = Junk

## My side

web-table-my-side = Your side
web-table-my-stall = Your stall
web-table-our-stall = Team stall
web-table-next-stack = { $needed ->
    [0] stack { $number } is next
   *[other] stack { $number } is next: { $needed } in all, of one set
}
web-table-stall-full = full!
web-table-my-hand = { $count ->
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
web-table-actions = Actions
web-table-action-purchase = Purchase
web-table-action-technique = Technique
web-table-action-build = Build
web-table-action-inventory = Inventory
web-table-undo = Undo
web-table-undo-none = Nothing of yours can be taken back now.
web-table-undo-consent = Undo, if the others agree
web-table-hint = Hint
web-table-hint-best = A bot’s best picks, and your chances of winning
web-table-hint-chance = Chance of winning: { $chance }%
web-table-hint-percent = { $chance }%

## The log and the talk

web-table-log-title = The ledger
web-table-older = Earlier lines
web-table-replay = Look at the replay
web-table-replay-turn = Look at turn { $turn } again
web-table-talk-title = Talk
web-table-says = { $name }: { $text }
web-table-say = Say something…
web-table-send = Send

## Beside the game

web-table-lost = The connection is lost. Trying again…
web-table-retry = Try now
web-table-paused = The server cannot store anything at the moment. The game goes on by itself as soon as it can.
web-table-replaced = A bot has been playing for you.
web-table-take-back = Take my seat back
web-table-undo-wanted = { $name } would like to take back a step. Do you agree?
web-table-undo-waiting = You asked to take back a step. Waiting for the others…
web-table-agree = Agree
web-table-disagree = Refuse
web-table-gone = { $name } is gone.
web-table-let-bot = Let a bot play
web-table-leaving = { $seconds ->
    [one] { $name } is not connected. In a second a bot can play instead.
   *[other] { $name } is not connected. In { $seconds } seconds a bot can play instead.
}
web-table-passes-turn = You pass all reactions for the rest of this turn.
web-table-passes-always = You pass all reactions.
web-table-ends-always = Your turns end without asking you.
web-table-ends-turn = This turn ends without asking you.
web-table-passes-stop = Ask me again
web-table-to-end = The end of the game

## Your seat, its devices, and the seats of others

web-place = Your seat
web-place-devices = Your devices
web-place-devices-how = Each of them plays at your seat and sees your hand. Nobody else sees this list.
web-place-unknown = A browser
web-place-this = this one
web-place-since = since { $when }
web-place-here = open now
web-place-dismiss = Take off
web-place-add = Add a device
web-place-ticket = Link for another of your devices
web-place-ticket-how = Open this link on the other device within { $minutes } minutes. It works once, and whoever has it has your seat: keep it to yourself.
web-place-joined = A device has joined your seat: { $label }. If this is not you, take it off.
web-place-mine = It is me
web-place-table = The table
web-place-table-how = Is somebody not coming back? Free their seat and invite somebody else. Everybody is told.
web-place-empty = { $name } plays here until somebody takes this link
web-place-freed = The host has freed this seat: { $name } plays there until somebody sits down.
web-place-invite = Invite
web-place-free = Free
web-place-free-sure = { $name } will lose this seat. A bot plays there until somebody takes the new link.
web-place-free-yes = Free the seat
web-place-free-no = Change nothing
web-place-watch-renew = Change the link
web-place-watch-how = If you change the spectators’ link, the old one opens nothing any more, and those who watch have to ask for the new one.

## Help

web-table-help-goal = Be the first to fill your stall: stacks 1 to { $stacks }, one after the other. Each stack is made of cards of one animalfolk that add up to exactly its number.
web-table-help-turn = On your turn you have one action. A card with a golden plus gives you another one.
web-table-help-actions = Purchase a card of the market with cards from your hand, play a technique, build the next stack, or take inventory: discard what you do not like and draw anew.
web-table-help-state = A stitched frame means: can be picked. Select freely; only the golden button sends it.
web-table-help-why = Click whatever is not possible to learn why. Hover over a card, or keep your finger on it, to read it.
web-table-keys = Keys
web-table-key-arrows = move within a zone
web-table-key-tab = to the next zone
web-table-key-digits = pick a card of the hand
web-table-key-enter = confirm
web-table-key-undo = undo
web-table-key-hint = hint
web-table-key-zoom = read the card
web-table-key-log = log
web-table-key-talk = talk
web-table-key-prompt = what is asked
web-table-key-escape = close, or drop the selection
web-table-key-help = this page
web-table-rules = All the rules

## The deal

web-deal-record = { $withdrawn ->
        [0] The deal and its fingerprint
        [one] The deal, its fingerprint, and one that was withdrawn
       *[other] The deal, its fingerprint, and { $withdrawn } that were withdrawn
    }
