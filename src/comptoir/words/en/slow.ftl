# Tables that last days: what the server says of clocks, nights and holidays.

news-late-bot = { $name }’s time is over: a bot plays until { $name } is back.
news-late-free = { $name }’s time is over: the seat is free, and a bot plays until somebody takes it.
news-back = { $name } is back.
error-pace-hours = A turn takes { $most } hours at most, and 0 means no clock; { $given } is not possible.
error-pace-reserve = The reserve is { $most } hours at most; { $given } is not possible.
error-pace-no-clock = Without a clock there is no reserve: give each turn some hours, or leave out the reserve.
error-not-slow = This table is live: nobody’s clock runs here, so nights and holidays do not count.
error-unknown-zone = The time zone “{ $zone }” is not known here. Name it like Europe/Paris, or as an offset like +02:00.
error-night-too-long = A night has a beginning and an end, and lasts { $hours } hours at most.
error-night-stands = You have moved your night within the last day. It can be moved again when that day is over.
error-no-such-day = A holiday goes from one day to the same or a later one, written like 2026-08-31.
error-holiday-past = A holiday cannot begin before today.
error-holidays-too-long = In one game there are { $most } days of holidays at most; you have { $left } left.
error-seat-given = Somebody else has taken this seat since your time was over.
error-clock-decides = At this table people come when they can: the clock decides when a bot plays for somebody.

## Answers given beforehand

error-not-foreseeable = There is no such moment in this game, or no such card that reacts to it.
occasion-dale-purchased = When another player has bought a card
occasion-dale-built = When another player has built a stack
occasion-dale-resolved = When another player has resolved a technique
occasion-dale-shuffled = When another player has shuffled their deck
occasion-dale-entered = When cards come into my hand
occasion-karanor-enter = When another merchant comes to a place
occasion-karanor-cross = When another merchant sets sail
occasion-karanor-build = When another merchant has built a commerce
occasion-karanor-deliver = When another merchant has made a delivery
occasion-karanor-targeted = When a card is aimed at me
