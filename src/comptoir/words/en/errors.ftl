# What cannot be done: what is wrong, what is allowed, what to do. Keys are error codes.

## At the table

error-not-offered = That is not possible now. Press Enter to see what is.
error-not-asked = It is not your turn to decide. Wait until you are asked.
error-not-quiet = Nobody can interrupt at this moment. Wait until this effect is over.
error-game-over = The game is over; nothing more can be picked.
error-too-expensive = It costs { $price }, and your whole hand pays { $purse } at most. Build up your hand, or pick something cheaper.
error-empty-slot = That slot of the market is empty; it is filled again at the end of the turn.
error-not-a-technique = { $card } is not a technique, so it cannot be played. It works while you hold, pay or build with it, as its text says.
error-no-ability = { $card } has no ability to use. Pay or build with it, or play it if it is a technique.
error-used-already = { $card } has been used this turn already; it can be used again in your next one.
error-not-usable-now = { $card } cannot be used now: it has nothing to do, or is used at another time, as its text says.
error-no-reaction = { $card } does not react to anything. Pass, or react with another card.
error-no-reaction-now = { $card } does not react to what has happened, or would have nothing to do. Its text says when it does.
error-cannot-rearrange = You cannot rearrange the market now: that takes { $card } in hand and a payment of which it is part.
error-no-stack = You cannot build stack { $number } now: it takes cards of a single set from your hand that add up to exactly { $needed }.
error-help-declined = Your teammate has declined to help in this action, and you cannot build stack { $number } alone: it takes cards of a single set that add up to exactly { $needed }.
error-superfluous = That card would be superfluous: the others are enough to pay { $price }. Leave out any card you do not need.
error-not-yours = That card is not among those you can use here.
error-too-little = That is not enough: { $total } of { $price }. Add more cards.
error-must-contain = That would be enough, but this purchase is only possible if { $card } is part of the payment.
error-card-twice = That card is in use already. Use each card once.
error-junk-in-stack = Junk cannot go into a stack unless a card in it allows that; stack { $number } takes cards of a set.
error-mixed-sets = All cards of a stack must be of one set unless a card in it allows others; stack { $number } has to add up to exactly { $needed }.
error-wrong-total = These cards do not make stack { $number }: they count { $total }, and it takes exactly { $needed }.
error-incomplete = That is not enough yet: pick more cards.
error-too-many = Those are too many: fewer cards already do it.
error-one-at-a-time = Pick one thing at a time here.
error-learned = This cannot be taken back: somebody has seen a new card since, or dice have rolled.
error-nothing-to-undo = There is nothing of yours to take back.
error-imagined = This is an imagined game; only real ones can be saved.
error-script-failed = A rule of this game has a bug ({ $reason }). Nothing is lost: the game stands where it stood before that pick. Pick something else, or save the game and report it.

## Setting up a game

