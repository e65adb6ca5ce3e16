# The tools: simulate, replay, verify, cards, bench.

## Numbers

whole = { $whole }
decimal = { $whole }.{ $part }
percent = { $number }%

## Simulate

simulate-progress = Playing
simulate-games = Games: { $games }, finished: { $finished }
simulate-called-off = Called off at the { $game ->
    [karanor] round limit
   *[other] turn limit
}: { $count }
simulate-shared = Won by several at once: { $count }
simulate-decisions = Decisions: { $decisions }, of which { $real } with two or more options
simulate-turns = Turns in a game: mean { $mean }, median { $median }, from { $least } to { $most }
simulate-rounds = Rounds in a game: mean { $mean }, median { $median }, from { $least } to { $most }
simulate-seats = Wins by seat
simulate-order = Wins by turn order
simulate-place = no. { $number }
simulate-with-players = With { $players } players, median length { $median }
simulate-teams = Wins by team
simulate-team = seats { $first } and { $second }
simulate-bots = Wins by bot
simulate-how = Of the games that ended. Intervals are by deal; a fair share is what each would have if all were equally good.
simulate-title-set = set
simulate-title-median = median length
simulate-title-begins = who begins wins
simulate-title-bot-wins = { $bot } wins
simulate-title-called-off = called off
simulate-sets-how = A game counts for each of its sets. Who wins with what is told by a study: { $command }
simulate-rows = Rows of { $count ->
    [one] 1 game
   *[other] { $count } games
} written to { $file }
simulate-trades = Trades: { $trades } ({ $trades_per_game } a game), offers: { $offers } ({ $offers_per_game } a game), of which accepted: { $percent }
simulate-gold-left = Gold left, median of the { $who ->
    [winners] winners
   *[losers] losers
}: { $median }
simulate-rotation = Every deal is played { $count } times, the bots one seat further each time.
simulate-paired = Positions whose view was compared with that of another possible world: { $count }
simulate-violations = Violations: { $count }
simulate-violation = {"  "}game { $game }, { $what }
simulate-bot-errors = Errors of bots: { $count }
simulate-bot-error = {"  "}game { $game }, { $bot } on seat { $seat }, pick { $pick }: { $what }
simulate-unfinished = {"  "}game { $game } did not end
simulate-again = To play that game again: { $command }
simulate-seconds = Time: { $seconds } s

error-other-pack = This game is played with another content pack ({ $wanted }) than those at hand: { $allowed }. Install its pack, or name its folder with --pack.
error-faulty-pack = The content pack { $pack } is installed, but cannot be played with: { $reason }
error-no-other-packs = The game { $game } has no content packs, and none called { $pack }.
error-not-of-game = { $option } does not go with the game { $game }. Leave it out.

## Lab

faults-progress = Simulating
faults-schedule = Schedule { $seed }
faults-schedules = Schedules: { $count }, { $pace } a minute
faults-crashes = Crashes of the server: { $crashes } (of them only believed dead, and taken over: { $takeovers }), failed commits of the disk: { $failures }
faults-moves = Messages of people: { $messages }, of which acknowledged: { $acknowledged }; records stored: { $stored }
faults-violation = {"  "}schedule { $seed }: { $what }
faults-again = To see that schedule step by step: { $command }

## Train

train-learned = Generation { $generation }: { $positions } positions, loss { $loss }, after { $seconds } s
train-written = Weights written to { $file }

## Replay

replay-over = The whole game: { $picks ->
    [one] 1 pick
   *[other] { $picks } picks
}
replay-going-on = The game so far: { $picks ->
    [one] 1 pick
   *[other] { $picks } picks
}
replay-step = The table after { $picks ->
    [one] 1 pick
   *[other] { $picks } picks
} of { $all }
replay-hand = { $name }, hand

error-unknown-seat = There is no seat “{ $seat }” in this game. Give a number from 1 to { $most }, or all.
error-seat-all-too-early = This game is not over, so not all cards can be shown yet. Choose the seat to look from, 1 to { $most }.

## Verify

