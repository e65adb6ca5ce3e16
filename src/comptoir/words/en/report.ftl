# Reports: what the games of a study came to, on one page.

report-title = Report: { $study }
report-written = Written: { $page } and { $text }
report-counts = Games: { $games }; finished: { $finished }; counted here: { $counted }; errors: { $errors }.
report-game = { $games } games, { $deals } deals.
report-few = There are only { $deals } deals: most of what follows is chance. Look at the intervals, not at the figures.
report-empty = No game of this study can be counted: none of them was played to its end, or their rows cannot be believed. So there is nothing to tell but what was studied.
report-stands = What stands out
report-stands-how = Of each kind of figure those that are farthest from what would be expected, if they hold when all figures of their table are looked at together (Holm, 5%).
report-stands-nothing = Nothing stands out: no figure holds when all figures of its table are looked at together (Holm, 5%). That does not say that all is equal; more games see smaller differences.
report-finding-share = { $about }: wins { $figure } ({ $note }), where { $fair } would be fair.
report-finding-turns = { $about }: games with this set are { $more ->
    [yes] longer
   *[no] shorter
} than those without it, by { $figure } turns ({ $note }).
report-finding-first-wins = { $about }: with this set the first player wins { $figure } points of a hundred { $more ->
    [yes] more
   *[no] less
} often than without it ({ $note }).
report-finding-called-off = { $about }: with this set { $figure } games of a hundred { $more ->
    [yes] more
   *[no] fewer
} are called off than without it ({ $note }).
report-finding-families = { $about }: who bought more of it than the average of their table won { $figure } points of a hundred { $more ->
    [yes] more
   *[no] less
} often than who bought fewer ({ $note }).
report-finding-pairs = { $about }: with both in the game, who bought more of the first won { $figure } points of a hundred more often than who bought more of the second ({ $note }).
report-finding-cards = { $about }: its buyers won { $figure } points of a hundred { $more ->
    [yes] more
   *[no] less
} often than the average of their game ({ $note }).
report-held = With a star (*): not what would be expected, even when all figures of this table are looked at together (Holm, 5%).
report-missing = This study has no table { $table }: what needs it is left out.
report-fault-twice = Contradiction: { $games } games have a number that another one has too. They are left out of all figures.
report-fault-nobody = Contradiction: { $games } finished games were won by nobody, or by a seat that does not exist. They are left out of all figures.
report-fault-lacking = Contradiction: { $games } games lack something that every row has. They are left out of all figures.
report-fault-bots = Contradiction: { $games } games name more bots than players, or fewer. They are left out of all figures.
report-fault-seats = Contradiction: in { $games } games the rows of seats do not match the game. They are left out of all figures.
report-fault-cards = Contradiction: in { $games } games the rows of cards do not match the seats. They are left out of all figures.
report-fault-count = Contradiction: the table of games has { $games } rows, and study.json tells of another number. What is there is counted.
report-fault-another = Contradiction: a table was written by another study than the one study.json tells of. What is there is counted.

report-studied = What was studied
report-levels-more = { $levels } and { $left } more
report-design = Design: { $design }; cells: { $cells }; games wanted for each: { $games }; seed: { $seed }.
report-made-by = Played by Comptoir { $version } ({ $build ->
    [compiled] compiled
   *[other] plain
} build), sources { $sources }.

report-how = How to read it
report-how-wins = A victory that two share counts half for each; in teams both members win. The fair share is what a seat would win if all were equal.
report-how-intervals = Every figure has its n and its 95% interval. Games of the same cards and dice are one deal, and count together: shares have Wilson’s interval for as many independent seats as they are worth by the variance between deals; means, and differences within the study, have Student’s by deal, and differences of shares never less than Newcombe’s.
report-how-cards = That winners bought a card more often does not say that it made them win: who is ahead buys more of everything, and who buys late is still in the game.

report-note = { $low } to { $high }; n = { $n }
report-note-unsure = one deal; n = { $n }
report-p-small = < { $least }
report-place = { $place ->
    [1] first to play
   *[other] turn { $place } in order
}
report-side = Team { $side }
report-changed = { $section }: { $about }
report-holds = { $holds ->
    [yes] yes
   *[no] no
}

