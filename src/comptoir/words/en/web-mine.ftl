### The page "My tables": one personal link for all devices, and what can be deleted.

web-mine-coming = Looking for your tables…
web-mine-offline = No network: these are your tables as they were last seen.

web-mine-begin-title = Your tables, on all your devices
web-mine-begin-how = Begin at the desk, go on in the train: one personal link shows all your tables wherever you open it, with those that wait for you first.
web-mine-begin-link = No account and no address: the link is all there is. Keep it to yourself.
web-mine-begin-seats = If you lose it, you lose no seat: every browser keeps the seats that were taken in it.
web-mine-begin-delete = You can delete everything at any time, with one click.
web-mine-begin = Keep my tables together
web-mine-begin-with = { $count ->
        [one] The table of this browser comes along.
       *[other] The { $count } tables of this browser come along.
    }

web-mine-yours = Your turn
web-mine-others = Going on
web-mine-over = Over
web-mine-none = You are at no table yet. Whatever you open or join from now on will be here.
web-mine-none-open = Open a table
web-mine-add-how = { $count ->
        [one] One table of this browser is not on your list yet.
       *[other] { $count } tables of this browser are not on your list yet.
    }
web-mine-add = Add to the list

web-mine-you = You
web-mine-turn = turn { $turn }
web-mine-now = just now
web-mine-out = now
web-mine-asked = Your turn, { $when }
web-mine-waits = { $count ->
        [one] Waiting for { $name }, { $when }
       *[other] Waiting for { $count } players, { $when }
    }
web-mine-open = { $free ->
        [0] Everybody is here: it can begin
        [one] One seat is still free
       *[other] { $free } seats are still free
    }
web-mine-goes-on = Last move { $when }
web-mine-won = { $who ->
        [you] You have won, { $when }
        [we] You have won together: { $names }, { $when }
       *[others] Won by { $names }, { $when }
    }
web-mine-left = Your time is up { $when }
web-mine-play = Play
web-mine-look = Go there
web-mine-back = Look back
web-mine-rematch = To the rematch
web-mine-more = More about the table of { $names }
web-mine-forget = Take off the list
web-mine-no = No

web-mine-link = Your personal link
web-mine-link-how = Open it on your phone or on another computer: your tables are there at once, and you can play at them.
web-mine-link-show = Show my link
web-mine-link-secret = Point the camera of your phone at the picture, or send yourself the link. Whoever has it plays in your place: show it to nobody.
web-mine-renew = Renew the link
web-mine-renew-sure = The link you have now will open nothing any more. Your devices stay.
web-mine-renew-yes = Renew it

web-mine-devices = Your devices
web-mine-devices-how = Each of them shows your tables and plays at them. One that you take off loses your seats in games that go on, too.
web-mine-delete-how = Done with it? Your link, your devices, your list and all addresses are deleted from the server at once. Games go on, and each browser keeps the seats that were taken in it.
web-mine-delete = Delete everything
web-mine-delete-sure = Your list and your link will be gone for good, on all your devices.
web-mine-delete-yes = Delete
web-mine-delete-table = Delete this table
web-mine-delete-table-sure = The game will be gone for good, for everybody: there is no replay of it, and nobody can go on playing. Everybody at the table is told.
