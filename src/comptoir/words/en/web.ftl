# The pages of the browser client around the table. The table itself is in web-table.ftl.

## Everywhere

web-title = Comptoir · Dale of Merchants and Merchants of Karanor
web-title-of = { $page } · Comptoir
web-page-about = { $page } · { $game }
web-page-cards = Cards
web-page-rules = Rules
web-page-credits = Credits
web-page-unknown = Nothing here
web-close = Close
web-skip = Skip to the page
web-nav = Pages
web-language = Language
web-settings = Settings
web-theme = Light
web-theme-light = Day
web-theme-dark = Night
web-theme-auto = As the system
web-sound = Sound
web-sound-on = On
web-sound-off = Off
web-speed = Animations
web-speed-0 = off
web-speed-1 = slow
web-speed-2 = as they come
web-speed-3 = quick
web-speed-4 = very quick
web-speed-reduced = Your system asks for less motion, so nothing moves.
web-footer = Comptoir is free software under the MIT licence. It is not made by the publishers of the printed games.
web-guest = Guest

## Cards

web-card-label = { $name }, value { $value }, { $set }, { $kind }{ $bonus ->
        [yes] , bonus action
       *[no] {""}
    }
web-card-no-set = No set
web-card-guise = used as { $name }
web-card-printed = { $value } is printed on it
web-card-kind-value = { $kind } · value { $value }
web-card-counts = Counts { $value } now
web-card-used-as = Now used as
web-card-bonus = Bonus action: one more action once the effect is resolved.
web-card-rulings = { $count ->
        [one] One ruling
       *[other] { $count } rulings
    }
web-card-copies = { $count ->
        [one] Only one copy
       *[other] { $count } copies
    }
web-card-enlarged = The card, enlarged
web-kind-technique = Technique
    .about = Takes an action; then it goes to the discard pile.
web-kind-passive = Passive
    .about = Works without being played; costs no action.
web-kind-rubbish = Rubbish
    .about = Belongs to no set, does nothing.
web-awning = { $done } of { $total } stacks
web-awning-of = { $name }: { $done } of { $total } stacks
web-stack = Stack { $number }
web-stack-next = Stack { $number }, next to be built
web-stack-empty = Stack { $number }, empty
web-die = Die of the { $set }{ $result ->
        [none] {""}
       *[other] : { $result }
    }
web-die-stars = stars
web-die-planet = planet
web-die-planet-again = planet, roll again
web-die-comet = comet
web-price = Price { $price }

## Home

web-game-dale = Dale of Merchants
    .pitch = Buy, outwit, pile up: the first stall of eight stacks wins.
    .players = 2 to 4, or 2 against 2
    .kind = card game
web-game-karanor = Merchants of Karanor
    .pitch = Roam four islands, build, deliver, and never stop bargaining.
    .players = 2 to 6
    .kind = a dozen rounds
    .trade = free trade

web-home-title = Two games, one counter
web-home-pitch = Open and free, in your browser, with friends or bots.
web-home-games = Choose a game
web-home-play = Play now
web-home-play-how = against two bots, no account
web-home-learn = The rules in three minutes
web-home-invited = Somebody invited you?
web-home-paste = Paste the link of the table
web-home-join = Join
web-home-not-a-link = This is no link to a table. It looks like …/t/name/1#key: copy it whole, with what follows the #.

web-create = Open a table
web-create-how = Choose the animalfolk whose goods fill the market: { $teams ->
        [yes] four of them, one for each player.
       *[no] one more than there are players.
    }
web-create-players = Players
web-create-teams = 2 against 2
web-create-random = At random
web-create-hints = Hints
web-create-hints-how = May everybody ask a bot what it would do?
web-create-filter = Filter
web-create-sets = Choose { $count } sets
web-filter-from = from
web-filter-to = to
web-filter-left = { $count ->
        [0] No set is like that: widen the filter.
        [one] One set is like that; { $needed } are needed.
       *[other] { $count } sets are like that; { $needed } are needed.
    }
