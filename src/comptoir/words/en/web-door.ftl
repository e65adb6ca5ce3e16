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
