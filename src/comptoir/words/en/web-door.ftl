### What stands at the door of every table: what was agreed on, and how one goes.

web-agreed-first = { $who ->
        [you] You begin.
       *[other] { $name } begins.
    }
web-agreed-first-lot = The deal says who begins.
web-agreed-first-earliest = Whoever got up earliest today begins.
web-agreed-rose = When did you get up today?
web-agreed-rose-at = up at { $time }
web-agreed-window = { $seconds ->
        [0] As much time to react as one wants.
        [one] One second to react.
       *[other] { $seconds } seconds to react.
    }
web-agreed-rules = { $count ->
        [0] Played as the rulebook says.
        [one] One rule of the house:
       *[other] { $count } rules of the house:
    }

web-share-qr = QR code
web-share-qr-how = A picture of the link, for the camera of a phone
web-share-qr-of = { $label }: the link as a QR code

web-going = Going
web-going-leave = Leave the table
web-going-leave-sure = A bot plays on in your seat. You can come back at any time from the start page.
web-going-leave-alone = Nobody waits for you: the game stays as it is, and you find it again on the start page.
web-going-resign = Give up the game
web-going-resign-sure = The game ends here, and another wins. Whoever loses a game by that is asked first.
web-going-stay = Stay
web-table-resign-wanted = { $name } would like to end the game here. Do you agree?
web-table-resign-waiting = You would like to end the game here. Waiting for the others…
web-table-proposal-drop = Never mind