verify-whole = Verified: { $picks ->
    [one] 1 pick replays
   *[other] { $picks } picks replay
} to the same game ({ $checked ->
    [one] 1 state
   *[other] { $checked } states
} compared).
verify-broken = Broken from pick { $pick } of { $picks } on: replayed by these rules, the game goes another way.
verify-carried = { $picks ->
    [one] One pick
   *[other] { $picks } picks
} before that went by older rules: nobody can prove those any more.
verify-step-terms = The commitments are for this game, these rules and options, and these seats: { $seats }.
verify-step-server = The server’s key is the one it had committed to.
verify-step-numbers = { $people ->
    [0] Nobody but the server had a number to add: only bots sat there.
    [one] The number of the one person is the one they had committed to.
   *[other] The numbers of all { $people } people are those they had committed to.
}
verify-step-key = The key of the game is made of all these, and of nothing else.
verify-step-draws = Worked out anew from that key: { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
}, { $others ->
    [0] no other draw.
    [one] 1 die or card at random.
   *[other] { $others } dice and cards at random.
}
verify-step-withdrawn = { $count ->
    [0] No deal of this table was withdrawn before.
    [one] One deal of this table was withdrawn before:
   *[other] { $count } deals of this table were withdrawn before:
}
verify-withdrawn = { $step ->
    [commit] deal { $number } ({ $seats }), for want of a commitment: { $names }
    [renewed] deal { $number } ({ $seats }): the server was renewed in the middle of it
   *[reveal] deal { $number } ({ $seats }), for want of the right number: { $names }
}
verify-step-fingerprint = { $is ->
    [same] The fingerprint of all commitments is the one you noted: { $fingerprint }
   *[unknown] The fingerprint of all commitments: { $fingerprint }
}
verify-claim = { $claim ->
    [fair] Fair, as you noted the fingerprint before the deal and your page drew one of the numbers: nobody can have chosen this key, not even who ran the server.
    [follows] The key follows from the commitments. Whether they were made before the deal only they can say who noted the fingerprint then; compare it with --fingerprint.
    [old] Complete and consistent. Whether it was fair cannot be proven: of old nobody had to commit to their number, and whoever saw the others’ could choose theirs.
   *[unbound] Complete and consistent. Whether it was fair cannot be proven: the file does not say where its key comes from.
}
verify-unfair = Not fair: { $why ->
    [terms] the commitments in this file are not for this game, with these rules, options and seats.
    [nonces] a number is missing in this file, or is not the one that was committed to.
    [commitment] the key in this file is not the one that the server had committed to.
    [mix] the game was not played with the key that the server’s key and the seats’ numbers make.
    [noted] the hash shown before this game is { $shown }, not the one you noted.
    [fingerprint] the fingerprint of these commitments is { $shown }, not the one you noted.
   *[draw] draw { $draw } is not what the key gives.
}

## Cards

card-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
cards-game = Dale of Merchants { $game }
cards-guests = Sets of other packages
cards-ratings = From 0 to { $most }: complexity { $complexity }, interaction { $interaction }, nastiness { $nastiness }, luck { $luck }
cards-kind = { $kind } ({ $count })
cards-kind-commerces = Commerces
cards-kind-quests = Quests
cards-kind-sequels = Sequels
cards-kind-deliveries = Deliveries
cards-kind-black-market = Black market
cards-kind-artefacts = Artefacts
cards-kind-insignia = Insignia
cards-kind-associates = Associates
cards-kind-histories = Histories
cards-kind-origin-cities = Origin cities
cards-kind-territories = Territories
cards-kind-islands = Islands
cards-kind-resources = Goods
cards-entry = { $name } [{ $id }]
error-unknown-card = There is no card called “{ $given }”. All of them are listed by { $command }.
coverage-set = set
coverage-kind = kind
coverage-card = card
coverage-script = script
coverage-scenarios = tests
coverage-en = English
coverage-fr = French
coverage-drawn = drawn
coverage-used = used
coverage-rulings = rulings
coverage-complete = complete
coverage-yes = yes
coverage-no = no
coverage-unknown = unknown
coverage-total = Cards: { $total }, complete: { $complete }
coverage-no-archive = No stored game was played with this content, so nobody knows how often each card came up.
coverage-no-tree = Tests and rulings can only be counted in the source tree of Comptoir.

## Bench

bench-what = figure
bench-measured = measured
bench-target = target
bench-met = reached
bench-yes = yes
bench-no = no
bench-real-decisions-per-kyard = real decisions per 1000 yardstick steps, { $game ->
        [dale] all sets
       *[other] 4 players
    }
