# The replay of a game, and the page at its end.

## Replay

web-replay-title = Replay, turn { $turn } · Comptoir
web-replay-name = Replay of the game
web-replay-coming = Rewinding the game…
web-replay-turn-step = Turn { $turn } · step { $step } of { $last }
web-replay-turn-of = Turn { $turn } · { $name }
web-replay-turn = Turn { $turn }
web-replay-controls = Play and step
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next step
web-replay-previous = Previous step
web-replay-next-turn = Next turn
web-replay-previous-turn = Previous turn
web-replay-scrub = Step of the game
web-replay-speed = Speed
web-replay-speed-is = { $speed } times as fast
web-replay-copy = Copy the link to this step
web-replay-copied = Link copied
web-replay-copy-by-hand = Copy this link:
web-replay-eyes = Through whose eyes
web-replay-eyes-of = Through the eyes of { $name }
web-replay-eyes-watch = As a spectator
web-replay-eyes-all = All cards open
web-replay-log = Every step
web-replay-log-open = Show every step
web-replay-close = Close
web-replay-go = Go to step { $step }
web-replay-now = What happened
web-replay-deal = The cards are dealt.
web-replay-hands = Open hands
web-replay-hand-of = Hand of { $name }: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
web-replay-hand-empty = no card in hand
web-replay-live = This game is still being played: later steps appear when you look again.
web-replay-lost = This part of the game could not be fetched.
web-replay-again = Try again
web-replay-keys = Keys
web-replay-key-space = play, pause
web-replay-key-arrows = what happened before, or next
web-replay-key-turns = turn by turn
web-replay-key-ends = beginning and end
web-replay-key-picks = single picks, also those nobody saw
web-replay-table = To the table

## The end of a game

web-end-won = The whole valley is at your stall.
web-end-lost = Well played. The next market is always the best.
web-end-watched = That was a fine market day.
web-end-summary = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $stacks ->
        [one] one stack
       *[other] { $stacks } stacks
    }: the market closes.
web-end-ways = What now?
web-end-rematch = Rematch
web-end-rematch-about = The same people; somebody who lost begins.
web-end-rematch-join = Go to the rematch
web-end-rematch-asked = Somebody would like a rematch: it begins when everybody has joined.
web-end-rematch-wait = The new table is being set up…
web-end-replay = Watch the replay
web-end-look = Look at the table
web-end-save = Download the game
web-end-home = Home
web-end-story = The story of the game
web-end-story-coming = Telling the story…
web-end-chart = Stacks over time
web-end-chart-about = Each line climbs when a stack is built; full stalls reach the bunting.
web-end-chart-said = A picture of stacks over { $turns } turns. { $sides }
web-end-chart-side = { $name } ends with { $stacks ->
        [one] one stack
       *[other] { $stacks } stacks
    }.
web-end-chart-turns = turns
web-end-chart-table = The same as a table
web-end-chart-turn = Turn
web-end-built-at = { $name }, stack { $stacks }, turn { $turn }
web-end-stalls = The stalls
web-end-winner = Winner
web-end-stacks = { $stacks } of { $total } stacks
web-end-figures = { $turns ->
        [one] One turn
       *[other] { $turns } turns
    } · { $spent } spent · { $inventories ->
        [0] no inventory
        [one] one inventory
       *[other] { $inventories } inventories
    }
web-end-bought = Bought
web-end-bought-none = Bought nothing at all.
web-end-played = Techniques played
web-end-played-none = Played no technique.
web-end-times = { $count } times
web-end-dice = The luck of the dice
web-end-dice-of = { $name } rolled { $rolls ->
        [one] once
       *[other] { $rolls } times
    }
web-end-dice-mean = { $mean } on average; such a die gives { $expected }. { $luck ->
        [good] Lucky!
        [bad] Unlucky.
       *[fair] As it should be.
    }
web-end-dice-count = { $result }: { $count ->
        [0] never
        [one] once
       *[other] { $count } times
    }
web-end-problem = The story could not be fetched.