error-unknown-game = There is no game called “{ $game }”. There is: { $allowed }.
error-unknown-option = There is no option called “{ $option }”. Possible: { $allowed }.
error-bad-option = The option { $option } cannot be “{ $value }”. Possible: { $allowed }.
error-out-of-range = The option { $option } cannot be { $value }. Choose a number from { $least } to { $most }.
error-player-range = The option --players cannot be { $value }. Give a number from { $least } to { $most }, or a range such as { $least }..{ $most }.
error-rating-range = { $option } cannot be “{ $value }”. Give a number from { $least } to { $most }, or a range such as 1..2, ..2 (at most 2) or 2.. (at least 2).
error-rating-backwards = { $option } cannot be “{ $value }”: the smaller number comes first. Write { $turned }.
error-people-range = The option --people cannot be { $value }: this game has { $most } seats. Choose a number from 0 to { $most }; how many seats there are is up to --players.
error-teams-players = A team game is for { $needed } players, not { $given }. Leave --players out, or play without --teams.
error-seconds-range = The option --seconds cannot be { $value }. Choose more than 0, up to { $most }.
error-unknown-set = There is no set called “{ $set }”. Possible: { $allowed }.
error-set-twice = The set { $set } is named twice. Name each set once.
error-set-count = { $given ->
    [0] No set was named,
    [one] One set was named,
   *[other] { $given } sets were named,
} but { $players } players need { $needed }. Possible: { $allowed }.
error-team-set-count = { $given ->
    [0] No set was named,
    [one] One set was named,
   *[other] { $given } sets were named,
} but a team game needs { $needed }. Possible: { $allowed }.
error-mix-not-alone = “{ $mix }” is a whole mix and stands alone. Name either a mix or single sets.
error-too-few-sets = { $found ->
    [0] No set passes
    [one] Only one set ({ $sets }) passes
   *[other] Only { $found } sets ({ $sets }) pass
} these filters, and this game needs { $needed }. { $ways ->
    [0] Loosen several filters, or leave some out.
   *[other] Enough would pass { $allowed }.
}
filter-left-out = without { $option }
filter-loosened = with { $option }
error-filters-without-random = These filters narrow a random draw: { $filters }. But the sets are named ({ $sets }). Write --sets random, or leave the filters out.
error-no-set-matches = No set is like that. Ask for less at once; without options, all sets are listed with their ratings.
error-unknown-bot = There is no bot called “{ $bot }”. Possible: { $allowed }.
error-bot-count = { $given ->
    [one] One bot was named,
   *[other] { $given } bots were named,
} but { $needed ->
    [one] one seat is
   *[other] { $needed } seats are
} free. Name one bot for all of them, or one for each.
error-name-count = There are { $given } names for { $most } seats. Give one name to each seat at most.
error-name-twice = The name { $name } was given twice. Every seat needs a name of its own.
error-bad-name = { $name } cannot be a name: a name has at most { $most } letters or other printable characters.
error-rule-without-value = “{ $rule }” says no value. Write --rule name=value; possible names: { $allowed }.
error-rule-has-option = { $rule } is not set with --rule. Use { $option } instead.
error-unknown-language = Comptoir does not speak “{ $lang }”. Possible: { $allowed }.
error-not-with-load = { $option } cannot be given together with --load: the saved game says how it was set up. Leave one of them out.
error-empty-seed = The seed is empty. Give --seed a word or a number, or leave it out.
error-bad-fingerprint = “{ $value }” is not a fingerprint of a deal. Give all { $digits } digits, 0 to 9 and a to f, as the page showed them at the start of the game.
error-save-unbound = Nobody had committed to anything before this game, so it has no fingerprint to compare yours with.
error-bad-commitment = “{ $value }” is not the hash of a key. Give all 64 digits, 0 to 9 and a to f, as the table showed them before the game.

## Saved games

error-save-not-read = { $file } cannot be read: { $why ->
    [missing] there is no such file. Check the name and the folder.
    [forbidden] you have no permission to read it.
    [folder] it is a folder. Name a file in it.
    [name] that cannot be the name of a file. Check it.
   *[other] the system reports an error. Try a copy of it.
}
error-save-not-written = { $file } cannot be written: { $why ->
    [missing] its folder does not exist. Choose another one.
    [forbidden] you have no permission to write there. Choose another folder.
    [folder] it is a folder. Name a file in it.
    [name] that cannot be the name of a file. Choose another one.
    [full] the disk is full. Choose another folder.
   *[other] the system reports an error. Choose another folder.
}
error-save-too-large = This file is too large for a saved game: { $most } bytes are allowed. Is it the right file?
error-save-not-json = This is not a saved game: it is not JSON. Is it the right file, or is it incomplete?
error-save-foreign = This file is not a saved game of Comptoir. Is it the right file?
error-save-older = This game was saved under rules (version { $version }) that are no longer played here (version { $known } and later are): its picks would lead elsewhere now. Go on with it in the Comptoir it was saved with.
error-checkpoint-foreign = What was stored of this game lies on a table of older rules (version { $version }), and these rules have no place for all of it.
error-save-newer = This game was saved by a newer Comptoir (version { $version }, known here: { $known }). Update Comptoir, then try again.
error-save-field = This saved game is damaged: its field “{ $field }” is missing or wrong. Use another copy of it.
error-save-damaged = This saved game is damaged: its seal does not fit its content. Use another copy of it.
error-save-unproven = This file does not say where its key comes from, so there is nothing to compare your hash with. Take the file that the table offers at the end of the game.
error-save-game = This saved game is of “{ $game }”, which is not installed. Installed: { $allowed }.
error-save-options = This saved game cannot be set up. { $reason }
error-save-pick = This saved game breaks off: its pick number { $number } is not possible. { $reason }

