# What the server says: to people at a table, to those who come by a link, to whoever runs it.

game-dale = Dale of Merchants
game-karanor = Marchands de Karanor
guest-name = Guest { $number }

## At a table

error-too-late = The game has moved on since; look again and choose.
error-no-such-item = That is not among the things you can choose now.
error-curtain-closed = The curtain is closed: lift it first.
error-only-watching = You are watching: only those who have a seat can do that.
error-not-begun = The game has not begun yet.
error-not-by-rising = Here it is not the earliest riser who begins.
error-not-over = The game is not over yet.
error-resign-declined = { $name } would rather go on: the game is not over.
error-resign-overtaken = The game has gone on meanwhile.
result-resigned = { $who ->
        [you] You give up.
       *[other] { $name } gives up.
    } { $count ->
        [one] Winner
       *[other] Winners
    }: { $winners }.
error-already-begun = The game has begun; that is only possible before.
error-bot-plays = A bot is playing for you. Take your seat back first.
error-only-the-host = Only the person who opened this table can do that.
error-proposal-open = Somebody else has asked to take back a step; answer that first.
error-cannot-agree = { $name } is away, and a bot cannot say yes for them: what the others have seen is taken back only if each of them agrees.
log-lapsed-time = Time ran out: you passed.
log-lapsed-order = You passed by your standing order.
log-all-pass = Everybody passes.
log-passes = { $late ->
    [yes] { $name } passes: out of time.
   *[no] { $name } passes.
}
error-no-proposal = Nobody is waiting for your answer any more.
error-too-much-talk = You have said a lot in a short time. Wait a moment, then say the rest.
error-no-hints = This table plays without hints, as was chosen when it was opened.
error-nothing-said = There is nothing to send: write a few words first.
error-no-such-phrase = There is no such phrase at this table: choose one from the list, or write it yourself.
error-no-name = A name needs at least one letter.
error-no-such-seat = There is no such seat at this table.
error-sent-away = The host has freed this seat. Ask for a new link to come back.
error-has-left = You have left this table.
error-dismissed = This device was taken off your seat. To come back, add it from another device.
error-opened-elsewhere = This seat is open in a newer window of the same browser; this one has stopped.
error-watch-renewed = The host has changed the spectators’ link. Ask for the new one to go on watching.
error-no-such-device = This device is not at your seat any more.
error-last-device = This is the only device of your seat: without it nobody could play there. Add another one first.
error-still-here = This person has not been gone long enough: a bot may take over after { $seconds } seconds.
error-only-its-person = Only the person whose seat it is can take it back.
error-people-away = { $count ->
    [one] { $names } is not here: wait, or free the seat. Nothing is dealt without everybody.
   *[other] { $names } are not here: wait, or free their seats. Nothing is dealt without everybody.
}
error-withdrawn-often = { $most } deals have been withdrawn at this table: it deals no more. Open another one.
error-deal-gone = This deal is over or withdrawn; the next one begins with Start.
error-reveal-early = Not everybody has committed yet: keep your number until then.
error-reveal-unfit = This number is not the one your seat has committed to, so it does not count.
error-seats-open = { $count ->
    [one] One seat is still empty: send its link to a friend, or let a bot sit there.
   *[other] { $count } seats are still empty: send their links to friends, or let bots sit there.
}
error-malformed = This request cannot be read ({ $where }). Reload the page; if it happens again, tell us.
error-malformed-often = Too many messages made no sense, so the connection was closed. Reload the page.
error-too-fast = That was too much in too little time. Wait a moment, then reload the page.
error-bots-late = The bots have a lot to do right now and gave no hint in time; try again in a moment.
error-busy = The table has a lot to do right now; try again in a moment.
error-too-many-sockets = There are { $most } spectators at this table already. Try again later.
error-too-many-connections = There are { $most } connections from here already. Close some windows first, then reload the page.
error-moved = The table moves to another machine. Nothing is lost: you are back in a moment.
error-server-stops = The server is stopping. The game is stored: come back in a while and go on.

## What the people at a table have to know

notice-lost = { $missing ->
    [0] After a failure of the server’s disk (found { $when } UTC) this table is no longer quite what was stored of it.
    [one] After a failure of the server’s disk (found { $when } UTC) the last thing that had been stored of this table is missing.
   *[other] After a failure of the server’s disk (found { $when } UTC) the last { $missing } things that had been stored of this table (moves, talk) are missing.
}
notice-halted = The game waits: it goes on from what is left when everybody here agrees.
notice-bot-late = The bots have more to do than they can manage: { $name } will move as soon as one answers. Please wait.
notice-drawn-by-lot = { $count ->
    [one] One move of a bot was drawn by lot, because no bot answered for a long time.
   *[other] { $count } moves of bots were drawn by lot, because no bot answered for a long time.
}
notice-older = This game began under rules (version { $version }) that are no longer played here. It is shown as it stood after { $picks } picks{ $dropped ->
    [0] .
    [one] ; the one after that is lost.
   *[other] ; the { $dropped } after that are lost.
} When everybody here agrees it goes on from there, by the rules of today (version { $known }).
notice-told = This game was played under rules (version { $version }) that are no longer played here (now: { $known }). Its story is told as it was stored; it can no longer be replayed, proven or downloaded.
notice-carried = The first { $picks } picks of this game were made under older rules (version { $version }): they can no longer be replayed or proven. What came after can.

