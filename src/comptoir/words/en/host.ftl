# What whoever runs a server is told: of its health, and of copies of its games.

help-doctor = Look whether the folder or the database of a server is well, also while it runs: rights, disk, every game.

doctor-no-folder = There is no folder { $folder }. Name the one the server uses: --data.
doctor-folder = The folder { $folder } is there, and closed to others.
doctor-folder-forbidden = { $folder } cannot be read and written by you. Run this as the user the server runs as, or give that user the folder.
doctor-open-to-others = { $file } can be read by other users of this machine. Close it: chmod go= { $file }
doctor-running = A server is running on it.
doctor-not-running = No server is running on it.
doctor-never-run = No server has run on it yet.
doctor-secret = The secret of the links is there.
doctor-no-secret = There is no secret: the next server makes a new one, and every link that was sent out is worth nothing. If you have a backup, bring back the file “secret” first.
doctor-bad-secret = The file “secret” is damaged, and no server starts with it. Bring it back from a backup, or remove it: all links that were sent out are worth nothing then.
doctor-empty = There are no games in it yet.
doctor-database-gone = The database comptoir.sqlite is gone, although there were games in it. Bring it back from a backup.
doctor-database = The database is undamaged.
doctor-database-newer = The database was written by a newer Comptoir. Update Comptoir.
doctor-database-damaged = The database is damaged ({ $reason }). Stop the server, keep a copy of the folder, and bring back a backup.
doctor-database-unreadable = The database cannot be read ({ $reason }). Check its rights; if they are well, stop the server, keep a copy of the folder, and bring back a backup.
doctor-heads = { $count ->
    [0] Nothing has been acknowledged to anybody yet.
    [one] Of one table everything that was acknowledged is there.
   *[other] Of { $count } tables everything that was acknowledged is there.
}
doctor-lost = { $missing ->
    [0] Table { $table } is not what was acknowledged. A backup may hold what was.
    [one] Table { $table }: one entry that was acknowledged is missing; { $kept } are left. A backup may hold it. Otherwise its people are asked to go on from what is left.
   *[other] Table { $table }: { $missing } entries that were acknowledged are missing; { $kept } are left. A backup may hold them. Otherwise its people are asked to go on from what is left.
}
doctor-heads-damaged = { $count ->
    [one] One place of the file “heads” cannot be read.
   *[other] { $count } places of the file “heads” cannot be read.
} After a crash a few at its end mean nothing; otherwise check the disk. The next start of the server writes the file anew.
doctor-tables = { $count ->
    [0] There are no tables yet.
    [one] The chain of its one table is unbroken, and its rules are known.
   *[other] The chains of all { $count } tables are unbroken, and their rules are known.
}
doctor-table-damaged = Table { $table } is damaged from entry { $record } on and cannot be opened. Check the disk, and bring back a backup.
doctor-table-unreadable = Table { $table } holds something this Comptoir cannot read. Was it written by a newer one? Update Comptoir.
doctor-game-unknown = Table { $table } is of the game “{ $game }”, which is not installed. Install it, and its people can go on.
doctor-rules-not-kept = Table { $table } was begun under version { $version } of the rules of “{ $game }”, which this Comptoir no longer plays.
doctor-disk = The folder takes { $size } MB; { $free } MB of the disk are free.
doctor-little-space = Only { $free } MB of the disk are free (the folder takes { $size } MB). When it is full, all tables stop until there is room again: make some.
doctor-files = { $limit } files may be open at once.
doctor-files-unlimited = Any number of files may be open at once.
doctor-few-files = Only { $limit } files may be open at once, and every connection is one. Allow { $needed }: ulimit -n { $needed }, or LimitNOFILE={ $needed } in the unit of systemd.
doctor-clock-well = The clock makes sense.
doctor-clock = The clock says { $now } UTC, but files of the folder are of a later time. Set the clock: let the system keep it.
doctor-database-unusable = { error-database-unusable }
doctor-reached = The database { $address } answers (PostgreSQL { $version }).
doctor-database-read-only = It cannot be written to: it is a copy that follows another database, or default_transaction_read_only is on. Name the one that can be written, or switch that off.
doctor-fsync-off = fsync is off: a power cut may lose everything that was acknowledged. Set fsync = on in postgresql.conf, and restart PostgreSQL.
doctor-commit-not-awaited = synchronous_commit is off although Comptoir asks for it: something between here and PostgreSQL, such as a pooler of connections, does not pass it on, and a crash may lose moves that were acknowledged. Let Comptoir reach PostgreSQL itself.
doctor-half-pages = full_page_writes is off: unless the file system never writes half a page, a power cut may damage the database. Set full_page_writes = on in postgresql.conf.
doctor-durable = What it acknowledges is on the disk (fsync, synchronous_commit and full_page_writes are on).
doctor-schema = Its schema is of this Comptoir (version { $version }).
doctor-schema-older = Its schema is of an older Comptoir (version { $version }). The first server of this one brings it up to date: stop those of the older one before.
doctor-figures-token = The secret of the links is there. The token with which programs elsewhere read /metrics comes from it: comptoir doctor --metrics-token prints it.
doctor-database-secret = Its secret is gone or damaged, and no server starts with it. Bring back a copy of the database.
doctor-processes = { $count ->
    [one] A server is running on it: { $addresses }.
   *[other] { $count } servers are running on it: { $addresses }.
}
doctor-not-heard-of = The server { $address } has not been heard of for { $minutes ->
    [one] less than a minute
   *[other] { $minutes } minutes
}: it has ended without a word, or cannot reach the database. { $tables ->
    [0] It had no table.
    [one] The table it had goes to whichever server is asked for it next.
   *[other] The { $tables } tables it had go to whichever server is asked for them next.
}
doctor-database-size = It takes { $size } MB. How much of its disk is free cannot be seen from here: keep an eye on it there.
doctor-database-disk = It takes { $size } MB; { $free } MB of its disk are free.
doctor-database-little-space = Only { $free } MB of its disk are free (it takes { $size } MB). When it is full, all tables stop until there is room again: make some.
doctor-lines = { $left } more connections to it are possible; a server takes up to { $needed }.
doctor-few-lines = Only { $left ->
    [one] one more connection
   *[other] { $left } more connections
} to it { $left ->
    [one] is
   *[other] are
} possible, and a server takes up to { $needed }. Raise max_connections in postgresql.conf, and restart PostgreSQL.
doctor-clocks = Its clock and that of this machine agree.
doctor-clocks-apart = Its clock and that of this machine are { $seconds } seconds apart. Whose a table is is told by its clock alone, but clocks of slow games are told by the machine they run on. Set both: let the systems keep them.
help-metrics-token = Print nothing but the token with which programs elsewhere read /metrics.
help-doctor-upgrade = Say instead what playing on with this Comptoir means for each table; nothing is changed.
doctor-upgrade-goes-on = Table { $table } ({ $game }) goes on as it was, by version { $version } of its rules.
doctor-upgrade-whole = Table { $table } ({ $game }) is over, and can be replayed, proven and downloaded as it was.
doctor-upgrade-begins = Table { $table } ({ $game }) was opened under version { $version } of its rules and has not begun: it will be played by version { $known }.
doctor-upgrade-asks = Table { $table } ({ $game }) was begun under version { $version } of its rules, which can no longer be played. Its people are asked whether it goes on by version { $known } from where it stood after { $picks } picks{ $dropped ->
    [0] .
   *[other] { "" } ({ $dropped } later ones are lost).
}
doctor-upgrade-told = Table { $table } ({ $game }) is over. Version { $version } of its rules can no longer be played: its story stays, but it cannot be replayed, proven or downloaded any more.
doctor-upgrade-shown = Table { $table } ({ $game }) is over. Version { $version } of its rules can no longer be played, and no story was stored: only the last moment stays. Let the older Comptoir run once more until it has stored one.
doctor-upgrade-lost = Table { $table } could not be opened any more: { $reason }
doctor-well = All is well.
doctor-look = { $warnings ->
    [one] It runs. One thing is worth a look: it is marked with “!”.
   *[other] It runs. { $warnings } things are worth a look: they are marked with “!”.
}
doctor-ill = { $bad ->
    [one] One thing is not well: it is marked with “✗”.
   *[other] { $bad } things are not well: they are marked with “✗”.
}

