# Several people at one screen, and the curtain between them.

web-seat-beside = Somebody here, at this screen
web-seat-beside-name = Name, seat { $number }
web-seat-beside-sit = Play here too
web-seats-together = You pass this screen around: a curtain hides each player’s cards from the others.
web-curtain-pass = Pass the screen to { $name }
web-curtain-how = Everybody else looks away!
web-curtain-lift = Lift the curtain for { $name }
web-curtain-closed = The curtain is down
web-curtain-awaited = Waiting for { $names }.
web-curtain-others = Who else plays here
web-curtain-wanted = is waited for
web-curtain-addressed = has an offer to answer
web-curtain-idle = nothing to decide
web-curtain-look = Look
web-curtain-fall = Let the curtain fall and pass the screen

# Phrases and pictures that each reads in their own language

web-table-phrases = Quick phrases
web-table-emotes = Without a word
web-bubbles = What others say with one click, in bubbles
web-bubbles-on = shown
web-bubbles-off = hidden
