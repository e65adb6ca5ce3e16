# The games somebody has finished, as this browser remembers them.

web-stats-how = Games finished in this browser. They are kept here and nowhere else; lessons do not count.
web-stats-none = No game finished yet.
web-stats-play = Play
web-stats-sum = { $games ->
        [one] One game finished
       *[other] { $games } games finished
    }, { $won ->
        [0] none won
        [one] one won ({ $share })
       *[other] { $won } won ({ $share })
    }.
web-stats-games = Games
web-stats-won = Won
web-stats-share = Share
web-stats-turns = Turns
web-stats-by-game = By game
web-stats-by-players = By number of players
web-stats-by-company = With whom
web-stats-by-set = By animalfolk
web-stats-players = { $count } players
web-stats-with-people = people only
web-stats-with-bots = against bots
web-stats-with-both = people and bots
web-stats-last = The latest
web-stats-line = { $game }, { $when }: { $won ->
        [yes] won
       *[no] lost
    } with { $players } players, in { $turns } turns
web-stats-replay = Watch again
web-stats-save = Save ({ $kind })
web-stats-forget = Delete all
web-stats-forget-sure = Yes, delete all
web-stats-keep = Keep