web-rating-complexity = Complexity
web-rating-interaction = Interaction
web-rating-nastiness = Dirty tricks
web-rating-luck = Luck
web-rating-of = { $rating }: { $value } of 3

web-bar = The table you are putting together
web-bar-sets = sets
web-bar-count = { $chosen } of { $needed } sets chosen
web-bar-missing = { $count ->
        [one] Choose one more set first.
       *[other] Choose { $count } more sets first.
    }
web-bar-open = Open the table

web-tables-mine = Your tables
web-tables-others = Tables to watch
web-tables-back = Go back
web-tables-watch = Watch
web-tables-forget = Take off the list
web-state-open = Waiting for players
web-state-locked = About to begin
web-state-playing = Turn { $turn }
web-state-over = Over after { $turn } turns

## Seats and lobby

web-seats = Who sits where
web-seats-alone = Only bots beside you: the game begins at once.
web-seats-invited = Each friend gets a link of their own on the next page.
web-seat-you = You
web-seat-name = Your name
web-seat-number = Seat { $number }
web-seat-with = with you
web-seat-against = against you
web-seat-friend = A friend, by link
web-seat-keep = Stays
web-seat-free = Free seat
web-seat-waiting = waiting for somebody
web-seat-here = is here
web-seat-away = not connected
web-seat-host = host
web-seat-team = team { $number }
web-seat-kick = Send away
web-seat-change = Who plays seat { $number }
web-bot-greedy = Shrewd bot
web-bot-first = Shrewd bot, first version
web-bot-random = Whimsical bot

web-lobby-title = Your table is set
web-lobby-guest = You are at the table
web-lobby-how = { $free ->
        [0] Everybody is here: begin when you like.
        [one] One seat is free: send its link to a friend, or seat a bot.
       *[other] { $free } seats are free: send each friend the link of a seat, or seat bots.
    }
web-lobby-wait = { $free ->
        [0] Everybody is here: the host can begin.
        [one] One seat is still free. The game begins when the host says so.
       *[other] { $free } seats are still free. The game begins when the host says so.
    }
web-lobby-watch = { $free ->
        [0] You are watching. The host can begin.
        [one] You are watching. One seat is still free.
       *[other] You are watching. { $free } seats are still free.
    }
web-lobby-no-hints = Without hints: nobody may ask a bot what it would do.
web-lobby-start = Begin
web-lobby-away = { $count ->
        [one] { $names } is not connected: wait, or free the seat. Nothing is dealt without everybody.
       *[other] Not connected: { $names }. Wait, or free their seats. Nothing is dealt without everybody.
    }
web-lobby-not-yet = { $free ->
        [one] One seat is still free: invite somebody or seat a bot.
       *[other] { $free } seats are still free: invite people or seat bots.
    }
web-lobby-sets = In the market
web-share = Share
web-share-copy = Copy the link
web-share-copied = Copied
web-share-seat = Link of seat { $number }
web-share-watch = Link for spectators
web-share-watchers = For those who only want to watch:

## The gallery

web-cards-title = All the cards
web-cards-search = Name, text or set, in English or French
web-cards-kinds = Kind
web-cards-sets = Set
web-cards-all = All
web-cards-found = { $count ->
        [one] One card
       *[other] { $count } cards
    }
web-cards-none = No card is like that. Try fewer words, or another set.

## The rules

web-rules-title = The rules in three minutes
web-rules-lead = You need not know them by heart: the table shows what is possible, and says why when something is not.
web-rules-aim = The aim
    .text = You are a merchant. Be the first to fill your stall with eight stacks: stack 1 is worth exactly 1, stack 2 exactly 2, and so on up to 8. The awning over a stall shows what is done and what comes next.
web-rules-turn = Your turn
    .text = You hold five cards. On your turn you do one of four things:
web-rules-buy = Buy
    .text = A card of the market. Pay with cards of your hand; what you bought comes straight into your hand.
web-rules-play = Play a technique
    .text = Do what it says. With a + on it you get one more action afterwards.