## The server’s data

error-data-unusable = The data folder { $folder } cannot be used: { $why ->
    [not_folder] it is not a folder. Name another one with --data.
    [read_only] it cannot be written to. Allow that, or name another one with --data.
    [full] the disk is full. Free some space, or name another one with --data.
    [locked] another Comptoir server is using it. Stop that one, or name another folder with --data.
    [newer] it was written by a newer Comptoir. Update Comptoir, or name another folder with --data.
    [older] it was written by an older Comptoir. Let a server of this one run on it once: that brings it up to date.
    [gone] its database comptoir.sqlite is gone, although there were games in it. Bring back a copy of it, or name another folder with --data.
    [damaged] what is in it is damaged. Bring back a copy of it, or name another folder with --data.
   *[other] the system reports an error. Name another one with --data.
}
error-database-unusable = The database { $address } cannot be used: { $why ->
    [away] nobody answers there. Is PostgreSQL running, and may this machine reach it?
    [no_address] that is no address of a database. It looks like this: postgresql://name@machine/database
    [no_database] there is no database of that name. Create it (createdb), or name another one with --data.
    [password] it does not accept the name or the password. Put the right ones into the address, or the password into PGPASSWORD.
    [forbidden] it does not let us make a schema named comptoir. Make its user the owner of the database, or create that schema for it.
    [crowded] it accepts no more connections. Raise max_connections there, or run fewer processes.
    [read_only] it cannot be written to. Name the one that can: this may be a copy of it.
    [full] its disk is full. Free some space there.
    [locked] somebody else is changing it. Try again in a moment.
    [old_server] its PostgreSQL is too old. Comptoir needs PostgreSQL { $oldest } or newer.
    [newer] it was written by a newer Comptoir. Update Comptoir, or name another database with --data.
    [older] it was written by an older Comptoir. Let a server of this one run on it once: that brings it up to date.
    [foreign] something in its schema comptoir is not ours. Name another database with --data.
    [damaged] what is in it is damaged. Bring back a copy of it.
   *[other] it reports an error. Its log says more.
}

## Learning environments

error-missing-extra = { $needs } is not installed. This brings it: { $command }
error-env-closed = This environment is closed. Make a new one.
error-env-not-begun = No game has begun in this environment. Call reset first.
error-no-such-action = There is no action { $given }: they are numbers from 0 to { $most }.
error-illegal-action = Action { $given } ({ $action }) cannot be chosen now: it is not among the { $allowed } of the mask.

## Command lines

usage-unknown-option = There is no option { $given }. Possible: { $allowed }.
usage-unknown-command = There is no command “{ $given }”. Possible: { $allowed }.
usage-close = Did you mean { $close }?
usage-too-many = “{ $given }” is one argument too many. See --help.
usage-missing = { $option } needs a value. See --help.
usage-missing-argument = { $name } is missing. See --help.
usage-repeated = { $option } was given more than once. Give it once.
usage-not-whole = { $option } needs a whole number, not “{ $given }”.
usage-not-a-number = { $option } needs a number such as 2 or 0.5, not “{ $given }”.
usage-other = { $message } See --help.
output-not-written = The output cannot be written.
unexpected = Something went wrong inside Comptoir: { $reason }. Please report it; { $variable }=1 in the environment shows where.
error-unknown-first = --first-player cannot be “{ $given }”. Write the number of a seat, lot or earliest.