## News of the table

news-left = { $name } has left the table.
news-freed = The host has freed { $name }’s seat.
news-taken = { $name } takes seat { $number }.
news-renewed = The host has changed the spectators’ link: the old one opens nothing any more.

## Coming in

error-unknown-table = There is no such table. Check that the link is complete, or ask for it again.
error-link-spent = This link has been used already, or the host has withdrawn it. If the seat is yours, open it where you play and add this device there; else ask the host for a new link.
error-too-many-devices = This seat has { $most } devices already. Take one off first.
error-bad-link = This link does not open a seat at this table: it is incomplete, or the host has given the seat to somebody else. Ask for a new one.
error-seat-taken = A bot sits there now. Ask the host for another seat.
error-table-older = This game was begun under older rules (version { $version }; here it is { $known }) and cannot go on here.
error-game-waits = This game began under rules that are no longer played here. It goes on by those of today when everybody has agreed to that.
error-table-strayed = The rules of this server lead elsewhere than this game had gone after { $picks } picks, so it cannot go on here. Tell whoever runs the server: it is a bug.
error-no-longer-replayed = This game was played under rules (version { $version }) that are no longer played here (now: { $known }): it can no longer be replayed, proven or downloaded. Its table tells what was stored of it.
error-seat-count = { $given ->
    [one] One seat was described,
   *[other] { $given } seats were described,
} but this game needs { $needed }.
error-not-your-seat = That is for somebody else at this table. Open it with your own link.
error-unknown-address = There is nothing at this address.
error-wrong-method = This address does not take such requests.
error-wrong-origin = This request comes from a page of another site and was refused.
error-wrong-host = This server does not answer to the name “{ $host }”. Whoever runs it can allow it: comptoir serve --host-name NAME
error-figures-closed = These figures are for whoever runs the server: ask from its own machine, or with the token in the file metrics.token of its data folder.
error-too-large = This request is too large, or does not say how large it is: { $most } bytes at most.
error-too-many-tables = Many tables were opened from here in a short time. Wait a few minutes.
error-table-lost = { $missing ->
    [one] One entry of this table
   *[other] { $missing } entries of this table
} had been stored, and nothing of it is left after a failure of the server’s disk. Ask whoever runs the server for a backup.
error-game-halted = Some of this game is missing after a failure of the server’s disk. It goes on when everybody has agreed to that.
error-table-damaged = What was stored of this game is damaged, so it cannot go on. Other games are not affected.
error-not-stored = The server cannot store anything at the moment. Try again in a while.
error-house-full = All tables are taken at the moment. Try again later.
error-server-failed = Something went wrong on the server; nothing is lost. Try again in a moment.
error-not-built = The pages of the game have not been built. Run ./play once in the project’s folder.

## Running it

error-port-taken = Port { $port } is in use, maybe by another Comptoir. Close that, or choose another one: --port { $other }.
error-no-such-port = There is no port { $port }. Choose one from 1 to 65535, or 0 for any that is free.
error-port-forbidden = This system does not let you open port { $port }. Choose one from 1024 on: --port { $other }.
error-address-unusable = This machine has no address { $host }. Use 127.0.0.1 for this machine alone, or 0.0.0.0 for the whole network.
serve-open = Comptoir is open at { $address }
serve-stop = Games are kept in { $folder }. Press Ctrl+C to close.
serve-faulty = LEFT OUT: the content pack { $name } of the game { $game } cannot be played with.
serve-lost = DAMAGE: { $missing ->
    [0] table { $table } is not what was stored of it.
    [one] one entry of table { $table } had been stored and acknowledged, and is missing; { $kept } are left.
   *[other] { $missing } entries of table { $table } had been stored and acknowledged, and are missing; { $kept } are left.
} Its people are told. See whether the disk is well, and keep a backup.
serve-network = For others in your network: { $address }
help-serve = Open tables in the browser: for you, for bots, for friends with a link.
help-host = the address to listen on; 0.0.0.0 lets your network in
help-port = the port to listen on
help-data = the folder in which games are kept, or the address of a PostgreSQL database: postgresql://user@host/name
help-address = where other servers of the same database reach this one, as host:port
help-leaving = seconds in which a server that is told to stop takes nobody new, before others of its database have its tables
help-open = open the browser
help-demo = fill a few tables with bots, to look around
help-grace = seconds somebody may be gone before a bot may play for them
help-bot-pause = seconds a bot takes for a move
help-window = seconds a reaction window stays open; 0 for as long as it takes
help-workers = processes in which bots think
help-origin = another site whose pages may use this server (can be repeated)
help-host-name = another name this server is reached by, such as play.example (can be repeated); addresses and the machine’s own name need none; * for any
help-open-metrics = let everybody read /metrics, not only this machine and who has the token
help-sockets = connections an address may have
help-rate = messages a connection may send in a second
help-pages = a folder with another build of the pages (for those who work on them)