web-rules-build = Build
    .text = Your next stack, in one go, with cards of your hand. They are in your stall now and out of your deck.
web-rules-inventory = Take inventory
    .text = Discard as many cards as you like: a fresh hand for your next turn.
web-rules-clean-up = Then you draw back to five cards, the market slides to the right and is filled, and the next player is on. When your deck is empty, your discard pile is shuffled and becomes your deck.
web-rules-price = What a card costs
    .text = Its value plus the surcharge of its slot. New cards come in on the left and get cheaper as they slide to the right.
web-rules-pay = Cards pay with their value, and go to your discard pile. There is no change, and no card may be superfluous.
web-rules-stack = What makes a stack
    .text = Cards of one set whose values add up to exactly the number of the stack. For stack 3, say:
web-rules-example-one = One card of value 3.
web-rules-example-two = 1 + 2, both of the same set.
web-rules-example-mixed = Two sets do not mix.
web-rules-example-junk = Junk does not go into a stack.
web-rules-kinds = Three kinds of cards
web-rules-kind-technique = Round scallops. Costs an action to play; then it goes to your discard pile, or stays in play until your next turn.
web-rules-kind-passive = Square scallops. Needs no action: it works from your hand, in a payment, in a stack, or in the turns of others, as its text says.
web-rules-kind-rubbish = A torn edge. Junk is what you begin with: it pays 1 and does nothing else. Getting rid of it is half the game.
web-rules-discard = To discard a card is to put it on your own discard pile: it will come back. To throw it away is to lose it: to the market’s discard pile, or, for junk, to its reserve.
web-rules-teams = Two against two
    .text = Partners sit across from each other and share one stall of ten stacks. When you build, your partner may add what is missing. You talk openly or not at all.
web-rules-table = At this table
    .text = Point at a card, or press long on it, to read it. What is outlined tells what is possible:
web-rules-state-can = Stitched: you may
web-rules-state-selected = Raised, with a seal: chosen
web-rules-state-affected = In brackets: concerned
web-rules-state-off = Hatched: not now; ask it why
web-rules-keys = By keyboard: Tab and arrows move, digits pick from your hand, Enter commits, U takes back, I enlarges a card, ? lists the rest.

## Credits and problems

web-credits-game = Dale of Merchants is a game by Sami Laakso. Comptoir plays it with words and pictures of its own; buy the printed game if you like it.
web-credits-karanor = Merchants of Karanor (Marchands de Karanor) is a game by Rémi Delaunoy, illustrated by Tanguy Vayssières and published by Funky Hat Games. Comptoir plays it with a map, cards and stories of its own; every entry of the gallery says where it comes from.
web-credits-source = Comptoir is free software under the MIT licence: you may use it, study it, change it and pass it on.
web-credits-others = Pictures, type and code by others

web-problem-again = Try again
web-problem-home = To the square
web-problem-unknown-page = There is nothing at this address
    .advice = Perhaps a letter got lost. From the square you find everything.
web-problem-unknown-table = This table does not exist
    .advice = Ask whoever invited you for the link again, and copy it whole.
web-problem-bad-link = This link does not open the seat
    .advice = It may be cut short, or the host gave the seat to somebody else. Ask the host for a new one.
web-problem-link-spent = This link has been used
    .advice = If the seat is yours, open it where you play and add this device there. Else ask the host for a new link.
web-problem-sent-away = Your seat has been freed
    .advice = Ask the host for a new link to come back.
web-problem-dismissed = This device is no longer at your seat
    .advice = To come back, add it from another of your devices.
web-problem-watch-renewed = The spectators’ link has changed
    .advice = Ask the host for the new one to go on watching.
web-problem-seat-taken = Somebody sits here already
    .advice = Ask the host for the link of another seat, or for the one to watch.
web-problem-table-over = This game is over
    .advice = Open a new table, or look at the replay.
web-problem-unreachable = The server does not answer
    .advice = Check your connection. A game that has begun is stored: it goes on exactly where it was.
web-problem-other = That did not work
    .advice = Try again; if it goes on like this, open a new table.
