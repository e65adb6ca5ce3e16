# The pages of the browser client around the table. The table itself is in web-table.ftl.

## Everywhere

web-title = Comptoir · Dale of Merchants and Merchants of Karanor
web-title-of = { $page } · Comptoir
web-page-about = { $page } · { $game }
web-page-cards = Cards
web-page-rules = Rules
web-page-credits = Credits
web-page-statistics = Your games
web-page-me = My tables
web-page-stop = Mails about your games
web-page-unknown = Nothing here
web-close = Close
web-skip = Skip to the page
web-nav = Pages
web-language = Language
web-settings = Settings
web-theme = Day or night
web-theme-light = Day
web-theme-dark = Night
web-theme-auto = As the system
web-sound = Sound
web-sound-on = On
web-sound-off = Off
web-speed = Animations
web-speed-0 = Off
web-speed-1 = Slow
web-speed-2 = Normal
web-speed-3 = Quick
web-speed-4 = Very quick
web-speed-reduced = Your system asks for less motion, so nothing moves.
web-narration = What is read aloud
web-narration-terse = What others do
web-narration-verbose = Everything
web-footer = Comptoir is free software under the MIT licence. It is not made by the publishers of the printed games.
web-guest = Guest

## Cards

web-card-label = { $name }, value { $value }, { $set }, { $kind }{ $bonus ->
        [yes] , bonus action
       *[no] {""}
    }
web-card-effect = { $card }: { $gist }
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

## The games

web-game-dale = Dale of Merchants
    .pitch = Buy, outwit, pile up: the first stall of eight stacks wins.
    .players = 2 to 4, or 2 against 2
    .kind = card game
web-game-karanor = Merchants of Karanor
    .pitch = Roam four islands, build, deliver, and never stop bargaining.
    .players = 2 to 6
    .kind = a dozen rounds
    .trade = free trade

web-home-games = Choose a game
web-home-play = Play now
web-home-learn = The rules in three minutes

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
web-bot-beginner = Beginner bot
web-bot-easy = Easy bot
web-bot-medium = Medium bot
web-bot-hard = Hard bot
web-bot-expert = Expert bot
web-bot-greedy = Shrewd bot
web-bot-first = Shrewd bot, first version
web-bot-random = Whimsical bot
web-bot-tutor = Patient bot

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

## Problems

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
web-problem-table-deleted = The host has deleted this table
    .advice = Nothing of it is left. Open another one, or ask to be invited again.
web-problem-seat-taken = Somebody sits here already
    .advice = Ask the host for the link of another seat, or for the one to watch.
web-problem-table-over = This game is over
    .advice = Open a new table, or look at the replay.
web-problem-unreachable = The server does not answer
    .advice = Check your connection. A game that has begun is stored: it goes on exactly where it was.
web-problem-other = That did not work
    .advice = Try again; if it goes on like this, open a new table.
