### The part of "My tables" about notices: how one is told while one is not at the table, and how that ends.

web-mine-post = Notices
web-mine-post-how = When it is your turn and you are not at the table, you are told: once a turn, with the names at the table and never with a card.
web-mine-post-on = Turn on
web-mine-post-off = Turn off
web-mine-post-is-on = On
web-mine-post-forget = Forget
web-mine-post-try = Send me one now
web-mine-post-tried = { $places ->
        [one] One notice is on its way.
       *[other] { $places } notices are on their way.
    }
web-mine-post-push = On this device
web-mine-post-push-how = { $others ->
        [0] Your browser shows it, also when this page is closed.
        [one] Your browser shows it, also when this page is closed. Another device of yours is told as well.
       *[other] Your browser shows it, also when this page is closed. { $others } other devices of yours are told as well.
    }
web-mine-post-push-cannot = This browser cannot. On an iPhone or iPad, put this page on the home screen first, and open it from there.
web-mine-post-push-denied = Your browser does not allow it. You can change that in its settings for this page.
web-mine-post-push-failed = Your browser has reached no push service. Try again later, or take mails.
web-mine-post-mail = By mail
web-mine-post-mail-how = Nobody else sees your address, and every mail has a way out.
web-mine-post-mail-address = Your mail address
web-mine-post-mail-send = Send me a code
web-mine-post-mail-code = A code is on its way to { $address }.
web-mine-post-mail-to = To { $address }
web-mine-post-code = The code in the mail
web-mine-post-confirm = Confirm
web-mine-post-hook = To your own program
web-mine-post-hook-how = A small JSON document is sent there, signed so that you know it is from here.
web-mine-post-hook-address = The address of your hook
web-mine-post-hook-name = Use it
web-mine-post-hook-want = I have a program of my own
web-mine-post-secret = This is what it is signed with. Copy it now: it is shown only once.
web-mine-post-of = Tell me of this table:
web-mine-post-way-push = on my devices
web-mine-post-way-mail = by mail
web-mine-post-way-hook = by hook

web-mine-paste = You have a personal link already?
web-mine-paste-how = Paste it here, or open it on this device.
web-mine-paste-yes = Open

web-mine-stop = { $which ->
        [all] No more mails
       *[one] No more mails of this table
    }
web-mine-stop-how = { $which ->
        [all] You will get no more mails about any of your tables.
       *[one] You will get no more mails about this table. Others stay as they are.
    }
web-mine-stop-done = { $which ->
        [all] Done: no more mails. You can have them again in “My tables”.
       *[one] Done: no more mails of this table. You can have them again in “My tables”.
    }
