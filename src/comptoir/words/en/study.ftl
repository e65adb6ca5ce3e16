# Studies: many games by design, and a row for each of them.

study-cells = Cells: { $cells }{ $before ->
    [0] {""}
   *[other] ; games played before: { $before }
}
study-error = {"  "}game { $game }, { $what }
study-written = Written to { $folder }: { $files }
study-saved = Game { $number } is saved in { $file }. To look at it: { $command } { $file }
arena-title-game = game

error-study-needs-polars = Rows are written in tables by polars. Install it: pip install { $package }
error-study-not-read = { $file } cannot be read ({ $reason }). Give a file in TOML that says what is to be played, or the folder of a study.
error-study-not-toml = { $file } is not valid TOML: look at line { $line }.
error-study-unknown-key = A study has no “{ $key }”. Possible: { $allowed }. What varies stands under [factors].
error-study-no-factors = The study has no factors. Write what is to vary under [factors], such as players = [2, 3].
error-study-rules-table = The rules are a table of switches. Write [factors.rules], and below it such as overpay = [“strict”, “free”], with straight quotes.
error-study-unknown-factor = { $game } has no factor “{ $factor }”. Possible: { $allowed }.
error-study-names = { $factor } cannot be “{ $value }”. Write names: one, several with commas between them, or a list of them.
error-study-empty = There is nothing to play: { $factor } has no levels, or too few of them. Give at least one, or two sets for a design in pairs.
error-study-no-pairs = A design in pairs needs sets, and { $game } has none. Choose the design full or random.
error-study-pairs-of-games = A design in pairs is for one game. Name a single one under [factors].
error-study-too-many = That would be { $games } games in { $cells } cells; { $most } are possible. Ask for fewer games, or for fewer levels.
error-study-too-many-cells = All combinations would be { $cells } cells; { $most } are possible. Give fewer levels, or draw some of them with the design random.
error-study-foreign = { $folder } holds something else than a study. Name another folder with --out; one that does not exist is made.
error-study-of-another = { $folder } holds another study: { $what ->
    [study] it was asked for with other parameters.
    [options] its games begin otherwise, since a content pack has changed.
    [code] the code of a bot of your own has changed.
    [sources] the rules or the bots have changed since.
    [build] it is played with the other build of the engine, so times would not compare.
   *[other] it was made by another version of Comptoir.
} Give the same file as then, or another folder with --out.
error-study-not-written = { $file } cannot be written: { $why ->
    [full] the disk is full.
   *[other] { $reason }.
} Nothing is lost that was counted: make room or mend it, and give the same command again.
error-study-damaged = { $file } is damaged. Remove it to play its games again.
error-study-no-folder = { $folder } holds no study. Give the file that says what is to be played, or the folder of a study.
error-study-not-finished = The study in { $folder } has no tables yet. Play it to its end first.
error-study-no-game = There is no game { $number } in this study. Choose one from 0 to { $most }.
error-study-replay-differs = Game { $number } does not come to the same end any more: rules or bots have changed since, or one of them took too long.

help-study = Play many games by design and write a row for each game, seat and card, in Parquet and CSV. It goes on where it was stopped.
help-study-file = A file in TOML that says what is to be played, or the folder of a study to go on with.
help-study-out = The folder to write to. Default: named like the file, in this folder.
help-study-replay = Play nothing, but save this game of a study that was played: its number in the table of games.
help-study-to = With --replay: the file to save the game in. Default: game-NUMBER.json in the folder of the study.
