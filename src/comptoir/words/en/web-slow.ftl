# Tables that last days, on the page: their pace, the clocks, nights and holidays.

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
