# Tables that last days, on the page: their pace, the clocks, nights and holidays.

web-slow-pace = Pace
web-slow-pace-live = Live: everybody is there
web-slow-pace-half = Twelve hours a turn, a day in reserve
web-slow-pace-day = A turn a day, three days in reserve
web-slow-pace-days = Three days a turn, a week in reserve
web-slow-pace-endless = Over days, without a clock
web-slow-pace-how = Everybody comes when they can. A clock runs for whoever the game waits for; when the time of a turn is over it takes from the reserve. Each person sets their own nights and holidays.
web-slow-pace-endless-how = Everybody comes when they can, and the game waits for as long as it takes.
web-slow-late = When somebody’s time is over
web-slow-late-bot = A bot plays for them
web-slow-late-free = Their seat is free
web-slow-late-bot-how = They are reminded first, and can take their seat back at any time.
web-slow-late-free-how = They are reminded first. A bot plays until somebody takes the seat; until then they can take it back themselves.
web-slow-agreed = Over days: { $turn } hours a turn{ $reserve ->
        [0] {""}
       *[other] , { $reserve } in reserve
    }. { $late ->
        [free] Then the seat is free.
       *[bot] Then a bot plays.
    }
web-slow-agreed-endless = Over days, without a clock: the game waits for as long as it takes.
web-slow-left-days = { $rest ->
        [0] { $count } d
       *[other] { $count } d { $rest } h
    }
web-slow-left-hours = { $rest ->
        [0] { $count } h
       *[other] { $count } h { $rest } min
    }
web-slow-left-minutes = { $count } min
web-slow-left-seconds = { $count } s
web-slow-clock = Time left:
web-slow-in-reserve = Out of the reserve, time left:
web-slow-rests = Resting until
web-slow-freed = Your time was over: your seat is free, and a bot plays. Nobody has taken it yet.
web-slow-pass-unconcerned = Pass unless it’s about me
web-table-passes-unconcerned = You pass reactions that are not about you.
web-slow-rest = Nights and holidays
web-slow-rest-how = Your clock stands still then. A night has twelve hours at most, and there are thirty days of holidays in a game. The others see only that you rest, and until when.
web-slow-night = I sleep every night
web-slow-from = From
web-slow-to = To
web-slow-holiday-add = Add a holiday
web-slow-holiday-from = First day
web-slow-holiday-to = Last day
web-slow-holiday-drop = Drop this holiday
web-slow-zone = Time zone: { $zone }
web-slow-zone-here = Use { $zone }
web-slow-rest-save = Save
web-slow-rest-saved = Saved.
web-slow-foresight = Answers given beforehand
web-slow-foresight-how = So that nobody waits for you. Each of these holds for the next time it happens, and nobody else knows of it: it is answered after the same short pause as a pass.
web-slow-foresight-ask = Ask me
web-slow-foresight-pass = Pass the next time
web-slow-foresight-card = { $card }, if I can
web-slow-windows = When I may react
web-slow-windows-none = Ask me
web-slow-windows-turn = Pass this turn
web-slow-windows-unconcerned = Pass unless it’s about me
web-slow-windows-always = Always pass
