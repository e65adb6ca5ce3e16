### What the people of a table agree on before they open it.

web-agree-first = Who begins
web-agree-first-lot = By lot
web-agree-first-earliest = The earliest riser
web-agree-earliest-how = Before the game everybody says when they got up today.
web-agree-earliest-alone = Bots never sleep: you begin.
web-agree-window = Time to react
web-agree-window-usual = As usual here
web-agree-window-length = { $seconds ->
        [0] As long as it takes
        [60] A minute
       *[other] { $seconds } seconds
    }
web-agree-window-unlimited = The game waits until everybody has answered. A bot can still answer for somebody who has left.
web-agree-rules = House rules
web-agree-rules-changed = { $count ->
        [0] as the rulebook says
        [one] one is different
       *[other] { $count } are different
    }
web-agree-rules-how = Where the rulebooks leave a choice, or were read otherwise before. Everybody at the table sees what you change.
web-agree-rules-usual = Play as the rulebook says
web-agree-rules-default = (as usual)

web-tables-yours = your turn
web-tables-waits = { $count ->
        [one] waiting for { $name }
       *[other] waiting for { $count } players
    }
web-tables-everywhere = On all my devices