report-bots = Wins by bot
report-bots-how = The share of wins of each kind of bot, at each size of table.
report-order = Wins by order of play
report-order-how = Is it good to begin? The share of wins by place in the order of turns.
report-sides = Wins by team
report-sides-how = The share of wins of each team; the first team begins where the first seat does.
report-lengths = Length of games
report-lengths-how = In turns of all players together, or in rounds in Marchands de Karanor; choices are those with two options or more.
report-sets = Games with a set, and without it
report-sets-how = Games with each set against all others of this study at such a table: how long they are, how often the first player wins, how many are called off if any are, and what each is more or less than without the set. The longest come first.
report-doing = What winners do
report-doing-how = Means for each seat: of all, of winners, of the others, and the difference between those two.
report-trading = Offers accepted
report-trading-how = How many of the offers of a bot came true; n is offers.
report-rounds = Round by round
report-rounds-how = What winners and the others have as each round is over. Long games alone have the last rounds: their n is smaller.
report-families = Who wins with what
report-families-how = Seats that bought more cards of a set (in Karanor: of a kind) than the average of their table, and seats that bought fewer: their shares of wins, and the difference beyond the average of each game, in points of a hundred. Seats that bought just the average are left out. Winners may buy more cards altogether, or fewer: compare these figures with each other rather than with zero.
report-pairs = Pairs of sets
report-pairs-how = Where both sets are in the game: the share of wins of seats that bought more of the first, and of those that bought more of the second. The widest apart come first.
report-idle = Bought and never built
report-idle-how = Of the seats that bought a card, how many never built one; only where anything is built at all.
report-cards = Cards, bought early or late
report-cards-how = What seats that bought a card won beyond the average of their game, in points of a hundred: at any time, until the median turn of its first purchase (early), and after it (late). The best come first; the page shows both ends of the list, without cards that fewer than 20 seats bought where there are enough others.
report-times = Thinking times
report-times-how = Milliseconds of the processor for a choice. These are quantiles of all choices that were timed, not of a sample; they depend on the machine.
report-against = Against the study “{ $other }”
report-against-other = The other study is in { $folder }; games counted there: { $counted }.
report-against-nothing = These two studies have no figure in common.
report-against-how = Differences are this study less the other, with Newcombe’s interval; p is that of a z test of two proportions for wins and offers, and goes by the interval for all else, with n worth by deal, as if the studies had no deal in common. Sets and cards are in points beyond the average of their games. Of { $tests } tests { $holding } hold together (Holm, 5%). The smallest p come first.

report-short-bots = wins
report-short-order = wins
report-short-sides = wins
report-short-lengths = length
report-short-sets = length with and without
report-short-trading = offers accepted
report-short-families = buyers of
report-short-cards = card

report-wins-picture = Shares of wins with their 95% intervals; the dashed upright line is the fair share.
report-lengths-picture = How many games took so long, for each size of table.
report-rounds-picture = Means of winners (solid line, filled marks) and others (dashed line, open marks), with their 95% intervals as bands.
report-families-picture = The difference in wins between seats that bought more of it than the average of their table and those that bought fewer, with 95% intervals; right of the line, those who buy more win more often.
report-pairs-picture = Every set against every other where both are in the game: by how many points of a hundred seats that bought more of the set of the row won more often than seats that bought more of that of the column. Framed: the 95% interval leaves out zero, as it would in 5 of 100 squares by chance alone. A star: it holds among all of them (Holm).
report-cards-picture = Wins beyond the average of the game, with 95% intervals: bought early (filled circle) and late (open diamond).
report-against-picture = What differs most surely between the two studies, with 95% intervals; right of the line, this study has more.
report-axis-wins = wins, out of a hundred
report-axis-points = points of a hundred
report-axis-length = turns or rounds
report-axis-games = games
report-axis-round = round

report-column-factor = factor
report-column-levels = levels
report-column-players = table
report-column-bot = bot
report-column-place = order
report-column-side = team
report-column-what = what
report-column-round = round
report-column-family = set or kind
report-column-family-other = second set
report-column-card = card
report-column-share = wins
report-column-fair = fair
report-column-turns = length
report-column-choices = choices
report-column-called-off = called off
report-column-turns-apart = than without
report-column-first-wins = first player wins
report-column-first-wins-apart = than without
report-column-called-off-apart = than without
report-column-more = more than their table
report-column-fewer = fewer than their table
report-column-n = n
report-column-shortest = shortest
report-column-p5 = 5%
report-column-median = median
report-column-p95 = 95%
report-column-longest = longest
report-column-all = all
report-column-winners = winners
report-column-others = others
report-column-difference = difference
report-column-accepted = accepted
report-column-with = with
report-column-without = without
report-column-first = more of the first
report-column-second = more of the second
report-column-never-built = never built
report-column-any = at any time
report-column-early = early
report-column-late = late
report-column-figure = figure
report-column-this = this study
report-column-other = the other
report-column-p = p
report-column-holds = holds

report-what-stacks = stacks in the stall
report-what-bought = cards bought
report-what-played = techniques played
report-what-used = passives used
report-what-built = cards built
report-what-tossed = cards thrown away
report-what-inventories = inventory actions
report-what-gold = gold
report-what-prestige = prestige
report-what-income = income
report-what-shops = shops built
report-what-quests = quests completed
report-what-deliveries = deliveries made
report-what-black-market = black-market cards played
report-what-artefacts = artefacts held
report-what-associates = associates held
report-what-villas = villas bought
report-what-offers = offers made
report-what-offers-accepted = offers accepted
report-what-trades = trades
report-family-commerce = commerces
report-family-quest = quests
report-family-black-market = black market
report-family-artefact = artefacts
report-family-delivery = deliveries
report-family-associate = associates

error-report-no-study = { $folder } holds no study. Give the folder that comptoir study has written.
error-report-other-version = The study in { $folder } is of format { $version }, and this version of Comptoir reads format { $known }. Play it again, or read it with the version that wrote it.
error-report-damaged = { $file } is damaged, or its columns are not those of a study. Give the study to comptoir study once more: its tables are written anew.
error-report-needs = Reports need { $library }. Install it: pip install { $package }

help-report = Tell what a study came to: one page of HTML that stands alone, and the same as Markdown.
help-report-folder = The folder of a study that was played to its end.
help-report-against = The folder of another study: what differs between them, each with a test.
help-report-to = The folder to write to. Default: that of the study.
