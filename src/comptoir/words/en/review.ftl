# Looking back: a game that is over, and how well the chances hold that are told.

## Review

review-progress = Looking back
review-curve = How likely each side was to win, in { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
review-from-to = from { $first } to { $last }
review-points = { $count ->
    [0] No turning point: nothing that was decided cost anything worth telling.
    [one] The turning point, out of { $decisions } decisions
   *[other] The { $count } turning points, out of { $decisions } decisions
}
review-point = { $number }. Turn { $turn }, { $name }: “{ $picked }”, { $chance } to win. Better: “{ $better }”, { $better_chance }.
review-why = To { $name }: { $why }

error-review-unfinished = This game is not over yet. It can be reviewed once somebody has won; until then, replay tells its story.
error-not-judged = Nobody can say yet how likely each side wins in the game { $game }. There is a judge for: { $allowed }.

help-review = Look back at a game that is over: how the chances went, its three turning points, and what would have been better.
help-review-seat = Only the decisions of that seat: a number from 1, or all.

## Calibration

calibrate-progress = Playing
calibrate-table = { $table }: { $positions } positions of { $games } games, calibration error { $error } ({ $low } – { $high })
calibrate-titles-predicted = predicted
calibrate-titles-observed = observed
calibrate-titles-count = chances told
calibrate-learned = { $table }: chances are now told { $sharpness } times as decidedly as the weights say. Measure it with another seed.
calibrate-written = Written: { $file }
calibration-title = Calibration
calibration-about = When a side is said to win with a chance of 70%, does it win 70 times out of 100? This page compares the chances that hints and reviews tell with what came of them, for each game and number of players. It is written by { $command }; what each table gives again is said below it.
calibration-how = Levels play, drawn by lot for each seat. Every turn or round of their games is a position; how likely each side is said to win there, with all cards open, is sorted into ten bins and compared with how often those sides won. The calibration error is how far predicted and observed lie apart, on average over all chances told. How decidedly chances are told was learned from games of another seed (--learn). The interval of 95% is by game, since the positions of a game have their end in common.
calibration-again = Played by { $bots }. The same again: { $command }
calibration-made-by = Comptoir { $version }, rules and bots { $sources }

help-lab-calibrate = Compare how likely sides are said to win with how often they do, in games between the levels.
help-lab-calibrate-game = The game. Without one: all games and tables, and the page docs/calibration.md is written.
help-lab-calibrate-games = How many games at each table, at least.
help-lab-calibrate-positions = Games are played until they have had so many positions.
help-lab-calibrate-players = How many players: a number, or a range such as 2..4. Without it: every table of the game.
help-lab-calibrate-bots = The kinds of bots that play, separated by commas. Without them: all levels.
help-lab-calibrate-seed = A number. The same number gives the same games.
help-lab-calibrate-learn = Learn from these games how decidedly chances are to be told, and write it to the weights; no page is written then.
help-lab-calibrate-to = The folder to write the page to, if not among the documents.
