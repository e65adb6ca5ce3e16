# What is wrong with a content pack of Marchands de Karanor. The keys are the codes of the problems.

error-bad-pack = { $count ->
    [one] This content pack cannot be played with: something is wrong with it. Correct it and try again.
   *[other] This content pack cannot be played with: { $count } things are wrong with it. Correct them and try again.
}
pack-problem = { $file }, { $entry }: { $reason }
pack-problem-whole = { $file }: { $reason }

## Files

pack-problem-no-such-file = there is no such file or folder.
pack-problem-no-package = the package “{ $package }”, where it should be, is not installed.
pack-problem-same-name = another pack has this name already.
pack-problem-same-pack = it plays exactly like the pack “{ $other }”, and only its words differ: one of them is enough.
pack-problem-no-files = this folder holds no .toml file.
pack-problem-unreadable = this cannot be read.
pack-problem-too-large = this file is larger than { $most } MB, too large for a pack.
pack-problem-not-utf8 = this file is not UTF-8 text.
pack-problem-bad-toml = line { $line }, column { $column } is not TOML (“{ $reason }”).
pack-problem-bad-toml-somewhere = this is not TOML (“{ $reason }”).
pack-problem-missing-table = the pack has no such table.
pack-problem-repeated-table = { $other } has this table already, and there can be only one.
pack-problem-unknown-table = there is no such table. Possible: { $allowed }.

## Values

pack-problem-missing-key = “{ $name }” is missing.
pack-problem-unknown-key = “{ $name }” has no meaning here. Possible: { $allowed }.
pack-problem-wrong-type = “{ $name }” cannot be { $given }; it takes { $expected ->
    [text] a text.
    [number] a whole number.
    [flag] true or false.
    [list] a list.
   *[table] a table.
}
pack-problem-out-of-range = “{ $name }” cannot be { $given }. Choose a number from { $least } to { $most }.
pack-problem-zero = “{ $name }” cannot be 0: that would do nothing.
pack-problem-empty = “{ $name }” is empty.
pack-problem-too-long = “{ $name }” has { $found } characters; { $most } is the most.
pack-problem-unprintable = “{ $name }” contains a line break or another character that cannot be printed.
pack-problem-bad-color = “{ $name }” cannot be “{ $given }”; write a colour as #rrggbb.
pack-problem-not-allowed = “{ $name }” cannot be “{ $given }”. Possible: { $allowed }.
pack-problem-not-true = “{ $name }” can only be true; leave it out otherwise.
pack-problem-bad-id = an id begins with a letter and consists of at most 40 small letters, digits and underscores.
pack-problem-reserved-id = “{ $given }” has a meaning of its own in a pack and cannot be an id.
pack-problem-repeated-id = { $other } has this id already.
pack-problem-source-without-note = something whose source is “{ $given }” says in “source_note” what comes from there.

## References and primitives

pack-problem-unknown-reference = “{ $name }” names “{ $given }”, but there is no { $table } with that id.
pack-problem-unknown-place = “{ $name }” names “{ $given }”, but there is no territory with that id. Also possible: { $allowed }.
pack-problem-unknown-primitive = { $kind ->
    [condition] there is no condition “{ $given }”.
    [cost] there is no cost “{ $given }”.
    [trigger] there is no trigger “{ $given }”.
    [steal] “{ $given }” cannot be stolen.
   *[effect] there is no effect “{ $given }”.
} Possible: { $allowed }.
pack-problem-not-one-primitive = every element of “{ $name }” says exactly one thing; here is one that says { $found }.
pack-problem-needs-rival = “{ $given }” is about a rival whom the player names, and needs “target = rival”.
pack-problem-nobody-named = “{ $given }” has “target = rival”, but the player names nobody here: the whole rule needs “target = rival”.
pack-problem-no-actor = there is no “actor” here, only in answers to something. Triggers with an actor: { $allowed }.
pack-problem-needs-actor = a card that answers (“trigger = { $given }”) has “target = actor”.
pack-problem-no-event = “event_at” needs something that has just happened. Triggers with a place: { $allowed }.
pack-problem-steals-from-self = nobody steals from themselves: “steal” needs another target.
pack-problem-for-the-user = “{ $given }” can only be for the player whose card it is: “target = self”.
pack-problem-nothing-to-negate = “negate” needs “trigger = targeted”.
pack-problem-no-move-to-end = “end_move” needs a move. Triggers with one: { $allowed }.
pack-problem-not-lasting = “{ $given }” happens once; a tile with “trigger = own” can only “modify” and “forbid”.

## Entries

pack-problem-half-common = “market2” and “associate” are both true or both false: a common resource has both.
pack-problem-not-harvestable = this resource can be harvested nowhere.
pack-problem-no-associate = this common resource has no associate.
pack-problem-not-common = “{ $given }” is not a common resource and has no associate.
pack-problem-not-one-resource = “{ $name }” holds exactly one resource, and 1 of it.
pack-problem-price-differs = “cost_gold” is { $given }, but “recruit_gold” in the rules is { $needed }: all associates cost the same.
pack-problem-not-a-city = “{ $given }” is not a city.
pack-problem-same-city = { $other } has this city already.
pack-problem-only-paid = this is paid in gold and goods alone: “pay” and nothing else.
pack-problem-only-resources = a delivery takes named resources alone, neither gold nor “any”.
pack-problem-needs-once = an artefact that somebody uses needs “once = turn” or “once = game”.
pack-problem-works-by-itself = “{ $name }” makes no sense with “trigger = { $given }”: such a tile works by itself.
pack-problem-quest-without-when = a quest that is kept needs “when”, such as the place where it is completed.
pack-problem-immediate-when = an immediate choice is made on the spot and cannot have “when”; an option can.
pack-problem-immediate-without-choice = an immediate choice needs at least two options.
pack-problem-immediate-without-way-out = an immediate choice needs an option that is always possible: without “cost”, “when” and “target = rivals_here”.
pack-problem-no-first-part = no quest has this sequel.
pack-problem-several-first-parts = more than one quest has this sequel: { $given }.

## The map

pack-problem-one-way = { $name ->
    [land] the road to “{ $given }” does not lead back: it is missing there.
   *[sea] the sea route to “{ $given }” does not lead back: it is missing there.
}
pack-problem-repeated-neighbour = “{ $name }” names “{ $given }” more than once.
pack-problem-own-neighbour = “{ $name }” names the territory itself.
pack-problem-linked-twice = there is a road and a sea route to “{ $given }”; one of them is enough.
pack-problem-wrong-shore = { $name ->
    [land] there is a road to “{ $given }”, which is on another island: only “sea” leads there.
   *[sea] there is a sea route to “{ $given }”, which is on the same island: only “land” leads there.
}
pack-problem-empty-island = no territory is on this island.
pack-problem-island-in-pieces = this island is not in one piece: by land, one cannot get to { $given }.
pack-problem-unreachable = this territory cannot be reached, neither by land nor by sea.

## Counts

pack-problem-wrong-count = “{ $given }” is declared as { $declared }, but there are { $found }.
pack-problem-too-few = { $players } players need { $needed } of “{ $given }”, but there are { $found }.
pack-problem-too-many = { $given ->
    [territory] there are { $found } territories; { $most } is the most.
   *[face] there are { $found } different cards and tiles; { $most } is the most.
}
