# The pace of a table that is opened: live, or over days.

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