bench-game-1-decisions-per-kyard = the same with the sets of game 1
bench-clone-us = copy between actions, µs
bench-clone-mid-us = copy in the middle of an action, µs
bench-clone-answer-mid-us = copy and one answer in the middle, µs
bench-imagine-us = imagine a world, ready to be asked, µs
bench-games-per-s = random games to the end per second
bench-save = saved game, bytes
    .target = at most 2000 + 8 per pick
bench-save-size = { $bytes } ({ $picks } picks)
bench-yard = Yardstick: { $steps } steps per second
bench-scaled = Copies on a machine of { $steps } steps per second: { $clone }, { $mid } and { $answer } µs
bench-build = Build of the engine: { $build }
bench-games = Random games to the end: { $games } per second
bench-untargeted = –
bench-decisions = Random play: { $decisions } decisions per second, of which { $real } with two or more options
bench-hash-us = Hash of a state: { $time } µs
bench-view-us = View of a seat: { $time } µs
bench-greedy-us = Decision of a greedy bot: { $time } µs
bench-load-us = Loading a saved game: { $time } µs
bench-save-parts = Saved game: { $base } bytes at the start, { $pick } more for each pick
bench-positions = Positions measured: { $still } between actions, { $mid } in the middle of one
bench-at-least = at least { $target }
bench-at-most = at most { $target }
bench-unmeasured = not told by this system
bench-server-picks-per-s = picks per second at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $sockets } connections
bench-server-p99-ms = from a pick until all seats see it, 99 of 100 within, ms
bench-server-own-p95-ms = until its own seat sees it, 95 of 100 within, ms
bench-server-most-picks-per-s = picks per second when everybody hurries
bench-server-pick-ms = time of the processor for each pick, ms
bench-server-errors = errors
bench-server-lost-picks = picks lost when the server was killed
bench-server-rss-mb = most memory of the server, MB
bench-server-start-s = from the start until it listens, s
bench-server-resume-s = from the start after the kill until everybody is back, s
bench-server-takeover-s = from the kill of one process until everybody is back at the others, s
bench-server-rolling-p99-ms = a pick while each process stops and starts again, 99 of 100 within, ms
bench-server-begins = Opening { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and playing at all of them; this takes about { $seconds } seconds.
bench-server-meant-for = The targets are meant for { $tables } tables, { $sockets } connections and { $rate } picks per second.
bench-server-usual = Half of the picks reached all seats within { $last } ms and their own within { $own } ms; the slowest took { $most } ms.
bench-server-trades = Among the picks: { $offers } offers made, { $accepted } accepted.
bench-server-hurry = When everybody hurries: { $rate } picks per second
bench-server-cpu = The server used { $percent } of one core.
bench-server-late = The players of this test were themselves up to { $late } ms late (99 of 100).
bench-server-resumed = After the kill the server listened again in { $start } s and had read { $picks } picks when everybody was back.
bench-server-shared = { $processes ->
    [one] One process
   *[other] { $processes } processes
} with PostgreSQL: { $own } ms of the processor for each pick, and { $database } ms in the database.
bench-server-error = { $kind }: { $count }
error-bench-server-failed = The server to be measured did not do its part ({ $reason }). See whether { $command } works by itself.
error-bench-store = --store { $value }: there is no such store. Known are: { $known }.
error-bench-alone = A folder belongs to one process. For { $processes } of them say --store { $known }.
error-no-postgresql = PostgreSQL is not installed here. On Debian and Ubuntu: { $command }
error-postgresql-failed = PostgreSQL did not start: { $reason }
several-open = Tables are open at { $address }. Ctrl+C stops everything.
several-database = The database is { $address }
several-part = { $name }: port { $port }, process { $pid }, log { $log }
error-no-caddy = Caddy is not installed here. On Debian and Ubuntu: { $command }
error-part-failed = { $name } did not start: { $reason }
bench-idle-rss-mb = memory of the server with { $sockets } people who only sit there, MB
bench-idle-lost = of them the server has hung up on
bench-idle-parts = { $empty } MB when it was empty, { $tables } MB when all had sat down; each socket takes { $kb } kB.
error-bench-files = This machine lets a program open { $most } files, and { $needed } are needed. Measure fewer sockets with --sockets, or allow more with ulimit -n.
error-bench-no-picks = Not a single pick came through, so there is nothing to measure. Give it more time with --seconds.

## Help on the command line

help-simulate = Let bots play many games and count what comes of it.
help-simulate-players = How many seats: 2, 3 or 4 (up to 6 in Karanor), or a range such as 2..4 that games cycle through. Default: 2, or 4 with --teams; 3 in Karanor.
help-simulate-sets = Animalfolk sets, one more than players (4 in teams), separated by commas; or random for a new mix each game; or a mix: game1, game2, game3, beginner, peaceful, nasty, lucky, cunning. Default: random.
help-simulate-first-player = The seat that begins, from 1. Default: seat 1, in Karanor another one each time, by lot.
help-simulate-games = How many games.
help-simulate-seed = The same seed gives the same games.
help-simulate-bots = Kinds of bots, separated by commas: random, a level such as medium or expert, greedy, first (the greedy ones as they were at first). They take the seats in turn, one seat further each game.
help-simulate-code = A bot of your own: my_bot.py, or my_bot.py:MyBot if the file has several; a class that is made from dice. It is called by the name of its class and takes part without being named. Can be given several times. A game in which it fails ends there, and is told with its traceback. Nothing stops one that thinks for ever: comptoir arena does, after --net seconds.
help-simulate-check = Check every promise of the engine on the way; slow.
help-simulate-first = The number of the first game, to play one of them again.
help-simulate-rows = Also write a row for each game, with the columns of a study: FILE.parquet or FILE.csv. An older file of that name is replaced when all games are played.
help-simulate-workers = How many processes. Default: one for each core.
help-replay = Tell the story of a saved game, or show the table at one moment of it.
help-replay-step = Show the table after that many picks.
help-replay-names = The names of the players by seat, separated by commas.
help-replay-seat = Whose eyes to look through: a number from 1, or all once the game is over.
help-verify = Check that a saved game is undamaged, still leads to the same end and, if played at a server’s table, what it proves of how the cards were dealt.
help-verify-commitment = The server’s commitment that you noted before the game, to compare with the file’s.
help-verify-fingerprint = The fingerprint of the deal that you noted before the game, to compare with the file’s.
help-cards = List what a game is played with: sets, cards and their texts.
help-cards-of = The game whose cards to list.
help-cards-card = Only this card, whole.
help-cards-set = Only the cards of this set.
help-cards-game = Only the sets of this game: 1, 2 or 3.
help-cards-coverage = Show how complete each card is: script, tests, texts, rulings; in Karanor: how often it was drawn and used in the games of the archive, texts.
help-lab = Experiments on the house itself.
help-lab-faults = Put a simulated server through crashes, failing disks and bad lines, and check what it promises.
help-lab-faults-schedules = How many schedules.
help-lab-faults-seed = The number of the first schedule. The same number gives the same schedule.
help-lab-faults-trace = Print all that happens, in order.
help-lab-train = Learn from games between bots what a position is worth: for levels that look ahead, hints and reviews.
help-lab-train-game = The game to learn.
help-lab-train-games = How many games each generation plays.
help-lab-train-generations = How many generations. From the second on, those who can play with what the one before has learned.
help-lab-train-seed = A number. The same number gives the same games and the same weights.
help-lab-train-out = The file to write the weights to. Without one: the file that comes with the game.
help-bench = Measure how fast the engine is on this machine.
help-bench-game = The game to measure.
help-bench-rounds = How many rounds of random play.
help-bench-seconds = How long each round lasts, in seconds.
help-bench-games = How many games to take positions from. Default: 40, or 8 in Karanor, where they are long.
help-bench-both = Measure the plain build and the compiled one, one after the other.
help-bench-idle = Measure what people cost a server who only sit there.
help-bench-idle-sockets = How many of them.
help-bench-idle-seconds = How long they sit there, in seconds.
help-bench-server = Measure how a server bears many tables: it is started, played on, killed and started again.
help-bench-server-tables = How many tables.
help-bench-server-seats = How many persons at each table.
help-bench-server-rate = How many picks per second at all tables together.
help-bench-server-seconds = How long picks are timed, in seconds.
help-bench-server-processes = How many processes serve the tables; more than one share a database, and one of them is killed.
help-bench-server-store = Where tables are kept: sqlite, or postgresql, of which one is started for this.
help-name-file = FILE
help-name-folder = FOLDER
help-name-game = GAME
help-name-card = CARD
help-name-command = COMMAND
help-name-args = ARGS
help-file = The file of a saved game.
help-json = Print JSON for programs.
