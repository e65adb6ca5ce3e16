# The atlas: our own studies of both games, and what they came to.

atlas-played = { $study }: games played: { $games }; errors: { $errors }
atlas-written = Written: { $folder } (files: { $files })

atlas-title = Atlas
atlas-title-dale-2 = Dale, two players, every two sets
atlas-title-dale-2-hard = Dale, two players, hard bots
atlas-title-dale-3 = Dale, three players
atlas-title-dale-4 = Dale, four players
atlas-title-dale-teams = Dale, teams
atlas-title-karanor = Karanor, two to six merchants

atlas-page = A page of the [atlas]({ $index }), written by { $command } from the stored study { $study }.
atlas-about = How the 18 sets of La Vallée des Marchands balance, over all pairs for two players and in draws for three, four and teams, and what the economy of Marchands de Karanor is like for every number of merchants. Bots of one level play all of it, so what a page shows comes from the game, the order of play and the cards, not from who plays better.
atlas-by-hand = **[What surprises]({ $page })**, and what it does not show.
atlas-pages = Pages
atlas-over-all = Every page begins with what stands out at its tables.
atlas-over-all-families = At every table who bought more of these sets than the average of their table won { $more ->
    [yes] more
   *[no] less
} often than who bought fewer: { $sets }.
atlas-over-all-sets = At every table games are { $more ->
    [yes] longer
   *[no] shorter
} with these sets than without them: { $sets }.
atlas-over-all-page = { $page }: { $what }
atlas-families = Who wins with what, at every table
atlas-families-how = How much more often, in points of a hundred, seats won that bought more of a set than the average of their table than seats that bought fewer, with 95% intervals. Losers may buy more cards altogether: compare sets with each other rather than with zero. A star: it holds among all sets of that study (Holm, 5%).
atlas-sets = Length of games with a set, at every table
atlas-sets-how = How many turns longer games with a set are than those without it, with 95% intervals. A star: it holds among all figures of the sets of that study (Holm, 5%).
atlas-interval = { $low } to { $high }
atlas-how = How it was made
atlas-how-made = By { $command }: it plays the studies that are in the package (`lab/atlas/*.toml`), keeps their rows in a folder, and writes these pages from them. Where the rows are stored already it plays nothing. The same version, build and sources give the same rows.
atlas-how-bots = These are games of bots. They show what happens between players of that strength who do not talk, bluff or learn from each other; other players may find what these bots overlook. That winners bought something more often does not say that it made them win.

atlas-column-page = page
atlas-column-table = table
atlas-column-bots = bots
atlas-column-games = games
atlas-column-length = length, in turns or rounds
atlas-column-first = first player wins
atlas-column-fair = fair
atlas-column-set = set
atlas-column-seed = seed
atlas-column-version = Comptoir
atlas-column-build = build
atlas-column-sources = sources

help-lab-atlas = Play our studies of both games, unless they are stored already, and write the pages of the atlas.
help-lab-atlas-studies = The folder in which the studies are kept, each in a folder of its name. What is missing there is played.
help-lab-atlas-scale = So many times the usual number of games, such as 0.1. Stored studies must have been played with the same.
help-lab-atlas-to = The folder to write the pages to. Default: docs/atlas.
