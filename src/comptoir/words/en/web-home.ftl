# The home page: choosing a game, coming in by a link, putting a table together.

web-home-title = Two games, one counter
web-home-pitch = Open and free, in your browser, with friends or bots.
web-home-play-how = against two bots, no account
web-home-offline = No network: you can read the rules, the cards and your statistics, but to open a table or go back to one you have to be online.
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
web-tables-seen = seen on { $when }
web-tables-watch = Watch
web-tables-forget = Take off the list
web-state-open = Waiting for players
web-state-locked = About to begin
web-state-playing = Turn { $turn }
web-state-over = Over after { $turn } turns