## Copies

help-backup = Copy all games to a new folder, also while the server runs, and check the copy.
help-backup-folder = The folder to make: it must not exist yet, or be empty.
backup-progress = Copying
backup-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} copied to { $folder } ({ $size } MB), and the copy is checked.
backup-restore = To go on with it, let a server run on a copy of it: comptoir serve --data { $folder }
backup-damaged = Table { $table } is damaged, and so is its copy. See what the doctor says.
error-nothing-to-copy = There are no games in { $folder }. Name the folder or the database of the server: --data.
error-copy-exists = { $folder } is there already. Name a folder that does not exist yet.
error-not-copied = Nothing was copied to { $folder }: { $why ->
    [full] the disk is full. Free some space, or name another folder.
    [read_only] it cannot be written to, or the games cannot be read. Allow that, or name another folder.
    [damaged] the database is damaged. See what comptoir doctor says.
    [locked] the database is busy. Try again in a moment.
   *[other] the system reports an error. See what comptoir doctor says, or name another folder.
}

## From one store to another

help-move = Move all games from a folder to a PostgreSQL database, or back: copied, read back and compared. The old one stays as it is.
help-name-place = PLACE
help-move-place = Where they go: a folder that does not exist yet, or the address of a database in which Comptoir keeps nothing yet.
help-leave-damaged = Move all other tables where some are damaged.
move-progress = Moving
move-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
} ({ $records ->
    [one] one entry
   *[other] { $records } entries
}), what people keep and the secret of the links are in { $place } now. All of it was read back, and is the same.
move-next = To go on there: comptoir serve --data { $place }
move-old = { $place } is as it was. Let no server run on it any more, or the same tables go on in two places; keep it until all is well there.
move-left = Table { $table } is damaged, and only in { $place }. See what the doctor says of it.
error-still-running = { $addresses ->
    [none] A server is running on { $place }.
   *[other] A server is running on { $place }: { $addresses }.
} Stop it first: nothing may happen at the tables while they move.
error-not-empty = There are games in { $place } already. Name a database in which Comptoir keeps nothing; if they are not needed any more, remove them there: DROP SCHEMA comptoir CASCADE
error-tables-damaged = Nothing was moved, because tables in { $place } are damaged: { $tables }. See what comptoir doctor says, and bring back a backup; or move all others with --leave-damaged.
error-copied-wrongly = What was written to { $place } is not what was read back. Nothing was moved. Check its disk, then try again.
