# Looking back: a game that is over, and how well the chances hold that are told.

## Review

error-review-unfinished = This game is not over yet. It can be reviewed once somebody has won; until then, replay tells its story.
error-not-judged = Nobody can say yet how likely each side wins in the game { $game }. There is a judge for: { $allowed }.
