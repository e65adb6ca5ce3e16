# The arena: kinds of bots meet, and it is told how sure their strength is.

arena-title-bots = bots
arena-title-table = table
arena-title-games = games
arena-title-wins = wins
arena-title-share = share
arena-title-interval = 95% interval
arena-title-fair = fair
arena-title-times-fair = × fair
arena-title-bot = bot
arena-title-rating = rating
arena-title-choices = choices
arena-title-median = p50, ms
arena-title-most-of-them = p95, ms
arena-title-longest = most, ms
arena-pair = { $a } – { $b }
arena-table = { $teams ->
    [yes] teams
   *[no] { $players } players
}
arena-interval = { $low } – { $high }
arena-rating = { $mu } ± { $sigma }
arena-how = Wins are those of the first of the two. Intervals are by deal: each deal is played once with it on every side, with the same cards and dice.
arena-sides = With more than two seats it has one of them and the other kind the rest; in teams it has one team. A fair share is what it would win if both were equally good.
arena-no-ratings = There are no ratings without OpenSkill: pip install “{ $package }”
arena-trades = { $pair }, { $table }: { $trades } trades a game, { $percent } of the offers accepted
arena-errors = Errors: { $count }
arena-error = {"  "}{ $pair }, game { $game }, { $what }
arena-made-by = Comptoir { $version } ({ $build ->
    [compiled] compiled
   *[plain] plain
} build), seed { $seed }
arena-stopped = Stopped. The same command goes on from there: what was played is in { $file }.

ladder-title = The ladder
ladder-about = How strong our bots are, measured in { $games } games of mirrored deals. This page is written by { $command }, which gives the same shares again: only times differ.
ladder-picture = The share of wins of the first of the two in each pair, from 0 to 100%, with its 95% interval; the upright line is the fair share.
ladder-how = How to read it
ladder-first = { $bot } is the bot that never changes: whatever comes later is measured against it.
ladder-times = Times are milliseconds of the processor for a choice with two or more options, on one core: half of them, 95 of 100, and the longest. Ratings are OpenSkill’s, mu ± sigma.
ladder-written = Written: { $file }

error-not-with-ladder = { $option } does not go with --ladder, which plays all levels of all games. Leave it out.
error-only-with-ladder = { $option } goes with --ladder only. Leave it out, or add --ladder.
error-scale-range = The option --scale cannot be { $value }. Choose more than 0, up to { $most }; 1 is the usual size.
error-no-folder = There is no folder { $folder } to write to. Make it first, or name another one with --to.
error-bot-twice = The bot { $bot } is named twice. Name each kind once.
error-nobody-to-meet = There is nobody to meet ({ $bots }). Name at least two kinds with --bots, or the others with --against.
error-net-range = The option --net cannot be { $value }. Choose more than 0 seconds, up to { $most }.
error-results-not-read = The results in { $file } cannot be read ({ $reason }). Name another file with --resume.
error-results-not-written = Results cannot be written to { $file } ({ $reason }). Name another file with --resume.
error-results-foreign = { $file } holds no results of an arena. Name another file with --resume; one that does not exist is begun.
error-results-damaged = Line { $line } of { $file } is damaged, so nothing is added to it. Remove that line to play its game again, or begin another file.
error-results-of-another = { $file } holds the results of another campaign: { $what ->
    [seed] it was played with another seed.
    [meetings] other bots met there, or at other tables.
    [net] bots had more or less time there (--net).
    [code] the code of a bot given with --code has changed.
    [sources] the rules or the bots have changed since.
    [build] it was played with the other build of the engine, so times would not compare.
   *[other] it was written by another version of Comptoir.
} Give the same options as then, or begin another file.
error-code-form = “{ $given }” does not say where the bot is. Write the file, such as my_bot.py, or FILE:CLASS, such as my_bot.py:MyBot.
error-code-no-file = There is no file { $file }. Give the path of the file with your bot: --code my_bot.py.
error-code-which = { $count ->
    [0] { $file } has no bot: no class with a method choose(look).
   *[other] { $file } has several bots: { $allowed }. Say which one you mean: FILE:CLASS.
}
error-code-no-python = { $file } is no Python file. Its name must end in .py.
error-code-broken = { $file } cannot be loaded: { $reason }
error-code-no-class = There is no class { $name } in { $file }. Classes with a method choose: { $allowed }.
error-code-not-made = { $name } in { $file } cannot be made from dice: { $reason } A bot is made by { $name }(dice).
error-code-no-bot = { $name } in { $file } is no bot: it has no method choose(look).
error-code-name-taken = There is a bot called { $name } already (as there are: { $allowed }). Give your class another name.

error-rows-ending = The rows cannot be written to { $file }: the name must end in one of { $allowed }.
error-rows-no-folder = There is no folder { $folder } to write the rows to. Make it first, or name another file with --rows.
error-rows-not-written = The rows cannot be written to { $file } ({ $reason }). Name another file with --rows.

help-arena = Let kinds of bots meet and measure their strength: mirrored deals, shares with 95% intervals, ratings, times.
help-arena-bots = Kinds of bots, separated by commas; every two of them meet. With more than two seats the first of the two has one seat (in teams one team) and the other all the rest. Default: all levels.
help-arena-against = Kinds of bots that those of --bots meet, instead of each other.
help-arena-code = A bot of your own: my_bot.py, or my_bot.py:MyBot if the file has several; a class that is made from dice. It is called by the name of its class and takes part without being named. Can be given several times.
help-arena-games = How many games for each two that meet, rounded up to whole deals. Default: 400.
help-arena-players = How many seats: 2, 3 or 4 (up to 6 in Karanor); with a range such as 2..4 they meet at each of these tables. Default: 2, or 4 with --teams; 3 in Karanor.
help-arena-net = Seconds of the processor that a bot may take for a choice; if it takes longer, the next lower level picks, and it is an error.
help-arena-resume = A file that keeps each game as it is played. If it is there, the campaign goes on where it stopped.
help-arena-rows = Also write a row for each game, with the columns of a study: FILE.parquet or FILE.csv. The cell of a row is the pair that met, from 0; its number is what comptoir simulate plays again with --first.
help-arena-game = The game to be played. Default: dale.
help-arena-ladder = Play all levels of all games against their neighbours, against first, the middle one against the lowest and at bigger tables, and write a page with a picture: docs/ladder.md.
help-arena-scale = With --ladder: so many times the usual number of games, such as 0.1. Default: 1.
help-arena-to = With --ladder: the folder to write to. Default: docs in a clone, else this folder.
