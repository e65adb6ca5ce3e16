# The end page: looking back at a game.

web-review = What turned the game?
web-review-about = How likely each side was to win, turn by turn with all cards open; and the decisions that cost most, judged by what their player could know then.
web-review-ask = Look back at the game
web-review-asking = Looking back…
web-review-wait = Every decision is weighed again. This takes a few seconds.
web-review-failed = The review could not be fetched. Try again in a moment.
web-review-done = { $count ->
        [0] No decision cost enough to be told.
        [one] One turning point.
       *[other] { $count } turning points.
    }
web-review-curve = Chances over time
web-review-curve-said = A picture of the chances over time. { $sides }
web-review-curve-side = { $name } goes from { $first }% to { $last }%.
web-review-chance = { $chance }%
web-review-end = End
web-review-turn = Turn { $turn }: { $name }
web-review-picked = Picked:
web-review-better = Better:
web-review-why = To { $name }:
web-review-see = See turning point { $number } in the replay
